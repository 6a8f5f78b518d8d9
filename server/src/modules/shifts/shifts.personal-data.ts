import { CLAIMS_LAPSED_BEFORE, personalDataOf, type Term } from '../../platform/personal-data.js';
import { ACCOUNT_TERM } from '../users/account-term.hot.js';

const STAFF = '(SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))';
const ATTENDANCE = `{staff_id,status,reason,checked_in_at,checked_in_said,checked_in_place,checked_out_at,checked_out_said,
  checked_out_place,approved_minutes}`;
const WORK =
  'Hours worked are kept for as long as pay can be claimed (National Minimum Wage Regulations 2015 regulation 59, Working Time Regulations 1998 regulation 9, Limitation Act 1980 section 5; UK GDPR article 17(3)(b) and (e)).';

const isOver = (shift: string): string => `${shift}.ends_at < ${CLAIMS_LAPSED_BEFORE}`;
const TERM: Term = {
  said: 'Six years after the shift.',
  isOver: `EXISTS (SELECT FROM shift s WHERE s.shift_id = t.shift_id AND ${isOver('s')})`,
};

export const shiftData = personalDataOf('shifts', [
  { table: 'calendar_feed', of: 'user_id = ANY ($2)', unshown: ['token_hash'], term: ACCOUNT_TERM },
  { table: 'shift_reminder', of: 'user_id = ANY ($2)', kept: WORK, term: TERM },
  { table: 'shift_note', of: 'written_by = ANY ($2)', kept: WORK, term: TERM },
  { table: 'shift_application', of: `staff_id IN ${STAFF}`, kept: WORK, term: TERM },
  {
    table: 'shift_change',
    of: `staff_id IN ${STAFF} OR changed_by = ANY ($2)`,
    // Reasons for changing a shift are about the person on it.
    ofOthers: `CASE WHEN t.staff_id IN ${STAFF} THEN '{}' ELSE '{staff_id,reason}' END::text[]
      || CASE WHEN t.changed_by = ANY ($2) THEN '{}' ELSE '{changed_by}' END::text[]`,
    kept: WORK,
    term: TERM,
  },
  { table: 'shift_unfit', of: `staff_id IN ${STAFF}`, kept: WORK, term: TERM },
  {
    table: 'shift_swap',
    of: `offered_by IN ${STAFF} OR offered_to IN ${STAFF}`,
    unshown: ['decided_by', 'ended_by'],
    ofOthers: `CASE WHEN t.offered_by IN ${STAFF} THEN '{offered_to}' ELSE '{offered_by}' END::text[]`,
    kept: WORK,
    term: TERM,
  },
  {
    table: 'shift',
    of: `staff_id IN ${STAFF} OR backup_staff_id IN ${STAFF}`,
    unshown: ['created_by'],
    // The backup's copy says when the shift was, never how its holder attended.
    ofOthers: `CASE WHEN t.staff_id IN ${STAFF} THEN '{backup_staff_id}' ELSE '${ATTENDANCE}' END::text[]`,
    kept: WORK,
    term: { ...TERM, isOver: isOver('t') },
  },
]);
