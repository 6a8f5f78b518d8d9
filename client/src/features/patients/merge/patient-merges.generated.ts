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
export type PatientMergeFragment = { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { patient_id: string, patient_name: string, dob: string | null, allergies: string | null, past_medical_history: string | null, medications: string | null }, survivor: { patient_id: string, patient_name: string, dob: string | null } };

export type PatientMergesQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientMergesQuery = { patientMerges: Array<{ id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { patient_id: string, patient_name: string, dob: string | null, allergies: string | null, past_medical_history: string | null, medications: string | null }, survivor: { patient_id: string, patient_name: string, dob: string | null } }> };

export type MergePatientsMutationVariables = Exact<{
  input: Types.MergePatientsInput;
}>;


export type MergePatientsMutation = { mergePatients: { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { patient_id: string, patient_name: string, dob: string | null, allergies: string | null, past_medical_history: string | null, medications: string | null }, survivor: { patient_id: string, patient_name: string, dob: string | null } } };

export type UndoPatientMergeMutationVariables = Exact<{
  input: Types.UndoPatientMergeInput;
}>;


export type UndoPatientMergeMutation = { undoPatientMerge: { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { patient_id: string, patient_name: string, dob: string | null, allergies: string | null, past_medical_history: string | null, medications: string | null }, survivor: { patient_id: string, patient_name: string, dob: string | null } } };

export const PatientMergeFragmentDoc = gql`
    fragment PatientMerge on PatientMerge {
  id
  reason
  mergedAt
  mergedBy
  undoneAt
  undoneBy
  undoneReason
  hasWaitingAccount
  loser {
    patient_id
    patient_name
    dob
    allergies
    past_medical_history
    medications
  }
  survivor {
    patient_id
    patient_name
    dob
  }
}
    `;
export const PatientMergesDocument = gql`
    query PatientMerges($patientId: ID!) {
  patientMerges(patientId: $patientId) {
    ...PatientMerge
  }
}
    ${PatientMergeFragmentDoc}`;
export function usePatientMergesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientMergesQuery, PatientMergesQueryVariables> & ({ variables: PatientMergesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientMergesQuery, PatientMergesQueryVariables>(PatientMergesDocument, options);
      }
export function usePatientMergesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientMergesQuery, PatientMergesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientMergesQuery, PatientMergesQueryVariables>(PatientMergesDocument, options);
        }
// @ts-ignore
export function usePatientMergesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientMergesQuery, PatientMergesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientMergesQuery, PatientMergesQueryVariables>;
export function usePatientMergesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientMergesQuery, PatientMergesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientMergesQuery | undefined, PatientMergesQueryVariables>;
export function usePatientMergesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientMergesQuery, PatientMergesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientMergesQuery, PatientMergesQueryVariables>(PatientMergesDocument, options);
        }
export type PatientMergesQueryHookResult = ReturnType<typeof usePatientMergesQuery>;
export type PatientMergesLazyQueryHookResult = ReturnType<typeof usePatientMergesLazyQuery>;
export type PatientMergesSuspenseQueryHookResult = ReturnType<typeof usePatientMergesSuspenseQuery>;
export type PatientMergesQueryResult = ApolloReactCommon.QueryResult<PatientMergesQuery, PatientMergesQueryVariables>;
export const MergePatientsDocument = gql`
    mutation MergePatients($input: MergePatientsInput!) {
  mergePatients(input: $input) {
    ...PatientMerge
  }
}
    ${PatientMergeFragmentDoc}`;
export type MergePatientsMutationFn = ApolloReactCommon.MutationFunction<MergePatientsMutation, MergePatientsMutationVariables>;
export function useMergePatientsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MergePatientsMutation, MergePatientsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MergePatientsMutation, MergePatientsMutationVariables>(MergePatientsDocument, options);
      }
export type MergePatientsMutationHookResult = ReturnType<typeof useMergePatientsMutation>;
export type MergePatientsMutationResult = ApolloReactCommon.MutationResult<MergePatientsMutation>;
export const UndoPatientMergeDocument = gql`
    mutation UndoPatientMerge($input: UndoPatientMergeInput!) {
  undoPatientMerge(input: $input) {
    ...PatientMerge
  }
}
    ${PatientMergeFragmentDoc}`;
export type UndoPatientMergeMutationFn = ApolloReactCommon.MutationFunction<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>;
export function useUndoPatientMergeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>(UndoPatientMergeDocument, options);
      }
export type UndoPatientMergeMutationHookResult = ReturnType<typeof useUndoPatientMergeMutation>;
export type UndoPatientMergeMutationResult = ApolloReactCommon.MutationResult<UndoPatientMergeMutation>;