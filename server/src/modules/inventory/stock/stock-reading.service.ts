import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import type { Context } from '../../../platform/context.js';
import { countRow, fetchOne } from '../../../platform/database/checked.js';
import {
  jsonConnection,
  jsonPageSql,
  type JsonConnection,
  type JsonPage,
} from '../../../platform/database/json-page.js';
import { jsonObject, JsonRows, withLater, type Later } from '../../../platform/database/json-rows.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import {
  cappedFrom,
  connectionFrom,
  keysetSql,
  pageRead,
  pageSize,
  readBy,
  type Capped,
  type Connection,
  type Keyed,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { itemNameSql, STOCK_ITEM_JSON, usableStock } from '../items/stock-item.hot.js';
import { placeName } from '../locations/stock-location.hot.js';
import type { AuditService } from '../../audit/audit.service.js';
import {
  countMoves,
  MOVE_JOINS,
  MOVE_JSON,
  MOVE_LINE,
  moveLines,
  movesRead,
  readMoves,
} from './stock-move.hot.js';
import type { StockMove, StockMoveFilter } from './stock-move.types.js';
import { readUse } from './stock-use.hot.js';
import type {
  StockBurn,
  StockItemDetails,
  StockRow,
  StockRule,
  StockRuleFilter,
  StockShortage,
  StockShortageFilter,
  StockUse,
} from './stock.types.js';

const { lines, burnDays } = LIMITS.stock;
const WEEKS = 13;

/** One balance `b` with its location `p` and lot `l`, in the order in which the page of an item asks. */
const HOLDING = jsonObject('StockHolding', {
  locationId: 'b.location_id',
  locationName: placeName('p'),
  locationKind: 'p.kind',
  batchId: 'b.batch_id',
  lot: 'l.lot',
  expiresOn: 'l.expires_on',
  status: 'l.status',
  quantity: 'b.quantity',
});

/** A rule `r`, likewise, on a day in SQL. */
const ruleOn = (day: string) =>
  jsonObject('StockRule', {
    locationId: 'r.location_id',
    locationName: 'p.name',
    minimum: 'r.minimum',
    par: 'r.par',
    orderMultiple: 'r.order_multiple',
    replenishFromId: 'r.replenish_from_id',
    replenishFromName: 'f.name',
    onHand: usableStock('r.item_id', 'r.location_id', day),
  });
/** In the statement of an item's page, of which $5 is today. */
const RULE = ruleOn('$5::date');
export const ruleJson = (today: string): string =>
  `(jsonb_build_object('itemId', r.item_id) || ${ruleOn(`DATE '${today}'`).sql}::jsonb)`;

/** The stock of an item `h` at a location, in the order of the location's page. */
const ROW = jsonObject('StockRow', {
  itemId: 'h.id',
  itemName: itemNameSql('h'),
  itemType: 'h.item_type',
  unit: 'h.unit',
  quantity: 'h.quantity',
  earliestExpiry: 'h.earliest',
});

const FIRST_MOVES = String(LIMITS.page.default);

/** $1 is the item, $2 now, $3 the first day of the weeks, $4 the entry of having read it, $5 today. */
const DETAILS = `
  SELECT ${STOCK_ITEM_JSON} AS item,
    coalesce((SELECT json_agg(${HOLDING.sql} ORDER BY name_folded(p.name), p.id, l.expires_on NULLS LAST, l.id)
      FROM (SELECT * FROM stock_balance b WHERE b.item_id = i.id AND b.is_real AND b.quantity > 0 LIMIT ${String(lines)}) b
      JOIN stock_location p ON p.id = b.location_id LEFT JOIN stock_batch l ON l.id = b.batch_id), '[]')::text AS stock,
    coalesce((SELECT json_agg(${RULE.sql} ORDER BY name_folded(p.name), p.id)
      FROM (SELECT * FROM stock_rule r WHERE r.item_id = i.id LIMIT ${String(lines)}) r
      JOIN stock_location p ON p.id = r.location_id LEFT JOIN stock_location f ON f.id = r.replenish_from_id), '[]')::text AS rules,
    burn.used, burn.burnt,
    moved.*,
    (SELECT coalesce(sum(t.quantity), 0)::float8 FROM stock_balance t
      WHERE t.item_id = i.id AND t.location_id = '00000000-0000-7000-8000-000000000002') AS "inTransit",
    (SELECT coalesce(sum(u.quantity), 0)::float8 FROM stock_balance u LEFT JOIN stock_batch n ON n.id = u.batch_id
      WHERE u.item_id = i.id AND u.is_real AND u.quantity > 0
        AND coalesce(n.status = 'available', true) AND coalesce(n.expires_on >= $5::date, true)) AS usable,
    (SELECT coalesce(sum(d.quantity), 0)::float8 FROM stock_transfer_line d JOIN stock_transfer o ON o.id = d.transfer_id
      WHERE d.item_id = i.id AND o.state = 'draft') AS promised,
    audit_append($4::jsonb)
  FROM stock_item i CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(u.week, u.used)), '[]') AS used, coalesce(sum(u.burnt), 0)::float8 AS burnt
    FROM (SELECT floor(extract(epoch FROM m.occurred_at - $3::timestamptz) / 604800)::integer AS week, sum(m.quantity) AS used,
                 sum(m.quantity) FILTER (WHERE m.occurred_at >= $2::timestamptz - interval '${String(burnDays)} days') AS burnt
          FROM stock_move m
          WHERE m.item_id = i.id AND m.to_location_id = '00000000-0000-7000-8000-000000000003'
            AND m.occurred_at >= $3::timestamptz AND m.occurred_at <= $2::timestamptz
            AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
          GROUP BY 1) u) burn
  CROSS JOIN LATERAL (${jsonPageSql(
    `SELECT ${MOVE_LINE.sql} AS node, json_build_array(m.sequence::text) AS values,
       row_number() OVER (ORDER BY m.sequence DESC) AS place
     FROM (SELECT * FROM stock_move m WHERE m.item_id = i.id ORDER BY m.sequence DESC LIMIT ${FIRST_MOVES} + 1) m ${MOVE_JOINS}`,
    FIRST_MOVES,
  )}) moved
  WHERE i.id = $1`;

interface ReadDetails extends Pick<StockItemDetails, 'item' | 'inTransit' | 'usable' | 'promised'>, JsonPage {
  readonly stock: string;
  readonly rules: string;
  readonly used: readonly (readonly [week: number, used: number])[];
  readonly burnt: number;
}

/** The columns that the page of a location does not show. */
const REST_OF_ROW = ['sku', 'minimum', 'par', 'lots'] as const;
type RestOfRow = (typeof REST_OF_ROW)[number];
export type ShownStockRow = Later<StockRow, RestOfRow>;

const restAt = (
  context: Context,
  locationId: string,
  rows: readonly ShownStockRow[],
): Promise<readonly Pick<StockRow, RestOfRow>[]> =>
  readRows(
    context.manager,
    `SELECT i.sku, r.minimum::float8 AS minimum, r.par::float8 AS par, coalesce((
       SELECT json_agg(${HOLDING.sql} ORDER BY l.expires_on NULLS LAST, l.id)
       FROM stock_balance b JOIN stock_location p ON p.id = b.location_id LEFT JOIN stock_batch l ON l.id = b.batch_id
       WHERE b.item_id = i.id AND b.location_id = $1 AND b.is_real AND b.quantity > 0), '[]') AS lots
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN stock_item i ON i.id = asked.id
     LEFT JOIN stock_rule r ON r.item_id = i.id AND r.location_id = $1
     ORDER BY asked.place`,
    [locationId, rows.map(({ itemId }) => itemId)],
  );

const BY_ITEM: Keyset = {
  columns: [
    { expression: 'name_folded(i.name)', type: 'text' },
    { expression: 'i.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

/** How many items a location holds. */
const countAt = async ({ manager }: Context, locationId: string): Promise<number> => {
  const { count } = await fetchOne(
    manager,
    countRow,
    `SELECT count(DISTINCT item_id)::integer AS count FROM stock_balance WHERE location_id = $1 AND is_real AND quantity > 0`,
    [locationId],
  );
  return count;
};

/** A rule as a file has it, which can be imported again: its item and locations in words. */
interface ListedRule extends Pick<StockRule, 'minimum' | 'par' | 'orderMultiple' | 'replenishFromName'> {
  readonly sku: string;
  readonly locationName: string;
}

const RULES: SqlList = {
  table: `(SELECT r.*, i.sku, ${placeName('p')} AS place_name, ${placeName('f')} AS from_name,
             name_folded(i.name) AS item_order, name_folded(p.name) AS place_order
           FROM stock_rule r JOIN stock_item i ON i.id = r.item_id JOIN stock_location p ON p.id = r.location_id
           LEFT JOIN stock_location f ON f.id = r.replenish_from_id)`,
  alias: 'r',
  node: `json_build_object('sku', r.sku, 'locationName', r.place_name, 'minimum', r.minimum, 'par', r.par,
    'orderMultiple', r.order_multiple, 'replenishFromName', r.from_name)`,
};

const BY_ITEM_AND_PLACE: Keyset = {
  columns: [
    { expression: 'r.item_order', type: 'text' },
    { expression: 'r.item_id', type: 'uuid' },
    { expression: 'r.place_order', type: 'text' },
    { expression: 'r.location_id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const DAY_MS = 86_400_000;

/** Stock by location, and its moves. Moves name the PRFs that they were made for, so reading them is recorded in the trail. */
export class StockReadingService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Everything on an item's page in one statement. NOT_FOUND. */
  async item(context: Context, itemId: string): Promise<StockItemDetails> {
    const now = context.clock();
    const since = new Date(now.getTime() - WEEKS * 7 * DAY_MS);
    const [read] = isId(itemId)
      ? await readRows<ReadDetails>(context.manager, DETAILS, [
          itemId,
          now,
          since,
          this.#audit.parameter(context, movesRead()),
          localDay(now),
        ])
      : [];
    if (read === undefined) throw notFound('Item');
    const { item, stock, inTransit, usable, promised, rules, used, burnt } = read;
    return {
      item,
      stock: new JsonRows(stock, HOLDING.shape),
      inTransit,
      usable,
      promised,
      rules: new JsonRows<StockRule>(rules, RULE.shape, (rows) =>
        rows.map((row) => Object.assign(row, { itemId })),
      ),
      burn: burnOf(usable, burnt, used, since),
      moves: jsonConnection(read, moveLines(context, read.nodes), {}, () => countMoves(context, { itemId })),
    };
  }

  /** How an item is used, by place and at events. NOT_FOUND. */
  use(context: Context, itemId: string): Promise<StockUse> {
    return readUse(context, itemId);
  }

  /** Moves, the latest first. */
  moves(context: Context, filter: StockMoveFilter, page: PageRequest): Promise<Connection<StockMove>> {
    return readMoves(context, filter, page, this.#audit.parameter(context, movesRead(filter)));
  }

  /** The stock at a location, by item name. NOT_FOUND where there is no such location. */
  async atLocation(
    context: Context,
    locationId: string,
    page: PageRequest,
  ): Promise<JsonConnection<ShownStockRow>> {
    const { after, limit, isBackward } = pageRead(page);
    const values: unknown[] = [isId(locationId) ? locationId : null, limit - 1];
    const sql = keysetSql(readBy(BY_ITEM, isBackward), after, (value) => `$${String(values.push(value))}`);
    const [read] = await readRows<JsonPage & { isThere: boolean }>(
      context.manager,
      `SELECT EXISTS (SELECT FROM stock_location WHERE id = $1::uuid AND is_real) AS "isThere", held.*
       FROM (${jsonPageSql(
         `SELECT ${ROW.sql} AS node, ${sql.valuesOf('h')} AS values, row_number() OVER (ORDER BY ${sql.orderOf('h')}) AS place
          FROM (SELECT i.id, i.name, i.strength, i.item_type, i.unit, ${sql.keys}, s.quantity, s.earliest
                FROM (SELECT b.item_id, sum(b.quantity) AS quantity, min(l.expires_on) AS earliest
                      FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
                      WHERE b.location_id = $1::uuid AND b.is_real AND b.quantity > 0 GROUP BY b.item_id) s
                JOIN stock_item i ON i.id = s.item_id
                WHERE ${sql.beyond} ORDER BY ${sql.orderBy} LIMIT $2::integer + 1) h`,
         '$2::integer',
         [],
         isBackward,
       )}) held`,
      values,
    );
    if (read?.isThere !== true) throw notFound('Location');
    const nodes = new JsonRows<ShownStockRow>(
      read.nodes,
      ROW.shape,
      withLater<StockRow, RestOfRow>(REST_OF_ROW, (rows) => restAt(context, locationId, rows)),
    );
    return jsonConnection(read, nodes, page, () => countAt(context, locationId));
  }

  /** The same in pages of five thousand (spec section 7, 'GET /api/inventory/locations/{id}/stock'). */
  async atLocationCapped(context: Context, locationId: string, after?: string): Promise<Capped<StockRow>> {
    const size = LIMITS.rest.stock;
    return cappedFrom(await this.#rowsAt(context, locationId, after ?? null, size + 1), size);
  }

  async #rowsAt(
    context: Context,
    locationId: string,
    after: string | null,
    limit: number,
  ): Promise<Keyed<StockRow>[]> {
    const values: unknown[] = [isId(locationId) ? locationId : null];
    const sql = keysetSql(BY_ITEM, after, (value) => `$${String(values.push(value))}`);
    const [read] = await context.manager.query<{ isThere: boolean; rows: Keyed<StockRow>[] }[]>(
      `SELECT EXISTS (SELECT FROM stock_location WHERE id = $1::uuid AND is_real) AS "isThere", coalesce((
         SELECT json_agg(json_build_object('node', json_build_object(
             'itemId', h.id, 'itemName', ${itemNameSql('h')}, 'sku', h.sku, 'itemType', h.item_type, 'unit', h.unit,
             'quantity', h.quantity, 'earliestExpiry', h.earliest, 'minimum', r.minimum, 'par', r.par, 'lots', h.lots),
             'values', ${sql.valuesOf('h')}) ORDER BY ${sql.orderOf('h')})
         FROM (
           SELECT i.id, i.name, i.strength, i.sku, i.item_type, i.unit, ${sql.keys}, sum(b.quantity) AS quantity,
                  min(l.expires_on) AS earliest,
                  json_agg(${HOLDING.sql} ORDER BY l.expires_on NULLS LAST, l.id) AS lots
           FROM stock_balance b JOIN stock_item i ON i.id = b.item_id JOIN stock_location p ON p.id = b.location_id
           LEFT JOIN stock_batch l ON l.id = b.batch_id
           WHERE b.location_id = $1::uuid AND b.is_real AND b.quantity > 0 AND ${sql.beyond}
           GROUP BY i.id ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
         ) h LEFT JOIN stock_rule r ON r.item_id = h.id AND r.location_id = $1::uuid), '[]') AS rows`,
      values,
    );
    if (read?.isThere !== true) throw notFound('Location');
    return read.rows;
  }

  /** The same in pages, each row with its lots and its rule. NOT_FOUND. */
  async lotsAtLocation(
    context: Context,
    locationId: string,
    page: PageRequest,
  ): Promise<Connection<StockRow>> {
    const rows = await this.#rowsAt(context, locationId, page.after ?? null, pageSize(page.first) + 1);
    return connectionFrom(rows, page, () => countAt(context, locationId));
  }

  /** Rules, by item and location. */
  rules(context: Context, filter: StockRuleFilter, page: PageRequest): Promise<Connection<ListedRule>> {
    const conditions = new ListConditions();
    conditions.addId('itemId', 'r.item_id', filter.itemId);
    conditions.addId('locationId', 'r.location_id', filter.locationId);
    return listPage(context.manager, RULES, BY_ITEM_AND_PLACE, conditions, page);
  }

  /** Shortages, the latest first. They name records: reading them is in the trail, by `entry`. */
  async shortages(
    context: Context,
    filter: StockShortageFilter,
    page: PageRequest,
    entry = this.#audit.parameter(context, movesRead()),
  ): Promise<Connection<StockShortage>> {
    const conditions = new ListConditions();
    conditions.addId('locationId', 's.location_id', filter.locationId);
    conditions.addId('eventId', 'm.event_id', filter.eventId);
    if (filter.isSettled != null) conditions.add(`s.settled_at IS ${filter.isSettled ? 'NOT ' : ''}NULL`);
    const [counted, values] = [conditions.sql(), [...conditions.values]];
    const keyset: Keyset = {
      columns: [{ expression: 'm.sequence', type: 'integer' }],
      direction: 'DESC',
    };
    const { after, limit, isBackward } = pageRead(page);
    const sql = keysetSql(readBy(keyset, isBackward), after, (value) => conditions.place(value));
    const recorded = `${conditions.place(entry)}::jsonb`;
    const [read] = await context.manager.query<[{ rows: Keyed<StockShortage>[] }]>(
      `SELECT coalesce((SELECT json_agg(row_to_json(page)) FROM (
       SELECT ${SHORTAGE_JSON} AS node, json_build_array(m.sequence::text) AS values
       FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id JOIN stock_location p ON p.id = s.location_id
       LEFT JOIN app_user su ON su.id = s.settled_by ${MOVE_JOINS} ${conditions.sql(sql.beyond)}
       ORDER BY ${sql.orderBy} LIMIT ${String(limit)}) page), '[]') AS rows, audit_append(${recorded})`,
      conditions.values,
    );
    return connectionFrom(read.rows, page, async () => {
      const [row] = await context.manager.query<[{ count: number }]>(
        `SELECT count(*)::integer AS count FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id ${counted}`,
        values,
      );
      return row.count;
    });
  }
}

const SHORTAGE_JSON = `json_build_object(
  'move', ${MOVE_JSON}, 'locationId', s.location_id, 'locationName', ${placeName('p')}, 'settledAt', ${moment('s.settled_at')},
  'settledByName', CASE WHEN s.settled_by IS NOT NULL THEN concat_ws(' ', su.first_name, su.last_name) END,
  'settledReason', s.settled_reason)`;

const burnOf = (usable: number, burnt: number, used: ReadDetails['used'], since: Date): StockBurn => {
  const perDay = burnt / burnDays;
  const byWeek = new Map(used);
  return {
    used: burnt,
    perDay: Math.round(perDay * 1_000) / 1_000,
    daysOfCover: burnt === 0 ? null : Math.floor((usable / burnt) * burnDays),
    weeks: Array.from({ length: WEEKS }, (_, week) => ({
      startsOn: localDay(new Date(since.getTime() + week * 7 * DAY_MS)),
      used: byWeek.get(week) ?? 0,
    })),
  };
};
