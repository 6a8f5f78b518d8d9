import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyChains } from '../modules/audit/audit-chain-store.js';
import { anchorsIn, exportedFiles, publicKeyOf, readSignedHeads } from '../modules/audit/audit-export.js';
import { openAuditKeys } from '../modules/audit/audit-key-file.js';
import { openInstallation } from './installation-database.js';

/**
 * `npm run audit:verify` follows every chain of the audit trail and names the first place where one breaks (exit code 1).
 * Signed heads in the data folder, and in files given as arguments, are held against it: those alone that the pinned key
 * signed, which is `--public-key`, else AUDIT_PUBLIC_KEY, else the data folder's own.
 */
const { values, positionals } = parseArgs({
  options: { 'public-key': { type: 'string' } },
  allowPositionals: true,
});
const database = await openInstallation({ entities: [], name: 'sideline-audit' });
try {
  const { config, folder, dataSource } = database;
  const pinned = values['public-key'] ?? config.audit.publicKey ?? publicKeyOf(folder.path, folder.user);
  const files = [...exportedFiles(folder.path), ...positionals];
  const exports = files.map((file) => readSignedHeads(readFileSync(file, 'utf8'), pinned));
  const keys = openAuditKeys(config.audit.keys, folder);
  const { entries, breaks } = await verifyChains(dataSource, keys, (shard) => anchorsIn(exports, shard));
  for (const { shard, sequence, entryId, reason } of breaks)
    console.error(
      `Chain ${String(shard)} breaks at entry ${String(sequence)}${entryId === null ? '' : ` (${entryId})`}: ${reason}.`,
    );
  if (breaks.length > 0) process.exitCode = 1;
  else
    console.log(
      `The audit trail holds: ${String(entries)} entries in 16 chains, ${String(exports.length)} signed ${exports.length === 1 ? 'export' : 'exports'}.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
