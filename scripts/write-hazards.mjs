import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { hazardDocument, hazardProblems, readHazards, ROOT } from './hazards.mjs';

/**
 * Writes docs/safety/hazard-log.md from hazards.yaml. With `--check` it writes nothing and fails where the two differ, or where
 * a hazard names a test or a control that is not there.
 */
const TARGET = new URL('docs/safety/hazard-log.md', ROOT);

const hazards = readHazards();
const problems = hazardProblems(hazards);
const { code: text } = await format('hazard-log.md', hazardDocument(hazards));
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text)
    problems.push('hazard-log.md differs from hazards.yaml: run npm run hazards');
} else writeFileSync(TARGET, text);
for (const problem of problems) console.error(`hazards: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
