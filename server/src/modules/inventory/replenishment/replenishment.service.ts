import {
  addQuantities,
  fromThousandths,
  lessQuantity,
  quantityText,
  roundUpTo,
  thousandthsOf,
} from '@sideline/schema/inventory/quantity';
import { localDay } from '@sideline/schema/local-day';
import { replenishFacts } from '@sideline/schema/validation/moving';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { PurchaseOrderService } from '../purchasing/purchase-order.service.js';
import { freeStock } from '../purchasing/low-stock.service.js';
import type { TransferService } from '../transfers/transfer.service.js';
import { replenishmentSql } from './replenishment.hot.js';
import {
  replenishmentOrderRow,
  type DraftedReplenishment,
  type EventReplenishment,
  type ReplenishEventInput,
  type ReplenishmentLine,
} from './replenishment.types.js';

interface ReadLine extends Omit<ReplenishmentLine, 'out' | 'wanted' | 'fromSource' | 'short' | 'packs'> {
  readonly multiple: number;
  readonly freeAtSource: number | null;
  readonly supplierItemId: string | null;
  readonly supplierId: string | null;
  readonly packQuantity: number | null;
}

interface Read extends Omit<EventReplenishment, 'lines'> {
  readonly lines: readonly ReadLine[];
}

/** The row that a statement returns. */
const readRow: z.ZodType<Read> = z.object({
  lines: z.array(storedJson<ReadLine>()),
  eventId: z.string(),
  eventName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  transfers: storedJson<Read['transfers']>(),
});

/** A line with what is needed to draft it. */
type Worked = ReadLine & ReplenishmentLine;

/** Each line with its source. A place's stock is promised only once, whichever bag needs it. */
const worked = (lines: readonly ReadLine[]): readonly Worked[] => {
  const free = new Map<string, number>();
  return lines.map((line): Worked => {
    const { back, unusable, used, wasted, returned, unexplained, par, incoming, onOrder, multiple } = line;
    // Stock that came back expired or blocked does not count as restocked.
    const there = addQuantities(lessQuantity(back, unusable), incoming, onOrder);
    const missing = par === null ? 0 : Math.max(0, thousandthsOf(par) - thousandthsOf(there));
    const wanted = missing === 0 ? 0 : roundUpTo(fromThousandths(missing), multiple);
    const source = `${line.itemId} ${line.sourceId ?? ''}`;
    const left = free.get(source) ?? line.freeAtSource ?? 0;
    const fromSource = Math.min(wanted, Math.max(0, left));
    free.set(source, lessQuantity(left, fromSource));
    const short = lessQuantity(wanted, fromSource);
    const { packQuantity } = line;
    return {
      ...line,
      out: addQuantities(back, used, wasted, returned, unexplained),
      ...{ wanted, fromSource, short },
      packs: packQuantity === null || line.supplierName === null ? 0 : Math.ceil(short / packQuantity),
    };
  });
};

/** What an event's bags used, and the transfers and orders that fill them again (operations section 3, Replenishment). */
export class ReplenishmentService {
  readonly #transfers: TransferService;
  readonly #orders: PurchaseOrderService;
  readonly #promises: Iterable<string>;
  readonly #places: Iterable<string>;
  readonly #levels: Iterable<string>;

  constructor(deps: {
    readonly transfers: TransferService;
    readonly orders: PurchaseOrderService;
    readonly promises: Iterable<string>;
    readonly places: Iterable<string>;
    readonly levels: Iterable<string>;
  }) {
    this.#transfers = deps.transfers;
    this.#orders = deps.orders;
    this.#promises = deps.promises;
    this.#places = deps.places;
    this.#levels = deps.levels;
  }

  /** In one statement. NOT_FOUND if there is no such event. */
  async of(context: Context, eventId: string): Promise<EventReplenishment> {
    const { lines, ...rest } = await this.#read(context, eventId);
    return { ...rest, lines: [...worked(lines)] };
  }

  /**
   * Drafts a transfer for each pair of places, and an order for each supplier of the shortfall. Stock that is on its way or ordered
   * is not drafted again, and the same key again answers the same drafts.
   */
  async draft(context: Context, given: ReplenishEventInput): Promise<DraftedReplenishment> {
    const { key, eventId } = requireValid(replenishFacts, given);
    // One at a time, with the drafts of low stock: two presses at once would each find nothing on its way.
    await execute(context.manager, `SELECT pg_advisory_xact_lock(hashtext('draft-purchase-orders'))`);
    const before = await this.#draftedWith(context, key);
    if (before.transfers.length + before.orders.length > 0)
      return { ...before, leftOut: [], replenishment: await this.of(context, eventId) };
    const lines = worked((await this.#read(context, eventId)).lines).filter(({ wanted }) => wanted > 0);
    if (lines.length === 0)
      throw badInput([
        {
          field: 'eventId',
          code: 'nothing',
          message: 'Nothing is missing: everything is full or on its way.',
        },
      ]);
    const routes = new Map<string, Worked[]>();
    const bought = new Map<string, Worked[]>();
    const leftOut: string[] = [];
    const into = (map: Map<string, Worked[]>, at: string, line: Worked): void => {
      map.set(at, [...(map.get(at) ?? []), line]);
    };
    for (const line of lines) {
      if (line.fromSource > 0) into(routes, `${line.sourceId ?? ''} ${line.locationId}`, line);
      if (line.short === 0) continue;
      if (line.packs > 0 && line.supplierId !== null) into(bought, line.supplierId, line);
      else
        leftOut.push(
          `${line.itemName} for ${line.locationName}: ${quantityText(line.short)} short, and no preferred supplier is set for it.`,
        );
    }
    for (const group of routes.values()) {
      const [{ sourceId, locationId }] = group as [Worked];
      if (sourceId === null) continue;
      await this.#transfers.draft(context, {
        id: newId(),
        draftedWith: key,
        facts: {
          ...{ fromLocationId: sourceId, toLocationId: locationId, eventId, notes: null },
          lines: group.map(({ itemId, fromSource }) => ({ id: newId(), itemId, quantity: fromSource })),
        },
      });
    }
    for (const [supplierId, group] of bought) {
      const [first] = group as [Worked];
      await this.#orders.draft(context, {
        ...{ id: newId(), supplierId, draftedWith: key },
        facts: {
          deliveryLocationId: first.sourceId ?? first.locationId,
          ...{ expectedOn: null, notes: null },
          lines: group.flatMap(({ supplierItemId, packs, locationId }) =>
            supplierItemId === null ? [] : [{ id: newId(), supplierItemId, packs, locationId }],
          ),
        },
      });
    }
    return {
      ...(await this.#draftedWith(context, key)),
      leftOut,
      replenishment: await this.of(context, eventId),
    };
  }

  async #read(context: Context, eventId: string): Promise<Read> {
    const today = localDay(context.clock());
    const promises = [...this.#promises];
    const sql = replenishmentSql(
      `DATE '${today}'`,
      promises,
      [...this.#places],
      [...this.#levels],
      (item, place) => freeStock(item, place, today, promises),
    );
    const read = isId(eventId) ? await fetchMaybe(context.manager, readRow, sql, [eventId]) : undefined;
    if (read === undefined) throw notFound('Event');
    return read;
  }

  async #draftedWith(
    context: Context,
    key: string,
  ): Promise<Pick<DraftedReplenishment, 'transfers' | 'orders'>> {
    const orders = await fetchRows(
      context.manager,
      replenishmentOrderRow,
      `SELECT o.id, o.number, s.name AS "supplierName" FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
       WHERE o.drafted_with = $1 ORDER BY o.place`,
      [key],
    );
    return { transfers: await this.#transfers.draftedWith(context, key), orders };
  }
}
