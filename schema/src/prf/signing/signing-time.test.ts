import { describe, expect, it } from 'vitest';
import { signingTimeProblem } from './signing-time.js';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T14:32:00.000Z');
const BEGUN = NOW - 60 * MINUTE;
const problem = (signedAt: number) => signingTimeProblem(signedAt, { begunAt: BEGUN, now: NOW });

describe('the time at which a device says that it was signed', () => {
  it('may lie between the record’s beginning and now, give or take what clocks differ by', () => {
    for (const at of [BEGUN - 5 * MINUTE, BEGUN, NOW - MINUTE, NOW, NOW + 5 * MINUTE])
      expect(problem(at)).toBeNull();
  });

  it('is neither ahead nor of before the record', () => {
    expect(problem(NOW + 5 * MINUTE + 1)).toBe('ahead');
    expect(problem(NaN)).toBe('ahead');
    expect(problem(BEGUN - 5 * MINUTE - 1)).toBe('before_record');
    expect(problem(0)).toBe('before_record');
  });
});
