import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hazardProblems, readHazards, ROOT } from './hazards.mjs';

/**
 * Proves the hazard log: removes each control by its mutation and runs the test named, which must fail; with the control
 * back, every test must pass. `npm run hazards:prove -- H01 H17` proves those alone. Files are put back however it ends.
 */
const hazards = readHazards();
const problems = hazardProblems(hazards);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? hazards : hazards.filter(({ id }) => wanted.includes(id));

let restore = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    restore();
    process.exit(1);
  });

const passes = (tests) =>
  new Promise((resolve) => {
    const run = spawn('npx', ['vitest', 'run', '--bail', '1', ...tests], { cwd: ROOT, stdio: 'ignore' });
    run.once('close', (code) => resolve(code === 0));
  });

const tests = [...new Set(chosen.map(({ test }) => test))];
if (!(await passes(tests))) {
  console.error('The tests of the log fail as they are. Correct them first.');
  process.exit(1);
}
let survived = 0;
for (const { id, test, break: mutation } of chosen) {
  const path = new URL(mutation.file, ROOT);
  const original = readFileSync(path, 'utf8');
  restore = () => writeFileSync(path, original);
  let isCaught;
  try {
    writeFileSync(
      path,
      original.replace(mutation.find, () => mutation.replace),
    );
    isCaught = !(await passes([test]));
  } finally {
    restore();
  }
  if (!isCaught) survived += 1;
  console.log(
    `${isCaught ? '✓' : '✘'} ${id} ${test}${isCaught ? '' : ` passes without the control in ${mutation.file}`}`,
  );
}
console.log(`${String(chosen.length - survived)} of ${String(chosen.length)} controls are proved.`);
if (survived > 0) process.exitCode = 1;
