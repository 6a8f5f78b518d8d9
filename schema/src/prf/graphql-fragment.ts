import { ENTRY_STAMP_FIELDS, otherName, SECTIONS } from './catalogue.js';
import type { Field } from './kinds.js';

const selection = (fields: readonly Field[], depth: number): string =>
  fields
    .flatMap((field) => {
      const indent = '  '.repeat(depth);
      const text = otherName(field);
      const beside = text === null ? [] : [`${indent}${text}`];
      if (!('fields' in field)) return [`${indent}${field.name}`, ...beside];
      const own =
        field.kind === 'entries'
          ? [`${indent}  id`, selection(field.fields, depth + 1), selection(ENTRY_STAMP_FIELDS, depth + 1)]
          : [selection(field.fields, depth + 1)];
      return [`${indent}${field.name} {`, ...own, `${indent}}`, ...beside];
    })
    .join('\n');

/**
 * The GraphQL fragment that asks for a whole record's data: every field of every section on the type `PrfData`, those of
 * entries with their stamps. Both sides agree on it because it comes from the catalogue that the schema comes from.
 */
export const prfDataFragment = (name = 'WholePrfData'): string =>
  [
    `fragment ${name} on PrfData {`,
    ...SECTIONS.map((section) => `  ${section.key} {\n${selection(section.fields, 2)}\n  }`),
    '}',
    '',
  ].join('\n');
