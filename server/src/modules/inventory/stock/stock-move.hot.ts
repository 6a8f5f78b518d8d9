import { jsonObject, JsonRows, withLater, type Later } from '../../../platform/database/json-rows.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { countSql, ListConditions } from '../../../platform/database/list-page.js';
import type { Context } from '../../../platform/context.js';
import {
  connectionFrom,
  keysetSql,
  pageRead,
  readBy,
  type Connection,
  type Keyed,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import { refuseBackwards } from '../../../platform/http/period.js';
import type { AuditRecord } from '../../audit/audit.types.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import { placeName } from '../locations/stock-location.hot.js';
import type { StockMove, StockMoveFilter } from './stock-move.types.js';

/** The latest first. */
const MOVE_ORDER: Keyset = {
  columns: [{ expression: 'm.sequence', type: 'integer' }],
  direction: 'DESC',
};

/** A restricted record is not named here, because no reason was asked for. */
const SHOWN = 'm.prf_id IS NOT NULL AND NOT prf_is_restricted(m.prf_id, mp.patient_id)';

/** A move `m` as the schema words it, with what `MOVE_JOINS` brings. */
export const MOVE_JSON = `json_build_object(
  'id', m.id, 'sequence', m.sequence, 'occurredAt', ${moment('m.occurred_at')}, 'recordedAt', ${moment('m.recorded_at')},
  'itemId', m.item_id, 'itemName', ${itemNameSql('mi')}, 'unit', mi.unit, 'batchId', m.batch_id, 'lot', mb.lot,
  'fromLocationId', m.from_location_id, 'fromName', ${placeName('mf')}, 'fromKind', mf.kind,
  'toLocationId', m.to_location_id, 'toName', ${placeName('mt')}, 'toKind', mt.kind,
  'quantity', m.quantity, 'reason', m.reason, 'note', m.note, 'source', m.source_kind, 'sourceId', m.source_id,
  'eventId', m.event_id, 'eventName', me.name, 'prfId', CASE WHEN ${SHOWN} THEN m.prf_id END, 'customPrfId', CASE WHEN ${SHOWN} THEN mp.custom_prf_id END,
  'performedByName', concat_ws(' ', mu.first_name, mu.last_name),
  'witnessedByName', CASE WHEN m.witnessed_by IS NOT NULL THEN concat_ws(' ', mw.first_name, mw.last_name) END,
  'reverses', m.reverses, 'reversedBy', (SELECT r.id FROM stock_move r WHERE r.reverses = m.id),
  'exception', m.exception, 'overrideReason', m.override_reason,
  'fromBalance', m.from_balance, 'toBalance', m.to_balance, 'unitCostPence', m.unit_cost_pence)`;

/** The same in short, in the order in which the page of an item asks. */
export const MOVE_LINE = jsonObject('StockMove', {
  id: 'm.id',
  occurredAt: moment('m.occurred_at'),
  itemName: itemNameSql('mi'),
  unit: 'mi.unit',
  lot: 'mb.lot',
  fromName: placeName('mf'),
  fromKind: 'mf.kind',
  toName: placeName('mt'),
  toKind: 'mt.kind',
  quantity: 'm.quantity',
  reason: 'm.reason',
  note: 'm.note',
  source: 'm.source_kind',
  sourceId: 'm.source_id',
  reverses: 'm.reverses',
  reversedBy: '(SELECT r.id FROM stock_move r WHERE r.reverses = m.id)',
});

export const MOVE_JOINS = `
  JOIN stock_item mi ON mi.id = m.item_id
  JOIN stock_location mf ON mf.id = m.from_location_id
  JOIN stock_location mt ON mt.id = m.to_location_id
  JOIN app_user mu ON mu.id = m.performed_by
  LEFT JOIN app_user mw ON mw.id = m.witnessed_by
  LEFT JOIN stock_batch mb ON mb.id = m.batch_id
  LEFT JOIN event me ON me.event_id = m.event_id
  LEFT JOIN prf mp ON mp.id = m.prf_id`;

/** Moves name the PRFs that they were made for: reading them is recorded. */
export const movesRead = ({ prfId, eventId }: StockMoveFilter = {}): AuditRecord => ({
  action: 'STOCK_MOVES_LISTED',
  entity: { type: 'StockMove', id: 'list' },
  prfId,
  eventId,
});

/** SQL: the supplier that a move was bought from. */
const SUPPLIER = `coalesce((SELECT l.supplier_id FROM stock_batch l WHERE l.id = m.batch_id),
  (SELECT o.supplier_id FROM purchase_receipt n JOIN purchase_order o ON o.id = n.order_id
   WHERE n.id = m.source_id AND m.source_kind = 'receipt'))`;
/** SQL: whether a move was reversed, or reverses another. */
const REVERSED = '(m.reverses IS NOT NULL OR EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id))';

/** The conditions of a filter but for `locationId`, which is two questions in one. */
const conditionsOf = (filter: StockMoveFilter): ListConditions => {
  refuseBackwards(filter, 'filter.to');
  const conditions = new ListConditions();
  conditions.addId('itemId', 'm.item_id', filter.itemId);
  conditions.addId('batchId', 'm.batch_id', filter.batchId);
  conditions.addId('fromLocationId', 'm.from_location_id', filter.fromLocationId);
  conditions.addId('toLocationId', 'm.to_location_id', filter.toLocationId);
  conditions.addId('eventId', 'm.event_id', filter.eventId);
  conditions.addId('prfId', 'm.prf_id', filter.prfId);
  conditions.addId('sourceId', 'm.source_id', filter.sourceId);
  conditions.addId('performedById', 'm.performed_by', filter.performedById);
  conditions.addId('supplierId', SUPPLIER, filter.supplierId);
  const { reason, source, from, to, isException, isReversed } = filter;
  if (isReversed != null) conditions.add(isReversed ? REVERSED : `NOT ${REVERSED}`);
  if (reason) conditions.add(`m.reason = ${conditions.place(reason)}`);
  if (source) conditions.add(`m.source_kind = ${conditions.place(source)}`);
  if (from) conditions.add(`m.occurred_at >= ${conditions.place(from)}`);
  if (to) conditions.add(`m.occurred_at < ${conditions.place(to)}`);
  if (isException != null) conditions.add(`m.exception IS ${isException ? 'NOT ' : ''}NULL`);
  return conditions;
};

const SIDES = ['m.from_location_id', 'm.to_location_id'] as const;

/** The conditions of a filter, and the location on either side as the parameter that stands for it. */
const narrowed = (filter: StockMoveFilter) => {
  const conditions = conditionsOf(filter);
  // Refused like the others where it is no id.
  const place = new ListConditions();
  place.addId('locationId', 'm.from_location_id', filter.locationId);
  const [locationId] = place.values;
  const at = locationId === undefined ? null : conditions.place(locationId);
  const either = at === null ? [] : [`(${SIDES.map((side) => `${side} = ${at}`).join(' OR ')})`];
  return { conditions, at, either };
};

/** A page of moves, the latest first, recorded by `entry`, in one statement that reads no more than the page. */
export const readMoves = async (
  context: Context,
  filter: StockMoveFilter,
  page: PageRequest,
  entry: string,
): Promise<Connection<StockMove>> => {
  const { conditions, at } = narrowed(filter);
  const { after, limit: most, isBackward } = pageRead(page);
  const limit = String(most);
  const sql = keysetSql(readBy(MOVE_ORDER, isBackward), after, (value) => conditions.place(value));
  // Of a location each side by its own index: one condition for both would read all that ever moved there.
  const branches = (at === null ? [null] : SIDES).map(
    (side) => `(SELECT m.*, ${sql.keys} FROM stock_move m
      ${conditions.sql(sql.beyond, ...(side === null ? [] : [`${side} = ${at ?? ''}`]))}
      ORDER BY ${sql.orderBy} LIMIT ${limit})`,
  );
  const recorded = `${conditions.place(entry)}::jsonb`;
  const [read] = await context.manager.query<[{ rows: Keyed<StockMove>[] }]>(
    `WITH page AS MATERIALIZED (
       SELECT * FROM (${branches.join(' UNION ALL ')}) m ORDER BY ${sql.orderOf('m')} LIMIT ${limit})
     SELECT coalesce(json_agg(json_build_object('node', ${MOVE_JSON}, 'values', ${sql.valuesOf('m')})
                              ORDER BY ${sql.orderOf('m')}), '[]') AS rows, audit_append(${recorded})
     FROM page m ${MOVE_JOINS}`,
    conditions.values,
  );
  return {
    ...connectionFrom(read.rows, page, () => countMoves(context, filter)),
    wholeCount: () => countMoves(context, filter, true),
  };
};

/** Fields of a move that a line leaves out. */
const REST_OF_MOVE = [
  ...(['sequence', 'recordedAt', 'itemId', 'batchId', 'fromLocationId', 'toLocationId'] as const),
  ...(['eventId', 'eventName', 'prfId', 'customPrfId', 'performedByName'] as const),
  ...(['witnessedByName', 'exception', 'overrideReason'] as const),
  ...(['fromBalance', 'toBalance', 'unitCostPence'] as const),
] as const;
type RestOfMove = (typeof REST_OF_MOVE)[number];
export type ShownMove = Later<StockMove, RestOfMove>;

/** Moves that a statement has read as `MOVE_LINE`; the rest of them is read where a query asks for any of it. */
export const moveLines = (context: Context, text: string): JsonRows<ShownMove> =>
  new JsonRows(
    text,
    MOVE_LINE.shape,
    withLater<StockMove, RestOfMove>(REST_OF_MOVE, async (lines) => {
      const rows = await readRows<{ move: StockMove }>(
        context.manager,
        `SELECT ${MOVE_JSON} AS move FROM stock_move m ${MOVE_JOINS} WHERE m.id = ANY ($1::uuid[]) ORDER BY m.sequence DESC`,
        [lines.map(({ id }) => id)],
      );
      return rows.map(({ move }) => move);
    }),
  );

/** How many moves a filter leaves, as `countSql` counts them. */
export const countMoves = async (
  context: Context,
  filter: StockMoveFilter,
  isWhole = false,
): Promise<number> => {
  const { conditions, either } = narrowed(filter);
  const [row] = await context.manager.query<[{ count: number }]>(
    countSql('stock_move m', conditions.sql(...either), isWhole),
    conditions.values,
  );
  return row.count;
};
