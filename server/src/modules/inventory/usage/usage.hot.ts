import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { countRow, fetchOne } from '../../../platform/database/checked.js';
import { countSql, ListConditions } from '../../../platform/database/list-page.js';
import { readRows } from '../../../platform/database/read.js';
import { moment } from '../../../platform/database/json-sql.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { isId } from '../../../platform/ids.js';
import { keysetSql, readBy, type Keyed, type Keyset, type PageRead } from '../../../platform/lists/paging.js';
import { refuseBackwards } from '../../../platform/http/period.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import { placeName } from '../locations/stock-location.hot.js';
import { MOVE_JOINS, MOVE_JSON } from '../stock/stock-move.hot.js';
import type { LotSearch, LotToUse, StockToUse, StockUsage, UsageFilter } from './usage.types.js';

const CONSUMED = `'00000000-0000-7000-8000-000000000003'`;

/** A location and the pouches within it. */
const within = (location: string): string =>
  `(SELECT id FROM stock_location WHERE id = ${location} OR (parent_id = ${location} AND kind = 'pouch'))`;

/** An item `i` and its lot `l`, which may be none. */
const LOT_JSON = `'itemId', i.id, 'itemName', ${itemNameSql()}, 'itemType', i.item_type, 'drug', i.drug,
  'unit', i.unit, 'barcode', i.barcode, 'isWitnessed', i.is_witnessed, 'batchId', l.id, 'lot', l.lot, 'expiresOn', l.expires_on,
  'status', coalesce(l.status, 'available'), 'receivedAt', ${moment('coalesce(l.created_at, i.created_at)')}`;

/** How many recent moves of each place are read: enough to show what is used from it. */
const LATEST_MOVES = 200;

/** What can be used from a place, in one statement; null where there is no such place. */
export const readStockToUse = async (
  { manager }: Context,
  locationId: string,
): Promise<StockToUse | null> => {
  const [row] = await readRows<StockToUse>(
    manager,
    `SELECT json_build_object('id', p.id, 'name', p.name) AS place,
       coalesce((SELECT json_agg(h.lot ORDER BY h.name, h.expires_on NULLS LAST, h.at) FROM (
         SELECT json_build_object(${LOT_JSON}, 'locationId', q.id, 'locationName', q.name, 'quantity', b.quantity) AS lot,
                name_folded(i.name) AS name, l.expires_on, l.created_at AS at
         FROM stock_location q JOIN stock_balance b ON b.location_id = q.id AND b.is_real AND b.quantity > 0
         JOIN stock_item i ON i.id = b.item_id LEFT JOIN stock_batch l ON l.id = b.batch_id
         WHERE q.id IN ${within('p.id')} LIMIT ${String(LIMITS.stock.lines)}) h), '[]') AS lots,
       coalesce((SELECT json_agg(u.item_id ORDER BY u.times DESC, u.item_id) FROM (
         SELECT m.item_id, count(*) AS times FROM stock_location q
         CROSS JOIN LATERAL (SELECT * FROM stock_move m WHERE m.from_location_id = q.id
                             ORDER BY m.sequence DESC LIMIT ${String(LATEST_MOVES)}) m
         WHERE q.id IN ${within('p.id')} AND m.to_location_id = ${CONSUMED} GROUP BY m.item_id) u), '[]') AS "usualItemIds"
     FROM stock_location p WHERE p.id = $1 AND p.is_real`,
    [isId(locationId) ? locationId : null],
  );
  return row ?? null;
};

const FOUND = 8;

/**
 * At most eight matching lots: usable ones before others, those in stock before those of past years, and the first to expire
 * first.
 */
export const readLots = async ({ manager, clock }: Context, search: LotSearch): Promise<LotToUse[]> => {
  const conditions = new ListConditions();
  const { batchId, gtin, lot, drug } = search;
  const text = search.text?.trim().toLowerCase() ?? '';
  conditions.add('i.is_active');
  if (batchId != null) conditions.add(`l.id = ${conditions.place(isId(batchId) ? batchId : null)}`);
  if (gtin != null) conditions.add(`i.barcode = ${conditions.place(gtin)}`);
  if (lot != null) conditions.add(`lower(l.lot) = ${conditions.place(lot.trim().toLowerCase())}`);
  if (drug != null) conditions.add(`i.drug = ${conditions.place(drug)}`);
  if (text !== '') {
    const like = conditions.place(`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
    conditions.add(`(l.id IN (SELECT id FROM stock_batch WHERE (lower(lot) || ' ' || lower(coalesce(serial, ''))) LIKE ${like})
      OR i.id IN (SELECT id FROM stock_item
                  WHERE (name_folded(name) || ' ' || lower(sku) || ' ' || coalesce(barcode, '')) LIKE ${like}))`);
  }
  const rows = await readRows<{ lot: LotToUse }>(
    manager,
    `SELECT json_build_object(${LOT_JSON}, 'locationId', NULL, 'locationName', NULL, 'quantity', coalesce((
         SELECT sum(b.quantity) FROM stock_balance b WHERE b.batch_key = coalesce(l.id, i.id) AND b.is_real), 0)) AS lot
     FROM stock_item i LEFT JOIN stock_batch l ON l.item_id = i.id
     ${conditions.sql('(l.id IS NOT NULL OR NOT i.is_batch_tracked)')}
     ORDER BY coalesce(l.status <> 'available', false) OR coalesce(l.expires_on < ${conditions.place(localDay(clock()))}::date, false),
       NOT EXISTS (SELECT FROM stock_balance b WHERE b.batch_key = coalesce(l.id, i.id) AND b.is_real AND b.quantity > 0),
       l.expires_on NULLS LAST, l.id LIMIT ${String(FOUND)}`,
    conditions.values,
  );
  return rows.map((row) => row.lot);
};

const conditionsOf = (context: Context, filter: UsageFilter): ListConditions => {
  refuseBackwards(filter, 'filter.to');
  const conditions = new ListConditions();
  conditions.add(`m.to_location_id = ${CONSUMED}`);
  conditions.addId('itemId', 'm.item_id', filter.itemId);
  conditions.addId('performedById', 'm.performed_by', filter.performedById);
  conditions.addId('eventId', 'm.event_id', filter.eventId);
  const { mine, isException, from, to } = filter;
  if (mine === true) conditions.add(`m.performed_by = ${conditions.place(actorOf(context).userId)}`);
  if (isException != null) conditions.add(`m.exception IS ${isException ? 'NOT ' : ''}NULL`);
  if (from) conditions.add(`m.occurred_at >= ${conditions.place(from)}`);
  if (to) conditions.add(`m.occurred_at < ${conditions.place(to)}`);
  const text = filter.text?.trim().toLowerCase() ?? '';
  if (text !== '') {
    const like = conditions.place(`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
    conditions.add(`m.item_id IN (SELECT id FROM stock_item
      WHERE (name_folded(name) || ' ' || lower(sku) || ' ' || coalesce(barcode, '')) LIKE ${like})`);
  }
  return conditions;
};

/** Where the use was from: its own side of the move, or where the stock was short. Each has an index. */
const sidesOf = (conditions: ListConditions, filter: UsageFilter): readonly string[] => {
  if (filter.locationId == null) return ['true'];
  // Refused like other ids if it is invalid.
  new ListConditions().addId('locationId', 'm.from_location_id', filter.locationId);
  const place = within(`${conditions.place(filter.locationId)}::uuid`);
  return [
    `m.from_location_id IN ${place}`,
    `m.id IN (SELECT move_id FROM stock_shortage WHERE location_id IN ${place})`,
  ];
};

const USAGE_JSON = `json_build_object(
  'move', ${MOVE_JSON}, 'locationId', coalesce(s.location_id, m.from_location_id), 'locationName', coalesce(${placeName('sp')}, ${placeName('mf')}),
  'locationKind', coalesce(sp.kind, mf.kind), 'isShort', s.move_id IS NOT NULL, 'isSettled', s.settled_at IS NOT NULL)`;

const BY_SEQUENCE: Keyset = {
  columns: [{ expression: 'm.sequence', type: 'integer' }],
  direction: 'DESC',
};

/** Uses of stock, the latest recorded first, with the entry of having read them. */
export const readUsage = async (
  context: Context,
  filter: UsageFilter,
  page: PageRead,
  entry: string,
): Promise<Keyed<StockUsage>[]> => {
  const conditions = conditionsOf(context, filter);
  const sides = sidesOf(conditions, filter);
  const sql = keysetSql(readBy(BY_SEQUENCE, page.isBackward), page.after, (value) => conditions.place(value));
  const limit = String(page.limit);
  const branches = sides.map(
    (side) => `(SELECT m.*, ${sql.keys} FROM stock_move m ${conditions.sql(sql.beyond, side)}
      ORDER BY ${sql.orderBy} LIMIT ${limit})`,
  );
  const recorded = `${conditions.place(entry)}::jsonb`;
  const [read] = await readRows<{ rows: Keyed<StockUsage>[] }>(
    context.manager,
    `WITH page AS MATERIALIZED (
       SELECT * FROM (${branches.join(' UNION ALL ')}) m ORDER BY ${sql.orderOf('m')} LIMIT ${limit})
     SELECT coalesce(json_agg(json_build_object('node', ${USAGE_JSON}, 'values', ${sql.valuesOf('m')})
                              ORDER BY ${sql.orderOf('m')}), '[]') AS rows, audit_append(${recorded})
     FROM page m ${MOVE_JOINS} LEFT JOIN stock_shortage s ON s.move_id = m.id LEFT JOIN stock_location sp ON sp.id = s.location_id`,
    conditions.values,
  );
  return read?.rows ?? [];
};

/** How many uses a filter leaves, as `countSql` counts them. */
export const countUsage = async (context: Context, filter: UsageFilter, isWhole = false): Promise<number> => {
  const conditions = conditionsOf(context, filter);
  const sides = sidesOf(conditions, filter);
  const row = await fetchOne(
    context.manager,
    countRow,
    countSql('stock_move m', conditions.sql(`(${sides.join(' OR ')})`), isWhole),
    conditions.values,
  );
  return row.count;
};
