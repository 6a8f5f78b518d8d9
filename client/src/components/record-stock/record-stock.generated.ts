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
export type UsableLotFragment = { itemId: string, itemName: string, itemType: Types.StockItemType, drug: string | null, unit: Types.StockUnit, barcode: string | null, isWitnessed: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus, locationId: string | null, locationName: string | null, quantity: number, receivedAt: string };

export type CrewBagQueryVariables = Exact<{
  eventId?: string | null | undefined;
}>;


export type CrewBagQuery = { crewBag: { id: string, name: string } | null };

export type StockToUseQueryVariables = Exact<{
  locationId?: string;
}>;


export type StockToUseQuery = { stockToUse: { usualItemIds: Array<string>, place: { id: string, name: string }, lots: Array<{ itemId: string, itemName: string, itemType: Types.StockItemType, drug: string | null, unit: Types.StockUnit, barcode: string | null, isWitnessed: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus, locationId: string | null, locationName: string | null, quantity: number, receivedAt: string }> } };

export type LotsToUseQueryVariables = Exact<{
  search: Types.LotSearchInput;
}>;


export type LotsToUseQuery = { lotsToUse: Array<{ itemId: string, itemName: string, itemType: Types.StockItemType, drug: string | null, unit: Types.StockUnit, barcode: string | null, isWitnessed: boolean, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus, locationId: string | null, locationName: string | null, quantity: number, receivedAt: string }> };

export type UsagePlacesQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type UsagePlacesQuery = { stockLocations: { nodes: Array<{ id: string, name: string, kind: Types.StockLocationKind, parentName: string | null, isActive: boolean }> } };

export type UsagePlaceQueryVariables = Exact<{
  id: string;
}>;


export type UsagePlaceQuery = { stockLocation: { id: string, name: string, kind: Types.StockLocationKind, parentName: string | null, isActive: boolean } };

export const UsableLotFragmentDoc = gql`
    fragment UsableLot on LotToUse {
  itemId
  itemName
  itemType
  drug
  unit
  barcode
  isWitnessed
  batchId
  lot
  expiresOn
  status
  locationId
  locationName
  quantity
  receivedAt
}
    `;
export const CrewBagDocument = gql`
    query CrewBag($eventId: ID) {
  crewBag(eventId: $eventId) {
    id
    name
  }
}
    `;
export function useCrewBagQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CrewBagQuery, CrewBagQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CrewBagQuery, CrewBagQueryVariables>(CrewBagDocument, options);
      }
export function useCrewBagLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CrewBagQuery, CrewBagQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CrewBagQuery, CrewBagQueryVariables>(CrewBagDocument, options);
        }
// @ts-ignore
export function useCrewBagSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CrewBagQuery, CrewBagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CrewBagQuery, CrewBagQueryVariables>;
export function useCrewBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CrewBagQuery, CrewBagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CrewBagQuery | undefined, CrewBagQueryVariables>;
export function useCrewBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CrewBagQuery, CrewBagQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CrewBagQuery, CrewBagQueryVariables>(CrewBagDocument, options);
        }
export type CrewBagQueryHookResult = ReturnType<typeof useCrewBagQuery>;
export type CrewBagLazyQueryHookResult = ReturnType<typeof useCrewBagLazyQuery>;
export type CrewBagSuspenseQueryHookResult = ReturnType<typeof useCrewBagSuspenseQuery>;
export type CrewBagQueryResult = ApolloReactCommon.QueryResult<CrewBagQuery, CrewBagQueryVariables>;
export const StockToUseDocument = gql`
    query StockToUse($locationId: ID! = "") {
  stockToUse(locationId: $locationId) {
    place {
      id
      name
    }
    lots {
      ...UsableLot
    }
    usualItemIds
  }
}
    ${UsableLotFragmentDoc}`;
export function useStockToUseQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StockToUseQuery, StockToUseQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StockToUseQuery, StockToUseQueryVariables>(StockToUseDocument, options);
      }
export function useStockToUseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StockToUseQuery, StockToUseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StockToUseQuery, StockToUseQueryVariables>(StockToUseDocument, options);
        }
// @ts-ignore
export function useStockToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StockToUseQuery, StockToUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockToUseQuery, StockToUseQueryVariables>;
export function useStockToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockToUseQuery, StockToUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StockToUseQuery | undefined, StockToUseQueryVariables>;
export function useStockToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StockToUseQuery, StockToUseQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StockToUseQuery, StockToUseQueryVariables>(StockToUseDocument, options);
        }
export type StockToUseQueryHookResult = ReturnType<typeof useStockToUseQuery>;
export type StockToUseLazyQueryHookResult = ReturnType<typeof useStockToUseLazyQuery>;
export type StockToUseSuspenseQueryHookResult = ReturnType<typeof useStockToUseSuspenseQuery>;
export type StockToUseQueryResult = ApolloReactCommon.QueryResult<StockToUseQuery, StockToUseQueryVariables>;
export const LotsToUseDocument = gql`
    query LotsToUse($search: LotSearchInput!) {
  lotsToUse(search: $search) {
    ...UsableLot
  }
}
    ${UsableLotFragmentDoc}`;
export function useLotsToUseQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LotsToUseQuery, LotsToUseQueryVariables> & ({ variables: LotsToUseQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LotsToUseQuery, LotsToUseQueryVariables>(LotsToUseDocument, options);
      }
export function useLotsToUseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LotsToUseQuery, LotsToUseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LotsToUseQuery, LotsToUseQueryVariables>(LotsToUseDocument, options);
        }
// @ts-ignore
export function useLotsToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LotsToUseQuery, LotsToUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotsToUseQuery, LotsToUseQueryVariables>;
export function useLotsToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotsToUseQuery, LotsToUseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotsToUseQuery | undefined, LotsToUseQueryVariables>;
export function useLotsToUseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotsToUseQuery, LotsToUseQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LotsToUseQuery, LotsToUseQueryVariables>(LotsToUseDocument, options);
        }
export type LotsToUseQueryHookResult = ReturnType<typeof useLotsToUseQuery>;
export type LotsToUseLazyQueryHookResult = ReturnType<typeof useLotsToUseLazyQuery>;
export type LotsToUseSuspenseQueryHookResult = ReturnType<typeof useLotsToUseSuspenseQuery>;
export type LotsToUseQueryResult = ApolloReactCommon.QueryResult<LotsToUseQuery, LotsToUseQueryVariables>;
export const UsagePlacesDocument = gql`
    query UsagePlaces($text: String) {
  stockLocations(first: 12, filter: {text: $text, isActive: true}) {
    nodes {
      id
      name
      kind
      parentName
      isActive
    }
  }
}
    `;
export function useUsagePlacesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UsagePlacesQuery, UsagePlacesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsagePlacesQuery, UsagePlacesQueryVariables>(UsagePlacesDocument, options);
      }
export function useUsagePlacesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsagePlacesQuery, UsagePlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsagePlacesQuery, UsagePlacesQueryVariables>(UsagePlacesDocument, options);
        }
// @ts-ignore
export function useUsagePlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsagePlacesQuery, UsagePlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsagePlacesQuery, UsagePlacesQueryVariables>;
export function useUsagePlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsagePlacesQuery, UsagePlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsagePlacesQuery | undefined, UsagePlacesQueryVariables>;
export function useUsagePlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsagePlacesQuery, UsagePlacesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsagePlacesQuery, UsagePlacesQueryVariables>(UsagePlacesDocument, options);
        }
export type UsagePlacesQueryHookResult = ReturnType<typeof useUsagePlacesQuery>;
export type UsagePlacesLazyQueryHookResult = ReturnType<typeof useUsagePlacesLazyQuery>;
export type UsagePlacesSuspenseQueryHookResult = ReturnType<typeof useUsagePlacesSuspenseQuery>;
export type UsagePlacesQueryResult = ApolloReactCommon.QueryResult<UsagePlacesQuery, UsagePlacesQueryVariables>;
export const UsagePlaceDocument = gql`
    query UsagePlace($id: ID!) {
  stockLocation(id: $id) {
    id
    name
    kind
    parentName
    isActive
  }
}
    `;
export function useUsagePlaceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UsagePlaceQuery, UsagePlaceQueryVariables> & ({ variables: UsagePlaceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsagePlaceQuery, UsagePlaceQueryVariables>(UsagePlaceDocument, options);
      }
export function useUsagePlaceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsagePlaceQuery, UsagePlaceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsagePlaceQuery, UsagePlaceQueryVariables>(UsagePlaceDocument, options);
        }
// @ts-ignore
export function useUsagePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsagePlaceQuery, UsagePlaceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsagePlaceQuery, UsagePlaceQueryVariables>;
export function useUsagePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsagePlaceQuery, UsagePlaceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsagePlaceQuery | undefined, UsagePlaceQueryVariables>;
export function useUsagePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsagePlaceQuery, UsagePlaceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsagePlaceQuery, UsagePlaceQueryVariables>(UsagePlaceDocument, options);
        }
export type UsagePlaceQueryHookResult = ReturnType<typeof useUsagePlaceQuery>;
export type UsagePlaceLazyQueryHookResult = ReturnType<typeof useUsagePlaceLazyQuery>;
export type UsagePlaceSuspenseQueryHookResult = ReturnType<typeof useUsagePlaceSuspenseQuery>;
export type UsagePlaceQueryResult = ApolloReactCommon.QueryResult<UsagePlaceQuery, UsagePlaceQueryVariables>;