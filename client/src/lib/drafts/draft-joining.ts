import { joinChanges } from './changes';
import { EMPTY_SECTION, type DraftState, type RefusedChanges, type SectionDraft } from './draft-state';
import { seal } from './draft-transitions';
import { sectionDraft, sectionKeys } from './draft-view';
import { entryFieldsOf } from './entry-fields';

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

/**
 * Two drafts of the same PRF as one: what an earlier page left on the device, and what another, or this one, has entered
 * since. Everything entered becomes commands that keep the version that each started from, so that it is the server that
 * merges them, as if both pages had sent; what waits for a decision goes on waiting.
 */
export const joinDrafts = (earlier: DraftState, later: DraftState, sealing: Sealing): DraftState => {
  const [first, second] = [earlier, later].map((state) =>
    seal({ ...state, lock: null }, { ...sealing, isLast: true }),
  ) as [DraftState, DraftState];
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
        refused: joinRefused(a.refused, b.refused, entryFieldsOf(key)),
        conflict: b.conflict ?? a.conflict,
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
    patientForm: second.patientForm ?? first.patientForm,
    savedAt: second.savedAt ?? first.savedAt,
  };
};
