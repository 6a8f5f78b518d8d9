import { describe, expect, it } from 'vitest';
import { daysUntil, expiryState, warningsDue } from './expiry.js';
import { registerOf } from './registers.js';

describe('the expiry of a qualification', () => {
  it.each([
    ['2026-11-19', -1, 'expired', []],
    ['2026-11-20', 0, 'soon', [90, 30, 7]],
    ['2026-11-27', 7, 'soon', [90, 30, 7]],
    ['2026-11-28', 8, 'soon', [90, 30]],
    ['2026-12-20', 30, 'soon', [90, 30]],
    ['2026-12-21', 31, 'soon', [90]],
    ['2027-02-18', 90, 'soon', [90]],
    ['2027-02-19', 91, 'in_date', []],
  ])('on %s, %i days away, is %s', (expiresOn, days, state, warnings) => {
    expect(daysUntil(expiresOn, '2026-11-20')).toBe(days);
    expect(expiryState(expiresOn, '2026-11-20')).toBe(state);
    expect(warningsDue(expiresOn, '2026-11-20')).toEqual(warnings);
  });

  it('counts days over a clock change, and recognises what never expires', () => {
    expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
    expect(expiryState(null, '2026-11-20')).toBe('none');
  });
});

describe('the registers', () => {
  it.each([
    ['hcpc_paramedic', 'PA12345', 'NU12345'],
    ['nmc_registered_nurse', '12A3456E', '12A3456'],
    ['gmc_doctor', '1234567', '123456'],
  ])('%s', (qualification, good, bad) => {
    const register = registerOf(qualification);
    expect(register?.pattern.test(good)).toBe(true);
    expect(register?.pattern.test(bad)).toBe(false);
    expect(register?.pattern.test(register.example)).toBe(true);
  });

  it('keep no certificates', () => {
    expect(registerOf('als')).toBeNull();
  });
});
