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
export type AvailabilityFieldsFragment = { staffId: string, weekly: Array<{ weekday: number, from: string, until: string }>, exceptions: Array<{ id: string, isAvailable: boolean, from: string, until: string, note: string | null }> };

export type MyAvailabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAvailabilityQuery = { myAvailability: { staffId: string, weekly: Array<{ weekday: number, from: string, until: string }>, exceptions: Array<{ id: string, isAvailable: boolean, from: string, until: string, note: string | null }> } };

export type SaveWeeklyAvailabilityMutationVariables = Exact<{
  input: Types.SaveWeeklyAvailabilityInput;
}>;


export type SaveWeeklyAvailabilityMutation = { saveWeeklyAvailability: { staffAvailability: { staffId: string, weekly: Array<{ weekday: number, from: string, until: string }>, exceptions: Array<{ id: string, isAvailable: boolean, from: string, until: string, note: string | null }> } } };

export type AddAvailabilityExceptionMutationVariables = Exact<{
  input: Types.AddAvailabilityExceptionInput;
}>;


export type AddAvailabilityExceptionMutation = { addAvailabilityException: { staffAvailability: { staffId: string, weekly: Array<{ weekday: number, from: string, until: string }>, exceptions: Array<{ id: string, isAvailable: boolean, from: string, until: string, note: string | null }> } } };

export type RemoveAvailabilityExceptionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAvailabilityExceptionMutation = { removeAvailabilityException: { staffAvailability: { staffId: string, weekly: Array<{ weekday: number, from: string, until: string }>, exceptions: Array<{ id: string, isAvailable: boolean, from: string, until: string, note: string | null }> } } };

export const AvailabilityFieldsFragmentDoc = gql`
    fragment AvailabilityFields on StaffAvailabilityDetails {
  staffId
  weekly {
    weekday
    from
    until
  }
  exceptions {
    id
    isAvailable
    from
    until
    note
  }
}
    `;
export const MyAvailabilityDocument = gql`
    query MyAvailability {
  myAvailability {
    ...AvailabilityFields
  }
}
    ${AvailabilityFieldsFragmentDoc}`;
export function useMyAvailabilityQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyAvailabilityQuery, MyAvailabilityQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyAvailabilityQuery, MyAvailabilityQueryVariables>(MyAvailabilityDocument, options);
      }
export function useMyAvailabilityLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyAvailabilityQuery, MyAvailabilityQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyAvailabilityQuery, MyAvailabilityQueryVariables>(MyAvailabilityDocument, options);
        }
// @ts-ignore
export function useMyAvailabilitySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyAvailabilityQuery, MyAvailabilityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyAvailabilityQuery, MyAvailabilityQueryVariables>;
export function useMyAvailabilitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyAvailabilityQuery, MyAvailabilityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyAvailabilityQuery | undefined, MyAvailabilityQueryVariables>;
export function useMyAvailabilitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyAvailabilityQuery, MyAvailabilityQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyAvailabilityQuery, MyAvailabilityQueryVariables>(MyAvailabilityDocument, options);
        }
export type MyAvailabilityQueryHookResult = ReturnType<typeof useMyAvailabilityQuery>;
export type MyAvailabilityLazyQueryHookResult = ReturnType<typeof useMyAvailabilityLazyQuery>;
export type MyAvailabilitySuspenseQueryHookResult = ReturnType<typeof useMyAvailabilitySuspenseQuery>;
export type MyAvailabilityQueryResult = ApolloReactCommon.QueryResult<MyAvailabilityQuery, MyAvailabilityQueryVariables>;
export const SaveWeeklyAvailabilityDocument = gql`
    mutation SaveWeeklyAvailability($input: SaveWeeklyAvailabilityInput!) {
  saveWeeklyAvailability(input: $input) {
    staffAvailability {
      ...AvailabilityFields
    }
  }
}
    ${AvailabilityFieldsFragmentDoc}`;
export type SaveWeeklyAvailabilityMutationFn = ApolloReactCommon.MutationFunction<SaveWeeklyAvailabilityMutation, SaveWeeklyAvailabilityMutationVariables>;
export function useSaveWeeklyAvailabilityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveWeeklyAvailabilityMutation, SaveWeeklyAvailabilityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveWeeklyAvailabilityMutation, SaveWeeklyAvailabilityMutationVariables>(SaveWeeklyAvailabilityDocument, options);
      }
export type SaveWeeklyAvailabilityMutationHookResult = ReturnType<typeof useSaveWeeklyAvailabilityMutation>;
export type SaveWeeklyAvailabilityMutationResult = ApolloReactCommon.MutationResult<SaveWeeklyAvailabilityMutation>;
export const AddAvailabilityExceptionDocument = gql`
    mutation AddAvailabilityException($input: AddAvailabilityExceptionInput!) {
  addAvailabilityException(input: $input) {
    staffAvailability {
      ...AvailabilityFields
    }
  }
}
    ${AvailabilityFieldsFragmentDoc}`;
export type AddAvailabilityExceptionMutationFn = ApolloReactCommon.MutationFunction<AddAvailabilityExceptionMutation, AddAvailabilityExceptionMutationVariables>;
export function useAddAvailabilityExceptionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddAvailabilityExceptionMutation, AddAvailabilityExceptionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddAvailabilityExceptionMutation, AddAvailabilityExceptionMutationVariables>(AddAvailabilityExceptionDocument, options);
      }
export type AddAvailabilityExceptionMutationHookResult = ReturnType<typeof useAddAvailabilityExceptionMutation>;
export type AddAvailabilityExceptionMutationResult = ApolloReactCommon.MutationResult<AddAvailabilityExceptionMutation>;
export const RemoveAvailabilityExceptionDocument = gql`
    mutation RemoveAvailabilityException($id: ID!) {
  removeAvailabilityException(input: {id: $id}) {
    staffAvailability {
      ...AvailabilityFields
    }
  }
}
    ${AvailabilityFieldsFragmentDoc}`;
export type RemoveAvailabilityExceptionMutationFn = ApolloReactCommon.MutationFunction<RemoveAvailabilityExceptionMutation, RemoveAvailabilityExceptionMutationVariables>;
export function useRemoveAvailabilityExceptionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveAvailabilityExceptionMutation, RemoveAvailabilityExceptionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveAvailabilityExceptionMutation, RemoveAvailabilityExceptionMutationVariables>(RemoveAvailabilityExceptionDocument, options);
      }
export type RemoveAvailabilityExceptionMutationHookResult = ReturnType<typeof useRemoveAvailabilityExceptionMutation>;
export type RemoveAvailabilityExceptionMutationResult = ApolloReactCommon.MutationResult<RemoveAvailabilityExceptionMutation>;