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
export type AttendedShiftFragment = { id: string, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number };

export type CheckInShiftMutationVariables = Exact<{
  input: Types.ShiftAttendance;
}>;


export type CheckInShiftMutation = { checkInShift: { shift: { id: string, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number } } };

export type CheckOutShiftMutationVariables = Exact<{
  input: Types.ShiftAttendance;
}>;


export type CheckOutShiftMutation = { checkOutShift: { shift: { id: string, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number } } };

export const AttendedShiftFragmentDoc = gql`
    fragment AttendedShift on Shift {
  id
  status
  checkInTime
  checkOutTime
  version
}
    `;
export const CheckInShiftDocument = gql`
    mutation CheckInShift($input: ShiftAttendance!) {
  checkInShift(input: $input) {
    shift {
      ...AttendedShift
    }
  }
}
    ${AttendedShiftFragmentDoc}`;
export type CheckInShiftMutationFn = ApolloReactCommon.MutationFunction<CheckInShiftMutation, CheckInShiftMutationVariables>;
export function useCheckInShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckInShiftMutation, CheckInShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckInShiftMutation, CheckInShiftMutationVariables>(CheckInShiftDocument, options);
      }
export type CheckInShiftMutationHookResult = ReturnType<typeof useCheckInShiftMutation>;
export type CheckInShiftMutationResult = ApolloReactCommon.MutationResult<CheckInShiftMutation>;
export const CheckOutShiftDocument = gql`
    mutation CheckOutShift($input: ShiftAttendance!) {
  checkOutShift(input: $input) {
    shift {
      ...AttendedShift
    }
  }
}
    ${AttendedShiftFragmentDoc}`;
export type CheckOutShiftMutationFn = ApolloReactCommon.MutationFunction<CheckOutShiftMutation, CheckOutShiftMutationVariables>;
export function useCheckOutShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckOutShiftMutation, CheckOutShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckOutShiftMutation, CheckOutShiftMutationVariables>(CheckOutShiftDocument, options);
      }
export type CheckOutShiftMutationHookResult = ReturnType<typeof useCheckOutShiftMutation>;
export type CheckOutShiftMutationResult = ApolloReactCommon.MutationResult<CheckOutShiftMutation>;