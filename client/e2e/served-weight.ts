import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Bytes of a built file as it is served to a browser that knows brotli; an address that is no file is the page itself. */
export const servedWeight = (pathname: string): number => {
  const inDist = (path: string): string => fileURLToPath(new URL(`../dist${path}`, import.meta.url));
  const isFile = /\.\w+$/.test(pathname) && existsSync(inDist(pathname));
  const file = inDist(isFile ? pathname : '/index.html');
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : readFileSync(file).length;
};
