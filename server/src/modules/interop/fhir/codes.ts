import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { z } from 'zod';
import type { Coding } from './fhir.types.js';

/** The codes for a value of a list, one for each code system; empty if none has been entered. */
export type CodesOf = (list: string, value: string) => readonly Coding[];

export const NO_CODES: CodesOf = () => [];

/** One row of the table of codes. */
export const storedCodeRow = z.object({
  list: z.string(),
  value: z.string(),
  system: z.string(),
  code: z.string(),
  display: z.string(),
});
export type StoredCode = z.infer<typeof storedCodeRow>;

/** Words are looked up without regard to capitals and spaces at their ends. */
export const codeKey = (list: string, value: string): string => `${list}\n${value.trim().toLowerCase()}`;

export const codesFrom = (rows: readonly StoredCode[]): CodesOf => {
  const known = new Map<string, Coding[]>();
  for (const { list, value, system, code, display } of rows) {
    const key = codeKey(list, value);
    known.set(key, [...(known.get(key) ?? []), { system, code, display }]);
  }
  return (list, value) => known.get(codeKey(list, value)) ?? [];
};

/** The name of the list that a field's answers are from; null where they are from none. */
export const listOf = (field: Field): string | null =>
  'choices' in field ? field.choices.name : 'vocabulary' in field ? field.vocabulary : null;

/** The codes for a field's value, where it is a key of a list. */
export const codesOfField = (codesOf: CodesOf, field: Field, value: unknown): readonly Coding[] => {
  const list = listOf(field);
  return list === null || typeof value !== 'string' ? [] : codesOf(list, value);
};
