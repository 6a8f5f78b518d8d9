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
export type ApiTokenFieldsFragment = { id: string, name: string, role: Types.TokenRole, clientId: string | null, canWrite: boolean, scopes: Array<Types.TokenScope> | null, createdAt: string, createdByName: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, role: Types.TokenRole, clientId: string | null, canWrite: boolean, scopes: Array<Types.TokenScope> | null, createdAt: string, createdByName: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: Types.CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { createdApiToken: { token: string | null, apiToken: { id: string, name: string, role: Types.TokenRole, clientId: string | null, canWrite: boolean, scopes: Array<Types.TokenScope> | null, createdAt: string, createdByName: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { apiToken: { id: string, name: string, role: Types.TokenRole, clientId: string | null, canWrite: boolean, scopes: Array<Types.TokenScope> | null, createdAt: string, createdByName: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } };

export const ApiTokenFieldsFragmentDoc = gql`
    fragment ApiTokenFields on ApiToken {
  id
  name
  role
  clientId
  canWrite
  scopes
  createdAt
  createdByName
  expiresAt
  lastUsedAt
  revokedAt
}
    `;
export const ApiTokensDocument = gql`
    query ApiTokens {
  apiTokens {
    ...ApiTokenFields
  }
}
    ${ApiTokenFieldsFragmentDoc}`;
export function useApiTokensQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
      }
export function useApiTokensLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
// @ts-ignore
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery | undefined, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
export type ApiTokensQueryHookResult = ReturnType<typeof useApiTokensQuery>;
export type ApiTokensLazyQueryHookResult = ReturnType<typeof useApiTokensLazyQuery>;
export type ApiTokensSuspenseQueryHookResult = ReturnType<typeof useApiTokensSuspenseQuery>;
export type ApiTokensQueryResult = ApolloReactCommon.QueryResult<ApiTokensQuery, ApiTokensQueryVariables>;
export const CreateApiTokenDocument = gql`
    mutation CreateApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    createdApiToken {
      token
      apiToken {
        ...ApiTokenFields
      }
    }
  }
}
    ${ApiTokenFieldsFragmentDoc}`;
export type CreateApiTokenMutationFn = ApolloReactCommon.MutationFunction<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export function useCreateApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateApiTokenMutation, CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);
      }
export type CreateApiTokenMutationHookResult = ReturnType<typeof useCreateApiTokenMutation>;
export type CreateApiTokenMutationResult = ApolloReactCommon.MutationResult<CreateApiTokenMutation>;
export const RevokeApiTokenDocument = gql`
    mutation RevokeApiToken($id: ID!) {
  revokeApiToken(input: {id: $id}) {
    apiToken {
      ...ApiTokenFields
    }
  }
}
    ${ApiTokenFieldsFragmentDoc}`;
export type RevokeApiTokenMutationFn = ApolloReactCommon.MutationFunction<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export function useRevokeApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);
      }
export type RevokeApiTokenMutationHookResult = ReturnType<typeof useRevokeApiTokenMutation>;
export type RevokeApiTokenMutationResult = ApolloReactCommon.MutationResult<RevokeApiTokenMutation>;