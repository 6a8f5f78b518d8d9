import { describe, expect, it } from 'vitest';
import { accessDeadline, daysLeft, monthsAfter } from './access-request.js';

const FACTS = { receivedOn: '2026-11-20', isExtended: false, identityAskedOn: null, identityCheckedOn: null };

describe('the deadline of an access request', () => {
  it.each([
    ['one month after receipt', {}, '2026-12-20'],
    ['the last day of a shorter month', { receivedOn: '2027-01-31' }, '2027-02-28'],
    ['of a leap year', { receivedOn: '2028-01-30' }, '2028-02-29'],
    ['two months more when extended', { isExtended: true }, '2027-02-20'],
    ['identity known at once', { identityCheckedOn: '2026-11-20' }, '2026-12-20'],
    ['none while identity is asked for', { identityAskedOn: '2026-11-22' }, null],
    [
      'later by the days asked',
      { identityAskedOn: '2026-11-22', identityCheckedOn: '2026-12-02' },
      '2026-12-30',
    ],
    [
      'extended and asked',
      { isExtended: true, identityAskedOn: '2026-11-22', identityCheckedOn: '2026-11-23' },
      '2027-02-21',
    ],
  ] as const)('%s', (_name, more, expected) => {
    expect(accessDeadline({ ...FACTS, ...more })).toBe(expected);
  });

  it('counts whole months over the turn of a year, and days left', () => {
    expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
    expect(daysLeft('2026-12-20', '2026-12-19')).toBe(1);
    expect(daysLeft('2026-12-20', '2026-12-22')).toBe(-2);
  });
});
