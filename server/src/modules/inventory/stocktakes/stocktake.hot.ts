import { moment } from '../../../platform/database/json-sql.js';
import { stepsJson } from '../stock/stock-steps.service.js';

/** SQL: the value of the differences of a stocktake `o`, in pence. During the count it would reveal what is expected. */
const VARIANCE = `CASE WHEN o.state IN ('review', 'posted') THEN (
  SELECT coalesce(round(sum((c.counted - c.expected) * b.unit_cost_pence)), 0)
  FROM stocktake_line c LEFT JOIN stock_batch b ON b.id = c.batch_id WHERE c.stocktake_id = o.id) END`;

/** A stocktake `o` as the schema words it, with what `STOCKTAKE_JOINS` brings. */
export const STOCKTAKE_JSON = `json_build_object(
  'id', o.id, 'number', o.number, 'state', o.state, 'scope', o.scope, 'locationId', o.location_id,
  'locationName', p.name, 'itemType', o.item_type, 'limitPercent', o.limit_percent, 'round', o.round, 'notes', o.notes,
  'lineCount', (SELECT count(*) FROM stocktake_line c WHERE c.stocktake_id = o.id),
  'countedCount', (SELECT count(*) FROM stocktake_line c WHERE c.stocktake_id = o.id AND c.counted IS NOT NULL),
  'variancePence', ${VARIANCE}, 'createdAt', ${moment('o.created_at')}, 'createdByName', concat_ws(' ', ou.first_name, ou.last_name),
  'version', o.version)`;

export const STOCKTAKE_JOINS = `
  LEFT JOIN stock_location p ON p.id = o.location_id JOIN app_user ou ON ou.id = o.created_by`;

/** All of a stocktake but its lines in one statement; $1 is its id. `open_variances` are those of what is not counted blind. */
export const STOCKTAKE_DETAILS = `
  SELECT ${STOCKTAKE_JSON} AS stocktake,
    coalesce((SELECT json_agg(json_build_object('userId', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
        ORDER BY u.last_name, u.first_name, u.id)
      FROM stocktake_counter c JOIN app_user u ON u.id = c.user_id WHERE c.stocktake_id = o.id), '[]') AS counters,
    v.recounts AS "recountCount", v.variances AS "varianceCount", v.open_variances AS "openVarianceCount", v.pence AS "variancePence",
    ${stepsJson('stocktake', 'o.id')} AS steps
  FROM stocktake o ${STOCKTAKE_JOINS}
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE l.needs_recount)::integer AS recounts,
           count(*) FILTER (WHERE l.counted <> l.expected)::integer AS variances,
           count(*) FILTER (WHERE l.counted <> l.expected AND i.controlled_schedule IS NULL)::integer AS open_variances,
           coalesce(round(sum((l.counted - l.expected) * b.unit_cost_pence)), 0)::integer AS pence
    FROM stocktake_line l JOIN stock_item i ON i.id = l.item_id LEFT JOIN stock_batch b ON b.id = l.batch_id
    WHERE l.stocktake_id = o.id) v
  WHERE o.id = $1`;

/** SQL: the recorded quantity of line `l` now. */
const BOOKS = `coalesce((SELECT q.quantity FROM stock_balance q
  WHERE q.batch_key = l.batch_key AND q.location_id = l.location_id), 0)`;

/**
 * Lines with what they are listed by. A controlled drug is counted blind. Only administrators see what was expected of it while
 * the stocktake is in review: a counter who has seen it would not count again blind.
 */
export const linesTable = (role: string): string => `(
  SELECT l.*, o.state, i.name AS item_name, i.sku, i.barcode, i.unit, b.lot, b.expires_on, p.name AS location_name,
    i.controlled_schedule IS NOT NULL AND o.state IN (${role === 'admin' ? "'open', 'counting'" : "'open', 'counting', 'review'"}) AS is_blind, i.controlled_schedule IS NOT NULL AS is_controlled
  FROM stocktake_line l JOIN stocktake o ON o.id = l.stocktake_id JOIN stock_item i ON i.id = l.item_id
  JOIN stock_location p ON p.id = l.location_id LEFT JOIN stock_batch b ON b.id = l.batch_id)`;

export const LINE_JSON = `json_build_object(
  'id', l.id, 'itemId', l.item_id, 'itemName', l.item_name, 'sku', l.sku, 'barcode', l.barcode, 'unit', l.unit,
  'batchId', l.batch_id, 'lot', l.lot, 'expiresOn', l.expires_on, 'locationId', l.location_id,
  'locationName', l.location_name, 'isBlind', l.is_controlled,
  'expected', CASE WHEN NOT l.is_blind THEN coalesce(l.expected, ${BOOKS}) END, 'counted', l.counted,
  'countedAt', ${moment('l.counted_at')},
  'countedByName', CASE WHEN l.counted_by IS NOT NULL THEN concat_ws(' ', cu.first_name, cu.last_name) END,
  'needsRecount', l.needs_recount, 'counts', l.counts,
  'isStale', l.state = 'review' AND NOT l.is_blind AND l.counted <> l.expected AND l.expected <> ${BOOKS})`;

export const LINE_JOINS = 'LEFT JOIN app_user cu ON cu.id = l.counted_by';

/** SQL: whether a counted line `l` differs and has moved since; of a stocktake in review. */
export const IS_STALE = `(l.counted <> l.expected AND l.expected <> ${BOOKS})`;

/**
 * SQL: the ids of the places in a stocktake of `place`: itself, the places within it and, for a bag, its pouches. A bag that is
 * kept at a place is counted separately, because it may be out.
 */
export const placesCounted = (place: string): string => `WITH RECURSIVE counted AS (
    SELECT c.id, c.kind FROM stock_location c WHERE c.id = ${place}
    UNION SELECT c.id, c.kind FROM counted a JOIN stock_location c ON c.parent_id = a.id
      AND (c.kind = 'place' OR (a.kind = 'bag' AND c.kind = 'pouch')))
  SELECT id FROM counted`;
