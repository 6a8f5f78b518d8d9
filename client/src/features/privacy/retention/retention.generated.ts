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
export type ErasureRowFragment = { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null };

export type ErasureRunFactsFragment = { id: string, startedAt: string, startedByName: string, total: number, done: number, finishedAt: string | null };

export type MarkFactsFragment = { id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null };

export type HeldSubjectFactsFragment = { kind: Types.HeldSubjectKind, subjectId: string, name: string, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }> };

export type RetentionFactsFragment = { patientId: string | null, prfId: string | null, name: string, lastContact: string, retainUntil: string | null, isPast: boolean, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }>, erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } | null };

export type ErasuresQueryVariables = Exact<{
  state?: Types.ErasureState | null | undefined;
  after?: string | null | undefined;
}>;


export type ErasuresQuery = { erasures: { totalCount: number, nodes: Array<{ id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, erasureRun: { id: string, startedAt: string, startedByName: string, total: number, done: number, finishedAt: string | null } | null };

export type ErasureRunQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasureRunQuery = { erasureRun: { id: string, startedAt: string, startedByName: string, total: number, done: number, finishedAt: string | null } | null };

export type PatientRetentionQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientRetentionQuery = { patientRetention: { patientId: string | null, prfId: string | null, name: string, lastContact: string, retainUntil: string | null, isPast: boolean, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }>, erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } | null } };

export type RecordRetentionQueryVariables = Exact<{
  prfId: string;
}>;


export type RecordRetentionQuery = { recordRetention: { patientId: string | null, prfId: string | null, name: string, lastContact: string, retainUntil: string | null, isPast: boolean, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }>, erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } | null } };

export type MarkRetentionMutationVariables = Exact<{
  input: Types.MarkRetentionInput;
}>;


export type MarkRetentionMutation = { markRetention: { retention: { patientId: string | null, prfId: string | null, name: string, lastContact: string, retainUntil: string | null, isPast: boolean, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }>, erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } | null } } };

export type EndRetentionMarkMutationVariables = Exact<{
  input: Types.EndRetentionMarkInput;
}>;


export type EndRetentionMarkMutation = { endRetentionMark: { retention: { patientId: string | null, prfId: string | null, name: string, lastContact: string, retainUntil: string | null, isPast: boolean, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }>, erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } | null } } };

export type KeepFromErasureMutationVariables = Exact<{
  input: Types.DecideErasureInput;
}>;


export type KeepFromErasureMutation = { keepFromErasure: { erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } } };

export type ApproveErasuresMutationVariables = Exact<{
  input: Types.ApproveErasuresInput;
}>;


export type ApproveErasuresMutation = { approveErasures: { erasures: Array<{ id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null }> } };

export type WithdrawErasureMutationVariables = Exact<{
  input: Types.DecideErasureInput;
}>;


export type WithdrawErasureMutation = { withdrawErasure: { erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } } };

export type RuleErasureMutationVariables = Exact<{
  input: Types.RuleErasureInput;
}>;


export type RuleErasureMutation = { ruleErasure: { erasure: { id: string, patientId: string | null, patientName: string | null, dateOfDeath: string | null, prfId: string | null, prfNumber: string | null, basis: Types.ErasureBasis, state: Types.ErasureState, isHeld: boolean, lastContact: string, retainUntil: string | null, listedAt: string, reason: string | null, ruledBy: string | null, reference: string | null, decidedByName: string | null, decidedAt: string | null, decisionReason: string | null, erasedAt: string | null, sha256: string | null, rows: number | null, death: { diedAt: string, timeZone: string } | null } } };

export type StartErasingMutationVariables = Exact<{
  runId: string;
}>;


export type StartErasingMutation = { startErasing: { erasureRun: { id: string, startedAt: string, startedByName: string, total: number, done: number, finishedAt: string | null } } };

export type HeldSubjectsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type HeldSubjectsQuery = { heldSubjects: { totalCount: number, nodes: Array<{ kind: Types.HeldSubjectKind, subjectId: string, name: string, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type HeldSubjectQueryVariables = Exact<{
  kind: Types.HeldSubjectKind;
  subjectId: string;
}>;


export type HeldSubjectQuery = { heldSubject: { kind: Types.HeldSubjectKind, subjectId: string, name: string, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }> } };

export type SetLegalHoldMutationVariables = Exact<{
  input: Types.SetLegalHoldInput;
}>;


export type SetLegalHoldMutation = { setLegalHold: { heldSubject: { kind: Types.HeldSubjectKind, subjectId: string, name: string, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }> } } };

export type LiftLegalHoldMutationVariables = Exact<{
  input: Types.EndRetentionMarkInput;
}>;


export type LiftLegalHoldMutation = { liftLegalHold: { heldSubject: { kind: Types.HeldSubjectKind, subjectId: string, name: string, marks: Array<{ id: string, kind: Types.RetentionMarkKind, reason: string, madeByName: string, madeAt: string, endedByName: string | null, endedAt: string | null, endedReason: string | null }> } } };

export const ErasureRunFactsFragmentDoc = gql`
    fragment ErasureRunFacts on ErasureRun {
  id
  startedAt
  startedByName
  total
  done
  finishedAt
}
    `;
export const MarkFactsFragmentDoc = gql`
    fragment MarkFacts on RetentionMark {
  id
  kind
  reason
  madeByName
  madeAt
  endedByName
  endedAt
  endedReason
}
    `;
export const HeldSubjectFactsFragmentDoc = gql`
    fragment HeldSubjectFacts on HeldSubject {
  kind
  subjectId
  name
  marks {
    ...MarkFacts
  }
}
    `;
export const ErasureRowFragmentDoc = gql`
    fragment ErasureRow on Erasure {
  id
  patientId
  patientName
  dateOfDeath
  death {
    diedAt
    timeZone
  }
  prfId
  prfNumber
  basis
  state
  isHeld
  lastContact
  retainUntil
  listedAt
  reason
  ruledBy
  reference
  decidedByName
  decidedAt
  decisionReason
  erasedAt
  sha256
  rows
}
    `;
export const RetentionFactsFragmentDoc = gql`
    fragment RetentionFacts on Retention {
  patientId
  prfId
  name
  lastContact
  retainUntil
  isPast
  marks {
    ...MarkFacts
  }
  erasure {
    ...ErasureRow
  }
}
    `;
export const ErasuresDocument = gql`
    query Erasures($state: ErasureState = listed, $after: String) {
  erasures(state: $state, after: $after) {
    totalCount
    nodes {
      ...ErasureRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  erasureRun {
    ...ErasureRunFacts
  }
}
    ${ErasureRowFragmentDoc}
${ErasureRunFactsFragmentDoc}`;
export function useErasuresQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
      }
export function useErasuresLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
        }
// @ts-ignore
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasuresQuery, ErasuresQueryVariables>;
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasuresQuery | undefined, ErasuresQueryVariables>;
export function useErasuresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasuresQuery, ErasuresQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
        }
export type ErasuresQueryHookResult = ReturnType<typeof useErasuresQuery>;
export type ErasuresLazyQueryHookResult = ReturnType<typeof useErasuresLazyQuery>;
export type ErasuresSuspenseQueryHookResult = ReturnType<typeof useErasuresSuspenseQuery>;
export type ErasuresQueryResult = ApolloReactCommon.QueryResult<ErasuresQuery, ErasuresQueryVariables>;
export const ErasureRunDocument = gql`
    query ErasureRun {
  erasureRun {
    ...ErasureRunFacts
  }
}
    ${ErasureRunFactsFragmentDoc}`;
export function useErasureRunQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ErasureRunQuery, ErasureRunQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasureRunQuery, ErasureRunQueryVariables>(ErasureRunDocument, options);
      }
export function useErasureRunLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ErasureRunQuery, ErasureRunQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasureRunQuery, ErasureRunQueryVariables>(ErasureRunDocument, options);
        }
// @ts-ignore
export function useErasureRunSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ErasureRunQuery, ErasureRunQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasureRunQuery, ErasureRunQueryVariables>;
export function useErasureRunSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasureRunQuery, ErasureRunQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasureRunQuery | undefined, ErasureRunQueryVariables>;
export function useErasureRunSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasureRunQuery, ErasureRunQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ErasureRunQuery, ErasureRunQueryVariables>(ErasureRunDocument, options);
        }
export type ErasureRunQueryHookResult = ReturnType<typeof useErasureRunQuery>;
export type ErasureRunLazyQueryHookResult = ReturnType<typeof useErasureRunLazyQuery>;
export type ErasureRunSuspenseQueryHookResult = ReturnType<typeof useErasureRunSuspenseQuery>;
export type ErasureRunQueryResult = ApolloReactCommon.QueryResult<ErasureRunQuery, ErasureRunQueryVariables>;
export const PatientRetentionDocument = gql`
    query PatientRetention($patientId: ID!) {
  patientRetention(patientId: $patientId) {
    ...RetentionFacts
  }
}
    ${RetentionFactsFragmentDoc}
${MarkFactsFragmentDoc}
${ErasureRowFragmentDoc}`;
export function usePatientRetentionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientRetentionQuery, PatientRetentionQueryVariables> & ({ variables: PatientRetentionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientRetentionQuery, PatientRetentionQueryVariables>(PatientRetentionDocument, options);
      }
export function usePatientRetentionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientRetentionQuery, PatientRetentionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientRetentionQuery, PatientRetentionQueryVariables>(PatientRetentionDocument, options);
        }
// @ts-ignore
export function usePatientRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientRetentionQuery, PatientRetentionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientRetentionQuery, PatientRetentionQueryVariables>;
export function usePatientRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientRetentionQuery, PatientRetentionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientRetentionQuery | undefined, PatientRetentionQueryVariables>;
export function usePatientRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientRetentionQuery, PatientRetentionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientRetentionQuery, PatientRetentionQueryVariables>(PatientRetentionDocument, options);
        }
export type PatientRetentionQueryHookResult = ReturnType<typeof usePatientRetentionQuery>;
export type PatientRetentionLazyQueryHookResult = ReturnType<typeof usePatientRetentionLazyQuery>;
export type PatientRetentionSuspenseQueryHookResult = ReturnType<typeof usePatientRetentionSuspenseQuery>;
export type PatientRetentionQueryResult = ApolloReactCommon.QueryResult<PatientRetentionQuery, PatientRetentionQueryVariables>;
export const RecordRetentionDocument = gql`
    query RecordRetention($prfId: ID!) {
  recordRetention(prfId: $prfId) {
    ...RetentionFacts
  }
}
    ${RetentionFactsFragmentDoc}
${MarkFactsFragmentDoc}
${ErasureRowFragmentDoc}`;
export function useRecordRetentionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecordRetentionQuery, RecordRetentionQueryVariables> & ({ variables: RecordRetentionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecordRetentionQuery, RecordRetentionQueryVariables>(RecordRetentionDocument, options);
      }
export function useRecordRetentionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecordRetentionQuery, RecordRetentionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecordRetentionQuery, RecordRetentionQueryVariables>(RecordRetentionDocument, options);
        }
// @ts-ignore
export function useRecordRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecordRetentionQuery, RecordRetentionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecordRetentionQuery, RecordRetentionQueryVariables>;
export function useRecordRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecordRetentionQuery, RecordRetentionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecordRetentionQuery | undefined, RecordRetentionQueryVariables>;
export function useRecordRetentionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecordRetentionQuery, RecordRetentionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecordRetentionQuery, RecordRetentionQueryVariables>(RecordRetentionDocument, options);
        }
export type RecordRetentionQueryHookResult = ReturnType<typeof useRecordRetentionQuery>;
export type RecordRetentionLazyQueryHookResult = ReturnType<typeof useRecordRetentionLazyQuery>;
export type RecordRetentionSuspenseQueryHookResult = ReturnType<typeof useRecordRetentionSuspenseQuery>;
export type RecordRetentionQueryResult = ApolloReactCommon.QueryResult<RecordRetentionQuery, RecordRetentionQueryVariables>;
export const MarkRetentionDocument = gql`
    mutation MarkRetention($input: MarkRetentionInput!) {
  markRetention(input: $input) {
    retention {
      ...RetentionFacts
    }
  }
}
    ${RetentionFactsFragmentDoc}
${MarkFactsFragmentDoc}
${ErasureRowFragmentDoc}`;
export type MarkRetentionMutationFn = ApolloReactCommon.MutationFunction<MarkRetentionMutation, MarkRetentionMutationVariables>;
export function useMarkRetentionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkRetentionMutation, MarkRetentionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkRetentionMutation, MarkRetentionMutationVariables>(MarkRetentionDocument, options);
      }
export type MarkRetentionMutationHookResult = ReturnType<typeof useMarkRetentionMutation>;
export type MarkRetentionMutationResult = ApolloReactCommon.MutationResult<MarkRetentionMutation>;
export const EndRetentionMarkDocument = gql`
    mutation EndRetentionMark($input: EndRetentionMarkInput!) {
  endRetentionMark(input: $input) {
    retention {
      ...RetentionFacts
    }
  }
}
    ${RetentionFactsFragmentDoc}
${MarkFactsFragmentDoc}
${ErasureRowFragmentDoc}`;
export type EndRetentionMarkMutationFn = ApolloReactCommon.MutationFunction<EndRetentionMarkMutation, EndRetentionMarkMutationVariables>;
export function useEndRetentionMarkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndRetentionMarkMutation, EndRetentionMarkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndRetentionMarkMutation, EndRetentionMarkMutationVariables>(EndRetentionMarkDocument, options);
      }
export type EndRetentionMarkMutationHookResult = ReturnType<typeof useEndRetentionMarkMutation>;
export type EndRetentionMarkMutationResult = ApolloReactCommon.MutationResult<EndRetentionMarkMutation>;
export const KeepFromErasureDocument = gql`
    mutation KeepFromErasure($input: DecideErasureInput!) {
  keepFromErasure(input: $input) {
    erasure {
      ...ErasureRow
    }
  }
}
    ${ErasureRowFragmentDoc}`;
export type KeepFromErasureMutationFn = ApolloReactCommon.MutationFunction<KeepFromErasureMutation, KeepFromErasureMutationVariables>;
export function useKeepFromErasureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<KeepFromErasureMutation, KeepFromErasureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<KeepFromErasureMutation, KeepFromErasureMutationVariables>(KeepFromErasureDocument, options);
      }
export type KeepFromErasureMutationHookResult = ReturnType<typeof useKeepFromErasureMutation>;
export type KeepFromErasureMutationResult = ApolloReactCommon.MutationResult<KeepFromErasureMutation>;
export const ApproveErasuresDocument = gql`
    mutation ApproveErasures($input: ApproveErasuresInput!) {
  approveErasures(input: $input) {
    erasures {
      ...ErasureRow
    }
  }
}
    ${ErasureRowFragmentDoc}`;
export type ApproveErasuresMutationFn = ApolloReactCommon.MutationFunction<ApproveErasuresMutation, ApproveErasuresMutationVariables>;
export function useApproveErasuresMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveErasuresMutation, ApproveErasuresMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveErasuresMutation, ApproveErasuresMutationVariables>(ApproveErasuresDocument, options);
      }
export type ApproveErasuresMutationHookResult = ReturnType<typeof useApproveErasuresMutation>;
export type ApproveErasuresMutationResult = ApolloReactCommon.MutationResult<ApproveErasuresMutation>;
export const WithdrawErasureDocument = gql`
    mutation WithdrawErasure($input: DecideErasureInput!) {
  withdrawErasure(input: $input) {
    erasure {
      ...ErasureRow
    }
  }
}
    ${ErasureRowFragmentDoc}`;
export type WithdrawErasureMutationFn = ApolloReactCommon.MutationFunction<WithdrawErasureMutation, WithdrawErasureMutationVariables>;
export function useWithdrawErasureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawErasureMutation, WithdrawErasureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawErasureMutation, WithdrawErasureMutationVariables>(WithdrawErasureDocument, options);
      }
export type WithdrawErasureMutationHookResult = ReturnType<typeof useWithdrawErasureMutation>;
export type WithdrawErasureMutationResult = ApolloReactCommon.MutationResult<WithdrawErasureMutation>;
export const RuleErasureDocument = gql`
    mutation RuleErasure($input: RuleErasureInput!) {
  ruleErasure(input: $input) {
    erasure {
      ...ErasureRow
    }
  }
}
    ${ErasureRowFragmentDoc}`;
export type RuleErasureMutationFn = ApolloReactCommon.MutationFunction<RuleErasureMutation, RuleErasureMutationVariables>;
export function useRuleErasureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RuleErasureMutation, RuleErasureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RuleErasureMutation, RuleErasureMutationVariables>(RuleErasureDocument, options);
      }
export type RuleErasureMutationHookResult = ReturnType<typeof useRuleErasureMutation>;
export type RuleErasureMutationResult = ApolloReactCommon.MutationResult<RuleErasureMutation>;
export const StartErasingDocument = gql`
    mutation StartErasing($runId: ID!) {
  startErasing(input: {runId: $runId}) {
    erasureRun {
      ...ErasureRunFacts
    }
  }
}
    ${ErasureRunFactsFragmentDoc}`;
export type StartErasingMutationFn = ApolloReactCommon.MutationFunction<StartErasingMutation, StartErasingMutationVariables>;
export function useStartErasingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartErasingMutation, StartErasingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartErasingMutation, StartErasingMutationVariables>(StartErasingDocument, options);
      }
export type StartErasingMutationHookResult = ReturnType<typeof useStartErasingMutation>;
export type StartErasingMutationResult = ApolloReactCommon.MutationResult<StartErasingMutation>;
export const HeldSubjectsDocument = gql`
    query HeldSubjects($after: String) {
  heldSubjects(after: $after) {
    totalCount
    nodes {
      ...HeldSubjectFacts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${HeldSubjectFactsFragmentDoc}
${MarkFactsFragmentDoc}`;
export function useHeldSubjectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HeldSubjectsQuery, HeldSubjectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HeldSubjectsQuery, HeldSubjectsQueryVariables>(HeldSubjectsDocument, options);
      }
export function useHeldSubjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HeldSubjectsQuery, HeldSubjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HeldSubjectsQuery, HeldSubjectsQueryVariables>(HeldSubjectsDocument, options);
        }
// @ts-ignore
export function useHeldSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectsQuery, HeldSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HeldSubjectsQuery, HeldSubjectsQueryVariables>;
export function useHeldSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectsQuery, HeldSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HeldSubjectsQuery | undefined, HeldSubjectsQueryVariables>;
export function useHeldSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectsQuery, HeldSubjectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HeldSubjectsQuery, HeldSubjectsQueryVariables>(HeldSubjectsDocument, options);
        }
export type HeldSubjectsQueryHookResult = ReturnType<typeof useHeldSubjectsQuery>;
export type HeldSubjectsLazyQueryHookResult = ReturnType<typeof useHeldSubjectsLazyQuery>;
export type HeldSubjectsSuspenseQueryHookResult = ReturnType<typeof useHeldSubjectsSuspenseQuery>;
export type HeldSubjectsQueryResult = ApolloReactCommon.QueryResult<HeldSubjectsQuery, HeldSubjectsQueryVariables>;
export const HeldSubjectDocument = gql`
    query HeldSubject($kind: HeldSubjectKind!, $subjectId: ID!) {
  heldSubject(kind: $kind, subjectId: $subjectId) {
    ...HeldSubjectFacts
  }
}
    ${HeldSubjectFactsFragmentDoc}
${MarkFactsFragmentDoc}`;
export function useHeldSubjectQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HeldSubjectQuery, HeldSubjectQueryVariables> & ({ variables: HeldSubjectQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HeldSubjectQuery, HeldSubjectQueryVariables>(HeldSubjectDocument, options);
      }
export function useHeldSubjectLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HeldSubjectQuery, HeldSubjectQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HeldSubjectQuery, HeldSubjectQueryVariables>(HeldSubjectDocument, options);
        }
// @ts-ignore
export function useHeldSubjectSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectQuery, HeldSubjectQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HeldSubjectQuery, HeldSubjectQueryVariables>;
export function useHeldSubjectSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectQuery, HeldSubjectQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HeldSubjectQuery | undefined, HeldSubjectQueryVariables>;
export function useHeldSubjectSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HeldSubjectQuery, HeldSubjectQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HeldSubjectQuery, HeldSubjectQueryVariables>(HeldSubjectDocument, options);
        }
export type HeldSubjectQueryHookResult = ReturnType<typeof useHeldSubjectQuery>;
export type HeldSubjectLazyQueryHookResult = ReturnType<typeof useHeldSubjectLazyQuery>;
export type HeldSubjectSuspenseQueryHookResult = ReturnType<typeof useHeldSubjectSuspenseQuery>;
export type HeldSubjectQueryResult = ApolloReactCommon.QueryResult<HeldSubjectQuery, HeldSubjectQueryVariables>;
export const SetLegalHoldDocument = gql`
    mutation SetLegalHold($input: SetLegalHoldInput!) {
  setLegalHold(input: $input) {
    heldSubject {
      ...HeldSubjectFacts
    }
  }
}
    ${HeldSubjectFactsFragmentDoc}
${MarkFactsFragmentDoc}`;
export type SetLegalHoldMutationFn = ApolloReactCommon.MutationFunction<SetLegalHoldMutation, SetLegalHoldMutationVariables>;
export function useSetLegalHoldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetLegalHoldMutation, SetLegalHoldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetLegalHoldMutation, SetLegalHoldMutationVariables>(SetLegalHoldDocument, options);
      }
export type SetLegalHoldMutationHookResult = ReturnType<typeof useSetLegalHoldMutation>;
export type SetLegalHoldMutationResult = ApolloReactCommon.MutationResult<SetLegalHoldMutation>;
export const LiftLegalHoldDocument = gql`
    mutation LiftLegalHold($input: EndRetentionMarkInput!) {
  liftLegalHold(input: $input) {
    heldSubject {
      ...HeldSubjectFacts
    }
  }
}
    ${HeldSubjectFactsFragmentDoc}
${MarkFactsFragmentDoc}`;
export type LiftLegalHoldMutationFn = ApolloReactCommon.MutationFunction<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>;
export function useLiftLegalHoldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>(LiftLegalHoldDocument, options);
      }
export type LiftLegalHoldMutationHookResult = ReturnType<typeof useLiftLegalHoldMutation>;
export type LiftLegalHoldMutationResult = ApolloReactCommon.MutationResult<LiftLegalHoldMutation>;