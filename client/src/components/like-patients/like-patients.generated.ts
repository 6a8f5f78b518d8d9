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
export type LikePatientFragment = { id: string, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, address: string | null, contactNumber: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, dateOfDeath: string | null, identityStatus: Types.IdentityStatus, nhsNumber: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, createdAt: string, agrees: Array<Types.PatientAgreement>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> };

export type LikePatientsQueryVariables = Exact<{
  input: Types.LikePatientsInput;
}>;


export type LikePatientsQuery = { likePatients: Array<{ id: string, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, address: string | null, contactNumber: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, dateOfDeath: string | null, identityStatus: Types.IdentityStatus, nhsNumber: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, createdAt: string, agrees: Array<Types.PatientAgreement>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> }> };

export const LikePatientFragmentDoc = gql`
    fragment LikePatient on LikePatient {
  id
  name
  dob
  estimatedAge
  gender
  address
  contactNumber
  addressLine1
  addressLine2
  addressLine3
  town
  county
  postcode
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  identityStatus
  nhsNumber
  ethnicity
  gpPractice
  preferredLanguage
  nextOfKinName
  nextOfKinContact
  relationshipToNok
  pastMedicalHistory
  medications
  allergies
  cheerTeamId
  cheerSquadId
  createdAt
  agrees
  alsoRecordedAs {
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