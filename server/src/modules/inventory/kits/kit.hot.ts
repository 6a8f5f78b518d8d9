import { LIMITS } from '@sideline/schema/limits';
import { moment } from '../../../platform/database/json-sql.js';
import { itemNameSql } from '../items/stock-item.hot.js';

/** SQL: the name of an item `i`, with its strength. */
export const ITEM_NAME = itemNameSql();

/** A kit `k` as the schema words it. */
export const KIT_JSON = `json_build_object(
  'id', k.id, 'name', k.name, 'notes', k.notes, 'isActive', k.is_active, 'latest', k.latest, 'version', k.version,
  'itemCount', (SELECT count(DISTINCT a.item_id) FROM kit_part a WHERE a.kit_id = k.id AND a.number = k.latest),
  'bagCount', (SELECT count(*) FROM stock_bag g WHERE g.kit_id = k.id),
  'holdsOlder', EXISTS (SELECT FROM kit_line o JOIN kit h ON h.id = o.held_kit_id
    WHERE o.kit_id = k.id AND o.number = k.latest AND h.latest > o.held_number))`;

const substitutes = (ids: string): string => `coalesce((
    SELECT json_agg(json_build_object('itemId', i.id, 'name', ${ITEM_NAME}) ORDER BY s.place)
    FROM unnest(${ids}) WITH ORDINALITY AS s (id, place) JOIN stock_item i ON i.id = s.id), '[]')`;

/** What a version of a kit holds, down to its items: `kit` and `number` are SQL. */
export const kitParts = (kit: string, number: string): string => `coalesce((SELECT json_agg(json_build_object(
    'itemId', a.item_id, 'name', ${ITEM_NAME}, 'unit', i.unit, 'quantity', a.quantity, 'pouch', a.pouch,
    'isOptional', a.is_optional, 'substitutes', ${substitutes('a.substitutes')}) ORDER BY a.line)
  FROM kit_part a JOIN stock_item i ON i.id = a.item_id WHERE a.kit_id = ${kit} AND a.number = ${number}), '[]')`;

const LINES = `coalesce((SELECT json_agg(json_build_object(
    'itemId', n.item_id, 'heldKitId', n.held_kit_id, 'heldNumber', n.held_number,
    'isOlder', coalesce(h.latest > n.held_number, false), 'name', coalesce(h.name, ${ITEM_NAME}), 'unit', i.unit,
    'quantity', n.quantity, 'pouch', n.pouch, 'isOptional', n.is_optional,
    'substitutes', ${substitutes('n.substitutes')}) ORDER BY n.line)
  FROM kit_line n LEFT JOIN stock_item i ON i.id = n.item_id LEFT JOIN kit h ON h.id = n.held_kit_id
  WHERE n.kit_id = v.kit_id AND n.number = v.number), '[]')`;

/**
 * The latest known cost of each item of a version: of its newest lot with a cost, otherwise of the preferred supplier's
 * pack.
 */
const COSTS = `coalesce((SELECT json_agg(json_build_object('itemId', c.item_id, 'pence', coalesce(
      (SELECT b.unit_cost_pence::float8 FROM stock_batch b
       WHERE b.item_id = c.item_id AND b.unit_cost_pence IS NOT NULL ORDER BY b.id DESC LIMIT 1),
      (SELECT p.pack_price_pence / o.pack_quantity::float8 FROM supplier_item o JOIN supplier_price p ON p.supplier_item_id = o.id
       WHERE o.item_id = c.item_id AND o.is_preferred ORDER BY p.valid_from DESC, p.id DESC LIMIT 1))))
  FROM (SELECT DISTINCT a.item_id FROM kit_part a WHERE a.kit_id = v.kit_id AND a.number = v.number) c), '[]')`;

/** All of a version of a kit in one statement; $1 is the kit, $2 the version or null for the newest. */
export const KIT_DETAILS = `
  SELECT ${KIT_JSON} AS kit, v.number, ${LINES} AS lines, ${kitParts('v.kit_id', 'v.number')} AS parts, ${COSTS} AS costs,
    (SELECT json_agg(json_build_object('number', w.number, 'madeAt', ${moment('w.made_at')},
       'madeByName', concat_ws(' ', u.first_name, u.last_name)) ORDER BY w.number DESC)
     FROM kit_version w JOIN app_user u ON u.id = w.made_by WHERE w.kit_id = k.id) AS versions,
    coalesce((SELECT json_agg(json_build_object('id', g.location_id, 'name', p.name, 'number', g.kit_number)
       ORDER BY name_folded(p.name)) FROM stock_bag g JOIN stock_location p ON p.id = g.location_id
     WHERE g.kit_id = k.id), '[]') AS bags,
    coalesce((SELECT json_agg(json_build_object('id', h.id, 'name', h.name) ORDER BY name_folded(h.name))
     FROM kit h WHERE EXISTS (SELECT FROM kit_line n
       WHERE n.kit_id = h.id AND n.number = h.latest AND n.held_kit_id = k.id)), '[]') AS "heldBy"
  FROM kit k JOIN kit_version v ON v.kit_id = k.id AND v.number = coalesce($2::integer, k.latest) WHERE k.id = $1`;

/**
 * SQL: equipment and cylinders that may go into a bag on a day: a lot `l` of an item `i`, neither faulty nor overdue for service,
 * and not known to be nearly empty. A gauge that nobody has read is read when the bag is checked.
 */
export const fitForBag = (day: string): string => `(
    NOT EXISTS (SELECT FROM stock_fault t WHERE t.batch_id = l.id AND t.resolved_at IS NULL)
    AND coalesce(l.next_service_on >= ${day}, true)
    AND coalesce(i.cylinder_litres IS NULL OR l.percent_left >= ${String(LIMITS.bags.leastCylinderPercent)}, true))`;

/** SQL: the locations whose ids a parameter holds, and the places within them. */
export const placesWithin = (ids: string): string => `WITH RECURSIVE place AS (
    SELECT p.id, p.name FROM stock_location p WHERE p.id = ANY (${ids}::uuid[]) AND p.is_real
    UNION SELECT c.id, c.name FROM place a JOIN stock_location c ON c.parent_id = a.id AND c.kind = 'place')`;

/**
 * SQL: what draft transfers are promised of each item at the places of `placesWithin`, minus what is promised to `except`, a
 * parameter: a bag is packed with what was drafted for it.
 */
export const promisedAt = (except: string): string => `
  SELECT d.item_id, sum(d.quantity) AS quantity
  FROM place p JOIN stock_transfer o ON o.from_location_id = p.id AND o.state = 'draft' AND o.to_location_id IS DISTINCT FROM ${except}::uuid
  JOIN stock_transfer_line d ON d.transfer_id = o.id GROUP BY d.item_id`;
