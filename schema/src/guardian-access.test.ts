import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardianLinkUntil, isGuardianOn, isShownUnasked } from './guardian-access.js';

describe('what a guardian’s account may read', () => {
  it('ends with the 16th birthday, and a year after it is renewed', () => {
    expect(guardianLinkUntil('2015-06-12', '2026-11-26')).toBe('2031-06-12');
    expect(guardianLinkUntil('2010-06-12', '2026-11-26')).toBe('2027-11-26');
    expect(guardianLinkUntil('2016-02-29', '2026-11-26')).toBe('2032-02-29');
    expect(guardianLinkUntil('2015-02-28', '2026-11-26')).toBe('2031-02-28');
    expect(guardianLinkUntil('2028-02-29', '2030-01-01')).toBe('2044-02-29');
    expect(guardianLinkUntil(null, '2026-11-26')).toBeNull();
    expect(guardianLinkUntil('2030-01-01', '2026-11-26')).toBeNull();
  });

  it('opens nothing if it has ended, or has no birth date, or the person is 16 by now', () => {
    const link = { dob: '2015-06-12', madeOn: '2026-11-26', until: '2031-06-12', isEnded: false };
    expect(isGuardianOn(link, '2031-06-11')).toBe(true);
    expect(isGuardianOn(link, '2031-06-12')).toBe(false);
    expect(isGuardianOn({ ...link, isEnded: true }, '2027-01-01')).toBe(false);
    expect(isGuardianOn({ ...link, dob: null }, '2027-01-01')).toBe(false);
    // The birth date was corrected: the child is older than the link took them for.
    expect(isGuardianOn({ ...link, dob: '2011-06-12' }, '2027-07-01')).toBe(false);
    expect(isGuardianOn({ ...link, dob: '2010-06-12', until: '2027-11-26' }, '2027-01-01')).toBe(true);
  });

  it('shows nothing from 13 on unless it was requested', () => {
    expect(isShownUnasked('2013-11-27', '2026-11-26')).toBe(true);
    expect(isShownUnasked('2013-11-26', '2026-11-26')).toBe(false);
    expect(isShownUnasked(null, '2026-11-26')).toBe(false);
  });

  it('never holds on the day it ends', () => {
    const day = fc
      .date({ min: new Date('2009-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (dob, madeOn) => {
        const until = guardianLinkUntil(dob, madeOn);
        fc.pre(until !== null);
        const link = { dob, madeOn, until, isEnded: false };
        expect(until > madeOn).toBe(true);
        expect(isGuardianOn(link, madeOn)).toBe(true);
        expect(isGuardianOn(link, until)).toBe(false);
      }),
    );
  });
});
