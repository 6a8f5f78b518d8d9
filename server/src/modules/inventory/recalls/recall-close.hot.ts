import type { CloseCheckSql } from '../../events/event-close.types.js';

/** Lines of an active recall about stock given or used at an event. */
export const RECALL_LINES_OPEN: CloseCheckSql = {
  key: 'recalls_open',
  sql: `SELECT l.id AS item_id, r.id::text AS reference, r.number || ', lot ' || coalesce(b.lot, l.lot) AS label, coalesce(l.happened_at, l.found_at) AS at
        FROM recall_line l JOIN recall r ON r.id = l.recall_id LEFT JOIN stock_batch b ON b.id = l.batch_id
        WHERE l.event_id = $1 AND l.settled_at IS NULL AND r.state = 'active'`,
};
