import type { Problem } from '@sideline/schema/errors';
import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isSame } from '@sideline/schema/prf/record/merge';
import { togetherAt } from '@sideline/schema/prf/record/together';
import {
  type Changes,
  type Values,
  isEmpty,
  joinChanges,
  onlyPaths,
  pathsOf,
  valueAt,
  withPath,
  withoutPaths,
} from './changes';
import { STRUCK_OUT, withSection, withoutText, withoutUnsaved } from './draft-section';
import { type SealOptions, seal } from './draft-sending';
import type { AlertAction, DraftCommand, DraftState, KeptText, RefusedChanges } from './draft-state';
import { isAbout, queuedValues, sectionDraft } from './draft-view';
import { entryFieldsOf } from './entry-fields';
import { wholeMeasurements } from './measurements';

/** What is typed: edits, texts that are not values yet, and answers to alerts. */

/** Sets the value of a field (null clears it). `at` is in ISO 8601. */
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
 * What is still refused after a path has a new value. The problems of the old value, and of the measurement that it is
 * part of, are gone, so the rest of that measurement is sent again with it.
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

/** Moves the texts of a list when its rows change their order. `moved` gives a row's new index, null if it is gone. */
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

/** Keeps the patient's details as filled in; null once they are saved, or are the same as stored. */
export const keepPatientForm = (state: DraftState, patientForm: Values | null, at: string): DraftState => ({
  ...state,
  patientForm,
  patientFormAt: patientForm && at,
});

/**
 * Answers an alert. The answer is sent after everything entered before it, because the server must have the set first.
 */
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
