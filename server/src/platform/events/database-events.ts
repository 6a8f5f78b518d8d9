import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Context } from '../context.js';
import { execute } from '../database/checked.js';
import type { Connection } from '../database/connection.js';
import { poolOptions } from '../database/data-source.js';
import type { WorkLimits } from '../database/limits.js';
import type { Logger } from '../logger.js';
import { supervise, type Supervised, type Worker } from '../jobs/supervise.js';
import type { Events, EventBody, Heard, PublishedEvent } from './events.js';

const CHANNEL = 'sideline_events';
/** PostgreSQL takes payloads of fewer than 8,000 bytes. */
const PAYLOAD_BYTES = 7_900;
/** A process sends notices at most this often: each NOTIFY takes a lock that all of them share (ADR 13). */
const TELL_EVERY_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How often the listening connection is tested: a network that drops packets reports nothing. */
const BEAT_MS = 15_000;
const LISTENING: WorkLimits = { statementMs: 5_000, lockMs: 5_000, idleMs: 5_000, connectMs: 5_000 };
/** Notices kept while the database cannot be reached; listeners read everything again after such a silence. */
const MOST_WAITING = 5_000;

// The connection's commit need not wait for the disk: a notice that a crash loses was lost with its listeners.
const NOTIFY = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

interface DatabaseEventsDeps {
  /** Sends through the pool: NOTIFY works behind a pooler as well. */
  readonly dataSource: DataSource;
  /** Listens past any pooler. */
  readonly direct: Connection;
  readonly logger: Logger;
}

/** Null instead of content that is longer than a NOTIFY: listeners read it themselves. */
type Wire = readonly (readonly [topic: string, body: EventBody | null])[];

/**
 * Puts all events into as few texts as possible, each short enough for one NOTIFY. An event that is too long by itself is
 * reduced to a notice without content: otherwise it would be retried forever and hold up all others; `onTooLong` receives
 * its topic.
 */
export const payloadsOf = (
  events: readonly PublishedEvent[],
  onTooLong: (topic: string) => void,
): readonly string[] => {
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 2;
  for (const { topic, body } of events) {
    let part = JSON.stringify([topic, body]);
    if (Buffer.byteLength(part) + 3 > PAYLOAD_BYTES) {
      onTooLong(topic);
      part = JSON.stringify([topic, null]);
    }
    const size = Buffer.byteLength(part) + 1;
    if (parts.length > 0 && bytes + size > PAYLOAD_BYTES) {
      payloads.push(`[${parts.join()}]`);
      parts = [];
      bytes = 2;
    }
    parts.push(part);
    bytes += size;
  }
  return parts.length === 0 ? payloads : [...payloads, `[${parts.join()}]`];
};

/**
 * Events over PostgreSQL's LISTEN and NOTIFY, so that any number of processes can run side by side. Events are sent after
 * their commit, by one statement for everything of the last tenth of a second; the first after a pause goes at once. One
 * connection listens, opened with the first listener; if it is lost, it is opened again and listeners receive 'resumed'.
 */
export class DatabaseEvents implements Events {
  readonly #deps: DatabaseEventsDeps;
  readonly #listeners = new Map<string, Set<(heard: Heard) => void>>();
  #waiting = new Map<string, PublishedEvent>();
  #telling: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** The connection that listens; null if nobody has listened yet. */
  #listening: Supervised | null = null;
  #isStopped = false;

  constructor(deps: DatabaseEventsDeps) {
    this.#deps = deps;
  }

  /** How many listen in this process. */
  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  publish({ transaction }: Pick<Context, 'transaction'>, event: PublishedEvent): void {
    if (transaction === null) this.#add(event);
    else
      transaction.afterCommit(() => {
        this.#add(event);
      });
  }

  async listen(topic: string, listener: (heard: Heard) => void): Promise<() => void> {
    this.#listening ??= supervise({
      name: 'The listener for events',
      logger: this.#deps.logger,
      longestPauseMs: LONGEST_PAUSE_MS,
      start: (isAgain) => this.#open(isAgain),
    });
    await this.#listening.ready;
    const others = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, others.add(listener));
    return () => {
      others.delete(listener);
      if (others.size === 0) this.#listeners.delete(topic);
    };
  }

  /** Sends what still waits, then stops listening. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#telling;
    await this.#tell();
    this.#listeners.clear();
    await this.#listening?.stop();
  }

  #add(event: PublishedEvent): void {
    const key = `${event.topic} ${event.key}`;
    if (!this.#waiting.has(key) && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, event);
    if (this.#timer === null && this.#telling === null && !this.#isStopped) this.#tellNow();
  }

  #tellNow(): void {
    this.#telling = this.#tell().finally(() => {
      this.#telling = null;
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => {
        this.#timer = null;
        if (this.#waiting.size > 0) this.#tellNow();
      }, TELL_EVERY_MS);
      this.#timer.unref();
    });
  }

  async #tell(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const sending = this.#waiting;
    this.#waiting = new Map();
    const { dataSource, logger } = this.#deps;
    try {
      const payloads = payloadsOf([...sending.values()], (topic) => {
        logger.error({ topic }, 'An event is too long to send: its listeners will read the data themselves');
      });
      for (const payload of payloads) await execute(dataSource.manager, NOTIFY, [CHANNEL, payload]);
    } catch (error) {
      if (this.#isStopped) return;
      logger.warn({ err: error, events: sending.size }, 'Events could not be sent yet');
      // The newer event of the same key wins.
      this.#waiting = new Map([...sending, ...this.#waiting]);
    }
  }

  /** Opens the listening connection. Notices sent while there was none are lost: listeners read everything again. */
  async #open(isAgain: boolean): Promise<Worker> {
    const { direct } = this.#deps;
    const { max: _, onConnect: watch, ...options } = poolOptions(direct, 1, 'sideline-events', LISTENING);
    const client = new pg.Client({ connectionString: direct.url, ...options });
    const ended = new Promise<Error | undefined>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => {
        resolve(undefined);
      });
    });
    client.on('notification', ({ payload }) => {
      this.#hear(payload ?? '[]');
    });
    try {
      await client.connect();
      watch?.(client);
      await execute(client, `LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(() => {
      // If there is no answer the connection ends, and that event is handled.
      execute(client, "SELECT 'listening'").catch(() => undefined);
    }, BEAT_MS);
    beat.unref();
    if (isAgain)
      for (const listeners of this.#listeners.values())
        for (const listener of listeners) listener({ kind: 'resumed' });
    return {
      ended,
      stop: async () => {
        clearInterval(beat);
        await client.end().catch(() => undefined);
      },
    };
  }

  #hear(payload: string): void {
    // Only our own role may notify on this database, so the content has this shape.
    for (const [topic, body] of JSON.parse(payload) as Wire)
      for (const listener of this.#listeners.get(topic) ?? [])
        listener(body === null ? { kind: 'resumed' } : { kind: 'event', body });
  }
}
