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
export type PatientPublicFigureFlagsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientPublicFigureFlagsQuery = { publicFigureFlags: { nodes: Array<{ id: string, reason: string, madeByName: string, madeAt: string, endedAt: string | null, endedByName: string | null, endedReason: string | null }> } };

export type FlagPublicFigureMutationVariables = Exact<{
  input: Types.FlagPublicFigureInput;
}>;


export type FlagPublicFigureMutation = { flagPublicFigure: { publicFigureFlag: { id: string } } };

export type RemovePublicFigureFlagMutationVariables = Exact<{
  input: Types.RemovePublicFigureFlagInput;
}>;


export type RemovePublicFigureFlagMutation = { removePublicFigureFlag: { publicFigureFlag: { id: string, endedAt: string | null } } };


export const PatientPublicFigureFlagsDocument = gql`
    query PatientPublicFigureFlags($patientId: ID!) {
  publicFigureFlags(patientId: $patientId, first: 20) {
    nodes {
      id
      reason
      madeByName
      madeAt
      endedAt
      endedByName
      endedReason
    }
  }
}
    `;
export function usePatientPublicFigureFlagsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables> & ({ variables: PatientPublicFigureFlagsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>(PatientPublicFigureFlagsDocument, options);
      }
export function usePatientPublicFigureFlagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>(PatientPublicFigureFlagsDocument, options);
        }
// @ts-ignore
export function usePatientPublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>;
export function usePatientPublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientPublicFigureFlagsQuery | undefined, PatientPublicFigureFlagsQueryVariables>;
export function usePatientPublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>(PatientPublicFigureFlagsDocument, options);
        }
export type PatientPublicFigureFlagsQueryHookResult = ReturnType<typeof usePatientPublicFigureFlagsQuery>;
export type PatientPublicFigureFlagsLazyQueryHookResult = ReturnType<typeof usePatientPublicFigureFlagsLazyQuery>;
export type PatientPublicFigureFlagsSuspenseQueryHookResult = ReturnType<typeof usePatientPublicFigureFlagsSuspenseQuery>;
export type PatientPublicFigureFlagsQueryResult = ApolloReactCommon.QueryResult<PatientPublicFigureFlagsQuery, PatientPublicFigureFlagsQueryVariables>;
export const FlagPublicFigureDocument = gql`
    mutation FlagPublicFigure($input: FlagPublicFigureInput!) {
  flagPublicFigure(input: $input) {
    publicFigureFlag {
      id
    }
  }
}
    `;
export type FlagPublicFigureMutationFn = ApolloReactCommon.MutationFunction<FlagPublicFigureMutation, FlagPublicFigureMutationVariables>;
export function useFlagPublicFigureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FlagPublicFigureMutation, FlagPublicFigureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FlagPublicFigureMutation, FlagPublicFigureMutationVariables>(FlagPublicFigureDocument, options);
      }
export type FlagPublicFigureMutationHookResult = ReturnType<typeof useFlagPublicFigureMutation>;
export type FlagPublicFigureMutationResult = ApolloReactCommon.MutationResult<FlagPublicFigureMutation>;
export const RemovePublicFigureFlagDocument = gql`
    mutation RemovePublicFigureFlag($input: RemovePublicFigureFlagInput!) {
  removePublicFigureFlag(input: $input) {
    publicFigureFlag {
      id
      endedAt
    }
  }
}
    `;
export type RemovePublicFigureFlagMutationFn = ApolloReactCommon.MutationFunction<RemovePublicFigureFlagMutation, RemovePublicFigureFlagMutationVariables>;
export function useRemovePublicFigureFlagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemovePublicFigureFlagMutation, RemovePublicFigureFlagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemovePublicFigureFlagMutation, RemovePublicFigureFlagMutationVariables>(RemovePublicFigureFlagDocument, options);
      }
export type RemovePublicFigureFlagMutationHookResult = ReturnType<typeof useRemovePublicFigureFlagMutation>;
export type RemovePublicFigureFlagMutationResult = ApolloReactCommon.MutationResult<RemovePublicFigureFlagMutation>;