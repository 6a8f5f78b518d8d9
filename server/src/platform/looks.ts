import type { Context } from './context.js';

/** How many sessions are remembered; beyond that, the oldest counts as new. */
const REMEMBERED = 10_000;

/**
 * Distinguishes opening a page that refreshes itself from its refreshes: leaving it open is one look, with one entry in the
 * trail. Only a session with such an entry can refresh without another, whatever the request claims.
 */
export class Looks {
  readonly #seen = new Set<string>();

  /** `of` names one page of several of a kind, such as an event's. */
  isNew({ actor, isBackground }: Context, of = ''): boolean {
    const session = actor?.sessionId ?? null;
    if (session === null) return true;
    const key = `${session} ${of}`;
    if (isBackground === true && this.#seen.has(key)) return false;
    this.#seen.delete(key);
    this.#seen.add(key);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }
}
