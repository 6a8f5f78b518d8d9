import { describe, expect, it } from 'vitest';
import { availabilityException, weeklyPattern } from './availability.js';
import { check } from './check.js';

const fieldsOf = (schema: typeof weeklyPattern | typeof availabilityException, value: unknown) =>
  check(schema, value).problems?.map(({ field }) => field) ?? [];

describe('a person’s availability', () => {
  it.each([
    [
      [
        { weekday: 1, from: '08:00', until: '12:00' },
        { weekday: 1, from: '12:00', until: '18:00' },
      ],
      [],
    ],
    [
      [
        { weekday: 1, from: '08:00', until: '12:01' },
        { weekday: 1, from: '12:00', until: '18:00' },
      ],
      ['1.from'],
    ],
    [
      [
        { weekday: 1, from: '20:00', until: '06:00' },
        { weekday: 1, from: '23:00', until: '23:30' },
      ],
      ['1.from'],
    ],
    [
      [
        { weekday: 1, from: '08:00', until: '12:00' },
        { weekday: 2, from: '08:00', until: '12:00' },
      ],
      [],
    ],
    [[{ weekday: 8, from: '8', until: '24:00' }], ['0.weekday', '0.from', '0.until']],
  ])('each week: %j', (blocks, fields) => {
    expect(fieldsOf(weeklyPattern, blocks)).toEqual(fields);
  });

  it('by exception: ends after it starts, within a year', () => {
    const from = new Date('2026-12-01T08:00:00Z');
    const until = (text: string) => ({ isAvailable: false, from, until: new Date(text) });
    expect(fieldsOf(availabilityException, until('2026-12-02T08:00:00Z'))).toEqual([]);
    expect(fieldsOf(availabilityException, until('2026-12-01T08:00:00Z'))).toEqual(['until']);
    expect(fieldsOf(availabilityException, until('2028-12-01T08:00:00Z'))).toEqual(['until']);
  });
});
