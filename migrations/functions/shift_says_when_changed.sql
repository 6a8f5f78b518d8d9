CREATE OR REPLACE FUNCTION public.shift_says_when_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.changed_at IS NOT DISTINCT FROM OLD.changed_at THEN
          NEW.changed_at := now();
        END IF;
        RETURN NEW;
      END $function$
