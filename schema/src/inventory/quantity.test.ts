import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantities,
  compareQuantities,
  fromThousandths,
  isQuantity,
  lessQuantity,
  positiveQuantity,
  QUANTITY_MAXIMUM,
  quantityOrNone,
  quantityText,
  roundUpTo,
  thousandthsOf,
} from './quantity.js';

const thousandths = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

describe('a quantity', () => {
  it('is kept exactly, whatever its thousandths', () => {
    fc.assert(
      fc.property(thousandths, (whole) => {
        expect(thousandthsOf(fromThousandths(whole))).toBe(whole);
        // As PostgreSQL would answer it, and JSON would read it.
        expect(Number((whole / 1_000).toFixed(3))).toBe(fromThousandths(whole));
      }),
    );
  });

  it('adds and subtracts without floating-point errors', () => {
    expect(addQuantities(0.1, 0.2)).toBe(0.3);
    expect(lessQuantity(0.3, 0.1)).toBe(0.2);
    expect(compareQuantities(addQuantities(0.1, 0.2), 0.3)).toBe(0);
    expect(compareQuantities(1, 2)).toBe(-1);
    const some = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(some, some, (left, right) => {
        const [a, b] = [fromThousandths(left), fromThousandths(right)];
        expect(lessQuantity(addQuantities(a, b), b)).toBe(a);
      }),
    );
  });

  it('rounds up to a multiple', () => {
    expect(roundUpTo(7, 5)).toBe(10);
    expect(roundUpTo(10, 5)).toBe(10);
    expect(roundUpTo(0.3, 0.1)).toBe(0.3);
    expect(() => roundUpTo(1, 0)).toThrow(RangeError);
  });

  it('is refused with four decimals, without end or if too large', () => {
    for (const value of [0.0001, Number.NaN, Number.POSITIVE_INFINITY, QUANTITY_MAXIMUM + 1]) {
      expect(isQuantity(value), String(value)).toBe(false);
      expect(positiveQuantity.safeParse(value).success, String(value)).toBe(false);
    }
    expect(() => thousandthsOf(0.0001)).toThrow(RangeError);
    expect(isQuantity(QUANTITY_MAXIMUM)).toBe(true);
  });

  it('must be above zero for a move, and may be zero for a count', () => {
    expect(positiveQuantity.safeParse(0).success).toBe(false);
    expect(positiveQuantity.safeParse(0.001).success).toBe(true);
    expect(quantityOrNone.safeParse(0).success).toBe(true);
    expect(quantityOrNone.safeParse(-1).success).toBe(false);
  });

  it('is read as people write it', () => {
    expect(quantityText(1_200)).toBe('1,200');
    expect(quantityText(0.5)).toBe('0.5');
  });
});
