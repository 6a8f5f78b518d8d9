import { isToWipe } from '../device/wiping';
import { keptSince } from './adopting';
import type { DraftState } from './draft-state';
import { shownValues, unsentCount } from './draft-view';
import type { KeptHead } from './kept-records';

/**
 * Whether a record's draft may still be shown here without the server: what waits in it always, what the server has all of
 * for as long as the device keeps it.
 */
const isHeld = (state: DraftState, now: number): boolean =>
  state.amendment === null &&
  !isToWipe({ isUnsent: unsentCount(state) > 0, keptAt: keptSince(state, now) }, now);

/** Whether it is the draft of the record of that number or id. */
export const isHeldAs = (state: DraftState, numberOrId: string, now: number): boolean =>
  (state.customPrfId === numberOrId || state.prfId === numberOrId) && isHeld(state, now);

/** What a list says of the drafts whose record the server has made: also of those that it has all of. */
export const heldHeads = (drafts: readonly DraftState[], now: number): readonly KeptHead[] =>
  drafts.flatMap((state) => {
    const { customPrfId, confirmedAt } = state;
    if (customPrfId === null || !isHeld(state, now)) return [];
    const complaint = shownValues(state, 'incidentDetails')['chief_complaint'];
    return [
      {
        customPrfId,
        patientName: null,
        complaint: typeof complaint === 'string' && complaint !== '' ? complaint : null,
        readAt: confirmedAt === null ? now : Date.parse(confirmedAt),
      },
    ];
  });
