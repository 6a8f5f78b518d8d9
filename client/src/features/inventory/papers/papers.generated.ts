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
export type PlaceChoicesQueryVariables = Exact<{
  text?: string | null | undefined;
  kind?: Types.StockLocationKind | null | undefined;
}>;


export type PlaceChoicesQuery = { stockLocations: { nodes: Array<{ id: string, name: string, kind: Types.StockLocationKind, parentName: string | null }> } };

export type PlaceOfLabelQueryVariables = Exact<{
  id: string;
}>;


export type PlaceOfLabelQuery = { stockLocation: { id: string, name: string, kind: Types.StockLocationKind } };

export type ColleagueChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleagueChoicesQuery = { staffMembers: Array<{ userId: string, firstName: string, lastName: string }> };

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
export const PlaceChoicesDocument = gql`
    query PlaceChoices($text: String, $kind: StockLocationKind) {
  stockLocations(first: 50, filter: {text: $text, kind: $kind, isActive: true}) {
    nodes {
      id
      name
      kind
      parentName
    }
  }
}
    `;
export function usePlaceChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PlaceChoicesQuery, PlaceChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlaceChoicesQuery, PlaceChoicesQueryVariables>(PlaceChoicesDocument, options);
      }
export function usePlaceChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlaceChoicesQuery, PlaceChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlaceChoicesQuery, PlaceChoicesQueryVariables>(PlaceChoicesDocument, options);
        }
// @ts-ignore
export function usePlaceChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlaceChoicesQuery, PlaceChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlaceChoicesQuery, PlaceChoicesQueryVariables>;
export function usePlaceChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlaceChoicesQuery, PlaceChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlaceChoicesQuery | undefined, PlaceChoicesQueryVariables>;
export function usePlaceChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlaceChoicesQuery, PlaceChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlaceChoicesQuery, PlaceChoicesQueryVariables>(PlaceChoicesDocument, options);
        }
export type PlaceChoicesQueryHookResult = ReturnType<typeof usePlaceChoicesQuery>;
export type PlaceChoicesLazyQueryHookResult = ReturnType<typeof usePlaceChoicesLazyQuery>;
export type PlaceChoicesSuspenseQueryHookResult = ReturnType<typeof usePlaceChoicesSuspenseQuery>;
export type PlaceChoicesQueryResult = ApolloReactCommon.QueryResult<PlaceChoicesQuery, PlaceChoicesQueryVariables>;
export const PlaceOfLabelDocument = gql`
    query PlaceOfLabel($id: ID!) {
  stockLocation(id: $id) {
    id
    name
    kind
  }
}
    `;
export function usePlaceOfLabelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlaceOfLabelQuery, PlaceOfLabelQueryVariables> & ({ variables: PlaceOfLabelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>(PlaceOfLabelDocument, options);
      }
export function usePlaceOfLabelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>(PlaceOfLabelDocument, options);
        }
// @ts-ignore
export function usePlaceOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>;
export function usePlaceOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PlaceOfLabelQuery | undefined, PlaceOfLabelQueryVariables>;
export function usePlaceOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>(PlaceOfLabelDocument, options);
        }
export type PlaceOfLabelQueryHookResult = ReturnType<typeof usePlaceOfLabelQuery>;
export type PlaceOfLabelLazyQueryHookResult = ReturnType<typeof usePlaceOfLabelLazyQuery>;
export type PlaceOfLabelSuspenseQueryHookResult = ReturnType<typeof usePlaceOfLabelSuspenseQuery>;
export type PlaceOfLabelQueryResult = ApolloReactCommon.QueryResult<PlaceOfLabelQuery, PlaceOfLabelQueryVariables>;
export const ColleagueChoicesDocument = gql`
    query ColleagueChoices {
  staffMembers(filter: {isActive: true}) {
    userId
    firstName
    lastName
  }
}
    `;
export function useColleagueChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>(ColleagueChoicesDocument, options);
      }
export function useColleagueChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>(ColleagueChoicesDocument, options);
        }
// @ts-ignore
export function useColleagueChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>;
export function useColleagueChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ColleagueChoicesQuery | undefined, ColleagueChoicesQueryVariables>;
export function useColleagueChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>(ColleagueChoicesDocument, options);
        }
export type ColleagueChoicesQueryHookResult = ReturnType<typeof useColleagueChoicesQuery>;
export type ColleagueChoicesLazyQueryHookResult = ReturnType<typeof useColleagueChoicesLazyQuery>;
export type ColleagueChoicesSuspenseQueryHookResult = ReturnType<typeof useColleagueChoicesSuspenseQuery>;
export type ColleagueChoicesQueryResult = ApolloReactCommon.QueryResult<ColleagueChoicesQuery, ColleagueChoicesQueryVariables>;