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
export type CreatePrfOfPatientMutationVariables = Exact<{
  input: Types.LinkPrfPatientInput;
}>;


export type CreatePrfOfPatientMutation = { linkPrfPatient: { prf: { id: string, customPrfId: string } } };

export type CreatePrfAtEventMutationVariables = Exact<{
  input: Types.SavePrfInput;
}>;


export type CreatePrfAtEventMutation = { savePrf: { results: Array<{ customPrfId: string | null, outcome: Types.PrfCommandOutcome }> } };


export const CreatePrfOfPatientDocument = gql`
    mutation CreatePrfOfPatient($input: LinkPrfPatientInput!) {
  linkPrfPatient(input: $input) {
    prf {
      id
      customPrfId
    }
  }
}
    `;
export type CreatePrfOfPatientMutationFn = ApolloReactCommon.MutationFunction<CreatePrfOfPatientMutation, CreatePrfOfPatientMutationVariables>;
export function useCreatePrfOfPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePrfOfPatientMutation, CreatePrfOfPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePrfOfPatientMutation, CreatePrfOfPatientMutationVariables>(CreatePrfOfPatientDocument, options);
      }
export type CreatePrfOfPatientMutationHookResult = ReturnType<typeof useCreatePrfOfPatientMutation>;
export type CreatePrfOfPatientMutationResult = ApolloReactCommon.MutationResult<CreatePrfOfPatientMutation>;
export const CreatePrfAtEventDocument = gql`
    mutation CreatePrfAtEvent($input: SavePrfInput!) {
  savePrf(input: $input) {
    results {
      customPrfId
      outcome
    }
  }
}
    `;
export type CreatePrfAtEventMutationFn = ApolloReactCommon.MutationFunction<CreatePrfAtEventMutation, CreatePrfAtEventMutationVariables>;
export function useCreatePrfAtEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePrfAtEventMutation, CreatePrfAtEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePrfAtEventMutation, CreatePrfAtEventMutationVariables>(CreatePrfAtEventDocument, options);
      }
export type CreatePrfAtEventMutationHookResult = ReturnType<typeof useCreatePrfAtEventMutation>;
export type CreatePrfAtEventMutationResult = ApolloReactCommon.MutationResult<CreatePrfAtEventMutation>;