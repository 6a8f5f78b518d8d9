import pg from 'pg';
import { currentDeadline, runUnder, type Deadline } from './deadline.js';
import { awaited, cutSilent } from './limits.js';
import { StrangersShare } from './strangers-share.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

const NOTHING_TO_RELEASE = (): void => undefined;

/** A pool whose connections know the deadline of the request that holds or awaits them; signed-out users get a share. */
export class DeadlinePool extends pg.Pool {
  /** What applies the holder's deadline to a connection. */
  readonly #held = new Map<pg.PoolClient, () => void>();
  /** How many connections a request holds. */
  readonly #holding = new WeakMap<Deadline, number>();
  readonly #strangers: StrangersShare;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.#strangers = new StrangersShare(this.options.max);
    this.on('release', (_error, client) => {
      this.#held.get(client)?.();
      this.#held.delete(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      this.#connect(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => {
        if (client === undefined) reject(error ?? new Error('There is no connection'));
        else resolve(client);
      });
    });
  }

  #connect(callback: Connected): void {
    const deadline = currentDeadline();
    if (deadline === undefined) super.connect(callback);
    // A request that holds one would otherwise wait for others that do the same.
    else if (!deadline.isStrangers || (this.#holding.get(deadline) ?? 0) > 0)
      this.#connectUnder(deadline, callback, NOTHING_TO_RELEASE);
    else
      this.#strangers.take(
        (giveBack) => {
          this.#connectUnder(deadline, callback, giveBack);
        },
        (error) => {
          callback(error, undefined, NOTHING_TO_RELEASE);
        },
      );
  }

  #connectUnder(deadline: Deadline, callback: Connected, giveBack: () => void): void {
    let hasGivenUp = false;
    const line = {};
    const leaveLine = deadline.enter({
      waitingFor: () => line,
      cut: () => {
        hasGivenUp = true;
        leaveLine();
        callback(cutSilent(), undefined, NOTHING_TO_RELEASE);
      },
    });
    // The pool calls back from whatever released the connection, which may be another request.
    const take: Connected = (error, client, done) => {
      if (hasGivenUp || client === undefined) giveBack();
      if (hasGivenUp) {
        // If no connection came, there is nothing to give back.
        client?.release();
        return;
      }
      leaveLine();
      if (client !== undefined) this.#hold(client, deadline, giveBack);
      callback(error, client, done);
    };
    super.connect((error, client, done) => {
      runUnder(deadline, () => {
        take(error, client, done);
      });
    });
  }

  #hold(client: pg.PoolClient, deadline: Deadline, giveBack: () => void): void {
    const leave = deadline.enter({
      waitingFor: () => awaited(client),
      cut: () => {
        cutSilent(client);
      },
    });
    this.#holding.set(deadline, (this.#holding.get(deadline) ?? 0) + 1);
    this.#held.set(client, () => {
      leave();
      this.#holding.set(deadline, (this.#holding.get(deadline) ?? 1) - 1);
      giveBack();
    });
  }
}
