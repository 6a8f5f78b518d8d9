import { personalDataOf } from '../../platform/personal-data.js';

const OF_RECORD = 'prf_id = ANY ($3)';

export const portalData = personalDataOf('portal', [
  {
    table: 'record_share_opening',
    of: `${OF_RECORD} OR share_id IN (SELECT s.id FROM record_share s WHERE s.made_by = ANY ($2))`,
  },
  {
    table: 'record_share',
    of: `${OF_RECORD} OR patient_id = ANY ($1) OR made_by = ANY ($2)`,
    unshown: ['token_hash'],
  },
  {
    table: 'record_correction',
    of: `${OF_RECORD} OR patient_id = ANY ($1) OR asked_by = ANY ($2)`,
    unshown: ['answered_by'],
  },
  // Why staff decided so may say what a young person, or someone else, told them.
  { table: 'guardian_sight', of: OF_RECORD, unshown: ['reason', 'set_by'] },
  // Of a child and of a guardian: each learns of the link itself, and only an id of the other.
  {
    table: 'guardian_link',
    of: 'patient_id = ANY ($1) OR user_id = ANY ($2)',
    unshown: ['reason', 'ended_reason', 'verified_by', 'ended_by', 'patient_id', 'user_id'],
  },
]);
