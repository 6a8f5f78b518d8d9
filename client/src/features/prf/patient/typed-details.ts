import { ADDRESS_PARTS } from '@sideline/schema/address';
import {
  PATIENT_FIELDS,
  patientLabel,
  patientWords,
  type PatientField,
} from '../../../components/patient-answers/patient-answers';
import type { PatientFormState } from './kept-form';
import { patientInput } from './patient-form-state';

/** What was typed about a patient and is not in their row, where the record it was typed in accepts no further changes. */

/** These are not typed there: a death is recorded elsewhere, and a squad has only an id. */
export type DetailField = Exclude<PatientField, 'dateOfDeath' | 'cheerSquadId'>;
const FIELDS = PATIENT_FIELDS.filter(
  (field): field is DetailField => field !== 'dateOfDeath' && field !== 'cheerSquadId',
);

export interface TypedDetail {
  readonly field: DetailField;
  readonly label: string;
  /** In words; '' where it was cleared. */
  readonly typed: string;
  /** The row's value, in words. */
  readonly stored: string;
}

/** Whether nobody has changed the row since the form started from it. If so, every difference was typed. */
export const isUpToDate = (typed: PatientFormState, row: PatientFormState): boolean =>
  typed.id === row.id && typed.version === row.version;

/** Field by field. If the row has changed since, or belongs to another patient, an empty field was not cleared. */
export const typedDetails = (typed: PatientFormState, row: PatientFormState): readonly TypedDetail[] =>
  FIELDS.map((field) => ({
    field,
    label: patientLabel(field),
    typed: patientWords(typed, field),
    stored: patientWords(row, field),
  })).filter((one) => one.typed !== one.stored && (one.typed !== '' || isUpToDate(typed, row)));

/** These details in the format for updating the row, with the combined address and its parts. */
export const detailsInput = (
  typed: PatientFormState,
  row: PatientFormState,
  fields: readonly DetailField[],
): Partial<ReturnType<typeof patientInput>> => {
  const whole = patientInput({
    ...row,
    ...Object.fromEntries(fields.map((field) => [field, typed[field]])),
  });
  const isInAddress = ADDRESS_PARTS.some((part) => fields.some((field) => field === part));
  const keys = [...fields, ...(isInAddress ? [...ADDRESS_PARTS, 'address' as const] : [])];
  return Object.fromEntries(keys.map((key) => [key, whole[key]]));
};
