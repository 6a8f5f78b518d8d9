import { expect, it } from 'vitest';
import { follows, joinedLog, NO_PAGES, readOlder, type LogPages } from './log-pages';

interface Line {
  readonly number: number;
}

const PAGE = 50;
const ON_BOARD = 60;

const lines = (from: number, to: number): readonly Line[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ number: from - index }));
const board = (newest: number): readonly Line[] => lines(newest, Math.max(1, newest - ON_BOARD + 1));

/** A log of so many lines, as the server gives it in pages. */
const log =
  (newest: number) =>
  (after: string | null): Promise<LogPages<Line>> => {
    const from = after === null ? newest : Number(after) - 1;
    const to = Math.max(1, from - PAGE + 1);
    return Promise.resolve({ entries: lines(from, to), after: String(to), isAll: to === 1 });
  };
const numbers = (entries: readonly Line[]): readonly number[] => entries.map(({ number }) => number);

it('loads older entries at the first press, although a page is shorter than the board’s list', async () => {
  const shown = board(130);
  const older = await readOlder(shown, NO_PAGES, log(130));
  expect(numbers(joinedLog(shown, older))).toEqual(numbers(lines(130, 31)));
  expect(older.isAll).toBe(false);
  const all = await readOlder(joinedLog(shown, older), older, log(130));
  expect(numbers(joinedLog(shown, all))).toEqual(numbers(lines(130, 1)));
  expect(all.isAll).toBe(true);
});

it('leaves no gap if more entries have arrived than the board holds, and continues from there', async () => {
  const older = await readOlder(board(130), NO_PAGES, log(130));
  // Ten more: what was loaded still follows.
  expect(numbers(joinedLog(board(140), older))).toEqual(numbers(lines(140, 31)));
  // A hundred more: lines 131 to 170 are neither on the board nor among those that were loaded.
  const shown = joinedLog(board(230), older);
  expect(numbers(shown)).toEqual(numbers(lines(230, 171)));
  expect(follows(shown, older)).toBe(false);
  const again = await readOlder(shown, older, log(230));
  expect(numbers(joinedLog(board(230), again))).toEqual(numbers(lines(230, 131)));
});

it('keeps what it has if the server returns nothing', async () => {
  expect(await readOlder(board(130), NO_PAGES, () => Promise.resolve(null))).toEqual(NO_PAGES);
  expect(joinedLog([], NO_PAGES)).toEqual([]);
});
