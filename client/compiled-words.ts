import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/lib\/words\/[a-z]{2}\/[\w-]+\.json$/;

/** Compiles the pages' catalogues when they are built, so that no browser carries the parser of their placeholders. */
export const compiledWords = (): Plugin => ({
  name: 'compiled-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CATALOGUE.test(id)) return null;
    const words = JSON.parse(code) as Readonly<Record<string, string>>;
    const compiled = Object.entries(words).map(([key, text]) => [key, compileMessageOrThrow(text)]);
    return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
  },
});
