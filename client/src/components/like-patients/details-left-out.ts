import {
  answersOf,
  PATIENT_FIELDS,
  patientLabel,
  patientWords,
  type PatientAnswers,
  type PatientField,
  type StoredAnswers,
} from '../patient-answers/patient-answers';
import { partsOf, storedValue } from '../patient-answers/rebase';

/** A row, or what a form sends to create one. */
export type SentPatient = StoredAnswers & { readonly dateOfDeath?: string | null | undefined };

/** The typed details that are not in the row of the patient chosen as this person. */
export interface LeftOutDetail {
  readonly field: PatientField;
  readonly label: string;
  /** In words. */
  readonly typed: string;
  /** What the row holds instead, in words; '' if it is empty. */
  readonly known: string;
}

/** A squad is known only by its id. */
const SQUAD = 'as chosen in the form';

const answers = (patient: SentPatient): PatientAnswers => ({
  ...answersOf(patient),
  dateOfDeath: patient.dateOfDeath ?? null,
});

/**
 * Whether the field was answered. An identity counts only if it was proved to staff, and an age only without a birth
 * date.
 */
const isSaid = (typed: PatientAnswers, row: PatientAnswers, field: PatientField): boolean => {
  if (field === 'identityStatus') return typed.identityStatus === 'verified';
  if (field === 'estimatedAge') return typed.estimatedAge !== '' && row.dob === null;
  return patientWords(typed, field, SQUAD) !== '';
};

/** Ignores capitals and spaces, because telephone numbers are typed in many ways. */
const alike = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s/g, '').toLowerCase() : value;

/**
 * Details that will be lost if the record becomes about `known` and they are not entered again. Field by field, allergies
 * first.
 */
export const detailsLeftOut = (sent: SentPatient, known: SentPatient): readonly LeftOutDetail[] => {
  const typed = answers(sent);
  const row = answers(known);
  const differs = (field: PatientField): boolean =>
    partsOf(field).some(
      (name) => alike(storedValue(name, typed[name])) !== alike(storedValue(name, row[name])),
    );
  return PATIENT_FIELDS.filter((field) => isSaid(typed, row, field) && differs(field))
    .sort((a, b) => Number(b === 'allergies') - Number(a === 'allergies'))
    .map((field) => ({
      field,
      label: patientLabel(field),
      typed: patientWords(typed, field, SQUAD),
      known: patientWords(row, field, 'another'),
    }));
};
