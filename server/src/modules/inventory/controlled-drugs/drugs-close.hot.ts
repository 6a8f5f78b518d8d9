import type { CloseCheckSql } from '../../events/event-close.types.js';
import { itemNameSql } from '../items/stock-item.hot.js';

/**
 * SQL: whether an entry `l` with its move `m` waits for a witness. Reversed entries do not, nor does a reversal of an entry that
 * nobody witnessed. The list, the event and the daily mail count by it.
 */
export const WAITS_FOR_WITNESS = `l.witnessed_by IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
    AND NOT EXISTS (SELECT FROM controlled_witness o WHERE o.move_id = m.reverses AND o.witnessed_by IS NULL)`;
const WAITING = `controlled_witness l JOIN stock_move m ON m.id = l.move_id WHERE ${WAITS_FOR_WITNESS}`;

/** Entries of an event that no witness has confirmed. */
export const ENTRIES_UNWITNESSED: CloseCheckSql = {
  key: 'drugs_unwitnessed',
  sql: `SELECT w.id AS item_id, w.id::text AS reference,
          concat(trim_scale(w.quantity), ' × ', ${itemNameSql()}, ', ', concat_ws(' ', u.first_name, u.last_name)) AS label, w.occurred_at AS at
        FROM (SELECT m.* FROM ${WAITING} AND m.event_id = $1) w
        JOIN stock_item i ON i.id = w.item_id JOIN app_user u ON u.id = w.performed_by`,
};

/** Rows of user_id and entries: for each performer, what waits for a witness. */
export const ENTRIES_TO_WITNESS = `SELECT m.performed_by AS user_id, count(*)::integer AS entries FROM ${WAITING} GROUP BY 1`;

/** Counts of an event that differ, while no administrator has closed them. */
export const DISCREPANCIES_OPEN: CloseCheckSql = {
  key: 'drug_discrepancies_open',
  sql: `SELECT d.count_id AS item_id, d.count_id::text AS reference, concat(${itemNameSql()}, ', ', p.name) AS label, d.opened_at AS at
        FROM controlled_discrepancy d JOIN controlled_count c ON c.id = d.count_id
        JOIN stock_item i ON i.id = c.item_id JOIN stock_location p ON p.id = c.location_id
        WHERE d.event_id = $1 AND d.closed_at IS NULL`,
};
