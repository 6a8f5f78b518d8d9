CREATE OR REPLACE FUNCTION public.restriction_against(patient uuid, prf uuid, person uuid, moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        SELECT r.id
        FROM restriction r LEFT JOIN prf p ON p.id = $2
        WHERE r.ended_at IS NULL
          AND (r.prf_id = $2 OR EXISTS (
            SELECT FROM patient marked, patient asked
            WHERE marked.patient_id = r.patient_id AND asked.patient_id = coalesce($1, p.patient_id)
              AND coalesce(asked.merged_into, asked.patient_id) = coalesce(marked.merged_into, marked.patient_id)))
          AND NOT coalesce(p.author_id = $3 AND p.created_at < r.made_at
                           AND p.status IN ('draft', 'in_progress', 'awaiting_review'), false)
          AND NOT EXISTS (
            SELECT FROM restricted_access x
            WHERE x.restriction_id = r.id AND x.user_id = $3 AND x.until > $4)
        LIMIT 1
      $function$
