import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { addQuantities, compareQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { documentNumberOf, RETURN_BUTTONS, type ReturnButton } from '@sideline/schema/inventory/moving';
import {
  RETURN_STATES,
  RETURN_TRANSITIONS,
  type ReturnFact,
  type ReturnKind,
  type ReturnState,
} from '@sideline/schema/inventory/return-transitions';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { virtualLocation, type MoveReason, type MoveSource } from '@sideline/schema/inventory/vocabulary';
import {
  returnFacts,
  returnStepFacts,
  type Replacement,
  type ReturnFacts,
} from '@sideline/schema/validation/moving';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { StockBatchService } from '../batches/stock-batch.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { NewMove } from '../stock/posting.types.js';
import {
  requireEvent,
  requirePlaces,
  withWords,
  type StockSteps,
  type WitnessPart,
} from '../stock/stock-steps.service.js';
import { RETURN_DETAILS, RETURN_JOINS, RETURN_JSON } from './return.hot.js';
import type {
  CreateStockReturnInput,
  StepStockReturnInput,
  StockReturn,
  StockReturnDetails,
  StockReturnFilterInput,
  StockReturnLine,
  UpdateStockReturnInput,
} from './return.types.js';
import { witnessRequired } from '../witnesses/witness.types.js';

const RETURNS = { table: 'stock_return', key: 'id', what: 'return' } as const;
const LATEST: Keyset = { columns: [{ expression: 'o.place', type: 'integer' }], direction: 'DESC' };

interface ReadDetails extends Pick<StockReturnDetails, 'return' | 'lines'> {
  readonly steps: (StockReturnDetails['steps'][number] & { readonly action: string })[];
}

/** The row that a statement returns. */
const readDetailsRow: z.ZodType<ReadDetails> = z.object({
  steps: z.array(storedJson<StockReturnDetails['steps'][number] & { readonly action: string }>()),
  lines: storedJson<ReadDetails['lines']>(),
  return: storedJson<ReadDetails['return']>(),
});

const lockedReturnRow = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATES),
  version: z.number(),
});
type LockedReturn = z.infer<typeof lockedReturnRow>;

type Facts = Partial<Record<ReturnFact, boolean>>;

const rowOf = (action: ReturnButton): StockTransition<ReturnState, ReturnFact> => RETURN_TRANSITIONS[action];

/** The virtual location that each kind goes to, and the reason. Unused stock goes to a real place. */
const ENDS: Readonly<
  Record<ReturnKind, { readonly to: string | null; readonly reason: MoveReason; readonly source: MoveSource }>
> = {
  to_supplier: { to: virtualLocation('supplier'), reason: 'returned', source: 'return' },
  unused_from_event: { to: null, reason: 'moved', source: 'return' },
  to_destruction: { to: virtualLocation('waste'), reason: 'destroyed', source: 'destruction' },
};

/** Schedule of the Misuse of Drugs Regulations whose destruction an authorised person sees (regulation 27). */
const SEEN_SCHEDULE = 2;

const conditionsOf = (filter: StockReturnFilterInput): ListConditions => {
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const sought = conditions.place(contains(text));
    conditions.add(`(o.number ILIKE ${sought} OR EXISTS (SELECT FROM stock_location n WHERE n.id = o.from_location_id
      AND name_folded(n.name) LIKE name_folded(${sought})) OR EXISTS (SELECT FROM supplier n WHERE n.id = o.supplier_id
      AND name_folded(n.name) LIKE name_folded(${sought})))`);
  }
  if (filter.state) conditions.add(`o.state = ${conditions.place(filter.state)}`);
  if (filter.kind) conditions.add(`o.kind = ${conditions.place(filter.kind)}`);
  if (filter.isOpen != null)
    conditions.add(`o.state ${filter.isOpen ? 'NOT ' : ''}IN ('closed', 'cancelled')`);
  conditions.addId('eventId', 'o.event_id', filter.eventId);
  conditions.addId('orderId', 'o.order_id', filter.orderId);
  return conditions;
};

const createRow = z.object({ place: z.number() });
const draftedWithRow = z.object({ node: storedJson<StockReturn>() });
const checkFactsRow = z.object({ supplier: z.boolean(), order: z.boolean() });
const sentRow = z.object({ id: z.string() });
const writeLinesRow = z.object({ line: z.number() });

/** Stock that goes back to a supplier, comes back from an event, or is destroyed (operations section 3, Return). */
export class ReturnService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;
  readonly #steps: StockSteps;
  readonly #batches: StockBatchService;
  readonly #rights: RightsService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly batches: StockBatchService;
    readonly posting: PostingService;
    readonly rights: RightsService;
    readonly steps: StockSteps;
  }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
    this.#steps = deps.steps;
    this.#batches = deps.batches;
    this.#rights = deps.rights;
  }

  /** Returns, the latest first. */
  list(
    context: Context,
    filter: StockReturnFilterInput,
    page: PageRequest,
  ): Promise<Connection<StockReturn>> {
    const list = { table: 'stock_return', alias: 'o', node: RETURN_JSON, joins: RETURN_JOINS };
    return listPage(context.manager, list, LATEST, conditionsOf(filter), page);
  }

  /** Everything about a return in one statement, and what the caller may do. NOT_FOUND. */
  async details(context: Context, returnId: string): Promise<StockReturnDetails> {
    const read = isId(returnId)
      ? await fetchMaybe(context.manager, readDetailsRow, RETURN_DETAILS, [returnId])
      : undefined;
    if (read === undefined) throw notFound('Return');
    const asker = { role: actorOf(context).role, isAssigned: false };
    // A witness proves themselves when it is sent, so the button is always there.
    const facts = { ...factsOf(read.return, read.lines, asker.role), is_witnessed: true };
    const may = RETURN_BUTTONS.filter(
      (action) => stockRefusalOf(rowOf(action), read.return.state, asker, facts) === null,
    );
    return {
      ...{ return: read.return, lines: read.lines, steps: withWords('return', read.steps) },
      // A person who may authorise anything needs no second button for stock from an event.
      possible: may.filter((action) => action !== 'authorise_from_event' || !may.includes('authorise')),
    };
  }

  /** Drafts a return. Safe to repeat with the same id; CONFLICT where it is another's. */
  async create(
    context: Context,
    { id, ...given }: CreateStockReturnInput,
    draftedWith: string | null = null,
  ): Promise<StockReturnDetails> {
    const facts = requireValid(returnFacts, given);
    requireId(id, 'id');
    const known = await execute(context.manager, 'SELECT FROM stock_return WHERE id = $1', [id]);
    if (known > 0) {
      const details = await this.details(context, id);
      const isSame =
        details.return.kind === facts.kind &&
        details.return.fromLocationId === facts.fromLocationId &&
        details.lines.map((line) => line.id).join() === facts.lines.map((line) => line.id).join();
      if (!isSame) throw new DomainError('CONFLICT');
      return details;
    }
    await this.#checkFacts(context, facts);
    const { place } = await fetchOne(
      context.manager,
      createRow,
      `SELECT nextval('stock_return_place')::float8 AS place`,
    );
    await execute(
      context.manager,
      `INSERT INTO stock_return (id, place, number, kind, from_location_id, to_location_id, supplier_id, order_id, event_id,
         authorised_person, notes, created_at, created_by, drafted_with)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[id, place, documentNumberOf('RT', place), facts.kind, facts.fromLocationId, facts.toLocationId],
        ...[facts.supplierId, facts.orderId, facts.eventId, facts.authorisedPerson, facts.notes],
        ...[context.clock(), actorOf(context).userId, draftedWith],
      ],
    );
    await this.#writeLines(context, id, facts);
    await this.#steps.keep(context, 'return', id, {
      ...{ action: 'create', from: null, to: 'draft', reason: null },
    });
    await this.#audit.record(context, {
      action: 'STOCK_RETURN_CREATED',
      entity: { type: 'StockReturn', id },
      eventId: facts.eventId,
      fieldsChanged: ['kind', 'fromLocationId', 'lines'],
    });
    return this.details(context, id);
  }

  /** The drafts made by one call. */
  async draftedWith(context: Context, key: string): Promise<StockReturn[]> {
    const rows = await fetchRows(
      context.manager,
      draftedWithRow,
      `SELECT ${RETURN_JSON} AS node FROM stock_return o ${RETURN_JOINS} WHERE o.drafted_with = $1 ORDER BY o.place`,
      [key],
    );
    return rows.map(({ node }) => node);
  }

  /** All details of a draft. CHANGED_MEANWHILE; STATE_CHANGED once it is authorised. */
  async update(
    context: Context,
    { id, version, ...given }: UpdateStockReturnInput,
  ): Promise<StockReturnDetails> {
    const facts = requireValid(returnFacts, given);
    const locked = await this.#lock(context, id);
    if (locked.state !== 'draft') throw await this.#steps.stateChanged(context, 'return', id);
    if (locked.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'return' });
    await this.#checkFacts(context, facts);
    await updateVersion(context.manager, RETURNS, locked, [
      ['kind', facts.kind],
      ['from_location_id', facts.fromLocationId],
      ['to_location_id', facts.toLocationId],
      ['supplier_id', facts.supplierId],
      ['order_id', facts.orderId],
      ['event_id', facts.eventId],
      ['authorised_person', facts.authorisedPerson],
      ['notes', facts.notes],
    ]);
    await execute(context.manager, 'DELETE FROM stock_return_line WHERE return_id = $1', [id]);
    await this.#writeLines(context, id, facts);
    await this.#audit.record(context, {
      action: 'STOCK_RETURN_UPDATED',
      entity: { type: 'StockReturn', id },
      fieldsChanged: ['kind', 'fromLocationId', 'toLocationId', 'supplierId', 'eventId', 'notes', 'lines'],
    });
    return this.details(context, id);
  }

  /**
   * Takes a step by its table. Sending it moves the stock; replacements from a supplier are received, and rejected stock comes back
   * to the place that it left. STATE_CHANGED, FORBIDDEN, RIGHT_OFF, STOCK_INSUFFICIENT; WITNESS_REQUIRED for
   * controlled drugs until `witness` proves a second person.
   */
  async step(
    context: Context,
    wanted: StepStockReturnInput,
    witness: WitnessPart = {},
  ): Promise<StockReturnDetails> {
    const facts = requireValid(returnStepFacts, wanted);
    const { action, reason, creditPence, creditReference } = facts;
    if (action === 'authorise') await this.#rights.require(context, 'approve');
    const locked = await this.#lock(context, wanted.id);
    const details = await this.details(context, wanted.id);
    const { lines } = details;
    const witnessed = lines.find(({ isWitnessed }) => isWitnessed);
    await this.#steps.require(
      context,
      'return',
      locked,
      { action, row: rowOf(action) },
      {
        reason,
        facts: {
          ...factsOf(details.return, lines, actorOf(context).role),
          is_witnessed: witnessed === undefined || Object.values(witness).some((part) => part != null),
        },
        ofFact: (fact) => {
          if (fact === 'has_lines')
            return badInput([{ field: 'lines', code: 'required', message: 'Add at least one line first.' }]);
          if (fact === 'sender_may_destroy') return new DomainError('FORBIDDEN');
          if (fact === 'is_witnessed') return witnessRequired(witnessed?.itemName ?? '');
          // A step of another kind of return: for this one it does not exist.
          return this.#steps.stateChanged(context, 'return', locked.id);
        },
      },
    );
    if (action === 'authorise' || action === 'dispatch') requireAuthorisedPerson(details);
    if (action === 'credit' && creditPence === null)
      throw badInput([
        { field: 'creditPence', code: 'required', message: 'Enter the amount the supplier refunds.' },
      ]);
    if (action === 'dispatch') await this.#post(context, details, witness);
    if (action === 'replace') await this.#receive(context, details, facts.replacements, witness);
    if (action === 'reject') await this.#takeBack(context, details, reason, witness);
    await this.#steps.take(
      context,
      'return',
      locked,
      { action, row: rowOf(action) },
      action === 'replace' ? receivedWords(details, facts.replacements) : reason,
      action === 'credit'
        ? [
            ['credit_pence', creditPence],
            ['credit_reference', creditReference],
          ]
        : [],
    );
    return this.details(context, wanted.id);
  }

  async #post(
    context: Context,
    {
      return: {
        id,
        number,
        kind,
        fromLocationId,
        toLocationId,
        eventId,
        supplierName,
        notes,
        authorisedPerson,
      },
      lines,
    }: StockReturnDetails,
    witness: WitnessPart,
  ): Promise<void> {
    const { to, reason, source } = ENDS[kind];
    const posted = await this.#posting.post(context, {
      key: `return ${id} dispatch`,
      source: { kind: source, id },
      eventId,
      ...witness,
      moves: lines.map(({ itemId, batchId, quantity }) => ({
        ...{ itemId, batchId, quantity, fromLocationId, reason },
        // A return of unused stock names its place: a constraint of the table.
        toLocationId: to ?? toLocationId ?? fromLocationId,
        note: notes?.slice(0, 500) ?? supplierName,
      })),
    });
    const isControlled = lines.some(({ isWitnessed }) => isWitnessed);
    if (kind === 'to_destruction' && isControlled && !posted.replayed)
      await this.#posting.keepDestruction(context, posted.postingId, {
        ...{ authorisedName: authorisedPerson, authorisedRole: null, method: `Return ${number}` },
      });
  }

  /** Receives replacements at the cost of the returned stock. BAD_INPUT for an item that was not in the return. */
  async #receive(
    context: Context,
    { return: { id, fromLocationId, supplierId }, lines }: StockReturnDetails,
    replacements: readonly Replacement[],
    witness: WitnessPart,
  ): Promise<void> {
    const problems = replacementProblems(lines, replacements);
    if (problems.length > 0) throw badInput(problems);
    const moves: NewMove[] = [];
    for (const [index, { itemId, quantity, lot, expiresOn, serial }] of replacements.entries()) {
      const before = lines.find((line) => line.itemId === itemId)?.batchId ?? null;
      const batchId =
        before === null
          ? null
          : await ofField(`replacements.${String(index)}`, async () =>
              this.#batches.received(context, {
                ...{ itemId, lot: lot ?? serial ?? '', expiresOn, serial, supplierId },
                unitCostPence: (await this.#batches.read(context, before)).unitCostPence,
              }),
            );
      moves.push({
        ...{ itemId, batchId, quantity, toLocationId: fromLocationId },
        ...{ fromLocationId: virtualLocation('supplier'), reason: 'received', note: 'Replacement' },
      });
    }
    await this.#posting.post(context, {
      key: `return ${id} replace`,
      source: { kind: 'return', id },
      ...witness,
      moves,
    });
  }

  /** Rejected stock goes back to the place that it left, whatever else that place now holds. */
  async #takeBack(
    context: Context,
    { return: { id, number } }: StockReturnDetails,
    reason: string | null,
    witness: WitnessPart,
  ): Promise<void> {
    const sent = await fetchRows(
      context.manager,
      sentRow,
      `SELECT m.id FROM stock_move m
       WHERE m.source_id = $1 AND m.source_kind = 'return' AND m.to_location_id = $2 AND m.reverses IS NULL
         AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id) ORDER BY m.sequence`,
      [id, virtualLocation('supplier')],
    );
    // By hand, an administrator may have taken back all of it before returns did.
    if (sent.length === 0) return;
    await this.#posting.reverse(context, {
      ...{ key: `return ${id} reject`, moveIds: sent.map((move) => move.id), needsWitness: true, ...witness },
      reason: reason ?? `${number} was rejected by the supplier.`,
    });
  }

  /** A return held until the transaction ends. NOT_FOUND. */
  async #lock(context: Context, returnId: string): Promise<LockedReturn> {
    const locked = isId(returnId)
      ? await fetchMaybe(
          context.manager,
          lockedReturnRow,
          'SELECT id, state, version FROM stock_return WHERE id = $1 FOR UPDATE',
          [returnId],
        )
      : undefined;
    if (locked === undefined) throw notFound('Return');
    return locked;
  }

  async #checkFacts(context: Context, facts: ReturnFacts): Promise<void> {
    await requirePlaces(context, [
      ['fromLocationId', facts.fromLocationId],
      ['toLocationId', facts.toLocationId],
    ]);
    await requireEvent(context, facts.eventId);
    if (facts.supplierId === null) return;
    const known = await fetchOne(
      context.manager,
      checkFactsRow,
      `SELECT EXISTS (SELECT FROM supplier WHERE id = $1) AS supplier,
              $2::uuid IS NULL OR EXISTS (SELECT FROM purchase_order WHERE id = $2 AND supplier_id = $1) AS "order"`,
      [facts.supplierId, facts.orderId],
    );
    if (!known.supplier)
      throw badInput([
        { field: 'supplierId', code: 'unknown', message: 'This supplier was not found. Choose it again.' },
      ]);
    if (!known.order)
      throw badInput([
        { field: 'orderId', code: 'unknown', message: 'This supplier has no such order. Choose it again.' },
      ]);
  }

  async #writeLines(context: Context, id: string, { lines }: ReturnFacts): Promise<void> {
    if (lines.length === 0) return;
    const made = await fetchRows(
      context.manager,
      writeLinesRow,
      `INSERT INTO stock_return_line (id, return_id, line, item_id, batch_id, quantity)
       SELECT l.id, $1, l.n, i.id, b.id, l.quantity
       FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::numeric[]) WITH ORDINALITY AS l (id, item_id, batch_id, quantity, n)
       JOIN stock_item i ON i.id = l.item_id LEFT JOIN stock_batch b ON b.id = l.batch_id AND b.item_id = i.id
       WHERE i.is_batch_tracked = (b.id IS NOT NULL) RETURNING line`,
      [
        ...[id, lines.map((line) => line.id), lines.map(({ itemId }) => itemId)],
        ...[lines.map(({ batchId }) => batchId), lines.map(({ quantity }) => quantity)],
      ],
    );
    const written = new Set(made.map(({ line }) => line));
    const problems = lines.flatMap((_, index) =>
      written.has(index + 1)
        ? []
        : [
            {
              field: `lines.${String(index)}.batchId`,
              code: 'unknown',
              message: 'Choose the item and its lot.',
            },
          ],
    );
    if (problems.length > 0) throw badInput(problems);
  }
}

/** The facts about a return; the caller knows whether it is witnessed. The ledger itself checks what the place holds. */
const factsOf = ({ kind }: StockReturn, lines: readonly StockReturnLine[], role: string): Facts => ({
  has_lines: lines.length > 0,
  is_from_event: kind === 'unused_from_event',
  is_to_supplier: kind === 'to_supplier',
  expects_no_credit: kind !== 'to_supplier',
  sender_may_destroy: kind !== 'to_destruction' || role === 'admin',
  source_holds_lines: true,
});

/** Problems with replacements for items that were not returned, or for more than was returned. */
const replacementProblems = (
  lines: readonly StockReturnLine[],
  replacements: readonly Replacement[],
): readonly Problem[] => {
  const wrong = (field: string, code: string, message: string): Problem => ({ field, code, message });
  if (replacements.length === 0)
    return [wrong('replacements', 'required', 'Enter what the supplier sent instead.')];
  const sumOf = (of: readonly { readonly itemId: string; readonly quantity: number }[], itemId: string) =>
    addQuantities(0, ...of.filter((one) => one.itemId === itemId).map(({ quantity }) => quantity));
  return replacements.flatMap(({ itemId, lot, serial }, index) => {
    const at = (field: string) => `replacements.${String(index)}.${field}`;
    const line = lines.find((one) => one.itemId === itemId);
    if (line === undefined) return [wrong(at('itemId'), 'unknown', 'This item is not in the return.')];
    const sent = sumOf(lines, itemId);
    return [
      ...(compareQuantities(sumOf(replacements, itemId), sent) > 0
        ? [
            wrong(
              at('quantity'),
              'more',
              `At most ${quantityText(sent)} went back. Receive any more against an order.`,
            ),
          ]
        : []),
      ...(line.batchId !== null && !line.isSerialised && lot === null
        ? [wrong(at('lot'), 'required', 'Enter the lot number.')]
        : []),
      ...(line.isSerialised && serial === null
        ? [wrong(at('serial'), 'required', 'Enter the serial number.')]
        : []),
    ];
  });
};

/** As the history words it. */
const receivedWords = ({ lines }: StockReturnDetails, replacements: readonly Replacement[]): string => {
  const words = replacements.map(({ itemId, quantity, lot, serial }) =>
    [
      `${quantityText(quantity)} × ${lines.find((line) => line.itemId === itemId)?.itemName ?? ''}`,
      ...(serial === null ? (lot === null ? [] : [`lot ${lot}`]) : [serial]),
    ].join(', '),
  );
  return `Received: ${words.join('; ')}`.slice(0, LIMITS.stock.noteLength);
};

/** The problem with one of several, named with its index. */
const ofField = async <T>(place: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError) || error.problems.length === 0) throw error;
    throw badInput(error.problems.map((one) => ({ ...one, field: `${place}.${one.field}` })));
  }
};

const requireAuthorisedPerson = ({ return: { kind, authorisedPerson }, lines }: StockReturnDetails): void => {
  if (kind !== 'to_destruction' || authorisedPerson !== null) return;
  const drug = lines.find(({ controlledSchedule }) => controlledSchedule === SEEN_SCHEDULE);
  if (drug !== undefined)
    throw badInput([
      {
        field: 'authorisedPerson',
        code: 'required',
        message: `${drug.itemName} is a schedule 2 drug. Enter the authorised person who will witness its destruction.`,
      },
    ]);
};
