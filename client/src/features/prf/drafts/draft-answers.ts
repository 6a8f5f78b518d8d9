import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { type PrfSectionKey, clockFieldsOf } from '@sideline/schema/prf/catalogue/catalogue';
import { isSame } from '@sideline/schema/prf/record/merge';
import { alertActionRefused, alertAnswered } from './alert-actions';
import { isEmpty, isStruckAt, joinChanges, onlyPaths, pathsOf, valueAt, withoutPaths } from './changes';
import { cameLate, isLockCode } from './draft-locking';
import { asEntered, joinConflict, rebase, withTextsMoved } from './draft-rebasing';
import { timesOf, withSection } from './draft-section';
import type { CommandResult, DraftCommand, DraftState, StoredSection } from './draft-state';
import { isAbout, sectionDraft } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { wholeMeasurements } from './measurements';
import { rebaseRows } from './rows';

/** The server's answers to the commands that were sent. */

/**
 * The unsent commands, based on the version in the answer. Otherwise the server would take what was
 * written here before them for another person's, even if an answer was lost and the command is only REPLAYED. A command whose
 * fields another person has also changed keeps its start, so that it conflicts.
 */
const movedOn = (
  state: DraftState,
  waiting: readonly DraftCommand[],
  key: PrfSectionKey,
  stored: StoredSection,
  outcome: CommandResult['outcome'],
): readonly DraftCommand[] => {
  const { version, data } = sectionDraft(state, key);
  const entryFields = entryFieldsOf(key);
  const entered = state.queue
    .filter(({ section }) => section === key)
    .map(({ changes }) => canonicalChanges(key, changes));
  const isOurs = (path: string): boolean => {
    const standing = valueAt(stored.data, path);
    if (isStruckAt(stored.data, path) && !isStruckAt(data, path)) return false;
    return (
      isSame(valueAt(data, path), standing) ||
      entered.some(
        (changes) => pathsOf(changes, entryFields).includes(path) && isSame(valueAt(changes, path), standing),
      )
    );
  };
  return waiting.map((later) => {
    if (later.section !== key || later.baseVersion >= stored.version) return later;
    const isFree =
      outcome === 'SAVED' ||
      (later.baseVersion === version && pathsOf(later.changes, entryFields).every(isOurs));
    return isFree ? { ...later, baseVersion: stored.version } : later;
  });
};

/** Records when the server received the contact times in a command that are still current. */
const noteRecorded = (
  state: DraftState,
  { section, changes }: DraftCommand,
  { recordedAt, conflict }: CommandResult,
): DraftState => {
  const clocks = clockFieldsOf(section)
    .map(({ name }) => name)
    .filter((name) => name in changes && conflict?.paths.includes(name) !== true);
  if (!recordedAt || clocks.length === 0) return state;
  const { recorded } = sectionDraft(state, section);
  return withSection(state, section, {
    recorded: {
      ...recorded,
      ...Object.fromEntries(clocks.map((name) => [name, { at: changes[name], recordedAt }])),
    },
  });
};

const acknowledgeOne = (before: DraftState, result: CommandResult): DraftState => {
  const command = before.queue.find((candidate) => candidate.commandId === result.commandId);
  if (!command) return before;
  const state = noteRecorded(before, command, result);
  const key = command.section;
  const entryFields = entryFieldsOf(key);
  const named = { ...state, customPrfId: state.customPrfId ?? result.customPrfId };
  const queue = named.queue.filter((candidate) => candidate !== command);
  const stored = asEntered(key, { version: result.version, data: result.data });

  if (result.outcome === 'REFUSED' && command.alertAction) {
    const answered = { ...named, queue };
    return cameLate(result.isKept ? answered : alertActionRefused(answered, command, result), result);
  }
  if (result.outcome === 'REFUSED') {
    if (isLockCode(result.code) && (result.isKept || result.code !== 'PRF_LOCKED'))
      return cameLate(result.isKept ? { ...named, queue } : named, result);
    const draft = sectionDraft(named, key);
    // Entered again since. The newer entry counts, and will be sent later.
    const later = named.queue
      .slice(named.queue.indexOf(command) + 1)
      .filter(({ section }) => section === key)
      .map(({ changes }) => changes);
    const superseded = new Set([...later, draft.edits].flatMap((changes) => pathsOf(changes, entryFields)));
    const refused = withoutPaths(command.changes, superseded, entryFields);
    const sent = pathsOf(command.changes, entryFields);
    const isBlamed = (path: string) => result.problems.some(isAbout(path));
    const isAnyBlamed = sent.some(isBlamed);
    // All parts of a measurement wait, or are sent with what was entered since.
    const remade = wholeMeasurements(key, superseded);
    const toKeep = [...wholeMeasurements(key, sent.filter(isBlamed))].filter((path) => !remade.has(path));
    // None of it was stored. The parts that caused no problem are sent again. If the cause is not known, all of it waits.
    const kept = isAnyBlamed ? onlyPaths(refused, new Set(toKeep), entryFields) : refused;
    const again = isAnyBlamed ? withoutPaths(refused, new Set(toKeep), entryFields) : {};
    const parted = withSection({ ...named, queue }, key, {
      enteredAt: timesOf(command, key, draft),
      edits: joinChanges(again, draft.edits, entryFields),
      refused: isEmpty(kept)
        ? draft.refused
        : {
            changes: joinChanges(draft.refused?.changes ?? {}, kept, entryFields),
            problems: [
              ...(draft.refused?.problems ?? []),
              ...result.problems.filter(
                (problem) =>
                  !isAnyBlamed || pathsOf(kept, entryFields).some((path) => isAbout(path)(problem)),
              ),
            ],
          },
    });
    // It was struck through since, so it is refused for good. The user acknowledges this instead of correcting it.
    const { version, data } = sectionDraft(parted, key);
    const shown = rebase(parted, key, { version, data });
    // It was not kept with the signed record either. It stays visible here and does not hold up other late changes.
    return cameLate(shown, result);
  }

  if (result.outcome === 'CONFLICT' && result.conflict) {
    // The parts that did not conflict are stored. For those that did, the newest entry made here is this side of the choice.
    const paths = new Set(result.conflict.paths);
    const before = sectionDraft(named, key);
    const { edits } = before;
    const parted = withSection(named, key, { edits: withoutPaths(edits, paths, entryFields) });
    const rebased = rebase(parted, key, stored, command);
    return withSection({ ...rebased, queue: movedOn(named, queue, key, stored, result.outcome) }, key, {
      conflict: joinConflict(
        sectionDraft(rebased, key).conflict,
        {
          paths: result.conflict.paths,
          mine: rebaseRows(
            key,
            joinChanges(
              onlyPaths(command.changes, paths, entryFields),
              onlyPaths(edits, paths, entryFields),
              entryFields,
            ),
            // If the starting version is no longer here, we cannot know what was removed.
            { before: command.baseVersion === before.version ? before.data : {}, theirs: stored.data },
          ).changes,
          theirs: stored.data,
          authors: result.conflict.authors,
        },
        key,
      ),
      enteredAt: timesOf(command, key, sectionDraft(rebased, key)),
    });
  }

  // Rebased while the command still counts as ours, so that only another person's change shows as a difference.
  return {
    ...alertAnswered(rebase(named, key, stored, command), command),
    queue: movedOn(named, queue, key, stored, result.outcome),
  };
};

/** The server answered: what it accepted becomes part of its data here, and what it refused is kept with the reason. */
export const acknowledge = (
  state: DraftState,
  results: readonly CommandResult[],
  now: string,
): DraftState => {
  const answered = results.reduce<DraftState>(
    (before, result) => withTextsMoved(before, acknowledgeOne(before, result), result.section),
    { ...state, isSending: false, failure: null },
  );
  const next = { ...answered, confirmedAt: now };
  const isTaken = results.some((result) => ['SAVED', 'MERGED', 'REPLAYED'].includes(result.outcome));
  return isTaken ? { ...next, savedAt: now } : next;
};
