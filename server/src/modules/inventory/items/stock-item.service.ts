import {
  hasRegister,
  isSameRegister,
  REGISTER_FACTS,
  registerField,
  sameRegisterWords,
} from '@sideline/schema/inventory/controlled-drugs';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import { localDay } from '@sideline/schema/local-day';
import { itemFacts, type ItemFacts } from '@sideline/schema/validation/stock';
import { z } from 'zod';
import { changedSinceSql } from '../../../platform/database/changed-since.js';
import type { Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { keysetOf } from '../../../platform/lists/ordering.js';
import type { Connection, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { STOCK_ITEM_ORDERS } from './stock-item-order.js';
import type { StockItem } from './stock-item.entity.js';
import { STOCK_ITEM_JSON, usableStock } from './stock-item.hot.js';
import type { ChangedStockItem, NewStockItem, StockItemFilter, StockState } from './stock-item.types.js';

const ITEMS = { table: 'stock_item', key: 'id', what: 'item' } as const;
const LIST: SqlList = { table: 'stock_item', alias: 'i', node: STOCK_ITEM_JSON };

/** The column of each fact. */
export const STOCK_ITEM_COLUMNS: Readonly<Record<keyof ItemFacts, string>> = {
  sku: 'sku',
  name: 'name',
  itemType: 'item_type',
  legalClass: 'legal_class',
  controlledSchedule: 'controlled_schedule',
  isWitnessed: 'is_witnessed',
  drug: 'drug',
  strength: 'strength',
  unit: 'unit',
  unitsPerPack: 'units_per_pack',
  isBatchTracked: 'is_batch_tracked',
  hasExpiry: 'has_expiry',
  isSerialised: 'is_serialised',
  storage: 'storage',
  barcode: 'barcode',
  minShelfLifeDays: 'min_shelf_life_days',
  isSingleUse: 'is_single_use',
  serviceIntervalDays: 'service_interval_days',
  cylinderLitres: 'cylinder_litres',
  notes: 'notes',
};
const FACTS = Object.keys(STOCK_ITEM_COLUMNS) as (keyof ItemFacts)[];

/** The basis of every quantity in the books: fixed once something has moved. */
export const STOCK_ITEM_FIXED: readonly (keyof ItemFacts)[] = ['unit', 'isBatchTracked', 'isSerialised'];

const THERE = 'EXISTS (SELECT FROM stock_balance b WHERE b.item_id = i.id AND b.is_real AND b.quantity > 0)';
const STATES: Readonly<Record<StockState, (today: string) => string>> = {
  in_stock: () => THERE,
  out_of_stock: () => `NOT ${THERE}`,
  // As in the list of low stock, expired and blocked stock does not count.
  low: (today) => `EXISTS (SELECT FROM stock_rule r WHERE r.item_id = i.id
    AND r.minimum > ${usableStock('i.id', 'r.location_id', `${today}::date`)})`,
};

const conditionsOf = (filter: StockItemFilter, today: string): ListConditions => {
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    conditions.add(
      `name_folded(i.name) || ' ' || lower(i.sku) || ' ' || coalesce(i.barcode, '') LIKE name_folded(${conditions.place(contains(text))})`,
    );
  const { itemType, legalClass, isControlled, isSerialised, isActive, state, drug } = filter;
  if (itemType) conditions.add(`i.item_type = ${conditions.place(itemType)}`);
  if (legalClass) conditions.add(`i.legal_class = ${conditions.place(legalClass)}`);
  if (drug) conditions.add(`i.drug = ${conditions.place(drug)}`);
  if (isControlled != null) conditions.add(`i.controlled_schedule IS ${isControlled ? 'NOT ' : ''}NULL`);
  if (isSerialised != null) conditions.add(`i.is_serialised = ${conditions.place(isSerialised)}`);
  if (isActive != null) conditions.add(`i.is_active = ${conditions.place(isActive)}`);
  if (state) conditions.add(STATES[state](state === 'low' ? conditions.place(today) : ''));
  if (filter.updatedSince)
    conditions.add(changedSinceSql('stock_item', 'i.id', conditions.place(filter.updatedSince)));
  return conditions;
};

const readRow = z.object({ item: storedJson<StockItem>() });

/**
 * Kinds of things that are kept in stock (operations sections 3 and 5). They hold no personal data, so reading is not
 * audited.
 */
export class StockItemService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Items by name unless another order is requested; one statement. */
  list(
    context: Context,
    filter: StockItemFilter,
    page: PageRequest,
    order: ListOrder<'stockItems'> = DEFAULT_ORDERS.stockItems,
  ): Promise<Connection<StockItem>> {
    return listPage(
      context.manager,
      LIST,
      keysetOf(STOCK_ITEM_ORDERS, order),
      conditionsOf(filter, localDay(context.clock())),
      page,
    );
  }

  /** One item; NOT_FOUND where the id is unknown. */
  async read(context: Context, itemId: string): Promise<StockItem> {
    const row = isId(itemId)
      ? await fetchMaybe(
          context.manager,
          readRow,
          `SELECT ${STOCK_ITEM_JSON} AS item FROM stock_item i WHERE i.id = $1`,
          [itemId],
        )
      : undefined;
    if (row === undefined) throw notFound('Item');
    return row.item;
  }

  /**
   * Safe to repeat with the same id and facts. CONFLICT where the SKU or barcode, or the id with other facts, is taken, or where a
   * controlled drug has a register under another item.
   */
  async create(context: Context, { id, ...given }: NewStockItem): Promise<StockItem> {
    const facts = requireValid(itemFacts, given);
    requireId(id, 'id');
    await refuseSecondRegister(context, id, facts);
    const made = await named(() =>
      execute(
        context.manager,
        `INSERT INTO stock_item (id, created_at, ${FACTS.map((fact) => STOCK_ITEM_COLUMNS[fact]).join(', ')})
         VALUES ($1, $2, ${FACTS.map((_, index) => `$${String(index + 3)}`).join(', ')})
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, context.clock(), ...FACTS.map((fact) => facts[fact])],
      ),
    );
    const item = await this.read(context, id);
    if (made === 0) {
      if (changedIn(item, facts).length > 0) throw new DomainError('CONFLICT');
      return item;
    }
    await this.#audit.record(context, {
      action: 'STOCK_ITEM_CREATED',
      entity: { type: 'StockItem', id },
      fieldsChanged: FACTS.filter((fact) => facts[fact] !== null),
    });
    return item;
  }

  /** CHANGED_MEANWHILE where another save came after `version`; ITEM_IN_USE for its unit and lots once something has moved. */
  async update(context: Context, input: ChangedStockItem): Promise<StockItem> {
    const { id, version, isActive, ...given } = input;
    const facts = requireValid(itemFacts, given);
    const before = await this.read(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'item' });
    const fieldsChanged = changedIn(before, { ...facts, isActive });
    if (fieldsChanged.length === 0) return before;
    const fixed = STOCK_ITEM_FIXED.filter((fact) => fieldsChanged.includes(fact));
    if (fixed.length > 0) await refuseInUse(context, before, fixed);
    // Items that are already alike can still be changed in other ways, and deactivated.
    if (isActive && [...REGISTER_FACTS, 'isActive'].some((fact) => fieldsChanged.includes(fact)))
      await refuseSecondRegister(context, id, facts);
    await named(() =>
      updateVersion(context.manager, ITEMS, { id, version }, [
        ...FACTS.map((fact) => [STOCK_ITEM_COLUMNS[fact], facts[fact]] as const),
        ['is_active', isActive],
      ]),
    );
    await this.#audit.record(context, {
      action: before.isActive && !isActive ? 'STOCK_ITEM_DEACTIVATED' : 'STOCK_ITEM_UPDATED',
      entity: { type: 'StockItem', id },
      fieldsChanged,
    });
    return this.read(context, id);
  }
}

const registeredRow = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  drug: z.string().nullable(),
  strength: z.string().nullable(),
  unit: z.string(),
});
export type RegisteredItem = z.infer<typeof registeredRow>;

/** The items in use that have registers: as many as a provider has controlled drugs. */
export const readRegistered = (context: Context): Promise<RegisteredItem[]> =>
  fetchRows(
    context.manager,
    registeredRow,
    `SELECT id, sku, name, drug, strength, unit FROM stock_item
     WHERE controlled_schedule IS NOT NULL AND is_witnessed AND is_active ORDER BY name_folded(name), id`,
  );

/** A drug in one form and strength has one register at a place, which is kept by item. CONFLICT. */
const refuseSecondRegister = async (context: Context, id: string, facts: ItemFacts): Promise<void> => {
  if (!hasRegister(facts)) return;
  // Of two who add the same drug at once, the second sees the first's.
  await execute(context.manager, "SELECT pg_advisory_xact_lock(hashtextextended('controlled drugs', 0))");
  const other = (await readRegistered(context)).find((item) => item.id !== id && isSameRegister(item, facts));
  if (other === undefined) return;
  throw new DomainError(
    'CONFLICT',
    {},
    { problems: [{ field: registerField(facts), code: 'same_register', message: sameRegisterWords(other) }] },
  );
};

const refuseInUseRow = z.object({ wasInStock: z.boolean() });

/** An item that has been in stock keeps its unit and its lots: every quantity in the books depends on them. */
const refuseInUse = async (context: Context, item: StockItem, fixed: readonly string[]): Promise<void> => {
  const row = await fetchOne(
    context.manager,
    refuseInUseRow,
    `SELECT EXISTS (SELECT FROM stock_balance WHERE item_id = $1)
         OR EXISTS (SELECT FROM stock_batch WHERE item_id = $1) AS "wasInStock"`,
    [item.id],
  );
  if (!row.wasInStock) return;
  throw new DomainError(
    'ITEM_IN_USE',
    { item: item.name, reason: 'it has lots or has been in stock' },
    {
      problems: fixed.map((field) => ({
        field,
        code: 'in_use',
        message:
          'This cannot be changed because the item has lots or has been in stock. Create a new item instead.',
      })),
    },
  );
};

const changedIn = (before: StockItem, facts: Partial<StockItem>): string[] =>
  (Object.keys(facts) as (keyof StockItem)[]).filter((field) => before[field] !== facts[field]);

const TAKEN = {
  stock_item_sku: { field: 'sku', message: 'Another item has this SKU.' },
  stock_item_barcode: { field: 'barcode', message: 'Another item has this barcode.' },
} as const;

/** The error names the field whose value is already taken. */
const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    for (const [constraint, { field, message }] of Object.entries(TAKEN))
      if (isConstraintViolation(error, constraint))
        throw new DomainError(
          'CONFLICT',
          {},
          { problems: [{ field, code: 'taken', message }], cause: error },
        );
    throw error;
  }
};
