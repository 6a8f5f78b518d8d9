CREATE OR REPLACE FUNCTION public.quality_entry_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.written_at < now() - interval '10 years' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the quality register is only added to';
      END $function$
