import { describe, expect, it } from 'vitest';
import { costOf, pence, penceIn, poundsText } from './money.js';

describe('money', () => {
  it('is read as people type it, to the penny', () => {
    expect(penceIn('12')).toBe(1_200);
    expect(penceIn('12.5')).toBe(1_250);
    expect(penceIn(' £1,234.56 ')).toBe(123_456);
    expect(penceIn('0.29')).toBe(29);
    for (const wrong of ['', '1,2', '-3', '0.001', '12 pounds', '1e3', '99999999999'])
      expect(penceIn(wrong)).toBeNull();
  });

  it('is shown in pounds', () => {
    expect(poundsText(123_456)).toBe('£1,234.56');
    expect(poundsText(-300)).toBe('−£3.00');
    expect(poundsText(0)).toBe('£0.00');
  });

  it('is whole pence, not below zero', () => {
    expect(pence.safeParse(0).success).toBe(true);
    expect(pence.safeParse(1.5).success).toBe(false);
    expect(pence.safeParse(-1).success).toBe(false);
  });

  it('costs a quantity to the nearest penny', () => {
    expect(costOf(3, 125)).toBe(375);
    expect(costOf(0.5, 125)).toBe(63);
    expect(costOf(0.333, 100)).toBe(33);
  });
});
