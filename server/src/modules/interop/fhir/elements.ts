import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue, type FormatOptions } from '@sideline/schema/prf/record/format';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import type { CodeableConcept, Coding, Quantity, Reference, Resource } from './fhir.types.js';
import { metaOf } from './profiles.js';
import { CODE_SYSTEMS, DATA_ABSENT, SYSTEM, UNIT_WORDS } from './terminology.js';

/** The data types of FHIR, made from the record's content. */

type Row = Readonly<Record<string, unknown>>;

/** Whether a value is empty: FHIR has no null, and no empty text, list or object. */
const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
};

/** The value without its empty parts, at any depth. */
const compacted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compacted).filter((item) => !isEmpty(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const kept = compacted(member);
      return isEmpty(kept) ? [] : [[name, kept]];
    }),
  );
};

/** A resource with the profile that it follows, and without the elements that would be empty. */
export const resource = (resourceType: string, id: string, elements: Row): Resource => ({
  resourceType,
  id,
  ...metaOf(resourceType),
  ...(compacted(elements) as Row),
});

export const urn = (id: string): string => `urn:uuid:${id}`;

export const referTo = (target: Pick<Resource, 'id'>, display?: string | null): Reference => ({
  reference: urn(target.id),
  ...(typeof display === 'string' && display !== '' ? { display } : {}),
});

/** Words, and the codes beside them; nothing where there is neither. */
export const concept = (
  text: string | null | undefined,
  codings: readonly Coding[] = [],
): CodeableConcept | undefined =>
  isEmpty(text) && codings.length === 0
    ? undefined
    : {
        ...(codings.length === 0 ? {} : { coding: codings }),
        ...(isEmpty(text) ? {} : { text: text ?? '' }),
      };

export const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text === undefined ? {} : { text }),
});

export const ucum = (value: number, code: string, unit = UNIT_WORDS[code] ?? code): Quantity => ({
  value,
  unit,
  system: SYSTEM.ucum,
  code,
});

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

export const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value)
    ? value.filter((item): item is Row => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The catalogue's field at a path. Throws RangeError where there is none: a fault of the program. */
export const fieldOf = (section: PrfSectionKey, path: string): Field => {
  const field = fieldAt(section, path);
  if (field === undefined) throw new RangeError(`No field ${section}.${path}`);
  return field;
};

/** A value of the record in words, with the text beside an Other; undefined where nothing was entered. */
export const wordsOf = (field: Field, row: Row, options: FormatOptions = {}): string | undefined =>
  textOf(formatValue(field, row[field.name], row, options));

/** A code as FHIR allows one: no white space at its ends, single spaces within. */
const tidy = (code: string): string => code.trim().replaceAll(/\s+/g, ' ');

/** A text, with the code entered beside it if its system is known, otherwise with the codes for its words. */
export const statement = (
  text: string | undefined,
  row: Row,
  known: readonly Coding[] = [],
): CodeableConcept | undefined => {
  const system =
    typeof row['code_system'] === 'string'
      ? CODE_SYSTEMS[row['code_system'] as keyof typeof CODE_SYSTEMS]
      : null;
  const code = textOf(row['code']);
  return concept(text, system && code !== undefined ? [{ system, code: tidy(code) }] : known);
};

/** An element with an unknown value, where FHIR requires one. */
export const unknownValue = {
  extension: [{ url: DATA_ABSENT, valueCode: 'unknown' }],
} as const;

/** The time of something; FHIR's own term for a time that was not recorded. */
export const effective = (at: string | null | undefined): object =>
  at == null || at === '' ? { _effectiveDateTime: unknownValue } : { effectiveDateTime: at };

/** Remarks, one annotation each; what is empty is left out. */
export const notes = (...texts: readonly (string | undefined)[]): readonly { readonly text: string }[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ text }]));

/** 'Label: value' of a field, for what FHIR has no element for; a time on the record's own clock, `options`. */
export const labelled = (field: Field, row: Row, options: FormatOptions = {}): string | undefined => {
  const words = wordsOf(field, row, options);
  return words === undefined ? undefined : `${field.label}: ${words}`;
};
