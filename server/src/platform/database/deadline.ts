import { AsyncLocalStorage } from 'node:async_hooks';

/** How often a late request is checked. */
const LOOK_MS = 100;

/** Something of the database that a request is waiting for. */
export interface DatabaseWait {
  /** What it is waiting for now, the same object for the same wait; null if nothing. */
  readonly waitingFor: () => unknown;
  /** Ends it, so that the request learns that the database does not answer. */
  readonly cut: () => void;
}

/**
 * How long a request may wait for its database in total, whatever it asks. Limits of single statements add up: a session, a
 * rate and a record that each come late are three waits. Past its time a request may finish what the database answers at
 * once; a wait that is still there at two checks in a row is cut, with its transaction. This does not limit anything else
 * that it does: a letter, an address search or a PDF has its own limit.
 */
export class Deadline {
  readonly #ms: number;
  readonly #waits = new Map<DatabaseWait, unknown>();
  #timer: NodeJS.Timeout | null = null;
  #lifted = 0;
  #isOver = false;
  #due = 0;
  /** Whether nobody is signed in for the request. These requests share a part of the connections. */
  isStrangers = false;

  constructor(ms: number) {
    this.#ms = ms;
    this.#lookIn(ms);
  }

  /** Its time begins now. A timer already set then checks again: setting another costs more than a needless check. */
  begin(): void {
    this.#due = performance.now() + this.#ms;
    if (this.#timer === null) this.#lookIn(this.#ms);
  }

  /** The answer is on its way, and the remaining work has no deadline. */
  end(): void {
    this.#isOver = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Returns a function to call when the wait has ended. */
  enter(wait: DatabaseWait): () => void {
    this.#waits.set(wait, null);
    return () => this.#waits.delete(wait);
  }

  /** Does work that has its own, longer limits; afterwards its time begins again. */
  async lift<T>(work: () => Promise<T>): Promise<T> {
    this.#lifted += 1;
    try {
      return await work();
    } finally {
      this.#lifted -= 1;
      this.begin();
    }
  }

  #look(): void {
    const left = this.#due - performance.now();
    // `begin` has moved its time, and a timer may fire slightly early.
    if (left > LOOK_MS / 2) {
      this.#arm(left);
      return;
    }
    // If this process itself was held up, answers may have arrived that it has not read: that is no reason to cut a
    // connection.
    const isLate = -left > LOOK_MS;
    for (const [wait, before] of this.#lifted > 0 ? [] : this.#waits) {
      const now = wait.waitingFor();
      if (now !== null && now === before && !isLate) wait.cut();
      else this.#waits.set(wait, now);
    }
    this.#lookIn(LOOK_MS);
  }

  #lookIn(ms: number): void {
    this.#due = performance.now() + ms;
    this.#arm(ms);
  }

  #arm(ms: number): void {
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      this.#look();
    }, ms).unref();
  }
}

const current = new AsyncLocalStorage<Deadline | undefined>();

/** The deadline of the request that the calling code works for; undefined outside requests. */
export const currentDeadline = (): Deadline | undefined => current.getStore();

/** Runs `work`, and everything that it begins, under a deadline, or under none. */
export const runUnder = <T>(deadline: Deadline | undefined, work: () => T): T => current.run(deadline, work);

/** Does work that has its own, longer limits. */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> => {
  const deadline = current.getStore();
  return deadline === undefined ? work() : deadline.lift(work);
};
