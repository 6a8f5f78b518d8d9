import type { EntityManager } from 'typeorm';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import type { UnsettledShortage } from './safety.types.js';

interface Shortages {
  readonly shortages: UnsettledShortage[];
  readonly count: number;
}

/** Shortages that nobody has settled, the oldest first: goes through what is open and no further. */
export const readShortages = async (manager: EntityManager, limit: number): Promise<Shortages> => {
  const [read] = await readRows<Shortages>(
    manager,
    `WITH open AS MATERIALIZED (
       SELECT s.move_id, s.location_id, count(*) OVER () AS among, m.sequence
       FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id
       WHERE s.settled_at IS NULL ORDER BY m.sequence LIMIT $1)
     SELECT
       coalesce(json_agg(json_build_object(
         'moveId', m.id, 'itemId', m.item_id, 'itemName', i.name, 'quantity', m.quantity, 'unit', i.unit,
         'locationId', l.id, 'locationName', l.name, 'occurredAt', ${moment('m.occurred_at')},
         'customPrfId', p.custom_prf_id, 'byName', concat_ws(' ', u.first_name, u.last_name)) ORDER BY m.sequence), '[]') AS shortages,
       coalesce(max(o.among), 0)::integer AS count
     FROM open o JOIN stock_move m ON m.id = o.move_id
     JOIN stock_item i ON i.id = m.item_id JOIN stock_location l ON l.id = o.location_id
     JOIN app_user u ON u.id = m.performed_by LEFT JOIN prf p ON p.id = m.prf_id`,
    [limit],
  );
  return read ?? { shortages: [], count: 0 };
};
