import { ENTRY_STAMP_FIELDS, otherName, SECTIONS, type PrfSectionKey } from './catalogue.js';
import type { Field } from './kinds.js';

/** A GraphQL field to read, with the fields within it; a plain value has none. */
export interface Selected {
  readonly name: string;
  readonly fields: readonly Selected[];
}

const named = (name: string): Selected => ({ name, fields: [] });

const fieldSelected = (field: Field): readonly Selected[] => {
  const text = otherName(field);
  const beside = text === null ? [] : [named(text)];
  if (!('fields' in field)) return [named(field.name), ...beside];
  const stamps = field.kind === 'entries' ? [named('id'), ...fieldsSelected(ENTRY_STAMP_FIELDS)] : [];
  return [{ name: field.name, fields: [...fieldsSelected(field.fields), ...stamps] }, ...beside];
};
const fieldsSelected = (fields: readonly Field[]): readonly Selected[] => fields.flatMap(fieldSelected);

/**
 * The selection that reads whole sections of the type `PrfData`: every field, those of entries with their stamps. Both sides
 * agree on it because it comes from the catalogue that the schema comes from.
 */
export const prfDataSelected = (keys?: ReadonlySet<PrfSectionKey>): readonly Selected[] =>
  SECTIONS.filter(({ key }) => keys?.has(key) ?? true).map(({ key, fields }) => ({
    name: key,
    fields: fieldsSelected(fields),
  }));

const textOf = (fields: readonly Selected[]): string =>
  `{ ${fields.map(({ name, fields: within }) => (within.length === 0 ? name : `${name} ${textOf(within)}`)).join(' ')} }`;

/** The same as the text of a selection set. */
export const prfDataSelection = (keys?: ReadonlySet<PrfSectionKey>): string => textOf(prfDataSelected(keys));

/** The same for a whole record, as a named fragment. */
export const prfDataFragment = (name = 'WholePrfData'): string =>
  `fragment ${name} on PrfData ${prfDataSelection()}\n`;
