import { personalDataOf } from '../../platform/personal-data.js';

const STAFF = '(SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))';
const WORK = 'Hours worked are the employer’s record, and never about a patient.';

export const shiftData = personalDataOf('shifts', [
  { table: 'calendar_feed', of: 'user_id = ANY ($2)', unshown: ['token_hash'] },
  { table: 'shift_reminder', of: 'user_id = ANY ($2)', kept: WORK },
  { table: 'shift_note', of: 'written_by = ANY ($2)', kept: WORK },
  { table: 'shift_application', of: `staff_id IN ${STAFF}`, kept: WORK },
  {
    table: 'shift_change',
    of: `staff_id IN ${STAFF} OR changed_by = ANY ($2)`,
    kept: WORK,
  },
  { table: 'shift_swap', of: `offered_by IN ${STAFF} OR offered_to IN ${STAFF}`, kept: WORK },
  { table: 'shift', of: `staff_id IN ${STAFF} OR backup_staff_id IN ${STAFF}`, kept: WORK },
]);
