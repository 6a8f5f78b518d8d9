import { allergiesIn } from '@sideline/schema/prf/catalogue/allergies';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';

/** What the patient's own row has for the fields of a section. */
interface KnownPatient {
  readonly allergies: string | null;
  readonly medications: string | null;
  readonly pastMedicalHistory: string | null;
  readonly gender: string | null;
}

export interface KnownAnswer {
  /** The card with the question. */
  readonly group: string;
  /** 'allergies', as on the button. */
  readonly what: string;
  /** What is known, in words. */
  readonly words: string;
  /** The answers of the section that match it. */
  readonly values: Readonly<Record<string, unknown>>;
}

const SEXES: Readonly<Record<string, string>> = { female: 'Female', male: 'Male' };
const MEDICINE_LENGTH = 200;

/** One on each line, because a comma may be part of a dose. */
const medicinesIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * What is known about the patient and not yet answered in this record, to be confirmed with them and not typed again. 'No
 * known allergies' is never offered: a clinician has to ask.
 */
export const knownAnswers = (
  patient: KnownPatient | null | undefined,
  answers: Readonly<Record<string, unknown>>,
): readonly KnownAnswer[] => {
  if (!patient) return [];
  const isOpen = (...names: readonly string[]) => names.every((name) => !isEntered(answers[name]));
  const allergies = allergiesIn(patient.allergies);
  const medicines = medicinesIn(patient.medications);
  const history = patient.pastMedicalHistory?.trim() ?? '';
  const sex = SEXES[patient.gender?.toLowerCase() ?? ''];
  return [
    // The banner and the rules use the names in the patient's own row.
    ...(allergies.length > 0 && isOpen('allergy_status', 'allergies')
      ? [
          {
            group: 'allergies',
            what: 'allergies',
            words: allergies.join(', '),
            values: { allergy_status: 'known' },
          },
        ]
      : []),
    ...(medicines.length > 0 &&
    medicines.every(({ length }) => length <= MEDICINE_LENGTH) &&
    isOpen('current_medicines', 'medicines_not_obtained')
      ? [
          {
            group: 'medicines',
            what: 'medicines',
            words: medicines.join(', '),
            values: { current_medicines: medicines.map((medicine) => ({ medicine })) },
          },
        ]
      : []),
    ...(history !== '' && isOpen('past_medical_history')
      ? [{ group: 'history', what: 'history', words: history, values: { past_medical_history: history } }]
      : []),
    ...(sex !== undefined && isOpen('sex_at_birth')
      ? [
          {
            group: 'history',
            what: 'sex registered at birth',
            words: sex,
            values: { sex_at_birth: sex.toLowerCase() },
          },
        ]
      : []),
  ];
};
