import 'reflect-metadata';
import { readDailyHeads } from '../modules/audit/audit-chain-store.js';
import { exportHeads } from '../modules/audit/audit-export.js';
import { openInstallation } from './installation-database.js';

/** `npm run audit:export-head [YYYY-MM-DD]` signs the last entries of that day's chains (yesterday's, UTC) and says where they are. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const [day = yesterday] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error('Usage: audit:export-head 2026-11-20');
  process.exitCode = 2;
} else {
  const database = await openInstallation({ entities: [], name: 'sideline-audit' });
  try {
    const heads = await readDailyHeads(database.dataSource, day);
    const { path } = exportHeads(database.folder.path, database.folder.user, day, new Date(), heads);
    console.log(
      `${String(heads.length)} heads of ${day}, signed: ${path}\nKeep a copy where this machine cannot reach it.`,
    );
  } finally {
    await database.close();
  }
}
