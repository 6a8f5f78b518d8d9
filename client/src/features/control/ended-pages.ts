/** Ended incidents beyond the latest few that the board has. */

interface Identified {
  readonly id: string;
}

const hasOne = (incidents: readonly Identified[], wanted: string): boolean =>
  incidents.some(({ id }) => id === wanted);

/** Those of a page that are not there yet, after those that are. */
export const withPage = <One extends Identified>(
  known: readonly One[],
  page: readonly One[],
): readonly One[] => [...known, ...page.filter(({ id }) => !hasOne(known, id))];

/**
 * Those that were loaded with those that the board has: where newer ones push them off the board, they stay in the list. The same list
 * where there is none to add, and an empty one where nothing was loaded.
 */
export const withBoard = <One extends Identified>(
  loaded: readonly One[],
  board: readonly One[],
): readonly One[] => {
  if (loaded.length === 0) return loaded;
  const added = board.filter(({ id }) => !hasOne(loaded, id));
  return added.length === 0 ? loaded : [...added, ...loaded];
};

/** Those of them that the board does not have. */
export const offBoard = <One extends Identified>(
  loaded: readonly One[],
  board: readonly One[],
): readonly One[] => loaded.filter(({ id }) => !hasOne(board, id));
