import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countSql } from '../src/platform/database/list-page.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Lists that are longer than anybody counts. */

const { counted, countedByText } = LIMITS.page;
const PATIENT_ID = 'id';
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

it('says how many there are up to ten thousand, or a thousand by a text, and of more that there are more', async () => {
  expect(await total('patients', '')).toBe(counted + 1);
  expect(await total('patients', 'text: "Sam"')).toBe(countedByText + 1);
  expect(await total('patients', 'text: "Sam", createdWithinDays: 7')).toBe(counted + 1);
  expect(await total('patients', 'text: "Quillon"')).toBe(7);
  expect(await total('prfs', '')).toBe(counted + 1);
  expect(await total('prfs', 'text: "00000012"')).toBe(1);
});

const pages = async (list: string, shown: string, filter: string, most: number): Promise<unknown[]> => {
  const found: unknown[] = [];
  let after = '';
  while (found.length < most) {
    const { data, errors } = await admin.graphql(
      `{ ${list}(first: 100${after}, filter: { ${filter} }) { nodes { ${shown} } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(errors).toBeUndefined();
    const page = data?.[list] as {
      nodes: Record<string, unknown>[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    found.push(...page.nodes.map((node) => node[shown]));
    if (!page.pageInfo.hasNextPage) break;
    after = `, after: "${page.pageInfo.endCursor}"`;
  }
  return found;
};

// Each is found by both ways: few by its words, many in the order of the list.
it('finds by a text the same in the same order, however many it finds', async () => {
  const inOrder = async (condition: string, most: number): Promise<unknown[]> =>
    (
      await server.database.asOwner<{ id: string }>(
        `SELECT patient_id AS id FROM patient WHERE ${condition} ORDER BY sort_name, patient_id LIMIT ${String(most)}`,
      )
    ).map(({ id }) => id);
  for (const [text, condition, most] of [
    ['sa', `patient_name LIKE 'Sam %'`, 300],
    ['ield', `patient_name LIKE 'Sam %'`, 300],
    ['as q', `patient_name LIKE 'Quillon %'`, 300],
    ['a', `patient_name LIKE 'Quillon %'`, 300],
  ] as const)
    expect([text, await pages('patients', PATIENT_ID, `text: "${text}"`, most)]).toEqual([
      text,
      await inOrder(condition, most),
    ]);
  // One or two letters are where a word begins.
  expect(await pages('patients', PATIENT_ID, 'text: "el"', 100)).toEqual([]);
  expect(await total('patients', 'text: "qu"')).toBe(7);
});

it('finds records by a text the same in the same order, however many it finds', async () => {
  const named = await server.database.asOwner<{ number: string }>(
    `UPDATE prf SET patient_id = (SELECT patient_id FROM patient WHERE patient_name LIKE 'Quillon%' ORDER BY patient_id LIMIT 1),
                    version = version + 1
     WHERE custom_prf_id LIKE '%00000123' OR custom_prf_id LIKE '%0001%9' RETURNING custom_prf_id AS number`,
  );
  const inOrder = async (condition: string, most: number): Promise<unknown[]> =>
    (
      await server.database.asOwner<{ number: string }>(
        `SELECT custom_prf_id AS number FROM prf WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT ${String(most)}`,
      )
    ).map(({ number }) => number);
  expect(named.length).toBeGreaterThan(1);
  for (const [text, condition, most] of [
    ['sl', 'true', 300],
    ['26', 'true', 300],
    ['SL-261120-0000001', `custom_prf_id LIKE '%-0000001%'`, 300],
    ['Quillon', 'patient_id IS NOT NULL', 300],
    ['qu', 'patient_id IS NOT NULL', 300],
    ['an', 'false', 300],
  ] as const)
    expect([text, await pages('prfs', 'customPrfId', `text: "${text}"`, most)]).toEqual([
      text,
      await inOrder(condition, most),
    ]);
  expect(await total('prfs', 'text: "quillon"')).toBe(named.length);
  expect(await total('prfs', 'text: "sl"')).toBe(countedByText + 1);
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
