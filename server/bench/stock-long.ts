import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/platform/database/database.js';
import { migrateUp } from '../src/platform/database/migrations.js';
import { drillStock } from './stock-drill.js';

/**
 * `STOCK_OPERATIONS=100000 STOCK_KILLS=200 npm run bench:stock-long`: that many random postings by 16 writers at once, whose process is
 * killed that often, on a database of its own. Fails where anything acknowledged is lost or an invariant is broken.
 */
const folder = join(tmpdir(), `sideline-stock-${randomUUID()}`);
const database = await openDatabase({ dataDir: folder, database: { url: null, directUrl: null } });
try {
  await migrateUp(database.owner, database.app);
  const { acknowledged, kills, lost, broken, seconds } = await drillStock({
    app: database.app,
    owner: database.owner,
    writerFile: join(fileURLToPath(new URL('.', import.meta.url)), 'stock-writer.js'),
    postings: Number(process.env['STOCK_OPERATIONS'] ?? 100_000),
    kills: Number(process.env['STOCK_KILLS'] ?? 200),
    writers: 16,
    seed: Number(process.env['STOCK_SEED'] ?? 1),
  });
  console.log(
    `${String(acknowledged)} postings acknowledged, ${String(kills)} kills, ${String(lost)} lost, in ${seconds.toFixed(0)} s.`,
  );
  for (const line of broken) console.error(line);
  if (lost > 0 || broken.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
