import { positionLabel } from '@sideline/schema/positions';
import type { Column } from '../../platform/export/table.js';
import type { EventShifts, ShiftReport, ShiftSummary } from '../shifts/shift-report.types.js';

/** A shift's role in words: not 'Unassigned', which here means shifts without a person. */
export const roleWords = (role: string | null): string => (role === null ? 'No role' : positionLabel(role));

/** One line of the report as a table: what it counts, and the figures that this has. */
export interface ReportLine {
  readonly part: 'Total' | 'Role' | 'Person' | 'Event';
  readonly event?: Pick<EventShifts, 'eventId' | 'name'>;
  readonly role?: string | null;
  readonly person?: { readonly staffId: string; readonly name: string };
  readonly shifts?: number;
  readonly assigned?: number;
  readonly unassigned?: number;
  readonly completed?: number;
  readonly hours?: number;
  readonly plannedHours?: number;
}

const linesOf = (
  figures: ShiftSummary | EventShifts,
  event?: Pick<EventShifts, 'eventId' | 'name'>,
): readonly ReportLine[] => {
  const of = event === undefined ? {} : { event };
  return [
    {
      ...of,
      part: event === undefined ? 'Total' : 'Event',
      shifts: figures.totalShifts,
      assigned: figures.assignedShifts,
      unassigned: figures.unassignedShifts,
      completed: figures.completedShifts,
      hours: figures.totalHours,
      plannedHours: figures.plannedHours,
    },
    ...figures.roles.map(({ role, shifts }): ReportLine => ({ ...of, part: 'Role', role, shifts })),
    ...figures.staff.map(({ hours, plannedHours, ...person }): ReportLine => ({
      ...of,
      part: 'Person',
      person,
      hours,
      plannedHours,
    })),
  ];
};

/** The whole, its roles and its people; then the same of each event, with the event on every line. */
export const reportLines = ({ summary, eventReport }: ShiftReport): readonly ReportLine[] => [
  ...linesOf(summary),
  ...eventReport.flatMap((event) => linesOf(event, event)),
];

/** A table that can be filtered by part and event; ids distinguish rows with the same name. */
export const SHIFT_REPORT_COLUMNS: readonly Column<ReportLine>[] = [
  { title: 'Part', value: ({ part }) => part },
  { title: 'Event', value: ({ event }) => event?.name },
  { title: 'Role', value: ({ part, role }) => (part === 'Role' ? roleWords(role ?? null) : null) },
  { title: 'Person', value: ({ person }) => person?.name },
  { title: 'Shifts', value: ({ shifts }) => shifts },
  { title: 'Assigned', value: ({ assigned }) => assigned },
  { title: 'Unassigned', value: ({ unassigned }) => unassigned },
  { title: 'Completed', value: ({ completed }) => completed },
  { title: 'Hours', value: ({ hours }) => hours },
  { title: 'Of these planned', value: ({ plannedHours }) => plannedHours },
  { title: 'Event id', value: ({ event }) => event?.eventId },
  { title: 'Staff id', value: ({ person }) => person?.staffId },
];
