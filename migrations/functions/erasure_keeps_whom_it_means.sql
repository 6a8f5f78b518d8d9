CREATE OR REPLACE FUNCTION public.erasure_keeps_whom_it_means()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          RAISE EXCEPTION 'a ruling stays about whom it was made' USING ERRCODE = 'check_violation';
        END IF;
        PERFORM FROM patient p WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id
          ORDER BY p.patient_id FOR SHARE;
        NEW.ruled_patient_ids := ARRAY(
          SELECT p.patient_id FROM patient p
          WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id ORDER BY 1);
        RETURN NEW;
      END $function$
