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
export type OpenRestrictedMutationVariables = Exact<{
  input: Types.OpenRestrictedInput;
}>;


export type OpenRestrictedMutation = { openRestricted: { openUntil: string } };


export const OpenRestrictedDocument = gql`
    mutation OpenRestricted($input: OpenRestrictedInput!) {
  openRestricted(input: $input) {
    openUntil
  }
}
    `;
export type OpenRestrictedMutationFn = ApolloReactCommon.MutationFunction<OpenRestrictedMutation, OpenRestrictedMutationVariables>;
export function useOpenRestrictedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenRestrictedMutation, OpenRestrictedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenRestrictedMutation, OpenRestrictedMutationVariables>(OpenRestrictedDocument, options);
      }
export type OpenRestrictedMutationHookResult = ReturnType<typeof useOpenRestrictedMutation>;
export type OpenRestrictedMutationResult = ApolloReactCommon.MutationResult<OpenRestrictedMutation>;