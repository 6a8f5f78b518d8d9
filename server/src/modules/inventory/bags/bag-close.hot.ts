import type { CloseCheckSql } from '../../events/event-close.types.js';

/** Bags that went out to an event or to one of its crews, and are not back. */
export const BAGS_NOT_BACK: CloseCheckSql = {
  key: 'bags_not_back',
  sql: `SELECT a.bag_id AS item_id, a.bag_id::text AS reference, p.name AS label, a.out_at AS at
        FROM bag_assignment a JOIN stock_location p ON p.id = a.bag_id
        WHERE a.back_at IS NULL AND (a.event_id = $1
          OR a.crew_id IN (SELECT c.crew_id FROM control_crew c WHERE c.event_id = $1))`,
};
