import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { observationCommand, SAVE } from '../../bench/drilled-server.js';
import { byWayOf, startResettingProxy, type ResettingProxy } from '../../bench/resetting-proxy.js';
import { entities } from '../../src/entities.js';
import { Deadline, runUnder } from '../../src/platform/database/deadline.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { databaseLimits } from '../../src/platform/database/limits.js';
import { isUnavailable } from '../../src/platform/errors.js';
import { newId } from '../../src/platform/ids.js';
import { jobContext } from '../../src/platform/jobs/job-context.js';
import { until } from '../../src/platform/jobs/processes.js';
import { inSnapshot } from '../../src/platform/database/snapshot.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import { PASSWORD } from '../harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

/** What a request is held to here. The product's own is 2.5 s, and it is cut at the second look after it. */
const REQUEST_MS = 1_000;
const LIMITS = databaseLimits({ requestMs: REQUEST_MS, reportMs: 60_000, jobMs: 60_000 });
const ANSWERED_MS = 3_000;
const WAIT_MS = 60_000;
const POOL = 3;

let plain: TestDatabase;
let proxy: ResettingProxy;
let dataSource: DataSource;
let server: TestServer;
let staff: TestCaller;
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
    { entities, poolSize: POOL, name: 'sideline-limited', limits: LIMITS.request, longer: LIMITS },
  );
  await dataSource.initialize();
  server = await startTestServer({
    database: { ...plain, dataSource },
    env: { DATABASE_REQUEST_TIMEOUT_MS: String(REQUEST_MS) },
  });
  staff = await server.signedIn('staff');
  // Known to the server, and so answered without being executed field by field.
  for (let time = 0; time < 2; time += 1) await staff.graphql(PATIENTS);
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

const PATIENTS = '{ patients(first: 1) { totalCount } }';

type Asked = Parameters<TestCaller['request']>[0];
const graphql = (query: string, variables: object = {}): Asked => ({
  method: 'POST',
  url: '/graphql',
  headers: { 'content-type': 'application/json' },
  payload: { query, variables },
});
const saving = (command: object): Asked => graphql(SAVE, { input: { commands: [command] } });
const observation = (prfId = newId(), baseVersion = 0) =>
  observationCommand(prfId, baseVersion, { command: newId(), entry: newId() });

/** The status and the wait that a request is answered with, which is there in time. */
const refusalOf = async (caller: TestCaller, asked: Asked): Promise<unknown> => {
  const began = performance.now();
  const { statusCode, headers, body } = await caller.request(asked);
  expect(performance.now() - began).toBeLessThan(ANSWERED_MS);
  expect(body).toContain('"code":"NOT_READY"');
  return { statusCode, retryAfter: headers['retry-after'] };
};
const REFUSED = { statusCode: 503, retryAfter: '2' };
const recovers = async (): Promise<void> => {
  const works = async (): Promise<boolean> => (await staff.graphql(PATIENTS)).errors === undefined;
  expect(await until(works, WAIT_MS)).toBe(true);
};

const requests: readonly (readonly [name: string, asked: () => Asked])[] = [
  ['a read over GraphQL', () => graphql(PATIENTS)],
  ['a read over REST', () => ({ method: 'GET', url: '/api/patients/search?name=Robin&dob=2001-02-03' })],
  ['a save', () => saving(observation())],
  [
    'a write over REST',
    () => ({ method: 'POST', url: '/api/patients', payload: { patient_name: 'Robin Hale', gender: 'Male' } }),
  ],
  [
    'a sign-in',
    () => ({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: staff.user?.email ?? '', password: PASSWORD },
    }),
  ],
];

describe.each(requests)('%s', (name, asked) => {
  const caller = (): TestCaller => (name === 'a sign-in' ? server.nobody() : staff);

  it('is answered 503 in time where another holds what it needs', async () => {
    await other.query(
      'BEGIN; LOCK TABLE patient, prf, prf_section, app_user, sign_in_attempt IN ACCESS EXCLUSIVE MODE',
    );
    expect(await refusalOf(caller(), asked())).toEqual(REFUSED);
    await other.query('ROLLBACK');
    await recovers();
  });

  it('is answered 503 in time where the database says nothing, on what is open and on what is new', async () => {
    proxy.freeze();
    for (let time = 0; time <= POOL; time += 1) expect(await refusalOf(caller(), asked())).toEqual(REFUSED);
    proxy.thaw();
    await recovers();
  });
});

it('those that stand in line for a connection are told as well, and for a save that is under way', async () => {
  await other.query('BEGIN; LOCK TABLE patient, prf IN ACCESS EXCLUSIVE MODE');
  const prfId = newId();
  const answers = await Promise.all([
    ...Array.from({ length: POOL * 3 }, () => refusalOf(staff, graphql(PATIENTS))),
    ...Array.from({ length: POOL }, (_, version) => refusalOf(staff, saving(observation(prfId, version)))),
  ]);
  for (const answer of answers) expect(answer).toEqual(REFUSED);
  await other.query('ROLLBACK');
  await recovers();
});

it('a save whose answer was swallowed after its commit is not done twice, and is not lost', async () => {
  const command = observation();
  proxy.freezeAfter('COMMIT');
  expect(await refusalOf(staff, saving(command))).toEqual(REFUSED);
  proxy.thaw();
  await recovers();
  const again = await staff.request(saving(command));
  expect(again.json()).toMatchObject({ data: { savePrf: { results: [{ outcome: 'REPLAYED' }] } } });
});

it('a save that was cut before its commit left nothing, and is taken when it is sent again', async () => {
  const command = observation();
  await other.query('BEGIN; LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE');
  expect(await refusalOf(staff, saving(command))).toEqual(REFUSED);
  await other.query('ROLLBACK');
  await recovers();
  expect((await plain.asOwner('SELECT FROM prf WHERE id = $1', [command.prfId])).length).toBe(0);
  const again = await staff.request(saving(command));
  expect(again.json()).toMatchObject({ data: { savePrf: { results: [{ outcome: 'SAVED' }] } } });
});

describe('a deadline', () => {
  const failureOf = (deadline: Deadline): Promise<unknown> =>
    runUnder(deadline, () => dataSource.query('SELECT 1')).catch((error: unknown) => error);
  const statementsOf = async (ms: number, sleep: string, times: number): Promise<number> => {
    const deadline = new Deadline(ms);
    let done = 0;
    const failed = await runUnder(deadline, async () => {
      for (; done < times; done += 1) await dataSource.query(sleep);
    }).catch((error: unknown) => error);
    deadline.end();
    expect(failed === undefined || isUnavailable(failed)).toBe(true);
    return done;
  };

  it('holds for statements together of which none is late by itself', async () => {
    expect(await statementsOf(300, 'SELECT pg_sleep(0.5)', 10)).toBeLessThan(2);
    await recovers();
  });

  it('that ends a place in the line leaves nothing behind, also where the pool gives it up later', async () => {
    const runners = Array.from({ length: POOL }, () => dataSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    const deadline = new Deadline(1);
    const inLine: unknown = dataSource.query('SELECT 1').catch((error: unknown) => error);
    const first = await failureOf(deadline);
    expect(first).toMatchObject({ code: 'ETIMEDOUT' });
    // The pool's own limit, which is that of both.
    expect(await inLine).toMatchObject({ message: expect.stringContaining('timeout exceeded') as string });
    // And where a connection comes to who is no longer there.
    const second = await failureOf(deadline);
    expect(second).toMatchObject({ code: 'ETIMEDOUT' });
    await Promise.all(runners.map((runner) => runner.release()));
    deadline.end();
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('does not hold for a report, which has a limit of its own', async () => {
    const deadline = new Deadline(100);
    const context = jobContext({ dataSource, clock: server.clock.now }, randomUUID(), null);
    const [row] = await runUnder(deadline, () =>
      inSnapshot(context, ({ manager }) =>
        manager.query<{ slept: number }[]>('SELECT 1 AS slept FROM pg_sleep(1.2)'),
      ),
    );
    deadline.end();
    expect(row?.slept).toBe(1);
  });
});
