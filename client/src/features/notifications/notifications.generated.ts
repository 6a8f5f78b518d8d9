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
export type MyNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { nodes: Array<{ id: string, kind: Types.NotificationKind, entityId: string, title: string, body: string, madeAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { count: number } };

export type UndoMarkNotificationsReadMutationVariables = Exact<{
  id: string;
}>;


export type UndoMarkNotificationsReadMutation = { undoMarkNotificationsRead: { count: number } };


export const MyNotificationsDocument = gql`
    query MyNotifications($after: String) {
  myNotifications(after: $after) {
    nodes {
      id
      kind
      entityId
      title
      body
      madeAt
      readAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useMyNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyNotificationsQuery, MyNotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyNotificationsQuery, MyNotificationsQueryVariables>(MyNotificationsDocument, options);
      }
export function useMyNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyNotificationsQuery, MyNotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyNotificationsQuery, MyNotificationsQueryVariables>(MyNotificationsDocument, options);
        }
// @ts-ignore
export function useMyNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyNotificationsQuery, MyNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyNotificationsQuery, MyNotificationsQueryVariables>;
export function useMyNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyNotificationsQuery, MyNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyNotificationsQuery | undefined, MyNotificationsQueryVariables>;
export function useMyNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyNotificationsQuery, MyNotificationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyNotificationsQuery, MyNotificationsQueryVariables>(MyNotificationsDocument, options);
        }
export type MyNotificationsQueryHookResult = ReturnType<typeof useMyNotificationsQuery>;
export type MyNotificationsLazyQueryHookResult = ReturnType<typeof useMyNotificationsLazyQuery>;
export type MyNotificationsSuspenseQueryHookResult = ReturnType<typeof useMyNotificationsSuspenseQuery>;
export type MyNotificationsQueryResult = ApolloReactCommon.QueryResult<MyNotificationsQuery, MyNotificationsQueryVariables>;
export const MarkNotificationsReadDocument = gql`
    mutation MarkNotificationsRead($ids: [ID!]) {
  markNotificationsRead(input: {ids: $ids}) {
    count
  }
}
    `;
export type MarkNotificationsReadMutationFn = ApolloReactCommon.MutationFunction<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export function useMarkNotificationsReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>(MarkNotificationsReadDocument, options);
      }
export type MarkNotificationsReadMutationHookResult = ReturnType<typeof useMarkNotificationsReadMutation>;
export type MarkNotificationsReadMutationResult = ApolloReactCommon.MutationResult<MarkNotificationsReadMutation>;
export const UndoMarkNotificationsReadDocument = gql`
    mutation UndoMarkNotificationsRead($id: ID!) {
  undoMarkNotificationsRead(input: {id: $id}) {
    count
  }
}
    `;
export type UndoMarkNotificationsReadMutationFn = ApolloReactCommon.MutationFunction<UndoMarkNotificationsReadMutation, UndoMarkNotificationsReadMutationVariables>;
export function useUndoMarkNotificationsReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoMarkNotificationsReadMutation, UndoMarkNotificationsReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoMarkNotificationsReadMutation, UndoMarkNotificationsReadMutationVariables>(UndoMarkNotificationsReadDocument, options);
      }
export type UndoMarkNotificationsReadMutationHookResult = ReturnType<typeof useUndoMarkNotificationsReadMutation>;
export type UndoMarkNotificationsReadMutationResult = ApolloReactCommon.MutationResult<UndoMarkNotificationsReadMutation>;