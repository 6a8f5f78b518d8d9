import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiredFrom, expiryDayOf, isExpiredOn, lotExpiryAt, lotExpiryOn } from './lot-expiry.js';

describe('when a lot expires (operations section 5, Expiry)', () => {
  it('is the end of its day', () => {
    expect(isExpiredOn('2026-11-25', '2026-11-25')).toBe(false);
    expect(isExpiredOn('2026-11-25', '2026-11-26')).toBe(true);
    expect(isExpiredOn(null, '2999-01-01')).toBe(false);
  });

  it('is midnight by the provider’s clock, which in summer is an hour earlier in UTC', () => {
    expect(expiredFrom('2026-11-25', 'Europe/London')).toEqual(new Date('2026-11-26T00:00:00Z'));
    expect(expiredFrom('2026-06-30', 'Europe/London')).toEqual(new Date('2026-06-30T23:00:00Z'));
    expect(() => expiredFrom('soon', 'Europe/London')).toThrow(RangeError);
    const last = new Date('2026-06-30T22:59:59.999Z');
    expect(lotExpiryAt('2026-06-30', last, 'Europe/London')).toMatchObject({ state: 'expiring', days: 0 });
    expect(lotExpiryAt('2026-06-30', new Date(last.getTime() + 1), 'Europe/London').state).toBe('expired');
  });

  it.each([
    [-1, { state: 'expired', days: -1 }],
    [0, { state: 'expiring', days: 0, within: 30 }],
    [30, { state: 'expiring', days: 30, within: 30 }],
    [31, { state: 'expiring', days: 31, within: 60 }],
    [60, { state: 'expiring', days: 60, within: 60 }],
    [61, { state: 'expiring', days: 61, within: 90 }],
    [90, { state: 'expiring', days: 90, within: 90 }],
    [91, { state: 'in_date', days: 91 }],
  ])('%i days ahead', (days, expected) => {
    const day = new Date(Date.parse('2026-11-25') + days * 86_400_000).toISOString().slice(0, 10);
    expect(lotExpiryOn(day, '2026-11-25')).toEqual(expected);
    expect(lotExpiryOn(null, '2026-11-25')).toEqual({ state: 'none' });
  });

  it.each([
    ['2027-03-15', '2027-03-15'],
    ['2027-02', '2027-02-28'],
    ['02/2028', '2028-02-29'],
    [' 03/27 ', '2027-03-31'],
    ['12-2026', '2026-12-31'],
    ['2027-02-30', null],
    ['13/2027', null],
    ['00/27', null],
    ['2027', null],
    ['', null],
  ])('reads %j on a label as %j', (label, day) => {
    expect(expiryDayOf(label)).toBe(day);
  });

  it('agrees with the moment everywhere', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/New_York'),
        fc.integer({ min: -200_000_000, max: 200_000_000 }),
        (date, zone, offset) => {
          const day = date.toISOString().slice(0, 10);
          const moment = new Date(expiredFrom(day, zone).getTime() + offset);
          expect(lotExpiryAt(day, moment, zone).state === 'expired').toBe(offset >= 0);
        },
      ),
    );
  });
});
