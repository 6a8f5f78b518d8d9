import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../src/platform/database/connection.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { brokenInvariants, makeStockWorld, randomFrom, type StockWorld } from './stock-operations.js';

export interface DrillPlan {
  readonly app: Connection;
  readonly owner: Connection;
  /** The built stock-writer.js. */
  readonly writerFile: string;
  /** How many postings are to be acknowledged at least. */
  readonly postings: number;
  /** How often the process that posts is killed at least. */
  readonly kills: number;
  readonly writers: number;
  readonly seed: number;
}

export interface DrillResult {
  readonly acknowledged: number;
  readonly kills: number;
  /** Acknowledged, and not in the books. */
  readonly lost: number;
  readonly broken: readonly string[];
  readonly seconds: number;
}

/** Killed soon enough that most deaths are in the middle of postings, late enough that some are made. */
const KILL_WITHIN_MS = 900;

/** Starts processes that post at random and kills them, until enough was posted and killed; then looks through the books. */
export const drillStock = async (plan: DrillPlan): Promise<DrillResult> => {
  const begun = performance.now();
  const random = randomFrom(plan.seed);
  const owner = new pg.Client({ connectionString: plan.owner.url });
  await owner.connect();
  const dataSource = createDataSource(plan.app, { entities: [], poolSize: 2, name: 'sideline-stock-drill' });
  await dataSource.initialize();
  try {
    const userId = randomUUID();
    await owner.query(
      `INSERT INTO app_user (id, email, role, first_name, last_name, created_at) VALUES ($1, $2, 'admin', 'Robin', 'Hale', now())`,
      [userId, `${userId}@example.org`],
    );
    const world: StockWorld = await makeStockWorld(dataSource, { items: 6, lots: 3, places: 8 });
    const acknowledged = new Set<string>();
    let kills = 0;
    for (let round = 0; acknowledged.size < plan.postings || kills < plan.kills; round += 1) {
      const isKilled = kills < plan.kills;
      const left = Math.max(0, plan.postings - acknowledged.size);
      const child = spawn(
        process.execPath,
        [
          plan.writerFile,
          JSON.stringify({
            ...{ url: plan.app.url, role: plan.app.role, userId, world, writers: plan.writers },
            ...{
              seed: plan.seed + 1_000 * (round + 1),
              count: isKilled ? 100_000 : Math.ceil(left / plan.writers) + 1,
            },
          }),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = once(child, 'exit');
      const lines = createInterface({ input: child.stdout });
      lines.on('line', (key) => acknowledged.add(key));
      if (isKilled) {
        await Promise.race([once(lines, 'line'), ended]);
        await pause(random.below(KILL_WITHIN_MS));
        child.kill('SIGKILL');
        kills += 1;
      }
      const [code, signal] = (await ended) as [number | null, string | null];
      if (signal !== 'SIGKILL' && code !== 0)
        throw new Error(`The writers ended with ${signal ?? String(code)}.`);
    }
    await quiet(owner);
    const { rows } = await owner.query<{ lost: number }>(
      `SELECT count(*)::integer AS lost FROM unnest($1::text[]) AS told (key)
       WHERE NOT EXISTS (SELECT FROM stock_posting p WHERE p.key = told.key)`,
      [[...acknowledged]],
    );
    return {
      acknowledged: acknowledged.size,
      kills,
      lost: rows[0]?.lost ?? 0,
      broken: await brokenInvariants(dataSource),
      seconds: (performance.now() - begun) / 1_000,
    };
  } finally {
    await dataSource.destroy();
    await owner.end();
  }
};

/** Resolves once no session of a killed process is at work any more. */
const quiet = async (owner: pg.Client): Promise<void> => {
  for (;;) {
    const { rowCount } = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sideline-stock-writer'`,
    );
    if (rowCount === 0) return;
    await pause(50);
  }
};
