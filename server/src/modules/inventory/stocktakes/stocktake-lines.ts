import { asksForRecount, STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import {
  execute,
  fetchMaybe,
  fetchOne,
  fetchRows,
  idRow,
  listedText,
} from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import { requirePlaces } from '../stock/stock-steps.service.js';
import { IS_STALE, placesCounted } from './stocktake.hot.js';
import type { Stocktake } from './stocktake.types.js';

/** The lines of a stocktake: listed from the books, found, counted, recounted and compared. */

const { countLines, cycleItems } = LIMITS.moving;

const { burnDays } = LIMITS.stock;

export const lockedStocktakeRow = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(STOCKTAKE_STATES),
  version: z.number(),
  scope: listedText<Stocktake['scope']>(),
  locationId: z.string().nullable(),
  itemType: z.string().nullable(),
  limitPercent: z.number(),
  round: z.number(),
  isAssigned: z.boolean(),
});

export type LockedStocktake = z.infer<typeof lockedStocktakeRow>;

const countedLineRow = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  batchId: z.string().nullable(),
  locationId: z.string(),
  expected: z.number(),
  counted: z.number(),
  isStale: z.boolean(),
});

export type CountedLine = z.infer<typeof countedLineRow>;

const listLinesRow = z.object({ itemId: z.string(), batchId: z.string().nullable(), locationId: z.string() });

const offRow = z.object({ item: z.string() });

const itemRow = z.object({ isLot: z.boolean(), isHere: z.boolean() });

/** Lists the stock according to the books. */
export const listLines = async (
  context: Context,
  { id, scope, locationId, itemType }: LockedStocktake,
): Promise<void> => {
  const values: unknown[] = [locationId, itemType, countLines + 1];
  const since = new Date(context.clock().getTime() - burnDays * 86_400_000);
  const places = placesCounted('$1::uuid');
  const here = `($1::uuid IS NULL OR b.location_id IN (${places}))`;
  const busiest = `AND b.item_id IN (
    SELECT w.item_id FROM (
      SELECT c.item_id, (SELECT max(s.counted_at) FROM stocktake_line s JOIN stocktake o ON o.id = s.stocktake_id
                         WHERE s.item_id = c.item_id AND s.location_id = ANY (ARRAY(${places})) AND o.state = 'posted') AS last_counted
      FROM (SELECT DISTINCT q.item_id FROM stock_balance q WHERE q.location_id = ANY (ARRAY(${places})) AND q.quantity > 0) c) w
    LEFT JOIN LATERAL (SELECT count(*) AS moves FROM stock_move m WHERE m.from_location_id = ANY (ARRAY(${places})) AND m.item_id = w.item_id
      AND m.occurred_at >= greatest($4::timestamptz, w.last_counted)) v ON true
    ORDER BY v.moves DESC, w.last_counted NULLS FIRST, w.item_id LIMIT $5)`;
  if (scope === 'cycle') values.push(since, cycleItems);
  const rows = await fetchRows(
    context.manager,
    listLinesRow,
    `SELECT b.item_id AS "itemId", b.batch_id AS "batchId", b.location_id AS "locationId"
     FROM stock_balance b JOIN stock_item i ON i.id = b.item_id
     WHERE b.is_real AND b.quantity > 0 AND ${here} AND ($2::text IS NULL OR i.item_type = $2)
       ${scope === 'cycle' ? busiest : ''} LIMIT $3`,
    values,
  );
  if (rows.length > countLines)
    throw badInput([
      {
        field: 'locationId',
        code: 'too_many',
        message: `That is more than ${countLines.toLocaleString('en-GB')} lines. Count one location at a time.`,
      },
    ]);
  if (rows.length === 0) return;
  await execute(
    context.manager,
    `INSERT INTO stocktake_line (id, stocktake_id, item_id, batch_id, batch_key, location_id)
     SELECT l.id, $1, l.item_id, l.batch_id, coalesce(l.batch_id, l.item_id), l.location_id
     FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[]) AS l (id, item_id, batch_id, location_id)`,
    [
      ...[id, rows.map(() => newId()), rows.map((row) => row.itemId)],
      ...[rows.map((row) => row.batchId), rows.map((row) => row.locationId)],
    ],
  );
};

export const countedLines = (context: Context, stocktakeId: string): Promise<CountedLine[]> =>
  fetchRows(
    context.manager,
    countedLineRow,
    `SELECT l.id, l.item_id AS "itemId", i.name AS "itemName", l.batch_id AS "batchId", l.location_id AS "locationId",
            l.expected::float8 AS expected, l.counted::float8 AS counted, ${IS_STALE} AS "isStale"
     FROM stocktake_line l JOIN stock_item i ON i.id = l.item_id
     WHERE l.stocktake_id = $1 AND l.counted IS NOT NULL ORDER BY l.id`,
    [stocktakeId],
  );

/** Flags large differences for one recount, because the second count is believed. */
export const flagDifferences = async (
  context: Context,
  { id, limitPercent, round }: LockedStocktake,
): Promise<void> => {
  if (round > 1) return;
  const lines = await countedLines(context, id);
  const far = lines.filter(({ expected, counted }) => asksForRecount(expected, counted, limitPercent));
  await execute(
    context.manager,
    'UPDATE stocktake_line SET needs_recount = true WHERE id = ANY ($1::uuid[])',
    [far.map((line) => line.id)],
  );
};

/** Reopens flagged lines and lines that have moved since for another count; all lines if there are none. */
export const reopenLines = async (context: Context, { id }: LockedStocktake): Promise<void> => {
  const nothing = `counted = NULL, expected = NULL, counted_at = NULL, counted_by = NULL, needs_recount = false`;
  const count = await execute(
    context.manager,
    `UPDATE stocktake_line l SET ${nothing} WHERE l.stocktake_id = $1 AND (l.needs_recount OR ${IS_STALE})`,
    [id],
  );
  if (count === 0)
    await execute(context.manager, `UPDATE stocktake_line SET ${nothing} WHERE stocktake_id = $1`, [id]);
};

/** Refuses the posting if the books do not match the count after it. */
export const requireBooks = async (
  context: Context,
  postingId: string,
  lines: readonly CountedLine[],
): Promise<void> => {
  const off = await fetchMaybe(
    context.manager,
    offRow,
    `SELECT i.name AS item FROM stock_move m JOIN stock_item i ON i.id = m.item_id
     JOIN unnest($2::uuid[], $3::uuid[], $4::numeric[]) AS c (batch_key, location_id, counted)
       ON c.batch_key = coalesce(m.batch_id, m.item_id) AND c.location_id IN (m.from_location_id, m.to_location_id)
     WHERE m.posting_id = $1
       AND c.counted <> CASE WHEN m.from_location_id = c.location_id THEN m.from_balance ELSE m.to_balance END LIMIT 1`,
    [
      ...[postingId, lines.map(({ batchId, itemId }) => batchId ?? itemId)],
      ...[lines.map(({ locationId }) => locationId), lines.map(({ counted }) => counted)],
    ],
  );
  if (off !== undefined) throw new DomainError('STOCKTAKE_STALE', { item: off.item });
};

/** The line for stock that was found but not listed; created if there is none. */
export const lineFor = async (
  context: Context,
  { id, locationId: countedPlace }: LockedStocktake,
  {
    itemId,
    batchId,
    locationId,
  }: {
    readonly itemId: string | null;
    readonly batchId: string | null;
    readonly locationId: string | null;
  },
): Promise<string> => {
  await requirePlaces(context, [['locationId', locationId]]);
  const item = await fetchMaybe(
    context.manager,
    itemRow,
    `SELECT i.is_batch_tracked = (b.id IS NOT NULL) AND (b.id IS NOT NULL) = ($2::uuid IS NOT NULL) AS "isLot",
            ($4::uuid IS NULL OR $3::uuid IN (${placesCounted('$4::uuid')})) AS "isHere"
     FROM stock_item i
     LEFT JOIN stock_batch b ON b.id = $2 AND b.item_id = i.id WHERE i.id = $1`,
    [itemId, batchId, locationId, countedPlace],
  );
  if (item?.isLot !== true)
    throw badInput([{ field: 'batchId', code: 'unknown', message: 'Choose the item and its lot.' }]);
  if (!item.isHere)
    throw badInput([
      { field: 'locationId', code: 'unknown', message: 'This stocktake is for another location.' },
    ]);
  const made = await fetchOne(
    context.manager,
    idRow,
    `INSERT INTO stocktake_line (id, stocktake_id, item_id, batch_id, batch_key, location_id)
     VALUES ($1, $2, $3, $4, coalesce($4::uuid, $3::uuid), $5)
     ON CONFLICT ON CONSTRAINT stocktake_line_once DO UPDATE SET item_id = EXCLUDED.item_id RETURNING id`,
    [newId(), id, itemId, batchId, locationId],
  );
  return made.id;
};
