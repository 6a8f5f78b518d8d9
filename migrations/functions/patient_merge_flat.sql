CREATE OR REPLACE FUNCTION public.patient_merge_flat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM FROM patient WHERE patient_id = NEW.merged_into AND merged_into IS NULL FOR UPDATE;
        IF NOT FOUND OR EXISTS (SELECT FROM patient WHERE merged_into = NEW.patient_id) THEN
          RAISE EXCEPTION 'merging % into % would make a chain', NEW.patient_id, NEW.merged_into
            USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_merge_flat';
        END IF;
        RETURN NEW;
      END $function$
