import { compareEvents, COMPARED_FIGURES } from '@sideline/schema/statistics/event-comparison';
import { numberText, type Formats } from '@sideline/schema/provider/formats';
import { comparisonWords, shownRate } from '@sideline/schema/statistics/rates';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { EntityManager } from 'typeorm';
import type { Column } from '../../platform/export/table.js';
import { sheet } from '../../platform/export/xlsx.js';
import { isId } from '../../platform/ids.js';
import { readCompared } from './event-comparison.hot.js';
import type { ComparedFigure, FigureHistory } from './event-figures.types.js';
import { historyOf } from './figures-of-tally.js';

/** Null where there is no such event. Exact, and of all clients' events: never for a client. */
export const readComparison = async (
  manager: EntityManager,
  eventId: string,
): Promise<ComparedFigure[] | null> => {
  const counts = isId(eventId) ? await readCompared(manager, eventId) : null;
  return (
    counts &&
    compareEvents(counts.own, counts.earlier).map(({ compared, ...figure }) => ({
      ...figure,
      standing: compared?.standing ?? null,
      comparison: comparisonWords(compared?.standing ?? null, figure.value !== null),
      history: historyOf(compared),
    }))
  );
};

const COLUMNS: readonly Column<ComparedFigure>[] = [
  { title: 'Figure', value: ({ key }) => COMPARED_FIGURES[key].name },
  { title: 'Unit', value: ({ key }) => COMPARED_FIGURES[key].unit },
  { title: 'This event', value: ({ value }) => value },
  { title: '95 % from', value: ({ low }) => low },
  { title: '95 % to', value: ({ high }) => high },
  { title: 'Comparison', value: ({ comparison }) => comparison },
  { title: 'Earlier events', value: ({ history }) => history?.events },
  { title: 'Their median', value: ({ history }) => history?.median },
  { title: 'Middle half from', value: ({ history }) => history?.lowerQuartile },
  { title: 'Middle half to', value: ({ history }) => history?.upperQuartile },
  { title: 'Definition', value: ({ key }) => COMPARED_FIGURES[key].definition },
];

/** As a sheet of the workbook. */
export const comparisonSheet = (compared: readonly ComparedFigure[]) =>
  sheet({ name: 'Comparison', columns: COLUMNS, rows: compared });

/** '12 earlier events: median 3.2, middle half 2 to 4.1' */
export const historyWords = (
  { events, median, lowerQuartile, upperQuartile }: FigureHistory,
  formats: Formats,
): string => {
  const figure = (value: number): string => numberText(shownRate(value), formats);
  return `${numberText(events, formats)} earlier events: median ${figure(median)}, middle half ${figure(lowerQuartile)} to ${figure(upperQuartile)}`;
};

/** On paper. */
export const comparisonContent = (compared: readonly ComparedFigure[], formats: Formats): Content[] => [
  { text: 'Compared with earlier events', style: 'section' },
  { text: 'Our closed events at the same kind of venue.', style: 'note' },
  {
    margin: [0, 2, 0, 6],
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: [130, 90, '*'],
      body: [
        ['Figure', 'This event', 'Earlier events'].map((text): TableCell => ({ text, style: 'tableHead' })),
        ...compared.map(({ key, value, low, high, comparison, history }): TableCell[] => [
          { text: `${COMPARED_FIGURES[key].name}, ${COMPARED_FIGURES[key].unit}` },
          {
            text: [
              value === null ? 'not known' : numberText(value, formats),
              low === null || high === null
                ? null
                : `${numberText(low, formats)} to ${numberText(high, formats)}`,
            ]
              .filter(Boolean)
              .join('\n'),
          },
          { text: [comparison, history && historyWords(history, formats)].filter(Boolean).join('\n') },
        ]),
      ],
    },
  },
];
