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
export type AccessRequestRowFragment = { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> };

export type AccessRequestsQueryVariables = Exact<{
  state?: Types.AccessRequestState | null | undefined;
  after?: string | null | undefined;
}>;


export type AccessRequestsQuery = { accessRequests: { totalCount: number, nodes: Array<{ id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AccountChoiceFragment = { id: string, firstName: string, lastName: string, email: string, role: Types.Role };

export type AccountChoicesQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type AccountChoicesQuery = { users: { nodes: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role }> } };

export type CreateAccessRequestMutationVariables = Exact<{
  input: Types.CreateAccessRequestInput;
}>;


export type CreateAccessRequestMutation = { createAccessRequest: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type AskAccessIdentityMutationVariables = Exact<{
  id: string;
}>;


export type AskAccessIdentityMutation = { askAccessIdentity: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type CheckAccessIdentityMutationVariables = Exact<{
  input: Types.AccessRequestReasonInput;
}>;


export type CheckAccessIdentityMutation = { checkAccessIdentity: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type ExtendAccessRequestMutationVariables = Exact<{
  input: Types.AccessRequestReasonInput;
}>;


export type ExtendAccessRequestMutation = { extendAccessRequest: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type AssembleAccessRequestMutationVariables = Exact<{
  id: string;
}>;


export type AssembleAccessRequestMutation = { assembleAccessRequest: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type HandOverAccessRequestMutationVariables = Exact<{
  id: string;
}>;


export type HandOverAccessRequestMutation = { handOverAccessRequest: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export type RefuseAccessRequestMutationVariables = Exact<{
  input: Types.AccessRequestReasonInput;
}>;


export type RefuseAccessRequestMutation = { refuseAccessRequest: { accessRequest: { id: string, patientId: string | null, userId: string | null, subjectName: string, subjectRole: Types.Role | null, recordNumbers: Array<string>, receivedOn: string, requester: string, identityAskedOn: string | null, identityCheckedOn: string | null, identityHow: string | null, extendedReason: string | null, deadline: string | null, daysLeft: number | null, state: Types.AccessRequestState, closedAt: string | null, closedReason: string | null, assembly: Types.AssemblyState, stepsDone: number, stepsTotal: number, expiresAt: string | null, files: Array<{ name: string, byteSize: number }> } } };

export const AccessRequestRowFragmentDoc = gql`
    fragment AccessRequestRow on AccessRequest {
  id
  patientId
  userId
  subjectName
  subjectRole
  recordNumbers
  receivedOn
  requester
  identityAskedOn
  identityCheckedOn
  identityHow
  extendedReason
  deadline
  daysLeft
  state
  closedAt
  closedReason
  assembly
  stepsDone
  stepsTotal
  expiresAt
  files {
    name
    byteSize
  }
}
    `;
export const AccountChoiceFragmentDoc = gql`
    fragment AccountChoice on User {
  id
  firstName
  lastName
  email
  role
}
    `;
export const AccessRequestsDocument = gql`
    query AccessRequests($state: AccessRequestState = open, $after: String) {
  accessRequests(state: $state, after: $after) {
    totalCount
    nodes {
      ...AccessRequestRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export function useAccessRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AccessRequestsQuery, AccessRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccessRequestsQuery, AccessRequestsQueryVariables>(AccessRequestsDocument, options);
      }
export function useAccessRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccessRequestsQuery, AccessRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccessRequestsQuery, AccessRequestsQueryVariables>(AccessRequestsDocument, options);
        }
// @ts-ignore
export function useAccessRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AccessRequestsQuery, AccessRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccessRequestsQuery, AccessRequestsQueryVariables>;
export function useAccessRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccessRequestsQuery, AccessRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccessRequestsQuery | undefined, AccessRequestsQueryVariables>;
export function useAccessRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccessRequestsQuery, AccessRequestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AccessRequestsQuery, AccessRequestsQueryVariables>(AccessRequestsDocument, options);
        }
export type AccessRequestsQueryHookResult = ReturnType<typeof useAccessRequestsQuery>;
export type AccessRequestsLazyQueryHookResult = ReturnType<typeof useAccessRequestsLazyQuery>;
export type AccessRequestsSuspenseQueryHookResult = ReturnType<typeof useAccessRequestsSuspenseQuery>;
export type AccessRequestsQueryResult = ApolloReactCommon.QueryResult<AccessRequestsQuery, AccessRequestsQueryVariables>;
export const AccountChoicesDocument = gql`
    query AccountChoices($text: String) {
  users(filter: {text: $text}, first: 20) {
    nodes {
      ...AccountChoice
    }
  }
}
    ${AccountChoiceFragmentDoc}`;
export function useAccountChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AccountChoicesQuery, AccountChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountChoicesQuery, AccountChoicesQueryVariables>(AccountChoicesDocument, options);
      }
export function useAccountChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountChoicesQuery, AccountChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountChoicesQuery, AccountChoicesQueryVariables>(AccountChoicesDocument, options);
        }
// @ts-ignore
export function useAccountChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AccountChoicesQuery, AccountChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountChoicesQuery, AccountChoicesQueryVariables>;
export function useAccountChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountChoicesQuery, AccountChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountChoicesQuery | undefined, AccountChoicesQueryVariables>;
export function useAccountChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountChoicesQuery, AccountChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AccountChoicesQuery, AccountChoicesQueryVariables>(AccountChoicesDocument, options);
        }
export type AccountChoicesQueryHookResult = ReturnType<typeof useAccountChoicesQuery>;
export type AccountChoicesLazyQueryHookResult = ReturnType<typeof useAccountChoicesLazyQuery>;
export type AccountChoicesSuspenseQueryHookResult = ReturnType<typeof useAccountChoicesSuspenseQuery>;
export type AccountChoicesQueryResult = ApolloReactCommon.QueryResult<AccountChoicesQuery, AccountChoicesQueryVariables>;
export const CreateAccessRequestDocument = gql`
    mutation CreateAccessRequest($input: CreateAccessRequestInput!) {
  createAccessRequest(input: $input) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type CreateAccessRequestMutationFn = ApolloReactCommon.MutationFunction<CreateAccessRequestMutation, CreateAccessRequestMutationVariables>;
export function useCreateAccessRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAccessRequestMutation, CreateAccessRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAccessRequestMutation, CreateAccessRequestMutationVariables>(CreateAccessRequestDocument, options);
      }
export type CreateAccessRequestMutationHookResult = ReturnType<typeof useCreateAccessRequestMutation>;
export type CreateAccessRequestMutationResult = ApolloReactCommon.MutationResult<CreateAccessRequestMutation>;
export const AskAccessIdentityDocument = gql`
    mutation AskAccessIdentity($id: ID!) {
  askAccessIdentity(input: {id: $id}) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type AskAccessIdentityMutationFn = ApolloReactCommon.MutationFunction<AskAccessIdentityMutation, AskAccessIdentityMutationVariables>;
export function useAskAccessIdentityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskAccessIdentityMutation, AskAccessIdentityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskAccessIdentityMutation, AskAccessIdentityMutationVariables>(AskAccessIdentityDocument, options);
      }
export type AskAccessIdentityMutationHookResult = ReturnType<typeof useAskAccessIdentityMutation>;
export type AskAccessIdentityMutationResult = ApolloReactCommon.MutationResult<AskAccessIdentityMutation>;
export const CheckAccessIdentityDocument = gql`
    mutation CheckAccessIdentity($input: AccessRequestReasonInput!) {
  checkAccessIdentity(input: $input) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type CheckAccessIdentityMutationFn = ApolloReactCommon.MutationFunction<CheckAccessIdentityMutation, CheckAccessIdentityMutationVariables>;
export function useCheckAccessIdentityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckAccessIdentityMutation, CheckAccessIdentityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckAccessIdentityMutation, CheckAccessIdentityMutationVariables>(CheckAccessIdentityDocument, options);
      }
export type CheckAccessIdentityMutationHookResult = ReturnType<typeof useCheckAccessIdentityMutation>;
export type CheckAccessIdentityMutationResult = ApolloReactCommon.MutationResult<CheckAccessIdentityMutation>;
export const ExtendAccessRequestDocument = gql`
    mutation ExtendAccessRequest($input: AccessRequestReasonInput!) {
  extendAccessRequest(input: $input) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type ExtendAccessRequestMutationFn = ApolloReactCommon.MutationFunction<ExtendAccessRequestMutation, ExtendAccessRequestMutationVariables>;
export function useExtendAccessRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ExtendAccessRequestMutation, ExtendAccessRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ExtendAccessRequestMutation, ExtendAccessRequestMutationVariables>(ExtendAccessRequestDocument, options);
      }
export type ExtendAccessRequestMutationHookResult = ReturnType<typeof useExtendAccessRequestMutation>;
export type ExtendAccessRequestMutationResult = ApolloReactCommon.MutationResult<ExtendAccessRequestMutation>;
export const AssembleAccessRequestDocument = gql`
    mutation AssembleAccessRequest($id: ID!) {
  assembleAccessRequest(input: {id: $id}) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type AssembleAccessRequestMutationFn = ApolloReactCommon.MutationFunction<AssembleAccessRequestMutation, AssembleAccessRequestMutationVariables>;
export function useAssembleAccessRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssembleAccessRequestMutation, AssembleAccessRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssembleAccessRequestMutation, AssembleAccessRequestMutationVariables>(AssembleAccessRequestDocument, options);
      }
export type AssembleAccessRequestMutationHookResult = ReturnType<typeof useAssembleAccessRequestMutation>;
export type AssembleAccessRequestMutationResult = ApolloReactCommon.MutationResult<AssembleAccessRequestMutation>;
export const HandOverAccessRequestDocument = gql`
    mutation HandOverAccessRequest($id: ID!) {
  handOverAccessRequest(input: {id: $id}) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type HandOverAccessRequestMutationFn = ApolloReactCommon.MutationFunction<HandOverAccessRequestMutation, HandOverAccessRequestMutationVariables>;
export function useHandOverAccessRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<HandOverAccessRequestMutation, HandOverAccessRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<HandOverAccessRequestMutation, HandOverAccessRequestMutationVariables>(HandOverAccessRequestDocument, options);
      }
export type HandOverAccessRequestMutationHookResult = ReturnType<typeof useHandOverAccessRequestMutation>;
export type HandOverAccessRequestMutationResult = ApolloReactCommon.MutationResult<HandOverAccessRequestMutation>;
export const RefuseAccessRequestDocument = gql`
    mutation RefuseAccessRequest($input: AccessRequestReasonInput!) {
  refuseAccessRequest(input: $input) {
    accessRequest {
      ...AccessRequestRow
    }
  }
}
    ${AccessRequestRowFragmentDoc}`;
export type RefuseAccessRequestMutationFn = ApolloReactCommon.MutationFunction<RefuseAccessRequestMutation, RefuseAccessRequestMutationVariables>;
export function useRefuseAccessRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RefuseAccessRequestMutation, RefuseAccessRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RefuseAccessRequestMutation, RefuseAccessRequestMutationVariables>(RefuseAccessRequestDocument, options);
      }
export type RefuseAccessRequestMutationHookResult = ReturnType<typeof useRefuseAccessRequestMutation>;
export type RefuseAccessRequestMutationResult = ApolloReactCommon.MutationResult<RefuseAccessRequestMutation>;