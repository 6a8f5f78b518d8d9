import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byWayOf, startResettingProxy, type ResettingProxy } from '../../bench/resetting-proxy.js';
import { entities } from '../../src/entities.js';
import { SignInThrottle, type Charges } from '../../src/modules/users/sign-in-throttle.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { databaseLimits } from '../../src/platform/database/limits.js';
import { isUnavailable } from '../../src/platform/errors.js';
import { jobContext } from '../../src/platform/jobs/job-context.js';
import { until } from '../../src/platform/jobs/processes.js';
import { inSnapshot } from '../../src/platform/database/snapshot.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

/** What a request is held to here, so that nobody waits long; the report has all the time of the test. */
const LIMITS = databaseLimits({ requestMs: 400, reportMs: 60_000, jobMs: 60_000 });
const WAIT_MS = 60_000;
const PATIENTS = '{ patients(first: 1) { totalCount } }';

let plain: TestDatabase;
let proxy: ResettingProxy;
let dataSource: DataSource;
let server: TestServer;
let caller: TestCaller;
let other: pg.Client;

beforeAll(async () => {
  plain = await createTestDatabase();
  const { hostname, port } = new URL(plain.app.url);
  proxy = await startResettingProxy({
    host: hostname,
    port: Number(port === '' ? 5432 : port),
    everyConnections: null,
  });
  dataSource = createDataSource(
    { ...plain.app, url: byWayOf(plain.app.url, proxy) },
    { entities, poolSize: 3, name: 'sideline-limited', limits: LIMITS.request, longer: LIMITS },
  );
  await dataSource.initialize();
  server = await startTestServer({ database: { ...plain, dataSource } });
  caller = await server.signedIn('staff');
});
afterAll(async () => {
  await server.close();
  await dataSource.destroy();
  await proxy.close();
  await plain.drop();
});
beforeEach(async () => {
  other = new pg.Client({ connectionString: plain.owner.url });
  await other.connect();
});
afterEach(() => other.end());

const works = async (): Promise<boolean> => (await caller.graphql(PATIENTS)).errors === undefined;
const backend = async (): Promise<number> => {
  const [row] = await dataSource.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  return row?.pid ?? 0;
};

describe('a request', () => {
  it('hears NOT_READY and after how long to ask again where another holds what it reads', async () => {
    await other.query('BEGIN; LOCK TABLE patient IN ACCESS EXCLUSIVE MODE');
    const refused = await caller.request({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: { query: PATIENTS },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_READY' } }] });
    await other.query('ROLLBACK');
    expect(await works()).toBe(true);
  });

  it.each(['what it had', 'new ones'])(
    'hears it where the network swallows what is sent over its connections: %s',
    async (which) => {
      proxy.freeze();
      if (which === 'new ones')
        // Those of before are cut first, by whoever asks over them.
        for (let asked = 0; asked < 3; asked += 1) await caller.graphql(PATIENTS);
      const refused = await caller.get('/api/patients/search?name=Robin&dob=2001-02-03');
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('2');
      expect(refused.json()).toMatchObject({ code: 'NOT_READY' });
      const ready = await server.nobody().get('/readyz');
      expect(ready.statusCode).toBe(503);
      proxy.thaw();
      expect(await until(works, WAIT_MS)).toBe(true);
    },
  );

  it('that leaves its transaction lying loses the connection, and nobody else is held up', async () => {
    const failed = await dataSource
      .transaction(async (manager) => {
        await manager.query(`SET LOCAL idle_in_transaction_session_timeout = 50`);
        const [row] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
        const isGone = async (): Promise<boolean> =>
          (await other.query('SELECT FROM pg_stat_activity WHERE pid = $1', [row?.pid])).rowCount === 0;
        expect(await until(isGone, WAIT_MS)).toBe(true);
        await manager.query('SELECT 1');
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
    expect(await works()).toBe(true);
  });

  it('is held to the limits by its session', async () => {
    const rows = await dataSource.query<{ name: string; setting: string }[]>(
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
    );
    expect(rows.map(({ name, setting }) => [name, Number(setting)])).toEqual([
      ['idle_in_transaction_session_timeout', 10_000],
      ['lock_timeout', 320],
      ['statement_timeout', 400],
    ]);
  });
});

describe('a right password', () => {
  const TIMES = 8;

  it('that the database kept from being looked at is no guess, however often', async () => {
    const { email } = await server.account('staff');
    await other.query('BEGIN; LOCK TABLE app_user IN ACCESS EXCLUSIVE MODE');
    for (let time = 0; time < TIMES; time += 1)
      expect((await server.nobody().signIn(email)).statusCode).toBe(503);
    await other.query('ROLLBACK');
    expect((await server.nobody().signIn(email)).statusCode).toBe(200);
  });

  it('is none either where the database did not take that back at once', async () => {
    const throttle = new SignInThrottle();
    const { manager } = dataSource;
    const now = server.clock.now();
    const gone = {
      dataSource,
      queryRunner: { query: () => Promise.reject(Object.assign(new Error('read'), { code: 'ECONNRESET' })) },
    } as unknown as EntityManager;
    const attempt = { account: 'robin@example.org', address: '192.0.2.1', device: null };
    const failing = (charges: Charges) =>
      throttle.counted(gone, charges, { clock: server.clock.now }, () => Promise.reject(new Error('Lost')));
    for (let time = 0; time < TIMES; time += 1) {
      const charges = await throttle.reserve(manager, attempt, now);
      await expect(failing(charges)).rejects.toThrow('Lost');
    }
    await throttle.reserve(manager, attempt, now);
  });

  it('is one where it is wrong', async () => {
    const { email } = await server.account('staff');
    const statuses: number[] = [];
    for (let time = 0; time < TIMES; time += 1)
      statuses.push((await server.nobody().signIn(email, 'not the password')).statusCode);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a report may take longer, and its connection no longer afterwards', async () => {
  const context = jobContext({ dataSource, clock: server.clock.now }, 'test', null);
  // A statement of twice what a request has.
  const slow = 'SELECT pg_sleep(0.8)';
  expect(isUnavailable(await dataSource.query(slow).catch((error: unknown) => error))).toBe(true);
  const [one] = await inSnapshot(context, async ({ manager }) => {
    await manager.query(slow);
    return manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  });
  expect(await backend()).toBe(one?.pid);
  expect(isUnavailable(await dataSource.query(slow).catch((error: unknown) => error))).toBe(true);
});

it('readiness knows that nothing can be written, and that it can again', async () => {
  const login = pg.escapeIdentifier(decodeURIComponent(new URL(plain.app.url).username));
  const set = `ALTER ROLE ${login} IN DATABASE ${plain.name}`;
  const isReady = async (): Promise<boolean> => (await server.nobody().get('/readyz')).statusCode === 200;
  expect(await until(isReady, WAIT_MS)).toBe(true);
  const renewed = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await other.query('SET default_transaction_read_only = off');
  await other.query(`${set} SET default_transaction_read_only = on`);
  await other.query(renewed);
  try {
    const isRefused = async (): Promise<boolean> => {
      const { statusCode, body } = await server.nobody().get('/readyz');
      return statusCode === 503 && body.includes('"writes":false') && body.includes('"database":true');
    };
    expect(await until(isRefused, WAIT_MS)).toBe(true);
    // Reading goes on.
    expect((await dataSource.query('SELECT 1 AS one')) as unknown).toEqual([{ one: 1 }]);
    const saved = await server.nobody().signIn('nobody@example.org');
    expect(saved.statusCode).toBe(503);
    expect(saved.json()).toMatchObject({ code: 'NOT_READY' });
  } finally {
    await other.query(`${set} RESET default_transaction_read_only`);
    await other.query(renewed);
  }
  expect(await until(isReady, WAIT_MS)).toBe(true);
});
