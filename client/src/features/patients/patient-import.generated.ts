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
export type PreviewPatientImportQueryVariables = Exact<{
  input: Types.PreviewPatientImportInput;
}>;


export type PreviewPatientImportQuery = { previewPatientImport: Array<{ state: Types.PatientImportState, importedPatientId: string | null, lookedAt: string, sameAsRow: number | null, problems: Array<{ field: string, message: string }>, matches: Array<{ id: string, name: string, dob: string | null, estimatedAge: number | null, address: string | null, dateOfDeath: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null }> }> };

export type ImportPatientsMutationVariables = Exact<{
  input: Types.ImportPatientsInput;
}>;


export type ImportPatientsMutation = { importPatients: { patientImportResult: { created: number, linked: number, unchanged: number } } };


export const PreviewPatientImportDocument = gql`
    query PreviewPatientImport($input: PreviewPatientImportInput!) {
  previewPatientImport(input: $input) {
    state
    importedPatientId
    lookedAt
    sameAsRow
    problems {
      field
      message
    }
    matches {
      id
      name
      dob
      estimatedAge
      address
      dateOfDeath
      death {
        diedAt
        timeZone
        place
        prfId
        customPrfId
      }
    }
  }
}
    `;
export function usePreviewPatientImportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewPatientImportQuery, PreviewPatientImportQueryVariables> & ({ variables: PreviewPatientImportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>(PreviewPatientImportDocument, options);
      }
export function usePreviewPatientImportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>(PreviewPatientImportDocument, options);
        }
// @ts-ignore
export function usePreviewPatientImportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>;
export function usePreviewPatientImportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewPatientImportQuery | undefined, PreviewPatientImportQueryVariables>;
export function usePreviewPatientImportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>(PreviewPatientImportDocument, options);
        }
export type PreviewPatientImportQueryHookResult = ReturnType<typeof usePreviewPatientImportQuery>;
export type PreviewPatientImportLazyQueryHookResult = ReturnType<typeof usePreviewPatientImportLazyQuery>;
export type PreviewPatientImportSuspenseQueryHookResult = ReturnType<typeof usePreviewPatientImportSuspenseQuery>;
export type PreviewPatientImportQueryResult = ApolloReactCommon.QueryResult<PreviewPatientImportQuery, PreviewPatientImportQueryVariables>;
export const ImportPatientsDocument = gql`
    mutation ImportPatients($input: ImportPatientsInput!) {
  importPatients(input: $input) {
    patientImportResult {
      created
      linked
      unchanged
    }
  }
}
    `;
export type ImportPatientsMutationFn = ApolloReactCommon.MutationFunction<ImportPatientsMutation, ImportPatientsMutationVariables>;
export function useImportPatientsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ImportPatientsMutation, ImportPatientsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ImportPatientsMutation, ImportPatientsMutationVariables>(ImportPatientsDocument, options);
      }
export type ImportPatientsMutationHookResult = ReturnType<typeof useImportPatientsMutation>;
export type ImportPatientsMutationResult = ApolloReactCommon.MutationResult<ImportPatientsMutation>;