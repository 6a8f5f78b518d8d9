import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drillStock } from '../../bench/stock-drill.js';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

/** `npm run bench:stock-long` does the same at length. */
const KILLS = Number(process.env['STOCK_KILLS'] ?? 3);
const POSTINGS = Number(process.env['STOCK_OPERATIONS'] ?? 100);

let database: TestDatabase;
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: CHECKOUT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps stock whole and loses nothing that it acknowledged, wherever the process is killed', async () => {
  const { acknowledged, kills, lost, broken } = await drillStock({
    app: database.app,
    owner: database.owner,
    writerFile: join(CHECKOUT, 'server/dist/server/bench/stock-writer.js'),
    postings: POSTINGS,
    kills: KILLS,
    writers: 16,
    seed: 7,
  });
  expect(broken).toEqual([]);
  expect(lost).toBe(0);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged).toBeGreaterThanOrEqual(POSTINGS);
});
