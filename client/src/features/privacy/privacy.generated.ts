// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { ProposalFragmentDoc } from '../../components/proposed-details/proposal.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type GdprNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type GdprNoticesQuery = { gdprNotices: Array<{ id: string, version: number, content: string, isActive: boolean, madeAt: string, activatedAt: string | null, consents: number }> };

export type CreateGdprNoticeMutationVariables = Exact<{
  input: Types.CreateGdprNoticeInput;
}>;


export type CreateGdprNoticeMutation = { createGdprNotice: { gdprNotice: { id: string, version: number } } };

export type ActivateGdprNoticeMutationVariables = Exact<{
  id: string;
}>;


export type ActivateGdprNoticeMutation = { activateGdprNotice: { gdprNotice: { id: string, isActive: boolean, activatedAt: string | null } } };

export type KioskFragment = { prfId: string, customPrfId: string, timeZone: string, isOpen: boolean, isEntered: boolean, isLocked: boolean, patientId: string | null, patientVersion: number | null, combinedAddress: string | null, survivor: { id: string, name: string } | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> };

export type PrfKioskQueryVariables = Exact<{
  customPrfId: string;
}>;


export type PrfKioskQuery = { prfKiosk: { prfId: string, customPrfId: string, timeZone: string, isOpen: boolean, isEntered: boolean, isLocked: boolean, patientId: string | null, patientVersion: number | null, combinedAddress: string | null, survivor: { id: string, name: string } | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> } };

export type OpenKioskMutationVariables = Exact<{
  input: Types.OpenKioskInput;
}>;


export type OpenKioskMutation = { openKiosk: { openedKiosk: { code: string, address: string | null, codeExpiresAt: string } } };

export type CloseKioskMutationVariables = Exact<{
  customPrfId: string;
}>;


export type CloseKioskMutation = { closeKiosk: { prfKiosk: { prfId: string, customPrfId: string, timeZone: string, isOpen: boolean, isEntered: boolean, isLocked: boolean, patientId: string | null, patientVersion: number | null, combinedAddress: string | null, survivor: { id: string, name: string } | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> } } };

export type LinkKioskPatientMutationVariables = Exact<{
  input: Types.LinkPrfPatientInput;
}>;


export type LinkKioskPatientMutation = { linkPrfPatient: { prf: { id: string, patientId: string | null } } };

export type SettleKioskProposalMutationVariables = Exact<{
  input: Types.SettleKioskProposalInput;
}>;


export type SettleKioskProposalMutation = { settleKioskProposal: { prfKiosk: { prfId: string, customPrfId: string, timeZone: string, isOpen: boolean, isEntered: boolean, isLocked: boolean, patientId: string | null, patientVersion: number | null, combinedAddress: string | null, survivor: { id: string, name: string } | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> } } };

export const KioskFragmentDoc = gql`
    fragment Kiosk on PrfKiosk {
  prfId
  customPrfId
  timeZone
  isOpen
  isEntered
  isLocked
  patientId
  survivor {
    id
    name
  }
  patientVersion
  combinedAddress
  proposals {
    ...Proposal
  }
}
    `;
export const GdprNoticesDocument = gql`
    query GdprNotices {
  gdprNotices {
    id
    version
    content
    isActive
    madeAt
    activatedAt
    consents
  }
}
    `;
export function useGdprNoticesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GdprNoticesQuery, GdprNoticesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GdprNoticesQuery, GdprNoticesQueryVariables>(GdprNoticesDocument, options);
      }
export function useGdprNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GdprNoticesQuery, GdprNoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GdprNoticesQuery, GdprNoticesQueryVariables>(GdprNoticesDocument, options);
        }
// @ts-ignore
export function useGdprNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GdprNoticesQuery, GdprNoticesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GdprNoticesQuery, GdprNoticesQueryVariables>;
export function useGdprNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GdprNoticesQuery, GdprNoticesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GdprNoticesQuery | undefined, GdprNoticesQueryVariables>;
export function useGdprNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GdprNoticesQuery, GdprNoticesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GdprNoticesQuery, GdprNoticesQueryVariables>(GdprNoticesDocument, options);
        }
export type GdprNoticesQueryHookResult = ReturnType<typeof useGdprNoticesQuery>;
export type GdprNoticesLazyQueryHookResult = ReturnType<typeof useGdprNoticesLazyQuery>;
export type GdprNoticesSuspenseQueryHookResult = ReturnType<typeof useGdprNoticesSuspenseQuery>;
export type GdprNoticesQueryResult = ApolloReactCommon.QueryResult<GdprNoticesQuery, GdprNoticesQueryVariables>;
export const CreateGdprNoticeDocument = gql`
    mutation CreateGdprNotice($input: CreateGdprNoticeInput!) {
  createGdprNotice(input: $input) {
    gdprNotice {
      id
      version
    }
  }
}
    `;
export type CreateGdprNoticeMutationFn = ApolloReactCommon.MutationFunction<CreateGdprNoticeMutation, CreateGdprNoticeMutationVariables>;
export function useCreateGdprNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateGdprNoticeMutation, CreateGdprNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateGdprNoticeMutation, CreateGdprNoticeMutationVariables>(CreateGdprNoticeDocument, options);
      }
export type CreateGdprNoticeMutationHookResult = ReturnType<typeof useCreateGdprNoticeMutation>;
export type CreateGdprNoticeMutationResult = ApolloReactCommon.MutationResult<CreateGdprNoticeMutation>;
export const ActivateGdprNoticeDocument = gql`
    mutation ActivateGdprNotice($id: ID!) {
  activateGdprNotice(input: {id: $id}) {
    gdprNotice {
      id
      isActive
      activatedAt
    }
  }
}
    `;
export type ActivateGdprNoticeMutationFn = ApolloReactCommon.MutationFunction<ActivateGdprNoticeMutation, ActivateGdprNoticeMutationVariables>;
export function useActivateGdprNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ActivateGdprNoticeMutation, ActivateGdprNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ActivateGdprNoticeMutation, ActivateGdprNoticeMutationVariables>(ActivateGdprNoticeDocument, options);
      }
export type ActivateGdprNoticeMutationHookResult = ReturnType<typeof useActivateGdprNoticeMutation>;
export type ActivateGdprNoticeMutationResult = ApolloReactCommon.MutationResult<ActivateGdprNoticeMutation>;
export const PrfKioskDocument = gql`
    query PrfKiosk($customPrfId: ID!) {
  prfKiosk(customPrfId: $customPrfId) {
    ...Kiosk
  }
}
    ${KioskFragmentDoc}
${ProposalFragmentDoc}`;
export function usePrfKioskQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PrfKioskQuery, PrfKioskQueryVariables> & ({ variables: PrfKioskQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrfKioskQuery, PrfKioskQueryVariables>(PrfKioskDocument, options);
      }
export function usePrfKioskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrfKioskQuery, PrfKioskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrfKioskQuery, PrfKioskQueryVariables>(PrfKioskDocument, options);
        }
// @ts-ignore
export function usePrfKioskSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PrfKioskQuery, PrfKioskQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfKioskQuery, PrfKioskQueryVariables>;
export function usePrfKioskSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfKioskQuery, PrfKioskQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfKioskQuery | undefined, PrfKioskQueryVariables>;
export function usePrfKioskSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfKioskQuery, PrfKioskQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PrfKioskQuery, PrfKioskQueryVariables>(PrfKioskDocument, options);
        }
export type PrfKioskQueryHookResult = ReturnType<typeof usePrfKioskQuery>;
export type PrfKioskLazyQueryHookResult = ReturnType<typeof usePrfKioskLazyQuery>;
export type PrfKioskSuspenseQueryHookResult = ReturnType<typeof usePrfKioskSuspenseQuery>;
export type PrfKioskQueryResult = ApolloReactCommon.QueryResult<PrfKioskQuery, PrfKioskQueryVariables>;
export const OpenKioskDocument = gql`
    mutation OpenKiosk($input: OpenKioskInput!) {
  openKiosk(input: $input) {
    openedKiosk {
      code
      address
      codeExpiresAt
    }
  }
}
    `;
export type OpenKioskMutationFn = ApolloReactCommon.MutationFunction<OpenKioskMutation, OpenKioskMutationVariables>;
export function useOpenKioskMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenKioskMutation, OpenKioskMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenKioskMutation, OpenKioskMutationVariables>(OpenKioskDocument, options);
      }
export type OpenKioskMutationHookResult = ReturnType<typeof useOpenKioskMutation>;
export type OpenKioskMutationResult = ApolloReactCommon.MutationResult<OpenKioskMutation>;
export const CloseKioskDocument = gql`
    mutation CloseKiosk($customPrfId: ID!) {
  closeKiosk(input: {customPrfId: $customPrfId}) {
    prfKiosk {
      ...Kiosk
    }
  }
}
    ${KioskFragmentDoc}
${ProposalFragmentDoc}`;
export type CloseKioskMutationFn = ApolloReactCommon.MutationFunction<CloseKioskMutation, CloseKioskMutationVariables>;
export function useCloseKioskMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseKioskMutation, CloseKioskMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseKioskMutation, CloseKioskMutationVariables>(CloseKioskDocument, options);
      }
export type CloseKioskMutationHookResult = ReturnType<typeof useCloseKioskMutation>;
export type CloseKioskMutationResult = ApolloReactCommon.MutationResult<CloseKioskMutation>;
export const LinkKioskPatientDocument = gql`
    mutation LinkKioskPatient($input: LinkPrfPatientInput!) {
  linkPrfPatient(input: $input) {
    prf {
      id
      patientId
    }
  }
}
    `;
export type LinkKioskPatientMutationFn = ApolloReactCommon.MutationFunction<LinkKioskPatientMutation, LinkKioskPatientMutationVariables>;
export function useLinkKioskPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LinkKioskPatientMutation, LinkKioskPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LinkKioskPatientMutation, LinkKioskPatientMutationVariables>(LinkKioskPatientDocument, options);
      }
export type LinkKioskPatientMutationHookResult = ReturnType<typeof useLinkKioskPatientMutation>;
export type LinkKioskPatientMutationResult = ApolloReactCommon.MutationResult<LinkKioskPatientMutation>;
export const SettleKioskProposalDocument = gql`
    mutation SettleKioskProposal($input: SettleKioskProposalInput!) {
  settleKioskProposal(input: $input) {
    prfKiosk {
      ...Kiosk
    }
  }
}
    ${KioskFragmentDoc}
${ProposalFragmentDoc}`;
export type SettleKioskProposalMutationFn = ApolloReactCommon.MutationFunction<SettleKioskProposalMutation, SettleKioskProposalMutationVariables>;
export function useSettleKioskProposalMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettleKioskProposalMutation, SettleKioskProposalMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleKioskProposalMutation, SettleKioskProposalMutationVariables>(SettleKioskProposalDocument, options);
      }
export type SettleKioskProposalMutationHookResult = ReturnType<typeof useSettleKioskProposalMutation>;
export type SettleKioskProposalMutationResult = ApolloReactCommon.MutationResult<SettleKioskProposalMutation>;