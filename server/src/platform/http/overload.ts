import { LIMITS } from '@sideline/schema/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DomainError } from '../errors.js';

/** How late the event loop was on average since the last reading, in milliseconds. */
export type LoopDelay = () => number;

const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 20;
/** For process managers, and for finding out why the process is slow. */
const ALWAYS_ANSWERED = /^\/(healthz|readyz|metrics)(\?|$)/;

const ownDelay = (): LoopDelay => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const mean = histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
    return Number.isFinite(mean) ? Math.max(0, mean) : 0;
  };
};

/**
 * Counts for how many seconds in a row the event loop has been late. One late second may be a large export; several mean
 * more requests than this process can answer.
 */
export class Overload {
  readonly #delay: LoopDelay;
  readonly #late = { strangers: 0, signedIn: 0 };

  constructor(delay: LoopDelay) {
    this.#delay = delay;
  }

  /** Called once a second. */
  sample(): void {
    const delay = this.#delay();
    const { strangersMs, signedInMs } = LIMITS.overload;
    this.#late.strangers = delay > strangersMs ? this.#late.strangers + 1 : 0;
    this.#late.signedIn = delay > signedInMs ? this.#late.signedIn + 1 : 0;
  }

  isTooMuchFor(who: 'strangers' | 'signedIn'): boolean {
    return this.#late[who] >= LIMITS.overload.seconds;
  }
}

/** Whether the request has credentials. They are not checked, because that would add to the load. */
const claimsToBeSignedIn = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined || headers.authorization !== undefined;

/**
 * Answers OVERLOADED (503 with Retry-After) while the event loop is late, before any other work: a queued request would
 * only make the others wait longer. Requests without credentials are refused first.
 */
export const registerOverloadGuard = (app: FastifyInstance, delay: LoopDelay = ownDelay()): void => {
  const overload = new Overload(delay);
  const timer = setInterval(() => {
    overload.sample();
  }, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const who = claimsToBeSignedIn(request) ? 'signedIn' : 'strangers';
    if (!overload.isTooMuchFor(who) || ALWAYS_ANSWERED.test(request.url)) done();
    else done(new DomainError('OVERLOADED', { seconds: LIMITS.overload.retrySeconds }));
  });
};
