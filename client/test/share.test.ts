import { describe, expect, it } from 'vitest';
import { filesOf, IN_EVERY_RUN, JOURNEYS, SHARES, shareOn, sweptOf } from '../e2e/share';

const list = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const shares = list(SHARES).map(String);

describe('a share of the journeys', () => {
  it('sweeps each page once in all shares, and some in each', () => {
    for (let length = SHARES; length < 60; length += 1) {
      const pieces = shares.map((share) => sweptOf(list(length), share));
      expect(pieces.flat()).toEqual(list(length));
      expect(pieces.every((piece) => piece.length > 0)).toBe(true);
    }
  });

  it('takes a short list whole, and any list where all are wanted', () => {
    expect(sweptOf(list(SHARES - 1), '0')).toEqual(list(SHARES - 1));
    expect(sweptOf(list(20), 'all')).toEqual(list(20));
  });

  it('has each file in one share, or in all', () => {
    const runs = shares.map((share) => filesOf(share));
    const times = (name: string) => runs.filter((files) => files.includes(name)).length;
    for (const name of JOURNEYS) expect(times(name), name).toBe(IN_EVERY_RUN.has(name) ? SHARES : 1);
    expect(filesOf('all')).toEqual(JOURNEYS);
    expect([...IN_EVERY_RUN].filter((name) => !JOURNEYS.includes(name))).toEqual([]);
  });

  it('refuses a share that there is not', () => {
    for (const share of ['7', '-1', '1.5', 'half', 'NaN', ''])
      expect(() => sweptOf(list(8), share)).toThrow(/E2E_SHARE/);
  });

  it('is another each day of a week, and the same all day', () => {
    const days = list(SHARES).map((day) => shareOn(new Date(Date.UTC(2026, 11, 1 + day))));
    expect(new Set(days)).toEqual(new Set(shares));
    expect(shareOn(new Date('2026-12-01T23:59:59Z'))).toBe(days[0]);
  });
});
