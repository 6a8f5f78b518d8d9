import type { Context } from '../../../platform/context.js';
import { z } from 'zod';
import { fetchRows, idRow } from '../../../platform/database/checked.js';
import { requireId } from '../../../platform/http/required-id.js';
import { fitForBag, placesWithin, promisedAt } from '../kits/kit.hot.js';
import { holdingRow, type Holding } from './bag-lots.js';

/** Stock of some items at some places and within them, without equipment that may not go into a bag. `today` is YYYY-MM-DD. */
export const readShelf = async (
  context: Context,
  placeIds: readonly string[],
  itemIds: readonly string[],
  today: string,
): Promise<Holding[]> => {
  for (const id of placeIds) requireId(id, 'fromIds');
  return fetchRows(
    context.manager,
    holdingRow,
    `${placesWithin('$1')}
     SELECT b.location_id AS "locationId", b.item_id AS "itemId", b.batch_id AS "batchId", l.expires_on::text AS "expiresOn",
            l.created_at::text AS "receivedAt", l.status, i.is_serialised AS "isSerialised", i.is_witnessed AS "isWitnessed",
            b.quantity::float8 AS left
     FROM place p JOIN stock_balance b ON b.location_id = p.id AND b.quantity > 0
     JOIN stock_item i ON i.id = b.item_id LEFT JOIN stock_batch l ON l.id = b.batch_id
     WHERE b.item_id = ANY ($2::uuid[]) AND ${fitForBag('$3::date')}`,
    [placeIds, itemIds, today],
  );
};

const promisedRow = z.object({ itemId: z.string(), quantity: z.number() });

/** What draft transfers are promised of each item at these places and within them. What was drafted for the bag itself does not count. */
export const readPromised = async (
  context: Context,
  placeIds: readonly string[],
  bagId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await fetchRows(
    context.manager,
    promisedRow,
    `${placesWithin('$1')}
     SELECT r.item_id AS "itemId", r.quantity::float8 AS quantity FROM (${promisedAt('$2')}) r`,
    [placeIds, bagId],
  );
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
};

/** Which of the items are moved only before a witness. */
export const readWitnessed = async (
  context: Context,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await fetchRows(
    context.manager,
    idRow,
    'SELECT id FROM stock_item WHERE id = ANY ($1::uuid[]) AND is_witnessed',
    [itemIds],
  );
  return new Set(rows.map(({ id }) => id));
};
