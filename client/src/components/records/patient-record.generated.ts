// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
export type PatientRecordFragment = { id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null };

export const PatientRecordFragmentDoc = gql`
    fragment PatientRecord on Patient {
  id
  version
  name
  dob
  estimatedAge
  gender
  nhsNumber
  identityStatus
  isRestricted
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  ethnicity
  gpPractice
  preferredLanguage
  address
  addressLine1
  addressLine2
  addressLine3
  town
  county
  postcode
  contactNumber
  nextOfKinName
  nextOfKinContact
  relationshipToNok
  pastMedicalHistory
  medications
  allergies
  cheerTeamId
  cheerSquadId
}
    `;