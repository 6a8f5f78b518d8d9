import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './prepare.mjs';

/**
 * `npm run walkthrough`: makes the changes of docs/walkthrough.md on a fresh copy of the last commit, in the page's order, runs the
 * commands and the tests that watch over each, and counts what was edited by hand. Fails where one of them fails.
 */

/** What watches over each change, by its heading: vitest's arguments. */
const WATCHED = {
  'A field of the PRF': [
    '--project',
    'schema',
    '--project',
    'client',
    'schema/src/prf/catalogue',
    'client/test/prf-document',
  ],
  'A vital sign': [
    '--project',
    'schema',
    '--project',
    'client',
    'schema/src/prf/record',
    'client/src/features/prf/observations',
  ],
  'A domain': [
    ...['--project', 'client', '--project', 'server-unit', '--project', 'server', 'client/src/app'],
    ...[
      'server/test/access',
      'server/test/platform/migrations',
      'server/test/personal-data',
      'server/test/graphql/contract',
    ],
  ],
  'A field with its column and its REST mirror': [
    '--project',
    'server-unit',
    '--project',
    'server',
    'server/test/platform/migrations',
    'server/test/graphql/contract',
  ],
};

const page = readFileSync(join(ROOT, 'docs', 'walkthrough.md'), 'utf8');
const changes = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf(':')),
    blocks: [
      ...text.matchAll(/^```\w+ (file|add|replace)=(\S+)(?: (?:before|was)="(.*)")?\n([\s\S]*?)^```$/gm),
    ].map(([, kind, file, place, code]) => ({ kind, file, place, code })),
  }));

const copy = mkdtempSync(join(tmpdir(), 'sideline-walkthrough-'));
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
};

const apply = ({ kind, file, place, code }) => {
  const path = join(copy, file);
  if (kind === 'file') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return;
  }
  const before = readFileSync(path, 'utf8');
  if (before.split(place).length !== 2) throw new Error(`${file} does not have '${place}' once.`);
  writeFileSync(
    path,
    before.replace(place, () => (kind === 'add' ? code + place : code.trimEnd())),
  );
};

let isWhole = true;
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, copy]);
  for (const part of ['.', 'client', 'server'])
    cpSync(join(ROOT, part, 'node_modules'), join(copy, part, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const { title, blocks } of changes) {
    for (const block of blocks) apply(block);
    const edited = new Set(blocks.map(({ file }) => file));
    const steps = {
      'npm run emit': run('npm', ['run', '--silent', 'emit']),
      'npm run codegen': run('npm', ['run', '--silent', 'codegen']),
      'npm run typecheck': run('npm', ['run', '--silent', 'typecheck']),
      tests: run('npx', ['vitest', 'run', '--reporter=dot', ...(WATCHED[title] ?? [])]),
    };
    const failed = Object.keys(steps).filter((name) => !steps[name]);
    isWhole &&= failed.length === 0;
    console.log(
      `${title}: ${String(edited.size)} files by hand${failed.length > 0 ? `, FAILED: ${failed.join(', ')}` : ''}`,
    );
    for (const file of edited) console.log(`  ${file}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(isWhole ? 0 : 1);
