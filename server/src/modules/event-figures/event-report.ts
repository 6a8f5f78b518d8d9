import { eventSummary } from '@sideline/schema/statistics/event-summary';
import { BREAKDOWNS, FIGURES, type FigureKey } from '@sideline/schema/statistics/figures';
import { poissonInterval } from '@sideline/schema/statistics/intervals';
import { countWords, NO_RATE } from '@sideline/schema/statistics/masking';
import { formatTime } from '@sideline/schema/prf/record/format';
import { numberText, type Formats } from '@sideline/schema/provider/formats';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/export/pdf.js';
import type { Column } from '../../platform/export/table.js';
import type { Fact } from '../../platform/export/xlsx.js';
import type { Event } from '../events/event.entity.js';
import { comparisonContent, historyWords } from './event-comparison.js';
import { operationsContent, type OperationsReport } from './event-operations.js';
import type {
  ComparedFigure,
  EventFigures,
  FigureCell,
  FigureCount,
  FigureRate,
} from './event-figures.types.js';

/** An event's report (operations section 6), from the figures as the caller may see them: a client's are already masked. */
export interface EventReport {
  readonly event: Event;
  readonly figures: EventFigures;
  /** The event beside earlier ones; null for a client. */
  readonly compared: readonly ComparedFigure[] | null;
  /** How the event was run; null for a client, who sees figures only. */
  readonly operations: OperationsReport | null;
  readonly providerName: string;
  readonly formats: Formats;
  readonly madeAt: Date;
  /** Name of the person who asked for it. */
  readonly madeBy: string;
}

const MASKED_NOTE =
  'To protect people’s privacy, counts are rounded down to a multiple of five, and those under five are not shown.';

const figureText = (value: number, formats: Formats): string =>
  numberText(Math.round(value * 10) / 10, formats);

/** A line of the report: one figure with what it means. */
interface Line {
  readonly name: string;
  readonly value: string;
  /** The same as a number, which a spreadsheet can calculate with; null where it is words. */
  readonly amount: number | null;
  readonly unit: string;
  readonly range: string | null;
  readonly comparison: string | null;
  readonly definition: string;
}

const line = (
  key: FigureKey,
  value: string,
  amount: number | null,
  more: Partial<Pick<Line, 'range' | 'comparison'>> = {},
): Line => ({
  name: FIGURES[key].name,
  ...{ value, amount },
  unit: FIGURES[key].unit,
  range: more.range ?? null,
  comparison: more.comparison ?? null,
  definition: FIGURES[key].definition,
});
const rateLine = (
  key: FigureKey,
  { value, low, high, comparison, history }: FigureRate,
  { mask }: FigureCount,
  formats: Formats,
): Line =>
  line(
    key,
    value === null ? NO_RATE[mask ?? 'none'].value.toLowerCase() : figureText(value, formats),
    value,
    {
      range:
        low === null || high === null ? null : `${figureText(low, formats)} to ${figureText(high, formats)}`,
      comparison: [comparison, history && historyWords(history, formats)].filter(Boolean).join('. '),
    },
  );

/** Every figure but the breakdowns. */
export const linesOf = ({ figures, formats }: Pick<EventReport, 'figures' | 'formats'>): readonly Line[] => {
  const figure = (value: number): string => figureText(value, formats);
  const countLine = (key: FigureKey, counted: FigureCount): Line =>
    line(key, countWords(counted, formats), counted.count);
  /** With the exact Poisson interval that the board shows beside it; of a masked count it is that of the rounded one. */
  const probableLine = (key: FigureKey, counted: FigureCount): Line => {
    const interval = counted.count === null ? null : poissonInterval(counted.count);
    return line(key, countWords(counted, formats), counted.count, {
      range:
        interval &&
        `${numberText(Math.round(interval.low), formats)} to ${numberText(Math.round(interval.high), formats)}`,
    });
  };
  const noTime = figures.isMasked ? 'too few to show' : 'none recorded';
  return [
    probableLine('presentations', figures.presentations),
    rateLine('ppr', figures.ppr, figures.presentations, formats),
    rateLine('tthr', figures.tthr, figures.conveyed, formats),
    probableLine('conveyed', figures.conveyed),
    countLine('inTreatment', figures.inTreatment),
    countLine('waiting', figures.waiting),
    countLine('news2High', figures.news2High),
    countLine('arrests', figures.arrests),
    countLine('staffPlanned', figures.staffPlanned),
    countLine('staffCheckedIn', figures.staffCheckedIn),
    ...(figures.bagsOut === null ? [] : [countLine('bagsOut', figures.bagsOut)]),
    ...(figures.bagsReady === null ? [] : [countLine('bagsReady', figures.bagsReady)]),
    ...figures.times.flatMap(({ key, median, p90 }) => [
      line(key, median === null ? noTime : figure(median), median, {
        range: p90 === null ? null : `9 in 10 within ${figure(p90)}`,
      }),
    ]),
  ];
};

/** The cells of the breakdowns, one a row. */
interface CellRow {
  readonly breakdown: string;
  readonly cell: string;
  readonly text: string;
  readonly count: number | null;
}

const hourOf = (cell: FigureCell, timeZone: string): string =>
  Number.isNaN(Date.parse(cell.key)) ? cell.label : formatTime(cell.key, timeZone);

export const cellsOf = ({ event, figures, formats }: EventReport): readonly CellRow[] =>
  figures.breakdowns.flatMap(({ key, cells }) =>
    cells.map((cell) => ({
      breakdown: BREAKDOWNS[key].name,
      cell: key === 'hour' ? hourOf(cell, event.timeZone) : cell.label,
      text: countWords(cell, formats),
      count: cell.count,
    })),
  );

export const LINE_COLUMNS: readonly Column<Line>[] = [
  { title: 'Figure', value: ({ name }) => name },
  { title: 'Value', value: ({ amount, value }) => amount ?? value },
  { title: 'Unit', value: ({ unit }) => unit },
  { title: 'Range', value: ({ range }) => range },
  { title: 'Comparison', value: ({ comparison }) => comparison },
  { title: 'Definition', value: ({ definition }) => definition },
];
export const CELL_COLUMNS: readonly Column<CellRow>[] = [
  { title: 'Breakdown', value: ({ breakdown }) => breakdown },
  { title: 'Of', value: ({ cell }) => cell },
  { title: 'People seen', value: ({ count, text }) => count ?? text },
];

const BAR_POINTS = 180;

const bars = (rows: readonly CellRow[]): Content => {
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  return {
    margin: [0, 2, 0, 6],
    layout: 'noBorders',
    table: {
      widths: ['*', BAR_POINTS, 80],
      body: rows.map(({ cell, count, text }): TableCell[] => [
        { text: cell },
        count === null || count === 0
          ? { text: '' }
          : {
              canvas: [
                {
                  type: 'rect',
                  x: 0,
                  y: 2,
                  w: Math.max(1, (count / most) * BAR_POINTS),
                  h: 8,
                  color: '#3F86F6',
                },
              ],
            },
        { text, alignment: 'right' },
      ]),
    },
  };
};

/** What a workbook says of itself: the head and the foot of the same report on paper. */
export const factsOf = (report: EventReport): readonly Fact[] => {
  const { event, figures, formats, providerName, madeAt, madeBy } = report;
  const at = (moment: string): string => formatTime(moment, event.timeZone);
  return [
    ['Event', event.name],
    ['Starts', at(event.date.toISOString())],
    ['Ends', at(event.endsAt.toISOString())],
    ['Time zone', event.timeZone],
    ['Where', event.location],
    ['Kind of venue', event.venueType],
    [figures.isAttendanceExpected ? 'Attendance expected' : 'Attendance', figures.attendance],
    ['In words', eventSummary(figures, formats)],
    ['Figures as at', at(figures.asAt)],
    ...(figures.isMasked ? [['How counts are shown', MASKED_NOTE] satisfies Fact] : []),
    ['Provider', providerName],
    ['Made', formatTime(madeAt.toISOString())],
    ['Made by', madeBy],
  ];
};

/**
 * Title, period, a paragraph in words, the figures with what they mean, and a chart of each breakdown; for the provider the
 * incidents, staffing, stock used and what is left to settle.
 */
export const eventReportPdf = (report: EventReport): PdfDocument => {
  const { event, figures, providerName, madeAt, madeBy } = report;
  const zone = event.timeZone;
  const period = `${formatTime(event.date.toISOString(), zone)} to ${formatTime(event.endsAt.toISOString(), zone)}`;
  const rows = cellsOf(report);
  return {
    title: `Report: ${event.name}`,
    subject: period,
    madeAt,
    header: { left: providerName, right: event.name },
    notices: [],
    footer: `Printed ${formatTime(madeAt.toISOString())} by ${madeBy}. Figures as at ${formatTime(figures.asAt, zone)}.`,
    watermark: null,
    content: [
      { text: event.name, style: 'title' },
      { text: [period, event.location].filter(Boolean).join(', '), style: 'label' },
      { text: eventSummary(report.figures, report.formats), margin: [0, 6, 0, 4] },
      ...(figures.isMasked ? [{ text: MASKED_NOTE, style: 'note' }] : []),
      { text: 'Figures', style: 'section' },
      {
        margin: [0, 2, 0, 6],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: [110, 70, '*'],
          body: [
            ['Figure', 'Value', 'What it means'].map((text) => ({ text, style: 'tableHead' })),
            ...linesOf(report).map(({ name, value, unit, range, comparison, definition }): TableCell[] => [
              { text: name },
              { text: [value, range].filter(Boolean).join('\n') },
              { text: [`In ${unit}. ${definition}`, comparison].filter(Boolean).join('\n') },
            ]),
          ],
        },
      },
      ...Object.values(BREAKDOWNS).flatMap(({ name, definition }): Content[] => [
        { text: name, style: 'section' },
        { text: definition, style: 'note' },
        bars(rows.filter(({ breakdown }) => breakdown === name)),
      ]),
      ...(report.compared === null ? [] : comparisonContent(report.compared, report.formats)),
      ...(report.operations === null ? [] : operationsContent(report.operations, report.formats)),
    ],
  };
};
