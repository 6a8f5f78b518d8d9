import { LIMITS } from '@sideline/schema/limits';
import { usageFacts } from '@sideline/schema/validation/stock';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { csvChunks } from '../../../platform/export/csv.js';
import { fetchMaybe } from '../../../platform/database/checked.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import {
  connectionFrom,
  pageRead,
  type Connection,
  type Keyed,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { Column } from '../../../platform/export/table.js';
import { refuseBackwards } from '../../../platform/http/period.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import { NO_ENTRIES, type AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { PostingService } from '../stock/posting.service.js';
import { movesRead } from '../stock/stock-move.hot.js';
import { countUsage, readLots, readStockToUse, readUsage } from './usage.hot.js';
import type { CrewBag, StockPlace } from './usage.ports.js';
import type {
  LotSearch,
  LotToUse,
  NewUsage,
  StockToUse,
  StockUsage,
  UsageFilter,
  UsageRecorded,
} from './usage.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly posting: PostingService;
  readonly rights: RightsService;
  readonly bags: Iterable<CrewBag>;
}

/** A file of uses, with the name that it is saved under. */
export interface UsageFile {
  readonly fileName: string;
  readonly content: AsyncIterable<string>;
}

const CSV_PAGE = 1_000;

const refuseUnwitnessedRow = z.object({ name: z.string() });

/** Stock that was used: the moves to 'consumed', and nothing else (operations section 3, Usage log). */
export class UsageService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The bag that the caller works from; null where none was chosen. */
  async crewBag(context: Context, eventId: string | null): Promise<StockPlace | null> {
    if (eventId !== null) requireId(eventId, 'eventId');
    for (const bags of this.#deps.bags) {
      const bag = await bags.bagOf(context, eventId);
      if (bag !== null) return bag;
    }
    return null;
  }

  /** What can be used from a place. NOT_FOUND. */
  async stockToUse(context: Context, locationId: string): Promise<StockToUse> {
    const stock = await readStockToUse(context, locationId);
    if (stock === null) throw notFound('Location');
    return stock;
  }

  /** Lots that match a scan or text. Nothing for an empty search. */
  async findLots(context: Context, search: LotSearch): Promise<LotToUse[]> {
    const isAsked = [search.text, search.batchId, search.gtin, search.drug].some(
      (said) => (said ?? '') !== '',
    );
    return isAsked ? readLots(context, search) : [];
  }

  /** Uses, the latest recorded first. They name records: reading them is in the trail. */
  async list(context: Context, filter: UsageFilter, page: PageRequest): Promise<Connection<StockUsage>> {
    const entry = this.#deps.audit.parameter(context, movesRead({ eventId: filter.eventId }));
    const rows = await readUsage(context, filter, pageRead(page), entry);
    return connectionFrom(rows, page, () => countUsage(context, filter));
  }

  /** The same as CSV. RIGHT_OFF for people who may not export; EXPORT_TOO_LARGE where a file could not hold it. */
  async file(context: Context, filter: UsageFilter): Promise<UsageFile> {
    await this.#deps.rights.require(context, 'exportLists');
    refuseBackwards(filter);
    const most = LIMITS.export.rows;
    const count = await countUsage(context, filter, true);
    if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
    return {
      fileName: `usage-${context.clock().toISOString().slice(0, 10)}.csv`,
      content: csvChunks(COLUMNS, this.#pages(context, filter)),
    };
  }

  /** All of the list, page after page. It is one read, and the trail has it once. */
  async *#pages(context: Context, filter: UsageFilter): AsyncGenerator<readonly StockUsage[]> {
    let after: string | null = null;
    let entry = this.#deps.audit.parameter(context, movesRead({ eventId: filter.eventId }));
    do {
      const read = { after, limit: CSV_PAGE, isBackward: false };
      const rows: Keyed<StockUsage>[] = await readUsage(context, filter, read, entry);
      yield rows.map(({ node }) => node);
      const last = rows.length < CSV_PAGE ? [] : rows.slice(-1);
      after = connectionFrom(last, { first: 1 }, 0).edges[0]?.cursor ?? null;
      entry = NO_ENTRIES;
    } while (after !== null);
  }

  /** Posts stock used, entered by hand. STOCK_INSUFFICIENT, BATCH_*, WITNESS_REQUIRED. */
  async record(context: Context, usage: NewUsage): Promise<UsageRecorded> {
    const { key, lines, note, ...facts } = requireValid(usageFacts, usage);
    if (facts.allowShortage) await this.#refuseUnwitnessed(context, lines);
    const { postingId, shortages } = await this.#deps.posting.post(context, {
      key,
      ...facts,
      source: { kind: 'usage' },
      comparesLots: true,
      // A manual entry may show that the books are wrong, but it does not allow a recalled lot (ADR 45).
      ...(facts.allowShortage ? { refusesBlocked: true as const } : {}),
      moves: lines.map(({ itemId, batchId, locationId, quantity }) => ({
        itemId,
        batchId,
        fromLocationId: locationId,
        toLocationId: virtualLocation('consumed'),
        quantity,
        reason: 'used',
        note,
      })),
    });
    return { postingId, shortages: shortages.length };
  }

  /** A late fact needs no witness in the ledger. A manual entry is not a late fact: doses for a patient are in their record. */
  async #refuseUnwitnessed(context: Context, lines: readonly { readonly itemId: string }[]): Promise<void> {
    const row = await fetchMaybe(
      context.manager,
      refuseUnwitnessedRow,
      'SELECT name FROM stock_item WHERE id = ANY ($1::uuid[]) AND is_witnessed LIMIT 1',
      [lines.map(({ itemId }) => itemId)],
    );
    if (row !== undefined) throw new DomainError('WITNESS_REQUIRED', { item: row.name });
  }
}

const COLUMNS: readonly Column<StockUsage>[] = [
  { title: 'Used at', value: ({ move }) => new Date(move.occurredAt) },
  { title: 'Item', value: ({ move }) => move.itemName },
  { title: 'Lot', value: ({ move }) => move.lot },
  { title: 'Quantity', value: ({ move }) => move.quantity },
  { title: 'Unit', value: ({ move }) => move.unit },
  { title: 'Taken from', value: ({ locationName }) => locationName },
  { title: 'Used by', value: ({ move }) => move.performedByName },
  { title: 'Witnessed by', value: ({ move }) => move.witnessedByName },
  { title: 'Event', value: ({ move }) => move.eventName },
  { title: 'PRF', value: ({ move }) => move.customPrfId },
  { title: 'Entered in', value: ({ move }) => move.source },
  { title: 'Not in the books', value: ({ isShort }) => isShort },
  { title: 'Lot was', value: ({ move }) => move.exception },
  { title: 'Returned', value: ({ move }) => move.reversedBy !== null },
  { title: 'Note', value: ({ move }) => move.note },
];
