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
export type KeptLayoutFragment = { list: string, columns: Array<{ key: string, isShown: boolean, width: number | null }> };

export type ListLayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListLayoutsQuery = { listLayouts: Array<{ list: string, columns: Array<{ key: string, isShown: boolean, width: number | null }> }> };

export type NoteListDownloadMutationVariables = Exact<{
  input: Types.NoteListDownloadInput;
}>;


export type NoteListDownloadMutation = { noteListDownload: { isDone: boolean } };

export type SaveListLayoutMutationVariables = Exact<{
  input: Types.SaveListLayoutInput;
}>;


export type SaveListLayoutMutation = { saveListLayout: { listLayout: { list: string, columns: Array<{ key: string, isShown: boolean, width: number | null }> } } };

export const KeptLayoutFragmentDoc = gql`
    fragment KeptLayout on ListLayout {
  list
  columns {
    key
    isShown
    width
  }
}
    `;
export const ListLayoutsDocument = gql`
    query ListLayouts {
  listLayouts {
    ...KeptLayout
  }
}
    ${KeptLayoutFragmentDoc}`;
export function useListLayoutsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ListLayoutsQuery, ListLayoutsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ListLayoutsQuery, ListLayoutsQueryVariables>(ListLayoutsDocument, options);
      }
export function useListLayoutsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ListLayoutsQuery, ListLayoutsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ListLayoutsQuery, ListLayoutsQueryVariables>(ListLayoutsDocument, options);
        }
// @ts-ignore
export function useListLayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ListLayoutsQuery, ListLayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListLayoutsQuery, ListLayoutsQueryVariables>;
export function useListLayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListLayoutsQuery, ListLayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListLayoutsQuery | undefined, ListLayoutsQueryVariables>;
export function useListLayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListLayoutsQuery, ListLayoutsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ListLayoutsQuery, ListLayoutsQueryVariables>(ListLayoutsDocument, options);
        }
export type ListLayoutsQueryHookResult = ReturnType<typeof useListLayoutsQuery>;
export type ListLayoutsLazyQueryHookResult = ReturnType<typeof useListLayoutsLazyQuery>;
export type ListLayoutsSuspenseQueryHookResult = ReturnType<typeof useListLayoutsSuspenseQuery>;
export type ListLayoutsQueryResult = ApolloReactCommon.QueryResult<ListLayoutsQuery, ListLayoutsQueryVariables>;
export const NoteListDownloadDocument = gql`
    mutation NoteListDownload($input: NoteListDownloadInput!) {
  noteListDownload(input: $input) {
    isDone
  }
}
    `;
export type NoteListDownloadMutationFn = ApolloReactCommon.MutationFunction<NoteListDownloadMutation, NoteListDownloadMutationVariables>;
export function useNoteListDownloadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<NoteListDownloadMutation, NoteListDownloadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NoteListDownloadMutation, NoteListDownloadMutationVariables>(NoteListDownloadDocument, options);
      }
export type NoteListDownloadMutationHookResult = ReturnType<typeof useNoteListDownloadMutation>;
export type NoteListDownloadMutationResult = ApolloReactCommon.MutationResult<NoteListDownloadMutation>;
export const SaveListLayoutDocument = gql`
    mutation SaveListLayout($input: SaveListLayoutInput!) {
  saveListLayout(input: $input) {
    listLayout {
      ...KeptLayout
    }
  }
}
    ${KeptLayoutFragmentDoc}`;
export type SaveListLayoutMutationFn = ApolloReactCommon.MutationFunction<SaveListLayoutMutation, SaveListLayoutMutationVariables>;
export function useSaveListLayoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveListLayoutMutation, SaveListLayoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveListLayoutMutation, SaveListLayoutMutationVariables>(SaveListLayoutDocument, options);
      }
export type SaveListLayoutMutationHookResult = ReturnType<typeof useSaveListLayoutMutation>;
export type SaveListLayoutMutationResult = ApolloReactCommon.MutationResult<SaveListLayoutMutation>;