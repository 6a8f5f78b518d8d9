import type { Clock } from '../clock.js';

interface Kept<T> {
  readonly answer: T;
  readonly until: number;
}

/**
 * Answers that are likely to be requested again soon, in the memory of this process: at most `most`, each for `forMs`. The
 * one least recently requested makes room.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>();

  constructor(
    private readonly limits: { readonly most: number; readonly forMs: number },
    private readonly clock: Clock,
  ) {}

  /** The answer with that key; undefined if it is no longer kept. */
  find(key: string): T | undefined {
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    if (found === undefined || found.until <= this.clock().getTime()) return undefined;
    // A map keeps the order of its keys: this one was requested last.
    this.#kept.set(key, found);
    return found.answer;
  }

  keep(key: string, answer: T): void {
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= this.limits.most) this.#kept.delete(oldest);
    this.#kept.set(key, { answer, until: this.clock().getTime() + this.limits.forMs });
  }
}
