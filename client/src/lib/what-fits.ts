/**
 * The rows of a list that a wall shows, and how many do not fit. A separate row gives their number, so that none is
 * missed.
 */
export interface Fitting<Item> {
  readonly shown: readonly Item[];
  readonly more: number;
}

/** As many as fit into `rows`. */
export const whatFits = <Item>(items: readonly Item[], rows: number): Fitting<Item> => {
  if (items.length <= rows) return { shown: items, more: 0 };
  const shown = items.slice(0, Math.max(0, Math.floor(rows) - 1));
  return { shown, more: items.length - shown.length };
};

/** How many rows of a given height, with gaps between them, fit into a height. */
export const rowsIn = (height: number, row: number, gap: number): number =>
  Math.max(0, Math.floor((height + gap) / (row + gap)));
