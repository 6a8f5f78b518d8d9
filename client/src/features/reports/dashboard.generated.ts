// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { KeptLayoutFragmentDoc } from '../../components/table/list-layouts.generated';
import { UnsignedAuthorFactsFragmentDoc } from '../../components/unsigned/unsigned-authors.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type DeskPrfFragment = { id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, missingCount: number, nextMissing: Array<string>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null };

export type DeskShiftFragment = { id: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number };

export type DeskAlertFragment = { alert: { prfId: string, entryId: string, total: number, band: Types.PrfAlertBand, basis: Types.PrfAlertBasis, reasons: Array<Types.PrfAlertReason>, occurredAt: string | null, raisedAt: string }, prf: { id: string, customPrfId: string, patientName: string | null, eventName: string | null, timeZone: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } };

export type DashboardQueryVariables = Exact<{
  isAdmin?: boolean | null | undefined;
}>;


export type DashboardQuery = { listLayouts: Array<{ list: string, columns: Array<{ key: string, isShown: boolean, width: number | null }> }>, unsignedAuthors?: Array<{ userId: string, firstName: string, lastName: string, isActive: boolean, openCount: number, lateCount: number, remindedAt: string | null, records: Array<{ id: string, customPrfId: string, eventName: string | null, timeZone: string, createdAt: string, isLate: boolean, missingCount: number }> }>, dashboard: { rotaGapCount: number, myOpenCount: number, keptPlaceCount: number, openAlertCount: number, myShifts: Array<{ id: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number }>, myNextShift: { id: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number } | null, rotaGaps: Array<{ priority: Types.ShiftPriority, id: string, eventName: string, timeZone: string, shiftStart: string, shiftEnd: string, role: string | null, status: Types.ShiftStatus, checkInTime: string | null, checkOutTime: string | null, version: number }>, myOpenPrfs: Array<{ openAlertCount: number, id: string, customPrfId: string, status: Types.PrfStatus, createdAt: string, eventName: string | null, timeZone: string, patientName: string | null, dateOfDeath: string | null, chiefComplaint: string | null, missingCount: number, nextMissing: Array<string>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null }>, todaysEvents: Array<{ id: string, name: string, date: string, endsAt: string, location: string | null, status: Types.EventStatus }>, recentPatients: Array<{ id: string, name: string, dateOfDeath: string | null, dob: string | null, gender: Types.Gender | null, createdAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null }>, bags: { toDo: number, mine: Array<{ id: string, name: string, state: Types.BagState, isReady: boolean, expiring: number, short: number }> }, keptPlaces: Array<{ locationId: string, name: string, low: number, out: number, expired: number, expiring: number, bagsNotReady: number }>, openAlerts: Array<{ alert: { prfId: string, entryId: string, total: number, band: Types.PrfAlertBand, basis: Types.PrfAlertBasis, reasons: Array<Types.PrfAlertReason>, occurredAt: string | null, raisedAt: string }, prf: { id: string, customPrfId: string, patientName: string | null, eventName: string | null, timeZone: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } }>, week: { seen: Array<{ day: string, records: number, logs: number }>, rota: Array<{ day: string, staffed: number, open: number }> }, activeRecalls: Array<{ id: string, number: string, title: string, openCount: number }> } };

export const DeskPrfFragmentDoc = gql`
    fragment DeskPrf on PrfSummary {
  id
  customPrfId
  status
  createdAt
  eventName
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
  missingCount
  nextMissing
}
    `;
export const DeskShiftFragmentDoc = gql`
    fragment DeskShift on Shift {
  id
  eventName
  timeZone
  shiftStart
  shiftEnd
  role
  status
  checkInTime
  checkOutTime
  version
}
    `;
export const DeskAlertFragmentDoc = gql`
    fragment DeskAlert on PrfOpenAlert {
  alert {
    prfId
    entryId
    total
    band
    basis
    reasons
    occurredAt
    raisedAt
  }
  prf {
    id
    customPrfId
    patientName
    eventName
    timeZone
    dateOfDeath
    death {
      diedAt
      timeZone
      place
      prfId
      customPrfId
    }
  }
}
    `;
export const DashboardDocument = gql`
    query Dashboard($isAdmin: Boolean = false) {
  listLayouts {
    ...KeptLayout
  }
  unsignedAuthors @include(if: $isAdmin) {
    ...UnsignedAuthorFacts
  }
  dashboard {
    myShifts {
      ...DeskShift
    }
    myNextShift {
      ...DeskShift
    }
    rotaGaps {
      ...DeskShift
      priority
    }
    rotaGapCount
    myOpenPrfs {
      ...DeskPrf
      openAlertCount
    }
    myOpenCount
    todaysEvents {
      id
      name
      date
      endsAt
      location
      status
    }
    recentPatients {
      id
      name
      dateOfDeath
      death {
        diedAt
        timeZone
        place
        prfId
        customPrfId
      }
      dob
      gender
      createdAt
    }
    bags {
      mine {
        id
        name
        state
        isReady
        expiring
        short
      }
      toDo
    }
    keptPlaces {
      locationId
      name
      low
      out
      expired
      expiring
      bagsNotReady
    }
    keptPlaceCount
    openAlerts {
      ...DeskAlert
    }
    openAlertCount
    week {
      seen {
        day
        records
        logs
      }
      rota {
        day
        staffed
        open
      }
    }
    activeRecalls {
      id
      number
      title
      openCount
    }
  }
}
    ${KeptLayoutFragmentDoc}
${UnsignedAuthorFactsFragmentDoc}
${DeskShiftFragmentDoc}
${DeskPrfFragmentDoc}
${DeskAlertFragmentDoc}`;
export function useDashboardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
      }
export function useDashboardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
// @ts-ignore
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery | undefined, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
export type DashboardQueryHookResult = ReturnType<typeof useDashboardQuery>;
export type DashboardLazyQueryHookResult = ReturnType<typeof useDashboardLazyQuery>;
export type DashboardSuspenseQueryHookResult = ReturnType<typeof useDashboardSuspenseQuery>;
export type DashboardQueryResult = ApolloReactCommon.QueryResult<DashboardQuery, DashboardQueryVariables>;