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
export type ShiftReportRoleFragment = { role: string | null, shifts: number };

export type ShiftReportPersonFragment = { staffId: string, name: string, hours: number, plannedHours: number };

export type ShiftReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ShiftReportQuery = { shiftReport: { summary: { totalShifts: number, assignedShifts: number, unassignedShifts: number, completedShifts: number, totalStaff: number, totalHours: number, plannedHours: number, roles: Array<{ role: string | null, shifts: number }>, staff: Array<{ staffId: string, name: string, hours: number, plannedHours: number }> }, eventReport: Array<{ eventId: string, name: string, totalShifts: number, assignedShifts: number, unassignedShifts: number, completedShifts: number, totalHours: number, plannedHours: number, roles: Array<{ role: string | null, shifts: number }>, staff: Array<{ staffId: string, name: string, hours: number, plannedHours: number }> }> } };

export const ShiftReportRoleFragmentDoc = gql`
    fragment ShiftReportRole on RoleFigure {
  role
  shifts
}
    `;
export const ShiftReportPersonFragmentDoc = gql`
    fragment ShiftReportPerson on StaffFigure {
  staffId
  name
  hours
  plannedHours
}
    `;
export const ShiftReportDocument = gql`
    query ShiftReport($from: DateTimeISO!, $to: DateTimeISO!) {
  shiftReport(from: $from, to: $to) {
    summary {
      totalShifts
      assignedShifts
      unassignedShifts
      completedShifts
      totalStaff
      totalHours
      plannedHours
      roles {
        ...ShiftReportRole
      }
      staff {
        ...ShiftReportPerson
      }
    }
    eventReport {
      eventId
      name
      totalShifts
      assignedShifts
      unassignedShifts
      completedShifts
      totalHours
      plannedHours
      roles {
        ...ShiftReportRole
      }
      staff {
        ...ShiftReportPerson
      }
    }
  }
}
    ${ShiftReportRoleFragmentDoc}
${ShiftReportPersonFragmentDoc}`;
export function useShiftReportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftReportQuery, ShiftReportQueryVariables> & ({ variables: ShiftReportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftReportQuery, ShiftReportQueryVariables>(ShiftReportDocument, options);
      }
export function useShiftReportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftReportQuery, ShiftReportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftReportQuery, ShiftReportQueryVariables>(ShiftReportDocument, options);
        }
// @ts-ignore
export function useShiftReportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftReportQuery, ShiftReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftReportQuery, ShiftReportQueryVariables>;
export function useShiftReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftReportQuery, ShiftReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftReportQuery | undefined, ShiftReportQueryVariables>;
export function useShiftReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftReportQuery, ShiftReportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftReportQuery, ShiftReportQueryVariables>(ShiftReportDocument, options);
        }
export type ShiftReportQueryHookResult = ReturnType<typeof useShiftReportQuery>;
export type ShiftReportLazyQueryHookResult = ReturnType<typeof useShiftReportLazyQuery>;
export type ShiftReportSuspenseQueryHookResult = ReturnType<typeof useShiftReportSuspenseQuery>;
export type ShiftReportQueryResult = ApolloReactCommon.QueryResult<ShiftReportQuery, ShiftReportQueryVariables>;