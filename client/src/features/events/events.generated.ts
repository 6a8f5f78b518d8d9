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
export type EventFactsFragment = { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, version: number, client: { id: string, name: string } | null };

export type EventsQueryVariables = Exact<{
  filter?: Types.EventFilter | null | undefined;
  order?: Types.EventOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EventsQuery = { events: { totalCount: number, nodes: Array<{ id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, version: number, client: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EventQueryVariables = Exact<{
  eventId: string;
}>;


export type EventQuery = { event: { latitude: number | null, longitude: number | null, notes: string | null, version: number, id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, zones: Array<{ id: string, name: string, isActive: boolean, version: number, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, statusChanges: Array<{ from: Types.EventStatus, to: Types.EventStatus, reason: string | null, changedAt: string, changedBy: string }>, client: { id: string, name: string } | null } | null };

export type ClientChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientChoiceQuery = { clients: Array<{ id: string, name: string }> };

export type CreateEventMutationVariables = Exact<{
  input: Types.CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { event: { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, version: number, client: { id: string, name: string } | null } } };

export type UpdateEventMutationVariables = Exact<{
  input: Types.UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { event: { latitude: number | null, longitude: number | null, notes: string | null, version: number, id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, client: { id: string, name: string } | null } } };

export type ChangeEventStatusMutationVariables = Exact<{
  input: Types.ChangeEventStatusInput;
}>;


export type ChangeEventStatusMutation = { changeEventStatus: { event: { id: string, status: Types.EventStatus, version: number } } };

export type EventPrfsQueryVariables = Exact<{
  eventId: string;
  order?: Types.PrfOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type EventPrfsQuery = { prfs: { totalCount: number, nodes: Array<{ id: string, customPrfId: string, status: Types.PrfStatus, incidentAt: string | null, createdAt: string, updatedAt: string, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, acuity: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, author: { userId: string | null, firstName: string, lastName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CloseOutFragment = { event: { id: string, name: string, status: Types.EventStatus, version: number }, points: Array<{ check: Types.CloseCheck, itemId: string, reference: string, label: string, at: string, waiver: { reason: string, waivedBy: string, waivedAt: string } | null }> };

export type EventCloseOutQueryVariables = Exact<{
  eventId: string;
}>;


export type EventCloseOutQuery = { eventCloseOut: { event: { id: string, name: string, status: Types.EventStatus, version: number }, points: Array<{ check: Types.CloseCheck, itemId: string, reference: string, label: string, at: string, waiver: { reason: string, waivedBy: string, waivedAt: string } | null }> } };

export type WaiveEventPointsMutationVariables = Exact<{
  input: Types.WaiveEventPointsInput;
}>;


export type WaiveEventPointsMutation = { waiveEventPoints: { eventCloseOut: { event: { id: string, name: string, status: Types.EventStatus, version: number }, points: Array<{ check: Types.CloseCheck, itemId: string, reference: string, label: string, at: string, waiver: { reason: string, waivedBy: string, waivedAt: string } | null }> } } };

export type ZoneFactsFragment = { id: string, name: string, isActive: boolean, version: number, planX: number | null, planY: number | null };

export type PlaceEventZoneMutationVariables = Exact<{
  input: Types.PlaceEventZoneInput;
}>;


export type PlaceEventZoneMutation = { placeEventZone: { eventZone: { id: string, name: string, isActive: boolean, version: number, planX: number | null, planY: number | null } } };

export type RemoveEventPlanMutationVariables = Exact<{
  input: Types.RemoveEventPlanInput;
}>;


export type RemoveEventPlanMutation = { removeEventPlan: { isDone: boolean } };

export type SaveEventZoneMutationVariables = Exact<{
  input: Types.SaveEventZoneInput;
}>;


export type SaveEventZoneMutation = { saveEventZone: { eventZone: { id: string, name: string, isActive: boolean, version: number, planX: number | null, planY: number | null } } };

export const EventFactsFragmentDoc = gql`
    fragment EventFacts on Event {
  id
  name
  date
  endsAt
  timeZone
  location
  venueType
  attendanceExpected
  attendanceActual
  status
  version
  client {
    id
    name
  }
}
    `;
export const CloseOutFragmentDoc = gql`
    fragment CloseOut on EventCloseOut {
  event {
    id
    name
    status
    version
  }
  points {
    check
    itemId
    reference
    label
    at
    waiver {
      reason
      waivedBy
      waivedAt
    }
  }
}
    `;
export const ZoneFactsFragmentDoc = gql`
    fragment ZoneFacts on EventZone {
  id
  name
  isActive
  version
  planX
  planY
}
    `;
export const EventsDocument = gql`
    query Events($filter: EventFilter, $order: EventOrder, $first: Int, $after: String) {
  events(filter: $filter, order: $order, first: $first, after: $after) {
    nodes {
      ...EventFacts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${EventFactsFragmentDoc}`;
export function useEventsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EventsQuery, EventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventsQuery, EventsQueryVariables>(EventsDocument, options);
      }
export function useEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventsQuery, EventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventsQuery, EventsQueryVariables>(EventsDocument, options);
        }
// @ts-ignore
export function useEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventsQuery, EventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventsQuery, EventsQueryVariables>;
export function useEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventsQuery, EventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventsQuery | undefined, EventsQueryVariables>;
export function useEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventsQuery, EventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventsQuery, EventsQueryVariables>(EventsDocument, options);
        }
export type EventsQueryHookResult = ReturnType<typeof useEventsQuery>;
export type EventsLazyQueryHookResult = ReturnType<typeof useEventsLazyQuery>;
export type EventsSuspenseQueryHookResult = ReturnType<typeof useEventsSuspenseQuery>;
export type EventsQueryResult = ApolloReactCommon.QueryResult<EventsQuery, EventsQueryVariables>;
export const EventDocument = gql`
    query Event($eventId: ID!) {
  event(eventId: $eventId) {
    ...EventFacts
    latitude
    longitude
    notes
    version
    zones {
      ...ZoneFacts
    }
    plan {
      eventId
      width
      height
      version
    }
    statusChanges {
      from
      to
      reason
      changedAt
      changedBy
    }
  }
}
    ${EventFactsFragmentDoc}
${ZoneFactsFragmentDoc}`;
export function useEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventQuery, EventQueryVariables> & ({ variables: EventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventQuery, EventQueryVariables>(EventDocument, options);
      }
export function useEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventQuery, EventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventQuery, EventQueryVariables>(EventDocument, options);
        }
// @ts-ignore
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventQuery, EventQueryVariables>;
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventQuery | undefined, EventQueryVariables>;
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventQuery, EventQueryVariables>(EventDocument, options);
        }
export type EventQueryHookResult = ReturnType<typeof useEventQuery>;
export type EventLazyQueryHookResult = ReturnType<typeof useEventLazyQuery>;
export type EventSuspenseQueryHookResult = ReturnType<typeof useEventSuspenseQuery>;
export type EventQueryResult = ApolloReactCommon.QueryResult<EventQuery, EventQueryVariables>;
export const ClientChoiceDocument = gql`
    query ClientChoice {
  clients(filter: {isActive: true}) {
    id
    name
  }
}
    `;
export function useClientChoiceQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClientChoiceQuery, ClientChoiceQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClientChoiceQuery, ClientChoiceQueryVariables>(ClientChoiceDocument, options);
      }
export function useClientChoiceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClientChoiceQuery, ClientChoiceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClientChoiceQuery, ClientChoiceQueryVariables>(ClientChoiceDocument, options);
        }
// @ts-ignore
export function useClientChoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClientChoiceQuery, ClientChoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientChoiceQuery, ClientChoiceQueryVariables>;
export function useClientChoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientChoiceQuery, ClientChoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientChoiceQuery | undefined, ClientChoiceQueryVariables>;
export function useClientChoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientChoiceQuery, ClientChoiceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClientChoiceQuery, ClientChoiceQueryVariables>(ClientChoiceDocument, options);
        }
export type ClientChoiceQueryHookResult = ReturnType<typeof useClientChoiceQuery>;
export type ClientChoiceLazyQueryHookResult = ReturnType<typeof useClientChoiceLazyQuery>;
export type ClientChoiceSuspenseQueryHookResult = ReturnType<typeof useClientChoiceSuspenseQuery>;
export type ClientChoiceQueryResult = ApolloReactCommon.QueryResult<ClientChoiceQuery, ClientChoiceQueryVariables>;
export const CreateEventDocument = gql`
    mutation CreateEvent($input: CreateEventInput!) {
  createEvent(input: $input) {
    event {
      ...EventFacts
    }
  }
}
    ${EventFactsFragmentDoc}`;
export type CreateEventMutationFn = ApolloReactCommon.MutationFunction<CreateEventMutation, CreateEventMutationVariables>;
export function useCreateEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEventMutation, CreateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEventMutation, CreateEventMutationVariables>(CreateEventDocument, options);
      }
export type CreateEventMutationHookResult = ReturnType<typeof useCreateEventMutation>;
export type CreateEventMutationResult = ApolloReactCommon.MutationResult<CreateEventMutation>;
export const UpdateEventDocument = gql`
    mutation UpdateEvent($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event {
      ...EventFacts
      latitude
      longitude
      notes
      version
    }
  }
}
    ${EventFactsFragmentDoc}`;
export type UpdateEventMutationFn = ApolloReactCommon.MutationFunction<UpdateEventMutation, UpdateEventMutationVariables>;
export function useUpdateEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEventMutation, UpdateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEventMutation, UpdateEventMutationVariables>(UpdateEventDocument, options);
      }
export type UpdateEventMutationHookResult = ReturnType<typeof useUpdateEventMutation>;
export type UpdateEventMutationResult = ApolloReactCommon.MutationResult<UpdateEventMutation>;
export const ChangeEventStatusDocument = gql`
    mutation ChangeEventStatus($input: ChangeEventStatusInput!) {
  changeEventStatus(input: $input) {
    event {
      id
      status
      version
    }
  }
}
    `;
export type ChangeEventStatusMutationFn = ApolloReactCommon.MutationFunction<ChangeEventStatusMutation, ChangeEventStatusMutationVariables>;
export function useChangeEventStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeEventStatusMutation, ChangeEventStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeEventStatusMutation, ChangeEventStatusMutationVariables>(ChangeEventStatusDocument, options);
      }
export type ChangeEventStatusMutationHookResult = ReturnType<typeof useChangeEventStatusMutation>;
export type ChangeEventStatusMutationResult = ApolloReactCommon.MutationResult<ChangeEventStatusMutation>;
export const EventPrfsDocument = gql`
    query EventPrfs($eventId: ID!, $order: PrfOrder, $after: String) {
  prfs(filter: {eventId: $eventId}, order: $order, first: 25, after: $after) {
    nodes {
      id
      customPrfId
      status
      incidentAt
      createdAt
      updatedAt
      timeZone
      patientName
      dateOfDeath
      death {
        diedAt
        timeZone
        place
        prfId
        customPrfId
      }
      chiefComplaint
      acuity
      author {
        userId
        firstName
        lastName
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `;
export function useEventPrfsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventPrfsQuery, EventPrfsQueryVariables> & ({ variables: EventPrfsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventPrfsQuery, EventPrfsQueryVariables>(EventPrfsDocument, options);
      }
export function useEventPrfsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventPrfsQuery, EventPrfsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventPrfsQuery, EventPrfsQueryVariables>(EventPrfsDocument, options);
        }
// @ts-ignore
export function useEventPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventPrfsQuery, EventPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventPrfsQuery, EventPrfsQueryVariables>;
export function useEventPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventPrfsQuery, EventPrfsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventPrfsQuery | undefined, EventPrfsQueryVariables>;
export function useEventPrfsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventPrfsQuery, EventPrfsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventPrfsQuery, EventPrfsQueryVariables>(EventPrfsDocument, options);
        }
export type EventPrfsQueryHookResult = ReturnType<typeof useEventPrfsQuery>;
export type EventPrfsLazyQueryHookResult = ReturnType<typeof useEventPrfsLazyQuery>;
export type EventPrfsSuspenseQueryHookResult = ReturnType<typeof useEventPrfsSuspenseQuery>;
export type EventPrfsQueryResult = ApolloReactCommon.QueryResult<EventPrfsQuery, EventPrfsQueryVariables>;
export const EventCloseOutDocument = gql`
    query EventCloseOut($eventId: ID!) {
  eventCloseOut(eventId: $eventId) {
    ...CloseOut
  }
}
    ${CloseOutFragmentDoc}`;
export function useEventCloseOutQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventCloseOutQuery, EventCloseOutQueryVariables> & ({ variables: EventCloseOutQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventCloseOutQuery, EventCloseOutQueryVariables>(EventCloseOutDocument, options);
      }
export function useEventCloseOutLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventCloseOutQuery, EventCloseOutQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventCloseOutQuery, EventCloseOutQueryVariables>(EventCloseOutDocument, options);
        }
// @ts-ignore
export function useEventCloseOutSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventCloseOutQuery, EventCloseOutQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventCloseOutQuery, EventCloseOutQueryVariables>;
export function useEventCloseOutSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventCloseOutQuery, EventCloseOutQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventCloseOutQuery | undefined, EventCloseOutQueryVariables>;
export function useEventCloseOutSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventCloseOutQuery, EventCloseOutQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventCloseOutQuery, EventCloseOutQueryVariables>(EventCloseOutDocument, options);
        }
export type EventCloseOutQueryHookResult = ReturnType<typeof useEventCloseOutQuery>;
export type EventCloseOutLazyQueryHookResult = ReturnType<typeof useEventCloseOutLazyQuery>;
export type EventCloseOutSuspenseQueryHookResult = ReturnType<typeof useEventCloseOutSuspenseQuery>;
export type EventCloseOutQueryResult = ApolloReactCommon.QueryResult<EventCloseOutQuery, EventCloseOutQueryVariables>;
export const WaiveEventPointsDocument = gql`
    mutation WaiveEventPoints($input: WaiveEventPointsInput!) {
  waiveEventPoints(input: $input) {
    eventCloseOut {
      ...CloseOut
    }
  }
}
    ${CloseOutFragmentDoc}`;
export type WaiveEventPointsMutationFn = ApolloReactCommon.MutationFunction<WaiveEventPointsMutation, WaiveEventPointsMutationVariables>;
export function useWaiveEventPointsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WaiveEventPointsMutation, WaiveEventPointsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WaiveEventPointsMutation, WaiveEventPointsMutationVariables>(WaiveEventPointsDocument, options);
      }
export type WaiveEventPointsMutationHookResult = ReturnType<typeof useWaiveEventPointsMutation>;
export type WaiveEventPointsMutationResult = ApolloReactCommon.MutationResult<WaiveEventPointsMutation>;
export const PlaceEventZoneDocument = gql`
    mutation PlaceEventZone($input: PlaceEventZoneInput!) {
  placeEventZone(input: $input) {
    eventZone {
      ...ZoneFacts
    }
  }
}
    ${ZoneFactsFragmentDoc}`;
export type PlaceEventZoneMutationFn = ApolloReactCommon.MutationFunction<PlaceEventZoneMutation, PlaceEventZoneMutationVariables>;
export function usePlaceEventZoneMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PlaceEventZoneMutation, PlaceEventZoneMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PlaceEventZoneMutation, PlaceEventZoneMutationVariables>(PlaceEventZoneDocument, options);
      }
export type PlaceEventZoneMutationHookResult = ReturnType<typeof usePlaceEventZoneMutation>;
export type PlaceEventZoneMutationResult = ApolloReactCommon.MutationResult<PlaceEventZoneMutation>;
export const RemoveEventPlanDocument = gql`
    mutation RemoveEventPlan($input: RemoveEventPlanInput!) {
  removeEventPlan(input: $input) {
    isDone
  }
}
    `;
export type RemoveEventPlanMutationFn = ApolloReactCommon.MutationFunction<RemoveEventPlanMutation, RemoveEventPlanMutationVariables>;
export function useRemoveEventPlanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveEventPlanMutation, RemoveEventPlanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveEventPlanMutation, RemoveEventPlanMutationVariables>(RemoveEventPlanDocument, options);
      }
export type RemoveEventPlanMutationHookResult = ReturnType<typeof useRemoveEventPlanMutation>;
export type RemoveEventPlanMutationResult = ApolloReactCommon.MutationResult<RemoveEventPlanMutation>;
export const SaveEventZoneDocument = gql`
    mutation SaveEventZone($input: SaveEventZoneInput!) {
  saveEventZone(input: $input) {
    eventZone {
      ...ZoneFacts
    }
  }
}
    ${ZoneFactsFragmentDoc}`;
export type SaveEventZoneMutationFn = ApolloReactCommon.MutationFunction<SaveEventZoneMutation, SaveEventZoneMutationVariables>;
export function useSaveEventZoneMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveEventZoneMutation, SaveEventZoneMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveEventZoneMutation, SaveEventZoneMutationVariables>(SaveEventZoneDocument, options);
      }
export type SaveEventZoneMutationHookResult = ReturnType<typeof useSaveEventZoneMutation>;
export type SaveEventZoneMutationResult = ApolloReactCommon.MutationResult<SaveEventZoneMutation>;