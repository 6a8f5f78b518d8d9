import { LIMITS } from '@sideline/schema/limits';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { togetherAt } from '@sideline/schema/prf/record/together';
import { isEmpty, onlyPaths, pathsOf, withoutPaths } from './changes';
import { withSection } from './draft-section';
import type { DraftCommand, DraftState, SaveFailure, SectionDraft } from './draft-state';
import { sectionDraft, sectionKeys, shownValues, toSend } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { withWholeMeasurements } from './measurements';

/** Turns entries into commands, which are then sent. */

export interface SealOptions {
  readonly now: string;
  readonly newId: () => string;
  /** Also seals what follows a command in progress, for the last send before the tab closes. */
  readonly isLast?: boolean;
}

const APART_MS = LIMITS.recordedApartMinutes * 60_000;

/** What was entered together, and the time of the last entry. */
type Parcel = Pick<DraftCommand, 'changes' | 'deviceTime'>;

/**
 * A section's edits with their times. Edits further apart than `recordedApartMinutes`, such as after hours without a signal,
 * are sent separately.
 */
const parcelsOf = (
  { edits, enteredAt = {} }: Pick<SectionDraft, 'edits' | 'enteredAt'>,
  key: PrfSectionKey,
  now: string,
): readonly Parcel[] => {
  const entryFields = entryFieldsOf(key);
  const entered = new Set(pathsOf(edits, entryFields));
  const timeOf = (path: string) => enteredAt[path] ?? now;
  // The time of a measurement is when its last part was entered.
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
  // A choice without other changes is sent too.
  if (spells.length <= 1) return [{ changes: edits, deviceTime: spells[0]?.deviceTime ?? now }];
  return spells.map(({ deviceTime, paths }) => ({
    changes: onlyPaths(edits, paths, entryFields),
    deviceTime,
  }));
};

/** The times of paths that are not among the changes. */
const withoutTimes = (
  { enteredAt = {}, edits }: Pick<SectionDraft, 'edits' | 'enteredAt'>,
  key: PrfSectionKey,
) => {
  const sent = new Set(pathsOf(edits, entryFieldsOf(key)));
  return Object.fromEntries(Object.entries(enteredAt).filter(([path]) => !sent.has(path)));
};

/**
 * Turns entries into commands, one for each section and period. While a section's command is in progress, its later edits
 * wait.
 */
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
      // A follow-up is sent in one request with the command in progress, from the same starting version. The server knows
      // that both come from the same person.
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

export const startSending = (state: DraftState): DraftState => ({ ...state, isSending: true });

export const sendingFailed = (state: DraftState, failure: Omit<SaveFailure, 'attempts'>): DraftState => ({
  ...state,
  isSending: false,
  wentOffline: state.wentOffline === true || failure.kind === 'connection',
  failure: { ...failure, attempts: (state.failure?.attempts ?? 0) + 1 },
});
