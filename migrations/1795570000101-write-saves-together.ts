import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New records take the first of their numbers that is free; one at a time, because that is asked for each. */
const CREATE = `
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
    END LOOP;`;

/** Crew and alerts, which few saves change. */
const FOLLOWING = `
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
        INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, occurred_at, raised_at, cleared_at)
        SELECT this_id, x.entry_id, x.revision, x.total, x.band, x.rule_version, x.occurred_at, at,
               CASE WHEN x.is_cleared THEN at END
        FROM jsonb_to_recordset(d->'alerts') AS x (
          entry_id uuid, revision integer, total integer, band text, rule_version text,
          occurred_at timestamptz, is_cleared boolean
        )
        ON CONFLICT ON CONSTRAINT prf_alert_pkey DO UPDATE SET
          total = excluded.total, band = excluded.band, rule_version = excluded.rule_version,
          occurred_at = excluded.occurred_at, cleared_at = excluded.cleared_at;
      END IF;
    END LOOP;`;

const APPLY_TOGETHER = `
  CREATE OR REPLACE FUNCTION prf_apply_save(actor uuid, at timestamptz, decided jsonb) RETURNS json LANGUAGE plpgsql AS $$
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
  BEGIN${CREATE}

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

    INSERT INTO prf_command (prf_id, command_id, section, actor_id, outcome, version, conflict_paths, recorded_at)
    SELECT (e->>'id')::uuid, x.id, x.section, coalesce((e->>'actor')::uuid, actor), x.outcome, x.version, x.paths, at
    FROM jsonb_array_elements(decided) e
    CROSS JOIN LATERAL jsonb_to_recordset(e->'commands')
      AS x (id uuid, section text, outcome text, version integer, paths text[]);
${FOLLOWING}

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
  $$;
  -- By key, however few rows there were when a connection planned it: the planner takes every list in JSON for a hundred rows.
  ALTER FUNCTION prf_apply_save(uuid, timestamptz, jsonb) SET enable_hashjoin = off;
  ALTER FUNCTION prf_apply_save(uuid, timestamptz, jsonb) SET enable_mergejoin = off;
  ALTER FUNCTION prf_apply_save(uuid, timestamptz, jsonb) SET enable_seqscan = off;
  ALTER FUNCTION prf_apply_save(uuid, timestamptz, jsonb) SET plan_cache_mode = force_generic_plan`;

/** The same one record and one section after the other. */
const APPLY_ONE_BY_ONE = `
  CREATE OR REPLACE FUNCTION prf_apply_save(actor uuid, at timestamptz, decided jsonb) RETURNS json LANGUAGE plpgsql AS $$
  DECLARE
    d jsonb;
    w record;
    this_id uuid;
    candidate text;
    custom text;
    hand uuid;
    reached integer;
    result jsonb := '[]';
  BEGIN
    FOR d IN SELECT jsonb_array_elements(decided) LOOP
      this_id := (d->>'id')::uuid;
      hand := coalesce((d->>'actor')::uuid, actor);
      custom := NULL;
      IF d ? 'create' THEN
        FOR candidate IN SELECT jsonb_array_elements_text(d->'create'->'candidates') LOOP
          INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, version, created_at, updated_at,
                           section_states, missing_count, open_alert_count, summary, writer_ids)
          VALUES (this_id, candidate, (d->'head'->>'eventId')::uuid, (d->'head'->>'patientId')::uuid, hand,
                  d->'head'->>'status', 1, at, at, d->'head'->'sectionStates',
                  (d->'head'->>'missingCount')::integer, (d->'head'->>'openAlertCount')::integer, d->'head'->'summary',
                  ARRAY[hand])
          ON CONFLICT ON CONSTRAINT prf_custom_prf_id_key DO NOTHING
          RETURNING custom_prf_id, version INTO custom, reached;
          EXIT WHEN custom IS NOT NULL;
        END LOOP;
        IF custom IS NULL THEN
          RAISE EXCEPTION 'No PRF number is free' USING ERRCODE = 'PRF03';
        END IF;
      END IF;

      FOR w IN
        SELECT * FROM jsonb_to_recordset(d->'writes') AS x (
          section text, version integer, data jsonb, paths text[], device_time timestamptz, command_id uuid
        )
      LOOP
        IF w.version = 1 THEN
          INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
          VALUES (this_id, w.section, 1, w.data, hand, at);
        ELSE
          UPDATE prf_section SET version = w.version, data = w.data, updated_by = hand, updated_at = at
          WHERE prf_id = this_id AND section = w.section AND version = w.version - 1;
          IF NOT FOUND THEN
            RAISE EXCEPTION 'Section % is not at version %', w.section, w.version - 1 USING ERRCODE = '40001';
          END IF;
        END IF;
        INSERT INTO prf_section_version
          (prf_id, section, version, data, changed_paths, author_id, recorded_at, device_time, command_id)
        VALUES (this_id, w.section, w.version, w.data, w.paths, hand, at, w.device_time, w.command_id);
      END LOOP;

      INSERT INTO prf_command (prf_id, command_id, section, actor_id, outcome, version, conflict_paths, recorded_at)
      SELECT this_id, x.id, x.section, hand, x.outcome, x.version, x.paths, at
      FROM jsonb_to_recordset(d->'commands') AS x (id uuid, section text, outcome text, version integer, paths text[]);

      IF d ? 'crew' THEN
        DELETE FROM prf_crew WHERE prf_id = this_id
          AND NOT d->'crew' ? staff_id::text;
        INSERT INTO prf_crew (prf_id, staff_id)
        SELECT this_id, m::uuid FROM jsonb_array_elements_text(d->'crew') m
        ON CONFLICT DO NOTHING;
      END IF;

      IF d ? 'alerts' THEN
        INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, occurred_at, raised_at, cleared_at)
        SELECT this_id, x.entry_id, x.revision, x.total, x.band, x.rule_version, x.occurred_at, at,
               CASE WHEN x.is_cleared THEN at END
        FROM jsonb_to_recordset(d->'alerts') AS x (
          entry_id uuid, revision integer, total integer, band text, rule_version text,
          occurred_at timestamptz, is_cleared boolean
        )
        ON CONFLICT ON CONSTRAINT prf_alert_pkey DO UPDATE SET
          total = excluded.total, band = excluded.band, rule_version = excluded.rule_version,
          occurred_at = excluded.occurred_at, cleared_at = excluded.cleared_at;
      END IF;

      IF custom IS NULL AND d ? 'head' THEN
        UPDATE prf SET
          event_id = (d->'head'->>'eventId')::uuid,
          patient_id = (d->'head'->>'patientId')::uuid,
          status = d->'head'->>'status',
          section_states = d->'head'->'sectionStates',
          missing_count = (d->'head'->>'missingCount')::integer,
          open_alert_count = (d->'head'->>'openAlertCount')::integer,
          summary = d->'head'->'summary',
          writer_ids = CASE WHEN hand = ANY (writer_ids) THEN writer_ids ELSE writer_ids || hand END,
          version = version + 1,
          updated_at = at
        WHERE id = this_id
        RETURNING custom_prf_id, version INTO custom, reached;
      END IF;
      result := result || jsonb_build_object('id', this_id, 'customPrfId', custom, 'version', reached);
    END LOOP;
    RETURN result::json;
  END
  $$;
  ALTER FUNCTION prf_apply_save(uuid, timestamptz, jsonb) RESET ALL`;

/** How a section's row may change; `belongs` is said of it where the lock no longer says it row by row. */
const checkSection = (belongs: string): string => `
  CREATE OR REPLACE FUNCTION prf_check_section_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${belongs}
    IF NEW.version <> (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE OLD.version + 1 END) THEN
      RAISE EXCEPTION 'Section % goes up one version at a time', NEW.section USING ERRCODE = 'PRF02';
    END IF;
    RETURN NEW;
  END
  $$`;

const BELONGS = `
    IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
      RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
    END IF;`;

/** The tables that a save writes, with the writes that their lock watches. */
const LOCKED = [
  ['prf_section', ['INSERT', 'UPDATE']],
  ['prf_section_version', ['INSERT']],
  ['prf_command', ['INSERT']],
] as const;

/**
 * A save writes all of its records by one statement for each table, and the lock of a closed record looks at each record once
 * in a statement instead of once for every row.
 */
export class WriteSavesTogether1795570000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION prf_refuse_locked_rows() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        its uuid;
        held text;
      BEGIN
        FOR its, held IN
          -- FOR SHARE waits for a signature that is being written, and makes it wait for us; in one order, so that no two wait
          -- for each other.
          SELECT w.prf_id, (SELECT p.status FROM prf p WHERE p.id = w.prf_id FOR SHARE)
          FROM (SELECT DISTINCT prf_id FROM written ORDER BY prf_id) w
        LOOP
          IF held IS NULL THEN
            RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
          END IF;
          IF held NOT IN ('draft', 'in_progress', 'awaiting_review')
             AND (held = 'void' OR prf_open_amendment(its) IS NULL) THEN
            RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
          END IF;
        END LOOP;
        RETURN NULL;
      END
      $$`);
    for (const [table, writes] of LOCKED) {
      await runner.query(`DROP TRIGGER ${table}_lock ON ${table}`);
      for (const write of writes)
        await runner.query(`
          CREATE TRIGGER ${table}_lock_${write.toLowerCase()} AFTER ${write} ON ${table}
            REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION prf_refuse_locked_rows()`);
    }
    await runner.query(checkSection(BELONGS));
    await runner.query(APPLY_TOGETHER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(APPLY_ONE_BY_ONE);
    await runner.query(checkSection(''));
    for (const [table, writes] of LOCKED) {
      for (const write of writes)
        await runner.query(`DROP TRIGGER ${table}_lock_${write.toLowerCase()} ON ${table}`);
      await runner.query(`
        CREATE TRIGGER ${table}_lock BEFORE ${writes.join(' OR ')} ON ${table}
          FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked()`);
    }
    await runner.query(`DROP FUNCTION prf_refuse_locked_rows()`);
  }
}
