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
export type FoundStockItemFragment = { id: string, sku: string, name: string, strength: string | null, barcode: string | null, isActive: boolean };

export type FindStockItemsQueryVariables = Exact<{
  text: string;
}>;


export type FindStockItemsQuery = { stockItems: { nodes: Array<{ id: string, sku: string, name: string, strength: string | null, barcode: string | null, isActive: boolean }> } };

export type FoundStockItemByIdQueryVariables = Exact<{
  id: string;
}>;


export type FoundStockItemByIdQuery = { stockItem: { item: { id: string, sku: string, name: string, strength: string | null, barcode: string | null, isActive: boolean } } };

export type ItemOfScannedBatchQueryVariables = Exact<{
  id: string;
}>;


export type ItemOfScannedBatchQuery = { stockBatch: { batch: { id: string, itemId: string } } };

export type FindBagsQueryVariables = Exact<{
  text: string;
}>;


export type FindBagsQuery = { bags: { nodes: Array<{ id: string, name: string, state: Types.BagState, homeName: string, isReady: boolean }> } };

export type FoundBagQueryVariables = Exact<{
  id: string;
}>;


export type FoundBagQuery = { bag: { bag: { id: string, name: string, state: Types.BagState, homeName: string, isReady: boolean } } };

export const FoundStockItemFragmentDoc = gql`
    fragment FoundStockItem on StockItem {
  id
  sku
  name
  strength
  barcode
  isActive
}
    `;
export const FindStockItemsDocument = gql`
    query FindStockItems($text: String!) {
  stockItems(first: 8, filter: {text: $text}) {
    nodes {
      ...FoundStockItem
    }
  }
}
    ${FoundStockItemFragmentDoc}`;
export function useFindStockItemsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindStockItemsQuery, FindStockItemsQueryVariables> & ({ variables: FindStockItemsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindStockItemsQuery, FindStockItemsQueryVariables>(FindStockItemsDocument, options);
      }
export function useFindStockItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindStockItemsQuery, FindStockItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindStockItemsQuery, FindStockItemsQueryVariables>(FindStockItemsDocument, options);
        }
// @ts-ignore
export function useFindStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindStockItemsQuery, FindStockItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindStockItemsQuery, FindStockItemsQueryVariables>;
export function useFindStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindStockItemsQuery, FindStockItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindStockItemsQuery | undefined, FindStockItemsQueryVariables>;
export function useFindStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindStockItemsQuery, FindStockItemsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindStockItemsQuery, FindStockItemsQueryVariables>(FindStockItemsDocument, options);
        }
export type FindStockItemsQueryHookResult = ReturnType<typeof useFindStockItemsQuery>;
export type FindStockItemsLazyQueryHookResult = ReturnType<typeof useFindStockItemsLazyQuery>;
export type FindStockItemsSuspenseQueryHookResult = ReturnType<typeof useFindStockItemsSuspenseQuery>;
export type FindStockItemsQueryResult = ApolloReactCommon.QueryResult<FindStockItemsQuery, FindStockItemsQueryVariables>;
export const FoundStockItemByIdDocument = gql`
    query FoundStockItemById($id: ID!) {
  stockItem(id: $id) {
    item {
      ...FoundStockItem
    }
  }
}
    ${FoundStockItemFragmentDoc}`;
export function useFoundStockItemByIdQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables> & ({ variables: FoundStockItemByIdQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>(FoundStockItemByIdDocument, options);
      }
export function useFoundStockItemByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>(FoundStockItemByIdDocument, options);
        }
// @ts-ignore
export function useFoundStockItemByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>;
export function useFoundStockItemByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoundStockItemByIdQuery | undefined, FoundStockItemByIdQueryVariables>;
export function useFoundStockItemByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>(FoundStockItemByIdDocument, options);
        }
export type FoundStockItemByIdQueryHookResult = ReturnType<typeof useFoundStockItemByIdQuery>;
export type FoundStockItemByIdLazyQueryHookResult = ReturnType<typeof useFoundStockItemByIdLazyQuery>;
export type FoundStockItemByIdSuspenseQueryHookResult = ReturnType<typeof useFoundStockItemByIdSuspenseQuery>;
export type FoundStockItemByIdQueryResult = ApolloReactCommon.QueryResult<FoundStockItemByIdQuery, FoundStockItemByIdQueryVariables>;
export const ItemOfScannedBatchDocument = gql`
    query ItemOfScannedBatch($id: ID!) {
  stockBatch(id: $id) {
    batch {
      id
      itemId
    }
  }
}
    `;
export function useItemOfScannedBatchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables> & ({ variables: ItemOfScannedBatchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>(ItemOfScannedBatchDocument, options);
      }
export function useItemOfScannedBatchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>(ItemOfScannedBatchDocument, options);
        }
// @ts-ignore
export function useItemOfScannedBatchSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>;
export function useItemOfScannedBatchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemOfScannedBatchQuery | undefined, ItemOfScannedBatchQueryVariables>;
export function useItemOfScannedBatchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>(ItemOfScannedBatchDocument, options);
        }
export type ItemOfScannedBatchQueryHookResult = ReturnType<typeof useItemOfScannedBatchQuery>;
export type ItemOfScannedBatchLazyQueryHookResult = ReturnType<typeof useItemOfScannedBatchLazyQuery>;
export type ItemOfScannedBatchSuspenseQueryHookResult = ReturnType<typeof useItemOfScannedBatchSuspenseQuery>;
export type ItemOfScannedBatchQueryResult = ApolloReactCommon.QueryResult<ItemOfScannedBatchQuery, ItemOfScannedBatchQueryVariables>;
export const FindBagsDocument = gql`
    query FindBags($text: String!) {
  bags(first: 8, filter: {text: $text}) {
    nodes {
      id
      name
      state
      homeName
      isReady
    }
  }
}
    `;
export function useFindBagsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindBagsQuery, FindBagsQueryVariables> & ({ variables: FindBagsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindBagsQuery, FindBagsQueryVariables>(FindBagsDocument, options);
      }
export function useFindBagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindBagsQuery, FindBagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindBagsQuery, FindBagsQueryVariables>(FindBagsDocument, options);
        }
// @ts-ignore
export function useFindBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindBagsQuery, FindBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindBagsQuery, FindBagsQueryVariables>;
export function useFindBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindBagsQuery, FindBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindBagsQuery | undefined, FindBagsQueryVariables>;
export function useFindBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindBagsQuery, FindBagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindBagsQuery, FindBagsQueryVariables>(FindBagsDocument, options);
        }
export type FindBagsQueryHookResult = ReturnType<typeof useFindBagsQuery>;
export type FindBagsLazyQueryHookResult = ReturnType<typeof useFindBagsLazyQuery>;
export type FindBagsSuspenseQueryHookResult = ReturnType<typeof useFindBagsSuspenseQuery>;
export type FindBagsQueryResult = ApolloReactCommon.QueryResult<FindBagsQuery, FindBagsQueryVariables>;
export const FoundBagDocument = gql`
    query FoundBag($id: ID!) {
  bag(id: $id) {
    bag {
      id
      name
      state
      homeName
      isReady
    }
  }
}
    `;
export function useFoundBagQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FoundBagQuery, FoundBagQueryVariables> & ({ variables: FoundBagQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FoundBagQuery, FoundBagQueryVariables>(FoundBagDocument, options);
      }
export function useFoundBagLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FoundBagQuery, FoundBagQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FoundBagQuery, FoundBagQueryVariables>(FoundBagDocument, options);
        }
// @ts-ignore
export function useFoundBagSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FoundBagQuery, FoundBagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoundBagQuery, FoundBagQueryVariables>;
export function useFoundBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoundBagQuery, FoundBagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FoundBagQuery | undefined, FoundBagQueryVariables>;
export function useFoundBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FoundBagQuery, FoundBagQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FoundBagQuery, FoundBagQueryVariables>(FoundBagDocument, options);
        }
export type FoundBagQueryHookResult = ReturnType<typeof useFoundBagQuery>;
export type FoundBagLazyQueryHookResult = ReturnType<typeof useFoundBagLazyQuery>;
export type FoundBagSuspenseQueryHookResult = ReturnType<typeof useFoundBagSuspenseQuery>;
export type FoundBagQueryResult = ApolloReactCommon.QueryResult<FoundBagQuery, FoundBagQueryVariables>;