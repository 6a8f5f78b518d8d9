import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The patient record form: its sections with every version of each, what may be sent twice, who may write, its alerts
 * and its signature. The lock of a signed or void record stands here too, so that nothing that reaches the database by
 * another way than the service changes one.
 *
 * Saving is the hottest write of the product. It costs two statements: `prf_load_for_save` takes the locks and reads
 * what a batch of commands needs, `prf_apply_save` writes what the service made of it. Functions, because in READ
 * COMMITTED only a new statement sees what was committed while a lock was waited for.
 */
export class CreatePrf1795219200700 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE prf (
        id uuid CONSTRAINT prf_pkey PRIMARY KEY,
        custom_prf_id text NOT NULL CONSTRAINT prf_custom_prf_id_key UNIQUE,
        event_id uuid CONSTRAINT prf_event_id_fkey REFERENCES event (event_id),
        patient_id uuid CONSTRAINT prf_patient_id_fkey REFERENCES patient (patient_id),
        author_id uuid NOT NULL CONSTRAINT prf_author_id_fkey REFERENCES app_user (id),
        status text NOT NULL CONSTRAINT prf_status_check
          CHECK (status IN ('draft', 'in_progress', 'awaiting_review', 'completed', 'amended', 'void')),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        -- How much each section misses and how far it is, so that lists need not read the sections.
        section_states jsonb NOT NULL DEFAULT '{}',
        missing_count integer NOT NULL DEFAULT 0,
        open_alert_count integer NOT NULL DEFAULT 0,
        -- What lists and banners show of the content.
        summary jsonb NOT NULL DEFAULT '{}',
        -- Everybody who wrote in it, so that a reader has their names without going through its history.
        writer_ids uuid[] NOT NULL,
        review_requested_at timestamptz,
        review_requested_by uuid,
        voided_at timestamptz,
        voided_by uuid,
        void_reason text,
        CONSTRAINT prf_void_check CHECK (
          (status = 'void') = (voided_at IS NOT NULL AND voided_by IS NOT NULL AND void_reason IS NOT NULL)
        )
      ) WITH (fillfactor = 80);
      -- None on a column that a save changes: so a save stays a heap-only update.
      CREATE INDEX prf_created_at_idx ON prf (created_at DESC, id DESC);
      CREATE INDEX prf_number_parts ON prf USING gin (custom_prf_id gin_trgm_ops);
      CREATE INDEX prf_patient_id_idx ON prf (patient_id, created_at DESC);
      CREATE INDEX prf_event_id_idx ON prf (event_id, created_at DESC);
      CREATE INDEX prf_author_id_idx ON prf (author_id, created_at DESC);
      CREATE INDEX prf_open_idx ON prf (created_at DESC) WHERE status IN ('draft', 'in_progress', 'awaiting_review');

      CREATE TABLE prf_section (
        prf_id uuid NOT NULL CONSTRAINT prf_section_prf_id_fkey REFERENCES prf (id),
        section text NOT NULL,
        version integer NOT NULL,
        data jsonb NOT NULL,
        updated_by uuid NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT prf_section_pkey PRIMARY KEY (prf_id, section)
      ) WITH (fillfactor = 70);

      -- Append-only. No foreign key to the PRF: the lock trigger has looked the row up already.
      CREATE TABLE prf_section_version (
        prf_id uuid NOT NULL,
        section text NOT NULL,
        version integer NOT NULL,
        data jsonb NOT NULL,
        changed_paths text[] NOT NULL,
        author_id uuid NOT NULL,
        recorded_at timestamptz NOT NULL,
        -- What the device's clock said; null where the server itself wrote (a computed value that followed).
        device_time timestamptz,
        command_id uuid,
        CONSTRAINT prf_section_version_pkey PRIMARY KEY (prf_id, section, version)
      );

      CREATE TABLE prf_command (
        prf_id uuid NOT NULL,
        command_id uuid NOT NULL,
        section text NOT NULL,
        actor_id uuid NOT NULL,
        outcome text NOT NULL CONSTRAINT prf_command_outcome_check
          CHECK (outcome IN ('SAVED', 'MERGED', 'CONFLICT')),
        version integer NOT NULL,
        conflict_paths text[] NOT NULL,
        recorded_at timestamptz NOT NULL,
        CONSTRAINT prf_command_pkey PRIMARY KEY (prf_id, command_id)
      );

      CREATE TABLE prf_crew (
        prf_id uuid NOT NULL CONSTRAINT prf_crew_prf_id_fkey REFERENCES prf (id),
        staff_id uuid NOT NULL CONSTRAINT prf_crew_staff_id_fkey REFERENCES staff_profile (staff_id),
        CONSTRAINT prf_crew_pkey PRIMARY KEY (prf_id, staff_id)
      );
      CREATE INDEX prf_crew_staff_id_idx ON prf_crew (staff_id);

      CREATE TABLE prf_write_reason (
        prf_id uuid NOT NULL CONSTRAINT prf_write_reason_prf_id_fkey REFERENCES prf (id),
        user_id uuid NOT NULL,
        recorded_at timestamptz NOT NULL,
        reason text NOT NULL,
        CONSTRAINT prf_write_reason_pkey PRIMARY KEY (prf_id, user_id, recorded_at)
      );

      CREATE TABLE prf_alert (
        prf_id uuid NOT NULL CONSTRAINT prf_alert_prf_id_fkey REFERENCES prf (id),
        entry_id uuid NOT NULL,
        -- A new one where a correction raised the band after the action for the earlier was recorded.
        revision integer NOT NULL,
        total integer NOT NULL,
        band text NOT NULL CONSTRAINT prf_alert_band_check CHECK (band IN ('low_medium', 'medium', 'high')),
        rule_version text NOT NULL,
        occurred_at timestamptz,
        raised_at timestamptz NOT NULL,
        action text,
        actioned_by uuid,
        actioned_at timestamptz,
        -- The set was corrected or struck through, and calls for no action any more.
        cleared_at timestamptz,
        CONSTRAINT prf_alert_pkey PRIMARY KEY (prf_id, entry_id, revision)
      );
      CREATE INDEX prf_alert_open_idx ON prf_alert (raised_at DESC) WHERE actioned_at IS NULL AND cleared_at IS NULL;

      CREATE TABLE prf_signature (
        prf_id uuid NOT NULL CONSTRAINT prf_signature_prf_id_fkey REFERENCES prf (id),
        revision integer NOT NULL,
        signed_by uuid NOT NULL CONSTRAINT prf_signature_signed_by_fkey REFERENCES app_user (id),
        name text NOT NULL,
        grade text NOT NULL,
        signed_at timestamptz NOT NULL,
        strokes text NOT NULL,
        -- The text that was hashed, to the letter; jsonb would not give it back as it was.
        content text NOT NULL,
        content_hash text NOT NULL CONSTRAINT prf_signature_hash_check
          CHECK (content_hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
        patient_snapshot jsonb NOT NULL,
        acknowledged_warnings text[] NOT NULL,
        CONSTRAINT prf_signature_pkey PRIMARY KEY (prf_id, revision)
      )
    `);

    await queryRunner.query(`
      CREATE FUNCTION prf_refuse_locked() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        held text;
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
          RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
        END IF;
        -- FOR SHARE waits for a signature that is being written, and makes it wait for us.
        SELECT status INTO held FROM prf
          WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.prf_id ELSE NEW.prf_id END FOR SHARE;
        IF held IS NULL THEN
          RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
        END IF;
        IF held NOT IN ('draft', 'in_progress', 'awaiting_review') THEN
          RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
        END IF;
        RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
      END
      $$;

      CREATE FUNCTION prf_refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'PRF02';
      END
      $$;

      CREATE FUNCTION prf_check_section_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.version <> (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE OLD.version + 1 END) THEN
          RAISE EXCEPTION 'Section % goes up one version at a time', NEW.section USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;

      CREATE FUNCTION prf_check_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.version <> OLD.version + 1 THEN
          RAISE EXCEPTION 'A PRF goes up one version at a time' USING ERRCODE = 'PRF02';
        END IF;
        IF (NEW.id, NEW.custom_prf_id, NEW.author_id, NEW.created_at)
           IS DISTINCT FROM (OLD.id, OLD.custom_prf_id, OLD.author_id, OLD.created_at) THEN
          RAISE EXCEPTION 'What a PRF is known by does not change' USING ERRCODE = 'PRF02';
        END IF;
        IF OLD.status IN ('completed', 'amended', 'void') THEN
          -- Entered in error is all that can still be said of a signed record; its content stays as it is.
          IF OLD.status <> 'void' AND NEW.status = 'void'
             AND (to_jsonb(NEW) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[])
               = (to_jsonb(OLD) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[]) THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'The PRF is % and accepts no write', OLD.status USING ERRCODE = 'PRF01';
        END IF;
        IF NEW.status = 'amended'
           OR (NEW.status = 'completed' AND NOT EXISTS (SELECT FROM prf_signature s WHERE s.prf_id = NEW.id)) THEN
          RAISE EXCEPTION 'A PRF is completed by its signature' USING ERRCODE = 'PRF02';
        END IF;
        IF NEW.status = 'draft' AND OLD.status <> 'draft' THEN
          RAISE EXCEPTION 'A PRF does not become a draft again' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;

      CREATE FUNCTION prf_check_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.status NOT IN ('draft', 'in_progress') OR NEW.version <> 1 THEN
          RAISE EXCEPTION 'A PRF begins as a draft' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;

      CREATE TRIGGER prf_insert BEFORE INSERT ON prf FOR EACH ROW EXECUTE FUNCTION prf_check_insert();
      CREATE TRIGGER prf_update BEFORE UPDATE ON prf FOR EACH ROW EXECUTE FUNCTION prf_check_update();
      CREATE TRIGGER prf_delete BEFORE DELETE ON prf FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();

      CREATE TRIGGER prf_section_lock BEFORE INSERT OR UPDATE ON prf_section
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_section_step BEFORE INSERT OR UPDATE ON prf_section
        FOR EACH ROW EXECUTE FUNCTION prf_check_section_version();
      CREATE TRIGGER prf_section_delete BEFORE DELETE ON prf_section
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE TRIGGER prf_crew_lock BEFORE INSERT OR UPDATE OR DELETE ON prf_crew
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_alert_lock BEFORE INSERT OR UPDATE ON prf_alert
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_alert_delete BEFORE DELETE ON prf_alert
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting()
    `);
    for (const table of ['prf_section_version', 'prf_command', 'prf_write_reason', 'prf_signature']) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_lock BEFORE INSERT ON ${table}
          FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
        REVOKE UPDATE, DELETE ON ${table} FROM sideline_app
      `);
    }
    await queryRunner.query(`REVOKE DELETE ON prf, prf_section, prf_alert FROM sideline_app`);

    // wanted: [{id, events, patients, staff, commands, bases: [[section, version]]}]. Locks first, in id order, then a new statement reads.
    await queryRunner.query(`
      CREATE FUNCTION prf_load_for_save(actor uuid, wanted jsonb) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
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
            JOIN prf_section_version v
              ON v.prf_id = p.id AND v.section = oldest.section AND v.version > oldest.version
          ),
          'bases', (
            SELECT json_agg(json_build_object('section', v.section, 'version', v.version, 'data', v.data))
            FROM jsonb_array_elements(w->'bases') b
            JOIN prf_section_version v
              ON v.prf_id = p.id AND v.section = b->>0 AND v.version = (b->>1)::integer
            JOIN prf_section s ON s.prf_id = p.id AND s.section = v.section AND s.version > v.version
          ),
          'known', (
            SELECT json_agg(json_build_object(
              'commandId', k.command_id, 'section', k.section, 'outcome', k.outcome,
              'version', k.version, 'conflictPaths', k.conflict_paths
            ))
            FROM prf_command k
            WHERE k.prf_id = p.id AND k.command_id = ANY (
              ARRAY(SELECT jsonb_array_elements_text(w->'commands')::uuid)
            )
          ),
          'alerts', (
            SELECT json_agg(json_build_object(
              'entryId', a.entry_id, 'revision', a.revision, 'total', a.total, 'band', a.band,
              'isActioned', a.actioned_at IS NOT NULL, 'isCleared', a.cleared_at IS NOT NULL
            ) ORDER BY a.entry_id, a.revision)
            FROM prf_alert a WHERE a.prf_id = p.id
          ),
          'patients', (
            SELECT json_agg(json_build_object('id', t.patient_id, 'dob', t.dob, 'estimatedAge', t.estimated_age, 'allergies', t.allergies))
            FROM patient t
            WHERE t.patient_id = p.patient_id OR t.patient_id = ANY (
              ARRAY(SELECT jsonb_array_elements_text(w->'patients')::uuid)
            )
          ),
          'events', (
            SELECT json_agg(json_build_object(
              'id', e.event_id, 'date', to_char(e.starts_at AT TIME ZONE e.time_zone, 'YYMMDD')
            ))
            FROM event e
            WHERE e.event_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'events')::uuid))
          ),
          'staff', (
            SELECT json_agg(s.staff_id) FROM staff_profile s
            WHERE s.staff_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'staff')::uuid))
          )
        )) INTO result
        FROM jsonb_array_elements(wanted) w
        LEFT JOIN prf p ON p.id = (w->>'id')::uuid;
        RETURN coalesce(result, '[]'::json);
      END
      $$
    `);

    // Writes what the service decided, in the order that it decided it; answers each PRF's number and version.
    await queryRunner.query(`
      CREATE FUNCTION prf_apply_save(actor uuid, at timestamptz, decided jsonb) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
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
          -- Saves of several people may share a transaction.
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
      $$
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION prf_apply_save(uuid, timestamptz, jsonb);
      DROP FUNCTION prf_load_for_save(uuid, jsonb);
      DROP TABLE prf_signature, prf_alert, prf_write_reason, prf_crew, prf_command, prf_section_version, prf_section, prf;
      DROP FUNCTION prf_check_insert();
      DROP FUNCTION prf_check_update();
      DROP FUNCTION prf_check_section_version();
      DROP FUNCTION prf_refuse_rewriting();
      DROP FUNCTION prf_refuse_locked()
    `);
  }
}
