import type { DataSource } from 'typeorm';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.js';
import { execute, fetchOne } from '../database/checked.js';
import { DomainError } from '../errors.js';
import type { RateStanding } from './spending.js';
import { poolOf } from '../database/read.js';

const WINDOW_MS = 60_000;
/** The number of parts a rate is divided into. A process consults the shared count once for each part. */
const PARTS = 10;

const CHARGE = `
  INSERT INTO rate_count AS known (key_hash, minute, taken) VALUES ($1, $2, $3)
  ON CONFLICT (key_hash) DO UPDATE SET
    taken = CASE WHEN known.minute < EXCLUDED.minute THEN EXCLUDED.taken ELSE known.taken + EXCLUDED.taken END,
    minute = greatest(known.minute, EXCLUDED.minute)
  RETURNING taken - $3 AS before`;

const chargeRow = z.object({ before: z.number() });

/** What all processes on one database have taken of each rate in this minute (ADR 34). */
export class RateShare {
  constructor(private readonly dataSource: DataSource) {}

  /** Charges `asked` to the key for that minute. Returns what was charged before, by this process and the others. */
  async charge(key: string, minute: number, asked: number): Promise<number> {
    const values = [createHash('sha256').update(key).digest(), minute, asked];
    // Its own connection: a caller's transaction would keep the row locked, or take the charge back.
    const pool = poolOf(this.dataSource);
    const { before } = await fetchOne(pool ?? this.dataSource.manager, chargeRow, CHARGE, values);
    return before;
  }

  /** Removes what belongs to an earlier minute. For a job. */
  async prune(now: Date): Promise<void> {
    await execute(this.dataSource.manager, 'DELETE FROM rate_count WHERE minute < $1', [minuteOf(now) - 1]);
  }
}

const minuteOf = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS);

interface Count {
  taken: number;
  /** What the other processes had taken when this one last looked. */
  others: number;
  /** What this process may take before it looks again. */
  granted: number;
  /** How much of that is in the shared count: the first part of a hot rate and what could not be charged are not yet. */
  charged: number;
  isFull: boolean;
  asking: Promise<void> | null;
}

export interface RateOptions {
  /** Distinguishes this rate from others in the shared table. */
  readonly name: string;
  readonly perMinute: number;
  readonly clock: Clock;
  readonly share: Pick<RateShare, 'charge'>;
  /**
   * The first tenth of each minute is taken without a statement. For rates that every request uses, where a tenth more for
   * each process does no harm.
   */
  readonly isHot?: boolean;
}

/**
 * At most `perMinute` for each key in each minute of the clock, over all processes on the database. A process reserves a tenth
 * at a time, so that nine of ten requests are counted in memory only. If the database cannot be reached, the process counts by itself.
 */
export class RateWindow {
  readonly #options: RateOptions;
  readonly #part: number;
  #minute = -1;
  #counts = new Map<string, Count>();

  constructor(options: RateOptions) {
    this.#options = options;
    this.#part = Math.ceil(options.perMinute / PARTS);
  }

  /** Counts one for the key. Rejects with TOO_MANY_REQUESTS, with the seconds until the next minute, after the last one. */
  async take(key: string): Promise<RateStanding> {
    const now = this.#options.clock();
    const minute = minuteOf(now);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    let count = this.#counts.get(key);
    if (count === undefined) {
      const granted = this.#options.isHot === true ? this.#part : 0;
      count = { taken: 0, others: 0, granted, charged: 0, isFull: false, asking: null };
      this.#counts.set(key, count);
    }
    while (count.taken >= count.granted) {
      if (count.isFull)
        throw new DomainError('TOO_MANY_REQUESTS', {
          seconds: Math.ceil(((minute + 1) * WINDOW_MS - now.getTime()) / 1000),
        });
      count.asking ??= this.#reserve(count, key, minute);
      await count.asking;
    }
    count.taken += 1;
    const { name, perMinute } = this.#options;
    return {
      name,
      perMinute,
      remaining: Math.max(0, perMinute - count.others - count.taken),
      seconds: Math.ceil(((minute + 1) * WINDOW_MS - now.getTime()) / 1000),
    };
  }

  async #reserve(count: Count, key: string, minute: number): Promise<void> {
    const { name, perMinute, share } = this.#options;
    // What was taken without looking is charged with this part.
    const unasked = count.granted - count.charged;
    const asked = this.#part + unasked;
    try {
      const before = await share.charge(`${name}\n${key}`, minute, asked);
      count.others = Math.max(0, before - count.charged);
      count.charged += asked;
    } catch {
      // The request itself will find that the database is unavailable. The next part charges this one too.
    }
    const left = Math.max(0, perMinute - count.others - count.granted);
    count.isFull = left < this.#part;
    count.granted += Math.min(left, this.#part);
    count.asking = null;
  }
}
