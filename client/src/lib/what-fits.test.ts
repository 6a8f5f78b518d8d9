import { expect, it } from 'vitest';
import { rowsIn, whatFits } from './what-fits';

it('shows everything that fits, and otherwise says how many do not', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  expect(whatFits(seven, 7)).toEqual({ shown: seven, more: 0 });
  expect(whatFits(seven, Number.POSITIVE_INFINITY)).toEqual({ shown: seven, more: 0 });
  expect(whatFits(seven, 5)).toEqual({ shown: [1, 2, 3, 4], more: 3 });
  expect(whatFits(seven, 1)).toEqual({ shown: [], more: 7 });
  expect(whatFits(seven, 0)).toEqual({ shown: [], more: 7 });
});

it('counts the gaps between rows', () => {
  expect(rowsIn(184, 88, 8)).toBe(2);
  expect(rowsIn(183, 88, 8)).toBe(1);
  expect(rowsIn(0, 88, 8)).toBe(0);
});
