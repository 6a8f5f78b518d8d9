import { describe, expect, it } from 'vitest';
import { minimumText, missingText, news2Minimum } from './minimum.js';
import type { News2Input } from './news2.js';

const WELL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  acvpu: 'A',
} as const satisfies News2Input;

describe('the minimum score of an incomplete set', () => {
  it('is the sum of what is known, with its band and what is missing', () => {
    expect(news2Minimum({ ...WELL, respiratory_rate: 25, bp_systolic: 100 })).toEqual({
      ...{ total: 5, band: 'medium', missing: ['temperature'] },
    });
    expect(news2Minimum({ ...WELL, heart_rate: 131 })).toMatchObject({ total: 3, band: 'low_medium' });
    expect(news2Minimum({ ...WELL, heart_rate: 130, respiratory_rate: 22 })).toMatchObject({
      ...{ total: 4, band: 'low' },
    });
    expect(news2Minimum(WELL)).toMatchObject({ total: 0, band: 'low' });
  });

  it('does not exist for a whole set, or for one of which nothing is known', () => {
    expect(news2Minimum({ ...WELL, temperature: 37 })).toBeNull();
    expect(news2Minimum({})).toBeNull();
    expect(news2Minimum({ heart_rate: 131 })?.total).toBe(3);
  });

  it('names up to three missing values, and counts more', () => {
    const missing = ['heart_rate', 'acvpu', 'temperature', 'bp_systolic'] as const;
    const minimum = (count: number) =>
      ({ total: 5, band: 'medium', missing: missing.slice(0, count) }) as const;
    expect(missingText(minimum(2))).toBe('pulse, consciousness (ACVPU) missing');
    expect(missingText(minimum(3))).toBe('pulse, consciousness (ACVPU), temperature missing');
    expect(minimumText(minimum(4))).toBe('At least 5; 4 values missing');
  });
});
