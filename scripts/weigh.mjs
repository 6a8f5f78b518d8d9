import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What the first loads of the last build weigh, as they are served, and what is in them by package and by folder:
 * `npm run weigh`, or `npm run weigh -- src/features/clients/clients.page.tsx` for another page. It follows the static
 * imports; client/e2e/first-loads.spec.ts counts what a browser asks for.
 */
const FRAME = ['index.html', 'src/app/shell/shell.tsx'];
const PAGES = {
  '/login': ['index.html', 'src/features/users/login.page.tsx', 'src/lib/words/en/sign-in.json'],
  '/dashboard': [...FRAME, 'src/features/reports/dashboard.page.tsx'],
  // With the section that it opens with, and the store that it waits for.
  '/prf': [
    ...[...FRAME, 'src/features/prf/prf.page.tsx', 'src/features/prf/sections/incident-step.tsx'],
    ...['src/lib/device/open-device.ts', 'src/lib/device/wipe-devices.ts'],
  ],
  '/shifts': [...FRAME, 'src/features/shifts/shifts.page.tsx'],
};

const inDist = (path) => fileURLToPath(new URL(`../client/dist/${path}`, import.meta.url));
const read = (name) => JSON.parse(readFileSync(inDist(`.vite/${name}`), 'utf8'));
const manifest = read('manifest.json');
const modules = read('modules.json');

/** The chunk that has a module: of its own name, or the group's that took it in. */
const chunkOf = (name) => {
  if (name in manifest) return name;
  const holder = Object.keys(modules).find((file) => `client/${name}` in modules[file]);
  const found = Object.keys(manifest).find((key) => manifest[key].file === holder);
  if (found === undefined) throw new Error(`The build has no ${name}`);
  return found;
};

/** What English is written in. */
const FONT = `assets/${readdirSync(inDist('assets')).find((name) => name.startsWith('inter-plain-'))}`;

const weight = (file) =>
  statSync(existsSync(inDist(`${file}.br`)) ? inDist(`${file}.br`) : inDist(file)).size;

const filesOf = (entries) => {
  const files = new Set(['index.html', FONT]);
  const seen = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.map(chunkOf).forEach(visit);
  return [...files];
};

/** `antd/es/table`, `@apollo/client`, `client/src/lib`: a package, with a folder of antd; or a folder of ours. */
const partOf = (id) => {
  const inPackage = /node_modules\/(antd\/es\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[1];
  return inPackage ?? id.split('/').slice(0, 4).join('/');
};

const partsOf = (files) => {
  const parts = new Map();
  for (const file of files)
    for (const [id, bytes] of Object.entries(modules[file] ?? {}))
      parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + bytes);
  return [...parts].sort(([, a], [, b]) => b - a);
};

const kB = (bytes) => (bytes / 1_000).toFixed(1).padStart(8);
const pages = process.argv.length > 2 ? { asked: [...FRAME, ...process.argv.slice(2)] } : PAGES;
for (const [page, entries] of Object.entries(pages)) {
  const files = filesOf(entries)
    .map((file) => ({ file, bytes: weight(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${page}: ${(total / 1_000).toFixed(1)} kB as served, in ${files.length} files`);
  for (const { file, bytes } of files) {
    const largest = partsOf([file]).slice(0, 4);
    console.log(`${kB(bytes)}  ${file}  ${largest.map(([part]) => part).join(', ')}`);
  }
  console.log('  of this, before it is made smaller:');
  for (const [part, bytes] of partsOf(files.map(({ file }) => file)).slice(0, 40))
    console.log(`${kB(bytes)}  ${part}`);
}
