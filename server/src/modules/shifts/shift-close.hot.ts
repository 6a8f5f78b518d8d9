import type { ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import type { CloseCheckSql } from '../events/event-close.types.js';

/** Shifts of an event in these states, by the person assigned. */
const shiftsIn = (...states: readonly ShiftStatus[]): string =>
  `SELECT s.shift_id AS item_id, s.shift_id::text AS reference, concat_ws(' ', u.first_name, u.last_name) AS label, s.starts_at AS at
   FROM shift s JOIN staff_profile p ON p.staff_id = s.staff_id JOIN app_user u ON u.id = p.user_id
   WHERE s.event_id = $1 AND s.status IN (${states.map((state) => `'${state}'`).join(', ')})`;

/** Of a person who has not checked out; one who did not come is marked so, or waived. */
export const SHIFTS_WITHOUT_CHECK_OUT: CloseCheckSql = {
  key: 'shifts_without_check_out',
  sql: shiftsIn('assigned', 'checked_in'),
};

/** Worked, but the hours are not confirmed, so the pay is not known. */
export const HOURS_UNAPPROVED: CloseCheckSql = { key: 'hours_unapproved', sql: shiftsIn('checked_out') };
