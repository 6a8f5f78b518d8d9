CREATE OR REPLACE FUNCTION public.refuse_restricted(entries audit_entry[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
      DECLARE hit record;
      BEGIN
        SELECT found.id, a.patient_id, a.prf_id INTO hit
        FROM unnest(entries) a
        CROSS JOIN LATERAL (
          SELECT restriction_against(a.patient_id, a.prf_id, a.actor_id, a.recorded_at) AS id OFFSET 0
        ) found
        WHERE NOT a.is_refusal AND a.actor_kind IN ('session', 'token') AND a.role IN ('admin', 'staff', 'client')
          AND a.action NOT IN ('RECORD_RESTRICTED', 'RECORD_UNRESTRICTED', 'RESTRICTED_OPENED', 'RESTRICTED_REVIEWED')
          AND found.id IS NOT NULL
        LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION 'the record is restricted' USING ERRCODE = 'SL001', DETAIL = json_build_object(
            'restrictionId', hit.id, 'patientId', hit.patient_id, 'prfId', hit.prf_id)::text;
        END IF;
      END $function$
