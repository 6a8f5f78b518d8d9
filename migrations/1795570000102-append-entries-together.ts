import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What `audit_append` does around its loop: whose chain, in which order, under which lock. */
const HEAD = `
        IF held IS DISTINCT FROM entry.shard THEN
          IF held IS NOT NULL THEN
            UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
          END IF;
          held := entry.shard;
          SELECT h.day, h.sequence, h.hash INTO STRICT last_day, last_sequence, last_hash
          FROM audit_head h WHERE h.shard = held FOR UPDATE;
        END IF;`;
const LAST_HEAD = `
      IF held IS NOT NULL THEN
        UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
      END IF;`;

/** The same chains of the same hashes: what an entry says is read and joined by one query, and all are written by one. */
const TOGETHER = `
  CREATE OR REPLACE FUNCTION audit_append(entries jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
    DECLARE
      entry record;
      held smallint;
      last_day date;
      last_sequence bigint;
      last_hash bytea;
      previous bytea;
      stream text;
      appended audit_entry[] := '{}';
    BEGIN
      FOR entry IN
        SELECT e.*, k.shard, k.refused, k.fields,
               -- What is hashed of it, without its place in the chain.
               audit_part(e.id::text)
               || audit_part(audit_micros(e."recordedAt")) || audit_part(e."actorKind")
               || audit_part(e."actorId"::text) || audit_part(e."tokenId"::text) || audit_part(e.role)
               || audit_part(e.action) || audit_part(CASE WHEN k.refused THEN 'refused' ELSE 'done' END)
               || audit_part(e."entityType") || audit_part(e."entityId") || audit_part(e."patientId"::text)
               || audit_part(e."prfId"::text) || audit_part(e."eventId"::text)
               || audit_part(to_json(k.fields)::text) || audit_part(e.context)
               || audit_part(e.description) || audit_part(e."requestId") || audit_part(e.address)
               || audit_part(audit_micros(e."clientAt")) || audit_part(e."correlationId") AS said
        FROM ROWS FROM (jsonb_to_recordset(entries) AS (
          chain text, id uuid, "recordedAt" timestamptz, "actorKind" text, "actorId" uuid, "tokenId" uuid, role text,
          action text, "isRefusal" boolean, "entityType" text, "entityId" text, "patientId" uuid, "prfId" uuid,
          "eventId" uuid, "fieldsChanged" text[], context text, description text, "requestId" text, address text,
          "clientAt" timestamptz, "correlationId" text
        )) WITH ORDINALITY AS e
        CROSS JOIN LATERAL (
          SELECT (get_byte(sha256(convert_to(e.chain, 'UTF8')), 0) & 15)::smallint AS shard,
                 coalesce(e."isRefusal", false) AS refused, coalesce(e."fieldsChanged", '{}') AS fields
          OFFSET 0
        ) k
        ORDER BY k.shard, e.ordinality
      LOOP${HEAD}
        -- Never back to an earlier day: a day's part of a chain is closed once the next one has begun.
        last_day := greatest(last_day, (entry."recordedAt" AT TIME ZONE 'UTC')::date);
        last_sequence := last_sequence + 1;
        stream := to_char(last_day, 'YYYY-MM-DD') || '/' || lpad(held::text, 2, '0');
        previous := last_hash;
        last_hash := sha256(convert_to(
          audit_part(encode(previous, 'hex')) || audit_part(held::text) || audit_part(stream)
          || audit_part(last_sequence::text) || entry.said, 'UTF8'));
        appended := appended || ROW(
          entry.id, held, stream, last_sequence, entry."recordedAt", entry."actorKind", entry."actorId", entry."tokenId",
          entry.role, entry.action, entry.refused, entry."entityType", entry."entityId", entry."patientId", entry."prfId",
          entry."eventId", entry.fields, entry.context, entry.description, entry."requestId", entry.address,
          entry."clientAt", entry."correlationId", previous, last_hash
        )::audit_entry;
      END LOOP;${LAST_HEAD}
      INSERT INTO audit_entry SELECT * FROM unnest(appended);
    END $$`;

const ONE_BY_ONE = `
  CREATE OR REPLACE FUNCTION audit_append(entries jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
        entry.shard := get_byte(sha256(convert_to(item ->> 'chain', 'UTF8')), 0) & 15;${HEAD}
        entry.id := item ->> 'id';
        entry.recorded_at := item ->> 'recordedAt';
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
      END LOOP;${LAST_HEAD}
    END $$`;

/** Entries of one transaction cost half of what they did; a single one a fifth less. */
export class AppendEntriesTogether1795570000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TOGETHER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ONE_BY_ONE);
  }
}
