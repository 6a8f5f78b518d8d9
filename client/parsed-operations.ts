import { parse, type DefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const IMPORT = "import { gql } from '@apollo/client';";
const TEMPLATE = /\bgql`([^`]*)`/g;
const FRAGMENT = /\$\{(\w+)\}/g;

/** Any directive but GraphQL's own two: the build's Apollo does not look for its own (apollo-parts.ts). */
const OTHER_DIRECTIVE = /@(?!include\b|skip\b)\w+/;

const definitionsOf = (text: string): readonly DefinitionNode[] => {
  const [directive] = OTHER_DIRECTIVE.exec(text) ?? [];
  if (directive)
    throw new Error(`An operation has ${directive}, which the build leaves out (client/apollo-parts.ts).`);
  return parse(text, { noLocation: true }).definitions;
};
/** What a node may do without where there is none of it. */
const OPTIONAL = new Set(['arguments', 'directives', 'variableDefinitions']);
const isNeeded = (key: string, value: unknown): boolean =>
  !OPTIONAL.has(key) || !Array.isArray(value) || value.length > 0;

/**
 * Parses what `gql` is given when it is built, so that no browser carries the parser of GraphQL nor spends its first moments on what
 * never changes. The fragments that an operation names follow it, as `gql` has them.
 */
export const parsedOperations = (): Plugin => ({
  name: 'parsed-operations',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/client/src/') || !code.includes(IMPORT)) return null;
    const parsed = code
      .replace(IMPORT, "import { parsedOperation } from '#lib/parsed-operation';")
      .replaceAll(TEMPLATE, (_, text: string) => {
        const fragments = Array.from(text.matchAll(FRAGMENT), ([, name]) => name);
        const own = JSON.stringify(definitionsOf(text.replaceAll(FRAGMENT, '')), (key, value: unknown) =>
          isNeeded(key, value) ? value : undefined,
        );
        return `/* @__PURE__ */ parsedOperation(${[own, ...fragments].join(', ')})`;
      });
    if (/\bgql\b/.test(parsed)) throw new Error(`${id}: \`gql\` is used without a template.`);
    return { code: parsed, map: null };
  },
});
