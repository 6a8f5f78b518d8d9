import type { Socket } from 'node:net';
import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { execute } from './checked.js';
import { withoutDeadline } from './deadline.js';

/** How long one kind of work may use the database, in milliseconds; 0 for as long as it takes. */
export interface WorkLimits {
  /** One statement. */
  readonly statementMs: number;
  /** Of that, waiting for a lock held by another. */
  readonly lockMs: number;
  /** A transaction in which no statement runs. */
  readonly idleMs: number;
  /** Waiting for a connection, in the pool and at the server. */
  readonly connectMs: number;
}

/**
 * The kinds of work: requests from a screen, reports and exports, and background jobs. Each pool serves one kind; a
 * transaction that needs longer uses `takingLonger`.
 */
export type DatabaseLimits = Readonly<Record<'request' | 'report' | 'job', WorkLimits>>;

/** The longest statement of each kind. */
export interface LongestStatements {
  readonly requestMs: number;
  readonly reportMs: number;
  readonly jobMs: number;
}

const IDLE_REQUEST_MS = 10_000;
/** A transaction that holds a lock for longer than this is treated as stopped. Those waiting for it get an error. */
const LONGEST_REQUEST_LOCK_MS = 500;
const LONGEST_LOCK_MS = 30_000;
const CONNECT_MS = 10_000;

export const databaseLimits = ({ requestMs, reportMs, jobMs }: LongestStatements): DatabaseLimits => ({
  // Shorter than the statement's limit, so that the error shows that it was a lock.
  request: {
    statementMs: requestMs,
    lockMs: Math.min(Math.round(requestMs * 0.8), LONGEST_REQUEST_LOCK_MS),
    idleMs: IDLE_REQUEST_MS,
    connectMs: requestMs,
  },
  report: {
    statementMs: reportMs,
    lockMs: Math.min(reportMs, LONGEST_LOCK_MS),
    idleMs: reportMs,
    connectMs: CONNECT_MS,
  },
  job: {
    statementMs: jobMs,
    lockMs: Math.min(jobMs, LONGEST_LOCK_MS),
    idleMs: jobMs,
    connectMs: CONNECT_MS,
  },
});

/** A migration has no time limit, but does not hold others up for longer than this while it waits for a lock. */
export const MIGRATION_LIMITS: WorkLimits = {
  statementMs: 0,
  lockMs: LONGEST_LOCK_MS,
  idleMs: 0,
  connectMs: CONNECT_MS,
};

/** The settings of a session or a transaction. */
export const settingsOf = ({
  statementMs,
  lockMs,
  idleMs,
}: WorkLimits): readonly (readonly [string, number])[] => [
  ['statement_timeout', statementMs],
  ['lock_timeout', lockMs],
  ['idle_in_transaction_session_timeout', idleMs],
];

/** Added to a statement's own limit: a server that can still answer reports the timeout itself. */
const GRACE_MS = 150;

/** A plain socket or a TLS one, whichever the client has once it is connected. */
const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
/** The statement that is waited for; null if there is none. The name is pg's own. */
export const awaited = (client: pg.ClientBase): unknown =>
  (client as unknown as { readonly _activeQuery?: unknown })._activeQuery ?? null;
const isWaiting = (client: pg.ClientBase): boolean => awaited(client) !== null;

/** The error for a database that is silent. A statement waiting for an answer over `client` fails with it too. */
export const cutSilent = (client?: pg.ClientBase): Error => {
  const error = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
  if (client !== undefined) streamOf(client).destroy(error);
  return error;
};

const allowSilence = (client: pg.ClientBase, { statementMs }: WorkLimits): void => {
  streamOf(client).setTimeout(statementMs + GRACE_MS);
};

/**
 * Cuts a connection if an answer is due and nothing arrives: a server that has stopped, a network that drops
 * packets. Only the socket shows this; a statement's limit is enforced by the server, which is silent.
 */
export const watchSilence = (client: pg.ClientBase, limits: WorkLimits): void => {
  if (limits.statementMs === 0) return;
  const stream = streamOf(client);
  allowSilence(client, limits);
  stream.on('timeout', () => {
    const heard = stream.bytesRead;
    if (!isWaiting(client)) return;
    // If this process itself was held up, the answer may have arrived without being read.
    setTimeout(() => {
      if (stream.bytesRead === heard && isWaiting(client)) cutSilent(client);
    }, GRACE_MS).unref();
  });
};

interface Limited {
  readonly all: DatabaseLimits;
  /** What its connections have unless a transaction takes longer. */
  readonly own: WorkLimits;
}

const limited = new WeakMap<DataSource, Limited>();
export const markLimited = (dataSource: DataSource, limits: Limited): void => {
  limited.set(dataSource, limits);
};

/**
 * Does `work` of a transaction with the limits of that kind, which hold until its end. If its pool has the same limits or
 * longer ones, or none, those apply.
 */
export const takingLonger = async <T>(
  manager: EntityManager,
  kind: 'report' | 'job',
  work: () => Promise<T>,
): Promise<T> => {
  const limits = limited.get(manager.dataSource);
  const { queryRunner } = manager;
  const wanted = limits?.all[kind];
  if (limits === undefined || wanted === undefined || queryRunner === undefined) return withoutDeadline(work);
  if (limits.own.statementMs >= wanted.statementMs) return withoutDeadline(work);
  const settings = settingsOf(wanted).map(([name, ms]) => `SET LOCAL ${name} = ${String(ms)}`);
  await execute(manager, settings.join('; '));
  const client = (await queryRunner.connect()) as pg.ClientBase;
  allowSilence(client, wanted);
  try {
    return await withoutDeadline(work);
  } finally {
    allowSilence(client, limits.own);
  }
};
