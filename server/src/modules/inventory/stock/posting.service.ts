import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { isReversedAlone } from '@sideline/schema/inventory/reversal';
import { MOVE_SOURCE_TABLE, virtualLocation, type MoveSource } from '@sideline/schema/inventory/vocabulary';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { AHEAD_WORDS, isAhead } from '@sideline/schema/validation/instant';
import { postingFacts, reversalFacts } from '@sideline/schema/validation/stock';
import { actorOf, type Context } from '../../../platform/context.js';
import {
  badInput,
  databaseRefusal,
  DomainError,
  isConstraintViolation,
  notFound,
} from '../../../platform/errors.js';
import { execute, fetchRows, idRow } from '../../../platform/database/checked.js';
import { readRows } from '../../../platform/database/read.js';
import { newId } from '../../../platform/ids.js';
import { runInTransaction, runStatement } from '../../../platform/database/transaction.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { witnessRequired } from '../witnesses/witness.types.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import { remarksOf } from './lot-remarks.js';
import { announceLow, type Crossing } from './stock-low.service.js';
import type { NewPosting, Posted, PostedMove, Reversal } from './posting.types.js';

/** The SQLSTATE of what `stock_post` refuses. */
const REFUSED = 'STK01';
/** The SQLSTATE of a posting that cannot be a statement by itself. */
const RUNS_LOW = 'STK02';

interface Answer {
  readonly id: string;
  readonly replayed: boolean;
  readonly moves: readonly PostedMove[];
  readonly crossings: readonly Crossing[];
}

/** What `stock_post` takes: the key, and what is compared when the key comes again. */
type Content = Readonly<Record<string, unknown>> & { readonly moves: readonly unknown[] };

/** The only service that moves stock (operations section 5, 'Posting'). Every change of a quantity goes through it. */
export class PostingService {
  readonly #audit: AuditService;
  readonly #witnesses: WitnessService;

  constructor(deps: { readonly audit: AuditService; readonly witnesses: WitnessService }) {
    this.#audit = deps.audit;
    this.#witnesses = deps.witnesses;
  }

  /**
   * Posts a set of moves, all or none, joining the caller's transaction. The same key again returns the first result. A
   * witness proves who they are at this moment, for every caller, and who moves a controlled drug is in a position that may.
   * STOCK_INSUFFICIENT, BATCH_*, WITNESS_*, POSITION_NOT_ALLOWED, LOCATION_CLOSED, ITEM_CLOSED, COMMAND_REUSED; BAD_INPUT
   * for anything that does not exist.
   */
  async post(
    context: Context,
    { witness, givenBy, comparesLots = false, ...posting }: NewPosting,
  ): Promise<Posted> {
    const { source, ...facts } = requireValid(postingFacts, posting);
    const { aheadMinutes } = LIMITS.stock;
    if (facts.occurredAt !== null && isAhead(facts.occurredAt, context.clock(), aheadMinutes))
      throw badInput([
        {
          field: 'occurredAt',
          code: 'in_future',
          message: AHEAD_WORDS,
        },
      ]);
    const remarks = comparesLots
      ? await remarksOf(context, facts.moves, facts.occurredAt ?? context.clock())
      : null;
    const content = {
      ...{ ...facts, sourceKind: source.kind, sourceId: source.id },
      ...(remarks === null ? {} : { remarks }),
    };
    const about = { prfId: facts.prfId, eventId: facts.eventId };
    if (context.transaction === null && witness == null && !facts.allowShortage) {
      const posted = await this.#postAlone(context, { ...content, witnessedBy: null }, about);
      if (posted !== null) return posted;
    }
    return runInTransaction(context, async (inside) => {
      const proven = await this.#witnesses.proveOnce(inside, facts.key, witness);
      if (proven !== null && !facts.allowShortage) await this.#requirePosition(inside, facts.moves);
      const witnessedBy = proven?.userId ?? null;
      const posted = await this.#run(inside, facts.occurredAt, { ...content, witnessedBy });
      if (posted.replayed) return posted;
      if (facts.allowShortage) {
        const isControlled = proven !== null || (await this.#chaseWitness(inside, posted)) > 0;
        if (isControlled)
          await this.#witnesses.noteGiver(
            inside,
            posted.moves.map(({ id }) => id),
            givenBy ?? null,
          );
      }
      await this.#audit.record(inside, {
        action: 'STOCK_POSTED',
        entity: { type: 'StockPosting', id: posted.postingId },
        ...about,
      });
      return posted;
    });
  }

  /**
   * The same in one statement with its entry in the trail: one round trip, and its locks are held no longer than it runs.
   * Null if it makes an item low: that is announced, which needs a transaction.
   */
  async #postAlone(
    context: Context,
    content: Content & Pick<NewPosting, 'occurredAt'>,
    about: Pick<NewPosting, 'prfId' | 'eventId'>,
  ): Promise<Posted | null> {
    const ids = idsFor(content);
    const entry = this.#audit.parameter(context, {
      action: 'STOCK_POSTED',
      entity: { type: 'StockPosting', id: ids[0] },
      ...about,
    });
    try {
      return postedOf(
        await runStatement(context, (inside) =>
          postWhole(inside, content, ids, content.occurredAt ?? null, entry),
        ),
      );
    } catch (error) {
      if (databaseRefusal(error, RUNS_LOW) !== null) return null;
      throw worded(error);
    }
  }

  /**
   * A controlled drug is moved by a person in a position that may, and used up by one who may give it, whichever interface
   * they use. Administrators enter both. Events that have already happened are recorded, no matter who did them.
   * POSITION_NOT_ALLOWED.
   */
  async #requirePosition(
    context: Context,
    moves: readonly { readonly itemId: string; readonly toLocationId: string }[],
  ): Promise<void> {
    const controlled = new Set(
      (
        await fetchRows(
          context.manager,
          idRow,
          'SELECT id FROM stock_item WHERE id = ANY ($1::uuid[]) AND is_witnessed',
          [moves.map(({ itemId }) => itemId)],
        )
      ).map(({ id }) => id),
    );
    const concerned = moves.filter(({ itemId }) => controlled.has(itemId));
    if (concerned.length === 0) return;
    await this.#witnesses.requireHandler(context);
    const isGiven = concerned.some(({ toLocationId }) => toLocationId === virtualLocation('consumed'));
    if (isGiven && actorOf(context).role !== 'admin') await this.#witnesses.requireGiver(context);
  }

  /** Events without a witness, or recorded offline, are unwitnessed in the register until a person confirms them. How many there are. */
  #chaseWitness(context: Context, { postingId }: Posted): Promise<number> {
    return execute(
      context.manager,
      `INSERT INTO controlled_witness (move_id, item_id)
       SELECT m.id, m.item_id FROM stock_move m JOIN stock_item i ON i.id = m.item_id AND i.is_witnessed
       WHERE m.posting_id = $1 AND m.witnessed_by IS NULL`,
      [postingId],
    );
  }

  /** In whose presence a posting destroyed controlled drugs, and how: the register shows it with the entry. */
  keepDestruction(
    context: Context,
    postingId: string,
    facts: {
      readonly authorisedName: string | null;
      readonly authorisedRole: string | null;
      readonly method: string;
    },
  ): Promise<number> {
    return execute(
      context.manager,
      `INSERT INTO controlled_destruction (posting_id, authorised_name, authorised_role, method, destroyed_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [postingId, facts.authorisedName, facts.authorisedRole, facts.method, context.clock()],
    );
  }

  /** Reverses moves, each once, by posting opposite moves. MOVE_REVERSED; STOCK_INSUFFICIENT if the stock has since left. */
  async reverse(context: Context, { witness, ...reversal }: Reversal): Promise<Posted> {
    const { key, moveIds, reason } = requireValid(reversalFacts, reversal);
    const { needsWitness = false, isAlone = false } = reversal;
    return runInTransaction(context, async (inside) => {
      const moves = await inside.manager.query<readonly ReversedMove[]>(
        `SELECT m.id, m.item_id AS "itemId", m.batch_id AS "batchId", m.from_location_id AS "fromLocationId",
                m.to_location_id AS "toLocationId", m.quantity::float8 AS quantity,
                m.source_kind AS source, m.source_id AS "sourceId", i.name AS item, i.is_witnessed AS "isWitnessed"
         FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN stock_move m ON m.id = asked.id
         JOIN stock_item i ON i.id = m.item_id
         ORDER BY asked.place`,
        [moveIds],
      );
      const [first] = moves;
      if (first === undefined || moves.length !== moveIds.length) throw notFound('Move');
      const bound = isAlone ? moves.find((move) => !isReversedAlone(move)) : undefined;
      if (bound !== undefined)
        throw badInput([
          {
            field: 'moveIds',
            code: 'belongs',
            message: `Another entry made this move (${MOVE_SOURCE_TABLE[bound.source].label}). Undo it there, or correct the stock.`,
          },
        ]);
      const proven = await this.#witnesses.proveOnce(inside, key, witness);
      const controlled = moves.find(({ isWitnessed }) => isWitnessed);
      if (needsWitness && controlled !== undefined && proven === null) throw witnessRequired(controlled.item);
      if (needsWitness && controlled !== undefined) await this.#witnesses.requireHandler(inside);
      const posted = await this.#run(inside, null, {
        key,
        sourceKind: first.source,
        sourceId: first.sourceId,
        witnessedBy: proven?.userId ?? null,
        moves: moves.map(({ id, itemId, batchId, fromLocationId, toLocationId, quantity }) => ({
          itemId,
          batchId,
          fromLocationId: toLocationId,
          toLocationId: fromLocationId,
          quantity,
          reason: 'reversed',
          note: reason,
          reverses: id,
        })),
      });
      if (posted.replayed) return posted;
      if (controlled !== undefined && proven === null) await this.#chaseWitness(inside, posted);
      await this.#audit.record(inside, {
        action: 'STOCK_REVERSED',
        entity: { type: 'StockPosting', id: posted.postingId },
      });
      return posted;
    });
  }

  /** Serialization conflicts are retried by the transaction, which is the caller's where there is one. */
  #run(context: Context, occurredAt: Date | null, content: Content): Promise<Posted> {
    return runInTransaction(context, async (inside) => {
      try {
        const answer = await postWhole(inside, content, idsFor(content), occurredAt, null);
        await announceLow(inside, answer.crossings);
        return postedOf(answer);
      } catch (error) {
        throw worded(error);
      }
    });
  }
}

/** The first is the posting's. A line becomes two moves if its place lacks a part of it. */
const idsFor = ({ moves }: Content): readonly [string, ...string[]] => [
  newId(),
  ...Array.from({ length: 2 * moves.length }, newId),
];

/** Posts, and notes what runs low by it; with `entry`, the trail's too. */
const postWhole = async (
  context: Context,
  content: Content,
  ids: readonly string[],
  occurredAt: Date | null,
  entry: string | null,
): Promise<Answer> => {
  const { userId } = actorOf(context);
  const now = context.clock();
  const [row] = await readRows<{ answer: Answer }>(
    context.manager,
    'SELECT stock_post_whole($1::jsonb, $2::uuid[], $3, $4, $5::date, $6::date, $7::jsonb) AS answer',
    [JSON.stringify(content), ids, userId, now, localDay(occurredAt ?? now), localDay(now), entry],
  );
  if (row === undefined) throw new Error('A posting gave no answer');
  return row.answer;
};

const postedOf = ({ id, replayed, moves }: Answer): Posted => ({
  postingId: id,
  moves,
  replayed,
  shortages: moves.filter(({ shortAt }) => shortAt !== null),
});

interface ReversedMove {
  readonly id: string;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly quantity: number;
  readonly source: MoveSource;
  readonly sourceId: string | null;
  readonly item: string;
  readonly isWitnessed: boolean;
}

interface Elsewhere {
  readonly place: string;
  readonly quantity: number;
}

/** Names in a line that do not exist, or do not fit the kind of item. */
const LINE_PROBLEMS: Readonly<Record<string, readonly [field: string, message: string]>> = {
  NO_ITEM: ['itemId', 'This item was not found. Choose the item again.'],
  NO_FROM: ['fromLocationId', 'This location was not found. Choose where it comes from again.'],
  NO_TO: ['toLocationId', 'This location was not found. Choose where it goes again.'],
  NO_BATCH: ['batchId', 'This item has no such lot. Choose the lot again.'],
  LOT_NEEDED: ['batchId', 'Choose the lot.'],
  LOT_UNWANTED: ['batchId', 'This item has no lots. Leave the lot empty.'],
  ONE_OF_A_SERIAL: ['quantity', 'A serial number identifies one item. Enter 1.'],
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const elsewhereText = (places: readonly Elsewhere[]): string =>
  places.length === 0
    ? 'There is none at any other location.'
    : `Elsewhere: ${places.map(({ place, quantity }) => `${place} ${quantityText(quantity)}`).join(', ')}.`;

/** The database's refusal as one of our errors. */
const worded = (error: unknown): unknown => {
  if (isConstraintViolation(error, 'stock_move_reverses'))
    return new DomainError('MOVE_REVERSED', {}, { cause: error });
  for (const [constraint, field] of Object.entries(UNKNOWN_IDS))
    if (isConstraintViolation(error, constraint))
      return badInput([{ field, code: 'unknown', message: 'This was not found. Choose it again.' }]);
  const refusal = databaseRefusal(error, REFUSED);
  if (refusal === null) return error;
  const { code, facts } = refusal;
  const line = typeof facts['line'] === 'number' ? facts['line'] : 0;
  const problem = LINE_PROBLEMS[code];
  if (problem !== undefined)
    return badInput([
      { field: `moves.${String(line)}.${problem[0]}`, code: code.toLowerCase(), message: problem[1] },
    ]);
  const [item, lot, place] = [text(facts['item']), text(facts['lot']), text(facts['place'])];
  const cause = { cause: error };
  switch (code) {
    case 'STOCK_INSUFFICIENT':
      return new DomainError(
        code,
        {
          item,
          place,
          available: quantityText(Number(facts['available'])),
          wanted: quantityText(Number(facts['wanted'])),
          elsewhere: elsewhereText(facts['elsewhere'] as readonly Elsewhere[]),
        },
        cause,
      );
    case 'BATCH_EXPIRED':
      return new DomainError(code, { item, lot, on: dayText(text(facts['on'])) }, cause);
    case 'BATCH_RECALLED':
    case 'BATCH_QUARANTINED': {
      const reference = text(facts['reference']);
      return new DomainError(
        code,
        { item, lot, reference: reference === '' ? '' : ` (${reference})` },
        cause,
      );
    }
    case 'SERIAL_TWICE':
      return badInput([
        {
          field: 'moves',
          code: 'serial_twice',
          message: `${item} ${lot} is already in stock. Move it from its location.`,
        },
      ]);
    case 'LOCATION_CLOSED':
    case 'ITEM_CLOSED':
    case 'WITNESS_SAME_PERSON':
    case 'MOVE_REVERSED':
      return new DomainError(code, { item, place }, cause);
    case 'WITNESS_REQUIRED':
      return witnessRequired(item, error);
    case 'POSTING_DIFFERS':
      return new DomainError('COMMAND_REUSED', {}, cause);
    default:
      return error;
  }
};

/** Foreign keys through which a posting can name something that is not there. */
const UNKNOWN_IDS: Readonly<Record<string, string>> = {
  stock_move_event_id_fkey: 'eventId',
  stock_move_witnessed_by_fkey: 'witnessedBy',
};

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
