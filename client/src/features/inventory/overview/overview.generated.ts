// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { MoveLineFragmentDoc } from '../inventory.generated';
import { TransferRowFragmentDoc } from '../transfers/transfers.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type StockTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type StockTasksQuery = { stockTasks: { low: number, out: number, expired: number, expiring30: number, inTransit: number, draftTransfers: number, openReturns: number, openStocktakes: number, overdueOrders: number, openShortages: number, bagsNotReady: number | null, recallsOpen: number | null } };

export type StockOverviewQueryVariables = Exact<{
  isAdmin: boolean;
}>;


export type StockOverviewQuery = { stockOverview: { low: number, out: number, expired: number, expiring30: number, expiring60: number, expiring90: number, inTransit: number, draftTransfers: number, openReturns: number, openStocktakes: number, overdueOrders: number, recalledLots: number, quarantinedLots: number, openShortages: number, bagsNotReady: number | null, recallsOpen: number | null, valuePence?: number, unpricedLots?: number, valueByPlace?: Array<{ locationId: string, name: string, valuePence: number }>, valueByType?: Array<{ itemType: Types.StockItemType, valuePence: number }>, spendByMonth?: Array<{ month: string, valuePence: number }>, spendBySupplier?: Array<{ supplierId: string, name: string, valuePence: number }>, wasteByReason: Array<{ reason: Types.StockMoveReason, moves: number, valuePence?: number }>, topMovers: Array<{ itemId: string, name: string, unit: Types.StockUnit, used: number }> } };

export type OverviewMovesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: Types.StockMoveFilter | null | undefined;
}>;


export type OverviewMovesQuery = { stockMoves: { totalCount: number, nodes: Array<{ id: string, occurredAt: string, itemName: string, unit: Types.StockUnit, lot: string | null, fromName: string, fromKind: Types.StockLocationKind, toName: string, toKind: Types.StockLocationKind, quantity: number, reason: Types.StockMoveReason, note: string | null, source: Types.StockMoveSource, sourceId: string | null, reverses: string | null, reversedBy: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OverviewLotsQueryVariables = Exact<{
  after?: string | null | undefined;
  status: Types.StockBatchStatus;
}>;


export type OverviewLotsQuery = { stockBatches: { totalCount: number, nodes: Array<{ id: string, itemId: string, itemName: string, onHand: number, lot: string, expiresOn: string | null, statusReference: string | null, statusReason: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OverviewShortagesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OverviewShortagesQuery = { stockShortages: { totalCount: number, nodes: Array<{ locationName: string, move: { id: string, occurredAt: string, itemName: string, unit: Types.StockUnit, lot: string | null, fromName: string, fromKind: Types.StockLocationKind, toName: string, toKind: Types.StockLocationKind, quantity: number, reason: Types.StockMoveReason, note: string | null, source: Types.StockMoveSource, sourceId: string | null, reverses: string | null, reversedBy: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StockKeepersQueryVariables = Exact<{
  locationId: string;
}>;


export type StockKeepersQuery = { stockKeepers: Array<{ userId: string, name: string }> };

export type SetStockKeepersMutationVariables = Exact<{
  input: Types.SetStockKeepersInput;
}>;


export type SetStockKeepersMutation = { setStockKeepers: { stockKeepers: Array<{ userId: string, name: string }> } };

export type ReplenishDetailsFragment = { eventId: string, eventName: string, startsAt: string, endsAt: string, lines: Array<{ locationId: string, locationName: string, locationKind: Types.StockLocationKind, itemId: string, itemName: string, unit: Types.StockUnit, out: number, used: number, wasted: number, returned: number, back: number, unusable: number, unexplained: number, par: number | null, incoming: number, onOrder: number, wanted: number, sourceId: string | null, sourceName: string | null, fromSource: number, short: number, supplierName: string | null, packs: number }>, transfers: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }> };

export type EventReplenishmentQueryVariables = Exact<{
  eventId: string;
}>;


export type EventReplenishmentQuery = { eventReplenishment: { eventId: string, eventName: string, startsAt: string, endsAt: string, lines: Array<{ locationId: string, locationName: string, locationKind: Types.StockLocationKind, itemId: string, itemName: string, unit: Types.StockUnit, out: number, used: number, wasted: number, returned: number, back: number, unusable: number, unexplained: number, par: number | null, incoming: number, onOrder: number, wanted: number, sourceId: string | null, sourceName: string | null, fromSource: number, short: number, supplierName: string | null, packs: number }>, transfers: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }> }, eventForecast: { venueType: string | null, attendance: number | null, basis: Types.ForecastBasis, events: Array<{ eventId: string, name: string, attendance: number }>, lines: Array<{ itemId: string, itemName: string, unit: Types.StockUnit, expected: number }> }, stockForecast: { events: Array<{ eventId: string, name: string, startsAt: string, attendance: number | null, basis: Types.ForecastBasis }>, lines: Array<{ itemId: string, itemName: string, unit: Types.StockUnit, expected: number, held: number, short: number }> } };

export type ReplenishEventMutationVariables = Exact<{
  input: Types.ReplenishEventInput;
}>;


export type ReplenishEventMutation = { replenishEvent: { draftedReplenishment: { leftOut: Array<string>, transfers: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }>, orders: Array<{ id: string, number: string, supplierName: string }>, replenishment: { eventId: string, eventName: string, startsAt: string, endsAt: string, lines: Array<{ locationId: string, locationName: string, locationKind: Types.StockLocationKind, itemId: string, itemName: string, unit: Types.StockUnit, out: number, used: number, wasted: number, returned: number, back: number, unusable: number, unexplained: number, par: number | null, incoming: number, onOrder: number, wanted: number, sourceId: string | null, sourceName: string | null, fromSource: number, short: number, supplierName: string | null, packs: number }>, transfers: Array<{ id: string, number: string, state: Types.StockTransferState, fromLocationId: string, fromName: string, toLocationId: string, toName: string, eventId: string | null, eventName: string | null, notes: string | null, lineCount: number, createdAt: string, createdByName: string, version: number }> } } } };

export const ReplenishDetailsFragmentDoc = gql`
    fragment ReplenishDetails on EventReplenishment {
  eventId
  eventName
  startsAt
  endsAt
  lines {
    locationId
    locationName
    locationKind
    itemId
    itemName
    unit
    out
    used
    wasted
    returned
    back
    unusable
    unexplained
    par
    incoming
    onOrder
    wanted
    sourceId
    sourceName
    fromSource
    short
    supplierName
    packs
  }
  transfers {
    ...TransferRow
  }
}
    `;
export const StockTasksDocument = gql`
    query StockTasks {
  stockTasks {
    low
    out
    expired
    expiring30
    inTransit
    draftTransfers
    openReturns
    openStocktakes
    overdueOrders
    openShortages
    bagsNotReady
    recallsOpen
  }
}
    `;
export function useStockTasksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StockTasksQuery, StockTasksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockTasksQuery, StockTasksQueryVariables>(StockTasksDocument, options);
      }
export function useStockTasksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockTasksQuery, StockTasksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockTasksQuery, StockTasksQueryVariables>(StockTasksDocument, options);
        }
// @ts-ignore
export function useStockTasksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockTasksQuery, StockTasksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTasksQuery, StockTasksQueryVariables>;
export function useStockTasksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTasksQuery, StockTasksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockTasksQuery | undefined, StockTasksQueryVariables>;
export function useStockTasksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockTasksQuery, StockTasksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockTasksQuery, StockTasksQueryVariables>(StockTasksDocument, options);
        }
export type StockTasksQueryHookResult = ReturnType<typeof useStockTasksQuery>;
export type StockTasksLazyQueryHookResult = ReturnType<typeof useStockTasksLazyQuery>;
export type StockTasksSuspenseQueryHookResult = ReturnType<typeof useStockTasksSuspenseQuery>;
export type StockTasksQueryResult = ApolloReactCommon.QueryResult<StockTasksQuery, StockTasksQueryVariables>;
export const StockOverviewDocument = gql`
    query StockOverview($isAdmin: Boolean!) {
  stockOverview {
    low
    out
    expired
    expiring30
    expiring60
    expiring90
    inTransit
    draftTransfers
    openReturns
    openStocktakes
    overdueOrders
    recalledLots
    quarantinedLots
    openShortages
    bagsNotReady
    recallsOpen
    valuePence @include(if: $isAdmin)
    unpricedLots @include(if: $isAdmin)
    valueByPlace @include(if: $isAdmin) {
      locationId
      name
      valuePence
    }
    valueByType @include(if: $isAdmin) {
      itemType
      valuePence
    }
    spendByMonth @include(if: $isAdmin) {
      month
      valuePence
    }
    spendBySupplier @include(if: $isAdmin) {
      supplierId
      name
      valuePence
    }
    wasteByReason {
      reason
      moves
      valuePence @include(if: $isAdmin)
    }
    topMovers {
      itemId
      name
      unit
      used
    }
  }
}
    `;
export function useStockOverviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockOverviewQuery, StockOverviewQueryVariables> & ({ variables: StockOverviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockOverviewQuery, StockOverviewQueryVariables>(StockOverviewDocument, options);
      }
export function useStockOverviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockOverviewQuery, StockOverviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockOverviewQuery, StockOverviewQueryVariables>(StockOverviewDocument, options);
        }
// @ts-ignore
export function useStockOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockOverviewQuery, StockOverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockOverviewQuery, StockOverviewQueryVariables>;
export function useStockOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockOverviewQuery, StockOverviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockOverviewQuery | undefined, StockOverviewQueryVariables>;
export function useStockOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockOverviewQuery, StockOverviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockOverviewQuery, StockOverviewQueryVariables>(StockOverviewDocument, options);
        }
export type StockOverviewQueryHookResult = ReturnType<typeof useStockOverviewQuery>;
export type StockOverviewLazyQueryHookResult = ReturnType<typeof useStockOverviewLazyQuery>;
export type StockOverviewSuspenseQueryHookResult = ReturnType<typeof useStockOverviewSuspenseQuery>;
export type StockOverviewQueryResult = ApolloReactCommon.QueryResult<StockOverviewQuery, StockOverviewQueryVariables>;
export const OverviewMovesDocument = gql`
    query OverviewMoves($after: String, $filter: StockMoveFilter) {
  stockMoves(first: 25, after: $after, filter: $filter) {
    nodes {
      ...MoveLine
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${MoveLineFragmentDoc}`;
export function useOverviewMovesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OverviewMovesQuery, OverviewMovesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewMovesQuery, OverviewMovesQueryVariables>(OverviewMovesDocument, options);
      }
export function useOverviewMovesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverviewMovesQuery, OverviewMovesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverviewMovesQuery, OverviewMovesQueryVariables>(OverviewMovesDocument, options);
        }
// @ts-ignore
export function useOverviewMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverviewMovesQuery, OverviewMovesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewMovesQuery, OverviewMovesQueryVariables>;
export function useOverviewMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewMovesQuery, OverviewMovesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewMovesQuery | undefined, OverviewMovesQueryVariables>;
export function useOverviewMovesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewMovesQuery, OverviewMovesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverviewMovesQuery, OverviewMovesQueryVariables>(OverviewMovesDocument, options);
        }
export type OverviewMovesQueryHookResult = ReturnType<typeof useOverviewMovesQuery>;
export type OverviewMovesLazyQueryHookResult = ReturnType<typeof useOverviewMovesLazyQuery>;
export type OverviewMovesSuspenseQueryHookResult = ReturnType<typeof useOverviewMovesSuspenseQuery>;
export type OverviewMovesQueryResult = ApolloReactCommon.QueryResult<OverviewMovesQuery, OverviewMovesQueryVariables>;
export const OverviewLotsDocument = gql`
    query OverviewLots($after: String, $status: StockBatchStatus!) {
  stockBatches(
    first: 25
    after: $after
    filter: {status: $status, isInStock: true}
  ) {
    nodes {
      id
      itemId
      itemName
      onHand
      lot
      expiresOn
      statusReference
      statusReason
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useOverviewLotsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OverviewLotsQuery, OverviewLotsQueryVariables> & ({ variables: OverviewLotsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewLotsQuery, OverviewLotsQueryVariables>(OverviewLotsDocument, options);
      }
export function useOverviewLotsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverviewLotsQuery, OverviewLotsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverviewLotsQuery, OverviewLotsQueryVariables>(OverviewLotsDocument, options);
        }
// @ts-ignore
export function useOverviewLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverviewLotsQuery, OverviewLotsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewLotsQuery, OverviewLotsQueryVariables>;
export function useOverviewLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewLotsQuery, OverviewLotsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewLotsQuery | undefined, OverviewLotsQueryVariables>;
export function useOverviewLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewLotsQuery, OverviewLotsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverviewLotsQuery, OverviewLotsQueryVariables>(OverviewLotsDocument, options);
        }
export type OverviewLotsQueryHookResult = ReturnType<typeof useOverviewLotsQuery>;
export type OverviewLotsLazyQueryHookResult = ReturnType<typeof useOverviewLotsLazyQuery>;
export type OverviewLotsSuspenseQueryHookResult = ReturnType<typeof useOverviewLotsSuspenseQuery>;
export type OverviewLotsQueryResult = ApolloReactCommon.QueryResult<OverviewLotsQuery, OverviewLotsQueryVariables>;
export const OverviewShortagesDocument = gql`
    query OverviewShortages($after: String) {
  stockShortages(first: 25, after: $after, filter: {isSettled: false}) {
    nodes {
      move {
        ...MoveLine
      }
      locationName
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${MoveLineFragmentDoc}`;
export function useOverviewShortagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OverviewShortagesQuery, OverviewShortagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewShortagesQuery, OverviewShortagesQueryVariables>(OverviewShortagesDocument, options);
      }
export function useOverviewShortagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverviewShortagesQuery, OverviewShortagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverviewShortagesQuery, OverviewShortagesQueryVariables>(OverviewShortagesDocument, options);
        }
// @ts-ignore
export function useOverviewShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverviewShortagesQuery, OverviewShortagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewShortagesQuery, OverviewShortagesQueryVariables>;
export function useOverviewShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewShortagesQuery, OverviewShortagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverviewShortagesQuery | undefined, OverviewShortagesQueryVariables>;
export function useOverviewShortagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverviewShortagesQuery, OverviewShortagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverviewShortagesQuery, OverviewShortagesQueryVariables>(OverviewShortagesDocument, options);
        }
export type OverviewShortagesQueryHookResult = ReturnType<typeof useOverviewShortagesQuery>;
export type OverviewShortagesLazyQueryHookResult = ReturnType<typeof useOverviewShortagesLazyQuery>;
export type OverviewShortagesSuspenseQueryHookResult = ReturnType<typeof useOverviewShortagesSuspenseQuery>;
export type OverviewShortagesQueryResult = ApolloReactCommon.QueryResult<OverviewShortagesQuery, OverviewShortagesQueryVariables>;
export const StockKeepersDocument = gql`
    query StockKeepers($locationId: ID!) {
  stockKeepers(locationId: $locationId) {
    userId
    name
  }
}
    `;
export function useStockKeepersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StockKeepersQuery, StockKeepersQueryVariables> & ({ variables: StockKeepersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockKeepersQuery, StockKeepersQueryVariables>(StockKeepersDocument, options);
      }
export function useStockKeepersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockKeepersQuery, StockKeepersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockKeepersQuery, StockKeepersQueryVariables>(StockKeepersDocument, options);
        }
// @ts-ignore
export function useStockKeepersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockKeepersQuery, StockKeepersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockKeepersQuery, StockKeepersQueryVariables>;
export function useStockKeepersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockKeepersQuery, StockKeepersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockKeepersQuery | undefined, StockKeepersQueryVariables>;
export function useStockKeepersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockKeepersQuery, StockKeepersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockKeepersQuery, StockKeepersQueryVariables>(StockKeepersDocument, options);
        }
export type StockKeepersQueryHookResult = ReturnType<typeof useStockKeepersQuery>;
export type StockKeepersLazyQueryHookResult = ReturnType<typeof useStockKeepersLazyQuery>;
export type StockKeepersSuspenseQueryHookResult = ReturnType<typeof useStockKeepersSuspenseQuery>;
export type StockKeepersQueryResult = ApolloReactCommon.QueryResult<StockKeepersQuery, StockKeepersQueryVariables>;
export const SetStockKeepersDocument = gql`
    mutation SetStockKeepers($input: SetStockKeepersInput!) {
  setStockKeepers(input: $input) {
    stockKeepers {
      userId
      name
    }
  }
}
    `;
export type SetStockKeepersMutationFn = ApolloReactCommon.MutationFunction<SetStockKeepersMutation, SetStockKeepersMutationVariables>;
export function useSetStockKeepersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetStockKeepersMutation, SetStockKeepersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetStockKeepersMutation, SetStockKeepersMutationVariables>(SetStockKeepersDocument, options);
      }
export type SetStockKeepersMutationHookResult = ReturnType<typeof useSetStockKeepersMutation>;
export type SetStockKeepersMutationResult = ApolloReactCommon.MutationResult<SetStockKeepersMutation>;
export const EventReplenishmentDocument = gql`
    query EventReplenishment($eventId: ID!) {
  eventReplenishment(eventId: $eventId) {
    ...ReplenishDetails
  }
  eventForecast(eventId: $eventId) {
    venueType
    attendance
    basis
    events {
      eventId
      name
      attendance
    }
    lines {
      itemId
      itemName
      unit
      expected
    }
  }
  stockForecast {
    events {
      eventId
      name
      startsAt
      attendance
      basis
    }
    lines {
      itemId
      itemName
      unit
      expected
      held
      short
    }
  }
}
    ${ReplenishDetailsFragmentDoc}
${TransferRowFragmentDoc}`;
export function useEventReplenishmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventReplenishmentQuery, EventReplenishmentQueryVariables> & ({ variables: EventReplenishmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventReplenishmentQuery, EventReplenishmentQueryVariables>(EventReplenishmentDocument, options);
      }
export function useEventReplenishmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventReplenishmentQuery, EventReplenishmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventReplenishmentQuery, EventReplenishmentQueryVariables>(EventReplenishmentDocument, options);
        }
// @ts-ignore
export function useEventReplenishmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventReplenishmentQuery, EventReplenishmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventReplenishmentQuery, EventReplenishmentQueryVariables>;
export function useEventReplenishmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventReplenishmentQuery, EventReplenishmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventReplenishmentQuery | undefined, EventReplenishmentQueryVariables>;
export function useEventReplenishmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventReplenishmentQuery, EventReplenishmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventReplenishmentQuery, EventReplenishmentQueryVariables>(EventReplenishmentDocument, options);
        }
export type EventReplenishmentQueryHookResult = ReturnType<typeof useEventReplenishmentQuery>;
export type EventReplenishmentLazyQueryHookResult = ReturnType<typeof useEventReplenishmentLazyQuery>;
export type EventReplenishmentSuspenseQueryHookResult = ReturnType<typeof useEventReplenishmentSuspenseQuery>;
export type EventReplenishmentQueryResult = ApolloReactCommon.QueryResult<EventReplenishmentQuery, EventReplenishmentQueryVariables>;
export const ReplenishEventDocument = gql`
    mutation ReplenishEvent($input: ReplenishEventInput!) {
  replenishEvent(input: $input) {
    draftedReplenishment {
      transfers {
        ...TransferRow
      }
      orders {
        id
        number
        supplierName
      }
      leftOut
      replenishment {
        ...ReplenishDetails
      }
    }
  }
}
    ${TransferRowFragmentDoc}
${ReplenishDetailsFragmentDoc}`;
export type ReplenishEventMutationFn = ApolloReactCommon.MutationFunction<ReplenishEventMutation, ReplenishEventMutationVariables>;
export function useReplenishEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplenishEventMutation, ReplenishEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplenishEventMutation, ReplenishEventMutationVariables>(ReplenishEventDocument, options);
      }
export type ReplenishEventMutationHookResult = ReturnType<typeof useReplenishEventMutation>;
export type ReplenishEventMutationResult = ApolloReactCommon.MutationResult<ReplenishEventMutation>;