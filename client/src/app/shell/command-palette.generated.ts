// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../../components/records/merged-records.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type FindEverythingQueryVariables = Exact<{
  text: string;
  first: number;
  isDay: boolean;
  isAdmin: boolean;
  prfs: Types.PrfFilter;
  events: Types.EventFilter;
}>;


export type FindEverythingQuery = { findPatients: Array<{ id: string, dateOfDeath: string | null, name: string, dob: string | null, gender: Types.Gender | null, isSimilar: boolean | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null }>, prfs: { nodes: Array<{ id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, timeZone: string, patientName: string | null, dateOfDeath: string | null, eventName: string | null, death: { diedAt: string, timeZone: string } | null }> }, events: { nodes: Array<{ id: string, name: string, date: string, location: string | null, status: Types.EventStatus }> }, stockItems?: { nodes: Array<{ id: string, name: string, strength: string | null, sku: string, isActive: boolean }> }, users?: { nodes: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role, isActive: boolean }> } };


export const FindEverythingDocument = gql`
    query FindEverything($text: String!, $first: Int!, $isDay: Boolean!, $isAdmin: Boolean!, $prfs: PrfFilter!, $events: EventFilter!) {
  findPatients(text: $text, first: $first) {
    id
    dateOfDeath
    death {
      diedAt
      timeZone
      place
      prfId
      customPrfId
    }
    name
    dob
    gender
    isSimilar
    alsoRecordedAs {
      ...MergedRecordWords
    }
  }
  prfs(first: $first, filter: $prfs) {
    nodes {
      id
      customPrfId
      status
      createdAt
      timeZone
      patientName
      dateOfDeath
      death {
        diedAt
        timeZone
      }
      eventName
    }
  }
  events(first: $first, filter: $events) {
    nodes {
      id
      name
      date
      location
      status
    }
  }
  stockItems(first: $first, filter: {text: $text}) @skip(if: $isDay) {
    nodes {
      id
      name
      strength
      sku
      isActive
    }
  }
  users(first: $first, filter: {text: $text}) @include(if: $isAdmin) {
    nodes {
      id
      firstName
      lastName
      email
      role
      isActive
    }
  }
}
    ${MergedRecordWordsFragmentDoc}`;
export function useFindEverythingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindEverythingQuery, FindEverythingQueryVariables> & ({ variables: FindEverythingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindEverythingQuery, FindEverythingQueryVariables>(FindEverythingDocument, options);
      }
export function useFindEverythingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindEverythingQuery, FindEverythingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindEverythingQuery, FindEverythingQueryVariables>(FindEverythingDocument, options);
        }
// @ts-ignore
export function useFindEverythingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindEverythingQuery, FindEverythingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindEverythingQuery, FindEverythingQueryVariables>;
export function useFindEverythingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindEverythingQuery, FindEverythingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindEverythingQuery | undefined, FindEverythingQueryVariables>;
export function useFindEverythingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindEverythingQuery, FindEverythingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindEverythingQuery, FindEverythingQueryVariables>(FindEverythingDocument, options);
        }
export type FindEverythingQueryHookResult = ReturnType<typeof useFindEverythingQuery>;
export type FindEverythingLazyQueryHookResult = ReturnType<typeof useFindEverythingLazyQuery>;
export type FindEverythingSuspenseQueryHookResult = ReturnType<typeof useFindEverythingSuspenseQuery>;
export type FindEverythingQueryResult = ApolloReactCommon.QueryResult<FindEverythingQuery, FindEverythingQueryVariables>;