import { describe, expect, it } from 'vitest';
import { SHARES, shareOn, sweptOf } from '../e2e/swept';

const list = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const shares = Array.from({ length: SHARES }, (_, share) => String(share));

describe('a sweep', () => {
  it('comes by everything once in all its shares, and by something in each', () => {
    for (let length = SHARES; length < 40; length += 1) {
      const pieces = shares.map((share) => sweptOf(list(length), share));
      expect(pieces.flat()).toEqual(list(length));
      expect(pieces.every((piece) => piece.length > 0)).toBe(true);
    }
  });

  it('takes a short list whole, and any list where all are wanted', () => {
    expect(sweptOf(list(SHARES - 1), '0')).toEqual(list(SHARES - 1));
    expect(sweptOf(list(20), 'all')).toEqual(list(20));
  });

  it('refuses a share that there is not', () => {
    for (const share of ['4', '-1', '1.5', 'half', 'NaN'])
      expect(() => sweptOf(list(8), share)).toThrow(/SWEPT/);
  });

  it('has another share each day, and the same all day', () => {
    const days = list(SHARES).map((day) => shareOn(new Date(Date.UTC(2026, 11, 1 + day))));
    expect(new Set(days)).toEqual(new Set(shares));
    expect(shareOn(new Date('2026-12-01T23:59:59Z'))).toBe(days[0]);
  });
});
