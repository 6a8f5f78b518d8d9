import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';

const CONTRACT = new URL('../../../schema/schema.graphql', import.meta.url);

/** What each mutation's payload calls what was changed; not those that have a payload class of their own. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.values(
    buildSchema(readFileSync(CONTRACT, 'utf8'), { assumeValidSDL: true }).getMutationType()?.getFields() ??
      {},
  ).flatMap(({ name, type }) => {
    const payload = getNamedType(type);
    const fields = isObjectType(payload) ? Object.keys(payload.getFields()) : [];
    return name === 'savePrf' ? [] : fields.map((field) => [name, field] as const);
  }),
);

/** The name of the input type of a mutation that has one of its own. */
export const inputTypeOf = (mutation: string): string =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;

/** The selection of a mutation's payload: `{ shift { id } }`. */
export const payloadOf = (mutation: string, selection = ''): string => {
  const field = FIELDS.get(mutation);
  return field === undefined ? selection : `{ ${field} ${selection} }`;
};

/** A mutation with one input, as a document. */
export const mutationOf = (
  mutation: string,
  selection = '{ id }',
  type: string = inputTypeOf(mutation),
): string => `mutation ($input: ${type}!) { ${mutation}(input: $input) ${payloadOf(mutation, selection)} }`;

/** The first value of an answer, and what was changed where that is a mutation's payload. */
export const firstOf = (data: Readonly<Record<string, unknown>> | null | undefined): unknown => {
  const [[name, value] = ['', undefined]] = Object.entries(data ?? {});
  const field = FIELDS.get(name);
  return field === undefined || typeof value !== 'object' || value === null
    ? value
    : (value as Readonly<Record<string, unknown>>)[field];
};
