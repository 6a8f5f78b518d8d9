import { receivedOf, shortDatedBy, unitCostOf } from '@sideline/schema/inventory/purchasing';
import { addQuantities, compareQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import { receiptFacts, type ReceiptFacts } from '@sideline/schema/validation/supply';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { announce } from '../../../platform/announce.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { NewMove } from '../stock/posting.types.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { LockedOrder, PurchaseOrderService } from './purchase-order.service.js';
import type { NewReceipt, PurchaseOrderDetails } from './purchasing.types.js';

const orderedLineRow = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  isBatchTracked: z.boolean(),
  hasExpiry: z.boolean(),
  isSerialised: z.boolean(),
  minShelfLifeDays: z.number().nullable(),
  locationId: z.string(),
  ordered: z.number(),
  received: z.number(),
  packQuantity: z.number(),
  packPricePence: z.number().nullable(),
});
type OrderedLine = z.infer<typeof orderedLineRow>;

type ReceivedLine = ReceiptFacts['lines'][number];

/** What arrived, with the line of the order that it is for. */
interface Arrival extends ReceivedLine {
  readonly ordered: OrderedLine;
}

const LOT_LENGTH = 60;

const madeBatchRow = z.object({ status: z.enum(['available', 'quarantined', 'recalled']) });
const receiveRow = z.object({ fingerprint: z.string() });

/** Receives orders: into the books, once, and never changed afterwards (operations section 3, Purchase order). */
export class ReceivingService {
  readonly #audit: AuditService;
  readonly #orders: PurchaseOrderService;
  readonly #posting: PostingService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly orders: PurchaseOrderService;
    readonly posting: PostingService;
  }) {
    this.#audit = deps.audit;
    this.#orders = deps.orders;
    this.#posting = deps.posting;
  }

  /**
   * Receives what arrived, all in the caller's transaction. The same id with the same contents receives nothing again; with
   * others it is COMMAND_REUSED. OVER_RECEIPT, STATE_CHANGED, and the ledger's refusals.
   */
  async receive(context: Context, { orderId, witness, ...given }: NewReceipt): Promise<PurchaseOrderDetails> {
    const receipt = requireValid(receiptFacts, given);
    const order = await this.#orders.lock(context, orderId);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([orderId, receipt]))
      .digest('hex');
    const known = await fetchMaybe(
      context.manager,
      receiveRow,
      'SELECT fingerprint FROM purchase_receipt WHERE id = $1',
      [receipt.id],
    );
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) throw new DomainError('COMMAND_REUSED');
      return this.#orders.details(context, orderId);
    }
    await this.#orders.require(context, order, 'receive_part', { some_received: true });
    const lines = await this.#lines(context, orderId);
    const arrivals = arrivalsOf(receipt, lines, localDay(context.clock()));
    const totals = this.#totals(context, arrivals, lines);

    const moves: NewMove[] = [];
    const batches: (string | null)[] = [];
    for (const arrival of arrivals) {
      const { ordered, quantity, damaged } = arrival;
      const locationId = arrival.locationId ?? ordered.locationId;
      const base = {
        itemId: ordered.itemId,
        fromLocationId: virtualLocation('supplier'),
        reason: 'received',
      } as const;
      const good = quantity > 0 ? await this.#batch(context, order, arrival, false) : null;
      if (quantity > 0)
        moves.push({
          ...base,
          batchId: good,
          toLocationId: locationId,
          quantity,
          note: receipt.deliveryNote,
        });
      const broken = damaged > 0 ? await this.#batch(context, order, arrival, true) : null;
      if (damaged > 0) {
        moves.push({
          ...{ ...base, batchId: broken, toLocationId: locationId, quantity: damaged },
          note: 'Arrived damaged',
        });
        // An item without lots cannot be quarantined, so it leaves the shelf immediately.
        if (!ordered.isBatchTracked)
          moves.push({
            ...{ itemId: ordered.itemId, batchId: null, quantity: damaged, reason: 'damaged' },
            ...{
              fromLocationId: locationId,
              toLocationId: virtualLocation('waste'),
              note: 'Arrived damaged',
            },
          });
      }
      batches.push(good ?? broken);
    }
    const { postingId } = await this.#posting.post(context, {
      key: `receipt ${receipt.id}`,
      source: { kind: 'receipt', id: receipt.id },
      witness,
      moves,
    });
    await this.#keep(context, { order, receipt, arrivals, batches, fingerprint, postingId });
    const after = lines.map((line) => ({
      ordered: line.ordered,
      received: totals.get(line.id) ?? line.received,
    }));
    await this.#orders.move(
      context,
      order,
      receivedOf(after) === 'all' ? 'receive' : 'receive_part',
      receipt.deliveryNote === null ? null : `Delivery note ${receipt.deliveryNote}`,
    );
    await announce(context, 'order.received', { orderId, receiptId: receipt.id });
    await this.#audit.record(context, {
      action: 'PURCHASE_ORDER_RECEIVED',
      entity: { type: 'PurchaseOrder', id: orderId },
      fieldsChanged: ['receipts'],
    });
    return this.#orders.details(context, orderId);
  }

  async #lines(context: Context, orderId: string): Promise<readonly OrderedLine[]> {
    return fetchRows(
      context.manager,
      orderedLineRow,
      `SELECT l.id, l.item_id AS "itemId", i.name AS "itemName", i.is_batch_tracked AS "isBatchTracked",
              i.has_expiry AS "hasExpiry", i.is_serialised AS "isSerialised", i.min_shelf_life_days AS "minShelfLifeDays",
              l.location_id AS "locationId", (l.packs * l.pack_quantity)::float8 AS ordered, l.received::float8 AS received,
              l.pack_quantity::float8 AS "packQuantity", l.pack_price_pence AS "packPricePence"
       FROM purchase_order_line l JOIN stock_item i ON i.id = l.item_id WHERE l.order_id = $1 ORDER BY l.line`,
      [orderId],
    );
  }

  /** What each line has received with these; OVER_RECEIPT where that is too much and no administrator said why. */
  #totals(
    context: Context,
    arrivals: readonly Arrival[],
    lines: readonly OrderedLine[],
  ): ReadonlyMap<string, number> {
    const totals = new Map(lines.map(({ id, received }) => [id, received]));
    for (const { ordered, quantity, damaged } of arrivals)
      totals.set(ordered.id, addQuantities(totals.get(ordered.id) ?? 0, quantity, damaged));
    const isAdmin = actorOf(context).role === 'admin';
    for (const line of lines) {
      const received = totals.get(line.id) ?? 0;
      if (received === line.received || compareQuantities(received, line.ordered) <= 0) continue;
      const hasReason = arrivals.some(
        ({ ordered, overReason }) => ordered.id === line.id && overReason !== null,
      );
      if (isAdmin && hasReason) continue;
      const index = arrivals.findLastIndex(({ ordered }) => ordered.id === line.id);
      throw new DomainError(
        'OVER_RECEIPT',
        { item: line.itemName, received: quantityText(received), ordered: quantityText(line.ordered) },
        {
          problems: [
            {
              field: `lines.${String(index)}.overReason`,
              code: 'over_receipt',
              message: isAdmin
                ? 'More arrived than was ordered. Say why you are accepting it.'
                : 'More arrived than was ordered. Ask an administrator to receive it.',
            },
          ],
        },
      );
    }
    return totals;
  }

  /** The lot that arrived, made where it is new. What is damaged is a lot of its own, in quarantine. */
  async #batch(
    context: Context,
    order: LockedOrder,
    { ordered, lot, expiresOn, serial }: Arrival,
    isDamaged: boolean,
  ): Promise<string | null> {
    if (!ordered.isBatchTracked || lot === null) return null;
    const suffix = ` damaged ${order.number}`;
    const named = isDamaged ? `${lot.slice(0, LOT_LENGTH - suffix.length)}${suffix}` : lot;
    const id = newId();
    const { userId } = actorOf(context);
    const now = context.clock();
    const made = await fetchMaybe(
      context.manager,
      madeBatchRow,
      `INSERT INTO stock_batch (id, item_id, lot, expires_on, serial, supplier_id, unit_cost_pence, created_at, status,
         status_reference, status_reason, status_changed_at, status_changed_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (item_id, lower(lot), coalesce(expires_on, 'infinity'::date)) DO NOTHING RETURNING status`,
      [
        ...[id, ordered.itemId, named, expiresOn, isDamaged ? null : serial, order.supplierId],
        ...[unitCostOf(ordered.packPricePence, ordered.packQuantity), now],
        ...(isDamaged
          ? ['quarantined', order.number, 'Arrived damaged', now, userId]
          : ['available', null, null, null, null]),
      ],
    );
    if (made !== undefined) {
      await this.#audit.record(context, {
        action: 'STOCK_BATCH_CREATED',
        entity: { type: 'StockBatch', id },
        fieldsChanged: ['lot', 'expiresOn', 'supplierId'],
      });
      // Under a recall the database blocks it as it comes in.
      if (!isDamaged && made.status !== 'available')
        await this.#audit.record(context, {
          action: made.status === 'recalled' ? 'STOCK_BATCH_RECALLED' : 'STOCK_BATCH_QUARANTINED',
          entity: { type: 'StockBatch', id },
          fieldsChanged: ['status'],
        });
      return id;
    }
    // A lot entered without a price gets one with its first order.
    await execute(
      context.manager,
      `UPDATE stock_batch SET unit_cost_pence = coalesce(unit_cost_pence, $4), supplier_id = coalesce(supplier_id, $5),
         version = version + 1
       WHERE item_id = $1 AND lower(lot) = lower($2)
         AND coalesce(expires_on, 'infinity'::date) = coalesce($3::date, 'infinity'::date)
         AND (unit_cost_pence IS NULL AND $4::integer IS NOT NULL OR supplier_id IS NULL)`,
      [
        ...[ordered.itemId, named, expiresOn],
        ...[unitCostOf(ordered.packPricePence, ordered.packQuantity), order.supplierId],
      ],
    );
    const there = await fetchMaybe(
      context.manager,
      idRow,
      `SELECT id FROM stock_batch WHERE item_id = $1 AND lower(lot) = lower($2)
       AND coalesce(expires_on, 'infinity'::date) = coalesce($3::date, 'infinity'::date)`,
      [ordered.itemId, named, expiresOn],
    );
    // It existed one statement ago, and lots are never deleted.
    if (there === undefined) throw new DomainError('CONFLICT');
    return there.id;
  }

  async #keep(
    context: Context,
    kept: {
      readonly order: LockedOrder;
      readonly receipt: ReceiptFacts;
      readonly arrivals: readonly Arrival[];
      readonly batches: readonly (string | null)[];
      readonly fingerprint: string;
      readonly postingId: string;
    },
  ): Promise<void> {
    const { order, receipt, arrivals, batches, fingerprint, postingId } = kept;
    const now = context.clock();
    await execute(
      context.manager,
      `INSERT INTO purchase_receipt (id, order_id, fingerprint, delivery_note, notes, posting_id, received_at, received_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[receipt.id, order.id, fingerprint, receipt.deliveryNote, receipt.notes, postingId, now],
        actorOf(context).userId,
      ],
    );
    const today = localDay(now);
    await execute(
      context.manager,
      `WITH arrived AS (
         SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::numeric[], $6::numeric[], $7::integer[], $8::text[])
           WITH ORDINALITY AS a (line_id, location_id, batch_id, quantity, damaged, short_by, over_reason, n)
       ), kept AS (
         INSERT INTO purchase_receipt_line (receipt_id, line, order_line_id, location_id, batch_id, quantity, damaged,
           short_dated_by, over_reason)
         SELECT $1, a.n, a.line_id, a.location_id, a.batch_id, a.quantity, a.damaged, a.short_by, a.over_reason FROM arrived a
       )
       UPDATE purchase_order_line l SET received = l.received + t.arrived
       FROM (SELECT a.line_id, sum(a.quantity + a.damaged) AS arrived FROM arrived a GROUP BY a.line_id) t
       WHERE l.id = t.line_id`,
      [
        receipt.id,
        arrivals.map(({ ordered }) => ordered.id),
        arrivals.map(({ locationId, ordered }) => locationId ?? ordered.locationId),
        batches,
        arrivals.map(({ quantity }) => quantity),
        arrivals.map(({ damaged }) => damaged),
        arrivals.map(({ expiresOn, ordered }) => shortDatedBy(expiresOn, ordered.minShelfLifeDays, today)),
        arrivals.map(({ overReason }) => overReason),
      ],
    );
  }
}

/** Each line with its order line; BAD_INPUT names what its item requires. */
const arrivalsOf = (
  { lines }: ReceiptFacts,
  ordered: readonly OrderedLine[],
  today: string,
): readonly Arrival[] => {
  const byId = new Map(ordered.map((line) => [line.id, line]));
  const problems: { field: string; code: string; message: string }[] = [];
  const arrivals = lines.flatMap((line, index): Arrival[] => {
    const its = byId.get(line.lineId);
    const wrong = (field: string, code: string, message: string): void => {
      problems.push({ field: `lines.${String(index)}.${field}`, code, message });
    };
    if (its === undefined) {
      wrong('lineId', 'unknown', 'Choose a line of this order.');
      return [];
    }
    // A serial number is its lot.
    const lot = its.isSerialised ? line.serial : line.lot;
    if (its.isSerialised && line.serial === null) wrong('serial', 'required', 'Enter the serial number.');
    else if (its.isBatchTracked && lot === null) wrong('lot', 'required', 'Enter the lot number.');
    if (its.isSerialised && line.quantity + line.damaged !== 1)
      wrong('quantity', 'invalid', 'A serial number identifies one item. Enter 1.');
    if (its.hasExpiry && line.expiresOn === null) wrong('expiresOn', 'required', 'Enter the expiry date.');
    if (line.expiresOn !== null && line.expiresOn < today && line.quantity > 0)
      wrong('expiresOn', 'expired', 'This lot has expired. Enter it as damaged, and return it.');
    return [
      {
        ...line,
        ordered: its,
        lot: its.isBatchTracked ? lot : null,
        expiresOn: its.hasExpiry ? line.expiresOn : null,
      },
    ];
  });
  if (problems.length > 0) throw badInput(problems);
  return arrivals;
};
