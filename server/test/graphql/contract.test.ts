import { buildSchema, findBreakingChanges, BreakingChangeType, type GraphQLSchema } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContract, type Contract } from '../../src/cli/contract.js';

const committed = (file: string): string => {
  const path = new URL(`../../../schema/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

let contract: Contract;
let schema: GraphQLSchema;

beforeAll(() => {
  contract = createContract();
  schema = buildSchema(contract['schema.graphql']);
});

describe('the contract', () => {
  it.each(['schema.graphql', 'openapi.json', 'permissions.md'] as const)('%s is as committed', (file) => {
    expect(contract[file] === committed(file), `schema/${file} has drifted: npm run emit`).toBe(true);
  });

  it('says of every root field who may call it', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const naked = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(
          ({ astNode }) =>
            astNode?.directives?.filter(({ name }) => ['auth', 'public'].includes(name.value)).length !== 1,
        )
        .map(({ name }) => `${type?.name ?? ''}.${name}`),
    );
    expect(naked).toEqual([]);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).length).toBeGreaterThan(0);
  });

  it('takes no answer of a closed list away: what is stored must stay readable', () => {
    const before = committed('schema.graphql');
    if (before === '') return;
    const removed = findBreakingChanges(buildSchema(before), schema).filter(
      ({ type }) => type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
    );
    expect(removed).toEqual([]);
  });

  it('has no two types whose names differ by case alone', () => {
    const names = Object.keys(schema.getTypeMap()).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
