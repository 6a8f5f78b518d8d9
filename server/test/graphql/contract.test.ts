import {
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { DEPRECATION_REASON } from '@sideline/schema/deprecations';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContract, type Contract } from '../../src/cli/contract.js';

const committed = (file: string): string => {
  const path = new URL(`../../../schema/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** `Type.field` of everything whose deprecation has ended: only that may go. */
const endedDeprecations = (released: GraphQLSchema, today: Date): readonly string[] =>
  Object.values(released.getTypeMap()).flatMap((type) => {
    if (!isEnumType(type) && !isObjectType(type) && !isInputObjectType(type)) return [];
    const parts: readonly { readonly name: string; readonly deprecationReason?: string | null }[] =
      isEnumType(type) ? type.getValues() : Object.values(type.getFields());
    return parts.flatMap(({ name, deprecationReason }) => {
      const [, day] = /Works until (.+)\.$/.exec(deprecationReason ?? '') ?? [];
      if (day === undefined || Date.parse(`${day} 23:59 UTC`) > today.getTime()) return [];
      return [isEnumType(type) ? `${name} was removed from enum type ${type.name}` : `${type.name}.${name} `];
    });
  });

/** The PRF's data dictionary: every type that a section is made of, as it is read and as it is saved. */
const dictionaryTypes = (schema: GraphQLSchema): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (type: GraphQLType | undefined): void => {
    const named = getNamedType(type);
    if (!(isObjectType(named) || isInputObjectType(named)) || found.has(named.name)) return;
    found.add(named.name);
    const fields: readonly { readonly type: GraphQLType }[] = Object.values(named.getFields());
    for (const { type: inner } of fields) visit(inner);
  };
  for (const name of ['PrfData', 'PrfDataInput']) visit(schema.getType(name));
  return found;
};

/** `Type.field` and `Type.field(argument` of every name that is not camelCase, outside the types in `exempt`. */
const notCamelCase = (schema: GraphQLSchema, exempt: ReadonlySet<string>): readonly string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !exempt.has(name))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field: GraphQLField<unknown, unknown> | GraphQLInputField) => [
        `${type.name}.${field.name}`,
        ...('args' in field ? field.args.map(({ name }) => `${type.name}.${field.name}(${name}`) : []),
      ]),
    )
    .filter((name) => !/[.(][a-z][a-zA-Z0-9]*$/.test(name) || name.endsWith('ID'));

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

  it('has one input and a payload of its own for every mutation', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const others = mutations.filter(({ name, type, args }) => {
      const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload!`;
      return String(type) !== payload || args.length > 1 || args.some((arg) => arg.name !== 'input');
    });
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(0);
  });

  it('breaks nothing that was released, except what was deprecated for its time', () => {
    const released = buildSchema(committed('released.graphql'));
    const broken = findBreakingChanges(released, schema).filter(
      ({ description }) =>
        !endedDeprecations(released, new Date()).some((name) => description.includes(name)),
    );
    expect(broken.map(({ description }) => description)).toEqual([]);
  });

  it('lets go of what was deprecated once its time is over', () => {
    const released = buildSchema(
      `type Query { old: Int @deprecated(reason: "Use new. Works until 1 May 2026."), new: Int }`,
    );
    expect(endedDeprecations(released, new Date('2026-04-30T12:00:00Z'))).toEqual([]);
    expect(endedDeprecations(released, new Date('2026-05-02T12:00:00Z'))).toEqual(['Query.old ']);
  });

  it('says of all that is deprecated what to use and until when it works', () => {
    const reasons = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isEnumType(type)) return type.getValues().map(({ deprecationReason }) => deprecationReason);
      if (!isObjectType(type) && !isInputObjectType(type)) return [];
      const fields = Object.values(type.getFields()) as readonly (
        | GraphQLField<unknown, unknown>
        | GraphQLInputField
      )[];
      return fields.flatMap((field) => [
        field.deprecationReason,
        ...('args' in field ? field.args.map(({ deprecationReason }) => deprecationReason) : []),
      ]);
    });
    const given = reasons.filter((reason) => typeof reason === 'string');
    expect(given.filter((reason) => !DEPRECATION_REASON.test(reason))).toEqual([]);
    expect(given.length).toBeGreaterThan(0);
  });

  it('takes every id as an ID, which is where its spelling is settled', () => {
    const taken = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const);
      if (!isObjectType(type) || type.name.startsWith('__')) return [];
      return Object.values(type.getFields()).flatMap(({ name, args }) =>
        args.map((arg) => [`${type.name}.${name}.${arg.name}`, arg] as const),
      );
    });
    const ids = taken.filter(([name]) => /(?:\bi|I|_i)[dD]s?$/.test(name));
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter(([, { type }]) => getNamedType(type).name !== 'ID').map(([name]) => name)).toEqual([]);
  });

  it('is camelCase outside the data dictionary of the PRF', () => {
    const dictionary = dictionaryTypes(schema);
    expect(dictionary).toContain('Observation');
    expect(dictionary).not.toContain('Prf');
    expect(dictionary).not.toContain('Patient');
    expect(notCamelCase(schema, dictionary)).toEqual([]);
  });

  it('finds a name that is not', () => {
    const other = buildSchema(
      'type Query { log_id: ID, eventID: ID, log(patient_id: ID): Int, id: ID, logId: ID }',
    );
    expect(notCamelCase(other, new Set())).toEqual(['Query.log_id', 'Query.eventID', 'Query.log(patient_id']);
  });

  it('has pages of every list in both directions', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
      getNamedType(type).name.endsWith('Connection'),
    );
    expect(lists.length).toBeGreaterThan(40);
    const oneWay = lists.filter(({ args }) => {
      const names = args.map(({ name }) => name);
      return !['first', 'after', 'last', 'before'].every((name) => names.includes(name));
    });
    expect(oneWay.map(({ name }) => name).sort()).toEqual([]);
  });

  it('has no two types whose names differ by case alone', () => {
    const names = Object.keys(schema.getTypeMap()).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
