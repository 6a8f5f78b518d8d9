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
export type PossibleWitnessesQueryVariables = Exact<{
  isAfterwards?: boolean | null | undefined;
}>;


export type PossibleWitnessesQuery = { possibleWitnesses: Array<{ userId: string, name: string, position: Types.WitnessPosition }> };


export const PossibleWitnessesDocument = gql`
    query PossibleWitnesses($isAfterwards: Boolean) {
  possibleWitnesses(isAfterwards: $isAfterwards) {
    userId
    name
    position
  }
}
    `;
export function usePossibleWitnessesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>(PossibleWitnessesDocument, options);
      }
export function usePossibleWitnessesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>(PossibleWitnessesDocument, options);
        }
// @ts-ignore
export function usePossibleWitnessesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>;
export function usePossibleWitnessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PossibleWitnessesQuery | undefined, PossibleWitnessesQueryVariables>;
export function usePossibleWitnessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>(PossibleWitnessesDocument, options);
        }
export type PossibleWitnessesQueryHookResult = ReturnType<typeof usePossibleWitnessesQuery>;
export type PossibleWitnessesLazyQueryHookResult = ReturnType<typeof usePossibleWitnessesLazyQuery>;
export type PossibleWitnessesSuspenseQueryHookResult = ReturnType<typeof usePossibleWitnessesSuspenseQuery>;
export type PossibleWitnessesQueryResult = ApolloReactCommon.QueryResult<PossibleWitnessesQuery, PossibleWitnessesQueryVariables>;