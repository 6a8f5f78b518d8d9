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
/** How far the clock on the wall goes on from one moment to another, in milliseconds. */
const onTheWall = (from: Date, to: Date): number =>
  to.getTime() - from.getTime() - (to.getTimezoneOffset() - from.getTimezoneOffset()) * MINUTE_MS;
const daysOf = ({ start, end }: Span): number => Math.trunc(onTheWall(start, end) / DAY_MS);
const minutesOf = (from: Date, to: Date): number => Math.trunc(onTheWall(from, to) / MINUTE_MS);

/** What the library asks of every block of every week, by plain dates: dayjs makes several objects for each answer. */
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
};

/**
 * Every day of a time grid has the 24 hours of its gutter, and a block lies beside the hours that the clock shows. As the library
 * has it, the days on which the clocks change have 23 and 25, and stand beside hours that are not theirs.
 */
const byTheWall = ({ diff }: DateLocalizer) => ({
  diff: (from: Date, to: Date, unit?: Parameters<DateLocalizer['diff']>[2]): number =>
    unit === 'minutes' ? minutesOf(from, to) : diff(from, to, unit),
  getTotalMin: minutesOf,
  getDstOffset: () => 0,
});

/** The library's dates by dayjs; by plain dates what it asks most often, and by the clock on the wall where a time lies. */
export const rotaLocalizer = (): DateLocalizer => {
  const library = dayjsLocalizer(dayjs);
  return Object.assign(library, BY_DATES, byTheWall(library));
};
