import { SECTIONS } from '../prf/catalogue/catalogue.js';
import { FORMULARY } from '../prf/catalogue/formulary.js';
import { IMPRESSIONS } from '../prf/catalogue/impressions.js';
import type { Field } from '../prf/catalogue/kinds.js';

/** What codes can be entered for: the closed lists of the form, its vocabularies, and words that people type. */
export interface CodeList {
  readonly name: string;
  readonly label: string;
  /** Its values by key; null where they are words as they are typed. */
  readonly values: Readonly<Record<string, string>> | null;
}

const SCORES = {
  respiratory_rate: 'Breathing rate',
  oxygen_saturation: 'Oxygen saturation',
  supplemental_o2: 'Air or oxygen',
  bp_systolic: 'Systolic pressure',
  heart_rate: 'Pulse',
  acvpu: 'Consciousness',
  temperature: 'Temperature',
};

const everyField = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => ('fields' in field ? [field, ...everyField(field.fields)] : [field]));

const labelsOf = (options: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(options).map(([key, { label }]) => [key, label]));

const measures = (): Readonly<Record<string, string>> => {
  const sets = SECTIONS.find(({ key }) => key === 'observations')?.fields ?? [];
  const named = everyField(sets).flatMap(({ name, label, kind }) =>
    ['integer', 'decimal', 'choice', 'boolean', 'text', 'group'].includes(kind)
      ? [[name, label] as const]
      : [],
  );
  return { ...Object.fromEntries(named), blood_pressure: 'Blood pressure', weight_kg: 'Weight' };
};

const known = (): readonly CodeList[] => {
  const lists = new Map<string, CodeList>();
  for (const field of everyField(SECTIONS.flatMap(({ fields }) => fields as readonly Field[]))) {
    if (!('choices' in field)) continue;
    const { name, options } = field.choices;
    if (!lists.has(name)) lists.set(name, { name, label: field.label, values: labelsOf(options) });
  }
  return [
    { name: 'impression', label: 'Clinical impression', values: labelsOf(IMPRESSIONS) },
    { name: 'drug', label: 'Drug given', values: labelsOf(FORMULARY) },
    { name: 'observation', label: 'Observation', values: measures() },
    { name: 'news2', label: 'Part of NEWS2', values: SCORES },
    { name: 'condition', label: 'Past condition, in words', values: null },
    { name: 'allergy', label: 'Allergy, in words', values: null },
    { name: 'medicine', label: 'Own medicine, in words', values: null },
    { name: 'gp_practice', label: 'GP practice, by name', values: null },
    ...[...lists.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB')),
  ];
};

let made: readonly CodeList[] | undefined;

/** Every list that codes can be entered for; those most used first. */
export const codeLists = (): readonly CodeList[] => (made ??= known());

/** The systems that codes can be from. */
export const CODE_SYSTEM_URLS = {
  'http://snomed.info/sct': 'SNOMED CT',
  'https://dmd.nhs.uk': 'dm+d',
  'https://fhir.nhs.uk/Id/ods-organization-code': 'ODS',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
} as const;
export type CodeSystemUrl = keyof typeof CODE_SYSTEM_URLS;
