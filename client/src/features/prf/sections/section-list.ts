import { PATIENT_SECTION, SECTIONS } from '@sideline/schema/prf/catalogue';

/** A step of the form: a section of the record, the patient, or the review. */
export interface FormStep {
  readonly key: string;
  readonly label: string;
  /** One short word for the rail and the phone. */
  readonly short: string;
}

export const REVIEW_STEP: FormStep = { key: 'review', label: 'Review and sign', short: 'Review' };

/** The steps in the order of the form; the patient follows the incident. */
export const FORM_STEPS: readonly FormStep[] = [
  ...SECTIONS.flatMap(({ key, label, short }): FormStep[] =>
    key === PATIENT_SECTION.after ? [{ key, label, short }, PATIENT_SECTION] : [{ key, label, short }],
  ),
  REVIEW_STEP,
];

export const TIMELINE_STEP: FormStep = { key: 'timeline', label: 'Timeline', short: 'Times' };

/** Ways to look at the whole record; nothing is entered there. */
export const VIEW_STEPS: readonly FormStep[] = [TIMELINE_STEP];

const firstStep = FORM_STEPS[0] ?? REVIEW_STEP;
export const stepOf = (key: string | null): FormStep =>
  [...FORM_STEPS, ...VIEW_STEPS].find((step) => step.key === key) ?? firstStep;
