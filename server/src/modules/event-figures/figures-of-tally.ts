import { countWords, type PublishedCount } from '@sideline/schema/statistics/masking';
import {
  BREAKDOWN_KEYS,
  FIXED_CELLS,
  NO_ZONE,
  OUTSIDE_HOURS,
  type BreakdownKey,
  type OutcomeKind,
} from '@sideline/schema/statistics/figures';
import { eventSummary } from '@sideline/schema/statistics/event-summary';
import {
  countedFigure,
  TIME_KEYS,
  type CountedCell,
  type CountedFigure,
  type EventTally,
} from '@sideline/schema/statistics/event-figures';
import {
  compareRate,
  comparisonWords,
  ratePerThousand,
  shownRate,
  type Comparison,
  type Standing,
} from '@sideline/schema/statistics/rates';
import { PAST_AT_ONCE, type HeadlineRow, type ListedRow, type ListedRows } from './event-figures.hot.js';
import type { BagsAtEvent } from './event-figures.ports.js';
import type {
  ClientEvent,
  ClientEvents,
  EventFigures,
  EventHeadline,
  FigureCell,
  FigureCount,
  FigureRate,
} from './event-figures.types.js';

/** Figures from a tally. Nothing else is used, so a masked tally stays masked. */

const shown = (counted: PublishedCount): FigureCount => ({ ...counted, text: countWords(counted) });
const figure = (counted: CountedFigure): FigureCount => shown(countedFigure(counted));

const labelOf = (breakdown: BreakdownKey, { key, label }: CountedCell): string => {
  const fixed: Partial<Record<BreakdownKey, Readonly<Record<string, string>>>> = FIXED_CELLS;
  if (breakdown === 'zone' && key === NO_ZONE) return 'Elsewhere or not recorded';
  if (breakdown === 'hour' && key === OUTSIDE_HOURS) return 'Outside these hours';
  return fixed[breakdown]?.[key] ?? label;
};

const cellOf = (breakdown: BreakdownKey, cell: CountedCell): FigureCell => {
  const { count, mask, text } = shown({ count: cell.count, mask: cell.mask ?? null });
  return { key: cell.key, label: labelOf(breakdown, cell), count, mask, text };
};

export const historyOf = (compared: Comparison | null) =>
  compared === null
    ? null
    : {
        events: compared.events,
        median: shownRate(compared.median),
        lowerQuartile: shownRate(compared.lowerQuartile),
        upperQuartile: shownRate(compared.upperQuartile),
      };

/** Of a masked count the comparison is the released one: exact counts of earlier events have no part in it. */
const rateOf = (
  count: number | null,
  attendance: number | null,
  earlier: readonly number[],
  released: Standing | null | undefined,
): FigureRate => {
  const rate = ratePerThousand(count, attendance);
  const compared = released === undefined ? compareRate(rate?.value ?? null, earlier) : null;
  const standing = released ?? compared?.standing ?? null;
  return {
    value: rate && shownRate(rate.value),
    low: rate && shownRate(rate.low),
    high: rate && shownRate(rate.high),
    standing,
    comparison: comparisonWords(standing, rate !== null),
    history: historyOf(compared),
  };
};

const perThousand = (history: readonly HeadlineRow[], of: 'presentations' | 'conveyed'): number[] =>
  history.flatMap((row) => {
    const rate = ratePerThousand(row[of], row.attendance);
    return rate === null ? [] : [rate.value];
  });

/** All figures of an event, from its tally and, for the provider, the counts of earlier events of its kind. */
export const figuresOf = (
  eventId: string,
  tally: EventTally,
  history: readonly HeadlineRow[],
  isMasked: boolean,
  bags: BagsAtEvent | null = null,
): EventFigures => {
  const breakdowns = BREAKDOWN_KEYS.map((key) => ({
    key,
    cells: tally.breakdowns[key].map((cell) => cellOf(key, cell)),
  }));
  const outcomes = breakdowns.find(({ key }) => key === 'outcome')?.cells ?? [];
  const outcome = (kind: OutcomeKind): FigureCount => {
    const { count = 0, mask = null, text = '0' } = outcomes.find(({ key }) => key === kind) ?? {};
    return { count, mask, text };
  };
  const presentations = figure(tally.total);
  const conveyed = outcome('conveyed');
  const rate = (key: 'ppr' | 'tthr', count: number | null, of: 'presentations' | 'conveyed') =>
    rateOf(
      count,
      tally.attendance,
      perThousand(history, of),
      isMasked ? (tally.standings?.[key] ?? null) : undefined,
    );
  const figures: Omit<EventFigures, 'summary'> = {
    eventId,
    isMasked,
    asAt: tally.asAt,
    nextAt: tally.nextAt ?? null,
    attendance: tally.attendance,
    isAttendanceExpected: tally.isAttendanceExpected,
    presentations,
    ppr: rate('ppr', presentations.count, 'presentations'),
    tthr: rate('tthr', conveyed.count, 'conveyed'),
    inTreatment: outcome('in_treatment'),
    waiting: outcome('waiting'),
    conveyed,
    news2High: figure(tally.parts.news2High),
    arrests: figure(tally.parts.arrests),
    staffPlanned: figure(tally.staffing.staffPlanned),
    staffCheckedIn: figure(tally.staffing.staffCheckedIn),
    bagsOut: bags && figure(bags.out),
    bagsReady: bags && figure(bags.ready),
    breakdowns,
    times: TIME_KEYS.map((key) => {
      const { median = null, p90 = null } = tally.times[key] ?? {};
      return { key, median: median && shownRate(median), p90: p90 && shownRate(p90) };
    }),
  };
  return { ...figures, summary: eventSummary(figures) };
};

const headline = (
  presentations: FigureCount,
  conveyed: FigureCount,
  attendance: number | null,
): EventHeadline => {
  const rate = ratePerThousand(presentations.count, attendance);
  return { presentations, conveyed, ppr: rate && shownRate(rate.value) };
};

type OpenCounts = Omit<HeadlineRow, 'attendance'>;

export const headlineOfCounts = (
  { presentations, conveyed }: OpenCounts,
  attendance: number | null,
): EventHeadline => headline(figure(presentations), figure(conveyed), attendance);

/** For a masked tally, with the attendance that it was made with. */
export const headlineOfTally = (tally: EventTally): EventHeadline => {
  const { presentations, conveyed, attendance } = figuresOf('', tally, [], true);
  return headline(presentations, conveyed, attendance);
};

/** The lists of a client's events, each with its headline where it has begun. */
export const listsOf = <Counted>(
  { live, planned, past, ...client }: ListedRows<Counted>,
  headlineOf: (counted: Counted, attendance: number | null) => EventHeadline,
): ClientEvents => {
  const listed = ({ counted, ...event }: ListedRow<Counted>): ClientEvent => ({
    ...event,
    headline: counted === null ? null : headlineOf(counted, event.attendance),
  });
  return {
    ...client,
    live: live.map(listed),
    planned: planned.map(listed),
    past: past.slice(0, PAST_AT_ONCE).map(listed),
    hasMorePast: past.length > PAST_AT_ONCE,
  };
};
