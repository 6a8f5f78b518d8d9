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
export type UnreadNotificationsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsSubscription = { unreadNotifications: number };


export const UnreadNotificationsDocument = gql`
    subscription UnreadNotifications {
  unreadNotifications
}
    `;
export function useUnreadNotificationsSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<UnreadNotificationsSubscription, UnreadNotificationsSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<UnreadNotificationsSubscription, UnreadNotificationsSubscriptionVariables>(UnreadNotificationsDocument, options);
      }
export type UnreadNotificationsSubscriptionHookResult = ReturnType<typeof useUnreadNotificationsSubscription>;
export type UnreadNotificationsSubscriptionResult = ApolloReactCommon.SubscriptionResult<UnreadNotificationsSubscription>;