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
export type ShiftProposalQueryVariables = Exact<{
  range: Types.ShiftRange;
}>;


export type ShiftProposalQuery = { shiftProposal: { lines: Array<{ warnings: Array<string>, unfilledBecause: string | null, shift: { id: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, requiredQualifications: Array<Types.ShiftQualification>, version: number }, staff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null }>, hours: Array<{ before: number, after: number, staff: { staffId: string, user: { id: string, firstName: string, lastName: string } } }> } };

export type AcceptProposedShiftMutationVariables = Exact<{
  input: Types.AssignShiftInput;
}>;


export type AcceptProposedShiftMutation = { assignShift: { shift: { id: string, status: Types.ShiftStatus, staff: { staffId: string } | null } } };


export const ShiftProposalDocument = gql`
    query ShiftProposal($range: ShiftRange!) {
  shiftProposal(range: $range) {
    lines {
      shift {
        id
        eventName
        timeZone
        shiftStart
        shiftEnd
        role
        requiredQualifications
        version
      }
      staff {
        staffId
        user {
          id
          firstName
          lastName
        }
      }
      warnings
      unfilledBecause
    }
    hours {
      staff {
        staffId
        user {
          id
          firstName
          lastName
        }
      }
      before
      after
    }
  }
}
    `;
export function useShiftProposalQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftProposalQuery, ShiftProposalQueryVariables> & ({ variables: ShiftProposalQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftProposalQuery, ShiftProposalQueryVariables>(ShiftProposalDocument, options);
      }
export function useShiftProposalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftProposalQuery, ShiftProposalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftProposalQuery, ShiftProposalQueryVariables>(ShiftProposalDocument, options);
        }
// @ts-ignore
export function useShiftProposalSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftProposalQuery, ShiftProposalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftProposalQuery, ShiftProposalQueryVariables>;
export function useShiftProposalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftProposalQuery, ShiftProposalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftProposalQuery | undefined, ShiftProposalQueryVariables>;
export function useShiftProposalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftProposalQuery, ShiftProposalQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftProposalQuery, ShiftProposalQueryVariables>(ShiftProposalDocument, options);
        }
export type ShiftProposalQueryHookResult = ReturnType<typeof useShiftProposalQuery>;
export type ShiftProposalLazyQueryHookResult = ReturnType<typeof useShiftProposalLazyQuery>;
export type ShiftProposalSuspenseQueryHookResult = ReturnType<typeof useShiftProposalSuspenseQuery>;
export type ShiftProposalQueryResult = ApolloReactCommon.QueryResult<ShiftProposalQuery, ShiftProposalQueryVariables>;
export const AcceptProposedShiftDocument = gql`
    mutation AcceptProposedShift($input: AssignShiftInput!) {
  assignShift(input: $input) {
    shift {
      id
      status
      staff {
        staffId
      }
    }
  }
}
    `;
export type AcceptProposedShiftMutationFn = ApolloReactCommon.MutationFunction<AcceptProposedShiftMutation, AcceptProposedShiftMutationVariables>;
export function useAcceptProposedShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcceptProposedShiftMutation, AcceptProposedShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcceptProposedShiftMutation, AcceptProposedShiftMutationVariables>(AcceptProposedShiftDocument, options);
      }
export type AcceptProposedShiftMutationHookResult = ReturnType<typeof useAcceptProposedShiftMutation>;
export type AcceptProposedShiftMutationResult = ApolloReactCommon.MutationResult<AcceptProposedShiftMutation>;