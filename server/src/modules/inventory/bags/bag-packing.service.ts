import { allocate } from '@sideline/schema/inventory/allocation';
import { bagReasonText } from '@sideline/schema/inventory/bags';
import {
  addQuantities,
  fromThousandths,
  lessQuantity,
  quantityText,
  thousandthsOf,
} from '@sideline/schema/inventory/quantity';
import { localDay } from '@sideline/schema/local-day';
import { packingFacts } from '@sideline/schema/validation/bags';
import type { Context } from '../../../platform/context.js';
import { z } from 'zod';
import { fetchOne } from '../../../platform/database/checked.js';
import { DomainError } from '../../../platform/errors.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { AuditService } from '../../audit/audit.service.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { PostingService } from '../stock/posting.service.js';
import type { NewMove } from '../stock/posting.types.js';
import { joined, movesTo, takeFefo } from './bag-lots.js';
import { readPromised, readShelf, readWitnessed } from './bag-shelf.hot.js';
import { reasonsOf, type BagService, type ReadBag } from './bag.service.js';
import type { BagDetails, BagPacked, BagPacking } from './bag.types.js';

type Line = ReadBag['lines'][number];

const packedRow = z.object({ moves: z.number() });

/** Builds bags from their kits, and empties them (operations section 3, Kit). */
export class BagPackingService {
  readonly #audit: AuditService;
  readonly #bags: BagService;
  readonly #posting: PostingService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly bags: BagService;
    readonly posting: PostingService;
  }) {
    this.#audit = deps.audit;
    this.#bags = deps.bags;
    this.#posting = deps.posting;
  }

  /**
   * Adds what the bag still needs for its kit, using substitutes if the item itself is not there, first expired, first out. All or
   * nothing, unless `isPartial`. Controlled drugs are left out, because they need a witness, and so is stock that is promised to draft
   * transfers. STOCK_INSUFFICIENT.
   */
  async pack(context: Context, wanted: BagPacking): Promise<BagPacked> {
    const { key, fromIds, isPartial } = requireValid(packingFacts, wanted);
    const bag = await this.#bags.lock(context, wanted.bagId);
    if (bag.state === 'out' || bag.state === 'out_of_service')
      throw await this.#bags.stateChanged(context, bag.id);
    // The same key again packs nothing more, whatever the bag now needs, and returns the first result.
    const known = await fetchOne(
      context.manager,
      packedRow,
      `SELECT count(*)::integer AS moves FROM stock_posting p JOIN stock_move m ON m.posting_id = p.id WHERE p.key = $1`,
      [`pack ${key}`],
    );
    if (known.moves > 0) return this.#answer(context, bag.id, known.moves);
    const today = localDay(context.clock());
    const items = [...new Set(bag.lines.flatMap(({ itemId, substitutes }) => [itemId, ...substitutes]))];
    const places = fromIds.length === 0 ? [bag.homeId] : fromIds;
    const shelf = (await readShelf(context, places, items, today)).filter(({ isWitnessed }) => !isWitnessed);
    const promised = await readPromised(context, places, bag.id);
    const witnessed = await readWitnessed(context, items);
    const free = new Map<string, number>();
    for (const one of shelf) {
      const isUsable =
        (one.status ?? 'available') === 'available' && (one.expiresOn === null || one.expiresOn >= today);
      if (isUsable) free.set(one.itemId, addQuantities(free.get(one.itemId) ?? 0, one.left));
    }
    for (const [itemId, there] of free)
      free.set(itemId, Math.max(0, lessQuantity(there, promised.get(itemId) ?? 0)));
    const wants = missingIn(bag, today).filter(({ line }) => !witnessed.has(line.itemId));
    const { taken, missing } = allocate(
      wants.map(({ line, amount }) => ({ wanted: amount, from: [line.itemId, ...line.substitutes] })),
      free,
    );
    const short = wants.find(({ line }, index) => !line.isOptional && (missing[index] ?? 0) > 0);
    if (short !== undefined && !isPartial) {
      const open = missing[wants.indexOf(short)] ?? 0;
      throw new DomainError('STOCK_INSUFFICIENT', {
        item: short.line.name,
        place: fromIds.length === 0 ? bag.homeName : 'the chosen locations',
        available: quantityText(fromThousandths(short.amount - open)),
        wanted: quantityText(fromThousandths(short.amount)),
        elsewhere: `${promisedText(promised.get(short.line.itemId) ?? 0)}Choose more locations, or pack what is there.`,
      });
    }
    const moves: NewMove[] = wants.flatMap(({ line }, index) =>
      [...(taken[index] ?? [])].flatMap(([itemId, amount]) =>
        amount === 0
          ? []
          : movesTo(takeFefo(shelf, itemId, fromThousandths(amount), today).taken, line.locationId, 'packed'),
      ),
    );
    if (moves.length === 0) return this.#answer(context, bag.id, 0);
    const posted = joined(moves);
    await this.#posting.post(context, {
      key: `pack ${key}`,
      source: { kind: 'kit_build', id: bag.id },
      moves: posted,
    });
    await this.#audit.record(context, { action: 'BAG_PACKED', entity: { type: 'Bag', id: bag.id } });
    return this.#answer(context, bag.id, posted.length);
  }

  /** Puts back everything in the bag. Controlled drugs stay: they need a witness. */
  async unpack(
    context: Context,
    {
      key,
      bagId,
      toId,
    }: { readonly key: string; readonly bagId: string; readonly toId?: string | null | undefined },
  ): Promise<BagDetails> {
    const bag = await this.#bags.lock(context, bagId);
    if (bag.state === 'out' || bag.state === 'ready') throw await this.#bags.stateChanged(context, bag.id);
    if (toId != null) requireId(toId, 'toId');
    const moves = bag.contents
      .filter(({ isWitnessed }) => !isWitnessed)
      .map((content) => ({
        ...{ itemId: content.itemId, batchId: content.batchId, quantity: content.quantity },
        ...{
          fromLocationId: content.locationId,
          toLocationId: toId ?? bag.homeId,
          reason: 'unpacked' as const,
        },
      }));
    if (moves.length > 0) {
      await this.#posting.post(context, {
        key: `unpack ${key}`,
        source: { kind: 'kit_build', id: bag.id },
        moves,
      });
      await this.#audit.record(context, { action: 'BAG_UNPACKED', entity: { type: 'Bag', id: bag.id } });
    }
    return this.#bags.details(context, bag.id);
  }

  async #answer(context: Context, bagId: string, moves: number): Promise<BagPacked> {
    const { bag } = await this.#bags.read(context, bagId);
    const today = localDay(context.clock());
    return {
      details: await this.#bags.details(context, bagId),
      moves,
      missing: reasonsOf(bag, today)
        .filter(({ why }) => why === 'short')
        .map((reason) => bagReasonText(reason, today)),
    };
  }
}

const promisedText = (promised: number): string =>
  promised === 0 ? '' : `${quantityText(promised)} are promised to draft transfers. `;

/** As the shelf is read (`fitForBag`). */
const isFit = (
  { isFaulty, nextServiceOn, percentLeft, leastPercent }: ReadBag['contents'][number],
  today: string,
): boolean =>
  !isFaulty &&
  (nextServiceOn === null || nextServiceOn >= today) &&
  (leastPercent === null || percentLeft === null || percentLeft >= leastPercent);

/** What each line still needs, in thousandths, pouch by pouch: items in one pouch do not count for another. Required lines first. */
const missingIn = (
  bag: ReadBag,
  today: string,
): readonly { readonly line: Line; readonly amount: number }[] => {
  const wants = [...new Set(bag.lines.map(({ locationId }) => locationId))].flatMap((locationId) => {
    const lines = bag.lines.filter((line) => line.locationId === locationId);
    const there = new Map<string, number>();
    for (const content of bag.contents) {
      const isGood =
        content.locationId === locationId &&
        (content.status ?? 'available') === 'available' &&
        (content.expiresOn === null || content.expiresOn >= today) &&
        isFit(content, today);
      if (isGood) there.set(content.itemId, addQuantities(there.get(content.itemId) ?? 0, content.quantity));
    }
    const { missing } = allocate(
      lines.map(({ itemId, substitutes, wanted }) => ({
        wanted: thousandthsOf(wanted),
        from: [itemId, ...substitutes],
      })),
      there,
    );
    return lines.map((line, index) => ({ line, amount: missing[index] ?? 0 }));
  });
  return wants
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => Number(one.line.isOptional) - Number(other.line.isOptional));
};
