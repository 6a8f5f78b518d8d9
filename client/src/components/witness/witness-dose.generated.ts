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
export type UnwitnessedOfDoseQueryVariables = Exact<{
  sourceId: string;
}>;


export type UnwitnessedOfDoseQuery = { unwitnessedEntries: { nodes: Array<{ moveId: string }> } };

export type WitnessDoseMutationVariables = Exact<{
  input: Types.WitnessControlledEntryInput;
}>;


export type WitnessDoseMutation = { witnessControlledEntry: { isDone: boolean } };


export const UnwitnessedOfDoseDocument = gql`
    query UnwitnessedOfDose($sourceId: ID!) {
  unwitnessedEntries(first: 10, sourceId: $sourceId) {
    nodes {
      moveId
    }
  }
}
    `;
export function useUnwitnessedOfDoseQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables> & ({ variables: UnwitnessedOfDoseQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>(UnwitnessedOfDoseDocument, options);
      }
export function useUnwitnessedOfDoseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>(UnwitnessedOfDoseDocument, options);
        }
// @ts-ignore
export function useUnwitnessedOfDoseSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>;
export function useUnwitnessedOfDoseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnwitnessedOfDoseQuery | undefined, UnwitnessedOfDoseQueryVariables>;
export function useUnwitnessedOfDoseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>(UnwitnessedOfDoseDocument, options);
        }
export type UnwitnessedOfDoseQueryHookResult = ReturnType<typeof useUnwitnessedOfDoseQuery>;
export type UnwitnessedOfDoseLazyQueryHookResult = ReturnType<typeof useUnwitnessedOfDoseLazyQuery>;
export type UnwitnessedOfDoseSuspenseQueryHookResult = ReturnType<typeof useUnwitnessedOfDoseSuspenseQuery>;
export type UnwitnessedOfDoseQueryResult = ApolloReactCommon.QueryResult<UnwitnessedOfDoseQuery, UnwitnessedOfDoseQueryVariables>;
export const WitnessDoseDocument = gql`
    mutation WitnessDose($input: WitnessControlledEntryInput!) {
  witnessControlledEntry(input: $input) {
    isDone
  }
}
    `;
export type WitnessDoseMutationFn = ApolloReactCommon.MutationFunction<WitnessDoseMutation, WitnessDoseMutationVariables>;
export function useWitnessDoseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WitnessDoseMutation, WitnessDoseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WitnessDoseMutation, WitnessDoseMutationVariables>(WitnessDoseDocument, options);
      }
export type WitnessDoseMutationHookResult = ReturnType<typeof useWitnessDoseMutation>;
export type WitnessDoseMutationResult = ApolloReactCommon.MutationResult<WitnessDoseMutation>;