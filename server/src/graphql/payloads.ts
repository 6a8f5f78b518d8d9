import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const SUFFIX = 'Payload';

/** The name of a scalar's field, where `@Answers` gives no better one. */
const SCALARS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [GraphQLBoolean, 'isDone'],
  [GraphQLInt, 'count'],
  [GraphQLID, 'id'],
]);

const plural = (word: string): string => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

/** `shift` for Shift, `shifts` for a list of them, `bag` for BagDetails. */
const nameOf = (mutation: GraphQLField<unknown, unknown>): string => {
  const given = mutation.extensions['answers'];
  if (typeof given === 'string') return given;
  const type = getNamedType(mutation.type);
  if (isScalarType(type)) {
    const name = SCALARS.get(type);
    if (name === undefined || isListType(getNullableType(mutation.type)))
      throw new Error(`${mutation.name} answers a ${String(mutation.type)}: name it with @Answers.`);
    return name;
  }
  const word = type.name.charAt(0).toLowerCase() + type.name.slice(1).replace(/Details$/, '');
  return isListType(getNullableType(mutation.type)) ? plural(word) : word;
};

const payloadOf = (mutation: GraphQLField<unknown, unknown>): GraphQLObjectType => {
  const type = mutation.type;
  // Without a value there would be no payload either, and a caller could not tell which.
  if (!isNonNullType(type)) throw new Error(`${mutation.name} may answer nothing: answer a type of its own.`);
  return new GraphQLObjectType({
    name: `${mutation.name.charAt(0).toUpperCase()}${mutation.name.slice(1)}${SUFFIX}`,
    description: `What \`${mutation.name}\` answers.`,
    fields: { [nameOf(mutation)]: { type, resolve: (changed: unknown) => changed } },
  });
};

/** Whether a type is what a mutation answers, and not what it changed. */
export const isPayload = (type: GraphQLOutputType): boolean =>
  type instanceof GraphQLObjectType && type.name.endsWith(SUFFIX);

/**
 * Every mutation answers a payload type named after it, so that it can answer more later without breaking a caller. A resolver
 * returns what it changed; the payload around it is made here, unless the resolver has one of its own (`SavePrfPayload`). Throws
 * where another type already has that name.
 */
export const answerPayloads = (schema: GraphQLSchema): void => {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (isPayload(getNullableType(mutation.type))) continue;
    const payload = payloadOf(mutation);
    if (schema.getType(payload.name))
      throw new Error(`${payload.name} exists: let ${mutation.name} answer it.`);
    mutation.type = new GraphQLNonNull(payload);
  }
};
