import { addressPartsOf, type AddressParts } from '@sideline/schema/address';
import {
  ETHNICITY_LABELS,
  GENDER_LABELS,
  IDENTITY_STATUS_LABELS,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { PROPOSED_FIELD_LABELS } from '@sideline/schema/proposed-details';
import { formatDate } from '../../lib/dates';
import type { DateBoxes } from '../pickers/birth-date';

/** What every form about a patient holds while it is filled in: texts as typed, '' where empty; dates YYYY-MM-DD. */
export interface PatientAnswers extends Readonly<AddressParts> {
  readonly patient_name: string;
  readonly dob: string | null;
  /** The text in the boxes of the birth date that makes no date; null where it makes one, or the boxes are empty. */
  readonly dob_half?: DateBoxes | null;
  /** Whole years, for an unknown patient without a birth date. */
  readonly estimated_age: string;
  /** Set once the patient is known to have died: it decides how long the record is kept. A PRF's form has not got it. */
  readonly date_of_death?: string | null;
  readonly gender: Gender | null;
  readonly identity_status: IdentityStatus;
  readonly contact_number: string;
  readonly nhs_number: string;
  readonly ethnicity: Ethnicity | null;
  readonly gp_practice: string;
  readonly preferred_language: string;
  readonly next_of_kin_name: string;
  readonly next_of_kin_contact: string;
  readonly relationship_to_nok: string;
  readonly past_medical_history: string;
  readonly medications: string;
  readonly allergies: string;
  readonly cheer_team_id: string | null;
  readonly cheer_squad_id: string | null;
}

type TextName = Exclude<
  { [K in keyof PatientAnswers]-?: PatientAnswers[K] extends string ? K : never }[keyof PatientAnswers],
  'identity_status' | 'estimated_age'
>;

/** A patient's row, as far as it is known here; null where there is no value. */
export type StoredAnswers = {
  readonly [K in TextName | 'address' | 'dob' | 'cheer_team_id' | 'cheer_squad_id']?:
    string | null | undefined;
} & {
  readonly estimated_age?: number | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly identity_status?: IdentityStatus | null | undefined;
  readonly ethnicity?: Ethnicity | null | undefined;
};

/** What a form says of a row, without the date of death; a combined address without parts is taken apart (spec section 4). */
export const answersOf = (row: StoredAnswers) =>
  ({
    ...addressPartsOf(row),
    patient_name: row.patient_name ?? '',
    dob: row.dob ?? null,
    estimated_age: String(row.estimated_age ?? ''),
    gender: row.gender ?? null,
    identity_status: row.identity_status ?? 'self_reported',
    contact_number: row.contact_number ?? '',
    nhs_number: row.nhs_number ?? '',
    ethnicity: row.ethnicity ?? null,
    gp_practice: row.gp_practice ?? '',
    preferred_language: row.preferred_language ?? '',
    next_of_kin_name: row.next_of_kin_name ?? '',
    next_of_kin_contact: row.next_of_kin_contact ?? '',
    relationship_to_nok: row.relationship_to_nok ?? '',
    past_medical_history: row.past_medical_history ?? '',
    medications: row.medications ?? '',
    allergies: row.allergies ?? '',
    cheer_team_id: row.cheer_team_id ?? null,
    cheer_squad_id: row.cheer_squad_id ?? null,
  }) satisfies PatientAnswers;

const LABELS = {
  ...PROPOSED_FIELD_LABELS,
  identity_status: 'Identity',
  estimated_age: 'Estimated age',
  nhs_number: 'NHS number',
  ethnicity: 'Ethnicity',
  gp_practice: 'GP practice',
  preferred_language: 'Preferred language',
  date_of_death: 'Date of death',
  cheer_squad_id: 'Cheer program and squad',
} as const;

/** What is answered at once: one field, or two that say one thing together. */
export type PatientField = keyof typeof LABELS;
export const PATIENT_FIELDS = Object.keys(LABELS) as readonly PatientField[];
export const patientLabel = (field: PatientField): string => LABELS[field];

/** A field of the form in words; '' where it is empty. A squad is known by its id only: `squad` is its name. */
export const patientWords = (form: PatientAnswers, field: PatientField, squad = ''): string => {
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
    case 'date_of_death':
      return form.date_of_death ? formatDate(form.date_of_death) : '';
    case 'cheer_squad_id':
      return form.cheer_team_id === null ? '' : squad;
    default:
      return form[field].trim();
  }
};
