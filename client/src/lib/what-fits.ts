/** What a wall shows of a list, and how many of it have no room. Those are said in a row of their own, so that none is missed. */
export interface Fitting<Item> {
  readonly shown: readonly Item[];
  readonly more: number;
}

/** As many as `rows` have room for. */
export const whatFits = <Item>(items: readonly Item[], rows: number): Fitting<Item> => {
  if (items.length <= rows) return { shown: items, more: 0 };
  const shown = items.slice(0, Math.max(0, Math.floor(rows) - 1));
  return { shown, more: items.length - shown.length };
};

/** Rows of a height with gaps between them that fit into a height. */
export const rowsIn = (height: number, row: number, gap: number): number =>
  Math.max(0, Math.floor((height + gap) / (row + gap)));
