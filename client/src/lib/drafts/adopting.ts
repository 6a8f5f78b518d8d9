import type { KeptDraft } from '../device/device-database';
import { isToWipe } from '../device/wiping';
import type { DraftState } from './draft-state';
import { joinDrafts } from './draft-joining';

/** A row that an ended tab left, and what is in it; undefined where today's key does not open it. */
export interface LeftDraft {
  readonly row: Pick<KeptDraft, 'id' | 'prfId' | 'keptAt' | 'isUnsent'>;
  readonly state: DraftState | undefined;
}

/** The draft of one record, joined of the rows named: they may go once it is kept under another name. */
export interface AdoptedDraft {
  readonly draftKey: string;
  readonly state: DraftState;
  readonly rows: readonly string[];
}

/** What becomes of the rows of ended tabs, the earliest first. A row that does not open stays as it is: it may hold work. */
export const adopt = (
  left: readonly LeftDraft[],
  now: Date,
  newId: () => string,
): readonly AdoptedDraft[] => {
  const byPrf = new Map<string, AdoptedDraft>();
  for (const { row, state } of left) {
    if (state === undefined || isToWipe(row, now.getTime())) continue;
    const other = byPrf.get(row.prfId);
    byPrf.set(row.prfId, {
      draftKey: row.prfId,
      state: other ? joinDrafts(other.state, state, { now: now.toISOString(), newId }) : state,
      rows: [...(other?.rows ?? []), row.id],
    });
  }
  return [...byPrf.values()];
};

/** Keeps each under this tab's name, by `keep`, which lets go of its rows. One that the disk does not take goes on all the same. */
export const keepAdopted = async (
  adopted: readonly AdoptedDraft[],
  keep: (draft: AdoptedDraft) => Promise<void>,
  onFailure: (draft: AdoptedDraft, failure: unknown) => void,
): Promise<readonly DraftState[]> => {
  for (const draft of adopted) {
    try {
      await keep(draft);
    } catch (failure) {
      onFailure(draft, failure);
    }
  }
  return adopted.map(({ state }) => state);
};
