// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { RecordCorrectionStateFragmentDoc } from './portal.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type GuardianAccessStateFragment = { links: Array<{ id: string, name: string, email: string, relation: string, reason: string, verifiedBy: string | null, verifiedAt: string, until: string, endedAt: string | null, endedReason: string | null }>, records: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, isShown: boolean, reason: string | null }> };

export type GuardianAccessQueryVariables = Exact<{
  patientId: string;
}>;


export type GuardianAccessQuery = { guardianAccess: { links: Array<{ id: string, name: string, email: string, relation: string, reason: string, verifiedBy: string | null, verifiedAt: string, until: string, endedAt: string | null, endedReason: string | null }>, records: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, isShown: boolean, reason: string | null }> } };

export type LinkGuardianMutationVariables = Exact<{
  input: Types.LinkGuardianInput;
}>;


export type LinkGuardianMutation = { linkGuardian: { guardianAccess: { links: Array<{ id: string, name: string, email: string, relation: string, reason: string, verifiedBy: string | null, verifiedAt: string, until: string, endedAt: string | null, endedReason: string | null }>, records: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, isShown: boolean, reason: string | null }> } } };

export type UnlinkGuardianMutationVariables = Exact<{
  input: Types.UnlinkGuardianInput;
}>;


export type UnlinkGuardianMutation = { unlinkGuardian: { guardianAccess: { links: Array<{ id: string, name: string, email: string, relation: string, reason: string, verifiedBy: string | null, verifiedAt: string, until: string, endedAt: string | null, endedReason: string | null }>, records: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, isShown: boolean, reason: string | null }> } } };

export type SetGuardianSightMutationVariables = Exact<{
  input: Types.SetGuardianSightInput;
}>;


export type SetGuardianSightMutation = { setGuardianSight: { guardianAccess: { links: Array<{ id: string, name: string, email: string, relation: string, reason: string, verifiedBy: string | null, verifiedAt: string, until: string, endedAt: string | null, endedReason: string | null }>, records: Array<{ prfId: string, customPrfId: string, at: string, timeZone: string, isShown: boolean, reason: string | null }> } } };

export type RecordCorrectionsQueryVariables = Exact<{
  patientId: string;
}>;


export type RecordCorrectionsQuery = { recordCorrections: Array<{ id: string, customPrfId: string, part: Types.PatientPart, words: string, askedAt: string, answer: string | null, answeredAt: string | null }> };

export type AnswerRecordCorrectionMutationVariables = Exact<{
  input: Types.AnswerRecordCorrectionInput;
}>;


export type AnswerRecordCorrectionMutation = { answerRecordCorrection: { recordCorrections: Array<{ id: string, customPrfId: string, part: Types.PatientPart, words: string, askedAt: string, answer: string | null, answeredAt: string | null }> } };

export const GuardianAccessStateFragmentDoc = gql`
    fragment GuardianAccessState on GuardianAccess {
  links {
    id
    name
    email
    relation
    reason
    verifiedBy
    verifiedAt
    until
    endedAt
    endedReason
  }
  records {
    prfId
    customPrfId
    at
    timeZone
    isShown
    reason
  }
}
    `;
export const GuardianAccessDocument = gql`
    query GuardianAccess($patientId: ID!) {
  guardianAccess(patientId: $patientId) {
    ...GuardianAccessState
  }
}
    ${GuardianAccessStateFragmentDoc}`;
export function useGuardianAccessQuery(baseOptions: ApolloReactHooks.QueryHookOptions<GuardianAccessQuery, GuardianAccessQueryVariables> & ({ variables: GuardianAccessQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GuardianAccessQuery, GuardianAccessQueryVariables>(GuardianAccessDocument, options);
      }
export function useGuardianAccessLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GuardianAccessQuery, GuardianAccessQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GuardianAccessQuery, GuardianAccessQueryVariables>(GuardianAccessDocument, options);
        }
// @ts-ignore
export function useGuardianAccessSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GuardianAccessQuery, GuardianAccessQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GuardianAccessQuery, GuardianAccessQueryVariables>;
export function useGuardianAccessSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GuardianAccessQuery, GuardianAccessQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GuardianAccessQuery | undefined, GuardianAccessQueryVariables>;
export function useGuardianAccessSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GuardianAccessQuery, GuardianAccessQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GuardianAccessQuery, GuardianAccessQueryVariables>(GuardianAccessDocument, options);
        }
export type GuardianAccessQueryHookResult = ReturnType<typeof useGuardianAccessQuery>;
export type GuardianAccessLazyQueryHookResult = ReturnType<typeof useGuardianAccessLazyQuery>;
export type GuardianAccessSuspenseQueryHookResult = ReturnType<typeof useGuardianAccessSuspenseQuery>;
export type GuardianAccessQueryResult = ApolloReactCommon.QueryResult<GuardianAccessQuery, GuardianAccessQueryVariables>;
export const LinkGuardianDocument = gql`
    mutation LinkGuardian($input: LinkGuardianInput!) {
  linkGuardian(input: $input) {
    guardianAccess {
      ...GuardianAccessState
    }
  }
}
    ${GuardianAccessStateFragmentDoc}`;
export type LinkGuardianMutationFn = ApolloReactCommon.MutationFunction<LinkGuardianMutation, LinkGuardianMutationVariables>;
export function useLinkGuardianMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LinkGuardianMutation, LinkGuardianMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LinkGuardianMutation, LinkGuardianMutationVariables>(LinkGuardianDocument, options);
      }
export type LinkGuardianMutationHookResult = ReturnType<typeof useLinkGuardianMutation>;
export type LinkGuardianMutationResult = ApolloReactCommon.MutationResult<LinkGuardianMutation>;
export const UnlinkGuardianDocument = gql`
    mutation UnlinkGuardian($input: UnlinkGuardianInput!) {
  unlinkGuardian(input: $input) {
    guardianAccess {
      ...GuardianAccessState
    }
  }
}
    ${GuardianAccessStateFragmentDoc}`;
export type UnlinkGuardianMutationFn = ApolloReactCommon.MutationFunction<UnlinkGuardianMutation, UnlinkGuardianMutationVariables>;
export function useUnlinkGuardianMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnlinkGuardianMutation, UnlinkGuardianMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnlinkGuardianMutation, UnlinkGuardianMutationVariables>(UnlinkGuardianDocument, options);
      }
export type UnlinkGuardianMutationHookResult = ReturnType<typeof useUnlinkGuardianMutation>;
export type UnlinkGuardianMutationResult = ApolloReactCommon.MutationResult<UnlinkGuardianMutation>;
export const SetGuardianSightDocument = gql`
    mutation SetGuardianSight($input: SetGuardianSightInput!) {
  setGuardianSight(input: $input) {
    guardianAccess {
      ...GuardianAccessState
    }
  }
}
    ${GuardianAccessStateFragmentDoc}`;
export type SetGuardianSightMutationFn = ApolloReactCommon.MutationFunction<SetGuardianSightMutation, SetGuardianSightMutationVariables>;
export function useSetGuardianSightMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetGuardianSightMutation, SetGuardianSightMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetGuardianSightMutation, SetGuardianSightMutationVariables>(SetGuardianSightDocument, options);
      }
export type SetGuardianSightMutationHookResult = ReturnType<typeof useSetGuardianSightMutation>;
export type SetGuardianSightMutationResult = ApolloReactCommon.MutationResult<SetGuardianSightMutation>;
export const RecordCorrectionsDocument = gql`
    query RecordCorrections($patientId: ID!) {
  recordCorrections(patientId: $patientId) {
    ...RecordCorrectionState
  }
}
    ${RecordCorrectionStateFragmentDoc}`;
export function useRecordCorrectionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecordCorrectionsQuery, RecordCorrectionsQueryVariables> & ({ variables: RecordCorrectionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>(RecordCorrectionsDocument, options);
      }
export function useRecordCorrectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>(RecordCorrectionsDocument, options);
        }
// @ts-ignore
export function useRecordCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>;
export function useRecordCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RecordCorrectionsQuery | undefined, RecordCorrectionsQueryVariables>;
export function useRecordCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>(RecordCorrectionsDocument, options);
        }
export type RecordCorrectionsQueryHookResult = ReturnType<typeof useRecordCorrectionsQuery>;
export type RecordCorrectionsLazyQueryHookResult = ReturnType<typeof useRecordCorrectionsLazyQuery>;
export type RecordCorrectionsSuspenseQueryHookResult = ReturnType<typeof useRecordCorrectionsSuspenseQuery>;
export type RecordCorrectionsQueryResult = ApolloReactCommon.QueryResult<RecordCorrectionsQuery, RecordCorrectionsQueryVariables>;
export const AnswerRecordCorrectionDocument = gql`
    mutation AnswerRecordCorrection($input: AnswerRecordCorrectionInput!) {
  answerRecordCorrection(input: $input) {
    recordCorrections {
      ...RecordCorrectionState
    }
  }
}
    ${RecordCorrectionStateFragmentDoc}`;
export type AnswerRecordCorrectionMutationFn = ApolloReactCommon.MutationFunction<AnswerRecordCorrectionMutation, AnswerRecordCorrectionMutationVariables>;
export function useAnswerRecordCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AnswerRecordCorrectionMutation, AnswerRecordCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AnswerRecordCorrectionMutation, AnswerRecordCorrectionMutationVariables>(AnswerRecordCorrectionDocument, options);
      }
export type AnswerRecordCorrectionMutationHookResult = ReturnType<typeof useAnswerRecordCorrectionMutation>;
export type AnswerRecordCorrectionMutationResult = ApolloReactCommon.MutationResult<AnswerRecordCorrectionMutation>;