import { LIMITS } from '../limits.js';
import { HOME_ZONE } from '../local-day.js';
import { remembered } from '../remembered.js';
import type { Span } from './recurrence.js';
import { momentOf, wallClock } from '../wall-clock.js';

const HOUR_MS = 3_600_000;

export const overlaps = (one: Span, other: Span): boolean =>
  one.start.getTime() < other.end.getTime() && other.start.getTime() < one.end.getTime();

/** Why an admin is asked for a reason (operations section 2): under 11 h rest, or over 48 h in a week. */
export type WorkingTimeWarning =
  | { readonly kind: 'rest'; readonly hours: number }
  | { readonly kind: 'week'; readonly hours: number };

/** To one decimal, rounded so that the limit is never met by rounding: 10 h 59 min are not 11 h. */
const tenths = (ms: number, round: (value: number) => number): number => round((ms / HOUR_MS) * 10) / 10;

/** The first moment of a day (YYYY-MM-DD) of the provider's zone, in milliseconds. */
const midnightOf = remembered(2_000, (day: string) => {
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

/** Monday 00:00 of the week of a moment, in milliseconds, and of the week after it. */
const weekOf = remembered(5_000, (moment: number): readonly [start: number, end: number] => {
  const { year, month, day } = wallClock(new Date(moment), HOME_ZONE);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const midnight = (offset: number): number =>
    midnightOf(new Date(Date.UTC(year, month - 1, day - weekday + offset)).toISOString().slice(0, 10));
  return [midnight(0), midnight(7)];
});

const within = ([from, until]: readonly [start: number, end: number], { start, end }: Span): number =>
  Math.max(0, Math.min(end.getTime(), until) - Math.max(start.getTime(), from));

/**
 * What is wrong with a person's working time if they take this shift as well as their others; empty where nothing is.
 * Rest is the shortest gap to a neighbour; the week is Monday to Sunday in the provider's zone. Shifts that overlap are not
 * this function's matter.
 */
export const workingTimeWarnings = (shift: Span, others: readonly Span[]): readonly WorkingTimeWarning[] => {
  const warnings: WorkingTimeWarning[] = [];
  const [start, end] = [shift.start.getTime(), shift.end.getTime()];
  const rest = others.reduce((least, other) => {
    const [before, after] = [start - other.end.getTime(), other.start.getTime() - end];
    return Math.min(least, before >= 0 ? before : after >= 0 ? after : least);
  }, Number.POSITIVE_INFINITY);
  if (rest < LIMITS.shifts.restHours * HOUR_MS)
    warnings.push({ kind: 'rest', hours: tenths(rest, Math.floor) });
  const first = weekOf(start);
  const weeks = end > first[1] ? [first, weekOf(end)] : [first];
  const worked = Math.max(
    ...weeks.map((week) => others.reduce((sum, span) => sum + within(week, span), within(week, shift))),
  );
  if (worked > LIMITS.shifts.weekHours * HOUR_MS)
    warnings.push({ kind: 'week', hours: tenths(worked, Math.ceil) });
  return warnings;
};

/** A warning in words. */
export const warningText = ({ kind, hours }: WorkingTimeWarning): string =>
  kind === 'rest'
    ? `Only ${String(hours)} h rest before or after another shift (at least ${String(LIMITS.shifts.restHours)} h needed)`
    : `${String(hours)} h in one week (at most ${String(LIMITS.shifts.weekHours)} h)`;
