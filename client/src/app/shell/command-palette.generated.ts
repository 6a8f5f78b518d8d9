// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../../components/merged-records.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type FindPatientsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type FindPatientsQuery = { findPatients: Array<{ patient_id: string, date_of_death: string | null, name: string, dob: string | null, gender: Types.Gender | null, is_similar: boolean | null, death: { died_at: string, time_zone: string, prf_id: string, custom_prf_id: string } | null, also_recorded_as: Array<{ patient_id: string, patient_name: string, dob: string | null, nhs_number: string | null }> | null }> };


export const FindPatientsDocument = gql`
    query FindPatients($text: String!, $first: Int) {
  findPatients(text: $text, first: $first) {
    patient_id
    date_of_death
    death {
      died_at
      time_zone
      prf_id
      custom_prf_id
    }
    name
    dob
    gender
    is_similar
    also_recorded_as {
      ...MergedRecordWords
    }
  }
}
    ${MergedRecordWordsFragmentDoc}`;
export function useFindPatientsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindPatientsQuery, FindPatientsQueryVariables> & ({ variables: FindPatientsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindPatientsQuery, FindPatientsQueryVariables>(FindPatientsDocument, options);
      }
export function useFindPatientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindPatientsQuery, FindPatientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindPatientsQuery, FindPatientsQueryVariables>(FindPatientsDocument, options);
        }
// @ts-ignore
export function useFindPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindPatientsQuery, FindPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindPatientsQuery, FindPatientsQueryVariables>;
export function useFindPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindPatientsQuery, FindPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindPatientsQuery | undefined, FindPatientsQueryVariables>;
export function useFindPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindPatientsQuery, FindPatientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindPatientsQuery, FindPatientsQueryVariables>(FindPatientsDocument, options);
        }
export type FindPatientsQueryHookResult = ReturnType<typeof useFindPatientsQuery>;
export type FindPatientsLazyQueryHookResult = ReturnType<typeof useFindPatientsLazyQuery>;
export type FindPatientsSuspenseQueryHookResult = ReturnType<typeof useFindPatientsSuspenseQuery>;
export type FindPatientsQueryResult = ApolloReactCommon.QueryResult<FindPatientsQuery, FindPatientsQueryVariables>;