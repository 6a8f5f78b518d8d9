// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { StepLineFragmentDoc } from '../papers/papers.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type StocktakeRowFragment = { id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number };

export type StocktakeDetailsFragment = { recountCount: number, varianceCount: number | null, variancePence?: number | null, possible: Array<Types.StocktakeStep>, canCount: boolean, stocktake: { id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number }, counters: Array<{ userId: string, name: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> };

export type CountLineFragment = { id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, locationId: string, locationName: string, isBlind: boolean, expected: number | null, counted: number | null, countedAt: string | null, countedByName: string | null, needsRecount: boolean, isStale: boolean, counts: number };

export type StocktakesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StocktakeFilter | null | undefined;
  isAdmin: boolean;
}>;


export type StocktakesQuery = { stocktakes: { totalCount: number, nodes: Array<{ variancePence?: number | null, id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StocktakeQueryVariables = Exact<{
  stocktakeId: string;
  isAdmin: boolean;
}>;


export type StocktakeQuery = { stocktake: { recountCount: number, varianceCount: number | null, variancePence?: number | null, possible: Array<Types.StocktakeStep>, canCount: boolean, stocktake: { id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number }, counters: Array<{ userId: string, name: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } };

export type StocktakeLinesQueryVariables = Exact<{
  stocktakeId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StocktakeLineFilter | null | undefined;
}>;


export type StocktakeLinesQuery = { stocktakeLines: { totalCount: number, nodes: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, locationId: string, locationName: string, isBlind: boolean, expected: number | null, counted: number | null, countedAt: string | null, countedByName: string | null, needsRecount: boolean, isStale: boolean, counts: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LotsToCountQueryVariables = Exact<{
  itemId: string;
  text?: string | null | undefined;
}>;


export type LotsToCountQuery = { stockBatches: { nodes: Array<{ id: string, lot: string, expiresOn: string | null }> }, stockItem: { item: { id: string, name: string, unit: Types.StockUnit, isBatchTracked: boolean } } };

export type CreateStocktakeMutationVariables = Exact<{
  input: Types.CreateStocktakeInput;
  isAdmin: boolean;
}>;


export type CreateStocktakeMutation = { createStocktake: { stocktake: { recountCount: number, varianceCount: number | null, variancePence?: number | null, possible: Array<Types.StocktakeStep>, canCount: boolean, stocktake: { id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number }, counters: Array<{ userId: string, name: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type StepStocktakeMutationVariables = Exact<{
  input: Types.StepStocktakeInput;
  isAdmin: boolean;
}>;


export type StepStocktakeMutation = { stepStocktake: { stocktake: { recountCount: number, varianceCount: number | null, variancePence?: number | null, possible: Array<Types.StocktakeStep>, canCount: boolean, stocktake: { id: string, number: string, state: Types.StocktakeState, scope: Types.StocktakeScope, locationId: string | null, locationName: string | null, itemType: Types.StockItemType | null, limitPercent: number, round: number, notes: string | null, lineCount: number, countedCount: number, createdAt: string, createdByName: string, version: number }, counters: Array<{ userId: string, name: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type CountStockMutationVariables = Exact<{
  input: Types.CountStockInput;
}>;


export type CountStockMutation = { countStock: { stocktakeLine: { id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, locationId: string, locationName: string, isBlind: boolean, expected: number | null, counted: number | null, countedAt: string | null, countedByName: string | null, needsRecount: boolean, isStale: boolean, counts: number } } };

export const StocktakeRowFragmentDoc = gql`
    fragment StocktakeRow on Stocktake {
  id
  number
  state
  scope
  locationId
  locationName
  itemType
  limitPercent
  round
  notes
  lineCount
  countedCount
  createdAt
  createdByName
  version
}
    `;
export const StocktakeDetailsFragmentDoc = gql`
    fragment StocktakeDetails on StocktakeDetails {
  stocktake {
    ...StocktakeRow
  }
  counters {
    userId
    name
  }
  recountCount
  varianceCount
  variancePence @include(if: $isAdmin)
  steps {
    ...StepLine
  }
  possible
  canCount
}
    `;
export const CountLineFragmentDoc = gql`
    fragment CountLine on StocktakeLine {
  id
  itemId
  itemName
  sku
  barcode
  unit
  batchId
  lot
  expiresOn
  locationId
  locationName
  isBlind
  expected
  counted
  countedAt
  countedByName
  needsRecount
  isStale
  counts
}
    `;
export const StocktakesDocument = gql`
    query Stocktakes($first: Int, $after: String, $filter: StocktakeFilter, $isAdmin: Boolean!) {
  stocktakes(first: $first, after: $after, filter: $filter) {
    nodes {
      ...StocktakeRow
      variancePence @include(if: $isAdmin)
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${StocktakeRowFragmentDoc}`;
export function useStocktakesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StocktakesQuery, StocktakesQueryVariables> & ({ variables: StocktakesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StocktakesQuery, StocktakesQueryVariables>(StocktakesDocument, options);
      }
export function useStocktakesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StocktakesQuery, StocktakesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StocktakesQuery, StocktakesQueryVariables>(StocktakesDocument, options);
        }
// @ts-ignore
export function useStocktakesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StocktakesQuery, StocktakesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakesQuery, StocktakesQueryVariables>;
export function useStocktakesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakesQuery, StocktakesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakesQuery | undefined, StocktakesQueryVariables>;
export function useStocktakesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakesQuery, StocktakesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StocktakesQuery, StocktakesQueryVariables>(StocktakesDocument, options);
        }
export type StocktakesQueryHookResult = ReturnType<typeof useStocktakesQuery>;
export type StocktakesLazyQueryHookResult = ReturnType<typeof useStocktakesLazyQuery>;
export type StocktakesSuspenseQueryHookResult = ReturnType<typeof useStocktakesSuspenseQuery>;
export type StocktakesQueryResult = ApolloReactCommon.QueryResult<StocktakesQuery, StocktakesQueryVariables>;
export const StocktakeDocument = gql`
    query Stocktake($stocktakeId: ID!, $isAdmin: Boolean!) {
  stocktake(id: $stocktakeId) {
    ...StocktakeDetails
  }
}
    ${StocktakeDetailsFragmentDoc}
${StocktakeRowFragmentDoc}
${StepLineFragmentDoc}`;
export function useStocktakeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StocktakeQuery, StocktakeQueryVariables> & ({ variables: StocktakeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StocktakeQuery, StocktakeQueryVariables>(StocktakeDocument, options);
      }
export function useStocktakeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StocktakeQuery, StocktakeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StocktakeQuery, StocktakeQueryVariables>(StocktakeDocument, options);
        }
// @ts-ignore
export function useStocktakeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StocktakeQuery, StocktakeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakeQuery, StocktakeQueryVariables>;
export function useStocktakeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakeQuery, StocktakeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakeQuery | undefined, StocktakeQueryVariables>;
export function useStocktakeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakeQuery, StocktakeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StocktakeQuery, StocktakeQueryVariables>(StocktakeDocument, options);
        }
export type StocktakeQueryHookResult = ReturnType<typeof useStocktakeQuery>;
export type StocktakeLazyQueryHookResult = ReturnType<typeof useStocktakeLazyQuery>;
export type StocktakeSuspenseQueryHookResult = ReturnType<typeof useStocktakeSuspenseQuery>;
export type StocktakeQueryResult = ApolloReactCommon.QueryResult<StocktakeQuery, StocktakeQueryVariables>;
export const StocktakeLinesDocument = gql`
    query StocktakeLines($stocktakeId: ID!, $first: Int, $after: String, $filter: StocktakeLineFilter) {
  stocktakeLines(
    stocktakeId: $stocktakeId
    first: $first
    after: $after
    filter: $filter
  ) {
    nodes {
      ...CountLine
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${CountLineFragmentDoc}`;
export function useStocktakeLinesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StocktakeLinesQuery, StocktakeLinesQueryVariables> & ({ variables: StocktakeLinesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StocktakeLinesQuery, StocktakeLinesQueryVariables>(StocktakeLinesDocument, options);
      }
export function useStocktakeLinesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StocktakeLinesQuery, StocktakeLinesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StocktakeLinesQuery, StocktakeLinesQueryVariables>(StocktakeLinesDocument, options);
        }
// @ts-ignore
export function useStocktakeLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StocktakeLinesQuery, StocktakeLinesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakeLinesQuery, StocktakeLinesQueryVariables>;
export function useStocktakeLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakeLinesQuery, StocktakeLinesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StocktakeLinesQuery | undefined, StocktakeLinesQueryVariables>;
export function useStocktakeLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StocktakeLinesQuery, StocktakeLinesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StocktakeLinesQuery, StocktakeLinesQueryVariables>(StocktakeLinesDocument, options);
        }
export type StocktakeLinesQueryHookResult = ReturnType<typeof useStocktakeLinesQuery>;
export type StocktakeLinesLazyQueryHookResult = ReturnType<typeof useStocktakeLinesLazyQuery>;
export type StocktakeLinesSuspenseQueryHookResult = ReturnType<typeof useStocktakeLinesSuspenseQuery>;
export type StocktakeLinesQueryResult = ApolloReactCommon.QueryResult<StocktakeLinesQuery, StocktakeLinesQueryVariables>;
export const LotsToCountDocument = gql`
    query LotsToCount($itemId: ID!, $text: String) {
  stockBatches(
    first: 50
    filter: {itemId: $itemId, text: $text}
    order: {by: expiry, direction: descending}
  ) {
    nodes {
      id
      lot
      expiresOn
    }
  }
  stockItem(id: $itemId) {
    item {
      id
      name
      unit
      isBatchTracked
    }
  }
}
    `;
export function useLotsToCountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LotsToCountQuery, LotsToCountQueryVariables> & ({ variables: LotsToCountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LotsToCountQuery, LotsToCountQueryVariables>(LotsToCountDocument, options);
      }
export function useLotsToCountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LotsToCountQuery, LotsToCountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LotsToCountQuery, LotsToCountQueryVariables>(LotsToCountDocument, options);
        }
// @ts-ignore
export function useLotsToCountSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LotsToCountQuery, LotsToCountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotsToCountQuery, LotsToCountQueryVariables>;
export function useLotsToCountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotsToCountQuery, LotsToCountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotsToCountQuery | undefined, LotsToCountQueryVariables>;
export function useLotsToCountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotsToCountQuery, LotsToCountQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LotsToCountQuery, LotsToCountQueryVariables>(LotsToCountDocument, options);
        }
export type LotsToCountQueryHookResult = ReturnType<typeof useLotsToCountQuery>;
export type LotsToCountLazyQueryHookResult = ReturnType<typeof useLotsToCountLazyQuery>;
export type LotsToCountSuspenseQueryHookResult = ReturnType<typeof useLotsToCountSuspenseQuery>;
export type LotsToCountQueryResult = ApolloReactCommon.QueryResult<LotsToCountQuery, LotsToCountQueryVariables>;
export const CreateStocktakeDocument = gql`
    mutation CreateStocktake($input: CreateStocktakeInput!, $isAdmin: Boolean!) {
  createStocktake(input: $input) {
    stocktake {
      ...StocktakeDetails
    }
  }
}
    ${StocktakeDetailsFragmentDoc}
${StocktakeRowFragmentDoc}
${StepLineFragmentDoc}`;
export type CreateStocktakeMutationFn = ApolloReactCommon.MutationFunction<CreateStocktakeMutation, CreateStocktakeMutationVariables>;
export function useCreateStocktakeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStocktakeMutation, CreateStocktakeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStocktakeMutation, CreateStocktakeMutationVariables>(CreateStocktakeDocument, options);
      }
export type CreateStocktakeMutationHookResult = ReturnType<typeof useCreateStocktakeMutation>;
export type CreateStocktakeMutationResult = ApolloReactCommon.MutationResult<CreateStocktakeMutation>;
export const StepStocktakeDocument = gql`
    mutation StepStocktake($input: StepStocktakeInput!, $isAdmin: Boolean!) {
  stepStocktake(input: $input) {
    stocktake {
      ...StocktakeDetails
    }
  }
}
    ${StocktakeDetailsFragmentDoc}
${StocktakeRowFragmentDoc}
${StepLineFragmentDoc}`;
export type StepStocktakeMutationFn = ApolloReactCommon.MutationFunction<StepStocktakeMutation, StepStocktakeMutationVariables>;
export function useStepStocktakeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StepStocktakeMutation, StepStocktakeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepStocktakeMutation, StepStocktakeMutationVariables>(StepStocktakeDocument, options);
      }
export type StepStocktakeMutationHookResult = ReturnType<typeof useStepStocktakeMutation>;
export type StepStocktakeMutationResult = ApolloReactCommon.MutationResult<StepStocktakeMutation>;
export const CountStockDocument = gql`
    mutation CountStock($input: CountStockInput!) {
  countStock(input: $input) {
    stocktakeLine {
      ...CountLine
    }
  }
}
    ${CountLineFragmentDoc}`;
export type CountStockMutationFn = ApolloReactCommon.MutationFunction<CountStockMutation, CountStockMutationVariables>;
export function useCountStockMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CountStockMutation, CountStockMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CountStockMutation, CountStockMutationVariables>(CountStockDocument, options);
      }
export type CountStockMutationHookResult = ReturnType<typeof useCountStockMutation>;
export type CountStockMutationResult = ApolloReactCommon.MutationResult<CountStockMutation>;