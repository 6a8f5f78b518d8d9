import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.js';

/** What runs in the background of this process once it has been started. */
export interface Worker {
  /** Settles, either way, when it ends by itself. */
  readonly ended: Promise<unknown>;
  /** Ends it; also called for one that has ended, to free what it held. */
  stop(): Promise<void>;
}

export interface Supervised {
  /** Settles once it runs for the first time, or if it is stopped before that. */
  readonly ready: Promise<void>;
  /** Ends it permanently. Resolves when no start is in progress. */
  readonly stop: () => Promise<void>;
}

export interface SupervisedWork {
  /** Its name in the log: 'The database'. */
  readonly name: string;
  /** `isAgain` is false until the first one has succeeded. */
  readonly start: (isAgain: boolean) => Promise<Worker>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds before the second attempt at a start; each further one waits twice as long. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Work that ran for this long before it ended does not count as a failed start. */
const STEADY_MS = 30_000;

/**
 * Keeps background work running for as long as this process lives. It restarts whenever it ends or fails to start: at once,
 * then after growing pauses up to the longest. It never gives up. Use it for all background work on a connection or a
 * process that can be lost.
 */
export const supervise = ({
  name,
  start,
  logger,
  firstPauseMs = FIRST_PAUSE_MS,
  longestPauseMs = LONGEST_PAUSE_MS,
}: SupervisedWork): Supervised => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let setReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));

  const run = async (): Promise<void> => {
    let failures = 0;
    let hasRun = false;
    while (!isStopped()) {
      if (failures > 1) {
        const ms = Math.min(firstPauseMs * 2 ** (failures - 2), longestPauseMs);
        await pause(ms, undefined, { ref: false, signal }).catch(() => undefined);
        if (isStopped()) break;
      }
      let worker: Worker;
      try {
        worker = await start(hasRun);
      } catch (error) {
        failures += 1;
        logger.error({ err: error, failures }, `${name} could not be started${hasRun ? ' again' : ''}`);
        continue;
      }
      const from = Date.now();
      if (hasRun) logger.warn({ failures }, `${name} was started again`);
      hasRun = true;
      setReady();
      const reason = await Promise.race([
        stopped,
        worker.ended.then(
          (value) => value,
          (error: unknown) => error,
        ),
      ]);
      if (!isStopped()) {
        if (Date.now() - from > STEADY_MS) failures = 0;
        failures += 1;
        logger.error({ err: reason, failures }, `${name} ended unexpectedly`);
      }
      try {
        await worker.stop();
      } catch (error) {
        logger.warn({ err: error }, `${name} did not stop cleanly`);
      }
    }
  };

  const over = run().finally(() => {
    setReady();
  });
  return {
    ready,
    stop: () => {
      stopping.abort();
      return over;
    },
  };
};
