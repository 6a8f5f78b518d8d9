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
export type RestrictPatientMutationVariables = Exact<{
  input: Types.RestrictRecordInput;
}>;


export type RestrictPatientMutation = { restrictRecord: { restriction: { id: string } } };


export const RestrictPatientDocument = gql`
    mutation RestrictPatient($input: RestrictRecordInput!) {
  restrictRecord(input: $input) {
    restriction {
      id
    }
  }
}
    `;
export type RestrictPatientMutationFn = ApolloReactCommon.MutationFunction<RestrictPatientMutation, RestrictPatientMutationVariables>;
export function useRestrictPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestrictPatientMutation, RestrictPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestrictPatientMutation, RestrictPatientMutationVariables>(RestrictPatientDocument, options);
      }
export type RestrictPatientMutationHookResult = ReturnType<typeof useRestrictPatientMutation>;
export type RestrictPatientMutationResult = ApolloReactCommon.MutationResult<RestrictPatientMutation>;