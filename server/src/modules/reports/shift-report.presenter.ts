import { positionLabel } from '@sideline/schema/positions';
import { z } from 'zod';
import type { RoleFigure, ShiftReport, StaffFigure } from '../shifts/shift-report.types.js';

const map = z.record(z.string(), z.number());

/** The shift report of spec section 3, with how much of its hours is planned. */
export const reportBody = z
  .object({
    summary: z.object({
      totalShifts: z.number(),
      assignedShifts: z.number(),
      unassignedShifts: z.number(),
      completedShifts: z.number(),
      totalStaff: z.number(),
      totalHours: z.number(),
      plannedHours: z.number(),
      shiftsByRole: map,
      hoursByStaff: map,
    }),
    eventReport: z.array(
      z.object({
        eventID: z.uuid(),
        name: z.string(),
        totalShifts: z.number(),
        assigned: z.number(),
        unassigned: z.number(),
        completed: z.number(),
        totalHours: z.number(),
        plannedHours: z.number(),
        roles: map,
        staffHours: map,
      }),
    ),
  })
  .meta({ id: 'ShiftReport' });

const roleMap = (roles: readonly RoleFigure[]): Record<string, number> =>
  Object.fromEntries(
    roles.map(({ role, shifts }) => [role === null ? 'Unassigned' : positionLabel(role), shifts]),
  );

/** By name; people with the same name also get the end of the profile's id, so that nobody's hours are lost. */
const staffMap = (staff: readonly StaffFigure[]): Record<string, number> =>
  Object.fromEntries(
    staff.map(({ staffId: staffID, name, hours }) => [
      staff.filter((other) => other.name === name).length > 1 ? `${name} (${staffID.slice(-4)})` : name,
      hours,
    ]),
  );

export const presentReport = ({ summary, eventReport }: ShiftReport): z.output<typeof reportBody> => ({
  summary: {
    totalShifts: summary.totalShifts,
    assignedShifts: summary.assignedShifts,
    unassignedShifts: summary.unassignedShifts,
    completedShifts: summary.completedShifts,
    totalStaff: summary.totalStaff,
    totalHours: summary.totalHours,
    plannedHours: summary.plannedHours,
    shiftsByRole: roleMap(summary.roles),
    hoursByStaff: staffMap(summary.staff),
  },
  eventReport: eventReport.map((event) => ({
    eventID: event.eventId,
    name: event.name,
    totalShifts: event.totalShifts,
    assigned: event.assignedShifts,
    unassigned: event.unassignedShifts,
    completed: event.completedShifts,
    totalHours: event.totalHours,
    plannedHours: event.plannedHours,
    roles: roleMap(event.roles),
    staffHours: staffMap(event.staff),
  })),
});
