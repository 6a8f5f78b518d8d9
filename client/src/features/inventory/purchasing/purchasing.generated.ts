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
export type OrderRowFragment = { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number };

export type OrderLineFragment = { id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState };

export type OrderDetailsFragment = { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> };

export type PurchaseOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.PurchaseOrderFilter | null | undefined;
  isAdmin: boolean;
}>;


export type PurchaseOrdersQuery = { purchaseOrders: { totalCount: number, nodes: Array<{ id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PurchaseOrderQueryVariables = Exact<{
  id: string;
  isAdmin: boolean;
}>;


export type PurchaseOrderQuery = { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } };

export type OrderReturnsQueryVariables = Exact<{
  orderId: string;
  isAdmin: boolean;
}>;


export type OrderReturnsQuery = { stockReturns: { nodes: Array<{ id: string, number: string, state: Types.StockReturnState, createdAt: string, lineCount: number, creditReference: string | null, creditPence?: number | null }> } };

export type OrderOffersQueryVariables = Exact<{
  supplierId: string;
  text?: string | null | undefined;
  isAdmin: boolean;
}>;


export type OrderOffersQuery = { supplierItems: { nodes: Array<{ id: string, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, supplierSku: string, packQuantity: number, packPricePence?: number | null }> } };

export type OrderOfferOfItemQueryVariables = Exact<{
  supplierId: string;
  itemId: string;
  isAdmin: boolean;
}>;


export type OrderOfferOfItemQuery = { supplierItems: { nodes: Array<{ id: string, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, supplierSku: string, packQuantity: number, packPricePence?: number | null }> } };

export type OrderOfferFragment = { id: string, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, supplierSku: string, packQuantity: number, packPricePence?: number | null };

export type CreatePurchaseOrderMutationVariables = Exact<{
  input: Types.CreatePurchaseOrderInput;
  isAdmin: boolean;
}>;


export type CreatePurchaseOrderMutation = { createPurchaseOrder: { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type UpdatePurchaseOrderMutationVariables = Exact<{
  input: Types.UpdatePurchaseOrderInput;
  isAdmin: boolean;
}>;


export type UpdatePurchaseOrderMutation = { updatePurchaseOrder: { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type StepPurchaseOrderMutationVariables = Exact<{
  input: Types.StepPurchaseOrderInput;
  isAdmin: boolean;
}>;


export type StepPurchaseOrderMutation = { stepPurchaseOrder: { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type MailPurchaseOrderMutationVariables = Exact<{
  input: Types.MailPurchaseOrderInput;
}>;


export type MailPurchaseOrderMutation = { mailPurchaseOrder: { isDone: boolean } };

export type ReceivePurchaseOrderMutationVariables = Exact<{
  input: Types.ReceivePurchaseOrderInput;
  isAdmin: boolean;
}>;


export type ReceivePurchaseOrderMutation = { receivePurchaseOrder: { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type RecordPurchaseInvoiceMutationVariables = Exact<{
  input: Types.RecordPurchaseInvoiceInput;
  isAdmin: boolean;
}>;


export type RecordPurchaseInvoiceMutation = { recordPurchaseInvoice: { purchaseOrder: { supplierEmail: string | null, deliveryAddress: string | null, possible: Array<Types.PurchaseOrderStep>, canReceive: boolean, needsAnotherApprover: boolean, order: { id: string, number: string, supplierId: string, supplierName: string, state: Types.PurchaseOrderState, deliveryLocationId: string, deliveryLocationName: string, expectedOn: string | null, notes: string | null, createdAt: string, createdByName: string, mailedAt: string | null, lineCount: number, isOverdue: boolean, valuePence?: number | null, version: number }, lines: Array<{ id: string, supplierItemId: string, supplierSku: string, itemId: string, itemName: string, sku: string, barcode: string | null, unit: Types.StockUnit, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, isWitnessed: boolean, minShelfLifeDays: number | null, locationId: string, locationName: string, packs: number, packQuantity: number, packPricePence?: number | null, ordered: number, received: number, state: Types.PurchaseLineState }>, receipts: Array<{ id: string, deliveryNote: string | null, notes: string | null, receivedAt: string, receivedByName: string, lines: Array<{ orderLineId: string, itemName: string, unit: Types.StockUnit, locationName: string, batchId: string | null, lot: string | null, expiresOn: string | null, quantity: number, damaged: number, shortDatedBy: number | null, overReason: string | null }> }>, invoices?: Array<{ id: string, number: string, invoicedOn: string, recordedByName: string, totalPence: number, variancePence: number, lines: Array<{ orderLineId: string, itemName: string, packs: number, packPricePence: number, orderedPricePence: number | null }> }>, steps: Array<{ id: string, action: Types.PurchaseOrderAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type PurchasingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchasingSettingsQuery = { purchasingSettings: { twoPeopleAbovePence: number } };

export type UpdatePurchasingSettingsMutationVariables = Exact<{
  input: Types.UpdatePurchasingSettingsInput;
}>;


export type UpdatePurchasingSettingsMutation = { updatePurchasingSettings: { purchasingSettings: { twoPeopleAbovePence: number } } };

export type LowStockRowFragment = { itemId: string, itemName: string, sku: string, unit: Types.StockUnit, locationId: string, locationName: string, minimum: number, par: number, onHand: number, onOrder: number, inTransit: number, wanted: number, daysOfCover: number | null, replenishFromName: string | null, fromSource: number, supplierId: string | null, supplierName: string | null, packs: number, fromSupplier: number, unsourced: number };

export type LowStockQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.LowStockFilter | null | undefined;
  isAdmin: boolean;
}>;


export type LowStockQuery = { lowStock: { nodes: Array<{ valuePence?: number | null, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, locationId: string, locationName: string, minimum: number, par: number, onHand: number, onOrder: number, inTransit: number, wanted: number, daysOfCover: number | null, replenishFromName: string | null, fromSource: number, supplierId: string | null, supplierName: string | null, packs: number, fromSupplier: number, unsourced: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DraftPurchaseOrdersMutationVariables = Exact<{
  input: Types.DraftPurchaseOrdersInput;
}>;


export type DraftPurchaseOrdersMutation = { draftPurchaseOrders: { draftedOrders: { leftOut: Array<string>, orders: Array<{ id: string, number: string, supplierName: string, lineCount: number }>, transfers: Array<{ id: string, number: string, fromName: string, toName: string, lineCount: number }> } } };

export type ExpiringRowFragment = { batchId: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string, expiresOn: string, isBlocked: boolean, locationId: string, locationName: string, quantity: number, valuePence?: number | null, batchVersion: number };

export type ExpiringStockQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.ExpiringStockFilter | null | undefined;
  isAdmin: boolean;
}>;


export type ExpiringStockQuery = { expiringStock: { nodes: Array<{ batchId: string, itemId: string, itemName: string, unit: Types.StockUnit, lot: string, expiresOn: string, isBlocked: boolean, locationId: string, locationName: string, quantity: number, valuePence?: number | null, batchVersion: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, expirySummary: Array<{ within: Types.ExpiryHorizon, rows: number, valuePence?: number }> };

export type QuarantineLotMutationVariables = Exact<{
  input: Types.SetStockBatchStatusInput;
}>;


export type QuarantineLotMutation = { setStockBatchStatus: { stockBatch: { id: string, version: number } } };

export type DraftExpiringStockMutationVariables = Exact<{
  input: Types.DraftExpiringStockInput;
}>;


export type DraftExpiringStockMutation = { draftExpiringStock: { draftedExpiring: { leftOut: Array<string>, transfers: Array<{ id: string, number: string, fromName: string, toName: string, lineCount: number }>, returns: Array<{ id: string, number: string, fromName: string, supplierName: string | null, lineCount: number }> } } };

export const OrderRowFragmentDoc = gql`
    fragment OrderRow on PurchaseOrder {
  id
  number
  supplierId
  supplierName
  state
  deliveryLocationId
  deliveryLocationName
  expectedOn
  notes
  createdAt
  createdByName
  mailedAt
  lineCount
  isOverdue
  valuePence @include(if: $isAdmin)
  version
}
    `;
export const OrderLineFragmentDoc = gql`
    fragment OrderLine on PurchaseOrderLine {
  id
  supplierItemId
  supplierSku
  itemId
  itemName
  sku
  barcode
  unit
  isBatchTracked
  hasExpiry
  isSerialised
  isWitnessed
  minShelfLifeDays
  locationId
  locationName
  packs
  packQuantity
  packPricePence @include(if: $isAdmin)
  ordered
  received
  state
}
    `;
export const OrderDetailsFragmentDoc = gql`
    fragment OrderDetails on PurchaseOrderDetails {
  order {
    ...OrderRow
  }
  supplierEmail
  deliveryAddress
  lines {
    ...OrderLine
  }
  receipts {
    id
    deliveryNote
    notes
    receivedAt
    receivedByName
    lines {
      orderLineId
      itemName
      unit
      locationName
      batchId
      lot
      expiresOn
      quantity
      damaged
      shortDatedBy
      overReason
    }
  }
  invoices @include(if: $isAdmin) {
    id
    number
    invoicedOn
    recordedByName
    totalPence
    variancePence
    lines {
      orderLineId
      itemName
      packs
      packPricePence
      orderedPricePence
    }
  }
  steps {
    id
    action
    reason
    takenAt
    takenByName
  }
  possible
  canReceive
  needsAnotherApprover
}
    `;
export const OrderOfferFragmentDoc = gql`
    fragment OrderOffer on SupplierItem {
  id
  itemId
  itemName
  sku
  unit
  supplierSku
  packQuantity
  packPricePence @include(if: $isAdmin)
}
    `;
export const LowStockRowFragmentDoc = gql`
    fragment LowStockRow on LowStock {
  itemId
  itemName
  sku
  unit
  locationId
  locationName
  minimum
  par
  onHand
  onOrder
  inTransit
  wanted
  daysOfCover
  replenishFromName
  fromSource
  supplierId
  supplierName
  packs
  fromSupplier
  unsourced
}
    `;
export const ExpiringRowFragmentDoc = gql`
    fragment ExpiringRow on ExpiringStock {
  batchId
  itemId
  itemName
  unit
  lot
  expiresOn
  isBlocked
  locationId
  locationName
  quantity
  valuePence @include(if: $isAdmin)
  batchVersion
}
    `;
export const PurchaseOrdersDocument = gql`
    query PurchaseOrders($first: Int, $after: String, $filter: PurchaseOrderFilter, $isAdmin: Boolean!) {
  purchaseOrders(first: $first, after: $after, filter: $filter) {
    nodes {
      ...OrderRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${OrderRowFragmentDoc}`;
export function usePurchaseOrdersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PurchaseOrdersQuery, PurchaseOrdersQueryVariables> & ({ variables: PurchaseOrdersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>(PurchaseOrdersDocument, options);
      }
export function usePurchaseOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>(PurchaseOrdersDocument, options);
        }
// @ts-ignore
export function usePurchaseOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>;
export function usePurchaseOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchaseOrdersQuery | undefined, PurchaseOrdersQueryVariables>;
export function usePurchaseOrdersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>(PurchaseOrdersDocument, options);
        }
export type PurchaseOrdersQueryHookResult = ReturnType<typeof usePurchaseOrdersQuery>;
export type PurchaseOrdersLazyQueryHookResult = ReturnType<typeof usePurchaseOrdersLazyQuery>;
export type PurchaseOrdersSuspenseQueryHookResult = ReturnType<typeof usePurchaseOrdersSuspenseQuery>;
export type PurchaseOrdersQueryResult = ApolloReactCommon.QueryResult<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>;
export const PurchaseOrderDocument = gql`
    query PurchaseOrder($id: ID!, $isAdmin: Boolean!) {
  purchaseOrder(id: $id) {
    ...OrderDetails
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export function usePurchaseOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PurchaseOrderQuery, PurchaseOrderQueryVariables> & ({ variables: PurchaseOrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PurchaseOrderQuery, PurchaseOrderQueryVariables>(PurchaseOrderDocument, options);
      }
export function usePurchaseOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PurchaseOrderQuery, PurchaseOrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PurchaseOrderQuery, PurchaseOrderQueryVariables>(PurchaseOrderDocument, options);
        }
// @ts-ignore
export function usePurchaseOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrderQuery, PurchaseOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchaseOrderQuery, PurchaseOrderQueryVariables>;
export function usePurchaseOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrderQuery, PurchaseOrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchaseOrderQuery | undefined, PurchaseOrderQueryVariables>;
export function usePurchaseOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchaseOrderQuery, PurchaseOrderQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PurchaseOrderQuery, PurchaseOrderQueryVariables>(PurchaseOrderDocument, options);
        }
export type PurchaseOrderQueryHookResult = ReturnType<typeof usePurchaseOrderQuery>;
export type PurchaseOrderLazyQueryHookResult = ReturnType<typeof usePurchaseOrderLazyQuery>;
export type PurchaseOrderSuspenseQueryHookResult = ReturnType<typeof usePurchaseOrderSuspenseQuery>;
export type PurchaseOrderQueryResult = ApolloReactCommon.QueryResult<PurchaseOrderQuery, PurchaseOrderQueryVariables>;
export const OrderReturnsDocument = gql`
    query OrderReturns($orderId: ID!, $isAdmin: Boolean!) {
  stockReturns(first: 50, filter: {orderId: $orderId}) {
    nodes {
      id
      number
      state
      createdAt
      lineCount
      creditReference
      creditPence @include(if: $isAdmin)
    }
  }
}
    `;
export function useOrderReturnsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderReturnsQuery, OrderReturnsQueryVariables> & ({ variables: OrderReturnsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderReturnsQuery, OrderReturnsQueryVariables>(OrderReturnsDocument, options);
      }
export function useOrderReturnsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderReturnsQuery, OrderReturnsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderReturnsQuery, OrderReturnsQueryVariables>(OrderReturnsDocument, options);
        }
// @ts-ignore
export function useOrderReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderReturnsQuery, OrderReturnsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderReturnsQuery, OrderReturnsQueryVariables>;
export function useOrderReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderReturnsQuery, OrderReturnsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderReturnsQuery | undefined, OrderReturnsQueryVariables>;
export function useOrderReturnsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderReturnsQuery, OrderReturnsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderReturnsQuery, OrderReturnsQueryVariables>(OrderReturnsDocument, options);
        }
export type OrderReturnsQueryHookResult = ReturnType<typeof useOrderReturnsQuery>;
export type OrderReturnsLazyQueryHookResult = ReturnType<typeof useOrderReturnsLazyQuery>;
export type OrderReturnsSuspenseQueryHookResult = ReturnType<typeof useOrderReturnsSuspenseQuery>;
export type OrderReturnsQueryResult = ApolloReactCommon.QueryResult<OrderReturnsQuery, OrderReturnsQueryVariables>;
export const OrderOffersDocument = gql`
    query OrderOffers($supplierId: ID!, $text: String, $isAdmin: Boolean!) {
  supplierItems(
    first: 100
    filter: {supplierId: $supplierId, text: $text, isActive: true}
  ) {
    nodes {
      ...OrderOffer
    }
  }
}
    ${OrderOfferFragmentDoc}`;
export function useOrderOffersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderOffersQuery, OrderOffersQueryVariables> & ({ variables: OrderOffersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderOffersQuery, OrderOffersQueryVariables>(OrderOffersDocument, options);
      }
export function useOrderOffersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderOffersQuery, OrderOffersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderOffersQuery, OrderOffersQueryVariables>(OrderOffersDocument, options);
        }
// @ts-ignore
export function useOrderOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderOffersQuery, OrderOffersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderOffersQuery, OrderOffersQueryVariables>;
export function useOrderOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderOffersQuery, OrderOffersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderOffersQuery | undefined, OrderOffersQueryVariables>;
export function useOrderOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderOffersQuery, OrderOffersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderOffersQuery, OrderOffersQueryVariables>(OrderOffersDocument, options);
        }
export type OrderOffersQueryHookResult = ReturnType<typeof useOrderOffersQuery>;
export type OrderOffersLazyQueryHookResult = ReturnType<typeof useOrderOffersLazyQuery>;
export type OrderOffersSuspenseQueryHookResult = ReturnType<typeof useOrderOffersSuspenseQuery>;
export type OrderOffersQueryResult = ApolloReactCommon.QueryResult<OrderOffersQuery, OrderOffersQueryVariables>;
export const OrderOfferOfItemDocument = gql`
    query OrderOfferOfItem($supplierId: ID!, $itemId: ID!, $isAdmin: Boolean!) {
  supplierItems(
    first: 1
    filter: {supplierId: $supplierId, itemId: $itemId, isActive: true}
  ) {
    nodes {
      ...OrderOffer
    }
  }
}
    ${OrderOfferFragmentDoc}`;
export function useOrderOfferOfItemQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables> & ({ variables: OrderOfferOfItemQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>(OrderOfferOfItemDocument, options);
      }
export function useOrderOfferOfItemLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>(OrderOfferOfItemDocument, options);
        }
// @ts-ignore
export function useOrderOfferOfItemSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>;
export function useOrderOfferOfItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderOfferOfItemQuery | undefined, OrderOfferOfItemQueryVariables>;
export function useOrderOfferOfItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>(OrderOfferOfItemDocument, options);
        }
export type OrderOfferOfItemQueryHookResult = ReturnType<typeof useOrderOfferOfItemQuery>;
export type OrderOfferOfItemLazyQueryHookResult = ReturnType<typeof useOrderOfferOfItemLazyQuery>;
export type OrderOfferOfItemSuspenseQueryHookResult = ReturnType<typeof useOrderOfferOfItemSuspenseQuery>;
export type OrderOfferOfItemQueryResult = ApolloReactCommon.QueryResult<OrderOfferOfItemQuery, OrderOfferOfItemQueryVariables>;
export const CreatePurchaseOrderDocument = gql`
    mutation CreatePurchaseOrder($input: CreatePurchaseOrderInput!, $isAdmin: Boolean!) {
  createPurchaseOrder(input: $input) {
    purchaseOrder {
      ...OrderDetails
    }
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export type CreatePurchaseOrderMutationFn = ApolloReactCommon.MutationFunction<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables>;
export function useCreatePurchaseOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables>(CreatePurchaseOrderDocument, options);
      }
export type CreatePurchaseOrderMutationHookResult = ReturnType<typeof useCreatePurchaseOrderMutation>;
export type CreatePurchaseOrderMutationResult = ApolloReactCommon.MutationResult<CreatePurchaseOrderMutation>;
export const UpdatePurchaseOrderDocument = gql`
    mutation UpdatePurchaseOrder($input: UpdatePurchaseOrderInput!, $isAdmin: Boolean!) {
  updatePurchaseOrder(input: $input) {
    purchaseOrder {
      ...OrderDetails
    }
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export type UpdatePurchaseOrderMutationFn = ApolloReactCommon.MutationFunction<UpdatePurchaseOrderMutation, UpdatePurchaseOrderMutationVariables>;
export function useUpdatePurchaseOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePurchaseOrderMutation, UpdatePurchaseOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePurchaseOrderMutation, UpdatePurchaseOrderMutationVariables>(UpdatePurchaseOrderDocument, options);
      }
export type UpdatePurchaseOrderMutationHookResult = ReturnType<typeof useUpdatePurchaseOrderMutation>;
export type UpdatePurchaseOrderMutationResult = ApolloReactCommon.MutationResult<UpdatePurchaseOrderMutation>;
export const StepPurchaseOrderDocument = gql`
    mutation StepPurchaseOrder($input: StepPurchaseOrderInput!, $isAdmin: Boolean!) {
  stepPurchaseOrder(input: $input) {
    purchaseOrder {
      ...OrderDetails
    }
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export type StepPurchaseOrderMutationFn = ApolloReactCommon.MutationFunction<StepPurchaseOrderMutation, StepPurchaseOrderMutationVariables>;
export function useStepPurchaseOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StepPurchaseOrderMutation, StepPurchaseOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepPurchaseOrderMutation, StepPurchaseOrderMutationVariables>(StepPurchaseOrderDocument, options);
      }
export type StepPurchaseOrderMutationHookResult = ReturnType<typeof useStepPurchaseOrderMutation>;
export type StepPurchaseOrderMutationResult = ApolloReactCommon.MutationResult<StepPurchaseOrderMutation>;
export const MailPurchaseOrderDocument = gql`
    mutation MailPurchaseOrder($input: MailPurchaseOrderInput!) {
  mailPurchaseOrder(input: $input) {
    isDone
  }
}
    `;
export type MailPurchaseOrderMutationFn = ApolloReactCommon.MutationFunction<MailPurchaseOrderMutation, MailPurchaseOrderMutationVariables>;
export function useMailPurchaseOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailPurchaseOrderMutation, MailPurchaseOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailPurchaseOrderMutation, MailPurchaseOrderMutationVariables>(MailPurchaseOrderDocument, options);
      }
export type MailPurchaseOrderMutationHookResult = ReturnType<typeof useMailPurchaseOrderMutation>;
export type MailPurchaseOrderMutationResult = ApolloReactCommon.MutationResult<MailPurchaseOrderMutation>;
export const ReceivePurchaseOrderDocument = gql`
    mutation ReceivePurchaseOrder($input: ReceivePurchaseOrderInput!, $isAdmin: Boolean!) {
  receivePurchaseOrder(input: $input) {
    purchaseOrder {
      ...OrderDetails
    }
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export type ReceivePurchaseOrderMutationFn = ApolloReactCommon.MutationFunction<ReceivePurchaseOrderMutation, ReceivePurchaseOrderMutationVariables>;
export function useReceivePurchaseOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReceivePurchaseOrderMutation, ReceivePurchaseOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReceivePurchaseOrderMutation, ReceivePurchaseOrderMutationVariables>(ReceivePurchaseOrderDocument, options);
      }
export type ReceivePurchaseOrderMutationHookResult = ReturnType<typeof useReceivePurchaseOrderMutation>;
export type ReceivePurchaseOrderMutationResult = ApolloReactCommon.MutationResult<ReceivePurchaseOrderMutation>;
export const RecordPurchaseInvoiceDocument = gql`
    mutation RecordPurchaseInvoice($input: RecordPurchaseInvoiceInput!, $isAdmin: Boolean!) {
  recordPurchaseInvoice(input: $input) {
    purchaseOrder {
      ...OrderDetails
    }
  }
}
    ${OrderDetailsFragmentDoc}
${OrderRowFragmentDoc}
${OrderLineFragmentDoc}`;
export type RecordPurchaseInvoiceMutationFn = ApolloReactCommon.MutationFunction<RecordPurchaseInvoiceMutation, RecordPurchaseInvoiceMutationVariables>;
export function useRecordPurchaseInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordPurchaseInvoiceMutation, RecordPurchaseInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordPurchaseInvoiceMutation, RecordPurchaseInvoiceMutationVariables>(RecordPurchaseInvoiceDocument, options);
      }
export type RecordPurchaseInvoiceMutationHookResult = ReturnType<typeof useRecordPurchaseInvoiceMutation>;
export type RecordPurchaseInvoiceMutationResult = ApolloReactCommon.MutationResult<RecordPurchaseInvoiceMutation>;
export const PurchasingSettingsDocument = gql`
    query PurchasingSettings {
  purchasingSettings {
    twoPeopleAbovePence
  }
}
    `;
export function usePurchasingSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>(PurchasingSettingsDocument, options);
      }
export function usePurchasingSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>(PurchasingSettingsDocument, options);
        }
// @ts-ignore
export function usePurchasingSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>;
export function usePurchasingSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PurchasingSettingsQuery | undefined, PurchasingSettingsQueryVariables>;
export function usePurchasingSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>(PurchasingSettingsDocument, options);
        }
export type PurchasingSettingsQueryHookResult = ReturnType<typeof usePurchasingSettingsQuery>;
export type PurchasingSettingsLazyQueryHookResult = ReturnType<typeof usePurchasingSettingsLazyQuery>;
export type PurchasingSettingsSuspenseQueryHookResult = ReturnType<typeof usePurchasingSettingsSuspenseQuery>;
export type PurchasingSettingsQueryResult = ApolloReactCommon.QueryResult<PurchasingSettingsQuery, PurchasingSettingsQueryVariables>;
export const UpdatePurchasingSettingsDocument = gql`
    mutation UpdatePurchasingSettings($input: UpdatePurchasingSettingsInput!) {
  updatePurchasingSettings(input: $input) {
    purchasingSettings {
      twoPeopleAbovePence
    }
  }
}
    `;
export type UpdatePurchasingSettingsMutationFn = ApolloReactCommon.MutationFunction<UpdatePurchasingSettingsMutation, UpdatePurchasingSettingsMutationVariables>;
export function useUpdatePurchasingSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePurchasingSettingsMutation, UpdatePurchasingSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePurchasingSettingsMutation, UpdatePurchasingSettingsMutationVariables>(UpdatePurchasingSettingsDocument, options);
      }
export type UpdatePurchasingSettingsMutationHookResult = ReturnType<typeof useUpdatePurchasingSettingsMutation>;
export type UpdatePurchasingSettingsMutationResult = ApolloReactCommon.MutationResult<UpdatePurchasingSettingsMutation>;
export const LowStockDocument = gql`
    query LowStock($first: Int, $after: String, $filter: LowStockFilter, $isAdmin: Boolean!) {
  lowStock(first: $first, after: $after, filter: $filter) {
    nodes {
      ...LowStockRow
      valuePence @include(if: $isAdmin)
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${LowStockRowFragmentDoc}`;
export function useLowStockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LowStockQuery, LowStockQueryVariables> & ({ variables: LowStockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LowStockQuery, LowStockQueryVariables>(LowStockDocument, options);
      }
export function useLowStockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LowStockQuery, LowStockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LowStockQuery, LowStockQueryVariables>(LowStockDocument, options);
        }
// @ts-ignore
export function useLowStockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LowStockQuery, LowStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LowStockQuery, LowStockQueryVariables>;
export function useLowStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LowStockQuery, LowStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LowStockQuery | undefined, LowStockQueryVariables>;
export function useLowStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LowStockQuery, LowStockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LowStockQuery, LowStockQueryVariables>(LowStockDocument, options);
        }
export type LowStockQueryHookResult = ReturnType<typeof useLowStockQuery>;
export type LowStockLazyQueryHookResult = ReturnType<typeof useLowStockLazyQuery>;
export type LowStockSuspenseQueryHookResult = ReturnType<typeof useLowStockSuspenseQuery>;
export type LowStockQueryResult = ApolloReactCommon.QueryResult<LowStockQuery, LowStockQueryVariables>;
export const DraftPurchaseOrdersDocument = gql`
    mutation DraftPurchaseOrders($input: DraftPurchaseOrdersInput!) {
  draftPurchaseOrders(input: $input) {
    draftedOrders {
      orders {
        id
        number
        supplierName
        lineCount
      }
      transfers {
        id
        number
        fromName
        toName
        lineCount
      }
      leftOut
    }
  }
}
    `;
export type DraftPurchaseOrdersMutationFn = ApolloReactCommon.MutationFunction<DraftPurchaseOrdersMutation, DraftPurchaseOrdersMutationVariables>;
export function useDraftPurchaseOrdersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DraftPurchaseOrdersMutation, DraftPurchaseOrdersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DraftPurchaseOrdersMutation, DraftPurchaseOrdersMutationVariables>(DraftPurchaseOrdersDocument, options);
      }
export type DraftPurchaseOrdersMutationHookResult = ReturnType<typeof useDraftPurchaseOrdersMutation>;
export type DraftPurchaseOrdersMutationResult = ApolloReactCommon.MutationResult<DraftPurchaseOrdersMutation>;
export const ExpiringStockDocument = gql`
    query ExpiringStock($first: Int, $after: String, $filter: ExpiringStockFilter, $isAdmin: Boolean!) {
  expiringStock(first: $first, after: $after, filter: $filter) {
    nodes {
      ...ExpiringRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  expirySummary {
    within
    rows
    valuePence @include(if: $isAdmin)
  }
}
    ${ExpiringRowFragmentDoc}`;
export function useExpiringStockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ExpiringStockQuery, ExpiringStockQueryVariables> & ({ variables: ExpiringStockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExpiringStockQuery, ExpiringStockQueryVariables>(ExpiringStockDocument, options);
      }
export function useExpiringStockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ExpiringStockQuery, ExpiringStockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ExpiringStockQuery, ExpiringStockQueryVariables>(ExpiringStockDocument, options);
        }
// @ts-ignore
export function useExpiringStockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ExpiringStockQuery, ExpiringStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ExpiringStockQuery, ExpiringStockQueryVariables>;
export function useExpiringStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ExpiringStockQuery, ExpiringStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ExpiringStockQuery | undefined, ExpiringStockQueryVariables>;
export function useExpiringStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ExpiringStockQuery, ExpiringStockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ExpiringStockQuery, ExpiringStockQueryVariables>(ExpiringStockDocument, options);
        }
export type ExpiringStockQueryHookResult = ReturnType<typeof useExpiringStockQuery>;
export type ExpiringStockLazyQueryHookResult = ReturnType<typeof useExpiringStockLazyQuery>;
export type ExpiringStockSuspenseQueryHookResult = ReturnType<typeof useExpiringStockSuspenseQuery>;
export type ExpiringStockQueryResult = ApolloReactCommon.QueryResult<ExpiringStockQuery, ExpiringStockQueryVariables>;
export const QuarantineLotDocument = gql`
    mutation QuarantineLot($input: SetStockBatchStatusInput!) {
  setStockBatchStatus(input: $input) {
    stockBatch {
      id
      version
    }
  }
}
    `;
export type QuarantineLotMutationFn = ApolloReactCommon.MutationFunction<QuarantineLotMutation, QuarantineLotMutationVariables>;
export function useQuarantineLotMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<QuarantineLotMutation, QuarantineLotMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<QuarantineLotMutation, QuarantineLotMutationVariables>(QuarantineLotDocument, options);
      }
export type QuarantineLotMutationHookResult = ReturnType<typeof useQuarantineLotMutation>;
export type QuarantineLotMutationResult = ApolloReactCommon.MutationResult<QuarantineLotMutation>;
export const DraftExpiringStockDocument = gql`
    mutation DraftExpiringStock($input: DraftExpiringStockInput!) {
  draftExpiringStock(input: $input) {
    draftedExpiring {
      transfers {
        id
        number
        fromName
        toName
        lineCount
      }
      returns {
        id
        number
        fromName
        supplierName
        lineCount
      }
      leftOut
    }
  }
}
    `;
export type DraftExpiringStockMutationFn = ApolloReactCommon.MutationFunction<DraftExpiringStockMutation, DraftExpiringStockMutationVariables>;
export function useDraftExpiringStockMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DraftExpiringStockMutation, DraftExpiringStockMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DraftExpiringStockMutation, DraftExpiringStockMutationVariables>(DraftExpiringStockDocument, options);
      }
export type DraftExpiringStockMutationHookResult = ReturnType<typeof useDraftExpiringStockMutation>;
export type DraftExpiringStockMutationResult = ApolloReactCommon.MutationResult<DraftExpiringStockMutation>;