CREATE OR REPLACE FUNCTION public.prf_apply_save(actor uuid, at timestamp with time zone, decided jsonb)
 RETURNS json
 LANGUAGE plpgsql
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  DECLARE
    d jsonb;
    this_id uuid;
    hand uuid;
    candidate text;
    custom text;
    made jsonb := '{}';
    written prf_section_version[];
    step bigint;
    reached integer;
    stepped integer := 0;
    result json;
  BEGIN
    FOR d IN SELECT e FROM jsonb_array_elements(decided) e WHERE e ? 'create' LOOP
      this_id := (d->>'id')::uuid;
      hand := coalesce((d->>'actor')::uuid, actor);
      custom := NULL;
      FOR candidate IN SELECT jsonb_array_elements_text(d->'create'->'candidates') LOOP
        INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, version, created_at, updated_at,
                         section_states, missing_count, open_alert_count, summary, writer_ids)
        VALUES (this_id, candidate, (d->'head'->>'eventId')::uuid, (d->'head'->>'patientId')::uuid, hand,
                d->'head'->>'status', 1, at, at, d->'head'->'sectionStates',
                (d->'head'->>'missingCount')::integer, (d->'head'->>'openAlertCount')::integer, d->'head'->'summary',
                ARRAY[hand])
        ON CONFLICT ON CONSTRAINT prf_custom_prf_id_key DO NOTHING
        RETURNING custom_prf_id INTO custom;
        EXIT WHEN custom IS NOT NULL;
      END LOOP;
      IF custom IS NULL THEN
        RAISE EXCEPTION 'No PRF number is free' USING ERRCODE = 'PRF03';
      END IF;
      made := made || jsonb_build_object(d->>'id', custom);
    END LOOP;

    -- Who writes is said of each record: saves of several people may share a transaction.
    written := ARRAY(
      SELECT ROW(e->>'id', w.section, w.version, w.data, w.paths, coalesce((e->>'actor')::uuid, actor), at,
                 w.device_time, w.command_id)::prf_section_version
      FROM jsonb_array_elements(decided) e
      CROSS JOIN LATERAL jsonb_to_recordset(e->'writes') AS w (
        section text, version integer, data jsonb, paths text[], device_time timestamptz, command_id uuid
      )
    );
    INSERT INTO prf_section_version SELECT * FROM unnest(written);
    INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
    SELECT w.prf_id, w.section, 1, w.data, w.author_id, w.recorded_at FROM unnest(written) w WHERE w.version = 1;
    -- One version of a section at a time: nearly always a single round.
    FOR step IN
      SELECT DISTINCT row_number() OVER (PARTITION BY w.prf_id, w.section ORDER BY w.version)
      FROM unnest(written) w WHERE w.version > 1 ORDER BY 1
    LOOP
      UPDATE prf_section s
      SET version = n.version, data = n.data, updated_by = n.author_id, updated_at = n.recorded_at
      FROM (
        SELECT w.*, row_number() OVER (PARTITION BY w.prf_id, w.section ORDER BY w.version) AS place
        FROM unnest(written) w WHERE w.version > 1
      ) n
      WHERE n.place = step AND s.prf_id = n.prf_id AND s.section = n.section AND s.version = n.version - 1;
      GET DIAGNOSTICS reached = ROW_COUNT;
      stepped := stepped + reached;
    END LOOP;
    IF stepped < (SELECT count(*) FROM unnest(written) w WHERE w.version > 1) THEN
      RAISE EXCEPTION 'A section is not at the version that its next one follows' USING ERRCODE = '40001';
    END IF;

    INSERT INTO prf_command (prf_id, command_id, section, actor_id, outcome, version, conflict_paths, recorded_at, body_hash)
    SELECT (e->>'id')::uuid, x.id, x.section, coalesce((e->>'actor')::uuid, actor), x.outcome, x.version, x.paths, at, decode(x.body, 'hex')
    FROM jsonb_array_elements(decided) e
    CROSS JOIN LATERAL jsonb_to_recordset(e->'commands')
      AS x (id uuid, section text, outcome text, version integer, paths text[], body text);

    FOR d IN SELECT e FROM jsonb_array_elements(decided) e WHERE e ?| '{crew,alerts}' LOOP
      this_id := (d->>'id')::uuid;
      IF d ? 'crew' THEN
        DELETE FROM prf_crew WHERE prf_id = this_id
          AND NOT d->'crew' ? staff_id::text;
        INSERT INTO prf_crew (prf_id, staff_id)
        SELECT this_id, m::uuid FROM jsonb_array_elements_text(d->'crew') m
        ON CONFLICT DO NOTHING;
      END IF;
      IF d ? 'alerts' THEN
        INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, basis, reasons, rule_version, occurred_at, raised_at, cleared_at)
        SELECT this_id, x.entry_id, x.revision, x.total, x.band, coalesce(x.basis, 'score'), coalesce(x.reasons, '{}'), x.rule_version, x.occurred_at, at,
               CASE WHEN x.is_cleared THEN at END
        FROM jsonb_to_recordset(d->'alerts') AS x (
          entry_id uuid, revision integer, total integer, band text, basis text, reasons text[], rule_version text,
          occurred_at timestamptz, is_cleared boolean
        )
        ON CONFLICT ON CONSTRAINT prf_alert_pkey DO UPDATE SET
          total = excluded.total, band = excluded.band, basis = excluded.basis, reasons = excluded.reasons, rule_version = excluded.rule_version,
          occurred_at = excluded.occurred_at, cleared_at = excluded.cleared_at;
      END IF;
    END LOOP;

    WITH changed AS (
      UPDATE prf p SET
        event_id = (h.head->>'eventId')::uuid,
        patient_id = (h.head->>'patientId')::uuid,
        status = h.head->>'status',
        section_states = h.head->'sectionStates',
        missing_count = (h.head->>'missingCount')::integer,
        open_alert_count = (h.head->>'openAlertCount')::integer,
        summary = h.head->'summary',
        writer_ids = CASE WHEN h.hand = ANY (p.writer_ids) THEN p.writer_ids ELSE p.writer_ids || h.hand END,
        version = p.version + 1,
        updated_at = at
      FROM (
        SELECT (e->>'id')::uuid AS id, coalesce((e->>'actor')::uuid, actor) AS hand, e->'head' AS head
        FROM jsonb_array_elements(decided) e WHERE e ? 'head' AND NOT made ? (e->>'id')
      ) h
      WHERE p.id = h.id
      RETURNING p.id, p.custom_prf_id, p.version
    ), reached AS (
      SELECT id::text, custom_prf_id, version FROM changed
      UNION ALL
      SELECT key, value, 1 FROM jsonb_each_text(made)
    )
    SELECT json_agg(json_build_object('id', id, 'customPrfId', custom_prf_id, 'version', version)) INTO result FROM reached;
    RETURN coalesce(result, '[]'::json);
  END
  $function$
