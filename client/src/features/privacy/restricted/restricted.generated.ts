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
export type RestrictionRowFragment = { id: string, patientId: string | null, prfId: string | null, name: string, dateOfDeath: string | null, reason: string, madeByName: string, madeAt: string, death: { diedAt: string, timeZone: string } | null };

export type RestrictedAccessRowFragment = { id: string, userId: string, userName: string, reason: string, openedAt: string, until: string, reviewedAt: string | null, reviewedByName: string | null, review: string | null, restriction: { id: string, name: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string } | null } };

export type RestrictionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RestrictionsQuery = { restrictions: { nodes: Array<{ id: string, patientId: string | null, prfId: string | null, name: string, dateOfDeath: string | null, reason: string, madeByName: string, madeAt: string, death: { diedAt: string, timeZone: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestrictedAccessesQueryVariables = Exact<{
  isOpen?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type RestrictedAccessesQuery = { restrictedAccesses: { totalCount: number, nodes: Array<{ id: string, userId: string, userName: string, reason: string, openedAt: string, until: string, reviewedAt: string | null, reviewedByName: string | null, review: string | null, restriction: { id: string, name: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LiftRestrictionMutationVariables = Exact<{
  input: Types.EndRestrictionInput;
}>;


export type LiftRestrictionMutation = { liftRestriction: { restriction: { id: string, endedAt: string | null } } };

export type ReviewRestrictedAccessMutationVariables = Exact<{
  input: Types.ReviewRestrictedAccessInput;
}>;


export type ReviewRestrictedAccessMutation = { reviewRestrictedAccess: { restrictedAccess: { id: string, userId: string, userName: string, reason: string, openedAt: string, until: string, reviewedAt: string | null, reviewedByName: string | null, review: string | null, restriction: { id: string, name: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string } | null } } } };

export type PublicFigureFlagRowFragment = { id: string, patientId: string, patientName: string, dateOfDeath: string | null, reason: string, madeByName: string, madeAt: string, death: { diedAt: string, timeZone: string } | null };

export type PublicFigureFlagsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PublicFigureFlagsQuery = { publicFigureFlags: { nodes: Array<{ id: string, patientId: string, patientName: string, dateOfDeath: string | null, reason: string, madeByName: string, madeAt: string, death: { diedAt: string, timeZone: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const RestrictionRowFragmentDoc = gql`
    fragment RestrictionRow on Restriction {
  id
  patientId
  prfId
  name
  dateOfDeath
  death {
    diedAt
    timeZone
  }
  reason
  madeByName
  madeAt
}
    `;
export const RestrictedAccessRowFragmentDoc = gql`
    fragment RestrictedAccessRow on RestrictedAccess {
  id
  userId
  userName
  reason
  openedAt
  until
  reviewedAt
  reviewedByName
  review
  restriction {
    id
    name
    dateOfDeath
    death {
      diedAt
      timeZone
    }
  }
}
    `;
export const PublicFigureFlagRowFragmentDoc = gql`
    fragment PublicFigureFlagRow on PublicFigureFlag {
  id
  patientId
  patientName
  dateOfDeath
  death {
    diedAt
    timeZone
  }
  reason
  madeByName
  madeAt
}
    `;
export const RestrictionsDocument = gql`
    query Restrictions($after: String) {
  restrictions(first: 50, after: $after) {
    nodes {
      ...RestrictionRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RestrictionRowFragmentDoc}`;
export function useRestrictionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RestrictionsQuery, RestrictionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RestrictionsQuery, RestrictionsQueryVariables>(RestrictionsDocument, options);
      }
export function useRestrictionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RestrictionsQuery, RestrictionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RestrictionsQuery, RestrictionsQueryVariables>(RestrictionsDocument, options);
        }
// @ts-ignore
export function useRestrictionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RestrictionsQuery, RestrictionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RestrictionsQuery, RestrictionsQueryVariables>;
export function useRestrictionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RestrictionsQuery, RestrictionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RestrictionsQuery | undefined, RestrictionsQueryVariables>;
export function useRestrictionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RestrictionsQuery, RestrictionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RestrictionsQuery, RestrictionsQueryVariables>(RestrictionsDocument, options);
        }
export type RestrictionsQueryHookResult = ReturnType<typeof useRestrictionsQuery>;
export type RestrictionsLazyQueryHookResult = ReturnType<typeof useRestrictionsLazyQuery>;
export type RestrictionsSuspenseQueryHookResult = ReturnType<typeof useRestrictionsSuspenseQuery>;
export type RestrictionsQueryResult = ApolloReactCommon.QueryResult<RestrictionsQuery, RestrictionsQueryVariables>;
export const RestrictedAccessesDocument = gql`
    query RestrictedAccesses($isOpen: Boolean, $after: String) {
  restrictedAccesses(isOpen: $isOpen, first: 50, after: $after) {
    nodes {
      ...RestrictedAccessRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${RestrictedAccessRowFragmentDoc}`;
export function useRestrictedAccessesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>(RestrictedAccessesDocument, options);
      }
export function useRestrictedAccessesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>(RestrictedAccessesDocument, options);
        }
// @ts-ignore
export function useRestrictedAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>;
export function useRestrictedAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RestrictedAccessesQuery | undefined, RestrictedAccessesQueryVariables>;
export function useRestrictedAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>(RestrictedAccessesDocument, options);
        }
export type RestrictedAccessesQueryHookResult = ReturnType<typeof useRestrictedAccessesQuery>;
export type RestrictedAccessesLazyQueryHookResult = ReturnType<typeof useRestrictedAccessesLazyQuery>;
export type RestrictedAccessesSuspenseQueryHookResult = ReturnType<typeof useRestrictedAccessesSuspenseQuery>;
export type RestrictedAccessesQueryResult = ApolloReactCommon.QueryResult<RestrictedAccessesQuery, RestrictedAccessesQueryVariables>;
export const LiftRestrictionDocument = gql`
    mutation LiftRestriction($input: EndRestrictionInput!) {
  liftRestriction(input: $input) {
    restriction {
      id
      endedAt
    }
  }
}
    `;
export type LiftRestrictionMutationFn = ApolloReactCommon.MutationFunction<LiftRestrictionMutation, LiftRestrictionMutationVariables>;
export function useLiftRestrictionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiftRestrictionMutation, LiftRestrictionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiftRestrictionMutation, LiftRestrictionMutationVariables>(LiftRestrictionDocument, options);
      }
export type LiftRestrictionMutationHookResult = ReturnType<typeof useLiftRestrictionMutation>;
export type LiftRestrictionMutationResult = ApolloReactCommon.MutationResult<LiftRestrictionMutation>;
export const ReviewRestrictedAccessDocument = gql`
    mutation ReviewRestrictedAccess($input: ReviewRestrictedAccessInput!) {
  reviewRestrictedAccess(input: $input) {
    restrictedAccess {
      ...RestrictedAccessRow
    }
  }
}
    ${RestrictedAccessRowFragmentDoc}`;
export type ReviewRestrictedAccessMutationFn = ApolloReactCommon.MutationFunction<ReviewRestrictedAccessMutation, ReviewRestrictedAccessMutationVariables>;
export function useReviewRestrictedAccessMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReviewRestrictedAccessMutation, ReviewRestrictedAccessMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReviewRestrictedAccessMutation, ReviewRestrictedAccessMutationVariables>(ReviewRestrictedAccessDocument, options);
      }
export type ReviewRestrictedAccessMutationHookResult = ReturnType<typeof useReviewRestrictedAccessMutation>;
export type ReviewRestrictedAccessMutationResult = ApolloReactCommon.MutationResult<ReviewRestrictedAccessMutation>;
export const PublicFigureFlagsDocument = gql`
    query PublicFigureFlags($after: String) {
  publicFigureFlags(first: 50, after: $after) {
    nodes {
      ...PublicFigureFlagRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${PublicFigureFlagRowFragmentDoc}`;
export function usePublicFigureFlagsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>(PublicFigureFlagsDocument, options);
      }
export function usePublicFigureFlagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>(PublicFigureFlagsDocument, options);
        }
// @ts-ignore
export function usePublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>;
export function usePublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PublicFigureFlagsQuery | undefined, PublicFigureFlagsQueryVariables>;
export function usePublicFigureFlagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>(PublicFigureFlagsDocument, options);
        }
export type PublicFigureFlagsQueryHookResult = ReturnType<typeof usePublicFigureFlagsQuery>;
export type PublicFigureFlagsLazyQueryHookResult = ReturnType<typeof usePublicFigureFlagsLazyQuery>;
export type PublicFigureFlagsSuspenseQueryHookResult = ReturnType<typeof usePublicFigureFlagsSuspenseQuery>;
export type PublicFigureFlagsQueryResult = ApolloReactCommon.QueryResult<PublicFigureFlagsQuery, PublicFigureFlagsQueryVariables>;