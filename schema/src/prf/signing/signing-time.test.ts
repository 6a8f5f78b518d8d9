import { describe, expect, it } from 'vitest';
import { signingTimeProblem } from './signing-time.js';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T14:32:00.000Z');
const BEGUN = NOW - 60 * MINUTE;
const problem = (signedAt: number) => signingTimeProblem(signedAt, { begunAt: BEGUN, now: NOW });

describe('the time at which a device says that it was signed', () => {
  it('may be between the start of the record and now, within the difference between two clocks', () => {
    for (const at of [BEGUN - 5 * MINUTE, BEGUN, NOW - MINUTE, NOW, NOW + 5 * MINUTE])
      expect(problem(at)).toBeNull();
  });

  it('is neither in the future nor before the record', () => {
    expect(problem(NOW + 5 * MINUTE + 1)).toBe('ahead');
    expect(problem(NaN)).toBe('ahead');
    expect(problem(BEGUN - 5 * MINUTE - 1)).toBe('before_record');
    expect(problem(0)).toBe('before_record');
  });
});
