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
export type KeptViewFragment = { id: string, name: string, query: string };

export type ListViewsQueryVariables = Exact<{
  list: Types.ViewedList;
}>;


export type ListViewsQuery = { listViews: Array<{ id: string, name: string, query: string }> };

export type SaveListViewMutationVariables = Exact<{
  input: Types.SaveListViewInput;
}>;


export type SaveListViewMutation = { saveListView: { listView: { id: string, name: string, query: string } } };

export type DeleteListViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteListViewMutation = { deleteListView: { isDone: boolean } };

export const KeptViewFragmentDoc = gql`
    fragment KeptView on ListView {
  id
  name
  query
}
    `;
export const ListViewsDocument = gql`
    query ListViews($list: ViewedList!) {
  listViews(list: $list) {
    ...KeptView
  }
}
    ${KeptViewFragmentDoc}`;
export function useListViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ListViewsQuery, ListViewsQueryVariables> & ({ variables: ListViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ListViewsQuery, ListViewsQueryVariables>(ListViewsDocument, options);
      }
export function useListViewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ListViewsQuery, ListViewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ListViewsQuery, ListViewsQueryVariables>(ListViewsDocument, options);
        }
// @ts-ignore
export function useListViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ListViewsQuery, ListViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListViewsQuery, ListViewsQueryVariables>;
export function useListViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListViewsQuery, ListViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListViewsQuery | undefined, ListViewsQueryVariables>;
export function useListViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListViewsQuery, ListViewsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ListViewsQuery, ListViewsQueryVariables>(ListViewsDocument, options);
        }
export type ListViewsQueryHookResult = ReturnType<typeof useListViewsQuery>;
export type ListViewsLazyQueryHookResult = ReturnType<typeof useListViewsLazyQuery>;
export type ListViewsSuspenseQueryHookResult = ReturnType<typeof useListViewsSuspenseQuery>;
export type ListViewsQueryResult = ApolloReactCommon.QueryResult<ListViewsQuery, ListViewsQueryVariables>;
export const SaveListViewDocument = gql`
    mutation SaveListView($input: SaveListViewInput!) {
  saveListView(input: $input) {
    listView {
      ...KeptView
    }
  }
}
    ${KeptViewFragmentDoc}`;
export type SaveListViewMutationFn = ApolloReactCommon.MutationFunction<SaveListViewMutation, SaveListViewMutationVariables>;
export function useSaveListViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveListViewMutation, SaveListViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveListViewMutation, SaveListViewMutationVariables>(SaveListViewDocument, options);
      }
export type SaveListViewMutationHookResult = ReturnType<typeof useSaveListViewMutation>;
export type SaveListViewMutationResult = ApolloReactCommon.MutationResult<SaveListViewMutation>;
export const DeleteListViewDocument = gql`
    mutation DeleteListView($id: ID!) {
  deleteListView(input: {id: $id}) {
    isDone
  }
}
    `;
export type DeleteListViewMutationFn = ApolloReactCommon.MutationFunction<DeleteListViewMutation, DeleteListViewMutationVariables>;
export function useDeleteListViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteListViewMutation, DeleteListViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteListViewMutation, DeleteListViewMutationVariables>(DeleteListViewDocument, options);
      }
export type DeleteListViewMutationHookResult = ReturnType<typeof useDeleteListViewMutation>;
export type DeleteListViewMutationResult = ApolloReactCommon.MutationResult<DeleteListViewMutation>;