import type { CloseCheckSql } from '../../events/event-close.types.js';

/** Records of an event that nobody has signed, and that were not entered in error. */
export const PRFS_UNSIGNED: CloseCheckSql = {
  key: 'prfs_unsigned',
  sql: `SELECT p.id AS item_id, p.custom_prf_id AS reference, p.custom_prf_id || CASE WHEN p.open_alert_count > 0 THEN ', with an alert that nobody has answered' ELSE '' END AS label, p.created_at AS at
        FROM prf p WHERE p.event_id = $1 AND p.status IN ('draft', 'in_progress', 'awaiting_review')`,
};
