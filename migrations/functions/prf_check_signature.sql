CREATE OR REPLACE FUNCTION public.prf_check_signature()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.revision <> coalesce(prf_open_amendment(NEW.prf_id), 1) THEN
          RAISE EXCEPTION 'A PRF is completed by its signature, and signed again by its amendment' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $function$
