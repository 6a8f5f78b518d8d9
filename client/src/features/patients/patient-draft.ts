import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { nhsNumberDigits } from '@sideline/schema/nhs-number';
import type { Ethnicity, Gender, IdentityStatus } from '@sideline/schema/people';
import { estimatedAgeOf } from '@sideline/schema/validation/patient-form';
import { answersOf, type PatientAnswers } from '../../components/patient-answers/patient-answers';

/** What the patient form holds: every text as typed, '' where empty. */
export interface PatientDraft extends PatientAnswers {
  readonly date_of_death: string | null;
}

type TextName =
  | 'contact_number'
  | 'nhs_number'
  | 'gp_practice'
  | 'preferred_language'
  | 'next_of_kin_name'
  | 'next_of_kin_contact'
  | 'relationship_to_nok'
  | 'past_medical_history'
  | 'medications'
  | 'allergies';

/** A patient as stored; texts and choices are null where nothing is known. */
type StoredPatient = Partial<Record<TextName | keyof AddressParts | 'address', string | null>> & {
  readonly patient_name: string;
  readonly dob?: string | null;
  readonly estimated_age?: number | null;
  readonly date_of_death?: string | null;
  readonly gender?: Gender | null;
  readonly identity_status?: IdentityStatus | null;
  readonly ethnicity?: string | null;
  readonly cheer_team_id?: string | null;
  readonly cheer_squad_id?: string | null;
};

export const EMPTY_PATIENT: PatientDraft = draftOf({ patient_name: '' });

/** The form's beginning for a stored patient; a combined address without parts is taken apart (spec section 4). */
export function draftOf(patient: StoredPatient): PatientDraft {
  return {
    ...answersOf({ ...patient, ethnicity: patient.ethnicity as Ethnicity | null | undefined }),
    date_of_death: patient.date_of_death ?? null,
  };
}

/** What to send: trimmed, null where emptied, the combined address beside its parts, digits of the NHS number. */
export function inputOf(draft: PatientDraft) {
  const { cheer_squad_id, cheer_team_id, patient_name, dob, date_of_death, gender } = draft;
  const { identity_status, ethnicity } = draft;
  const text = (name: TextName | keyof AddressParts) => draft[name].trim() || null;
  return {
    patient_name: patient_name.trim().replace(/ {2,}/g, ' '),
    dob,
    estimated_age: estimatedAgeOf(draft),
    date_of_death,
    gender,
    identity_status,
    ethnicity,
    cheer_team_id,
    cheer_squad_id,
    contact_number: text('contact_number'),
    nhs_number: nhsNumberDigits(draft.nhs_number) ?? text('nhs_number'),
    gp_practice: text('gp_practice'),
    preferred_language: text('preferred_language'),
    next_of_kin_name: text('next_of_kin_name'),
    next_of_kin_contact: text('next_of_kin_contact'),
    relationship_to_nok: text('relationship_to_nok'),
    past_medical_history: text('past_medical_history'),
    medications: text('medications'),
    allergies: text('allergies'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    addressLine3: text('addressLine3'),
    town: text('town'),
    county: text('county'),
    postcode: text('postcode'),
    address: joinAddress(draft) || null,
  };
}
