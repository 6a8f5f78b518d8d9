// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../../components/records/merged-records.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type LogEventFragment = { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus };

export type SeeAndTreatQueryVariables = Exact<{
  since?: string | null | undefined;
  ownName?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
}>;


export type SeeAndTreatQuery = { current: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus }> }, older?: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus }> }, staffMembers: Array<{ userId: string, position: string }> };

export type FindLogEventsQueryVariables = Exact<{
  since?: string | null | undefined;
  text?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
}>;


export type FindLogEventsQuery = { current: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus }> }, older?: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus }> } };

export type ChosenLogEventQueryVariables = Exact<{
  eventId?: string;
}>;


export type ChosenLogEventQuery = { event: { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus } | null };

export type LogPatientFragment = { id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null };

export type LogPatientMatchFragment = { id: string, dateOfDeath: string | null, isSimilar: boolean | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null };

export type LogPatientsQueryVariables = Exact<{
  gender?: Types.Gender | null | undefined;
}>;


export type LogPatientsQuery = { recent: { nodes: Array<{ id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null }> }, others: { nodes: Array<{ id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null }> } };

export type FindLogPatientsQueryVariables = Exact<{
  text?: string;
}>;


export type FindLogPatientsQuery = { findPatients: Array<{ id: string, dateOfDeath: string | null, isSimilar: boolean | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null }> };

export type ChosenLogPatientQueryVariables = Exact<{
  patientId?: string;
}>;


export type ChosenLogPatientQuery = { patient: { id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null };

export type ContactsAtEventQueryVariables = Exact<{
  eventId: string;
  patientId: string;
}>;


export type ContactsAtEventQuery = { contactsAtEvent: Array<{ kind: Types.ContactKind, id: string, customPrfId: string | null, at: string, timeZone: string, issue: string | null }> };

export type CreateLogPatientMutationVariables = Exact<{
  input: Types.CreateQuickPatientInput;
}>;


export type CreateLogPatientMutation = { createQuickPatient: { patient: { contactNumber: string | null, version: number, id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type MadeLogPatientQueryVariables = Exact<{
  id: string;
}>;


export type MadeLogPatientQuery = { patient: { contactNumber: string | null, version: number, id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null };

export type CorrectLogPatientMutationVariables = Exact<{
  input: Types.UpdatePatientInput;
}>;


export type CorrectLogPatientMutation = { updatePatient: { patient: { id: string, dateOfDeath: string | null, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type SeeAndTreatLogRowFragment = { id: string, eventId: string, eventName: string, timeZone: string, patientId: string, patientName: string, patientDob: string | null, dateOfDeath: string | null, incidentDate: string, incidentLocation: string | null, zoneName: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, recordedAt: string, recordedByName: string, otherContacts: number, customPrfId: string | null, voidedAt: string | null, voidedByName: string | null, voidReason: string | null, canVoid: boolean, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, consumables: Array<{ item: string, quantity: number, unit: Types.StockUnit, lot: string | null, overrideReason: string | null }> };

export type SubmitSeeAndTreatLogMutationVariables = Exact<{
  input: Types.SubmitSeeAndTreatLogInput;
}>;


export type SubmitSeeAndTreatLogMutation = { submitSeeAndTreatLog: { seeAndTreatLog: { id: string } } };

export type SeeAndTreatLogsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.SeeAndTreatFilter | null | undefined;
  order?: Types.SeeAndTreatOrder | null | undefined;
}>;


export type SeeAndTreatLogsQuery = { seeAndTreatLogs: { totalCount: number, nodes: Array<{ id: string, eventId: string, eventName: string, timeZone: string, patientId: string, patientName: string, patientDob: string | null, dateOfDeath: string | null, incidentDate: string, incidentLocation: string | null, zoneName: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, recordedAt: string, recordedByName: string, otherContacts: number, customPrfId: string | null, voidedAt: string | null, voidedByName: string | null, voidReason: string | null, canVoid: boolean, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, consumables: Array<{ item: string, quantity: number, unit: Types.StockUnit, lot: string | null, overrideReason: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type VoidSeeAndTreatLogMutationVariables = Exact<{
  logId: string;
  reason: string;
}>;


export type VoidSeeAndTreatLogMutation = { voidSeeAndTreatLog: { seeAndTreatLog: { id: string, eventId: string, eventName: string, timeZone: string, patientId: string, patientName: string, patientDob: string | null, dateOfDeath: string | null, incidentDate: string, incidentLocation: string | null, zoneName: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, recordedAt: string, recordedByName: string, otherContacts: number, customPrfId: string | null, voidedAt: string | null, voidedByName: string | null, voidReason: string | null, canVoid: boolean, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, consumables: Array<{ item: string, quantity: number, unit: Types.StockUnit, lot: string | null, overrideReason: string | null }> } } };

export type PromoteSeeAndTreatLogMutationVariables = Exact<{
  logId: string;
  prfId: string;
}>;


export type PromoteSeeAndTreatLogMutation = { promoteSeeAndTreatLog: { seeAndTreatLog: { id: string, eventId: string, eventName: string, timeZone: string, patientId: string, patientName: string, patientDob: string | null, dateOfDeath: string | null, incidentDate: string, incidentLocation: string | null, zoneName: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, recordedAt: string, recordedByName: string, otherContacts: number, customPrfId: string | null, voidedAt: string | null, voidedByName: string | null, voidReason: string | null, canVoid: boolean, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, consumables: Array<{ item: string, quantity: number, unit: Types.StockUnit, lot: string | null, overrideReason: string | null }> } } };

export const LogEventFragmentDoc = gql`
    fragment LogEvent on Event {
  id
  name
  date
  endsAt
  timeZone
  location
  status
}
    `;
export const LogPatientFragmentDoc = gql`
    fragment LogPatient on Patient {
  id
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  name
  dob
  estimatedAge
  gender
  createdAt
}
    `;
export const LogPatientMatchFragmentDoc = gql`
    fragment LogPatientMatch on PatientMatch {
  id
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  isSimilar
  alsoRecordedAs {
    ...MergedRecordWords
  }
  name
  dob
  estimatedAge
  gender
  createdAt
}
    `;
export const SeeAndTreatLogRowFragmentDoc = gql`
    fragment SeeAndTreatLogRow on SeeAndTreatLog {
  id
  eventId
  eventName
  timeZone
  patientId
  patientName
  patientDob
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  incidentDate
  incidentLocation
  zoneName
  issueSummary
  treatmentProvided
  adviceGiven
  consumables {
    item
    quantity
    unit
    lot
    overrideReason
  }
  clinicianName
  clinicianRole
  recordedAt
  recordedByName
  otherContacts
  customPrfId
  voidedAt
  voidedByName
  voidReason
  canVoid
}
    `;
export const SeeAndTreatDocument = gql`
    query SeeAndTreat($since: DateTimeISO, $ownName: String, $isAdmin: Boolean = false) {
  current: events(
    filter: {from: $since}
    order: {by: start, direction: ascending}
    first: 100
  ) {
    nodes {
      ...LogEvent
    }
  }
  older: events(
    filter: {to: $since}
    order: {by: start, direction: descending}
    first: 100
  ) @include(if: $isAdmin) {
    nodes {
      ...LogEvent
    }
  }
  staffMembers(filter: {text: $ownName, isActive: true}) {
    userId
    position
  }
}
    ${LogEventFragmentDoc}`;
export function useSeeAndTreatQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SeeAndTreatQuery, SeeAndTreatQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SeeAndTreatQuery, SeeAndTreatQueryVariables>(SeeAndTreatDocument, options);
      }
export function useSeeAndTreatLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SeeAndTreatQuery, SeeAndTreatQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SeeAndTreatQuery, SeeAndTreatQueryVariables>(SeeAndTreatDocument, options);
        }
// @ts-ignore
export function useSeeAndTreatSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatQuery, SeeAndTreatQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SeeAndTreatQuery, SeeAndTreatQueryVariables>;
export function useSeeAndTreatSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatQuery, SeeAndTreatQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SeeAndTreatQuery | undefined, SeeAndTreatQueryVariables>;
export function useSeeAndTreatSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatQuery, SeeAndTreatQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SeeAndTreatQuery, SeeAndTreatQueryVariables>(SeeAndTreatDocument, options);
        }
export type SeeAndTreatQueryHookResult = ReturnType<typeof useSeeAndTreatQuery>;
export type SeeAndTreatLazyQueryHookResult = ReturnType<typeof useSeeAndTreatLazyQuery>;
export type SeeAndTreatSuspenseQueryHookResult = ReturnType<typeof useSeeAndTreatSuspenseQuery>;
export type SeeAndTreatQueryResult = ApolloReactCommon.QueryResult<SeeAndTreatQuery, SeeAndTreatQueryVariables>;
export const FindLogEventsDocument = gql`
    query FindLogEvents($since: DateTimeISO, $text: String = "", $isAdmin: Boolean = false) {
  current: events(
    filter: {from: $since, text: $text}
    order: {by: start, direction: ascending}
    first: 100
  ) {
    nodes {
      ...LogEvent
    }
  }
  older: events(
    filter: {to: $since, text: $text}
    order: {by: start, direction: descending}
    first: 100
  ) @include(if: $isAdmin) {
    nodes {
      ...LogEvent
    }
  }
}
    ${LogEventFragmentDoc}`;
export function useFindLogEventsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FindLogEventsQuery, FindLogEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindLogEventsQuery, FindLogEventsQueryVariables>(FindLogEventsDocument, options);
      }
export function useFindLogEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindLogEventsQuery, FindLogEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindLogEventsQuery, FindLogEventsQueryVariables>(FindLogEventsDocument, options);
        }
// @ts-ignore
export function useFindLogEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindLogEventsQuery, FindLogEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindLogEventsQuery, FindLogEventsQueryVariables>;
export function useFindLogEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindLogEventsQuery, FindLogEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindLogEventsQuery | undefined, FindLogEventsQueryVariables>;
export function useFindLogEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindLogEventsQuery, FindLogEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindLogEventsQuery, FindLogEventsQueryVariables>(FindLogEventsDocument, options);
        }
export type FindLogEventsQueryHookResult = ReturnType<typeof useFindLogEventsQuery>;
export type FindLogEventsLazyQueryHookResult = ReturnType<typeof useFindLogEventsLazyQuery>;
export type FindLogEventsSuspenseQueryHookResult = ReturnType<typeof useFindLogEventsSuspenseQuery>;
export type FindLogEventsQueryResult = ApolloReactCommon.QueryResult<FindLogEventsQuery, FindLogEventsQueryVariables>;
export const ChosenLogEventDocument = gql`
    query ChosenLogEvent($eventId: ID! = "") {
  event(eventId: $eventId) {
    ...LogEvent
  }
}
    ${LogEventFragmentDoc}`;
export function useChosenLogEventQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChosenLogEventQuery, ChosenLogEventQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChosenLogEventQuery, ChosenLogEventQueryVariables>(ChosenLogEventDocument, options);
      }
export function useChosenLogEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChosenLogEventQuery, ChosenLogEventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChosenLogEventQuery, ChosenLogEventQueryVariables>(ChosenLogEventDocument, options);
        }
// @ts-ignore
export function useChosenLogEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogEventQuery, ChosenLogEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChosenLogEventQuery, ChosenLogEventQueryVariables>;
export function useChosenLogEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogEventQuery, ChosenLogEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChosenLogEventQuery | undefined, ChosenLogEventQueryVariables>;
export function useChosenLogEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogEventQuery, ChosenLogEventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChosenLogEventQuery, ChosenLogEventQueryVariables>(ChosenLogEventDocument, options);
        }
export type ChosenLogEventQueryHookResult = ReturnType<typeof useChosenLogEventQuery>;
export type ChosenLogEventLazyQueryHookResult = ReturnType<typeof useChosenLogEventLazyQuery>;
export type ChosenLogEventSuspenseQueryHookResult = ReturnType<typeof useChosenLogEventSuspenseQuery>;
export type ChosenLogEventQueryResult = ApolloReactCommon.QueryResult<ChosenLogEventQuery, ChosenLogEventQueryVariables>;
export const LogPatientsDocument = gql`
    query LogPatients($gender: Gender) {
  recent: patients(
    filter: {createdWithinDays: 7, gender: $gender}
    order: {by: updated, direction: descending}
    first: 25
  ) {
    nodes {
      ...LogPatient
    }
  }
  others: patients(filter: {gender: $gender}, first: 50) {
    nodes {
      ...LogPatient
    }
  }
}
    ${LogPatientFragmentDoc}`;
export function useLogPatientsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LogPatientsQuery, LogPatientsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LogPatientsQuery, LogPatientsQueryVariables>(LogPatientsDocument, options);
      }
export function useLogPatientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LogPatientsQuery, LogPatientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LogPatientsQuery, LogPatientsQueryVariables>(LogPatientsDocument, options);
        }
// @ts-ignore
export function useLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LogPatientsQuery, LogPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LogPatientsQuery, LogPatientsQueryVariables>;
export function useLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LogPatientsQuery, LogPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LogPatientsQuery | undefined, LogPatientsQueryVariables>;
export function useLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LogPatientsQuery, LogPatientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LogPatientsQuery, LogPatientsQueryVariables>(LogPatientsDocument, options);
        }
export type LogPatientsQueryHookResult = ReturnType<typeof useLogPatientsQuery>;
export type LogPatientsLazyQueryHookResult = ReturnType<typeof useLogPatientsLazyQuery>;
export type LogPatientsSuspenseQueryHookResult = ReturnType<typeof useLogPatientsSuspenseQuery>;
export type LogPatientsQueryResult = ApolloReactCommon.QueryResult<LogPatientsQuery, LogPatientsQueryVariables>;
export const FindLogPatientsDocument = gql`
    query FindLogPatients($text: String! = "") {
  findPatients(text: $text) {
    ...LogPatientMatch
  }
}
    ${LogPatientMatchFragmentDoc}
${MergedRecordWordsFragmentDoc}`;
export function useFindLogPatientsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FindLogPatientsQuery, FindLogPatientsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindLogPatientsQuery, FindLogPatientsQueryVariables>(FindLogPatientsDocument, options);
      }
export function useFindLogPatientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindLogPatientsQuery, FindLogPatientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindLogPatientsQuery, FindLogPatientsQueryVariables>(FindLogPatientsDocument, options);
        }
// @ts-ignore
export function useFindLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FindLogPatientsQuery, FindLogPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindLogPatientsQuery, FindLogPatientsQueryVariables>;
export function useFindLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindLogPatientsQuery, FindLogPatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FindLogPatientsQuery | undefined, FindLogPatientsQueryVariables>;
export function useFindLogPatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FindLogPatientsQuery, FindLogPatientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FindLogPatientsQuery, FindLogPatientsQueryVariables>(FindLogPatientsDocument, options);
        }
export type FindLogPatientsQueryHookResult = ReturnType<typeof useFindLogPatientsQuery>;
export type FindLogPatientsLazyQueryHookResult = ReturnType<typeof useFindLogPatientsLazyQuery>;
export type FindLogPatientsSuspenseQueryHookResult = ReturnType<typeof useFindLogPatientsSuspenseQuery>;
export type FindLogPatientsQueryResult = ApolloReactCommon.QueryResult<FindLogPatientsQuery, FindLogPatientsQueryVariables>;
export const ChosenLogPatientDocument = gql`
    query ChosenLogPatient($patientId: ID! = "") {
  patient(patientId: $patientId) {
    ...LogPatient
  }
}
    ${LogPatientFragmentDoc}`;
export function useChosenLogPatientQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>(ChosenLogPatientDocument, options);
      }
export function useChosenLogPatientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>(ChosenLogPatientDocument, options);
        }
// @ts-ignore
export function useChosenLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>;
export function useChosenLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChosenLogPatientQuery | undefined, ChosenLogPatientQueryVariables>;
export function useChosenLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>(ChosenLogPatientDocument, options);
        }
export type ChosenLogPatientQueryHookResult = ReturnType<typeof useChosenLogPatientQuery>;
export type ChosenLogPatientLazyQueryHookResult = ReturnType<typeof useChosenLogPatientLazyQuery>;
export type ChosenLogPatientSuspenseQueryHookResult = ReturnType<typeof useChosenLogPatientSuspenseQuery>;
export type ChosenLogPatientQueryResult = ApolloReactCommon.QueryResult<ChosenLogPatientQuery, ChosenLogPatientQueryVariables>;
export const ContactsAtEventDocument = gql`
    query ContactsAtEvent($eventId: ID!, $patientId: ID!) {
  contactsAtEvent(eventId: $eventId, patientId: $patientId) {
    kind
    id
    customPrfId
    at
    timeZone
    issue
  }
}
    `;
export function useContactsAtEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContactsAtEventQuery, ContactsAtEventQueryVariables> & ({ variables: ContactsAtEventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContactsAtEventQuery, ContactsAtEventQueryVariables>(ContactsAtEventDocument, options);
      }
export function useContactsAtEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ContactsAtEventQuery, ContactsAtEventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ContactsAtEventQuery, ContactsAtEventQueryVariables>(ContactsAtEventDocument, options);
        }
// @ts-ignore
export function useContactsAtEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ContactsAtEventQuery, ContactsAtEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ContactsAtEventQuery, ContactsAtEventQueryVariables>;
export function useContactsAtEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ContactsAtEventQuery, ContactsAtEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ContactsAtEventQuery | undefined, ContactsAtEventQueryVariables>;
export function useContactsAtEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ContactsAtEventQuery, ContactsAtEventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ContactsAtEventQuery, ContactsAtEventQueryVariables>(ContactsAtEventDocument, options);
        }
export type ContactsAtEventQueryHookResult = ReturnType<typeof useContactsAtEventQuery>;
export type ContactsAtEventLazyQueryHookResult = ReturnType<typeof useContactsAtEventLazyQuery>;
export type ContactsAtEventSuspenseQueryHookResult = ReturnType<typeof useContactsAtEventSuspenseQuery>;
export type ContactsAtEventQueryResult = ApolloReactCommon.QueryResult<ContactsAtEventQuery, ContactsAtEventQueryVariables>;
export const CreateLogPatientDocument = gql`
    mutation CreateLogPatient($input: CreateQuickPatientInput!) {
  createQuickPatient(input: $input) {
    patient {
      ...LogPatient
      contactNumber
      version
    }
  }
}
    ${LogPatientFragmentDoc}`;
export type CreateLogPatientMutationFn = ApolloReactCommon.MutationFunction<CreateLogPatientMutation, CreateLogPatientMutationVariables>;
export function useCreateLogPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateLogPatientMutation, CreateLogPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateLogPatientMutation, CreateLogPatientMutationVariables>(CreateLogPatientDocument, options);
      }
export type CreateLogPatientMutationHookResult = ReturnType<typeof useCreateLogPatientMutation>;
export type CreateLogPatientMutationResult = ApolloReactCommon.MutationResult<CreateLogPatientMutation>;
export const MadeLogPatientDocument = gql`
    query MadeLogPatient($id: ID!) {
  patient(patientId: $id) {
    ...LogPatient
    contactNumber
    version
  }
}
    ${LogPatientFragmentDoc}`;
export function useMadeLogPatientQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MadeLogPatientQuery, MadeLogPatientQueryVariables> & ({ variables: MadeLogPatientQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MadeLogPatientQuery, MadeLogPatientQueryVariables>(MadeLogPatientDocument, options);
      }
export function useMadeLogPatientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MadeLogPatientQuery, MadeLogPatientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MadeLogPatientQuery, MadeLogPatientQueryVariables>(MadeLogPatientDocument, options);
        }
// @ts-ignore
export function useMadeLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MadeLogPatientQuery, MadeLogPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadeLogPatientQuery, MadeLogPatientQueryVariables>;
export function useMadeLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadeLogPatientQuery, MadeLogPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadeLogPatientQuery | undefined, MadeLogPatientQueryVariables>;
export function useMadeLogPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadeLogPatientQuery, MadeLogPatientQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MadeLogPatientQuery, MadeLogPatientQueryVariables>(MadeLogPatientDocument, options);
        }
export type MadeLogPatientQueryHookResult = ReturnType<typeof useMadeLogPatientQuery>;
export type MadeLogPatientLazyQueryHookResult = ReturnType<typeof useMadeLogPatientLazyQuery>;
export type MadeLogPatientSuspenseQueryHookResult = ReturnType<typeof useMadeLogPatientSuspenseQuery>;
export type MadeLogPatientQueryResult = ApolloReactCommon.QueryResult<MadeLogPatientQuery, MadeLogPatientQueryVariables>;
export const CorrectLogPatientDocument = gql`
    mutation CorrectLogPatient($input: UpdatePatientInput!) {
  updatePatient(input: $input) {
    patient {
      ...LogPatient
    }
  }
}
    ${LogPatientFragmentDoc}`;
export type CorrectLogPatientMutationFn = ApolloReactCommon.MutationFunction<CorrectLogPatientMutation, CorrectLogPatientMutationVariables>;
export function useCorrectLogPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectLogPatientMutation, CorrectLogPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectLogPatientMutation, CorrectLogPatientMutationVariables>(CorrectLogPatientDocument, options);
      }
export type CorrectLogPatientMutationHookResult = ReturnType<typeof useCorrectLogPatientMutation>;
export type CorrectLogPatientMutationResult = ApolloReactCommon.MutationResult<CorrectLogPatientMutation>;
export const SubmitSeeAndTreatLogDocument = gql`
    mutation SubmitSeeAndTreatLog($input: SubmitSeeAndTreatLogInput!) {
  submitSeeAndTreatLog(input: $input) {
    seeAndTreatLog {
      id
    }
  }
}
    `;
export type SubmitSeeAndTreatLogMutationFn = ApolloReactCommon.MutationFunction<SubmitSeeAndTreatLogMutation, SubmitSeeAndTreatLogMutationVariables>;
export function useSubmitSeeAndTreatLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitSeeAndTreatLogMutation, SubmitSeeAndTreatLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitSeeAndTreatLogMutation, SubmitSeeAndTreatLogMutationVariables>(SubmitSeeAndTreatLogDocument, options);
      }
export type SubmitSeeAndTreatLogMutationHookResult = ReturnType<typeof useSubmitSeeAndTreatLogMutation>;
export type SubmitSeeAndTreatLogMutationResult = ApolloReactCommon.MutationResult<SubmitSeeAndTreatLogMutation>;
export const SeeAndTreatLogsDocument = gql`
    query SeeAndTreatLogs($first: Int, $after: String, $filter: SeeAndTreatFilter, $order: SeeAndTreatOrder) {
  seeAndTreatLogs(first: $first, after: $after, filter: $filter, order: $order) {
    nodes {
      ...SeeAndTreatLogRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SeeAndTreatLogRowFragmentDoc}`;
export function useSeeAndTreatLogsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>(SeeAndTreatLogsDocument, options);
      }
export function useSeeAndTreatLogsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>(SeeAndTreatLogsDocument, options);
        }
// @ts-ignore
export function useSeeAndTreatLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>;
export function useSeeAndTreatLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SeeAndTreatLogsQuery | undefined, SeeAndTreatLogsQueryVariables>;
export function useSeeAndTreatLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>(SeeAndTreatLogsDocument, options);
        }
export type SeeAndTreatLogsQueryHookResult = ReturnType<typeof useSeeAndTreatLogsQuery>;
export type SeeAndTreatLogsLazyQueryHookResult = ReturnType<typeof useSeeAndTreatLogsLazyQuery>;
export type SeeAndTreatLogsSuspenseQueryHookResult = ReturnType<typeof useSeeAndTreatLogsSuspenseQuery>;
export type SeeAndTreatLogsQueryResult = ApolloReactCommon.QueryResult<SeeAndTreatLogsQuery, SeeAndTreatLogsQueryVariables>;
export const VoidSeeAndTreatLogDocument = gql`
    mutation VoidSeeAndTreatLog($logId: ID!, $reason: String!) {
  voidSeeAndTreatLog(input: {logId: $logId, reason: $reason}) {
    seeAndTreatLog {
      ...SeeAndTreatLogRow
    }
  }
}
    ${SeeAndTreatLogRowFragmentDoc}`;
export type VoidSeeAndTreatLogMutationFn = ApolloReactCommon.MutationFunction<VoidSeeAndTreatLogMutation, VoidSeeAndTreatLogMutationVariables>;
export function useVoidSeeAndTreatLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VoidSeeAndTreatLogMutation, VoidSeeAndTreatLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VoidSeeAndTreatLogMutation, VoidSeeAndTreatLogMutationVariables>(VoidSeeAndTreatLogDocument, options);
      }
export type VoidSeeAndTreatLogMutationHookResult = ReturnType<typeof useVoidSeeAndTreatLogMutation>;
export type VoidSeeAndTreatLogMutationResult = ApolloReactCommon.MutationResult<VoidSeeAndTreatLogMutation>;
export const PromoteSeeAndTreatLogDocument = gql`
    mutation PromoteSeeAndTreatLog($logId: ID!, $prfId: ID!) {
  promoteSeeAndTreatLog(input: {logId: $logId, prfId: $prfId}) {
    seeAndTreatLog {
      ...SeeAndTreatLogRow
    }
  }
}
    ${SeeAndTreatLogRowFragmentDoc}`;
export type PromoteSeeAndTreatLogMutationFn = ApolloReactCommon.MutationFunction<PromoteSeeAndTreatLogMutation, PromoteSeeAndTreatLogMutationVariables>;
export function usePromoteSeeAndTreatLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PromoteSeeAndTreatLogMutation, PromoteSeeAndTreatLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PromoteSeeAndTreatLogMutation, PromoteSeeAndTreatLogMutationVariables>(PromoteSeeAndTreatLogDocument, options);
      }
export type PromoteSeeAndTreatLogMutationHookResult = ReturnType<typeof usePromoteSeeAndTreatLogMutation>;
export type PromoteSeeAndTreatLogMutationResult = ApolloReactCommon.MutationResult<PromoteSeeAndTreatLogMutation>;