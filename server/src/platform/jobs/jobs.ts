import {
  Logger as WorkerLogger,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Context } from '../context.js';
import { execute } from '../database/checked.js';
import type { Connection } from '../database/connection.js';
import { poolOptions } from '../database/data-source.js';
import type { WorkLimits } from '../database/limits.js';
import type { Logger } from '../logger.js';
import { supervise, type Worker } from './supervise.js';

/** One kind of work done after the answer. `payload` is what was enqueued: check its shape before you use it. */
export type Task = (payload: unknown) => Promise<void>;

/** When a task runs by itself: crontab lines, 'minute hour day month weekday task' (UTC). */
export interface Jobs {
  readonly tasks: Readonly<Record<string, Task>>;
  readonly crontab: readonly string[];
}

export interface EnqueueOptions {
  /** A job of the same key that has not begun yet is replaced. */
  readonly key?: string;
  readonly runAt?: Date;
}

/**
 * Enqueues a job in the context's transaction: it runs after the commit, or not at all. The payload holds ids, no
 * patient's data: it stays readable in the queue until it has run.
 *
 * @public
 */
export const enqueue = async (
  context: Pick<Context, 'manager'>,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: EnqueueOptions = {},
): Promise<void> => {
  await execute(context.manager, 'SELECT enqueue_job($1, $2::json, $3, $4)', [
    task,
    JSON.stringify(payload),
    options.key ?? null,
    options.runAt ?? null,
  ]);
};

const failedJob = z.object({ id: z.coerce.string(), task_identifier: z.string(), attempts: z.number() });

/** The loggable part of a failure: the job or, for a failure of the queue itself, what the logger keeps of the error. */
const ofFailure = ({ job, error, fatalError }: Readonly<Record<string, unknown>> = {}): object => {
  const failed = failedJob.safeParse(job).data;
  return failed === undefined
    ? { err: error ?? fatalError }
    : { task: failed.task_identifier, jobId: failed.id, attempt: failed.attempts };
};

const quietLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level: string, message, meta) => {
    // Its messages quote payloads below 'warning', and above it the error of a task: an address that a mail server refused,
    // a row that the database did not take.
    if (level === 'error') logger.error(ofFailure(meta), 'Job queue');
    else if (level === 'warning') logger.warn({ message }, 'Job queue');
  });

/** Without a listener, idle or in use, a connection that is lost ends the process. */
const listenedPool = (options: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool(options);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  return pool;
};

/** Makes or updates the queue's tables, in a separate schema. Part of migrating. */
export const migrateJobQueue = async (owner: Connection): Promise<void> => {
  const pool = listenedPool({ connectionString: owner.url, max: 1 }, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => undefined) });
  } finally {
    await pool.end();
  }
};

/** The queue's own statements are short; its tasks have separate connections. */
const QUEUE_LIMITS: WorkLimits = { statementMs: 30_000, lockMs: 10_000, idleMs: 30_000, connectMs: 10_000 };

/**
 * How long the queue may take to end once no task runs. It counts a batch that failed twice (graphile-worker 0.17, main.js,
 * `batch`), and then waits for one that never comes.
 */
const CLOSING_MS = 5_000;

/** A worker keeps its jobs when it ends. If it lost its connection during one, that job would stay locked for hours. */
const FREE_JOBS = `SELECT graphile_worker.force_unlock_workers($1::text[])`;

/**
 * Starts working on jobs in this process. As the queue's own role: its tables are closed to the application, which reaches
 * them by one function only. A queue that loses its connection is ended and started again, and takes back the jobs that it
 * had. Returns what stops it: no new job is begun, and running ones may end.
 */
export const startJobs = async (
  connection: Connection,
  jobs: Jobs,
  logger: Logger,
): Promise<() => Promise<void>> => {
  let isStopping = false;
  const pool = listenedPool(
    { connectionString: connection.url, ...poolOptions(connection, 3, 'sideline-jobs', QUEUE_LIMITS) },
    (error) => {
      // A pool that is ended does not wait for the server to close its side.
      if (!isStopping) logger.warn({ err: error }, 'A connection of the job queue was lost');
    },
  );
  const running = new Set<Promise<void>>();
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs.tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        const one = task(payload);
        running.add(one);
        await one.finally(() => running.delete(one));
      },
    ]),
  );
  let former: readonly string[] = [];

  const start = async (): Promise<Worker> => {
    if (former.length > 0) await execute(pool, FREE_JOBS, [former]);
    former = [];
    const events: WorkerEvents = new EventEmitter();
    const own = new Set<string>();
    const ended = new Promise<unknown>((resolve) => {
      events.on('pool:create', ({ workerPool }) => {
        own.add(workerPool.id);
      });
      // It may hold a job that it was given without learning of it, or that it cannot give back.
      events.on('worker:getJob:error', ({ error }) => {
        resolve(error);
      });
      events.on('worker:fatalError', ({ error }) => {
        resolve(error);
      });
      // It may have done a job without being able to report it.
      events.on('pool:fatalError', ({ error }) => {
        resolve(error);
      });
      events.on('pool:release', resolve);
    });
    const runner: Runner = await run({
      pgPool: pool,
      taskList,
      crontab: jobs.crontab.join('\n'),
      concurrency: 2,
      // The process has its own order for ending (main.ts).
      noHandleSignals: true,
      logger: quietLogger(logger),
      events,
      // Without a batch, nothing awaits the statement that ends a job: its failure would go unnoticed.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const over = runner.promise.catch((error: unknown) => error);
    let isRunning = true;
    void over.then(() => (isRunning = false));
    return {
      ended: Promise.race([ended, over]),
      stop: async () => {
        former = [...own];
        // A worker that ended by itself need not be stopped.
        if (isRunning) void runner.stop().catch(() => undefined);
        await Promise.allSettled(running);
        await Promise.race([over, setTimeout(CLOSING_MS, undefined, { ref: false })]);
      },
    };
  };

  const queue = supervise({ name: 'The job queue', logger, start });
  await queue.ready;
  return async () => {
    await queue.stop();
    isStopping = true;
    await pool.end();
  };
};
