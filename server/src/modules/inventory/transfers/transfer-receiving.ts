import {
  addQuantities,
  compareQuantities,
  lessQuantity,
  quantityText,
} from '@sideline/schema/inventory/quantity';
import { virtualLocation, type MoveReason } from '@sideline/schema/inventory/vocabulary';
import type { TransferReceiptFacts } from '@sideline/schema/validation/moving';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchRows } from '../../../platform/database/checked.js';
import { badInput, type DomainError } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import type { NewMove } from '../stock/posting.types.js';

/** What arrives of a transfer: its discrepancies, its moves and its receipt. */

const travellingPickRow = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  batchId: z.string().nullable(),
  quantity: z.number(),
  received: z.number(),
  missing: z.number(),
});

type TravellingPick = z.infer<typeof travellingPickRow>;

type Discrepancy = TransferReceiptFacts['lines'][number]['discrepancy'];

/** The part of what was sent that a discrepancy accounts for; stock beyond what was sent accounts for none. */
const missingOf = (discrepancy: Discrepancy): number =>
  discrepancy === null || discrepancy.kind === 'found' ? 0 : discrepancy.quantity;

/** The picks with what arrived; BAD_INPUT for a pick of another transfer, or for more than is on its way. */
export const settledWith = (
  picks: readonly TravellingPick[],
  { lines }: TransferReceiptFacts,
): readonly TravellingPick[] => {
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  for (const [index, { pickId, received, discrepancy }] of lines.entries()) {
    const pick = byId.get(pickId);
    const wrong = (field: string, message: string): DomainError =>
      badInput([{ field: `lines.${String(index)}.${field}`, code: 'invalid', message }]);
    if (pick === undefined) throw wrong('pickId', 'Choose a line of this transfer.');
    const after = {
      ...pick,
      received: addQuantities(pick.received, received),
      missing: addQuantities(pick.missing, missingOf(discrepancy)),
    };
    if (compareQuantities(addQuantities(after.received, after.missing), pick.quantity) > 0)
      throw wrong(
        'received',
        `Only ${quantityText(lessQuantity(pick.quantity, addQuantities(pick.received, pick.missing)))} of ${pick.itemName} are on their way. Enter the rest as more than was sent.`,
      );
    byId.set(pickId, after);
  }
  return [...byId.values()];
};

const ENDS: Readonly<
  Record<'lost' | 'damaged', { readonly to: 'adjustment' | 'waste'; readonly reason: MoveReason }>
> = {
  lost: { to: 'adjustment', reason: 'lost' },
  damaged: { to: 'waste', reason: 'damaged' },
};

export const movesOf = (
  picks: readonly TravellingPick[],
  { lines }: TransferReceiptFacts,
  toLocationId: string,
): NewMove[] =>
  lines.flatMap(({ pickId, received, discrepancy }) => {
    const pick = picks.find(({ id }) => id === pickId);
    if (pick === undefined) return [];
    const base = { itemId: pick.itemId, batchId: pick.batchId };
    const fromLocationId = virtualLocation('in_transit');
    const moves: NewMove[] =
      received > 0 ? [{ ...base, fromLocationId, toLocationId, quantity: received, reason: 'arrived' }] : [];
    if (discrepancy === null) return moves;
    const { kind, quantity, reason: note } = discrepancy;
    if (kind === 'found')
      moves.push({
        ...{ ...base, toLocationId, quantity, note, reason: 'found' },
        fromLocationId: virtualLocation('adjustment'),
      });
    else
      moves.push({
        ...{ ...base, fromLocationId, quantity, note, reason: ENDS[kind].reason },
        toLocationId: virtualLocation(ENDS[kind].to),
      });
    return moves;
  });

/** What was sent of a transfer, with what has arrived of it. */
export const travellingPicks = (context: Context, transferId: string): Promise<TravellingPick[]> =>
  fetchRows(
    context.manager,
    travellingPickRow,
    `SELECT k.id, k.item_id AS "itemId", i.name AS "itemName", k.batch_id AS "batchId", k.quantity::float8 AS quantity,
            k.received::float8 AS received, k.missing::float8 AS missing
     FROM stock_transfer_pick k JOIN stock_item i ON i.id = k.item_id WHERE k.transfer_id = $1`,
    [transferId],
  );

export const keepReceipt = async (
  context: Context,
  transferId: string,
  { id, lines }: TransferReceiptFacts,
  fingerprint: string,
  postingId: string,
): Promise<void> => {
  await execute(
    context.manager,
    `INSERT INTO stock_transfer_receipt (id, transfer_id, fingerprint, posting_id, received_at, received_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, transferId, fingerprint, postingId, context.clock(), actorOf(context).userId],
  );
  await execute(
    context.manager,
    `UPDATE stock_transfer_pick k SET received = k.received + a.received, missing = k.missing + a.missing
     FROM unnest($2::uuid[], $3::numeric[], $4::numeric[]) AS a (id, received, missing)
     WHERE k.id = a.id AND k.transfer_id = $1`,
    [
      ...[transferId, lines.map(({ pickId }) => pickId), lines.map(({ received }) => received)],
      lines.map(({ discrepancy }) => missingOf(discrepancy)),
    ],
  );
  const wrong = lines.flatMap(({ pickId, discrepancy }) =>
    discrepancy === null ? [] : [{ pickId, ...discrepancy }],
  );
  if (wrong.length > 0)
    await execute(
      context.manager,
      `INSERT INTO stock_transfer_discrepancy (id, receipt_id, pick_id, kind, quantity, reason)
       SELECT d.id, $1, d.pick_id, d.kind, d.quantity, d.reason
       FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::numeric[], $6::text[]) AS d (id, pick_id, kind, quantity, reason)`,
      [
        ...[id, wrong.map(() => newId()), wrong.map(({ pickId }) => pickId), wrong.map(({ kind }) => kind)],
        ...[wrong.map(({ quantity }) => quantity), wrong.map(({ reason }) => reason)],
      ],
    );
};
