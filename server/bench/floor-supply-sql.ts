import { virtualLocation } from '@sideline/schema/inventory/vocabulary';

/**
 * The floor's statements for stock: the whole answer as JSON text, written by hand for exactly what the page shows. $1 is
 * today. Prices and all, because an administrator asks.
 */

const [supplier, consumed, waste] = (['supplier', 'consumed', 'waste'] as const).map(
  (name) => `'${virtualLocation(name)}'`,
);
const IN_DATE = '(b.expires_on IS NULL OR b.expires_on >= $1::date)';
/** Balances `b` that can be used. Few lots are blocked, so the others are not looked up. */
const USABLE = `b.is_held AND ${IN_DATE}
  AND (b.batch_id IS NULL OR b.batch_id NOT IN (SELECT id FROM stock_batch WHERE status <> 'available'))`;
const STANDS = `m.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id AND v.reverses IS NOT NULL)`;

const usable = (from: string): string => `usable AS (
    SELECT item_id, location_id, sum(quantity) AS quantity FROM ${from} GROUP BY 1, 2)`;

const MOVING = `
  coming AS (
    SELECT n.item_id, n.location_id, sum(greatest(n.packs * n.pack_quantity - n.received, 0)) AS quantity
    FROM purchase_order o JOIN purchase_order_line n ON n.order_id = o.id
    WHERE o.state IN ('ordered', 'part_received', 'approved', 'submitted', 'draft') GROUP BY 1, 2),
  moving AS (
    SELECT item_id, location_id, sum(incoming) AS incoming, sum(promised) AS promised FROM (
      SELECT l.item_id, o.to_location_id AS location_id, l.quantity AS incoming, 0 AS promised
      FROM stock_transfer o JOIN stock_transfer_line l ON l.transfer_id = o.id WHERE o.state = 'draft'
      UNION ALL
      SELECT l.item_id, o.from_location_id, 0, l.quantity
      FROM stock_transfer o JOIN stock_transfer_line l ON l.transfer_id = o.id WHERE o.state = 'draft'
      UNION ALL
      SELECT k.item_id, o.to_location_id, k.quantity - k.received - k.missing, 0
      FROM stock_transfer o JOIN stock_transfer_pick k ON k.transfer_id = o.id WHERE o.state IN ('dispatched', 'part_received')
    ) t GROUP BY 1, 2)`;

/** Rules that are low, `low`: what `usable` and `MOVING` leave below the minimum. */
const LOW = `
  FROM stock_rule r JOIN stock_item i ON i.id = r.item_id AND i.is_active
  JOIN stock_location p ON p.id = r.location_id AND p.is_active
  LEFT JOIN usable u ON u.item_id = r.item_id AND u.location_id = r.location_id
  LEFT JOIN moving t ON t.item_id = r.item_id AND t.location_id = r.location_id
  WHERE coalesce(u.quantity, 0) - coalesce(t.promised, 0) < r.minimum`;

export const FLOOR_LOW_STOCK = `
  WITH ${usable(`stock_balance b WHERE ${USABLE}`)}, ${MOVING},
  page AS MATERIALIZED (
    SELECT r.*, i.name, i.sku, i.unit, p.name AS place, coalesce(u.quantity, 0) AS on_hand, coalesce(t.incoming, 0) AS incoming
    ${LOW} ORDER BY name_folded(i.name), r.item_id, r.location_id LIMIT 26)
  SELECT json_agg(json_build_object('itemId', w.item_id, 'itemName', w.name, 'sku', w.sku, 'unit', w.unit,
    'locationId', w.location_id, 'locationName', w.place, 'minimum', w.minimum, 'par', w.par, 'onHand', w.on_hand,
    'onOrder', c.quantity, 'inTransit', w.incoming, 'burnt', (
      SELECT sum(m.quantity) FROM stock_move m
      WHERE m.item_id = w.item_id AND m.from_location_id = w.location_id AND m.to_location_id = ${String(consumed)}
        AND m.occurred_at >= now() - interval '90 days' AND ${STANDS}),
    'replenishFromName', s.name, 'freeAtSource', (
      SELECT sum(b.quantity) FROM stock_balance b
      WHERE b.item_id = w.item_id AND b.location_id = w.replenish_from_id AND ${USABLE}),
    'supplierId', g.id, 'supplierName', g.name, 'packQuantity', f.pack_quantity))::text AS json
  FROM page w LEFT JOIN coming c ON c.item_id = w.item_id AND c.location_id = w.location_id
  LEFT JOIN stock_location s ON s.id = w.replenish_from_id
  LEFT JOIN supplier_item f ON f.item_id = w.item_id AND f.is_preferred AND f.is_active
  LEFT JOIN supplier g ON g.id = f.supplier_id`;

export const FLOOR_EXPIRING = `
  SELECT json_build_object('rows', (
    SELECT json_agg(json_build_object('batchId', w.id, 'itemId', w.item_id, 'itemName', i.name, 'unit', i.unit, 'lot', w.lot,
      'expiresOn', w.expires_on, 'isBlocked', w.status <> 'available', 'locationId', p.id, 'locationName', p.name,
      'quantity', w.quantity, 'valuePence', round(w.quantity * w.unit_cost_pence), 'batchVersion', w.version))
    FROM (SELECT l.*, b.location_id, b.quantity FROM stock_balance b JOIN stock_batch l ON l.id = b.batch_id
          WHERE b.is_held AND b.expires_on BETWEEN $1::date AND $1::date + 90
          ORDER BY b.expires_on, b.batch_id, b.location_id LIMIT 26) w
    JOIN stock_item i ON i.id = w.item_id JOIN stock_location p ON p.id = w.location_id),
  'summary', (
    SELECT json_build_array(count(*) FILTER (WHERE b.expires_on < $1::date), sum(round(b.quantity * b.unit_cost_pence)) FILTER (WHERE b.expires_on < $1::date),
      ${[30, 60, 90]
        .map((days) => `b.expires_on BETWEEN $1::date AND $1::date + ${String(days)}`)
        .map(
          (within) =>
            `count(*) FILTER (WHERE ${within}), sum(round(b.quantity * b.unit_cost_pence)) FILTER (WHERE ${within})`,
        )
        .join(', ')})
    FROM stock_balance b WHERE b.is_held AND b.expires_on <= $1::date + 90))::text AS json`;

export const FLOOR_OVERVIEW = `
  WITH held AS MATERIALIZED (
    SELECT b.item_id, b.location_id, b.batch_id, b.quantity, b.expires_on, l.status, b.unit_cost_pence,
           coalesce(b.quantity * b.unit_cost_pence, 0) AS worth
    FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id AND l.status <> 'available' WHERE b.is_held),
  ${usable(`held b WHERE (b.status = 'available' OR b.status IS NULL) AND ${IN_DATE}`)}, ${MOVING},
  lows AS (SELECT count(*) AS low, count(*) FILTER (WHERE coalesce(u.quantity, 0) <= 0) AS out ${LOW}),
  figures AS (
    SELECT count(*) FILTER (WHERE expires_on < $1::date) AS expired,
      ${[30, 60, 90].map((days) => `count(*) FILTER (WHERE expires_on BETWEEN $1::date AND $1::date + ${String(days)}) AS within_${String(days)}`).join(', ')},
      count(DISTINCT batch_id) FILTER (WHERE status = 'recalled') AS recalled,
      count(DISTINCT batch_id) FILTER (WHERE status = 'quarantined') AS quarantined,
      count(DISTINCT batch_id) FILTER (WHERE unit_cost_pence IS NULL) AS unpriced, sum(worth) AS worth
    FROM held),
  bought AS MATERIALIZED (
    SELECT date_trunc('month', m.occurred_at AT TIME ZONE 'Europe/London') AS month, (SELECT l.supplier_id FROM stock_batch l WHERE l.id = m.batch_id) AS supplier_id, sum(m.quantity * m.unit_cost_pence) AS worth
    FROM stock_move m
    WHERE m.from_location_id = ${String(supplier)} AND m.occurred_at >= date_trunc('month', $1::timestamp) - interval '11 months' AND ${STANDS}
    GROUP BY 1, 2)
  SELECT json_build_object('low', (SELECT row_to_json(lows) FROM lows), 'figures', (SELECT row_to_json(figures) FROM figures),
    'inTransit', (SELECT count(*) FROM stock_transfer WHERE state IN ('dispatched', 'part_received')),
    'draftTransfers', (SELECT count(*) FROM stock_transfer WHERE state = 'draft'),
    'openReturns', (SELECT count(*) FROM stock_return WHERE state NOT IN ('closed', 'cancelled')),
    'openStocktakes', (SELECT count(*) FROM stocktake WHERE state NOT IN ('posted', 'cancelled')),
    'overdueOrders', (SELECT count(*) FROM purchase_order WHERE state IN ('ordered', 'part_received') AND expected_on < $1::date),
    'openShortages', (SELECT count(*) FROM stock_shortage WHERE settled_at IS NULL),
    'bagsNotReady', (SELECT count(*) FROM stock_bag WHERE state IN ('returned', 'check_due', 'restock_due')),
    'recallsOpen', (SELECT count(*) FROM recall WHERE state = 'active'),
    'valueByPlace', (SELECT json_agg(v) FROM (SELECT p.id, p.name, sum(h.worth) FROM held h JOIN stock_location p ON p.id = h.location_id
      GROUP BY p.id ORDER BY 3 DESC LIMIT 10) v),
    'valueByType', (SELECT json_agg(v) FROM (SELECT i.item_type, sum(h.worth) FROM held h JOIN stock_item i ON i.id = h.item_id
      GROUP BY 1 ORDER BY 2 DESC) v),
    'spendByMonth', (SELECT json_agg(v) FROM (SELECT month, sum(worth) FROM bought GROUP BY 1 ORDER BY 1) v),
    'spendBySupplier', (SELECT json_agg(v) FROM (SELECT s.id, s.name, sum(b.worth) FROM bought b JOIN supplier s ON s.id = b.supplier_id
      GROUP BY s.id ORDER BY 3 DESC LIMIT 10) v),
    'wasteByReason', (SELECT json_agg(v) FROM (SELECT m.reason, count(*), sum(m.quantity * m.unit_cost_pence) FROM stock_move m
      WHERE m.to_location_id = ${String(waste)} AND m.occurred_at >= now() - interval '90 days' AND ${STANDS} GROUP BY 1 ORDER BY 2 DESC) v),
    'topMovers', (SELECT json_agg(json_build_object('itemId', i.id, 'name', i.name, 'unit', i.unit, 'used', u.used)) FROM (
      SELECT m.item_id, count(*) AS moves, sum(m.quantity) AS used FROM stock_move m
      WHERE m.to_location_id = ${String(consumed)} AND m.occurred_at >= now() - interval '90 days' AND ${STANDS}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10) u JOIN stock_item i ON i.id = u.item_id))::text AS json`;
