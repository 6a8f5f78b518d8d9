import {
  GraphQLInputObjectType,
  GraphQLNonNull,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../platform/context.js';

const INPUT = 'input';

const inputOf = (field: GraphQLField<unknown, Context>): GraphQLInputObjectType =>
  new GraphQLInputObjectType({
    name: `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`,
    fields: Object.fromEntries(
      field.args.map(({ name, type, description, defaultValue, deprecationReason }) => [
        name,
        { type, description, defaultValue, deprecationReason },
      ]),
    ),
  });

/**
 * Every mutation takes one argument, `input`. Where a resolver names its values one by one, they are the fields of an input type
 * made here, so that a resolver of two values needs no class. Throws where another type already has that name.
 */
export const takeOneInput = (schema: GraphQLSchema): void => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { args, resolve } = field as GraphQLField<unknown, Context>;
    if (args.length === 0 || (args.length === 1 && args[0]?.name === INPUT)) continue;
    const type = inputOf(field as GraphQLField<unknown, Context>);
    if (schema.getType(type.name)) throw new Error(`${type.name} exists: give ${field.name} an input class.`);
    field.args = [
      {
        name: INPUT,
        description: undefined,
        type: args.some(isRequiredArgument) ? new GraphQLNonNull(type) : type,
        defaultValue: undefined,
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      },
    ];
    field.resolve = (source: unknown, given: { readonly input?: object | null }, context: Context, info) =>
      resolve?.(source, { ...given.input }, context, info);
  }
};
