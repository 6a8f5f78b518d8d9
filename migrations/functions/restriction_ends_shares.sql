CREATE OR REPLACE FUNCTION public.restriction_ends_shares()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE record_share s SET ended_at = NEW.made_at
        WHERE s.ended_at IS NULL AND (s.prf_id = NEW.prf_id OR s.patient_id IN (
          SELECT other.patient_id FROM patient marked JOIN patient other
            ON coalesce(other.merged_into, other.patient_id) = coalesce(marked.merged_into, marked.patient_id)
          WHERE marked.patient_id = NEW.patient_id));
        RETURN NULL;
      END
      $function$
