import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { nhsNumberDigits } from '@sideline/schema/nhs-number';
import type { Ethnicity, Gender, IdentityStatus } from '@sideline/schema/people';
import { estimatedAgeOf } from '@sideline/schema/validation/patient-form';
import { answersOf, type PatientAnswers } from '../../components/patient-answers/patient-answers';

/** The content of the patient form: every text as typed, '' if empty. */
export interface PatientDraft extends PatientAnswers {
  readonly dateOfDeath: string | null;
}

type TextName =
  | 'contactNumber'
  | 'nhsNumber'
  | 'gpPractice'
  | 'preferredLanguage'
  | 'nextOfKinName'
  | 'nextOfKinContact'
  | 'relationshipToNok'
  | 'pastMedicalHistory'
  | 'medications'
  | 'allergies';

/** A patient as stored. Texts and choices are null if nothing is known. */
type StoredPatient = Partial<Record<TextName | keyof AddressParts | 'address', string | null>> & {
  readonly name: string;
  readonly dob?: string | null;
  readonly estimatedAge?: number | null;
  readonly dateOfDeath?: string | null;
  readonly gender?: Gender | null;
  readonly identityStatus?: IdentityStatus | null;
  readonly ethnicity?: string | null;
  readonly cheerTeamId?: string | null;
  readonly cheerSquadId?: string | null;
};

export const EMPTY_PATIENT: PatientDraft = draftOf({ name: '' });

/** The initial form for a stored patient. A combined address without parts is split (spec section 4). */
export function draftOf(patient: StoredPatient): PatientDraft {
  return {
    ...answersOf({ ...patient, ethnicity: patient.ethnicity as Ethnicity | null | undefined }),
    dateOfDeath: patient.dateOfDeath ?? null,
  };
}

/**
 * What to send: trimmed, null if emptied, the combined address as well as its parts, and the digits of the NHS number.
 */
export function inputOf(draft: PatientDraft) {
  const { cheerSquadId, cheerTeamId, name, dob, dateOfDeath, gender } = draft;
  const { identityStatus, ethnicity } = draft;
  const text = (name: TextName | keyof AddressParts) => draft[name].trim() || null;
  return {
    name: name.trim().replace(/ {2,}/g, ' '),
    dob,
    estimatedAge: estimatedAgeOf(draft),
    dateOfDeath,
    gender,
    identityStatus,
    ethnicity,
    cheerTeamId,
    cheerSquadId,
    contactNumber: text('contactNumber'),
    nhsNumber: nhsNumberDigits(draft.nhsNumber) ?? text('nhsNumber'),
    gpPractice: text('gpPractice'),
    preferredLanguage: text('preferredLanguage'),
    nextOfKinName: text('nextOfKinName'),
    nextOfKinContact: text('nextOfKinContact'),
    relationshipToNok: text('relationshipToNok'),
    pastMedicalHistory: text('pastMedicalHistory'),
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
