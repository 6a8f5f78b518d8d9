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
export type BreachRowFragment = { id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string };

export type BreachesQueryVariables = Exact<{
  state?: Types.BreachState | null | undefined;
  after?: string | null | undefined;
}>;


export type BreachesQuery = { breaches: { totalCount: number, nodes: Array<{ id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BreachHistoryQueryVariables = Exact<{
  id: string;
}>;


export type BreachHistoryQuery = { breachHistory: Array<{ version: number, changedAt: string, changedByName: string, fields: Array<{ field: string, from: string | null, to: string | null }> }> };

export type CreateBreachMutationVariables = Exact<{
  input: Types.CreateBreachInput;
}>;


export type CreateBreachMutation = { createBreach: { breach: { id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string } } };

export type UpdateBreachMutationVariables = Exact<{
  input: Types.UpdateBreachInput;
}>;


export type UpdateBreachMutation = { updateBreach: { breach: { id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string } } };

export type CloseBreachMutationVariables = Exact<{
  input: Types.CloseBreachInput;
}>;


export type CloseBreachMutation = { closeBreach: { breach: { id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string } } };

export type ReopenBreachMutationVariables = Exact<{
  input: Types.ReopenBreachInput;
}>;


export type ReopenBreachMutation = { reopenBreach: { breach: { id: string, version: number, state: Types.BreachState, reopenedReason: string | null, whatHappened: string, happenedAt: string | null, knownAt: string, dataCategories: Array<Types.BreachDataCategory>, peopleCategories: Array<Types.BreachPeopleCategory>, peopleCount: number | null, recordsCount: number | null, consequences: string | null, risk: Types.BreachRisk, measures: string | null, icoNotifiedAt: string | null, icoReference: string | null, icoNotNotifiedReason: string | null, icoLateReason: string | null, peopleNotifiedAt: string | null, peopleHow: string | null, peopleNotNotifiedReason: string | null, updatedAt: string, updatedByName: string } } };

export const BreachRowFragmentDoc = gql`
    fragment BreachRow on Breach {
  id
  version
  state
  reopenedReason
  whatHappened
  happenedAt
  knownAt
  dataCategories
  peopleCategories
  peopleCount
  recordsCount
  consequences
  risk
  measures
  icoNotifiedAt
  icoReference
  icoNotNotifiedReason
  icoLateReason
  peopleNotifiedAt
  peopleHow
  peopleNotNotifiedReason
  updatedAt
  updatedByName
}
    `;
export const BreachesDocument = gql`
    query Breaches($state: BreachState = open, $after: String) {
  breaches(state: $state, after: $after) {
    totalCount
    nodes {
      ...BreachRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${BreachRowFragmentDoc}`;
export function useBreachesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BreachesQuery, BreachesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BreachesQuery, BreachesQueryVariables>(BreachesDocument, options);
      }
export function useBreachesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BreachesQuery, BreachesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BreachesQuery, BreachesQueryVariables>(BreachesDocument, options);
        }
// @ts-ignore
export function useBreachesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BreachesQuery, BreachesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BreachesQuery, BreachesQueryVariables>;
export function useBreachesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BreachesQuery, BreachesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BreachesQuery | undefined, BreachesQueryVariables>;
export function useBreachesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BreachesQuery, BreachesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BreachesQuery, BreachesQueryVariables>(BreachesDocument, options);
        }
export type BreachesQueryHookResult = ReturnType<typeof useBreachesQuery>;
export type BreachesLazyQueryHookResult = ReturnType<typeof useBreachesLazyQuery>;
export type BreachesSuspenseQueryHookResult = ReturnType<typeof useBreachesSuspenseQuery>;
export type BreachesQueryResult = ApolloReactCommon.QueryResult<BreachesQuery, BreachesQueryVariables>;
export const BreachHistoryDocument = gql`
    query BreachHistory($id: ID!) {
  breachHistory(id: $id) {
    version
    changedAt
    changedByName
    fields {
      field
      from
      to
    }
  }
}
    `;
export function useBreachHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BreachHistoryQuery, BreachHistoryQueryVariables> & ({ variables: BreachHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BreachHistoryQuery, BreachHistoryQueryVariables>(BreachHistoryDocument, options);
      }
export function useBreachHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BreachHistoryQuery, BreachHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BreachHistoryQuery, BreachHistoryQueryVariables>(BreachHistoryDocument, options);
        }
// @ts-ignore
export function useBreachHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BreachHistoryQuery, BreachHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BreachHistoryQuery, BreachHistoryQueryVariables>;
export function useBreachHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BreachHistoryQuery, BreachHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BreachHistoryQuery | undefined, BreachHistoryQueryVariables>;
export function useBreachHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BreachHistoryQuery, BreachHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BreachHistoryQuery, BreachHistoryQueryVariables>(BreachHistoryDocument, options);
        }
export type BreachHistoryQueryHookResult = ReturnType<typeof useBreachHistoryQuery>;
export type BreachHistoryLazyQueryHookResult = ReturnType<typeof useBreachHistoryLazyQuery>;
export type BreachHistorySuspenseQueryHookResult = ReturnType<typeof useBreachHistorySuspenseQuery>;
export type BreachHistoryQueryResult = ApolloReactCommon.QueryResult<BreachHistoryQuery, BreachHistoryQueryVariables>;
export const CreateBreachDocument = gql`
    mutation CreateBreach($input: CreateBreachInput!) {
  createBreach(input: $input) {
    breach {
      ...BreachRow
    }
  }
}
    ${BreachRowFragmentDoc}`;
export type CreateBreachMutationFn = ApolloReactCommon.MutationFunction<CreateBreachMutation, CreateBreachMutationVariables>;
export function useCreateBreachMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateBreachMutation, CreateBreachMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateBreachMutation, CreateBreachMutationVariables>(CreateBreachDocument, options);
      }
export type CreateBreachMutationHookResult = ReturnType<typeof useCreateBreachMutation>;
export type CreateBreachMutationResult = ApolloReactCommon.MutationResult<CreateBreachMutation>;
export const UpdateBreachDocument = gql`
    mutation UpdateBreach($input: UpdateBreachInput!) {
  updateBreach(input: $input) {
    breach {
      ...BreachRow
    }
  }
}
    ${BreachRowFragmentDoc}`;
export type UpdateBreachMutationFn = ApolloReactCommon.MutationFunction<UpdateBreachMutation, UpdateBreachMutationVariables>;
export function useUpdateBreachMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateBreachMutation, UpdateBreachMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateBreachMutation, UpdateBreachMutationVariables>(UpdateBreachDocument, options);
      }
export type UpdateBreachMutationHookResult = ReturnType<typeof useUpdateBreachMutation>;
export type UpdateBreachMutationResult = ApolloReactCommon.MutationResult<UpdateBreachMutation>;
export const CloseBreachDocument = gql`
    mutation CloseBreach($input: CloseBreachInput!) {
  closeBreach(input: $input) {
    breach {
      ...BreachRow
    }
  }
}
    ${BreachRowFragmentDoc}`;
export type CloseBreachMutationFn = ApolloReactCommon.MutationFunction<CloseBreachMutation, CloseBreachMutationVariables>;
export function useCloseBreachMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseBreachMutation, CloseBreachMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseBreachMutation, CloseBreachMutationVariables>(CloseBreachDocument, options);
      }
export type CloseBreachMutationHookResult = ReturnType<typeof useCloseBreachMutation>;
export type CloseBreachMutationResult = ApolloReactCommon.MutationResult<CloseBreachMutation>;
export const ReopenBreachDocument = gql`
    mutation ReopenBreach($input: ReopenBreachInput!) {
  reopenBreach(input: $input) {
    breach {
      ...BreachRow
    }
  }
}
    ${BreachRowFragmentDoc}`;
export type ReopenBreachMutationFn = ApolloReactCommon.MutationFunction<ReopenBreachMutation, ReopenBreachMutationVariables>;
export function useReopenBreachMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReopenBreachMutation, ReopenBreachMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReopenBreachMutation, ReopenBreachMutationVariables>(ReopenBreachDocument, options);
      }
export type ReopenBreachMutationHookResult = ReturnType<typeof useReopenBreachMutation>;
export type ReopenBreachMutationResult = ApolloReactCommon.MutationResult<ReopenBreachMutation>;