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
export type QualityEntryRowFragment = { id: string, number: number, kind: Types.QualityKind, state: Types.QualityState, happenedOn: string, severity: Types.QualitySeverity | null, eventId: string | null, eventName: string | null, prfNumber: string | null, staffName: string | null, place: string | null, text: string, writtenBy: string, writtenAt: string, steps: Array<{ id: string, kind: Types.QualityStepKind, happenedOn: string, text: string, writtenBy: string, writtenAt: string }> };

export type QualityRegisterQueryVariables = Exact<{
  filter?: Types.QualityFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type QualityRegisterQuery = { qualityEntries: { totalCount: number, nodes: Array<{ id: string, number: number, kind: Types.QualityKind, state: Types.QualityState, happenedOn: string, severity: Types.QualitySeverity | null, eventId: string | null, eventName: string | null, prfNumber: string | null, staffName: string | null, place: string | null, text: string, writtenBy: string, writtenAt: string, steps: Array<{ id: string, kind: Types.QualityStepKind, happenedOn: string, text: string, writtenBy: string, writtenAt: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddQualityEntryMutationVariables = Exact<{
  input: Types.AddQualityEntryInput;
}>;


export type AddQualityEntryMutation = { addQualityEntry: { qualityEntry: { id: string, number: number, kind: Types.QualityKind, state: Types.QualityState, happenedOn: string, severity: Types.QualitySeverity | null, eventId: string | null, eventName: string | null, prfNumber: string | null, staffName: string | null, place: string | null, text: string, writtenBy: string, writtenAt: string, steps: Array<{ id: string, kind: Types.QualityStepKind, happenedOn: string, text: string, writtenBy: string, writtenAt: string }> } } };

export type AddQualityStepMutationVariables = Exact<{
  input: Types.AddQualityStepInput;
}>;


export type AddQualityStepMutation = { addQualityStep: { qualityEntry: { id: string, number: number, kind: Types.QualityKind, state: Types.QualityState, happenedOn: string, severity: Types.QualitySeverity | null, eventId: string | null, eventName: string | null, prfNumber: string | null, staffName: string | null, place: string | null, text: string, writtenBy: string, writtenAt: string, steps: Array<{ id: string, kind: Types.QualityStepKind, happenedOn: string, text: string, writtenBy: string, writtenAt: string }> } } };

export const QualityEntryRowFragmentDoc = gql`
    fragment QualityEntryRow on QualityEntry {
  id
  number
  kind
  state
  happenedOn
  severity
  eventId
  eventName
  prfNumber
  staffName
  place
  text
  writtenBy
  writtenAt
  steps {
    id
    kind
    happenedOn
    text
    writtenBy
    writtenAt
  }
}
    `;
export const QualityRegisterDocument = gql`
    query QualityRegister($filter: QualityFilter, $after: String) {
  qualityEntries(filter: $filter, first: 25, after: $after) {
    nodes {
      ...QualityEntryRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${QualityEntryRowFragmentDoc}`;
export function useQualityRegisterQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<QualityRegisterQuery, QualityRegisterQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QualityRegisterQuery, QualityRegisterQueryVariables>(QualityRegisterDocument, options);
      }
export function useQualityRegisterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QualityRegisterQuery, QualityRegisterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QualityRegisterQuery, QualityRegisterQueryVariables>(QualityRegisterDocument, options);
        }
// @ts-ignore
export function useQualityRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<QualityRegisterQuery, QualityRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QualityRegisterQuery, QualityRegisterQueryVariables>;
export function useQualityRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QualityRegisterQuery, QualityRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QualityRegisterQuery | undefined, QualityRegisterQueryVariables>;
export function useQualityRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QualityRegisterQuery, QualityRegisterQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<QualityRegisterQuery, QualityRegisterQueryVariables>(QualityRegisterDocument, options);
        }
export type QualityRegisterQueryHookResult = ReturnType<typeof useQualityRegisterQuery>;
export type QualityRegisterLazyQueryHookResult = ReturnType<typeof useQualityRegisterLazyQuery>;
export type QualityRegisterSuspenseQueryHookResult = ReturnType<typeof useQualityRegisterSuspenseQuery>;
export type QualityRegisterQueryResult = ApolloReactCommon.QueryResult<QualityRegisterQuery, QualityRegisterQueryVariables>;
export const AddQualityEntryDocument = gql`
    mutation AddQualityEntry($input: AddQualityEntryInput!) {
  addQualityEntry(input: $input) {
    qualityEntry {
      ...QualityEntryRow
    }
  }
}
    ${QualityEntryRowFragmentDoc}`;
export type AddQualityEntryMutationFn = ApolloReactCommon.MutationFunction<AddQualityEntryMutation, AddQualityEntryMutationVariables>;
export function useAddQualityEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddQualityEntryMutation, AddQualityEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddQualityEntryMutation, AddQualityEntryMutationVariables>(AddQualityEntryDocument, options);
      }
export type AddQualityEntryMutationHookResult = ReturnType<typeof useAddQualityEntryMutation>;
export type AddQualityEntryMutationResult = ApolloReactCommon.MutationResult<AddQualityEntryMutation>;
export const AddQualityStepDocument = gql`
    mutation AddQualityStep($input: AddQualityStepInput!) {
  addQualityStep(input: $input) {
    qualityEntry {
      ...QualityEntryRow
    }
  }
}
    ${QualityEntryRowFragmentDoc}`;
export type AddQualityStepMutationFn = ApolloReactCommon.MutationFunction<AddQualityStepMutation, AddQualityStepMutationVariables>;
export function useAddQualityStepMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddQualityStepMutation, AddQualityStepMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddQualityStepMutation, AddQualityStepMutationVariables>(AddQualityStepDocument, options);
      }
export type AddQualityStepMutationHookResult = ReturnType<typeof useAddQualityStepMutation>;
export type AddQualityStepMutationResult = ApolloReactCommon.MutationResult<AddQualityStepMutation>;