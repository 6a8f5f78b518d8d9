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
export type UnsignedAuthorFactsFragment = { userId: string, firstName: string, lastName: string, isActive: boolean, openCount: number, lateCount: number, remindedAt: string | null, records: Array<{ id: string, customPrfId: string, eventName: string | null, timeZone: string, createdAt: string, isLate: boolean, missingCount: number }> };

export type UnsignedAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsignedAuthorsQuery = { unsignedAuthors: Array<{ userId: string, firstName: string, lastName: string, isActive: boolean, openCount: number, lateCount: number, remindedAt: string | null, records: Array<{ id: string, customPrfId: string, eventName: string | null, timeZone: string, createdAt: string, isLate: boolean, missingCount: number }> }> };

export type RemindAuthorMutationVariables = Exact<{
  input: Types.RemindAuthorInput;
}>;


export type RemindAuthorMutation = { remindAuthor: { unsignedAuthor: { userId: string, firstName: string, lastName: string, isActive: boolean, openCount: number, lateCount: number, remindedAt: string | null, records: Array<{ id: string, customPrfId: string, eventName: string | null, timeZone: string, createdAt: string, isLate: boolean, missingCount: number }> } } };

export const UnsignedAuthorFactsFragmentDoc = gql`
    fragment UnsignedAuthorFacts on UnsignedAuthor {
  userId
  firstName
  lastName
  isActive
  openCount
  lateCount
  remindedAt
  records {
    id
    customPrfId
    eventName
    timeZone
    createdAt
    isLate
    missingCount
  }
}
    `;
export const UnsignedAuthorsDocument = gql`
    query UnsignedAuthors {
  unsignedAuthors {
    ...UnsignedAuthorFacts
  }
}
    ${UnsignedAuthorFactsFragmentDoc}`;
export function useUnsignedAuthorsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>(UnsignedAuthorsDocument, options);
      }
export function useUnsignedAuthorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>(UnsignedAuthorsDocument, options);
        }
// @ts-ignore
export function useUnsignedAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>;
export function useUnsignedAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnsignedAuthorsQuery | undefined, UnsignedAuthorsQueryVariables>;
export function useUnsignedAuthorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>(UnsignedAuthorsDocument, options);
        }
export type UnsignedAuthorsQueryHookResult = ReturnType<typeof useUnsignedAuthorsQuery>;
export type UnsignedAuthorsLazyQueryHookResult = ReturnType<typeof useUnsignedAuthorsLazyQuery>;
export type UnsignedAuthorsSuspenseQueryHookResult = ReturnType<typeof useUnsignedAuthorsSuspenseQuery>;
export type UnsignedAuthorsQueryResult = ApolloReactCommon.QueryResult<UnsignedAuthorsQuery, UnsignedAuthorsQueryVariables>;
export const RemindAuthorDocument = gql`
    mutation RemindAuthor($input: RemindAuthorInput!) {
  remindAuthor(input: $input) {
    unsignedAuthor {
      ...UnsignedAuthorFacts
    }
  }
}
    ${UnsignedAuthorFactsFragmentDoc}`;
export type RemindAuthorMutationFn = ApolloReactCommon.MutationFunction<RemindAuthorMutation, RemindAuthorMutationVariables>;
export function useRemindAuthorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemindAuthorMutation, RemindAuthorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemindAuthorMutation, RemindAuthorMutationVariables>(RemindAuthorDocument, options);
      }
export type RemindAuthorMutationHookResult = ReturnType<typeof useRemindAuthorMutation>;
export type RemindAuthorMutationResult = ApolloReactCommon.MutationResult<RemindAuthorMutation>;