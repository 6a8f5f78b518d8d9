import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { orphansIn } from './orphans.mjs';
import { npm, ROOT } from './prepare.mjs';

/**
 * Whether everything that is generated is what the sources give now: the contract's files from the server, the client's hooks
 * from the contract. Generates them again, compares, and restores what was there, so that a check changes nothing.
 */
const generated = () => [
  ...['schema.graphql', 'openapi.json', 'permissions.md'].map((file) => join(ROOT, 'schema', file)),
  ...readdirSync(join(ROOT, 'client', 'src'), { recursive: true })
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => join(ROOT, 'client', 'src', file)),
];
// What is no longer generated is also no longer changed: it would stay, and go on compiling.
const orphans = orphansIn(join(ROOT, 'client', 'src'));
if (orphans.length > 0) {
  console.error('These files were generated from documents that are gone. Remove them:');
  for (const file of orphans) console.error(`- ${relative(ROOT, file)}`);
  process.exit(1);
}

const hazards = spawnSync(process.execPath, ['scripts/write-hazards.mjs', '--check'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (hazards.status !== 0) process.exit(1);

const read = () =>
  new Map(generated().map((file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : null]));

const before = read();
for (const script of ['emit', 'codegen']) {
  const [command, args] = npm('run', '--silent', script);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const after = read();
const drifted = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
for (const file of drifted) {
  const content = before.get(file);
  if (typeof content === 'string') writeFileSync(file, content);
}
if (drifted.length > 0) {
  console.error(
    'These files are not what the sources give. Run `npm run emit && npm run codegen` and commit them:',
  );
  for (const file of drifted) console.error(`- ${relative(ROOT, file)}`);
  process.exit(1);
}
