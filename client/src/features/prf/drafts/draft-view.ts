import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { alertActionPath, isAlertActionPath } from '@sideline/schema/prf/rules/alerts';
import { queuedAlertActions } from './alert-actions';
import { applyChanges, isEmpty, pathsOf, withoutPaths, type Changes, type Values } from './changes';
import {
  EMPTY_SECTION,
  type AmendmentNote,
  type ConflictChoice,
  type DraftState,
  type SectionDraft,
} from './draft-state';
import { entryFieldsOf } from './entry-fields';
import { waitingPaths } from './measurements';

export const sectionDraft = (state: DraftState, key: PrfSectionKey): SectionDraft =>
  state.sections[key] ?? EMPTY_SECTION;

export const sectionKeys = (state: DraftState): PrfSectionKey[] =>
  Object.keys(state.sections) as PrfSectionKey[];

/** What the server will have once everything queued for the section has arrived, not counting open edits. */
export const queuedValues = (state: DraftState, key: PrfSectionKey): Values =>
  state.queue
    .filter((command) => command.section === key)
    .reduce<Values>(
      (values, command) => applyChanges(values, command.changes, entryFieldsOf(key)),
      sectionDraft(state, key).data,
    );

/** The last values shown for a section, and the changes that they came from. */
interface Shown {
  readonly changes: readonly Changes[];
  readonly values: Values;
}
const lastShown = new Map<PrfSectionKey, WeakMap<Values, Shown>>();

/**
 * The section as the form shows it: the server's data, then everything entered here, including what is undecided or
 * refused. It stays the same object until something in it changes, so that components can tell.
 */
export const shownValues = (state: DraftState, key: PrfSectionKey): Values => {
  const { data, refused, conflict, edits } = sectionDraft(state, key);
  const queued = state.queue.filter(({ section }) => section === key).map(({ changes }) => changes);
  const changes = [...queued, refused?.changes ?? {}, conflict?.mine ?? {}, edits].filter(
    (patch) => !isEmpty(patch),
  );
  if (changes.length === 0) return data;
  const ofSection = lastShown.get(key) ?? new WeakMap<Values, Shown>();
  lastShown.set(key, ofSection);
  const last = ofSection.get(data);
  if (last?.changes.length === changes.length && last.changes.every((patch, at) => patch === changes[at]))
    return last.values;
  const entryFields = entryFieldsOf(key);
  const values = changes.reduce<Values>((sum, patch) => applyChanges(sum, patch, entryFields), data);
  ofSection.set(data, { changes, values });
  return values;
};

/** Answers to alerts that wait for an amendment's signature. */
const notedActions = ({ amendment }: DraftState): AmendmentNote['alertActions'] =>
  amendment?.alertActions ?? [];

/** Choices that will be sent on their own. In an amendment, they are sent with its signature, or not at all. */
const choicesToSend = (state: DraftState, key: PrfSectionKey): readonly ConflictChoice[] =>
  state.amendment ? [] : (sectionDraft(state, key).choices ?? []);

/** The amendment's own unsigned details: its reason. The late edits that it includes are on the server. */
const notedCount = ({ amendment }: DraftState): number => (amendment?.reason.trim() ? 1 : 0);

/**
 * How many fields have something to be sent: each changed field once, including those where the other answer was kept,
 * texts that are not values, and answers to alerts. The patient's unsaved details, an amendment's reason and a waiting
 * signature each count as one.
 */
export const unsentCount = (state: DraftState): number => {
  const keys = new Set([
    ...sectionKeys(state),
    ...state.queue.map(({ section }) => section),
    ...notedActions(state).map(() => 'observations' as const),
  ]);
  return [...keys].reduce(
    (sum, key) => {
      const { edits, refused, conflict, texts } = sectionDraft(state, key);
      const sent = state.queue.filter(({ section }) => section === key);
      const fields = entryFieldsOf(key);
      const paths = new Set([
        ...[...sent.map(({ changes }) => changes), edits, refused?.changes ?? {}].flatMap((changes) =>
          pathsOf(changes, fields),
        ),
        ...[...sent.flatMap((command) => command.choices ?? []), ...choicesToSend(state, key)].map(
          ({ path }) => path,
        ),
        ...(conflict?.paths ?? []),
        ...Object.keys(texts),
        ...(key === 'observations'
          ? [...queuedAlertActions(state), ...notedActions(state)].map(({ entryId }) =>
              alertActionPath(entryId),
            )
          : []),
      ]);
      return sum + paths.size;
    },
    (state.patientForm ? 1 : 0) + notedCount(state) + (state.signature?.kind === 'waiting' ? 1 : 0),
  );
};

/** When the oldest unsent change was entered, ISO 8601; null if nothing is unsent. */
export const unsentSince = (state: DraftState): string | null => {
  const times = [
    ...state.queue.map(({ deviceTime }) => deviceTime),
    ...sectionKeys(state).flatMap((key) => {
      const { edits, refused, conflict, texts, enteredAt = {} } = sectionDraft(state, key);
      const fields = entryFieldsOf(key);
      return [
        ...Object.values(texts).map(({ at }) => at),
        ...[
          ...pathsOf(edits, fields),
          ...pathsOf(refused?.changes ?? {}, fields),
          ...(conflict?.paths ?? []),
          ...choicesToSend(state, key).map(({ path }) => path),
        ].map((path) => enteredAt[path]),
      ];
    }),
    state.patientForm && state.patientFormAt,
    notedCount(state) > 0 ? state.amendment?.reasonAt : null,
    ...notedActions(state).map(({ at }) => at),
    state.signature?.kind === 'waiting' ? state.signature.sealed.signedAt : null,
  ];
  return times.reduce<string | null>(
    (oldest, at) => (at && (oldest === null || at < oldest) ? at : oldest),
    null,
  );
};

/**
 * What the clinician has to decide: two answers to choose from, something that is not a value or was refused, and the
 * patient's own save.
 */
export type Undecided =
  | { readonly kind: 'conflict'; readonly section: PrfSectionKey; readonly path: string }
  | {
      readonly kind: 'refused' | 'text';
      readonly section: PrfSectionKey;
      readonly path: string;
      readonly problem: string;
    }
  | { readonly kind: 'patient'; readonly section: 'patient' };

/** Whether a problem is about the value at a path. It may be about an entry as a whole. */
export const isAbout = (path: string) => (problem: { readonly field: string }) =>
  path === problem.field || path.startsWith(`${problem.field}/`);

const NOT_TAKEN = 'It could not be saved. Correct it.';

/** Why the value at a path is not valid, or was refused; null if no reason is known. */
export const problemAt = ({ refused, texts }: SectionDraft, path: string): string | null =>
  texts[path]?.problem ?? refused?.problems.find(isAbout(path))?.message ?? null;

export const undecidedFields = (state: DraftState): readonly Undecided[] => [
  ...sectionKeys(state).flatMap((section): readonly Undecided[] => {
    const { conflict, refused, texts } = sectionDraft(state, section);
    const refusedPaths = pathsOf(refused?.changes ?? {}, entryFieldsOf(section));
    return [
      ...(conflict?.paths ?? []).map((path) => ({ kind: 'conflict' as const, section, path })),
      ...refusedPaths.map((path) => ({
        kind: 'refused' as const,
        section,
        path,
        problem: refused?.problems.find(isAbout(path))?.message ?? NOT_TAKEN,
      })),
      ...Object.entries(texts).flatMap(([path, { problem }]) =>
        problem === null ? [] : [{ kind: 'text' as const, section, path, problem }],
      ),
    ];
  }),
  ...(state.patientForm ? [{ kind: 'patient' as const, section: 'patient' as const }] : []),
];

/** The entries of a list with something to correct, each once. Answers to an alert are corrected next to the alert. */
export const entriesToCorrect = (
  state: DraftState,
  section: PrfSectionKey,
  field: string,
): ReadonlySet<string> =>
  new Set(
    undecidedFields(state).flatMap((one) => {
      if (one.section !== section || (one.kind !== 'refused' && one.kind !== 'text')) return [];
      if (isAlertActionPath(one.path)) return [];
      const [list, entryId] = one.path.split('/');
      return list === field && entryId !== undefined ? [entryId] : [];
    }),
  );

/** Fields of an entry whose boxes show a refused value. Their earlier value is no longer what is meant. */
export const refusedFields = (
  state: DraftState,
  section: PrfSectionKey,
  list: string,
  entryId: string,
): readonly string[] => {
  const { texts, refused } = sectionDraft(state, section);
  const paths = [
    ...Object.keys(texts).filter((path) => Boolean(texts[path]?.problem)),
    ...(refused?.problems ?? []).map(({ field }) => field),
  ];
  const within = `${list}/${entryId}/`;
  return [
    ...new Set(paths.filter((path) => path.startsWith(within)).map((path) => path.slice(within.length))),
  ];
};

/** The sections that differ from the server's, by their changes. */
export const changedSections = (state: DraftState): readonly PrfSectionKey[] =>
  sectionKeys(state).filter((key) => !isEmpty(sectionDraft(state, key).edits));

/** What an amendment's signature sends: the changes, and the choices between two answers. */
export const sectionsToSign = (state: DraftState): readonly PrfSectionKey[] =>
  sectionKeys(state).filter((key) => {
    const { edits, choices = [] } = sectionDraft(state, key);
    return !isEmpty(edits) || choices.length > 0;
  });

/** Whether none of it may stay on the device: the record is restricted, and the server has everything. */
export const mustNotStay = (state: DraftState): boolean =>
  state.isWithheld === true && unsentCount(state) === 0;

/**
 * Whether leaving the page loses something. A change that is being sent outlives the page, but nothing in an amendment is
 * being sent.
 */
export const wouldBeLost = (state: DraftState): boolean =>
  undecidedFields(state).length > 0 ||
  ((state.failure !== null || state.lock !== null || Boolean(state.amendment)) && unsentCount(state) > 0);

/**
 * What the next send takes from a section. An incomplete measurement waits for its other half, and so does a choice about
 * it.
 */
export const toSend = (
  state: DraftState,
  key: PrfSectionKey,
): { readonly edits: Changes; readonly choices: readonly ConflictChoice[] } => {
  const draft = sectionDraft(state, key);
  const { edits, choices = [] } = draft;
  const waiting = waitingPaths(key, draft);
  if (waiting.size === 0) return { edits, choices };
  return {
    edits: withoutPaths(edits, waiting, entryFieldsOf(key)),
    choices: choices.filter(({ path }) => !waiting.has(path)),
  };
};

/** Whether there is anything for the next send. */
export const hasWork = (state: DraftState): boolean =>
  !state.amendment &&
  (state.lock === null || state.lock.takesLate === true) &&
  (state.queue.length > 0 ||
    (state.signature?.kind === 'waiting' && state.lock === null && undecidedFields(state).length === 0) ||
    sectionKeys(state).some((key) => {
      const { edits, choices } = toSend(state, key);
      return !isEmpty(edits) || choices.length > 0;
    }));

/** How far a record has been sent from this device. `since`: when its oldest unsent change was entered. */
export type SaveStatus =
  | { kind: 'nothing' }
  /** What closed pages left on this device has not been looked through yet. */
  | { kind: 'looking' }
  | { kind: 'saved'; at: string }
  | { kind: 'saving' | 'onDevice' | 'patientUnsaved'; since: string | null }
  | { kind: 'offline' | 'toCorrect' | 'conflict' | 'amending'; count: number; since: string | null }
  | { kind: 'notSent'; count: number; message: string; since: string | null }
  /** `message`: why it was refused; null if it is only waiting for the server. */
  | { kind: 'signed'; since: string; message: string | null }
  | { kind: 'notSigned'; message: string }
  | {
      kind: 'locked';
      message: string;
      unsent: number;
      late: number;
      since: string | null;
      /** When the server last accepted something. */
      at: string | null;
    };

/** The save state, the most urgent first. */
export const saveStatus = (state: DraftState): SaveStatus => {
  const count = unsentCount(state);
  const since = unsentSince(state);
  if (state.lock) {
    const { message, late = 0 } = state.lock;
    return { kind: 'locked', message, unsent: count, late, since, at: state.confirmedAt };
  }
  const undecided = undecidedFields(state);
  const conflicts = undecided.filter(({ kind }) => kind === 'conflict').length;
  if (conflicts > 0) return { kind: 'conflict', count: conflicts, since };
  const toCorrect = undecided.filter(({ kind }) => kind === 'refused' || kind === 'text').length;
  if (toCorrect > 0) return { kind: 'toCorrect', count: toCorrect, since };
  if (state.amendment) return { kind: 'amending', count, since };
  if (state.signature?.kind === 'waiting') {
    const message = state.failure && state.failure.kind !== 'connection' ? state.failure.message : null;
    return { kind: 'signed', since: state.signature.sealed.signedAt, message };
  }
  if (state.failure?.kind === 'connection') return { kind: 'offline', count, since };
  if (state.failure) return { kind: 'notSent', count, message: state.failure.message, since };
  if (state.patientForm) return { kind: 'patientUnsaved', since };
  if (state.isSending) return { kind: 'saving', since };
  if (count > 0) return { kind: 'onDevice', since };
  if (state.signature?.kind === 'refused') return { kind: 'notSigned', message: state.signature.message };
  return state.savedAt ? { kind: 'saved', at: state.savedAt } : { kind: 'nothing' };
};
