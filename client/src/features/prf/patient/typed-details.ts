import { ADDRESS_PARTS } from '@sideline/schema/address';
import { ETHNICITY_LABELS, GENDER_LABELS, IDENTITY_STATUS_LABELS } from '@sideline/schema/people';
import { PROPOSED_FIELD_LABELS } from '@sideline/schema/proposed-details';
import { formatDate } from '../../../lib/dates';
import { patientInput, type PatientFormState } from './patient-form-state';

/** What was typed about a patient and is not in his row, where the record that it was typed in takes no more. */

const LABELS = {
  ...PROPOSED_FIELD_LABELS,
  identity_status: 'Identity',
  estimated_age: 'Estimated age',
  nhs_number: 'NHS number',
  ethnicity: 'Ethnicity',
  gp_practice: 'GP practice',
  preferred_language: 'Preferred language',
} as const;
export type DetailField = keyof typeof LABELS;
export const detailLabel = (field: DetailField): string => LABELS[field];
const FIELDS = Object.keys(LABELS) as readonly DetailField[];

export interface TypedDetail {
  readonly field: DetailField;
  readonly label: string;
  /** In words; '' where it was cleared. */
  readonly typed: string;
  /** What stands in the row, in words. */
  readonly stored: string;
}

/** A field of the form in words; '' where it is empty. */
export const detailWords = (form: PatientFormState, field: DetailField): string => {
  switch (field) {
    case 'gender':
      return form.gender === null ? '' : GENDER_LABELS[form.gender];
    case 'ethnicity':
      return form.ethnicity === null ? '' : ETHNICITY_LABELS[form.ethnicity].label;
    case 'identity_status':
      return IDENTITY_STATUS_LABELS[form.identity_status];
    case 'dob': {
      const { dob, dob_half: half } = form;
      return dob ? formatDate(dob) : half ? `${half.day}/${half.month}/${half.year}` : '';
    }
    default:
      return form[field].trim();
  }
};

/** Whether nobody has written in the row since the form began from it: then all that differs was typed. */
export const isUpToDate = (typed: PatientFormState, row: PatientFormState): boolean =>
  typed.patient_id === row.patient_id && typed.version === row.version;

/** Field by field; where the row has changed meanwhile, or is another's, what is empty in the form was not cleared. */
export const typedDetails = (typed: PatientFormState, row: PatientFormState): readonly TypedDetail[] =>
  FIELDS.map((field) => ({
    field,
    label: LABELS[field],
    typed: detailWords(typed, field),
    stored: detailWords(row, field),
  })).filter((one) => one.typed !== one.stored && (one.typed !== '' || isUpToDate(typed, row)));

/** These of the details as an update of the row takes them, the combined address with its parts. */
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
