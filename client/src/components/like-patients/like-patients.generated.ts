// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../records/merged-records.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type LikePatientFragment = { patient_id: string, patient_name: string, dob: string | null, estimated_age: number | null, gender: Types.Gender | null, address: string | null, contact_number: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, date_of_death: string | null, identity_status: Types.IdentityStatus, nhs_number: string | null, ethnicity: Types.Ethnicity | null, gp_practice: string | null, preferred_language: string | null, next_of_kin_name: string | null, next_of_kin_contact: string | null, relationship_to_nok: string | null, past_medical_history: string | null, medications: string | null, allergies: string | null, cheer_team_id: string | null, cheer_squad_id: string | null, createdAt: string, agrees: Array<Types.PatientAgreement>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, also_recorded_as: Array<{ patient_id: string, patient_name: string, dob: string | null, nhs_number: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> };

export type LikePatientsQueryVariables = Exact<{
  input: Types.LikePatientsInput;
}>;


export type LikePatientsQuery = { likePatients: Array<{ patient_id: string, patient_name: string, dob: string | null, estimated_age: number | null, gender: Types.Gender | null, address: string | null, contact_number: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, date_of_death: string | null, identity_status: Types.IdentityStatus, nhs_number: string | null, ethnicity: Types.Ethnicity | null, gp_practice: string | null, preferred_language: string | null, next_of_kin_name: string | null, next_of_kin_contact: string | null, relationship_to_nok: string | null, past_medical_history: string | null, medications: string | null, allergies: string | null, cheer_team_id: string | null, cheer_squad_id: string | null, createdAt: string, agrees: Array<Types.PatientAgreement>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, also_recorded_as: Array<{ patient_id: string, patient_name: string, dob: string | null, nhs_number: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> }> };

export const LikePatientFragmentDoc = gql`
    fragment LikePatient on LikePatient {
  patient_id
  patient_name
  dob
  estimated_age
  gender
  address
  contact_number
  addressLine1
  addressLine2
  addressLine3
  town
  county
  postcode
  date_of_death
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  identity_status
  nhs_number
  ethnicity
  gp_practice
  preferred_language
  next_of_kin_name
  next_of_kin_contact
  relationship_to_nok
  past_medical_history
  medications
  allergies
  cheer_team_id
  cheer_squad_id
  createdAt
  agrees
  also_recorded_as {
    ...MergedRecordWords
  }
  squads {
    endDate
    squadName
    teamName
  }
}
    `;
export const LikePatientsDocument = gql`
    query LikePatients($input: LikePatientsInput!) {
  likePatients(input: $input) {
    ...LikePatient
  }
}
    ${LikePatientFragmentDoc}
${MergedRecordWordsFragmentDoc}`;
export function useLikePatientsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LikePatientsQuery, LikePatientsQueryVariables> & ({ variables: LikePatientsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LikePatientsQuery, LikePatientsQueryVariables>(LikePatientsDocument, options);
      }
export function useLikePatientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LikePatientsQuery, LikePatientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LikePatientsQuery, LikePatientsQueryVariables>(LikePatientsDocument, options);
        }
// @ts-ignore
export function useLikePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LikePatientsQuery, LikePatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LikePatientsQuery, LikePatientsQueryVariables>;
export function useLikePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LikePatientsQuery, LikePatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LikePatientsQuery | undefined, LikePatientsQueryVariables>;
export function useLikePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LikePatientsQuery, LikePatientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LikePatientsQuery, LikePatientsQueryVariables>(LikePatientsDocument, options);
        }
export type LikePatientsQueryHookResult = ReturnType<typeof useLikePatientsQuery>;
export type LikePatientsLazyQueryHookResult = ReturnType<typeof useLikePatientsLazyQuery>;
export type LikePatientsSuspenseQueryHookResult = ReturnType<typeof useLikePatientsSuspenseQuery>;
export type LikePatientsQueryResult = ApolloReactCommon.QueryResult<LikePatientsQuery, LikePatientsQueryVariables>;