// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type AnyPrfFragment = { id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, updatedAt: string, eventId: string | null, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, openAlertCount: number, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, latestNews2: { total: number | null, band: string | null, text: string } | null, author: { userId: string | null, firstName: string, lastName: string } };

export type AllPrfsQueryVariables = Exact<{
  filter?: Types.PrfFilter | null | undefined;
  order?: Types.PrfOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AllPrfsQuery = { prfs: { totalCount: number, nodes: Array<{ id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, updatedAt: string, eventId: string | null, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, openAlertCount: number, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, latestNews2: { total: number | null, band: string | null, text: string } | null, author: { userId: string | null, firstName: string, lastName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const AnyPrfFragmentDoc = gql`
    fragment AnyPrf on PrfSummary {
  id
  customPrfId
  status
  createdAt
  updatedAt
  eventId
  eventName
  timeZone
  patientName
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  chiefComplaint
  openAlertCount
  latestNews2 {
    total
    band
    text
  }
  author {
    userId
    firstName
    lastName
  }
}
    `;
export const AllPrfsDocument = gql`
    query AllPrfs($filter: PrfFilter, $order: PrfOrder, $first: Int, $after: String) {
  prfs(filter: $filter, order: $order, first: $first, after: $after) {
    nodes {
      ...AnyPrf
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${AnyPrfFragmentDoc}`;
export function useAllPrfsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AllPrfsQuery, AllPrfsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllPrfsQuery, AllPrfsQueryVariables>(AllPrfsDocument, options);
      }
export function useAllPrfsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AllPrfsQuery, AllPrfsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AllPrfsQuery, AllPrfsQueryVariables>(AllPrfsDocument, options);
        }
// @ts-ignore
export function useAllPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AllPrfsQuery, AllPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllPrfsQuery, AllPrfsQueryVariables>;
export function useAllPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllPrfsQuery, AllPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllPrfsQuery | undefined, AllPrfsQueryVariables>;
export function useAllPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllPrfsQuery, AllPrfsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AllPrfsQuery, AllPrfsQueryVariables>(AllPrfsDocument, options);
        }
export type AllPrfsQueryHookResult = ReturnType<typeof useAllPrfsQuery>;
export type AllPrfsLazyQueryHookResult = ReturnType<typeof useAllPrfsLazyQuery>;
export type AllPrfsSuspenseQueryHookResult = ReturnType<typeof useAllPrfsSuspenseQuery>;
export type AllPrfsQueryResult = ApolloReactCommon.QueryResult<AllPrfsQuery, AllPrfsQueryVariables>;