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
export type ClientFieldsFragment = { id: string, name: string, contactName: string | null, email: string | null, phone: string | null, isActive: boolean, version: number, eventCount: number, users: Array<string> };

export type ClientsQueryVariables = Exact<{
  filter?: Types.ClientFilter | null | undefined;
}>;


export type ClientsQuery = { clients: Array<{ id: string, name: string, contactName: string | null, email: string | null, phone: string | null, isActive: boolean, version: number, eventCount: number, users: Array<string> }> };

export type CreateClientMutationVariables = Exact<{
  input: Types.CreateClientInput;
}>;


export type CreateClientMutation = { createClient: { client: { id: string, name: string, contactName: string | null, email: string | null, phone: string | null, isActive: boolean, version: number, eventCount: number, users: Array<string> } } };

export type UpdateClientMutationVariables = Exact<{
  input: Types.UpdateClientInput;
}>;


export type UpdateClientMutation = { updateClient: { client: { id: string, name: string, contactName: string | null, email: string | null, phone: string | null, isActive: boolean, version: number, eventCount: number, users: Array<string> } } };

export const ClientFieldsFragmentDoc = gql`
    fragment ClientFields on ClientDetails {
  id
  name
  contactName
  email
  phone
  isActive
  version
  eventCount
  users
}
    `;
export const ClientsDocument = gql`
    query Clients($filter: ClientFilter) {
  clients(filter: $filter) {
    ...ClientFields
  }
}
    ${ClientFieldsFragmentDoc}`;
export function useClientsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClientsQuery, ClientsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClientsQuery, ClientsQueryVariables>(ClientsDocument, options);
      }
export function useClientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClientsQuery, ClientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClientsQuery, ClientsQueryVariables>(ClientsDocument, options);
        }
// @ts-ignore
export function useClientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClientsQuery, ClientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientsQuery, ClientsQueryVariables>;
export function useClientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientsQuery, ClientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientsQuery | undefined, ClientsQueryVariables>;
export function useClientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientsQuery, ClientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClientsQuery, ClientsQueryVariables>(ClientsDocument, options);
        }
export type ClientsQueryHookResult = ReturnType<typeof useClientsQuery>;
export type ClientsLazyQueryHookResult = ReturnType<typeof useClientsLazyQuery>;
export type ClientsSuspenseQueryHookResult = ReturnType<typeof useClientsSuspenseQuery>;
export type ClientsQueryResult = ApolloReactCommon.QueryResult<ClientsQuery, ClientsQueryVariables>;
export const CreateClientDocument = gql`
    mutation CreateClient($input: CreateClientInput!) {
  createClient(input: $input) {
    client {
      ...ClientFields
    }
  }
}
    ${ClientFieldsFragmentDoc}`;
export type CreateClientMutationFn = ApolloReactCommon.MutationFunction<CreateClientMutation, CreateClientMutationVariables>;
export function useCreateClientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateClientMutation, CreateClientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateClientMutation, CreateClientMutationVariables>(CreateClientDocument, options);
      }
export type CreateClientMutationHookResult = ReturnType<typeof useCreateClientMutation>;
export type CreateClientMutationResult = ApolloReactCommon.MutationResult<CreateClientMutation>;
export const UpdateClientDocument = gql`
    mutation UpdateClient($input: UpdateClientInput!) {
  updateClient(input: $input) {
    client {
      ...ClientFields
    }
  }
}
    ${ClientFieldsFragmentDoc}`;
export type UpdateClientMutationFn = ApolloReactCommon.MutationFunction<UpdateClientMutation, UpdateClientMutationVariables>;
export function useUpdateClientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateClientMutation, UpdateClientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateClientMutation, UpdateClientMutationVariables>(UpdateClientDocument, options);
      }
export type UpdateClientMutationHookResult = ReturnType<typeof useUpdateClientMutation>;
export type UpdateClientMutationResult = ApolloReactCommon.MutationResult<UpdateClientMutation>;