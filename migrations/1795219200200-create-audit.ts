import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit trail: append-only entries in sixteen hash chains (operations section 4).
 *
 * Entries are written by `audit_append` alone. It takes the heads of the chains that it needs in their order, so that two
 * transactions cannot wait for each other, and holds them until COMMIT, which is why it is called last. The
 * application may neither insert nor change a row by any other way; the chains show where the owner of the tables did.
 */
export class CreateAudit1795219200200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        shard smallint NOT NULL,
        stream text NOT NULL,
        sequence bigint NOT NULL,
        recorded_at timestamptz NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('session', 'token', 'none', 'system')),
        actor_id uuid,
        token_id uuid,
        role text,
        action text NOT NULL CHECK (length(action) BETWEEN 1 AND 60),
        is_refusal boolean NOT NULL,
        entity_type text,
        entity_id text,
        patient_id uuid,
        prf_id uuid,
        event_id uuid,
        fields_changed text[] NOT NULL,
        context text,
        description text,
        request_id text NOT NULL,
        address text,
        client_at timestamptz,
        correlation_id text,
        previous_hash bytea NOT NULL,
        hash bytea NOT NULL,
        CONSTRAINT audit_entry_place UNIQUE (shard, sequence)
      )`);
    await runner.query(`CREATE INDEX audit_entry_time ON audit_entry (recorded_at, id)`);
    await runner.query(`CREATE INDEX audit_entry_action ON audit_entry (action, recorded_at, id)`);
    await runner.query(
      `CREATE INDEX audit_entry_actor ON audit_entry (actor_id, recorded_at, id) WHERE actor_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX audit_entry_patient ON audit_entry (patient_id, recorded_at, id) WHERE patient_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX audit_entry_prf ON audit_entry (prf_id, recorded_at, id) WHERE prf_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX audit_entry_event ON audit_entry (event_id, recorded_at, id) WHERE event_id IS NOT NULL`,
    );

    await runner.query(`
      CREATE TABLE audit_head (
        shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 15),
        day date NOT NULL,
        sequence bigint NOT NULL,
        hash bytea NOT NULL
      ) WITH (fillfactor = 20)`);
    await runner.query(`
      INSERT INTO audit_head (shard, day, sequence, hash)
      SELECT shard, '-infinity', 0, decode(repeat('00', 32), 'hex') FROM generate_series(0, 15) AS shard`);

    await runner.query(`
      CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
      FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change()`);

    // Every value with its length in bytes before it, so that no two entries have the same text.
    await runner.query(`
      CREATE FUNCTION audit_part(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN value IS NULL THEN '~,' ELSE octet_length(value)::text || ':' || value || ',' END
      $$`);
    await runner.query(`
      CREATE FUNCTION audit_micros(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT (extract(epoch FROM moment) * 1000000)::bigint::text
      $$`);
    // One pass of plain expressions: every request pays for this.
    await runner.query(`
      CREATE FUNCTION audit_append(entries jsonb) RETURNS void
      LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
      DECLARE
        item jsonb;
        entry audit_entry;
        held smallint;
        last_day date;
        last_sequence bigint;
        last_hash bytea;
      BEGIN
        FOR item IN
          SELECT e.value FROM jsonb_array_elements(entries) WITH ORDINALITY AS e (value, place)
          ORDER BY get_byte(sha256(convert_to(e.value ->> 'chain', 'UTF8')), 0) & 15, e.place
        LOOP
          entry.shard := get_byte(sha256(convert_to(item ->> 'chain', 'UTF8')), 0) & 15;
          IF held IS DISTINCT FROM entry.shard THEN
            IF held IS NOT NULL THEN
              UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
            END IF;
            held := entry.shard;
            SELECT h.day, h.sequence, h.hash INTO STRICT last_day, last_sequence, last_hash
            FROM audit_head h WHERE h.shard = held FOR UPDATE;
          END IF;
          entry.id := item ->> 'id';
          entry.recorded_at := item ->> 'recordedAt';
          -- Never back to an earlier day: a day's part of a chain is closed once the next one has begun.
          last_day := greatest(last_day, (entry.recorded_at AT TIME ZONE 'UTC')::date);
          last_sequence := last_sequence + 1;
          entry.stream := to_char(last_day, 'YYYY-MM-DD') || '/' || lpad(held::text, 2, '0');
          entry.sequence := last_sequence;
          entry.actor_kind := item ->> 'actorKind';
          entry.actor_id := item ->> 'actorId';
          entry.token_id := item ->> 'tokenId';
          entry.role := item ->> 'role';
          entry.action := item ->> 'action';
          entry.is_refusal := coalesce(item ->> 'isRefusal', 'false');
          entry.entity_type := item ->> 'entityType';
          entry.entity_id := item ->> 'entityId';
          entry.patient_id := item ->> 'patientId';
          entry.prf_id := item ->> 'prfId';
          entry.event_id := item ->> 'eventId';
          entry.fields_changed := '{}';
          IF jsonb_array_length(item -> 'fieldsChanged') > 0 THEN
            entry.fields_changed := ARRAY(SELECT jsonb_array_elements_text(item -> 'fieldsChanged'));
          END IF;
          entry.context := item ->> 'context';
          entry.description := item ->> 'description';
          entry.request_id := item ->> 'requestId';
          entry.address := item ->> 'address';
          entry.client_at := item ->> 'clientAt';
          entry.correlation_id := item ->> 'correlationId';
          entry.previous_hash := last_hash;
          last_hash := sha256(convert_to(
            audit_part(encode(last_hash, 'hex')) || audit_part(held::text) || audit_part(entry.stream)
            || audit_part(last_sequence::text) || audit_part(entry.id::text)
            || audit_part(audit_micros(entry.recorded_at)) || audit_part(entry.actor_kind)
            || audit_part(entry.actor_id::text) || audit_part(entry.token_id::text) || audit_part(entry.role)
            || audit_part(entry.action) || audit_part(CASE WHEN entry.is_refusal THEN 'refused' ELSE 'done' END)
            || audit_part(entry.entity_type) || audit_part(entry.entity_id) || audit_part(entry.patient_id::text)
            || audit_part(entry.prf_id::text) || audit_part(entry.event_id::text)
            || audit_part(to_json(entry.fields_changed)::text) || audit_part(entry.context)
            || audit_part(entry.description) || audit_part(entry.request_id) || audit_part(entry.address)
            || audit_part(audit_micros(entry.client_at)) || audit_part(entry.correlation_id), 'UTF8'));
          entry.hash := last_hash;
          INSERT INTO audit_entry VALUES (entry.*);
        END LOOP;
        IF held IS NOT NULL THEN
          UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
        END IF;
      END $$`);

    await runner.query(
      `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON audit_entry, audit_head FROM sideline_app`,
    );
    await runner.query(`GRANT SELECT ON audit_entry, audit_head TO sideline_app`);
    await runner.query(`REVOKE EXECUTE ON FUNCTION audit_append(jsonb) FROM PUBLIC`);
    await runner.query(`GRANT EXECUTE ON FUNCTION audit_append(jsonb) TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION audit_append(jsonb)`);
    await runner.query(`DROP FUNCTION audit_micros(timestamptz)`);
    await runner.query(`DROP FUNCTION audit_part(text)`);
    await runner.query(`DROP TABLE audit_entry`);
    await runner.query(`DROP TABLE audit_head`);
    await runner.query(`DROP FUNCTION audit_refuse_change()`);
  }
}
