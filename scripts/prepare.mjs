import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What both `npm start` and `npm test` do first: install what is missing, build what has changed. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(ROOT, ...parts);

const OLDEST_NODE = [20, 19];

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Sideline needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
};

/** npm as it was started itself, so that no other npm on the path answers. */
export const npm = (...args) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Whether what npm last installed is what the lock asks for; what is optional may be missing on another system. */
const isInstalled = () => {
  const installed = at('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: wanted } = readJson(at('package-lock.json'));
  const { packages: found } = readJson(installed);
  return Object.entries(wanted).every(
    ([path, { version, link, optional, peer, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      found[path]?.version === version,
  );
};

export const install = () => {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing what is missing …');
  // Without --include=dev, NODE_ENV=production would leave the compiler out.
  const [command, args] = npm('ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** What the build is made of. Tests are left out: a changed test needs no new build. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'schema/package.json',
  'schema/tsconfig.build.json',
  'schema/src',
  'migrations',
  'server/package.json',
  'server/tsconfig.build.json',
  'server/src',
  'server/demo',
  'server/bench',
  'client/package.json',
  'client/tsconfig.json',
  'client/vite.config.ts',
  'client/app-shell-files.ts',
  'client/antd-parts.ts',
  'client/antd-rules.ts',
  'client/antd-styles.ts',
  'client/antd-variables.ts',
  'client/apollo-parts.ts',
  'client/calendar-dom-helpers.ts',
  'client/calendar-lodash.ts',
  'client/calendar-overlays.ts',
  'client/calendar-parts.ts',
  'client/chunk-groups.ts',
  'client/compiled-early.ts',
  'client/compiled-words.ts',
  'client/fetched-first.ts',
  'client/is-bright.ts',
  'client/module-sizes.ts',
  'client/page-script.ts',
  'client/parsed-operations.ts',
  'client/index.html',
  'client/explorer.html',
  'client/public',
  'client/src',
  'scripts/prepare.mjs',
];
const OUTPUTS = ['server/dist/server/src/main.js', 'schema/dist', 'client/dist/index.html'];
const STAMP = at('.cache', 'build');

const filesIn = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** Every file whose change asks for a new build. */
export const sources = () => SOURCES.flatMap((source) => filesIn(at(source)));

const fingerprint = () => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of sources()) hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const run = (command, args) =>
  new Promise((resolve) => {
    // Always build for production (also when a test runner asks), because this build is the one that is served.
    spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
      .once('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .once('exit', (code) => resolve(code ?? 1));
  });

const bin = (name) => at('node_modules', '.bin', name);

/**
 * The compiler that checks and emits: TypeScript's native one. What needs the compiler's JavaScript interface (ESLint,
 * dependency-cruiser, knip, codegen) has `typescript` beside it until that interface is there too (docs/adr/0020).
 */
export const TSC = at('node_modules', 'typescript-native', 'bin', 'tsc');

/** The best of it saves a twentieth of every load; the explorer's editor, which few open, would take it half a minute. */
const qualityFor = ({ length }) => (length > 600_000 ? 9 : 11);

/** Compresses the client's files once, here, and not at each request. */
const compress = () => {
  for (const file of filesIn(at('client', 'dist'))) {
    if (!/\.(js|css|html|svg|json|webmanifest|wasm)$/.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(content) } }),
    );
  }
};

/** Migrations are found by folder: one whose source has gone must go from what was compiled of it too. */
const removeStaleMigrations = () => {
  for (const file of filesIn(at('server', 'dist', 'migrations')))
    if (!existsSync(at('migrations', basename(file).replace(/\.(js|js\.map)$/, '.ts')))) rmSync(file);
};

/** Compiles server and client, side by side. Gives whether it worked. */
export const compile = async () => {
  // The compiler trusts its own notes of what it has written; if they are incomplete, it starts again.
  if (!OUTPUTS.every((output) => existsSync(at(output)))) {
    rmSync(at('server', 'dist'), { recursive: true, force: true });
    rmSync(at('schema', 'dist'), { recursive: true, force: true });
  }
  const [server, client] = await Promise.all([
    run(process.execPath, [TSC, '-b', 'server/tsconfig.build.json']),
    run(bin('vite'), ['build', 'client', '--logLevel', 'warn']),
  ]);
  if (server !== 0 || client !== 0) return false;
  removeStaleMigrations();
  compress();
  return true;
};

/** Builds if anything has changed since the last build that worked. */
export const build = async () => {
  const now = fingerprint();
  const isBuilt =
    OUTPUTS.every((output) => existsSync(at(output))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === now;
  if (isBuilt) return;
  console.log('Building …');
  if (!(await compile())) {
    console.error('The build failed.');
    process.exit(1);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
};
