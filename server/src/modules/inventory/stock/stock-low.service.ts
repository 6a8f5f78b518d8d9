import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import { announce } from '../../../platform/announce.js';
import type { Context } from '../../../platform/context.js';
import { fetchRows } from '../../../platform/database/checked.js';

/** An item at a location, which may have a rule. */
export interface RuledPlace {
  readonly itemId: string;
  readonly locationId: string;
}

const ruledRow = z.object({ itemId: z.string(), locationId: z.string() });

/** A rule of which the item fell below the minimum, or is above it again. */
export interface Crossing extends RuledPlace {
  readonly isLow: boolean;
}

/**
 * Notes which of these fell below their minimum or are above it again, and announces `stock.low` for those that fell: once,
 * however much more is taken. Only usable stock counts, as in the list of low stock. In one statement; the rules that change
 * are locked in one order. `tells` is false if thousands of rules are imported and nothing has moved.
 */
export const noteLow = async (
  context: Context,
  touched: readonly RuledPlace[],
  { tells = true }: { readonly tells?: boolean } = {},
): Promise<void> => {
  if (touched.length === 0) return;
  const now = context.clock();
  const [row] = await context.manager.query<[{ crossings: Crossing[] }]>(
    'SELECT stock_note_low($1::uuid[], $2::uuid[], $3, $4::date) AS crossings',
    [touched.map(({ itemId }) => itemId), touched.map(({ locationId }) => locationId), now, localDay(now)],
  );
  if (tells) await announceLow(context, row.crossings);
};

/** Announces what of these fell below its minimum. */
export const announceLow = async (context: Context, crossings: readonly Crossing[]): Promise<void> => {
  for (const { itemId, locationId, isLow } of crossings)
    if (isLow) await announce(context, 'stock.low', { itemId, locationId });
};

/** The same, wherever these lots are: they were blocked or can be used again, and nothing moved. */
export const noteLowOfLots = async (context: Context, batchIds: readonly string[]): Promise<void> => {
  if (batchIds.length === 0) return;
  await noteLow(
    context,
    await fetchRows(
      context.manager,
      ruledRow,
      `SELECT DISTINCT b.item_id AS "itemId", b.location_id AS "locationId"
       FROM stock_balance b JOIN stock_rule r ON r.item_id = b.item_id AND r.location_id = b.location_id
       WHERE b.batch_key = ANY ($1::uuid[]) AND b.is_held`,
      [batchIds],
    ),
  );
};

/** For a job: the same, where a lot expired before today. */
export const noteLowOfExpired = async (context: Context): Promise<void> =>
  noteLow(
    context,
    await fetchRows(
      context.manager,
      ruledRow,
      `SELECT DISTINCT b.item_id AS "itemId", b.location_id AS "locationId"
       FROM stock_balance b JOIN stock_rule r ON r.item_id = b.item_id AND r.location_id = b.location_id
       WHERE b.is_held AND b.expires_on < $1::date AND r.low_since IS NULL`,
      [localDay(context.clock())],
    ),
  );
