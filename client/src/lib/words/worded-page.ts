import { lazyPage, type LazyPage } from '../lazy-page';
import { fetchParts } from './catalogues';

/**
 * A page in the chosen language. Its script, its catalogues and the code that reads them are requested together, and it
 * is drawn when all have loaded, so that no other language is shown first.
 */
export const wordedPage = (
  load: Parameters<typeof lazyPage>[0],
  ...parts: Parameters<typeof fetchParts>[0]
): LazyPage =>
  lazyPage(async () => {
    const [{ worded }, page] = await Promise.all([import('./worded'), load(), fetchParts(parts)]);
    return { default: worded(page.default) };
  });
