import { keepList, readKeptList } from './kept-lists';

/** Work done without a connection, kept encrypted on the device at every step until the server has it. */
export interface KeptDrafts<Draft, Waiting> {
  readonly read: (id: string) => Promise<Draft | null>;
  /**
   * Saves a draft as it is; null once it has been sent or discarded. One after the other, so that an older step never
   * overwrites a newer one.
   */
  readonly keep: (id: string, draft: Draft | null) => Promise<void>;
  /** The drafts waiting to be sent. */
  readonly waiting: () => Promise<readonly Waiting[]>;
}

interface Kind<Draft, Waiting> {
  /** The prefix of each draft's id. */
  readonly name: string;
  /** The key of the list of waiting drafts. */
  readonly waitingName: string;
  readonly isDraft: (value: unknown) => value is Draft;
  /** A draft in the list of waiting drafts; null if it is not waiting. */
  readonly waitingOf: (id: string, draft: Draft) => Waiting | null;
  readonly idOf: (waiting: Waiting) => string;
  /** The id of the kept list that a draft continues. It stays as long as the draft waits. */
  readonly basisOf: (id: string) => string;
}

export const keptDrafts = <Draft, Waiting>(kind: Kind<Draft, Waiting>): KeptDrafts<Draft, Waiting> => {
  const { name, waitingName, isDraft, waitingOf, idOf, basisOf } = kind;
  const keyOf = (id: string): string => `${name} ${id}`;
  const waiting = async (): Promise<readonly Waiting[]> => {
    const kept = await readKeptList(waitingName);
    return Array.isArray(kept?.value) ? (kept.value as Waiting[]) : [];
  };
  const write = async (id: string, draft: Draft | null): Promise<void> => {
    const own = draft === null ? null : waitingOf(id, draft);
    await keepList(keyOf(id), draft, own === null ? {} : { isUnsent: true, basisId: basisOf(id) });
    const others = (await waiting()).filter((one) => idOf(one) !== id);
    const all = own === null ? others : [...others, own];
    await keepList(waitingName, all, all.length === 0 ? {} : { isUnsent: true });
  };
  let writing: Promise<void> = Promise.resolve();
  return {
    waiting,
    read: async (id) => {
      const kept = await readKeptList(keyOf(id));
      return kept !== null && isDraft(kept.value) ? kept.value : null;
    },
    keep: (id, draft) => {
      const written = writing.then(() => write(id, draft));
      // A failure is reported to its caller, and does not hold up the next.
      writing = written.catch(() => undefined);
      return written;
    },
  };
};
