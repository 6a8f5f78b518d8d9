import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.js';
import {
  layoutFor,
  listKeyOf,
  usualLayout,
  widthWithin,
  withMoved,
  withShown,
  withWidth,
  type ColumnLayout,
} from './list-layout.js';
import { listLayout } from './validation/list-layout.js';

const COLUMNS = ['name', 'role', 'email', 'seen'].map((key) => ({ key }));
const column = (key: string, isShown = true, width: number | null = null): ColumnLayout => ({
  key,
  isShown,
  width,
});
const keys = (layout: readonly ColumnLayout[]) => layout.map(({ key }) => key);

describe('the columns of a list', () => {
  it('are the default ones if none are stored, or none of the stored ones exist any more', () => {
    const usual = COLUMNS.map(({ key }) => column(key));
    expect(layoutFor(COLUMNS, null)).toEqual(usual);
    expect(layoutFor(COLUMNS, [])).toEqual(usual);
    expect(layoutFor(COLUMNS, [column('gone', false), column('lost')])).toEqual(usual);
    expect(layoutFor([], [column('name')])).toEqual([]);
  });

  it('keep their order, without removed ones, with new ones after the column that they follow', () => {
    const kept = [column('name'), column('seen', true, 200), column('gone'), column('role', false)];
    expect(layoutFor(COLUMNS, kept)).toEqual([
      column('name'),
      column('seen', true, 200),
      column('role', false),
      column('email'),
    ]);
    // Said twice, the last counts, in the place of the first.
    expect(keys(layoutFor(COLUMNS, [column('seen'), column('role'), column('seen', false)]))).toEqual([
      'name',
      'seen',
      'role',
      'email',
    ]);
  });

  it('start with the one that names the row, which always shows', () => {
    const [first] = layoutFor(COLUMNS, [column('seen'), column('name', false, 90)]);
    expect(first).toEqual(column('name', true, 90));
    const usual = usualLayout(COLUMNS);
    expect(withShown(usual, 'name', false)).toEqual(usual);
    expect(withShown(usual, 'role', false)[1]).toEqual(column('role', false));
  });

  it('move one place, never above the first nor past the last', () => {
    const usual = usualLayout(COLUMNS);
    expect(keys(withMoved(usual, 'seen', -1))).toEqual(['name', 'role', 'seen', 'email']);
    expect(keys(withMoved(usual, 'role', 1))).toEqual(['name', 'email', 'role', 'seen']);
    for (const [key, step] of [
      ['role', -1],
      ['seen', 1],
      ['name', 1],
      ['gone', 1],
    ] as const)
      expect(withMoved(usual, key, step)).toBe(usual);
  });

  it('are as wide as the limits allow, in whole pixels', () => {
    const { minWidthPx, maxWidthPx } = LIMITS.listLayout;
    expect([1, 120.4, 10_000, Number.NaN, null].map(widthWithin)).toEqual([
      minWidthPx,
      120,
      maxWidthPx,
      null,
      null,
    ]);
    expect(withWidth(usualLayout(COLUMNS), 'role', 5)[1]?.width).toBe(minWidthPx);
    expect(layoutFor(COLUMNS, [column('role', true, 9_999)])[1]?.width).toBe(maxWidthPx);
  });
});

describe('the stored columns', () => {
  it('are listed under the words above the list', () => {
    expect(listKeyOf('API tokens')).toBe('api-tokens');
    expect(listKeyOf(' Where the lots are – and went ')).toBe('where-the-lots-are-and-went');
    expect(listKeyOf('x'.repeat(80))).toHaveLength(LIMITS.listLayout.keyLength);
  });

  it('name a list, and each column once', () => {
    const fits = (columns: readonly ColumnLayout[], list = 'users') =>
      listLayout.safeParse({ list, columns }).success;
    expect(fits([])).toBe(true);
    expect(fits([column('name', true, 64), column('lastSeen', false)])).toBe(true);
    expect(fits([column('name')], 'Users of it')).toBe(false);
    expect(fits([column('name'), column('name', false)])).toBe(false);
    expect(fits([column('name', true, 12)])).toBe(false);
    expect(fits([column('<b>')])).toBe(false);
    expect(fits(Array.from({ length: 41 }, (_, n) => column(`c${String(n)}`)))).toBe(false);
  });
});
