import { lastAnswers } from '@sideline/schema/prf/rules/alerts';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { joinChanges } from './changes';
import {
  EMPTY_NOTE,
  EMPTY_SECTION,
  type AmendmentNote,
  type DraftState,
  type RefusedChanges,
  type SectionConflict,
  type SectionDraft,
} from './draft-state';
import { joinConflict, laterOf, load, seal } from './draft-transitions';
import { sectionDraft, sectionKeys } from './draft-view';
import { entryFieldsOf } from './entry-fields';

/** When the server last sent or accepted something of either. */
const confirmedOf = (one: DraftState, other: DraftState): string | null =>
  laterOf(one.confirmedAt, other.confirmedAt);

type Sealing = Omit<Parameters<typeof seal>[1], 'isLast'>;

const joinRefused = (
  earlier: RefusedChanges | null,
  later: RefusedChanges | null,
  entryFields: ReadonlySet<string>,
): RefusedChanges | null => {
  if (earlier === null || later === null) return later ?? earlier;
  return {
    changes: joinChanges(earlier.changes, later.changes, entryFields),
    problems: [...earlier.problems, ...later.problems],
  };
};

/** The open choices of both drafts. The other side is the newest that either has loaded. */
const joinConflicts = (
  earlier: SectionDraft,
  later: SectionDraft,
  key: PrfSectionKey,
): SectionConflict | null => {
  if (earlier.conflict === null || later.conflict === null) return later.conflict ?? earlier.conflict;
  const { theirs } = later.version >= earlier.version ? later.conflict : earlier.conflict;
  return joinConflict(earlier.conflict, { ...later.conflict, theirs }, key);
};

const storedIn = (state: DraftState) =>
  Object.fromEntries(
    sectionKeys(state).map((key) => {
      const { version, data } = sectionDraft(state, key);
      return [key, { version, data }];
    }),
  );

/** Joins two drafts of one amendment. Nothing in it is a command until it is signed, so the later page's changes win. */
const joinAmendments = (earlier: DraftState, later: DraftState): DraftState => {
  const number = later.customPrfId ?? earlier.customPrfId ?? '';
  const confirmedAt = confirmedOf(earlier, later);
  const [first, second] = [
    load(earlier, number, storedIn(later), confirmedAt),
    load(later, number, storedIn(earlier), confirmedAt),
  ];
  const keys = [...new Set([...sectionKeys(first), ...sectionKeys(second)])];
  return {
    ...second,
    customPrfId: second.customPrfId === '' ? null : second.customPrfId,
    sections: Object.fromEntries(
      keys.map((key): [typeof key, SectionDraft] => {
        const [a, b] = [sectionDraft(first, key), sectionDraft(second, key)];
        const { version, data } = b.version >= a.version ? b : a;
        return [
          key,
          {
            version,
            data,
            edits: joinChanges(a.edits, b.edits, entryFieldsOf(key)),
            texts: { ...a.texts, ...b.texts },
            enteredAt: { ...a.enteredAt, ...b.enteredAt },
            choices: [...(a.choices ?? []), ...(b.choices ?? [])],
            refused: null,
            conflict: joinConflicts(a, b, key),
          },
        ];
      }),
    ),
    amendment: joinNotes(earlier.amendment ?? EMPTY_NOTE, later.amendment ?? EMPTY_NOTE),
  };
};

const reasonOf = ({ reason, reasonAt }: AmendmentNote): Pick<AmendmentNote, 'reason' | 'reasonAt'> => ({
  reason,
  ...(reasonAt !== undefined && { reasonAt }),
});

const joinNotes = (earlier: AmendmentNote, later: AmendmentNote): AmendmentNote => ({
  ...reasonOf(later.reason === '' ? earlier : later),
  lateEdits: [...new Set([...earlier.lateEdits, ...later.lateEdits])],
  alertActions: lastAnswers([...earlier.alertActions, ...later.alertActions]),
});

/**
 * Joins two drafts of the same PRF: what an earlier page left on the device, and what another page, or this one, has
 * entered since. Everything entered becomes commands that keep the version that each started from, so that the server
 * merges them as if both pages had sent them. Changes that need a decision still need it.
 */
export const joinDrafts = (earlier: DraftState, later: DraftState, sealing: Sealing): DraftState => {
  if (later.amendment) return joinAmendments(earlier, later);
  const [first, second] = [earlier, later].map((state) =>
    seal({ ...state, lock: null }, { ...sealing, isLast: true }),
  ) as [DraftState, DraftState];
  // Null means that a signature was withdrawn. A page that knows of no signature leaves it out.
  const signature = later.signature === undefined ? earlier.signature : later.signature;
  // Also absent from a page that has not loaded the record since.
  const isWithheld = later.isWithheld ?? earlier.isWithheld;
  const known = new Set(first.queue.map(({ commandId }) => commandId));
  const keys = new Set([...sectionKeys(first), ...sectionKeys(second)]);
  const joined = [...keys].map((key): [typeof key, SectionDraft] => {
    const [a, b] = [sectionDraft(first, key), sectionDraft(second, key)];
    const { version, data } = b.version >= a.version ? b : a;
    return [
      key,
      {
        ...EMPTY_SECTION,
        version,
        data,
        texts: { ...a.texts, ...b.texts },
        enteredAt: { ...a.enteredAt, ...b.enteredAt },
        answered: [...(a.answered ?? []), ...(b.answered ?? [])],
        // An incomplete measurement, and a choice about it, is not a command yet.
        edits: joinChanges(a.edits, b.edits, entryFieldsOf(key)),
        choices: [...(a.choices ?? []), ...(b.choices ?? [])],
        refused: joinRefused(a.refused, b.refused, entryFieldsOf(key)),
        conflict: joinConflicts(a, b, key),
      },
    ];
  });
  return {
    prfId: second.prfId,
    customPrfId: second.customPrfId ?? first.customPrfId,
    sections: Object.fromEntries(joined),
    queue: [...first.queue, ...second.queue.filter(({ commandId }) => !known.has(commandId))],
    isSending: later.isSending,
    failure: later.failure,
    lock: later.lock,
    ...(signature ? { signature } : {}),
    ...(isWithheld === undefined ? {} : { isWithheld }),
    patientForm: second.patientForm ?? first.patientForm,
    wentOffline: first.wentOffline === true || second.wentOffline === true,
    patientFormAt: second.patientFormAt ?? first.patientFormAt ?? null,
    savedAt: second.savedAt ?? first.savedAt,
    confirmedAt: confirmedOf(first, second),
    amendment: null,
  };
};
