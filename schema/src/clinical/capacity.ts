/**
 * Capacity to decide (Mental Capacity Act 2005), as clinical section 4 decides it. The Act applies from 16; under 16 the
 * question is Gillick competence or who consents instead.
 */
export type CapacityAnswer = 'yes' | 'no' | 'unsure';
export type CapacityConclusion =
  | 'has_capacity'
  | 'lacks_capacity'
  | 'fluctuating'
  | 'not_assessed'
  | 'gillick_competent'
  | 'not_gillick_competent'
  | 'parental_consent'
  | 'emergency';

export const CAPACITY_AGE = 16;
export const CAPACITY_QUESTIONS = ['understanding', 'retaining', 'weighing', 'communicating'] as const;

const FROM_16: readonly CapacityConclusion[] = [
  'has_capacity',
  'lacks_capacity',
  'fluctuating',
  'not_assessed',
];
const UNDER_16: readonly CapacityConclusion[] = [
  'gillick_competent',
  'not_gillick_competent',
  'parental_consent',
  'emergency',
];

/** The conclusions that may be drawn at an age in whole years; all of them where the age is unknown. */
export const capacityConclusions = (ageYears: number | null): readonly CapacityConclusion[] => {
  if (ageYears === null) return [...FROM_16, ...UNDER_16];
  return ageYears < CAPACITY_AGE ? UNDER_16 : FROM_16;
};

export interface CapacityRecord {
  readonly understanding?: CapacityAnswer | null | undefined;
  readonly retaining?: CapacityAnswer | null | undefined;
  readonly weighing?: CapacityAnswer | null | undefined;
  readonly communicating?: CapacityAnswer | null | undefined;
  readonly capacity_conclusion?: CapacityConclusion | null | undefined;
}

/** Contradictions within the record, in words for the clinician; empty where there are none. */
export const capacityWarnings = (record: CapacityRecord, ageYears: number | null): readonly string[] => {
  const { capacity_conclusion: conclusion } = record;
  if (conclusion == null) return [];
  const warnings: string[] = [];
  const answers = CAPACITY_QUESTIONS.map((question) => record[question]);
  if (conclusion === 'has_capacity' && answers.includes('no')) {
    warnings.push("'Has capacity' is contradicted: at least one of the four questions is answered 'No'.");
  }
  if (conclusion === 'lacks_capacity' && answers.every((answer) => answer === 'yes')) {
    warnings.push("'Lacks capacity' is contradicted: all four questions are answered 'Yes'.");
  }
  if (!capacityConclusions(ageYears).includes(conclusion)) {
    warnings.push(
      ageYears !== null && ageYears < CAPACITY_AGE
        ? 'The patient is under 16: choose Gillick competence, parental consent or emergency.'
        : 'The patient is 16 or older: the Mental Capacity Act applies, not Gillick competence.',
    );
  }
  return warnings;
};

/** Whether capacity was recorded: what a refusal or a discharge against advice needs before signing. */
export const isCapacityRecorded = (record: CapacityRecord, ageYears: number | null): boolean => {
  const { capacity_conclusion: conclusion } = record;
  if (conclusion == null || conclusion === 'not_assessed') return false;
  if (ageYears !== null && ageYears < CAPACITY_AGE) return true;
  return CAPACITY_QUESTIONS.every((question) => record[question] != null);
};
