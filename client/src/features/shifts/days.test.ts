import { describe, expect, it } from 'vitest';
import { areDays, daysOf, momentsOf } from './days';

describe('a period in days', () => {
  it.each([
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2026-11-01', '2026-12-01', false],
    ['', '2026-11-01', false],
    ['2026-11-01', '', false],
  ])('of 30 at most: %s to %s is %s', (from, to, is) => {
    expect(areDays({ from, to }, 30)).toBe(is);
  });

  it('ends with the last day, even if the clocks change on it', () => {
    const { from, to } = momentsOf({ from: '2026-10-25', to: '2026-10-25' });
    expect(new Date(from).getDate()).toBe(25);
    expect(new Date(to).getDate()).toBe(26);
    expect([new Date(from).getHours(), new Date(to).getHours()]).toEqual([0, 0]);
  });

  it.each([
    ['2027-01-18T09:00', '2027-01-22T17:00', '2027-01-18', '2027-01-22'],
    ['2027-01-18T09:00', '2027-01-18T17:00', '2027-01-18', '2027-01-18'],
    ['2027-01-18T09:00', '2027-01-19T00:00', '2027-01-18', '2027-01-18'],
    ['2027-01-18T22:00', '2027-01-19T06:00', '2027-01-18', '2027-01-19'],
    ['2027-01-18T09:00', '2027-12-31T17:00', '2027-01-18', '2027-04-27'],
  ])('from %s to %s is on %s to %s, a hundred days at most', (start, end, from, to) => {
    const days = daysOf(start, end, 100);
    expect(days).toEqual({ from, to });
    expect(areDays(days, 100)).toBe(true);
  });

  it('allows as many days if the clocks change within it', () => {
    const { TZ } = process.env;
    process.env.TZ = 'Europe/London';
    try {
      expect(areDays({ from: '2026-08-01', to: '2026-11-08' }, 100)).toBe(true);
      expect(areDays({ from: '2026-08-01', to: '2026-11-09' }, 100)).toBe(false);
      expect(areDays({ from: '2027-01-01', to: '2027-04-10' }, 100)).toBe(true);
      expect(areDays({ from: '2027-01-01', to: '2027-04-11' }, 100)).toBe(false);
    } finally {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    }
  });
});
