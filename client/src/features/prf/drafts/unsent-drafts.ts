import type { DraftState } from './draft-state';
import { saveStatus, shownValues, unsentCount, type SaveStatus } from './draft-view';

/** A record with something that only this device has. */
export interface UnsentDraft {
  readonly prfId: string;
  /** Null until the server has created the row. */
  readonly customPrfId: string | null;
  readonly isAmendment: boolean;
  /** What it is called until it has a number; null if nothing was entered. */
  readonly complaint: string | null;
  readonly count: number;
  readonly status: SaveStatus;
}

/** The drafts with something unsent, or with a refused signature, in order. */
export const unsentDraftsOf = (drafts: readonly DraftState[]): readonly UnsentDraft[] =>
  drafts.flatMap((state) => {
    const count = unsentCount(state);
    // The signer has to see a refused signature, although nothing is waiting.
    if (count === 0 && state.signature?.kind !== 'refused') return [];
    const complaint = shownValues(state, 'incidentDetails')['chief_complaint'];
    return [
      {
        prfId: state.prfId,
        customPrfId: state.customPrfId,
        isAmendment: Boolean(state.amendment),
        complaint: typeof complaint === 'string' && complaint !== '' ? complaint : null,
        count,
        status: saveStatus(state),
      },
    ];
  });
