import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchMaybe } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { StockUse } from './stock.types.js';

const { burnDays, lines } = LIMITS.stock;
const CONSUMED = `'${virtualLocation('consumed')}'::uuid`;
/** What was used of the item $1, without moves that were reversed later. */
const USED = `m.item_id = $1::uuid AND m.to_location_id = ${CONSUMED}
  AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)`;
const SINCE = `$2::timestamptz - interval '${String(burnDays)} days'`;

/**
 * $1 is the item, $2 now, $3 today. Use by the place that it was taken from, counting a pouch as its bag, and stock that was
 * not in the books as use from the place that should have held it; and use at the events that ended in those days, which
 * includes events that used none.
 */
const USE = `
  WITH recent AS MATERIALIZED (
    SELECT e.event_id, coalesce(e.attendance_actual, e.attendance_expected, 0) AS attendance FROM event e
    WHERE e.ends_at < $2::timestamptz AND e.ends_at >= ${SINCE} AND e.status <> 'cancelled'
  ), at_events AS (
    SELECT count(DISTINCT m.event_id)::integer AS events, coalesce(sum(m.quantity), 0) AS used,
           coalesce(sum(m.quantity) FILTER (WHERE r.attendance > 0), 0) AS counted
    FROM recent r JOIN stock_move m ON m.event_id = r.event_id WHERE ${USED}
  ), taken AS (
    SELECT CASE q.kind WHEN 'pouch' THEN q.parent_id ELSE q.id END AS place, sum(m.quantity) AS used
    FROM stock_move m LEFT JOIN stock_shortage s ON s.move_id = m.id
    JOIN stock_location q ON q.id = coalesce(s.location_id, m.from_location_id) AND q.is_real
    WHERE ${USED} AND m.occurred_at >= ${SINCE} AND m.occurred_at <= $2::timestamptz
    GROUP BY 1 ORDER BY sum(m.quantity) DESC, 1 LIMIT ${String(lines)}
  )
  SELECT (SELECT count(*)::integer FROM recent) AS events, a.events AS "eventsUsing",
    (a.used / nullif((SELECT count(*) FROM recent), 0))::float8 AS "perEvent",
    (SELECT coalesce(sum(attendance), 0)::float8 FROM recent) AS attendance,
    (1000 * a.counted / nullif((SELECT sum(attendance) FROM recent), 0))::float8 AS "perThousand",
    coalesce((SELECT json_agg(json_build_object('locationId', p.id, 'locationName', p.name, 'used', t.used,
        'usable', h.usable, 'daysOfCover', floor(h.usable / t.used * ${String(burnDays)})) ORDER BY t.used DESC, name_folded(p.name), p.id)
      FROM taken t JOIN stock_location p ON p.id = t.place
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.quantity), 0) AS usable
        FROM stock_location w JOIN stock_balance b ON b.location_id = w.id AND b.item_id = i.id AND b.is_real
        LEFT JOIN stock_batch l ON l.id = b.batch_id
        WHERE (w.id = p.id OR (w.parent_id = p.id AND w.kind = 'pouch'))
          AND coalesce(l.status = 'available', true) AND coalesce(l.expires_on >= $3::date, true)) h), '[]') AS places
  FROM stock_item i CROSS JOIN at_events a WHERE i.id = $1::uuid`;

const useRow: z.ZodType<StockUse> = z.object({
  events: z.number(),
  eventsUsing: z.number(),
  perEvent: z.number().nullable(),
  attendance: z.number(),
  perThousand: z.number().nullable(),
  places: z.array(
    z.object({
      locationId: z.string(),
      locationName: z.string(),
      used: z.number(),
      usable: z.number(),
      daysOfCover: z.number(),
    }),
  ),
});

/** How an item is used by place and by event (operations section 5, Burn rate), in one statement. NOT_FOUND. */
export const readUse = async ({ manager, clock }: Context, itemId: string): Promise<StockUse> => {
  const now = clock();
  const read = isId(itemId)
    ? await fetchMaybe(manager, useRow, USE, [itemId, now, localDay(now)])
    : undefined;
  if (read === undefined) throw notFound('Item');
  return read;
};
