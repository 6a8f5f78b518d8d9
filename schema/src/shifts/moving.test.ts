import { describe, expect, it } from 'vitest';
import { movedAlong, movedByDays, movedTo } from './moving.js';
import type { Span } from './recurrence.js';

const LONDON = 'Europe/London';
const span = (start: string, end: string): Span => ({ start: new Date(start), end: new Date(end) });
const said = ({ start, end }: Span): string =>
  `${start.toISOString().slice(0, 16)} ${end.toISOString().slice(0, 16)}`;
/** 08:00 to 20:00 of the last Friday of summer time, and of winter time. */
const SUMMER = span('2026-10-23T07:00Z', '2026-10-23T19:00Z');
const WINTER = span('2027-03-26T08:00Z', '2027-03-26T20:00Z');
const HOUR_MS = 3_600_000;

describe('a shift that is moved over a clock change', () => {
  it('keeps its clock times, both ways', () => {
    expect(said(movedByDays(SUMMER, 3, LONDON))).toBe('2026-10-26T08:00 2026-10-26T20:00');
    expect(said(movedByDays(WINTER, 3, LONDON))).toBe('2027-03-29T07:00 2027-03-29T19:00');
    expect(said(movedByDays(movedByDays(SUMMER, 3, LONDON), -3, LONDON))).toBe(said(SUMMER));
  });

  it('uses the clock of its event, wherever the user is', () => {
    // New York changes a week later.
    expect(said(movedByDays(SUMMER, 3, 'America/New_York'))).toBe('2026-10-26T07:00 2026-10-26T19:00');
  });

  it('is an hour longer or shorter if it falls on that night', () => {
    const night = span('2026-10-23T19:00Z', '2026-10-24T07:00Z');
    expect(said(movedByDays(night, 1, LONDON))).toBe('2026-10-24T19:00 2026-10-25T08:00');
    expect(said(movedTo(night, new Date('2026-10-24T20:00Z'), LONDON))).toBe(
      '2026-10-24T20:00 2026-10-25T09:00',
    );
    const spring = span('2027-03-26T22:00Z', '2027-03-27T06:00Z');
    expect(said(movedByDays(spring, 1, LONDON))).toBe('2027-03-27T22:00 2027-03-28T05:00');
  });

  it('keeps its length if a skipped hour would leave nothing of it', () => {
    const early = span('2027-03-27T01:00Z', '2027-03-27T02:00Z');
    expect(said(movedByDays(early, 1, LONDON))).toBe('2027-03-28T01:00 2027-03-28T02:00');
  });

  it('moves the rest of its series too, each by its own clock', () => {
    const later = { start: new Date(SUMMER.start.getTime() + HOUR_MS), end: SUMMER.end };
    const next = movedByDays(SUMMER, 7, LONDON);
    expect(said(movedAlong(next, SUMMER, later, LONDON))).toBe('2026-10-30T09:00 2026-10-30T20:00');
  });
});
