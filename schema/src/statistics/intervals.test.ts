import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gammaDistribution, gammaQuantile } from './gamma.js';
import { poissonInterval, wilsonInterval } from './intervals.js';

describe('the exact Poisson interval', () => {
  // Garwood 1936 as reprinted by Ulm (Am J Epidemiol 1990;131:373) and by the US National Center for Health Statistics.
  it.each([
    [0, 0, 3.6889],
    [1, 0.0253, 5.5716],
    [2, 0.2422, 7.2247],
    [3, 0.6187, 8.7673],
    [4, 1.0899, 10.2416],
    [5, 1.6235, 11.6683],
    [10, 4.7954, 18.3904],
    [20, 12.2165, 30.8884],
    [50, 37.111, 65.9192],
    [100, 81.3639, 121.6271],
  ])('of %i is the published one', (count, low, high) => {
    const interval = poissonInterval(count);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('is where the Poisson distribution itself leaves 2.5 % on either side', () => {
    /** The chance of at most `count` where `mean` is expected, term by term: no gamma function in it. */
    const atMost = (count: number, mean: number): number => {
      let term = Math.exp(-mean);
      let total = term;
      for (let n = 1; n <= count; n += 1) {
        term *= mean / n;
        total += term;
      }
      return total;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const { low, high } = poissonInterval(count);
        expect(1 - atMost(count - 1, low)).toBeCloseTo(0.025, 9);
        expect(atMost(count, high)).toBeCloseTo(0.025, 9);
      }),
    );
  });

  it('refuses what is not a count', () => {
    expect(() => poissonInterval(-1)).toThrow(RangeError);
    expect(() => poissonInterval(1.5)).toThrow(RangeError);
    expect(() => gammaQuantile(2, 1)).toThrow(RangeError);
  });

  it('inverts the distribution', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (shape, chance) => {
          expect(gammaDistribution(shape, gammaQuantile(shape, chance))).toBeCloseTo(chance, 8);
        },
      ),
    );
  });
});

describe("Wilson's interval", () => {
  // Newcombe, Statistics in Medicine 1998;17:857, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (part, whole, low, high) => {
    const interval = wilsonInterval(part, whole);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('is certain at that end if all or none are, and empty for no cases', () => {
    expect(wilsonInterval(12, 12)?.high).toBe(1);
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(() => wilsonInterval(3, 2)).toThrow(RangeError);
  });
});
