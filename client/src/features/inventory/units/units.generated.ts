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
export type UnitRowFragment = { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number };

export type ItemUnitsQueryVariables = Exact<{
  itemId: string;
  after?: string | null | undefined;
  isAdmin: boolean;
}>;


export type ItemUnitsQuery = { stockBatches: { totalCount: number, nodes: Array<{ id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnitHistoryQueryVariables = Exact<{
  id: string;
  isAdmin: boolean;
}>;


export type UnitHistoryQuery = { stockBatch: { batch: { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number }, services: Array<{ id: string, servicedOn: string, nextDueOn: string | null, servicedBy: string | null, notes: string | null, recordedByName: string }>, faults: Array<{ id: string, description: string, reportedAt: string, reportedByName: string, resolution: string | null, resolvedAt: string | null, resolvedByName: string | null }> } };

export type RecordStockServiceMutationVariables = Exact<{
  input: Types.RecordStockServiceInput;
  isAdmin: boolean;
}>;


export type RecordStockServiceMutation = { recordStockService: { stockBatch: { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number } } };

export type ReportStockFaultMutationVariables = Exact<{
  input: Types.ReportStockFaultInput;
  isAdmin: boolean;
}>;


export type ReportStockFaultMutation = { reportStockFault: { stockBatch: { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number } } };

export type ResolveStockFaultMutationVariables = Exact<{
  input: Types.ResolveStockFaultInput;
  isAdmin: boolean;
}>;


export type ResolveStockFaultMutation = { resolveStockFault: { stockBatch: { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number } } };

export type ReadCylinderGaugeMutationVariables = Exact<{
  input: Types.ReadCylinderGaugeInput;
  isAdmin: boolean;
}>;


export type ReadCylinderGaugeMutation = { readCylinderGauge: { stockBatch: { id: string, lot: string, serial: string | null, status: Types.StockBatchStatus, lastServiceOn: string | null, nextServiceOn: string | null, openFaults: number, percentLeft: number | null, gaugeReadAt: string | null, expiresOn: string | null, isExpired: boolean, onHand: number, statusReason: string | null, statusReference: string | null, supplierId: string | null, unitCostPence?: number | null, notes: string | null, version: number } } };

export type CreateStockBatchMutationVariables = Exact<{
  input: Types.CreateStockBatchInput;
}>;


export type CreateStockBatchMutation = { createStockBatch: { stockBatch: { id: string } } };

export type UpdateStockBatchMutationVariables = Exact<{
  input: Types.UpdateStockBatchInput;
}>;


export type UpdateStockBatchMutation = { updateStockBatch: { stockBatch: { id: string, version: number } } };

export type SetStockBatchStatusMutationVariables = Exact<{
  input: Types.SetStockBatchStatusInput;
}>;


export type SetStockBatchStatusMutation = { setStockBatchStatus: { stockBatch: { id: string, version: number, status: Types.StockBatchStatus } } };

export type LotChoiceFragment = { id: string, lot: string, serial: string | null, expiresOn: string | null, status: Types.StockBatchStatus };

export type LotChoicesQueryVariables = Exact<{
  itemId: string;
  text?: string | null | undefined;
}>;


export type LotChoicesQuery = { stockBatches: { nodes: Array<{ id: string, lot: string, serial: string | null, expiresOn: string | null, status: Types.StockBatchStatus }> } };

export type LotOfLabelQueryVariables = Exact<{
  id: string;
}>;


export type LotOfLabelQuery = { stockBatch: { batch: { itemId: string, itemName: string, id: string, lot: string, serial: string | null, expiresOn: string | null, status: Types.StockBatchStatus } } };

export type LotOfCodeQueryVariables = Exact<{
  text: string;
  itemId?: string | null | undefined;
}>;


export type LotOfCodeQuery = { stockBatches: { nodes: Array<{ itemId: string, itemName: string, id: string, lot: string, serial: string | null, expiresOn: string | null, status: Types.StockBatchStatus }> } };

export const UnitRowFragmentDoc = gql`
    fragment UnitRow on StockBatch {
  id
  lot
  serial
  status
  lastServiceOn
  nextServiceOn
  openFaults
  percentLeft
  gaugeReadAt
  expiresOn
  isExpired
  onHand
  statusReason
  statusReference
  supplierId
  unitCostPence @include(if: $isAdmin)
  notes
  version
}
    `;
export const LotChoiceFragmentDoc = gql`
    fragment LotChoice on StockBatch {
  id
  lot
  serial
  expiresOn
  status
}
    `;
export const ItemUnitsDocument = gql`
    query ItemUnits($itemId: ID!, $after: String, $isAdmin: Boolean!) {
  stockBatches(
    first: 50
    after: $after
    filter: {itemId: $itemId}
    order: {by: lot, direction: ascending}
  ) {
    nodes {
      ...UnitRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${UnitRowFragmentDoc}`;
export function useItemUnitsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemUnitsQuery, ItemUnitsQueryVariables> & ({ variables: ItemUnitsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemUnitsQuery, ItemUnitsQueryVariables>(ItemUnitsDocument, options);
      }
export function useItemUnitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemUnitsQuery, ItemUnitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemUnitsQuery, ItemUnitsQueryVariables>(ItemUnitsDocument, options);
        }
// @ts-ignore
export function useItemUnitsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ItemUnitsQuery, ItemUnitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemUnitsQuery, ItemUnitsQueryVariables>;
export function useItemUnitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemUnitsQuery, ItemUnitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ItemUnitsQuery | undefined, ItemUnitsQueryVariables>;
export function useItemUnitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ItemUnitsQuery, ItemUnitsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ItemUnitsQuery, ItemUnitsQueryVariables>(ItemUnitsDocument, options);
        }
export type ItemUnitsQueryHookResult = ReturnType<typeof useItemUnitsQuery>;
export type ItemUnitsLazyQueryHookResult = ReturnType<typeof useItemUnitsLazyQuery>;
export type ItemUnitsSuspenseQueryHookResult = ReturnType<typeof useItemUnitsSuspenseQuery>;
export type ItemUnitsQueryResult = ApolloReactCommon.QueryResult<ItemUnitsQuery, ItemUnitsQueryVariables>;
export const UnitHistoryDocument = gql`
    query UnitHistory($id: ID!, $isAdmin: Boolean!) {
  stockBatch(id: $id) {
    batch {
      ...UnitRow
    }
    services {
      id
      servicedOn
      nextDueOn
      servicedBy
      notes
      recordedByName
    }
    faults {
      id
      description
      reportedAt
      reportedByName
      resolution
      resolvedAt
      resolvedByName
    }
  }
}
    ${UnitRowFragmentDoc}`;
export function useUnitHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UnitHistoryQuery, UnitHistoryQueryVariables> & ({ variables: UnitHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnitHistoryQuery, UnitHistoryQueryVariables>(UnitHistoryDocument, options);
      }
export function useUnitHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnitHistoryQuery, UnitHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnitHistoryQuery, UnitHistoryQueryVariables>(UnitHistoryDocument, options);
        }
// @ts-ignore
export function useUnitHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnitHistoryQuery, UnitHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnitHistoryQuery, UnitHistoryQueryVariables>;
export function useUnitHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnitHistoryQuery, UnitHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnitHistoryQuery | undefined, UnitHistoryQueryVariables>;
export function useUnitHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnitHistoryQuery, UnitHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnitHistoryQuery, UnitHistoryQueryVariables>(UnitHistoryDocument, options);
        }
export type UnitHistoryQueryHookResult = ReturnType<typeof useUnitHistoryQuery>;
export type UnitHistoryLazyQueryHookResult = ReturnType<typeof useUnitHistoryLazyQuery>;
export type UnitHistorySuspenseQueryHookResult = ReturnType<typeof useUnitHistorySuspenseQuery>;
export type UnitHistoryQueryResult = ApolloReactCommon.QueryResult<UnitHistoryQuery, UnitHistoryQueryVariables>;
export const RecordStockServiceDocument = gql`
    mutation RecordStockService($input: RecordStockServiceInput!, $isAdmin: Boolean!) {
  recordStockService(input: $input) {
    stockBatch {
      ...UnitRow
    }
  }
}
    ${UnitRowFragmentDoc}`;
export type RecordStockServiceMutationFn = ApolloReactCommon.MutationFunction<RecordStockServiceMutation, RecordStockServiceMutationVariables>;
export function useRecordStockServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordStockServiceMutation, RecordStockServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordStockServiceMutation, RecordStockServiceMutationVariables>(RecordStockServiceDocument, options);
      }
export type RecordStockServiceMutationHookResult = ReturnType<typeof useRecordStockServiceMutation>;
export type RecordStockServiceMutationResult = ApolloReactCommon.MutationResult<RecordStockServiceMutation>;
export const ReportStockFaultDocument = gql`
    mutation ReportStockFault($input: ReportStockFaultInput!, $isAdmin: Boolean!) {
  reportStockFault(input: $input) {
    stockBatch {
      ...UnitRow
    }
  }
}
    ${UnitRowFragmentDoc}`;
export type ReportStockFaultMutationFn = ApolloReactCommon.MutationFunction<ReportStockFaultMutation, ReportStockFaultMutationVariables>;
export function useReportStockFaultMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReportStockFaultMutation, ReportStockFaultMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReportStockFaultMutation, ReportStockFaultMutationVariables>(ReportStockFaultDocument, options);
      }
export type ReportStockFaultMutationHookResult = ReturnType<typeof useReportStockFaultMutation>;
export type ReportStockFaultMutationResult = ApolloReactCommon.MutationResult<ReportStockFaultMutation>;
export const ResolveStockFaultDocument = gql`
    mutation ResolveStockFault($input: ResolveStockFaultInput!, $isAdmin: Boolean!) {
  resolveStockFault(input: $input) {
    stockBatch {
      ...UnitRow
    }
  }
}
    ${UnitRowFragmentDoc}`;
export type ResolveStockFaultMutationFn = ApolloReactCommon.MutationFunction<ResolveStockFaultMutation, ResolveStockFaultMutationVariables>;
export function useResolveStockFaultMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResolveStockFaultMutation, ResolveStockFaultMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResolveStockFaultMutation, ResolveStockFaultMutationVariables>(ResolveStockFaultDocument, options);
      }
export type ResolveStockFaultMutationHookResult = ReturnType<typeof useResolveStockFaultMutation>;
export type ResolveStockFaultMutationResult = ApolloReactCommon.MutationResult<ResolveStockFaultMutation>;
export const ReadCylinderGaugeDocument = gql`
    mutation ReadCylinderGauge($input: ReadCylinderGaugeInput!, $isAdmin: Boolean!) {
  readCylinderGauge(input: $input) {
    stockBatch {
      ...UnitRow
    }
  }
}
    ${UnitRowFragmentDoc}`;
export type ReadCylinderGaugeMutationFn = ApolloReactCommon.MutationFunction<ReadCylinderGaugeMutation, ReadCylinderGaugeMutationVariables>;
export function useReadCylinderGaugeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReadCylinderGaugeMutation, ReadCylinderGaugeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReadCylinderGaugeMutation, ReadCylinderGaugeMutationVariables>(ReadCylinderGaugeDocument, options);
      }
export type ReadCylinderGaugeMutationHookResult = ReturnType<typeof useReadCylinderGaugeMutation>;
export type ReadCylinderGaugeMutationResult = ApolloReactCommon.MutationResult<ReadCylinderGaugeMutation>;
export const CreateStockBatchDocument = gql`
    mutation CreateStockBatch($input: CreateStockBatchInput!) {
  createStockBatch(input: $input) {
    stockBatch {
      id
    }
  }
}
    `;
export type CreateStockBatchMutationFn = ApolloReactCommon.MutationFunction<CreateStockBatchMutation, CreateStockBatchMutationVariables>;
export function useCreateStockBatchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStockBatchMutation, CreateStockBatchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStockBatchMutation, CreateStockBatchMutationVariables>(CreateStockBatchDocument, options);
      }
export type CreateStockBatchMutationHookResult = ReturnType<typeof useCreateStockBatchMutation>;
export type CreateStockBatchMutationResult = ApolloReactCommon.MutationResult<CreateStockBatchMutation>;
export const UpdateStockBatchDocument = gql`
    mutation UpdateStockBatch($input: UpdateStockBatchInput!) {
  updateStockBatch(input: $input) {
    stockBatch {
      id
      version
    }
  }
}
    `;
export type UpdateStockBatchMutationFn = ApolloReactCommon.MutationFunction<UpdateStockBatchMutation, UpdateStockBatchMutationVariables>;
export function useUpdateStockBatchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStockBatchMutation, UpdateStockBatchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStockBatchMutation, UpdateStockBatchMutationVariables>(UpdateStockBatchDocument, options);
      }
export type UpdateStockBatchMutationHookResult = ReturnType<typeof useUpdateStockBatchMutation>;
export type UpdateStockBatchMutationResult = ApolloReactCommon.MutationResult<UpdateStockBatchMutation>;
export const SetStockBatchStatusDocument = gql`
    mutation SetStockBatchStatus($input: SetStockBatchStatusInput!) {
  setStockBatchStatus(input: $input) {
    stockBatch {
      id
      version
      status
    }
  }
}
    `;
export type SetStockBatchStatusMutationFn = ApolloReactCommon.MutationFunction<SetStockBatchStatusMutation, SetStockBatchStatusMutationVariables>;
export function useSetStockBatchStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetStockBatchStatusMutation, SetStockBatchStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetStockBatchStatusMutation, SetStockBatchStatusMutationVariables>(SetStockBatchStatusDocument, options);
      }
export type SetStockBatchStatusMutationHookResult = ReturnType<typeof useSetStockBatchStatusMutation>;
export type SetStockBatchStatusMutationResult = ApolloReactCommon.MutationResult<SetStockBatchStatusMutation>;
export const LotChoicesDocument = gql`
    query LotChoices($itemId: ID!, $text: String) {
  stockBatches(first: 50, filter: {itemId: $itemId, text: $text}) {
    nodes {
      ...LotChoice
    }
  }
}
    ${LotChoiceFragmentDoc}`;
export function useLotChoicesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LotChoicesQuery, LotChoicesQueryVariables> & ({ variables: LotChoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LotChoicesQuery, LotChoicesQueryVariables>(LotChoicesDocument, options);
      }
export function useLotChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LotChoicesQuery, LotChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LotChoicesQuery, LotChoicesQueryVariables>(LotChoicesDocument, options);
        }
// @ts-ignore
export function useLotChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LotChoicesQuery, LotChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotChoicesQuery, LotChoicesQueryVariables>;
export function useLotChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotChoicesQuery, LotChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotChoicesQuery | undefined, LotChoicesQueryVariables>;
export function useLotChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotChoicesQuery, LotChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LotChoicesQuery, LotChoicesQueryVariables>(LotChoicesDocument, options);
        }
export type LotChoicesQueryHookResult = ReturnType<typeof useLotChoicesQuery>;
export type LotChoicesLazyQueryHookResult = ReturnType<typeof useLotChoicesLazyQuery>;
export type LotChoicesSuspenseQueryHookResult = ReturnType<typeof useLotChoicesSuspenseQuery>;
export type LotChoicesQueryResult = ApolloReactCommon.QueryResult<LotChoicesQuery, LotChoicesQueryVariables>;
export const LotOfLabelDocument = gql`
    query LotOfLabel($id: ID!) {
  stockBatch(id: $id) {
    batch {
      ...LotChoice
      itemId
      itemName
    }
  }
}
    ${LotChoiceFragmentDoc}`;
export function useLotOfLabelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LotOfLabelQuery, LotOfLabelQueryVariables> & ({ variables: LotOfLabelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LotOfLabelQuery, LotOfLabelQueryVariables>(LotOfLabelDocument, options);
      }
export function useLotOfLabelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LotOfLabelQuery, LotOfLabelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LotOfLabelQuery, LotOfLabelQueryVariables>(LotOfLabelDocument, options);
        }
// @ts-ignore
export function useLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LotOfLabelQuery, LotOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotOfLabelQuery, LotOfLabelQueryVariables>;
export function useLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotOfLabelQuery, LotOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotOfLabelQuery | undefined, LotOfLabelQueryVariables>;
export function useLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotOfLabelQuery, LotOfLabelQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LotOfLabelQuery, LotOfLabelQueryVariables>(LotOfLabelDocument, options);
        }
export type LotOfLabelQueryHookResult = ReturnType<typeof useLotOfLabelQuery>;
export type LotOfLabelLazyQueryHookResult = ReturnType<typeof useLotOfLabelLazyQuery>;
export type LotOfLabelSuspenseQueryHookResult = ReturnType<typeof useLotOfLabelSuspenseQuery>;
export type LotOfLabelQueryResult = ApolloReactCommon.QueryResult<LotOfLabelQuery, LotOfLabelQueryVariables>;
export const LotOfCodeDocument = gql`
    query LotOfCode($text: String!, $itemId: ID) {
  stockBatches(first: 25, filter: {text: $text, itemId: $itemId}) {
    nodes {
      ...LotChoice
      itemId
      itemName
    }
  }
}
    ${LotChoiceFragmentDoc}`;
export function useLotOfCodeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LotOfCodeQuery, LotOfCodeQueryVariables> & ({ variables: LotOfCodeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LotOfCodeQuery, LotOfCodeQueryVariables>(LotOfCodeDocument, options);
      }
export function useLotOfCodeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LotOfCodeQuery, LotOfCodeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LotOfCodeQuery, LotOfCodeQueryVariables>(LotOfCodeDocument, options);
        }
// @ts-ignore
export function useLotOfCodeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LotOfCodeQuery, LotOfCodeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotOfCodeQuery, LotOfCodeQueryVariables>;
export function useLotOfCodeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotOfCodeQuery, LotOfCodeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LotOfCodeQuery | undefined, LotOfCodeQueryVariables>;
export function useLotOfCodeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LotOfCodeQuery, LotOfCodeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LotOfCodeQuery, LotOfCodeQueryVariables>(LotOfCodeDocument, options);
        }
export type LotOfCodeQueryHookResult = ReturnType<typeof useLotOfCodeQuery>;
export type LotOfCodeLazyQueryHookResult = ReturnType<typeof useLotOfCodeLazyQuery>;
export type LotOfCodeSuspenseQueryHookResult = ReturnType<typeof useLotOfCodeSuspenseQuery>;
export type LotOfCodeQueryResult = ApolloReactCommon.QueryResult<LotOfCodeQuery, LotOfCodeQueryVariables>;