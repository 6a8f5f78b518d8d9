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
export type WebhookFieldsFragment = { id: string, url: string, events: Array<Types.WebhookEvent>, clientId: string | null, clientName: string | null, isActive: boolean, createdAt: string, createdByName: string, lastState: Types.WebhookState | null, lastTriedAt: string | null, previousSecretUntil: string | null };

export type DeliveryFieldsFragment = { id: string, eventId: string, eventType: string, state: Types.WebhookState, createdAt: string, nextTryAt: string | null, attempts: Array<{ number: number, at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<Types.WebhookEvent>, clientId: string | null, clientName: string | null, isActive: boolean, createdAt: string, createdByName: string, lastState: Types.WebhookState | null, lastTriedAt: string | null, previousSecretUntil: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, eventId: string, eventType: string, state: Types.WebhookState, createdAt: string, nextTryAt: string | null, attempts: Array<{ number: number, at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { createdWebhook: { secret: string | null, webhook: { id: string, url: string, events: Array<Types.WebhookEvent>, clientId: string | null, clientName: string | null, isActive: boolean, createdAt: string, createdByName: string, lastState: Types.WebhookState | null, lastTriedAt: string | null, previousSecretUntil: string | null } } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, url: string, events: Array<Types.WebhookEvent>, clientId: string | null, clientName: string | null, isActive: boolean, createdAt: string, createdByName: string, lastState: Types.WebhookState | null, lastTriedAt: string | null, previousSecretUntil: string | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { isDone: boolean } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { webhookDelivery: { id: string, eventId: string, eventType: string, state: Types.WebhookState, createdAt: string, nextTryAt: string | null, attempts: Array<{ number: number, at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { webhookDelivery: { id: string, eventId: string, eventType: string, state: Types.WebhookState, createdAt: string, nextTryAt: string | null, attempts: Array<{ number: number, at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: Types.RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { createdWebhook: { secret: string | null, webhook: { id: string, url: string, events: Array<Types.WebhookEvent>, clientId: string | null, clientName: string | null, isActive: boolean, createdAt: string, createdByName: string, lastState: Types.WebhookState | null, lastTriedAt: string | null, previousSecretUntil: string | null } } } };

export type ReplayWebhookMutationVariables = Exact<{
  input: Types.ReplayWebhookInput;
}>;


export type ReplayWebhookMutation = { replayWebhook: { count: number } };

export const WebhookFieldsFragmentDoc = gql`
    fragment WebhookFields on Webhook {
  id
  url
  events
  clientId
  clientName
  isActive
  createdAt
  createdByName
  lastState
  lastTriedAt
  previousSecretUntil
}
    `;
export const DeliveryFieldsFragmentDoc = gql`
    fragment DeliveryFields on WebhookDelivery {
  id
  eventId
  eventType
  state
  createdAt
  nextTryAt
  attempts {
    number
    at
    durationMs
    status
    error
    answer
  }
}
    `;
export const WebhooksDocument = gql`
    query Webhooks {
  webhooks {
    ...WebhookFields
  }
}
    ${WebhookFieldsFragmentDoc}`;
export function useWebhooksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
      }
export function useWebhooksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
// @ts-ignore
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery | undefined, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
export type WebhooksQueryHookResult = ReturnType<typeof useWebhooksQuery>;
export type WebhooksLazyQueryHookResult = ReturnType<typeof useWebhooksLazyQuery>;
export type WebhooksSuspenseQueryHookResult = ReturnType<typeof useWebhooksSuspenseQuery>;
export type WebhooksQueryResult = ApolloReactCommon.QueryResult<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = gql`
    query WebhookDeliveries($webhookId: ID!, $after: String) {
  webhookDeliveries(webhookId: $webhookId, first: 25, after: $after) {
    nodes {
      ...DeliveryFields
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${DeliveryFieldsFragmentDoc}`;
export function useWebhookDeliveriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & ({ variables: WebhookDeliveriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
      }
export function useWebhookDeliveriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
// @ts-ignore
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery | undefined, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
export type WebhookDeliveriesQueryHookResult = ReturnType<typeof useWebhookDeliveriesQuery>;
export type WebhookDeliveriesLazyQueryHookResult = ReturnType<typeof useWebhookDeliveriesLazyQuery>;
export type WebhookDeliveriesSuspenseQueryHookResult = ReturnType<typeof useWebhookDeliveriesSuspenseQuery>;
export type WebhookDeliveriesQueryResult = ApolloReactCommon.QueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = gql`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    createdWebhook {
      secret
      webhook {
        ...WebhookFields
      }
    }
  }
}
    ${WebhookFieldsFragmentDoc}`;
export type CreateWebhookMutationFn = ApolloReactCommon.MutationFunction<CreateWebhookMutation, CreateWebhookMutationVariables>;
export function useCreateWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWebhookMutation, CreateWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);
      }
export type CreateWebhookMutationHookResult = ReturnType<typeof useCreateWebhookMutation>;
export type CreateWebhookMutationResult = ApolloReactCommon.MutationResult<CreateWebhookMutation>;
export const UpdateWebhookDocument = gql`
    mutation UpdateWebhook($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) {
    webhook {
      ...WebhookFields
    }
  }
}
    ${WebhookFieldsFragmentDoc}`;
export type UpdateWebhookMutationFn = ApolloReactCommon.MutationFunction<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export function useUpdateWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWebhookMutation, UpdateWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(UpdateWebhookDocument, options);
      }
export type UpdateWebhookMutationHookResult = ReturnType<typeof useUpdateWebhookMutation>;
export type UpdateWebhookMutationResult = ApolloReactCommon.MutationResult<UpdateWebhookMutation>;
export const DeleteWebhookDocument = gql`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(input: {id: $id}) {
    isDone
  }
}
    `;
export type DeleteWebhookMutationFn = ApolloReactCommon.MutationFunction<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export function useDeleteWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWebhookMutation, DeleteWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
      }
export type DeleteWebhookMutationHookResult = ReturnType<typeof useDeleteWebhookMutation>;
export type DeleteWebhookMutationResult = ApolloReactCommon.MutationResult<DeleteWebhookMutation>;
export const TestWebhookDocument = gql`
    mutation TestWebhook($id: ID!) {
  testWebhook(input: {id: $id}) {
    webhookDelivery {
      ...DeliveryFields
    }
  }
}
    ${DeliveryFieldsFragmentDoc}`;
export type TestWebhookMutationFn = ApolloReactCommon.MutationFunction<TestWebhookMutation, TestWebhookMutationVariables>;
export function useTestWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TestWebhookMutation, TestWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TestWebhookMutation, TestWebhookMutationVariables>(TestWebhookDocument, options);
      }
export type TestWebhookMutationHookResult = ReturnType<typeof useTestWebhookMutation>;
export type TestWebhookMutationResult = ApolloReactCommon.MutationResult<TestWebhookMutation>;
export const ResendWebhookDeliveryDocument = gql`
    mutation ResendWebhookDelivery($id: ID!) {
  resendWebhookDelivery(input: {id: $id}) {
    webhookDelivery {
      ...DeliveryFields
    }
  }
}
    ${DeliveryFieldsFragmentDoc}`;
export type ResendWebhookDeliveryMutationFn = ApolloReactCommon.MutationFunction<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export function useResendWebhookDeliveryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>(ResendWebhookDeliveryDocument, options);
      }
export type ResendWebhookDeliveryMutationHookResult = ReturnType<typeof useResendWebhookDeliveryMutation>;
export type ResendWebhookDeliveryMutationResult = ApolloReactCommon.MutationResult<ResendWebhookDeliveryMutation>;
export const RotateWebhookSecretDocument = gql`
    mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) {
    createdWebhook {
      secret
      webhook {
        ...WebhookFields
      }
    }
  }
}
    ${WebhookFieldsFragmentDoc}`;
export type RotateWebhookSecretMutationFn = ApolloReactCommon.MutationFunction<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export function useRotateWebhookSecretMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(RotateWebhookSecretDocument, options);
      }
export type RotateWebhookSecretMutationHookResult = ReturnType<typeof useRotateWebhookSecretMutation>;
export type RotateWebhookSecretMutationResult = ApolloReactCommon.MutationResult<RotateWebhookSecretMutation>;
export const ReplayWebhookDocument = gql`
    mutation ReplayWebhook($input: ReplayWebhookInput!) {
  replayWebhook(input: $input) {
    count
  }
}
    `;
export type ReplayWebhookMutationFn = ApolloReactCommon.MutationFunction<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export function useReplayWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplayWebhookMutation, ReplayWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplayWebhookMutation, ReplayWebhookMutationVariables>(ReplayWebhookDocument, options);
      }
export type ReplayWebhookMutationHookResult = ReturnType<typeof useReplayWebhookMutation>;
export type ReplayWebhookMutationResult = ApolloReactCommon.MutationResult<ReplayWebhookMutation>;