import { LIMITS } from '@sideline/schema/limits';
import { moment } from '../../../platform/database/json-sql.js';
import { ITEM_NAME } from '../kits/kit.hot.js';

const fullName = (user: string): string => `concat_ws(' ', ${user}.first_name, ${user}.last_name)`;

/** An assignment `a` with what `ASSIGNMENT_JOINS` brings. */
const ASSIGNMENT_JSON = `json_build_object(
  'id', a.id, 'staffName', CASE WHEN a.staff_id IS NOT NULL THEN ${fullName('au')} END, 'crewId', a.crew_id,
  'crewName', ac.call_sign,
  'eventId', coalesce(a.event_id, ac.event_id), 'eventName', ae.name,
  'outAt', ${moment('a.out_at')}, 'backAt', ${moment('a.back_at')})`;
const ASSIGNMENT_JOINS = `
  LEFT JOIN staff_profile ap ON ap.staff_id = a.staff_id LEFT JOIN app_user au ON au.id = ap.user_id
  LEFT JOIN control_crew ac ON ac.crew_id = a.crew_id
  LEFT JOIN event ae ON ae.event_id = coalesce(a.event_id, ac.event_id)`;

const LEAST_PERCENT = String(LIMITS.bags.leastCylinderPercent);

/**
 * SQL: whether a bag needs to be made ready: it is in service, and will not be ready until its assignment ends. The same rule as `isReady` of a bag that is
 * listed; every count and filter of bags uses it. `today` is SQL for the provider's day.
 */
export const bagIsNotReady = (bagId: string, today: string): string =>
  `${bagId} IN (SELECT n.bag_id FROM bags_not_ready(${today}) n)`;

/** SQL: how many lines of its kit a bag still needs today. */
export const bagLinesShort = (bagId: string, today: string): string =>
  `bag_lines_short(${bagId}, ${today}, ${LEAST_PERCENT})`;

/** Bags with the names that lists order them by. */
export const BAG_TABLE = `(SELECT b.*, p.name FROM stock_bag b JOIN stock_location p ON p.id = b.location_id)`;

/** The contents that a bag `g` must have, and where: `pouch` names a pouch of the bag. */
const LINES = `coalesce((SELECT json_agg(json_build_object(
    'locationId', coalesce(q.id, g.location_id), 'itemId', a.item_id, 'name', ${ITEM_NAME}, 'unit', i.unit,
    'barcode', i.barcode, 'sku', i.sku, 'wanted', a.quantity, 'isOptional', a.is_optional, 'substitutes', a.substitutes) ORDER BY a.line)
  FROM kit_part a JOIN stock_item i ON i.id = a.item_id
  LEFT JOIN stock_location q ON q.parent_id = g.location_id AND q.kind = 'pouch' AND q.name = a.pouch
  WHERE a.kit_id = g.kit_id AND a.number = g.kit_number), '[]')`;

/** What is in a bag `g` and its pouches. */
const CONTENTS = `coalesce((SELECT json_agg(json_build_object(
    'locationId', b.location_id, 'itemId', b.item_id, 'name', ${ITEM_NAME}, 'unit', i.unit, 'batchId', b.batch_id,
    'lot', l.lot, 'expiresOn', l.expires_on, 'status', l.status, 'quantity', b.quantity,
    'isWitnessed', i.is_witnessed, 'barcode', i.barcode, 'sku', i.sku,
    'isSerialised', i.is_serialised, 'receivedAt', l.created_at, 'nextServiceOn', l.next_service_on,
    'isFaulty', EXISTS (SELECT FROM stock_fault t WHERE t.batch_id = l.id AND t.resolved_at IS NULL),
    'percentLeft', l.percent_left,
    'leastPercent', CASE WHEN i.cylinder_litres IS NOT NULL THEN ${String(LIMITS.bags.leastCylinderPercent)} END)
    ORDER BY name_folded(i.name), i.id, l.expires_on NULLS LAST, l.id)
  FROM (SELECT g.location_id AS id UNION ALL SELECT c.id FROM stock_location c WHERE c.parent_id = g.location_id) o
  JOIN stock_balance b ON b.location_id = o.id AND b.quantity > 0
  JOIN stock_item i ON i.id = b.item_id LEFT JOIN stock_batch l ON l.id = b.batch_id), '[]')`;

/** A bag `g` with what it should and does hold; readiness is computed from that. */
export const BAG_JSON = `json_build_object(
  'id', g.location_id, 'name', p.name, 'state', g.state, 'kitId', g.kit_id, 'kitName', k.name,
  'kitNumber', g.kit_number, 'isKitOlder', k.latest > g.kit_number, 'homeId', g.home_id, 'homeName', h.name,
  'seal', g.seal, 'lastCheckedAt', ${moment('g.last_checked_at')}, 'nextCheckOn', g.next_check_on,
  'checkEveryDays', g.check_every_days, 'notes', g.notes, 'version', g.version,
  'outTo', n.assignment, 'endsAt', n.ends_at, 'timeZone', n.time_zone, 'lines', ${LINES}, 'contents', ${CONTENTS})`;

export const BAG_JOINS = `
  JOIN stock_location p ON p.id = g.location_id JOIN stock_location h ON h.id = g.home_id JOIN kit k ON k.id = g.kit_id
  LEFT JOIN LATERAL (SELECT ${ASSIGNMENT_JSON} AS assignment, ae.ends_at, ae.time_zone
    FROM bag_assignment a ${ASSIGNMENT_JOINS} WHERE a.bag_id = g.location_id AND a.back_at IS NULL) n ON true`;

/** Pouches with the names that lists order them by. */
export const POUCH_TABLE = `(SELECT w.*, p.name, y.name AS bag_name FROM stock_pouch w
  JOIN stock_location p ON p.id = w.location_id JOIN stock_location y ON y.id = w.bag_id)`;

/** A pouch `w` with the bag `x`, as the schema words it. */
export const POUCH_JSON = `json_build_object(
  'id', w.location_id, 'name', w.name, 'bagId', w.bag_id, 'bagName', w.bag_name, 'bagState', x.state, 'seal', w.seal,
  'sealedAt', ${moment('w.sealed_at')}, 'isSealed', w.seal IS NOT NULL AND NOT coalesce(greatest(
    (SELECT m.recorded_at FROM stock_move m WHERE m.from_location_id = w.location_id ORDER BY m.sequence DESC LIMIT 1),
    (SELECT m.recorded_at FROM stock_move m WHERE m.to_location_id = w.location_id ORDER BY m.sequence DESC LIMIT 1))
    > w.sealed_at, false),
  'itemCount', (SELECT count(DISTINCT b.item_id) FROM stock_balance b WHERE b.location_id = w.location_id AND b.quantity > 0),
  'earliestExpiry', (SELECT min(l.expires_on) FROM stock_balance b JOIN stock_batch l ON l.id = b.batch_id
    WHERE b.location_id = w.location_id AND b.quantity > 0))`;
export const POUCH_JOINS = 'JOIN stock_bag x ON x.location_id = w.bag_id';

const STEPS = `coalesce((SELECT json_agg(json_build_object('id', s.id, 'action', s.action, 'reason', s.reason,
    'assignment', CASE WHEN a.id IS NOT NULL THEN ${ASSIGNMENT_JSON} END, 'takenAt', ${moment('s.taken_at')},
    'takenByName', CASE WHEN s.taken_by IS NOT NULL THEN ${fullName('u')} END) ORDER BY s.id DESC)
  FROM (SELECT * FROM bag_step WHERE bag_id = g.location_id ORDER BY id DESC LIMIT 50) s
  LEFT JOIN app_user u ON u.id = s.taken_by LEFT JOIN bag_assignment a ON a.id = s.assignment_id ${ASSIGNMENT_JOINS}), '[]')`;

const CHECKS = `coalesce((SELECT json_agg(json_build_object('id', c.id, 'checkedAt', ${moment('c.checked_at')},
    'checkedByName', ${fullName('u')}, 'seal', c.seal, 'nextCheckOn', c.next_check_on, 'notes', c.notes,
    'reasons', c.reasons, 'unsettled', c.unsettled, 'differences', coalesce((
      SELECT json_agg(json_build_object('name', ${ITEM_NAME}, 'unit', i.unit, 'booked', n.booked, 'present', n.present,
        'expired', n.expired, 'damaged', n.damaged, 'toppedUp', n.topped_up) ORDER BY n.line)
      FROM bag_check_line n JOIN stock_item i ON i.id = n.item_id
      WHERE n.check_id = c.id AND (n.booked <> n.present OR n.topped_up > 0)), '[]')) ORDER BY c.id DESC)
  FROM (SELECT * FROM bag_check WHERE bag_id = g.location_id ORDER BY id DESC LIMIT 10) c
  JOIN app_user u ON u.id = c.checked_by), '[]')`;

/** All of a bag in one statement; $1 is its id. */
export const BAG_DETAILS = `
  SELECT ${BAG_JSON} AS bag, ${STEPS} AS steps, ${CHECKS} AS checks,
    coalesce((SELECT json_agg(${POUCH_JSON} ORDER BY w.place) FROM ${POUCH_TABLE} w ${POUCH_JOINS}
      WHERE w.bag_id = g.location_id), '[]') AS pouches
  FROM stock_bag g ${BAG_JOINS} WHERE g.location_id = $1`;
