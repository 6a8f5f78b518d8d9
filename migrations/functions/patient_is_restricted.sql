CREATE OR REPLACE FUNCTION public.patient_is_restricted(patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        SELECT EXISTS (
          SELECT FROM restriction r
          JOIN patient marked ON marked.patient_id = r.patient_id
          JOIN patient asked ON asked.patient_id = $1
          WHERE r.ended_at IS NULL
            AND coalesce(asked.merged_into, asked.patient_id) = coalesce(marked.merged_into, marked.patient_id))
      $function$
