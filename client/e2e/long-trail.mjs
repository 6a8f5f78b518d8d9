import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Makes the trail of a running server long: as many entries of a year as are asked for, of which a patient has a few.
 * node client/e2e/long-trail.mjs <data folder> <entries> <person's id> <patient's id> <how many of the patient>
 */
const pg = createRequire(new URL('../../server/package.json', import.meta.url))('pg');
const [dataDir = '', entries, person, patient, ofPatient] = process.argv.slice(2);
const { owner } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
const port = readFileSync(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
const client = new pg.Client({
  connectionString: `postgresql://sideline:${encodeURIComponent(owner)}@127.0.0.1:${port}/sideline`,
});
await client.connect();
await client.query(`SET maintenance_work_mem = '512MB'`);
// The indexes are made once at the end, not row by row.
const { rows: indexes } = await client.query(
  `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
   FROM pg_index i WHERE i.indrelid = 'audit_entry'::regclass
     AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
);
for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
// Of a shard that no chain has: nobody verifies these. Sorting two million texts would take a minute, so others' ids and addresses are left out.
await client.query(
  `INSERT INTO audit_entry (id, shard, stream, sequence, recorded_at, actor_kind, actor_id, role, action, is_refusal, entity_type,
                            entity_id, patient_id, address, fields_changed, request_id, previous_hash, hash)
   SELECT uuidv7(), 99, '2026-01-01/99', n, now() - n * interval '15 seconds', 'session', $2::uuid, 'admin',
          CASE WHEN n % 3 = 0 THEN 'PATIENT_UPDATED' ELSE 'PATIENT_VIEWED' END, false, 'Patient',
          CASE WHEN of.id = $3::uuid THEN of.id::text END, of.id, NULL, '{}', 'long-trail', $5::bytea, $5::bytea
   FROM generate_series(1, $1::int) n, LATERAL (
     SELECT CASE WHEN n % ($1::int / $4::int) = 1 THEN $3::uuid ELSE gen_random_uuid() END AS id) of`,
  [entries, person, patient, ofPatient, Buffer.alloc(32, 7)],
);
for (const { definition } of indexes) await client.query(definition);
await client.query('ANALYZE audit_entry');
const { rows } = await client.query(
  `SELECT count(*)::int AS seen FROM audit_entry WHERE patient_id = $1 AND action = 'PATIENT_VIEWED' AND shard = 99`,
  [patient],
);
await client.end();
process.stdout.write(String(rows[0].seen));
