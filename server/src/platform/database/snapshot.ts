import type { Context } from '../context.js';
import { execute } from './checked.js';
import { takingLonger } from './limits.js';
import { LoaderRegistry } from './loader-registry.js';

/**
 * Runs reads that all see the database as it was at the first, on one connection that they hold throughout: keep it
 * short, or run few at a time. They may take as long as a report. Nothing can be written in it; writers (the audit) do
 * so in the context outside.
 */
export const inSnapshot = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> =>
  context.manager.transaction('REPEATABLE READ', async (manager) => {
    await execute(manager, 'SET TRANSACTION READ ONLY');
    return takingLonger(manager, 'report', () =>
      work({ ...context, manager, loaders: new LoaderRegistry() }),
    );
  });
