import { type CapacityRecord, isCapacityRecorded } from '../../clinical/capacity.js';
import { fieldAt, otherName, PATIENT_SECTION, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { hasRefused, isEntered, isRelevant, isRequired } from '../catalogue/rules.js';
import { QUESTION_ANSWERS } from '../questions/answers-field.js';
import { isRecord } from '../record/canonical.js';
import { notRecordable } from '../record/derive.js';
import { filledPlaces, type FilledPlace, pickFields, zoneOf } from '../record/facts.js';
import { entryTitle } from '../record/format.js';
import { unexplainedRisk } from './discharge-risk.js';
import { isEmptySet } from './empty-set.js';

/**
 * What a record still needs before it can be signed, and how far each section is. What it contradicts is in completeness.ts, which the
 * list of sections does without.
 */

/** The key under which every list, open or closed, has what it does not hold. */
const OTHER = 'other';

export interface Missing {
  readonly section: PrfSectionKey | 'patient';
  /** Dotted, within the section or the entry; the text beside 'Other' by its own name. */
  readonly field: string;
  readonly entryId?: string;
  readonly label: string;
  readonly reason: string;
}

export const labelled = ({ field, entry, row }: FilledPlace, facts: PrfFacts): string =>
  entry
    ? `${entryTitle(entry.field, entry.field.fields.includes(field) ? row : {}, { timeZone: zoneOf(facts) })}: ${field.label}`
    : field.label;

export const at = (place: FilledPlace) => ({
  section: place.section.key,
  field: place.path,
  ...(place.entry ? { entryId: place.entry.id } : {}),
});

/** A list whose entries are all struck through, or sets without a value, holds nothing (clinical section 9, item 7). */
const isThere = (field: Field, value: unknown): boolean =>
  field.kind === 'entries' && Array.isArray(value)
    ? value.some(
        (entry: unknown) =>
          isRecord(entry) &&
          entry['void_reason'] == null &&
          !(field.typeName === 'Observation' && isEmptySet(entry)),
      )
    : isEntered(value);

/** Required, relevant, not entered, and not said to be unrecordable: what the form marks, and signing waits for. */
export const isMissing = (
  facts: PrfFacts,
  field: Field,
  value: unknown,
  row?: Readonly<Record<string, unknown>>,
): boolean =>
  !field.computed &&
  !isThere(field, value) &&
  isRequired(field, facts, row) &&
  isRelevant(field, facts, row) &&
  !(row !== undefined && notRecordable(row).has(field.name));

/** A required choice that was answered with 'Other', and nowhere says what that is: as good as no answer. */
export const lacksOtherText = (
  facts: PrfFacts,
  field: Field,
  row: Readonly<Record<string, unknown>>,
): boolean => {
  const text = otherName(field);
  const value = row[field.name];
  const isOther = value === OTHER || (Array.isArray(value) && value.includes(OTHER));
  return (
    text !== null &&
    isOther &&
    !isEntered(row[text]) &&
    isRequired(field, facts, row) &&
    isRelevant(field, facts, row)
  );
};

export const capacityOf = (facts: PrfFacts): CapacityRecord => facts.data['PrimarySurvey'] ?? {};
const everRequired = pickFields(({ required }) => required !== undefined);

const requiredFields = (facts: PrfFacts): Missing[] =>
  filledPlaces(facts, everRequired).flatMap((place): Missing[] => {
    const { field, value, row } = place;
    if (isMissing(facts, field, value, row))
      return [{ ...at(place), label: labelled(place, facts), reason: 'Required before signing.' }];
    if (!lacksOtherText(facts, field, row)) return [];
    return [
      {
        ...at(place),
        field: `${place.path}_other`,
        label: `${labelled(place, facts)}: other`,
        reason: 'You chose Other: describe it in words.',
      },
    ];
  });

const special = (facts: PrfFacts): Missing[] => {
  const missing: Missing[] = [];
  if (!facts.hasPatient) {
    missing.push({
      section: PATIENT_SECTION.key,
      field: 'patient',
      label: 'Patient',
      reason: 'Find the patient or register a new one.',
    });
  }
  const capacity = capacityOf(facts);
  // The required fields ask for what is empty; this asks for a conclusion that says something.
  if (
    hasRefused(facts) &&
    capacity.capacity_conclusion === 'not_assessed' &&
    !isCapacityRecorded(capacity, facts.ageYears)
  ) {
    missing.push({
      section: 'PrimarySurvey',
      field: 'capacity_conclusion',
      label: 'Conclusion',
      reason: 'A refusal needs a record of capacity.',
    });
  }
  const risk = unexplainedRisk(facts);
  if (risk !== null) {
    missing.push({
      section: 'DispositionOutcome',
      field: 'discharge_senior',
      label: 'Senior who agreed to the discharge',
      reason: `The last observations call for action (${risk}). Name the senior, or say why none was asked.`,
    });
  }
  return missing;
};

/** Everything that the record still needs before it can be signed, in the form's order; empty if it can be signed. */
export const missingForSigning = (facts: PrfFacts): readonly Missing[] => [
  ...special(facts).filter(({ section }) => section === PATIENT_SECTION.key),
  ...requiredFields(facts),
  ...special(facts).filter(({ section }) => section !== PATIENT_SECTION.key),
];

export interface SectionState {
  readonly state: 'not_started' | 'in_progress' | 'complete';
  /** How many items of `missingForSigning` lie in the section. */
  readonly missing: number;
}

/** A section's state from what is missing in the whole record; pass the list where several sections are asked about. */
export const sectionState = (
  facts: PrfFacts,
  key: PrfSectionKey | 'patient',
  missingItems: readonly Missing[] = missingForSigning(facts),
): SectionState => {
  const missing = missingItems.filter(({ section }) => section === key).length;
  const isStarted =
    key === PATIENT_SECTION.key
      ? facts.hasPatient
      : Object.entries(facts.data[key] ?? {}).some(
          ([name, value]) =>
            name !== QUESTION_ANSWERS.list && fieldAt(key, name)?.computed !== true && isEntered(value),
        );
  if (!isStarted) return { state: 'not_started', missing };
  return { state: missing === 0 ? 'complete' : 'in_progress', missing };
};
