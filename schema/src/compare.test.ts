import { describe, expect, it } from 'vitest';
import { compare } from './compare.js';

describe('the order of keys and moments', () => {
  it('is that of their letters, and what is missing comes first', () => {
    const moments = ['2026-11-30T09:00', undefined, '2026-11-29T10:00', null, '2026-11-30T08:59'];
    const known = ['2026-11-29T10:00', '2026-11-30T08:59', '2026-11-30T09:00'];
    // `sort` puts undefined last by itself, so each is in a row of its own.
    const rows = moments.map((at) => ({ at }));
    const order = rows.sort((one, other) => compare(one.at, other.at)).map(({ at }) => at ?? null);
    expect(order).toEqual([null, null, ...known]);
    expect(compare('a', 'a')).toBe(0);
  });
});
