import { registerEnumType } from 'type-graphql';

/**
 * A GraphQL enum of a table of the contract: its keys are the values, its labels their descriptions. Called once for each
 * name.
 */
export const vocabularyEnum = <K extends string>(
  name: string,
  keys: readonly K[],
  table: Readonly<Record<K, { readonly label: string }>>,
): { readonly [Key in K]: Key } => {
  const made = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };
  registerEnumType(made, {
    name,
    valuesConfig: Object.fromEntries(keys.map((key) => [key, { description: table[key].label }])) as {
      [Key in K]: { description: string };
    },
  });
  return made;
};
