import 'reflect-metadata';
import { publicKeyOf } from '../modules/audit/audit-export.js';
import { openDataFolder } from '../platform/database/data-folder.js';
import { CHECKOUT } from '../platform/database/database.js';
import { readConfig } from '../config.js';

/**
 * `npm run audit:public-key` prints the public key that verifies this installation's signed heads: pin it elsewhere, once.
 */
const folder = openDataFolder(readConfig(process.env).dataDir, CHECKOUT);
console.log(publicKeyOf(folder.path, folder.user));
