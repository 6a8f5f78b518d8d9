import { z } from 'zod';
import { LIMITS } from '../limits.js';

/** ISO 8601 with an offset, to the minute or finer: what a form with minutes sends, and what a program with milliseconds does. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const { first, last } = LIMITS.years;

const wordsFrom = (year: number): string =>
  `Check the year: it must be between ${String(year)} and ${String(last)}.`;

/** The message for a date in a year that cannot be right. */
export const YEAR_WORDS = wordsFrom(first);

/** Whether a date or an instant, ISO 8601, lies in a year in which something of ours can. */
const isWithinYears = (iso: string, from: number = first): boolean => {
  // Years beyond 9999 and before 0 are written with a sign.
  const year = Number(/^[+-]?\d+/.exec(iso)?.[0]);
  return year >= from && year <= last;
};

/** A moment that was read already, in a year in which something of ours can lie. `words`: what is said where there is none. */
export const operationalTime = (words: string) =>
  z.date(words).refine((at) => isWithinYears(at.toISOString()), YEAR_WORDS);

/** Whether the moment exists: JavaScript moves 30 February to March, and 24:00 to the next day, without a word. */
const isReal = (text: string): boolean => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  return isDay && text.slice(11, 13) !== '24' && !Number.isNaN(Date.parse(text));
};

/** A moment as a caller sends it: seconds may be left out, the offset may not. Comes out as a Date. */
export const instant = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-11-20T14:32Z'] })
  .transform((text, context): Date => {
    // The words are those of every time that has the wrong form (check.ts).
    if (!INSTANT.test(text) || !isReal(text))
      context.addIssue({ code: 'invalid_format', format: 'datetime', input: text });
    else if (!isWithinYears(text)) context.addIssue({ code: 'custom', message: YEAR_WORDS });
    else return new Date(text);
    return z.NEVER;
  });

/** Whether a time is further ahead of `now` than `minutes`: by default, as far as two clocks may differ (clinical section 3). */
export const isAhead = (at: Date, now: Date, minutes: number = LIMITS.clockDriftMinutes): boolean =>
  at.getTime() > now.getTime() + minutes * 60_000;

/** The message for such a time: the time may be right, and the device's clock wrong. */
export const AHEAD_WORDS =
  'This time is in the future. Correct it. If it is right, the clock of this device is ahead: check its date and time.';

/** A day, YYYY-MM-DD, on which something of ours can lie: not for birth dates. */
export const operationalDay = z.iso.date().refine(isWithinYears, YEAR_WORDS);

const { firstYear } = LIMITS.staff;

/** The message for a day on which nobody's work can have begun. */
export const CAREER_YEAR_WORDS = wordsFrom(firstYear);

/** Whether a day, YYYY-MM-DD, is one on which a person's work began or they qualified: before Sideline, and not before they could. */
export const isCareerDay = (day: string): boolean => isWithinYears(day, firstYear);

/** Whether a day, YYYY-MM-DD, lies in a year in which something of ours can. */
export const isOperationalDay = (day: string): boolean => isWithinYears(day);

/** The message for a period that ends before it starts, wherever one is asked for. */
export const END_BEFORE_START = 'The end must come after the start.';
