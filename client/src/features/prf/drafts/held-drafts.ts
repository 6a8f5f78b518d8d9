import { isToWipe } from '../../../lib/device/wiping';
import { keptSince } from './adopting';
import type { DraftState } from './draft-state';
import { mustNotStay, shownValues, unsentCount } from './draft-view';
import { textAt, type KeptHead } from './kept-records';

/** Shown in place of a patient's name if it is not known whether there is one. */
export const PATIENT_NOT_HERE = 'Patient not on this device';

/**
 * Whether a record's draft may still be shown here without the server. A draft with unsent changes always may, and any
 * other while the device keeps it.
 */
const isHeld = (state: DraftState, now: number): boolean =>
  state.amendment === null &&
  !mustNotStay(state) &&
  !isToWipe({ isUnsent: unsentCount(state) > 0, keptAt: keptSince(state, now) }, now);

/** Whether it is the draft of the record with this number or id. */
export const isHeldAs = (state: DraftState, numberOrId: string, now: number): boolean =>
  (state.customPrfId === numberOrId || state.prfId === numberOrId) && isHeld(state, now);

/** What a list shows about drafts whose record exists on the server, including those that are fully sent. */
export const heldHeads = (drafts: readonly DraftState[], now: number): readonly KeptHead[] =>
  drafts.flatMap((state) => {
    const { customPrfId, confirmedAt } = state;
    if (customPrfId === null || !isHeld(state, now)) return [];
    return [
      {
        customPrfId,
        patientName: textAt(state.patientForm, 'name'),
        isDraftAlone: true,
        complaint: textAt(shownValues(state, 'incidentDetails'), 'chief_complaint'),
        readAt: confirmedAt === null ? now : Date.parse(confirmedAt),
      },
    ];
  });
