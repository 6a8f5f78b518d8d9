import { formatTime } from '@sideline/schema/prf/record/format';
import { REPORTED_HOURS } from '@sideline/schema/shifts/vocabulary';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/export/pdf.js';
import type {
  EventShifts,
  ReportRange,
  ShiftReport,
  ShiftSummary,
  StaffFigure,
} from '../shifts/shift-report.types.js';
import { roleWords } from './shift-report-lines.js';

/** The shift report, on paper. */
export interface PrintedReport {
  readonly report: ShiftReport;
  readonly range: ReportRange;
  readonly providerName: string;
  readonly madeAt: Date;
  /** Name of the person who asked for it. */
  readonly madeBy: string;
}

const figure = (value: number): TableCell => ({ text: String(value), alignment: 'right' });

/** A table whose first column is words and whose others are figures. */
const tableOf = (heads: readonly string[], rows: readonly (readonly [string, ...number[]])[]): Content => ({
  margin: [0, 2, 0, 6],
  table: {
    headerRows: 1,
    widths: heads.map((_, index) => (index === 0 ? '*' : 50)),
    body: [
      heads.map((text, index) => ({
        text,
        style: 'tableHead',
        alignment: index === 0 ? ('left' as const) : ('right' as const),
      })),
      ...rows.map(([name, ...figures]) => [{ text: name }, ...figures.map(figure)]),
    ],
  },
  layout: 'lightHorizontalLines',
});

const FIGURE_HEADS = ['Shifts', 'Assigned', 'Unassigned', 'Completed', 'Hours', 'Planned'] as const;
const figuresOf = (of: ShiftSummary | EventShifts): readonly number[] => [
  of.totalShifts,
  of.assignedShifts,
  of.unassignedShifts,
  of.completedShifts,
  of.totalHours,
  of.plannedHours,
];

const staffTable = (staff: readonly StaffFigure[]): Content =>
  staff.length === 0
    ? { text: 'Nobody is assigned', style: 'note' }
    : tableOf(
        ['Person', 'Hours', 'Planned'],
        staff.map(({ name, hours, plannedHours }) => [name, hours, plannedHours]),
      );

const rolesTable = ({ roles }: ShiftSummary | EventShifts): Content =>
  roles.length === 0
    ? { text: 'No shifts', style: 'note' }
    : tableOf(
        ['Role', 'Shifts'],
        roles.map(({ role, shifts }) => [roleWords(role), shifts]),
      );

/** Totals, roles and people, then a table of the events and each event's own. */
export const shiftReportPdf = (printed: PrintedReport): PdfDocument => {
  const { report, range, providerName, madeAt, madeBy } = printed;
  const { summary, eventReport } = report;
  const span = `Shifts that start from ${formatTime(range.from.toISOString())} and before ${formatTime(range.to.toISOString())}`;
  return {
    title: 'Shift Report',
    subject: span,
    madeAt,
    header: { left: providerName, right: 'Shift Report' },
    notices: [],
    footer: `Printed ${formatTime(madeAt.toISOString())} by ${madeBy}.`,
    watermark: null,
    content: [
      { text: 'Shift Report', style: 'title' },
      { text: span, style: 'label' },
      {
        text: REPORTED_HOURS,
        style: 'note',
        margin: [0, 4, 0, 4],
      },
      tableOf(['', ...FIGURE_HEADS], [[`${String(summary.totalStaff)} staff`, ...figuresOf(summary)]]),
      { text: 'Shifts per role', style: 'section' },
      rolesTable(summary),
      { text: 'Hours per staff', style: 'section' },
      staffTable(summary.staff),
      { text: 'Events', style: 'section' },
      eventReport.length === 0
        ? { text: 'No shifts', style: 'note' }
        : tableOf(
            ['Event', ...FIGURE_HEADS],
            eventReport.map((event) => [event.name, ...figuresOf(event)]),
          ),
      ...eventReport.flatMap((event): Content[] => [
        { text: event.name, style: 'section' },
        rolesTable(event),
        staffTable(event.staff),
      ]),
    ],
  };
};
