/**
 * What can happen to a PRF on this device, each as a pure step from one state to the next.
 *
 * Rules that hold throughout: nothing that was entered is dropped before the server has it or the clinician has
 * decided against it; a command never changes once it is made, so that sending it twice is harmless; what another
 * person changed never silently replaces what was entered here, nor the other way round.
 */
import { alertActionRefused, alertAnswered } from './alert-actions';
import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { alertActionPath, lastAnswers } from '@sideline/schema/prf/alerts';
import { canonicalChanges } from '@sideline/schema/prf/canonical';
import { clockFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { withoutDerivedTotals } from '@sideline/schema/prf/derive';
import { isRowsPath, isSame } from '@sideline/schema/prf/merge';
import { togetherAt } from '@sideline/schema/prf/together';
import {
  applyChanges,
  isEmpty,
  isStruckAt,
  joinChanges,
  onlyPaths,
  pathsOf,
  valueAt,
  withPath,
  withoutPaths,
  type Changes,
  type EntryFields,
  type Values,
} from './changes';
import { EMPTY_SECTION } from './draft-state';
import type {
  AlertAction,
  AmendmentNote,
  CommandResult,
  DraftCommand,
  DraftLock,
  DraftState,
  KeptText,
  LockCode,
  RefusedChanges,
  SaveFailure,
  SectionConflict,
  SectionDraft,
  StoredSection,
} from './draft-state';
import { isAbout, queuedValues, sectionDraft, sectionKeys, shownValues, toSend } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { listsOfTexts, rebaseRows, rowMoved, theirsAt, type RowsRebase } from './rows';
import { wholeMeasurements, withWholeMeasurements } from './measurements';

const LOCK_CODES: ReadonlySet<string> = new Set<LockCode>([
  'PRF_LOCKED',
  'PRF_VOID',
  'PRF_ERASED',
  'PRF_NOT_YOURS',
  'FORBIDDEN',
]);
export const isLockCode = (code: string | null): code is LockCode => code !== null && LOCK_CODES.has(code);

const withSection = (state: DraftState, key: PrfSectionKey, draft: Partial<SectionDraft>): DraftState => ({
  ...state,
  sections: { ...state.sections, [key]: { ...sectionDraft(state, key), ...draft } },
});

const withoutText = (texts: SectionDraft['texts'], path: string): SectionDraft['texts'] =>
  path in texts ? Object.fromEntries(Object.entries(texts).filter(([key]) => key !== path)) : texts;

/** An entry was struck through: with it goes what could not be saved of it. */
const withoutUnsaved = (draft: SectionDraft, entry: string, entryFields: EntryFields): SectionDraft => {
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
const STRUCK_OUT = /\/void_reason$/;

/** A field was given a value (null clears it), `at` a moment in ISO 8601. */
export const edit = (
  state: DraftState,
  key: PrfSectionKey,
  path: string,
  value: unknown,
  at: string,
): DraftState => {
  if (state.lock) return state;
  const entryFields = entryFieldsOf(key);
  const before = sectionDraft(state, key);
  const draft =
    STRUCK_OUT.test(path) && value != null
      ? withoutUnsaved(before, path.replace(STRUCK_OUT, ''), entryFields)
      : before;
  const texts = withoutText(draft.texts, path);
  const enteredAt = { ...draft.enteredAt, [path]: at };
  if (draft.conflict?.paths.includes(path)) {
    return withSection(state, key, {
      texts,
      enteredAt,
      conflict: { ...draft.conflict, mine: withPath(draft.conflict.mine, path, value) },
    });
  }
  const here = new Set([path]);
  const { refused, released } = corrected(draft.refused, key, path);
  const queued = queuedValues(state, key);
  const isBackToStored = isSame(valueAt(queued, path), value) && !path.endsWith('/id');
  const stands = pathsOf(released, entryFields).filter((other) =>
    isSame(valueAt(queued, other), valueAt(released, other)),
  );
  const edits = joinChanges(withoutPaths(released, new Set(stands), entryFields), draft.edits, entryFields);
  return withSection(state, key, {
    texts,
    enteredAt,
    refused,
    edits: isBackToStored ? withoutPaths(edits, here, entryFields) : withPath(edits, path, value ?? null),
  });
};

/**
 * What is still refused once something else stands at a path, and what is not any more: its own problems were those of what
 * stood there, or of the measurement that it is part of, so that the rest of that is sent again with it.
 */
const corrected = (
  refused: RefusedChanges | null,
  key: PrfSectionKey,
  path: string,
): { readonly refused: RefusedChanges | null; readonly released: Changes } => {
  if (refused === null) return { refused, released: {} };
  const entryFields = entryFieldsOf(key);
  const parked = pathsOf(refused.changes, entryFields);
  const isOfNothing = (problem: Problem) => !parked.some((one) => isAbout(one)(problem));
  const measurement = togetherAt(key, path);
  const isHere = measurement.some((one) => parked.includes(one));
  const problems = refused.problems.filter(
    (problem) => !measurement.some((one) => isAbout(one)(problem)) && !(isHere && isOfNothing(problem)),
  );
  const here = new Set([path]);
  const waits = (one: string) => problems.some((problem) => isAbout(one)(problem) || isOfNothing(problem));
  const waiting = new Set([...wholeMeasurements(key, parked.filter(waits))].filter((one) => !here.has(one)));
  const changes = onlyPaths(refused.changes, waiting, entryFields);
  return {
    refused: isEmpty(changes) ? null : { changes, problems },
    released: withoutPaths(refused.changes, new Set([...waiting, ...here]), entryFields),
  };
};

/** Keeps text that is not a value, so that leaving the section does not lose it; null forgets it. */
export const keepText = (
  state: DraftState,
  key: PrfSectionKey,
  path: string,
  kept: KeptText | null,
  at: string,
): DraftState => {
  const { texts } = sectionDraft(state, key);
  return withSection(state, key, {
    texts: kept === null ? withoutText(texts, path) : { ...texts, [path]: { ...kept, at } },
  });
};

/** A list of rows changed its order: the texts kept in them go along. `moved` gives a row's new index, null where it is gone. */
export const moveRowTexts = (
  state: DraftState,
  key: PrfSectionKey,
  list: string,
  moved: (index: number) => number | null,
): DraftState => {
  const { texts } = sectionDraft(state, key);
  const next = Object.entries(texts).flatMap(([path, kept]): [string, KeptText][] => {
    if (!path.startsWith(`${list}/`)) return [[path, kept]];
    const [row = '', ...rest] = path.slice(list.length + 1).split('/');
    const index = moved(Number(row));
    return index === null ? [] : [[[list, index, ...rest].join('/'), kept]];
  });
  return withSection(state, key, { texts: Object.fromEntries(next) });
};

/** Keeps the patient's details as far as they were filled in; null once they are saved or as stored again. */
export const keepPatientForm = (state: DraftState, patientForm: Values | null, at: string): DraftState => ({
  ...state,
  patientForm,
  patientFormAt: patientForm && at,
});

interface SealOptions {
  readonly now: string;
  readonly newId: () => string;
  /** Seals also what follows on a command still under way: for the last send before the tab goes. */
  readonly isLast?: boolean;
}

const APART_MS = LIMITS.recordedApartMinutes * 60_000;

/** What was entered together, and when the last of it was. */
type Parcel = Pick<DraftCommand, 'changes' | 'deviceTime'>;

/** A section's edits with the times at which they were entered: what hours without a signal lie between goes apart. */
const parcelsOf = (
  { edits, enteredAt = {} }: Pick<SectionDraft, 'edits' | 'enteredAt'>,
  key: PrfSectionKey,
  now: string,
): readonly Parcel[] => {
  const entryFields = entryFieldsOf(key);
  const entered = new Set(pathsOf(edits, entryFields));
  const timeOf = (path: string) => enteredAt[path] ?? now;
  // A measurement was there once the last of it was entered.
  const completeAt = (path: string): string =>
    togetherAt(key, path)
      .filter((one) => entered.has(one))
      .map(timeOf)
      .reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest), timeOf(path));
  const timed = [...entered]
    .map((path) => ({ path, at: completeAt(path) }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const spells: { begunAt: number; deviceTime: string; paths: Set<string> }[] = [];
  for (const { path, at } of timed) {
    const last = spells.at(-1);
    if (last && Date.parse(at) - last.begunAt <= APART_MS) {
      last.paths.add(path);
      last.deviceTime = at;
    } else spells.push({ begunAt: Date.parse(at), deviceTime: at, paths: new Set([path]) });
  }
  // A choice alone is sent too.
  if (spells.length <= 1) return [{ changes: edits, deviceTime: spells[0]?.deviceTime ?? now }];
  return spells.map(({ deviceTime, paths }) => ({
    changes: onlyPaths(edits, paths, entryFields),
    deviceTime,
  }));
};

/** The times of what is not among the changes. */
const withoutTimes = (
  { enteredAt = {}, edits }: Pick<SectionDraft, 'edits' | 'enteredAt'>,
  key: PrfSectionKey,
) => {
  const sent = new Set(pathsOf(edits, entryFieldsOf(key)));
  return Object.fromEntries(Object.entries(enteredAt).filter(([path]) => !sent.has(path)));
};

/** Times for what a command comes back with: of what was entered again since, the newer. */
const timesOf = (
  { changes, deviceTime }: DraftCommand,
  key: PrfSectionKey,
  draft: SectionDraft,
): SectionDraft['enteredAt'] => ({
  ...Object.fromEntries(pathsOf(changes, entryFieldsOf(key)).map((path) => [path, deviceTime])),
  ...draft.enteredAt,
});

/** Turns what was entered into commands, one for each section and spell. While a section's command is under way its later edits wait. */
export const seal = (state: DraftState, { now, newId, isLast = false }: SealOptions): DraftState => {
  if (state.lock && state.lock.takesLate !== true) return state;
  return sectionKeys(state).reduce((sealed, key) => {
    const draft = sectionDraft(sealed, key);
    const { edits, choices } = toSend(sealed, key);
    if (isEmpty(edits) && choices.length === 0) return sealed;
    const pending = sealed.queue.filter((command) => command.section === key).at(-1);
    if (pending && !isLast) return sealed;
    const entryFields = entryFieldsOf(key);
    const sent = { edits, enteredAt: draft.enteredAt ?? {} };
    const values = { shown: shownValues(sealed, key), stored: draft.data };
    const parcels = parcelsOf(sent, key, now);
    const commands = parcels.map(({ changes, deviceTime }, index): DraftCommand => ({
      commandId: newId(),
      section: key,
      // What follows goes in one request with what is under way, and from the same start: the server knows them as one hand's.
      baseVersion: pending ? pending.baseVersion : draft.version,
      changes: withWholeMeasurements(key, changes, values),
      deviceTime,
      ...(choices.length > 0 && index === parcels.length - 1 ? { choices } : {}),
    }));
    return {
      ...withSection(sealed, key, {
        edits: withoutPaths(draft.edits, new Set(pathsOf(edits, entryFields)), entryFields),
        enteredAt: withoutTimes(sent, key),
        choices: (draft.choices ?? []).filter((choice) => !choices.includes(choice)),
      }),
      queue: [...sealed.queue, ...commands],
    };
  }, state);
};

/** What was done about an alert, sent after everything entered before it: the server must have the set first. */
export const answerAlert = (
  state: DraftState,
  alertAction: AlertAction,
  sealing: SealOptions,
): DraftState => {
  if (state.lock) return state;
  const section = 'observations';
  const sealed = seal(state, { ...sealing, isLast: true });
  const { version, texts } = sectionDraft(sealed, section);
  const command: DraftCommand = {
    commandId: sealing.newId(),
    section,
    baseVersion: sealed.queue.findLast((pending) => pending.section === section)?.baseVersion ?? version,
    deviceTime: sealing.now,
    changes: {},
    alertAction,
  };
  return {
    ...withSection(sealed, section, { texts: withoutText(texts, alertActionPath(alertAction.entryId)) }),
    queue: [...sealed.queue, command],
  };
};

export const startSending = (state: DraftState): DraftState => ({ ...state, isSending: true });

export const sendingFailed = (state: DraftState, failure: Omit<SaveFailure, 'attempts'>): DraftState => ({
  ...state,
  isSending: false,
  wentOffline: state.wentOffline === true || failure.kind === 'connection',
  failure: { ...failure, attempts: (state.failure?.attempts ?? 0) + 1 },
});

/**
 * The record takes no writes from here; what is unsent stays, to be read and copied. Of an erased record that is all that stays:
 * what the server gave goes with it.
 */
export const lock = (state: DraftState, reason: DraftLock): DraftState => ({
  ...state,
  sections: reason.code === 'PRF_ERASED' ? withoutStored(state.sections) : state.sections,
  isSending: false,
  failure: null,
  lock: reason,
});

const withoutStored = (sections: DraftState['sections']): DraftState['sections'] =>
  Object.fromEntries(
    Object.entries(sections).map(([key, { conflict, ...draft }]) => [
      key,
      { ...draft, data: {}, recorded: {}, conflict: conflict && { ...conflict, theirs: {} } },
    ]),
  );

/** The clinician decided against what was not sent: the record is as the server has it. */
export const discard = (state: DraftState): DraftState => ({
  ...state,
  sections: Object.fromEntries(
    Object.entries(state.sections).map(([key, { version, data, recorded, answered }]) => [
      key,
      { ...EMPTY_SECTION, version, data, ...(recorded && { recorded }), ...(answered && { answered }) },
    ]),
  ),
  queue: [],
  isSending: false,
  failure: null,
  patientForm: null,
  patientFormAt: null,
});

/**
 * The record was signed before this came: the server has refused it, and kept it beside the record or not. Of a signed record
 * that concerns this command alone; a record that is closed otherwise takes nothing.
 */
const cameLate = (state: DraftState, { code, message, isKept }: CommandResult): DraftState => {
  if (!isLockCode(code)) return state;
  const takesMore = isKept || code === 'PRF_LOCKED';
  const { takesLate = true, late = 0 } = state.lock ?? {};
  return lock(state, {
    code,
    message: message ?? '',
    takesLate: takesLate && takesMore,
    late: late + (isKept ? 1 : 0),
  });
};

/** What an amendment says of itself; `at` a moment in ISO 8601. */
export const note = (
  state: DraftState,
  change: Partial<Omit<AmendmentNote, 'reasonAt'>>,
  at: string,
): DraftState => {
  if (state.amendment === null) return state;
  const noted = {
    ...state.amendment,
    ...change,
    ...(change.reason === undefined ? {} : { reasonAt: at }),
  };
  return { ...state, amendment: { ...noted, alertActions: lastAnswers(noted.alertActions) } };
};

export const unlock = (state: DraftState): DraftState => ({ ...state, lock: null });

/** What everything queued has made of the section, as the server stores it: a space that it trimmed off is nobody's change. */
const sentValues = (state: DraftState, key: PrfSectionKey): Values =>
  state.queue
    .filter((command) => command.section === key)
    .reduce<Values>(
      (values, command) => applyChanges(values, canonicalChanges(key, command.changes), entryFieldsOf(key)),
      sectionDraft(state, key).data,
    );

/** The paths of commands still on their way, which explain why the server does not have them yet. */
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

/** Another's rows under the rows that were entered here, wherever of the draft those stand. */
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
  // What stands there as it is by now needs not be sent.
  const unsaid = ({ changes, merged }: RowsRebase): Changes =>
    withoutPaths(
      changes,
      new Set([...merged].filter((path) => isSame(valueAt(changes, path), valueAt(next.data, path)))),
      entryFieldsOf(key),
    );
  return {
    state: withSection(state, key, {
      edits: unsaid(ours),
      // A refused list is corrected where it is shown, whatever it holds by now.
      refused: refused && { ...refused, changes: parked.changes },
      conflict: conflict && { ...conflict, mine: undecided.changes },
    }),
    merged: new Set([...ours.merged, ...parked.merged]),
  };
};

/** Texts that are no values go along where the rows that they stand in have moved. */
const withTextsMoved = (before: DraftState, after: DraftState, key: PrfSectionKey): DraftState => {
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
 * What was entered here and changed by somebody else between two versions of the section, as a patch of this side; of a measurement
 * whatever of it differs.
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
    // Struck through meanwhile, an entry takes nothing more: what was entered in it is shown, not turned down.
    (!isSame(valueAt(before, path), valueAt(next.data, path)) ||
      (isStruckAt(next.data, path) && !isStruckAt(before, path)));
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

/** Who wrote the paths of a newer version: as it says itself, or its author where it is the very next. */
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

/** What could not be saved yet, or is no value, in entries that stand struck through: as if it were entered, by its fields. */
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

/** What the server has, without what followed from parts there: it would outlive them here once one of them is taken away. */
const asEntered = (key: PrfSectionKey, stored: StoredSection): StoredSection => ({
  ...stored,
  data: withoutDerivedTotals(key, stored.data),
});

/** What is refused without what stands at some paths, and without the problems that were about nothing else. */
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

/** Puts a newer version of a section under what was entered here; where both changed a field it becomes a conflict. */
const rebase = (
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
  // What was refused comes after what stands by now just as well, once it is corrected.
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
  // In an entry that stands struck through also what is the same there already: the server takes no write to it.
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

/** Conflicts of one section as one: what was added later wins where both have an answer of this side. */
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

/**
 * The commands that still wait, from the version that was just answered: in another request the server would take what was
 * written before them here for another's, also where an answer was lost and the command is only REPLAYED. One whose fields somebody else has changed too keeps its start, so that it clashes.
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

/** When the server got the times of the contact that a command brought and that stand now. */
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
    // Entered again since: the newer entry is what counts, and it is sent in its turn.
    const later = named.queue
      .slice(named.queue.indexOf(command) + 1)
      .filter(({ section }) => section === key)
      .map(({ changes }) => changes);
    const superseded = new Set([...later, draft.edits].flatMap((changes) => pathsOf(changes, entryFields)));
    const refused = withoutPaths(command.changes, superseded, entryFields);
    const sent = pathsOf(command.changes, entryFields);
    const isBlamed = (path: string) => result.problems.some(isAbout(path));
    const isAnyBlamed = sent.some(isBlamed);
    // Of a measurement all waits, or goes with what was entered of it since.
    const remade = wholeMeasurements(key, superseded);
    const toKeep = [...wholeMeasurements(key, sent.filter(isBlamed))].filter((path) => !remade.has(path));
    // Nothing of it was stored. What is not to blame goes out again; with nobody to blame all of it waits.
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
    // Struck through meanwhile, it is turned down for good: that is taken note of, not corrected.
    const { version, data } = sectionDraft(parted, key);
    const shown = rebase(parted, key, { version, data });
    // Not even beside the signed record: it stays here, in sight, and does not hold up what else came late.
    return cameLate(shown, result);
  }

  if (result.outcome === 'CONFLICT' && result.conflict) {
    // What did not clash stands already. Of what did, the newest that was entered here is this side of the choice.
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
            // Of a start that is no longer here nothing is known to have been taken away.
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

  // Rebased while the command still counts as here, so that only another's change shows as a difference.
  return {
    ...alertAnswered(rebase(named, key, stored, command), command),
    queue: movedOn(named, queue, key, stored, result.outcome),
  };
};

/** The server answered: what it took is now its own, what it did not take is kept with the reason. */
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

/** The later of two moments in ISO 8601, UTC. */
export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * A reading of the whole record, as the server gave it at `readAt`. Sections with something under way are left for their answer
 * to settle.
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

/** Whether this side can be chosen: not in an entry that stands struck through. */
export const canKeepMine = ({ theirs }: SectionConflict, path: string): boolean => !isStruckAt(theirs, path);

/** The clinician chose one side of one field, one that can be chosen: the field is no longer in conflict. */
export const resolveConflict = (
  state: DraftState,
  key: PrfSectionKey,
  path: string,
  side: 'mine' | 'theirs',
  at: string,
): DraftState => {
  const draft = sectionDraft(state, key);
  if (!draft.conflict) return state;
  const { conflict } = draft;
  if (side === 'mine' && !canKeepMine(conflict, path)) return state;
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
