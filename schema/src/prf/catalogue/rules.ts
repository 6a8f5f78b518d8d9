import { CAPACITY_AGE } from '../../clinical/capacity.js';
import type { Field, PrfFacts, PrfRule } from './kinds.js';

/** The small checks that the catalogue's `required` and `relevant` rules are built from. */

/** One stored value; undefined where nothing was entered. */
export const valueOf = (facts: PrfFacts, section: string, field: string): unknown =>
  facts.data[section]?.[field] ?? undefined;

/** Whether a value counts as entered: not absent, not cleared, not an empty text, list or group. */
export const isEntered = (value: unknown): boolean => {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object') return Object.values(value).some(isEntered);
  return true;
};

type Row = Readonly<Record<string, unknown>>;

/** Whether a field applies to this record; a value in one that does not is kept, shown as such and asked about at review. */
export const isRelevant = (field: Pick<Field, 'relevant'>, facts: PrfFacts, row?: Row): boolean =>
  field.relevant?.(facts, row) ?? true;

/** Whether a field is required before signing, for what the record holds now. */
export const isRequired = (field: Pick<Field, 'required'>, facts: PrfFacts, row?: Row): boolean =>
  field.required === true || field.required?.(facts, row) === true;

/** True where the field holds one of the keys; for lists, where it contains one of them. */
export const holds =
  (section: string, field: string, ...keys: readonly string[]): PrfRule =>
  (facts) => {
    const value = valueOf(facts, section, field);
    if (Array.isArray(value)) return value.some((item) => typeof item === 'string' && keys.includes(item));
    return typeof value === 'string' && keys.includes(value);
  };

export const entered =
  (section: string, field: string): PrfRule =>
  (facts) =>
    isEntered(valueOf(facts, section, field));

/** The same two questions within the entry or group that the field belongs to. */
export const rowHolds =
  (field: string, ...keys: readonly (string | boolean)[]): PrfRule =>
  (_facts, row) => {
    const value = row?.[field];
    if (Array.isArray(value)) return value.some((item) => typeof item === 'string' && keys.includes(item));
    return (typeof value === 'string' || typeof value === 'boolean') && keys.includes(value);
  };
export const rowEntered =
  (field: string): PrfRule =>
  (_facts, row) =>
    isEntered(row?.[field]);

export const not =
  (rule: PrfRule): PrfRule =>
  (facts, row) =>
    !rule(facts, row);
export const all =
  (...rules: readonly PrfRule[]): PrfRule =>
  (facts, row) =>
    rules.every((rule) => rule(facts, row));
export const any =
  (...rules: readonly PrfRule[]): PrfRule =>
  (facts, row) =>
    rules.some((rule) => rule(facts, row));

/** Taken to hospital by our own vehicle: we know where to. */
export const isConveyedByUs = holds('DispositionOutcome', 'disposition_outcome', 'conveyed_ed_own_vehicle');
/** Another crew took over at the scene: we know who, and perhaps not where to. */
export const isTakenOver = holds(
  'DispositionOutcome',
  'disposition_outcome',
  'conveyed_ambulance_service',
  'handed_over_other_crew',
);
/**
 * Care, assessment or transport was refused, or the patient left against advice: wherever the record says so (clinical
 * section 4).
 */
export const hasRefused = any(
  holds(
    'DispositionOutcome',
    'disposition_outcome',
    'refused_treatment',
    'refused_conveyance',
    'discharged_against_advice',
  ),
  holds('DispositionOutcome', 'care_given', 'evaluated_treatment_refused', 'refused_evaluation'),
  holds('DispositionOutcome', 'transport_outcome', 'refused'),
  holds('PrimarySurvey', 'consent', 'refused'),
);
/** Patients who stay at the scene or leave on their own, so nobody looks after them from then on. */
export const isDischargedOnScene = holds(
  'DispositionOutcome',
  'disposition_outcome',
  'discharged_with_advice',
  'discharged_own_gp',
  'discharged_pharmacist',
  'discharged_against_advice',
  'referred_urgent_care',
  'returned_to_event',
  'own_transport_hospital',
  'refused_treatment',
  'refused_conveyance',
);
export const isDeceased = any(
  holds('DispositionOutcome', 'disposition_outcome', 'deceased_on_scene'),
  holds('incidentDetails', 'acuity', 'dead'),
);
export const leftBeforeAssessment = holds(
  'DispositionOutcome',
  'disposition_outcome',
  'left_before_assessment',
);
/** The Mental Capacity Act applies; also while the age is unknown. */
export const isUnderMentalCapacityAct: PrfRule = (facts) =>
  facts.ageYears === null || facts.ageYears >= CAPACITY_AGE;
export const lacksCapacity = holds('PrimarySurvey', 'capacity_conclusion', 'lacks_capacity');
/** Nobody was there to be examined, or nobody alive: the examination of a living patient is not asked for. */
export const isExaminable = not(any(isDeceased, leftBeforeAssessment));

/** Answers that say 'none of these' and so exclude all others. */
export const EXCLUSIVE_KEYS: ReadonlySet<string> = new Set([
  'none',
  'none_reported',
  'normal',
  'not_known',
  'not_stated',
]);
