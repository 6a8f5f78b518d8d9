import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drillCuts } from '../../bench/cuts-drill.js';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import { newDataFolder } from '../harness/server-process.js';

/** Every session of the database ended, again and again, behind a network that resets connections. */
const CUTS = 30;

const folder = newDataFolder();
let database: TestDatabase;

beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: CHECKOUT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('lives on, loses nothing that it acknowledged and says no more than that it is not ready', async () => {
  const { output, lived, lost, refusals, cuts, resets, acknowledged } = await drillCuts({
    appUrl: database.app.url,
    ownerUrl: database.owner.url,
    dataFolder: folder,
    isOver: (done) => done >= CUTS,
  });
  expect(lived, output.slice(-4_000)).toBe(true);
  expect(cuts).toBe(CUTS);
  expect(resets).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(CUTS);
  expect(lost).toBe(0);
  expect(Object.keys(refusals), output.slice(-4_000)).toEqual(['NOT_READY']);
});
