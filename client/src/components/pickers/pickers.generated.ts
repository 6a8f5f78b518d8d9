// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../records/merged-records.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PickableEventFragment = { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus };

export type EventPickerQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type EventPickerQuery = { events: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus }> } };

export type PickedEventQueryVariables = Exact<{
  eventId: string;
}>;


export type PickedEventQuery = { event: { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus } | null };

export type PickableStaffFragment = { staffId: string, userId: string, firstName: string, lastName: string, position: string };

export type StaffPickerQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPickerQuery = { staffMembers: Array<{ staffId: string, userId: string, firstName: string, lastName: string, position: string }> };

export type PickableCheerTeamFragment = { id: string, name: string, squads: Array<{ id: string, name: string }> };

export type CheerTeamPickerQueryVariables = Exact<{ [key: string]: never; }>;


export type CheerTeamPickerQuery = { cheerTeams: Array<{ id: string, name: string, squads: Array<{ id: string, name: string }> }> };

export type ClientChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientChoicesQuery = { clients: Array<{ id: string, name: string }> };

export type PickableZoneFragment = { id: string, name: string, isActive: boolean };

export type ZonesOfEventQueryVariables = Exact<{
  eventId: string;
}>;


export type ZonesOfEventQuery = { eventZones: Array<{ id: string, name: string, isActive: boolean }> };

export type CheckedDoseRangeFragment = { id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string };

export type OfferedListFragment = { kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> };

export type OfferedListsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedListsQuery = { providerLists: Array<{ kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> }> };

export type ReferenceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceListsQuery = { events: { nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, status: Types.EventStatus, zones: Array<{ id: string, name: string, isActive: boolean }> }> }, staffMembers: Array<{ staffId: string, userId: string, firstName: string, lastName: string, position: string }>, cheerTeams: Array<{ id: string, name: string, squads: Array<{ id: string, name: string }> }>, doseRanges: Array<{ id: string, version: number, drug: string, route: string, ageGroup: Types.DoseAgeGroup, fromYears: number | null, fromMonths: number | null, toYears: number | null, toMonths: number | null, unit: string, leastDose: number | null, greatestDose: number, capDose: number | null, greatestTotal: number | null, totalPeriod: Types.DoseTotalPeriod | null, leastIntervalMinutes: number | null, source: string, reviewOn: string }>, providerLists: Array<{ kind: Types.ProviderListKind, version: number, items: Array<{ id: string, name: string, isRetired: boolean }> }> };

export type FoundPatientFragment = { id: string, dateOfDeath: string | null, name: string, isSimilar: boolean | null, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, identityStatus: Types.IdentityStatus, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null };

export type PatientSearchQueryVariables = Exact<{
  name: string;
  dob: string;
}>;


export type PatientSearchQuery = { searchPatients: Array<{ id: string, dateOfDeath: string | null, name: string, isSimilar: boolean | null, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, identityStatus: Types.IdentityStatus, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null }> };

export type PatientSearchByNameQueryVariables = Exact<{
  name: string;
}>;


export type PatientSearchByNameQuery = { findPatients: Array<{ id: string, dateOfDeath: string | null, name: string, isSimilar: boolean | null, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, identityStatus: Types.IdentityStatus, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null }> };

export type AddressSearchQueryVariables = Exact<{
  text: string;
}>;


export type AddressSearchQuery = { searchAddresses: { status: Types.AddressSearchStatus, addresses: Array<{ formatted: string, addressLine1: string, addressLine2: string, addressLine3: string, town: string, county: string, postcode: string }> } };

export const PickableEventFragmentDoc = gql`
    fragment PickableEvent on Event {
  id
  name
  date
  endsAt
  timeZone
  location
  status
}
    `;
export const PickableStaffFragmentDoc = gql`
    fragment PickableStaff on StaffMember {
  staffId
  userId
  firstName
  lastName
  position
}
    `;
export const PickableCheerTeamFragmentDoc = gql`
    fragment PickableCheerTeam on CheerTeam {
  id
  name
  squads {
    id
    name
  }
}
    `;
export const PickableZoneFragmentDoc = gql`
    fragment PickableZone on EventZone {
  id
  name
  isActive
}
    `;
export const CheckedDoseRangeFragmentDoc = gql`
    fragment CheckedDoseRange on DoseRange {
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
}
    `;
export const OfferedListFragmentDoc = gql`
    fragment OfferedList on ProviderList {
  kind
  version
  items {
    id
    name
    isRetired
  }
}
    `;
export const FoundPatientFragmentDoc = gql`
    fragment FoundPatient on PatientMatch {
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
  isSimilar
  alsoRecordedAs {
    ...MergedRecordWords
  }
  dob
  estimatedAge
  gender
  nhsNumber
  address
  addressLine1
  addressLine2
  addressLine3
  town
  county
  postcode
  contactNumber
  nextOfKinName
  nextOfKinContact
  relationshipToNok
  pastMedicalHistory
  medications
  allergies
  identityStatus
  ethnicity
  gpPractice
  preferredLanguage
}
    `;
export const EventPickerDocument = gql`
    query EventPicker($text: String) {
  events(filter: {text: $text}, first: 100) {
    nodes {
      ...PickableEvent
    }
  }
}
    ${PickableEventFragmentDoc}`;
export function useEventPickerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EventPickerQuery, EventPickerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventPickerQuery, EventPickerQueryVariables>(EventPickerDocument, options);
      }
export function useEventPickerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventPickerQuery, EventPickerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventPickerQuery, EventPickerQueryVariables>(EventPickerDocument, options);
        }
// @ts-ignore
export function useEventPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventPickerQuery, EventPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventPickerQuery, EventPickerQueryVariables>;
export function useEventPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventPickerQuery, EventPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventPickerQuery | undefined, EventPickerQueryVariables>;
export function useEventPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventPickerQuery, EventPickerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventPickerQuery, EventPickerQueryVariables>(EventPickerDocument, options);
        }
export type EventPickerQueryHookResult = ReturnType<typeof useEventPickerQuery>;
export type EventPickerLazyQueryHookResult = ReturnType<typeof useEventPickerLazyQuery>;
export type EventPickerSuspenseQueryHookResult = ReturnType<typeof useEventPickerSuspenseQuery>;
export type EventPickerQueryResult = ApolloReactCommon.QueryResult<EventPickerQuery, EventPickerQueryVariables>;
export const PickedEventDocument = gql`
    query PickedEvent($eventId: ID!) {
  event(eventId: $eventId) {
    ...PickableEvent
  }
}
    ${PickableEventFragmentDoc}`;
export function usePickedEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PickedEventQuery, PickedEventQueryVariables> & ({ variables: PickedEventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PickedEventQuery, PickedEventQueryVariables>(PickedEventDocument, options);
      }
export function usePickedEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PickedEventQuery, PickedEventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PickedEventQuery, PickedEventQueryVariables>(PickedEventDocument, options);
        }
// @ts-ignore
export function usePickedEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PickedEventQuery, PickedEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PickedEventQuery, PickedEventQueryVariables>;
export function usePickedEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PickedEventQuery, PickedEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PickedEventQuery | undefined, PickedEventQueryVariables>;
export function usePickedEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PickedEventQuery, PickedEventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PickedEventQuery, PickedEventQueryVariables>(PickedEventDocument, options);
        }
export type PickedEventQueryHookResult = ReturnType<typeof usePickedEventQuery>;
export type PickedEventLazyQueryHookResult = ReturnType<typeof usePickedEventLazyQuery>;
export type PickedEventSuspenseQueryHookResult = ReturnType<typeof usePickedEventSuspenseQuery>;
export type PickedEventQueryResult = ApolloReactCommon.QueryResult<PickedEventQuery, PickedEventQueryVariables>;
export const StaffPickerDocument = gql`
    query StaffPicker {
  staffMembers(filter: {isActive: true}) {
    ...PickableStaff
  }
}
    ${PickableStaffFragmentDoc}`;
export function useStaffPickerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StaffPickerQuery, StaffPickerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StaffPickerQuery, StaffPickerQueryVariables>(StaffPickerDocument, options);
      }
export function useStaffPickerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StaffPickerQuery, StaffPickerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StaffPickerQuery, StaffPickerQueryVariables>(StaffPickerDocument, options);
        }
// @ts-ignore
export function useStaffPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StaffPickerQuery, StaffPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StaffPickerQuery, StaffPickerQueryVariables>;
export function useStaffPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StaffPickerQuery, StaffPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StaffPickerQuery | undefined, StaffPickerQueryVariables>;
export function useStaffPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StaffPickerQuery, StaffPickerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StaffPickerQuery, StaffPickerQueryVariables>(StaffPickerDocument, options);
        }
export type StaffPickerQueryHookResult = ReturnType<typeof useStaffPickerQuery>;
export type StaffPickerLazyQueryHookResult = ReturnType<typeof useStaffPickerLazyQuery>;
export type StaffPickerSuspenseQueryHookResult = ReturnType<typeof useStaffPickerSuspenseQuery>;
export type StaffPickerQueryResult = ApolloReactCommon.QueryResult<StaffPickerQuery, StaffPickerQueryVariables>;
export const CheerTeamPickerDocument = gql`
    query CheerTeamPicker {
  cheerTeams {
    ...PickableCheerTeam
  }
}
    ${PickableCheerTeamFragmentDoc}`;
export function useCheerTeamPickerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>(CheerTeamPickerDocument, options);
      }
export function useCheerTeamPickerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>(CheerTeamPickerDocument, options);
        }
// @ts-ignore
export function useCheerTeamPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>;
export function useCheerTeamPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerTeamPickerQuery | undefined, CheerTeamPickerQueryVariables>;
export function useCheerTeamPickerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>(CheerTeamPickerDocument, options);
        }
export type CheerTeamPickerQueryHookResult = ReturnType<typeof useCheerTeamPickerQuery>;
export type CheerTeamPickerLazyQueryHookResult = ReturnType<typeof useCheerTeamPickerLazyQuery>;
export type CheerTeamPickerSuspenseQueryHookResult = ReturnType<typeof useCheerTeamPickerSuspenseQuery>;
export type CheerTeamPickerQueryResult = ApolloReactCommon.QueryResult<CheerTeamPickerQuery, CheerTeamPickerQueryVariables>;
export const ClientChoicesDocument = gql`
    query ClientChoices {
  clients(filter: {isActive: true}) {
    id
    name
  }
}
    `;
export function useClientChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClientChoicesQuery, ClientChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClientChoicesQuery, ClientChoicesQueryVariables>(ClientChoicesDocument, options);
      }
export function useClientChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClientChoicesQuery, ClientChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClientChoicesQuery, ClientChoicesQueryVariables>(ClientChoicesDocument, options);
        }
// @ts-ignore
export function useClientChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClientChoicesQuery, ClientChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientChoicesQuery, ClientChoicesQueryVariables>;
export function useClientChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientChoicesQuery, ClientChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientChoicesQuery | undefined, ClientChoicesQueryVariables>;
export function useClientChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientChoicesQuery, ClientChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClientChoicesQuery, ClientChoicesQueryVariables>(ClientChoicesDocument, options);
        }
export type ClientChoicesQueryHookResult = ReturnType<typeof useClientChoicesQuery>;
export type ClientChoicesLazyQueryHookResult = ReturnType<typeof useClientChoicesLazyQuery>;
export type ClientChoicesSuspenseQueryHookResult = ReturnType<typeof useClientChoicesSuspenseQuery>;
export type ClientChoicesQueryResult = ApolloReactCommon.QueryResult<ClientChoicesQuery, ClientChoicesQueryVariables>;
export const ZonesOfEventDocument = gql`
    query ZonesOfEvent($eventId: ID!) {
  eventZones(eventId: $eventId) {
    ...PickableZone
  }
}
    ${PickableZoneFragmentDoc}`;
export function useZonesOfEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ZonesOfEventQuery, ZonesOfEventQueryVariables> & ({ variables: ZonesOfEventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ZonesOfEventQuery, ZonesOfEventQueryVariables>(ZonesOfEventDocument, options);
      }
export function useZonesOfEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ZonesOfEventQuery, ZonesOfEventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ZonesOfEventQuery, ZonesOfEventQueryVariables>(ZonesOfEventDocument, options);
        }
// @ts-ignore
export function useZonesOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ZonesOfEventQuery, ZonesOfEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ZonesOfEventQuery, ZonesOfEventQueryVariables>;
export function useZonesOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ZonesOfEventQuery, ZonesOfEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ZonesOfEventQuery | undefined, ZonesOfEventQueryVariables>;
export function useZonesOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ZonesOfEventQuery, ZonesOfEventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ZonesOfEventQuery, ZonesOfEventQueryVariables>(ZonesOfEventDocument, options);
        }
export type ZonesOfEventQueryHookResult = ReturnType<typeof useZonesOfEventQuery>;
export type ZonesOfEventLazyQueryHookResult = ReturnType<typeof useZonesOfEventLazyQuery>;
export type ZonesOfEventSuspenseQueryHookResult = ReturnType<typeof useZonesOfEventSuspenseQuery>;
export type ZonesOfEventQueryResult = ApolloReactCommon.QueryResult<ZonesOfEventQuery, ZonesOfEventQueryVariables>;
export const OfferedListsDocument = gql`
    query OfferedLists {
  providerLists {
    ...OfferedList
  }
}
    ${OfferedListFragmentDoc}`;
export function useOfferedListsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OfferedListsQuery, OfferedListsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OfferedListsQuery, OfferedListsQueryVariables>(OfferedListsDocument, options);
      }
export function useOfferedListsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OfferedListsQuery, OfferedListsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OfferedListsQuery, OfferedListsQueryVariables>(OfferedListsDocument, options);
        }
// @ts-ignore
export function useOfferedListsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OfferedListsQuery, OfferedListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedListsQuery, OfferedListsQueryVariables>;
export function useOfferedListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedListsQuery, OfferedListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedListsQuery | undefined, OfferedListsQueryVariables>;
export function useOfferedListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedListsQuery, OfferedListsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OfferedListsQuery, OfferedListsQueryVariables>(OfferedListsDocument, options);
        }
export type OfferedListsQueryHookResult = ReturnType<typeof useOfferedListsQuery>;
export type OfferedListsLazyQueryHookResult = ReturnType<typeof useOfferedListsLazyQuery>;
export type OfferedListsSuspenseQueryHookResult = ReturnType<typeof useOfferedListsSuspenseQuery>;
export type OfferedListsQueryResult = ApolloReactCommon.QueryResult<OfferedListsQuery, OfferedListsQueryVariables>;
export const ReferenceListsDocument = gql`
    query ReferenceLists {
  events(first: 100) {
    nodes {
      ...PickableEvent
      zones {
        ...PickableZone
      }
    }
  }
  staffMembers(filter: {isActive: true}) {
    ...PickableStaff
  }
  cheerTeams {
    ...PickableCheerTeam
  }
  doseRanges {
    ...CheckedDoseRange
  }
  providerLists {
    ...OfferedList
  }
}
    ${PickableEventFragmentDoc}
${PickableZoneFragmentDoc}
${PickableStaffFragmentDoc}
${PickableCheerTeamFragmentDoc}
${CheckedDoseRangeFragmentDoc}
${OfferedListFragmentDoc}`;
export function useReferenceListsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ReferenceListsQuery, ReferenceListsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReferenceListsQuery, ReferenceListsQueryVariables>(ReferenceListsDocument, options);
      }
export function useReferenceListsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReferenceListsQuery, ReferenceListsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReferenceListsQuery, ReferenceListsQueryVariables>(ReferenceListsDocument, options);
        }
// @ts-ignore
export function useReferenceListsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReferenceListsQuery, ReferenceListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferenceListsQuery, ReferenceListsQueryVariables>;
export function useReferenceListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferenceListsQuery, ReferenceListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferenceListsQuery | undefined, ReferenceListsQueryVariables>;
export function useReferenceListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferenceListsQuery, ReferenceListsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReferenceListsQuery, ReferenceListsQueryVariables>(ReferenceListsDocument, options);
        }
export type ReferenceListsQueryHookResult = ReturnType<typeof useReferenceListsQuery>;
export type ReferenceListsLazyQueryHookResult = ReturnType<typeof useReferenceListsLazyQuery>;
export type ReferenceListsSuspenseQueryHookResult = ReturnType<typeof useReferenceListsSuspenseQuery>;
export type ReferenceListsQueryResult = ApolloReactCommon.QueryResult<ReferenceListsQuery, ReferenceListsQueryVariables>;
export const PatientSearchDocument = gql`
    query PatientSearch($name: String!, $dob: LocalDate!) {
  searchPatients(name: $name, dob: $dob) {
    ...FoundPatient
  }
}
    ${FoundPatientFragmentDoc}
${MergedRecordWordsFragmentDoc}`;
export function usePatientSearchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientSearchQuery, PatientSearchQueryVariables> & ({ variables: PatientSearchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientSearchQuery, PatientSearchQueryVariables>(PatientSearchDocument, options);
      }
export function usePatientSearchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientSearchQuery, PatientSearchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientSearchQuery, PatientSearchQueryVariables>(PatientSearchDocument, options);
        }
// @ts-ignore
export function usePatientSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchQuery, PatientSearchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientSearchQuery, PatientSearchQueryVariables>;
export function usePatientSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchQuery, PatientSearchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientSearchQuery | undefined, PatientSearchQueryVariables>;
export function usePatientSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchQuery, PatientSearchQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientSearchQuery, PatientSearchQueryVariables>(PatientSearchDocument, options);
        }
export type PatientSearchQueryHookResult = ReturnType<typeof usePatientSearchQuery>;
export type PatientSearchLazyQueryHookResult = ReturnType<typeof usePatientSearchLazyQuery>;
export type PatientSearchSuspenseQueryHookResult = ReturnType<typeof usePatientSearchSuspenseQuery>;
export type PatientSearchQueryResult = ApolloReactCommon.QueryResult<PatientSearchQuery, PatientSearchQueryVariables>;
export const PatientSearchByNameDocument = gql`
    query PatientSearchByName($name: String!) {
  findPatients(text: $name) {
    ...FoundPatient
  }
}
    ${FoundPatientFragmentDoc}
${MergedRecordWordsFragmentDoc}`;
export function usePatientSearchByNameQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientSearchByNameQuery, PatientSearchByNameQueryVariables> & ({ variables: PatientSearchByNameQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>(PatientSearchByNameDocument, options);
      }
export function usePatientSearchByNameLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>(PatientSearchByNameDocument, options);
        }
// @ts-ignore
export function usePatientSearchByNameSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>;
export function usePatientSearchByNameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientSearchByNameQuery | undefined, PatientSearchByNameQueryVariables>;
export function usePatientSearchByNameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>(PatientSearchByNameDocument, options);
        }
export type PatientSearchByNameQueryHookResult = ReturnType<typeof usePatientSearchByNameQuery>;
export type PatientSearchByNameLazyQueryHookResult = ReturnType<typeof usePatientSearchByNameLazyQuery>;
export type PatientSearchByNameSuspenseQueryHookResult = ReturnType<typeof usePatientSearchByNameSuspenseQuery>;
export type PatientSearchByNameQueryResult = ApolloReactCommon.QueryResult<PatientSearchByNameQuery, PatientSearchByNameQueryVariables>;
export const AddressSearchDocument = gql`
    query AddressSearch($text: String!) {
  searchAddresses(text: $text) {
    status
    addresses {
      formatted
      addressLine1
      addressLine2
      addressLine3
      town
      county
      postcode
    }
  }
}
    `;
export function useAddressSearchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AddressSearchQuery, AddressSearchQueryVariables> & ({ variables: AddressSearchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AddressSearchQuery, AddressSearchQueryVariables>(AddressSearchDocument, options);
      }
export function useAddressSearchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AddressSearchQuery, AddressSearchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AddressSearchQuery, AddressSearchQueryVariables>(AddressSearchDocument, options);
        }
// @ts-ignore
export function useAddressSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AddressSearchQuery, AddressSearchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AddressSearchQuery, AddressSearchQueryVariables>;
export function useAddressSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AddressSearchQuery, AddressSearchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AddressSearchQuery | undefined, AddressSearchQueryVariables>;
export function useAddressSearchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AddressSearchQuery, AddressSearchQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AddressSearchQuery, AddressSearchQueryVariables>(AddressSearchDocument, options);
        }
export type AddressSearchQueryHookResult = ReturnType<typeof useAddressSearchQuery>;
export type AddressSearchLazyQueryHookResult = ReturnType<typeof useAddressSearchLazyQuery>;
export type AddressSearchSuspenseQueryHookResult = ReturnType<typeof useAddressSearchSuspenseQuery>;
export type AddressSearchQueryResult = ApolloReactCommon.QueryResult<AddressSearchQuery, AddressSearchQueryVariables>;