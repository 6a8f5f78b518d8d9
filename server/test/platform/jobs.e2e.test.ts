import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enqueue, startJobs } from '../../src/platform/jobs/jobs.js';
import { createLogger } from '../../src/platform/logger.js';
import { until } from '../../src/platform/jobs/processes.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

const WAIT_MS = 20_000;

let database: TestDatabase;
let stopJobs: (() => Promise<void>) | null = null;
let ran: unknown[];

const work = async (
  task: (payload: unknown) => Promise<void>,
  logger = createLogger('silent'),
): Promise<void> => {
  stopJobs = await startJobs(database.jobs, { tasks: { note: task }, crontab: [] }, logger);
};
const waiting = async (): Promise<number> => {
  const [row] = await database.asOwner<{ count: number }>(
    'SELECT count(*)::integer AS count FROM graphile_worker.jobs',
  );
  return row?.count ?? -1;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  await stopJobs?.();
  stopJobs = null;
});

describe('a job', () => {
  it('runs after its transaction, and not at all where that is rolled back', async () => {
    ran = [];
    await work((payload) => {
      ran.push(payload);
      return Promise.resolve();
    });
    const { manager } = database.dataSource;
    await expect(
      manager.transaction(async (inside) => {
        await enqueue({ manager: inside }, 'note', { id: 'rolled back' });
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    await manager.transaction((inside) => enqueue({ manager: inside }, 'note', { id: 'committed' }));
    await until(() => ran.length > 0, WAIT_MS);
    expect(ran).toEqual([{ id: 'committed' }]);
  });

  it('takes the place of one of the same key that has not begun', async () => {
    const { manager } = database.dataSource;
    for (const id of ['first', 'second']) await enqueue({ manager }, 'note', { id }, { key: 'same' });
    expect(await waiting()).toBe(1);
    ran = [];
    await work((payload) => {
      ran.push(payload);
      return Promise.resolve();
    });
    await until(() => ran.length > 0, WAIT_MS);
    expect(ran).toEqual([{ id: 'second' }]);
  });

  it('that fails is logged by its task, id and attempt, without the words of its error', async () => {
    let logged = '';
    const logger = createLogger('info', { write: (line: string) => (logged += line) });
    const { manager } = database.dataSource;
    await enqueue({ manager }, 'note', { id: 'failing' });
    await work(
      () => Promise.reject(new Error('Rejected: 550 <robin@example.org>', { cause: 'robin@example.org' })),
      logger,
    );
    await until(() => logged.includes('\n'), WAIT_MS);
    await stopJobs?.();
    stopJobs = null;
    const [line = ''] = logged.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      task: 'note',
      jobId: expect.stringMatching(/^\d+$/) as string,
      attempt: 1,
    });
    expect(logged).not.toMatch(/robin|550/);
    await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  });

  it('that runs may end before the queue stops', async () => {
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      void work(() => {
        resolve();
        return new Promise((done) => {
          finish = done;
        });
      });
    });
    await enqueue({ manager: database.dataSource.manager }, 'note', {});
    await begun;
    const stopped = stopJobs?.();
    stopJobs = null;
    finish();
    await stopped;
    expect(await waiting()).toBe(0);
  });

  it('is done although the queue’s connections are ended again and again', async () => {
    const done = new Set<unknown>();
    await work((payload) => {
      done.add((payload as { readonly id: number }).id);
      return Promise.resolve();
    });
    const { manager } = database.dataSource;
    for (let id = 1; id <= 20; id += 1) {
      await enqueue({ manager }, 'note', { id });
      await database.asOwner(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'sideline-jobs'`,
      );
    }
    expect(await until(() => done.size === 20, WAIT_MS)).toBe(true);
    expect(await until(async () => (await waiting()) === 0, WAIT_MS)).toBe(true);
  });

  it('is all that the application can do with the queue', async () => {
    await expect(database.dataSource.query('SELECT * FROM graphile_worker.jobs')).rejects.toThrow(
      'permission denied',
    );
  });
});

it('is worked on by a role that reaches the queue and nothing else', async () => {
  const client = new pg.Client({
    connectionString: database.jobs.url,
    options: `-c role=${String(database.jobs.role)}`,
  });
  await client.connect();
  try {
    expect((await client.query('SELECT count(*) FROM graphile_worker._private_jobs')).rowCount).toBe(1);
    for (const sql of [
      'SELECT FROM patient',
      'SELECT FROM audit_entry',
      'DELETE FROM audit_entry',
      'DROP TABLE graphile_worker._private_jobs',
      'CREATE TABLE public.mine (id integer)',
    ])
      await expect(client.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await client.end();
  }
});
