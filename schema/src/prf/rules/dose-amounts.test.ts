import { describe, expect, it } from 'vitest';
import { amountIn, amountText, exactAmount, exactWeight, kindOfUnit } from './dose-amounts.js';

describe('amounts of a dose', () => {
  it.each([
    ['microgram', 'mass', 15_000n],
    ['mg', 'mass', 15_000_000n],
    ['g', 'mass', 15_000_000_000n],
    ['ml', 'volume', 15_000n],
    ['litre', 'volume', 15_000_000n],
    ['tablet', 'tablet', 15_000n],
  ])('in %s are of the kind %s, and exact', (unit, kind, exact) => {
    expect(kindOfUnit(unit)).toBe(kind);
    expect(exactAmount(1.5, unit)).toBe(exact);
    expect(amountIn(exact, unit)).toBe(1.5);
  });

  it('add up without a remainder', () => {
    expect(exactAmount(0.1, 'mg') + exactAmount(0.2, 'mg')).toBe(exactAmount(300, 'microgram'));
  });

  it('use a weight to one decimal', () => {
    expect([exactWeight(20), exactWeight(70.3), exactWeight(0.86)]).toEqual([200n, 703n, 9n]);
  });

  it('are read to four decimals', () => {
    expect([1_000, 0.25, 0.12344, 0.0001].map(amountText)).toEqual(['1,000', '0.25', '0.1234', '0.0001']);
  });
});
