import { expect, it } from 'vitest';
import { offBoard, withBoard, withPage } from './ended-pages';

const SHOWN = 20;

/** Incidents by when they ended, the last first. */
const ended = (last: number, count: number): readonly { readonly id: string }[] =>
  Array.from({ length: Math.min(count, last) }, (_, index) => ({ id: String(last - index) }));

it('keeps incidents that newer ones push off the board', () => {
  let loaded = withPage([], ended(60, 50));
  // Thirty more end, one after the other: before, those that ended after the page was loaded and left the board again were in no list.
  for (let last = 61; last <= 90; last += 1) loaded = withBoard(loaded, ended(last, SHOWN));
  const board = ended(90, SHOWN);
  expect([...board, ...offBoard(loaded, board)]).toEqual(ended(90, 80));
  expect(withBoard(loaded, board)).toBe(loaded);
});

it('continues with the next page, showing each incident once', () => {
  const loaded = withPage(ended(60, 50), ended(12, 12));
  expect(loaded).toEqual(ended(60, 60));
  expect(withBoard([], ended(60, SHOWN))).toEqual([]);
});
