import 'reflect-metadata';
import { rotateAuditKey } from '../modules/audit/audit-key-file.js';
import { openDataFolder } from '../platform/database/data-folder.js';
import { CHECKOUT } from '../platform/database/database.js';
import { readConfig } from '../config.js';

/** `npm run audit:rotate-key` puts a new key before the trail's others. It is used from the next start on; theirs still verify. */
const config = readConfig(process.env);
if (config.audit.keys.length > 0) {
  console.error('AUDIT_KEYS names the keys here: put a new one before the others and start again.');
  process.exitCode = 2;
} else {
  const name = rotateAuditKey(openDataFolder(config.dataDir, CHECKOUT));
  console.log(
    `Entries bear the new key ${name} from the next start on. Keep audit-keys.json with your backups.`,
  );
}
