import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { Kind, OperationTypeNode, parse, print, visit, type DefinitionNode } from 'graphql';
import { CHECKOUT } from '../src/platform/database/database.js';

/** The client's operations, out of its own documents. */
const CLIENT = join(CHECKOUT, 'client');

const documents = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(join(CLIENT, 'src', file), 'utf8'));
// The one query that the client writes from the catalogue.
const WHOLE_PRF = `query Prf($customPrfId: ID!, $revision: Int) {
  prf(customPrfId: $customPrfId, revision: $revision) { ...PrfHead data ${prfDataSelection()} }
}`;

// Its subscription to a record is written from the catalogue as well.
const [, PRF_CHANGES = ''] =
  /`\s*(subscription [^`]+)`/.exec(
    readFileSync(join(CLIENT, 'src/features/prf/live/prf-changes.ts'), 'utf8'),
  ) ?? [];

// And the one that it sends without Apollo Client.
const [, PROVIDER_FACTS = ''] =
  /`(query [^`]+)`/.exec(readFileSync(join(CLIENT, 'src/lib/provider-settings.ts'), 'utf8')) ?? [];

const definitions = new Map<string, DefinitionNode>(
  parse(
    [
      ...documents,
      WHOLE_PRF,
      PRF_CHANGES.replace(/\{\s*__typename\s*\}/, prfDataSelection()),
      PROVIDER_FACTS,
    ].join('\n'),
  ).definitions.flatMap((definition) =>
    'name' in definition && definition.name ? [[definition.name.value, definition] as const] : [],
  ),
);

/** An operation of the client with the fragments that it uses. */
export const operationText = (name: string): string => {
  const used = new Map<string, DefinitionNode>();
  const use = (wanted: string): void => {
    const definition = definitions.get(wanted);
    if (definition === undefined) throw new Error(`The client has no ${wanted}`);
    if (used.has(wanted)) return;
    used.set(wanted, definition);
    visit(definition, {
      [Kind.FRAGMENT_SPREAD]: (spread) => {
        use(spread.name.value);
      },
    });
  };
  use(name);
  return [...used.values()].map((definition) => print(definition)).join('\n');
};

/** Whether it goes over a socket. */
export const isSubscription = (name: string): boolean => {
  const definition = definitions.get(name);
  return (
    definition?.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION
  );
};

/** The variables that an operation must be given. */
export const requiredVariables = (name: string): readonly string[] => {
  const definition = definitions.get(name);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
  return (definition.variableDefinitions ?? []).flatMap(({ type, variable }) =>
    type.kind === Kind.NON_NULL_TYPE ? [variable.name.value] : [],
  );
};
