import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.js';
import { endsBeforeItBegins, occurrencesOf, type Repeat } from './recurrence.js';
import { momentOf, wallClock } from '../wall-clock.js';

const LONDON = 'Europe/London';
const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const made = (start: string, end: string, repeat: Partial<Repeat>): readonly string[] =>
  occurrencesOf(span(start, end), {
    every: 'daily',
    timeZone: LONDON,
    eventEnds: new Date('2027-12-31T00:00:00Z'),
    ...repeat,
  }).map((one) => `${one.start.toISOString().slice(0, 16)} ${one.end.toISOString().slice(0, 16)}`);

describe('recurrence', () => {
  it('gives one shift if none is chosen', () => {
    expect(made('2026-11-20T08:00Z', '2026-11-20T18:00Z', { every: 'none', count: 5 })).toHaveLength(1);
  });

  it('cannot end before it starts, by the day at the event', () => {
    const starts = [new Date('2026-12-02T01:00Z')];
    expect(endsBeforeItBegins('2026-12-01', starts, LONDON)).toBe(true);
    expect(endsBeforeItBegins('2026-12-02', starts, LONDON)).toBe(false);
    expect(endsBeforeItBegins('2026-12-01', starts, 'America/New_York')).toBe(false);
    expect(endsBeforeItBegins('2026-12-02', [...starts, new Date('2026-12-03T08:00Z')], LONDON)).toBe(true);
    expect(endsBeforeItBegins(null, starts, LONDON)).toBe(false);
  });

  it('keeps the clock time when clocks go back', () => {
    expect(made('2026-10-23T07:00Z', '2026-10-23T17:00Z', { count: 4 })).toEqual([
      '2026-10-23T07:00 2026-10-23T17:00',
      '2026-10-24T07:00 2026-10-24T17:00',
      '2026-10-25T08:00 2026-10-25T18:00',
      '2026-10-26T08:00 2026-10-26T18:00',
    ]);
  });

  it('keeps the clock time when clocks go forward, even overnight', () => {
    expect(made('2027-03-20T22:00Z', '2027-03-21T06:00Z', { every: 'weekly', count: 3 })).toEqual([
      '2027-03-20T22:00 2027-03-21T06:00',
      '2027-03-27T22:00 2027-03-28T05:00',
      '2027-04-03T21:00 2027-04-04T05:00',
    ]);
  });

  it('keeps the length if a skipped hour would leave nothing of it', () => {
    expect(made('2027-03-27T01:00Z', '2027-03-27T02:00Z', { count: 2 })[1]).toBe(
      '2027-03-28T01:00 2027-03-28T02:00',
    );
  });

  it('takes monthly on the 31st as the last day of the month, and returns to the 31st', () => {
    expect(
      made('2027-01-31T09:00Z', '2027-01-31T17:00Z', { every: 'monthly', count: 5 }).map((one) =>
        one.slice(0, 13),
      ),
    ).toEqual(['2027-01-31T09', '2027-02-28T09', '2027-03-31T08', '2027-04-30T08', '2027-05-31T08']);
  });

  it('ends with its date, its number, or otherwise with the event', () => {
    const daily = (repeat: Partial<Repeat>) => made('2026-11-20T08:00Z', '2026-11-20T18:00Z', repeat);
    expect(daily({ until: '2026-11-22' })).toHaveLength(3);
    expect(daily({ count: 7 })).toHaveLength(7);
    expect(daily({ eventEnds: new Date('2026-11-23T07:59:00Z') })).toHaveLength(3);
    expect(daily({ eventEnds: new Date('2026-11-01T00:00:00Z') })).toHaveLength(1);
  });

  it('stops at one more than the limit', () => {
    expect(made('2026-11-20T08:00Z', '2026-11-20T18:00Z', { count: 5_000 })).toHaveLength(
      LIMITS.shifts.series + 1,
    );
    expect(made('2026-11-20T08:00Z', '2026-11-20T18:00Z', { until: '2099-01-01' })).toHaveLength(
      LIMITS.shifts.series + 1,
    );
  });

  it('starts each at the same clock time, in order, and ends each after it starts', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 15, max: 1_440 }),
        fc.constantFrom('daily', 'weekly', 'monthly'),
        fc.constantFrom(LONDON, 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'),
        (when, minutes, every, timeZone) => {
          const start = new Date(Math.floor(when.getTime() / 60_000) * 60_000);
          const end = new Date(start.getTime() + minutes * 60_000);
          const spans = occurrencesOf({ start, end }, { every, timeZone, count: 14, eventEnds: end });
          expect(spans).toHaveLength(14);
          const first = wallClock(start, timeZone);
          spans.forEach((one, index) => {
            expect(one.end.getTime()).toBeGreaterThan(one.start.getTime());
            expect(one.start.getTime()).toBeGreaterThan(spans[index - 1]?.start.getTime() ?? 0);
            const wall = wallClock(one.start, timeZone);
            // Only an hour that does not exist that day moves a start.
            if (
              momentOf({ ...wall, hour: first.hour, minute: first.minute }, timeZone).getTime() ===
              one.start.getTime()
            )
              return;
            expect([wall.hour, wall.minute]).toEqual([first.hour, first.minute]);
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a clock time of a zone', () => {
  it('is converted to its moment and back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom(LONDON, 'America/New_York', 'Asia/Kathmandu'),
        (when, zone) => {
          const wall = wallClock(when, zone);
          expect(wallClock(momentOf(wall, zone), zone)).toEqual(wall);
        },
      ),
    );
  });
  it('is the first of two when clocks go back, and moved by the jump when they go forward', () => {
    const wall = (month: number, day: number) => ({ year: 2026, month, day, hour: 1, minute: 30, second: 0 });
    expect(momentOf(wall(10, 25), LONDON).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf(wall(3, 29), LONDON).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
