import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentDeadline } from './deadline.js';
import { awaited, cutSilent } from './limits.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

const NOTHING_TO_RELEASE = (): void => undefined;

/** A pool whose connections know the deadline of the request that holds them or waits for one. */
export class DeadlinePool extends pg.Pool {
  /** What takes a connection from the deadline of who holds it. */
  readonly #held = new Map<pg.PoolClient, () => void>();

  constructor(options?: pg.PoolConfig) {
    super(options);
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
    if (deadline === undefined) {
      super.connect(callback);
      return;
    }
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
      if (hasGivenUp) {
        // A connection that never came has nothing to give back.
        client?.release();
        return;
      }
      leaveLine();
      if (client !== undefined)
        this.#held.set(
          client,
          deadline.enter({
            waitingFor: () => awaited(client),
            cut: () => {
              cutSilent(client);
            },
          }),
        );
      callback(error, client, done);
    };
    super.connect(AsyncResource.bind(take));
  }
}
