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
export type ReturnRowFragment = { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number };

export type ReturnDetailsFragment = { possible: Array<Types.StockReturnStep>, return: { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, isWitnessed: boolean, controlledSchedule: number | null, isSerialised: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, onHand: number, valuePence?: number | null }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> };

export type StockReturnsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockReturnFilter | null | undefined;
  isAdmin: boolean;
}>;


export type StockReturnsQuery = { stockReturns: { totalCount: number, nodes: Array<{ valuePence?: number | null, id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StockReturnQueryVariables = Exact<{
  returnId: string;
  isAdmin: boolean;
}>;


export type StockReturnQuery = { stockReturn: { possible: Array<Types.StockReturnStep>, return: { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, isWitnessed: boolean, controlledSchedule: number | null, isSerialised: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, onHand: number, valuePence?: number | null }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } };

export type ReturnShelfQueryVariables = Exact<{
  locationId: string;
  after?: string | null | undefined;
}>;


export type ReturnShelfQuery = { stockAtLocation: { nodes: Array<{ itemId: string, itemName: string, unit: Types.StockUnit, lots: Array<{ batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReturnLotQueryVariables = Exact<{
  id: string;
}>;


export type ReturnLotQuery = { stockBatch: { stock: Array<{ locationId: string, quantity: number }> } };

export type ReturnOrdersQueryVariables = Exact<{
  supplierId: string;
  text?: string | null | undefined;
}>;


export type ReturnOrdersQuery = { purchaseOrders: { nodes: Array<{ id: string, number: string }> } };

export type CreateStockReturnMutationVariables = Exact<{
  input: Types.CreateStockReturnInput;
  isAdmin: boolean;
}>;


export type CreateStockReturnMutation = { createStockReturn: { stockReturn: { possible: Array<Types.StockReturnStep>, return: { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, isWitnessed: boolean, controlledSchedule: number | null, isSerialised: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, onHand: number, valuePence?: number | null }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type UpdateStockReturnMutationVariables = Exact<{
  input: Types.UpdateStockReturnInput;
  isAdmin: boolean;
}>;


export type UpdateStockReturnMutation = { updateStockReturn: { stockReturn: { possible: Array<Types.StockReturnStep>, return: { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, isWitnessed: boolean, controlledSchedule: number | null, isSerialised: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, onHand: number, valuePence?: number | null }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export type StepStockReturnMutationVariables = Exact<{
  input: Types.StepStockReturnInput;
  isAdmin: boolean;
}>;


export type StepStockReturnMutation = { stepStockReturn: { stockReturn: { possible: Array<Types.StockReturnStep>, return: { id: string, number: string, kind: Types.StockReturnKind, state: Types.StockReturnState, fromLocationId: string, fromName: string, toLocationId: string | null, toName: string | null, supplierId: string | null, supplierName: string | null, orderId: string | null, orderNumber: string | null, eventId: string | null, eventName: string | null, authorisedPerson: string | null, notes: string | null, creditPence?: number | null, creditReference: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }, lines: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, isWitnessed: boolean, controlledSchedule: number | null, isSerialised: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, onHand: number, valuePence?: number | null }>, steps: Array<{ id: string, did: string, reason: string | null, takenAt: string, takenByName: string }> } } };

export const ReturnRowFragmentDoc = gql`
    fragment ReturnRow on StockReturn {
  id
  number
  kind
  state
  fromLocationId
  fromName
  toLocationId
  toName
  supplierId
  supplierName
  orderId
  orderNumber
  eventId
  eventName
  authorisedPerson
  notes
  creditPence @include(if: $isAdmin)
  creditReference
  lineCount
  createdAt
  createdByName
  version
}
    `;
export const ReturnDetailsFragmentDoc = gql`
    fragment ReturnDetails on StockReturnDetails {
  return {
    ...ReturnRow
  }
  lines {
    id
    itemId
    itemName
    unit
    isWitnessed
    controlledSchedule
    isSerialised
    batchId
    lot
    expiresOn
    quantity
    onHand
    valuePence @include(if: $isAdmin)
  }
  steps {
    ...StepLine
  }
  possible
}
    `;
export const StockReturnsDocument = gql`
    query StockReturns($first: Int, $after: String, $filter: StockReturnFilter, $isAdmin: Boolean!) {
  stockReturns(first: $first, after: $after, filter: $filter) {
    nodes {
      ...ReturnRow
      valuePence @include(if: $isAdmin)
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ReturnRowFragmentDoc}`;
export function useStockReturnsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockReturnsQuery, StockReturnsQueryVariables> & ({ variables: StockReturnsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockReturnsQuery, StockReturnsQueryVariables>(StockReturnsDocument, options);
      }
export function useStockReturnsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockReturnsQuery, StockReturnsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockReturnsQuery, StockReturnsQueryVariables>(StockReturnsDocument, options);
        }
// @ts-ignore
export function useStockReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockReturnsQuery, StockReturnsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockReturnsQuery, StockReturnsQueryVariables>;
export function useStockReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockReturnsQuery, StockReturnsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockReturnsQuery | undefined, StockReturnsQueryVariables>;
export function useStockReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockReturnsQuery, StockReturnsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockReturnsQuery, StockReturnsQueryVariables>(StockReturnsDocument, options);
        }
export type StockReturnsQueryHookResult = ReturnType<typeof useStockReturnsQuery>;
export type StockReturnsLazyQueryHookResult = ReturnType<typeof useStockReturnsLazyQuery>;
export type StockReturnsSuspenseQueryHookResult = ReturnType<typeof useStockReturnsSuspenseQuery>;
export type StockReturnsQueryResult = ApolloReactCommon.QueryResult<StockReturnsQuery, StockReturnsQueryVariables>;
export const StockReturnDocument = gql`
    query StockReturn($returnId: ID!, $isAdmin: Boolean!) {
  stockReturn(id: $returnId) {
    ...ReturnDetails
  }
}
    ${ReturnDetailsFragmentDoc}
${ReturnRowFragmentDoc}
${StepLineFragmentDoc}`;
export function useStockReturnQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockReturnQuery, StockReturnQueryVariables> & ({ variables: StockReturnQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockReturnQuery, StockReturnQueryVariables>(StockReturnDocument, options);
      }
export function useStockReturnLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockReturnQuery, StockReturnQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockReturnQuery, StockReturnQueryVariables>(StockReturnDocument, options);
        }
// @ts-ignore
export function useStockReturnSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockReturnQuery, StockReturnQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockReturnQuery, StockReturnQueryVariables>;
export function useStockReturnSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockReturnQuery, StockReturnQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockReturnQuery | undefined, StockReturnQueryVariables>;
export function useStockReturnSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockReturnQuery, StockReturnQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockReturnQuery, StockReturnQueryVariables>(StockReturnDocument, options);
        }
export type StockReturnQueryHookResult = ReturnType<typeof useStockReturnQuery>;
export type StockReturnLazyQueryHookResult = ReturnType<typeof useStockReturnLazyQuery>;
export type StockReturnSuspenseQueryHookResult = ReturnType<typeof useStockReturnSuspenseQuery>;
export type StockReturnQueryResult = ApolloReactCommon.QueryResult<StockReturnQuery, StockReturnQueryVariables>;
export const ReturnShelfDocument = gql`
    query ReturnShelf($locationId: ID!, $after: String) {
  stockAtLocation(locationId: $locationId, first: 100, after: $after) {
    nodes {
      itemId
      itemName
      unit
      lots {
        batchId
        lot
        expiresOn
        status
        quantity
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useReturnShelfQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReturnShelfQuery, ReturnShelfQueryVariables> & ({ variables: ReturnShelfQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReturnShelfQuery, ReturnShelfQueryVariables>(ReturnShelfDocument, options);
      }
export function useReturnShelfLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReturnShelfQuery, ReturnShelfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReturnShelfQuery, ReturnShelfQueryVariables>(ReturnShelfDocument, options);
        }
// @ts-ignore
export function useReturnShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReturnShelfQuery, ReturnShelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnShelfQuery, ReturnShelfQueryVariables>;
export function useReturnShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnShelfQuery, ReturnShelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnShelfQuery | undefined, ReturnShelfQueryVariables>;
export function useReturnShelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnShelfQuery, ReturnShelfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReturnShelfQuery, ReturnShelfQueryVariables>(ReturnShelfDocument, options);
        }
export type ReturnShelfQueryHookResult = ReturnType<typeof useReturnShelfQuery>;
export type ReturnShelfLazyQueryHookResult = ReturnType<typeof useReturnShelfLazyQuery>;
export type ReturnShelfSuspenseQueryHookResult = ReturnType<typeof useReturnShelfSuspenseQuery>;
export type ReturnShelfQueryResult = ApolloReactCommon.QueryResult<ReturnShelfQuery, ReturnShelfQueryVariables>;
export const ReturnLotDocument = gql`
    query ReturnLot($id: ID!) {
  stockBatch(id: $id) {
    stock {
      locationId
      quantity
    }
  }
}
    `;
export function useReturnLotQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReturnLotQuery, ReturnLotQueryVariables> & ({ variables: ReturnLotQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReturnLotQuery, ReturnLotQueryVariables>(ReturnLotDocument, options);
      }
export function useReturnLotLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReturnLotQuery, ReturnLotQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReturnLotQuery, ReturnLotQueryVariables>(ReturnLotDocument, options);
        }
// @ts-ignore
export function useReturnLotSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReturnLotQuery, ReturnLotQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnLotQuery, ReturnLotQueryVariables>;
export function useReturnLotSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnLotQuery, ReturnLotQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnLotQuery | undefined, ReturnLotQueryVariables>;
export function useReturnLotSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnLotQuery, ReturnLotQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReturnLotQuery, ReturnLotQueryVariables>(ReturnLotDocument, options);
        }
export type ReturnLotQueryHookResult = ReturnType<typeof useReturnLotQuery>;
export type ReturnLotLazyQueryHookResult = ReturnType<typeof useReturnLotLazyQuery>;
export type ReturnLotSuspenseQueryHookResult = ReturnType<typeof useReturnLotSuspenseQuery>;
export type ReturnLotQueryResult = ApolloReactCommon.QueryResult<ReturnLotQuery, ReturnLotQueryVariables>;
export const ReturnOrdersDocument = gql`
    query ReturnOrders($supplierId: ID!, $text: String) {
  purchaseOrders(first: 50, filter: {supplierId: $supplierId, text: $text}) {
    nodes {
      id
      number
    }
  }
}
    `;
export function useReturnOrdersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReturnOrdersQuery, ReturnOrdersQueryVariables> & ({ variables: ReturnOrdersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReturnOrdersQuery, ReturnOrdersQueryVariables>(ReturnOrdersDocument, options);
      }
export function useReturnOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReturnOrdersQuery, ReturnOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReturnOrdersQuery, ReturnOrdersQueryVariables>(ReturnOrdersDocument, options);
        }
// @ts-ignore
export function useReturnOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReturnOrdersQuery, ReturnOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnOrdersQuery, ReturnOrdersQueryVariables>;
export function useReturnOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnOrdersQuery, ReturnOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReturnOrdersQuery | undefined, ReturnOrdersQueryVariables>;
export function useReturnOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReturnOrdersQuery, ReturnOrdersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReturnOrdersQuery, ReturnOrdersQueryVariables>(ReturnOrdersDocument, options);
        }
export type ReturnOrdersQueryHookResult = ReturnType<typeof useReturnOrdersQuery>;
export type ReturnOrdersLazyQueryHookResult = ReturnType<typeof useReturnOrdersLazyQuery>;
export type ReturnOrdersSuspenseQueryHookResult = ReturnType<typeof useReturnOrdersSuspenseQuery>;
export type ReturnOrdersQueryResult = ApolloReactCommon.QueryResult<ReturnOrdersQuery, ReturnOrdersQueryVariables>;
export const CreateStockReturnDocument = gql`
    mutation CreateStockReturn($input: CreateStockReturnInput!, $isAdmin: Boolean!) {
  createStockReturn(input: $input) {
    stockReturn {
      ...ReturnDetails
    }
  }
}
    ${ReturnDetailsFragmentDoc}
${ReturnRowFragmentDoc}
${StepLineFragmentDoc}`;
export type CreateStockReturnMutationFn = ApolloReactCommon.MutationFunction<CreateStockReturnMutation, CreateStockReturnMutationVariables>;
export function useCreateStockReturnMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStockReturnMutation, CreateStockReturnMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStockReturnMutation, CreateStockReturnMutationVariables>(CreateStockReturnDocument, options);
      }
export type CreateStockReturnMutationHookResult = ReturnType<typeof useCreateStockReturnMutation>;
export type CreateStockReturnMutationResult = ApolloReactCommon.MutationResult<CreateStockReturnMutation>;
export const UpdateStockReturnDocument = gql`
    mutation UpdateStockReturn($input: UpdateStockReturnInput!, $isAdmin: Boolean!) {
  updateStockReturn(input: $input) {
    stockReturn {
      ...ReturnDetails
    }
  }
}
    ${ReturnDetailsFragmentDoc}
${ReturnRowFragmentDoc}
${StepLineFragmentDoc}`;
export type UpdateStockReturnMutationFn = ApolloReactCommon.MutationFunction<UpdateStockReturnMutation, UpdateStockReturnMutationVariables>;
export function useUpdateStockReturnMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStockReturnMutation, UpdateStockReturnMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStockReturnMutation, UpdateStockReturnMutationVariables>(UpdateStockReturnDocument, options);
      }
export type UpdateStockReturnMutationHookResult = ReturnType<typeof useUpdateStockReturnMutation>;
export type UpdateStockReturnMutationResult = ApolloReactCommon.MutationResult<UpdateStockReturnMutation>;
export const StepStockReturnDocument = gql`
    mutation StepStockReturn($input: StepStockReturnInput!, $isAdmin: Boolean!) {
  stepStockReturn(input: $input) {
    stockReturn {
      ...ReturnDetails
    }
  }
}
    ${ReturnDetailsFragmentDoc}
${ReturnRowFragmentDoc}
${StepLineFragmentDoc}`;
export type StepStockReturnMutationFn = ApolloReactCommon.MutationFunction<StepStockReturnMutation, StepStockReturnMutationVariables>;
export function useStepStockReturnMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StepStockReturnMutation, StepStockReturnMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepStockReturnMutation, StepStockReturnMutationVariables>(StepStockReturnDocument, options);
      }
export type StepStockReturnMutationHookResult = ReturnType<typeof useStepStockReturnMutation>;
export type StepStockReturnMutationResult = ApolloReactCommon.MutationResult<StepStockReturnMutation>;