// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { CheckedDoseRangeFragmentDoc } from '../../../components/pickers/pickers.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type DoseRangesQueryVariables = Exact<{ [key: string]: never; }>;


export type DoseRangesQuery = { doseRanges: Array<{ id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string }> };


export const DoseRangesDocument = gql`
    query DoseRanges {
  doseRanges {
    ...CheckedDoseRange
  }
}
    ${CheckedDoseRangeFragmentDoc}`;
export function useDoseRangesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DoseRangesQuery, DoseRangesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DoseRangesQuery, DoseRangesQueryVariables>(DoseRangesDocument, options);
      }
export function useDoseRangesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DoseRangesQuery, DoseRangesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DoseRangesQuery, DoseRangesQueryVariables>(DoseRangesDocument, options);
        }
// @ts-ignore
export function useDoseRangesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DoseRangesQuery, DoseRangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DoseRangesQuery, DoseRangesQueryVariables>;
export function useDoseRangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DoseRangesQuery, DoseRangesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DoseRangesQuery | undefined, DoseRangesQueryVariables>;
export function useDoseRangesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DoseRangesQuery, DoseRangesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DoseRangesQuery, DoseRangesQueryVariables>(DoseRangesDocument, options);
        }
export type DoseRangesQueryHookResult = ReturnType<typeof useDoseRangesQuery>;
export type DoseRangesLazyQueryHookResult = ReturnType<typeof useDoseRangesLazyQuery>;
export type DoseRangesSuspenseQueryHookResult = ReturnType<typeof useDoseRangesSuspenseQuery>;
export type DoseRangesQueryResult = ApolloReactCommon.QueryResult<DoseRangesQuery, DoseRangesQueryVariables>;