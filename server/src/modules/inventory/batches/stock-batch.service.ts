import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import { localDay } from '@sideline/schema/local-day';
import type { AuditAction } from '@sideline/schema/audit-actions';
import {
  batchFacts,
  batchStatusChange,
  faultFacts,
  gaugeReading,
  serviceFacts,
  type BatchFacts,
} from '@sideline/schema/validation/stock';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { keysetOf, type OrderColumns } from '../../../platform/lists/ordering.js';
import type { Connection, KeysetColumn, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockItem } from '../items/stock-item.entity.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type { StockItemService } from '../items/stock-item.service.js';
import { placeName } from '../locations/stock-location.hot.js';
import { noteLowOfLots } from '../stock/stock-low.service.js';
import type { StockBatch } from './stock-batch.entity.js';
import {
  BATCH_STATUS_ACTIONS,
  stockBatchDetailsRow,
  type BatchStatusChange,
  type ChangedStockBatch,
  type NewStockBatch,
  type NewStockFault,
  type NewStockService,
  type StockBatchDetails,
  type StockBatchFilter,
} from './stock-batch.types.js';

const BATCHES = { table: 'stock_batch', key: 'id', what: 'lot' } as const;
const { lines } = LIMITS.stock;
const MOST_EVENTS = 100;

const ID: KeysetColumn = { expression: 'b.id', type: 'uuid' };

/** Lots without an expiry date come last. */
const BATCH_ORDERS: OrderColumns<'stockBatches'> = {
  expiry: [{ expression: `coalesce(b.expires_on, 'infinity'::date)`, type: 'date' }, ID],
  lot: [{ expression: 'lower(b.lot)', type: 'text' }, ID],
};

const COLUMNS: Readonly<Record<keyof BatchFacts, string>> = {
  lot: 'lot',
  expiresOn: 'expires_on',
  serial: 'serial',
  supplierId: 'supplier_id',
  unitCostPence: 'unit_cost_pence',
  notes: 'notes',
};
const FACTS = Object.keys(COLUMNS) as (keyof BatchFacts)[];

const IN_STOCK =
  'EXISTS (SELECT FROM stock_balance q WHERE q.batch_key = b.id AND q.is_real AND q.quantity > 0)';
const FAULTY = 'EXISTS (SELECT FROM stock_fault f WHERE f.batch_id = b.id AND f.resolved_at IS NULL)';

/** A lot `b` with its item `i` as the schema words it. `today` is a day that we wrote ourselves. */
const batchJson = (today: string): string => `json_build_object(
  'id', b.id, 'itemId', b.item_id, 'itemName', ${itemNameSql()}, 'lot', b.lot, 'expiresOn', b.expires_on, 'serial', b.serial,
  'supplierId', b.supplier_id, 'unitCostPence', b.unit_cost_pence, 'status', b.status,
  'statusReference', b.status_reference, 'statusReason', b.status_reason, 'statusChangedAt', ${moment('b.status_changed_at')},
  'lastServiceOn', b.last_service_on, 'nextServiceOn', b.next_service_on, 'percentLeft', b.percent_left,
  'gaugeReadAt', ${moment('b.gauge_read_at')}, 'notes', b.notes, 'version', b.version,
  'onHand', (SELECT coalesce(sum(q.quantity), 0) FROM stock_balance q WHERE q.batch_key = b.id AND q.is_real),
  'isExpired', coalesce(b.expires_on < DATE '${today}', false),
  'openFaults', (SELECT count(*) FROM stock_fault f WHERE f.batch_id = b.id AND f.resolved_at IS NULL))`;

const listOf = (today: string): SqlList => ({
  table: 'stock_batch',
  alias: 'b',
  node: batchJson(today),
  joins: 'JOIN stock_item i ON i.id = b.item_id',
});

const conditionsOf = (filter: StockBatchFilter): ListConditions => {
  const conditions = new ListConditions();
  conditions.addId('itemId', 'b.item_id', filter.itemId);
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    conditions.add(
      `lower(b.lot) || ' ' || lower(coalesce(b.serial, '')) LIKE lower(${conditions.place(contains(text))})`,
    );
  const { status, expiresBy, serviceDueBy, isInStock, hasFault } = filter;
  if (status) conditions.add(`b.status = ${conditions.place(status)}`);
  if (expiresBy)
    conditions.add(`coalesce(b.expires_on, 'infinity'::date) <= ${conditions.place(expiresBy)}::date`);
  if (serviceDueBy) conditions.add(`b.next_service_on <= ${conditions.place(serviceDueBy)}::date`);
  if (isInStock != null) conditions.add(isInStock ? IN_STOCK : `NOT ${IN_STOCK}`);
  if (hasFault != null) conditions.add(hasFault ? FAULTY : `NOT ${FAULTY}`);
  return conditions;
};

interface PlacedBatch {
  readonly batch: StockBatch;
  readonly places: string;
}
const placesRow = z.object({ id: z.string(), places: z.string() });
/** Where the lots $1 are. */
const PLACES = `
  SELECT q.batch_id AS id, string_agg(${placeName('p')}, ', ' ORDER BY name_folded(p.name), p.id) AS places
  FROM stock_balance q JOIN stock_location p ON p.id = q.location_id
  WHERE q.batch_key = ANY ($1::uuid[]) AND q.is_real AND q.quantity > 0 AND q.batch_id IS NOT NULL GROUP BY q.batch_id`;

const readRow = z.object({ batch: storedJson<StockBatch>() });

const idRow = z.object({ id: z.string() });

const faultRow = z.object({ batch_id: z.string() });

/** Lots of items, and equipment with serial numbers. They hold no personal data, so reading is not audited. */
export class StockBatchService {
  readonly #audit: AuditService;
  readonly #items: StockItemService;

  constructor(deps: { readonly audit: AuditService; readonly items: StockItemService }) {
    this.#audit = deps.audit;
    this.#items = deps.items;
  }

  /** Lots, the soonest expiry first unless another order is requested; one statement. */
  list(
    context: Context,
    filter: StockBatchFilter,
    page: PageRequest,
    order: ListOrder<'stockBatches'> = DEFAULT_ORDERS.stockBatches,
  ): Promise<Connection<StockBatch>> {
    const list = listOf(localDay(context.clock()));
    return listPage(context.manager, list, keysetOf(BATCH_ORDERS, order), conditionsOf(filter), page);
  }

  /** The same, each with where it is in words. */
  async listWithPlaces(
    context: Context,
    filter: StockBatchFilter,
    page: PageRequest,
    order: ListOrder<'stockBatches'>,
  ): Promise<Connection<PlacedBatch>> {
    const { nodes, edges, ...rest } = await this.list(context, filter, page, order);
    const rows = await fetchRows(context.manager, placesRow, PLACES, [nodes.map(({ id }) => id)]);
    const places = new Map(rows.map((row) => [row.id, row.places]));
    const placed = (batch: StockBatch): PlacedBatch => ({ batch, places: places.get(batch.id) ?? '' });
    return {
      ...rest,
      nodes: nodes.map(placed),
      edges: edges.map(({ node, cursor }) => ({ node: placed(node), cursor })),
    };
  }

  /** A lot with where it is, its services and faults, in one statement. NOT_FOUND. */
  async details(context: Context, batchId: string): Promise<StockBatchDetails> {
    const read = isId(batchId)
      ? await fetchMaybe(
          context.manager,
          stockBatchDetailsRow,
          `SELECT ${batchJson(localDay(context.clock()))} AS batch,
             coalesce((SELECT json_agg(json_build_object(
                 'locationId', q.location_id, 'locationName', ${placeName('p')}, 'locationKind', p.kind, 'batchId', q.batch_id,
                 'lot', b.lot, 'expiresOn', b.expires_on, 'status', b.status, 'quantity', q.quantity)
                 ORDER BY name_folded(p.name), p.id)
               FROM (SELECT * FROM stock_balance q WHERE q.batch_key = b.id AND q.is_real AND q.quantity > 0 LIMIT ${String(lines)}) q
               JOIN stock_location p ON p.id = q.location_id), '[]') AS stock,
             coalesce((SELECT json_agg(json_build_object('id', s.id, 'servicedOn', s.serviced_on, 'nextDueOn', s.next_due_on,
                 'servicedBy', s.serviced_by, 'notes', s.notes, 'recordedByName', concat_ws(' ', u.first_name, u.last_name))
                 ORDER BY s.serviced_on DESC, s.id DESC)
               FROM (SELECT * FROM stock_service s WHERE s.batch_id = b.id
                     ORDER BY s.serviced_on DESC, s.id DESC LIMIT ${String(MOST_EVENTS)}) s
               JOIN app_user u ON u.id = s.recorded_by), '[]') AS services,
             coalesce((SELECT json_agg(json_build_object('id', f.id, 'description', f.description,
                 'reportedAt', ${moment('f.reported_at')}, 'reportedByName', concat_ws(' ', u.first_name, u.last_name),
                 'resolution', f.resolution, 'resolvedAt', ${moment('f.resolved_at')},
                 'resolvedByName', CASE WHEN f.resolved_by IS NOT NULL THEN concat_ws(' ', v.first_name, v.last_name) END)
                 ORDER BY f.reported_at DESC, f.id DESC)
               FROM (SELECT * FROM stock_fault f WHERE f.batch_id = b.id
                     ORDER BY f.reported_at DESC, f.id DESC LIMIT ${String(MOST_EVENTS)}) f
               JOIN app_user u ON u.id = f.reported_by LEFT JOIN app_user v ON v.id = f.resolved_by), '[]') AS faults
           FROM stock_batch b JOIN stock_item i ON i.id = b.item_id WHERE b.id = $1`,
          [batchId],
        )
      : undefined;
    if (read === undefined) throw notFound('Lot');
    return read;
  }

  /** One lot; NOT_FOUND where the id is unknown. */
  async read(context: Context, batchId: string): Promise<StockBatch> {
    const row = isId(batchId)
      ? await fetchMaybe(
          context.manager,
          readRow,
          `SELECT ${batchJson(localDay(context.clock()))} AS batch
           FROM stock_batch b JOIN stock_item i ON i.id = b.item_id WHERE b.id = $1`,
          [batchId],
        )
      : undefined;
    if (row === undefined) throw notFound('Lot');
    return row.batch;
  }

  /** Safe to repeat with the same id and facts. DUPLICATE_LOT if the item already has this lot with this expiry date. */
  async create(context: Context, { id, itemId, ...given }: NewStockBatch): Promise<StockBatch> {
    const facts = requireValid(batchFacts, given);
    requireId(id, 'id');
    const item = await this.#items.read(context, itemId);
    checkFits(item, facts);
    checkPrice(context, null, facts);
    const made = await named(item, facts, () =>
      execute(
        context.manager,
        `INSERT INTO stock_batch (id, item_id, created_at, ${FACTS.map((fact) => COLUMNS[fact]).join(', ')})
         VALUES ($1, $2, $3, ${FACTS.map((_, index) => `$${String(index + 4)}`).join(', ')})
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, itemId, context.clock(), ...FACTS.map((fact) => facts[fact])],
      ),
    );
    const batch = await this.read(context, id);
    if (made === 0) {
      if (batch.itemId !== itemId || changedIn(batch, facts).length > 0) throw new DomainError('CONFLICT');
      return batch;
    }
    await this.#record(
      context,
      'STOCK_BATCH_CREATED',
      id,
      FACTS.filter((fact) => facts[fact] !== null),
    );
    await this.#recordRecalled(context, batch);
    return batch;
  }

  /** The lot that arrived, made where it is new. */
  async received(context: Context, { itemId, ...facts }: Omit<NewStockBatch, 'id'>): Promise<string> {
    const known = await fetchMaybe(
      context.manager,
      idRow,
      `SELECT id FROM stock_batch WHERE item_id = $1 AND lower(lot) = lower($2)
       AND coalesce(expires_on, 'infinity'::date) = coalesce($3::date, 'infinity'::date)`,
      [itemId, facts.lot.trim(), facts.expiresOn ?? null],
    );
    return known?.id ?? (await this.create(context, { id: newId(), itemId, ...facts })).id;
  }

  /** CHANGED_MEANWHILE where another save came after `version`. */
  async update(context: Context, { id, version, ...given }: ChangedStockBatch): Promise<StockBatch> {
    const facts = requireValid(batchFacts, given);
    const before = await this.read(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'lot' });
    const fieldsChanged = changedIn(before, facts);
    if (fieldsChanged.length === 0) return before;
    const item = await this.#items.read(context, before.itemId);
    checkFits(item, facts);
    checkPrice(context, before, facts);
    await named(item, facts, () =>
      updateVersion(
        context.manager,
        BATCHES,
        { id, version },
        FACTS.map((fact) => [COLUMNS[fact], facts[fact]] as const),
      ),
    );
    await this.#record(context, 'STOCK_BATCH_UPDATED', id, fieldsChanged);
    const after = await this.read(context, id);
    // After renaming, a lot may come under a recall, or no longer be under one.
    if (after.status !== before.status)
      await this.#record(context, BATCH_STATUS_ACTIONS[after.status], id, ['status']);
    if (after.status !== before.status || after.expiresOn !== before.expiresOn)
      await noteLowOfLots(context, [id]);
    return after;
  }

  /** Entered under a recall, a lot is blocked by the database at once. */
  async #recordRecalled(context: Context, { id, status }: StockBatch): Promise<void> {
    if (status !== 'available') await this.#record(context, BATCH_STATUS_ACTIONS[status], id, ['status']);
  }

  /**
   * Quarantines, recalls or releases a lot, with the reason. Released, it leaves recalls of all lots; BAD_INPUT where a recall
   * names it itself. CHANGED_MEANWHILE.
   */
  async setStatus(context: Context, change: BatchStatusChange): Promise<StockBatch> {
    const { id, version } = change;
    const { status, reference, reason } = requireValid(batchStatusChange, change);
    const before = await this.read(context, id);
    // A recall that becomes active at this moment is seen by what follows, or waits for it.
    await execute(context.manager, 'SELECT FROM stock_batch WHERE id = $1 FOR UPDATE', [id]);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'lot' });
    if (status === 'available') await leaveRecalls(context, id);
    await updateVersion(context.manager, BATCHES, { id, version }, [
      ['status', status],
      ['status_reference', reference],
      ['status_reason', reason],
      ['status_changed_at', context.clock()],
      ['status_changed_by', actorOf(context).userId],
      ['status_before', null],
    ]);
    await this.#record(context, BATCH_STATUS_ACTIONS[status], id, ['status']);
    await noteLowOfLots(context, [id]);
    return this.read(context, id);
  }

  /** Records a service. If no date is given, the next is due after the item's interval. Safe to repeat. */
  async recordService(context: Context, { id, batchId, ...given }: NewStockService): Promise<StockBatch> {
    const facts = requireValid(serviceFacts, given);
    requireId(id, 'id');
    const { batch, item } = await this.#equipment(context, batchId);
    const due = facts.nextDueOn ?? dayAfter(facts.servicedOn, item.serviceIntervalDays);
    if (due !== null && due <= facts.servicedOn)
      throw badInput([
        { field: 'nextDueOn', code: 'order', message: 'The next service must come after this one.' },
      ]);
    if (facts.servicedOn > localDay(context.clock()))
      throw badInput([{ field: 'servicedOn', code: 'in_future', message: 'Enter a date up to today.' }]);
    const made = await execute(
      context.manager,
      `INSERT INTO stock_service (id, batch_id, serviced_on, next_due_on, serviced_by, notes, recorded_at, recorded_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        id,
        batchId,
        facts.servicedOn,
        due,
        facts.servicedBy,
        facts.notes,
        context.clock(),
        actorOf(context).userId,
      ],
    );
    if (made === 0) return batch;
    // An earlier service that is entered late changes nothing about the next.
    if (batch.lastServiceOn === null || batch.lastServiceOn <= facts.servicedOn)
      await updateVersion(context.manager, BATCHES, batch, [
        ['last_service_on', facts.servicedOn],
        ['next_service_on', due],
      ]);
    await this.#record(context, 'EQUIPMENT_SERVICED', batchId, ['lastServiceOn', 'nextServiceOn']);
    return this.read(context, batchId);
  }

  /** Reports a fault, which keeps the equipment out of a ready bag until it is resolved. Safe to repeat. */
  async reportFault(context: Context, { id, batchId, ...given }: NewStockFault): Promise<StockBatch> {
    const { description } = requireValid(faultFacts, given);
    requireId(id, 'id');
    await this.#equipment(context, batchId);
    const made = await execute(
      context.manager,
      `INSERT INTO stock_fault (id, batch_id, description, reported_at, reported_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, batchId, description, context.clock(), actorOf(context).userId],
    );
    if (made > 0) await this.#record(context, 'EQUIPMENT_FAULT_REPORTED', batchId, ['faults']);
    return this.read(context, batchId);
  }

  /** NOT_FOUND for an unknown fault, and for one that is resolved. */
  async resolveFault(context: Context, faultId: string, given: string): Promise<StockBatch> {
    const resolution = requireText(given, 'resolution', 'Say what was done.');
    const fault = isId(faultId)
      ? await fetchMaybe(
          context.manager,
          faultRow,
          `UPDATE stock_fault SET resolution = $2, resolved_at = $3, resolved_by = $4
           WHERE id = $1 AND resolved_at IS NULL RETURNING batch_id`,
          [faultId, resolution, context.clock(), actorOf(context).userId],
        )
      : undefined;
    if (fault === undefined) throw notFound('Open fault');
    await this.#record(context, 'EQUIPMENT_FAULT_RESOLVED', fault.batch_id, ['faults']);
    return this.read(context, fault.batch_id);
  }

  /** Records the reading of a cylinder's gauge. BAD_INPUT if the item is not a cylinder. */
  async readGauge(
    context: Context,
    batchId: string,
    given: number,
    at = context.clock(),
  ): Promise<StockBatch> {
    const { percent } = requireValid(gaugeReading, { percent: given });
    const batch = await this.read(context, batchId);
    const item = await this.#items.read(context, batch.itemId);
    if (item.itemType !== 'gas')
      throw badInput([{ field: 'batchId', code: 'not_gas', message: 'Only gas cylinders have a gauge.' }]);
    // A reading that was made offline and arrives late does not replace a newer one.
    if (batch.gaugeReadAt !== null && new Date(batch.gaugeReadAt) > at) return batch;
    await updateVersion(context.manager, BATCHES, batch, [
      ['percent_left', percent],
      ['gauge_read_at', at],
    ]);
    await this.#record(context, 'CYLINDER_READ', batchId, ['percentLeft']);
    return this.read(context, batchId);
  }

  async #equipment(
    context: Context,
    batchId: string,
  ): Promise<{ readonly batch: StockBatch; readonly item: StockItem }> {
    const batch = await this.read(context, batchId);
    const item = await this.#items.read(context, batch.itemId);
    if (!item.isSerialised)
      throw badInput([
        {
          field: 'batchId',
          code: 'no_serial',
          message: 'Only equipment with serial numbers has services and faults.',
        },
      ]);
    return { batch, item };
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    return this.#audit.record(context, { action, entity: { type: 'StockBatch', id }, fieldsChanged });
  }
}

const recallRow = z.object({
  id: z.string(),
  number: z.string(),
  isClosed: z.boolean(),
  isNamed: z.boolean(),
});

/**
 * Removes a lot from recalls of all lots: a lot received under one need not be affected by it. A lot that a notice names
 * itself stays blocked, also when the recall is closed: withdrawing the recall releases it.
 */
const leaveRecalls = async (context: Context, batchId: string): Promise<void> => {
  const recalls = await fetchRows(
    context.manager,
    recallRow,
    `SELECT r.id, r.number, r.state = 'closed' AS "isClosed", NOT r.is_all_lots OR EXISTS (
         SELECT FROM unnest(r.lot_numbers) o (lot)
         WHERE lower(b.lot) = lower(o.lot) OR starts_with(lower(b.lot), lower(o.lot) || ' damaged ')) AS "isNamed"
     FROM recall_batch n JOIN recall r ON r.id = n.recall_id JOIN stock_batch b ON b.id = n.batch_id
     WHERE n.batch_id = $1 AND r.state IN ('active', 'closed') ORDER BY r.state, r.number`,
    [batchId],
  );
  const naming = recalls.find(({ isNamed }) => isNamed);
  if (naming !== undefined)
    throw badInput([
      {
        field: 'status',
        code: 'recalled',
        message: naming.isClosed
          ? `Recall ${naming.number} is closed and still blocks this lot. Reopen the recall and withdraw it to release the lot.`
          : `Recall ${naming.number} blocks this lot. Withdraw the recall to release it.`,
      },
    ]);
  if (recalls.length === 0) return;
  const left = [batchId, recalls.map(({ id }) => id)];
  await execute(
    context.manager,
    `INSERT INTO recall_freed_lot (recall_id, batch_id) SELECT unnest($2::uuid[]), $1 ON CONFLICT DO NOTHING`,
    left,
  );
  await execute(
    context.manager,
    'DELETE FROM recall_line WHERE batch_id = $1 AND recall_id = ANY ($2::uuid[]) AND settled_at IS NULL',
    left,
  );
  await execute(
    context.manager,
    'DELETE FROM recall_batch WHERE batch_id = $1 AND recall_id = ANY ($2::uuid[])',
    left,
  );
};

const changedIn = (before: StockBatch, facts: BatchFacts): string[] =>
  FACTS.filter((fact) => before[fact] !== facts[fact]);

/** Whether a lot has the facts that its item requires, and none that the item does not have. */
const checkFits = (item: StockItem, { expiresOn, serial }: BatchFacts): void => {
  const wrong = (field: string, message: string): DomainError => badInput([{ field, code: 'item', message }]);
  if (!item.isBatchTracked) throw wrong('lot', 'This item has no lots. Track its lots first.');
  if (item.hasExpiry && expiresOn === null) throw wrong('expiresOn', 'Enter the expiry date.');
  if (!item.hasExpiry && expiresOn !== null)
    throw wrong('expiresOn', 'This item has no expiry date. Leave it empty.');
  if (item.isSerialised && serial === null) throw wrong('serial', 'Enter the serial number.');
  if (!item.isSerialised && serial !== null)
    throw wrong('serial', 'This item has no serial numbers. Leave it empty.');
};

/** Staff never see prices, so they cannot set them either. */
const checkPrice = (context: Context, before: StockBatch | null, { unitCostPence }: BatchFacts): void => {
  if (unitCostPence !== (before?.unitCostPence ?? null) && actorOf(context).role !== 'admin')
    throw new DomainError('FORBIDDEN');
};

const dayAfter = (day: string, days: number | null): string | null => {
  if (days === null) return null;
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

const named = async <T>(item: StockItem, { lot }: BatchFacts, statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (isConstraintViolation(error, 'stock_batch_lot'))
      throw new DomainError('DUPLICATE_LOT', { item: item.name, lot }, { cause: error });
    if (isConstraintViolation(error, 'stock_batch_serial'))
      throw new DomainError(
        'CONFLICT',
        {},
        {
          problems: [{ field: 'serial', code: 'taken', message: 'This serial number is already entered.' }],
          cause: error,
        },
      );
    if (isConstraintViolation(error, 'stock_batch_supplier_id_fkey'))
      throw badInput([
        {
          field: 'supplierId',
          code: 'unknown',
          message: 'This supplier was not found. Choose the supplier again.',
        },
      ]);
    throw error;
  }
};
