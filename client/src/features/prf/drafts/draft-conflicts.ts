import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isRowsPath, isSame } from '@sideline/schema/prf/record/merge';
import { togetherAt } from '@sideline/schema/prf/record/together';
import { entryPath, isStruckAt, valueAt, withPath, withoutPaths } from './changes';
import { sentValues } from './draft-rebasing';
import { withSection } from './draft-section';
import type { ConflictChoice, DraftState, SectionConflict } from './draft-state';
import { sectionDraft } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { theirsAt } from './rows';

/** Which of two answers is kept. */

/**
 * Why the entry at a path can no longer be changed: it is struck through there, or an unsent change from here will strike
 * it. Null if it can be changed.
 */
export const strikeAt = (state: DraftState, key: PrfSectionKey, path: string): string | null => {
  const arriving = sentValues(state, key, sectionDraft(state, key).conflict?.theirs ?? {});
  if (!isStruckAt(arriving, path)) return null;
  const [list = '', entryId = ''] = path.split('/');
  return String(valueAt(arriving, entryPath(list, entryId, 'void_reason')));
};

/** Whether this side can be chosen: not if the entry is struck through. */
export const canKeepMine = (state: DraftState, key: PrfSectionKey, path: string): boolean =>
  strikeAt(state, key, path) === null;

/**
 * The conflicting paths that are decided together with this one, because nobody measured a mixture of two measurements.
 */
export const decidedWith = (
  key: PrfSectionKey,
  { paths }: SectionConflict,
  path: string,
): readonly string[] => togetherAt(key, path).filter((one) => paths.includes(one));

/** Which side of a path was chosen, and when. */
interface Chosen extends ConflictChoice {
  readonly at: string;
}

const resolvePath = (state: DraftState, key: PrfSectionKey, { path, side, at }: Chosen): DraftState => {
  const draft = sectionDraft(state, key);
  if (!draft.conflict) return state;
  const { conflict } = draft;
  if (side === 'mine' && !canKeepMine(state, key, path)) return state;
  const entryFields = entryFieldsOf(key);
  const paths = conflict.paths.filter((candidate) => candidate !== path);
  const chosen = side === 'mine' ? valueAt(conflict.mine, path) : theirsAt(key, conflict, path);
  const stands = side === 'theirs' && isSame(chosen, valueAt(draft.data, path));
  return withSection(state, key, {
    conflict:
      paths.length > 0
        ? { ...conflict, paths, mine: withoutPaths(conflict.mine, new Set([path]), entryFields) }
        : null,
    edits:
      stands || (side === 'theirs' && !isRowsPath(key, path))
        ? draft.edits
        : withPath(draft.edits, path, chosen),
    enteredAt: { ...draft.enteredAt, [path]: at },
    choices: [...(draft.choices ?? []), { path, side }],
  });
};

/**
 * Applies the clinician's choice between two answers, if that side can be chosen. Its fields are then no longer in
 * conflict.
 */
export const resolveConflict = (
  state: DraftState,
  key: PrfSectionKey,
  path: string,
  side: 'mine' | 'theirs',
  at: string,
): DraftState => {
  const { conflict } = sectionDraft(state, key);
  if (!conflict) return state;
  return decidedWith(key, conflict, path).reduce(
    (last, one) => resolvePath(last, key, { path: one, side, at }),
    state,
  );
};
