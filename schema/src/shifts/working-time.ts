import { LIMITS } from '../limits.js';
import { HOME_ZONE } from '../local-day.js';
import { remembered } from '../remembered.js';
import type { Span } from './recurrence.js';
import { momentOf, wallClock } from '../wall-clock.js';

const HOUR_MS = 3_600_000;

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Why an admin is asked for a reason (operations section 2): under 11 h rest, or over 48 h in a week. */
export type WorkingTimeWarning =
  { readonly kind: 'rest'; readonly hours: number } | { readonly kind: 'week'; readonly hours: number };

/** To one decimal, towards what is wrong: 10 h 59 min are not 11 h. */
const tenths = (ms: number, round: (value: number) => number): number => round((ms / HOUR_MS) * 10) / 10;

/** The first moment of a day (YYYY-MM-DD) of the provider's zone, in milliseconds. */
const midnightOf = remembered(2_000, (day) => {
  const on = new Date(day);
  return momentOf(
    {
      year: on.getUTCFullYear(),
      month: on.getUTCMonth() + 1,
      day: on.getUTCDate(),
      hour: 0,
      minute: 0,
      second: 0,
    },
    HOME_ZONE,
  ).getTime();
});

/** Monday 00:00 of the week of a moment, and of the week after it. */
const weekOf = (moment: Date): Span => {
  const { year, month, day } = wallClock(moment, HOME_ZONE);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const midnight = (offset: number): Date => {
    const on = new Date(Date.UTC(year, month - 1, day - weekday + offset)).toISOString().slice(0, 10);
    return new Date(midnightOf(on));
  };
  return { start: midnight(0), end: midnight(7) };
};

const within = (week: Span, { start, end }: Span): number =>
  Math.max(0, Math.min(end.getTime(), week.end.getTime()) - Math.max(start.getTime(), week.start.getTime()));

/**
 * What is wrong with the working time of somebody who takes this shift beside the others that he has, empty where nothing is.
 * Rest is the shortest gap to a neighbour; the week is Monday to Sunday in the provider's zone. Shifts that overlap are not
 * this function's matter.
 */
export const workingTimeWarnings = (shift: Span, others: readonly Span[]): readonly WorkingTimeWarning[] => {
  const warnings: WorkingTimeWarning[] = [];
  const gaps = others
    .filter((other) => !overlaps(shift, other))
    .map((other) =>
      other.end <= shift.start
        ? shift.start.getTime() - other.end.getTime()
        : other.start.getTime() - shift.end.getTime(),
    );
  const rest = Math.min(Number.POSITIVE_INFINITY, ...gaps);
  if (rest < LIMITS.shifts.restHours * HOUR_MS)
    warnings.push({ kind: 'rest', hours: tenths(rest, Math.floor) });
  const first = weekOf(shift.start);
  const weeks = shift.end > first.end ? [first, weekOf(shift.end)] : [first];
  const worked = Math.max(
    ...weeks.map((week) => [shift, ...others].reduce((sum, span) => sum + within(week, span), 0)),
  );
  if (worked > LIMITS.shifts.weekHours * HOUR_MS)
    warnings.push({ kind: 'week', hours: tenths(worked, Math.ceil) });
  return warnings;
};

/** A warning in words. */
export const warningText = ({ kind, hours }: WorkingTimeWarning): string =>
  kind === 'rest'
    ? `Only ${String(hours)} h rest beside another shift (${String(LIMITS.shifts.restHours)} h are due)`
    : `${String(hours)} h in one week (at most ${String(LIMITS.shifts.weekHours)} h)`;
