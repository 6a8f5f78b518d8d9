import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';

/**
 * Where each element of a published case goes: the shape of the mappings, and the words in which they are written.
 *
 * `element` is the document's own name, with `@attribute` for an attribute that says something. `occurrence` counts an
 * element's occurrences in the document from 1, empty ones too. An element may be entered in more than one place, and several
 * elements may make one value.
 */
export type Target =
  | {
      readonly kind: 'prf';
      readonly section: PrfSectionKey;
      /**
       * Dotted, within the section or the entry; a number is a row of a list of groups. Where the field is a list of answers,
       * the value is one of them.
       */
      readonly path: string;
      /** The entry that the path is in. */
      readonly entry?: EntryRef;
    }
  | { readonly kind: 'picture'; readonly picture: EntryRef; readonly fact: PictureFact }
  | { readonly kind: 'patient'; readonly field: PatientField }
  | { readonly kind: 'none'; readonly reason: string };

/** An entry: its list, and a name for it within its case. */
export interface EntryRef {
  readonly field: string;
  readonly key: string;
}

/** 'pictures[ultrasound]': how an entry is called, and what a field says that points to it. */
export const nameOfEntry = ({ field, key }: EntryRef): string => `${field}[${key}]`;

/**
 * What the record can say of a picture's file, which comes by a way of its own: its type, and its pixels as '297 × 223'. The
 * element of the latter is the file itself, in base64.
 */
export type PictureFact = 'contentType' | 'pixels';

/** The fields of a patient's row that the cases fill. */
export const PATIENT_FIELDS = [
  'name',
  'dob',
  'gender',
  'ethnicity',
  'addressLine1',
  'town',
  'county',
  'postcode',
] as const;
export type PatientField = (typeof PATIENT_FIELDS)[number];

/** As it is stored: keys of choices, numbers in the field's unit, moments in UTC. */
export type CaseValue = string | number | boolean;

export interface CaseEntry {
  readonly element: string;
  readonly occurrence: number;
  /** The document's text. */
  readonly source: string;
  readonly target: Target;
  /** The exact value entered; null where there is no place for it. */
  readonly value: CaseValue | null;
  /** How the source became the value, where that is not plain. */
  readonly note?: string;
}

/** What the form wants before signing and the document does not say. */
export type CaseAddition = Omit<CaseEntry, 'element' | 'occurrence' | 'source'>;

export interface PublishedCase {
  readonly key: string;
  readonly title: string;
  /** The document, beside this file. */
  readonly file: string;
  /** The scene's zone; the document's times carry its offset. */
  readonly timeZone: string;
  readonly entries: readonly CaseEntry[];
  readonly additions: readonly CaseAddition[];
}

/** One source and what was made of it, without where it goes. */
type From = readonly [element: string, occurrence: number, source: string];

const entryOf = (
  [element, occurrence, source]: From,
  target: Target,
  value: CaseValue | null,
  note?: string,
): CaseEntry => ({ element, occurrence, source, target, value, ...(note === undefined ? {} : { note }) });

/** Into a field of a section. */
export const into = (
  section: PrfSectionKey,
  path: string,
  from: From,
  value: CaseValue,
  note?: string,
): CaseEntry => entryOf(from, { kind: 'prf', section, path }, value, note);

/** Into a field of an entry of a section. */
export const intoEntry = (
  section: PrfSectionKey,
  entry: EntryRef,
  path: string,
  from: From,
  value: CaseValue,
  note?: string,
): CaseEntry => entryOf(from, { kind: 'prf', section, path, entry }, value, note);

/** Into the file of a picture, whose entry is in a list of its own. */
export const intoPicture = (
  picture: EntryRef,
  fact: PictureFact,
  from: From,
  value: string,
  note: string,
): CaseEntry => entryOf(from, { kind: 'picture', picture, fact }, value, note);

/** Into the patient's row. */
export const intoPatient = (field: PatientField, from: From, value: CaseValue, note?: string): CaseEntry =>
  entryOf(from, { kind: 'patient', field }, value, note);

/** Nowhere, and why. */
export const nowhere = (reason: string, from: From): CaseEntry =>
  entryOf(from, { kind: 'none', reason }, null);

/** A code into a group of description, code system and code. */
export const coded = (
  section: PrfSectionKey,
  path: string,
  from: From,
  description: string,
  system: 'icd_10' | 'icd_10_pcs' | 'snomed_ct' | 'rxnorm',
  descriptionName = 'description',
): readonly CaseEntry[] => [
  into(section, `${path}.${descriptionName}`, from, description, 'What the code means, in words.'),
  into(section, `${path}.code_system`, from, system),
  into(section, `${path}.code`, from, from[2]),
];

/** Wanted before signing, not in the document. */
export const added = (
  section: PrfSectionKey,
  path: string,
  value: CaseValue,
  note: string,
): CaseAddition => ({
  target: { kind: 'prf', section, path },
  value,
  note,
});
export const addedToEntry = (
  section: PrfSectionKey,
  entry: EntryRef,
  path: string,
  value: CaseValue,
  note: string,
): CaseAddition => ({ target: { kind: 'prf', section, path, entry }, value, note });

/** The document's local time as the moment that is stored. */
export const utc = (local: string): string => new Date(local).toISOString();

/** The reasons why an element has no place, each stated once. */
export const NO_PLACE = {
  censusTract: 'A tract of the United States census; nothing in British records corresponds to it.',
  socialSecurity:
    'The United States social security number. The British identifier is the NHS number, which this patient has not got.',
  nationalGrid:
    'United States National Grid: the same point as the latitude and longitude, which are entered.',
  oneEthnicity:
    'The NHS ethnic categories ask for one; the other category is entered, and Hispanic origin is none of them.',
  signatureFile:
    'The file of a signature that was made elsewhere. Who signed, for what and when is entered; on the screen a signature is made in strokes, and a paper is photographed whole.',
} as const;
