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
export type OwnRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRightsQuery = { ownRights: { userId: string, voidRecords: boolean, approve: boolean, exportLists: boolean } };


export const OwnRightsDocument = gql`
    query OwnRights {
  ownRights {
    userId
    voidRecords
    approve
    exportLists
  }
}
    `;
export function useOwnRightsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnRightsQuery, OwnRightsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnRightsQuery, OwnRightsQueryVariables>(OwnRightsDocument, options);
      }
export function useOwnRightsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnRightsQuery, OwnRightsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnRightsQuery, OwnRightsQueryVariables>(OwnRightsDocument, options);
        }
// @ts-ignore
export function useOwnRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OwnRightsQuery, OwnRightsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnRightsQuery, OwnRightsQueryVariables>;
export function useOwnRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnRightsQuery, OwnRightsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnRightsQuery | undefined, OwnRightsQueryVariables>;
export function useOwnRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnRightsQuery, OwnRightsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OwnRightsQuery, OwnRightsQueryVariables>(OwnRightsDocument, options);
        }
export type OwnRightsQueryHookResult = ReturnType<typeof useOwnRightsQuery>;
export type OwnRightsLazyQueryHookResult = ReturnType<typeof useOwnRightsLazyQuery>;
export type OwnRightsSuspenseQueryHookResult = ReturnType<typeof useOwnRightsSuspenseQuery>;
export type OwnRightsQueryResult = ApolloReactCommon.QueryResult<OwnRightsQuery, OwnRightsQueryVariables>;