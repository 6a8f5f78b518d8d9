import { LIMITS } from '../limits.js';
import { localDay } from '../local-day.js';
import type { Recurrence } from './vocabulary.js';
import { momentOf, wallClock, type WallClock } from '../wall-clock.js';

/** From when to when a shift is. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** How often a block repeats. */
export interface Repeat {
  readonly every: Recurrence;
  /** The zone whose clock is kept: the event's. */
  readonly timeZone: string;
  /** The last day on which one may start, YYYY-MM-DD. */
  readonly until?: string | null | undefined;
  /** How many there are, the first counted. */
  readonly count?: number | null | undefined;
  /** Where neither is given, none starts after this. */
  readonly eventEnds: Date;
}

/** Whether blocks recur until a day (YYYY-MM-DD) on which one of them has not begun yet, by the clock of the zone. */
export const endsBeforeItBegins = (
  until: string | null | undefined,
  starts: readonly Date[],
  timeZone: string,
): boolean => typeof until === 'string' && starts.some((start) => localDay(start, timeZone) > until);

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same clock time `index` steps on; monthly on the 31st means the last day of a shorter month. */
const stepped = (wall: WallClock, every: Recurrence, index: number): WallClock => {
  if (every === 'monthly') {
    const months = wall.year * 12 + wall.month - 1 + index;
    const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
    return { ...wall, year, month, day: Math.min(wall.day, daysIn(year, month)) };
  }
  const days = every === 'daily' ? 1 : 7;
  const on = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days * index));
  return { ...wall, year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate() };
};

/** Whole calendar days from one wall's day to another's. */
const daysBetween = (from: WallClock, to: WallClock): number =>
  (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000;

/**
 * Every shift that a block with its recurrence makes, the first included, at the same clock times across clock changes
 * (operations section 2). At most one more than `LIMITS.shifts.series`, so that the caller can see that there are too many.
 */
export const occurrencesOf = ({ start, end }: Span, repeat: Repeat): readonly Span[] => {
  const { every, timeZone, until, count, eventEnds } = repeat;
  if (every === 'none') return [{ start, end }];
  const from = wallClock(start, timeZone);
  const to = wallClock(end, timeZone);
  const nights = daysBetween(from, to);
  const most = Math.min(count ?? Number.POSITIVE_INFINITY, LIMITS.shifts.series + 1);
  const isBeyond = (at: Date): boolean => {
    if (typeof until === 'string') return localDay(at, timeZone) > until;
    return typeof count !== 'number' && at > eventEnds;
  };
  const spans: Span[] = [{ start, end }];
  while (spans.length < most) {
    const wall = stepped(from, every, spans.length);
    const next = momentOf(wall, timeZone);
    if (isBeyond(next)) break;
    const ends = momentOf(
      stepped({ ...to, year: wall.year, month: wall.month, day: wall.day }, 'daily', nights),
      timeZone,
    );
    // An hour that is skipped can leave nothing between two clock times: the length is kept then.
    const length = end.getTime() - start.getTime();
    spans.push({ start: next, end: ends > next ? ends : new Date(next.getTime() + length) });
  }
  return spans;
};
