import {
  INCIDENT_PRIORITY_LABELS,
  INCIDENT_STATE_LABELS,
  type IncidentState,
} from '@sideline/schema/control/incidents';
import { CLOSE_CHECKS as CHECKS } from '@sideline/schema/event-close';
import { positionLabel } from '@sideline/schema/positions';
import { REPORTED_HOURS } from '@sideline/schema/shifts/vocabulary';
import { numberText, type Formats } from '@sideline/schema/provider/formats';
import { formatTime } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Column } from '../../platform/export/table.js';
import { sheet } from '../../platform/export/xlsx.js';
import type { EventClosePoint } from '../events/event-close.types.js';
import { MOST_LISTED, type EventOperations } from './event-operations.hot.js';

/** The parts of the provider's report besides the figures: how the event was run, and what is left to settle. */
export interface OperationsReport extends EventOperations {
  readonly timeZone: string;
  readonly points: readonly EventClosePoint[];
}

type Incident = EventOperations['incidents'][number];
type Staffing = EventOperations['staffing'][number];
type Stock = EventOperations['stock'][number];

const minutesBetween = (from: string, to: string | null): number | null =>
  to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
const THOUSANDTHS = 1_000;
const amount = (value: number, formats: Formats): string =>
  numberText(Math.round(value * THOUSANDTHS) / THOUSANDTHS, formats);

/** Marks a time that control has not entered. */
const FROM_RECORD = 'from the record';
const fromRecord = ({ timesFromRecords }: Incident, state: IncidentState): boolean =>
  timesFromRecords.includes(state);
const LATER_STATES = ['mobile', 'at_scene', 'with_patient', 'conveying', 'clear'] as const;

const incidentColumns = (zone: string): readonly Column<Incident>[] => {
  const at = (value: string | null): string | null => (value === null ? null : formatTime(value, zone));
  return [
    { title: 'Number', value: ({ number }) => number },
    { title: 'Priority', value: ({ priority }) => INCIDENT_PRIORITY_LABELS[priority] },
    { title: 'What', value: ({ what }) => what },
    { title: 'Where', value: (one) => [one.zone, one.place].filter(Boolean).join(', ') },
    { title: 'Crew', value: ({ callSign }) => callSign },
    { title: 'State', value: ({ state }) => INCIDENT_STATE_LABELS[state] },
    { title: 'Call', value: ({ calledAt }) => at(calledAt) },
    { title: 'Crew assigned', value: ({ assignedAt }) => at(assignedAt) },
    { title: 'Mobile', value: ({ mobileAt }) => at(mobileAt) },
    { title: 'At scene', value: ({ atSceneAt }) => at(atSceneAt) },
    { title: 'With patient', value: ({ withPatientAt }) => at(withPatientAt) },
    { title: 'Conveying', value: ({ conveyingAt }) => at(conveyingAt) },
    { title: 'Clear', value: ({ clearAt }) => at(clearAt) },
    { title: 'Minutes to scene', value: (one) => minutesBetween(one.calledAt, one.atSceneAt) },
    { title: 'Minutes to patient', value: (one) => minutesBetween(one.calledAt, one.withPatientAt) },
    {
      title: 'Times from the records',
      value: (one) =>
        LATER_STATES.filter((state) => fromRecord(one, state))
          .map((state) => INCIDENT_STATE_LABELS[state])
          .join(', '),
    },
    { title: 'How it ended', value: ({ outcome }) => outcome },
  ];
};
const STAFFING_COLUMNS: readonly Column<Staffing>[] = [
  { title: 'Role', value: ({ role }) => (role === null ? 'Any role' : positionLabel(role)) },
  { title: 'Shifts', value: ({ planned }) => planned },
  { title: 'Assigned', value: ({ assigned }) => assigned },
  { title: 'Checked in', value: ({ checkedIn }) => checkedIn },
  { title: 'Hours planned', value: ({ plannedHours }) => plannedHours },
  { title: 'Hours', value: ({ hours }) => hours },
  { title: 'Of these planned', value: ({ ofThesePlanned }) => ofThesePlanned },
];
const STOCK_COLUMNS: readonly Column<Stock>[] = [
  { title: 'Item', value: ({ item }) => item },
  { title: 'Used', value: ({ used }) => used },
  { title: 'Wasted', value: ({ wasted }) => wasted },
  { title: 'Unit', value: ({ unit }) => unit },
];
const POINT_COLUMNS: readonly Column<EventClosePoint>[] = [
  { title: 'To settle', value: ({ check }) => CHECKS[check].label },
  { title: 'Which', value: ({ label }) => label },
  { title: 'State', value: ({ waiver }) => (waiver === null ? 'Not settled' : 'Waived') },
  { title: 'Why it was waived', value: ({ waiver }) => waiver?.reason ?? null },
  { title: 'Waived by', value: ({ waiver }) => waiver?.waivedBy ?? null },
];

/** The same as sheets of the workbook. */
export const operationsSheets = ({ timeZone, incidents, staffing, stock, points }: OperationsReport) => [
  sheet({ name: 'Incidents', columns: incidentColumns(timeZone), rows: incidents }),
  sheet({ name: 'Staffing', columns: STAFFING_COLUMNS, rows: staffing }),
  sheet({ name: 'Stock used', columns: STOCK_COLUMNS, rows: stock }),
  sheet({ name: 'Close-out', columns: POINT_COLUMNS, rows: points }),
];

const tableIn =
  (formats: Formats) =>
  (
    title: string,
    heads: readonly string[],
    widths: readonly (number | string)[],
    rows: readonly (readonly (string | number | null)[])[],
    none: string,
  ): Content[] => [
    { text: title, style: 'section' },
    rows.length === 0
      ? { text: none, margin: [0, 2, 0, 6] }
      : {
          margin: [0, 2, 0, 6],
          layout: 'lightHorizontalLines',
          table: {
            headerRows: 1,
            widths: [...widths],
            body: [
              heads.map((text): TableCell => ({ text, style: 'tableHead' })),
              ...rows.map((cells) =>
                cells.map((cell): TableCell => ({
                  text: typeof cell === 'number' ? amount(cell, formats) : (cell ?? '–'),
                  ...(typeof cell === 'number' ? { alignment: 'right' } : {}),
                })),
              ),
            ],
          },
        },
  ];

/** A table that is cut says so, or readers would think that nothing else happened. */
const cutNote = (what: string, rows: readonly unknown[], formats: Formats): Content[] =>
  rows.length < MOST_LISTED
    ? []
    : [{ text: `No more than ${numberText(MOST_LISTED, formats)} ${what} are listed.`, style: 'note' }];

const minutesText = (minutes: number | null): string => (minutes === null ? '–' : `${String(minutes)} min`);

const timeText = (one: Incident, state: IncidentState, at: string | null): string =>
  [minutesText(minutesBetween(one.calledAt, at)), ...(fromRecord(one, state) ? [FROM_RECORD] : [])].join(
    '\n',
  );

/** The same on paper. */
export const operationsContent = (report: OperationsReport, formats: Formats): Content[] => {
  const tableOf = tableIn(formats);
  const { timeZone, incidents, staffing, stock, points } = report;
  return [
    ...tableOf(
      'Incidents',
      ['No.', 'Priority', 'What and where', 'Call', 'To scene', 'To patient', 'Ended'],
      [22, 60, '*', 62, 42, 46, 110],
      incidents.map((one) => [
        String(one.number),
        INCIDENT_PRIORITY_LABELS[one.priority],
        [one.what, [one.zone, one.place].filter(Boolean).join(', ')].join('\n'),
        formatTime(one.calledAt, timeZone),
        timeText(one, 'at_scene', one.atSceneAt),
        timeText(one, 'with_patient', one.withPatientAt),
        one.outcome ?? INCIDENT_STATE_LABELS[one.state],
      ]),
      'No incidents were called in.',
    ),
    ...cutNote('incidents', incidents, formats),
    ...tableOf(
      'Staffing',
      STAFFING_COLUMNS.map(({ title }) => title),
      ['*', 42, 52, 62, 76, 42, 88],
      staffing.map((one) => [
        one.role === null ? 'Any role' : positionLabel(one.role),
        ...[one.planned, one.assigned, one.checkedIn, one.plannedHours, one.hours, one.ofThesePlanned],
      ]),
      'No shifts were planned.',
    ),
    ...(staffing.length === 0 ? [] : [{ text: REPORTED_HOURS, style: 'note' }]),
    ...tableOf(
      'Stock used',
      ['Item', 'Used', 'Wasted', 'Unit'],
      ['*', 60, 60, 70],
      stock.map(({ item, used, wasted, unit }) => [item, used, wasted, unit]),
      'No stock was used.',
    ),
    ...cutNote('items', stock, formats),
    ...tableOf(
      'Close-out',
      ['To settle', 'Which', 'State'],
      [170, '*', 190],
      points.map(({ check, label, waiver }) => [
        CHECKS[check].label,
        label,
        waiver === null ? 'Not settled' : `Waived by ${waiver.waivedBy}: ${waiver.reason}`,
      ]),
      'Nothing is left to settle.',
    ),
  ];
};
