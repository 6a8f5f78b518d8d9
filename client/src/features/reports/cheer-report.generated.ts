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
export type CheerFigureValuesFragment = { registered: number, presented: number, presentations: number, reattended: number, headInjuries: number, followedUp: number, advised: number, conveyed: number, notReturned: number, medianMinutes: number | null, minutesLost: number, rate: { value: number, low: number, high: number } | null };

export type CheerReportQueryVariables = Exact<{
  eventId: string;
  teamId?: string | null | undefined;
  isOneTeam: boolean;
}>;


export type CheerReportQuery = { cheerReport: { eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null, asAt: string, others: number, summary: string, total: { registered: number, presented: number, presentations: number, reattended: number, headInjuries: number, followedUp: number, advised: number, conveyed: number, notReturned: number, medianMinutes: number | null, minutesLost: number, rate: { value: number, low: number, high: number } | null }, breakdowns: Array<{ key: Types.CheerBreakdownKey, cells: Array<{ key: string, label: string, count: number }> }>, teams: Array<{ teamId: string, name: string, figures: { registered: number, presented: number, presentations: number, reattended: number, headInjuries: number, followedUp: number, advised: number, conveyed: number, notReturned: number, medianMinutes: number | null, minutesLost: number, rate: { value: number, low: number, high: number } | null }, squads: Array<{ squadId: string | null, name: string, figures: { registered: number, presented: number, presentations: number, reattended: number, headInjuries: number, followedUp: number, advised: number, conveyed: number, notReturned: number, medianMinutes: number | null, minutesLost: number, rate: { value: number, low: number, high: number } | null }, breakdowns?: Array<{ key: Types.CheerBreakdownKey, cells: Array<{ key: string, label: string, count: number }> }> }> }> } };

export const CheerFigureValuesFragmentDoc = gql`
    fragment CheerFigureValues on CheerReportFigures {
  registered
  presented
  presentations
  rate {
    value
    low
    high
  }
  reattended
  headInjuries
  followedUp
  advised
  conveyed
  notReturned
  medianMinutes
  minutesLost
}
    `;
export const CheerReportDocument = gql`
    query CheerReport($eventId: ID!, $teamId: ID, $isOneTeam: Boolean!) {
  cheerReport(eventId: $eventId, teamId: $teamId) {
    eventId
    name
    startsAt
    endsAt
    timeZone
    location
    asAt
    others
    summary
    total {
      ...CheerFigureValues
    }
    breakdowns {
      key
      cells {
        key
        label
        count
      }
    }
    teams {
      teamId
      name
      figures {
        ...CheerFigureValues
      }
      squads {
        squadId
        name
        figures {
          ...CheerFigureValues
        }
        breakdowns @include(if: $isOneTeam) {
          key
          cells {
            key
            label
            count
          }
        }
      }
    }
  }
}
    ${CheerFigureValuesFragmentDoc}`;
export function useCheerReportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheerReportQuery, CheerReportQueryVariables> & ({ variables: CheerReportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheerReportQuery, CheerReportQueryVariables>(CheerReportDocument, options);
      }
export function useCheerReportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheerReportQuery, CheerReportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheerReportQuery, CheerReportQueryVariables>(CheerReportDocument, options);
        }
// @ts-ignore
export function useCheerReportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheerReportQuery, CheerReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerReportQuery, CheerReportQueryVariables>;
export function useCheerReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerReportQuery, CheerReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerReportQuery | undefined, CheerReportQueryVariables>;
export function useCheerReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerReportQuery, CheerReportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheerReportQuery, CheerReportQueryVariables>(CheerReportDocument, options);
        }
export type CheerReportQueryHookResult = ReturnType<typeof useCheerReportQuery>;
export type CheerReportLazyQueryHookResult = ReturnType<typeof useCheerReportLazyQuery>;
export type CheerReportSuspenseQueryHookResult = ReturnType<typeof useCheerReportSuspenseQuery>;
export type CheerReportQueryResult = ApolloReactCommon.QueryResult<CheerReportQuery, CheerReportQueryVariables>;