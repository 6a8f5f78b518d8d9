import type { Plugin } from 'vite';

const QUERIES = /\/@apollo\/client\/core\/QueryManager\.js$/;
const READ = /hasClientExports: hasDirectives\([^]*?\n {16}\], document\),/;

/**
 * Apollo reads an operation seven times from end to end for directives of its own before it is sent: 80 ms of a slow phone for that of a
 * whole record. No operation of Sideline has one, which parsed-operations.ts sees to.
 */
export const apolloParts = (): Plugin => ({
  name: 'apollo-parts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!QUERIES.test(id)) return null;
    if (!READ.test(code)) throw new Error(`${id} does not read its documents as it did.`);
    return {
      code: code.replace(
        READ,
        `hasClientExports: false,
                hasForcedResolvers: false,
                hasNonreactiveDirective: false,
                hasIncrementalDirective: false,
                nonReactiveQuery: document,
                clientQuery: null,
                serverQuery: document,`,
      ),
      map: null,
    };
  },
});
