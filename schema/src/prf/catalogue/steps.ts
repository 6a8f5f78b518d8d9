import { PATIENT_SECTION, SECTIONS, type PrfSectionKey } from './catalogue.js';

/** What the screen of a record shows at a time: a section, the patient, the review, or a way to look at the whole of it. */
export interface FormStep {
  readonly key: PrfStepKey;
  readonly label: string;
  /** One short word for the rail and the phone. */
  readonly short: string;
}
export type PrfStepKey = PrfSectionKey | typeof PATIENT_SECTION.key | 'review' | 'timeline';

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
/** The step for a key; the form's first step for an unknown key. */
export const stepOf = (key: string | null): FormStep =>
  [...FORM_STEPS, ...VIEW_STEPS].find((step) => step.key === key) ?? firstStep;
