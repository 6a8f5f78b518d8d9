import { IN_TRANSIT_STATES } from '@sideline/schema/inventory/moving';
import { moment } from '../../../platform/database/json-sql.js';
import { stepsJson } from '../stock/stock-steps.service.js';

/** SQL: the states in which something is between two places. */
export const IN_TRANSIT = IN_TRANSIT_STATES.map((state) => `'${state}'`).join(', ');

/** SQL: the value of the lots that a transfer `o` took, in pence. A draft has not taken any. */
const VALUE = `CASE WHEN o.state <> 'draft' THEN (SELECT round(sum(k.quantity * b.unit_cost_pence))
  FROM stock_transfer_pick k JOIN stock_batch b ON b.id = k.batch_id WHERE k.transfer_id = o.id) END`;

/** A transfer `o` as the schema words it, with what `TRANSFER_JOINS` brings. */
export const TRANSFER_JSON = `json_build_object(
  'id', o.id, 'number', o.number, 'state', o.state, 'fromLocationId', o.from_location_id, 'fromName', pf.name,
  'toLocationId', o.to_location_id, 'toName', pt.name, 'eventId', o.event_id, 'eventName', e.name, 'notes', o.notes,
  'lineCount', (SELECT count(*) FROM stock_transfer_line c WHERE c.transfer_id = o.id),
  'valuePence', ${VALUE}, 'createdAt', ${moment('o.created_at')}, 'createdByName', concat_ws(' ', ou.first_name, ou.last_name),
  'version', o.version)`;

export const TRANSFER_JOINS = `
  JOIN stock_location pf ON pf.id = o.from_location_id JOIN stock_location pt ON pt.id = o.to_location_id
  JOIN app_user ou ON ou.id = o.created_by LEFT JOIN event e ON e.event_id = o.event_id`;

const PICKS = `coalesce((SELECT json_agg(json_build_object('id', k.id, 'batchId', k.batch_id, 'lot', b.lot,
    'expiresOn', b.expires_on, 'quantity', k.quantity, 'isProposed', k.is_proposed, 'received', k.received,
    'missing', k.missing) ORDER BY b.expires_on NULLS LAST, k.id)
  FROM stock_transfer_pick k LEFT JOIN stock_batch b ON b.id = k.batch_id WHERE k.line_id = l.id), '[]')`;

/** Of a draft: the lots of a line's item at the place that it comes from. */
const LOTS = `CASE WHEN o.state = 'draft' THEN coalesce((SELECT json_agg(json_build_object('batchId', q.batch_id,
    'lot', b.lot, 'expiresOn', b.expires_on, 'status', coalesce(b.status, 'available'),
    'receivedAt', coalesce(b.created_at, 'epoch'), 'quantity', q.quantity) ORDER BY b.expires_on NULLS LAST, b.id)
  FROM stock_balance q LEFT JOIN stock_batch b ON b.id = q.batch_id
  WHERE q.item_id = l.item_id AND q.location_id = o.from_location_id AND q.is_real AND q.quantity > 0), '[]')
  ELSE '[]' END`;

/** Of a draft: what earlier drafts, and earlier lines of this one, have promised of a line's item at the place that it comes from. */
const PROMISED = `CASE WHEN o.state = 'draft' THEN coalesce((SELECT sum(y.quantity)
    FROM stock_transfer x JOIN stock_transfer_line y ON y.transfer_id = x.id
    WHERE x.state = 'draft' AND x.from_location_id = o.from_location_id AND y.item_id = l.item_id
      AND (x.place, y.line) < (o.place, l.line)), 0) ELSE 0 END`;

/** All of a transfer in one statement; $1 is its id. */
export const TRANSFER_DETAILS = `
  SELECT ${TRANSFER_JSON} AS transfer, e.ends_at AS "endsAt",
    coalesce((SELECT json_agg(json_build_object('id', l.id, 'itemId', l.item_id, 'itemName', i.name, 'sku', i.sku,
      'barcode', i.barcode, 'unit', i.unit, 'isWitnessed', i.is_witnessed, 'quantity', l.quantity, 'promised', ${PROMISED}, 'picks', ${PICKS},
      'lots', ${LOTS}) ORDER BY l.line)
      FROM stock_transfer_line l JOIN stock_item i ON i.id = l.item_id WHERE l.transfer_id = o.id), '[]') AS lines,
    coalesce((SELECT json_agg(json_build_object('id', d.id, 'itemName', i.name, 'lot', b.lot, 'unit', i.unit,
      'kind', d.kind, 'quantity', d.quantity, 'reason', d.reason,
      'recordedByName', concat_ws(' ', u.first_name, u.last_name)) ORDER BY d.id)
      FROM stock_transfer_receipt r JOIN stock_transfer_discrepancy d ON d.receipt_id = r.id
      JOIN stock_transfer_pick k ON k.id = d.pick_id JOIN stock_item i ON i.id = k.item_id
      JOIN app_user u ON u.id = r.received_by LEFT JOIN stock_batch b ON b.id = k.batch_id
      WHERE r.transfer_id = o.id), '[]') AS discrepancies,
    ${stepsJson('transfer', 'o.id')} AS steps
  FROM stock_transfer o ${TRANSFER_JOINS} WHERE o.id = $1`;

/**
 * SQL for the reorder sum: what is on its way to a place, drafts too, so that nothing is drafted twice, and what drafts have
 * promised of the place that they take it from.
 */
export const TRANSFER_PROMISES = `
  SELECT l.item_id, o.to_location_id AS location_id, l.quantity AS in_transit, 0::numeric AS allocated
  FROM stock_transfer o JOIN stock_transfer_line l ON l.transfer_id = o.id WHERE o.state = 'draft'
  UNION ALL
  SELECT l.item_id, o.from_location_id, 0::numeric, l.quantity
  FROM stock_transfer o JOIN stock_transfer_line l ON l.transfer_id = o.id WHERE o.state = 'draft'
  UNION ALL
  SELECT k.item_id, o.to_location_id, k.quantity - k.received - k.missing, 0::numeric
  FROM stock_transfer o JOIN stock_transfer_pick k ON k.transfer_id = o.id WHERE o.state IN (${IN_TRANSIT})`;
