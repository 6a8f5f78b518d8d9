import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMadePatients } from '../bench/patients-data.js';
import { measureRecall, RECALL_QUERIES, SLIPS, type Match } from '../bench/recall.js';
import pg from 'pg';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/**
 * How often a name that was mistyped or misheard still finds its patient. A small table shows that nothing broke;
 * `npm run bench` measures it at the sizes that the product promises.
 */
const PATIENTS = 5_000;
const NAMES = 250;
const PROMISED = 0.95;

let server: TestServer;
let staff: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
  const owner = new pg.Client({ connectionString: server.database.owner.url });
  await owner.connect();
  try {
    await loadMadePatients(
      { query: (sql, values) => owner.query(sql, values === undefined ? [] : [...values]) },
      PATIENTS,
    );
  } finally {
    await owner.end();
  }
});
afterAll(() => server.close());

describe.each(Object.keys(SLIPS) as (keyof typeof SLIPS)[])('a name with %s', (slip) => {
  it.each(Object.keys(RECALL_QUERIES) as (keyof typeof RECALL_QUERIES)[])(
    'is within the first ten by %s',
    async (by) => {
      const { share, missed } = await measureRecall(
        { by, slip, patients: PATIENTS, names: NAMES },
        async (query, variables) => {
          const { data, errors } = await staff.graphql(query, variables);
          expect(errors).toBeUndefined();
          return (data?.['matches'] ?? []) as readonly Match[];
        },
      );
      expect(share, missed.slice(0, 10).join('; ')).toBeGreaterThanOrEqual(PROMISED);
    },
  );
});
