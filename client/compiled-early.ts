import type { Plugin, Rolldown } from 'vite';

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

/** Stops a build in which one of them has another name by now, and would be compiled late without a word. */
export const earlyScriptsExist = (): Plugin => ({
  name: 'early-scripts-exist',
  generateBundle: function (_options, bundle) {
    const names = new Set(
      Object.values(bundle).map((output) => (output.type === 'chunk' ? output.name : null)),
    );
    for (const name of EARLY)
      if (!names.has(name)) this.error(`${name} is to be compiled early, but the build has no such script.`);
  },
});
