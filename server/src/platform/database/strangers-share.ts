import { AsyncResource } from 'node:async_hooks';

/** The part of a pool for people who are not signed in. The rest is kept for those who are, even during a flood. */
const SHARE = 0.3;
/** How long a request that is not signed in waits for a place. */
const WAIT_MS = 500;
/** How many may wait; any more are refused immediately. */
const MOST_WAITING = 100;

/** The error that PostgreSQL gives when it has no connection left: 503 with Retry-After. */
const noneFree = (): Error =>
  Object.assign(new Error('Every connection for those not signed in is in use'), { code: '53300' });

type Take = (giveBack: () => void) => void;
type Refuse = (error: Error) => void;

interface Waiting {
  readonly take: Take;
  readonly timer: NodeJS.Timeout;
}

/** Places for the connections of those who are not signed in, in the order in which they came. */
export class StrangersShare {
  readonly #places: number;
  #taken = 0;
  #waiting: Waiting[] = [];

  /** Of a pool of so many connections. */
  constructor(poolSize: number) {
    this.#places = Math.max(1, Math.floor(poolSize * SHARE));
  }

  /** Calls `take` with a function that gives the place back, or `refuse` if there is none in time. */
  take(take: Take, refuse: Refuse): void {
    if (this.#taken < this.#places) {
      this.#taken += 1;
      take(this.#giveBackOnce());
      return;
    }
    if (this.#waiting.length >= MOST_WAITING) {
      refuse(noneFree());
      return;
    }
    const waiting: Waiting = {
      // Another request calls it, when it gives its place back.
      take: AsyncResource.bind(take),
      timer: setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        refuse(noneFree());
      }, WAIT_MS),
    };
    this.#waiting.push(waiting);
  }

  #giveBackOnce(): () => void {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const next = this.#waiting.shift();
      if (next === undefined) this.#taken -= 1;
      else {
        clearTimeout(next.timer);
        next.take(this.#giveBackOnce());
      }
    };
  }
}
