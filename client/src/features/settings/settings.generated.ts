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
export type ProviderSettingsFieldsFragment = { name: string, companyName: string, supportEmail: string | null, supportPhone: string | null, facebookUrl: string | null, twitterUrl: string | null, instagramUrl: string | null, dpoName: string | null, dpoEmail: string | null, dpoAddress: string | null, alignmentLine: string | null, complaintRoute: string | null, prfPrefix: string, odsCode: string | null, updatedAt: string | null };

export type ProviderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderSettingsQuery = { providerSettings: { name: string, companyName: string, supportEmail: string | null, supportPhone: string | null, facebookUrl: string | null, twitterUrl: string | null, instagramUrl: string | null, dpoName: string | null, dpoEmail: string | null, dpoAddress: string | null, alignmentLine: string | null, complaintRoute: string | null, prfPrefix: string, odsCode: string | null, updatedAt: string | null }, phrases: Array<{ name: string, text: string }>, backupStatus: { lastGoodAt: string | null, place: string | null, isEncrypted: boolean, isOverdue: boolean, failedAt: string | null } };

export type UpdateProviderSettingsMutationVariables = Exact<{
  input: Types.UpdateProviderSettingsInput;
}>;


export type UpdateProviderSettingsMutation = { updateProviderSettings: { providerSettings: { name: string, companyName: string, supportEmail: string | null, supportPhone: string | null, facebookUrl: string | null, twitterUrl: string | null, instagramUrl: string | null, dpoName: string | null, dpoEmail: string | null, dpoAddress: string | null, alignmentLine: string | null, complaintRoute: string | null, prfPrefix: string, odsCode: string | null, updatedAt: string | null } } };

export type UpdatePhrasesMutationVariables = Exact<{
  input: Types.UpdatePhrasesInput;
}>;


export type UpdatePhrasesMutation = { updatePhrases: { phrases: Array<{ name: string, text: string }> } };

export const ProviderSettingsFieldsFragmentDoc = gql`
    fragment ProviderSettingsFields on ProviderSettings {
  name
  companyName
  supportEmail
  supportPhone
  facebookUrl
  twitterUrl
  instagramUrl
  dpoName
  dpoEmail
  dpoAddress
  alignmentLine
  complaintRoute
  prfPrefix
  odsCode
  updatedAt
}
    `;
export const ProviderSettingsDocument = gql`
    query ProviderSettings {
  providerSettings {
    ...ProviderSettingsFields
  }
  phrases {
    name
    text
  }
  backupStatus {
    lastGoodAt
    place
    isEncrypted
    isOverdue
    failedAt
  }
}
    ${ProviderSettingsFieldsFragmentDoc}`;
export function useProviderSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProviderSettingsQuery, ProviderSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderSettingsQuery, ProviderSettingsQueryVariables>(ProviderSettingsDocument, options);
      }
export function useProviderSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderSettingsQuery, ProviderSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderSettingsQuery, ProviderSettingsQueryVariables>(ProviderSettingsDocument, options);
        }
// @ts-ignore
export function useProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderSettingsQuery, ProviderSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderSettingsQuery, ProviderSettingsQueryVariables>;
export function useProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderSettingsQuery, ProviderSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderSettingsQuery | undefined, ProviderSettingsQueryVariables>;
export function useProviderSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderSettingsQuery, ProviderSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderSettingsQuery, ProviderSettingsQueryVariables>(ProviderSettingsDocument, options);
        }
export type ProviderSettingsQueryHookResult = ReturnType<typeof useProviderSettingsQuery>;
export type ProviderSettingsLazyQueryHookResult = ReturnType<typeof useProviderSettingsLazyQuery>;
export type ProviderSettingsSuspenseQueryHookResult = ReturnType<typeof useProviderSettingsSuspenseQuery>;
export type ProviderSettingsQueryResult = ApolloReactCommon.QueryResult<ProviderSettingsQuery, ProviderSettingsQueryVariables>;
export const UpdateProviderSettingsDocument = gql`
    mutation UpdateProviderSettings($input: UpdateProviderSettingsInput!) {
  updateProviderSettings(input: $input) {
    providerSettings {
      ...ProviderSettingsFields
    }
  }
}
    ${ProviderSettingsFieldsFragmentDoc}`;
export type UpdateProviderSettingsMutationFn = ApolloReactCommon.MutationFunction<UpdateProviderSettingsMutation, UpdateProviderSettingsMutationVariables>;
export function useUpdateProviderSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateProviderSettingsMutation, UpdateProviderSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateProviderSettingsMutation, UpdateProviderSettingsMutationVariables>(UpdateProviderSettingsDocument, options);
      }
export type UpdateProviderSettingsMutationHookResult = ReturnType<typeof useUpdateProviderSettingsMutation>;
export type UpdateProviderSettingsMutationResult = ApolloReactCommon.MutationResult<UpdateProviderSettingsMutation>;
export const UpdatePhrasesDocument = gql`
    mutation UpdatePhrases($input: UpdatePhrasesInput!) {
  updatePhrases(input: $input) {
    phrases {
      name
      text
    }
  }
}
    `;
export type UpdatePhrasesMutationFn = ApolloReactCommon.MutationFunction<UpdatePhrasesMutation, UpdatePhrasesMutationVariables>;
export function useUpdatePhrasesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePhrasesMutation, UpdatePhrasesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePhrasesMutation, UpdatePhrasesMutationVariables>(UpdatePhrasesDocument, options);
      }
export type UpdatePhrasesMutationHookResult = ReturnType<typeof useUpdatePhrasesMutation>;
export type UpdatePhrasesMutationResult = ApolloReactCommon.MutationResult<UpdatePhrasesMutation>;