import { ENTRY_STAMP_FIELDS, otherName, SECTIONS, type PrfSectionKey } from './catalogue.js';
import type { Field } from './kinds.js';

const fieldSelection = (field: Field): string => {
  const text = otherName(field);
  const beside = text === null ? '' : ` ${text}`;
  if (!('fields' in field)) return field.name + beside;
  const own = fieldsSelection(field.fields);
  const stamps = field.kind === 'entries' ? ` id ${fieldsSelection(ENTRY_STAMP_FIELDS)}` : '';
  return `${field.name} { ${own}${stamps} }${beside}`;
};
const fieldsSelection = (fields: readonly Field[]): string => fields.map(fieldSelection).join(' ');

/**
 * The selection set on the type `PrfData` that reads whole sections: every field, those of entries with their stamps. Both
 * sides agree on it because it comes from the catalogue that the schema comes from.
 */
export const prfDataSelection = (keys?: ReadonlySet<PrfSectionKey>): string =>
  `{ ${SECTIONS.filter(({ key }) => keys?.has(key) ?? true)
    .map((section) => `${section.key} { ${fieldsSelection(section.fields)} }`)
    .join(' ')} }`;

/** The same for a whole record, as a named fragment. */
export const prfDataFragment = (name = 'WholePrfData'): string =>
  `fragment ${name} on PrfData ${prfDataSelection()}\n`;
