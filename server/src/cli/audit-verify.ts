import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { verifyChains } from '../modules/audit/audit-chain-store.js';
import { anchorsIn, exportedFiles, readSignedHeads } from '../modules/audit/audit-export.js';
import { openInstallation } from './installation-database.js';

/**
 * `npm run audit:verify` follows every chain of the audit trail and names the first place where one breaks (exit code 1).
 * Signed daily heads in the data folder, and in files given as arguments, are held against it.
 */
const database = await openInstallation({ entities: [], name: 'sideline-audit' });
try {
  const files = [...exportedFiles(database.folder.path), ...process.argv.slice(2)];
  const exports = files.map((file) => readSignedHeads(readFileSync(file, 'utf8')));
  const { entries, breaks } = await verifyChains(database.dataSource, (shard) => anchorsIn(exports, shard));
  for (const { shard, sequence, entryId, reason } of breaks)
    console.error(
      `Chain ${String(shard)} breaks at entry ${String(sequence)}${entryId === null ? '' : ` (${entryId})`}: ${reason}.`,
    );
  if (breaks.length > 0) process.exitCode = 1;
  else
    console.log(
      `The audit trail holds: ${String(entries)} entries in 16 chains, ${String(exports.length)} signed ${exports.length === 1 ? 'export' : 'exports'}.`,
    );
} finally {
  await database.close();
}
