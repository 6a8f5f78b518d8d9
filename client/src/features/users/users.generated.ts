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
export type CreateAdminMutationVariables = Exact<{
  input: Types.CreateAdminInput;
}>;


export type CreateAdminMutation = { createAdmin: { sessionUser: { id: string, firstName: string, lastName: string, email: string } } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { isDone: boolean } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, email: string } | null, secondFactor: { isOn: boolean, isRequired: boolean, since: string | null, recoveryCodesLeft: number }, mySessions: Array<{ id: string, userAgent: string | null, address: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type SecondFactorStateFragment = { isOn: boolean, isRequired: boolean, since: string | null, recoveryCodesLeft: number };

export type EndMySessionMutationVariables = Exact<{
  id: string;
}>;


export type EndMySessionMutation = { endMySession: { isDone: boolean } };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secondFactorSecret: { secret: string, uri: string } } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { recoveryCodes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: Types.RemoveSecondFactorInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { isDone: boolean } };

export type ResetSecondFactorMutationVariables = Exact<{
  input: Types.ResetSecondFactorInput;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { isDone: boolean } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { isDone: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { isDone: boolean } };

export type RequestEmailConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation: { isDone: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { isDone: boolean } };

export type UserRowFragment = { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null };

export type UsersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.UserFilter | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null }> } };

export type CreateUserMutationVariables = Exact<{
  input: Types.CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type ChangeUserRoleMutationVariables = Exact<{
  input: Types.ChangeUserRoleInput;
}>;


export type ChangeUserRoleMutation = { changeUserRole: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type SendUserInvitationMutationVariables = Exact<{
  id: string;
}>;


export type SendUserInvitationMutation = { sendUserInvitation: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type DisableUserMutationVariables = Exact<{
  id: string;
}>;


export type DisableUserMutation = { disableUser: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type EnableUserMutationVariables = Exact<{
  id: string;
}>;


export type EnableUserMutation = { enableUser: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type EndUserSessionsMutationVariables = Exact<{
  id: string;
}>;


export type EndUserSessionsMutation = { endUserSessions: { user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, clientId: string | null, patientId: string | null, isActive: boolean, hasPassword: boolean, openSessions: number, hasSecondFactor: boolean, lastSignInAt: string | null } } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { myCalendarFeed: { madeAt: string } | null };

export type MakeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeCalendarFeedMutation = { makeCalendarFeed: { madeCalendarFeed: { url: string } } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { isDone: boolean } };

export type UserRightsFieldsFragment = { userId: string, version: number, voidRecords: boolean, approve: boolean, exportLists: boolean };

export type UserRightsQueryVariables = Exact<{
  userId: string;
}>;


export type UserRightsQuery = { userRights: { userId: string, version: number, voidRecords: boolean, approve: boolean, exportLists: boolean } };

export type SaveUserRightsMutationVariables = Exact<{
  input: Types.SaveUserRightsInput;
}>;


export type SaveUserRightsMutation = { saveUserRights: { userRights: { userId: string, version: number, voidRecords: boolean, approve: boolean, exportLists: boolean } } };

export const SecondFactorStateFragmentDoc = gql`
    fragment SecondFactorState on SecondFactor {
  isOn
  isRequired
  since
  recoveryCodesLeft
}
    `;
export const UserRowFragmentDoc = gql`
    fragment UserRow on User {
  id
  firstName
  lastName
  email
  role
  clientId
  patientId
  isActive
  hasPassword
  openSessions
  hasSecondFactor
  lastSignInAt
}
    `;
export const UserRightsFieldsFragmentDoc = gql`
    fragment UserRightsFields on UserRights {
  userId
  version
  voidRecords
  approve
  exportLists
}
    `;
export const CreateAdminDocument = gql`
    mutation CreateAdmin($input: CreateAdminInput!) {
  createAdmin(input: $input) {
    sessionUser {
      id
      firstName
      lastName
      email
    }
  }
}
    `;
export type CreateAdminMutationFn = ApolloReactCommon.MutationFunction<CreateAdminMutation, CreateAdminMutationVariables>;
export function useCreateAdminMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAdminMutation, CreateAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAdminMutation, CreateAdminMutationVariables>(CreateAdminDocument, options);
      }
export type CreateAdminMutationHookResult = ReturnType<typeof useCreateAdminMutation>;
export type CreateAdminMutationResult = ApolloReactCommon.MutationResult<CreateAdminMutation>;
export const ChangePasswordDocument = gql`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    isDone
  }
}
    `;
export type ChangePasswordMutationFn = ApolloReactCommon.MutationFunction<ChangePasswordMutation, ChangePasswordMutationVariables>;
export function useChangePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
      }
export type ChangePasswordMutationHookResult = ReturnType<typeof useChangePasswordMutation>;
export type ChangePasswordMutationResult = ApolloReactCommon.MutationResult<ChangePasswordMutation>;
export const AccountDocument = gql`
    query Account {
  me {
    id
    email
  }
  secondFactor {
    ...SecondFactorState
  }
  mySessions {
    id
    userAgent
    address
    createdAt
    lastSeenAt
    isCurrent
  }
}
    ${SecondFactorStateFragmentDoc}`;
export function useAccountQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AccountQuery, AccountQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountQuery, AccountQueryVariables>(AccountDocument, options);
      }
export function useAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountQuery, AccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountQuery, AccountQueryVariables>(AccountDocument, options);
        }
// @ts-ignore
export function useAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AccountQuery, AccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountQuery, AccountQueryVariables>;
export function useAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountQuery, AccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AccountQuery | undefined, AccountQueryVariables>;
export function useAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AccountQuery, AccountQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AccountQuery, AccountQueryVariables>(AccountDocument, options);
        }
export type AccountQueryHookResult = ReturnType<typeof useAccountQuery>;
export type AccountLazyQueryHookResult = ReturnType<typeof useAccountLazyQuery>;
export type AccountSuspenseQueryHookResult = ReturnType<typeof useAccountSuspenseQuery>;
export type AccountQueryResult = ApolloReactCommon.QueryResult<AccountQuery, AccountQueryVariables>;
export const EndMySessionDocument = gql`
    mutation EndMySession($id: ID!) {
  endMySession(input: {id: $id}) {
    isDone
  }
}
    `;
export type EndMySessionMutationFn = ApolloReactCommon.MutationFunction<EndMySessionMutation, EndMySessionMutationVariables>;
export function useEndMySessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndMySessionMutation, EndMySessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndMySessionMutation, EndMySessionMutationVariables>(EndMySessionDocument, options);
      }
export type EndMySessionMutationHookResult = ReturnType<typeof useEndMySessionMutation>;
export type EndMySessionMutationResult = ApolloReactCommon.MutationResult<EndMySessionMutation>;
export const BeginSecondFactorDocument = gql`
    mutation BeginSecondFactor($password: String!) {
  beginSecondFactor(input: {password: $password}) {
    secondFactorSecret {
      secret
      uri
    }
  }
}
    `;
export type BeginSecondFactorMutationFn = ApolloReactCommon.MutationFunction<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export function useBeginSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>(BeginSecondFactorDocument, options);
      }
export type BeginSecondFactorMutationHookResult = ReturnType<typeof useBeginSecondFactorMutation>;
export type BeginSecondFactorMutationResult = ApolloReactCommon.MutationResult<BeginSecondFactorMutation>;
export const ConfirmSecondFactorDocument = gql`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(input: {code: $code}) {
    recoveryCodes
  }
}
    `;
export type ConfirmSecondFactorMutationFn = ApolloReactCommon.MutationFunction<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export function useConfirmSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>(ConfirmSecondFactorDocument, options);
      }
export type ConfirmSecondFactorMutationHookResult = ReturnType<typeof useConfirmSecondFactorMutation>;
export type ConfirmSecondFactorMutationResult = ApolloReactCommon.MutationResult<ConfirmSecondFactorMutation>;
export const RenewRecoveryCodesDocument = gql`
    mutation RenewRecoveryCodes($password: String!) {
  renewRecoveryCodes(input: {password: $password}) {
    recoveryCodes
  }
}
    `;
export type RenewRecoveryCodesMutationFn = ApolloReactCommon.MutationFunction<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export function useRenewRecoveryCodesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(RenewRecoveryCodesDocument, options);
      }
export type RenewRecoveryCodesMutationHookResult = ReturnType<typeof useRenewRecoveryCodesMutation>;
export type RenewRecoveryCodesMutationResult = ApolloReactCommon.MutationResult<RenewRecoveryCodesMutation>;
export const RemoveSecondFactorDocument = gql`
    mutation RemoveSecondFactor($input: RemoveSecondFactorInput!) {
  removeSecondFactor(input: $input) {
    isDone
  }
}
    `;
export type RemoveSecondFactorMutationFn = ApolloReactCommon.MutationFunction<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export function useRemoveSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>(RemoveSecondFactorDocument, options);
      }
export type RemoveSecondFactorMutationHookResult = ReturnType<typeof useRemoveSecondFactorMutation>;
export type RemoveSecondFactorMutationResult = ApolloReactCommon.MutationResult<RemoveSecondFactorMutation>;
export const ResetSecondFactorDocument = gql`
    mutation ResetSecondFactor($input: ResetSecondFactorInput!) {
  resetSecondFactor(input: $input) {
    isDone
  }
}
    `;
export type ResetSecondFactorMutationFn = ApolloReactCommon.MutationFunction<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export function useResetSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>(ResetSecondFactorDocument, options);
      }
export type ResetSecondFactorMutationHookResult = ReturnType<typeof useResetSecondFactorMutation>;
export type ResetSecondFactorMutationResult = ApolloReactCommon.MutationResult<ResetSecondFactorMutation>;
export const VerifyEmailDocument = gql`
    mutation VerifyEmail($token: String!, $password: String!) {
  verifyEmail(input: {token: $token, password: $password}) {
    isDone
  }
}
    `;
export type VerifyEmailMutationFn = ApolloReactCommon.MutationFunction<VerifyEmailMutation, VerifyEmailMutationVariables>;
export function useVerifyEmailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyEmailMutation, VerifyEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options);
      }
export type VerifyEmailMutationHookResult = ReturnType<typeof useVerifyEmailMutation>;
export type VerifyEmailMutationResult = ApolloReactCommon.MutationResult<VerifyEmailMutation>;
export const RequestPasswordResetDocument = gql`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(input: {email: $email}) {
    isDone
  }
}
    `;
export type RequestPasswordResetMutationFn = ApolloReactCommon.MutationFunction<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export function useRequestPasswordResetMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
      }
export type RequestPasswordResetMutationHookResult = ReturnType<typeof useRequestPasswordResetMutation>;
export type RequestPasswordResetMutationResult = ApolloReactCommon.MutationResult<RequestPasswordResetMutation>;
export const RequestEmailConfirmationDocument = gql`
    mutation RequestEmailConfirmation($email: String!) {
  requestEmailConfirmation(input: {email: $email}) {
    isDone
  }
}
    `;
export type RequestEmailConfirmationMutationFn = ApolloReactCommon.MutationFunction<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>;
export function useRequestEmailConfirmationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>(RequestEmailConfirmationDocument, options);
      }
export type RequestEmailConfirmationMutationHookResult = ReturnType<typeof useRequestEmailConfirmationMutation>;
export type RequestEmailConfirmationMutationResult = ApolloReactCommon.MutationResult<RequestEmailConfirmationMutation>;
export const ResetPasswordDocument = gql`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    isDone
  }
}
    `;
export type ResetPasswordMutationFn = ApolloReactCommon.MutationFunction<ResetPasswordMutation, ResetPasswordMutationVariables>;
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export type ResetPasswordMutationResult = ApolloReactCommon.MutationResult<ResetPasswordMutation>;
export const UsersDocument = gql`
    query Users($first: Int, $after: String, $filter: UserFilter) {
  users(first: $first, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export function useUsersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UsersQuery, UsersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
      }
export function useUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
// @ts-ignore
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery | undefined, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
export type UsersQueryHookResult = ReturnType<typeof useUsersQuery>;
export type UsersLazyQueryHookResult = ReturnType<typeof useUsersLazyQuery>;
export type UsersSuspenseQueryHookResult = ReturnType<typeof useUsersSuspenseQuery>;
export type UsersQueryResult = ApolloReactCommon.QueryResult<UsersQuery, UsersQueryVariables>;
export const CreateUserDocument = gql`
    mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type CreateUserMutationFn = ApolloReactCommon.MutationFunction<CreateUserMutation, CreateUserMutationVariables>;
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export type CreateUserMutationResult = ApolloReactCommon.MutationResult<CreateUserMutation>;
export const ChangeUserRoleDocument = gql`
    mutation ChangeUserRole($input: ChangeUserRoleInput!) {
  changeUserRole(input: $input) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type ChangeUserRoleMutationFn = ApolloReactCommon.MutationFunction<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;
export function useChangeUserRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>(ChangeUserRoleDocument, options);
      }
export type ChangeUserRoleMutationHookResult = ReturnType<typeof useChangeUserRoleMutation>;
export type ChangeUserRoleMutationResult = ApolloReactCommon.MutationResult<ChangeUserRoleMutation>;
export const SendUserInvitationDocument = gql`
    mutation SendUserInvitation($id: ID!) {
  sendUserInvitation(input: {id: $id}) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type SendUserInvitationMutationFn = ApolloReactCommon.MutationFunction<SendUserInvitationMutation, SendUserInvitationMutationVariables>;
export function useSendUserInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendUserInvitationMutation, SendUserInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendUserInvitationMutation, SendUserInvitationMutationVariables>(SendUserInvitationDocument, options);
      }
export type SendUserInvitationMutationHookResult = ReturnType<typeof useSendUserInvitationMutation>;
export type SendUserInvitationMutationResult = ApolloReactCommon.MutationResult<SendUserInvitationMutation>;
export const DisableUserDocument = gql`
    mutation DisableUser($id: ID!) {
  disableUser(input: {id: $id}) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type DisableUserMutationFn = ApolloReactCommon.MutationFunction<DisableUserMutation, DisableUserMutationVariables>;
export function useDisableUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisableUserMutation, DisableUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisableUserMutation, DisableUserMutationVariables>(DisableUserDocument, options);
      }
export type DisableUserMutationHookResult = ReturnType<typeof useDisableUserMutation>;
export type DisableUserMutationResult = ApolloReactCommon.MutationResult<DisableUserMutation>;
export const EnableUserDocument = gql`
    mutation EnableUser($id: ID!) {
  enableUser(input: {id: $id}) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type EnableUserMutationFn = ApolloReactCommon.MutationFunction<EnableUserMutation, EnableUserMutationVariables>;
export function useEnableUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnableUserMutation, EnableUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnableUserMutation, EnableUserMutationVariables>(EnableUserDocument, options);
      }
export type EnableUserMutationHookResult = ReturnType<typeof useEnableUserMutation>;
export type EnableUserMutationResult = ApolloReactCommon.MutationResult<EnableUserMutation>;
export const EndUserSessionsDocument = gql`
    mutation EndUserSessions($id: ID!) {
  endUserSessions(input: {id: $id}) {
    user {
      ...UserRow
    }
  }
}
    ${UserRowFragmentDoc}`;
export type EndUserSessionsMutationFn = ApolloReactCommon.MutationFunction<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export function useEndUserSessionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndUserSessionsMutation, EndUserSessionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndUserSessionsMutation, EndUserSessionsMutationVariables>(EndUserSessionsDocument, options);
      }
export type EndUserSessionsMutationHookResult = ReturnType<typeof useEndUserSessionsMutation>;
export type EndUserSessionsMutationResult = ApolloReactCommon.MutationResult<EndUserSessionsMutation>;
export const CalendarFeedDocument = gql`
    query CalendarFeed {
  myCalendarFeed {
    madeAt
  }
}
    `;
export function useCalendarFeedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
      }
export function useCalendarFeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
// @ts-ignore
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery | undefined, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
export type CalendarFeedQueryHookResult = ReturnType<typeof useCalendarFeedQuery>;
export type CalendarFeedLazyQueryHookResult = ReturnType<typeof useCalendarFeedLazyQuery>;
export type CalendarFeedSuspenseQueryHookResult = ReturnType<typeof useCalendarFeedSuspenseQuery>;
export type CalendarFeedQueryResult = ApolloReactCommon.QueryResult<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const MakeCalendarFeedDocument = gql`
    mutation MakeCalendarFeed {
  makeCalendarFeed {
    madeCalendarFeed {
      url
    }
  }
}
    `;
export type MakeCalendarFeedMutationFn = ApolloReactCommon.MutationFunction<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>;
export function useMakeCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>(MakeCalendarFeedDocument, options);
      }
export type MakeCalendarFeedMutationHookResult = ReturnType<typeof useMakeCalendarFeedMutation>;
export type MakeCalendarFeedMutationResult = ApolloReactCommon.MutationResult<MakeCalendarFeedMutation>;
export const RevokeCalendarFeedDocument = gql`
    mutation RevokeCalendarFeed {
  revokeCalendarFeed {
    isDone
  }
}
    `;
export type RevokeCalendarFeedMutationFn = ApolloReactCommon.MutationFunction<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export function useRevokeCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>(RevokeCalendarFeedDocument, options);
      }
export type RevokeCalendarFeedMutationHookResult = ReturnType<typeof useRevokeCalendarFeedMutation>;
export type RevokeCalendarFeedMutationResult = ApolloReactCommon.MutationResult<RevokeCalendarFeedMutation>;
export const UserRightsDocument = gql`
    query UserRights($userId: ID!) {
  userRights(userId: $userId) {
    ...UserRightsFields
  }
}
    ${UserRightsFieldsFragmentDoc}`;
export function useUserRightsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserRightsQuery, UserRightsQueryVariables> & ({ variables: UserRightsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserRightsQuery, UserRightsQueryVariables>(UserRightsDocument, options);
      }
export function useUserRightsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserRightsQuery, UserRightsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserRightsQuery, UserRightsQueryVariables>(UserRightsDocument, options);
        }
// @ts-ignore
export function useUserRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserRightsQuery, UserRightsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserRightsQuery, UserRightsQueryVariables>;
export function useUserRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserRightsQuery, UserRightsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserRightsQuery | undefined, UserRightsQueryVariables>;
export function useUserRightsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserRightsQuery, UserRightsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserRightsQuery, UserRightsQueryVariables>(UserRightsDocument, options);
        }
export type UserRightsQueryHookResult = ReturnType<typeof useUserRightsQuery>;
export type UserRightsLazyQueryHookResult = ReturnType<typeof useUserRightsLazyQuery>;
export type UserRightsSuspenseQueryHookResult = ReturnType<typeof useUserRightsSuspenseQuery>;
export type UserRightsQueryResult = ApolloReactCommon.QueryResult<UserRightsQuery, UserRightsQueryVariables>;
export const SaveUserRightsDocument = gql`
    mutation SaveUserRights($input: SaveUserRightsInput!) {
  saveUserRights(input: $input) {
    userRights {
      ...UserRightsFields
    }
  }
}
    ${UserRightsFieldsFragmentDoc}`;
export type SaveUserRightsMutationFn = ApolloReactCommon.MutationFunction<SaveUserRightsMutation, SaveUserRightsMutationVariables>;
export function useSaveUserRightsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveUserRightsMutation, SaveUserRightsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveUserRightsMutation, SaveUserRightsMutationVariables>(SaveUserRightsDocument, options);
      }
export type SaveUserRightsMutationHookResult = ReturnType<typeof useSaveUserRightsMutation>;
export type SaveUserRightsMutationResult = ApolloReactCommon.MutationResult<SaveUserRightsMutation>;