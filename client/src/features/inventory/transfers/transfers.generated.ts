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
export type TransferRowFragment = { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number };

export type TransferLineFragment = { id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> };

export type TransferDetailsFragment = { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> };

export type StockTransfersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockTransferFilter | null | undefined;
  isAdmin: boolean;
}>;


export type StockTransfersQuery = { stockTransfers: { totalCount: number, nodes: Array<{ valuePence?: number | null, id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WaitingTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingTransfersQuery = { drafts: { nodes: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean } }, travelling: { nodes: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean } } };

export type StockTransferQueryVariables = Exact<{
  transferId: string;
}>;


export type StockTransferQuery = { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } };

export type TransferShelfQueryVariables = Exact<{
  locationId: string;
  after?: string | null | undefined;
}>;


export type TransferShelfQuery = { stockAtLocation: { nodes: Array<{ itemId: string, itemName: string, unit: Types.StockUnit, quantity: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TransferItemQueryVariables = Exact<{
  id: string;
}>;


export type TransferItemQuery = { stockItem: { item: { id: string, name: string, unit: Types.StockUnit }, stock: Array<{ locationId: string, quantity: number }> } };

export type CreateStockTransferMutationVariables = Exact<{
  input: Types.CreateStockTransferInput;
}>;


export type CreateStockTransferMutation = { createStockTransfer: { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type UpdateStockTransferMutationVariables = Exact<{
  input: Types.UpdateStockTransferInput;
}>;


export type UpdateStockTransferMutation = { updateStockTransfer: { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type DispatchStockTransferMutationVariables = Exact<{
  input: Types.DispatchStockTransferInput;
}>;


export type DispatchStockTransferMutation = { dispatchStockTransfer: { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type ReceiveStockTransferMutationVariables = Exact<{
  input: Types.ReceiveStockTransferInput;
}>;


export type ReceiveStockTransferMutation = { receiveStockTransfer: { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type CancelStockTransferMutationVariables = Exact<{
  input: Types.CancelStockTransferInput;
}>;


export type CancelStockTransferMutation = { cancelStockTransfer: { stockTransfer: { canDispatch: boolean, canReceive: boolean, canCancel: boolean, transfer: { id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isWitnessed: boolean, quantity: number, promised: number, short: number, picks: Array<{ id: string | null, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, isProposed: boolean, received: number, missing: number }>, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number }> }>, discrepancies: Array<{ id: string, itemName: string, lot: string | null, unit: Types.StockUnit, kind: Types.StockDiscrepancyKind, quantity: number, reason: string, recordedByName: string }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export const TransferRowFragmentDoc = gql`
    fragment TransferRow on StockTransfer {
  id
  number
  state
  fromLocationId
  fromName
  toLocationId
  toName
  eventId
  eventName
  notes
  lineCount
  createdAt
  createdByName
  version
}
    `;
export const TransferLineFragmentDoc = gql`
    fragment TransferLine on StockTransferLine {
  id
  itemId
  itemName
  sku
  barcode
  unit
  isWitnessed
  quantity
  promised
  short
  picks {
    id
    batchId
    lot
    expiresOn
    quantity
    isProposed
    received
    missing
  }
  lots {
    batchId
    lot
    expiresOn
    quantity
  }
}
    `;
export const TransferDetailsFragmentDoc = gql`
    fragment TransferDetails on StockTransferDetails {
  transfer {
    ...TransferRow
  }
  lines {
    ...TransferLine
  }
  discrepancies {
    id
    itemName
    lot
    unit
    kind
    quantity
    reason
    recordedByName
  }
  steps {
    ...StepLine
  }
  canDispatch
  canReceive
  canCancel
}
    `;
export const StockTransfersDocument = gql`
    query StockTransfers($first: Int, $after: String, $filter: StockTransferFilter, $isAdmin: Boolean!) {
  stockTransfers(first: $first, after: $after, filter: $filter) {
    nodes {
      ...TransferRow
      valuePence @include(if: $isAdmin)
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${TransferRowFragmentDoc}`;
export function useStockTransfersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockTransfersQuery, StockTransfersQueryVariables> & ({ variables: StockTransfersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockTransfersQuery, StockTransfersQueryVariables>(StockTransfersDocument, options);
      }
export function useStockTransfersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockTransfersQuery, StockTransfersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockTransfersQuery, StockTransfersQueryVariables>(StockTransfersDocument, options);
        }
// @ts-ignore
export function useStockTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockTransfersQuery, StockTransfersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTransfersQuery, StockTransfersQueryVariables>;
export function useStockTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTransfersQuery, StockTransfersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTransfersQuery | undefined, StockTransfersQueryVariables>;
export function useStockTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTransfersQuery, StockTransfersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockTransfersQuery, StockTransfersQueryVariables>(StockTransfersDocument, options);
        }
export type StockTransfersQueryHookResult = ReturnType<typeof useStockTransfersQuery>;
export type StockTransfersLazyQueryHookResult = ReturnType<typeof useStockTransfersLazyQuery>;
export type StockTransfersSuspenseQueryHookResult = ReturnType<typeof useStockTransfersSuspenseQuery>;
export type StockTransfersQueryResult = ApolloReactCommon.QueryResult<StockTransfersQuery, StockTransfersQueryVariables>;
export const WaitingTransfersDocument = gql`
    query WaitingTransfers {
  drafts: stockTransfers(first: 5, filter: {state: draft}) {
    nodes {
      ...TransferRow
    }
    pageInfo {
      hasNextPage
    }
  }
  travelling: stockTransfers(first: 5, filter: {isInTransit: true}) {
    nodes {
      ...TransferRow
    }
    pageInfo {
      hasNextPage
    }
  }
}
    ${TransferRowFragmentDoc}`;
export function useWaitingTransfersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WaitingTransfersQuery, WaitingTransfersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WaitingTransfersQuery, WaitingTransfersQueryVariables>(WaitingTransfersDocument, options);
      }
export function useWaitingTransfersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WaitingTransfersQuery, WaitingTransfersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WaitingTransfersQuery, WaitingTransfersQueryVariables>(WaitingTransfersDocument, options);
        }
// @ts-ignore
export function useWaitingTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WaitingTransfersQuery, WaitingTransfersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WaitingTransfersQuery, WaitingTransfersQueryVariables>;
export function useWaitingTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WaitingTransfersQuery, WaitingTransfersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WaitingTransfersQuery | undefined, WaitingTransfersQueryVariables>;
export function useWaitingTransfersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WaitingTransfersQuery, WaitingTransfersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WaitingTransfersQuery, WaitingTransfersQueryVariables>(WaitingTransfersDocument, options);
        }
export type WaitingTransfersQueryHookResult = ReturnType<typeof useWaitingTransfersQuery>;
export type WaitingTransfersLazyQueryHookResult = ReturnType<typeof useWaitingTransfersLazyQuery>;
export type WaitingTransfersSuspenseQueryHookResult = ReturnType<typeof useWaitingTransfersSuspenseQuery>;
export type WaitingTransfersQueryResult = ApolloReactCommon.QueryResult<WaitingTransfersQuery, WaitingTransfersQueryVariables>;
export const StockTransferDocument = gql`
    query StockTransfer($transferId: ID!) {
  stockTransfer(id: $transferId) {
    ...TransferDetails
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export function useStockTransferQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockTransferQuery, StockTransferQueryVariables> & ({ variables: StockTransferQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockTransferQuery, StockTransferQueryVariables>(StockTransferDocument, options);
      }
export function useStockTransferLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockTransferQuery, StockTransferQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockTransferQuery, StockTransferQueryVariables>(StockTransferDocument, options);
        }
// @ts-ignore
export function useStockTransferSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockTransferQuery, StockTransferQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTransferQuery, StockTransferQueryVariables>;
export function useStockTransferSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTransferQuery, StockTransferQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTransferQuery | undefined, StockTransferQueryVariables>;
export function useStockTransferSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTransferQuery, StockTransferQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockTransferQuery, StockTransferQueryVariables>(StockTransferDocument, options);
        }
export type StockTransferQueryHookResult = ReturnType<typeof useStockTransferQuery>;
export type StockTransferLazyQueryHookResult = ReturnType<typeof useStockTransferLazyQuery>;
export type StockTransferSuspenseQueryHookResult = ReturnType<typeof useStockTransferSuspenseQuery>;
export type StockTransferQueryResult = ApolloReactCommon.QueryResult<StockTransferQuery, StockTransferQueryVariables>;
export const TransferShelfDocument = gql`
    query TransferShelf($locationId: ID!, $after: String) {
  stockAtLocation(locationId: $locationId, first: 100, after: $after) {
    nodes {
      itemId
      itemName
      unit
      quantity
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useTransferShelfQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TransferShelfQuery, TransferShelfQueryVariables> & ({ variables: TransferShelfQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TransferShelfQuery, TransferShelfQueryVariables>(TransferShelfDocument, options);
      }
export function useTransferShelfLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TransferShelfQuery, TransferShelfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TransferShelfQuery, TransferShelfQueryVariables>(TransferShelfDocument, options);
        }
// @ts-ignore
export function useTransferShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TransferShelfQuery, TransferShelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TransferShelfQuery, TransferShelfQueryVariables>;
export function useTransferShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TransferShelfQuery, TransferShelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TransferShelfQuery | undefined, TransferShelfQueryVariables>;
export function useTransferShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TransferShelfQuery, TransferShelfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TransferShelfQuery, TransferShelfQueryVariables>(TransferShelfDocument, options);
        }
export type TransferShelfQueryHookResult = ReturnType<typeof useTransferShelfQuery>;
export type TransferShelfLazyQueryHookResult = ReturnType<typeof useTransferShelfLazyQuery>;
export type TransferShelfSuspenseQueryHookResult = ReturnType<typeof useTransferShelfSuspenseQuery>;
export type TransferShelfQueryResult = ApolloReactCommon.QueryResult<TransferShelfQuery, TransferShelfQueryVariables>;
export const TransferItemDocument = gql`
    query TransferItem($id: ID!) {
  stockItem(id: $id) {
    item {
      id
      name
      unit
    }
    stock {
      locationId
      quantity
    }
  }
}
    `;
export function useTransferItemQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TransferItemQuery, TransferItemQueryVariables> & ({ variables: TransferItemQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TransferItemQuery, TransferItemQueryVariables>(TransferItemDocument, options);
      }
export function useTransferItemLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TransferItemQuery, TransferItemQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TransferItemQuery, TransferItemQueryVariables>(TransferItemDocument, options);
        }
// @ts-ignore
export function useTransferItemSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TransferItemQuery, TransferItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TransferItemQuery, TransferItemQueryVariables>;
export function useTransferItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TransferItemQuery, TransferItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TransferItemQuery | undefined, TransferItemQueryVariables>;
export function useTransferItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TransferItemQuery, TransferItemQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TransferItemQuery, TransferItemQueryVariables>(TransferItemDocument, options);
        }
export type TransferItemQueryHookResult = ReturnType<typeof useTransferItemQuery>;
export type TransferItemLazyQueryHookResult = ReturnType<typeof useTransferItemLazyQuery>;
export type TransferItemSuspenseQueryHookResult = ReturnType<typeof useTransferItemSuspenseQuery>;
export type TransferItemQueryResult = ApolloReactCommon.QueryResult<TransferItemQuery, TransferItemQueryVariables>;
export const CreateStockTransferDocument = gql`
    mutation CreateStockTransfer($input: CreateStockTransferInput!) {
  createStockTransfer(input: $input) {
    stockTransfer {
      ...TransferDetails
    }
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export type CreateStockTransferMutationFn = ApolloReactCommon.MutationFunction<CreateStockTransferMutation, CreateStockTransferMutationVariables>;
export function useCreateStockTransferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStockTransferMutation, CreateStockTransferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStockTransferMutation, CreateStockTransferMutationVariables>(CreateStockTransferDocument, options);
      }
export type CreateStockTransferMutationHookResult = ReturnType<typeof useCreateStockTransferMutation>;
export type CreateStockTransferMutationResult = ApolloReactCommon.MutationResult<CreateStockTransferMutation>;
export const UpdateStockTransferDocument = gql`
    mutation UpdateStockTransfer($input: UpdateStockTransferInput!) {
  updateStockTransfer(input: $input) {
    stockTransfer {
      ...TransferDetails
    }
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export type UpdateStockTransferMutationFn = ApolloReactCommon.MutationFunction<UpdateStockTransferMutation, UpdateStockTransferMutationVariables>;
export function useUpdateStockTransferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStockTransferMutation, UpdateStockTransferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStockTransferMutation, UpdateStockTransferMutationVariables>(UpdateStockTransferDocument, options);
      }
export type UpdateStockTransferMutationHookResult = ReturnType<typeof useUpdateStockTransferMutation>;
export type UpdateStockTransferMutationResult = ApolloReactCommon.MutationResult<UpdateStockTransferMutation>;
export const DispatchStockTransferDocument = gql`
    mutation DispatchStockTransfer($input: DispatchStockTransferInput!) {
  dispatchStockTransfer(input: $input) {
    stockTransfer {
      ...TransferDetails
    }
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export type DispatchStockTransferMutationFn = ApolloReactCommon.MutationFunction<DispatchStockTransferMutation, DispatchStockTransferMutationVariables>;
export function useDispatchStockTransferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DispatchStockTransferMutation, DispatchStockTransferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DispatchStockTransferMutation, DispatchStockTransferMutationVariables>(DispatchStockTransferDocument, options);
      }
export type DispatchStockTransferMutationHookResult = ReturnType<typeof useDispatchStockTransferMutation>;
export type DispatchStockTransferMutationResult = ApolloReactCommon.MutationResult<DispatchStockTransferMutation>;
export const ReceiveStockTransferDocument = gql`
    mutation ReceiveStockTransfer($input: ReceiveStockTransferInput!) {
  receiveStockTransfer(input: $input) {
    stockTransfer {
      ...TransferDetails
    }
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export type ReceiveStockTransferMutationFn = ApolloReactCommon.MutationFunction<ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables>;
export function useReceiveStockTransferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables>(ReceiveStockTransferDocument, options);
      }
export type ReceiveStockTransferMutationHookResult = ReturnType<typeof useReceiveStockTransferMutation>;
export type ReceiveStockTransferMutationResult = ApolloReactCommon.MutationResult<ReceiveStockTransferMutation>;
export const CancelStockTransferDocument = gql`
    mutation CancelStockTransfer($input: CancelStockTransferInput!) {
  cancelStockTransfer(input: $input) {
    stockTransfer {
      ...TransferDetails
    }
  }
}
    ${TransferDetailsFragmentDoc}
${TransferRowFragmentDoc}
${TransferLineFragmentDoc}
${StepLineFragmentDoc}`;
export type CancelStockTransferMutationFn = ApolloReactCommon.MutationFunction<CancelStockTransferMutation, CancelStockTransferMutationVariables>;
export function useCancelStockTransferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelStockTransferMutation, CancelStockTransferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelStockTransferMutation, CancelStockTransferMutationVariables>(CancelStockTransferDocument, options);
      }
export type CancelStockTransferMutationHookResult = ReturnType<typeof useCancelStockTransferMutation>;
export type CancelStockTransferMutationResult = ApolloReactCommon.MutationResult<CancelStockTransferMutation>;