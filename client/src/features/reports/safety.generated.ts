// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { DeskAlertFragmentDoc } from './dashboard.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type SafetyReportQueryVariables = Exact<{ [key: string]: never; }>;


export type SafetyReportQuery = { safetyReport: { version: string, openAlertCount: number, shortageCount: number, openAlerts: Array<{ alert: { prfId: string, entryId: string, total: number, band: Types.PrfAlertBand, basis: Types.PrfAlertBasis, reasons: Array<Types.PrfAlertReason>, occurredAt: string | null, raisedAt: string }, prf: { id: string, customPrfId: string, patientName: string | null, eventName: string | null } }>, shortages: Array<{ moveId: string, itemId: string, itemName: string, quantity: number, locationName: string, occurredAt: string, customPrfId: string | null, byName: string }> } };


export const SafetyReportDocument = gql`
    query SafetyReport {
  safetyReport {
    version
    openAlertCount
    openAlerts {
      ...DeskAlert
    }
    shortageCount
    shortages {
      moveId
      itemId
      itemName
      quantity
      locationName
      occurredAt
      customPrfId
      byName
    }
  }
}
    ${DeskAlertFragmentDoc}`;
export function useSafetyReportQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
      }
export function useSafetyReportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
        }
// @ts-ignore
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SafetyReportQuery, SafetyReportQueryVariables>;
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SafetyReportQuery | undefined, SafetyReportQueryVariables>;
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
        }
export type SafetyReportQueryHookResult = ReturnType<typeof useSafetyReportQuery>;
export type SafetyReportLazyQueryHookResult = ReturnType<typeof useSafetyReportLazyQuery>;
export type SafetyReportSuspenseQueryHookResult = ReturnType<typeof useSafetyReportSuspenseQuery>;
export type SafetyReportQueryResult = ApolloReactCommon.QueryResult<SafetyReportQuery, SafetyReportQueryVariables>;