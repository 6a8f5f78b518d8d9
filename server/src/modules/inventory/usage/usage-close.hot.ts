import type { CloseCheckSql } from '../../events/event-close.types.js';
import { itemNameSql } from '../items/stock-item.hot.js';

/** Used at an event, and not in the books of the place it was taken from: unexplained until someone settles it. */
export const STOCK_UNEXPLAINED: CloseCheckSql = {
  key: 'stock_unexplained',
  sql: `SELECT s.move_id AS item_id, $1::uuid::text AS reference,
               concat(trim_scale(m.quantity), ' × ', ${itemNameSql()}, ', ', p.name) AS label, m.occurred_at AS at
        FROM stock_move m JOIN stock_shortage s ON s.move_id = m.id
        JOIN stock_item i ON i.id = m.item_id JOIN stock_location p ON p.id = s.location_id
        WHERE m.event_id = $1 AND s.settled_at IS NULL`,
};
