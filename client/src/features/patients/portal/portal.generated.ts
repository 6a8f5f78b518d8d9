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
export type RecordShareStateFragment = { id: string, madeAt: string, expiresAt: string, isOnce: boolean, endedAt: string | null, openings: Array<{ openedAt: string, reader: string }> };

export type RecordCorrectionStateFragment = { id: string, customPrfId: string, part: Types.PatientPart, words: string, askedAt: string, answer: string | null, answeredAt: string | null };

export type PatientRecordWordsQueryVariables = Exact<{
  customPrfId: string;
  childId?: string | null | undefined;
}>;


export type PatientRecordWordsQuery = { patientRecord: { prfId: string, customPrfId: string, patientName: string | null, providerName: string, timeZone: string, signedAt: string, amendedAt: Array<string>, isOwn: boolean, parts: Array<{ key: Types.PatientPart, title: string, facts: Array<{ label: string, text: string, note: string | null }> }>, shares: Array<{ id: string, madeAt: string, expiresAt: string, isOnce: boolean, endedAt: string | null, openings: Array<{ openedAt: string, reader: string }> }>, corrections: Array<{ id: string, customPrfId: string, part: Types.PatientPart, words: string, askedAt: string, answer: string | null, answeredAt: string | null }> } };

export type PatientVisitsQueryVariables = Exact<{
  after?: string | null | undefined;
  childId?: string | null | undefined;
}>;


export type PatientVisitsQuery = { patientVisits: { nodes: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, eventName: string | null, why: string | null, isAmended: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GuardedChildrenQueryVariables = Exact<{ [key: string]: never; }>;


export type GuardedChildrenQuery = { guardedChildren: Array<{ patientId: string, name: string, relation: string, until: string }> };

export type ShareRecordMutationVariables = Exact<{
  input: Types.ShareRecordInput;
}>;


export type ShareRecordMutation = { shareRecord: { newRecordShare: { token: string, address: string | null, share: { id: string } } } };

export type EndRecordShareMutationVariables = Exact<{
  id: string;
}>;


export type EndRecordShareMutation = { endRecordShare: { recordShares: Array<{ id: string, madeAt: string, expiresAt: string, isOnce: boolean, endedAt: string | null, openings: Array<{ openedAt: string, reader: string }> }> } };

export type AskRecordCorrectionMutationVariables = Exact<{
  input: Types.AskRecordCorrectionInput;
}>;


export type AskRecordCorrectionMutation = { askRecordCorrection: { recordCorrections: Array<{ id: string, customPrfId: string, part: Types.PatientPart, words: string, askedAt: string, answer: string | null, answeredAt: string | null }> } };

export const RecordShareStateFragmentDoc = gql`
    fragment RecordShareState on RecordShare {
  id
  madeAt
  expiresAt
  isOnce
  endedAt
  openings {
    openedAt
    reader
  }
}
    `;
export const RecordCorrectionStateFragmentDoc = gql`
    fragment RecordCorrectionState on RecordCorrection {
  id
  customPrfId
  part
  words
  askedAt
  answer
  answeredAt
}
    `;
export const PatientRecordWordsDocument = gql`
    query PatientRecordWords($customPrfId: ID!, $childId: ID) {
  patientRecord(customPrfId: $customPrfId, childId: $childId) {
    prfId
    customPrfId
    patientName
    providerName
    parts {
      key
      title
      facts {
        label
        text
        note
      }
    }
    timeZone
    signedAt
    amendedAt
    isOwn
    shares {
      ...RecordShareState
    }
    corrections {
      ...RecordCorrectionState
    }
  }
}
    ${RecordShareStateFragmentDoc}
${RecordCorrectionStateFragmentDoc}`;
export function usePatientRecordWordsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientRecordWordsQuery, PatientRecordWordsQueryVariables> & ({ variables: PatientRecordWordsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>(PatientRecordWordsDocument, options);
      }
export function usePatientRecordWordsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>(PatientRecordWordsDocument, options);
        }
// @ts-ignore
export function usePatientRecordWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>;
export function usePatientRecordWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientRecordWordsQuery | undefined, PatientRecordWordsQueryVariables>;
export function usePatientRecordWordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>(PatientRecordWordsDocument, options);
        }
export type PatientRecordWordsQueryHookResult = ReturnType<typeof usePatientRecordWordsQuery>;
export type PatientRecordWordsLazyQueryHookResult = ReturnType<typeof usePatientRecordWordsLazyQuery>;
export type PatientRecordWordsSuspenseQueryHookResult = ReturnType<typeof usePatientRecordWordsSuspenseQuery>;
export type PatientRecordWordsQueryResult = ApolloReactCommon.QueryResult<PatientRecordWordsQuery, PatientRecordWordsQueryVariables>;
export const PatientVisitsDocument = gql`
    query PatientVisits($after: String, $childId: ID) {
  patientVisits(first: 25, after: $after, childId: $childId) {
    nodes {
      prfId
      customPrfId
      at
      timeZone
      eventName
      why
      isAmended
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function usePatientVisitsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PatientVisitsQuery, PatientVisitsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientVisitsQuery, PatientVisitsQueryVariables>(PatientVisitsDocument, options);
      }
export function usePatientVisitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientVisitsQuery, PatientVisitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientVisitsQuery, PatientVisitsQueryVariables>(PatientVisitsDocument, options);
        }
// @ts-ignore
export function usePatientVisitsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientVisitsQuery, PatientVisitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientVisitsQuery, PatientVisitsQueryVariables>;
export function usePatientVisitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientVisitsQuery, PatientVisitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientVisitsQuery | undefined, PatientVisitsQueryVariables>;
export function usePatientVisitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientVisitsQuery, PatientVisitsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientVisitsQuery, PatientVisitsQueryVariables>(PatientVisitsDocument, options);
        }
export type PatientVisitsQueryHookResult = ReturnType<typeof usePatientVisitsQuery>;
export type PatientVisitsLazyQueryHookResult = ReturnType<typeof usePatientVisitsLazyQuery>;
export type PatientVisitsSuspenseQueryHookResult = ReturnType<typeof usePatientVisitsSuspenseQuery>;
export type PatientVisitsQueryResult = ApolloReactCommon.QueryResult<PatientVisitsQuery, PatientVisitsQueryVariables>;
export const GuardedChildrenDocument = gql`
    query GuardedChildren {
  guardedChildren {
    patientId
    name
    relation
    until
  }
}
    `;
export function useGuardedChildrenQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GuardedChildrenQuery, GuardedChildrenQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GuardedChildrenQuery, GuardedChildrenQueryVariables>(GuardedChildrenDocument, options);
      }
export function useGuardedChildrenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GuardedChildrenQuery, GuardedChildrenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GuardedChildrenQuery, GuardedChildrenQueryVariables>(GuardedChildrenDocument, options);
        }
// @ts-ignore
export function useGuardedChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GuardedChildrenQuery, GuardedChildrenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GuardedChildrenQuery, GuardedChildrenQueryVariables>;
export function useGuardedChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GuardedChildrenQuery, GuardedChildrenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GuardedChildrenQuery | undefined, GuardedChildrenQueryVariables>;
export function useGuardedChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GuardedChildrenQuery, GuardedChildrenQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GuardedChildrenQuery, GuardedChildrenQueryVariables>(GuardedChildrenDocument, options);
        }
export type GuardedChildrenQueryHookResult = ReturnType<typeof useGuardedChildrenQuery>;
export type GuardedChildrenLazyQueryHookResult = ReturnType<typeof useGuardedChildrenLazyQuery>;
export type GuardedChildrenSuspenseQueryHookResult = ReturnType<typeof useGuardedChildrenSuspenseQuery>;
export type GuardedChildrenQueryResult = ApolloReactCommon.QueryResult<GuardedChildrenQuery, GuardedChildrenQueryVariables>;
export const ShareRecordDocument = gql`
    mutation ShareRecord($input: ShareRecordInput!) {
  shareRecord(input: $input) {
    newRecordShare {
      token
      address
      share {
        id
      }
    }
  }
}
    `;
export type ShareRecordMutationFn = ApolloReactCommon.MutationFunction<ShareRecordMutation, ShareRecordMutationVariables>;
export function useShareRecordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ShareRecordMutation, ShareRecordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ShareRecordMutation, ShareRecordMutationVariables>(ShareRecordDocument, options);
      }
export type ShareRecordMutationHookResult = ReturnType<typeof useShareRecordMutation>;
export type ShareRecordMutationResult = ApolloReactCommon.MutationResult<ShareRecordMutation>;
export const EndRecordShareDocument = gql`
    mutation EndRecordShare($id: ID!) {
  endRecordShare(input: {id: $id}) {
    recordShares {
      ...RecordShareState
    }
  }
}
    ${RecordShareStateFragmentDoc}`;
export type EndRecordShareMutationFn = ApolloReactCommon.MutationFunction<EndRecordShareMutation, EndRecordShareMutationVariables>;
export function useEndRecordShareMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndRecordShareMutation, EndRecordShareMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndRecordShareMutation, EndRecordShareMutationVariables>(EndRecordShareDocument, options);
      }
export type EndRecordShareMutationHookResult = ReturnType<typeof useEndRecordShareMutation>;
export type EndRecordShareMutationResult = ApolloReactCommon.MutationResult<EndRecordShareMutation>;
export const AskRecordCorrectionDocument = gql`
    mutation AskRecordCorrection($input: AskRecordCorrectionInput!) {
  askRecordCorrection(input: $input) {
    recordCorrections {
      ...RecordCorrectionState
    }
  }
}
    ${RecordCorrectionStateFragmentDoc}`;
export type AskRecordCorrectionMutationFn = ApolloReactCommon.MutationFunction<AskRecordCorrectionMutation, AskRecordCorrectionMutationVariables>;
export function useAskRecordCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskRecordCorrectionMutation, AskRecordCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskRecordCorrectionMutation, AskRecordCorrectionMutationVariables>(AskRecordCorrectionDocument, options);
      }
export type AskRecordCorrectionMutationHookResult = ReturnType<typeof useAskRecordCorrectionMutation>;
export type AskRecordCorrectionMutationResult = ApolloReactCommon.MutationResult<AskRecordCorrectionMutation>;