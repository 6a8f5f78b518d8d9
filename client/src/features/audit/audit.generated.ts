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
export type AuditRowFragment = { id: string, stream: string, recordedAt: string, actorId: string | null, actorName: string | null, tokenId: string | null, role: string | null, action: string, isRefusal: boolean, entityType: string | null, entityId: string | null, patientId: string | null, prfId: string | null, eventId: string | null, fieldsChanged: Array<string>, context: string | null, description: string | null, requestId: string, address: string | null, clientAt: string | null, correlationId: string | null };

export type AuditEntriesQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  order?: Types.AuditOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { nodes: Array<{ id: string, stream: string, recordedAt: string, actorId: string | null, actorName: string | null, tokenId: string | null, role: string | null, action: string, isRefusal: boolean, entityType: string | null, entityId: string | null, patientId: string | null, prfId: string | null, eventId: string | null, fieldsChanged: Array<string>, context: string | null, description: string | null, requestId: string, address: string | null, clientAt: string | null, correlationId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPeopleQuery = { staffMembers: Array<{ userId: string, firstName: string, lastName: string }> };

export type AuditSubjectsQueryVariables = Exact<{
  text: string;
}>;


export type AuditSubjectsQuery = { findPatients: Array<{ patient_id: string, name: string, dob: string | null }> };

export type AuditRecordsQueryVariables = Exact<{
  text: string;
}>;


export type AuditRecordsQuery = { prfs: { nodes: Array<{ id: string, customPrfId: string, chiefComplaint: string | null }> } };

export const AuditRowFragmentDoc = gql`
    fragment AuditRow on AuditEntry {
  id
  stream
  recordedAt
  actorId
  actorName
  tokenId
  role
  action
  isRefusal
  entityType
  entityId
  patientId
  prfId
  eventId
  fieldsChanged
  context
  description
  requestId
  address
  clientAt
  correlationId
}
    `;
export const AuditEntriesDocument = gql`
    query AuditEntries($filter: AuditFilter, $order: AuditOrder, $first: Int, $after: String) {
  auditEntries(filter: $filter, order: $order, first: $first, after: $after) {
    nodes {
      ...AuditRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${AuditRowFragmentDoc}`;
export function useAuditEntriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AuditEntriesQuery, AuditEntriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditEntriesQuery, AuditEntriesQueryVariables>(AuditEntriesDocument, options);
      }
export function useAuditEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditEntriesQuery, AuditEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditEntriesQuery, AuditEntriesQueryVariables>(AuditEntriesDocument, options);
        }
// @ts-ignore
export function useAuditEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditEntriesQuery, AuditEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditEntriesQuery, AuditEntriesQueryVariables>;
export function useAuditEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditEntriesQuery, AuditEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditEntriesQuery | undefined, AuditEntriesQueryVariables>;
export function useAuditEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditEntriesQuery, AuditEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditEntriesQuery, AuditEntriesQueryVariables>(AuditEntriesDocument, options);
        }
export type AuditEntriesQueryHookResult = ReturnType<typeof useAuditEntriesQuery>;
export type AuditEntriesLazyQueryHookResult = ReturnType<typeof useAuditEntriesLazyQuery>;
export type AuditEntriesSuspenseQueryHookResult = ReturnType<typeof useAuditEntriesSuspenseQuery>;
export type AuditEntriesQueryResult = ApolloReactCommon.QueryResult<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditPeopleDocument = gql`
    query AuditPeople {
  staffMembers {
    userId
    firstName
    lastName
  }
}
    `;
export function useAuditPeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AuditPeopleQuery, AuditPeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditPeopleQuery, AuditPeopleQueryVariables>(AuditPeopleDocument, options);
      }
export function useAuditPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditPeopleQuery, AuditPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditPeopleQuery, AuditPeopleQueryVariables>(AuditPeopleDocument, options);
        }
// @ts-ignore
export function useAuditPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditPeopleQuery, AuditPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditPeopleQuery, AuditPeopleQueryVariables>;
export function useAuditPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditPeopleQuery, AuditPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditPeopleQuery | undefined, AuditPeopleQueryVariables>;
export function useAuditPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditPeopleQuery, AuditPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditPeopleQuery, AuditPeopleQueryVariables>(AuditPeopleDocument, options);
        }
export type AuditPeopleQueryHookResult = ReturnType<typeof useAuditPeopleQuery>;
export type AuditPeopleLazyQueryHookResult = ReturnType<typeof useAuditPeopleLazyQuery>;
export type AuditPeopleSuspenseQueryHookResult = ReturnType<typeof useAuditPeopleSuspenseQuery>;
export type AuditPeopleQueryResult = ApolloReactCommon.QueryResult<AuditPeopleQuery, AuditPeopleQueryVariables>;
export const AuditSubjectsDocument = gql`
    query AuditSubjects($text: String!) {
  findPatients(text: $text, first: 8) {
    patient_id
    name
    dob
  }
}
    `;
export function useAuditSubjectsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditSubjectsQuery, AuditSubjectsQueryVariables> & ({ variables: AuditSubjectsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditSubjectsQuery, AuditSubjectsQueryVariables>(AuditSubjectsDocument, options);
      }
export function useAuditSubjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditSubjectsQuery, AuditSubjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditSubjectsQuery, AuditSubjectsQueryVariables>(AuditSubjectsDocument, options);
        }
// @ts-ignore
export function useAuditSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditSubjectsQuery, AuditSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditSubjectsQuery, AuditSubjectsQueryVariables>;
export function useAuditSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditSubjectsQuery, AuditSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditSubjectsQuery | undefined, AuditSubjectsQueryVariables>;
export function useAuditSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditSubjectsQuery, AuditSubjectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditSubjectsQuery, AuditSubjectsQueryVariables>(AuditSubjectsDocument, options);
        }
export type AuditSubjectsQueryHookResult = ReturnType<typeof useAuditSubjectsQuery>;
export type AuditSubjectsLazyQueryHookResult = ReturnType<typeof useAuditSubjectsLazyQuery>;
export type AuditSubjectsSuspenseQueryHookResult = ReturnType<typeof useAuditSubjectsSuspenseQuery>;
export type AuditSubjectsQueryResult = ApolloReactCommon.QueryResult<AuditSubjectsQuery, AuditSubjectsQueryVariables>;
export const AuditRecordsDocument = gql`
    query AuditRecords($text: String!) {
  prfs(filter: {text: $text}, first: 8) {
    nodes {
      id
      customPrfId
      chiefComplaint
    }
  }
}
    `;
export function useAuditRecordsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditRecordsQuery, AuditRecordsQueryVariables> & ({ variables: AuditRecordsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditRecordsQuery, AuditRecordsQueryVariables>(AuditRecordsDocument, options);
      }
export function useAuditRecordsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditRecordsQuery, AuditRecordsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditRecordsQuery, AuditRecordsQueryVariables>(AuditRecordsDocument, options);
        }
// @ts-ignore
export function useAuditRecordsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditRecordsQuery, AuditRecordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditRecordsQuery, AuditRecordsQueryVariables>;
export function useAuditRecordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditRecordsQuery, AuditRecordsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditRecordsQuery | undefined, AuditRecordsQueryVariables>;
export function useAuditRecordsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditRecordsQuery, AuditRecordsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditRecordsQuery, AuditRecordsQueryVariables>(AuditRecordsDocument, options);
        }
export type AuditRecordsQueryHookResult = ReturnType<typeof useAuditRecordsQuery>;
export type AuditRecordsLazyQueryHookResult = ReturnType<typeof useAuditRecordsLazyQuery>;
export type AuditRecordsSuspenseQueryHookResult = ReturnType<typeof useAuditRecordsSuspenseQuery>;
export type AuditRecordsQueryResult = ApolloReactCommon.QueryResult<AuditRecordsQuery, AuditRecordsQueryVariables>;