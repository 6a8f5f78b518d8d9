import type { DraftState } from './draft-state';
import { saveStatus, shownValues, unsentCount, type SaveStatus } from './draft-view';

/** A record with something that only this device has. */
export interface UnsentDraft {
  readonly prfId: string;
  /** Null until the server has made the row. */
  readonly customPrfId: string | null;
  readonly isAmendment: boolean;
  /** What it is called until it has a number; null where none was entered. */
  readonly complaint: string | null;
  readonly count: number;
  readonly status: SaveStatus;
}

/** The drafts of which something is unsent, or whose signature was not taken, in their order. */
export const unsentDraftsOf = (drafts: readonly DraftState[]): readonly UnsentDraft[] =>
  drafts.flatMap((state) => {
    const count = unsentCount(state);
    // A signature that was not taken is the signer's to see, although nothing waits.
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
