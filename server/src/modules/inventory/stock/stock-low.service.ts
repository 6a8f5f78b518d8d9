import { localDay } from '@sideline/schema/local-day';
import { announce } from '../../../platform/announce.js';
import type { Context } from '../../../platform/context.js';

/** An item at a location, which may have a rule. */
export interface RuledPlace {
  readonly itemId: string;
  readonly locationId: string;
}

interface Crossing extends RuledPlace {
  readonly isLow: boolean;
}

/**
 * Notes which of these fell below their minimum or are above it again, and announces `stock.low` of the former: once, however
 * much more is taken. What can be used counts, as in the list of low stock. In one statement; the rules that change are locked
 * in one order. `tells` is false where rules come by the thousand and nothing has moved.
 */
export const noteLow = async (
  context: Context,
  touched: readonly RuledPlace[],
  { tells = true }: { readonly tells?: boolean } = {},
): Promise<void> => {
  if (touched.length === 0) return;
  const now = context.clock();
  const [crossings] = await context.manager.query<[Crossing[], number]>(
    `WITH changed AS (
       SELECT r.item_id, r.location_id, r.low_since IS NULL AS is_low
       FROM stock_rule r
       JOIN (SELECT DISTINCT * FROM unnest($1::uuid[], $2::uuid[]) AS t (item_id, location_id)) t USING (item_id, location_id)
       WHERE (r.low_since IS NULL) = (r.minimum > (
         SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
         WHERE b.item_id = r.item_id AND b.location_id = r.location_id AND b.is_held
           AND (l.id IS NULL OR (l.status = 'available' AND coalesce(l.expires_on >= $4::date, true)))))
       ORDER BY r.item_id, r.location_id FOR NO KEY UPDATE OF r
     )
     UPDATE stock_rule r SET low_since = CASE WHEN c.is_low THEN $3::timestamptz END
     FROM changed c WHERE r.item_id = c.item_id AND r.location_id = c.location_id
     RETURNING r.item_id AS "itemId", r.location_id AS "locationId", c.is_low AS "isLow"`,
    [touched.map(({ itemId }) => itemId), touched.map(({ locationId }) => locationId), now, localDay(now)],
  );
  for (const { itemId, locationId, isLow } of crossings)
    if (isLow && tells) await announce(context, 'stock.low', { itemId, locationId });
};
