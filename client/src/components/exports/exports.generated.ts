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
export type OwnExportFragment = { id: string, kind: Types.ExportKind, format: Types.ExportFormat, state: Types.ExportState, rowsTotal: number, rowsDone: number, problem: string | null, requestedAt: string, expiresAt: string };

export type OwnExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnExportsQuery = { ownExports: Array<{ id: string, kind: Types.ExportKind, format: Types.ExportFormat, state: Types.ExportState, rowsTotal: number, rowsDone: number, problem: string | null, requestedAt: string, expiresAt: string }> };

export type RequestExportMutationVariables = Exact<{
  input: Types.RequestExportInput;
}>;


export type RequestExportMutation = { requestExport: { longExport: { id: string, kind: Types.ExportKind, format: Types.ExportFormat, state: Types.ExportState, rowsTotal: number, rowsDone: number, problem: string | null, requestedAt: string, expiresAt: string } } };

export type CancelExportMutationVariables = Exact<{
  exportId: string;
}>;


export type CancelExportMutation = { cancelExport: { longExport: { id: string, kind: Types.ExportKind, format: Types.ExportFormat, state: Types.ExportState, rowsTotal: number, rowsDone: number, problem: string | null, requestedAt: string, expiresAt: string } } };

export const OwnExportFragmentDoc = gql`
    fragment OwnExport on LongExport {
  id
  kind
  format
  state
  rowsTotal
  rowsDone
  problem
  requestedAt
  expiresAt
}
    `;
export const OwnExportsDocument = gql`
    query OwnExports {
  ownExports {
    ...OwnExport
  }
}
    ${OwnExportFragmentDoc}`;
export function useOwnExportsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnExportsQuery, OwnExportsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnExportsQuery, OwnExportsQueryVariables>(OwnExportsDocument, options);
      }
export function useOwnExportsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnExportsQuery, OwnExportsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnExportsQuery, OwnExportsQueryVariables>(OwnExportsDocument, options);
        }
// @ts-ignore
export function useOwnExportsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OwnExportsQuery, OwnExportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnExportsQuery, OwnExportsQueryVariables>;
export function useOwnExportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnExportsQuery, OwnExportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnExportsQuery | undefined, OwnExportsQueryVariables>;
export function useOwnExportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnExportsQuery, OwnExportsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OwnExportsQuery, OwnExportsQueryVariables>(OwnExportsDocument, options);
        }
export type OwnExportsQueryHookResult = ReturnType<typeof useOwnExportsQuery>;
export type OwnExportsLazyQueryHookResult = ReturnType<typeof useOwnExportsLazyQuery>;
export type OwnExportsSuspenseQueryHookResult = ReturnType<typeof useOwnExportsSuspenseQuery>;
export type OwnExportsQueryResult = ApolloReactCommon.QueryResult<OwnExportsQuery, OwnExportsQueryVariables>;
export const RequestExportDocument = gql`
    mutation RequestExport($input: RequestExportInput!) {
  requestExport(input: $input) {
    longExport {
      ...OwnExport
    }
  }
}
    ${OwnExportFragmentDoc}`;
export type RequestExportMutationFn = ApolloReactCommon.MutationFunction<RequestExportMutation, RequestExportMutationVariables>;
export function useRequestExportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestExportMutation, RequestExportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestExportMutation, RequestExportMutationVariables>(RequestExportDocument, options);
      }
export type RequestExportMutationHookResult = ReturnType<typeof useRequestExportMutation>;
export type RequestExportMutationResult = ApolloReactCommon.MutationResult<RequestExportMutation>;
export const CancelExportDocument = gql`
    mutation CancelExport($exportId: ID!) {
  cancelExport(input: {exportId: $exportId}) {
    longExport {
      ...OwnExport
    }
  }
}
    ${OwnExportFragmentDoc}`;
export type CancelExportMutationFn = ApolloReactCommon.MutationFunction<CancelExportMutation, CancelExportMutationVariables>;
export function useCancelExportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelExportMutation, CancelExportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelExportMutation, CancelExportMutationVariables>(CancelExportDocument, options);
      }
export type CancelExportMutationHookResult = ReturnType<typeof useCancelExportMutation>;
export type CancelExportMutationResult = ApolloReactCommon.MutationResult<CancelExportMutation>;