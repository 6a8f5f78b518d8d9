import { keepList, readKeptList, unsentLists } from './kept-lists';

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
  readonly isDraft: (value: unknown) => value is Draft;
  /** A draft in the list of waiting drafts; null if it is not waiting. */
  readonly waitingOf: (id: string, draft: Draft) => Waiting | null;
  /** The id of the kept list that a draft continues. It stays as long as the draft waits. */
  readonly basisOf: (id: string) => string;
}

export const keptDrafts = <Draft, Waiting>(kind: Kind<Draft, Waiting>): KeptDrafts<Draft, Waiting> => {
  const { name, isDraft, waitingOf, basisOf } = kind;
  const keyOf = (id: string): string => `${name} ${id}`;
  const read = async (key: string): Promise<Draft | null> => {
    const kept = await readKeptList(key);
    return kept !== null && isDraft(kept.value) ? kept.value : null;
  };
  const waiting = async (): Promise<readonly Waiting[]> => {
    const found: Waiting[] = [];
    for (const key of await unsentLists(name)) {
      const draft = await read(key);
      const one = draft === null ? null : waitingOf(key.slice(keyOf('').length), draft);
      if (one !== null) found.push(one);
    }
    return found;
  };
  const write = async (id: string, draft: Draft | null): Promise<void> => {
    const isWaiting = draft !== null && waitingOf(id, draft) !== null;
    await keepList(keyOf(id), draft, isWaiting ? { isUnsent: true, basisId: basisOf(id) } : {});
  };
  let writing: Promise<void> = Promise.resolve();
  return {
    waiting,
    read: (id) => read(keyOf(id)),
    keep: (id, draft) => {
      const written = writing.then(() => write(id, draft));
      // A failure is reported to its caller, and does not hold up the next.
      writing = written.catch(() => undefined);
      return written;
    },
  };
};
