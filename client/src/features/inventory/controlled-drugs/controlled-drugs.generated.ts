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
export type RegisterRowFragment = { itemId: string, itemName: string, strength: string | null, schedule: number, unit: Types.StockUnit, locationId: string, locationName: string, locationKind: Types.StockLocationKind, balance: number, lastCountedAt: string | null, lastCountedByName: string | null, isDisputed: boolean };

export type DrugRegistersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.DrugRegisterFilter | null | undefined;
}>;


export type DrugRegistersQuery = { drugRegisters: { totalCount: number, nodes: Array<{ itemId: string, itemName: string, strength: string | null, schedule: number, unit: Types.StockUnit, locationId: string, locationName: string, locationKind: Types.StockLocationKind, balance: number, lastCountedAt: string | null, lastCountedByName: string | null, isDisputed: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DrugRegisterQueryVariables = Exact<{
  itemId: string;
  locationId: string;
}>;


export type DrugRegisterQuery = { drugRegister: { register: { itemId: string, itemName: string, strength: string | null, schedule: number, unit: Types.StockUnit, locationId: string, locationName: string, locationKind: Types.StockLocationKind, balance: number, lastCountedAt: string | null, lastCountedByName: string | null, isDisputed: boolean }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, isBlocked: boolean, quantity: number }> } };

export type RegisterEntryFragment = { id: string, sequence: number, occurredAt: string, reason: Types.StockMoveReason, party: string, lot: string | null, eventName: string | null, customPrfId: string | null, amountIn: number, amountOut: number, wasted: number, unbooked: number, settlement: Types.StockShortageOutcome | null, settlementReason: string | null, settledBySequence: number | null, settlesSequence: number | null, balance: number, performedByName: string, givenByName: string | null, isGiverNotAllowed: boolean, witnessedByName: string | null, witnessedLaterAt: string | null, authorisedName: string | null, authorisedRole: string | null, destructionMethod: string | null, reverses: string | null, reversesSequence: number | null, isReversed: boolean, paper: Types.StockMoveSource | null, note: string | null };

export type DrugRegisterEntriesQueryVariables = Exact<{
  itemId: string;
  locationId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DrugRegisterEntriesQuery = { drugRegisterEntries: { nodes: Array<{ id: string, sequence: number, occurredAt: string, reason: Types.StockMoveReason, party: string, lot: string | null, eventName: string | null, customPrfId: string | null, amountIn: number, amountOut: number, wasted: number, unbooked: number, settlement: Types.StockShortageOutcome | null, settlementReason: string | null, settledBySequence: number | null, settlesSequence: number | null, balance: number, performedByName: string, givenByName: string | null, isGiverNotAllowed: boolean, witnessedByName: string | null, witnessedLaterAt: string | null, authorisedName: string | null, authorisedRole: string | null, destructionMethod: string | null, reverses: string | null, reversesSequence: number | null, isReversed: boolean, paper: Types.StockMoveSource | null, note: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountRowFragment = { id: string, itemId: string, itemName: string, unit: Types.StockUnit, locationId: string, locationName: string, occasion: Types.DrugCountOccasion, expected: number, counted: number, countedAt: string, countedByName: string, witnessedByName: string | null, eventName: string | null, note: string | null, differs: boolean, closedAt: string | null, closedByName: string | null, outcome: Types.DrugDiscrepancyOutcome | null, finding: string | null };

export type DrugCountsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.DrugCountFilter | null | undefined;
}>;


export type DrugCountsQuery = { drugCounts: { totalCount: number, nodes: Array<{ id: string, itemId: string, itemName: string, unit: Types.StockUnit, locationId: string, locationName: string, occasion: Types.DrugCountOccasion, expected: number, counted: number, countedAt: string, countedByName: string, witnessedByName: string | null, eventName: string | null, note: string | null, differs: boolean, closedAt: string | null, closedByName: string | null, outcome: Types.DrugDiscrepancyOutcome | null, finding: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnwitnessedRowFragment = { moveId: string, occurredAt: string, itemName: string, unit: Types.StockUnit, quantity: number, fromName: string, toName: string, reason: Types.StockMoveReason, performedByName: string, givenByName: string | null, isGiverNotAllowed: boolean, customPrfId: string | null };

export type UnwitnessedEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  moveId?: string | null | undefined;
}>;


export type UnwitnessedEntriesQuery = { unwitnessedEntries: { totalCount: number, nodes: Array<{ moveId: string, occurredAt: string, itemName: string, unit: Types.StockUnit, quantity: number, fromName: string, toName: string, reason: Types.StockMoveReason, performedByName: string, givenByName: string | null, isGiverNotAllowed: boolean, customPrfId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoveControlledDrugMutationVariables = Exact<{
  input: Types.MoveControlledDrugInput;
}>;


export type MoveControlledDrugMutation = { moveControlledDrug: { controlledPosted: { postingId: string } } };

export type RecordControlledDoseMutationVariables = Exact<{
  input: Types.RecordControlledDoseInput;
}>;


export type RecordControlledDoseMutation = { recordControlledDose: { controlledPosted: { postingId: string } } };

export type DestroyControlledDrugMutationVariables = Exact<{
  input: Types.DestroyControlledDrugInput;
}>;


export type DestroyControlledDrugMutation = { destroyControlledDrug: { controlledPosted: { postingId: string } } };

export type CountControlledDrugMutationVariables = Exact<{
  input: Types.CountControlledDrugInput;
}>;


export type CountControlledDrugMutation = { countControlledDrug: { drugCount: { id: string, itemId: string, itemName: string, unit: Types.StockUnit, locationId: string, locationName: string, occasion: Types.DrugCountOccasion, expected: number, counted: number, countedAt: string, countedByName: string, witnessedByName: string | null, eventName: string | null, note: string | null, differs: boolean, closedAt: string | null, closedByName: string | null, outcome: Types.DrugDiscrepancyOutcome | null, finding: string | null } } };

export type CloseDrugDiscrepancyMutationVariables = Exact<{
  input: Types.CloseDrugDiscrepancyInput;
}>;


export type CloseDrugDiscrepancyMutation = { closeDrugDiscrepancy: { drugCount: { id: string, itemId: string, itemName: string, unit: Types.StockUnit, locationId: string, locationName: string, occasion: Types.DrugCountOccasion, expected: number, counted: number, countedAt: string, countedByName: string, witnessedByName: string | null, eventName: string | null, note: string | null, differs: boolean, closedAt: string | null, closedByName: string | null, outcome: Types.DrugDiscrepancyOutcome | null, finding: string | null } } };

export type CorrectControlledEntryMutationVariables = Exact<{
  input: Types.CorrectControlledEntryInput;
}>;


export type CorrectControlledEntryMutation = { correctControlledEntry: { controlledPosted: { postingId: string } } };

export type WitnessControlledEntryMutationVariables = Exact<{
  input: Types.WitnessControlledEntryInput;
}>;


export type WitnessControlledEntryMutation = { witnessControlledEntry: { isDone: boolean } };

export const RegisterRowFragmentDoc = gql`
    fragment RegisterRow on DrugRegister {
  itemId
  itemName
  strength
  schedule
  unit
  locationId
  locationName
  locationKind
  balance
  lastCountedAt
  lastCountedByName
  isDisputed
}
    `;
export const RegisterEntryFragmentDoc = gql`
    fragment RegisterEntry on DrugRegisterEntry {
  id
  sequence
  occurredAt
  reason
  party
  lot
  eventName
  customPrfId
  amountIn
  amountOut
  wasted
  unbooked
  settlement
  settlementReason
  settledBySequence
  settlesSequence
  balance
  performedByName
  givenByName
  isGiverNotAllowed
  witnessedByName
  witnessedLaterAt
  authorisedName
  authorisedRole
  destructionMethod
  reverses
  reversesSequence
  isReversed
  paper
  note
}
    `;
export const CountRowFragmentDoc = gql`
    fragment CountRow on DrugCount {
  id
  itemId
  itemName
  unit
  locationId
  locationName
  occasion
  expected
  counted
  countedAt
  countedByName
  witnessedByName
  eventName
  note
  differs
  closedAt
  closedByName
  outcome
  finding
}
    `;
export const UnwitnessedRowFragmentDoc = gql`
    fragment UnwitnessedRow on UnwitnessedEntry {
  moveId
  occurredAt
  itemName
  unit
  quantity
  fromName
  toName
  reason
  performedByName
  givenByName
  isGiverNotAllowed
  customPrfId
}
    `;
export const DrugRegistersDocument = gql`
    query DrugRegisters($first: Int, $after: String, $filter: DrugRegisterFilter) {
  drugRegisters(first: $first, after: $after, filter: $filter) {
    nodes {
      ...RegisterRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RegisterRowFragmentDoc}`;
export function useDrugRegistersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DrugRegistersQuery, DrugRegistersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrugRegistersQuery, DrugRegistersQueryVariables>(DrugRegistersDocument, options);
      }
export function useDrugRegistersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DrugRegistersQuery, DrugRegistersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DrugRegistersQuery, DrugRegistersQueryVariables>(DrugRegistersDocument, options);
        }
// @ts-ignore
export function useDrugRegistersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DrugRegistersQuery, DrugRegistersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegistersQuery, DrugRegistersQueryVariables>;
export function useDrugRegistersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegistersQuery, DrugRegistersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegistersQuery | undefined, DrugRegistersQueryVariables>;
export function useDrugRegistersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegistersQuery, DrugRegistersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DrugRegistersQuery, DrugRegistersQueryVariables>(DrugRegistersDocument, options);
        }
export type DrugRegistersQueryHookResult = ReturnType<typeof useDrugRegistersQuery>;
export type DrugRegistersLazyQueryHookResult = ReturnType<typeof useDrugRegistersLazyQuery>;
export type DrugRegistersSuspenseQueryHookResult = ReturnType<typeof useDrugRegistersSuspenseQuery>;
export type DrugRegistersQueryResult = ApolloReactCommon.QueryResult<DrugRegistersQuery, DrugRegistersQueryVariables>;
export const DrugRegisterDocument = gql`
    query DrugRegister($itemId: ID!, $locationId: ID!) {
  drugRegister(itemId: $itemId, locationId: $locationId) {
    register {
      ...RegisterRow
    }
    lots {
      batchId
      lot
      expiresOn
      isBlocked
      quantity
    }
  }
}
    ${RegisterRowFragmentDoc}`;
export function useDrugRegisterQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DrugRegisterQuery, DrugRegisterQueryVariables> & ({ variables: DrugRegisterQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrugRegisterQuery, DrugRegisterQueryVariables>(DrugRegisterDocument, options);
      }
export function useDrugRegisterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DrugRegisterQuery, DrugRegisterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DrugRegisterQuery, DrugRegisterQueryVariables>(DrugRegisterDocument, options);
        }
// @ts-ignore
export function useDrugRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterQuery, DrugRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegisterQuery, DrugRegisterQueryVariables>;
export function useDrugRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterQuery, DrugRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegisterQuery | undefined, DrugRegisterQueryVariables>;
export function useDrugRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterQuery, DrugRegisterQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DrugRegisterQuery, DrugRegisterQueryVariables>(DrugRegisterDocument, options);
        }
export type DrugRegisterQueryHookResult = ReturnType<typeof useDrugRegisterQuery>;
export type DrugRegisterLazyQueryHookResult = ReturnType<typeof useDrugRegisterLazyQuery>;
export type DrugRegisterSuspenseQueryHookResult = ReturnType<typeof useDrugRegisterSuspenseQuery>;
export type DrugRegisterQueryResult = ApolloReactCommon.QueryResult<DrugRegisterQuery, DrugRegisterQueryVariables>;
export const DrugRegisterEntriesDocument = gql`
    query DrugRegisterEntries($itemId: ID!, $locationId: ID!, $first: Int, $after: String) {
  drugRegisterEntries(
    itemId: $itemId
    locationId: $locationId
    first: $first
    after: $after
  ) {
    nodes {
      ...RegisterEntry
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RegisterEntryFragmentDoc}`;
export function useDrugRegisterEntriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables> & ({ variables: DrugRegisterEntriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>(DrugRegisterEntriesDocument, options);
      }
export function useDrugRegisterEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>(DrugRegisterEntriesDocument, options);
        }
// @ts-ignore
export function useDrugRegisterEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>;
export function useDrugRegisterEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugRegisterEntriesQuery | undefined, DrugRegisterEntriesQueryVariables>;
export function useDrugRegisterEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>(DrugRegisterEntriesDocument, options);
        }
export type DrugRegisterEntriesQueryHookResult = ReturnType<typeof useDrugRegisterEntriesQuery>;
export type DrugRegisterEntriesLazyQueryHookResult = ReturnType<typeof useDrugRegisterEntriesLazyQuery>;
export type DrugRegisterEntriesSuspenseQueryHookResult = ReturnType<typeof useDrugRegisterEntriesSuspenseQuery>;
export type DrugRegisterEntriesQueryResult = ApolloReactCommon.QueryResult<DrugRegisterEntriesQuery, DrugRegisterEntriesQueryVariables>;
export const DrugCountsDocument = gql`
    query DrugCounts($first: Int, $after: String, $filter: DrugCountFilter) {
  drugCounts(first: $first, after: $after, filter: $filter) {
    nodes {
      ...CountRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${CountRowFragmentDoc}`;
export function useDrugCountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DrugCountsQuery, DrugCountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DrugCountsQuery, DrugCountsQueryVariables>(DrugCountsDocument, options);
      }
export function useDrugCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DrugCountsQuery, DrugCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DrugCountsQuery, DrugCountsQueryVariables>(DrugCountsDocument, options);
        }
// @ts-ignore
export function useDrugCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DrugCountsQuery, DrugCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugCountsQuery, DrugCountsQueryVariables>;
export function useDrugCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugCountsQuery, DrugCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DrugCountsQuery | undefined, DrugCountsQueryVariables>;
export function useDrugCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DrugCountsQuery, DrugCountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DrugCountsQuery, DrugCountsQueryVariables>(DrugCountsDocument, options);
        }
export type DrugCountsQueryHookResult = ReturnType<typeof useDrugCountsQuery>;
export type DrugCountsLazyQueryHookResult = ReturnType<typeof useDrugCountsLazyQuery>;
export type DrugCountsSuspenseQueryHookResult = ReturnType<typeof useDrugCountsSuspenseQuery>;
export type DrugCountsQueryResult = ApolloReactCommon.QueryResult<DrugCountsQuery, DrugCountsQueryVariables>;
export const UnwitnessedEntriesDocument = gql`
    query UnwitnessedEntries($first: Int, $after: String, $moveId: ID) {
  unwitnessedEntries(first: $first, after: $after, moveId: $moveId) {
    nodes {
      ...UnwitnessedRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${UnwitnessedRowFragmentDoc}`;
export function useUnwitnessedEntriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>(UnwitnessedEntriesDocument, options);
      }
export function useUnwitnessedEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>(UnwitnessedEntriesDocument, options);
        }
// @ts-ignore
export function useUnwitnessedEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>;
export function useUnwitnessedEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnwitnessedEntriesQuery | undefined, UnwitnessedEntriesQueryVariables>;
export function useUnwitnessedEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>(UnwitnessedEntriesDocument, options);
        }
export type UnwitnessedEntriesQueryHookResult = ReturnType<typeof useUnwitnessedEntriesQuery>;
export type UnwitnessedEntriesLazyQueryHookResult = ReturnType<typeof useUnwitnessedEntriesLazyQuery>;
export type UnwitnessedEntriesSuspenseQueryHookResult = ReturnType<typeof useUnwitnessedEntriesSuspenseQuery>;
export type UnwitnessedEntriesQueryResult = ApolloReactCommon.QueryResult<UnwitnessedEntriesQuery, UnwitnessedEntriesQueryVariables>;
export const MoveControlledDrugDocument = gql`
    mutation MoveControlledDrug($input: MoveControlledDrugInput!) {
  moveControlledDrug(input: $input) {
    controlledPosted {
      postingId
    }
  }
}
    `;
export type MoveControlledDrugMutationFn = ApolloReactCommon.MutationFunction<MoveControlledDrugMutation, MoveControlledDrugMutationVariables>;
export function useMoveControlledDrugMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveControlledDrugMutation, MoveControlledDrugMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveControlledDrugMutation, MoveControlledDrugMutationVariables>(MoveControlledDrugDocument, options);
      }
export type MoveControlledDrugMutationHookResult = ReturnType<typeof useMoveControlledDrugMutation>;
export type MoveControlledDrugMutationResult = ApolloReactCommon.MutationResult<MoveControlledDrugMutation>;
export const RecordControlledDoseDocument = gql`
    mutation RecordControlledDose($input: RecordControlledDoseInput!) {
  recordControlledDose(input: $input) {
    controlledPosted {
      postingId
    }
  }
}
    `;
export type RecordControlledDoseMutationFn = ApolloReactCommon.MutationFunction<RecordControlledDoseMutation, RecordControlledDoseMutationVariables>;
export function useRecordControlledDoseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordControlledDoseMutation, RecordControlledDoseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordControlledDoseMutation, RecordControlledDoseMutationVariables>(RecordControlledDoseDocument, options);
      }
export type RecordControlledDoseMutationHookResult = ReturnType<typeof useRecordControlledDoseMutation>;
export type RecordControlledDoseMutationResult = ApolloReactCommon.MutationResult<RecordControlledDoseMutation>;
export const DestroyControlledDrugDocument = gql`
    mutation DestroyControlledDrug($input: DestroyControlledDrugInput!) {
  destroyControlledDrug(input: $input) {
    controlledPosted {
      postingId
    }
  }
}
    `;
export type DestroyControlledDrugMutationFn = ApolloReactCommon.MutationFunction<DestroyControlledDrugMutation, DestroyControlledDrugMutationVariables>;
export function useDestroyControlledDrugMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DestroyControlledDrugMutation, DestroyControlledDrugMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DestroyControlledDrugMutation, DestroyControlledDrugMutationVariables>(DestroyControlledDrugDocument, options);
      }
export type DestroyControlledDrugMutationHookResult = ReturnType<typeof useDestroyControlledDrugMutation>;
export type DestroyControlledDrugMutationResult = ApolloReactCommon.MutationResult<DestroyControlledDrugMutation>;
export const CountControlledDrugDocument = gql`
    mutation CountControlledDrug($input: CountControlledDrugInput!) {
  countControlledDrug(input: $input) {
    drugCount {
      ...CountRow
    }
  }
}
    ${CountRowFragmentDoc}`;
export type CountControlledDrugMutationFn = ApolloReactCommon.MutationFunction<CountControlledDrugMutation, CountControlledDrugMutationVariables>;
export function useCountControlledDrugMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CountControlledDrugMutation, CountControlledDrugMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CountControlledDrugMutation, CountControlledDrugMutationVariables>(CountControlledDrugDocument, options);
      }
export type CountControlledDrugMutationHookResult = ReturnType<typeof useCountControlledDrugMutation>;
export type CountControlledDrugMutationResult = ApolloReactCommon.MutationResult<CountControlledDrugMutation>;
export const CloseDrugDiscrepancyDocument = gql`
    mutation CloseDrugDiscrepancy($input: CloseDrugDiscrepancyInput!) {
  closeDrugDiscrepancy(input: $input) {
    drugCount {
      ...CountRow
    }
  }
}
    ${CountRowFragmentDoc}`;
export type CloseDrugDiscrepancyMutationFn = ApolloReactCommon.MutationFunction<CloseDrugDiscrepancyMutation, CloseDrugDiscrepancyMutationVariables>;
export function useCloseDrugDiscrepancyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseDrugDiscrepancyMutation, CloseDrugDiscrepancyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseDrugDiscrepancyMutation, CloseDrugDiscrepancyMutationVariables>(CloseDrugDiscrepancyDocument, options);
      }
export type CloseDrugDiscrepancyMutationHookResult = ReturnType<typeof useCloseDrugDiscrepancyMutation>;
export type CloseDrugDiscrepancyMutationResult = ApolloReactCommon.MutationResult<CloseDrugDiscrepancyMutation>;
export const CorrectControlledEntryDocument = gql`
    mutation CorrectControlledEntry($input: CorrectControlledEntryInput!) {
  correctControlledEntry(input: $input) {
    controlledPosted {
      postingId
    }
  }
}
    `;
export type CorrectControlledEntryMutationFn = ApolloReactCommon.MutationFunction<CorrectControlledEntryMutation, CorrectControlledEntryMutationVariables>;
export function useCorrectControlledEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectControlledEntryMutation, CorrectControlledEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectControlledEntryMutation, CorrectControlledEntryMutationVariables>(CorrectControlledEntryDocument, options);
      }
export type CorrectControlledEntryMutationHookResult = ReturnType<typeof useCorrectControlledEntryMutation>;
export type CorrectControlledEntryMutationResult = ApolloReactCommon.MutationResult<CorrectControlledEntryMutation>;
export const WitnessControlledEntryDocument = gql`
    mutation WitnessControlledEntry($input: WitnessControlledEntryInput!) {
  witnessControlledEntry(input: $input) {
    isDone
  }
}
    `;
export type WitnessControlledEntryMutationFn = ApolloReactCommon.MutationFunction<WitnessControlledEntryMutation, WitnessControlledEntryMutationVariables>;
export function useWitnessControlledEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WitnessControlledEntryMutation, WitnessControlledEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WitnessControlledEntryMutation, WitnessControlledEntryMutationVariables>(WitnessControlledEntryDocument, options);
      }
export type WitnessControlledEntryMutationHookResult = ReturnType<typeof useWitnessControlledEntryMutation>;
export type WitnessControlledEntryMutationResult = ApolloReactCommon.MutationResult<WitnessControlledEntryMutation>;