import { QUESTIONS } from './table.js';

/** What each kind of question is about, by its code: answers and earlier signatures are stored with codes. */
export const QUESTION_LABELS: Readonly<Record<string, string>> = {
  ALLERGY: 'Drug and allergy',
  ALLERGY_STATUS: 'Allergies',
  BEFORE_CALL: 'Before the call',
  BEFORE_INCIDENT: 'Before the incident',
  CAPACITY: 'Capacity',
  EXCLUSIVE: 'Answers that exclude each other',
  EXPIRED_LOT: 'Expired lot',
  GLUCOSE: 'Glucose',
  NOT_APPLICABLE: 'No longer applies',
  NOT_RECORDABLE: 'Not recordable',
  NO_VALUE: 'Answer and reason for none',
  OXYGEN: 'Oxygen',
  ROLE: 'Recognition of life extinct',
  ROLE_BEFORE_ARRIVAL: 'Recognised before arrival',
  ROUTE: 'Route of a drug',
  TIME_ORDER: 'Order of times',
  UNIT: 'Unit of a drug',
  ...Object.fromEntries(QUESTIONS.map(({ id, label }) => [id, label])),
};

/** Reasons offered for what the table of questions does not ask. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  ALLERGY: ['The patient has taken it since without a reaction', 'The benefit outweighs the risk'],
  ALLERGY_STATUS: ['The patient says that they are not allergic', 'An intolerance, not an allergy'],
  BEFORE_CALL: ['The clocks of two devices differ', 'We were with the patient before the call'],
  BEFORE_INCIDENT: ['The clocks of two devices differ', 'The time of the incident is an estimate'],
  EXPIRED_LOT: ['Nothing else was available'],
  NO_VALUE: ['Answered later', 'Answered in part'],
  ROLE_BEFORE_ARRIVAL: ['Recognised by another clinician', 'The clocks of two devices differ'],
  ROUTE: ['Agreed with a doctor'],
  TIME_ORDER: ['Control entered the times later', 'The clocks of two devices differ'],
  UNIT: ['As printed on the pack'],
};

/** The reasons that are offered for a question, by its code. */
export const reasonsFor = (code: string): readonly string[] =>
  QUESTIONS.find(({ id }) => id === code)?.reasons ?? REASONS[code] ?? [];
