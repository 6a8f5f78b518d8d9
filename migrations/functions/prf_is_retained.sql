CREATE OR REPLACE FUNCTION public.prf_is_retained()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.patient_id IS NULL THEN
          INSERT INTO prf_retention VALUES (NEW.id, (NEW.created_at + interval '8 years')::date);
        ELSE
          DELETE FROM prf_retention WHERE prf_id = NEW.id;
          UPDATE erasure SET state = 'withdrawn', decision_reason = 'The record was linked to a patient.'
          WHERE prf_id = NEW.id AND state IN ('listed', 'approved');
        END IF;
        RETURN NULL;
      END $function$
