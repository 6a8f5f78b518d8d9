import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { Kind, OperationTypeNode, parse, print, visit, type DefinitionNode } from 'graphql';
import { CHECKOUT } from '../src/platform/database/database.js';

/** What the screens ask for when they are opened, out of the client's own files: its documents, and its table of first loads. */
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
  /`(subscription [^`]+)`/.exec(readFileSync(join(CLIENT, 'src/features/prf/live/prf-changes.ts'), 'utf8')) ??
  [];

// And the one that it sends without Apollo Client.
const [, PROVIDER_FACTS = ''] =
  /`(query [^`]+)`/.exec(readFileSync(join(CLIENT, 'src/lib/provider-settings.ts'), 'utf8')) ?? [];

const definitions = new Map<string, DefinitionNode>(
  parse(
    [
      ...documents,
      WHOLE_PRF,
      PRF_CHANGES.replace('${prfDataSelection()}', prfDataSelection()),
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

const FEATURES = join(CLIENT, 'src', 'features');
type Rows = Readonly<Record<string, readonly string[]>>;
const { around } = (await import(join(CLIENT, 'src', 'app', 'shell', 'shell.screens.ts'))) as {
  readonly around: Rows;
};
const ofFeatures = await Promise.all(
  readdirSync(FEATURES).map(async (feature) => {
    const file = join(FEATURES, feature, `${feature}.screens.ts`);
    return ((await import(file)) as { readonly screens: { readonly firstLoads: Rows } }).screens.firstLoads;
  }),
);

/**
 * What each screen asks for first, from `<feature>.screens.ts` of every feature of the client, with the frame around them
 * (`shell`) and what the device reads for later (`background`, ADR 27). `{merged.patientId}` is the id of one who is not like the
 * others: it costs what it costs there.
 */
export const FIRST_LOADS: Rows = Object.assign({}, around, ...ofFeatures) as Rows;

/**
 * Not counted: the session's look-up, the transaction around a statement, the audit's own, a rate's charge (one in many
 * requests), and what a process sends for all its sockets together to hear of events and to tell them.
 */
const APART = [
  /FROM session s JOIN app_user/,
  /UPDATE session/,
  /^\s*(START|BEGIN|COMMIT|ROLLBACK)/i,
  /^\s*SELECT audit_append/,
  /^LISTEN /,
  /^SELECT 'listening'$/,
  /^\s*INSERT INTO rate_count/,
  /^SELECT set_config\('synchronous_commit', 'off', true\), pg_notify/,
];

/** The statements that any connection of this process is sent while `act` runs. */
export const statementsOf = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { readonly text?: string } | undefined)?.text;
    if (text !== undefined && !APART.some((pattern) => pattern.test(text))) statements.push(text);
    return Reflect.apply(query, this, args) as unknown;
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
};
