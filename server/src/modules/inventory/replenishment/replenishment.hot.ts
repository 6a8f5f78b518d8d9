import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { moment } from '../../../platform/database/json-sql.js';
import { ON_ORDER } from '../purchasing/purchase-order.hot.js';
import { TRANSFER_JOINS, TRANSFER_JSON } from '../transfers/transfer.hot.js';

const [consumed, waste, inTransit, shortage, supplier, opening] = [
  virtualLocation('consumed'),
  virtualLocation('waste'),
  virtualLocation('in_transit'),
  virtualLocation('shortage'),
  virtualLocation('supplier'),
  virtualLocation('opening'),
].map((id) => `'${id}'::uuid`);

/**
 * SQL: whether move `m` is of event $1: its own, or one of no event at a place `p` of the event's while it was there. A
 * store is not the event's, nor is anything done there apart from the event. Stock that the check afterwards found missing
 * from a bag is.
 */
const OF_EVENT = `m.occurred_at >= ev.starts_at AND (m.event_id = $1::uuid
  OR (m.event_id IS NULL AND p.is_own AND (m.occurred_at <= p.until OR m.source_id = ANY (p.checks))))`;

/** No rows of what goes to events. */
export const NO_PLACES = `SELECT NULL::uuid AS event_id, NULL::uuid AS location_id, NULL::timestamptz AS until, NULL::uuid AS check_id
  WHERE false`;

const NO_LEVELS = `SELECT NULL::uuid AS location_id, NULL::uuid AS item_id, 0::numeric AS par, NULL::uuid AS source_id
  WHERE false`;

/** SQL: the sum of a side `f`, net of what came back from it. */
const net = (others: string): string => `coalesce(sum(f.out_q - f.in_q) FILTER (WHERE ${others}), 0)`;

/**
 * What an event used and what is there now, by place and item; $1 is the event, `today` SQL for the day. Moves are read from the
 * event's start on, by place. `promises` are rows of what is on its way; `places` of what goes to events,
 * `levels` of what those must hold.
 */
export const replenishmentSql = (
  today: string,
  promises: readonly string[],
  places: readonly string[],
  levels: readonly string[],
  free: (item: string, place: string) => string,
): string => `
  WITH ev AS (SELECT event_id, name, starts_at, ends_at FROM event WHERE event_id = $1::uuid),
  sent AS (
    SELECT x.location_id, CASE WHEN bool_or(x.until IS NULL) THEN 'infinity' ELSE max(x.until) END AS until,
      array_agg(x.check_id) AS checks
    FROM (${[NO_PLACES, ...places].join(' UNION ALL ')}) x WHERE x.event_id = $1::uuid GROUP BY 1
  ),
  places AS (
    SELECT p.id, p.name, p.kind, (SELECT t.from_location_id FROM stock_transfer t
      WHERE t.event_id = $1::uuid AND t.to_location_id = p.id AND t.state <> 'cancelled' ORDER BY t.place DESC LIMIT 1) AS came_from,
      p.id IN (SELECT t.to_location_id FROM stock_transfer t WHERE t.event_id = $1::uuid AND t.state <> 'cancelled'
        UNION SELECT x.location_id FROM sent x) AS is_own,
      -- Another place is the event's until the next event's stock arrives there, or the event is long over.
      coalesce(w.until, least((SELECT min(m.occurred_at) FROM stock_move m WHERE m.to_location_id = p.id AND m.occurred_at > ev.starts_at
        AND m.event_id <> $1::uuid), ev.ends_at + interval '${String(LIMITS.moving.daysAfterEvent)} days')) AS until, w.checks
    FROM ev CROSS JOIN stock_location p LEFT JOIN sent w ON w.location_id = p.id WHERE p.is_real AND p.id IN (
      SELECT t.to_location_id FROM stock_transfer t WHERE t.event_id = $1::uuid AND t.state <> 'cancelled'
      UNION SELECT r.from_location_id FROM stock_return r WHERE r.event_id = $1::uuid AND r.state <> 'cancelled'
      UNION SELECT m.from_location_id FROM stock_move m
        WHERE m.event_id = $1::uuid AND m.to_location_id IN (${consumed}, ${waste})
      UNION SELECT x.location_id FROM sent x)
  ),
  flows AS (
    SELECT m.from_location_id AS place_id, m.item_id, m.to_location_id AS other, m.quantity AS out_q, 0::numeric AS in_q
    FROM ev CROSS JOIN places p JOIN stock_move m ON m.from_location_id = p.id AND ${OF_EVENT}
    UNION ALL
    SELECT m.to_location_id, m.item_id, m.from_location_id, 0, m.quantity
    FROM ev CROSS JOIN places p JOIN stock_move m ON m.to_location_id = p.id AND ${OF_EVENT}
    UNION ALL
    -- What was used without being in the books there: it was used, and not explained.
    SELECT s.location_id, m.item_id, o.other, o.out_q, o.in_q
    FROM ev CROSS JOIN places p JOIN stock_shortage s ON s.location_id = p.id JOIN stock_move m ON m.id = s.move_id AND ${OF_EVENT}
    CROSS JOIN LATERAL (VALUES (m.to_location_id, m.quantity, 0::numeric), (${shortage}, 0, m.quantity)) AS o (other, out_q, in_q)
  ),
  sums AS (
    SELECT f.place_id, f.item_id,
      ${net(`f.other = ${consumed}`)} AS used, ${net(`f.other = ${waste}`)} AS wasted,
      coalesce(sum(f.out_q) FILTER (WHERE l.is_real OR f.other IN (${inTransit}, ${supplier})), 0) AS returned,
      ${net(`NOT l.is_real AND f.other NOT IN (${consumed}, ${waste}, ${inTransit}, ${supplier}, ${opening})`)} AS unexplained,
      -- The same without shortages, which are settled one by one.
      ${net(`NOT l.is_real AND f.other NOT IN (${consumed}, ${waste}, ${inTransit}, ${supplier}, ${opening}, ${shortage})`)} AS variance
    FROM flows f JOIN stock_location l ON l.id = f.other GROUP BY 1, 2
  ),
  levels AS (
    SELECT v.location_id, v.item_id, sum(v.par) AS par, (array_agg(v.source_id))[1] AS source_id
    FROM (${[NO_LEVELS, ...levels].join(' UNION ALL ')}) v WHERE v.location_id IN (SELECT id FROM places) GROUP BY 1, 2
  ),
  wanted AS (
    SELECT s.place_id, s.item_id FROM sums s
    UNION SELECT v.location_id, v.item_id FROM levels v
    UNION SELECT r.location_id, r.item_id FROM places p JOIN stock_rule r ON r.location_id = p.id AND p.is_own
  ),
  promised AS (SELECT u.item_id, u.location_id, sum(u.in_transit) AS incoming
    FROM (${promises.join(' UNION ALL ')}) u WHERE u.location_id IN (SELECT id FROM places) GROUP BY 1, 2),
  ordered AS (SELECT n.item_id, n.location_id, sum(greatest(n.packs * n.pack_quantity - n.received, 0)) AS on_order
    FROM purchase_order o JOIN purchase_order_line n ON n.order_id = o.id
    WHERE o.state IN (${ON_ORDER}) AND n.location_id IN (SELECT id FROM places) GROUP BY 1, 2)
  SELECT ev.event_id AS "eventId", ev.name AS "eventName", ${moment('ev.starts_at')} AS "startsAt",
    ${moment('ev.ends_at')} AS "endsAt",
    coalesce((SELECT json_agg(row_to_json(line) ORDER BY name_folded(line."locationName"), name_folded(line."itemName"), line."itemId")
      FROM (
        SELECT p.id AS "locationId", p.name AS "locationName", p.kind AS "locationKind", i.id AS "itemId",
          i.name AS "itemName", i.unit, coalesce(s.used, 0) AS used, coalesce(s.wasted, 0) AS wasted,
          coalesce(s.returned, 0) AS returned, coalesce(s.unexplained, 0) AS unexplained, coalesce(s.variance, 0) AS variance, k.back, k.unusable,
          coalesce(v.par, r.par, CASE WHEN p.kind IN ('bag', 'pouch') THEN k.back + coalesce(s.used + s.wasted + s.returned + s.unexplained, 0) END)
            AS par,
          coalesce(r.order_multiple, 1) AS multiple, coalesce(d.incoming, 0) AS incoming, coalesce(o.on_order, 0) AS "onOrder",
          f.id AS "sourceId", f.name AS "sourceName", CASE WHEN f.id IS NOT NULL THEN ${free('i.id', 'f.id')} END AS "freeAtSource",
          q.id AS "supplierItemId", q.supplier_id AS "supplierId", g.name AS "supplierName", q.pack_quantity AS "packQuantity"
        FROM wanted w JOIN places p ON p.id = w.place_id JOIN stock_item i ON i.id = w.item_id
        LEFT JOIN sums s ON s.place_id = w.place_id AND s.item_id = w.item_id
        LEFT JOIN levels v ON v.location_id = w.place_id AND v.item_id = w.item_id
        LEFT JOIN stock_rule r ON r.location_id = w.place_id AND r.item_id = w.item_id
        LEFT JOIN stock_location f ON f.id = coalesce(r.replenish_from_id, v.source_id, p.came_from) AND f.id <> p.id AND f.is_active
        LEFT JOIN promised d ON d.location_id = w.place_id AND d.item_id = w.item_id
        LEFT JOIN ordered o ON o.location_id = w.place_id AND o.item_id = w.item_id
        LEFT JOIN supplier_item q ON q.item_id = i.id AND q.is_preferred AND q.is_active
        LEFT JOIN supplier g ON g.id = q.supplier_id AND g.is_active
        CROSS JOIN LATERAL (SELECT coalesce(sum(b.quantity), 0) AS back,
            coalesce(sum(b.quantity) FILTER (WHERE b.expires_on < ${today} OR l.status <> 'available'), 0) AS unusable
          FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
          WHERE b.item_id = w.item_id AND b.location_id = w.place_id AND b.is_real) k
        LIMIT ${String(LIMITS.stock.lines)}) line), '[]') AS lines,
    coalesce((SELECT json_agg(t.node ORDER BY t.place DESC) FROM (
      SELECT ${TRANSFER_JSON} AS node, o.place FROM stock_transfer o ${TRANSFER_JOINS}
      WHERE o.event_id = $1::uuid ORDER BY o.place DESC LIMIT ${String(LIMITS.page.maximum)}) t), '[]') AS transfers
  FROM ev`;
