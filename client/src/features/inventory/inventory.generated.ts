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
export type LocationRowFragment = { id: string, name: string, type: Types.StockLocationType | null, kind: Types.StockLocationKind, parentId: string | null, parentName: string | null, deliveryAddress: string | null, isActive: boolean, version: number };

export type StockLocationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockLocationFilter | null | undefined;
  isAdmin: boolean;
}>;


export type StockLocationsQuery = { stockLocations: { totalCount: number, nodes: Array<{ valuePence?: number | null, id: string, name: string, type: Types.StockLocationType | null, kind: Types.StockLocationKind, parentId: string | null, parentName: string | null, deliveryAddress: string | null, isActive: boolean, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LocationStockQueryVariables = Exact<{
  locationId: string;
  after?: string | null | undefined;
}>;


export type LocationStockQuery = { stockAtLocation: { nodes: Array<{ itemId: string, itemName: string, itemType: Types.StockItemType, unit: Types.StockUnit, quantity: number, earliestExpiry: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateStockLocationMutationVariables = Exact<{
  input: Types.CreateStockLocationInput;
}>;


export type CreateStockLocationMutation = { createStockLocation: { stockLocation: { id: string, name: string, type: Types.StockLocationType | null, kind: Types.StockLocationKind, parentId: string | null, parentName: string | null, deliveryAddress: string | null, isActive: boolean, version: number } } };

export type UpdateStockLocationMutationVariables = Exact<{
  input: Types.UpdateStockLocationInput;
}>;


export type UpdateStockLocationMutation = { updateStockLocation: { stockLocation: { id: string, name: string, type: Types.StockLocationType | null, kind: Types.StockLocationKind, parentId: string | null, parentName: string | null, deliveryAddress: string | null, isActive: boolean, version: number } } };

export type DeleteStockLocationMutationVariables = Exact<{
  input: Types.DeleteStockLocationInput;
}>;


export type DeleteStockLocationMutation = { deleteStockLocation: { isDone: boolean } };

export type ItemRowFragment = { id: string, sku: string, name: string, itemType: Types.StockItemType, legalClass: Types.LegalClass | null, controlledSchedule: number | null, isWitnessed: boolean, drug: string | null, strength: string | null, unit: Types.StockUnit, unitsPerPack: number, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, storage: Types.StockStorage, barcode: string | null, minShelfLifeDays: number | null, isSingleUse: boolean, serviceIntervalDays: number | null, cylinderLitres: number | null, notes: string | null, isActive: boolean, version: number, onHand: number };

export type StockItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.StockItemFilter | null | undefined;
  order?: Types.StockItemOrder | null | undefined;
  isAdmin: boolean;
}>;


export type StockItemsQuery = { stockItems: { totalCount: number, nodes: Array<{ valuePence?: number | null, id: string, sku: string, name: string, itemType: Types.StockItemType, legalClass: Types.LegalClass | null, controlledSchedule: number | null, isWitnessed: boolean, drug: string | null, strength: string | null, unit: Types.StockUnit, unitsPerPack: number, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, storage: Types.StockStorage, barcode: string | null, minShelfLifeDays: number | null, isSingleUse: boolean, serviceIntervalDays: number | null, cylinderLitres: number | null, notes: string | null, isActive: boolean, version: number, onHand: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateStockItemMutationVariables = Exact<{
  input: Types.CreateStockItemInput;
}>;


export type CreateStockItemMutation = { createStockItem: { stockItem: { id: string, sku: string, name: string, itemType: Types.StockItemType, legalClass: Types.LegalClass | null, controlledSchedule: number | null, isWitnessed: boolean, drug: string | null, strength: string | null, unit: Types.StockUnit, unitsPerPack: number, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, storage: Types.StockStorage, barcode: string | null, minShelfLifeDays: number | null, isSingleUse: boolean, serviceIntervalDays: number | null, cylinderLitres: number | null, notes: string | null, isActive: boolean, version: number, onHand: number } } };

export type UpdateStockItemMutationVariables = Exact<{
  input: Types.UpdateStockItemInput;
}>;


export type UpdateStockItemMutation = { updateStockItem: { stockItem: { id: string, sku: string, name: string, itemType: Types.StockItemType, legalClass: Types.LegalClass | null, controlledSchedule: number | null, isWitnessed: boolean, drug: string | null, strength: string | null, unit: Types.StockUnit, unitsPerPack: number, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, storage: Types.StockStorage, barcode: string | null, minShelfLifeDays: number | null, isSingleUse: boolean, serviceIntervalDays: number | null, cylinderLitres: number | null, notes: string | null, isActive: boolean, version: number, onHand: number } } };

export type MoveLineFragment = { id: string, occurredAt: string, itemName: string, unit: Types.StockUnit, lot: string | null, fromName: string, fromKind: Types.StockLocationKind, toName: string, toKind: Types.StockLocationKind, quantity: number, reason: Types.StockMoveReason, note: string | null, source: Types.StockMoveSource, sourceId: string | null, reverses: string | null, reversedBy: string | null };

export type StockItemQueryVariables = Exact<{
  itemId: string;
}>;


export type StockItemQuery = { stockItem: { inTransit: number, usable: number, promised: number, item: { id: string, sku: string, name: string, itemType: Types.StockItemType, legalClass: Types.LegalClass | null, controlledSchedule: number | null, isWitnessed: boolean, drug: string | null, strength: string | null, unit: Types.StockUnit, unitsPerPack: number, isBatchTracked: boolean, hasExpiry: boolean, isSerialised: boolean, storage: Types.StockStorage, barcode: string | null, minShelfLifeDays: number | null, isSingleUse: boolean, serviceIntervalDays: number | null, cylinderLitres: number | null, notes: string | null, isActive: boolean, version: number, onHand: number }, stock: Array<{ locationId: string, locationName: string, locationKind: Types.StockLocationKind, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number }>, rules: Array<{ locationId: string, locationName: string, minimum: number, par: number, orderMultiple: number, replenishFromId: string | null, replenishFromName: string | null, onHand: number }>, burn: { used: number, perDay: number, daysOfCover: number | null, weeks: Array<{ startsOn: string, used: number }> }, moves: { nodes: Array<{ id: string, occurredAt: string, itemName: string, unit: Types.StockUnit, lot: string | null, fromName: string, fromKind: Types.StockLocationKind, toName: string, toKind: Types.StockLocationKind, quantity: number, reason: Types.StockMoveReason, note: string | null, source: Types.StockMoveSource, sourceId: string | null, reverses: string | null, reversedBy: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type ItemUseQueryVariables = Exact<{
  itemId: string;
}>;


export type ItemUseQuery = { stockUse: { events: number, eventsUsing: number, perEvent: number | null, attendance: number, perThousand: number | null, places: Array<{ locationId: string, locationName: string, used: number, usable: number, daysOfCover: number }> } };

export type ItemMovesQueryVariables = Exact<{
  itemId: string;
  after?: string | null | undefined;
}>;


export type ItemMovesQuery = { stockMoves: { nodes: Array<{ id: string, occurredAt: string, itemName: string, unit: Types.StockUnit, lot: string | null, fromName: string, fromKind: Types.StockLocationKind, toName: string, toKind: Types.StockLocationKind, quantity: number, reason: Types.StockMoveReason, note: string | null, source: Types.StockMoveSource, sourceId: string | null, reverses: string | null, reversedBy: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdjustStockMutationVariables = Exact<{
  input: Types.AdjustStockInput;
}>;


export type AdjustStockMutation = { adjustStock: { stockPosted: { replayed: boolean } } };

export type ReverseStockMovesMutationVariables = Exact<{
  input: Types.ReverseStockMovesInput;
}>;


export type ReverseStockMovesMutation = { reverseStockMoves: { stockPosted: { replayed: boolean } } };

export type BatchOfLabelQueryVariables = Exact<{
  id: string;
}>;


export type BatchOfLabelQuery = { stockBatch: { batch: { id: string, itemId: string } } };

export type ItemKitsQueryVariables = Exact<{
  itemId: string;
  after?: string | null | undefined;
}>;


export type ItemKitsQuery = { kits: { totalCount: number, nodes: Array<{ id: string, name: string, latest: number, isActive: boolean, bagCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SetStockRuleMutationVariables = Exact<{
  input: Types.SetStockRuleInput;
}>;


export type SetStockRuleMutation = { setStockRule: { stockRule: { locationId: string } } };

export type DeleteStockRuleMutationVariables = Exact<{
  input: Types.DeleteStockRuleInput;
}>;


export type DeleteStockRuleMutation = { deleteStockRule: { isDone: boolean } };

export const LocationRowFragmentDoc = gql`
    fragment LocationRow on StockLocation {
  id
  name
  type
  kind
  parentId
  parentName
  deliveryAddress
  isActive
  version
}
    `;
export const ItemRowFragmentDoc = gql`
    fragment ItemRow on StockItem {
  id
  sku
  name
  itemType
  legalClass
  controlledSchedule
  isWitnessed
  drug
  strength
  unit
  unitsPerPack
  isBatchTracked
  hasExpiry
  isSerialised
  storage
  barcode
  minShelfLifeDays
  isSingleUse
  serviceIntervalDays
  cylinderLitres
  notes
  isActive
  version
  onHand
}
    `;
export const MoveLineFragmentDoc = gql`
    fragment MoveLine on StockMove {
  id
  occurredAt
  itemName
  unit
  lot
  fromName
  fromKind
  toName
  toKind
  quantity
  reason
  note
  source
  sourceId
  reverses
  reversedBy
}
    `;
export const StockLocationsDocument = gql`
    query StockLocations($first: Int, $after: String, $filter: StockLocationFilter, $isAdmin: Boolean!) {
  stockLocations(first: $first, after: $after, filter: $filter) {
    nodes {
      ...LocationRow
      valuePence @include(if: $isAdmin)
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${LocationRowFragmentDoc}`;
export function useStockLocationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockLocationsQuery, StockLocationsQueryVariables> & ({ variables: StockLocationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockLocationsQuery, StockLocationsQueryVariables>(StockLocationsDocument, options);
      }
export function useStockLocationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockLocationsQuery, StockLocationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockLocationsQuery, StockLocationsQueryVariables>(StockLocationsDocument, options);
        }
// @ts-ignore
export function useStockLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockLocationsQuery, StockLocationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockLocationsQuery, StockLocationsQueryVariables>;
export function useStockLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockLocationsQuery, StockLocationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockLocationsQuery | undefined, StockLocationsQueryVariables>;
export function useStockLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockLocationsQuery, StockLocationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockLocationsQuery, StockLocationsQueryVariables>(StockLocationsDocument, options);
        }
export type StockLocationsQueryHookResult = ReturnType<typeof useStockLocationsQuery>;
export type StockLocationsLazyQueryHookResult = ReturnType<typeof useStockLocationsLazyQuery>;
export type StockLocationsSuspenseQueryHookResult = ReturnType<typeof useStockLocationsSuspenseQuery>;
export type StockLocationsQueryResult = ApolloReactCommon.QueryResult<StockLocationsQuery, StockLocationsQueryVariables>;
export const LocationStockDocument = gql`
    query LocationStock($locationId: ID!, $after: String) {
  stockAtLocation(locationId: $locationId, first: 100, after: $after) {
    nodes {
      itemId
      itemName
      itemType
      unit
      quantity
      earliestExpiry
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useLocationStockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LocationStockQuery, LocationStockQueryVariables> & ({ variables: LocationStockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LocationStockQuery, LocationStockQueryVariables>(LocationStockDocument, options);
      }
export function useLocationStockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LocationStockQuery, LocationStockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LocationStockQuery, LocationStockQueryVariables>(LocationStockDocument, options);
        }
// @ts-ignore
export function useLocationStockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LocationStockQuery, LocationStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LocationStockQuery, LocationStockQueryVariables>;
export function useLocationStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LocationStockQuery, LocationStockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LocationStockQuery | undefined, LocationStockQueryVariables>;
export function useLocationStockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LocationStockQuery, LocationStockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LocationStockQuery, LocationStockQueryVariables>(LocationStockDocument, options);
        }
export type LocationStockQueryHookResult = ReturnType<typeof useLocationStockQuery>;
export type LocationStockLazyQueryHookResult = ReturnType<typeof useLocationStockLazyQuery>;
export type LocationStockSuspenseQueryHookResult = ReturnType<typeof useLocationStockSuspenseQuery>;
export type LocationStockQueryResult = ApolloReactCommon.QueryResult<LocationStockQuery, LocationStockQueryVariables>;
export const CreateStockLocationDocument = gql`
    mutation CreateStockLocation($input: CreateStockLocationInput!) {
  createStockLocation(input: $input) {
    stockLocation {
      ...LocationRow
    }
  }
}
    ${LocationRowFragmentDoc}`;
export type CreateStockLocationMutationFn = ApolloReactCommon.MutationFunction<CreateStockLocationMutation, CreateStockLocationMutationVariables>;
export function useCreateStockLocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStockLocationMutation, CreateStockLocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStockLocationMutation, CreateStockLocationMutationVariables>(CreateStockLocationDocument, options);
      }
export type CreateStockLocationMutationHookResult = ReturnType<typeof useCreateStockLocationMutation>;
export type CreateStockLocationMutationResult = ApolloReactCommon.MutationResult<CreateStockLocationMutation>;
export const UpdateStockLocationDocument = gql`
    mutation UpdateStockLocation($input: UpdateStockLocationInput!) {
  updateStockLocation(input: $input) {
    stockLocation {
      ...LocationRow
    }
  }
}
    ${LocationRowFragmentDoc}`;
export type UpdateStockLocationMutationFn = ApolloReactCommon.MutationFunction<UpdateStockLocationMutation, UpdateStockLocationMutationVariables>;
export function useUpdateStockLocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStockLocationMutation, UpdateStockLocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStockLocationMutation, UpdateStockLocationMutationVariables>(UpdateStockLocationDocument, options);
      }
export type UpdateStockLocationMutationHookResult = ReturnType<typeof useUpdateStockLocationMutation>;
export type UpdateStockLocationMutationResult = ApolloReactCommon.MutationResult<UpdateStockLocationMutation>;
export const DeleteStockLocationDocument = gql`
    mutation DeleteStockLocation($input: DeleteStockLocationInput!) {
  deleteStockLocation(input: $input) {
    isDone
  }
}
    `;
export type DeleteStockLocationMutationFn = ApolloReactCommon.MutationFunction<DeleteStockLocationMutation, DeleteStockLocationMutationVariables>;
export function useDeleteStockLocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteStockLocationMutation, DeleteStockLocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteStockLocationMutation, DeleteStockLocationMutationVariables>(DeleteStockLocationDocument, options);
      }
export type DeleteStockLocationMutationHookResult = ReturnType<typeof useDeleteStockLocationMutation>;
export type DeleteStockLocationMutationResult = ApolloReactCommon.MutationResult<DeleteStockLocationMutation>;
export const StockItemsDocument = gql`
    query StockItems($first: Int, $after: String, $filter: StockItemFilter, $order: StockItemOrder, $isAdmin: Boolean!) {
  stockItems(first: $first, after: $after, filter: $filter, order: $order) {
    nodes {
      ...ItemRow
      valuePence @include(if: $isAdmin)
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ItemRowFragmentDoc}`;
export function useStockItemsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockItemsQuery, StockItemsQueryVariables> & ({ variables: StockItemsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockItemsQuery, StockItemsQueryVariables>(StockItemsDocument, options);
      }
export function useStockItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockItemsQuery, StockItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockItemsQuery, StockItemsQueryVariables>(StockItemsDocument, options);
        }
// @ts-ignore
export function useStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockItemsQuery, StockItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockItemsQuery, StockItemsQueryVariables>;
export function useStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockItemsQuery, StockItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockItemsQuery | undefined, StockItemsQueryVariables>;
export function useStockItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockItemsQuery, StockItemsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockItemsQuery, StockItemsQueryVariables>(StockItemsDocument, options);
        }
export type StockItemsQueryHookResult = ReturnType<typeof useStockItemsQuery>;
export type StockItemsLazyQueryHookResult = ReturnType<typeof useStockItemsLazyQuery>;
export type StockItemsSuspenseQueryHookResult = ReturnType<typeof useStockItemsSuspenseQuery>;
export type StockItemsQueryResult = ApolloReactCommon.QueryResult<StockItemsQuery, StockItemsQueryVariables>;
export const CreateStockItemDocument = gql`
    mutation CreateStockItem($input: CreateStockItemInput!) {
  createStockItem(input: $input) {
    stockItem {
      ...ItemRow
    }
  }
}
    ${ItemRowFragmentDoc}`;
export type CreateStockItemMutationFn = ApolloReactCommon.MutationFunction<CreateStockItemMutation, CreateStockItemMutationVariables>;
export function useCreateStockItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStockItemMutation, CreateStockItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStockItemMutation, CreateStockItemMutationVariables>(CreateStockItemDocument, options);
      }
export type CreateStockItemMutationHookResult = ReturnType<typeof useCreateStockItemMutation>;
export type CreateStockItemMutationResult = ApolloReactCommon.MutationResult<CreateStockItemMutation>;
export const UpdateStockItemDocument = gql`
    mutation UpdateStockItem($input: UpdateStockItemInput!) {
  updateStockItem(input: $input) {
    stockItem {
      ...ItemRow
    }
  }
}
    ${ItemRowFragmentDoc}`;
export type UpdateStockItemMutationFn = ApolloReactCommon.MutationFunction<UpdateStockItemMutation, UpdateStockItemMutationVariables>;
export function useUpdateStockItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStockItemMutation, UpdateStockItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStockItemMutation, UpdateStockItemMutationVariables>(UpdateStockItemDocument, options);
      }
export type UpdateStockItemMutationHookResult = ReturnType<typeof useUpdateStockItemMutation>;
export type UpdateStockItemMutationResult = ApolloReactCommon.MutationResult<UpdateStockItemMutation>;
export const StockItemDocument = gql`
    query StockItem($itemId: ID!) {
  stockItem(id: $itemId) {
    item {
      ...ItemRow
    }
    stock {
      locationId
      locationName
      locationKind
      batchId
      lot
      expiresOn
      status
      quantity
    }
    inTransit
    usable
    promised
    rules {
      locationId
      locationName
      minimum
      par
      orderMultiple
      replenishFromId
      replenishFromName
      onHand
    }
    burn {
      used
      perDay
      daysOfCover
      weeks {
        startsOn
        used
      }
    }
    moves {
      nodes {
        ...MoveLine
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${ItemRowFragmentDoc}
${MoveLineFragmentDoc}`;
export function useStockItemQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockItemQuery, StockItemQueryVariables> & ({ variables: StockItemQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockItemQuery, StockItemQueryVariables>(StockItemDocument, options);
      }
export function useStockItemLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockItemQuery, StockItemQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockItemQuery, StockItemQueryVariables>(StockItemDocument, options);
        }
// @ts-ignore
export function useStockItemSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockItemQuery, StockItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockItemQuery, StockItemQueryVariables>;
export function useStockItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockItemQuery, StockItemQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockItemQuery | undefined, StockItemQueryVariables>;
export function useStockItemSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockItemQuery, StockItemQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockItemQuery, StockItemQueryVariables>(StockItemDocument, options);
        }
export type StockItemQueryHookResult = ReturnType<typeof useStockItemQuery>;
export type StockItemLazyQueryHookResult = ReturnType<typeof useStockItemLazyQuery>;
export type StockItemSuspenseQueryHookResult = ReturnType<typeof useStockItemSuspenseQuery>;
export type StockItemQueryResult = ApolloReactCommon.QueryResult<StockItemQuery, StockItemQueryVariables>;
export const ItemUseDocument = gql`
    query ItemUse($itemId: ID!) {
  stockUse(itemId: $itemId) {
    events
    eventsUsing
    perEvent
    attendance
    perThousand
    places {
      locationId
      locationName
      used
      usable
      daysOfCover
    }
  }
}
    `;
export function useItemUseQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemUseQuery, ItemUseQueryVariables> & ({ variables: ItemUseQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemUseQuery, ItemUseQueryVariables>(ItemUseDocument, options);
      }
export function useItemUseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemUseQuery, ItemUseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemUseQuery, ItemUseQueryVariables>(ItemUseDocument, options);
        }
// @ts-ignore
export function useItemUseSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ItemUseQuery, ItemUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemUseQuery, ItemUseQueryVariables>;
export function useItemUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemUseQuery, ItemUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemUseQuery | undefined, ItemUseQueryVariables>;
export function useItemUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemUseQuery, ItemUseQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ItemUseQuery, ItemUseQueryVariables>(ItemUseDocument, options);
        }
export type ItemUseQueryHookResult = ReturnType<typeof useItemUseQuery>;
export type ItemUseLazyQueryHookResult = ReturnType<typeof useItemUseLazyQuery>;
export type ItemUseSuspenseQueryHookResult = ReturnType<typeof useItemUseSuspenseQuery>;
export type ItemUseQueryResult = ApolloReactCommon.QueryResult<ItemUseQuery, ItemUseQueryVariables>;
export const ItemMovesDocument = gql`
    query ItemMoves($itemId: ID!, $after: String) {
  stockMoves(first: 25, after: $after, filter: {itemId: $itemId}) {
    nodes {
      ...MoveLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${MoveLineFragmentDoc}`;
export function useItemMovesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemMovesQuery, ItemMovesQueryVariables> & ({ variables: ItemMovesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemMovesQuery, ItemMovesQueryVariables>(ItemMovesDocument, options);
      }
export function useItemMovesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemMovesQuery, ItemMovesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemMovesQuery, ItemMovesQueryVariables>(ItemMovesDocument, options);
        }
// @ts-ignore
export function useItemMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ItemMovesQuery, ItemMovesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemMovesQuery, ItemMovesQueryVariables>;
export function useItemMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemMovesQuery, ItemMovesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemMovesQuery | undefined, ItemMovesQueryVariables>;
export function useItemMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemMovesQuery, ItemMovesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ItemMovesQuery, ItemMovesQueryVariables>(ItemMovesDocument, options);
        }
export type ItemMovesQueryHookResult = ReturnType<typeof useItemMovesQuery>;
export type ItemMovesLazyQueryHookResult = ReturnType<typeof useItemMovesLazyQuery>;
export type ItemMovesSuspenseQueryHookResult = ReturnType<typeof useItemMovesSuspenseQuery>;
export type ItemMovesQueryResult = ApolloReactCommon.QueryResult<ItemMovesQuery, ItemMovesQueryVariables>;
export const AdjustStockDocument = gql`
    mutation AdjustStock($input: AdjustStockInput!) {
  adjustStock(input: $input) {
    stockPosted {
      replayed
    }
  }
}
    `;
export type AdjustStockMutationFn = ApolloReactCommon.MutationFunction<AdjustStockMutation, AdjustStockMutationVariables>;
export function useAdjustStockMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdjustStockMutation, AdjustStockMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdjustStockMutation, AdjustStockMutationVariables>(AdjustStockDocument, options);
      }
export type AdjustStockMutationHookResult = ReturnType<typeof useAdjustStockMutation>;
export type AdjustStockMutationResult = ApolloReactCommon.MutationResult<AdjustStockMutation>;
export const ReverseStockMovesDocument = gql`
    mutation ReverseStockMoves($input: ReverseStockMovesInput!) {
  reverseStockMoves(input: $input) {
    stockPosted {
      replayed
    }
  }
}
    `;
export type ReverseStockMovesMutationFn = ApolloReactCommon.MutationFunction<ReverseStockMovesMutation, ReverseStockMovesMutationVariables>;
export function useReverseStockMovesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReverseStockMovesMutation, ReverseStockMovesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReverseStockMovesMutation, ReverseStockMovesMutationVariables>(ReverseStockMovesDocument, options);
      }
export type ReverseStockMovesMutationHookResult = ReturnType<typeof useReverseStockMovesMutation>;
export type ReverseStockMovesMutationResult = ApolloReactCommon.MutationResult<ReverseStockMovesMutation>;
export const BatchOfLabelDocument = gql`
    query BatchOfLabel($id: ID!) {
  stockBatch(id: $id) {
    batch {
      id
      itemId
    }
  }
}
    `;
export function useBatchOfLabelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BatchOfLabelQuery, BatchOfLabelQueryVariables> & ({ variables: BatchOfLabelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BatchOfLabelQuery, BatchOfLabelQueryVariables>(BatchOfLabelDocument, options);
      }
export function useBatchOfLabelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BatchOfLabelQuery, BatchOfLabelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BatchOfLabelQuery, BatchOfLabelQueryVariables>(BatchOfLabelDocument, options);
        }
// @ts-ignore
export function useBatchOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BatchOfLabelQuery, BatchOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BatchOfLabelQuery, BatchOfLabelQueryVariables>;
export function useBatchOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BatchOfLabelQuery, BatchOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BatchOfLabelQuery | undefined, BatchOfLabelQueryVariables>;
export function useBatchOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BatchOfLabelQuery, BatchOfLabelQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BatchOfLabelQuery, BatchOfLabelQueryVariables>(BatchOfLabelDocument, options);
        }
export type BatchOfLabelQueryHookResult = ReturnType<typeof useBatchOfLabelQuery>;
export type BatchOfLabelLazyQueryHookResult = ReturnType<typeof useBatchOfLabelLazyQuery>;
export type BatchOfLabelSuspenseQueryHookResult = ReturnType<typeof useBatchOfLabelSuspenseQuery>;
export type BatchOfLabelQueryResult = ApolloReactCommon.QueryResult<BatchOfLabelQuery, BatchOfLabelQueryVariables>;
export const ItemKitsDocument = gql`
    query ItemKits($itemId: ID!, $after: String) {
  kits(first: 25, after: $after, filter: {itemId: $itemId}) {
    nodes {
      id
      name
      latest
      isActive
      bagCount
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useItemKitsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemKitsQuery, ItemKitsQueryVariables> & ({ variables: ItemKitsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemKitsQuery, ItemKitsQueryVariables>(ItemKitsDocument, options);
      }
export function useItemKitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemKitsQuery, ItemKitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemKitsQuery, ItemKitsQueryVariables>(ItemKitsDocument, options);
        }
// @ts-ignore
export function useItemKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ItemKitsQuery, ItemKitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemKitsQuery, ItemKitsQueryVariables>;
export function useItemKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemKitsQuery, ItemKitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemKitsQuery | undefined, ItemKitsQueryVariables>;
export function useItemKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemKitsQuery, ItemKitsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ItemKitsQuery, ItemKitsQueryVariables>(ItemKitsDocument, options);
        }
export type ItemKitsQueryHookResult = ReturnType<typeof useItemKitsQuery>;
export type ItemKitsLazyQueryHookResult = ReturnType<typeof useItemKitsLazyQuery>;
export type ItemKitsSuspenseQueryHookResult = ReturnType<typeof useItemKitsSuspenseQuery>;
export type ItemKitsQueryResult = ApolloReactCommon.QueryResult<ItemKitsQuery, ItemKitsQueryVariables>;
export const SetStockRuleDocument = gql`
    mutation SetStockRule($input: SetStockRuleInput!) {
  setStockRule(input: $input) {
    stockRule {
      locationId
    }
  }
}
    `;
export type SetStockRuleMutationFn = ApolloReactCommon.MutationFunction<SetStockRuleMutation, SetStockRuleMutationVariables>;
export function useSetStockRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetStockRuleMutation, SetStockRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetStockRuleMutation, SetStockRuleMutationVariables>(SetStockRuleDocument, options);
      }
export type SetStockRuleMutationHookResult = ReturnType<typeof useSetStockRuleMutation>;
export type SetStockRuleMutationResult = ApolloReactCommon.MutationResult<SetStockRuleMutation>;
export const DeleteStockRuleDocument = gql`
    mutation DeleteStockRule($input: DeleteStockRuleInput!) {
  deleteStockRule(input: $input) {
    isDone
  }
}
    `;
export type DeleteStockRuleMutationFn = ApolloReactCommon.MutationFunction<DeleteStockRuleMutation, DeleteStockRuleMutationVariables>;
export function useDeleteStockRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteStockRuleMutation, DeleteStockRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteStockRuleMutation, DeleteStockRuleMutationVariables>(DeleteStockRuleDocument, options);
      }
export type DeleteStockRuleMutationHookResult = ReturnType<typeof useDeleteStockRuleMutation>;
export type DeleteStockRuleMutationResult = ApolloReactCommon.MutationResult<DeleteStockRuleMutation>;