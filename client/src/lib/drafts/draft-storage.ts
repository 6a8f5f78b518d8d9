import type { DraftState } from './draft-state';

/**
 * Where drafts are kept between one look at them and the next. In memory for now; a store on the device's disk takes
 * its place without anything above it changing: everything in a `DraftState` is plain data.
 */
export interface DraftStorage {
  read(prfId: string): Promise<DraftState | null>;
  write(state: DraftState): Promise<void>;
  remove(prfId: string): Promise<void>;
}

export const memoryStorage = (): DraftStorage => {
  const drafts = new Map<string, DraftState>();
  return {
    read: (prfId) => Promise.resolve(drafts.get(prfId) ?? null),
    write: (state) => {
      drafts.set(state.prfId, state);
      return Promise.resolve();
    },
    remove: (prfId) => {
      drafts.delete(prfId);
      return Promise.resolve();
    },
  };
};
