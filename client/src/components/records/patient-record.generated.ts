// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
export type PatientRecordFragment = { patient_id: string, version: number, patient_name: string, dob: string | null, estimated_age: number | null, gender: Types.Gender | null, nhs_number: string | null, identity_status: Types.IdentityStatus, is_restricted: boolean | null, date_of_death: string | null, ethnicity: Types.Ethnicity | null, gp_practice: string | null, preferred_language: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contact_number: string | null, next_of_kin_name: string | null, next_of_kin_contact: string | null, relationship_to_nok: string | null, past_medical_history: string | null, medications: string | null, allergies: string | null, cheer_team_id: string | null, cheer_squad_id: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null };

export const PatientRecordFragmentDoc = gql`
    fragment PatientRecord on Patient {
  patient_id
  version
  patient_name
  dob
  estimated_age
  gender
  nhs_number
  identity_status
  is_restricted
  date_of_death
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  ethnicity
  gp_practice
  preferred_language
  address
  addressLine1
  addressLine2
  addressLine3
  town
  county
  postcode
  contact_number
  next_of_kin_name
  next_of_kin_contact
  relationship_to_nok
  past_medical_history
  medications
  allergies
  cheer_team_id
  cheer_squad_id
}
    `;