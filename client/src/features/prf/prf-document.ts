import { SECTIONS, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import type { Field, Section } from '@sideline/schema/prf/kinds';

/** What every entry of a list carries besides its own fields (schema: EntryStamp). */
const STAMP = ['id', 'occurred_at', 'recorded_at', 'recorded_by', 'voided_at', 'voided_by', 'void_reason'];

const fieldSelection = (field: Field): string => {
  const other = 'other' in field && field.other ? ` ${field.name}_other` : '';
  switch (field.kind) {
    case 'group':
    case 'groups':
      return `${field.name} { ${fieldsSelection(field.fields)} }${other}`;
    case 'entries': {
      const own = new Set(field.fields.map(({ name }) => name));
      const stamp = STAMP.filter((name) => !own.has(name)).join(' ');
      return `${field.name} { ${stamp} ${fieldsSelection(field.fields)} }${other}`;
    }
    default:
      return field.name + other;
  }
};
const fieldsSelection = (fields: readonly Field[]): string => fields.map(fieldSelection).join(' ');

/**
 * The selection set that reads whole sections, written from the catalogue: a field added there is read and saved here
 * without another word. A test validates it against the committed schema.
 */
export const dataSelection = (keys: ReadonlySet<PrfSectionKey>): string =>
  `{ ${(SECTIONS as readonly Section[])
    .filter((section) => keys.has(section.key as PrfSectionKey))
    .map((section) => `${section.key} { ${fieldsSelection(section.fields)} }`)
    .join(' ')} }`;

export const ALL_SECTIONS: ReadonlySet<PrfSectionKey> = new Set(SECTIONS.map((section) => section.key));
