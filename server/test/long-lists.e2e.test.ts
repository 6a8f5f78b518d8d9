import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countSql } from '../src/platform/database/list-page.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Lists that are longer than anybody counts. */

const { counted } = LIMITS.page;
const THERE = counted + 20;

let server: TestServer;
let admin: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name)
     SELECT gen_random_uuid(), CASE WHEN n <= 7 THEN 'Quillon Ashby' ELSE 'Sam Field' END FROM generate_series(1, $1::integer) n`,
    [THERE],
  );
  await server.database.asOwner(
    `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
     SELECT gen_random_uuid(), 'SL-261120-' || lpad(n::text, 8, '0'), $2, 'draft', now(), now(), '{}'
     FROM generate_series(1, $1::integer) n`,
    [THERE, admin.user?.id],
  );
  await server.database.asOwner('ANALYZE patient, prf');
}, 120_000);
afterAll(() => server.close());

const total = async (list: string, filter: string): Promise<unknown> => {
  const { data, errors } = await admin.graphql(
    `{ ${list}(first: 1${filter === '' ? '' : `, filter: { ${filter} }`}) { totalCount } }`,
  );
  expect(errors).toBeUndefined();
  return (data?.[list] as { totalCount: unknown }).totalCount;
};

it('says how many there are up to ten thousand, and of more that there are more', async () => {
  expect(await total('patients', '')).toBe(counted + 1);
  expect(await total('patients', 'text: "Sam"')).toBe(counted + 1);
  expect(await total('patients', 'text: "Quillon"')).toBe(7);
  expect(await total('prfs', '')).toBe(counted + 1);
  expect(await total('prfs', 'text: "00000012"')).toBe(1);
});

it('reads no more rows than it counts', async () => {
  const plan = await server.database.asOwner<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, TIMING off, COSTS off, SUMMARY off) ${countSql('patient p', 'WHERE true')}`,
  );
  const read = plan.flatMap((row) =>
    [...row['QUERY PLAN'].matchAll(/Scan.*actual rows=(\d+)/g)].map(([, rows]) => Number(rows)),
  );
  expect(read).toEqual([counted + 1]);
});

it('is counted whole for an export, which says how many rows a file would have', async () => {
  const answer = await admin.request({ method: 'GET', url: '/api/exports/patients' });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain(`${String(THERE)} rows`);
});
