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
export type HandoverStateFragment = { links: Array<{ id: string, format: Types.HandoverFormat, madeAt: string, expiresAt: string, revokedAt: string | null, openedAt: string | null, receiverName: string | null, receiverOrganisation: string | null, receiverRole: string | null }>, receipts: Array<{ id: string, handedOverTo: string, handedOverAt: string, strokes: string }> };

export type PrfHandoverQueryVariables = Exact<{
  prfId: string;
}>;


export type PrfHandoverQuery = { prfHandover: { links: Array<{ id: string, format: Types.HandoverFormat, madeAt: string, expiresAt: string, revokedAt: string | null, openedAt: string | null, receiverName: string | null, receiverOrganisation: string | null, receiverRole: string | null }>, receipts: Array<{ id: string, handedOverTo: string, handedOverAt: string, strokes: string }> } };

export type MakeHandoverLinkMutationVariables = Exact<{
  input: Types.MakeHandoverLinkInput;
}>;


export type MakeHandoverLinkMutation = { makeHandoverLink: { newHandoverLink: { token: string, address: string | null, link: { id: string, expiresAt: string } } } };

export type RevokeHandoverLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type RevokeHandoverLinkMutation = { revokeHandoverLink: { prfHandover: { links: Array<{ id: string, format: Types.HandoverFormat, madeAt: string, expiresAt: string, revokedAt: string | null, openedAt: string | null, receiverName: string | null, receiverOrganisation: string | null, receiverRole: string | null }>, receipts: Array<{ id: string, handedOverTo: string, handedOverAt: string, strokes: string }> } } };

export type RecordHandoverMutationVariables = Exact<{
  input: Types.RecordHandoverInput;
}>;


export type RecordHandoverMutation = { recordHandover: { prfHandover: { links: Array<{ id: string, format: Types.HandoverFormat, madeAt: string, expiresAt: string, revokedAt: string | null, openedAt: string | null, receiverName: string | null, receiverOrganisation: string | null, receiverRole: string | null }>, receipts: Array<{ id: string, handedOverTo: string, handedOverAt: string, strokes: string }> } } };

export const HandoverStateFragmentDoc = gql`
    fragment HandoverState on PrfHandover {
  links {
    id
    format
    madeAt
    expiresAt
    revokedAt
    openedAt
    receiverName
    receiverOrganisation
    receiverRole
  }
  receipts {
    id
    handedOverTo
    handedOverAt
    strokes
  }
}
    `;
export const PrfHandoverDocument = gql`
    query PrfHandover($prfId: ID!) {
  prfHandover(prfId: $prfId) {
    ...HandoverState
  }
}
    ${HandoverStateFragmentDoc}`;
export function usePrfHandoverQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PrfHandoverQuery, PrfHandoverQueryVariables> & ({ variables: PrfHandoverQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrfHandoverQuery, PrfHandoverQueryVariables>(PrfHandoverDocument, options);
      }
export function usePrfHandoverLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrfHandoverQuery, PrfHandoverQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrfHandoverQuery, PrfHandoverQueryVariables>(PrfHandoverDocument, options);
        }
// @ts-ignore
export function usePrfHandoverSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PrfHandoverQuery, PrfHandoverQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfHandoverQuery, PrfHandoverQueryVariables>;
export function usePrfHandoverSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfHandoverQuery, PrfHandoverQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfHandoverQuery | undefined, PrfHandoverQueryVariables>;
export function usePrfHandoverSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfHandoverQuery, PrfHandoverQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PrfHandoverQuery, PrfHandoverQueryVariables>(PrfHandoverDocument, options);
        }
export type PrfHandoverQueryHookResult = ReturnType<typeof usePrfHandoverQuery>;
export type PrfHandoverLazyQueryHookResult = ReturnType<typeof usePrfHandoverLazyQuery>;
export type PrfHandoverSuspenseQueryHookResult = ReturnType<typeof usePrfHandoverSuspenseQuery>;
export type PrfHandoverQueryResult = ApolloReactCommon.QueryResult<PrfHandoverQuery, PrfHandoverQueryVariables>;
export const MakeHandoverLinkDocument = gql`
    mutation MakeHandoverLink($input: MakeHandoverLinkInput!) {
  makeHandoverLink(input: $input) {
    newHandoverLink {
      token
      address
      link {
        id
        expiresAt
      }
    }
  }
}
    `;
export type MakeHandoverLinkMutationFn = ApolloReactCommon.MutationFunction<MakeHandoverLinkMutation, MakeHandoverLinkMutationVariables>;
export function useMakeHandoverLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MakeHandoverLinkMutation, MakeHandoverLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MakeHandoverLinkMutation, MakeHandoverLinkMutationVariables>(MakeHandoverLinkDocument, options);
      }
export type MakeHandoverLinkMutationHookResult = ReturnType<typeof useMakeHandoverLinkMutation>;
export type MakeHandoverLinkMutationResult = ApolloReactCommon.MutationResult<MakeHandoverLinkMutation>;
export const RevokeHandoverLinkDocument = gql`
    mutation RevokeHandoverLink($linkId: ID!) {
  revokeHandoverLink(input: {linkId: $linkId}) {
    prfHandover {
      ...HandoverState
    }
  }
}
    ${HandoverStateFragmentDoc}`;
export type RevokeHandoverLinkMutationFn = ApolloReactCommon.MutationFunction<RevokeHandoverLinkMutation, RevokeHandoverLinkMutationVariables>;
export function useRevokeHandoverLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeHandoverLinkMutation, RevokeHandoverLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeHandoverLinkMutation, RevokeHandoverLinkMutationVariables>(RevokeHandoverLinkDocument, options);
      }
export type RevokeHandoverLinkMutationHookResult = ReturnType<typeof useRevokeHandoverLinkMutation>;
export type RevokeHandoverLinkMutationResult = ApolloReactCommon.MutationResult<RevokeHandoverLinkMutation>;
export const RecordHandoverDocument = gql`
    mutation RecordHandover($input: RecordHandoverInput!) {
  recordHandover(input: $input) {
    prfHandover {
      ...HandoverState
    }
  }
}
    ${HandoverStateFragmentDoc}`;
export type RecordHandoverMutationFn = ApolloReactCommon.MutationFunction<RecordHandoverMutation, RecordHandoverMutationVariables>;
export function useRecordHandoverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordHandoverMutation, RecordHandoverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordHandoverMutation, RecordHandoverMutationVariables>(RecordHandoverDocument, options);
      }
export type RecordHandoverMutationHookResult = ReturnType<typeof useRecordHandoverMutation>;
export type RecordHandoverMutationResult = ApolloReactCommon.MutationResult<RecordHandoverMutation>;