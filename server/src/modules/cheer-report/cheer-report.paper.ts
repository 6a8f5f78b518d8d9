import { numberText, type Formats } from '@sideline/schema/provider/formats';
import { formatTime } from '@sideline/schema/prf/record/format';
import {
  CHEER_BREAKDOWNS,
  CHEER_FIGURES,
  type CheerFigureKey,
} from '@sideline/schema/statistics/cheer-report';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/export/pdf.js';
import type { Cell, Column } from '../../platform/export/table.js';
import type { Fact } from '../../platform/export/xlsx.js';
import type { CheerReport, CheerReportBreakdown, CheerReportFigures } from './cheer-report.types.js';
import { oneDecimal } from './cheer-report.words.js';

/** The cheer report on paper: all teams, or one team's own sheet. */
export interface PrintedCheerReport {
  readonly report: CheerReport;
  readonly isOneTeam: boolean;
  readonly formats: Formats;
  readonly providerName: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

interface LineRow {
  readonly team: string;
  readonly squad: string | null;
  readonly figures: CheerReportFigures;
}

/** A line for each squad, each team, and all of them where there are several. */
export const lineRowsOf = ({ teams, total }: CheerReport): readonly LineRow[] => [
  ...teams.flatMap(({ name, figures, squads }) => [
    { team: name, squad: null, figures },
    ...squads.map((squad) => ({ team: name, squad: squad.name, figures: squad.figures })),
  ]),
  ...(teams.length > 1 ? [{ team: 'All teams', squad: null, figures: total }] : []),
];

const figureColumn = (
  key: Exclude<CheerFigureKey, 'rate'>,
  title: string = CHEER_FIGURES[key].name,
): Column<LineRow> => ({ title, value: ({ figures }): Cell => figures[key] });

export const LINE_COLUMNS: readonly Column<LineRow>[] = [
  { title: 'Team', value: ({ team }) => team },
  { title: 'Squad', value: ({ squad }) => squad },
  figureColumn('registered'),
  figureColumn('presented'),
  figureColumn('presentations'),
  { title: CHEER_FIGURES.rate.name, value: ({ figures }) => figures.rate?.value },
  { title: '95 % from', value: ({ figures }) => figures.rate?.low },
  { title: '95 % to', value: ({ figures }) => figures.rate?.high },
  figureColumn('reattended'),
  figureColumn('headInjuries'),
  figureColumn('followedUp', 'Head injuries with follow-up'),
  figureColumn('advised', 'Told what to look for after a head injury'),
  figureColumn('conveyed'),
  figureColumn('notReturned'),
  figureColumn('medianMinutes', 'Minutes lost, median'),
  figureColumn('minutesLost', 'Minutes lost in total'),
];

interface CellRow {
  readonly team: string;
  /** Null of a whole team. */
  readonly squad: string | null;
  readonly breakdown: string;
  readonly cell: string;
  readonly count: number;
}

const cellsOf = (
  team: string,
  squad: string | null,
  breakdowns: readonly CheerReportBreakdown[],
): readonly CellRow[] =>
  breakdowns.flatMap(({ key, cells }) =>
    cells.map(({ label, count }) => ({
      ...{ team, squad, breakdown: CHEER_BREAKDOWNS[key].name, cell: label, count },
    })),
  );
export const cellRowsOf = ({ teams, breakdowns }: CheerReport): readonly CellRow[] => [
  ...teams.flatMap((team) => [
    ...cellsOf(team.name, null, team.breakdowns),
    ...team.squads.flatMap((squad) => cellsOf(team.name, squad.name, squad.breakdowns)),
  ]),
  ...(teams.length > 1 ? cellsOf('All teams', null, breakdowns) : []),
];
export const CELL_COLUMNS: readonly Column<CellRow>[] = [
  { title: 'Team', value: ({ team }) => team },
  { title: 'Squad', value: ({ squad }) => squad },
  { title: 'Breakdown', value: ({ breakdown }) => breakdown },
  { title: 'Of', value: ({ cell }) => cell },
  { title: 'Presentations', value: ({ count }) => count },
];

const rateWords = ({ rate }: CheerReportFigures, formats: Formats): string => {
  const figure = (value: number): string => oneDecimal(value, formats);
  return rate === null ? '' : `${figure(rate.value)} (${figure(rate.low)} to ${figure(rate.high)})`;
};

const HEADS = [
  '',
  'Registered',
  'Seen',
  'Times',
  'Of 100',
  'Came back',
  'Head injury',
  'Followed up',
  'Conveyed',
];
const lineCells = (
  name: string,
  figures: CheerReportFigures,
  isWhole: boolean,
  formats: Formats,
): TableCell[] => [
  { text: name, bold: isWhole },
  ...[
    numberText(figures.registered, formats),
    numberText(figures.presented, formats),
    numberText(figures.presentations, formats),
    rateWords(figures, formats),
    numberText(figures.reattended, formats),
    numberText(figures.headInjuries, formats),
    numberText(figures.followedUp, formats),
    numberText(figures.conveyed, formats),
  ].map((text): TableCell => ({ text, alignment: 'right', bold: isWhole })),
];

const linesTable = (rows: readonly LineRow[], formats: Formats): Content => ({
  margin: [0, 2, 0, 6],
  layout: 'lightHorizontalLines',
  fontSize: 8,
  table: {
    headerRows: 1,
    widths: ['*', 45, 28, 28, 82, 36, 36, 42, 42],
    body: [
      HEADS.map((text, index): TableCell => ({
        text,
        style: 'tableHead',
        alignment: index === 0 ? 'left' : 'right',
      })),
      ...rows.map(({ team, squad, figures }) => lineCells(squad ?? team, figures, squad === null, formats)),
    ],
  },
});

const timeWords = ({ medianMinutes, minutesLost }: CheerReportFigures, formats: Formats): string =>
  medianMinutes === null
    ? 'not recorded'
    : `median ${oneDecimal(medianMinutes, formats)} min, ${oneDecimal(minutesLost, formats)} min in total`;

const cellWords = ({ cells }: CheerReportBreakdown, formats: Formats): string =>
  cells.map(({ label, count }) => `${label} ${numberText(count, formats)}`).join(', ');

const breakdownContent = (breakdowns: readonly CheerReportBreakdown[], formats: Formats): Content[] =>
  breakdowns
    .filter(({ cells }) => cells.length > 0)
    .flatMap((breakdown): Content[] => [
      { text: CHEER_BREAKDOWNS[breakdown.key].name, style: 'label' },
      { text: cellWords(breakdown, formats), margin: [0, 0, 0, 4] },
    ]);

/** The same of each squad of which a member was seen, a paragraph each; nothing of a team that has only one. */
const squadContent = ({ squads }: CheerReport['teams'][number], formats: Formats): Content[] =>
  squads.length < 2
    ? []
    : squads
        .filter(({ figures }) => figures.presentations > 0)
        .map(({ name, figures, breakdowns }): Content => ({
          text: [
            { text: `${name}. `, bold: true },
            [
              `Time lost: ${timeWords(figures, formats)}.`,
              `Did not return: ${numberText(figures.notReturned, formats)}.`,
              ...breakdowns
                .filter(({ cells }) => cells.length > 0)
                .map((each) => `${CHEER_BREAKDOWNS[each.key].name}: ${cellWords(each, formats)}.`),
            ].join(' '),
          ],
          margin: [0, 0, 0, 4],
        }));

/** What a workbook says of itself: the head and the foot of the same report on paper. */
export const factsOf = (printed: PrintedCheerReport): readonly Fact[] => {
  const { report, isOneTeam, providerName, madeAt, madeBy } = printed;
  const at = (moment: string): string => formatTime(moment, report.timeZone);
  return [
    ['Event', report.name],
    ['Team', isOneTeam ? report.teams[0]?.name : 'All teams with a member who was seen'],
    ['Starts', at(report.startsAt)],
    ['Ends', at(report.endsAt)],
    ['Time zone', report.timeZone],
    ['Where', report.location],
    ['In words', report.summary],
    ['Figures as at', at(report.asAt)],
    ['Provider', providerName],
    ['Made', formatTime(madeAt.toISOString())],
    ['Made by', madeBy],
  ];
};

/** Title, period, a paragraph in words, the table of teams and squads, and what happened to each team. */
export const cheerReportPdf = (printed: PrintedCheerReport): PdfDocument => {
  const { report, isOneTeam, formats, providerName, madeAt, madeBy } = printed;
  const zone = report.timeZone;
  const [only] = report.teams;
  const title = isOneTeam && only !== undefined ? `Cheer report: ${only.name}` : 'Cheer report';
  const period = `${formatTime(report.startsAt, zone)} to ${formatTime(report.endsAt, zone)}`;
  return {
    title: `${title}, ${report.name}`,
    subject: period,
    madeAt,
    header: { left: providerName, right: report.name },
    notices: [],
    footer: `Printed ${formatTime(madeAt.toISOString())} by ${madeBy}. Figures as at ${formatTime(report.asAt, zone)}.`,
    watermark: null,
    content: [
      { text: title, style: 'title' },
      { text: [report.name, period, report.location].filter(Boolean).join(', '), style: 'label' },
      { text: report.summary, margin: [0, 6, 0, 4] },
      { text: 'Teams and squads', style: 'section' },
      linesTable(lineRowsOf(report), formats),
      {
        text: `Time lost: ${timeWords(report.total, formats)}. Did not return: ${numberText(report.total.notReturned, formats)}.`,
      },
      ...report.teams.flatMap((team): Content[] => [
        { text: team.name, style: 'section' },
        {
          text: `Time lost: ${timeWords(team.figures, formats)}. Did not return: ${numberText(team.figures.notReturned, formats)}. Told what to look for after a head injury: ${numberText(team.figures.advised, formats)} of ${numberText(team.figures.headInjuries, formats)}.`,
          margin: [0, 0, 0, 4],
        },
        ...breakdownContent(team.breakdowns, formats),
        ...squadContent(team, formats),
      ]),
      { text: 'What the figures mean', style: 'section' },
      ...Object.values(CHEER_FIGURES).map(({ name, definition }): Content => ({
        text: `${name}: ${definition}`,
        style: 'note',
      })),
    ],
  };
};
