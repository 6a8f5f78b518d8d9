import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const EXPORTED = 'export const __vitePreload = ';
const LINE = fileURLToPath(new URL('./src/lib/line.ts', import.meta.url));
const TURN = fileURLToPath(new URL('./src/lib/browsers-turn.ts', import.meta.url));
const LIMITS = fileURLToPath(new URL('../schema/src/limits.ts', import.meta.url));

/**
 * Around vite's own: every file that an import needs is fetched before it is imported, and the import then takes it from the browser's
 * cache (the files have their hash in their names and never change). The scripts then run one after the other, in the order in which they
 * need each other. The browser has a turn between two requests and between two scripts: a request takes a slow phone eight milliseconds,
 * and all requests or all scripts of a page in one task would hold it up for half a second.
 */
const FETCHED_FIRST = `
import { LIMITS } from ${JSON.stringify(LIMITS)};
import { browsersTurn } from ${JSON.stringify(TURN)};
import { awaitedOnLine } from ${JSON.stringify(LINE)};
const fetched = new Map();
const run = new Set();
const isScript = (file) => file.endsWith('.js');
const named = (selector, property) => Array.from(document.querySelectorAll(selector), (element) => element[property]);
const fetchFile = async (href) => {
  const response = await fetch(href, { signal: AbortSignal.timeout(LIMITS.chunk.loadTimeoutMs) });
  if (!response.ok) throw new TypeError('Failed to fetch ' + href);
  await response.arrayBuffer();
};
const fetchAll = async (files) => {
  // Kept here: a file that is lost while others are still being asked for is no longer among those fetched.
  const coming = [];
  for (const href of files) {
    if (!fetched.has(href)) await browsersTurn();
    if (!fetched.has(href)) {
      const file = fetchFile(href);
      fetched.set(href, file);
      file.catch(() => fetched.delete(href));
    }
    coming.push(fetched.get(href));
  }
  await Promise.all(coming);
};
const fetchAndImport = async (load, deps, importer) => {
  if (fetched.size === 0)
    for (const href of [...named('script[src]', 'src'), ...named('link[href]', 'href')]) fetched.set(href, undefined);
  const files = deps.map((dep) => new URL(assetsURL(dep, importer), document.baseURI).href);
  await fetchAll(files);
  return preloadAndImport(
    async () => {
      for (const href of files) {
        if (!isScript(href) || run.has(href)) continue;
        await import(/* @vite-ignore */ href);
        run.add(href);
        await browsersTurn();
      }
      return load();
    },
    deps.filter((dep) => !isScript(dep)),
    importer,
  );
};
export const __vitePreload = (load, deps = [], importer = undefined) =>
  awaitedOnLine(fetchAndImport(load, deps, importer));
`;

/** The files that an import needs, as vite writes them: places in the list at the head of the script. */
const LIST = /\bm\.f=(\[[^\]]*\])/;
const NEEDED = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** Puts before each script those that it imports. */
const inOrder = (files: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] => {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach(visit);
    if (files.includes(file)) ordered.add(file);
  };
  files.forEach(visit);
  return [...ordered];
};

/**
 * A browser remembers that a module's file did not come and never asks for it again, so that to import it a second time fails
 * without a request (whatwg/html#6768). A file that was merely fetched in vain can be fetched again: that makes the retry of
 * `loadChunk` one, and a script that a bad signal lost is loaded without reloading the page.
 */
export const fetchedFirst = (): Plugin => ({
  name: 'fetched-first',
  apply: 'build',
  transform(code, id) {
    if (id !== HELPER) return null;
    if (!code.includes(EXPORTED)) throw new Error('The preload helper of vite is not what it was.');
    return { code: code.replace(EXPORTED, 'const preloadAndImport = ') + FETCHED_FIRST, map: null };
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const list = LIST.exec(chunk.code)?.[1];
        if (list === undefined) continue;
        const files = JSON.parse(list) as readonly string[];
        chunk.code = chunk.code.replaceAll(NEEDED, (_call, places: string) => {
          const needed = places.split(',').map((place) => files[Number(place)] ?? '');
          return `__vite__mapDeps([${inOrder(needed, bundle)
            .map((file) => files.indexOf(file))
            .join(',')}])`;
        });
      }
    },
  },
});
