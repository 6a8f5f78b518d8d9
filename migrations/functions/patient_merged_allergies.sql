CREATE OR REPLACE FUNCTION public.patient_merged_allergies(asked uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
      DECLARE
        person uuid := (SELECT coalesce(merged_into, patient_id) FROM patient WHERE patient_id = asked);
      BEGIN
        IF person = asked AND NOT EXISTS (SELECT FROM patient WHERE merged_into = asked) THEN
          RETURN NULL;
        END IF;
        RETURN (
          SELECT string_agg(p.allergies, E'\n' ORDER BY p.merged_into NULLS FIRST, p.patient_id)
          FROM patient p
          WHERE coalesce(p.merged_into, p.patient_id) = person AND p.patient_id <> asked AND p.allergies <> '');
      END $function$
