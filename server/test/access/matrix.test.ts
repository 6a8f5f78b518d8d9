import 'reflect-metadata';
import { buildSchema } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { createContract, startUnconnected } from '../../src/cli/contract.js';
import { MODULES } from '../../src/modules.js';
import { modulesOfFields } from '../../src/graphql/token-scopes.js';
import { ACCESS, MISNAMED } from './matrix.js';
import { columns, type AccessRows } from './rows.js';

type Matrix = Readonly<Record<string, AccessRows>>;

/** Everything that can be called, as `module: operation`: root fields as the SDL has them, and REST rows. */
const callable = (): readonly string[] => {
  const { moduleOf, routes } = startUnconnected();
  const moduleOfField = modulesOfFields(moduleOf);
  const schema = buildSchema(createContract()['schema.graphql']);
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (root) => Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name ?? ''}.${name}`),
  );
  return [
    ...fields.map((name) => `${moduleOfField.get(name) ?? 'no module'}: ${name}`),
    ...routes.map((row) => `${moduleOf(row) ?? 'no module'}: ${row.method} ${row.path}`),
  ];
};

const listed = (matrix: Matrix): readonly string[] =>
  Object.entries(matrix).flatMap(([module, { graphql, rest = [] }]) => [
    ...graphql.map(({ operation }) => `${module}: ${operation}`),
    ...rest.map(({ method, path }) => `${module}: ${method} ${path}`),
  ]);

let operations: ReadonlySet<string>;
beforeAll(() => {
  operations = new Set(callable());
});

/** What the rows and the contract do not have in common, each with its module. */
const faults = (matrix: Matrix) => {
  const rows = new Set(listed(matrix));
  return {
    'without a row in <module>.access.ts of its module': [...operations].filter((name) => !rows.has(name)),
    'a row of what its module does not have': [...rows].filter((name) => !operations.has(name)),
  };
};

it('has a row in the file of its module for every operation and every REST row, and no other', () => {
  expect(faults(ACCESS)).toEqual({
    'without a row in <module>.access.ts of its module': [],
    'a row of what its module does not have': [],
  });
});

it('names the module and the operation of a row that is missing, and of one in another module', () => {
  const { cheer, clients = { graphql: [] } } = ACCESS;
  const teams = cheer?.graphql.filter(({ operation }) => operation === 'Query.cheerTeams') ?? [];
  const changed = {
    ...ACCESS,
    cheer: { ...cheer, graphql: cheer?.graphql.filter((row) => !teams.includes(row)) ?? [], rest: [] },
    clients: { graphql: [...clients.graphql, ...teams] },
  };
  expect(faults(changed)).toEqual({
    'without a row in <module>.access.ts of its module': [
      'cheer: Query.cheerTeams',
      'cheer: GET /api/cheer/teams',
    ],
    'a row of what its module does not have': ['clients: Query.cheerTeams'],
  });
});

it('finds each module’s rows under the name of its module', () => {
  expect(MISNAMED).toEqual([]);
  const modules: readonly string[] = MODULES.map(({ name }) => name);
  expect(Object.keys(ACCESS).filter((name) => !modules.includes(name))).toEqual([]);
});

it('has a column for each caller in every row', () => {
  const rows = Object.values(ACCESS).flatMap(({ graphql, rest = [] }) => [...graphql, ...rest]);
  for (const { expected } of rows) expect(() => columns(expected)).not.toThrow();
});
