import { IN_TRANSIT_STATES } from '@sideline/schema/inventory/moving';
import { OTHER_DRUG } from '@sideline/schema/prf/catalogue/formulary';
import { VIRTUAL_LOCATION_TABLE } from '@sideline/schema/inventory/vocabulary';
import { moment } from '../../../platform/database/json-sql.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import { placeName } from '../locations/stock-location.hot.js';

/** A recall `r` as the schema words it. */
export const RECALL_JSON = `json_build_object(
  'id', r.id, 'number', r.number, 'title', r.title, 'recallClass', r.recall_class, 'reference', r.reference,
  'issuedBy', r.issued_by, 'receivedOn', r.received_on, 'measure', r.measure, 'instructions', r.instructions,
  'itemId', r.item_id, 'itemName', ${itemNameSql()}, 'unit', i.unit, 'isAllLots', r.is_all_lots, 'lotNumbers', r.lot_numbers, 'lotsFrom', r.lots_from,
  'lotsTo', r.lots_to, 'state', r.state,
  'lineCount', (SELECT count(*) FROM recall_line n WHERE n.recall_id = r.id),
  'openCount', (SELECT count(*) FROM recall_line n WHERE n.recall_id = r.id AND n.settled_at IS NULL),
  'createdAt', ${moment('r.created_at')}, 'createdByName', concat_ws(' ', u.first_name, u.last_name), 'version', r.version)`;

export const RECALL_JOINS = `JOIN stock_item i ON i.id = r.item_id JOIN app_user u ON u.id = r.created_by`;

/** Who took a step `t`; null if a recall opened again because its stock arrived. `v` is the account. */
export const STEP_BY = `CASE WHEN t.taken_by IS NULL THEN 'Sideline' ELSE concat_ws(' ', v.first_name, v.last_name) END`;

/** All of a recall's page but its lines: $1 is its id. */
export const RECALL_DETAILS = `
  SELECT ${RECALL_JSON} AS recall,
    coalesce((SELECT json_agg(json_build_object('batchId', b.id, 'lot', b.lot, 'expiresOn', b.expires_on, 'status', b.status,
        'onHand', (SELECT coalesce(sum(q.quantity), 0) FROM stock_balance q WHERE q.batch_key = b.id AND q.is_real))
        ORDER BY lower(b.lot), b.id)
      FROM recall_batch n JOIN stock_batch b ON b.id = n.batch_id WHERE n.recall_id = r.id), '[]') AS lots,
    coalesce((SELECT json_agg(json_build_object('id', t.id, 'action', t.action, 'reason', t.reason,
        'takenAt', ${moment('t.taken_at')}, 'takenByName', ${STEP_BY}) ORDER BY t.taken_at, t.id)
      FROM recall_step t LEFT JOIN app_user v ON v.id = t.taken_by WHERE t.recall_id = r.id), '[]') AS steps
  FROM recall r ${RECALL_JOINS} WHERE r.id = $1`;

/** The transfers that have a line's lot on its way. */
const TRANSFERS = `coalesce((SELECT json_agg(json_build_object('id', o.id, 'number', o.number, 'fromName', pf.name, 'toName', pt.name)
    ORDER BY o.place)
  FROM stock_transfer o JOIN stock_location pf ON pf.id = o.from_location_id JOIN stock_location pt ON pt.id = o.to_location_id
  WHERE o.state IN (${IN_TRANSIT_STATES.map((state) => `'${state}'`).join(', ')}) AND EXISTS (SELECT FROM stock_transfer_pick k
    WHERE k.transfer_id = o.id AND k.batch_id = l.batch_id AND k.quantity > k.received + k.missing)), '[]')`;

/** A line `l` as the schema words it. A restricted record is not named here, because no reason was asked for. */
export const LINE_JSON = `json_build_object(
  'id', l.id, 'kind', l.kind, 'lot', coalesce(b.lot, l.lot), 'locationId', l.location_id, 'locationName', ${placeName('p')}, 'locationKind', p.kind,
  'customPrfId', CASE WHEN f.id IS NOT NULL AND NOT prf_is_restricted(f.id, f.patient_id) THEN f.custom_prf_id END,
  'logId', CASE WHEN g.log_id IS NOT NULL AND NOT patient_is_restricted(g.patient_id) THEN g.log_id END,
  'eventId', l.event_id, 'eventName', e.name, 'quantity', l.quantity, 'happenedAt', ${moment('l.happened_at')},
  'transfers', CASE WHEN l.kind = 'transit' THEN ${TRANSFERS} ELSE '[]' END, 'outcome', l.outcome, 'note', l.note, 'settledAt', ${moment('l.settled_at')},
  'settledByName', CASE WHEN s.id IS NOT NULL THEN concat_ws(' ', s.first_name, s.last_name) END)`;

export const LINE_JOINS = `
  LEFT JOIN stock_batch b ON b.id = l.batch_id
  LEFT JOIN stock_location p ON p.id = l.location_id
  LEFT JOIN prf f ON f.id = l.prf_id
  LEFT JOIN stock_move v ON v.id = l.move_id AND v.source_kind = 'see_and_treat'
  LEFT JOIN see_and_treat_log g ON g.log_id = v.source_id
  LEFT JOIN event e ON e.event_id = l.event_id
  LEFT JOIN app_user s ON s.id = l.settled_by`;

const CONSUMED = `'${VIRTUAL_LOCATION_TABLE.consumed.id}'`;
const IN_TRANSIT = `'${VIRTUAL_LOCATION_TABLE.in_transit.id}'`;

/**
 * How long before a lot was entered a PRF may have named it: a lot is often in the bag before it is in the books. In SQL, an
 * interval.
 */
const BEFORE_IT_CAME = `interval '90 days'`;

/** How long before a notice a PRF may have named a lot that has never been in the books. In SQL, an interval. */
const BEFORE_THE_NOTICE = `interval '2 years'`;

/** PRFs `f` since a moment in SQL, of which an entry names the lot of a row: its `lot` in lower case, its `drug` and `item_id`. */
const recordsNaming = (row: string, since: string): string => `
    prf f ON f.created_at >= ${since} AND f.status <> 'void'
    JOIN prf_section c ON c.prf_id = f.id AND c.section = 'ClinicalInterventions'
    CROSS JOIN (VALUES ('drugs_administered'), ('consumables_used')) AS list (field)
    CROSS JOIN LATERAL jsonb_array_elements(
      CASE jsonb_typeof(c.data -> list.field) WHEN 'array' THEN c.data -> list.field ELSE '[]' END) AS entry
    WHERE lower(btrim(entry -> 'batch' ->> 'lot')) = ${row}.lot AND entry ->> 'voided_at' IS NULL
      AND entry ->> 'not_given_reason' IS NULL
      -- A drug of the formulary may have been entered by another name.
      AND (${row}.drug IS NULL OR entry ->> 'drug_name' IN (${row}.drug, '${OTHER_DRUG}'))
      -- What was taken from stock says of which item it is: another item may have a lot of the same number.
      AND coalesce(entry -> 'batch' ->> 'item_id' = ${row}.item_id::text, true)`;

/** The lots of the recall $1, named by their numbers or all that came in, are written beside it. */
export const NAME_LOTS = `
  INSERT INTO recall_batch (recall_id, batch_id)
  SELECT r.id, b.id FROM recall r JOIN stock_batch b ON b.item_id = r.item_id
  WHERE r.id = $1 AND r.id IN (SELECT n.recall_id FROM recalls_naming_lot(b.item_id, b.lot, b.created_at) n)
    AND NOT EXISTS (SELECT FROM recall_freed_lot x WHERE x.recall_id = r.id AND x.batch_id = b.id)
  ON CONFLICT DO NOTHING RETURNING batch_id AS id`;

/**
 * Locks the lots of the recall $1 until the end of the transaction. Another recall of the same lots that becomes active or is
 * withdrawn at this moment is then either seen whole or waits.
 */
export const LOCK_LOTS = `
  SELECT b.id FROM recall_batch n JOIN stock_batch b ON b.id = n.batch_id
  WHERE n.recall_id = $1 ORDER BY b.id FOR UPDATE OF b`;

/** Blocks the lots $7 of the recall $1, all of them where it is null, and keeps what each was before any recall. */
export const BLOCK_LOTS = `
  UPDATE stock_batch b SET
    status_before = coalesce(b.status_before,
      jsonb_build_object('status', b.status, 'reference', b.status_reference, 'reason', b.status_reason)),
    status = $2, status_reference = $3, status_reason = $4, status_changed_at = $5, status_changed_by = $6, version = b.version + 1
  FROM recall_batch n
  WHERE n.recall_id = $1 AND b.id = n.batch_id AND ($7::uuid[] IS NULL OR b.id = ANY ($7::uuid[]))
    AND (b.status <> 'recalled' OR $2 = 'recalled')
  RETURNING b.id`;

/**
 * Restores the lots that recall $1 (number $2) blocked to their earlier status, or to the one that another recall gives
 * them; $3 is now, $4 the person doing it.
 */
export const FREE_LOTS = `
  UPDATE stock_batch b SET
    status = CASE WHEN o.status IS NOT NULL THEN o.status ELSE coalesce(b.status_before ->> 'status', 'available') END,
    status_reference = CASE WHEN o.status IS NOT NULL THEN o.reference ELSE b.status_before ->> 'reference' END,
    status_reason = CASE WHEN o.status IS NOT NULL THEN o.title ELSE coalesce(b.status_before ->> 'reason', 'Recall withdrawn') END,
    status_before = CASE WHEN o.status IS NOT NULL THEN b.status_before END,
    status_changed_at = $3, status_changed_by = $4, version = b.version + 1
  FROM recall_batch n LEFT JOIN LATERAL (
    SELECT CASE r.measure WHEN 'quarantine' THEN 'quarantined' ELSE 'recalled' END AS status,
           left(r.number || ', ' || r.reference, 200) AS reference, r.title
    FROM recall_batch m JOIN recall r ON r.id = m.recall_id
    WHERE m.batch_id = n.batch_id AND m.recall_id <> $1 AND r.state IN ('active', 'closed')
    ORDER BY r.measure = 'quarantine', r.place LIMIT 1) o ON true
  WHERE n.recall_id = $1 AND b.id = n.batch_id AND starts_with(b.status_reference, $2 || ', ')
  RETURNING b.id, b.status`;

/**
 * Finds where the lots of the recall $1 are and went; $2 is now. Known lines stay as they are. Doses are found by the
 * ledger's index of the lot and, where a PRF names it only as text, in the records since shortly before the lot came in; of
 * a number of the notice that has never been in the books, in the records of the years before the notice. The people
 * affected by new lines are notified in the same transaction.
 */
export const FIND_LINES = `
  WITH lot AS (
    SELECT b.id, b.item_id, lower(b.lot) AS lot, b.created_at, i.drug FROM recall_batch n
    JOIN stock_batch b ON b.id = n.batch_id JOIN stock_item i ON i.id = b.item_id WHERE n.recall_id = $1
  ), gone AS (
    SELECT m.batch_id, m.prf_id, m.id AS move_id, m.event_id, m.quantity, m.occurred_at, m.source_kind
    FROM lot JOIN stock_move m ON m.batch_id = lot.id
    WHERE m.to_location_id = ${CONSUMED} AND m.reverses IS NULL
      AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
  ), said AS (
    SELECT DISTINCT lot.id AS batch_id, f.id AS prf_id, f.event_id, f.created_at
    FROM lot JOIN ${recordsNaming('lot', `lot.created_at - ${BEFORE_IT_CAME}`)}
      AND NOT EXISTS (SELECT FROM recall_line w WHERE w.recall_id = $1 AND w.prf_id = f.id AND lower(w.lot) = lot.lot)
  ), never AS (
    SELECT r.item_id, i.drug, r.received_on, n.lot AS number, lower(n.lot) AS lot
    FROM recall r JOIN stock_item i ON i.id = r.item_id CROSS JOIN LATERAL unnest(r.lot_numbers) AS n (lot)
    WHERE r.id = $1 AND NOT EXISTS (
      SELECT FROM stock_batch b WHERE b.item_id = r.item_id AND lower(btrim(b.lot)) = lower(n.lot))
  ), written AS (
    SELECT DISTINCT never.number, f.id AS prf_id, f.event_id, f.created_at
    FROM never JOIN ${recordsNaming('never', `never.received_on - ${BEFORE_THE_NOTICE}`)}
  ), found AS (
    SELECT 'stock' AS kind, q.batch_id, NULL::text AS lot, q.location_id, NULL::uuid AS prf_id, NULL::uuid AS move_id, NULL::uuid AS event_id,
           q.quantity, NULL::timestamptz AS happened_at
    FROM lot JOIN stock_balance q ON q.batch_key = lot.id WHERE q.is_real AND q.quantity > 0
    UNION ALL
    SELECT 'transit', q.batch_id, NULL, q.location_id, NULL, NULL, NULL, q.quantity, NULL
    FROM lot JOIN stock_balance q ON q.batch_key = lot.id AND q.location_id = ${IN_TRANSIT} WHERE q.quantity > 0
    UNION ALL
    SELECT CASE g.source_kind WHEN 'see_and_treat' THEN 'patient' ELSE 'use' END, g.batch_id, NULL, NULL, NULL, g.move_id, g.event_id,
           g.quantity, g.occurred_at FROM gone g WHERE g.prf_id IS NULL
    UNION ALL
    SELECT 'patient', NULL, w.number, NULL, w.prf_id, NULL, w.event_id, NULL, w.created_at FROM written w
    UNION ALL
    SELECT 'patient', coalesce(g.batch_id, s.batch_id), NULL, NULL, coalesce(g.prf_id, s.prf_id), NULL,
           coalesce(g.event_id, s.event_id), g.quantity, coalesce(g.at, s.created_at)
    FROM (SELECT batch_id, prf_id, max(event_id::text)::uuid AS event_id, sum(quantity) AS quantity, min(occurred_at) AS at
          FROM gone WHERE prf_id IS NOT NULL GROUP BY batch_id, prf_id) g
    FULL JOIN said s ON s.batch_id = g.batch_id AND s.prf_id = g.prf_id
  )
  INSERT INTO recall_line (recall_id, kind, batch_id, lot, location_id, prf_id, move_id, event_id, quantity, happened_at, found_at, notified_at)
  SELECT $1, kind, batch_id, lot, location_id, prf_id, move_id, event_id, quantity, happened_at, $2, $2 FROM found
  ON CONFLICT DO NOTHING RETURNING id`;

/** Marks the lines of the recall $1, of places and of patients, that nobody has been notified of yet, and gives them; $2 is now. */
export const UNNOTIFIED_LINES = `
  UPDATE recall_line l SET notified_at = $2 FROM recall r
  WHERE l.recall_id = $1 AND r.id = l.recall_id AND r.state IN ('active', 'closed')
    AND l.kind IN ('stock', 'patient') AND l.notified_at IS NULL AND l.settled_at IS NULL
  RETURNING l.id`;

/**
 * The people affected by the lines $1 of a recall about doses given: administrators, and the person who began the record or entered the
 * log. One row a person, with the records; a log has no number.
 */
export const LINE_GIVERS = `
  SELECT u.id AS "userId", json_agg(json_build_object('record', f.custom_prf_id, 'lot', coalesce(b.lot, l.lot)) ORDER BY l.happened_at, l.id) AS given
  FROM recall_line l LEFT JOIN stock_batch b ON b.id = l.batch_id
  LEFT JOIN prf f ON f.id = l.prf_id LEFT JOIN stock_move m ON m.id = l.move_id
  JOIN app_user u ON u.is_active AND u.kind = 'person' AND u.role IN ('admin', 'staff')
    AND (u.role = 'admin' OR u.id = f.author_id OR u.id = m.performed_by)
  WHERE l.id = ANY ($1::uuid[]) AND l.kind = 'patient'
  GROUP BY u.id ORDER BY u.id`;

/**
 * Whom the new lines $2 of a recall concern, $1 being now: who has a bag with a lot, themselves, with their crew or at their
 * event, and those who are responsible for a place, for a bag's home too; where nobody is, those of the place that it is in, and
 * administrators where there is nobody at all and $3 says so. One row a person, with where the lots are.
 */
export const LINE_HOLDERS = `
  WITH RECURSIVE held AS (
    SELECT l.lot, n.quantity, coalesce(g.location_id, p.id) AS place_id, g.location_id AS bag_id, coalesce(g.home_id, p.id) AS home_id
    FROM recall_line n JOIN stock_batch l ON l.id = n.batch_id JOIN stock_location p ON p.id = n.location_id
    LEFT JOIN stock_bag g ON g.location_id = CASE p.kind WHEN 'bag' THEN p.id WHEN 'pouch' THEN p.parent_id END
    WHERE n.id = ANY ($2::uuid[]) AND n.kind = 'stock'
  ), up AS (
    SELECT h.place_id, h.place_id AS id, 0 AS height FROM held h
    UNION SELECT u.place_id, p.parent_id, u.height + 1 FROM up u JOIN stock_location p ON p.id = u.id WHERE p.parent_id IS NOT NULL
  ), kept AS (
    SELECT u.place_id, k.user_id, u.id, u.height FROM up u JOIN stock_keeper k ON k.location_id = u.id
    JOIN app_user a ON a.id = k.user_id AND a.is_active AND a.role IN ('admin', 'staff')
  ), found AS (
    SELECT k.user_id, k.place_id FROM kept k
    WHERE k.height = (SELECT min(o.height) FROM kept o WHERE o.place_id = k.place_id)
      OR EXISTS (SELECT FROM held h WHERE h.place_id = k.place_id AND h.home_id = k.id)
    UNION SELECT s.user_id, h.place_id FROM held h JOIN bag_assignment a ON a.bag_id = h.bag_id AND a.back_at IS NULL
      JOIN staff_profile s ON s.staff_id = a.staff_id
    UNION SELECT s.user_id, h.place_id FROM held h JOIN bag_assignment a ON a.bag_id = h.bag_id AND a.back_at IS NULL
      JOIN control_crew_member c ON c.crew_id = a.crew_id JOIN staff_profile s ON s.staff_id = c.staff_id
    UNION SELECT s.user_id, h.place_id FROM held h JOIN bag_assignment a ON a.bag_id = h.bag_id AND a.back_at IS NULL
        AND a.staff_id IS NULL AND a.crew_id IS NULL
      JOIN shift f ON f.event_id = a.event_id AND f.status IN ('assigned', 'checked_in')
        AND f.starts_at < $1::timestamptz + interval '12 hours' AND f.ends_at > $1::timestamptz - interval '6 hours'
      JOIN staff_profile s ON s.staff_id = f.staff_id
  ), told AS (
    SELECT f.user_id, f.place_id FROM found f JOIN app_user u ON u.id = f.user_id AND u.is_active AND u.role IN ('admin', 'staff')
    UNION SELECT a.id, h.place_id FROM held h JOIN app_user a ON $3 AND a.role = 'admin' AND a.kind = 'person' AND a.is_active
    WHERE NOT EXISTS (SELECT FROM found f JOIN app_user u ON u.id = f.user_id AND u.is_active AND u.role IN ('admin', 'staff')
      WHERE f.place_id = h.place_id)
  )
  SELECT u.id AS "userId", json_agg(json_build_object('place', p.name, 'lot', h.lot, 'quantity', h.quantity)
    ORDER BY name_folded(p.name), h.lot) AS held
  FROM told t JOIN app_user u ON u.id = t.user_id
  JOIN (SELECT place_id, lot, sum(quantity) AS quantity FROM held GROUP BY 1, 2) h ON h.place_id = t.place_id
  JOIN stock_location p ON p.id = h.place_id
  GROUP BY u.id ORDER BY u.id`;
