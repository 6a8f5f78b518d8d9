import type pg from 'pg';
import { operationText } from '../test/client-operations.js';
import { get, persisted, type Work } from './shots.js';
import type { Seeded } from './seed.js';

/** A page of the audit log over a long trail: the newest entries, and the question what a person opened. */

export const AUDIT = 'a page of the audit log, 2 M entries';
export const AUDIT_QUESTION = 'what a person opened, 2 M entries';
const ENTRIES = 2_000_000;
const BATCH = 250_000;
/** What is asked. */
const AT_MOST = 2;
const ROWS = 25;

/**
 * Of a shard that no chain has: nobody verifies these. Each person's entries take the four kinds in turn, so that the question
 * what a person opened has an answer for everybody.
 */
const ENTRY = `
  INSERT INTO audit_entry (id, shard, stream, sequence, recorded_at, actor_kind, actor_id, role, action, is_refusal, entity_type,
                           entity_id, patient_id, prf_id, event_id, address, fields_changed, context, request_id, previous_hash, hash)
  SELECT gen_random_uuid(), 99, '2026-01-01/99', n, now() - (($2 - n) * interval '15 seconds'), 'session', who, 'staff',
         action, n % 400 = 0, kind, thing::text, CASE WHEN kind = 'Patient' THEN thing END, CASE WHEN kind = 'Prf' THEN thing END,
         $5::uuid, '192.0.2.' || n % 250, CASE WHEN action = 'PRF_UPDATED' THEN '{heart_rate,temperature}'::text[] ELSE '{}' END,
         CASE WHEN action = 'PRF_UPDATED' THEN 'observations' END, 'r-' || n, $6::bytea, $6::bytea
  FROM generate_series($1::int, $1::int + ${String(BATCH - 1)}) AS n,
  LATERAL (SELECT n / cardinality($3::uuid[]) % 4 AS turn) t,
  LATERAL (
    SELECT ($3::uuid[])[1 + n % cardinality($3::uuid[])] AS who,
           (ARRAY['PATIENT_VIEWED', 'PRF_VIEWED', 'PRF_UPDATED', 'LOGIN'])[1 + turn] AS action,
           (ARRAY['Patient', 'Prf', 'Prf', 'User'])[1 + turn] AS kind,
           CASE turn WHEN 0 THEN ($7::uuid[])[1 + n % cardinality($7::uuid[])] WHEN 3 THEN ($3::uuid[])[1 + n % cardinality($3::uuid[])]
                ELSE ($4::uuid[])[1 + n % cardinality($4::uuid[])] END AS thing) of`;

/** Two million entries of a year. The indexes are made once at the end, not row by row. */
export const growTrail = async (owner: pg.Client, { userIds, prfs }: Seeded): Promise<void> => {
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i WHERE i.indrelid = 'audit_entry'::regclass
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`);
  const { rows: patients } = await owner.query<{ id: string }>(
    'SELECT patient_id AS id FROM patient WHERE merged_into IS NULL LIMIT 5000',
  );
  const { rows: events } = await owner.query<{ id: string }>('SELECT event_id AS id FROM event LIMIT 1');
  for (let from = 1; from <= ENTRIES; from += BATCH)
    await owner.query(ENTRY, [
      from,
      ENTRIES,
      userIds,
      prfs.map(({ id }) => id),
      events[0]?.id,
      Buffer.alloc(32, 7),
      patients.map(({ id }) => id),
    ]);
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query('VACUUM ANALYZE audit_entry');
};

export const auditWork = (seeded: Seeded): readonly Work[] => {
  const token = (user: number, round: number) =>
    seeded.tokens[(user * 251 + round) % seeded.tokens.length] ?? '';
  const query = persisted(operationText('AuditEntries'));
  const person = (user: number, round: number) =>
    seeded.userIds[(user * 7 + round) % seeded.userIds.length] ?? '';
  const read = { atMost: AT_MOST, each: 1, requests: null, needle: '"actorName"' };
  return [
    {
      ...read,
      name: AUDIT,
      product: (user, round) => query(token(user, round), { first: ROWS }),
      floor: (user, round) => get(token(user, round), '/audit'),
    },
    {
      ...read,
      name: AUDIT_QUESTION,
      product: (user, round) =>
        query(token(user, round), {
          first: ROWS,
          filter: { actorId: person(user, round), isReading: true },
        }),
      floor: (user, round) => get(token(user, round), `/audit?actor=${person(user, round)}`),
    },
  ];
};
