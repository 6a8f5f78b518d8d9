import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './database/database.js';

/** The version of Sideline that runs, as its package says. */
export const RELEASE = (
  JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { readonly version: string }
).version;
