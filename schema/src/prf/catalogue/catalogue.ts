import { CLINICAL_IMPRESSION } from './clinical-impression.section.js';
import { CLINICAL_INTERVENTIONS } from './clinical-interventions.section.js';
import { DISPOSITION_OUTCOME } from './disposition-outcome.section.js';
import { INCIDENT_DETAILS } from './incident-details.section.js';
import type { ChoiceList, EntriesField, Field, Section, SectionValue } from './kinds.js';
import { OBSERVATIONS } from './observations.section.js';
import { PRESENTING_COMPLAINT } from './presenting-complaint.section.js';
import { PRIMARY_SURVEY } from './primary-survey.section.js';
import { ROLE } from './role.section.js';
import { SECONDARY_SURVEY } from './secondary-survey.section.js';
import { SOCIAL_HISTORY } from './social-history.section.js';

/** Every section of the record, in the form's order. The patient comes after the incident: see PATIENT_SECTION. */
export const SECTIONS = [
  INCIDENT_DETAILS,
  PRESENTING_COMPLAINT,
  PRIMARY_SURVEY,
  SOCIAL_HISTORY,
  SECONDARY_SURVEY,
  OBSERVATIONS,
  CLINICAL_INTERVENTIONS,
  CLINICAL_IMPRESSION,
  DISPOSITION_OUTCOME,
  ROLE,
] as const;

export type PrfSectionKey = (typeof SECTIONS)[number]['key'];
export const PRF_SECTION_KEYS: readonly PrfSectionKey[] = SECTIONS.map(({ key }) => key);

/** The whole record's data: each section as stored, absent where nothing was entered. */
export type PrfData = {
  [S in (typeof SECTIONS)[number] as S['key']]?: SectionValue<S> | null;
};
export type PrfSectionValue<K extends PrfSectionKey> = SectionValue<
  Extract<(typeof SECTIONS)[number], { readonly key: K }>
>;
export type ObservationEntry = NonNullable<PrfSectionValue<'observations'>['entries']>[number];
export type DrugEntry = NonNullable<PrfSectionValue<'ClinicalInterventions'>['drugs_administered']>[number];
export type DefibrillationEntry = NonNullable<
  PrfSectionValue<'ClinicalInterventions'>['defibrillation']
>[number];
export type CprEntry = NonNullable<PrfSectionValue<'ClinicalInterventions'>['cpr']>[number];
export type ProcedureEntry = NonNullable<PrfSectionValue<'ClinicalInterventions'>['procedures']>[number];

/**
 * The patient's place in the list of sections. It holds no data of the record: the patient is a row of its own, which the
 * record points to and whose demographics signing copies.
 */
export const PATIENT_SECTION = {
  key: 'patient',
  label: 'Patient',
  short: 'Patient',
  after: 'incidentDetails',
} as const;

export const isSectionKey = (key: string): key is PrfSectionKey =>
  (PRF_SECTION_KEYS as readonly string[]).includes(key);

/** @throws RangeError for a key that is no section's: a fault of the program, not of its user. */
export const sectionOf = (key: string): Section => {
  const found = SECTIONS.find((section) => section.key === key);
  if (!found) throw new RangeError(`No section ${key}`);
  return found;
};

export const fieldsOf = (key: PrfSectionKey): readonly Field[] => sectionOf(key).fields;

/** What the server stamps on every entry, and the two that the caller may send: `occurred_at` and `void_reason`. */
export const ENTRY_STAMP_FIELDS: readonly Field[] = [
  { name: 'occurred_at', kind: 'time', label: 'Happened at' },
  { name: 'recorded_at', kind: 'time', label: 'Recorded at', computed: true },
  { name: 'recorded_by', kind: 'text', label: 'Recorded by', computed: true },
  { name: 'voided_at', kind: 'time', label: 'Struck through at', computed: true },
  { name: 'voided_by', kind: 'text', label: 'Struck through by', computed: true },
  { name: 'void_reason', kind: 'text', label: 'Struck through because', maxLength: 500 },
];

/** The name under which the text beside 'Other' is stored. */
export const otherName = (field: Field): string | null => ('other' in field ? `${field.name}_other` : null);

/** A field with its place: the fields above it, outermost first. */
export interface FieldPlace {
  readonly section: Section;
  readonly parents: readonly Field[];
  readonly field: Field;
}

const walk = function* (
  section: Section,
  fields: readonly Field[],
  parents: readonly Field[],
): Generator<FieldPlace> {
  for (const field of fields) {
    yield { section, parents, field };
    if ('fields' in field) yield* walk(section, field.fields, [...parents, field]);
  }
};

/** Every field of every section (or of one), those within groups and entries too, in the form's order. */
export const walkFields = function* (key?: PrfSectionKey): Generator<FieldPlace> {
  for (const section of SECTIONS) {
    if (key === undefined || section.key === key) yield* walk(section, section.fields, []);
  }
};

/** The field at a path such as `destination_address.town` or `entries.news2.total`; undefined where there is none. */
export const fieldAt = (key: PrfSectionKey, path: string): Field | undefined => {
  let fields: readonly Field[] = fieldsOf(key);
  let found: Field | undefined;
  for (const name of path.split('.')) {
    found = fields.find((field) => field.name === name);
    if (!found) return undefined;
    fields = 'fields' in found ? found.fields : [];
  }
  return found;
};

export const entriesFieldsOf = (key: PrfSectionKey): readonly EntriesField[] =>
  fieldsOf(key).filter((field): field is EntriesField => field.kind === 'entries');

/** The fields of a section that hold a moment of the contact itself: called, arrived, handed over. */
export const clockFieldsOf = (key: PrfSectionKey): readonly Field[] =>
  fieldsOf(key).filter(({ kind }) => kind === 'time');

/** Every closed list in use, once each, by its GraphQL name. */
export const choiceLists = (): ReadonlyMap<string, ChoiceList> => {
  const lists = new Map<string, ChoiceList>();
  for (const { field } of walkFields()) {
    if ('choices' in field) lists.set(field.choices.name, field.choices);
  }
  return lists;
};
