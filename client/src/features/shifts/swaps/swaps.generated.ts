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
export type SwapShiftFragment = { id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string };

export type SwapPersonFragment = { staffId: string, user: { id: string, firstName: string, lastName: string } };

export type SwapFragment = { id: string, status: Types.SwapStatus, reason: string | null, offeredAt: string, shift: { id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string }, otherShift: { id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string } | null, offeredBy: { staffId: string, user: { id: string, firstName: string, lastName: string } }, offeredTo: { staffId: string, user: { id: string, firstName: string, lastName: string } } };

export type ShiftSwapsQueryVariables = Exact<{
  shiftId: string;
}>;


export type ShiftSwapsQuery = { shiftSwaps: Array<{ id: string, status: Types.SwapStatus, reason: string | null, offeredAt: string, shift: { id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string }, otherShift: { id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string } | null, offeredBy: { staffId: string, user: { id: string, firstName: string, lastName: string } }, offeredTo: { staffId: string, user: { id: string, firstName: string, lastName: string } } }> };

export type ShiftsToComeQueryVariables = Exact<{
  staffId: string;
}>;


export type ShiftsToComeQuery = { shiftsToCome: Array<{ id: string, eventName: string, role: string | null, shiftStart: string, shiftEnd: string }> };

export type OfferShiftSwapMutationVariables = Exact<{
  input: Types.OfferSwapInput;
}>;


export type OfferShiftSwapMutation = { offerShiftSwap: { shiftSwap: { id: string } } };

export type AcceptShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type AcceptShiftSwapMutation = { acceptShiftSwap: { shiftSwap: { id: string } } };

export type DeclineShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type DeclineShiftSwapMutation = { declineShiftSwap: { shiftSwap: { id: string } } };

export type WithdrawShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawShiftSwapMutation = { withdrawShiftSwap: { shiftSwap: { id: string } } };

export type ApproveShiftSwapMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type ApproveShiftSwapMutation = { approveShiftSwap: { shiftSwap: { id: string } } };

export type RefuseShiftSwapMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RefuseShiftSwapMutation = { refuseShiftSwap: { shiftSwap: { id: string } } };

export const SwapShiftFragmentDoc = gql`
    fragment SwapShift on Shift {
  id
  eventName
  role
  shiftStart
  shiftEnd
}
    `;
export const SwapPersonFragmentDoc = gql`
    fragment SwapPerson on ShiftStaff {
  staffId
  user {
    id
    firstName
    lastName
  }
}
    `;
export const SwapFragmentDoc = gql`
    fragment Swap on ShiftSwap {
  id
  status
  reason
  offeredAt
  shift {
    ...SwapShift
  }
  otherShift {
    ...SwapShift
  }
  offeredBy {
    ...SwapPerson
  }
  offeredTo {
    ...SwapPerson
  }
}
    `;
export const ShiftSwapsDocument = gql`
    query ShiftSwaps($shiftId: ID!) {
  shiftSwaps(shiftId: $shiftId) {
    ...Swap
  }
}
    ${SwapFragmentDoc}
${SwapShiftFragmentDoc}
${SwapPersonFragmentDoc}`;
export function useShiftSwapsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables> & ({ variables: ShiftSwapsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
      }
export function useShiftSwapsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
        }
// @ts-ignore
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapsQuery, ShiftSwapsQueryVariables>;
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapsQuery | undefined, ShiftSwapsQueryVariables>;
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
        }
export type ShiftSwapsQueryHookResult = ReturnType<typeof useShiftSwapsQuery>;
export type ShiftSwapsLazyQueryHookResult = ReturnType<typeof useShiftSwapsLazyQuery>;
export type ShiftSwapsSuspenseQueryHookResult = ReturnType<typeof useShiftSwapsSuspenseQuery>;
export type ShiftSwapsQueryResult = ApolloReactCommon.QueryResult<ShiftSwapsQuery, ShiftSwapsQueryVariables>;
export const ShiftsToComeDocument = gql`
    query ShiftsToCome($staffId: ID!) {
  shiftsToCome(staffId: $staffId) {
    ...SwapShift
  }
}
    ${SwapShiftFragmentDoc}`;
export function useShiftsToComeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftsToComeQuery, ShiftsToComeQueryVariables> & ({ variables: ShiftsToComeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftsToComeQuery, ShiftsToComeQueryVariables>(ShiftsToComeDocument, options);
      }
export function useShiftsToComeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftsToComeQuery, ShiftsToComeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftsToComeQuery, ShiftsToComeQueryVariables>(ShiftsToComeDocument, options);
        }
// @ts-ignore
export function useShiftsToComeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftsToComeQuery, ShiftsToComeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftsToComeQuery, ShiftsToComeQueryVariables>;
export function useShiftsToComeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftsToComeQuery, ShiftsToComeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftsToComeQuery | undefined, ShiftsToComeQueryVariables>;
export function useShiftsToComeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftsToComeQuery, ShiftsToComeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftsToComeQuery, ShiftsToComeQueryVariables>(ShiftsToComeDocument, options);
        }
export type ShiftsToComeQueryHookResult = ReturnType<typeof useShiftsToComeQuery>;
export type ShiftsToComeLazyQueryHookResult = ReturnType<typeof useShiftsToComeLazyQuery>;
export type ShiftsToComeSuspenseQueryHookResult = ReturnType<typeof useShiftsToComeSuspenseQuery>;
export type ShiftsToComeQueryResult = ApolloReactCommon.QueryResult<ShiftsToComeQuery, ShiftsToComeQueryVariables>;
export const OfferShiftSwapDocument = gql`
    mutation OfferShiftSwap($input: OfferSwapInput!) {
  offerShiftSwap(input: $input) {
    shiftSwap {
      id
    }
  }
}
    `;
export type OfferShiftSwapMutationFn = ApolloReactCommon.MutationFunction<OfferShiftSwapMutation, OfferShiftSwapMutationVariables>;
export function useOfferShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OfferShiftSwapMutation, OfferShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OfferShiftSwapMutation, OfferShiftSwapMutationVariables>(OfferShiftSwapDocument, options);
      }
export type OfferShiftSwapMutationHookResult = ReturnType<typeof useOfferShiftSwapMutation>;
export type OfferShiftSwapMutationResult = ApolloReactCommon.MutationResult<OfferShiftSwapMutation>;
export const AcceptShiftSwapDocument = gql`
    mutation AcceptShiftSwap($id: ID!) {
  acceptShiftSwap(input: {id: $id}) {
    shiftSwap {
      id
    }
  }
}
    `;
export type AcceptShiftSwapMutationFn = ApolloReactCommon.MutationFunction<AcceptShiftSwapMutation, AcceptShiftSwapMutationVariables>;
export function useAcceptShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcceptShiftSwapMutation, AcceptShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcceptShiftSwapMutation, AcceptShiftSwapMutationVariables>(AcceptShiftSwapDocument, options);
      }
export type AcceptShiftSwapMutationHookResult = ReturnType<typeof useAcceptShiftSwapMutation>;
export type AcceptShiftSwapMutationResult = ApolloReactCommon.MutationResult<AcceptShiftSwapMutation>;
export const DeclineShiftSwapDocument = gql`
    mutation DeclineShiftSwap($id: ID!) {
  declineShiftSwap(input: {id: $id}) {
    shiftSwap {
      id
    }
  }
}
    `;
export type DeclineShiftSwapMutationFn = ApolloReactCommon.MutationFunction<DeclineShiftSwapMutation, DeclineShiftSwapMutationVariables>;
export function useDeclineShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeclineShiftSwapMutation, DeclineShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeclineShiftSwapMutation, DeclineShiftSwapMutationVariables>(DeclineShiftSwapDocument, options);
      }
export type DeclineShiftSwapMutationHookResult = ReturnType<typeof useDeclineShiftSwapMutation>;
export type DeclineShiftSwapMutationResult = ApolloReactCommon.MutationResult<DeclineShiftSwapMutation>;
export const WithdrawShiftSwapDocument = gql`
    mutation WithdrawShiftSwap($id: ID!) {
  withdrawShiftSwap(input: {id: $id}) {
    shiftSwap {
      id
    }
  }
}
    `;
export type WithdrawShiftSwapMutationFn = ApolloReactCommon.MutationFunction<WithdrawShiftSwapMutation, WithdrawShiftSwapMutationVariables>;
export function useWithdrawShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawShiftSwapMutation, WithdrawShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawShiftSwapMutation, WithdrawShiftSwapMutationVariables>(WithdrawShiftSwapDocument, options);
      }
export type WithdrawShiftSwapMutationHookResult = ReturnType<typeof useWithdrawShiftSwapMutation>;
export type WithdrawShiftSwapMutationResult = ApolloReactCommon.MutationResult<WithdrawShiftSwapMutation>;
export const ApproveShiftSwapDocument = gql`
    mutation ApproveShiftSwap($id: ID!, $reason: String) {
  approveShiftSwap(input: {id: $id, reason: $reason}) {
    shiftSwap {
      id
    }
  }
}
    `;
export type ApproveShiftSwapMutationFn = ApolloReactCommon.MutationFunction<ApproveShiftSwapMutation, ApproveShiftSwapMutationVariables>;
export function useApproveShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveShiftSwapMutation, ApproveShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveShiftSwapMutation, ApproveShiftSwapMutationVariables>(ApproveShiftSwapDocument, options);
      }
export type ApproveShiftSwapMutationHookResult = ReturnType<typeof useApproveShiftSwapMutation>;
export type ApproveShiftSwapMutationResult = ApolloReactCommon.MutationResult<ApproveShiftSwapMutation>;
export const RefuseShiftSwapDocument = gql`
    mutation RefuseShiftSwap($id: ID!, $reason: String!) {
  refuseShiftSwap(input: {id: $id, reason: $reason}) {
    shiftSwap {
      id
    }
  }
}
    `;
export type RefuseShiftSwapMutationFn = ApolloReactCommon.MutationFunction<RefuseShiftSwapMutation, RefuseShiftSwapMutationVariables>;
export function useRefuseShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RefuseShiftSwapMutation, RefuseShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RefuseShiftSwapMutation, RefuseShiftSwapMutationVariables>(RefuseShiftSwapDocument, options);
      }
export type RefuseShiftSwapMutationHookResult = ReturnType<typeof useRefuseShiftSwapMutation>;
export type RefuseShiftSwapMutationResult = ApolloReactCommon.MutationResult<RefuseShiftSwapMutation>;