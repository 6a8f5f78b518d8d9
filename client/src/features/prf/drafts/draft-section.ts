import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { type EntryFields, isEmpty, pathsOf, withoutPaths } from './changes';
import type { DraftCommand, DraftState, SectionDraft } from './draft-state';
import { sectionDraft } from './draft-view';
import { entryFieldsOf } from './entry-fields';

/** Small steps that every transition of a section consists of. */

export const withSection = (
  state: DraftState,
  key: PrfSectionKey,
  draft: Partial<SectionDraft>,
): DraftState => ({
  ...state,
  sections: { ...state.sections, [key]: { ...sectionDraft(state, key), ...draft } },
});

export const withoutText = (texts: SectionDraft['texts'], path: string): SectionDraft['texts'] =>
  path in texts ? Object.fromEntries(Object.entries(texts).filter(([key]) => key !== path)) : texts;

/** The entry was struck through, so its unsaved values are dropped too. */
export const withoutUnsaved = (
  draft: SectionDraft,
  entry: string,
  entryFields: EntryFields,
): SectionDraft => {
  const isOfIt = (path: string) => path.startsWith(`${entry}/`);
  const paths = new Set(pathsOf(draft.refused?.changes ?? {}, entryFields).filter(isOfIt));
  const refused = draft.refused && {
    changes: withoutPaths(draft.refused.changes, paths, entryFields),
    problems: draft.refused.problems.filter(({ field }) => field !== entry && !isOfIt(field)),
  };
  return {
    ...draft,
    texts: Object.fromEntries(Object.entries(draft.texts).filter(([path]) => !isOfIt(path))),
    refused: refused && !isEmpty(refused.changes) ? refused : null,
  };
};

export const STRUCK_OUT = /\/void_reason$/;

/** The times for what a command returned. If something was entered again since, the newer time. */
export const timesOf = (
  { changes, deviceTime }: DraftCommand,
  key: PrfSectionKey,
  draft: SectionDraft,
): SectionDraft['enteredAt'] => ({
  ...Object.fromEntries(pathsOf(changes, entryFieldsOf(key)).map((path) => [path, deviceTime])),
  ...draft.enteredAt,
});
