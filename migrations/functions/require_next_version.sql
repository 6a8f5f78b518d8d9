CREATE OR REPLACE FUNCTION public.require_next_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.version IS DISTINCT FROM OLD.version + 1 THEN
          RAISE EXCEPTION 'version % of % cannot follow version %', NEW.version, TG_TABLE_NAME, OLD.version
            USING ERRCODE = 'serialization_failure';
        END IF;
        RETURN NEW;
      END $function$
