// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type KeptListFragment = { kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> };

export type ProviderListsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderListsPageQuery = { providerLists: Array<{ kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> }> };

export type SaveProviderListMutationVariables = Exact<{
  input: Types.SaveProviderListInput;
}>;


export type SaveProviderListMutation = { saveProviderList: { providerList: { kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> } } };

export type MailWordsFragment = { kind: Types.MailKind, version: number, isUsual: boolean, subject: string, body: string };

export type MailTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTextsQuery = { mailTexts: Array<{ kind: Types.MailKind, version: number, isUsual: boolean, subject: string, body: string }> };

export type SaveMailTextMutationVariables = Exact<{
  input: Types.SaveMailTextInput;
}>;


export type SaveMailTextMutation = { saveMailText: { mailText: { kind: Types.MailKind, version: number, isUsual: boolean, subject: string, body: string } } };

export type ResetMailTextMutationVariables = Exact<{
  input: Types.ResetMailTextInput;
}>;


export type ResetMailTextMutation = { resetMailText: { mailText: { kind: Types.MailKind, version: number, isUsual: boolean, subject: string, body: string } } };

export type TestMailTextMutationVariables = Exact<{
  input: Types.TestMailTextInput;
}>;


export type TestMailTextMutation = { testMailText: { sentTo: string } };

export type ProviderLookPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderLookPageQuery = { providerLook: { version: number, accent: string | null, logoId: string | null } };

export type ProviderLogoPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ProviderLogoPreviewQuery = { providerLogo: { id: string, url: string, width: number, height: number } };

export type SaveProviderLookMutationVariables = Exact<{
  input: Types.SaveProviderLookInput;
}>;


export type SaveProviderLookMutation = { saveProviderLook: { providerLook: { version: number, accent: string | null, logoId: string | null } } };

export type SettingChangesQueryVariables = Exact<{
  kind?: Types.SettingKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SettingChangesQuery = { settingChanges: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, kind: Types.SettingKind, key: string, title: string, before: Array<string>, after: Array<string>, changedAt: string, changedBy: string, putBackId: string | null }> } };

export type PutBackSettingMutationVariables = Exact<{
  input: Types.PutBackSettingInput;
}>;


export type PutBackSettingMutation = { putBackSetting: { settingChange: { id: string, title: string } } };

export type ProviderFormatsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderFormatsPageQuery = { providerFormats: { version: number, thousands: Types.ThousandsMark, pence: Types.PenceShown, clock: Types.ClockFormat, weekStart: Types.WeekStart } };

export type SaveProviderFormatsMutationVariables = Exact<{
  input: Types.SaveProviderFormatsInput;
}>;


export type SaveProviderFormatsMutation = { saveProviderFormats: { providerFormats: { version: number, thousands: Types.ThousandsMark, pence: Types.PenceShown, clock: Types.ClockFormat, weekStart: Types.WeekStart } } };

export type ProviderRetentionPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderRetentionPageQuery = { providerRetention: { version: number, adultYears: number, childUntilAge: number } };

export type SaveProviderRetentionMutationVariables = Exact<{
  input: Types.SaveProviderRetentionInput;
}>;


export type SaveProviderRetentionMutation = { saveProviderRetention: { providerRetention: { version: number, adultYears: number, childUntilAge: number } } };

export const KeptListFragmentDoc = gql`
    fragment KeptList on ProviderList {
  kind
  version
  items {
    id
    name
    isRetired
  }
}
    `;
export const MailWordsFragmentDoc = gql`
    fragment MailWords on MailText {
  kind
  version
  isUsual
  subject
  body
}
    `;
export const ProviderListsPageDocument = gql`
    query ProviderListsPage {
  providerLists {
    ...KeptList
  }
}
    ${KeptListFragmentDoc}`;
export function useProviderListsPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProviderListsPageQuery, ProviderListsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderListsPageQuery, ProviderListsPageQueryVariables>(ProviderListsPageDocument, options);
      }
export function useProviderListsPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderListsPageQuery, ProviderListsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderListsPageQuery, ProviderListsPageQueryVariables>(ProviderListsPageDocument, options);
        }
// @ts-ignore
export function useProviderListsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderListsPageQuery, ProviderListsPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderListsPageQuery, ProviderListsPageQueryVariables>;
export function useProviderListsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderListsPageQuery, ProviderListsPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderListsPageQuery | undefined, ProviderListsPageQueryVariables>;
export function useProviderListsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderListsPageQuery, ProviderListsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderListsPageQuery, ProviderListsPageQueryVariables>(ProviderListsPageDocument, options);
        }
export type ProviderListsPageQueryHookResult = ReturnType<typeof useProviderListsPageQuery>;
export type ProviderListsPageLazyQueryHookResult = ReturnType<typeof useProviderListsPageLazyQuery>;
export type ProviderListsPageSuspenseQueryHookResult = ReturnType<typeof useProviderListsPageSuspenseQuery>;
export type ProviderListsPageQueryResult = ApolloReactCommon.QueryResult<ProviderListsPageQuery, ProviderListsPageQueryVariables>;
export const SaveProviderListDocument = gql`
    mutation SaveProviderList($input: SaveProviderListInput!) {
  saveProviderList(input: $input) {
    providerList {
      ...KeptList
    }
  }
}
    ${KeptListFragmentDoc}`;
export type SaveProviderListMutationFn = ApolloReactCommon.MutationFunction<SaveProviderListMutation, SaveProviderListMutationVariables>;
export function useSaveProviderListMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveProviderListMutation, SaveProviderListMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveProviderListMutation, SaveProviderListMutationVariables>(SaveProviderListDocument, options);
      }
export type SaveProviderListMutationHookResult = ReturnType<typeof useSaveProviderListMutation>;
export type SaveProviderListMutationResult = ApolloReactCommon.MutationResult<SaveProviderListMutation>;
export const MailTextsDocument = gql`
    query MailTexts {
  mailTexts {
    ...MailWords
  }
}
    ${MailWordsFragmentDoc}`;
export function useMailTextsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailTextsQuery, MailTextsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailTextsQuery, MailTextsQueryVariables>(MailTextsDocument, options);
      }
export function useMailTextsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailTextsQuery, MailTextsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailTextsQuery, MailTextsQueryVariables>(MailTextsDocument, options);
        }
// @ts-ignore
export function useMailTextsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailTextsQuery, MailTextsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTextsQuery, MailTextsQueryVariables>;
export function useMailTextsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTextsQuery, MailTextsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTextsQuery | undefined, MailTextsQueryVariables>;
export function useMailTextsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTextsQuery, MailTextsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailTextsQuery, MailTextsQueryVariables>(MailTextsDocument, options);
        }
export type MailTextsQueryHookResult = ReturnType<typeof useMailTextsQuery>;
export type MailTextsLazyQueryHookResult = ReturnType<typeof useMailTextsLazyQuery>;
export type MailTextsSuspenseQueryHookResult = ReturnType<typeof useMailTextsSuspenseQuery>;
export type MailTextsQueryResult = ApolloReactCommon.QueryResult<MailTextsQuery, MailTextsQueryVariables>;
export const SaveMailTextDocument = gql`
    mutation SaveMailText($input: SaveMailTextInput!) {
  saveMailText(input: $input) {
    mailText {
      ...MailWords
    }
  }
}
    ${MailWordsFragmentDoc}`;
export type SaveMailTextMutationFn = ApolloReactCommon.MutationFunction<SaveMailTextMutation, SaveMailTextMutationVariables>;
export function useSaveMailTextMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveMailTextMutation, SaveMailTextMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveMailTextMutation, SaveMailTextMutationVariables>(SaveMailTextDocument, options);
      }
export type SaveMailTextMutationHookResult = ReturnType<typeof useSaveMailTextMutation>;
export type SaveMailTextMutationResult = ApolloReactCommon.MutationResult<SaveMailTextMutation>;
export const ResetMailTextDocument = gql`
    mutation ResetMailText($input: ResetMailTextInput!) {
  resetMailText(input: $input) {
    mailText {
      ...MailWords
    }
  }
}
    ${MailWordsFragmentDoc}`;
export type ResetMailTextMutationFn = ApolloReactCommon.MutationFunction<ResetMailTextMutation, ResetMailTextMutationVariables>;
export function useResetMailTextMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetMailTextMutation, ResetMailTextMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetMailTextMutation, ResetMailTextMutationVariables>(ResetMailTextDocument, options);
      }
export type ResetMailTextMutationHookResult = ReturnType<typeof useResetMailTextMutation>;
export type ResetMailTextMutationResult = ApolloReactCommon.MutationResult<ResetMailTextMutation>;
export const TestMailTextDocument = gql`
    mutation TestMailText($input: TestMailTextInput!) {
  testMailText(input: $input) {
    sentTo
  }
}
    `;
export type TestMailTextMutationFn = ApolloReactCommon.MutationFunction<TestMailTextMutation, TestMailTextMutationVariables>;
export function useTestMailTextMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TestMailTextMutation, TestMailTextMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TestMailTextMutation, TestMailTextMutationVariables>(TestMailTextDocument, options);
      }
export type TestMailTextMutationHookResult = ReturnType<typeof useTestMailTextMutation>;
export type TestMailTextMutationResult = ApolloReactCommon.MutationResult<TestMailTextMutation>;
export const ProviderLookPageDocument = gql`
    query ProviderLookPage {
  providerLook {
    version
    accent
    logoId
  }
}
    `;
export function useProviderLookPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProviderLookPageQuery, ProviderLookPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderLookPageQuery, ProviderLookPageQueryVariables>(ProviderLookPageDocument, options);
      }
export function useProviderLookPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderLookPageQuery, ProviderLookPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderLookPageQuery, ProviderLookPageQueryVariables>(ProviderLookPageDocument, options);
        }
// @ts-ignore
export function useProviderLookPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderLookPageQuery, ProviderLookPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderLookPageQuery, ProviderLookPageQueryVariables>;
export function useProviderLookPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderLookPageQuery, ProviderLookPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderLookPageQuery | undefined, ProviderLookPageQueryVariables>;
export function useProviderLookPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderLookPageQuery, ProviderLookPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderLookPageQuery, ProviderLookPageQueryVariables>(ProviderLookPageDocument, options);
        }
export type ProviderLookPageQueryHookResult = ReturnType<typeof useProviderLookPageQuery>;
export type ProviderLookPageLazyQueryHookResult = ReturnType<typeof useProviderLookPageLazyQuery>;
export type ProviderLookPageSuspenseQueryHookResult = ReturnType<typeof useProviderLookPageSuspenseQuery>;
export type ProviderLookPageQueryResult = ApolloReactCommon.QueryResult<ProviderLookPageQuery, ProviderLookPageQueryVariables>;
export const ProviderLogoPreviewDocument = gql`
    query ProviderLogoPreview($id: ID!) {
  providerLogo(id: $id) {
    id
    url
    width
    height
  }
}
    `;
export function useProviderLogoPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables> & ({ variables: ProviderLogoPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>(ProviderLogoPreviewDocument, options);
      }
export function useProviderLogoPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>(ProviderLogoPreviewDocument, options);
        }
// @ts-ignore
export function useProviderLogoPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>;
export function useProviderLogoPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderLogoPreviewQuery | undefined, ProviderLogoPreviewQueryVariables>;
export function useProviderLogoPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>(ProviderLogoPreviewDocument, options);
        }
export type ProviderLogoPreviewQueryHookResult = ReturnType<typeof useProviderLogoPreviewQuery>;
export type ProviderLogoPreviewLazyQueryHookResult = ReturnType<typeof useProviderLogoPreviewLazyQuery>;
export type ProviderLogoPreviewSuspenseQueryHookResult = ReturnType<typeof useProviderLogoPreviewSuspenseQuery>;
export type ProviderLogoPreviewQueryResult = ApolloReactCommon.QueryResult<ProviderLogoPreviewQuery, ProviderLogoPreviewQueryVariables>;
export const SaveProviderLookDocument = gql`
    mutation SaveProviderLook($input: SaveProviderLookInput!) {
  saveProviderLook(input: $input) {
    providerLook {
      version
      accent
      logoId
    }
  }
}
    `;
export type SaveProviderLookMutationFn = ApolloReactCommon.MutationFunction<SaveProviderLookMutation, SaveProviderLookMutationVariables>;
export function useSaveProviderLookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveProviderLookMutation, SaveProviderLookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveProviderLookMutation, SaveProviderLookMutationVariables>(SaveProviderLookDocument, options);
      }
export type SaveProviderLookMutationHookResult = ReturnType<typeof useSaveProviderLookMutation>;
export type SaveProviderLookMutationResult = ApolloReactCommon.MutationResult<SaveProviderLookMutation>;
export const SettingChangesDocument = gql`
    query SettingChanges($kind: SettingKind, $first: Int, $after: String) {
  settingChanges(kind: $kind, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      kind
      key
      title
      before
      after
      changedAt
      changedBy
      putBackId
    }
  }
}
    `;
export function useSettingChangesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SettingChangesQuery, SettingChangesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SettingChangesQuery, SettingChangesQueryVariables>(SettingChangesDocument, options);
      }
export function useSettingChangesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SettingChangesQuery, SettingChangesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SettingChangesQuery, SettingChangesQueryVariables>(SettingChangesDocument, options);
        }
// @ts-ignore
export function useSettingChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SettingChangesQuery, SettingChangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SettingChangesQuery, SettingChangesQueryVariables>;
export function useSettingChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SettingChangesQuery, SettingChangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SettingChangesQuery | undefined, SettingChangesQueryVariables>;
export function useSettingChangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SettingChangesQuery, SettingChangesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SettingChangesQuery, SettingChangesQueryVariables>(SettingChangesDocument, options);
        }
export type SettingChangesQueryHookResult = ReturnType<typeof useSettingChangesQuery>;
export type SettingChangesLazyQueryHookResult = ReturnType<typeof useSettingChangesLazyQuery>;
export type SettingChangesSuspenseQueryHookResult = ReturnType<typeof useSettingChangesSuspenseQuery>;
export type SettingChangesQueryResult = ApolloReactCommon.QueryResult<SettingChangesQuery, SettingChangesQueryVariables>;
export const PutBackSettingDocument = gql`
    mutation PutBackSetting($input: PutBackSettingInput!) {
  putBackSetting(input: $input) {
    settingChange {
      id
      title
    }
  }
}
    `;
export type PutBackSettingMutationFn = ApolloReactCommon.MutationFunction<PutBackSettingMutation, PutBackSettingMutationVariables>;
export function usePutBackSettingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PutBackSettingMutation, PutBackSettingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PutBackSettingMutation, PutBackSettingMutationVariables>(PutBackSettingDocument, options);
      }
export type PutBackSettingMutationHookResult = ReturnType<typeof usePutBackSettingMutation>;
export type PutBackSettingMutationResult = ApolloReactCommon.MutationResult<PutBackSettingMutation>;
export const ProviderFormatsPageDocument = gql`
    query ProviderFormatsPage {
  providerFormats {
    version
    thousands
    pence
    clock
    weekStart
  }
}
    `;
export function useProviderFormatsPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>(ProviderFormatsPageDocument, options);
      }
export function useProviderFormatsPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>(ProviderFormatsPageDocument, options);
        }
// @ts-ignore
export function useProviderFormatsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>;
export function useProviderFormatsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderFormatsPageQuery | undefined, ProviderFormatsPageQueryVariables>;
export function useProviderFormatsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>(ProviderFormatsPageDocument, options);
        }
export type ProviderFormatsPageQueryHookResult = ReturnType<typeof useProviderFormatsPageQuery>;
export type ProviderFormatsPageLazyQueryHookResult = ReturnType<typeof useProviderFormatsPageLazyQuery>;
export type ProviderFormatsPageSuspenseQueryHookResult = ReturnType<typeof useProviderFormatsPageSuspenseQuery>;
export type ProviderFormatsPageQueryResult = ApolloReactCommon.QueryResult<ProviderFormatsPageQuery, ProviderFormatsPageQueryVariables>;
export const SaveProviderFormatsDocument = gql`
    mutation SaveProviderFormats($input: SaveProviderFormatsInput!) {
  saveProviderFormats(input: $input) {
    providerFormats {
      version
      thousands
      pence
      clock
      weekStart
    }
  }
}
    `;
export type SaveProviderFormatsMutationFn = ApolloReactCommon.MutationFunction<SaveProviderFormatsMutation, SaveProviderFormatsMutationVariables>;
export function useSaveProviderFormatsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveProviderFormatsMutation, SaveProviderFormatsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveProviderFormatsMutation, SaveProviderFormatsMutationVariables>(SaveProviderFormatsDocument, options);
      }
export type SaveProviderFormatsMutationHookResult = ReturnType<typeof useSaveProviderFormatsMutation>;
export type SaveProviderFormatsMutationResult = ApolloReactCommon.MutationResult<SaveProviderFormatsMutation>;
export const ProviderRetentionPageDocument = gql`
    query ProviderRetentionPage {
  providerRetention {
    version
    adultYears
    childUntilAge
  }
}
    `;
export function useProviderRetentionPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>(ProviderRetentionPageDocument, options);
      }
export function useProviderRetentionPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>(ProviderRetentionPageDocument, options);
        }
// @ts-ignore
export function useProviderRetentionPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>;
export function useProviderRetentionPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ProviderRetentionPageQuery | undefined, ProviderRetentionPageQueryVariables>;
export function useProviderRetentionPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>(ProviderRetentionPageDocument, options);
        }
export type ProviderRetentionPageQueryHookResult = ReturnType<typeof useProviderRetentionPageQuery>;
export type ProviderRetentionPageLazyQueryHookResult = ReturnType<typeof useProviderRetentionPageLazyQuery>;
export type ProviderRetentionPageSuspenseQueryHookResult = ReturnType<typeof useProviderRetentionPageSuspenseQuery>;
export type ProviderRetentionPageQueryResult = ApolloReactCommon.QueryResult<ProviderRetentionPageQuery, ProviderRetentionPageQueryVariables>;
export const SaveProviderRetentionDocument = gql`
    mutation SaveProviderRetention($input: SaveProviderRetentionInput!) {
  saveProviderRetention(input: $input) {
    providerRetention {
      version
      adultYears
      childUntilAge
    }
  }
}
    `;
export type SaveProviderRetentionMutationFn = ApolloReactCommon.MutationFunction<SaveProviderRetentionMutation, SaveProviderRetentionMutationVariables>;
export function useSaveProviderRetentionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveProviderRetentionMutation, SaveProviderRetentionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveProviderRetentionMutation, SaveProviderRetentionMutationVariables>(SaveProviderRetentionDocument, options);
      }
export type SaveProviderRetentionMutationHookResult = ReturnType<typeof useSaveProviderRetentionMutation>;
export type SaveProviderRetentionMutationResult = ApolloReactCommon.MutationResult<SaveProviderRetentionMutation>;