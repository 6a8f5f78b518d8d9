import type { Clock } from './clock.js';
import { DomainError } from './errors.js';

const WINDOW_MS = 60_000;

/**
 * At most `perMinute` for each key in each minute of the clock. Counted in this process: with several processes behind one
 * address a caller gets that many times more, which is the price for a check that costs no statement.
 */
export class RateWindow {
  #window = -1;
  #counts = new Map<string, number>();

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  /** Counts one for the key. Throws TOO_MANY_REQUESTS, with the seconds until the next minute, once there were enough. */
  take(key: string): void {
    const now = this.clock().getTime();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.perMinute)
      throw new DomainError('TOO_MANY_REQUESTS', {
        seconds: Math.ceil(((window + 1) * WINDOW_MS - now) / 1000),
      });
    this.#counts.set(key, count + 1);
  }
}
