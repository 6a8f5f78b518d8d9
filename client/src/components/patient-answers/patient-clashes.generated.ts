// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PatientFieldAuthorsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientFieldAuthorsQuery = { patientFieldAuthors: Array<{ field: string, actorName: string | null, at: string }> };

export type SettlePatientClashMutationVariables = Exact<{
  input: Types.SettlePatientClashInput;
}>;


export type SettlePatientClashMutation = { settlePatientClash: { isDone: boolean } };


export const PatientFieldAuthorsDocument = gql`
    query PatientFieldAuthors($patientId: ID!) {
  patientFieldAuthors(patientId: $patientId) {
    field
    actorName
    at
  }
}
    `;
export function usePatientFieldAuthorsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables> & ({ variables: PatientFieldAuthorsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>(PatientFieldAuthorsDocument, options);
      }
export function usePatientFieldAuthorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>(PatientFieldAuthorsDocument, options);
        }
// @ts-ignore
export function usePatientFieldAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>;
export function usePatientFieldAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientFieldAuthorsQuery | undefined, PatientFieldAuthorsQueryVariables>;
export function usePatientFieldAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>(PatientFieldAuthorsDocument, options);
        }
export type PatientFieldAuthorsQueryHookResult = ReturnType<typeof usePatientFieldAuthorsQuery>;
export type PatientFieldAuthorsLazyQueryHookResult = ReturnType<typeof usePatientFieldAuthorsLazyQuery>;
export type PatientFieldAuthorsSuspenseQueryHookResult = ReturnType<typeof usePatientFieldAuthorsSuspenseQuery>;
export type PatientFieldAuthorsQueryResult = ApolloReactCommon.QueryResult<PatientFieldAuthorsQuery, PatientFieldAuthorsQueryVariables>;
export const SettlePatientClashDocument = gql`
    mutation SettlePatientClash($input: SettlePatientClashInput!) {
  settlePatientClash(input: $input) {
    isDone
  }
}
    `;
export type SettlePatientClashMutationFn = ApolloReactCommon.MutationFunction<SettlePatientClashMutation, SettlePatientClashMutationVariables>;
export function useSettlePatientClashMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettlePatientClashMutation, SettlePatientClashMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettlePatientClashMutation, SettlePatientClashMutationVariables>(SettlePatientClashDocument, options);
      }
export type SettlePatientClashMutationHookResult = ReturnType<typeof useSettlePatientClashMutation>;
export type SettlePatientClashMutationResult = ApolloReactCommon.MutationResult<SettlePatientClashMutation>;