CREATE OR REPLACE FUNCTION public.breach_is_noted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
      DECLARE
        apart text[] := '{id,version,due_at,created_at,created_by,updated_at,updated_by}';
        before jsonb := CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) ELSE '{}' END;
      BEGIN
        INSERT INTO breach_change (breach_id, version, changed_at, changed_by, changes)
        SELECT NEW.id, NEW.version, NEW.updated_at, NEW.updated_by,
               jsonb_object_agg(n.key, jsonb_build_array(before -> n.key, n.value))
        FROM jsonb_each(to_jsonb(NEW) - apart) n
        WHERE coalesce(before -> n.key, 'null') <> n.value
        HAVING count(*) > 0;
        RETURN NULL;
      END $function$
