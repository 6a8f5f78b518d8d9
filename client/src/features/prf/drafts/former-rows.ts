import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { idOfRow, isFormerRows, withRowIds } from '@sideline/schema/prf/record/row-ids';
import type { Values } from './changes';
import type { DraftState, SectionDraft } from './draft-state';

/**
 * Converts a draft kept before some lists of rows became entries. Its rows get the same ids that the server gives them,
 * so that unsent changes are not lost.
 */
export const withFormerRows = (state: DraftState): DraftState => {
  const { prfId } = state;
  return {
    ...state,
    sections: Object.fromEntries(
      Object.entries(state.sections).map(([key, draft]) => [
        key,
        sectionWithIds(prfId, key as PrfSectionKey, draft),
      ]),
    ),
    queue: state.queue.map((command) => ({
      ...command,
      changes: withRowIds(prfId, command.section, command.changes),
    })),
  };
};

const sectionWithIds = (prfId: string, key: PrfSectionKey, draft: SectionDraft): SectionDraft => {
  const named = (values: Values): Values => withRowIds(prfId, key, values);
  const { conflict, refused } = draft;
  return {
    ...draft,
    data: named(draft.data),
    edits: named(draft.edits),
    texts: Object.fromEntries(
      Object.entries(draft.texts).map(([path, text]) => [pathWithId(prfId, key, path), text]),
    ),
    refused: refused && { ...refused, changes: named(refused.changes) },
    conflict: conflict && { ...conflict, mine: named(conflict.mine), theirs: named(conflict.theirs) },
  };
};

/** `iv_access/0/gauge` with the id of the row at that index. */
const pathWithId = (prfId: string, key: PrfSectionKey, path: string): string => {
  const [list = '', index = '', ...rest] = path.split('/');
  return isFormerRows(key, list) && /^\d+$/.test(index)
    ? [list, idOfRow(prfId, list, Number(index)), ...rest].join('/')
    : path;
};
