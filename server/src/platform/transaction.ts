import type { Context, TransactionHooks } from './context.js';
import { DomainError } from './errors.js';
import { LoaderRegistry } from './loader-registry.js';
import { logger } from './logger.js';

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

  /** A hook may add further ones (an audit entry about what a hook did): rounds until none is left. */
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

/**
 * Runs `work` in one database transaction and gives back its result once COMMIT was acknowledged. `work` gets a derived
 * context whose manager and loaders are the transaction's; calls nested in it join. Whatever it throws rolls back and is
 * thrown on. A caller that may only read gets FORBIDDEN: everything that writes comes through here.
 */
export const runInTransaction = async <T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> => {
  if (context.transaction !== null) return work(context);
  if (context.actor?.isReadOnly === true) throw new DomainError('FORBIDDEN');
  const hooks = new Hooks();
  try {
    const result = await context.manager.transaction(async (manager) => {
      const value = await work({ ...context, manager, transaction: hooks, loaders: new LoaderRegistry() });
      await hooks.runBefore();
      return value;
    });
    await hooks.runAfter(context.requestId);
    return result;
  } finally {
    // What the request read before must not answer for what it reads after the write.
    context.loaders.clear();
  }
};
