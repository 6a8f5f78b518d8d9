CREATE OR REPLACE FUNCTION public.shift_record_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM shift WHERE shift_id = OLD.shift_id AND ends_at >= now() - interval '6 years') THEN
          RAISE EXCEPTION 'what happened on a shift is kept for six years';
        END IF;
        RETURN OLD;
      END $function$
