import { LIMITS } from './limits.js';

/** One column as a person keeps it: where it is in the list, whether it shows, and how wide it is where they set that. */
export interface ColumnLayout {
  readonly key: string;
  readonly isShown: boolean;
  /** Whole pixels; null leaves it to the list. */
  readonly width: number | null;
}

/** The columns of a list. The first names the row, so it stays first and always shows. */
interface KnownColumn {
  readonly key: string;
}

/** A list's name in what is kept, from the words above it: 'API tokens' is `api-tokens`. */
export const listKeyOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.listLayout.keyLength)
    .replaceAll(/^-+|-+$/g, '');

/** A width within its limits, in whole pixels; null for what is no width. */
export const widthWithin = (width: number | null): number | null => {
  if (width === null || !Number.isFinite(width)) return null;
  const { minWidthPx, maxWidthPx } = LIMITS.listLayout;
  return Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, width)));
};

/** A list's default columns. */
export const usualLayout = (columns: readonly KnownColumn[]): readonly ColumnLayout[] =>
  columns.map(({ key }) => ({ key, isShown: true, width: null }));

/**
 * What a person keeps, for the columns that a list has today: a column that no longer exists is left out, and a new one
 * shows after the column that it follows in the list. If no saved column exists any longer, the default columns.
 */
export const layoutFor = (
  columns: readonly KnownColumn[],
  kept: readonly ColumnLayout[] | null,
): readonly ColumnLayout[] => {
  const [first] = columns;
  const known = new Set(columns.map(({ key }) => key));
  const laid = new Map(
    (kept ?? [])
      .filter(({ key }) => known.has(key))
      .map(({ key, isShown, width }) => [key, { key, isShown, width: widthWithin(width) }] as const),
  );
  if (first === undefined || laid.size === 0) return usualLayout(columns);
  const order = [...laid.keys()].filter((key) => key !== first.key);
  order.unshift(first.key);
  columns.forEach(({ key }, place) => {
    if (order.includes(key)) return;
    order.splice(order.indexOf(columns[place - 1]?.key ?? first.key) + 1, 0, key);
  });
  return order.map((key) => {
    const column = laid.get(key) ?? { key, isShown: true, width: null };
    return key === first.key ? { ...column, isShown: true } : column;
  });
};

/** With a column one place up (-1) or down (1); nothing goes above the first. */
export const withMoved = (
  layout: readonly ColumnLayout[],
  key: string,
  step: -1 | 1,
): readonly ColumnLayout[] => {
  const from = layout.findIndex((column) => column.key === key);
  const to = from + step;
  const column = layout[from];
  if (column === undefined || from < 1 || to < 1 || to >= layout.length) return layout;
  return layout.toSpliced(from, 1).toSpliced(to, 0, column);
};

/** With a column shown or hidden; the first cannot be hidden. */
export const withShown = (
  layout: readonly ColumnLayout[],
  key: string,
  isShown: boolean,
): readonly ColumnLayout[] =>
  layout.map((column, place) => (column.key === key && place > 0 ? { ...column, isShown } : column));

/** With another width for a column; null resets it. */
export const withWidth = (
  layout: readonly ColumnLayout[],
  key: string,
  width: number | null,
): readonly ColumnLayout[] =>
  layout.map((column) => (column.key === key ? { ...column, width: widthWithin(width) } : column));
