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
export type PrfPhrasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrfPhrasesQuery = { phrases: Array<{ name: string, text: string }> };


export const PrfPhrasesDocument = gql`
    query PrfPhrases {
  phrases {
    name
    text
  }
}
    `;
export function usePrfPhrasesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PrfPhrasesQuery, PrfPhrasesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrfPhrasesQuery, PrfPhrasesQueryVariables>(PrfPhrasesDocument, options);
      }
export function usePrfPhrasesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrfPhrasesQuery, PrfPhrasesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrfPhrasesQuery, PrfPhrasesQueryVariables>(PrfPhrasesDocument, options);
        }
// @ts-ignore
export function usePrfPhrasesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PrfPhrasesQuery, PrfPhrasesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfPhrasesQuery, PrfPhrasesQueryVariables>;
export function usePrfPhrasesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfPhrasesQuery, PrfPhrasesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfPhrasesQuery | undefined, PrfPhrasesQueryVariables>;
export function usePrfPhrasesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfPhrasesQuery, PrfPhrasesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PrfPhrasesQuery, PrfPhrasesQueryVariables>(PrfPhrasesDocument, options);
        }
export type PrfPhrasesQueryHookResult = ReturnType<typeof usePrfPhrasesQuery>;
export type PrfPhrasesLazyQueryHookResult = ReturnType<typeof usePrfPhrasesLazyQuery>;
export type PrfPhrasesSuspenseQueryHookResult = ReturnType<typeof usePrfPhrasesSuspenseQuery>;
export type PrfPhrasesQueryResult = ApolloReactCommon.QueryResult<PrfPhrasesQuery, PrfPhrasesQueryVariables>;