import { fastify } from 'fastify';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/database.js';
import { poolOptions } from '../src/platform/database/data-source.js';
import { DeadlinePool } from '../src/platform/database/deadline-pool.js';
import { databaseLimits } from '../src/platform/database/limits.js';
import { registerRequestDeadline } from '../src/platform/http/request-deadline.js';
import { verdicts } from './report.js';

/**
 * `npm run bench:deadline`: what the deadline of a request costs. A request with one statement is answered by bare fastify and
 * pg, with the deadline and without; both take turns. The product's smallest requests cost about twice the bare one, so the
 * share of those is half of what this prints.
 */

const TURNS = 12;
const REQUESTS = 1_500;
const AT_ONCE = 16;
const REQUEST_MS = 2_500;
const SIDES = ['without', 'with'] as const;
/** Of the processor time of the bare request. */
const AT_MOST = 1.06;

const folder = join(tmpdir(), `sideline-deadline-${randomUUID()}`);
const database = await openDatabase({ dataDir: folder, database: { url: null, directUrl: null } });
const limits = databaseLimits({ requestMs: REQUEST_MS, reportMs: 60_000, jobMs: 60_000 }).request;
const options = {
  connectionString: database.app.url,
  ...poolOptions(database.app, AT_ONCE, 'sideline-bench', limits),
};

const sideOf = (side: (typeof SIDES)[number]) => {
  const pool = side === 'with' ? new DeadlinePool(options) : new pg.Pool(options);
  // The server closes its side of what has just been ended.
  pool.on('error', () => undefined);
  const app = fastify();
  // As the product has them already.
  app.addHook('onRequest', (_request, _reply, done) => {
    done();
  });
  app.addHook('preHandler', (_request, _reply, done) => {
    done();
  });
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    done();
  });
  if (side === 'with') registerRequestDeadline(app, REQUEST_MS);
  app.post('/', async () => {
    const { rows } = await pool.query<{ one: number }>({ name: 'one', text: 'SELECT 1 AS one' });
    return rows[0];
  });
  return { app, pool };
};
const sides = { without: sideOf('without'), with: sideOf('with') };

const turn = async ({ app }: ReturnType<typeof sideOf>): Promise<number> => {
  const before = process.cpuUsage();
  let left = REQUESTS;
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: { name: 'Robin' } });
      if (statusCode !== 200) throw new Error(`Answered ${String(statusCode)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
};

try {
  const micros: Record<(typeof SIDES)[number], number[]> = { without: [], with: [] };
  for (const side of SIDES) await turn(sides[side]);
  for (let count = 0; count < TURNS; count += 1)
    for (const side of SIDES) micros[side].push(await turn(sides[side]));
  // The cheapest turns: what else the machine does only adds.
  const cheapest = (side: (typeof SIDES)[number]): number => Math.min(...micros[side]);
  const [bare, held] = [cheapest('without'), cheapest('with')];
  console.log({ bareMicros: Math.round(bare), deadlineMicros: Math.round(held - bare) });
  console.log(
    verdicts([
      { what: 'a request with a deadline', value: held / bare, unit: 'times', limit: AT_MOST, is: 'at most' },
    ]),
  );
} finally {
  for (const { app, pool } of Object.values(sides)) {
    await app.close();
    await pool.end();
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
