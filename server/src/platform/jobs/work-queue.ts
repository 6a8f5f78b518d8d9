import { DomainError } from '../errors.js';

export interface QueueLimits {
  readonly concurrent: number;
  /** How many more may wait. */
  readonly queue: number;
  /** How many of these, running and waiting, may be one person's. */
  readonly perPerson?: number;
  /** The message for callers beyond that number. */
  readonly seconds?: number;
}

/**
 * Work that takes much memory or processor, a few at a time, in order of arrival. When too many are waiting, further callers
 * get TOO_MANY_REQUESTS, so that a flood does not slow down people at work.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** How many of the waiting callers could have been refused. */
  #queued = 0;
  readonly #taken = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** `by` is the person whose work it is, if there is a limit for each person. */
  async take<T>(work: () => Promise<T>, by?: string): Promise<T> {
    const { concurrent, queue, perPerson = Number.POSITIVE_INFINITY, seconds = 1 } = this.#limits;
    const own = by === undefined ? 0 : (this.#taken.get(by) ?? 0);
    const mustWait = this.#running >= concurrent;
    if ((mustWait && this.#queued >= queue) || own >= perPerson)
      throw new DomainError('TOO_MANY_REQUESTS', { seconds });
    if (mustWait) this.#queued += 1;
    if (by !== undefined) this.#taken.set(by, own + 1);
    try {
      return await this.wait(() => {
        if (mustWait) this.#queued -= 1;
        return work();
      });
    } finally {
      if (by !== undefined) this.#giveBack(by);
    }
  }

  /** The same for work that nobody is waiting for: it takes its turn, is never refused, and never displaces another. */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrent) this.#running += 1;
    // Work that ends hands over its place, so the number of those running stays as it is.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #giveBack(by: string): void {
    const left = (this.#taken.get(by) ?? 0) - 1;
    if (left > 0) this.#taken.set(by, left);
    else this.#taken.delete(by);
  }
}
