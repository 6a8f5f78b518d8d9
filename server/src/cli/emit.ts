import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../platform/database/database.js';
import { createContract } from './contract.js';

/** `npm run emit` writes schema.graphql, openapi.json and permissions.md; with --check it only says which have drifted. */
const isCheck = process.argv.includes('--check');
const drifted: string[] = [];

for (const [file, text] of Object.entries(createContract())) {
  const path = join(CHECKOUT, 'schema', file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  drifted.push(`schema/${file}`);
  if (!isCheck) writeFileSync(path, text);
}

if (isCheck && drifted.length > 0) {
  console.error(`Out of date: ${drifted.join(', ')}. Run npm run emit and commit the files it writes.`);
  process.exitCode = 1;
} else {
  console.log(drifted.length === 0 ? 'The emitted contract is up to date.' : `Wrote ${drifted.join(', ')}.`);
}
