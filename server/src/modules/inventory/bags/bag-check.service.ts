import type { BagAction } from '@sideline/schema/inventory/bag-transitions';
import { bagReasonText } from '@sideline/schema/inventory/bags';
import {
  addQuantities,
  compareQuantities,
  lessQuantity,
  quantityText,
} from '@sideline/schema/inventory/quantity';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { bagCheckFacts, type BagCheckFacts } from '@sideline/schema/validation/bags';
import { AHEAD_WORDS, isAhead } from '@sideline/schema/validation/instant';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockBatchService } from '../batches/stock-batch.service.js';
import type {
  ControlledDrugService,
  DifferenceOfCheck,
} from '../controlled-drugs/controlled-drugs.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { NewMove } from '../stock/posting.types.js';
import { ITEM_NAME } from '../kits/kit.hot.js';
import { joined, movesTo, takeFefo, takeOut, type Holding } from './bag-lots.js';
import { readShelf } from './bag-shelf.hot.js';
import { reasonsOf, type BagService, type ReadBag } from './bag.service.js';
import type { BagDetails, BagPouch, NewBagCheck } from './bag.types.js';

const BAGS = { table: 'stock_bag', key: 'location_id', what: 'bag' } as const;
type Line = BagCheckFacts['lines'][number];

interface Place {
  readonly locationId: string;
  readonly itemId: string;
}
const keyOf = ({ locationId, itemId }: Place): string => `${locationId} ${itemId}`;

const checkRow = z.object({ fingerprint: z.string() });
const sinceRow = z.object({ locationId: z.string(), itemId: z.string(), change: z.number() });

const itemsRow = z.object({
  name: z.string(),
  isBatchTracked: z.boolean(),
  isSerialised: z.boolean(),
  isWitnessed: z.boolean(),
  id: z.string(),
});

const eventRow = z.object({ eventId: z.string().nullable() });

const MOST_NAMED = 8;

/** Kit items that nobody checked: not in a line, and not in a pouch with an unbroken seal. A substitute counts. */
const uncheckedNames = ({ lines }: ReadBag, facts: BagCheckFacts): readonly string[] => {
  const unbroken = new Set(facts.unbroken.map(({ locationId }) => locationId));
  const checked = new Set(facts.lines.map(keyOf));
  const unchecked = lines.filter(
    ({ locationId, itemId, substitutes, isOptional }) =>
      !isOptional &&
      !unbroken.has(locationId) &&
      ![itemId, ...substitutes].some((one) => checked.has(keyOf({ locationId, itemId: one }))),
  );
  return [...new Set(unchecked.map(({ name }) => name))];
};

/** Cylinders that were found, and whose gauge was not read: an earlier reading does not show what is left today. */
const unreadGauges = ({ contents }: ReadBag, { lines, gauges }: BagCheckFacts): readonly string[] => {
  const found = new Set(lines.filter(({ present }) => present > 0).map(keyOf));
  const read = new Set(gauges?.map(({ batchId }) => batchId));
  return contents
    .filter((one) => one.leastPercent !== null && found.has(keyOf(one)))
    .filter(({ batchId }) => batchId === null || !read.has(batchId))
    .map(({ name, lot }) => `${lot === null ? name : `${name}, lot ${lot}`}: gauge not read.`);
};

/** Checks bags, line by line against the books of the moment of the check (operations section 5, Bag check). */
export class BagCheckService {
  readonly #audit: AuditService;
  readonly #bags: BagService;
  readonly #batches: StockBatchService;
  readonly #drugs: Pick<ControlledDrugService, 'openFromCheck'>;
  readonly #posting: PostingService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly bags: BagService;
    readonly batches: StockBatchService;
    readonly controlledDrugs: Pick<ControlledDrugService, 'openFromCheck'>;
    readonly posting: PostingService;
  }) {
    this.#audit = deps.audit;
    this.#bags = deps.bags;
    this.#batches = deps.batches;
    this.#drugs = deps.controlledDrugs;
    this.#posting = deps.posting;
  }

  /**
   * Saves a check with its moves, its seals and its next date, all in the caller's transaction. The same id with the same
   * contents does nothing again; with others it is COMMAND_REUSED. STATE_CHANGED where the bag was checked later than this,
   * or is out of service.
   */
  async check(context: Context, { bagId, ...given }: NewBagCheck): Promise<BagDetails> {
    const facts = requireValid(bagCheckFacts, given);
    const bag = await this.#bags.lock(context, bagId);
    const { pouches } = await this.#bags.read(context, bagId);
    const placeOf = ({ locationId }: { readonly locationId: string }): string => {
      const pouch = pouches.find(({ id }) => id === locationId);
      return pouch === undefined ? bag.name : `${bag.name}, ${pouch.name}`;
    };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([bagId, facts]))
      .digest('hex');
    const known = await fetchMaybe(
      context.manager,
      checkRow,
      'SELECT fingerprint FROM bag_check WHERE id = $1',
      [facts.id],
    );
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) throw new DomainError('COMMAND_REUSED');
      return this.#bags.details(context, bagId);
    }
    await this.#requireFitting(context, bag, pouches, facts);

    const booked = await this.#booksAt(context, bag, facts.checkedAt);
    const { moves, unsettled, lines, differences } = await this.#movesOf(context, bag, facts, booked);
    unsettled.push(...unreadGauges(bag, facts));
    const posted =
      moves.length === 0
        ? null
        : await this.#posting.post(context, {
            key: `bag-check ${facts.id}`,
            occurredAt: facts.checkedAt,
            source: { kind: 'bag_check', id: facts.id },
            moves: joined(moves),
          });

    for (const { batchId, percent } of facts.gauges ?? [])
      await this.#batches.readGauge(context, batchId, percent, facts.checkedAt);

    const after = { ...(await this.#bags.read(context, bagId)).bag, nextCheckOn: facts.nextCheckOn };
    const today = localDay(context.clock());
    const reasons = reasonsOf(after, today);
    const isReady = reasons.length === 0 && unsettled.length === 0;
    if (isReady && facts.seal === null)
      throw badInput([{ field: 'seal', code: 'required', message: 'Enter the number on the bag’s seal.' }]);
    await execute(
      context.manager,
      `INSERT INTO bag_check (id, bag_id, fingerprint, kit_id, kit_number, checked_at, checked_by, recorded_at, seal,
         next_check_on, notes, posting_id, reasons, unsettled)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        facts.id,
        bagId,
        fingerprint,
        bag.kitId,
        bag.kitNumber,
        facts.checkedAt,
        actorOf(context).userId,
        context.clock(),
        facts.seal,
        facts.nextCheckOn,
        facts.notes,
        posted?.postingId ?? null,
        reasons.map((reason) => bagReasonText(reason, today)),
        unsettled,
      ],
    );
    await execute(
      context.manager,
      `INSERT INTO bag_check_line (check_id, line, location_id, item_id, booked, present, expired, damaged, topped_up)
       SELECT $1, r.line, r.location_id, r.item_id, r.booked, r.present, r.expired, r.damaged, r.topped_up
       FROM jsonb_to_recordset($2::jsonb) AS r (line integer, location_id uuid, item_id uuid, booked numeric,
         present numeric, expired numeric, damaged numeric, topped_up numeric)`,
      [facts.id, JSON.stringify(lines)],
    );
    // A count of a controlled drug that differs is closed by an administrator, as every discrepancy is (operations section 5).
    if (differences.length > 0)
      await this.#drugs.openFromCheck(context, {
        ...{ checkId: facts.id, eventId: await this.#eventOf(context, bag, facts.checkedAt) },
        ...{ countedAt: facts.checkedAt, lines: differences.map((one) => ({ ...one, place: placeOf(one) })) },
      });
    await this.#seal(context, facts);
    await this.#settle(context, after, facts, isReady);
    await this.#audit.record(context, {
      action: 'BAG_CHECKED',
      entity: { type: 'Bag', id: bagId },
      fieldsChanged: ['seal', 'nextCheckOn', 'lastCheckedAt'],
    });
    return this.#bags.details(context, bagId);
  }

  /** The problem with the check as a whole. */
  async #requireFitting(
    context: Context,
    bag: ReadBag,
    pouches: readonly BagPouch[],
    facts: BagCheckFacts,
  ): Promise<void> {
    const isLater = bag.lastCheckedAt !== null && new Date(bag.lastCheckedAt) > facts.checkedAt;
    if (bag.state === 'out_of_service' || isLater) throw await this.#bags.stateChanged(context, bag.id);
    if (isAhead(facts.checkedAt, context.clock(), LIMITS.stock.aheadMinutes))
      throw badInput([
        {
          field: 'checkedAt',
          code: 'in_future',
          message: AHEAD_WORDS,
        },
      ]);
    if (facts.nextCheckOn <= localDay(facts.checkedAt))
      throw badInput([
        {
          field: 'nextCheckOn',
          code: 'too_early',
          message: 'Enter a day after the check.',
        },
      ]);
    const places = new Set([bag.id, ...pouches.map(({ id }) => id)]);
    const problems = [
      ...facts.lines.flatMap(({ locationId }, index) =>
        places.has(locationId) ? [] : [`lines.${String(index)}.locationId`],
      ),
      ...facts.pouchSeals.flatMap(({ locationId }, index) =>
        places.has(locationId) ? [] : [`pouchSeals.${String(index)}.locationId`],
      ),
      ...(facts.gauges ?? []).flatMap(({ batchId }, index) =>
        bag.contents.some((content) => content.batchId === batchId && content.leastPercent !== null)
          ? []
          : [`gauges.${String(index)}.batchId`],
      ),
    ].map((field) => ({
      field,
      code: 'unknown',
      message: 'This is not in the bag. Reload and check again.',
    }));
    const broken = facts.unbroken.flatMap(({ locationId, seal }, index) => {
      const pouch = pouches.find(({ id }) => id === locationId);
      if (pouch !== undefined && pouch.seal?.toLowerCase() === seal.toLowerCase()) return [];
      const field = `unbroken.${String(index)}.seal`;
      return [
        { field, code: 'differs', message: 'The seal has a different number. Count what is in this pouch.' },
      ];
    });
    const keys = facts.lines.map(keyOf);
    const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    const repeated =
      twice === -1
        ? []
        : [
            {
              field: `lines.${String(twice)}.itemId`,
              code: 'twice',
              message: 'Enter each item in a pouch only once.',
            },
          ];
    const unchecked = uncheckedNames(bag, facts);
    const incomplete =
      unchecked.length === 0
        ? []
        : [
            {
              field: 'lines',
              code: 'incomplete',
              message: `Still to be checked: ${unchecked.slice(0, MOST_NAMED).join(', ')}${
                unchecked.length > MOST_NAMED ? ` and ${String(unchecked.length - MOST_NAMED)} more` : ''
              }.`,
            },
          ];
    const all = [...problems, ...broken, ...repeated, ...incomplete];
    if (all.length > 0) throw badInput(all);
  }

  /** What each place of the bag held at a moment by the books: what is there now, minus what has happened since. */
  async #booksAt(context: Context, bag: ReadBag, at: Date): Promise<Map<string, number>> {
    const books = new Map<string, number>();
    const add = (key: string, quantity: number) =>
      books.set(key, addQuantities(books.get(key) ?? 0, quantity));
    for (const content of bag.contents) add(keyOf(content), content.quantity);
    if (at.getTime() > context.clock().getTime() - 1_000) return books;
    // A move that happened since was recorded since: it is among the latest of its place.
    const since = await fetchRows(
      context.manager,
      sinceRow,
      `SELECT m.location AS "locationId", m.item_id AS "itemId", sum(m.change)::float8 AS change
       FROM (SELECT g.id FROM (SELECT $1::uuid AS id UNION ALL SELECT c.id FROM stock_location c WHERE c.parent_id = $1) g) o
       CROSS JOIN LATERAL (
         (SELECT o.id AS location, f.item_id, -f.quantity AS change, f.occurred_at FROM stock_move f
          WHERE f.from_location_id = o.id ORDER BY f.sequence DESC LIMIT 1000)
         UNION ALL
         (SELECT o.id, t.item_id, t.quantity, t.occurred_at FROM stock_move t
          WHERE t.to_location_id = o.id ORDER BY t.sequence DESC LIMIT 1000)) m
       WHERE m.occurred_at > $2 GROUP BY 1, 2`,
      [bag.id, at],
    );
    for (const { change, ...place } of since) add(keyOf(place), -change);
    return books;
  }

  async #movesOf(context: Context, bag: ReadBag, facts: BagCheckFacts, books: ReadonlyMap<string, number>) {
    const inside: Holding[] = bag.contents.map((content) => ({ ...content, left: content.quantity }));
    const itemIds = [...new Set(facts.lines.map(({ itemId }) => itemId))];
    const items = await this.#items(context, itemIds);
    const homes = facts.topUpFromIds.length === 0 ? [bag.homeId] : facts.topUpFromIds;
    const shelf = facts.lines.some(({ toppedUp }) => toppedUp > 0)
      ? await readShelf(context, homes, itemIds, localDay(context.clock()))
      : [];
    const moves: NewMove[] = [];
    const unsettled: string[] = [];
    const rows: object[] = [];
    const differences: Omit<DifferenceOfCheck['lines'][number], 'place'>[] = [];
    for (const [index, line] of facts.lines.entries()) {
      const item = items.get(line.itemId);
      if (item === undefined)
        throw badInput([
          { field: `lines.${String(index)}.itemId`, code: 'unknown', message: 'This item was not found.' },
        ]);
      const booked = Math.max(0, books.get(keyOf(line)) ?? 0);
      const found = addQuantities(line.present, line.expired, line.damaged);
      const isAsBooked = compareQuantities(found, booked) === 0 && line.expired === 0 && line.damaged === 0;
      const said = `${item.name}: ${quantityText(found)} found, ${quantityText(booked)} in the books.`;
      if (item.isWitnessed && compareQuantities(found, booked) !== 0) {
        unsettled.push(`${said} An administrator must close the discrepancy.`);
        differences.push({
          ...{ itemId: line.itemId, locationId: line.locationId, item: item.name },
          ...{ expected: booked, counted: found },
        });
      } else if (item.isWitnessed && (!isAsBooked || line.toppedUp > 0))
        unsettled.push(`${said} A controlled drug needs a witness.`);
      else {
        const more = lessQuantity(found, booked);
        // Before the waste: of what is found and thrown away, nothing is left in the books.
        if (more > 0) unsettled.push(...this.#foundMore(line, item, inside, more, moves));
        moves.push(...this.#takenOut(line, inside, booked, found));
        if (line.toppedUp > 0) unsettled.push(...this.#toppedUp(context, line, item, shelf, moves));
      }
      rows.push({
        ...{ line: index + 1, location_id: line.locationId, item_id: line.itemId, booked },
        ...{ present: line.present, expired: line.expired, damaged: line.damaged, topped_up: line.toppedUp },
      });
    }
    return { moves, unsettled, lines: rows, differences };
  }

  /** The event that it was at, or came back from, since the last check. */
  async #eventOf(context: Context, bag: ReadBag, at: Date): Promise<string | null> {
    const row = await fetchMaybe(
      context.manager,
      eventRow,
      `SELECT coalesce(a.event_id, c.event_id) AS "eventId"
       FROM bag_assignment a LEFT JOIN control_crew c ON c.crew_id = a.crew_id
       WHERE a.bag_id = $1 AND a.out_at <= $2 AND coalesce(a.back_at, $2) > coalesce($3::timestamptz, '-infinity')
       ORDER BY a.out_at DESC LIMIT 1`,
      [bag.id, at, bag.lastCheckedAt],
    );
    return row?.eventId ?? null;
  }

  /** Expired, broken and missing stock leaves the books. */
  #takenOut(line: Line, inside: readonly Holding[], booked: number, found: number): readonly NewMove[] {
    const gone = lessQuantity(booked, found);
    return [
      ...movesTo(takeOut(inside, line, line.expired), virtualLocation('waste'), 'expired'),
      ...movesTo(takeOut(inside, line, line.damaged), virtualLocation('waste'), 'damaged'),
      ...(gone > 0 ? movesTo(takeOut(inside, line, gone), virtualLocation('adjustment'), 'counted') : []),
    ];
  }

  /** More than the books show: added to the existing lot, if there is one. */
  #foundMore(line: Line, item: CheckedItem, inside: Holding[], more: number, moves: NewMove[]): string[] {
    const known = inside.filter((one) => one.locationId === line.locationId && one.itemId === line.itemId);
    const lots = known.filter(({ batchId }) => batchId !== null);
    const batchId = lots.at(-1)?.batchId ?? null;
    if (item.isSerialised || (item.isBatchTracked && batchId === null))
      return [
        `${item.name}: ${quantityText(more)} more than in the books, from a lot that is not recorded here.`,
      ];
    moves.push({
      ...{ itemId: line.itemId, batchId: item.isBatchTracked ? batchId : null, quantity: more },
      ...{ fromLocationId: virtualLocation('adjustment'), toLocationId: line.locationId, reason: 'found' },
    });
    const holding = item.isBatchTracked ? lots.at(-1) : known.at(-1);
    if (holding !== undefined) holding.left = addQuantities(holding.left, more);
    else
      inside.push({
        ...{ locationId: line.locationId, itemId: line.itemId, batchId: null, left: more },
        ...{ expiresOn: null, receivedAt: null, status: null, isSerialised: false, isWitnessed: false },
      });
    return [];
  }

  #toppedUp(
    context: Context,
    line: Line,
    item: CheckedItem,
    shelf: readonly Holding[],
    moves: NewMove[],
  ): string[] {
    const { taken, short } = takeFefo(shelf, line.itemId, line.toppedUp, localDay(context.clock()));
    moves.push(...movesTo(taken, line.locationId, 'packed'));
    return short > 0
      ? [
          `${item.name}: ${quantityText(line.toppedUp)} put in, ${quantityText(short)} of them not in the books for the shelf.`,
        ]
      : [];
  }

  async #items(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, CheckedItem>> {
    const rows = await fetchRows(
      context.manager,
      itemsRow,
      `SELECT i.id, ${ITEM_NAME} AS name, i.is_batch_tracked AS "isBatchTracked",
              i.is_serialised AS "isSerialised", i.is_witnessed AS "isWitnessed"
       FROM stock_item i WHERE i.id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((item) => [item.id, item]));
  }

  async #seal(context: Context, { pouchSeals, checkedAt }: BagCheckFacts): Promise<void> {
    if (pouchSeals.length === 0) return;
    await execute(
      context.manager,
      `UPDATE stock_pouch w SET seal = r.seal, sealed_at = CASE WHEN r.seal IS NOT NULL THEN $2::timestamptz END
       FROM jsonb_to_recordset($1::jsonb) AS r ("locationId" uuid, seal text)
       WHERE w.location_id = r."locationId"`,
      // Not before the moves of the check itself, which are recorded now.
      [JSON.stringify(pouchSeals), context.clock() > checkedAt ? context.clock() : checkedAt],
    );
  }

  /** Sets the bag’s state after a check. */
  async #settle(context: Context, bag: ReadBag, facts: BagCheckFacts, isReady: boolean): Promise<void> {
    const { id, state } = bag;
    const step = ((): { readonly action: BagAction; readonly to: string } | null => {
      if (state === 'out' || (state === 'ready' && isReady)) return null;
      if (isReady) return { action: 'seal', to: 'ready' };
      return state === 'restock_due' ? null : { action: 'find_short', to: 'restock_due' };
    })();
    await updateVersion(context.manager, BAGS, bag, [
      ['state', step?.to ?? state],
      ['seal', facts.seal],
      ['last_checked_at', facts.checkedAt],
      ['next_check_on', facts.nextCheckOn],
    ]);
    if (step !== null)
      await this.#bags.keepStep(context, { bagId: id, action: step.action, from: state, checkId: facts.id });
  }
}

interface CheckedItem {
  readonly name: string;
  readonly isBatchTracked: boolean;
  readonly isSerialised: boolean;
  readonly isWitnessed: boolean;
}
