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
export type FhirCodeRowFragment = { id: string, list: string, value: string, system: string, code: string, display: string, release: string, source: string, isActive: boolean };

export type FhirCodesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.FhirCodeFilter | null | undefined;
}>;


export type FhirCodesQuery = { fhirCodes: { totalCount: number, nodes: Array<{ id: string, list: string, value: string, system: string, code: string, display: string, release: string, source: string, isActive: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SaveFhirCodeMutationVariables = Exact<{
  input: Types.SaveFhirCodeInput;
}>;


export type SaveFhirCodeMutation = { saveFhirCode: { fhirCode: { id: string, list: string, value: string, system: string, code: string, display: string, release: string, source: string, isActive: boolean } } };

export type DeactivateFhirCodeMutationVariables = Exact<{
  input: Types.DeactivateFhirCodeInput;
}>;


export type DeactivateFhirCodeMutation = { deactivateFhirCode: { fhirCode: { id: string, list: string, value: string, system: string, code: string, display: string, release: string, source: string, isActive: boolean } } };

export const FhirCodeRowFragmentDoc = gql`
    fragment FhirCodeRow on FhirCode {
  id
  list
  value
  system
  code
  display
  release
  source
  isActive
}
    `;
export const FhirCodesDocument = gql`
    query FhirCodes($first: Int, $after: String, $filter: FhirCodeFilter) {
  fhirCodes(first: $first, after: $after, filter: $filter) {
    nodes {
      ...FhirCodeRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${FhirCodeRowFragmentDoc}`;
export function useFhirCodesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FhirCodesQuery, FhirCodesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FhirCodesQuery, FhirCodesQueryVariables>(FhirCodesDocument, options);
      }
export function useFhirCodesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FhirCodesQuery, FhirCodesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FhirCodesQuery, FhirCodesQueryVariables>(FhirCodesDocument, options);
        }
// @ts-ignore
export function useFhirCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FhirCodesQuery, FhirCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FhirCodesQuery, FhirCodesQueryVariables>;
export function useFhirCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FhirCodesQuery, FhirCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FhirCodesQuery | undefined, FhirCodesQueryVariables>;
export function useFhirCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FhirCodesQuery, FhirCodesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FhirCodesQuery, FhirCodesQueryVariables>(FhirCodesDocument, options);
        }
export type FhirCodesQueryHookResult = ReturnType<typeof useFhirCodesQuery>;
export type FhirCodesLazyQueryHookResult = ReturnType<typeof useFhirCodesLazyQuery>;
export type FhirCodesSuspenseQueryHookResult = ReturnType<typeof useFhirCodesSuspenseQuery>;
export type FhirCodesQueryResult = ApolloReactCommon.QueryResult<FhirCodesQuery, FhirCodesQueryVariables>;
export const SaveFhirCodeDocument = gql`
    mutation SaveFhirCode($input: SaveFhirCodeInput!) {
  saveFhirCode(input: $input) {
    fhirCode {
      ...FhirCodeRow
    }
  }
}
    ${FhirCodeRowFragmentDoc}`;
export type SaveFhirCodeMutationFn = ApolloReactCommon.MutationFunction<SaveFhirCodeMutation, SaveFhirCodeMutationVariables>;
export function useSaveFhirCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveFhirCodeMutation, SaveFhirCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveFhirCodeMutation, SaveFhirCodeMutationVariables>(SaveFhirCodeDocument, options);
      }
export type SaveFhirCodeMutationHookResult = ReturnType<typeof useSaveFhirCodeMutation>;
export type SaveFhirCodeMutationResult = ApolloReactCommon.MutationResult<SaveFhirCodeMutation>;
export const DeactivateFhirCodeDocument = gql`
    mutation DeactivateFhirCode($input: DeactivateFhirCodeInput!) {
  deactivateFhirCode(input: $input) {
    fhirCode {
      ...FhirCodeRow
    }
  }
}
    ${FhirCodeRowFragmentDoc}`;
export type DeactivateFhirCodeMutationFn = ApolloReactCommon.MutationFunction<DeactivateFhirCodeMutation, DeactivateFhirCodeMutationVariables>;
export function useDeactivateFhirCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeactivateFhirCodeMutation, DeactivateFhirCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeactivateFhirCodeMutation, DeactivateFhirCodeMutationVariables>(DeactivateFhirCodeDocument, options);
      }
export type DeactivateFhirCodeMutationHookResult = ReturnType<typeof useDeactivateFhirCodeMutation>;
export type DeactivateFhirCodeMutationResult = ApolloReactCommon.MutationResult<DeactivateFhirCodeMutation>;