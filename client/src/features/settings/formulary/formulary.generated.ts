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
export type DoseRangeFieldsFragment = { id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string, retiredAt: string | null };

export type FormularyQueryVariables = Exact<{ [key: string]: never; }>;


export type FormularyQuery = { doseRanges: Array<{ id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string, retiredAt: string | null }> };

export type DoseRangeHistoryQueryVariables = Exact<{
  id: string;
}>;


export type DoseRangeHistoryQuery = { doseRangeHistory: Array<{ id: string, version: number, change: string, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string }> };

export type CreateDoseRangeMutationVariables = Exact<{
  input: Types.CreateDoseRangeInput;
}>;


export type CreateDoseRangeMutation = { createDoseRange: { doseRange: { id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string, retiredAt: string | null } } };

export type UpdateDoseRangeMutationVariables = Exact<{
  input: Types.UpdateDoseRangeInput;
}>;


export type UpdateDoseRangeMutation = { updateDoseRange: { doseRange: { id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string, retiredAt: string | null } } };

export type RetireDoseRangeMutationVariables = Exact<{
  input: Types.RetireDoseRangeInput;
}>;


export type RetireDoseRangeMutation = { retireDoseRange: { doseRange: { id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string, changedAt: string, changedBy: string, retiredAt: string | null } } };

export const DoseRangeFieldsFragmentDoc = gql`
    fragment DoseRangeFields on DoseRange {
  id
  version
  drug
  route
  ageGroup
  fromYears
  fromMonths
  toYears
  toMonths
  unit
  leastDose
  greatestDose
  capDose
  greatestTotal
  totalPeriod
  leastIntervalMinutes
  source
  reviewOn
  changedAt
  changedBy
  retiredAt
}
    `;
export const FormularyDocument = gql`
    query Formulary {
  doseRanges {
    ...DoseRangeFields
  }
}
    ${DoseRangeFieldsFragmentDoc}`;
export function useFormularyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FormularyQuery, FormularyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormularyQuery, FormularyQueryVariables>(FormularyDocument, options);
      }
export function useFormularyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormularyQuery, FormularyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormularyQuery, FormularyQueryVariables>(FormularyDocument, options);
        }
// @ts-ignore
export function useFormularySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormularyQuery, FormularyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormularyQuery, FormularyQueryVariables>;
export function useFormularySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormularyQuery, FormularyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormularyQuery | undefined, FormularyQueryVariables>;
export function useFormularySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormularyQuery, FormularyQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormularyQuery, FormularyQueryVariables>(FormularyDocument, options);
        }
export type FormularyQueryHookResult = ReturnType<typeof useFormularyQuery>;
export type FormularyLazyQueryHookResult = ReturnType<typeof useFormularyLazyQuery>;
export type FormularySuspenseQueryHookResult = ReturnType<typeof useFormularySuspenseQuery>;
export type FormularyQueryResult = ApolloReactCommon.QueryResult<FormularyQuery, FormularyQueryVariables>;
export const DoseRangeHistoryDocument = gql`
    query DoseRangeHistory($id: ID!) {
  doseRangeHistory(id: $id) {
    id
    version
    change
    drug
    route
    ageGroup
    fromYears
    fromMonths
    toYears
    toMonths
    unit
    leastDose
    greatestDose
    capDose
    greatestTotal
    totalPeriod
    leastIntervalMinutes
    source
    reviewOn
    changedAt
    changedBy
  }
}
    `;
export function useDoseRangeHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables> & ({ variables: DoseRangeHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>(DoseRangeHistoryDocument, options);
      }
export function useDoseRangeHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>(DoseRangeHistoryDocument, options);
        }
// @ts-ignore
export function useDoseRangeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>;
export function useDoseRangeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DoseRangeHistoryQuery | undefined, DoseRangeHistoryQueryVariables>;
export function useDoseRangeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>(DoseRangeHistoryDocument, options);
        }
export type DoseRangeHistoryQueryHookResult = ReturnType<typeof useDoseRangeHistoryQuery>;
export type DoseRangeHistoryLazyQueryHookResult = ReturnType<typeof useDoseRangeHistoryLazyQuery>;
export type DoseRangeHistorySuspenseQueryHookResult = ReturnType<typeof useDoseRangeHistorySuspenseQuery>;
export type DoseRangeHistoryQueryResult = ApolloReactCommon.QueryResult<DoseRangeHistoryQuery, DoseRangeHistoryQueryVariables>;
export const CreateDoseRangeDocument = gql`
    mutation CreateDoseRange($input: CreateDoseRangeInput!) {
  createDoseRange(input: $input) {
    doseRange {
      ...DoseRangeFields
    }
  }
}
    ${DoseRangeFieldsFragmentDoc}`;
export type CreateDoseRangeMutationFn = ApolloReactCommon.MutationFunction<CreateDoseRangeMutation, CreateDoseRangeMutationVariables>;
export function useCreateDoseRangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDoseRangeMutation, CreateDoseRangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDoseRangeMutation, CreateDoseRangeMutationVariables>(CreateDoseRangeDocument, options);
      }
export type CreateDoseRangeMutationHookResult = ReturnType<typeof useCreateDoseRangeMutation>;
export type CreateDoseRangeMutationResult = ApolloReactCommon.MutationResult<CreateDoseRangeMutation>;
export const UpdateDoseRangeDocument = gql`
    mutation UpdateDoseRange($input: UpdateDoseRangeInput!) {
  updateDoseRange(input: $input) {
    doseRange {
      ...DoseRangeFields
    }
  }
}
    ${DoseRangeFieldsFragmentDoc}`;
export type UpdateDoseRangeMutationFn = ApolloReactCommon.MutationFunction<UpdateDoseRangeMutation, UpdateDoseRangeMutationVariables>;
export function useUpdateDoseRangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDoseRangeMutation, UpdateDoseRangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDoseRangeMutation, UpdateDoseRangeMutationVariables>(UpdateDoseRangeDocument, options);
      }
export type UpdateDoseRangeMutationHookResult = ReturnType<typeof useUpdateDoseRangeMutation>;
export type UpdateDoseRangeMutationResult = ApolloReactCommon.MutationResult<UpdateDoseRangeMutation>;
export const RetireDoseRangeDocument = gql`
    mutation RetireDoseRange($input: RetireDoseRangeInput!) {
  retireDoseRange(input: $input) {
    doseRange {
      ...DoseRangeFields
    }
  }
}
    ${DoseRangeFieldsFragmentDoc}`;
export type RetireDoseRangeMutationFn = ApolloReactCommon.MutationFunction<RetireDoseRangeMutation, RetireDoseRangeMutationVariables>;
export function useRetireDoseRangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RetireDoseRangeMutation, RetireDoseRangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RetireDoseRangeMutation, RetireDoseRangeMutationVariables>(RetireDoseRangeDocument, options);
      }
export type RetireDoseRangeMutationHookResult = ReturnType<typeof useRetireDoseRangeMutation>;
export type RetireDoseRangeMutationResult = ApolloReactCommon.MutationResult<RetireDoseRangeMutation>;