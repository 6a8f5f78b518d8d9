import { lazyPage, type LazyPage } from '../lazy-page';
import { fetchParts } from './catalogues';

/**
 * A page in the chosen language. Its script, its catalogues and what reads them are asked for at once, and it is drawn when all
 * are here: no other language flashes by before.
 */
export const wordedPage = (
  load: Parameters<typeof lazyPage>[0],
  ...parts: Parameters<typeof fetchParts>[0]
): LazyPage =>
  lazyPage(async () => {
    const [{ worded }, page] = await Promise.all([import('./worded'), load(), fetchParts(parts)]);
    return { default: worded(page.default) };
  });
