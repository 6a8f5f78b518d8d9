import { describe, expect, it } from 'vitest';
import { shownDay, typedDay, typedClock } from './typed-day';

describe('typedDay', () => {
  it.each([
    ['3/5/2026', '2026-05-03'],
    ['03.05.2026', '2026-05-03'],
    ['03-05-2026', '2026-05-03'],
    ['3 5 2026', '2026-05-03'],
    ['03052026', '2026-05-03'],
    ['2026-05-03', '2026-05-03'],
    [' ', ''],
    ['31/02/2026', null],
    ['13/13/2026', null],
    ['05/03/0206', null],
    ['today', null],
  ])('reads %s with the day before the month', (typed, value) => {
    expect(typedDay(typed, 'date', true)).toBe(value);
  });

  it('accepts a two-figure year once typing is done, not halfway through four figures', () => {
    expect(typedDay('3/5/20', 'date', false)).toBeNull();
    expect(typedDay('3/5/26', 'date', true)).toBe('2026-05-03');
    expect(typedDay('030526', 'date', true)).toBe('2026-05-03');
  });

  it.each([
    ['03/05/2026 14:32', '2026-05-03T14:32'],
    ['3/5/2026, 1432', '2026-05-03T14:32'],
    ['3/5/2026 9:05', '2026-05-03T09:05'],
    ['2026-05-03T14:32', '2026-05-03T14:32'],
    ['3 5 2026 0000', '2026-05-03T00:00'],
    ['3/5/2026 24:00', null],
    ['3/5/2026', null],
  ])('reads %s as a day with its time', (typed, value) => {
    expect(typedDay(typed, 'datetime-local', true)).toBe(value);
  });

  it('waits for the whole time', () => {
    expect(typedDay('03/05/2026 143', 'datetime-local', false)).toBeNull();
  });
});

describe('shownDay', () => {
  it('writes the day before the month', () => {
    expect(shownDay('2026-05-03', 'date')).toBe('03/05/2026');
    expect(shownDay('2026-05-03T09:05', 'datetime-local')).toBe('03/05/2026 09:05');
    expect(shownDay('', 'date')).toBe('');
  });
});

it('reads a time of day as people type it', () => {
  expect(['14:32', '1432', '9:05', ' 09:05 '].map(typedClock)).toEqual(['14:32', '14:32', '09:05', '09:05']);
  expect(['', '24:00', '12:60', '7', 'noon'].map(typedClock)).toEqual([null, null, null, null, null]);
});
