import { RECALL_MEASURE_TABLE, type RecallMeasure } from '@sideline/schema/inventory/recalls';
import { BATCH_STATUSES } from '@sideline/schema/inventory/vocabulary';
import type { RecallFacts } from '@sideline/schema/validation/controlled-drugs';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../../platform/database/checked.js';
import { badInput } from '../../../platform/errors.js';
import type { AuditService } from '../../audit/audit.service.js';
import { BATCH_STATUS_ACTIONS } from '../batches/stock-batch.types.js';
import { noteLowOfLots } from '../stock/stock-low.service.js';
import { BLOCK_LOTS, FREE_LOTS, LOCK_LOTS } from './recall.hot.js';

/** The lots of a recall: named, blocked and freed. */

const itemRow = z.object({ isBatchTracked: z.boolean() });
const freedRow = z.object({ id: z.string(), status: z.enum(BATCH_STATUSES) });

/** What a blocked lot names of its recall. */
interface BlockingNotice {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly measure: RecallMeasure;
  readonly title: string;
}

export const blockLots = async (
  audit: AuditService,
  context: Context,
  { id, number, reference, measure, title }: BlockingNotice,
  batchIds: readonly string[] | null,
): Promise<void> => {
  const { status } = RECALL_MEASURE_TABLE[measure];
  await execute(context.manager, LOCK_LOTS, [id]);
  const lots = await fetchRows(context.manager, idRow, BLOCK_LOTS, [
    ...[id, status, `${number}, ${reference}`.slice(0, 200), title],
    ...[context.clock(), actorOf(context).userId, batchIds],
  ]);
  await noteLowOfLots(
    context,
    lots.map(({ id: lotId }) => lotId),
  );
  for (const lot of lots)
    await audit.record(context, {
      action: status === 'recalled' ? 'STOCK_BATCH_RECALLED' : 'STOCK_BATCH_QUARANTINED',
      entity: { type: 'StockBatch', id: lot.id },
      fieldsChanged: ['status'],
    });
};

/** Restores what this notice blocked, except lots that another recall names. */
export const freeLots = async (
  audit: AuditService,
  context: Context,
  { id, number }: BlockingNotice,
): Promise<void> => {
  await execute(context.manager, LOCK_LOTS, [id]);
  const lots = await fetchRows(context.manager, freedRow, FREE_LOTS, [
    ...[id, number, context.clock(), actorOf(context).userId],
  ]);
  await noteLowOfLots(
    context,
    lots.map((lot) => lot.id),
  );
  for (const lot of lots)
    await audit.record(context, {
      action: BATCH_STATUS_ACTIONS[lot.status],
      entity: { type: 'StockBatch', id: lot.id },
      fieldsChanged: ['status'],
    });
};

/** Refuses an unknown item, and one without lots. */
export const requireItem = async (context: Context, itemId: string): Promise<void> => {
  const item = await fetchMaybe(
    context.manager,
    itemRow,
    'SELECT is_batch_tracked AS "isBatchTracked" FROM stock_item WHERE id = $1',
    [itemId],
  );
  if (item === undefined)
    throw badInput([
      { field: 'itemId', code: 'unknown', message: 'This item was not found. Choose it again.' },
    ]);
  // None of it would be found or blocked, and the recall would suggest that there is none.
  if (!item.isBatchTracked)
    throw badInput([
      {
        field: 'itemId',
        code: 'no_lots',
        message:
          'The lots of this item are not tracked, so a recall could neither find nor block it. Take its stock out on the item’s page, and deactivate it.',
      },
    ]);
};

/** The named lots, which are the item's. */
export const nameLots = async (
  context: Context,
  recallId: string,
  { batchIds, itemId, isAllLots }: RecallFacts,
): Promise<void> => {
  if (isAllLots || batchIds.length === 0) return;
  const made = await execute(
    context.manager,
    `INSERT INTO recall_batch (recall_id, batch_id, lot)
     SELECT $1, b.id, b.lot FROM stock_batch b WHERE b.id = ANY ($2::uuid[]) AND b.item_id = $3 RETURNING batch_id`,
    [recallId, batchIds, itemId],
  );
  if (made !== batchIds.length)
    throw badInput([
      {
        field: 'batchIds',
        code: 'unknown',
        message: 'Some of these are not lots of this item. Choose them again.',
      },
    ]);
};
