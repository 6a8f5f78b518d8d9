import { documentNumberOf, STOCKTAKE_BUTTONS, type StocktakeButton } from '@sideline/schema/inventory/moving';
import { compareQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
import {
  STOCKTAKE_TRANSITIONS,
  type StocktakeFact,
  type StocktakeState,
} from '@sideline/schema/inventory/stocktake-transitions';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { countFacts, stocktakeFacts, stocktakeStepFacts } from '@sideline/schema/validation/moving';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions } from '../../../platform/database/list-page.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { NewMove } from '../stock/posting.types.js';
import { requirePlaces, withWords, type StockSteps, type WitnessPart } from '../stock/stock-steps.service.js';
import {
  LINE_JOINS,
  LINE_JSON,
  linesTable,
  STOCKTAKE_DETAILS,
  STOCKTAKE_JOINS,
  STOCKTAKE_JSON,
} from './stocktake.hot.js';
import type {
  CountStockInput,
  CreateStocktakeInput,
  StepStocktakeInput,
  Stocktake,
  StocktakeDetails,
  StocktakeFilterInput,
  StocktakeLine,
  StocktakeLineFilterInput,
} from './stocktake.types.js';
import {
  lockedStocktakeRow,
  type LockedStocktake,
  type CountedLine,
  listLines,
  countedLines,
  flagDifferences,
  reopenLines,
  requireBooks,
  lineFor,
} from './stocktake-lines.js';

const mostMoves = LIMITS.stock.moves;

const LATEST: Keyset = { columns: [{ expression: 'o.place', type: 'integer' }], direction: 'DESC' };

const BY_PLACE: Keyset = {
  columns: [
    { expression: 'name_folded(l.location_name)', type: 'text' },
    { expression: 'name_folded(l.item_name)', type: 'text' },
    { expression: 'l.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

/** Counting is not a step: the state stays the same. */
const COUNT: StockTransition<StocktakeState, StocktakeFact> = {
  from: ['counting'],
  to: 'counting',
  who: ['admin', 'assigned'],
};

interface ReadDetails extends Omit<StocktakeDetails, 'possible' | 'canCount' | 'steps'> {
  readonly steps: (StocktakeDetails['steps'][number] & { readonly action: string })[];
  readonly openVarianceCount: number | null;
}

/** The row that a statement returns. */
const readDetailsRow: z.ZodType<ReadDetails> = z.object({
  steps: z.array(storedJson<StocktakeDetails['steps'][number] & { readonly action: string }>()),
  variancePence: z.number().nullable(),
  stocktake: storedJson<ReadDetails['stocktake']>(),
  counters: storedJson<ReadDetails['counters']>(),
  recountCount: z.number(),
  varianceCount: z.number().nullable(),
  openVarianceCount: z.number().nullable(),
});

type Facts = Partial<Record<StocktakeFact, boolean>>;

const rowOf = (action: StocktakeButton): StockTransition<StocktakeState, StocktakeFact> =>
  STOCKTAKE_TRANSITIONS[action];

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

const createRow = z.object({ place: z.number() });

const countRow = z.object({ lineId: z.string() });

const lineRow = z.object({
  id: z.string(),
  counts: z.number(),
  itemName: z.string(),
  countedBy: z.string().nullable(),
  countedAt: z.date().nullable(),
  expected: z.number(),
  hasMoved: z.boolean(),
});

const lineNodeRow = z.object({ node: storedJson<StocktakeLine>() });

/** Counts the stock, and corrects the books accordingly (operations section 3, Stocktake). */
export class StocktakeService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;
  readonly #steps: StockSteps;
  readonly #rights: RightsService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly posting: PostingService;
    readonly rights: RightsService;
    readonly steps: StockSteps;
  }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
    this.#steps = deps.steps;
    this.#rights = deps.rights;
  }

  /** Stocktakes, the latest first. */
  list(context: Context, filter: StocktakeFilterInput, page: PageRequest): Promise<Connection<Stocktake>> {
    const conditions = new ListConditions();
    if (filter.state) conditions.add(`o.state = ${conditions.place(filter.state)}`);
    if (filter.isOpen != null)
      conditions.add(`o.state ${filter.isOpen ? 'NOT ' : ''}IN ('posted', 'cancelled')`);
    conditions.addId('locationId', 'o.location_id', filter.locationId);
    const list = { table: 'stocktake', alias: 'o', node: STOCKTAKE_JSON, joins: STOCKTAKE_JOINS };
    return listPage(context.manager, list, LATEST, conditions, page);
  }

  /** All of a stocktake but its lines, in one statement. NOT_FOUND. */
  async details(context: Context, stocktakeId: string): Promise<StocktakeDetails> {
    const read = isId(stocktakeId)
      ? await fetchMaybe(context.manager, readDetailsRow, STOCKTAKE_DETAILS, [stocktakeId])
      : undefined;
    if (read === undefined) throw notFound('Stocktake');
    const { stocktake, counters, recountCount, varianceCount, openVarianceCount, variancePence, steps } =
      read;
    const { role, userId } = actorOf(context);
    const asker = { role, isAssigned: counters.some((one) => one.userId === userId) };
    const facts: Facts = {
      all_counted: stocktake.countedCount === stocktake.lineCount,
      no_recount_open: recountCount === 0,
    };
    // The number of differences would reveal to a counter of a controlled drug whether their count is the expected one.
    const isBlind = stocktake.state === 'open' || stocktake.state === 'counting';
    const isReviewed = stocktake.state === 'review' && role !== 'admin';
    return {
      ...{ stocktake, counters, recountCount, steps: withWords('stocktake', steps) },
      varianceCount: isBlind ? null : isReviewed ? openVarianceCount : varianceCount,
      variancePence: isBlind ? null : variancePence,
      possible: STOCKTAKE_BUTTONS.filter(
        (action) => stockRefusalOf(rowOf(action), stocktake.state, asker, facts) === null,
      ),
      canCount: stockRefusalOf(COUNT, stocktake.state, asker, {}) === null,
    };
  }

  /** The lines of a stocktake, by place and item. */
  lines(
    context: Context,
    stocktakeId: string,
    filter: StocktakeLineFilterInput,
    page: PageRequest,
  ): Promise<Connection<StocktakeLine>> {
    const conditions = new ListConditions();
    requireId(stocktakeId, 'stocktakeId');
    conditions.add(`l.stocktake_id = ${conditions.place(stocktakeId)}`);
    conditions.addId('itemId', 'l.item_id', filter.itemId);
    const text = filter.text?.trim() ?? '';
    if (text !== '')
      conditions.add(
        `name_folded(l.item_name) || ' ' || lower(l.sku) || ' ' || lower(coalesce(l.lot, ''))
           LIKE name_folded(${conditions.place(contains(text))})`,
      );
    if (filter.which) conditions.add(WHICH[filter.which]);
    const list = { table: linesTable(actorOf(context).role), alias: 'l', node: LINE_JSON, joins: LINE_JOINS };
    return listPage(context.manager, list, BY_PLACE, conditions, page);
  }

  /** Opens a stocktake. Safe to repeat with the same id. */
  async create(context: Context, { id, ...given }: CreateStocktakeInput): Promise<StocktakeDetails> {
    const facts = requireValid(stocktakeFacts, given);
    requireId(id, 'id');
    const known = await execute(context.manager, 'SELECT FROM stocktake WHERE id = $1', [id]);
    if (known > 0) {
      const details = await this.details(context, id);
      const { scope, locationId, itemType } = details.stocktake;
      if (scope !== facts.scope || locationId !== facts.locationId || itemType !== facts.itemType)
        throw new DomainError('CONFLICT');
      return details;
    }
    await requirePlaces(context, [['locationId', facts.locationId]]);
    const { place } = await fetchOne(
      context.manager,
      createRow,
      `SELECT nextval('stocktake_place')::float8 AS place`,
    );
    await execute(
      context.manager,
      `INSERT INTO stocktake (id, place, number, scope, location_id, item_type, limit_percent, notes, created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, place, documentNumberOf('ST', place), facts.scope, facts.locationId, facts.itemType],
        ...[facts.limitPercent, facts.notes, context.clock(), actorOf(context).userId],
      ],
    );
    const counters = await execute(
      context.manager,
      `INSERT INTO stocktake_counter (stocktake_id, user_id)
       SELECT $1, u.id FROM app_user u WHERE u.id = ANY ($2::uuid[]) AND u.role IN ('admin', 'staff') AND u.is_active
       RETURNING user_id`,
      [id, facts.counterIds],
    );
    if (counters !== new Set(facts.counterIds).size)
      throw badInput([{ field: 'counterIds', code: 'unknown', message: 'Choose people who work here.' }]);
    await this.#steps.keep(context, 'stocktake', id, {
      ...{ action: 'create', from: null, to: 'open', reason: null },
    });
    await this.#audit.record(context, {
      action: 'STOCKTAKE_CREATED',
      entity: { type: 'Stocktake', id },
      fieldsChanged: ['scope', 'locationId', 'counterIds'],
    });
    return this.details(context, id);
  }

  /**
   * Takes a step by its table. Posting corrects the differences; STOCKTAKE_STALE if that stock has moved since it was counted, and
   * WITNESS_REQUIRED for controlled drugs until `witness` proves a second person; RIGHT_OFF for people who may not approve.
   */
  async step(
    context: Context,
    wanted: StepStocktakeInput,
    witness: WitnessPart = {},
  ): Promise<StocktakeDetails> {
    const { action, reason } = requireValid(stocktakeStepFacts, wanted);
    if (action === 'post') await this.#rights.require(context, 'approve');
    const locked = await this.#lock(context, wanted.id);
    const { stocktake, recountCount } = await this.details(context, wanted.id);
    const left = stocktake.lineCount - stocktake.countedCount;
    await this.#steps.require(
      context,
      'stocktake',
      locked,
      { action, row: rowOf(action) },
      {
        reason,
        isAssigned: locked.isAssigned,
        facts: { all_counted: left === 0, no_recount_open: recountCount === 0 },
        ofFact: (fact) =>
          badInput([
            fact === 'all_counted'
              ? {
                  field: 'lines',
                  code: 'uncounted',
                  message: `Still to count: ${String(left)} ${left === 1 ? 'line' : 'lines'}.`,
                }
              : {
                  field: 'lines',
                  code: 'recount',
                  message: `To count again: ${String(recountCount)} ${recountCount === 1 ? 'line' : 'lines'}.`,
                },
          ]),
      },
    );
    const values = await this.#effects(context, locked, action, witness);
    await this.#steps.take(context, 'stocktake', locked, { action, row: rowOf(action) }, reason, values);
    return this.details(context, wanted.id);
  }

  /**
   * One count. Two may count at once: a line that a colleague has counted since is refused (STATE_CHANGED). One that is sent
   * later says when it was made: STOCKTAKE_STALE where the stock has moved since then.
   */
  async count(context: Context, { stocktakeId, ...given }: CountStockInput): Promise<StocktakeLine> {
    const facts = requireValid(countFacts, given);
    const locked = await this.#lock(context, stocktakeId, 'SHARE');
    const known = await fetchMaybe(
      context.manager,
      countRow,
      'SELECT line_id AS "lineId" FROM stocktake_count WHERE id = $1',
      [facts.id],
    );
    if (known !== undefined) return this.#line(context, known.lineId);
    await this.#steps.require(
      context,
      'stocktake',
      locked,
      { action: 'count', row: COUNT },
      { facts: {}, isAssigned: locked.isAssigned },
    );
    const lineId = facts.lineId ?? (await lineFor(context, locked, facts));
    const now = context.clock();
    // A device clock that is fast would hide moves in between.
    const countedAt = facts.countedAt !== null && facts.countedAt < now ? facts.countedAt : null;
    const line = await fetchMaybe(
      context.manager,
      lineRow,
      `SELECT l.id, l.counts, i.name AS "itemName", concat_ws(' ', u.first_name, u.last_name) AS "countedBy", l.counted_at AS "countedAt",
              coalesce((SELECT q.quantity FROM stock_balance q
                        WHERE q.batch_key = l.batch_key AND q.location_id = l.location_id), 0)::float8 AS expected,
              $3::timestamptz IS NOT NULL AND EXISTS (SELECT FROM stock_move m
                WHERE m.item_id = l.item_id AND m.batch_id IS NOT DISTINCT FROM l.batch_id
                  AND l.location_id IN (m.from_location_id, m.to_location_id) AND m.recorded_at > $3) AS "hasMoved"
       FROM stocktake_line l JOIN stock_item i ON i.id = l.item_id LEFT JOIN app_user u ON u.id = l.counted_by
       WHERE l.id = $1 AND l.stocktake_id = $2 FOR UPDATE OF l`,
      [lineId, stocktakeId, countedAt],
    );
    if (line === undefined) throw notFound('Line');
    if (facts.counts !== null && facts.counts !== line.counts)
      throw new DomainError('STATE_CHANGED', {
        who: line.countedBy ?? '',
        did: 'counted this',
        time: line.countedAt === null ? '' : TIME.format(line.countedAt),
      });
    // The books may have changed since then.
    if (line.hasMoved) throw new DomainError('STOCKTAKE_STALE', { item: line.itemName });
    const { userId } = actorOf(context);
    const at = countedAt ?? now;
    await execute(
      context.manager,
      `INSERT INTO stocktake_count (id, line_id, round, counted, expected, counted_at, counted_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [facts.id, line.id, locked.round, facts.quantity, line.expected, at, userId],
    );
    await execute(
      context.manager,
      `UPDATE stocktake_line SET counted = $2, expected = $3, counted_at = $4, counted_by = $5, counts = counts + 1,
         needs_recount = false WHERE id = $1`,
      [line.id, facts.quantity, line.expected, at, userId],
    );
    await this.#audit.record(context, {
      action: 'STOCKTAKE_COUNTED',
      entity: { type: 'Stocktake', id: stocktakeId },
      fieldsChanged: ['counted'],
    });
    return this.#line(context, line.id);
  }

  /** The other effects of a step besides changing the state; returns the columns that change with it. */
  async #effects(
    context: Context,
    stocktake: LockedStocktake,
    action: StocktakeButton,
    witness: WitnessPart,
  ): Promise<readonly (readonly [column: string, value: unknown])[]> {
    switch (action) {
      case 'start':
        await listLines(context, stocktake);
        return [];
      case 'hand_in':
        await flagDifferences(context, stocktake);
        return [];
      case 'recount':
        await reopenLines(context, stocktake);
        return [['round', stocktake.round + 1]];
      case 'post': {
        const postingId = await this.#post(context, stocktake, witness);
        return postingId === null ? [] : [['posting_id', postingId]];
      }
      case 'cancel':
        return [];
    }
  }

  /** Posts the differences, and checks that the books then match the count: stock may have moved since. */
  async #post(
    context: Context,
    { id, number }: LockedStocktake,
    witness: WitnessPart,
  ): Promise<string | null> {
    const lines = await countedLines(context, id);
    const different = lines.filter(({ expected, counted }) => compareQuantities(counted, expected) !== 0);
    const stale = different.find(({ isStale }) => isStale);
    if (stale !== undefined) throw new DomainError('STOCKTAKE_STALE', { item: stale.itemName });
    let first: string | null = null;
    for (let start = 0; start < different.length; start += mostMoves) {
      const part = different.slice(start, start + mostMoves);
      const { postingId } = await this.#posting.post(context, {
        key: `stocktake ${id} ${String(start)}`,
        source: { kind: 'stocktake', id },
        ...witness,
        moves: part.map((line) => correctionOf(line, number)),
      });
      first ??= postingId;
      await requireBooks(context, postingId, part);
    }
    return first;
  }

  async #line(context: Context, lineId: string): Promise<StocktakeLine> {
    const row = await fetchMaybe(
      context.manager,
      lineNodeRow,
      `SELECT ${LINE_JSON} AS node FROM ${linesTable(actorOf(context).role)} l ${LINE_JOINS} WHERE l.id = $1`,
      [lineId],
    );
    if (row === undefined) throw notFound('Line');
    return row.node;
  }

  /** A stocktake held until the transaction ends; those who count share it. NOT_FOUND. */
  async #lock(
    context: Context,
    stocktakeId: string,
    strength: 'UPDATE' | 'SHARE' = 'UPDATE',
  ): Promise<LockedStocktake> {
    const locked = isId(stocktakeId)
      ? await fetchMaybe(
          context.manager,
          lockedStocktakeRow,
          `SELECT o.id, o.number, o.state, o.version, o.scope, o.location_id AS "locationId", o.item_type AS "itemType",
                  o.limit_percent AS "limitPercent", o.round,
                  EXISTS (SELECT FROM stocktake_counter c WHERE c.stocktake_id = o.id AND c.user_id = $2) AS "isAssigned"
           FROM stocktake o WHERE o.id = $1 FOR ${strength} OF o`,
          [stocktakeId, actorOf(context).userId],
        )
      : undefined;
    if (locked === undefined) throw notFound('Stocktake');
    return locked;
  }
}

const WHICH = {
  open: 'l.counted IS NULL',
  counted: 'l.counted IS NOT NULL',
  recount: 'l.needs_recount',
  variance: 'l.counted <> l.expected AND NOT l.is_blind',
} as const;

const correctionOf = (
  { itemId, batchId, locationId, expected, counted }: CountedLine,
  number: string,
): NewMove => {
  const change = lessQuantity(counted, expected);
  const adjustment = virtualLocation('adjustment');
  return {
    ...{ itemId, batchId, quantity: Math.abs(change), reason: 'counted', note: number },
    fromLocationId: change > 0 ? adjustment : locationId,
    toLocationId: change > 0 ? locationId : adjustment,
  };
};
