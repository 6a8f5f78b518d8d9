import { moment } from '../../../platform/database/json-sql.js';
import { stepsJson } from '../stock/stock-steps.service.js';

/** SQL: the value of a return `o`, in pence: the sum of its lines, each in whole pence as its page shows it. */
const VALUE = `(SELECT sum(round(v.quantity * b.unit_cost_pence))
  FROM stock_return_line v JOIN stock_batch b ON b.id = v.batch_id WHERE v.return_id = o.id)`;

/** A return `o` as the schema words it, with what `RETURN_JOINS` brings. */
export const RETURN_JSON = `json_build_object(
  'id', o.id, 'number', o.number, 'kind', o.kind, 'state', o.state, 'fromLocationId', o.from_location_id,
  'fromName', pf.name, 'toLocationId', o.to_location_id, 'toName', pt.name, 'supplierId', o.supplier_id,
  'supplierName', s.name, 'orderId', o.order_id, 'orderNumber', po.number, 'eventId', o.event_id, 'eventName', e.name,
  'authorisedPerson', o.authorised_person, 'notes', o.notes, 'creditPence', o.credit_pence,
  'creditReference', o.credit_reference,
  'lineCount', (SELECT count(*) FROM stock_return_line c WHERE c.return_id = o.id),
  'valuePence', ${VALUE}, 'createdAt', ${moment('o.created_at')}, 'createdByName', concat_ws(' ', ou.first_name, ou.last_name),
  'version', o.version)`;

export const RETURN_JOINS = `
  JOIN stock_location pf ON pf.id = o.from_location_id LEFT JOIN stock_location pt ON pt.id = o.to_location_id
  LEFT JOIN supplier s ON s.id = o.supplier_id LEFT JOIN purchase_order po ON po.id = o.order_id
  LEFT JOIN event e ON e.event_id = o.event_id JOIN app_user ou ON ou.id = o.created_by`;

/** All of a return in one statement; $1 is its id. */
export const RETURN_DETAILS = `
  SELECT ${RETURN_JSON} AS "return",
    coalesce((SELECT json_agg(json_build_object('id', l.id, 'itemId', l.item_id, 'itemName', i.name, 'unit', i.unit,
      'isWitnessed', i.is_witnessed, 'controlledSchedule', i.controlled_schedule, 'isSerialised', i.is_serialised, 'batchId', l.batch_id, 'lot', b.lot,
      'expiresOn', b.expires_on, 'quantity', l.quantity,
      'onHand', coalesce((SELECT q.quantity FROM stock_balance q
        WHERE q.batch_key = coalesce(l.batch_id, l.item_id) AND q.location_id = o.from_location_id), 0),
      'valuePence', round(l.quantity * b.unit_cost_pence)::integer) ORDER BY l.line)
      FROM stock_return_line l JOIN stock_item i ON i.id = l.item_id LEFT JOIN stock_batch b ON b.id = l.batch_id
      WHERE l.return_id = o.id), '[]') AS lines,
    ${stepsJson('return', 'o.id')} AS steps
  FROM stock_return o ${RETURN_JOINS} WHERE o.id = $1`;
