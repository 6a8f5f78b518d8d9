import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const EXPORTED = 'export const __vitePreload = ';

/**
 * Around vite's own: every file that an import needs is fetched before it is imported, from where the import then takes it
 * out of the browser's cache (the files bear their hash and never change).
 */
const FETCHED_FIRST = `
const here = new Set();
const named = (selector, property) => Array.from(document.querySelectorAll(selector), (element) => element[property]);
const fetchFile = async (href) => {
  if (here.has(href)) return;
  const response = await fetch(href);
  if (!response.ok) throw new TypeError('Failed to fetch ' + href);
  await response.arrayBuffer();
  here.add(href);
};
export const __vitePreload = async (load, deps = [], importer = undefined) => {
  if (here.size === 0)
    for (const href of [...named('script[src]', 'src'), ...named('link[href]', 'href')]) here.add(href);
  await Promise.all(deps.map((dep) => fetchFile(new URL(assetsURL(dep, importer), document.baseURI).href)));
  return preloadAndImport(load, deps, importer);
};
`;

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
});
