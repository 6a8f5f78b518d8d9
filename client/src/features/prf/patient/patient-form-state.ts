import { joinAddress } from '@sideline/schema/address';
import { isSame } from '@sideline/schema/prf/record/merge';
import { nhsNumberDigits } from '@sideline/schema/nhs-number';
import { ETHNICITIES, GENDERS, IDENTITY_STATUSES } from '@sideline/schema/people';
import { estimatedAgeOf } from '@sideline/schema/validation/patient-form';
import { answersOf } from '../../../components/patient-answers/patient-answers';
import type { PatientRecordFragment } from '../../../components/records/patient-record.generated';
import { readBoxes } from '../../../components/pickers/birth-date';
import type { PrfHeadFragment } from '../prf.generated';
import type { PatientFormState } from './kept-form';

/** The row that a form belongs to from now on, as returned by a save. */
export interface StoredPatientKey {
  readonly id: string;
  readonly version: number;
}

/**
 * What saving the form does. A patient who was found is only linked, because the search returns neither their whole row
 * nor its version, so nothing in it may be changed from here.
 */
export type PatientSave =
  | { readonly kind: 'create' }
  | { readonly kind: 'link'; readonly patientId: string }
  | { readonly kind: 'update'; readonly patientId: string; readonly version: number };

export const patientSaveOf = ({
  id: patientId,
  version,
}: Pick<PatientFormState, 'id' | 'version'>): PatientSave => {
  if (patientId === null) return { kind: 'create' };
  return version === null ? { kind: 'link', patientId } : { kind: 'update', patientId, version };
};

/** The single-line and long texts of the form, by the specification's names. */
export type PatientTextName = {
  [K in keyof PatientFormState]-?: PatientFormState[K] extends string ? K : never;
}[keyof PatientFormState];

type Source = { [K in keyof PatientRecordFragment]?: PatientRecordFragment[K] | null } & {
  readonly name?: string;
};

type SignedPatient = NonNullable<PrfHeadFragment['signature']>['patient'];

const keyIn = <K extends string>(keys: readonly K[], text: string | null | undefined): K | null =>
  keys.find((key) => key === text) ?? null;

/** The form for a patient as stored or found. A combined address without parts is split (spec section 4). */
export const formOf = (patient: Source): PatientFormState => ({
  ...answersOf(patient),
  id: patient.id ?? null,
  newPatientId: null,
  linkedPatientId: patient.id ?? null,
  version: patient.version ?? null,
  dobHalf: null,
});

/** The form as it was signed, because the patient's own row may have changed since (clinical section 7). */
export const signedFormOf = (signed: SignedPatient): PatientFormState => ({
  ...formOf({ ...signed, gender: null, identityStatus: null, ethnicity: null }),
  // The signed copy has them as text.
  gender: keyIn(GENDERS, signed.gender),
  identityStatus: keyIn(IDENTITY_STATUSES, signed.identityStatus) ?? 'self_reported',
  ethnicity: keyIn(ETHNICITIES, signed.ethnicity),
});

export const EMPTY_FORM: PatientFormState = formOf({});

const NOT_ENTERED = { newPatientId: null, linkedPatientId: null } as const;

/**
 * Whether two forms have the same content. The ids that a form keeps in addition to the patient's own were not entered by
 * anyone.
 */
export const isSameForm = (a: PatientFormState, b: PatientFormState): boolean =>
  isSame({ ...a, ...NOT_ENTERED }, { ...b, ...NOT_ENTERED });

/** What is wrong with an incomplete date of birth, in words; null if nothing is. `today` is YYYY-MM-DD. */
export const dobProblemOf = ({ dobHalf }: PatientFormState, today: string): string | null =>
  dobHalf ? readBoxes(dobHalf, today).problem : null;

/** What is sent on a save: trimmed, null if emptied, the combined address as well as its parts. */
export const patientInput = (form: PatientFormState) => {
  const {
    id: _id,
    newPatientId: _newId,
    linkedPatientId: _linkedId,
    version: _version,
    dobHalf: _half,
    ...fields
  } = form;
  const trimmed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as { [K in keyof typeof fields]: (typeof fields)[K] | null };
  return {
    ...trimmed,
    name: form.name.trim(),
    estimatedAge: estimatedAgeOf(form),
    nhsNumber: nhsNumberDigits(form.nhsNumber) ?? trimmed.nhsNumber,
    identityStatus: form.identityStatus,
    address: joinAddress(form) || null,
  };
};
