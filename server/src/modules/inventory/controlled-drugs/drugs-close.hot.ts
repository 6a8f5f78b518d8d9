import type { CloseCheckSql } from '../../events/event-close.types.js';

/** Counts of an event that differ, while no administrator has closed them. */
export const DISCREPANCIES_OPEN: CloseCheckSql = {
  key: 'drug_discrepancies_open',
  sql: `SELECT d.count_id AS item_id, d.count_id::text AS reference, i.name || ', ' || p.name AS label, d.opened_at AS at
        FROM controlled_discrepancy d JOIN controlled_count c ON c.id = d.count_id
        JOIN stock_item i ON i.id = c.item_id JOIN stock_location p ON p.id = c.location_id
        WHERE d.event_id = $1 AND d.closed_at IS NULL`,
};
