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
export type AuditRowFragment = { id: string, stream: string, recordedAt: string, actorId: string | null, actorName: string | null, tokenId: string | null, role: string | null, action: string, isRefusal: boolean, entityType: string | null, entityId: string | null, objectName: string | null, objectType: string | null, patientId: string | null, prfId: string | null, eventId: string | null, fieldsChanged: Array<string>, context: string | null, description: string | null, requestId: string, address: string | null, clientAt: string | null, correlationId: string | null };

export type AuditEntriesQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  order?: Types.AuditOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { nodes: Array<{ id: string, stream: string, recordedAt: string, actorId: string | null, actorName: string | null, tokenId: string | null, role: string | null, action: string, isRefusal: boolean, entityType: string | null, entityId: string | null, objectName: string | null, objectType: string | null, patientId: string | null, prfId: string | null, eventId: string | null, fieldsChanged: Array<string>, context: string | null, description: string | null, requestId: string, address: string | null, clientAt: string | null, correlationId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPeopleQuery = { staffUsers: Array<{ id: string, firstName: string, lastName: string }> };

export type AuditSubjectsQueryVariables = Exact<{
  text: string;
}>;


export type AuditSubjectsQuery = { findPatients: Array<{ id: string, name: string, dob: string | null }> };

export type AuditRecordsQueryVariables = Exact<{
  text: string;
}>;


export type AuditRecordsQuery = { prfs: { nodes: Array<{ id: string, customPrfId: string, chiefComplaint: string | null }> } };

export type AuditEventsQueryVariables = Exact<{
  text: string;
}>;


export type AuditEventsQuery = { events: { nodes: Array<{ id: string, name: string, date: string }> } };

export type AuditChainsQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type AuditChainsQuery = { auditChains: { day: string, digest: string, publicKey: string, heads: Array<{ shard: number, stream: string, sequence: number, hash: string }>, check: { begunAt: string, endedAt: string, entries: number, exports: number, breaks: Array<string> } | null } };

export type CheckAuditChainsMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckAuditChainsMutation = { checkAuditChains: { isDone: boolean } };

export type UnusualReadingQueryVariables = Exact<{ [key: string]: never; }>;


export type UnusualReadingQuery = { unusualReading: Array<{ kind: Types.UnusualReadingKind, actorId: string, actorName: string | null, patientId: string | null, patientName: string | null, count: number, usual: number | null, from: string, to: string }> };

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
  objectName
  objectType
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
  staffUsers {
    id
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
    id
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
export const AuditEventsDocument = gql`
    query AuditEvents($text: String!) {
  events(filter: {text: $text}, first: 8) {
    nodes {
      id
      name
      date
    }
  }
}
    `;
export function useAuditEventsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditEventsQuery, AuditEventsQueryVariables> & ({ variables: AuditEventsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditEventsQuery, AuditEventsQueryVariables>(AuditEventsDocument, options);
      }
export function useAuditEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditEventsQuery, AuditEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditEventsQuery, AuditEventsQueryVariables>(AuditEventsDocument, options);
        }
// @ts-ignore
export function useAuditEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditEventsQuery, AuditEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditEventsQuery, AuditEventsQueryVariables>;
export function useAuditEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditEventsQuery, AuditEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditEventsQuery | undefined, AuditEventsQueryVariables>;
export function useAuditEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditEventsQuery, AuditEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditEventsQuery, AuditEventsQueryVariables>(AuditEventsDocument, options);
        }
export type AuditEventsQueryHookResult = ReturnType<typeof useAuditEventsQuery>;
export type AuditEventsLazyQueryHookResult = ReturnType<typeof useAuditEventsLazyQuery>;
export type AuditEventsSuspenseQueryHookResult = ReturnType<typeof useAuditEventsSuspenseQuery>;
export type AuditEventsQueryResult = ApolloReactCommon.QueryResult<AuditEventsQuery, AuditEventsQueryVariables>;
export const AuditChainsDocument = gql`
    query AuditChains($day: String) {
  auditChains(day: $day) {
    day
    digest
    publicKey
    heads {
      shard
      stream
      sequence
      hash
    }
    check {
      begunAt
      endedAt
      entries
      exports
      breaks
    }
  }
}
    `;
export function useAuditChainsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AuditChainsQuery, AuditChainsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditChainsQuery, AuditChainsQueryVariables>(AuditChainsDocument, options);
      }
export function useAuditChainsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditChainsQuery, AuditChainsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditChainsQuery, AuditChainsQueryVariables>(AuditChainsDocument, options);
        }
// @ts-ignore
export function useAuditChainsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditChainsQuery, AuditChainsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditChainsQuery, AuditChainsQueryVariables>;
export function useAuditChainsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditChainsQuery, AuditChainsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditChainsQuery | undefined, AuditChainsQueryVariables>;
export function useAuditChainsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditChainsQuery, AuditChainsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditChainsQuery, AuditChainsQueryVariables>(AuditChainsDocument, options);
        }
export type AuditChainsQueryHookResult = ReturnType<typeof useAuditChainsQuery>;
export type AuditChainsLazyQueryHookResult = ReturnType<typeof useAuditChainsLazyQuery>;
export type AuditChainsSuspenseQueryHookResult = ReturnType<typeof useAuditChainsSuspenseQuery>;
export type AuditChainsQueryResult = ApolloReactCommon.QueryResult<AuditChainsQuery, AuditChainsQueryVariables>;
export const CheckAuditChainsDocument = gql`
    mutation CheckAuditChains {
  checkAuditChains {
    isDone
  }
}
    `;
export type CheckAuditChainsMutationFn = ApolloReactCommon.MutationFunction<CheckAuditChainsMutation, CheckAuditChainsMutationVariables>;
export function useCheckAuditChainsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckAuditChainsMutation, CheckAuditChainsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckAuditChainsMutation, CheckAuditChainsMutationVariables>(CheckAuditChainsDocument, options);
      }
export type CheckAuditChainsMutationHookResult = ReturnType<typeof useCheckAuditChainsMutation>;
export type CheckAuditChainsMutationResult = ApolloReactCommon.MutationResult<CheckAuditChainsMutation>;
export const UnusualReadingDocument = gql`
    query UnusualReading {
  unusualReading {
    kind
    actorId
    actorName
    patientId
    patientName
    count
    usual
    from
    to
  }
}
    `;
export function useUnusualReadingQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnusualReadingQuery, UnusualReadingQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnusualReadingQuery, UnusualReadingQueryVariables>(UnusualReadingDocument, options);
      }
export function useUnusualReadingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnusualReadingQuery, UnusualReadingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnusualReadingQuery, UnusualReadingQueryVariables>(UnusualReadingDocument, options);
        }
// @ts-ignore
export function useUnusualReadingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnusualReadingQuery, UnusualReadingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnusualReadingQuery, UnusualReadingQueryVariables>;
export function useUnusualReadingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnusualReadingQuery, UnusualReadingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnusualReadingQuery | undefined, UnusualReadingQueryVariables>;
export function useUnusualReadingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnusualReadingQuery, UnusualReadingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnusualReadingQuery, UnusualReadingQueryVariables>(UnusualReadingDocument, options);
        }
export type UnusualReadingQueryHookResult = ReturnType<typeof useUnusualReadingQuery>;
export type UnusualReadingLazyQueryHookResult = ReturnType<typeof useUnusualReadingLazyQuery>;
export type UnusualReadingSuspenseQueryHookResult = ReturnType<typeof useUnusualReadingSuspenseQuery>;
export type UnusualReadingQueryResult = ApolloReactCommon.QueryResult<UnusualReadingQuery, UnusualReadingQueryVariables>;