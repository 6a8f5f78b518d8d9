CREATE OR REPLACE FUNCTION public.prf_check_amendment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        held text;
      BEGIN
        SELECT status INTO held FROM prf WHERE id = NEW.prf_id FOR SHARE;
        IF held IS NULL OR held NOT IN ('completed', 'amended') THEN
          RAISE EXCEPTION 'A PRF that is % is not amended', held USING ERRCODE = 'PRF02';
        END IF;
        IF NEW.revision <> (SELECT max(revision) + 1 FROM prf_signature WHERE prf_id = NEW.prf_id) THEN
          RAISE EXCEPTION 'A PRF is amended one revision at a time' USING ERRCODE = 'PRF02';
        END IF;
        NEW.transaction_id := pg_current_xact_id();
        RETURN NEW;
      END
      $function$
