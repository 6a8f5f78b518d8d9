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
export type RotaShiftFragment = { id: string, eventId: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, priority: Types.ShiftPriority, requiredQualifications: Array<Types.ShiftQualification>, briefing: string | null, isBiddingOpen: boolean, checkInTime: string | null, checkOutTime: string | null, approvedMinutes: number | null, seriesId: string | null, createdBy: string, isTouched: boolean, reason: string | null, version: number, staff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, backupStaff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, applicants: Array<{ staffId: string, appliedAt: string, user: { id: string, firstName: string, lastName: string } }> };

export type RotaPersonFragment = { staffId: string, user: { id: string, firstName: string, lastName: string } };

export type ShiftThreadFragment = { id: string, note: string, author: string, writtenAt: string };

export type RotaQueryVariables = Exact<{
  range: Types.ShiftRange;
}>;


export type RotaQuery = { shifts: Array<{ id: string, eventId: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, priority: Types.ShiftPriority, requiredQualifications: Array<Types.ShiftQualification>, briefing: string | null, isBiddingOpen: boolean, checkInTime: string | null, checkOutTime: string | null, approvedMinutes: number | null, seriesId: string | null, createdBy: string, isTouched: boolean, reason: string | null, version: number, staff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, backupStaff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, applicants: Array<{ staffId: string, appliedAt: string, user: { id: string, firstName: string, lastName: string } }> }> };

export type RotaPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type RotaPeopleQuery = { shiftPeople: Array<{ staffId: string, user: { id: string, firstName: string, lastName: string } }> };

export type RotaConcernsQueryVariables = Exact<{
  range: Types.ShiftRange;
}>;


export type RotaConcernsQuery = { shiftConcerns: Array<{ shiftId: string, concerns: Array<string> }> };

export type ShiftCandidateFragment = { staffId: string, position: string, fit: Types.ShiftFit, concerns: Array<string>, user: { id: string, firstName: string, lastName: string } };

export type ShiftCandidatesQueryVariables = Exact<{
  shiftId: string;
}>;


export type ShiftCandidatesQuery = { shiftCandidates: Array<{ staffId: string, position: string, fit: Types.ShiftFit, concerns: Array<string>, user: { id: string, firstName: string, lastName: string } }> };

export type ShiftDetailsQueryVariables = Exact<{
  shiftId: string;
}>;


export type ShiftDetailsQuery = { shift: { hasReminders: boolean, concerns: Array<string>, shift: { id: string, eventId: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, priority: Types.ShiftPriority, requiredQualifications: Array<Types.ShiftQualification>, briefing: string | null, isBiddingOpen: boolean, checkInTime: string | null, checkOutTime: string | null, approvedMinutes: number | null, seriesId: string | null, createdBy: string, isTouched: boolean, reason: string | null, version: number, staff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, backupStaff: { staffId: string, user: { id: string, firstName: string, lastName: string } } | null, applicants: Array<{ staffId: string, appliedAt: string, user: { id: string, firstName: string, lastName: string } }> }, notes: Array<{ id: string, note: string, author: string, writtenAt: string }>, history: Array<{ from: Types.ShiftStatus, to: Types.ShiftStatus, person: string | null, reason: string | null, changedAt: string, changedBy: string }>, attendance: Array<{ status: Types.ShiftStatus, at: string, saidAt: string | null, place: { latitude: number, longitude: number, accuracyMetres: number | null, metresFromEvent: number | null } | null }> } };

export type CreateShiftsMutationVariables = Exact<{
  input: Types.CreateShiftsInput;
}>;


export type CreateShiftsMutation = { createShifts: { shifts: Array<{ id: string }> } };

export type CloneShiftMutationVariables = Exact<{
  shiftId: string;
  newShiftId: string;
}>;


export type CloneShiftMutation = { cloneShift: { shift: { id: string } } };

export type UpdateShiftMutationVariables = Exact<{
  input: Types.UpdateShiftInput;
}>;


export type UpdateShiftMutation = { updateShift: { shift: { id: string } } };

export type CancelShiftMutationVariables = Exact<{
  shiftId: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type CancelShiftMutation = { cancelShift: { shift: { id: string } } };

export type DeleteShiftMutationVariables = Exact<{
  shiftId: string;
}>;


export type DeleteShiftMutation = { deleteShift: { isDone: boolean } };

export type AssignShiftMutationVariables = Exact<{
  input: Types.AssignShiftInput;
}>;


export type AssignShiftMutation = { assignShift: { shift: { id: string } } };

export type UnassignShiftMutationVariables = Exact<{
  shiftId: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type UnassignShiftMutation = { unassignShift: { shift: { id: string } } };

export type AssignBackupStaffMutationVariables = Exact<{
  shiftId: string;
  staffId?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type AssignBackupStaffMutation = { assignBackupStaff: { shift: { id: string } } };

export type SetShiftBiddingMutationVariables = Exact<{
  shiftId: string;
  isOpen: boolean;
  version?: number | null | undefined;
}>;


export type SetShiftBiddingMutation = { setShiftBidding: { shift: { id: string } } };

export type ApplyForShiftMutationVariables = Exact<{
  shiftId: string;
}>;


export type ApplyForShiftMutation = { applyForShift: { shift: { id: string } } };

export type MarkShiftNoShowMutationVariables = Exact<{
  shiftId: string;
  version?: number | null | undefined;
}>;


export type MarkShiftNoShowMutation = { markShiftNoShow: { shift: { id: string } } };

export type UndoShiftDecisionMutationVariables = Exact<{
  shiftId: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type UndoShiftDecisionMutation = { undoShiftDecision: { shift: { id: string } } };

export type ApproveShiftMutationVariables = Exact<{
  shiftId: string;
  minutes?: number | null | undefined;
  reason?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type ApproveShiftMutation = { approveShift: { shift: { id: string } } };

export type AddShiftNoteMutationVariables = Exact<{
  shiftId: string;
  note: string;
  noteId?: string | null | undefined;
}>;


export type AddShiftNoteMutation = { addShiftNote: { shiftNotes: Array<{ id: string, note: string, author: string, writtenAt: string }> } };

export type EnableShiftRemindersMutationVariables = Exact<{
  shiftId: string;
}>;


export type EnableShiftRemindersMutation = { enableShiftReminders: { shift: { id: string } } };

export const RotaShiftFragmentDoc = gql`
    fragment RotaShift on Shift {
  id
  eventId
  eventName
  timeZone
  shiftStart
  shiftEnd
  role
  status
  priority
  requiredQualifications
  briefing
  staff {
    staffId
    user {
      id
      firstName
      lastName
    }
  }
  backupStaff {
    staffId
    user {
      id
      firstName
      lastName
    }
  }
  isBiddingOpen
  applicants {
    staffId
    appliedAt
    user {
      id
      firstName
      lastName
    }
  }
  checkInTime
  checkOutTime
  approvedMinutes
  seriesId
  createdBy
  isTouched
  reason
  version
}
    `;
export const RotaPersonFragmentDoc = gql`
    fragment RotaPerson on ShiftStaff {
  staffId
  user {
    id
    firstName
    lastName
  }
}
    `;
export const ShiftThreadFragmentDoc = gql`
    fragment ShiftThread on ShiftNote {
  id
  note
  author
  writtenAt
}
    `;
export const ShiftCandidateFragmentDoc = gql`
    fragment ShiftCandidate on ShiftCandidate {
  staffId
  position
  fit
  concerns
  user {
    id
    firstName
    lastName
  }
}
    `;
export const RotaDocument = gql`
    query Rota($range: ShiftRange!) {
  shifts(range: $range) {
    ...RotaShift
  }
}
    ${RotaShiftFragmentDoc}`;
export function useRotaQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RotaQuery, RotaQueryVariables> & ({ variables: RotaQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RotaQuery, RotaQueryVariables>(RotaDocument, options);
      }
export function useRotaLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RotaQuery, RotaQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RotaQuery, RotaQueryVariables>(RotaDocument, options);
        }
// @ts-ignore
export function useRotaSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RotaQuery, RotaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaQuery, RotaQueryVariables>;
export function useRotaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaQuery, RotaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaQuery | undefined, RotaQueryVariables>;
export function useRotaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaQuery, RotaQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RotaQuery, RotaQueryVariables>(RotaDocument, options);
        }
export type RotaQueryHookResult = ReturnType<typeof useRotaQuery>;
export type RotaLazyQueryHookResult = ReturnType<typeof useRotaLazyQuery>;
export type RotaSuspenseQueryHookResult = ReturnType<typeof useRotaSuspenseQuery>;
export type RotaQueryResult = ApolloReactCommon.QueryResult<RotaQuery, RotaQueryVariables>;
export const RotaPeopleDocument = gql`
    query RotaPeople {
  shiftPeople {
    ...RotaPerson
  }
}
    ${RotaPersonFragmentDoc}`;
export function useRotaPeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RotaPeopleQuery, RotaPeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RotaPeopleQuery, RotaPeopleQueryVariables>(RotaPeopleDocument, options);
      }
export function useRotaPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RotaPeopleQuery, RotaPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RotaPeopleQuery, RotaPeopleQueryVariables>(RotaPeopleDocument, options);
        }
// @ts-ignore
export function useRotaPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RotaPeopleQuery, RotaPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaPeopleQuery, RotaPeopleQueryVariables>;
export function useRotaPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaPeopleQuery, RotaPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaPeopleQuery | undefined, RotaPeopleQueryVariables>;
export function useRotaPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaPeopleQuery, RotaPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RotaPeopleQuery, RotaPeopleQueryVariables>(RotaPeopleDocument, options);
        }
export type RotaPeopleQueryHookResult = ReturnType<typeof useRotaPeopleQuery>;
export type RotaPeopleLazyQueryHookResult = ReturnType<typeof useRotaPeopleLazyQuery>;
export type RotaPeopleSuspenseQueryHookResult = ReturnType<typeof useRotaPeopleSuspenseQuery>;
export type RotaPeopleQueryResult = ApolloReactCommon.QueryResult<RotaPeopleQuery, RotaPeopleQueryVariables>;
export const RotaConcernsDocument = gql`
    query RotaConcerns($range: ShiftRange!) {
  shiftConcerns(range: $range) {
    shiftId
    concerns
  }
}
    `;
export function useRotaConcernsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RotaConcernsQuery, RotaConcernsQueryVariables> & ({ variables: RotaConcernsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RotaConcernsQuery, RotaConcernsQueryVariables>(RotaConcernsDocument, options);
      }
export function useRotaConcernsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RotaConcernsQuery, RotaConcernsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RotaConcernsQuery, RotaConcernsQueryVariables>(RotaConcernsDocument, options);
        }
// @ts-ignore
export function useRotaConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RotaConcernsQuery, RotaConcernsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaConcernsQuery, RotaConcernsQueryVariables>;
export function useRotaConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaConcernsQuery, RotaConcernsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RotaConcernsQuery | undefined, RotaConcernsQueryVariables>;
export function useRotaConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RotaConcernsQuery, RotaConcernsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RotaConcernsQuery, RotaConcernsQueryVariables>(RotaConcernsDocument, options);
        }
export type RotaConcernsQueryHookResult = ReturnType<typeof useRotaConcernsQuery>;
export type RotaConcernsLazyQueryHookResult = ReturnType<typeof useRotaConcernsLazyQuery>;
export type RotaConcernsSuspenseQueryHookResult = ReturnType<typeof useRotaConcernsSuspenseQuery>;
export type RotaConcernsQueryResult = ApolloReactCommon.QueryResult<RotaConcernsQuery, RotaConcernsQueryVariables>;
export const ShiftCandidatesDocument = gql`
    query ShiftCandidates($shiftId: ID!) {
  shiftCandidates(shiftId: $shiftId) {
    ...ShiftCandidate
  }
}
    ${ShiftCandidateFragmentDoc}`;
export function useShiftCandidatesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftCandidatesQuery, ShiftCandidatesQueryVariables> & ({ variables: ShiftCandidatesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
      }
export function useShiftCandidatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
        }
// @ts-ignore
export function useShiftCandidatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>;
export function useShiftCandidatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftCandidatesQuery | undefined, ShiftCandidatesQueryVariables>;
export function useShiftCandidatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
        }
export type ShiftCandidatesQueryHookResult = ReturnType<typeof useShiftCandidatesQuery>;
export type ShiftCandidatesLazyQueryHookResult = ReturnType<typeof useShiftCandidatesLazyQuery>;
export type ShiftCandidatesSuspenseQueryHookResult = ReturnType<typeof useShiftCandidatesSuspenseQuery>;
export type ShiftCandidatesQueryResult = ApolloReactCommon.QueryResult<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>;
export const ShiftDetailsDocument = gql`
    query ShiftDetails($shiftId: ID!) {
  shift(shiftId: $shiftId) {
    shift {
      ...RotaShift
    }
    notes {
      ...ShiftThread
    }
    hasReminders
    history {
      from
      to
      person
      reason
      changedAt
      changedBy
    }
    attendance {
      status
      at
      saidAt
      place {
        latitude
        longitude
        accuracyMetres
        metresFromEvent
      }
    }
    concerns
  }
}
    ${RotaShiftFragmentDoc}
${ShiftThreadFragmentDoc}`;
export function useShiftDetailsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftDetailsQuery, ShiftDetailsQueryVariables> & ({ variables: ShiftDetailsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftDetailsQuery, ShiftDetailsQueryVariables>(ShiftDetailsDocument, options);
      }
export function useShiftDetailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftDetailsQuery, ShiftDetailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftDetailsQuery, ShiftDetailsQueryVariables>(ShiftDetailsDocument, options);
        }
// @ts-ignore
export function useShiftDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftDetailsQuery, ShiftDetailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftDetailsQuery, ShiftDetailsQueryVariables>;
export function useShiftDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftDetailsQuery, ShiftDetailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftDetailsQuery | undefined, ShiftDetailsQueryVariables>;
export function useShiftDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftDetailsQuery, ShiftDetailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftDetailsQuery, ShiftDetailsQueryVariables>(ShiftDetailsDocument, options);
        }
export type ShiftDetailsQueryHookResult = ReturnType<typeof useShiftDetailsQuery>;
export type ShiftDetailsLazyQueryHookResult = ReturnType<typeof useShiftDetailsLazyQuery>;
export type ShiftDetailsSuspenseQueryHookResult = ReturnType<typeof useShiftDetailsSuspenseQuery>;
export type ShiftDetailsQueryResult = ApolloReactCommon.QueryResult<ShiftDetailsQuery, ShiftDetailsQueryVariables>;
export const CreateShiftsDocument = gql`
    mutation CreateShifts($input: CreateShiftsInput!) {
  createShifts(input: $input) {
    shifts {
      id
    }
  }
}
    `;
export type CreateShiftsMutationFn = ApolloReactCommon.MutationFunction<CreateShiftsMutation, CreateShiftsMutationVariables>;
export function useCreateShiftsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateShiftsMutation, CreateShiftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateShiftsMutation, CreateShiftsMutationVariables>(CreateShiftsDocument, options);
      }
export type CreateShiftsMutationHookResult = ReturnType<typeof useCreateShiftsMutation>;
export type CreateShiftsMutationResult = ApolloReactCommon.MutationResult<CreateShiftsMutation>;
export const CloneShiftDocument = gql`
    mutation CloneShift($shiftId: ID!, $newShiftId: ID!) {
  cloneShift(input: {shiftId: $shiftId, newShiftId: $newShiftId}) {
    shift {
      id
    }
  }
}
    `;
export type CloneShiftMutationFn = ApolloReactCommon.MutationFunction<CloneShiftMutation, CloneShiftMutationVariables>;
export function useCloneShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloneShiftMutation, CloneShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloneShiftMutation, CloneShiftMutationVariables>(CloneShiftDocument, options);
      }
export type CloneShiftMutationHookResult = ReturnType<typeof useCloneShiftMutation>;
export type CloneShiftMutationResult = ApolloReactCommon.MutationResult<CloneShiftMutation>;
export const UpdateShiftDocument = gql`
    mutation UpdateShift($input: UpdateShiftInput!) {
  updateShift(input: $input) {
    shift {
      id
    }
  }
}
    `;
export type UpdateShiftMutationFn = ApolloReactCommon.MutationFunction<UpdateShiftMutation, UpdateShiftMutationVariables>;
export function useUpdateShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateShiftMutation, UpdateShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateShiftMutation, UpdateShiftMutationVariables>(UpdateShiftDocument, options);
      }
export type UpdateShiftMutationHookResult = ReturnType<typeof useUpdateShiftMutation>;
export type UpdateShiftMutationResult = ApolloReactCommon.MutationResult<UpdateShiftMutation>;
export const CancelShiftDocument = gql`
    mutation CancelShift($shiftId: ID!, $reason: String!, $version: Int) {
  cancelShift(input: {shiftId: $shiftId, reason: $reason, version: $version}) {
    shift {
      id
    }
  }
}
    `;
export type CancelShiftMutationFn = ApolloReactCommon.MutationFunction<CancelShiftMutation, CancelShiftMutationVariables>;
export function useCancelShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelShiftMutation, CancelShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelShiftMutation, CancelShiftMutationVariables>(CancelShiftDocument, options);
      }
export type CancelShiftMutationHookResult = ReturnType<typeof useCancelShiftMutation>;
export type CancelShiftMutationResult = ApolloReactCommon.MutationResult<CancelShiftMutation>;
export const DeleteShiftDocument = gql`
    mutation DeleteShift($shiftId: ID!) {
  deleteShift(input: {shiftId: $shiftId}) {
    isDone
  }
}
    `;
export type DeleteShiftMutationFn = ApolloReactCommon.MutationFunction<DeleteShiftMutation, DeleteShiftMutationVariables>;
export function useDeleteShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteShiftMutation, DeleteShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteShiftMutation, DeleteShiftMutationVariables>(DeleteShiftDocument, options);
      }
export type DeleteShiftMutationHookResult = ReturnType<typeof useDeleteShiftMutation>;
export type DeleteShiftMutationResult = ApolloReactCommon.MutationResult<DeleteShiftMutation>;
export const AssignShiftDocument = gql`
    mutation AssignShift($input: AssignShiftInput!) {
  assignShift(input: $input) {
    shift {
      id
    }
  }
}
    `;
export type AssignShiftMutationFn = ApolloReactCommon.MutationFunction<AssignShiftMutation, AssignShiftMutationVariables>;
export function useAssignShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignShiftMutation, AssignShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignShiftMutation, AssignShiftMutationVariables>(AssignShiftDocument, options);
      }
export type AssignShiftMutationHookResult = ReturnType<typeof useAssignShiftMutation>;
export type AssignShiftMutationResult = ApolloReactCommon.MutationResult<AssignShiftMutation>;
export const UnassignShiftDocument = gql`
    mutation UnassignShift($shiftId: ID!, $reason: String!, $version: Int) {
  unassignShift(input: {shiftId: $shiftId, reason: $reason, version: $version}) {
    shift {
      id
    }
  }
}
    `;
export type UnassignShiftMutationFn = ApolloReactCommon.MutationFunction<UnassignShiftMutation, UnassignShiftMutationVariables>;
export function useUnassignShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnassignShiftMutation, UnassignShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnassignShiftMutation, UnassignShiftMutationVariables>(UnassignShiftDocument, options);
      }
export type UnassignShiftMutationHookResult = ReturnType<typeof useUnassignShiftMutation>;
export type UnassignShiftMutationResult = ApolloReactCommon.MutationResult<UnassignShiftMutation>;
export const AssignBackupStaffDocument = gql`
    mutation AssignBackupStaff($shiftId: ID!, $staffId: ID, $version: Int) {
  assignBackupStaff(
    input: {shiftId: $shiftId, staffId: $staffId, version: $version}
  ) {
    shift {
      id
    }
  }
}
    `;
export type AssignBackupStaffMutationFn = ApolloReactCommon.MutationFunction<AssignBackupStaffMutation, AssignBackupStaffMutationVariables>;
export function useAssignBackupStaffMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignBackupStaffMutation, AssignBackupStaffMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignBackupStaffMutation, AssignBackupStaffMutationVariables>(AssignBackupStaffDocument, options);
      }
export type AssignBackupStaffMutationHookResult = ReturnType<typeof useAssignBackupStaffMutation>;
export type AssignBackupStaffMutationResult = ApolloReactCommon.MutationResult<AssignBackupStaffMutation>;
export const SetShiftBiddingDocument = gql`
    mutation SetShiftBidding($shiftId: ID!, $isOpen: Boolean!, $version: Int) {
  setShiftBidding(input: {shiftId: $shiftId, isOpen: $isOpen, version: $version}) {
    shift {
      id
    }
  }
}
    `;
export type SetShiftBiddingMutationFn = ApolloReactCommon.MutationFunction<SetShiftBiddingMutation, SetShiftBiddingMutationVariables>;
export function useSetShiftBiddingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetShiftBiddingMutation, SetShiftBiddingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetShiftBiddingMutation, SetShiftBiddingMutationVariables>(SetShiftBiddingDocument, options);
      }
export type SetShiftBiddingMutationHookResult = ReturnType<typeof useSetShiftBiddingMutation>;
export type SetShiftBiddingMutationResult = ApolloReactCommon.MutationResult<SetShiftBiddingMutation>;
export const ApplyForShiftDocument = gql`
    mutation ApplyForShift($shiftId: ID!) {
  applyForShift(input: {shiftId: $shiftId}) {
    shift {
      id
    }
  }
}
    `;
export type ApplyForShiftMutationFn = ApolloReactCommon.MutationFunction<ApplyForShiftMutation, ApplyForShiftMutationVariables>;
export function useApplyForShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApplyForShiftMutation, ApplyForShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyForShiftMutation, ApplyForShiftMutationVariables>(ApplyForShiftDocument, options);
      }
export type ApplyForShiftMutationHookResult = ReturnType<typeof useApplyForShiftMutation>;
export type ApplyForShiftMutationResult = ApolloReactCommon.MutationResult<ApplyForShiftMutation>;
export const MarkShiftNoShowDocument = gql`
    mutation MarkShiftNoShow($shiftId: ID!, $version: Int) {
  markShiftNoShow(input: {shiftId: $shiftId, version: $version}) {
    shift {
      id
    }
  }
}
    `;
export type MarkShiftNoShowMutationFn = ApolloReactCommon.MutationFunction<MarkShiftNoShowMutation, MarkShiftNoShowMutationVariables>;
export function useMarkShiftNoShowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkShiftNoShowMutation, MarkShiftNoShowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkShiftNoShowMutation, MarkShiftNoShowMutationVariables>(MarkShiftNoShowDocument, options);
      }
export type MarkShiftNoShowMutationHookResult = ReturnType<typeof useMarkShiftNoShowMutation>;
export type MarkShiftNoShowMutationResult = ApolloReactCommon.MutationResult<MarkShiftNoShowMutation>;
export const UndoShiftDecisionDocument = gql`
    mutation UndoShiftDecision($shiftId: ID!, $reason: String!, $version: Int) {
  undoShiftDecision(
    input: {shiftId: $shiftId, reason: $reason, version: $version}
  ) {
    shift {
      id
    }
  }
}
    `;
export type UndoShiftDecisionMutationFn = ApolloReactCommon.MutationFunction<UndoShiftDecisionMutation, UndoShiftDecisionMutationVariables>;
export function useUndoShiftDecisionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoShiftDecisionMutation, UndoShiftDecisionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoShiftDecisionMutation, UndoShiftDecisionMutationVariables>(UndoShiftDecisionDocument, options);
      }
export type UndoShiftDecisionMutationHookResult = ReturnType<typeof useUndoShiftDecisionMutation>;
export type UndoShiftDecisionMutationResult = ApolloReactCommon.MutationResult<UndoShiftDecisionMutation>;
export const ApproveShiftDocument = gql`
    mutation ApproveShift($shiftId: ID!, $minutes: Int, $reason: String, $version: Int) {
  approveShift(
    input: {shiftId: $shiftId, minutes: $minutes, reason: $reason, version: $version}
  ) {
    shift {
      id
    }
  }
}
    `;
export type ApproveShiftMutationFn = ApolloReactCommon.MutationFunction<ApproveShiftMutation, ApproveShiftMutationVariables>;
export function useApproveShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveShiftMutation, ApproveShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveShiftMutation, ApproveShiftMutationVariables>(ApproveShiftDocument, options);
      }
export type ApproveShiftMutationHookResult = ReturnType<typeof useApproveShiftMutation>;
export type ApproveShiftMutationResult = ApolloReactCommon.MutationResult<ApproveShiftMutation>;
export const AddShiftNoteDocument = gql`
    mutation AddShiftNote($shiftId: ID!, $note: String!, $noteId: ID) {
  addShiftNote(input: {shiftId: $shiftId, note: $note, noteId: $noteId}) {
    shiftNotes {
      ...ShiftThread
    }
  }
}
    ${ShiftThreadFragmentDoc}`;
export type AddShiftNoteMutationFn = ApolloReactCommon.MutationFunction<AddShiftNoteMutation, AddShiftNoteMutationVariables>;
export function useAddShiftNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddShiftNoteMutation, AddShiftNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddShiftNoteMutation, AddShiftNoteMutationVariables>(AddShiftNoteDocument, options);
      }
export type AddShiftNoteMutationHookResult = ReturnType<typeof useAddShiftNoteMutation>;
export type AddShiftNoteMutationResult = ApolloReactCommon.MutationResult<AddShiftNoteMutation>;
export const EnableShiftRemindersDocument = gql`
    mutation EnableShiftReminders($shiftId: ID!) {
  enableShiftReminders(input: {shiftId: $shiftId}) {
    shift {
      id
    }
  }
}
    `;
export type EnableShiftRemindersMutationFn = ApolloReactCommon.MutationFunction<EnableShiftRemindersMutation, EnableShiftRemindersMutationVariables>;
export function useEnableShiftRemindersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnableShiftRemindersMutation, EnableShiftRemindersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnableShiftRemindersMutation, EnableShiftRemindersMutationVariables>(EnableShiftRemindersDocument, options);
      }
export type EnableShiftRemindersMutationHookResult = ReturnType<typeof useEnableShiftRemindersMutation>;
export type EnableShiftRemindersMutationResult = ApolloReactCommon.MutationResult<EnableShiftRemindersMutation>;