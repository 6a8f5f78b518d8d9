import { gcsTotal, GCS_PARTS } from '../../clinical/gcs.js';
import { news2, NEWS2_RULE_VERSION, type News2Input } from '../../clinical/news2.js';
import { CHILD_SIGNS_VERSION, MATERNAL_SIGNS_VERSION, redSignsOf } from '../../clinical/single-signs.js';
import { composeBloodPressure, isRecord, type SectionData } from './canonical.js';
import {
  entriesFieldsOf,
  fieldAt,
  type ObservationEntry,
  type PrfSectionKey,
} from '../catalogue/catalogue.js';
import type { EntriesField, PrfFacts } from '../catalogue/kinds.js';
import { isRedSign } from '../catalogue/red-signs.js';
import { liveEntries } from './facts.js';
import { isRelevant, valueOf } from '../catalogue/rules.js';

/** What follows from what was entered: the same on the device, for the eye, and on the server, for the record. */

/** What of the patient decides about NEWS2, and about single signs where it is not valid. */
export interface DerivationPatient {
  /** Whole years at the incident; an estimate counts, null where nothing is known. */
  readonly ageYears: number | null;
  /** Whole months at the incident, of an infant whose birth date is known; absent otherwise. */
  readonly ageMonths?: number | undefined;
  /** Pregnant, or within six weeks of a birth. */
  readonly isPregnant: boolean;
}

/** Answers that no longer apply (sex at birth corrected to male) are asked about at review, and decide nothing. */
const applies = (facts: PrfFacts, section: PrfSectionKey, path: string): boolean => {
  const field = fieldAt(section, path);
  return field !== undefined && isRelevant(field, facts);
};

const isPregnant = (facts: PrfFacts): boolean =>
  valueOf(facts, 'PresentingComplaint', 'is_pregnant') === 'yes' &&
  applies(facts, 'PresentingComplaint', 'is_pregnant');

const DAY_MS = 86_400_000;
/** NEWS2 is not valid until six weeks after a birth (clinical section 9, 'Scores never mix'). */
const AFTER_BIRTH_MS = 42 * DAY_MS;

const isSaidToHaveGivenBirth = (facts: PrfFacts): boolean => {
  const pregnancy = valueOf(facts, 'SecondarySurvey', 'pregnancy');
  const risks = isRecord(pregnancy) ? pregnancy['risks'] : null;
  return (
    Array.isArray(risks) && risks.includes('recent_birth') && applies(facts, 'SecondarySurvey', 'pregnancy')
  );
};

/** A birth that the record has: with us, before us, or within six weeks before the incident. Without a time it is of now. */
const hasRecentBirth = (facts: PrfFacts): boolean => {
  if (!applies(facts, 'SecondarySurvey', 'births')) return false;
  const incident = valueOf(facts, 'incidentDetails', 'incident_date');
  const now = typeof incident === 'string' ? Date.parse(incident) : Number.NaN;
  return liveEntries(facts, 'SecondarySurvey', 'births').some(({ born_at: born }) => {
    const since = typeof born === 'string' ? now - Date.parse(born) : Number.NaN;
    return !(since > AFTER_BIRTH_MS);
  });
};

export const derivationPatient = (facts: PrfFacts): DerivationPatient => ({
  ageYears: facts.ageYears,
  // Absent and not undefined: it is stored and compared.
  ...(facts.ageMonths == null || facts.ageMonths >= 12 ? {} : { ageMonths: facts.ageMonths }),
  isPregnant: isPregnant(facts) || isSaidToHaveGivenBirth(facts) || hasRecentBirth(facts),
});

/** The fields that an observation set says could not be recorded. */
export const notRecordable = (entry: Pick<ObservationEntry, 'not_recordable'>): ReadonlySet<string> =>
  new Set((entry.not_recordable ?? []).flatMap(({ field }) => (field ? [field] : [])));

/** Whether the total follows from the parts: all three are there, or one could not be tested and leaves none. */
export const isTotalByParts = (entry: ObservationEntry): boolean => {
  const untestable = notRecordable(entry);
  return GCS_PARTS.every((part) => entry[part] != null) || GCS_PARTS.some((part) => untestable.has(part));
};

/** The total of the three parts; none where one of them is not testable; else as it was given (clinical section 1). */
export const totalGcs = (entry: ObservationEntry): number | null =>
  isTotalByParts(entry) ? gcsTotal(entry, notRecordable(entry)) : (entry.gcs ?? null);

const lastEntered = new WeakMap<SectionData, SectionData>();

/**
 * A section without the GCS totals that are calculated from parts; entered totals are left. A calculated total is not a
 * change of its own, and does not outlive its parts. The same object for the same section.
 */
export const withoutDerivedTotals = (key: PrfSectionKey, data: SectionData): SectionData => {
  if (key !== 'observations' || !Array.isArray(data['entries'])) return data;
  const last = lastEntered.get(data);
  if (last !== undefined) return last;
  const entries = data['entries'].map((entry: unknown) => {
    // The shape is the section's, or validation refuses it: nothing but numbers and reasons is looked at.
    if (!isRecord(entry) || !('gcs' in entry) || !isTotalByParts(entry as unknown as ObservationEntry))
      return entry;
    const { gcs: _derived, ...entered } = entry;
    return entered;
  });
  const entered = { ...data, entries };
  lastEntered.set(data, entered);
  lastEntered.set(entered, entered);
  return entered;
};

const isChild = ({ ageYears }: DerivationPatient): boolean => ageYears !== null && ageYears < 16;

const news2Of = (
  entry: ObservationEntry,
  patient: DerivationPatient,
): NonNullable<ObservationEntry['news2']> => {
  const result = news2(entry satisfies News2Input, patient);
  const { status, scale, rule_version } = result;
  switch (result.status) {
    case 'scored': {
      const { total, band, subscores, next_due_minutes } = result;
      const taken = entry.date_time == null ? NaN : Date.parse(entry.date_time);
      return {
        status,
        total,
        band,
        scale,
        subscores: { ...subscores },
        next_due_minutes,
        ...(Number.isNaN(taken)
          ? {}
          : { next_due_at: new Date(taken + next_due_minutes * 60_000).toISOString() }),
        rule_version,
      };
    }
    case 'incomplete':
      return { status, scale, missing: result.missing, rule_version };
    case 'not_valid': {
      const red_signs = redSignsOf(entry, patient).filter(isRedSign);
      const signs_rule = isChild(patient)
        ? CHILD_SIGNS_VERSION
        : patient.isPregnant
          ? MATERNAL_SIGNS_VERSION
          : NEWS2_RULE_VERSION;
      return {
        status,
        scale,
        invalid: result.invalid,
        ...(red_signs.length === 0 ? {} : { red_signs, signs_rule }),
        rule_version,
      };
    }
  }
};

/** An observation set with its blood pressure as text, its GCS total and its NEWS2. */
export const deriveObservation = (entry: ObservationEntry, patient: DerivationPatient): ObservationEntry => {
  const { blood_pressure: _text, gcs: _total, news2: _score, ...rest } = entry;
  const pressure = composeBloodPressure(entry.bp_systolic, entry.bp_diastolic);
  const total = totalGcs(entry);
  const derived: ObservationEntry = {
    ...rest,
    ...(pressure === null ? {} : { blood_pressure: pressure }),
    ...(total === null ? {} : { gcs: total }),
  };
  return { ...derived, news2: news2Of(derived, patient) };
};

/** The paths of the totals that follow from parts in a section. */
export const totalsByParts = (key: PrfSectionKey, data: SectionData): ReadonlySet<string> =>
  new Set(
    key !== 'observations' || !Array.isArray(data['entries'])
      ? []
      : data['entries']
          .filter((entry: unknown) => isRecord(entry) && isTotalByParts(entry as unknown as ObservationEntry))
          .map(({ id }: { readonly id: string }) => `entries/${id}/gcs`),
  );

const stampTime = (
  field: EntriesField,
  entry: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { occurred_at: _former, ...rest } = entry;
  const time = rest[field.timeField];
  return typeof time === 'string' ? { ...rest, occurred_at: time } : rest;
};

/**
 * A section with everything that follows from it: every entry's `occurred_at`, and what `deriveObservation` adds to
 * observation sets. Run after each merge, and on `observations` again when the patient's age or pregnancy becomes known.
 */
export const deriveSection = (
  key: PrfSectionKey,
  data: SectionData,
  patient: DerivationPatient,
): SectionData => {
  const result: Record<string, unknown> = { ...data };
  for (const field of entriesFieldsOf(key)) {
    const entries = data[field.name];
    if (!Array.isArray(entries)) continue;
    result[field.name] = entries.filter(isRecord).map((entry) => {
      const stamped = stampTime(field, entry);
      // The catalogue validated the entry before it was stored: its shape is the section's.
      return key === 'observations'
        ? deriveObservation(stamped as unknown as ObservationEntry, patient)
        : stamped;
    });
  }
  return result;
};
