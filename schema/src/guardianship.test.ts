import { describe, expect, it } from 'vitest';
import { needsGuardian, guardianPause, type Guardianship } from './guardianship.js';

describe('who needs a guardian', () => {
  it.each([
    ['2010-11-22', '2026-11-21', true],
    ['2010-11-21', '2026-11-21', false],
    // Born on 29 February: 16 on that day where the year has one, else on 1 March.
    ['2012-02-29', '2028-02-28', true],
    ['2012-02-29', '2028-02-29', false],
    ['2084-02-29', '2100-02-28', true],
    ['2084-02-29', '2100-03-01', false],
    ['2026-11-21', '2026-11-21', true],
    [null, '2026-11-21', false],
  ])('born %s, on %s: %s', (dob, day, expected) => {
    expect(needsGuardian(dob, day)).toBe(expected);
  });
});

describe('an account of one’s own record', () => {
  const child: Guardianship = {
    dob: '2010-11-21',
    hasGuardian: false,
    accountMadeOn: '2025-01-01',
    reviewedOn: null,
  };
  it('waits for a guardian under 16', () => {
    expect(guardianPause(child, '2026-11-20')).toBe('guardian_missing');
    expect(guardianPause({ ...child, hasGuardian: true }, '2026-11-20')).toBeNull();
  });

  it('made under 16 waits from the 16th birthday until it is reviewed, with or without a guardian', () => {
    for (const hasGuardian of [true, false]) {
      expect(guardianPause({ ...child, hasGuardian }, '2026-11-21')).toBe('guardian_review');
      expect(guardianPause({ ...child, hasGuardian, reviewedOn: '2026-11-21' }, '2026-11-21')).toBeNull();
    }
  });

  it('waits again at 16 if it was reviewed while the record showed too early a birth date', () => {
    const tooEarly = { ...child, hasGuardian: true, reviewedOn: '2026-11-20' };
    expect(guardianPause(tooEarly, '2026-11-20')).toBeNull();
    expect(guardianPause(tooEarly, '2026-11-21')).toBe('guardian_review');
    expect(guardianPause({ ...tooEarly, dob: '2010-11-20' }, '2026-11-21')).toBeNull();
  });

  it('made at 16 or later, or without a known birth date, never waits', () => {
    expect(guardianPause({ ...child, accountMadeOn: '2026-11-21' }, '2026-11-21')).toBeNull();
    expect(guardianPause({ ...child, dob: null }, '2026-11-21')).toBeNull();
  });
});
