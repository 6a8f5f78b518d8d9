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
export type StaffProfileFieldsFragment = { id: string, userId: string, position: string, isActive: boolean, hireDate: string | null, terminationDate: string | null, version: number, qualifications: Array<{ qualification: string, number: string | null, issuedOn: string | null, expiresOn: string | null }>, user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role } };

export type StaffManagerQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffManagerQuery = { staffProfiles: Array<{ id: string, userId: string, position: string, isActive: boolean, hireDate: string | null, terminationDate: string | null, version: number, qualifications: Array<{ qualification: string, number: string | null, issuedOn: string | null, expiresOn: string | null }>, user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role } }>, staffUsers: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role, staffProfile: { id: string } | null }> };

export type CreateStaffProfileMutationVariables = Exact<{
  input: Types.CreateStaffProfileInput;
}>;


export type CreateStaffProfileMutation = { createStaffProfile: { staffProfile: { id: string, userId: string, position: string, isActive: boolean, hireDate: string | null, terminationDate: string | null, version: number, qualifications: Array<{ qualification: string, number: string | null, issuedOn: string | null, expiresOn: string | null }>, user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role } } } };

export type UpdateStaffProfileMutationVariables = Exact<{
  input: Types.UpdateStaffProfileInput;
}>;


export type UpdateStaffProfileMutation = { updateStaffProfile: { staffProfile: { id: string, userId: string, position: string, isActive: boolean, hireDate: string | null, terminationDate: string | null, version: number, qualifications: Array<{ qualification: string, number: string | null, issuedOn: string | null, expiresOn: string | null }>, user: { id: string, firstName: string, lastName: string, email: string, role: Types.Role } } } };

export const StaffProfileFieldsFragmentDoc = gql`
    fragment StaffProfileFields on StaffProfile {
  id
  userId
  position
  isActive
  hireDate
  terminationDate
  version
  qualifications {
    qualification
    number
    issuedOn
    expiresOn
  }
  user {
    id
    firstName
    lastName
    email
    role
  }
}
    `;
export const StaffManagerDocument = gql`
    query StaffManager {
  staffProfiles {
    ...StaffProfileFields
  }
  staffUsers {
    id
    firstName
    lastName
    email
    role
    staffProfile {
      id
    }
  }
}
    ${StaffProfileFieldsFragmentDoc}`;
export function useStaffManagerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StaffManagerQuery, StaffManagerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StaffManagerQuery, StaffManagerQueryVariables>(StaffManagerDocument, options);
      }
export function useStaffManagerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StaffManagerQuery, StaffManagerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StaffManagerQuery, StaffManagerQueryVariables>(StaffManagerDocument, options);
        }
// @ts-ignore
export function useStaffManagerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StaffManagerQuery, StaffManagerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StaffManagerQuery, StaffManagerQueryVariables>;
export function useStaffManagerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StaffManagerQuery, StaffManagerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StaffManagerQuery | undefined, StaffManagerQueryVariables>;
export function useStaffManagerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StaffManagerQuery, StaffManagerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StaffManagerQuery, StaffManagerQueryVariables>(StaffManagerDocument, options);
        }
export type StaffManagerQueryHookResult = ReturnType<typeof useStaffManagerQuery>;
export type StaffManagerLazyQueryHookResult = ReturnType<typeof useStaffManagerLazyQuery>;
export type StaffManagerSuspenseQueryHookResult = ReturnType<typeof useStaffManagerSuspenseQuery>;
export type StaffManagerQueryResult = ApolloReactCommon.QueryResult<StaffManagerQuery, StaffManagerQueryVariables>;
export const CreateStaffProfileDocument = gql`
    mutation CreateStaffProfile($input: CreateStaffProfileInput!) {
  createStaffProfile(input: $input) {
    staffProfile {
      ...StaffProfileFields
    }
  }
}
    ${StaffProfileFieldsFragmentDoc}`;
export type CreateStaffProfileMutationFn = ApolloReactCommon.MutationFunction<CreateStaffProfileMutation, CreateStaffProfileMutationVariables>;
export function useCreateStaffProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStaffProfileMutation, CreateStaffProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStaffProfileMutation, CreateStaffProfileMutationVariables>(CreateStaffProfileDocument, options);
      }
export type CreateStaffProfileMutationHookResult = ReturnType<typeof useCreateStaffProfileMutation>;
export type CreateStaffProfileMutationResult = ApolloReactCommon.MutationResult<CreateStaffProfileMutation>;
export const UpdateStaffProfileDocument = gql`
    mutation UpdateStaffProfile($input: UpdateStaffProfileInput!) {
  updateStaffProfile(input: $input) {
    staffProfile {
      ...StaffProfileFields
    }
  }
}
    ${StaffProfileFieldsFragmentDoc}`;
export type UpdateStaffProfileMutationFn = ApolloReactCommon.MutationFunction<UpdateStaffProfileMutation, UpdateStaffProfileMutationVariables>;
export function useUpdateStaffProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStaffProfileMutation, UpdateStaffProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStaffProfileMutation, UpdateStaffProfileMutationVariables>(UpdateStaffProfileDocument, options);
      }
export type UpdateStaffProfileMutationHookResult = ReturnType<typeof useUpdateStaffProfileMutation>;
export type UpdateStaffProfileMutationResult = ApolloReactCommon.MutationResult<UpdateStaffProfileMutation>;