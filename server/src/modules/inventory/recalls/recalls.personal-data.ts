import { LIMITS } from '@sideline/schema/limits';
import { personalDataOf } from '../../../platform/personal-data.js';

/** A line of a recall is about a patient where a record of theirs had the lot. */
export const recallData = personalDataOf('recalls', [
  {
    table: 'recall_line',
    of: 't.prf_id = ANY ($3)',
    unshown: ['settled_by', 'note'],
    // That the lot was given stays, as in the ledger: the id of an erased record leads nowhere.
    emptied: 'note = NULL',
    term: {
      said: 'Eight years after it was found, like patients’ records.',
      isOver: `t.found_at < $1::date - interval '${String(LIMITS.retention.adultYears)} years'`,
    },
  },
]);
