import { isUnavailable } from './errors.js';
import type { Logger } from './logger.js';

/** The job queue's own promises that nobody waits for; its supervisor begins the queue anew where it ends. */
const QUEUE = /[\\/]graphile-worker[\\/]/;

/**
 * Whether this process may go on serving after a failure that nobody waited for. A database that went away leaves no state
 * behind: whoever used it was answered, and the pool opens another connection. Of anything else nobody knows.
 */
const isSoundAfter = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && QUEUE.test(error.stack ?? ''));

/** Logs what reaches nobody else, and calls `end` where it leaves the process in a state that nobody knows. */
export const guardProcess = (
  logger: Pick<Logger, 'error' | 'fatal'>,
  end: (reason: string) => void,
  source: Pick<NodeJS.EventEmitter, 'on'> = process,
): void => {
  for (const event of ['unhandledRejection', 'uncaughtException'])
    source.on(event, (error: unknown) => {
      if (isSoundAfter(error)) {
        logger.error({ err: error, event }, 'A failure reached nobody; serving goes on');
        return;
      }
      logger.fatal({ err: error, event }, 'A failure reached nobody');
      end('a failure that nobody foresaw');
    });
};
