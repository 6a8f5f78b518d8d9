import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '../logger.js';

/** How long is waited before each attempt to start what ended by itself; each attempt has a patience of its own. */
const BACK_OFF_MS = [0, 1_000, 3_000] as const;
/** What ran so long before it ended is not what has just been started in vain. */
const STEADY_MS = 60_000;

interface Running {
  /** The process as it is now; null while there is none: its id may be somebody else's by then. */
  readonly current: () => ChildProcess | null;
  /** It ends by our own will from here on. Resolves once no start is under way any more. */
  readonly release: () => Promise<void>;
}

/**
 * Starts the database again each time that its process ends by itself: killed, or out of memory. `onLost` is called with the
 * reason where it cannot be had back, or where it keeps ending.
 */
export const keepRunning = (
  first: ChildProcess,
  restart: () => Promise<ChildProcess>,
  onLost: (reason: Error) => void,
): Running => {
  let current: ChildProcess | null = first;
  let recovery = Promise.resolve();
  let isOurs = true;
  const stopping = new AbortController();
  let ends = 0;

  const recover = async (): Promise<void> => {
    let reason = new Error('It keeps ending.');
    for (const ms of BACK_OFF_MS.slice(ends)) {
      ends += 1;
      await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (!isOurs) return;
      try {
        const next = await restart();
        watch(next);
        logger.warn({ pid: next.pid }, 'The database was started again');
        return;
      } catch (error) {
        reason = error instanceof Error ? error : new Error(String(error));
        logger.error({ err: reason }, 'The database could not be started again');
      }
    }
    if (isOurs) onLost(reason);
  };

  const watch = (child: ChildProcess): void => {
    const from = Date.now();
    current = child;
    child.unref();
    child.once('exit', (code, signal) => {
      if (current === child) current = null;
      if (!isOurs) return;
      if (Date.now() - from > STEADY_MS) ends = 0;
      logger.error({ code, signal }, 'The database has ended by itself');
      recovery = recover();
    });
  };

  watch(first);
  return {
    current: () => current,
    release: () => {
      isOurs = false;
      stopping.abort();
      return recovery;
    },
  };
};
