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
export type RecallRowFragment = { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number };

export type RecallPageFragment = { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> };

export type RecallLineRowFragment = { id: string, kind: Types.RecallLineKind, lot: string, locationId: string | null, locationName: string | null, locationKind: Types.StockLocationKind | null, customPrfId: string | null, logId: string | null, eventName: string | null, quantity: number | null, happenedAt: string | null, outcome: Types.RecallOutcome | null, note: string | null, settledAt: string | null, settledByName: string | null, transfers: Array<{ id: string, number: string, fromName: string, toName: string }> };

export type RecallsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.RecallFilter | null | undefined;
}>;


export type RecallsQuery = { recalls: { totalCount: number, nodes: Array<{ id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecallQueryVariables = Exact<{
  recallId: string;
}>;


export type RecallQuery = { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } };

export type RecallLinesQueryVariables = Exact<{
  recallId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.RecallLineFilter | null | undefined;
}>;


export type RecallLinesQuery = { recallLines: { totalCount: number, nodes: Array<{ id: string, kind: Types.RecallLineKind, lot: string, locationId: string | null, locationName: string | null, locationKind: Types.StockLocationKind | null, customPrfId: string | null, logId: string | null, eventName: string | null, quantity: number | null, happenedAt: string | null, outcome: Types.RecallOutcome | null, note: string | null, settledAt: string | null, settledByName: string | null, transfers: Array<{ id: string, number: string, fromName: string, toName: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecallableLotFragment = { id: string, lot: string, expiresOn: string | null };

export type RecallableLotsQueryVariables = Exact<{
  itemId: string;
  text?: string | null | undefined;
}>;


export type RecallableLotsQuery = { stockItem: { item: { id: string, name: string, strength: string | null, barcode: string | null } }, stockBatches: { nodes: Array<{ id: string, lot: string, expiresOn: string | null }> } };

export type RecallableLotsNamedQueryVariables = Exact<{
  itemId: string;
  text: string;
}>;


export type RecallableLotsNamedQuery = { stockBatches: { nodes: Array<{ id: string, lot: string, expiresOn: string | null }> } };

export type RecallableLotOfLabelQueryVariables = Exact<{
  id?: string;
}>;


export type RecallableLotOfLabelQuery = { stockBatch: { batch: { itemId: string, id: string, lot: string, expiresOn: string | null } } };

export type CreateRecallMutationVariables = Exact<{
  input: Types.CreateRecallInput;
}>;


export type CreateRecallMutation = { createRecall: { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type UpdateRecallMutationVariables = Exact<{
  input: Types.UpdateRecallInput;
}>;


export type UpdateRecallMutation = { updateRecall: { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type StepRecallMutationVariables = Exact<{
  input: Types.StepRecallInput;
}>;


export type StepRecallMutation = { stepRecall: { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type LookAgainForRecallMutationVariables = Exact<{
  input: Types.LookAgainInput;
}>;


export type LookAgainForRecallMutation = { lookAgainForRecall: { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export type SettleRecallLineMutationVariables = Exact<{
  input: Types.SettleRecallLineInput;
}>;


export type SettleRecallLineMutation = { settleRecallLine: { recall: { possible: Array<Types.RecallAction>, recall: { id: string, number: string, title: string, recallClass: Types.RecallClass, reference: string, issuedBy: string | null, receivedOn: string, measure: Types.RecallMeasure, instructions: string | null, itemId: string, itemName: string, unit: Types.StockUnit, isAllLots: boolean, lotNumbers: Array<string>, lotsFrom: string | null, lotsTo: string | null, state: Types.RecallState, lineCount: number, openCount: number, createdAt: string, createdByName: string, version: number }, lots: Array<{ batchId: string, lot: string, expiresOn: string | null, status: Types.StockBatchStatus, onHand: number }>, steps: Array<{ id: string, action: Types.RecallAction, reason: string | null, takenAt: string, takenByName: string }> } } };

export const RecallRowFragmentDoc = gql`
    fragment RecallRow on Recall {
  id
  number
  title
  recallClass
  reference
  issuedBy
  receivedOn
  measure
  instructions
  itemId
  itemName
  unit
  isAllLots
  lotNumbers
  lotsFrom
  lotsTo
  state
  lineCount
  openCount
  createdAt
  createdByName
  version
}
    `;
export const RecallPageFragmentDoc = gql`
    fragment RecallPage on RecallDetails {
  recall {
    ...RecallRow
  }
  lots {
    batchId
    lot
    expiresOn
    status
    onHand
  }
  steps {
    id
    action
    reason
    takenAt
    takenByName
  }
  possible
}
    `;
export const RecallLineRowFragmentDoc = gql`
    fragment RecallLineRow on RecallLine {
  id
  kind
  lot
  locationId
  locationName
  locationKind
  customPrfId
  logId
  eventName
  quantity
  happenedAt
  transfers {
    id
    number
    fromName
    toName
  }
  outcome
  note
  settledAt
  settledByName
}
    `;
export const RecallableLotFragmentDoc = gql`
    fragment RecallableLot on StockBatch {
  id
  lot
  expiresOn
}
    `;
export const RecallsDocument = gql`
    query Recalls($first: Int, $after: String, $filter: RecallFilter) {
  recalls(first: $first, after: $after, filter: $filter) {
    nodes {
      ...RecallRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RecallRowFragmentDoc}`;
export function useRecallsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RecallsQuery, RecallsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallsQuery, RecallsQueryVariables>(RecallsDocument, options);
      }
export function useRecallsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallsQuery, RecallsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallsQuery, RecallsQueryVariables>(RecallsDocument, options);
        }
// @ts-ignore
export function useRecallsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallsQuery, RecallsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallsQuery, RecallsQueryVariables>;
export function useRecallsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallsQuery, RecallsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallsQuery | undefined, RecallsQueryVariables>;
export function useRecallsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallsQuery, RecallsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallsQuery, RecallsQueryVariables>(RecallsDocument, options);
        }
export type RecallsQueryHookResult = ReturnType<typeof useRecallsQuery>;
export type RecallsLazyQueryHookResult = ReturnType<typeof useRecallsLazyQuery>;
export type RecallsSuspenseQueryHookResult = ReturnType<typeof useRecallsSuspenseQuery>;
export type RecallsQueryResult = ApolloReactCommon.QueryResult<RecallsQuery, RecallsQueryVariables>;
export const RecallDocument = gql`
    query Recall($recallId: ID!) {
  recall(id: $recallId) {
    ...RecallPage
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export function useRecallQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecallQuery, RecallQueryVariables> & ({ variables: RecallQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallQuery, RecallQueryVariables>(RecallDocument, options);
      }
export function useRecallLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallQuery, RecallQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallQuery, RecallQueryVariables>(RecallDocument, options);
        }
// @ts-ignore
export function useRecallSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallQuery, RecallQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallQuery, RecallQueryVariables>;
export function useRecallSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallQuery, RecallQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallQuery | undefined, RecallQueryVariables>;
export function useRecallSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallQuery, RecallQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallQuery, RecallQueryVariables>(RecallDocument, options);
        }
export type RecallQueryHookResult = ReturnType<typeof useRecallQuery>;
export type RecallLazyQueryHookResult = ReturnType<typeof useRecallLazyQuery>;
export type RecallSuspenseQueryHookResult = ReturnType<typeof useRecallSuspenseQuery>;
export type RecallQueryResult = ApolloReactCommon.QueryResult<RecallQuery, RecallQueryVariables>;
export const RecallLinesDocument = gql`
    query RecallLines($recallId: ID!, $first: Int, $after: String, $filter: RecallLineFilter) {
  recallLines(recallId: $recallId, first: $first, after: $after, filter: $filter) {
    nodes {
      ...RecallLineRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RecallLineRowFragmentDoc}`;
export function useRecallLinesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecallLinesQuery, RecallLinesQueryVariables> & ({ variables: RecallLinesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallLinesQuery, RecallLinesQueryVariables>(RecallLinesDocument, options);
      }
export function useRecallLinesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallLinesQuery, RecallLinesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallLinesQuery, RecallLinesQueryVariables>(RecallLinesDocument, options);
        }
// @ts-ignore
export function useRecallLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallLinesQuery, RecallLinesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallLinesQuery, RecallLinesQueryVariables>;
export function useRecallLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallLinesQuery, RecallLinesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallLinesQuery | undefined, RecallLinesQueryVariables>;
export function useRecallLinesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallLinesQuery, RecallLinesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallLinesQuery, RecallLinesQueryVariables>(RecallLinesDocument, options);
        }
export type RecallLinesQueryHookResult = ReturnType<typeof useRecallLinesQuery>;
export type RecallLinesLazyQueryHookResult = ReturnType<typeof useRecallLinesLazyQuery>;
export type RecallLinesSuspenseQueryHookResult = ReturnType<typeof useRecallLinesSuspenseQuery>;
export type RecallLinesQueryResult = ApolloReactCommon.QueryResult<RecallLinesQuery, RecallLinesQueryVariables>;
export const RecallableLotsDocument = gql`
    query RecallableLots($itemId: ID!, $text: String) {
  stockItem(id: $itemId) {
    item {
      id
      name
      strength
      barcode
    }
  }
  stockBatches(first: 50, filter: {itemId: $itemId, text: $text}) {
    nodes {
      ...RecallableLot
    }
  }
}
    ${RecallableLotFragmentDoc}`;
export function useRecallableLotsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecallableLotsQuery, RecallableLotsQueryVariables> & ({ variables: RecallableLotsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallableLotsQuery, RecallableLotsQueryVariables>(RecallableLotsDocument, options);
      }
export function useRecallableLotsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallableLotsQuery, RecallableLotsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallableLotsQuery, RecallableLotsQueryVariables>(RecallableLotsDocument, options);
        }
// @ts-ignore
export function useRecallableLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsQuery, RecallableLotsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotsQuery, RecallableLotsQueryVariables>;
export function useRecallableLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsQuery, RecallableLotsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotsQuery | undefined, RecallableLotsQueryVariables>;
export function useRecallableLotsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsQuery, RecallableLotsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallableLotsQuery, RecallableLotsQueryVariables>(RecallableLotsDocument, options);
        }
export type RecallableLotsQueryHookResult = ReturnType<typeof useRecallableLotsQuery>;
export type RecallableLotsLazyQueryHookResult = ReturnType<typeof useRecallableLotsLazyQuery>;
export type RecallableLotsSuspenseQueryHookResult = ReturnType<typeof useRecallableLotsSuspenseQuery>;
export type RecallableLotsQueryResult = ApolloReactCommon.QueryResult<RecallableLotsQuery, RecallableLotsQueryVariables>;
export const RecallableLotsNamedDocument = gql`
    query RecallableLotsNamed($itemId: ID!, $text: String!) {
  stockBatches(first: 25, filter: {itemId: $itemId, text: $text}) {
    nodes {
      ...RecallableLot
    }
  }
}
    ${RecallableLotFragmentDoc}`;
export function useRecallableLotsNamedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables> & ({ variables: RecallableLotsNamedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>(RecallableLotsNamedDocument, options);
      }
export function useRecallableLotsNamedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>(RecallableLotsNamedDocument, options);
        }
// @ts-ignore
export function useRecallableLotsNamedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>;
export function useRecallableLotsNamedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotsNamedQuery | undefined, RecallableLotsNamedQueryVariables>;
export function useRecallableLotsNamedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>(RecallableLotsNamedDocument, options);
        }
export type RecallableLotsNamedQueryHookResult = ReturnType<typeof useRecallableLotsNamedQuery>;
export type RecallableLotsNamedLazyQueryHookResult = ReturnType<typeof useRecallableLotsNamedLazyQuery>;
export type RecallableLotsNamedSuspenseQueryHookResult = ReturnType<typeof useRecallableLotsNamedSuspenseQuery>;
export type RecallableLotsNamedQueryResult = ApolloReactCommon.QueryResult<RecallableLotsNamedQuery, RecallableLotsNamedQueryVariables>;
export const RecallableLotOfLabelDocument = gql`
    query RecallableLotOfLabel($id: ID! = "") {
  stockBatch(id: $id) {
    batch {
      ...RecallableLot
      itemId
    }
  }
}
    ${RecallableLotFragmentDoc}`;
export function useRecallableLotOfLabelQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>(RecallableLotOfLabelDocument, options);
      }
export function useRecallableLotOfLabelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>(RecallableLotOfLabelDocument, options);
        }
// @ts-ignore
export function useRecallableLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>;
export function useRecallableLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecallableLotOfLabelQuery | undefined, RecallableLotOfLabelQueryVariables>;
export function useRecallableLotOfLabelSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>(RecallableLotOfLabelDocument, options);
        }
export type RecallableLotOfLabelQueryHookResult = ReturnType<typeof useRecallableLotOfLabelQuery>;
export type RecallableLotOfLabelLazyQueryHookResult = ReturnType<typeof useRecallableLotOfLabelLazyQuery>;
export type RecallableLotOfLabelSuspenseQueryHookResult = ReturnType<typeof useRecallableLotOfLabelSuspenseQuery>;
export type RecallableLotOfLabelQueryResult = ApolloReactCommon.QueryResult<RecallableLotOfLabelQuery, RecallableLotOfLabelQueryVariables>;
export const CreateRecallDocument = gql`
    mutation CreateRecall($input: CreateRecallInput!) {
  createRecall(input: $input) {
    recall {
      ...RecallPage
    }
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export type CreateRecallMutationFn = ApolloReactCommon.MutationFunction<CreateRecallMutation, CreateRecallMutationVariables>;
export function useCreateRecallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateRecallMutation, CreateRecallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRecallMutation, CreateRecallMutationVariables>(CreateRecallDocument, options);
      }
export type CreateRecallMutationHookResult = ReturnType<typeof useCreateRecallMutation>;
export type CreateRecallMutationResult = ApolloReactCommon.MutationResult<CreateRecallMutation>;
export const UpdateRecallDocument = gql`
    mutation UpdateRecall($input: UpdateRecallInput!) {
  updateRecall(input: $input) {
    recall {
      ...RecallPage
    }
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export type UpdateRecallMutationFn = ApolloReactCommon.MutationFunction<UpdateRecallMutation, UpdateRecallMutationVariables>;
export function useUpdateRecallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRecallMutation, UpdateRecallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRecallMutation, UpdateRecallMutationVariables>(UpdateRecallDocument, options);
      }
export type UpdateRecallMutationHookResult = ReturnType<typeof useUpdateRecallMutation>;
export type UpdateRecallMutationResult = ApolloReactCommon.MutationResult<UpdateRecallMutation>;
export const StepRecallDocument = gql`
    mutation StepRecall($input: StepRecallInput!) {
  stepRecall(input: $input) {
    recall {
      ...RecallPage
    }
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export type StepRecallMutationFn = ApolloReactCommon.MutationFunction<StepRecallMutation, StepRecallMutationVariables>;
export function useStepRecallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StepRecallMutation, StepRecallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepRecallMutation, StepRecallMutationVariables>(StepRecallDocument, options);
      }
export type StepRecallMutationHookResult = ReturnType<typeof useStepRecallMutation>;
export type StepRecallMutationResult = ApolloReactCommon.MutationResult<StepRecallMutation>;
export const LookAgainForRecallDocument = gql`
    mutation LookAgainForRecall($input: LookAgainInput!) {
  lookAgainForRecall(input: $input) {
    recall {
      ...RecallPage
    }
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export type LookAgainForRecallMutationFn = ApolloReactCommon.MutationFunction<LookAgainForRecallMutation, LookAgainForRecallMutationVariables>;
export function useLookAgainForRecallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LookAgainForRecallMutation, LookAgainForRecallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LookAgainForRecallMutation, LookAgainForRecallMutationVariables>(LookAgainForRecallDocument, options);
      }
export type LookAgainForRecallMutationHookResult = ReturnType<typeof useLookAgainForRecallMutation>;
export type LookAgainForRecallMutationResult = ApolloReactCommon.MutationResult<LookAgainForRecallMutation>;
export const SettleRecallLineDocument = gql`
    mutation SettleRecallLine($input: SettleRecallLineInput!) {
  settleRecallLine(input: $input) {
    recall {
      ...RecallPage
    }
  }
}
    ${RecallPageFragmentDoc}
${RecallRowFragmentDoc}`;
export type SettleRecallLineMutationFn = ApolloReactCommon.MutationFunction<SettleRecallLineMutation, SettleRecallLineMutationVariables>;
export function useSettleRecallLineMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettleRecallLineMutation, SettleRecallLineMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleRecallLineMutation, SettleRecallLineMutationVariables>(SettleRecallLineDocument, options);
      }
export type SettleRecallLineMutationHookResult = ReturnType<typeof useSettleRecallLineMutation>;
export type SettleRecallLineMutationResult = ApolloReactCommon.MutationResult<SettleRecallLineMutation>;