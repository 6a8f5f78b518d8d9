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
export type PatientMergeFragment = { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { id: string, name: string, dob: string | null, allergies: string | null, pastMedicalHistory: string | null, medications: string | null }, survivor: { id: string, name: string, dob: string | null } };

export type MergePatientsMutationVariables = Exact<{
  input: Types.MergePatientsInput;
}>;


export type MergePatientsMutation = { mergePatients: { patientMerge: { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { id: string, name: string, dob: string | null, allergies: string | null, pastMedicalHistory: string | null, medications: string | null }, survivor: { id: string, name: string, dob: string | null } } } };

export type UndoPatientMergeMutationVariables = Exact<{
  input: Types.UndoPatientMergeInput;
}>;


export type UndoPatientMergeMutation = { undoPatientMerge: { patientMerge: { id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { id: string, name: string, dob: string | null, allergies: string | null, pastMedicalHistory: string | null, medications: string | null }, survivor: { id: string, name: string, dob: string | null } } } };

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
    id
    name
    dob
    allergies
    pastMedicalHistory
    medications
  }
  survivor {
    id
    name
    dob
  }
}
    `;
export const MergePatientsDocument = gql`
    mutation MergePatients($input: MergePatientsInput!) {
  mergePatients(input: $input) {
    patientMerge {
      ...PatientMerge
    }
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
    patientMerge {
      ...PatientMerge
    }
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