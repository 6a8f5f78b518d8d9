import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as ours from '../calendar-lodash';

/** The one that the calendar itself would take. */
const ofCalendar = createRequire(createRequire(import.meta.url).resolve('react-big-calendar'));
const lodash = ofCalendar('lodash') as Record<keyof typeof ours, (...given: readonly unknown[]) => unknown>;

const noon = () => new Date('2026-11-27T12:00:00Z');
const lower = (value: unknown) => String(value).toLowerCase();

/** Each beside Lodash's own, as react-big-calendar calls it. */
describe('what stands in for Lodash in the calendar', () => {
  it.each([0, 1, 7, 35, 38])('cuts %i days into weeks', (days) => {
    const month = Array.from({ length: days }, (_, day) => day);
    expect(ours.chunk(month, 7)).toEqual(lodash.chunk(month, 7));
  });

  it('counts, and finds a place', () => {
    expect(ours.range(3, 7)).toEqual(lodash.range(3, 7));
    expect(ours.range(4)).toEqual(lodash.range(4));
    expect(ours.range(2, 2)).toEqual([]);
    expect(ours.findIndex([1, 5, 9], (one) => one > 4)).toBe(1);
    expect(ours.findIndex([1], (one) => one > 4)).toBe(-1);
  });

  it('sorts shifts by their start, then the longest first, and keeps the order of what is equal', () => {
    const shifts = [
      { id: 'a', startMs: 20, endMs: 30 },
      { id: 'b', startMs: 10, endMs: 20 },
      { id: 'c', startMs: 10, endMs: 40 },
      { id: 'd', startMs: 10, endMs: 20 },
    ];
    const by = ['startMs', ({ endMs }: { endMs?: unknown }) => -Number(endMs)];
    expect(ours.sortBy(shifts, by)).toEqual(lodash.sortBy(shifts, by));
  });

  it('makes the views and the parts of a view', () => {
    const views: Record<string, unknown> = { month: true, week: 'ours' };
    expect(ours.mapValues(views, lower)).toEqual(lodash.mapValues(views, lower));
    expect(ours.omit(views, ['week', 'day'])).toEqual(lodash.omit(views, ['week', 'day']));
    const put = (into: Record<string, unknown>, name: string) => (into[name] = `the ${name}`);
    expect(ours.transform(['month', 'day'], put, {})).toEqual(lodash.transform(['month', 'day'], put, {}));
    const given = () => ({ event: 'ours', header: undefined });
    const others = [
      { event: 'theirs', header: 'theirs' },
      { header: 'last', toolbar: 'last' },
    ] as const;
    expect(ours.defaults(given(), ...others)).toEqual(lodash.defaults(given(), ...others));
  });

  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [0, -0],
    [null, undefined],
    [noon(), noon()],
    [noon(), new Date(0)],
    [
      { id: 'a', rows: [{ start: noon() }] },
      { id: 'a', rows: [{ start: noon() }] },
    ],
    [
      { id: 'a', rows: [{ start: noon() }] },
      { id: 'a', rows: [{ start: new Date(0) }] },
    ],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[], {}],
  ])('compares %j and %j', (a, b) => {
    expect(ours.isEqual(a, b)).toBe(lodash.isEqual(a, b));
  });
});
