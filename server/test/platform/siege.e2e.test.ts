import { LIMITS as PRODUCT } from '@sideline/schema/limits';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { observationCommand, SAVE } from '../../bench/drilled-server.js';
import { entities } from '../../src/entities.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { databaseLimits } from '../../src/platform/database/limits.js';
import { newId } from '../../src/platform/ids.js';
import { until } from '../../src/platform/jobs/processes.js';
import { runInTransaction } from '../../src/platform/database/transaction.js';
import { jobContext } from '../../src/platform/jobs/job-context.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

/** What one who holds something, or a flood of strangers, may take from those at work: nothing but what it holds. */

const LIMITS = databaseLimits({ requestMs: 2_500, reportMs: 60_000, jobMs: 60_000 });
const POOL = 5;
const WAIT_MS = 60_000;
const SEARCH = '/api/patients/search?name=Robin&dob=2001-02-03';

let plain: TestDatabase;
let dataSource: DataSource;
let server: TestServer;
let staff: TestCaller;
let other: pg.Client;

beforeAll(async () => {
  plain = await createTestDatabase();
  dataSource = createDataSource(plain.app, {
    entities,
    poolSize: POOL,
    name: 'sideline-siege',
    limits: LIMITS.request,
    longer: LIMITS,
  });
  await dataSource.initialize();
  server = await startTestServer({ database: { ...plain, dataSource } });
  staff = await server.signedIn('staff');
});
afterAll(async () => {
  await server.close();
  await dataSource.destroy();
  await plain.drop();
});
beforeEach(async () => {
  other = new pg.Client({ connectionString: plain.owner.url });
  await other.connect();
});
afterEach(() => other.end());

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const heldUp = async (): Promise<number> => {
  const { rows } = await other.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE application_name = 'sideline-siege' AND datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};
const saving = (prfId: string) => {
  const command = observationCommand(prfId, 0, { command: newId(), entry: newId() });
  return staff.graphql(SAVE, { input: { commands: [command] } });
};
const outcomesOf = (data: unknown): readonly string[] =>
  (data as { savePrf: { results: readonly { outcome: string }[] } }).savePrf.results.map(
    ({ outcome }) => outcome,
  );

it('a search is recorded in a chain that nobody holds', async () => {
  const FREE = 7;
  await other.query('BEGIN');
  await other.query('SELECT FROM audit_head WHERE shard <> $1 FOR UPDATE', [FREE]);
  for (let time = 0; time < 3; time += 1) expect((await staff.get(SEARCH)).statusCode).toBe(200);
  await other.query('ROLLBACK');
  const rows = await plain.asOwner<{ shard: number }>(
    `SELECT shard FROM audit_entry WHERE action = 'PATIENT_SEARCHED' OR entity_id IS NULL
     ORDER BY recorded_at DESC, sequence DESC LIMIT 3`,
  );
  expect(rows.map(({ shard }) => shard)).toEqual([FREE, FREE, FREE]);
});

it('a record that another holds keeps back nobody else’s save', async () => {
  const held = newId();
  expect(outcomesOf((await saving(held)).data)).toEqual(['SAVED']);
  await other.query('BEGIN');
  await other.query('SELECT FROM prf WHERE id = $1 FOR UPDATE', [held]);
  const stuck = observationCommand(held, 1, { command: newId(), entry: newId() });
  const save = () => staff.graphql(SAVE, { input: { commands: [stuck] } });
  // The first two begin at once; the others share a transaction with one that cannot have its record.
  const answers = await Promise.all([
    saving(newId()),
    saving(newId()),
    save(),
    ...times(6, () => saving(newId())),
  ]);
  const [, , refused, ...others] = answers;
  expect(refused.errors?.[0]?.extensions.code).toBe('NOT_READY');
  for (const { data } of others) expect(outcomesOf(data)).toEqual(['SAVED']);
  await other.query('ROLLBACK');
  expect(outcomesOf((await save()).data)).toEqual(['SAVED']);
});

it('strangers hold a part of the connections: who is signed in works on, and they are told when to ask again', async () => {
  await other.query('BEGIN; LOCK TABLE sign_in_attempt, sign_in_allowance IN ACCESS EXCLUSIVE MODE');
  const guesses = times(POOL * 4, (index) =>
    server.nobody().request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `192.0.2.${String(index + 1)}`,
      payload: { email: `nobody${String(index)}@example.org`, password: 'guess-guess-guess' },
    }),
  );
  expect(await until(async () => (await heldUp()) > 0, WAIT_MS)).toBe(true);
  expect((await staff.get(SEARCH)).statusCode).toBe(200);
  for (const guess of await Promise.all(guesses)) {
    expect(guess.statusCode).toBe(503);
    expect(guess.headers['retry-after']).toBe('2');
  }
  await other.query('ROLLBACK');
  const recovers = async (): Promise<boolean> =>
    (await server.nobody().signIn(staff.user?.email ?? '')).statusCode === 200;
  expect(await until(recovers, WAIT_MS)).toBe(true);
});

it('a transaction that cannot have what another holds is begun once more', async () => {
  const id = newId();
  await saving(id);
  await other.query('BEGIN');
  await other.query('SELECT FROM prf WHERE id = $1 FOR UPDATE', [id]);
  let attempts = 0;
  const context = jobContext({ dataSource, clock: server.clock.now }, newId(), null);
  const found = await runInTransaction(context, async ({ manager }) => {
    attempts += 1;
    if (attempts === 2) await other.query('ROLLBACK');
    return manager.query<unknown[]>('SELECT FROM prf WHERE id = $1 FOR UPDATE', [id]);
  });
  expect([attempts, found.length]).toEqual([2, 1]);
});

it('strangers ask for the schema a few times a minute', async () => {
  const asked = () =>
    server.nobody().request({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: { query: '{ __schema { queryType { name } } }' },
    });
  server.clock.advance(60_000);
  for (let time = 0; time < PRODUCT.rate.introspectionsPerMinute; time += 1)
    expect((await asked()).statusCode).toBe(200);
  const refused = await asked();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  server.clock.advance(60_000);
  expect((await asked()).statusCode).toBe(200);
});
