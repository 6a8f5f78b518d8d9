import type { Rolldown } from 'vite';

/** The scripts of which most functions run while a page starts. */
const EARLY = new Set([
  'first',
  'base',
  'data',
  'frame',
  'own',
  'apollo',
  'shell',
  'choosing',
  'drafts',
  'prf',
  'prf-fields',
  'dashboard.page',
  'shifts.page',
]);

/**
 * Chromium then compiles every function of the script away from the page's own thread, instead of each when it is first called: a
 * slowed phone is held up for a quarter less while a page starts. Others read a comment.
 */
export const compiledEarly = ({ name }: Pick<Rolldown.RenderedChunk, 'name'>): string =>
  EARLY.has(name) ? '//# allFunctionsCalledOnLoad' : '';
