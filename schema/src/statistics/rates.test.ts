import { describe, expect, it } from 'vitest';
import { quantile } from './quantiles.js';
import { compareRate, comparisonWords, ratePerThousand, shownRate } from './rates.js';

describe('a rate per 1,000', () => {
  it('has the interval of its count', () => {
    const rate = ratePerThousand(10, 5_000);
    expect(rate?.value).toBe(2);
    expect(rate?.low).toBeCloseTo(0.959, 3);
    expect(rate?.high).toBeCloseTo(3.678, 3);
    expect(shownRate(rate?.high ?? 0)).toBe(3.7);
  });

  it('does not exist if the count is masked or the attendance is unknown', () => {
    expect(ratePerThousand(null, 5_000)).toBeNull();
    expect(ratePerThousand(10, null)).toBeNull();
    expect(ratePerThousand(10, 0)).toBeNull();
  });
});

describe('a comparison', () => {
  it('finds quartiles between neighbours, as R does by default', () => {
    expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75);
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBeNull();
  });

  it('calls values within the quartiles usual, and compares with at least five events', () => {
    const earlier = [1, 2, 3, 4, 5];
    expect(compareRate(2, earlier)).toEqual({
      standing: 'usual',
      events: 5,
      median: 3,
      lowerQuartile: 2,
      upperQuartile: 4,
    });
    expect(compareRate(1.9, earlier)?.standing).toBe('below');
    expect(compareRate(4.1, earlier)?.standing).toBe('above');
    expect(compareRate(3, [1, 2, 3, 4])).toBeNull();
    expect(comparisonWords(null, true)).toContain('fewer than 5');
    // Without an attendance, say: however many earlier events there are.
    expect(comparisonWords(null, false)).toBe('Not compared: there is no figure to compare');
    expect(comparisonWords('usual', true)).toBe('About usual for this kind of venue');
  });
});
