import dayjs from 'dayjs';
import { dayjsLocalizer, type DateLocalizer } from 'react-big-calendar';

interface Span {
  readonly start: Date;
  readonly end: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Local midnight, in milliseconds. */
const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
/** How far the wall clock advances from one moment to another, in milliseconds. */
const onTheWall = (from: Date, to: Date): number =>
  to.getTime() - from.getTime() - (to.getTimezoneOffset() - from.getTimezoneOffset()) * MINUTE_MS;
const daysBetween = (from: Date, to: Date): number => Math.trunc(onTheWall(from, to) / DAY_MS);
const daysOf = ({ start, end }: Span): number => daysBetween(start, end);
const minutesOf = (from: Date, to: Date): number => Math.trunc(onTheWall(from, to) / MINUTE_MS);

/**
 * The library's questions about every block of every week, answered with plain dates, because dayjs makes several objects
 * for each answer.
 */
const BY_DATES = {
  isSameDate: (one: Date, other: Date): boolean => dayOf(one) === dayOf(other),
  inEventRange: ({ event, range }: { readonly event: Span; readonly range: Span }): boolean => {
    const from = dayOf(event.start);
    if (from > dayOf(range.end)) return false;
    const isMidnight = minuteOf(new Date(from)) === minuteOf(event.end);
    return isMidnight
      ? minuteOf(event.end) >= minuteOf(range.start)
      : minuteOf(event.end) > minuteOf(range.start);
  },
  /** The earlier day first, then the longer one, then the earlier one. */
  sortEvents: ({ evtA, evtB }: { readonly evtA: Span; readonly evtB: Span }): number =>
    dayOf(evtA.start) - dayOf(evtB.start) ||
    daysOf(evtB) - daysOf(evtA) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
  /**
   * A shift always has times. From midnight to midnight it is not a date, because the calendar does not show the row for
   * dates.
   */
  startAndEndAreDateOnly: (): boolean => false,
};

type Unit = Parameters<DateLocalizer['startOf']>[1];

/** The same clock time a number of days later. */
const daysOn = (at: Date, days: number): Date => {
  const on = new Date(at);
  on.setDate(on.getDate() + days);
  return on;
};
const ceilOfDay = (at: Date): Date => {
  const from = new Date(dayOf(at));
  return from.getTime() === at.getTime() ? from : daysOn(from, 1);
};
const daysFrom = (first: Date, last: Date): Date[] => {
  const days: Date[] = [];
  for (let day = first; day <= last; day = daysOn(day, 1)) days.push(day);
  return days;
};
const isSameMonth = (one: Date, other: Date): boolean =>
  one.getMonth() === other.getMonth() && one.getFullYear() === other.getFullYear();

/** Whether a span covers part of a day. A day that begins when the span ends does not count. */
const hasOf = (day: Date, from: Date, to: Date): boolean => {
  const midnight = dayOf(day);
  return midnight === dayOf(from) || (midnight > dayOf(from) && midnight < to.getTime());
};

/** What the month asks about every day and every block, answered with plain dates. Other units stay the library's. */
const daysByDates = (library: DateLocalizer) => {
  // The library's own functions, before ours replace them.
  const { eq: isSame, startOf, add, ceil, inRange, firstVisibleDay, lastVisibleDay } = library;
  const format = library.format.bind(library);
  const eq = (one: Date, other: Date, unit?: Unit): boolean => {
    if (unit === undefined) return one.getTime() === other.getTime();
    if (unit === 'day') return dayOf(one) === dayOf(other);
    return unit === 'month' ? isSameMonth(one, other) : isSame(one, other, unit);
  };
  return {
    eq,
    neq: (one: Date, other: Date, unit?: Unit): boolean => !eq(one, other, unit),
    startOf: (at: Date, unit: Unit): Date => (unit === 'day' ? new Date(dayOf(at)) : startOf(at, unit)),
    add: (at: Date, count: number, unit: Unit): Date =>
      unit === 'day' ? daysOn(at, count) : add(at, count, unit),
    ceil: (at: Date, unit: Unit): Date => (unit === 'day' ? ceilOfDay(at) : ceil(at, unit)),
    inRange: (at: Date, from: Date, to: Date, unit?: Unit): boolean =>
      unit === 'day' ? hasOf(at, from, to) : inRange(at, from, to, unit),
    min: (one: Date, other: Date): Date => (one < other ? one : other),
    max: (one: Date, other: Date): Date => (one > other ? one : other),
    visibleDays: (at: Date): Date[] => daysFrom(firstVisibleDay(at, library), lastVisibleDay(at, library)),
    continuesPrior: (start: Date, first: Date): boolean => dayOf(start) < dayOf(first),
    continuesAfter: (_start: Date, end: Date, last: Date): boolean => minuteOf(end) >= minuteOf(last),
    format: (at: Date, form: string, culture?: string): string =>
      form === 'D' ? String(at.getDate()) : format(at, form, culture),
  };
};

/**
 * Every day of a time grid has the 24 hours of its gutter, and a block is next to the hours that the clock shows. In the
 * library, days on which the clocks change have 23 or 25 hours, so their blocks are next to the wrong hours.
 */
const byTheWall = ({ diff }: DateLocalizer) => ({
  diff: (from: Date, to: Date, unit?: Parameters<DateLocalizer['diff']>[2]): number =>
    unit === 'minutes' ? minutesOf(from, to) : unit === 'day' ? daysBetween(from, to) : diff(from, to, unit),
  getTotalMin: minutesOf,
  getDstOffset: () => 0,
});

/**
 * The library's dates with dayjs. The most frequent questions are answered with plain dates, and positions in the grid
 * with the clock on the wall.
 */
export const rotaLocalizer = (): DateLocalizer => {
  const library = dayjsLocalizer(dayjs);
  return Object.assign(library, BY_DATES, daysByDates(library), byTheWall(library));
};
