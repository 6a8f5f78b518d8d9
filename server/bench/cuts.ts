import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/database/database.js';
import { complaintsIn } from './drilled-server.js';
import { drillCuts } from './cuts-drill.js';

/**
 * `npm run bench:cuts -- 300`: for so many seconds every session of the database is ended again and again and the network resets
 * one connection in twenty, under load. Fails where the server ended, a save was lost or anything but NOT_READY was answered.
 */
const seconds = Number(process.argv[2] ?? 300);
const folder = join(tmpdir(), `sideline-cuts-${randomUUID()}`);
const database = await openDatabase({
  dataDir: folder,
  database: { url: null, directUrl: null },
});
try {
  const end = Date.now() + seconds * 1_000;
  const { output, ...outcome } = await drillCuts({
    appUrl: database.app.url,
    ownerUrl: database.owner.url,
    dataFolder: join(folder, 'product'),
    isOver: () => Date.now() >= end,
  });
  console.log(outcome);
  const isGood =
    outcome.lived &&
    outcome.lost === 0 &&
    Object.keys(outcome.refusals).every((code) => code === 'NOT_READY');
  if (!isGood) {
    console.error(complaintsIn(output));
    process.exitCode = 1;
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
