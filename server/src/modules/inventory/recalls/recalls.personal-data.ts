import { LIMITS } from '@sideline/schema/limits';
import { personalDataOf } from '../../../platform/personal-data.js';

/** A line of a recall is about a patient where a record or a see-and-treat log of theirs had the lot. */
export const recallData = personalDataOf('recalls', [
  {
    table: 'recall_line',
    of: `t.prf_id = ANY ($3) OR t.move_id IN (SELECT v.id FROM stock_move v
      JOIN see_and_treat_log o ON o.log_id = v.source_id
      WHERE v.source_kind = 'see_and_treat' AND o.patient_id = ANY ($1))`,
    unshown: ['settled_by', 'note'],
    // That the lot was given stays, as in the ledger: the id of an erased record refers to nothing.
    emptied: 'note = NULL',
    term: {
      said: 'Eight years after it was found, like patients’ records.',
      isOver: `t.found_at < $1::date - interval '${String(LIMITS.retention.adultYears)} years'`,
    },
  },
]);
