import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check.js';
import { AHEAD_WORDS, instant, isAhead, operationalDay, YEAR_WORDS } from './instant.js';
import { squadStartProblems } from './patient.js';
import { incidentTimeProblems } from './see-and-treat.js';

describe('a moment that a caller sends', () => {
  it.each([
    ['2026-11-20T14:32Z', '2026-11-20T14:32:00.000Z'],
    ['2026-11-20T14:32+01:00', '2026-11-20T13:32:00.000Z'],
    ['2026-11-20T14:32:05Z', '2026-11-20T14:32:05.000Z'],
    ['2026-11-20T14:32:05.123456-05:30', '2026-11-20T20:02:05.123Z'],
    ['2000-01-01T00:00Z', '2000-01-01T00:00:00.000Z'],
    ['2100-12-31T23:59Z', '2100-12-31T23:59:00.000Z'],
  ])('%s is accepted', (text, iso) => {
    expect(check(instant, text).data?.toISOString()).toBe(iso);
  });

  it.each([
    '2026-11-20T14:32',
    '2026-11-20',
    '2026-11-20 14:32Z',
    '2026-02-30T14:32Z',
    '2026-13-01T14:32Z',
    '2026-11-20T24:00Z',
    '2026-11-20T14:61Z',
    '2026-11-20T14:32+25:00',
    '20.11.2026',
    '',
  ])('%s is refused with the required form', (text) => {
    const { problems } = check(instant, text);
    expect(problems).toHaveLength(1);
    expect(problems?.[0]?.message).toMatch(/as a date and time with its offset, like 2026-11-20T14:32:00Z/);
  });

  it.each(['0001-01-01T00:00Z', '1999-12-31T23:59Z', '2101-01-01T00:00Z', '9999-12-31T23:59:59Z'])(
    '%s is refused for its year',
    (text) => {
      expect(check(instant, text).problems?.map(({ message }) => message)).toEqual([YEAR_WORDS]);
    },
  );

  it('accepts what a program writes for any moment within the years', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2000-01-01T00:00:00Z'),
          max: new Date('2100-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        (date) => {
          expect(check(instant, date.toISOString()).data?.getTime()).toBe(date.getTime());
        },
      ),
    );
  });
});

describe('a day of a record', () => {
  it('has a year within the limits', () => {
    expect(check(operationalDay, '2026-11-20').data).toBe('2026-11-20');
    expect(check(operationalDay, '0026-11-20').problems?.[0]?.message).toBe(YEAR_WORDS);
    expect(check(operationalDay, '2026-02-30').problems).toHaveLength(1);
  });
});

describe('a time ahead of the clock', () => {
  const now = new Date('2026-11-20T14:32:00Z');
  const minutesAhead = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('is accepted up to the difference between two clocks, and no further', () => {
    expect([-1, 0, 5].map((minutes) => isAhead(minutesAhead(minutes), now))).toEqual([false, false, false]);
    expect(isAhead(new Date(minutesAhead(5).getTime() + 1), now)).toBe(true);
  });

  it.each([
    ['a see-and-treat log', (at: Date) => incidentTimeProblems(at, now)],
    ['the start in a squad', (at: Date) => squadStartProblems(at, null, now, null)],
  ])('names the device’s clock as a cause: %s', (_, problemsOf) => {
    expect(problemsOf(minutesAhead(4))).toEqual([]);
    expect(problemsOf(minutesAhead(20)).map(({ message }) => message)).toEqual([AHEAD_WORDS]);
  });
});
