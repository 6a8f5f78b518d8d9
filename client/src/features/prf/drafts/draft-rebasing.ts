import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { withoutDerivedTotals } from '@sideline/schema/prf/record/derive';
import { isSame } from '@sideline/schema/prf/record/merge';
import { togetherAt } from '@sideline/schema/prf/record/together';
import {
  type Changes,
  type EntryFields,
  type Values,
  applyChanges,
  isEmpty,
  isStruckAt,
  joinChanges,
  onlyPaths,
  pathsOf,
  valueAt,
  withPath,
  withoutPaths,
} from './changes';
import { moveRowTexts } from './draft-editing';
import { withSection, withoutUnsaved } from './draft-section';
import type {
  DraftCommand,
  DraftState,
  RefusedChanges,
  SectionConflict,
  SectionDraft,
  StoredSection,
} from './draft-state';
import { isAbout, sectionDraft, shownValues } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { wholeMeasurements } from './measurements';
import { type RowsRebase, listsOfTexts, rebaseRows, rowMoved } from './rows';

/**
 * Rebases what was entered here on a newer version of a section. Another person's change never silently replaces it, nor
 * the other way round: where both changed a field it becomes a conflict.
 */

/**
 * A section after everything queued, by default based on the loaded version, as the server stores it. A space that the
 * server trims is not another person's change.
 */
export const sentValues = (
  state: DraftState,
  key: PrfSectionKey,
  onto: Values = sectionDraft(state, key).data,
): Values =>
  state.queue
    .filter((command) => command.section === key)
    .reduce<Values>(
      (values, command) => applyChanges(values, canonicalChanges(key, command.changes), entryFieldsOf(key)),
      onto,
    );

/** The paths of commands still being sent, which explains why the server does not have them yet. */
const pathsOnTheWay = (
  state: DraftState,
  key: PrfSectionKey,
  answered: DraftCommand | null,
): ReadonlySet<string> =>
  new Set(
    state.queue
      .filter((command) => command.section === key && command !== answered)
      .flatMap((command) => pathsOf(command.changes, entryFieldsOf(key))),
  );

/** Merges another person's rows with the rows entered here, in every part of the draft. */
const withTheirRows = (
  state: DraftState,
  key: PrfSectionKey,
  next: StoredSection,
  answered: DraftCommand | null,
): { readonly state: DraftState; readonly merged: ReadonlySet<string> } => {
  const { data, edits, refused, conflict } = sectionDraft(state, key);
  const onTheWay = pathsOnTheWay(state, key, answered);
  const sides = {
    before: sentValues(state, key),
    theirs: next.data,
    isFixed: (path: string) => onTheWay.has(path),
  };
  const ours = rebaseRows(key, edits, sides);
  const parked = rebaseRows(key, refused?.changes ?? {}, sides);
  const undecided = rebaseRows(key, conflict?.mine ?? {}, { before: data, theirs: next.data });
  // A value that is now the same there does not have to be sent.
  const unsaid = ({ changes, merged }: RowsRebase): Changes =>
    withoutPaths(
      changes,
      new Set([...merged].filter((path) => isSame(valueAt(changes, path), valueAt(next.data, path)))),
      entryFieldsOf(key),
    );
  return {
    state: withSection(state, key, {
      edits: unsaid(ours),
      // A refused list is corrected where it is shown, whatever it now holds.
      refused: refused && { ...refused, changes: parked.changes },
      conflict: conflict && { ...conflict, mine: undecided.changes },
    }),
    merged: new Set([...ours.merged, ...parked.merged]),
  };
};

/** Moves texts that are not values along with their rows. */
export const withTextsMoved = (before: DraftState, after: DraftState, key: PrfSectionKey): DraftState => {
  const former = shownValues(before, key);
  const present = shownValues(after, key);
  return listsOfTexts(key, Object.keys(sectionDraft(after, key).texts)).reduce(
    (state, list) =>
      isSame(valueAt(former, list), valueAt(present, list))
        ? state
        : moveRowTexts(state, key, list, rowMoved(valueAt(former, list), valueAt(present, list))),
    after,
  );
};

/**
 * What was entered here and also changed by another person between two versions of the section, or is in a struck-through
 * entry, as a patch of this side. For a measurement, every part that differs.
 */
const touchedByOthers = (
  state: DraftState,
  key: PrfSectionKey,
  mine: Changes,
  next: StoredSection,
  answered: DraftCommand | null,
  merged: ReadonlySet<string>,
): Changes => {
  const entryFields = entryFieldsOf(key);
  const before = sentValues(state, key);
  const entered = canonicalChanges(key, mine);
  const onTheWay = pathsOnTheWay(state, key, answered);
  const own = new Set(pathsOf(mine, entryFields));
  const isOurs = (path: string): boolean =>
    isSame(valueAt(own.has(path) ? entered : before, path), valueAt(next.data, path));
  const isTouched = (path: string): boolean =>
    !onTheWay.has(path) &&
    !isOurs(path) &&
    // A struck-through entry accepts nothing, whether another person or this device struck it. What was entered in it is
    // shown, neither refused nor dropped.
    (!isSame(valueAt(before, path), valueAt(next.data, path)) || isStruckAt(next.data, path));
  const touched = [...own].filter(
    (path) =>
      !onTheWay.has(path) && !merged.has(path) && !isOurs(path) && togetherAt(key, path).some(isTouched),
  );
  return [...wholeMeasurements(key, touched)]
    .filter((path) => !isOurs(path))
    .reduce<Changes>(
      (patch, path) => withPath(patch, path, valueAt(own.has(path) ? mine : before, path)),
      {},
    );
};

/** Who wrote the paths of a newer version: as the version itself says, or its author if it is the next one. */
const writtenBy = (
  { version, author, at, authors }: StoredSection,
  since: number,
  paths: readonly string[],
): SectionConflict['authors'] => {
  const newest = version === since + 1 ? { author: author ?? null, at: at ?? null } : undefined;
  return Object.fromEntries(
    paths.flatMap((path) => {
      const one = authors?.[path] ?? newest;
      return one ? [[path, one]] : [];
    }),
  );
};

/**
 * What could not be saved, or is not a value yet, in entries that are struck through. By field, as if it had been
 * entered.
 */
const unsavedInStruck = (
  { texts, refused }: SectionDraft,
  data: Values,
  entryFields: EntryFields,
): Changes => {
  const changes = refused?.changes ?? {};
  const struck = pathsOf(changes, entryFields).filter((path) => isStruckAt(data, path));
  return Object.entries(texts)
    .filter(([path]) => isStruckAt(data, path))
    .reduce<Changes>(
      (unsaved, [path, { text }]) => withPath(unsaved, path.split('/').slice(0, 3).join('/'), text),
      onlyPaths(changes, new Set(struck), entryFields),
    );
};

/** The server's data without the values calculated there, which would stay here after one of their parts is removed. */
export const asEntered = (key: PrfSectionKey, stored: StoredSection): StoredSection => ({
  ...stored,
  data: withoutDerivedTotals(key, stored.data),
});

/** What is refused, without the values at some paths and without the problems that were only about those. */
const withoutRefused = (
  refused: RefusedChanges | null,
  paths: ReadonlySet<string>,
  entryFields: EntryFields,
): RefusedChanges | null => {
  if (refused === null) return null;
  const changes = withoutPaths(refused.changes, paths, entryFields);
  const left = pathsOf(changes, entryFields);
  const problems = refused.problems.filter(
    (problem) =>
      left.some((path) => isAbout(path)(problem)) || ![...paths].some((path) => isAbout(path)(problem)),
  );
  return isEmpty(changes) ? null : { changes, problems };
};

/** Rebases what was entered here on a newer version of a section. If both changed a field, it becomes a conflict. */
export const rebase = (
  given: DraftState,
  key: PrfSectionKey,
  stored: StoredSection,
  answered: DraftCommand | null = null,
): DraftState => {
  const next = asEntered(key, stored);
  if (next.version < sectionDraft(given, key).version) return given;
  const { state, merged } = withTheirRows(given, key, next, answered);
  const draft = sectionDraft(state, key);
  const entryFields = entryFieldsOf(key);
  const unsaved = unsavedInStruck(draft, next.data, entryFields);
  // Once corrected, a refused value also applies on top of the current version.
  const entered = joinChanges(draft.refused?.changes ?? {}, draft.edits, entryFields);
  const touched = touchedByOthers(state, key, entered, next, answered, merged);
  const mine = joinChanges(unsaved, touched, entryFields);
  const clashing = pathsOf(mine, entryFields);
  const conflict = joinConflict(
    draft.conflict,
    {
      paths: clashing,
      mine,
      theirs: next.data,
      authors: writtenBy(next, draft.version, clashing),
    },
    key,
  );
  // In a struck-through entry, this includes values that are already the same, because the server refuses all writes to
  // it.
  const closed = pathsOf(draft.edits, entryFields).filter((path) => isStruckAt(next.data, path));
  const emptied = [...new Set(pathsOf(unsaved, entryFields).map((path) => path.replace(/\/[^/]+$/, '')))];
  const { texts, refused } = emptied.reduce((left, entry) => withoutUnsaved(left, entry, entryFields), {
    ...draft,
    refused: withoutRefused(draft.refused, new Set(clashing), entryFields),
  });
  return withSection(state, key, {
    version: next.version,
    data: next.data,
    edits: withoutPaths(draft.edits, new Set([...clashing, ...closed]), entryFields),
    texts,
    refused,
    conflict,
  });
};

/** Joins two conflicts of one section. If both have an answer of this side, the later one wins. */
export const joinConflict = (
  before: SectionConflict | null,
  added: SectionConflict,
  key: PrfSectionKey,
): SectionConflict | null => {
  if (added.paths.length === 0) return before && { ...before, theirs: added.theirs };
  return {
    ...added,
    paths: [...new Set([...(before?.paths ?? []), ...added.paths])],
    mine: joinChanges(before?.mine ?? {}, added.mine, entryFieldsOf(key)),
    authors: { ...before?.authors, ...added.authors },
  };
};

/** The later of two times in ISO 8601, UTC. */
export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * Loads the whole record, as the server sent it at `readAt`. Sections with a command in progress are left until its
 * answer arrives.
 */
export const load = (
  state: DraftState,
  customPrfId: string,
  stored: Readonly<Partial<Record<PrfSectionKey, StoredSection>>>,
  readAt: string | null,
): DraftState =>
  (Object.entries(stored) as [PrfSectionKey, StoredSection][]).reduce<DraftState>(
    (next, [key, section]) =>
      next.queue.some((command) => command.section === key)
        ? next
        : withTextsMoved(next, rebase(next, key, section), key),
    { ...state, customPrfId, confirmedAt: laterOf(state.confirmedAt, readAt) },
  );
