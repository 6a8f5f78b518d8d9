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
export type UsageRowFragment = { locationId: string, locationName: string, isShort: boolean, isSettled: boolean, move: { id: string, occurredAt: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string | null, quantity: number, source: Types.StockMoveSource, sourceId: string | null, eventId: string | null, eventName: string | null, customPrfId: string | null, performedByName: string, witnessedByName: string | null, reversedBy: string | null, exception: Types.StockBatchException | null, overrideReason: string | null, note: string | null } };

export type UsageLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockUsageFilter | null | undefined;
}>;


export type UsageLogQuery = { stockUsage: { nodes: Array<{ locationId: string, locationName: string, isShort: boolean, isSettled: boolean, move: { id: string, occurredAt: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string | null, quantity: number, source: Types.StockMoveSource, sourceId: string | null, eventId: string | null, eventName: string | null, customPrfId: string | null, performedByName: string, witnessedByName: string | null, reversedBy: string | null, exception: Types.StockBatchException | null, overrideReason: string | null, note: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, toSettle: { totalCount: number } };

export type ShortageRowFragment = { locationId: string, locationName: string, settledAt: string | null, move: { id: string, occurredAt: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string | null, quantity: number, eventId: string | null, eventName: string | null, customPrfId: string | null, performedByName: string } };

export type ShortagesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockShortageFilter | null | undefined;
}>;


export type ShortagesQuery = { stockShortages: { totalCount: number, nodes: Array<{ locationId: string, locationName: string, settledAt: string | null, move: { id: string, occurredAt: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string | null, quantity: number, eventId: string | null, eventName: string | null, customPrfId: string | null, performedByName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordStockUsageMutationVariables = Exact<{
  input: Types.RecordStockUsageInput;
}>;


export type RecordStockUsageMutation = { recordStockUsage: { usageRecorded: { shortages: number } } };

export type SettleStockShortageMutationVariables = Exact<{
  input: Types.SettleStockShortageInput;
}>;


export type SettleStockShortageMutation = { settleStockShortage: { stockPosted: { postingId: string } } };

export const UsageRowFragmentDoc = gql`
    fragment UsageRow on StockUsage {
  move {
    id
    occurredAt
    itemId
    itemName
    unit
    lot
    quantity
    source
    sourceId
    eventId
    eventName
    customPrfId
    performedByName
    witnessedByName
    reversedBy
    exception
    overrideReason
    note
  }
  locationId
  locationName
  isShort
  isSettled
}
    `;
export const ShortageRowFragmentDoc = gql`
    fragment ShortageRow on StockShortage {
  move {
    id
    occurredAt
    itemId
    itemName
    unit
    lot
    quantity
    eventId
    eventName
    customPrfId
    performedByName
  }
  locationId
  locationName
  settledAt
}
    `;
export const UsageLogDocument = gql`
    query UsageLog($first: Int, $after: String, $filter: StockUsageFilter) {
  stockUsage(first: $first, after: $after, filter: $filter) {
    nodes {
      ...UsageRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  toSettle: stockShortages(first: 1, filter: {isSettled: false}) {
    totalCount
  }
}
    ${UsageRowFragmentDoc}`;
export function useUsageLogQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UsageLogQuery, UsageLogQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsageLogQuery, UsageLogQueryVariables>(UsageLogDocument, options);
      }
export function useUsageLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsageLogQuery, UsageLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsageLogQuery, UsageLogQueryVariables>(UsageLogDocument, options);
        }
// @ts-ignore
export function useUsageLogSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsageLogQuery, UsageLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsageLogQuery, UsageLogQueryVariables>;
export function useUsageLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsageLogQuery, UsageLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsageLogQuery | undefined, UsageLogQueryVariables>;
export function useUsageLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsageLogQuery, UsageLogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsageLogQuery, UsageLogQueryVariables>(UsageLogDocument, options);
        }
export type UsageLogQueryHookResult = ReturnType<typeof useUsageLogQuery>;
export type UsageLogLazyQueryHookResult = ReturnType<typeof useUsageLogLazyQuery>;
export type UsageLogSuspenseQueryHookResult = ReturnType<typeof useUsageLogSuspenseQuery>;
export type UsageLogQueryResult = ApolloReactCommon.QueryResult<UsageLogQuery, UsageLogQueryVariables>;
export const ShortagesDocument = gql`
    query Shortages($first: Int, $after: String, $filter: StockShortageFilter) {
  stockShortages(first: $first, after: $after, filter: $filter) {
    nodes {
      ...ShortageRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ShortageRowFragmentDoc}`;
export function useShortagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShortagesQuery, ShortagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShortagesQuery, ShortagesQueryVariables>(ShortagesDocument, options);
      }
export function useShortagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShortagesQuery, ShortagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShortagesQuery, ShortagesQueryVariables>(ShortagesDocument, options);
        }
// @ts-ignore
export function useShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShortagesQuery, ShortagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShortagesQuery, ShortagesQueryVariables>;
export function useShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShortagesQuery, ShortagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShortagesQuery | undefined, ShortagesQueryVariables>;
export function useShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShortagesQuery, ShortagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShortagesQuery, ShortagesQueryVariables>(ShortagesDocument, options);
        }
export type ShortagesQueryHookResult = ReturnType<typeof useShortagesQuery>;
export type ShortagesLazyQueryHookResult = ReturnType<typeof useShortagesLazyQuery>;
export type ShortagesSuspenseQueryHookResult = ReturnType<typeof useShortagesSuspenseQuery>;
export type ShortagesQueryResult = ApolloReactCommon.QueryResult<ShortagesQuery, ShortagesQueryVariables>;
export const RecordStockUsageDocument = gql`
    mutation RecordStockUsage($input: RecordStockUsageInput!) {
  recordStockUsage(input: $input) {
    usageRecorded {
      shortages
    }
  }
}
    `;
export type RecordStockUsageMutationFn = ApolloReactCommon.MutationFunction<RecordStockUsageMutation, RecordStockUsageMutationVariables>;
export function useRecordStockUsageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordStockUsageMutation, RecordStockUsageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordStockUsageMutation, RecordStockUsageMutationVariables>(RecordStockUsageDocument, options);
      }
export type RecordStockUsageMutationHookResult = ReturnType<typeof useRecordStockUsageMutation>;
export type RecordStockUsageMutationResult = ApolloReactCommon.MutationResult<RecordStockUsageMutation>;
export const SettleStockShortageDocument = gql`
    mutation SettleStockShortage($input: SettleStockShortageInput!) {
  settleStockShortage(input: $input) {
    stockPosted {
      postingId
    }
  }
}
    `;
export type SettleStockShortageMutationFn = ApolloReactCommon.MutationFunction<SettleStockShortageMutation, SettleStockShortageMutationVariables>;
export function useSettleStockShortageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettleStockShortageMutation, SettleStockShortageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleStockShortageMutation, SettleStockShortageMutationVariables>(SettleStockShortageDocument, options);
      }
export type SettleStockShortageMutationHookResult = ReturnType<typeof useSettleStockShortageMutation>;
export type SettleStockShortageMutationResult = ApolloReactCommon.MutationResult<SettleStockShortageMutation>;