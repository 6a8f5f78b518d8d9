CREATE OR REPLACE FUNCTION public.prf_load_for_save(actor uuid, wanted jsonb)
 RETURNS json
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  DECLARE
    ids uuid[] := ARRAY(SELECT (w->>'id')::uuid FROM jsonb_array_elements(wanted) w);
    found integer;
    missing uuid;
    result json;
  BEGIN
    PERFORM FROM prf WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found < cardinality(ids) THEN
      -- Rows that are still to be made have nothing to lock but their names.
      FOR missing IN
        SELECT i FROM unnest(ids) i WHERE NOT EXISTS (SELECT FROM prf WHERE id = i) ORDER BY i
      LOOP
        PERFORM pg_advisory_xact_lock(hashtextextended('prf ' || missing, 0));
      END LOOP;
      PERFORM FROM prf WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    END IF;
    SELECT json_agg(json_build_object(
      'id', w->>'id',
      'prf', CASE WHEN p.id IS NULL THEN NULL ELSE json_build_object(
        'customPrfId', p.custom_prf_id,
        'status', p.status,
        'version', p.version,
        'authorId', p.author_id,
        'eventId', p.event_id,
        'patientId', p.patient_id,
        'createdAt', p.created_at,
        'scoredFor', p.summary->'scoredFor',
        'isCrew', EXISTS (
          SELECT FROM prf_crew c JOIN staff_profile s ON s.staff_id = c.staff_id
          WHERE c.prf_id = p.id AND s.user_id = coalesce((w->>'actor')::uuid, actor)
        ),
        'hasWriteReason', EXISTS (
          SELECT FROM prf_write_reason r WHERE r.prf_id = p.id AND r.user_id = coalesce((w->>'actor')::uuid, actor)
        )
      ) END,
      'sections', (
        SELECT json_object_agg(s.section, json_build_object('version', s.version, 'data', s.data))
        FROM prf_section s WHERE s.prf_id = p.id
      ),
      'history', (
        SELECT json_agg(json_build_object(
          'section', v.section, 'version', v.version, 'paths', v.changed_paths,
          'authorId', v.author_id, 'at', v.recorded_at, 'commandId', v.command_id
        ) ORDER BY v.version)
        FROM (
          SELECT b->>0 AS section, min((b->>1)::integer) AS version
          FROM jsonb_array_elements(w->'bases') b GROUP BY 1
        ) oldest
        CROSS JOIN LATERAL (
          SELECT * FROM prf_section_version n
          WHERE n.prf_id = p.id AND n.section = oldest.section AND n.version > oldest.version OFFSET 0
        ) v
      ),
      'bases', (
        SELECT json_agg(json_build_object('section', v.section, 'version', v.version, 'data', v.data))
        FROM jsonb_array_elements(w->'bases') b
        CROSS JOIN LATERAL (
          SELECT * FROM prf_section_version n
          WHERE n.prf_id = p.id AND n.section = b->>0 AND n.version = (b->>1)::integer
            AND EXISTS (SELECT FROM prf_section s
                        WHERE s.prf_id = p.id AND s.section = b->>0 AND s.version > (b->>1)::integer)
          OFFSET 0
        ) v
      ),
      'known', (
        SELECT json_agg(json_build_object(
          'commandId', k.command_id, 'section', k.section, 'outcome', k.outcome,
          'version', k.version, 'conflictPaths', k.conflict_paths, 'bodyHash', encode(k.body_hash, 'hex')
        ))
        FROM prf_command k
        WHERE k.prf_id = p.id AND k.command_id = ANY (
          ARRAY(SELECT jsonb_array_elements_text(w->'commands')::uuid)
        )
      ),
      'alerts', (
        SELECT json_agg(json_build_object(
          'entryId', a.entry_id, 'revision', a.revision, 'total', a.total, 'band', a.band,
          'escalation', a.escalation, 'actionedAt', a.actioned_at, 'isActioned', a.actioned_at IS NOT NULL, 'isCleared', a.cleared_at IS NOT NULL, 'basis', a.basis, 'reasons', a.reasons, 'ruleVersion', a.rule_version, 'occurredAt', a.occurred_at
        ) ORDER BY a.entry_id, a.revision)
        FROM prf_alert a WHERE a.prf_id = p.id
      ),
      'patients', (
        SELECT json_agg(json_build_object('id', t.patient_id, 'dob', t.dob, 'estimatedAge', t.estimated_age, 'allergies', t.allergies, 'mergedAllergies', patient_merged_allergies(t.patient_id), 'mergedInto', t.merged_into, 'medications', t.medications))
        FROM patient t
        WHERE t.patient_id = p.patient_id OR t.patient_id = ANY (
          ARRAY(SELECT jsonb_array_elements_text(w->'patients')::uuid)
        )
      ),
      'events', (
        SELECT json_agg(json_build_object(
          'id', e.event_id, 'date', to_char(e.starts_at AT TIME ZONE e.time_zone, 'YYMMDD'), 'timeZone', e.time_zone
        ))
        FROM event e
        WHERE e.event_id = p.event_id OR e.event_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'events')::uuid))
      ),
      'staff', (
        SELECT json_agg(s.staff_id) FROM staff_profile s
        WHERE s.staff_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'staff')::uuid))
      )
    )) INTO result
    FROM jsonb_array_elements(wanted) w
    LEFT JOIN LATERAL (SELECT * FROM prf r WHERE r.id = (w->>'id')::uuid OFFSET 0) p ON true;
    RETURN coalesce(result, '[]'::json);
  END
  $function$
