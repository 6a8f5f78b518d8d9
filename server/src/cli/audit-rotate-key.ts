import 'reflect-metadata';
import { rotateAuditKey } from '../modules/audit/audit-key-file.js';
import { openDataFolder } from '../platform/database/data-folder.js';
import { CHECKOUT } from '../platform/database/database.js';
import { finishSwap } from '../platform/database/folder-swap.js';
import { readConfig } from '../config.js';

/**
 * `npm run audit:rotate-key` puts a new key before the trail's others. It is used from the next start; the older keys still
 * verify their entries.
 */
const config = readConfig(process.env);
if (config.audit.keys.length > 0) {
  console.error('AUDIT_KEYS sets the keys on this server. Put a new key before the others, then restart.');
  process.exitCode = 2;
} else {
  const folder = openDataFolder(config.dataDir, CHECKOUT);
  finishSwap(folder);
  const name = rotateAuditKey(folder);
  console.log(
    `After the next start, entries use the new key ${name}. Keep audit-keys.json with your backups.`,
  );
}
