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

/** The values of every form about a patient while it is filled in: texts as typed, '' if empty; dates YYYY-MM-DD. */
export interface PatientAnswers extends Readonly<AddressParts> {
  readonly name: string;
  readonly dob: string | null;
  /** The text in the date of birth boxes if it is not a date; null if it is one, or the boxes are empty. */
  readonly dobHalf?: DateBoxes | null;
  /** In whole years, for an unknown patient without a date of birth. */
  readonly estimatedAge: string;
  /**
   * Set once the patient is known to have died, because it decides how long the record is kept. A PRF's form does not
   * have it.
   */
  readonly dateOfDeath?: string | null;
  readonly gender: Gender | null;
  readonly identityStatus: IdentityStatus;
  readonly contactNumber: string;
  readonly nhsNumber: string;
  readonly ethnicity: Ethnicity | null;
  readonly gpPractice: string;
  readonly preferredLanguage: string;
  readonly nextOfKinName: string;
  readonly nextOfKinContact: string;
  readonly relationshipToNok: string;
  readonly pastMedicalHistory: string;
  readonly medications: string;
  readonly allergies: string;
  readonly cheerTeamId: string | null;
  readonly cheerSquadId: string | null;
}

type TextName = Exclude<
  { [K in keyof PatientAnswers]-?: PatientAnswers[K] extends string ? K : never }[keyof PatientAnswers],
  'identityStatus' | 'estimatedAge'
>;

/** A patient's row, as far as it is known here; null if there is no value. */
export type StoredAnswers = {
  readonly [K in TextName | 'address' | 'dob' | 'cheerTeamId' | 'cheerSquadId']?: string | null | undefined;
} & {
  readonly estimatedAge?: number | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly identityStatus?: IdentityStatus | null | undefined;
  readonly ethnicity?: Ethnicity | null | undefined;
};

/** The form's values for a row, without the date of death. A combined address without parts is split (spec section 4). */
export const answersOf = (row: StoredAnswers) =>
  ({
    ...addressPartsOf(row),
    name: row.name ?? '',
    dob: row.dob ?? null,
    estimatedAge: String(row.estimatedAge ?? ''),
    gender: row.gender ?? null,
    identityStatus: row.identityStatus ?? 'self_reported',
    contactNumber: row.contactNumber ?? '',
    nhsNumber: row.nhsNumber ?? '',
    ethnicity: row.ethnicity ?? null,
    gpPractice: row.gpPractice ?? '',
    preferredLanguage: row.preferredLanguage ?? '',
    nextOfKinName: row.nextOfKinName ?? '',
    nextOfKinContact: row.nextOfKinContact ?? '',
    relationshipToNok: row.relationshipToNok ?? '',
    pastMedicalHistory: row.pastMedicalHistory ?? '',
    medications: row.medications ?? '',
    allergies: row.allergies ?? '',
    cheerTeamId: row.cheerTeamId ?? null,
    cheerSquadId: row.cheerSquadId ?? null,
  }) satisfies PatientAnswers;

const LABELS = {
  ...PROPOSED_FIELD_LABELS,
  identityStatus: 'Identity',
  estimatedAge: 'Estimated age',
  nhsNumber: 'NHS number',
  ethnicity: 'Ethnicity',
  gpPractice: 'GP practice',
  preferredLanguage: 'Preferred language',
  dateOfDeath: 'Date of death',
  cheerSquadId: 'Cheer program and squad',
} as const;

/** What one answer covers: one field, or two that belong together. */
export type PatientField = keyof typeof LABELS;
export const PATIENT_FIELDS = Object.keys(LABELS) as readonly PatientField[];
export const patientLabel = (field: PatientField): string => LABELS[field];

/** A field of the form in words; '' if it is empty. A squad is known only by its id: `squad` is its name. */
export const patientWords = (form: PatientAnswers, field: PatientField, squad = ''): string => {
  switch (field) {
    case 'gender':
      return form.gender === null ? '' : GENDER_LABELS[form.gender];
    case 'ethnicity':
      return form.ethnicity === null ? '' : ETHNICITY_LABELS[form.ethnicity].label;
    case 'identityStatus':
      return IDENTITY_STATUS_LABELS[form.identityStatus];
    case 'dob': {
      const { dob, dobHalf: half } = form;
      return dob ? formatDate(dob) : half ? `${half.day}/${half.month}/${half.year}` : '';
    }
    case 'dateOfDeath':
      return form.dateOfDeath ? formatDate(form.dateOfDeath) : '';
    case 'cheerSquadId':
      return form.cheerTeamId === null ? '' : squad;
    default:
      return form[field].trim();
  }
};
