import { ON_ORDER_STATES } from '@sideline/schema/inventory/purchasing';
import { deliveryAddressOf } from '../locations/stock-location.hot.js';
import { moment } from '../../../platform/database/json-sql.js';

/** SQL: the states in which what has not arrived is on its way. */
export const ON_ORDER = ON_ORDER_STATES.map((state) => `'${state}'`).join(', ');

/** SQL: the person who answers for an account: for an integration, the person who made its token. */
export const personBehind = (account: string): string =>
  `coalesce((SELECT k.created_by FROM api_token k WHERE k.user_id = ${account}), ${account})`;

const fullName = (user: string): string => `concat_ws(' ', ${user}.first_name, ${user}.last_name)`;

/** SQL: whether order `o` is expected before a day and not fully received. */
export const isOverdueOn = (day: string): string =>
  `coalesce(o.state IN ('ordered', 'part_received') AND o.expected_on < ${day}::date, false)`;

/** SQL: what the lines of order `o` cost, in pence; null where one has no price. */
export const ORDER_VALUE = `(SELECT CASE WHEN bool_and(v.pack_price_pence IS NOT NULL)
    THEN least(sum(v.packs::bigint * v.pack_price_pence), 2000000000)::integer
    WHEN count(*) = 0 THEN 0 END FROM purchase_order_line v WHERE v.order_id = o.id)`;

/** An order `o` as the schema words it, with what `ORDER_JOINS` brings. */
export const orderJson = (day: string): string => `json_build_object(
  'id', o.id, 'number', o.number, 'supplierId', o.supplier_id, 'supplierName', s.name, 'state', o.state,
  'deliveryLocationId', o.delivery_location_id, 'deliveryLocationName', d.name, 'expectedOn', o.expected_on,
  'notes', o.notes, 'createdAt', ${moment('o.created_at')}, 'createdByName', ${fullName('ou')},
  'mailedAt', ${moment('o.mailed_at')}, 'version', o.version,
  'lineCount', (SELECT count(*) FROM purchase_order_line c WHERE c.order_id = o.id),
  'isOverdue', ${isOverdueOn(day)}, 'valuePence', ${ORDER_VALUE})`;

export const ORDER_JOINS = `
  JOIN supplier s ON s.id = o.supplier_id JOIN stock_location d ON d.id = o.delivery_location_id
  JOIN app_user ou ON ou.id = o.created_by`;

/** The lines of an order, $1. */
const LINES = `coalesce((SELECT json_agg(json_build_object(
    'id', l.id, 'supplierItemId', l.supplier_item_id, 'supplierSku', f.supplier_sku, 'itemId', l.item_id,
    'itemName', i.name, 'sku', i.sku, 'barcode', i.barcode, 'unit', i.unit, 'isBatchTracked', i.is_batch_tracked,
    'hasExpiry', i.has_expiry, 'isSerialised', i.is_serialised, 'isWitnessed', i.is_witnessed, 'minShelfLifeDays', i.min_shelf_life_days,
    'locationId', l.location_id, 'locationName', p.name, 'packs', l.packs, 'packQuantity', l.pack_quantity,
    'packPricePence', l.pack_price_pence, 'ordered', l.packs * l.pack_quantity, 'received', l.received)
    ORDER BY l.line)
  FROM purchase_order_line l JOIN supplier_item f ON f.id = l.supplier_item_id JOIN stock_item i ON i.id = l.item_id
  JOIN stock_location p ON p.id = l.location_id WHERE l.order_id = o.id), '[]')`;

const RECEIPTS = `coalesce((SELECT json_agg(json_build_object(
    'id', r.id, 'deliveryNote', r.delivery_note, 'notes', r.notes, 'receivedAt', ${moment('r.received_at')},
    'receivedByName', ${fullName('u')}, 'lines', (SELECT json_agg(json_build_object(
      'orderLineId', n.order_line_id, 'itemName', i.name, 'unit', i.unit, 'locationName', p.name, 'batchId', n.batch_id,
      'lot', b.lot, 'expiresOn', b.expires_on, 'quantity', n.quantity, 'damaged', n.damaged, 'shortDatedBy', n.short_dated_by,
      'overReason', n.over_reason) ORDER BY n.line)
      FROM purchase_receipt_line n JOIN purchase_order_line l ON l.id = n.order_line_id
      JOIN stock_item i ON i.id = l.item_id JOIN stock_location p ON p.id = n.location_id
      LEFT JOIN stock_batch b ON b.id = n.batch_id WHERE n.receipt_id = r.id)) ORDER BY r.id)
  FROM purchase_receipt r JOIN app_user u ON u.id = r.received_by WHERE r.order_id = o.id), '[]')`;

const INVOICES = `coalesce((SELECT json_agg(json_build_object(
    'id', v.id, 'number', v.number, 'invoicedOn', v.invoiced_on, 'recordedByName', ${fullName('u')},
    'lines', (SELECT json_agg(json_build_object('orderLineId', n.order_line_id, 'itemName', i.name, 'packs', n.packs,
      'packPricePence', n.pack_price_pence, 'orderedPricePence', l.pack_price_pence) ORDER BY l.line)
      FROM purchase_invoice_line n JOIN purchase_order_line l ON l.id = n.order_line_id
      JOIN stock_item i ON i.id = l.item_id WHERE n.invoice_id = v.id)) ORDER BY v.id)
  FROM purchase_invoice v JOIN app_user u ON u.id = v.recorded_by WHERE v.order_id = o.id), '[]')`;

const STEPS = `coalesce((SELECT json_agg(json_build_object('id', t.id, 'action', t.action, 'reason', t.reason,
    'takenAt', ${moment('t.taken_at')}, 'takenByName', ${fullName('u')}) ORDER BY t.id)
  FROM purchase_order_step t JOIN app_user u ON u.id = t.taken_by WHERE t.order_id = o.id), '[]')`;

/** All of an order in one statement; $1 is its id, $2 today. */
export const ORDER_DETAILS = `
  SELECT ${orderJson('$2')} AS "order", s.email AS "supplierEmail", ${deliveryAddressOf('o.delivery_location_id')} AS "deliveryAddress", ${personBehind('o.submitted_by')} AS "submittedBy",
    ${LINES} AS lines, ${RECEIPTS} AS receipts, ${INVOICES} AS invoices, ${STEPS} AS steps
  FROM purchase_order o ${ORDER_JOINS} WHERE o.id = $1`;
