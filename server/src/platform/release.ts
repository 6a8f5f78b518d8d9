import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './database/database.js';

/** The running version of Sideline, from its package. */
export const RELEASE = (
  JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { readonly version: string }
).version;
