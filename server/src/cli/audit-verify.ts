import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { checkAudit } from './audit-check.js';
import { openInstallation } from './installation-database.js';

/**
 * `npm run audit:verify` follows every chain of the audit trail and names the first place where a chain breaks (exit code 1).
 * It is compared with signed heads in the data folder and in files given as arguments, but only those that the pinned key
 * signed. The pinned key is `--public-key`, otherwise AUDIT_PUBLIC_KEY, otherwise the data folder's own.
 */
const { values, positionals } = parseArgs({
  options: { 'public-key': { type: 'string' } },
  allowPositionals: true,
});
const database = await openInstallation({ entities: [], name: 'sideline-audit' });
try {
  const { config, folder, dataSource } = database;
  const { entries, exports, breaks } = await checkAudit(dataSource, config, folder, {
    publicKey: values['public-key'],
    files: positionals,
  });
  for (const line of breaks) console.error(line);
  if (breaks.length > 0) process.exitCode = 1;
  else
    console.log(
      `The audit trail is intact: ${String(entries)} entries in 16 chains, ${String(exports)} signed ${exports === 1 ? 'export' : 'exports'}.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
