import dayjs from 'dayjs';
import fc from 'fast-check';
import { dayjsLocalizer } from 'react-big-calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannedHours } from './hours';
import { rotaLocalizer } from './rota-localizer';

/** As the library calls them; its types say otherwise. */
interface Asked {
  readonly isSameDate: (one: Date, other: Date) => boolean;
  readonly inEventRange: (asked: {
    readonly event: { readonly start: Date; readonly end: Date };
    readonly range: { readonly start: Date; readonly end: Date };
  }) => boolean;
  readonly sortEvents: (asked: { readonly evtA: object; readonly evtB: object }) => number;
  readonly eq: (one: Date, other: Date, unit?: string) => boolean;
  readonly neq: (one: Date, other: Date, unit?: string) => boolean;
  readonly startOf: (at: Date, unit: string) => Date;
  readonly add: (at: Date, count: number, unit: string) => Date;
  readonly ceil: (at: Date, unit: string) => Date;
  readonly min: (one: Date, other: Date) => Date;
  readonly max: (one: Date, other: Date) => Date;
  readonly diff: (from: Date, to: Date, unit: string) => number;
  readonly visibleDays: (at: Date) => readonly Date[];
  readonly continuesPrior: (start: Date, first: Date) => boolean;
  readonly continuesAfter: (start: Date, end: Date, last: Date) => boolean;
  readonly inRange: (at: Date, from: Date, to: Date, unit?: string) => boolean;
  readonly startAndEndAreDateOnly: (start: Date, end: Date) => boolean;
  readonly format: (at: Date, form: string, culture?: string) => string;
}

const MINUTE_MS = 60_000;
/** The weeks around both changes of the clock, by quarters of an hour. */
const moment = fc
  .tuple(fc.constantFrom(Date.UTC(2026, 9, 18), Date.UTC(2027, 2, 21)), fc.integer({ min: 0, max: 14 * 96 }))
  .map(([week, quarters]) => new Date(week + quarters * 15 * MINUTE_MS));
const span = fc
  .tuple(moment, fc.integer({ min: 1, max: 3 * 24 * 60 }))
  .map(([start, minutes]) => ({ start, end: new Date(start.getTime() + minutes * MINUTE_MS) }));

describe('the dates of the calendar', () => {
  const ours = rotaLocalizer() as unknown as Asked;
  const library = dayjsLocalizer(dayjs) as unknown as Asked;

  it('match the library’s, around clock changes too', () => {
    fc.assert(
      fc.property(span, span, moment, (evtA, evtB, from) => {
        const day = dayjs(from).startOf('day');
        const range = { start: day.toDate(), end: day.add(6, 'day').toDate() };
        expect(ours.isSameDate(evtA.start, evtB.end)).toBe(library.isSameDate(evtA.start, evtB.end));
        expect(ours.inEventRange({ event: evtA, range })).toBe(library.inEventRange({ event: evtA, range }));
        expect(Math.sign(ours.sortEvents({ evtA, evtB }))).toBe(
          Math.sign(library.sortEvents({ evtA, evtB })),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('have the same days, months and bounds as in the library', () => {
    const said = (by: Asked, one: Date, other: Date) => ({
      same: [undefined, 'day', 'month', 'minutes'].map((unit) => [
        by.eq(one, other, unit),
        by.neq(one, other, unit),
      ]),
      starts: ['day', 'week', 'month'].map((unit) => by.startOf(one, unit)),
      ceilings: ['day', 'month'].map((unit) => [by.ceil(one, unit), by.ceil(by.startOf(one, unit), unit)]),
      later: ['day', 'hour', 'month'].flatMap((unit) =>
        [-1, 0, 1, 7].map((count) => by.add(one, count, unit)),
      ),
      bounds: [by.min(one, other), by.max(one, other)],
      // None is no fewer than none.
      days: ['day', 'hours'].map((unit) => by.diff(one, other, unit) + 0),
      // Until a midnight, as it is asked: in the hour that comes twice the library's minute is the first one's.
      goesOn: [by.continuesPrior(one, other), by.continuesAfter(one, one, by.startOf(other, 'day'))],
      words: ['D', 'ddd', 'D MMMM'].map((form) => by.format(one, form, 'en-gb')),
      month: by.visibleDays(one),
    });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        expect(said(ours, one, other)).toEqual(said(library, one, other));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a shift that ends at midnight', () => {
  const ours = rotaLocalizer() as unknown as Asked;
  const midnight = (day: number): Date => new Date(2027, 2, day);
  const daysOf = (start: Date, end: Date): readonly number[] =>
    [9, 10, 11, 12, 13].filter((day) => ours.inRange(midnight(day), start, end, 'day'));

  it('needs no date if it also starts at midnight', () => {
    expect(ours.startAndEndAreDateOnly(midnight(10), midnight(11))).toBe(false);
    expect(ours.startAndEndAreDateOnly(midnight(10), midnight(13))).toBe(false);
  });

  it('takes up nothing of the day that starts then', () => {
    expect(daysOf(midnight(10), midnight(11))).toEqual([10]);
    expect(daysOf(midnight(10), midnight(13))).toEqual([10, 11, 12]);
    expect(daysOf(new Date(2027, 2, 10, 18), midnight(11))).toEqual([10]);
    expect(daysOf(new Date(2027, 2, 10, 18), new Date(2027, 2, 11, 0, 1))).toEqual([10, 11]);
    expect(daysOf(new Date(2027, 2, 11, 20), new Date(2027, 2, 13, 8))).toEqual([11, 12, 13]);
  });

  it('spans other units as in the library', () => {
    const library = dayjsLocalizer(dayjs) as unknown as Asked;
    fc.assert(
      fc.property(moment, moment, moment, (at, from, to) => {
        for (const unit of [undefined, 'minutes'])
          expect(ours.inRange(at, from, to, unit)).toBe(library.inRange(at, from, to, unit));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a night on which the clocks change', () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = 'Europe/London';
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  it.each([
    ['ordinary', '2026-10-17T21:00:00Z', '2026-10-18T05:00:00Z', 8],
    ['autumn', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', 9],
    ['autumn before', '2025-10-25T21:00:00Z', '2025-10-26T06:00:00Z', 9],
    ['spring', '2027-03-27T22:00:00Z', '2027-03-28T05:00:00Z', 7],
    ['spring after', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', 7],
  ])('(%s) runs from 22:00 to 06:00, and is as long as it lasts', (_, shiftStart, shiftEnd, hours) => {
    const ours = rotaLocalizer();
    const midnight = dayjs(shiftEnd).startOf('day');
    const evening = dayjs(shiftStart).startOf('day').toDate();
    expect(ours.diff(evening, new Date(shiftStart), 'minutes')).toBe(22 * 60);
    expect(ours.diff(midnight.toDate(), new Date(shiftEnd), 'minutes')).toBe(6 * 60);
    // The day has the hours of the gutter beside it.
    expect(ours.getTotalMin(midnight.toDate(), midnight.endOf('day').toDate())).toBe(24 * 60 - 1);
    expect(plannedHours({ shiftStart, shiftEnd })).toBe(hours);
  });
});
