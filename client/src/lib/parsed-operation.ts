import { Kind, type DefinitionNode, type DocumentNode } from 'graphql';

/**
 * An operation that was parsed at build time (client/parsed-operations.ts), and the fragments that it uses, each once.
 */
export const parsedOperation = (
  own: readonly DefinitionNode[],
  ...fragments: readonly DocumentNode[]
): DocumentNode => {
  const definitions = new Map<unknown, DefinitionNode>();
  for (const definition of [...own, ...fragments.flatMap((fragment) => fragment.definitions)]) {
    const name = definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : definition;
    if (!definitions.has(name)) definitions.set(name, definition);
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] };
};
