CREATE OR REPLACE FUNCTION public.note_prf_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  BEGIN
    INSERT INTO change_pending (kind, entity_id, version, changed_at, is_deleted)
    SELECT 'prf', id, version, clock_timestamp(), TG_OP = 'DELETE' FROM noted;
    RETURN NULL;
  END
  $function$
