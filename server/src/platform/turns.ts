import { DomainError } from './errors.js';

export interface TurnLimits {
  readonly concurrent: number;
  /** How many more may wait. */
  readonly queue: number;
  /** What who comes on top of those is told to wait. */
  readonly seconds?: number;
}

/**
 * Work that takes much memory or processor, a few at a time, in the order in which it came. Who comes on top of those that
 * wait gets TOO_MANY_REQUESTS, so that a flood takes nothing from those who are at work.
 */
export class Turns {
  readonly #limits: TurnLimits;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    const { concurrent, queue, seconds = 1 } = this.#limits;
    if (this.#running < concurrent) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= queue) throw new DomainError('TOO_MANY_REQUESTS', { seconds });
      // Whoever ends hands over its place, so the number of those running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
