import { describe, expect, it } from 'vitest';
import { isWithinDays } from './day-count.js';
import { HOME_ZONE } from './local-day.js';
import { momentAt } from './wall-time.js';

const midnight = (day: string): Date => momentAt(`${day}T00:00`, HOME_ZONE) ?? new Date(NaN);

describe('a time of at most 100 days', () => {
  it.each([
    ['in winter', '2026-11-10', '2027-02-18', '2027-02-19'],
    ['in which the clocks go back', '2026-08-01', '2026-11-09', '2026-11-10'],
    ['in which the clocks go forward', '2027-01-01', '2027-04-11', '2027-04-12'],
  ])('%s ends with the hundredth day', (_when, from, last, tooLate) => {
    expect(isWithinDays(midnight(from), midnight(last), 100)).toBe(true);
    expect(isWithinDays(midnight(from), midnight(tooLate), 100)).toBe(false);
  });

  it('is empty if its end does not come after its start, or is not a moment', () => {
    const day = midnight('2026-11-10');
    expect(isWithinDays(day, day, 100)).toBe(false);
    expect(isWithinDays(midnight('2026-11-11'), day, 100)).toBe(false);
    expect(isWithinDays(day, new Date(NaN), 100)).toBe(false);
  });
});
