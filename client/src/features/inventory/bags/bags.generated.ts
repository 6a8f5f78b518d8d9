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
export type BagOutFragment = { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null };

export type BagRowFragment = { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null };

export type PouchRowFragment = { id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null };

export type BagDetailsPartsFragment = { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> };

export type BagsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.BagFilter | null | undefined;
}>;


export type BagsQuery = { bags: { totalCount: number, nodes: Array<{ id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, bagCounts: Array<{ state: Types.BagState, count: number }> };

export type BagQueryVariables = Exact<{
  bagId: string;
}>;


export type BagQuery = { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } };

export type BagPouchesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.BagPouchFilter | null | undefined;
}>;


export type BagPouchesQuery = { bagPouches: { totalCount: number, nodes: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BagCrewsQueryVariables = Exact<{
  eventId: string;
}>;


export type BagCrewsQuery = { controlBoard: { crews: Array<{ id: string, callSign: string }> } };

export type BagStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type BagStaffQuery = { staffMembers: Array<{ staffId: string, firstName: string, lastName: string }> };

export type CreateBagMutationVariables = Exact<{
  input: Types.CreateBagInput;
}>;


export type CreateBagMutation = { createBag: { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } };

export type UpdateBagMutationVariables = Exact<{
  input: Types.UpdateBagInput;
}>;


export type UpdateBagMutation = { updateBag: { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } };

export type StepBagMutationVariables = Exact<{
  input: Types.StepBagInput;
}>;


export type StepBagMutation = { stepBag: { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } };

export type PackBagMutationVariables = Exact<{
  input: Types.PackBagInput;
}>;


export type PackBagMutation = { packBag: { bagPacked: { moves: number, missing: Array<string>, details: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } } };

export type UnpackBagMutationVariables = Exact<{
  input: Types.UnpackBagInput;
}>;


export type UnpackBagMutation = { unpackBag: { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } };

export type CheckBagMutationVariables = Exact<{
  input: Types.CheckBagInput;
}>;


export type CheckBagMutation = { checkBag: { bag: { possible: Array<Types.BagStep>, canCheck: boolean, bag: { id: string, name: string, state: Types.BagState, isReady: boolean, kitId: string, kitName: string, kitNumber: number, isKitOlder: boolean, homeId: string, homeName: string, seal: string | null, lastCheckedAt: string | null, nextCheckOn: string | null, checkEveryDays: number, notes: string | null, version: number, reasons: Array<{ why: string, text: string }>, outTo: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }, pouches: Array<{ id: string, name: string, bagId: string, bagName: string, bagState: Types.BagState, seal: string | null, sealedAt: string | null, isSealed: boolean, itemCount: number, earliestExpiry: string | null }>, lines: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, barcode: string | null, sku: string, wanted: number, isOptional: boolean, substitutes: Array<string> }>, contents: Array<{ locationId: string, itemId: string, name: string, unit: Types.StockUnit, batchId: string | null, lot: string | null, expiresOn: string | null, status: Types.StockBatchStatus | null, quantity: number, isWitnessed: boolean, barcode: string | null, sku: string, percentLeft: number | null, leastPercent: number | null }>, steps: Array<{ id: string, action: Types.BagAction, reason: string | null, takenAt: string, takenByName: string | null, assignment: { id: string, staffName: string | null, crewName: string | null, eventId: string | null, eventName: string | null, outAt: string, backAt: string | null } | null }>, checks: Array<{ id: string, checkedAt: string, checkedByName: string, seal: string | null, nextCheckOn: string, notes: string | null, reasons: Array<string>, unsettled: Array<string>, differences: Array<{ name: string, unit: Types.StockUnit, booked: number, present: number, expired: number, damaged: number, toppedUp: number }> }> } } };

export const BagOutFragmentDoc = gql`
    fragment BagOut on BagAssignment {
  id
  staffName
  crewName
  eventId
  eventName
  outAt
  backAt
}
    `;
export const BagRowFragmentDoc = gql`
    fragment BagRow on Bag {
  id
  name
  state
  isReady
  reasons {
    why
    text
  }
  kitId
  kitName
  kitNumber
  isKitOlder
  homeId
  homeName
  seal
  lastCheckedAt
  nextCheckOn
  checkEveryDays
  notes
  version
  outTo {
    ...BagOut
  }
}
    `;
export const PouchRowFragmentDoc = gql`
    fragment PouchRow on BagPouch {
  id
  name
  bagId
  bagName
  bagState
  seal
  sealedAt
  isSealed
  itemCount
  earliestExpiry
}
    `;
export const BagDetailsPartsFragmentDoc = gql`
    fragment BagDetailsParts on BagDetails {
  bag {
    ...BagRow
  }
  pouches {
    ...PouchRow
  }
  lines {
    locationId
    itemId
    name
    unit
    barcode
    sku
    wanted
    isOptional
    substitutes
  }
  contents {
    locationId
    itemId
    name
    unit
    batchId
    lot
    expiresOn
    status
    quantity
    isWitnessed
    barcode
    sku
    percentLeft
    leastPercent
  }
  steps {
    id
    action
    reason
    assignment {
      ...BagOut
    }
    takenAt
    takenByName
  }
  checks {
    id
    checkedAt
    checkedByName
    seal
    nextCheckOn
    notes
    reasons
    unsettled
    differences {
      name
      unit
      booked
      present
      expired
      damaged
      toppedUp
    }
  }
  possible
  canCheck
}
    `;
export const BagsDocument = gql`
    query Bags($first: Int, $after: String, $filter: BagFilter) {
  bags(first: $first, after: $after, filter: $filter) {
    nodes {
      ...BagRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  bagCounts {
    state
    count
  }
}
    ${BagRowFragmentDoc}
${BagOutFragmentDoc}`;
export function useBagsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BagsQuery, BagsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BagsQuery, BagsQueryVariables>(BagsDocument, options);
      }
export function useBagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BagsQuery, BagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BagsQuery, BagsQueryVariables>(BagsDocument, options);
        }
// @ts-ignore
export function useBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BagsQuery, BagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagsQuery, BagsQueryVariables>;
export function useBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagsQuery, BagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagsQuery | undefined, BagsQueryVariables>;
export function useBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagsQuery, BagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BagsQuery, BagsQueryVariables>(BagsDocument, options);
        }
export type BagsQueryHookResult = ReturnType<typeof useBagsQuery>;
export type BagsLazyQueryHookResult = ReturnType<typeof useBagsLazyQuery>;
export type BagsSuspenseQueryHookResult = ReturnType<typeof useBagsSuspenseQuery>;
export type BagsQueryResult = ApolloReactCommon.QueryResult<BagsQuery, BagsQueryVariables>;
export const BagDocument = gql`
    query Bag($bagId: ID!) {
  bag(id: $bagId) {
    ...BagDetailsParts
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export function useBagQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BagQuery, BagQueryVariables> & ({ variables: BagQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BagQuery, BagQueryVariables>(BagDocument, options);
      }
export function useBagLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BagQuery, BagQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BagQuery, BagQueryVariables>(BagDocument, options);
        }
// @ts-ignore
export function useBagSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BagQuery, BagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagQuery, BagQueryVariables>;
export function useBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagQuery, BagQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagQuery | undefined, BagQueryVariables>;
export function useBagSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagQuery, BagQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BagQuery, BagQueryVariables>(BagDocument, options);
        }
export type BagQueryHookResult = ReturnType<typeof useBagQuery>;
export type BagLazyQueryHookResult = ReturnType<typeof useBagLazyQuery>;
export type BagSuspenseQueryHookResult = ReturnType<typeof useBagSuspenseQuery>;
export type BagQueryResult = ApolloReactCommon.QueryResult<BagQuery, BagQueryVariables>;
export const BagPouchesDocument = gql`
    query BagPouches($first: Int, $after: String, $filter: BagPouchFilter) {
  bagPouches(first: $first, after: $after, filter: $filter) {
    nodes {
      ...PouchRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${PouchRowFragmentDoc}`;
export function useBagPouchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BagPouchesQuery, BagPouchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BagPouchesQuery, BagPouchesQueryVariables>(BagPouchesDocument, options);
      }
export function useBagPouchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BagPouchesQuery, BagPouchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BagPouchesQuery, BagPouchesQueryVariables>(BagPouchesDocument, options);
        }
// @ts-ignore
export function useBagPouchesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BagPouchesQuery, BagPouchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagPouchesQuery, BagPouchesQueryVariables>;
export function useBagPouchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagPouchesQuery, BagPouchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagPouchesQuery | undefined, BagPouchesQueryVariables>;
export function useBagPouchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagPouchesQuery, BagPouchesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BagPouchesQuery, BagPouchesQueryVariables>(BagPouchesDocument, options);
        }
export type BagPouchesQueryHookResult = ReturnType<typeof useBagPouchesQuery>;
export type BagPouchesLazyQueryHookResult = ReturnType<typeof useBagPouchesLazyQuery>;
export type BagPouchesSuspenseQueryHookResult = ReturnType<typeof useBagPouchesSuspenseQuery>;
export type BagPouchesQueryResult = ApolloReactCommon.QueryResult<BagPouchesQuery, BagPouchesQueryVariables>;
export const BagCrewsDocument = gql`
    query BagCrews($eventId: ID!) {
  controlBoard(eventId: $eventId) {
    crews {
      id
      callSign
    }
  }
}
    `;
export function useBagCrewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BagCrewsQuery, BagCrewsQueryVariables> & ({ variables: BagCrewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BagCrewsQuery, BagCrewsQueryVariables>(BagCrewsDocument, options);
      }
export function useBagCrewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BagCrewsQuery, BagCrewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BagCrewsQuery, BagCrewsQueryVariables>(BagCrewsDocument, options);
        }
// @ts-ignore
export function useBagCrewsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BagCrewsQuery, BagCrewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagCrewsQuery, BagCrewsQueryVariables>;
export function useBagCrewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagCrewsQuery, BagCrewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagCrewsQuery | undefined, BagCrewsQueryVariables>;
export function useBagCrewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagCrewsQuery, BagCrewsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BagCrewsQuery, BagCrewsQueryVariables>(BagCrewsDocument, options);
        }
export type BagCrewsQueryHookResult = ReturnType<typeof useBagCrewsQuery>;
export type BagCrewsLazyQueryHookResult = ReturnType<typeof useBagCrewsLazyQuery>;
export type BagCrewsSuspenseQueryHookResult = ReturnType<typeof useBagCrewsSuspenseQuery>;
export type BagCrewsQueryResult = ApolloReactCommon.QueryResult<BagCrewsQuery, BagCrewsQueryVariables>;
export const BagStaffDocument = gql`
    query BagStaff {
  staffMembers(filter: {isActive: true}) {
    staffId
    firstName
    lastName
  }
}
    `;
export function useBagStaffQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BagStaffQuery, BagStaffQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BagStaffQuery, BagStaffQueryVariables>(BagStaffDocument, options);
      }
export function useBagStaffLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BagStaffQuery, BagStaffQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BagStaffQuery, BagStaffQueryVariables>(BagStaffDocument, options);
        }
// @ts-ignore
export function useBagStaffSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BagStaffQuery, BagStaffQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagStaffQuery, BagStaffQueryVariables>;
export function useBagStaffSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagStaffQuery, BagStaffQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BagStaffQuery | undefined, BagStaffQueryVariables>;
export function useBagStaffSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BagStaffQuery, BagStaffQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BagStaffQuery, BagStaffQueryVariables>(BagStaffDocument, options);
        }
export type BagStaffQueryHookResult = ReturnType<typeof useBagStaffQuery>;
export type BagStaffLazyQueryHookResult = ReturnType<typeof useBagStaffLazyQuery>;
export type BagStaffSuspenseQueryHookResult = ReturnType<typeof useBagStaffSuspenseQuery>;
export type BagStaffQueryResult = ApolloReactCommon.QueryResult<BagStaffQuery, BagStaffQueryVariables>;
export const CreateBagDocument = gql`
    mutation CreateBag($input: CreateBagInput!) {
  createBag(input: $input) {
    bag {
      ...BagDetailsParts
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type CreateBagMutationFn = ApolloReactCommon.MutationFunction<CreateBagMutation, CreateBagMutationVariables>;
export function useCreateBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateBagMutation, CreateBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateBagMutation, CreateBagMutationVariables>(CreateBagDocument, options);
      }
export type CreateBagMutationHookResult = ReturnType<typeof useCreateBagMutation>;
export type CreateBagMutationResult = ApolloReactCommon.MutationResult<CreateBagMutation>;
export const UpdateBagDocument = gql`
    mutation UpdateBag($input: UpdateBagInput!) {
  updateBag(input: $input) {
    bag {
      ...BagDetailsParts
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type UpdateBagMutationFn = ApolloReactCommon.MutationFunction<UpdateBagMutation, UpdateBagMutationVariables>;
export function useUpdateBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateBagMutation, UpdateBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateBagMutation, UpdateBagMutationVariables>(UpdateBagDocument, options);
      }
export type UpdateBagMutationHookResult = ReturnType<typeof useUpdateBagMutation>;
export type UpdateBagMutationResult = ApolloReactCommon.MutationResult<UpdateBagMutation>;
export const StepBagDocument = gql`
    mutation StepBag($input: StepBagInput!) {
  stepBag(input: $input) {
    bag {
      ...BagDetailsParts
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type StepBagMutationFn = ApolloReactCommon.MutationFunction<StepBagMutation, StepBagMutationVariables>;
export function useStepBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StepBagMutation, StepBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepBagMutation, StepBagMutationVariables>(StepBagDocument, options);
      }
export type StepBagMutationHookResult = ReturnType<typeof useStepBagMutation>;
export type StepBagMutationResult = ApolloReactCommon.MutationResult<StepBagMutation>;
export const PackBagDocument = gql`
    mutation PackBag($input: PackBagInput!) {
  packBag(input: $input) {
    bagPacked {
      moves
      missing
      details {
        ...BagDetailsParts
      }
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type PackBagMutationFn = ApolloReactCommon.MutationFunction<PackBagMutation, PackBagMutationVariables>;
export function usePackBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PackBagMutation, PackBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PackBagMutation, PackBagMutationVariables>(PackBagDocument, options);
      }
export type PackBagMutationHookResult = ReturnType<typeof usePackBagMutation>;
export type PackBagMutationResult = ApolloReactCommon.MutationResult<PackBagMutation>;
export const UnpackBagDocument = gql`
    mutation UnpackBag($input: UnpackBagInput!) {
  unpackBag(input: $input) {
    bag {
      ...BagDetailsParts
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type UnpackBagMutationFn = ApolloReactCommon.MutationFunction<UnpackBagMutation, UnpackBagMutationVariables>;
export function useUnpackBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnpackBagMutation, UnpackBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnpackBagMutation, UnpackBagMutationVariables>(UnpackBagDocument, options);
      }
export type UnpackBagMutationHookResult = ReturnType<typeof useUnpackBagMutation>;
export type UnpackBagMutationResult = ApolloReactCommon.MutationResult<UnpackBagMutation>;
export const CheckBagDocument = gql`
    mutation CheckBag($input: CheckBagInput!) {
  checkBag(input: $input) {
    bag {
      ...BagDetailsParts
    }
  }
}
    ${BagDetailsPartsFragmentDoc}
${BagRowFragmentDoc}
${BagOutFragmentDoc}
${PouchRowFragmentDoc}`;
export type CheckBagMutationFn = ApolloReactCommon.MutationFunction<CheckBagMutation, CheckBagMutationVariables>;
export function useCheckBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckBagMutation, CheckBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckBagMutation, CheckBagMutationVariables>(CheckBagDocument, options);
      }
export type CheckBagMutationHookResult = ReturnType<typeof useCheckBagMutation>;
export type CheckBagMutationResult = ApolloReactCommon.MutationResult<CheckBagMutation>;