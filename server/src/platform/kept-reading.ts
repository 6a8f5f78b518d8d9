import type { Context } from './context.js';

const KEPT_MS = 10_000;

/**
 * A value that everyone reads and that hardly ever changes, in the memory of this process. A change made here shows
 * immediately, one made by another process after 10 s. Within a transaction it is read again, because writes must use what
 * the database holds.
 */
export class KeptReading<T> {
  readonly #read: (context: Context) => Promise<T>;
  #kept: { readonly at: number; readonly reading: T } | null = null;

  constructor(read: (context: Context) => Promise<T>) {
    this.#read = read;
  }

  async current(context: Context): Promise<T> {
    if (context.transaction !== null) return this.#read(context);
    const at = context.clock().getTime();
    if (this.#kept !== null && at - this.#kept.at < KEPT_MS) return this.#kept.reading;
    const reading = await this.#read(context);
    this.#kept = { at, reading };
    return reading;
  }

  /** Forgets it: what it reads has just been changed. */
  forget(context: Context): void {
    this.#kept = null;
    context.transaction?.afterCommit(() => {
      this.#kept = null;
    });
  }
}
