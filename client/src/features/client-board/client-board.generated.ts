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
export type FigureCountWordsFragment = { count: number | null, mask: Types.FigureMask | null, text: string };

export type FigureRateWordsFragment = { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null };

export type BoardEventFragment = { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, client: { id: string, name: string } | null };

export type ListedEventFragment = { eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null, attendance: number | null, isAttendanceExpected: boolean, headline: { ppr: number | null, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string } } | null };

export type BoardFiguresFragment = { eventId: string, isMasked: boolean, summary: string, asAt: string, nextAt: string | null, attendance: number | null, isAttendanceExpected: boolean, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, ppr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, tthr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, inTreatment: { count: number | null, mask: Types.FigureMask | null, text: string }, waiting: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string }, news2High: { count: number | null, mask: Types.FigureMask | null, text: string }, arrests: { count: number | null, mask: Types.FigureMask | null, text: string }, staffPlanned: { count: number | null, mask: Types.FigureMask | null, text: string }, staffCheckedIn: { count: number | null, mask: Types.FigureMask | null, text: string }, bagsOut: { count: number | null, mask: Types.FigureMask | null, text: string } | null, bagsReady: { count: number | null, mask: Types.FigureMask | null, text: string } | null, breakdowns: Array<{ key: Types.FigureBreakdownKey, cells: Array<{ key: string, label: string, count: number | null, mask: Types.FigureMask | null, text: string }> }>, times: Array<{ key: Types.FigureTimeKey, median: number | null, p90: number | null }> };

export type ClientBoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientBoardsQuery = { clientBoards: Array<{ clientId: string, name: string, live: number, planned: number, closed: number }> };

export type ClientEventsQueryVariables = Exact<{
  clientId: string;
  after?: string | null | undefined;
}>;


export type ClientEventsQuery = { clientEvents: { clientId: string, name: string, hasMorePast: boolean, live: Array<{ eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null, attendance: number | null, isAttendanceExpected: boolean, headline: { ppr: number | null, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string } } | null }>, planned: Array<{ eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null, attendance: number | null, isAttendanceExpected: boolean, headline: { ppr: number | null, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string } } | null }>, past: Array<{ eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null, attendance: number | null, isAttendanceExpected: boolean, headline: { ppr: number | null, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string } } | null }> } };

export type BoardOfEventQueryVariables = Exact<{
  eventId: string;
}>;


export type BoardOfEventQuery = { event: { id: string, name: string, date: string, endsAt: string, timeZone: string, location: string | null, venueType: string | null, attendanceExpected: number | null, attendanceActual: number | null, status: Types.EventStatus, client: { id: string, name: string } | null } | null, eventFigures: { eventId: string, isMasked: boolean, summary: string, asAt: string, nextAt: string | null, attendance: number | null, isAttendanceExpected: boolean, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, ppr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, tthr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, inTreatment: { count: number | null, mask: Types.FigureMask | null, text: string }, waiting: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string }, news2High: { count: number | null, mask: Types.FigureMask | null, text: string }, arrests: { count: number | null, mask: Types.FigureMask | null, text: string }, staffPlanned: { count: number | null, mask: Types.FigureMask | null, text: string }, staffCheckedIn: { count: number | null, mask: Types.FigureMask | null, text: string }, bagsOut: { count: number | null, mask: Types.FigureMask | null, text: string } | null, bagsReady: { count: number | null, mask: Types.FigureMask | null, text: string } | null, breakdowns: Array<{ key: Types.FigureBreakdownKey, cells: Array<{ key: string, label: string, count: number | null, mask: Types.FigureMask | null, text: string }> }>, times: Array<{ key: Types.FigureTimeKey, median: number | null, p90: number | null }> } };

export type EventComparisonQueryVariables = Exact<{
  eventId: string;
}>;


export type EventComparisonQuery = { eventComparison: Array<{ key: Types.ComparedFigureKey, value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }> };

export type FollowEventFiguresSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type FollowEventFiguresSubscription = { eventFiguresChanged: { eventId: string, isMasked: boolean, summary: string, asAt: string, nextAt: string | null, attendance: number | null, isAttendanceExpected: boolean, presentations: { count: number | null, mask: Types.FigureMask | null, text: string }, ppr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, tthr: { value: number | null, low: number | null, high: number | null, standing: Types.FigureStanding | null, comparison: string, history: { events: number, median: number, lowerQuartile: number, upperQuartile: number } | null }, inTreatment: { count: number | null, mask: Types.FigureMask | null, text: string }, waiting: { count: number | null, mask: Types.FigureMask | null, text: string }, conveyed: { count: number | null, mask: Types.FigureMask | null, text: string }, news2High: { count: number | null, mask: Types.FigureMask | null, text: string }, arrests: { count: number | null, mask: Types.FigureMask | null, text: string }, staffPlanned: { count: number | null, mask: Types.FigureMask | null, text: string }, staffCheckedIn: { count: number | null, mask: Types.FigureMask | null, text: string }, bagsOut: { count: number | null, mask: Types.FigureMask | null, text: string } | null, bagsReady: { count: number | null, mask: Types.FigureMask | null, text: string } | null, breakdowns: Array<{ key: Types.FigureBreakdownKey, cells: Array<{ key: string, label: string, count: number | null, mask: Types.FigureMask | null, text: string }> }>, times: Array<{ key: Types.FigureTimeKey, median: number | null, p90: number | null }> } };

export const BoardEventFragmentDoc = gql`
    fragment BoardEvent on Event {
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
  client {
    id
    name
  }
}
    `;
export const FigureCountWordsFragmentDoc = gql`
    fragment FigureCountWords on FigureCount {
  count
  mask
  text
}
    `;
export const ListedEventFragmentDoc = gql`
    fragment ListedEvent on ClientEvent {
  eventId
  name
  startsAt
  endsAt
  timeZone
  location
  attendance
  isAttendanceExpected
  headline {
    presentations {
      ...FigureCountWords
    }
    conveyed {
      ...FigureCountWords
    }
    ppr
  }
}
    `;
export const FigureRateWordsFragmentDoc = gql`
    fragment FigureRateWords on FigureRate {
  value
  low
  high
  standing
  comparison
  history {
    events
    median
    lowerQuartile
    upperQuartile
  }
}
    `;
export const BoardFiguresFragmentDoc = gql`
    fragment BoardFigures on EventFigures {
  eventId
  isMasked
  summary
  asAt
  nextAt
  attendance
  isAttendanceExpected
  presentations {
    ...FigureCountWords
  }
  ppr {
    ...FigureRateWords
  }
  tthr {
    ...FigureRateWords
  }
  inTreatment {
    ...FigureCountWords
  }
  waiting {
    ...FigureCountWords
  }
  conveyed {
    ...FigureCountWords
  }
  news2High {
    ...FigureCountWords
  }
  arrests {
    ...FigureCountWords
  }
  staffPlanned {
    ...FigureCountWords
  }
  staffCheckedIn {
    ...FigureCountWords
  }
  bagsOut {
    ...FigureCountWords
  }
  bagsReady {
    ...FigureCountWords
  }
  breakdowns {
    key
    cells {
      key
      label
      count
      mask
      text
    }
  }
  times {
    key
    median
    p90
  }
}
    `;
export const ClientBoardsDocument = gql`
    query ClientBoards {
  clientBoards {
    clientId
    name
    live
    planned
    closed
  }
}
    `;
export function useClientBoardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClientBoardsQuery, ClientBoardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClientBoardsQuery, ClientBoardsQueryVariables>(ClientBoardsDocument, options);
      }
export function useClientBoardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClientBoardsQuery, ClientBoardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClientBoardsQuery, ClientBoardsQueryVariables>(ClientBoardsDocument, options);
        }
// @ts-ignore
export function useClientBoardsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClientBoardsQuery, ClientBoardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientBoardsQuery, ClientBoardsQueryVariables>;
export function useClientBoardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientBoardsQuery, ClientBoardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientBoardsQuery | undefined, ClientBoardsQueryVariables>;
export function useClientBoardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientBoardsQuery, ClientBoardsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClientBoardsQuery, ClientBoardsQueryVariables>(ClientBoardsDocument, options);
        }
export type ClientBoardsQueryHookResult = ReturnType<typeof useClientBoardsQuery>;
export type ClientBoardsLazyQueryHookResult = ReturnType<typeof useClientBoardsLazyQuery>;
export type ClientBoardsSuspenseQueryHookResult = ReturnType<typeof useClientBoardsSuspenseQuery>;
export type ClientBoardsQueryResult = ApolloReactCommon.QueryResult<ClientBoardsQuery, ClientBoardsQueryVariables>;
export const ClientEventsDocument = gql`
    query ClientEvents($clientId: ID!, $after: ID) {
  clientEvents(clientId: $clientId, after: $after) {
    clientId
    name
    live {
      ...ListedEvent
    }
    planned {
      ...ListedEvent
    }
    past {
      ...ListedEvent
    }
    hasMorePast
  }
}
    ${ListedEventFragmentDoc}
${FigureCountWordsFragmentDoc}`;
export function useClientEventsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ClientEventsQuery, ClientEventsQueryVariables> & ({ variables: ClientEventsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClientEventsQuery, ClientEventsQueryVariables>(ClientEventsDocument, options);
      }
export function useClientEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClientEventsQuery, ClientEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClientEventsQuery, ClientEventsQueryVariables>(ClientEventsDocument, options);
        }
// @ts-ignore
export function useClientEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClientEventsQuery, ClientEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientEventsQuery, ClientEventsQueryVariables>;
export function useClientEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientEventsQuery, ClientEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClientEventsQuery | undefined, ClientEventsQueryVariables>;
export function useClientEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClientEventsQuery, ClientEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClientEventsQuery, ClientEventsQueryVariables>(ClientEventsDocument, options);
        }
export type ClientEventsQueryHookResult = ReturnType<typeof useClientEventsQuery>;
export type ClientEventsLazyQueryHookResult = ReturnType<typeof useClientEventsLazyQuery>;
export type ClientEventsSuspenseQueryHookResult = ReturnType<typeof useClientEventsSuspenseQuery>;
export type ClientEventsQueryResult = ApolloReactCommon.QueryResult<ClientEventsQuery, ClientEventsQueryVariables>;
export const BoardOfEventDocument = gql`
    query BoardOfEvent($eventId: ID!) {
  event(eventId: $eventId) {
    ...BoardEvent
  }
  eventFigures(eventId: $eventId) {
    ...BoardFigures
  }
}
    ${BoardEventFragmentDoc}
${BoardFiguresFragmentDoc}
${FigureCountWordsFragmentDoc}
${FigureRateWordsFragmentDoc}`;
export function useBoardOfEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BoardOfEventQuery, BoardOfEventQueryVariables> & ({ variables: BoardOfEventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BoardOfEventQuery, BoardOfEventQueryVariables>(BoardOfEventDocument, options);
      }
export function useBoardOfEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BoardOfEventQuery, BoardOfEventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BoardOfEventQuery, BoardOfEventQueryVariables>(BoardOfEventDocument, options);
        }
// @ts-ignore
export function useBoardOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BoardOfEventQuery, BoardOfEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BoardOfEventQuery, BoardOfEventQueryVariables>;
export function useBoardOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BoardOfEventQuery, BoardOfEventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BoardOfEventQuery | undefined, BoardOfEventQueryVariables>;
export function useBoardOfEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BoardOfEventQuery, BoardOfEventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BoardOfEventQuery, BoardOfEventQueryVariables>(BoardOfEventDocument, options);
        }
export type BoardOfEventQueryHookResult = ReturnType<typeof useBoardOfEventQuery>;
export type BoardOfEventLazyQueryHookResult = ReturnType<typeof useBoardOfEventLazyQuery>;
export type BoardOfEventSuspenseQueryHookResult = ReturnType<typeof useBoardOfEventSuspenseQuery>;
export type BoardOfEventQueryResult = ApolloReactCommon.QueryResult<BoardOfEventQuery, BoardOfEventQueryVariables>;
export const EventComparisonDocument = gql`
    query EventComparison($eventId: ID!) {
  eventComparison(eventId: $eventId) {
    key
    value
    low
    high
    standing
    comparison
    history {
      events
      median
      lowerQuartile
      upperQuartile
    }
  }
}
    `;
export function useEventComparisonQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventComparisonQuery, EventComparisonQueryVariables> & ({ variables: EventComparisonQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventComparisonQuery, EventComparisonQueryVariables>(EventComparisonDocument, options);
      }
export function useEventComparisonLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventComparisonQuery, EventComparisonQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventComparisonQuery, EventComparisonQueryVariables>(EventComparisonDocument, options);
        }
// @ts-ignore
export function useEventComparisonSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventComparisonQuery, EventComparisonQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventComparisonQuery, EventComparisonQueryVariables>;
export function useEventComparisonSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventComparisonQuery, EventComparisonQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventComparisonQuery | undefined, EventComparisonQueryVariables>;
export function useEventComparisonSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventComparisonQuery, EventComparisonQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventComparisonQuery, EventComparisonQueryVariables>(EventComparisonDocument, options);
        }
export type EventComparisonQueryHookResult = ReturnType<typeof useEventComparisonQuery>;
export type EventComparisonLazyQueryHookResult = ReturnType<typeof useEventComparisonLazyQuery>;
export type EventComparisonSuspenseQueryHookResult = ReturnType<typeof useEventComparisonSuspenseQuery>;
export type EventComparisonQueryResult = ApolloReactCommon.QueryResult<EventComparisonQuery, EventComparisonQueryVariables>;
export const FollowEventFiguresDocument = gql`
    subscription FollowEventFigures($eventId: ID!) {
  eventFiguresChanged(eventId: $eventId) {
    ...BoardFigures
  }
}
    ${BoardFiguresFragmentDoc}
${FigureCountWordsFragmentDoc}
${FigureRateWordsFragmentDoc}`;
export function useFollowEventFiguresSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<FollowEventFiguresSubscription, FollowEventFiguresSubscriptionVariables> & ({ variables: FollowEventFiguresSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<FollowEventFiguresSubscription, FollowEventFiguresSubscriptionVariables>(FollowEventFiguresDocument, options);
      }
export type FollowEventFiguresSubscriptionHookResult = ReturnType<typeof useFollowEventFiguresSubscription>;
export type FollowEventFiguresSubscriptionResult = ApolloReactCommon.SubscriptionResult<FollowEventFiguresSubscription>;