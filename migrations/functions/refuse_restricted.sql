CREATE OR REPLACE FUNCTION public.refuse_restricted(entries audit_entry[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
      DECLARE hit record;
      BEGIN
        SELECT r.id, a.patient_id, a.prf_id INTO hit
        FROM unnest(entries) a
        LEFT JOIN prf p ON p.id = a.prf_id
        CROSS JOIN restriction r
        WHERE NOT a.is_refusal AND a.actor_kind IN ('session', 'token') AND a.role IN ('admin', 'staff', 'client')
          AND a.action NOT IN ('RECORD_RESTRICTED', 'RECORD_UNRESTRICTED', 'RESTRICTED_OPENED', 'RESTRICTED_REVIEWED')
          AND r.ended_at IS NULL
          AND (r.prf_id = a.prf_id OR EXISTS (
            SELECT FROM patient marked, patient asked
            WHERE marked.patient_id = r.patient_id AND asked.patient_id = coalesce(a.patient_id, p.patient_id)
              AND coalesce(asked.merged_into, asked.patient_id) = coalesce(marked.merged_into, marked.patient_id)))
          AND NOT coalesce(p.author_id = a.actor_id AND p.created_at < r.made_at
                           AND p.status IN ('draft', 'in_progress', 'awaiting_review'), false)
          AND NOT EXISTS (
            SELECT FROM restricted_access x
            WHERE x.restriction_id = r.id AND x.user_id = a.actor_id AND x.until > a.recorded_at)
        LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION 'the record is restricted' USING ERRCODE = 'SL001', DETAIL = json_build_object(
            'restrictionId', hit.id, 'patientId', hit.patient_id, 'prfId', hit.prf_id)::text;
        END IF;
      END $function$
