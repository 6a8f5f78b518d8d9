import { momentOf, wallClock } from '../wall-clock.js';
import type { Span } from './recurrence.js';

const wallMs = (at: Date, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The moment at which the clocks of a zone show so many milliseconds more than at another. */
const byClock = (at: Date, ms: number, timeZone: string): Date => {
  const wall = new Date(wallMs(at, timeZone) + ms);
  return momentOf(
    {
      year: wall.getUTCFullYear(),
      month: wall.getUTCMonth() + 1,
      day: wall.getUTCDate(),
      hour: wall.getUTCHours(),
      minute: wall.getUTCMinutes(),
      second: wall.getUTCSeconds(),
    },
    timeZone,
  );
};

/** Both ends by the clock; where a skipped hour leaves nothing between them, it is as long as `length` says, in milliseconds. */
const shifted = (
  { start, end }: Span,
  by: { readonly start: number; readonly end: number },
  length: number,
  timeZone: string,
): Span => {
  const from = byClock(start, by.start, timeZone);
  const to = byClock(end, by.end, timeZone);
  return { start: from, end: to > from ? to : new Date(from.getTime() + length) };
};

const lengthOf = ({ start, end }: Span): number => end.getTime() - start.getTime();

/** Where a span goes when another goes from `was` to `to`: as many days and clock hours further in its zone. */
export const movedAlong = (span: Span, was: Span, to: Span, timeZone: string): Span => {
  const by = (old: Date, now: Date): number => wallMs(now, timeZone) - wallMs(old, timeZone);
  return shifted(span, { start: by(was.start, to.start), end: by(was.end, to.end) }, lengthOf(to), timeZone);
};

/** A span so many days on, at the same clock times of its zone whatever the clocks do between. */
export const movedByDays = (span: Span, days: number, timeZone: string): Span => {
  const ms = days * 86_400_000;
  return shifted(span, { start: ms, end: ms }, lengthOf(span), timeZone);
};

/** A span that is to start at another moment; it ends as much later by the clock as it then starts. */
export const movedTo = (span: Span, start: Date, timeZone: string): Span => {
  const by = wallMs(start, timeZone) - wallMs(span.start, timeZone);
  return { start, end: shifted(span, { start: by, end: by }, lengthOf(span), timeZone).end };
};
