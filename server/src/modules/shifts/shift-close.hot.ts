import type { CloseCheckSql } from '../events/event-close.types.js';

/** Shifts of an event that somebody has, and has not checked out of; who did not come is marked so, or waived. */
export const SHIFTS_WITHOUT_CHECK_OUT: CloseCheckSql = {
  key: 'shifts_without_check_out',
  sql: `SELECT s.shift_id AS item_id, s.shift_id::text AS reference, concat_ws(' ', u.first_name, u.last_name) AS label, s.starts_at AS at
        FROM shift s JOIN staff_profile p ON p.staff_id = s.staff_id JOIN app_user u ON u.id = p.user_id
        WHERE s.event_id = $1 AND s.status IN ('assigned', 'checked_in')`,
};
