CREATE OR REPLACE FUNCTION public.note_event_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  BEGIN
    INSERT INTO change_pending (kind, entity_id, version, changed_at, is_deleted)
    SELECT 'event', event_id, version, clock_timestamp(), TG_OP = 'DELETE' FROM noted;
    RETURN NULL;
  END
  $function$
