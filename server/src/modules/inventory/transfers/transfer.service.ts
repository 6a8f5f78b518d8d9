import { OTHER_LOT_WORDS } from '@sideline/schema/inventory/fefo';
import { documentNumberOf } from '@sideline/schema/inventory/moving';
import { addQuantities, compareQuantities } from '@sideline/schema/inventory/quantity';
import {
  TRANSFER_STATES,
  TRANSFER_TRANSITIONS,
  type TransferAction,
  type TransferFact,
  type TransferState,
} from '@sideline/schema/inventory/transfer-transitions';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import {
  dispatchFacts,
  transferFacts,
  transferReceiptFacts,
  type TransferFacts,
} from '@sideline/schema/validation/moving';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { TransferRoute } from '../purchasing/purchasing.ports.js';
import type { PostingService } from '../stock/posting.service.js';
import {
  requireEvent,
  requirePlaces,
  withWords,
  type StockSteps,
  type WitnessPart,
} from '../stock/stock-steps.service.js';
import { IN_TRANSIT, TRANSFER_DETAILS, TRANSFER_JOINS, TRANSFER_JSON } from './transfer.hot.js';
import type {
  CreateStockTransferInput,
  DispatchStockTransferInput,
  ReceiveStockTransferInput,
  StockTransfer,
  StockTransferDetails,
  StockTransferFilterInput,
  StockTransferLine,
  UpdateStockTransferInput,
} from './transfer.types.js';
import { type ReadLine, proposed, usedOnOf, proposalOf, pickedOf, insufficient } from './transfer-picking.js';
import { settledWith, movesOf, travellingPicks, keepReceipt } from './transfer-receiving.js';

const TRANSFERS = { table: 'stock_transfer', key: 'id', what: 'transfer' } as const;

const LATEST: Keyset = { columns: [{ expression: 'o.place', type: 'integer' }], direction: 'DESC' };

type Facts = Partial<Record<TransferFact, boolean>>;

interface ReadDetails extends Pick<StockTransferDetails, 'transfer' | 'discrepancies'> {
  readonly endsAt: Date | null;
  readonly lines: readonly ReadLine[];
  readonly steps: (StockTransferDetails['steps'][number] & { readonly action: string })[];
}

/** The row that a statement returns. */
const readDetailsRow: z.ZodType<ReadDetails> = z.object({
  endsAt: z.date().nullable(),
  lines: z.array(storedJson<ReadLine>()),
  steps: z.array(storedJson<StockTransferDetails['steps'][number] & { readonly action: string }>()),
  transfer: storedJson<ReadDetails['transfer']>(),
  discrepancies: storedJson<ReadDetails['discrepancies']>(),
});

const lockedTransferRow = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(TRANSFER_STATES),
  version: z.number(),
  fromLocationId: z.string(),
  toLocationId: z.string(),
  eventId: z.string().nullable(),
});

type LockedTransfer = z.infer<typeof lockedTransferRow>;

const rowOf = (action: TransferAction): StockTransition<TransferState, TransferFact> =>
  TRANSFER_TRANSITIONS[action];

const conditionsOf = (filter: StockTransferFilterInput): ListConditions => {
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const sought = conditions.place(contains(text));
    conditions.add(`(o.number ILIKE ${sought} OR EXISTS (SELECT FROM stock_location n
      WHERE n.id IN (o.from_location_id, o.to_location_id) AND name_folded(n.name) LIKE name_folded(${sought})))`);
  }
  if (filter.state) conditions.add(`o.state = ${conditions.place(filter.state)}`);
  if (filter.isInTransit != null)
    conditions.add(`o.state ${filter.isInTransit ? '' : 'NOT '}IN (${IN_TRANSIT})`);
  if (filter.itemId != null) {
    requireId(filter.itemId, 'filter.itemId');
    conditions.add(
      `EXISTS (SELECT FROM stock_transfer_line l WHERE l.transfer_id = o.id AND l.item_id = ${conditions.place(filter.itemId)})`,
    );
  }
  if (filter.locationId != null) {
    requireId(filter.locationId, 'filter.locationId');
    const place = conditions.place(filter.locationId);
    conditions.add(`(o.from_location_id = ${place} OR o.to_location_id = ${place})`);
  }
  conditions.addId('eventId', 'o.event_id', filter.eventId);
  return conditions;
};

const createRow = z.object({ from: z.string() });

const draftRow = z.object({ place: z.number() });

const draftedWithRow = z.object({ node: storedJson<StockTransfer>() });

const receiveRow = z.object({ fingerprint: z.string() });

const writeLinesRow = z.object({ line: z.number() });

/** Moves stock between places by way of 'In transit' (operations section 3, Transfer). */
export class TransferService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;
  readonly #steps: StockSteps;

  constructor(deps: {
    readonly audit: AuditService;
    readonly posting: PostingService;
    readonly steps: StockSteps;
  }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
    this.#steps = deps.steps;
  }

  /** Transfers, the latest first. */
  list(
    context: Context,
    filter: StockTransferFilterInput,
    page: PageRequest,
  ): Promise<Connection<StockTransfer>> {
    const list = { table: 'stock_transfer', alias: 'o', node: TRANSFER_JSON, joins: TRANSFER_JOINS };
    return listPage(context.manager, list, LATEST, conditionsOf(filter), page);
  }

  /** All of a transfer in one statement: of a draft with its pick list. NOT_FOUND. */
  async details(context: Context, transferId: string): Promise<StockTransferDetails> {
    const read = isId(transferId)
      ? await fetchMaybe(context.manager, readDetailsRow, TRANSFER_DETAILS, [transferId])
      : undefined;
    if (read === undefined) throw notFound('Transfer');
    const { transfer, endsAt, discrepancies, steps } = read;
    const isDraft = transfer.state === 'draft';
    const usedOn = usedOnOf(context, endsAt);
    const lines = read.lines.map((line): StockTransferLine => {
      const { picks, short } = isDraft ? proposed(line, usedOn) : { picks: line.picks, short: 0 };
      const lots = line.lots
        .filter(({ status }) => status === 'available')
        .map(({ batchId, lot, expiresOn, quantity }) => ({ batchId, lot, expiresOn, quantity }));
      return { ...line, lots, picks, short };
    });
    const asker = { role: actorOf(context).role, isAssigned: false };
    const may = (action: TransferAction, facts: Facts): boolean =>
      stockRefusalOf(rowOf(action), transfer.state, asker, facts) === null;
    return {
      ...{ transfer, lines, discrepancies },
      steps: withWords('transfer', steps),
      canDispatch: may('dispatch', { has_lines: lines.length > 0, source_holds_lines: true }),
      canReceive: may('receive_part', { some_open: true }),
      canCancel: may('cancel', {}),
    };
  }

  /** Drafts a transfer. Safe to repeat with the same id; CONFLICT where it is another's. */
  async create(context: Context, { id, ...given }: CreateStockTransferInput): Promise<StockTransferDetails> {
    const facts = requireValid(transferFacts, given);
    requireId(id, 'id');
    const known = await fetchRows(
      context.manager,
      createRow,
      'SELECT from_location_id AS "from" FROM stock_transfer WHERE id = $1',
      [id],
    );
    if (known.length > 0) {
      const details = await this.details(context, id);
      const isSame =
        details.transfer.fromLocationId === facts.fromLocationId &&
        details.transfer.toLocationId === facts.toLocationId &&
        details.lines.map((line) => line.id).join() === facts.lines.map((line) => line.id).join();
      if (!isSame) throw new DomainError('CONFLICT');
      return details;
    }
    await this.draft(context, { id, facts, draftedWith: null });
    return this.details(context, id);
  }

  /** The same for callers that have checked the facts and draft several at once. */
  async draft(
    context: Context,
    wanted: { readonly id: string; readonly facts: TransferFacts; readonly draftedWith: string | null },
  ): Promise<void> {
    const { id, facts, draftedWith } = wanted;
    await this.#checkFacts(context, facts);
    const { place } = await fetchOne(
      context.manager,
      draftRow,
      `SELECT nextval('stock_transfer_place')::float8 AS place`,
    );
    await execute(
      context.manager,
      `INSERT INTO stock_transfer (id, place, number, from_location_id, to_location_id, event_id, notes, drafted_with,
         created_at, created_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[
          id,
          place,
          documentNumberOf('TR', place),
          facts.fromLocationId,
          facts.toLocationId,
          facts.eventId,
        ],
        ...[facts.notes, draftedWith, context.clock(), actorOf(context).userId],
      ],
    );
    await this.#writeLines(context, id, facts);
    await this.#steps.keep(context, 'transfer', id, {
      action: 'create',
      from: null,
      to: 'draft',
      reason: null,
    });
    await this.#audit.record(context, {
      action: 'STOCK_TRANSFER_CREATED',
      entity: { type: 'StockTransfer', id },
      eventId: facts.eventId,
      fieldsChanged: ['fromLocationId', 'toLocationId', 'lines'],
    });
  }

  /** A draft for each route, all from one call. */
  async draftRoutes(context: Context, key: string, routes: readonly TransferRoute[]): Promise<void> {
    for (const { lines, ...places } of routes)
      await this.draft(context, {
        ...{ id: newId(), draftedWith: key },
        facts: {
          ...{ ...places, eventId: null, notes: null },
          lines: lines.map((line) => ({ id: newId(), ...line })),
        },
      });
  }

  /** The drafts made by one call. */
  async draftedWith(context: Context, key: string): Promise<StockTransfer[]> {
    const rows = await fetchRows(
      context.manager,
      draftedWithRow,
      `SELECT ${TRANSFER_JSON} AS node FROM stock_transfer o ${TRANSFER_JOINS} WHERE o.drafted_with = $1 ORDER BY o.place`,
      [key],
    );
    return rows.map(({ node }) => node);
  }

  /** All details of a draft. CHANGED_MEANWHILE; STATE_CHANGED once it has left. */
  async update(
    context: Context,
    { id, version, ...given }: UpdateStockTransferInput,
  ): Promise<StockTransferDetails> {
    const facts = requireValid(transferFacts, given);
    const transfer = await this.#lock(context, id);
    if (transfer.state !== 'draft') throw await this.#steps.stateChanged(context, 'transfer', id);
    if (transfer.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'transfer' });
    await this.#checkFacts(context, facts);
    await updateVersion(context.manager, TRANSFERS, transfer, [
      ['from_location_id', facts.fromLocationId],
      ['to_location_id', facts.toLocationId],
      ['event_id', facts.eventId],
      ['notes', facts.notes],
    ]);
    await execute(context.manager, 'DELETE FROM stock_transfer_line WHERE transfer_id = $1', [id]);
    await this.#writeLines(context, id, facts);
    await this.#audit.record(context, {
      action: 'STOCK_TRANSFER_UPDATED',
      entity: { type: 'StockTransfer', id },
      fieldsChanged: ['fromLocationId', 'toLocationId', 'eventId', 'notes', 'lines'],
    });
    return this.details(context, id);
  }

  /**
   * Takes the lots from the shelf: the picked ones, or the proposed ones. STOCK_INSUFFICIENT; WITNESS_REQUIRED, which the
   * ledger asks for each controlled drug until `witness` proves a second person.
   */
  async dispatch(
    context: Context,
    { id, ...given }: DispatchStockTransferInput,
    witness: WitnessPart = {},
  ): Promise<StockTransferDetails> {
    const { picks } = requireValid(dispatchFacts, given);
    const transfer = await this.#lock(context, id);
    const { lines } = await this.details(context, id);
    const wanted = picks === null ? proposalOf(lines) : pickedOf(lines, picks);
    const short = picks === null ? lines.find((line) => line.short > 0) : undefined;
    await this.#steps.require(
      context,
      'transfer',
      transfer,
      { action: 'dispatch', row: rowOf('dispatch') },
      {
        // A line without any stock is still a line.
        facts: {
          has_lines: wanted.length > 0 || short !== undefined,
          source_holds_lines: short === undefined,
        },
        ofFact: (fact) =>
          fact === 'has_lines' || short === undefined
            ? badInput([{ field: 'lines', code: 'required', message: 'Add at least one line first.' }])
            : insufficient(context, transfer.fromLocationId, short),
      },
    );
    await this.#posting.post(context, {
      key: `transfer ${id} dispatch`,
      source: { kind: 'transfer', id },
      eventId: transfer.eventId,
      ...witness,
      moves: wanted.map(({ itemId, batchId, quantity, isProposed }) => ({
        ...{ itemId, batchId, quantity, reason: 'dispatched' },
        ...{ fromLocationId: transfer.fromLocationId, toLocationId: virtualLocation('in_transit') },
        note: isProposed ? null : OTHER_LOT_WORDS,
      })),
    });
    await execute(
      context.manager,
      `INSERT INTO stock_transfer_pick (id, transfer_id, line_id, item_id, batch_id, quantity, is_proposed)
       SELECT k.id, $1, k.line_id, k.item_id, k.batch_id, k.quantity, k.is_proposed
       FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::numeric[], $7::boolean[])
         AS k (id, line_id, item_id, batch_id, quantity, is_proposed)`,
      [
        ...[id, wanted.map(() => newId()), wanted.map(({ lineId }) => lineId)],
        ...[wanted.map(({ itemId }) => itemId), wanted.map(({ batchId }) => batchId)],
        ...[wanted.map(({ quantity }) => quantity), wanted.map(({ isProposed }) => isProposed)],
      ],
    );
    await this.#steps.take(context, 'transfer', transfer, { action: 'dispatch', row: rowOf('dispatch') });
    return this.details(context, id);
  }

  /**
   * Receives what arrived, in part or in full. Stock that is missing, damaged or more than was sent becomes an adjustment with a
   * reason. The same id with the same contents receives nothing again; with others it is COMMAND_REUSED.
   */
  async receive(
    context: Context,
    { transferId, ...given }: ReceiveStockTransferInput,
    witness: WitnessPart = {},
  ): Promise<StockTransferDetails> {
    const receipt = requireValid(transferReceiptFacts, given);
    const transfer = await this.#lock(context, transferId);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([transferId, receipt]))
      .digest('hex');
    const known = await fetchMaybe(
      context.manager,
      receiveRow,
      'SELECT fingerprint FROM stock_transfer_receipt WHERE id = $1',
      [receipt.id],
    );
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) throw new DomainError('COMMAND_REUSED');
      return this.details(context, transferId);
    }
    await this.#steps.require(
      context,
      'transfer',
      transfer,
      { action: 'receive_part', row: rowOf('receive_part') },
      { facts: { some_open: true } },
    );
    const picks = await travellingPicks(context, transferId);
    const after = settledWith(picks, receipt);
    const moves = movesOf(picks, receipt, transfer.toLocationId);
    const { postingId } = await this.#posting.post(context, {
      key: `transfer receipt ${receipt.id}`,
      source: { kind: 'transfer', id: transferId },
      eventId: transfer.eventId,
      ...witness,
      moves,
    });
    await keepReceipt(context, transferId, receipt, fingerprint, postingId);
    const isWhole = after.every(
      ({ quantity, received, missing }) =>
        compareQuantities(addQuantities(received, missing), quantity) === 0,
    );
    const action = isWhole ? 'receive' : 'receive_part';
    await this.#steps.take(context, 'transfer', transfer, { action, row: rowOf(action) });
    return this.details(context, transferId);
  }

  /** Only of a draft: STATE_CHANGED once it has left. */
  async cancel(context: Context, transferId: string): Promise<StockTransferDetails> {
    const transfer = await this.#lock(context, transferId);
    const step = { action: 'cancel', row: rowOf('cancel') };
    await this.#steps.require(context, 'transfer', transfer, step, { facts: {} });
    await this.#steps.take(context, 'transfer', transfer, step);
    return this.details(context, transferId);
  }

  /** A transfer held until the transaction ends. NOT_FOUND. */
  async #lock(context: Context, transferId: string): Promise<LockedTransfer> {
    const transfer = isId(transferId)
      ? await fetchMaybe(
          context.manager,
          lockedTransferRow,
          `SELECT id, number, state, version, from_location_id AS "fromLocationId", to_location_id AS "toLocationId",
                  event_id AS "eventId" FROM stock_transfer WHERE id = $1 FOR UPDATE`,
          [transferId],
        )
      : undefined;
    if (transfer === undefined) throw notFound('Transfer');
    return transfer;
  }

  async #checkFacts(context: Context, facts: TransferFacts): Promise<void> {
    await requirePlaces(context, [
      ['fromLocationId', facts.fromLocationId],
      ['toLocationId', facts.toLocationId],
    ]);
    await requireEvent(context, facts.eventId);
  }

  async #writeLines(context: Context, id: string, { lines }: TransferFacts): Promise<void> {
    if (lines.length === 0) return;
    const made = await fetchRows(
      context.manager,
      writeLinesRow,
      `INSERT INTO stock_transfer_line (id, transfer_id, line, item_id, quantity)
       SELECT l.id, $1, l.n, i.id, l.quantity
       FROM unnest($2::uuid[], $3::uuid[], $4::numeric[]) WITH ORDINALITY AS l (id, item_id, quantity, n)
       JOIN stock_item i ON i.id = l.item_id RETURNING line`,
      [
        ...[id, lines.map((line) => line.id), lines.map(({ itemId }) => itemId)],
        lines.map(({ quantity }) => quantity),
      ],
    );
    const written = new Set(made.map(({ line }) => line));
    const problems = lines.flatMap((_, index) =>
      written.has(index + 1)
        ? []
        : [
            {
              field: `lines.${String(index)}.itemId`,
              code: 'unknown',
              message: 'This item was not found. Choose the item again.',
            },
          ],
    );
    if (problems.length > 0) throw badInput(problems);
  }
}
