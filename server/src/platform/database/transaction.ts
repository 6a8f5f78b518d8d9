import { setTimeout as pause } from 'node:timers/promises';
import type { Context, TransactionHooks } from '../context.js';
import { noteFailedWrite } from './write-probe.js';
import { DomainError, isHeldUp, isIdTaken, isUndoneForAnother } from '../errors.js';
import { LoaderRegistry } from './loader-registry.js';
import { logger } from '../logger.js';

type BeforeCommit = () => Promise<void>;
type AfterCommit = () => void | Promise<void>;

class Hooks implements TransactionHooks {
  #before: BeforeCommit[] = [];
  readonly #after: AfterCommit[] = [];

  beforeCommit(hook: BeforeCommit): void {
    this.#before.push(hook);
  }

  afterCommit(hook: AfterCommit): void {
    this.#after.push(hook);
  }

  /** A hook may add more (an audit entry about what a hook did): rounds until none is left. */
  async runBefore(): Promise<void> {
    while (this.#before.length > 0) {
      const round = this.#before;
      this.#before = [];
      for (const hook of round) await hook();
    }
  }

  async runAfter(requestId: string): Promise<void> {
    for (const hook of this.#after) {
      try {
        await hook();
      } catch (error) {
        logger.error({ requestId, err: error }, 'A step after the commit failed');
      }
    }
  }
}

/** How many attempts a transaction has in total before it is reported as a failure. */
const ATTEMPTS = 4;
/** The same if its id is taken: the other transaction has committed by then, and its row stays. */
const ATTEMPTS_AT_AN_ID = 2;
/** The same if another holds a lock that it needs: the second attempt begins with no locks, and may find it free. */
const ATTEMPTS_AT_A_LOCK = 2;
/** Milliseconds before the second attempt, at most; each further one may wait twice as long. */
const FIRST_PAUSE_MS = 25;

/**
 * Runs `work` in one database transaction and returns its result once COMMIT was acknowledged. `work` gets a derived
 * context with the transaction's manager and loaders; nested calls join it. Any error rolls back and is
 * thrown on. A caller that may only read gets FORBIDDEN: everything that writes comes through here.
 *
 * If PostgreSQL rolled it back because of another transaction (a deadlock, a failed serialisation), `work` is run again from its
 * first line, a few times. So it must do nothing that a rollback does not undo: effects outside the database (letters, files,
 * cookies, events) are jobs in the queue or wait for `afterCommit`, and it does not change variables outside itself.
 *
 * It also runs again if another transaction created the row with its id at the same time: code that creates first checks
 * whether the same was sent before, and now finds it. CONFLICT if the id is taken even so. It also runs again if another
 * held a lock that it needs for too long, unless `asksAgain` says that the caller repeats it.
 */
export const runInTransaction = async <T>(
  context: Context,
  work: (context: Context) => Promise<T>,
  { asksAgain = false }: { readonly asksAgain?: boolean } = {},
): Promise<T> => {
  if (context.transaction !== null) return work(context);
  return attempted(context, () => once(context, work), asksAgain);
};

/**
 * Runs one statement that is a transaction by itself, outside of any other: without the round trips that begin and commit
 * one. The rules of `runInTransaction` apply to it. If a transaction is open, it joins that.
 */
export const runStatement = <T>(context: Context, statement: (context: Context) => Promise<T>): Promise<T> =>
  context.transaction === null ? attempted(context, () => statement(context)) : statement(context);

const attempted = async <T>(
  context: Context,
  attemptOnce: () => Promise<T>,
  asksAgain = false,
): Promise<T> => {
  if (context.actor?.isReadOnly === true)
    throw new DomainError(context.actor.kind === 'token' ? 'TOKEN_READ_ONLY' : 'FORBIDDEN');
  try {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await attemptOnce();
      } catch (error) {
        noteFailedWrite(context.manager.dataSource, error);
        const isTaken = isIdTaken(error);
        if (isTaken && attempt === ATTEMPTS_AT_AN_ID) throw new DomainError('CONFLICT', {}, { cause: error });
        const isHeld = isHeldUp(error) && !asksAgain && attempt < ATTEMPTS_AT_A_LOCK;
        if (attempt === ATTEMPTS || !(isTaken || isHeld || isUndoneForAnother(error))) throw error;
        logger.warn({ requestId: context.requestId, attempt, err: error }, 'A transaction was restarted');
        // Not at the same moment as the transaction that it conflicted with.
        await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
  } finally {
    // Data that the request read before the write must not be reused after it.
    context.loaders.clear();
  }
};

const once = async <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> => {
  const hooks = new Hooks();
  const result = await context.manager.transaction(async (manager) => {
    const value = await work({ ...context, manager, transaction: hooks, loaders: new LoaderRegistry() });
    await hooks.runBefore();
    return value;
  });
  await hooks.runAfter(context.requestId);
  return result;
};
