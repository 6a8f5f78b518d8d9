import { v7 as newId } from 'uuid';

/** The key of a press, by which the server knows it again. */
export interface PressKeys {
  /** The same for the same choice until it is done: sent again after a lost answer, nothing is drafted twice. */
  readonly keyOf: (choice: unknown) => string;
  /** The answer has come. */
  readonly done: () => void;
}

/** One choice has one key: another choice with the key of the last would get that one's drafts as its answer. */
export const pressKeys = (make: () => string = newId): PressKeys => {
  let last: { readonly choice: string; readonly key: string } | null = null;
  return {
    keyOf: (choice) => {
      const words = JSON.stringify(choice);
      if (last?.choice !== words) last = { choice: words, key: make() };
      return last.key;
    },
    done: () => {
      last = null;
    },
  };
};
