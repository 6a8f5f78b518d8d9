import type { Context } from '../context.js';
import { execute } from './checked.js';
import { takingLonger } from './limits.js';
import { LoaderRegistry } from './loader-registry.js';

/**
 * Runs reads of which every one sees the database as it was at the first, on one connection that they hold meanwhile: keep it
 * short, or have few at a time. They may take as long as a report. Nothing can be written in it; whoever must (the audit) does
 * so in the context outside.
 */
export const inSnapshot = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> =>
  context.manager.transaction('REPEATABLE READ', async (manager) => {
    await execute(manager, 'SET TRANSACTION READ ONLY');
    return takingLonger(manager, 'report', () =>
      work({ ...context, manager, loaders: new LoaderRegistry() }),
    );
  });
