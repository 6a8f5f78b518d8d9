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
export type OwnNotificationChoicesFragment = { quietFrom: string | null, quietTo: string | null, digestHour: number | null, pushKey: string, kinds: Array<{ kind: Types.NotificationKind, app: boolean, mail: boolean, push: boolean }>, devices: Array<{ id: string, label: string, madeAt: string, usedAt: string | null, mark: string }> };

export type NotificationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationChoicesQuery = { notificationChoices: { quietFrom: string | null, quietTo: string | null, digestHour: number | null, pushKey: string, kinds: Array<{ kind: Types.NotificationKind, app: boolean, mail: boolean, push: boolean }>, devices: Array<{ id: string, label: string, madeAt: string, usedAt: string | null, mark: string }> } };

export type SetNotificationChoiceMutationVariables = Exact<{
  input: Types.SetNotificationChoiceInput;
}>;


export type SetNotificationChoiceMutation = { setNotificationChoice: { notificationChoice: { kind: Types.NotificationKind, app: boolean, mail: boolean, push: boolean } } };

export type SetNotificationTimesMutationVariables = Exact<{
  input: Types.SetNotificationTimesInput;
}>;


export type SetNotificationTimesMutation = { setNotificationTimes: { notificationChoices: { quietFrom: string | null, quietTo: string | null, digestHour: number | null, pushKey: string, kinds: Array<{ kind: Types.NotificationKind, app: boolean, mail: boolean, push: boolean }>, devices: Array<{ id: string, label: string, madeAt: string, usedAt: string | null, mark: string }> } } };

export type AddPushDeviceMutationVariables = Exact<{
  input: Types.AddPushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { pushDevice: { id: string } } };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { isDone: boolean } };

export type TestPushDeviceMutationVariables = Exact<{
  id: string;
}>;


export type TestPushDeviceMutation = { testPushDevice: { isDone: boolean } };

export const OwnNotificationChoicesFragmentDoc = gql`
    fragment OwnNotificationChoices on NotificationChoices {
  kinds {
    kind
    app
    mail
    push
  }
  quietFrom
  quietTo
  digestHour
  devices {
    id
    label
    madeAt
    usedAt
    mark
  }
  pushKey
}
    `;
export const NotificationChoicesDocument = gql`
    query NotificationChoices {
  notificationChoices {
    ...OwnNotificationChoices
  }
}
    ${OwnNotificationChoicesFragmentDoc}`;
export function useNotificationChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NotificationChoicesQuery, NotificationChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotificationChoicesQuery, NotificationChoicesQueryVariables>(NotificationChoicesDocument, options);
      }
export function useNotificationChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NotificationChoicesQuery, NotificationChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NotificationChoicesQuery, NotificationChoicesQueryVariables>(NotificationChoicesDocument, options);
        }
// @ts-ignore
export function useNotificationChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<NotificationChoicesQuery, NotificationChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationChoicesQuery, NotificationChoicesQueryVariables>;
export function useNotificationChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationChoicesQuery, NotificationChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationChoicesQuery | undefined, NotificationChoicesQueryVariables>;
export function useNotificationChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationChoicesQuery, NotificationChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<NotificationChoicesQuery, NotificationChoicesQueryVariables>(NotificationChoicesDocument, options);
        }
export type NotificationChoicesQueryHookResult = ReturnType<typeof useNotificationChoicesQuery>;
export type NotificationChoicesLazyQueryHookResult = ReturnType<typeof useNotificationChoicesLazyQuery>;
export type NotificationChoicesSuspenseQueryHookResult = ReturnType<typeof useNotificationChoicesSuspenseQuery>;
export type NotificationChoicesQueryResult = ApolloReactCommon.QueryResult<NotificationChoicesQuery, NotificationChoicesQueryVariables>;
export const SetNotificationChoiceDocument = gql`
    mutation SetNotificationChoice($input: SetNotificationChoiceInput!) {
  setNotificationChoice(input: $input) {
    notificationChoice {
      kind
      app
      mail
      push
    }
  }
}
    `;
export type SetNotificationChoiceMutationFn = ApolloReactCommon.MutationFunction<SetNotificationChoiceMutation, SetNotificationChoiceMutationVariables>;
export function useSetNotificationChoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetNotificationChoiceMutation, SetNotificationChoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetNotificationChoiceMutation, SetNotificationChoiceMutationVariables>(SetNotificationChoiceDocument, options);
      }
export type SetNotificationChoiceMutationHookResult = ReturnType<typeof useSetNotificationChoiceMutation>;
export type SetNotificationChoiceMutationResult = ApolloReactCommon.MutationResult<SetNotificationChoiceMutation>;
export const SetNotificationTimesDocument = gql`
    mutation SetNotificationTimes($input: SetNotificationTimesInput!) {
  setNotificationTimes(input: $input) {
    notificationChoices {
      ...OwnNotificationChoices
    }
  }
}
    ${OwnNotificationChoicesFragmentDoc}`;
export type SetNotificationTimesMutationFn = ApolloReactCommon.MutationFunction<SetNotificationTimesMutation, SetNotificationTimesMutationVariables>;
export function useSetNotificationTimesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetNotificationTimesMutation, SetNotificationTimesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetNotificationTimesMutation, SetNotificationTimesMutationVariables>(SetNotificationTimesDocument, options);
      }
export type SetNotificationTimesMutationHookResult = ReturnType<typeof useSetNotificationTimesMutation>;
export type SetNotificationTimesMutationResult = ApolloReactCommon.MutationResult<SetNotificationTimesMutation>;
export const AddPushDeviceDocument = gql`
    mutation AddPushDevice($input: AddPushDeviceInput!) {
  addPushDevice(input: $input) {
    pushDevice {
      id
    }
  }
}
    `;
export type AddPushDeviceMutationFn = ApolloReactCommon.MutationFunction<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export function useAddPushDeviceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddPushDeviceMutation, AddPushDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddPushDeviceMutation, AddPushDeviceMutationVariables>(AddPushDeviceDocument, options);
      }
export type AddPushDeviceMutationHookResult = ReturnType<typeof useAddPushDeviceMutation>;
export type AddPushDeviceMutationResult = ApolloReactCommon.MutationResult<AddPushDeviceMutation>;
export const RemovePushDeviceDocument = gql`
    mutation RemovePushDevice($id: ID!) {
  removePushDevice(input: {id: $id}) {
    isDone
  }
}
    `;
export type RemovePushDeviceMutationFn = ApolloReactCommon.MutationFunction<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export function useRemovePushDeviceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>(RemovePushDeviceDocument, options);
      }
export type RemovePushDeviceMutationHookResult = ReturnType<typeof useRemovePushDeviceMutation>;
export type RemovePushDeviceMutationResult = ApolloReactCommon.MutationResult<RemovePushDeviceMutation>;
export const TestPushDeviceDocument = gql`
    mutation TestPushDevice($id: ID!) {
  testPushDevice(input: {id: $id}) {
    isDone
  }
}
    `;
export type TestPushDeviceMutationFn = ApolloReactCommon.MutationFunction<TestPushDeviceMutation, TestPushDeviceMutationVariables>;
export function useTestPushDeviceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TestPushDeviceMutation, TestPushDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TestPushDeviceMutation, TestPushDeviceMutationVariables>(TestPushDeviceDocument, options);
      }
export type TestPushDeviceMutationHookResult = ReturnType<typeof useTestPushDeviceMutation>;
export type TestPushDeviceMutationResult = ApolloReactCommon.MutationResult<TestPushDeviceMutation>;