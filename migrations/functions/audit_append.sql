CREATE OR REPLACE FUNCTION public.audit_append(entries jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      entry record;
      held smallint;
      wanted smallint;
      last_day date;
      last_sequence bigint;
      last_hash bytea;
      previous bytea;
      stream text;
      appended audit_entry[] := '{}';
    BEGIN
      FOR entry IN
        SELECT e.*, k.shard, k.is_free, k.refused, k.fields,
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
          "clientAt" timestamptz, "correlationId" text, "keyId" text, key text
        )) WITH ORDINALITY AS e
        CROSS JOIN LATERAL (
          SELECT (get_byte(sha256(convert_to(e.chain, 'UTF8')), 0) & 15)::smallint AS shard,
                 e.chain LIKE 'request:%' AS is_free,
                 coalesce(e."isRefusal", false) AS refused, coalesce(e."fieldsChanged", '{}') AS fields
          OFFSET 0
        ) k
        ORDER BY k.is_free, k.shard, e.ordinality
      LOOP
        -- An entry about no row may stand in any chain: in the one that is held, or in one that nobody holds.
        wanted := CASE WHEN entry.is_free AND held IS NOT NULL THEN held ELSE entry.shard END;
        IF held IS DISTINCT FROM wanted THEN
          IF held IS NOT NULL THEN
            UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
          END IF;
          held := wanted;
          IF entry.is_free THEN
            SELECT h.shard, h.day, h.sequence, h.hash INTO wanted, last_day, last_sequence, last_hash
            FROM audit_head h WHERE h.shard = held FOR UPDATE SKIP LOCKED;
            IF NOT FOUND THEN
              SELECT h.shard, h.day, h.sequence, h.hash INTO wanted, last_day, last_sequence, last_hash
              FROM audit_head h ORDER BY (h.shard - held + 16) % 16 LIMIT 1 FOR UPDATE SKIP LOCKED;
            END IF;
            held := coalesce(wanted, held);
          END IF;
          IF wanted IS NULL OR NOT entry.is_free THEN
            SELECT h.day, h.sequence, h.hash INTO STRICT last_day, last_sequence, last_hash
            FROM audit_head h WHERE h.shard = held FOR UPDATE;
          END IF;
        END IF;
        -- Never back to an earlier day: a day's part of a chain is closed once the next one has begun.
        last_day := greatest(last_day, (entry."recordedAt" AT TIME ZONE 'UTC')::date);
        last_sequence := last_sequence + 1;
        stream := to_char(last_day, 'YYYY-MM-DD') || '/' || lpad(held::text, 2, '0');
        previous := last_hash;
        IF entry.key IS NULL OR length(entry.key) <> 64 OR entry."keyId" IS NULL THEN
          RAISE EXCEPTION 'an entry of the audit trail needs its key';
        END IF;
        last_hash := hmac(convert_to(
          audit_part(encode(previous, 'hex')) || audit_part(held::text) || audit_part(stream)
          || audit_part(last_sequence::text) || audit_part(entry."keyId") || entry.said, 'UTF8'),
          decode(entry.key, 'hex'), 'sha256');
        appended := appended || ROW(
          entry.id, held, stream, last_sequence, entry."recordedAt", entry."actorKind", entry."actorId", entry."tokenId",
          entry.role, entry.action, entry.refused, entry."entityType", entry."entityId", entry."patientId", entry."prfId",
          entry."eventId", entry.fields, entry.context, entry.description, entry."requestId", entry.address,
          entry."clientAt", entry."correlationId", previous, last_hash, entry."keyId"
        )::audit_entry;
      END LOOP;
      IF held IS NOT NULL THEN
        UPDATE audit_head SET day = last_day, sequence = last_sequence, hash = last_hash WHERE shard = held;
      END IF;
      IF held IS NOT NULL THEN
        IF EXISTS (SELECT FROM restriction WHERE ended_at IS NULL) THEN
          PERFORM refuse_restricted(appended);
        END IF;
        INSERT INTO audit_entry SELECT * FROM unnest(appended);
      END IF;
    END $function$
