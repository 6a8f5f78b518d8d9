import { numberText } from '../../../lib/formats';
import { roleLabel } from '../rota';
import { hoursText } from '../hours';
import type { FiguresRow } from './figures-table';
import type { ShiftReportPersonFragment, ShiftReportRoleFragment } from './shift-report.generated';

/** The counts of shifts, in total or for one event. */
export interface Totals {
  readonly totalShifts: number;
  readonly assignedShifts: number;
  readonly unassignedShifts: number;
  readonly completedShifts: number;
  readonly totalHours: number;
  readonly plannedHours: number;
}

/** A role in words. Not 'Unassigned', which here means shifts without a person. */
export const roleName = (role: string | null): string => roleLabel(role) ?? 'No role';

export const roleRows = (roles: readonly ShiftReportRoleFragment[]): readonly FiguresRow[] =>
  roles.map(({ role, shifts }) => ({
    key: role ?? '',
    name: roleName(role),
    figures: [numberText(shifts)],
  }));

export const staffRows = (staff: readonly ShiftReportPersonFragment[]): readonly FiguresRow[] =>
  staff.map(({ staffId, name, hours, plannedHours }) => ({
    key: staffId,
    name,
    figures: [hoursText(hours), hoursText(plannedHours)],
  }));

/** Labels and figures of the totals, with any further text. `totalStaff` is given only for the whole report. */
export const totalFacts = (
  totals: Totals & { readonly totalStaff?: number },
): readonly (readonly [label: string, figure: string, note?: string])[] => {
  const counted = (count: number) => numberText(count);
  return [
    ['Total shifts', counted(totals.totalShifts)],
    ['Assigned', counted(totals.assignedShifts)],
    ['Unassigned', counted(totals.unassignedShifts)],
    ['Completed', counted(totals.completedShifts)],
    ...(totals.totalStaff === undefined ? [] : [['Total staff', counted(totals.totalStaff)] as const]),
    ['Total hours', hoursText(totals.totalHours), `${hoursText(totals.plannedHours)} of these planned`],
  ];
};
