import { isUnavailable } from '../errors.js';
import type { Logger } from '../logger.js';

/** The job queue rejects promises that nothing awaits; its supervisor restarts it. */
const QUEUE = /[\\/]graphile-worker[\\/]/;

/**
 * Whether this process may continue after a failure without a handler. A lost database leaves no state behind: callers
 * have had their answer, and the pool reconnects. Any other failure may have left the process in an unknown state.
 */
const isSoundAfter = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && QUEUE.test(error.stack ?? ''));

/** Logs failures without a handler, and calls `end` after those that may have left the process in an unknown state. */
export const guardProcess = (
  logger: Pick<Logger, 'error' | 'fatal'>,
  end: (reason: string) => void,
  source: Pick<NodeJS.EventEmitter, 'on'> = process,
): void => {
  for (const event of ['unhandledRejection', 'uncaughtException'])
    source.on(event, (error: unknown) => {
      if (isSoundAfter(error)) {
        logger.error({ err: error, event }, 'A failure had no handler; serving continues');
        return;
      }
      logger.fatal({ err: error, event }, 'A failure had no handler');
      end('an unexpected failure');
    });
};
