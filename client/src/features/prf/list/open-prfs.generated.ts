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
export type OpenPrfFragment = { id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, updatedAt: string, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, openAlertCount: number, observationsDueAt: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, latestNews2: { text: string } | null, author: { userId: string | null, firstName: string, lastName: string } };

export type OpenPrfsQueryVariables = Exact<{
  filter?: Types.PrfFilter | null | undefined;
  order?: Types.PrfOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OpenPrfsQuery = { prfs: { totalCount: number, nodes: Array<{ id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, updatedAt: string, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, openAlertCount: number, observationsDueAt: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, latestNews2: { text: string } | null, author: { userId: string | null, firstName: string, lastName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const OpenPrfFragmentDoc = gql`
    fragment OpenPrf on PrfSummary {
  id
  customPrfId
  status
  createdAt
  updatedAt
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
  observationsDueAt
  latestNews2 {
    text
  }
  author {
    userId
    firstName
    lastName
  }
}
    `;
export const OpenPrfsDocument = gql`
    query OpenPrfs($filter: PrfFilter, $order: PrfOrder, $first: Int, $after: String) {
  prfs(filter: $filter, order: $order, first: $first, after: $after) {
    nodes {
      ...OpenPrf
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${OpenPrfFragmentDoc}`;
export function useOpenPrfsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenPrfsQuery, OpenPrfsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenPrfsQuery, OpenPrfsQueryVariables>(OpenPrfsDocument, options);
      }
export function useOpenPrfsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenPrfsQuery, OpenPrfsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenPrfsQuery, OpenPrfsQueryVariables>(OpenPrfsDocument, options);
        }
// @ts-ignore
export function useOpenPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OpenPrfsQuery, OpenPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenPrfsQuery, OpenPrfsQueryVariables>;
export function useOpenPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenPrfsQuery, OpenPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenPrfsQuery | undefined, OpenPrfsQueryVariables>;
export function useOpenPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenPrfsQuery, OpenPrfsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OpenPrfsQuery, OpenPrfsQueryVariables>(OpenPrfsDocument, options);
        }
export type OpenPrfsQueryHookResult = ReturnType<typeof useOpenPrfsQuery>;
export type OpenPrfsLazyQueryHookResult = ReturnType<typeof useOpenPrfsLazyQuery>;
export type OpenPrfsSuspenseQueryHookResult = ReturnType<typeof useOpenPrfsSuspenseQuery>;
export type OpenPrfsQueryResult = ApolloReactCommon.QueryResult<OpenPrfsQuery, OpenPrfsQueryVariables>;