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
export type MovingPlacesQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type MovingPlacesQuery = { stockLocations: { nodes: Array<{ id: string, name: string, kind: Types.StockLocationKind }> } };

export type MovingColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type MovingColleaguesQuery = { staffMembers: Array<{ userId: string, firstName: string, lastName: string }> };

export type StepLineFragment = { id: string, did: string, reason: string | null, takenAt: string, takenByName: string };

export const StepLineFragmentDoc = gql`
    fragment StepLine on StockStep {
  id
  did
  reason
  takenAt
  takenByName
}
    `;
export const MovingPlacesDocument = gql`
    query MovingPlaces($text: String) {
  stockLocations(first: 50, filter: {text: $text, isActive: true}) {
    nodes {
      id
      name
      kind
    }
  }
}
    `;
export function useMovingPlacesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MovingPlacesQuery, MovingPlacesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MovingPlacesQuery, MovingPlacesQueryVariables>(MovingPlacesDocument, options);
      }
export function useMovingPlacesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MovingPlacesQuery, MovingPlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MovingPlacesQuery, MovingPlacesQueryVariables>(MovingPlacesDocument, options);
        }
// @ts-ignore
export function useMovingPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MovingPlacesQuery, MovingPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MovingPlacesQuery, MovingPlacesQueryVariables>;
export function useMovingPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MovingPlacesQuery, MovingPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MovingPlacesQuery | undefined, MovingPlacesQueryVariables>;
export function useMovingPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MovingPlacesQuery, MovingPlacesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MovingPlacesQuery, MovingPlacesQueryVariables>(MovingPlacesDocument, options);
        }
export type MovingPlacesQueryHookResult = ReturnType<typeof useMovingPlacesQuery>;
export type MovingPlacesLazyQueryHookResult = ReturnType<typeof useMovingPlacesLazyQuery>;
export type MovingPlacesSuspenseQueryHookResult = ReturnType<typeof useMovingPlacesSuspenseQuery>;
export type MovingPlacesQueryResult = ApolloReactCommon.QueryResult<MovingPlacesQuery, MovingPlacesQueryVariables>;
export const MovingColleaguesDocument = gql`
    query MovingColleagues {
  staffMembers(filter: {isActive: true}) {
    userId
    firstName
    lastName
  }
}
    `;
export function useMovingColleaguesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MovingColleaguesQuery, MovingColleaguesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MovingColleaguesQuery, MovingColleaguesQueryVariables>(MovingColleaguesDocument, options);
      }
export function useMovingColleaguesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MovingColleaguesQuery, MovingColleaguesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MovingColleaguesQuery, MovingColleaguesQueryVariables>(MovingColleaguesDocument, options);
        }
// @ts-ignore
export function useMovingColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MovingColleaguesQuery, MovingColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MovingColleaguesQuery, MovingColleaguesQueryVariables>;
export function useMovingColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MovingColleaguesQuery, MovingColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MovingColleaguesQuery | undefined, MovingColleaguesQueryVariables>;
export function useMovingColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MovingColleaguesQuery, MovingColleaguesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MovingColleaguesQuery, MovingColleaguesQueryVariables>(MovingColleaguesDocument, options);
        }
export type MovingColleaguesQueryHookResult = ReturnType<typeof useMovingColleaguesQuery>;
export type MovingColleaguesLazyQueryHookResult = ReturnType<typeof useMovingColleaguesLazyQuery>;
export type MovingColleaguesSuspenseQueryHookResult = ReturnType<typeof useMovingColleaguesSuspenseQuery>;
export type MovingColleaguesQueryResult = ApolloReactCommon.QueryResult<MovingColleaguesQuery, MovingColleaguesQueryVariables>;