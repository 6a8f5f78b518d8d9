import type { KeptDraft } from '../../../lib/device/device-database';
import { isToWipe } from '../../../lib/device/wiping';
import type { DraftState } from './draft-state';
import { joinDrafts } from './draft-joining';
import { unsentCount } from './draft-view';

/** A row that a closed tab left, and its content; undefined if today's key does not open it. */
export interface LeftDraft {
  readonly row: Pick<KeptDraft, 'id' | 'prfId' | 'keptAt' | 'isUnsent'>;
  readonly state: DraftState | undefined;
}

/** The draft of one record, joined from the rows listed. They may be deleted once it is kept under another name. */
export interface AdoptedDraft {
  readonly draftKey: string;
  readonly state: DraftState;
  readonly rows: readonly string[];
}

/**
 * When a row's age starts: now, or once the server has all of it, when the server last sent or accepted something of it.
 */
export const keptSince = (state: DraftState, now: number): number =>
  unsentCount(state) > 0 || state.confirmedAt === null ? now : Date.parse(state.confirmedAt);

/** It is here because it was taken over, not because the server confirmed it, so its age does not start again. */
const withKeptAge = ({ row, state }: { readonly row: LeftDraft['row']; readonly state: DraftState }) => ({
  ...state,
  confirmedAt: state.confirmedAt ?? new Date(row.keptAt).toISOString(),
});

/** Joins the rows of closed tabs, earliest first. A row that does not open is left, because it may hold work. */
export const adopt = (
  left: readonly LeftDraft[],
  now: Date,
  newId: () => string,
): readonly AdoptedDraft[] => {
  const byPrf = new Map<string, AdoptedDraft>();
  for (const { row, state } of left) {
    if (state === undefined || isToWipe(row, now.getTime())) continue;
    const other = byPrf.get(row.prfId);
    const aged = withKeptAge({ row, state });
    byPrf.set(row.prfId, {
      draftKey: row.prfId,
      state: other ? joinDrafts(other.state, aged, { now: now.toISOString(), newId }) : aged,
      rows: [...(other?.rows ?? []), row.id],
    });
  }
  return [...byPrf.values()];
};
