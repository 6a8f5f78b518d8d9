import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { isOverdueOn } from '../purchasing/purchase-order.hot.js';
import { HELD_STOCK, stockRulesSql } from '../purchasing/low-stock.service.js';
import { IN_TRANSIT } from '../transfers/transfer.hot.js';
import type { OverviewFigure } from './overview.ports.js';

const [supplier, waste, consumed] = [
  virtualLocation('supplier'),
  virtualLocation('waste'),
  virtualLocation('consumed'),
].map((id) => `'${id}'`);

/** Rows of the overview's lists. */
const TOP = '10';
/** SQL: moves `m` that were not reversed, and do not reverse others. */
const STANDS =
  'm.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id AND v.reverses IS NOT NULL)';

/** SQL: what a unit cost of what move `m` received without a lot, by the lines of its order. A lot keeps its cost, and the move has it. */
const ORDER_COST = `(SELECT sum((n.quantity + n.damaged) * l.pack_price_pence / l.pack_quantity) / sum(n.quantity + n.damaged)
  FROM purchase_receipt_line n JOIN purchase_order_line l ON l.id = n.order_line_id
  WHERE n.receipt_id = m.source_id AND l.item_id = m.item_id AND l.pack_price_pence IS NOT NULL)`;

/** SQL: how many lots at places expire between two days. */
const expiring = (first: string, last: string): string =>
  `count(*) FILTER (WHERE h.expires_on BETWEEN ${first} AND ${last})::integer`;

/** What is counted of stock that needs doing: the tables that it reads, and its columns. $1 is today. */
const tasksSql = (today: string, promises: readonly string[], figures: Iterable<OverviewFigure>) => {
  const counted = new Map([...figures].map(({ key, sql }) => [key, sql(today)]));
  const figure = (key: OverviewFigure['key']): string => counted.get(key) ?? 'NULL::integer';
  return {
    tables: `
  here AS MATERIALIZED (
    SELECT b.item_id, b.location_id, b.batch_id, b.quantity, b.expires_on, b.unit_cost_pence, l.status,
           coalesce(b.quantity * b.unit_cost_pence, 0) AS worth
    FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id AND l.status <> 'available' WHERE b.is_held),
  low AS MATERIALIZED (
    SELECT w.on_hand FROM ${stockRulesSql(today, promises, 'here')} w WHERE w.on_hand - w.allocated < w.minimum),
  held AS MATERIALIZED (
    SELECT ${expiring(`'-infinity'::date`, '$1::date - 1')} AS expired, ${expiring('$1::date', '$1::date + 30')} AS expiring30,
      ${expiring('$1::date', '$1::date + 60')} AS expiring60, ${expiring('$1::date', '$1::date + 90')} AS expiring90,
      coalesce(round(sum(h.worth)), 0)::float8 AS worth
    FROM here h),
  odd AS MATERIALIZED (
    SELECT DISTINCT h.batch_id, h.status, h.unit_cost_pence IS NULL AS is_unpriced FROM here h
    WHERE h.status IS NOT NULL OR h.unit_cost_pence IS NULL)`,
    columns: `
    (SELECT count(*)::integer FROM low) AS low, (SELECT count(*)::integer FROM low WHERE on_hand <= 0) AS out,
    e.expired, e.expiring30, e.expiring60, e.expiring90,
    (SELECT count(*)::integer FROM stock_transfer WHERE state IN (${IN_TRANSIT})) AS "inTransit",
    (SELECT count(*)::integer FROM stock_transfer WHERE state = 'draft') AS "draftTransfers",
    (SELECT count(*)::integer FROM stock_return WHERE state NOT IN ('closed', 'cancelled')) AS "openReturns",
    (SELECT count(*)::integer FROM stocktake WHERE state NOT IN ('posted', 'cancelled')) AS "openStocktakes",
    (SELECT count(*)::integer FROM purchase_order o WHERE ${isOverdueOn('$1')}) AS "overdueOrders",
    (SELECT count(*)::integer FROM odd WHERE status = 'recalled') AS "recalledLots",
    (SELECT count(*)::integer FROM odd WHERE status = 'quarantined') AS "quarantinedLots",
    (SELECT count(*)::integer FROM stock_shortage WHERE settled_at IS NULL) AS "openShortages",
    (${figure('bags_not_ready')}) AS "bagsNotReady", (${figure('recalls_open')}) AS "recallsOpen"`,
  };
};

/** What needs doing, in one statement. $1 is today. */
export const stockTasksSql = (
  today: string,
  promises: readonly string[],
  figures: Iterable<OverviewFigure>,
): string => {
  const { tables, columns } = tasksSql(today, promises, figures);
  return `WITH ${tables} SELECT ${columns} FROM held e`;
};

/**
 * All figures in one statement. $1 is today, $2 the first moment of the last 90 days, $3 the first day of the twelve months, $4
 * the provider's zone. Moves are read from partial indexes by time: what was bought, wasted and used.
 */
export const overviewSql = (
  today: string,
  promises: readonly string[],
  figures: Iterable<OverviewFigure>,
): string => {
  const { tables, columns } = tasksSql(today, promises, figures);
  return `
  WITH ${tables},
  bought AS MATERIALIZED (
    SELECT m.occurred_at, coalesce(m.quantity * m.unit_cost_pence, CASE WHEN m.batch_id IS NULL THEN m.quantity * ${ORDER_COST} END) AS worth,
      coalesce((SELECT l.supplier_id FROM stock_batch l WHERE l.id = m.batch_id), r.supplier_id) AS supplier_id
    FROM stock_move m
    LEFT JOIN LATERAL (SELECT o.supplier_id FROM purchase_receipt n JOIN purchase_order o ON o.id = n.order_id
      WHERE n.id = m.source_id AND m.source_kind = 'receipt') r ON true
    WHERE m.from_location_id = ${supplier}::uuid AND m.occurred_at >= $3::date::timestamp AT TIME ZONE $4
      -- What a supplier sends in place of a return is not bought again.
      AND m.source_kind <> 'return' AND ${STANDS})
  SELECT ${columns},
    e.worth AS "valuePence", (SELECT count(batch_id)::integer FROM odd WHERE is_unpriced) AS "unpricedLots",
    coalesce((SELECT json_agg(row_to_json(v)) FROM (
      SELECT p.id AS "locationId", p.name, round(sum(h.worth))::float8 AS "valuePence"
      FROM here h JOIN stock_location p ON p.id = h.location_id GROUP BY p.id HAVING sum(h.worth) > 0
      ORDER BY sum(h.worth) DESC, p.id LIMIT ${TOP}) v), '[]') AS "valueByPlace",
    coalesce((SELECT json_agg(row_to_json(v)) FROM (
      SELECT i.item_type AS "itemType", round(sum(h.worth))::float8 AS "valuePence"
      FROM here h JOIN stock_item i ON i.id = h.item_id GROUP BY 1
      HAVING sum(h.worth) > 0 ORDER BY sum(h.worth) DESC, 1) v), '[]') AS "valueByType",
    (SELECT json_agg(json_build_object('month', n.month::date, 'valuePence', coalesce(round(b.worth), 0)) ORDER BY n.month)
      FROM generate_series($3::date::timestamp, $3::date + interval '11 months', interval '1 month') AS n (month)
      LEFT JOIN (SELECT date_trunc('month', occurred_at AT TIME ZONE $4) AS month, sum(worth) AS worth FROM bought GROUP BY 1) b
        USING (month)) AS "spendByMonth",
    coalesce((SELECT json_agg(row_to_json(v)) FROM (
      SELECT s.id AS "supplierId", s.name, round(sum(b.worth))::float8 AS "valuePence"
      FROM bought b JOIN supplier s ON s.id = b.supplier_id GROUP BY s.id HAVING sum(b.worth) > 0
      ORDER BY sum(b.worth) DESC, s.id LIMIT ${TOP}) v), '[]') AS "spendBySupplier",
    coalesce((SELECT json_agg(row_to_json(v)) FROM (
      SELECT m.reason, count(*)::integer AS moves, coalesce(round(sum(m.quantity * m.unit_cost_pence)), 0)::float8 AS "valuePence"
      FROM stock_move m WHERE m.to_location_id = ${waste}::uuid AND m.occurred_at >= $2 AND ${STANDS}
      GROUP BY 1 ORDER BY 2 DESC, 1) v), '[]') AS "wasteByReason",
    coalesce((SELECT json_agg(json_build_object('itemId', i.id, 'name', i.name, 'unit', i.unit, 'used', u.used)
        ORDER BY u.moves DESC, u.item_id) FROM (
      SELECT m.item_id, count(*) AS moves, sum(m.quantity) AS used FROM stock_move m
      WHERE m.to_location_id = ${consumed}::uuid AND m.occurred_at >= $2 AND ${STANDS}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TOP}) u JOIN stock_item i ON i.id = u.item_id), '[]') AS "topMovers"
  FROM held e`;
};

/**
 * What needs doing at each place, one row for each place with anything to do. $1 is today, $2 the time before which dispatched stock is
 * late. `keepers` are the active people responsible for it. If nobody is: for a bag, those responsible for its home, and for a place,
 * those of the place that it is in; empty if there is nobody.
 */
export const digestSql = (today: string, promises: readonly string[], checks: readonly string[]): string => `
  WITH told AS (
    SELECT w.location_id, count(*) FILTER (WHERE w.on_hand > 0) AS low, count(*) FILTER (WHERE w.on_hand <= 0) AS out,
           0 AS expired, 0 AS expiring, 0 AS late, 0 AS overdue, 0 AS checks, 0 AS services, 0 AS shortages
    FROM ${stockRulesSql(today, promises)} w WHERE w.on_hand - w.allocated < w.minimum GROUP BY 1
    UNION ALL
    SELECT h.location_id, 0, 0, count(*) FILTER (WHERE h.expires_on < $1::date), count(*) FILTER (WHERE h.expires_on >= $1::date), 0, 0, 0, 0, 0
    FROM ${HELD_STOCK} h WHERE h.expires_on <= $1::date + 30 GROUP BY 1
    UNION ALL
    SELECT o.to_location_id, 0, 0, 0, 0, count(*), 0, 0, 0, 0 FROM stock_transfer o
    WHERE o.state IN (${IN_TRANSIT}) AND (SELECT min(t.taken_at) FROM stock_step t
      WHERE t.transfer_id = o.id AND t.action = 'dispatch') < $2 GROUP BY 1
    UNION ALL
    SELECT o.delivery_location_id, 0, 0, 0, 0, 0, count(*), 0, 0, 0 FROM purchase_order o WHERE ${isOverdueOn('$1')} GROUP BY 1
    ${checks.map((sql) => `UNION ALL SELECT c.location_id, 0, 0, 0, 0, 0, 0, c.due, 0, 0 FROM (${sql}) c`).join('\n    ')}
    UNION ALL
    SELECT b.location_id, 0, 0, 0, 0, 0, 0, 0, count(*), 0
    FROM stock_batch l JOIN stock_balance b ON b.batch_key = l.id AND b.is_held WHERE l.next_service_on <= $1::date GROUP BY 1
    UNION ALL
    SELECT s.location_id, 0, 0, 0, 0, 0, 0, 0, 0, count(*) FROM stock_shortage s WHERE s.settled_at IS NULL GROUP BY 1
  )
  SELECT p.id AS "locationId", p.name || coalesce(' (' || h.name || ')', '') AS name,
    sum(t.low)::integer AS low, sum(t.out)::integer AS out,
    sum(t.expired)::integer AS expired, sum(t.expiring)::integer AS expiring, sum(t.late)::integer AS late,
    sum(t.overdue)::integer AS overdue, sum(t.checks)::integer AS checks, sum(t.services)::integer AS services, sum(t.shortages)::integer AS shortages,
    coalesce((WITH RECURSIVE up AS (
        SELECT p.id, p.parent_id, 0 AS height
        UNION ALL SELECT o.id, o.parent_id, up.height + 1 FROM up JOIN stock_location o ON o.id = up.parent_id
      ), keeper AS (
        SELECT u.id, up.height FROM up JOIN stock_keeper k ON k.location_id = up.id
        JOIN app_user u ON u.id = k.user_id AND u.is_active AND u.role IN ('admin', 'staff'))
      SELECT json_agg(k.id ORDER BY k.id) FROM keeper k WHERE k.height = (SELECT min(height) FROM keeper)), '[]') AS keepers
  FROM told t JOIN stock_location l ON l.id = t.location_id
  -- What is in a pouch is in its bag, and a bag is named with its home.
  JOIN stock_location p ON p.id = CASE l.kind WHEN 'pouch' THEN l.parent_id ELSE l.id END AND p.is_active
  LEFT JOIN stock_location h ON p.kind = 'bag' AND h.id = p.parent_id
  GROUP BY p.id, h.id ORDER BY name_folded(coalesce(h.name, p.name)), h.id NULLS FIRST, name_folded(p.name), p.id`;
