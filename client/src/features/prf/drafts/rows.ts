import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import {
  alignRows,
  isRowsPath,
  isSame,
  mergeRows,
  rowsOf,
  storedRows,
} from '@sideline/schema/prf/record/merge';
import { isStruckAt, pathsOf, valueAt, withPath, type Changes, type Values } from './changes';
import type { SectionConflict } from './draft-state';
import { entryFieldsOf } from './entry-fields';

/** Merges another person's rows in a list with those entered here, using the same merge as the server. */
export interface RowsRebase {
  readonly changes: Changes;
  /** The lists in which both people's rows are kept, so that there is nothing left to choose. */
  readonly merged: ReadonlySet<string>;
}

/** Our rows keep their order and their places, so that half-typed text stays with its row. */
const mergedAt = (path: string, sides: { before: Values; mine: Values; theirs: Values }) =>
  mergeRows(
    rowsOf(valueAt(sides.before, path)),
    [rowsOf(valueAt(sides.mine, path)), rowsOf(valueAt(sides.theirs, path))],
    0,
  );

/**
 * @param before what the changes were based on, as the server stores it.
 * @param theirs the section as the server now has it.
 * @param isFixed whether the value at a path is still explained by a command in progress.
 * @returns the changes with the rows that others have added, changed or removed since. If both changed a row, ours.
 */
export const rebaseRows = (
  key: PrfSectionKey,
  mine: Changes,
  {
    before,
    theirs,
    isFixed = () => false,
  }: { readonly before: Values; readonly theirs: Values; readonly isFixed?: (path: string) => boolean },
): RowsRebase => {
  const merged = new Set<string>();
  const changes = pathsOf(mine, entryFieldsOf(key)).reduce<Changes>((changed, path) => {
    const theirRows = valueAt(theirs, path);
    if (!isRowsPath(key, path) || isFixed(path) || isStruckAt(theirs, path)) return changed;
    if (isSame(valueAt(before, path), theirRows)) return changed;
    const { rows, isContested } = mergedAt(path, { before, mine, theirs });
    if (!isContested) merged.add(path);
    return withPath(changed, path, storedRows(rows));
  }, mine);
  return { changes, merged };
};

/**
 * The value at a path once their side of a conflict is chosen. In a list of rows, this includes those that only this side
 * added.
 */
export const theirsAt = (
  key: PrfSectionKey,
  { mine, theirs }: Pick<SectionConflict, 'mine' | 'theirs'>,
  path: string,
): unknown => {
  const standing = valueAt(theirs, path);
  if (!isRowsPath(key, path)) return standing;
  const ours = rowsOf(valueAt(mine, path));
  const { added } = alignRows(rowsOf(standing), ours);
  return storedRows([...rowsOf(standing), ...ours.filter((_, index) => added.has(index))]);
};

/** The lists with text that is not a value yet. */
export const listsOfTexts = (key: PrfSectionKey, texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap((path) => {
      const parts = path.split('/');
      return [parts.slice(0, 1), parts.slice(0, 3)]
        .map((own) => own.join('/'))
        .filter((own) => own !== path && isRowsPath(key, own));
    }),
  ),
];

/** The new index of each row after a list has changed. Text for a row that does not exist yet stays last. */
export const rowMoved = (former: unknown, present: unknown): ((index: number) => number) => {
  const after = rowsOf(present);
  const alignment = alignRows(rowsOf(former), after);
  return (index) => alignment.present[index] ?? after.length;
};
