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
export type OwnShiftsTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnShiftsTodayQuery = { dashboard: { myShifts: Array<{ id: string, eventId: string }> } };


export const OwnShiftsTodayDocument = gql`
    query OwnShiftsToday {
  dashboard {
    myShifts {
      id
      eventId
    }
  }
}
    `;
export function useOwnShiftsTodayQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>(OwnShiftsTodayDocument, options);
      }
export function useOwnShiftsTodayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>(OwnShiftsTodayDocument, options);
        }
// @ts-ignore
export function useOwnShiftsTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>;
export function useOwnShiftsTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnShiftsTodayQuery | undefined, OwnShiftsTodayQueryVariables>;
export function useOwnShiftsTodaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>(OwnShiftsTodayDocument, options);
        }
export type OwnShiftsTodayQueryHookResult = ReturnType<typeof useOwnShiftsTodayQuery>;
export type OwnShiftsTodayLazyQueryHookResult = ReturnType<typeof useOwnShiftsTodayLazyQuery>;
export type OwnShiftsTodaySuspenseQueryHookResult = ReturnType<typeof useOwnShiftsTodaySuspenseQuery>;
export type OwnShiftsTodayQueryResult = ApolloReactCommon.QueryResult<OwnShiftsTodayQuery, OwnShiftsTodayQueryVariables>;