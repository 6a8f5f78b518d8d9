import { expect, it } from 'vitest';
import { dayStart } from '../../lib/dates';
import { periodOf } from './audit-period';

const LONDON = 'Europe/London';

it('covers one minute to another, also in summer time', () => {
  const minutes = { from: '2026-07-01', to: '2026-07-02', since: '14:30', until: '09:15' };
  expect(periodOf(minutes, LONDON)).toEqual({
    from: '2026-07-01T13:30:00.000Z',
    // The last minute is included.
    to: '2026-07-02T08:16:00.000Z',
  });
  // Of one day, half an hour: before, all entries of the day had to be gone through.
  expect(periodOf({ from: '2026-11-20', since: '1400', until: '1429' }, LONDON)).toEqual({
    from: '2026-11-20T14:00:00.000Z',
    to: '2026-11-20T14:30:00.000Z',
  });
});

it('covers whole days if a time or its day is missing', () => {
  expect(periodOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    ...{ from: dayStart('2026-11-20'), to: dayStart('2026-11-21', 1) },
  });
  expect(periodOf({ from: '2026-11-20', since: 'noon' }, LONDON).from).toBe(dayStart('2026-11-20'));
  expect(periodOf({ since: '14:00', until: '15:00' }, LONDON)).toEqual({ from: null, to: null });
});
