// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { PrfPersonNameFragmentDoc } from '../prf.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PrfHistoryLineFragment = { key: string, kind: Types.PrfHistoryKind, at: string, timeZone: string, section: Types.PrfSectionKey | null, version: number | null, changedPaths: Array<string>, deviceTime: string | null, revision: number | null, reason: string | null, author: { userId: string | null, firstName: string, lastName: string } };

export type PrfHistoryQueryVariables = Exact<{
  customPrfId: string;
  section?: Types.PrfSectionKey | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PrfHistoryQuery = { prfHistory: { nodes: Array<{ key: string, kind: Types.PrfHistoryKind, at: string, timeZone: string, section: Types.PrfSectionKey | null, version: number | null, changedPaths: Array<string>, deviceTime: string | null, revision: number | null, reason: string | null, author: { userId: string | null, firstName: string, lastName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const PrfHistoryLineFragmentDoc = gql`
    fragment PrfHistoryLine on PrfHistoryEntry {
  key
  kind
  at
  timeZone
  author {
    ...PrfPersonName
  }
  section
  version
  changedPaths
  deviceTime
  revision
  reason
}
    `;
export const PrfHistoryDocument = gql`
    query PrfHistory($customPrfId: ID!, $section: PrfSectionKey, $first: Int, $after: String) {
  prfHistory(
    customPrfId: $customPrfId
    section: $section
    first: $first
    after: $after
  ) {
    nodes {
      ...PrfHistoryLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${PrfHistoryLineFragmentDoc}
${PrfPersonNameFragmentDoc}`;
export function usePrfHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PrfHistoryQuery, PrfHistoryQueryVariables> & ({ variables: PrfHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrfHistoryQuery, PrfHistoryQueryVariables>(PrfHistoryDocument, options);
      }
export function usePrfHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrfHistoryQuery, PrfHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrfHistoryQuery, PrfHistoryQueryVariables>(PrfHistoryDocument, options);
        }
// @ts-ignore
export function usePrfHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PrfHistoryQuery, PrfHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfHistoryQuery, PrfHistoryQueryVariables>;
export function usePrfHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfHistoryQuery, PrfHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfHistoryQuery | undefined, PrfHistoryQueryVariables>;
export function usePrfHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfHistoryQuery, PrfHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PrfHistoryQuery, PrfHistoryQueryVariables>(PrfHistoryDocument, options);
        }
export type PrfHistoryQueryHookResult = ReturnType<typeof usePrfHistoryQuery>;
export type PrfHistoryLazyQueryHookResult = ReturnType<typeof usePrfHistoryLazyQuery>;
export type PrfHistorySuspenseQueryHookResult = ReturnType<typeof usePrfHistorySuspenseQuery>;
export type PrfHistoryQueryResult = ApolloReactCommon.QueryResult<PrfHistoryQuery, PrfHistoryQueryVariables>;