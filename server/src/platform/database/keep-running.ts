import type { ChildProcess } from 'node:child_process';
import { logger } from '../logger.js';
import { supervise } from '../jobs/supervise.js';

const LONGEST_PAUSE_MS = 30_000;

interface Running {
  /** The current process; null while there is none: its id may then belong to another process. */
  readonly current: () => ChildProcess | null;
  /** From here on, it ends only because we stop it. Resolves when no start is in progress. */
  readonly release: () => Promise<void>;
}

/** Starts the database again whenever its process ends by itself: killed, or out of memory. */
export const keepRunning = (first: ChildProcess, restart: () => Promise<ChildProcess>): Running => {
  let current: ChildProcess | null = null;

  const watch = (child: ChildProcess): Promise<Error> => {
    current = child;
    child.unref();
    return new Promise((resolve) => {
      const onEnd = (): void => {
        if (current === child) current = null;
        resolve(
          new Error(
            `Its process ended: ${child.signalCode ?? `code ${String(child.exitCode ?? 'unknown')}`}.`,
          ),
        );
      };
      // It may have ended between its start and this.
      if (child.exitCode !== null || child.signalCode !== null) onEnd();
      else child.once('exit', onEnd);
    });
  };

  const ended = watch(first);
  const { stop } = supervise({
    name: 'The database',
    logger,
    longestPauseMs: LONGEST_PAUSE_MS,
    start: async (isAgain) => ({
      ended: isAgain ? watch(await restart()) : ended,
      // The caller that releases it ends the process.
      stop: () => Promise.resolve(),
    }),
  });
  return { current: () => current, release: stop };
};
