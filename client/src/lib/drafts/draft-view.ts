import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { applyChanges, isEmpty, pathsOf, type Values } from './changes';
import { EMPTY_SECTION, type DraftState, type SectionDraft } from './draft-state';
import { entryFieldsOf } from './entry-fields';

export const sectionDraft = (state: DraftState, key: PrfSectionKey): SectionDraft =>
  state.sections[key] ?? EMPTY_SECTION;

export const sectionKeys = (state: DraftState): PrfSectionKey[] =>
  Object.keys(state.sections) as PrfSectionKey[];

/** What the server will have once everything queued for the section has arrived; open edits not counted. */
export const queuedValues = (state: DraftState, key: PrfSectionKey): Values =>
  state.queue
    .filter((command) => command.section === key)
    .reduce<Values>(
      (values, command) => applyChanges(values, command.changes, entryFieldsOf(key)),
      sectionDraft(state, key).data,
    );

/** The section as the form shows it: the server's, then everything entered here, also what is undecided or refused. */
export const shownValues = (state: DraftState, key: PrfSectionKey): Values => {
  const draft = sectionDraft(state, key);
  const entryFields = entryFieldsOf(key);
  return [draft.refused?.changes, draft.conflict?.mine, draft.edits].reduce<Values>(
    (values, changes) => (changes ? applyChanges(values, changes, entryFields) : values),
    queuedValues(state, key),
  );
};

/** How many changed fields have not reached the server. */
export const unsentCount = (state: DraftState): number => {
  const count = (key: PrfSectionKey, changes: Values) => pathsOf(changes, entryFieldsOf(key)).length;
  return (
    state.queue.reduce((sum, command) => sum + count(command.section, command.changes), 0) +
    sectionKeys(state).reduce((sum, key) => {
      const draft = sectionDraft(state, key);
      return (
        sum +
        count(key, draft.edits) +
        count(key, draft.refused?.changes ?? {}) +
        (draft.conflict?.paths.length ?? 0)
      );
    }, 0)
  );
};

/** A field that waits for the clinician: two answers to choose from, or one that the server would not take. */
export interface Undecided {
  readonly section: PrfSectionKey;
  readonly path: string;
  readonly kind: 'conflict' | 'refused';
}

export const undecidedFields = (state: DraftState): readonly Undecided[] =>
  sectionKeys(state).flatMap((section) => {
    const { conflict, refused } = sectionDraft(state, section);
    const refusedPaths = pathsOf(refused?.changes ?? {}, entryFieldsOf(section));
    return [
      ...(conflict?.paths ?? []).map((path) => ({ section, path, kind: 'conflict' as const })),
      ...refusedPaths.map((path) => ({ section, path, kind: 'refused' as const })),
    ];
  });

/** Whether there is anything that the next send would carry. */
export const hasWork = (state: DraftState): boolean =>
  state.lock === null &&
  (state.queue.length > 0 || sectionKeys(state).some((key) => !isEmpty(sectionDraft(state, key).edits)));

export type SaveStatus =
  | { kind: 'nothing' }
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'onDevice' }
  | { kind: 'offline'; count: number }
  | { kind: 'notSent'; message: string }
  | { kind: 'refused'; count: number }
  | { kind: 'conflict'; count: number }
  | { kind: 'locked'; message: string; unsent: number };

/** The save state, the most pressing first. */
export const saveStatus = (state: DraftState): SaveStatus => {
  const drafts = sectionKeys(state).map((key) => sectionDraft(state, key));
  if (state.lock) return { kind: 'locked', message: state.lock.message, unsent: unsentCount(state) };
  const conflicts = drafts.reduce((sum, draft) => sum + (draft.conflict?.paths.length ?? 0), 0);
  if (conflicts > 0) return { kind: 'conflict', count: conflicts };
  const refused = drafts.reduce((sum, draft) => sum + (draft.refused?.problems.length ?? 0), 0);
  if (refused > 0) return { kind: 'refused', count: refused };
  if (state.failure?.kind === 'connection') return { kind: 'offline', count: unsentCount(state) };
  if (state.failure) return { kind: 'notSent', message: state.failure.message };
  if (state.isSending) return { kind: 'saving' };
  if (hasWork(state)) return { kind: 'onDevice' };
  return state.savedAt ? { kind: 'saved', at: state.savedAt } : { kind: 'nothing' };
};
