import { localDay } from '@sideline/schema/local-day';
import {
  priceFacts,
  supplierFacts,
  supplierItemFacts,
  type SupplierFacts,
  type SupplierItemFacts,
} from '@sideline/schema/validation/supply';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { SupplierItem } from './supplier-item.entity.js';
import type { Supplier } from './supplier.entity.js';
import { SUPPLIER_ITEM_JSON, SUPPLIER_JSON, supplierItemJoins } from './supplier.hot.js';
import type {
  ChangedSupplier,
  ChangedSupplierItem,
  NewSupplier,
  NewSupplierItem,
  NewSupplierPrice,
  SupplierFilter,
  SupplierItemFilter,
  SupplierPrice,
} from './supplier.types.js';

const SUPPLIERS = { table: 'supplier', key: 'id', what: 'supplier' } as const;
const OFFERS = { table: 'supplier_item', key: 'id', what: 'supplier item' } as const;
const MOST_PRICES = 200;

const SUPPLIER_COLUMNS: Readonly<Record<keyof SupplierFacts, string>> = {
  name: 'name',
  accountNumber: 'account_number',
  contactName: 'contact_name',
  email: 'email',
  phone: 'phone',
  leadDays: 'lead_days',
  terms: 'terms',
  notes: 'notes',
};
const SUPPLIER_FACTS = Object.keys(SUPPLIER_COLUMNS) as (keyof SupplierFacts)[];

const OFFER_COLUMNS: Readonly<Record<keyof SupplierItemFacts, string>> = {
  supplierSku: 'supplier_sku',
  packQuantity: 'pack_quantity',
  leadDays: 'lead_days',
  isPreferred: 'is_preferred',
};
const OFFER_FACTS = Object.keys(OFFER_COLUMNS) as (keyof SupplierItemFacts)[];

const BY_NAME: Keyset = {
  columns: [
    { expression: 'name_folded(s.name)', type: 'text' },
    { expression: 's.id', type: 'uuid' },
  ],
  direction: 'ASC',
};
const OFFER_ORDER: Keyset = {
  columns: [
    { expression: '(SELECT name_folded(n.name) FROM stock_item n WHERE n.id = o.item_id)', type: 'text' },
    { expression: 'o.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const supplierConditions = ({ text: given, isActive }: SupplierFilter): ListConditions => {
  const conditions = new ListConditions();
  const text = given?.trim() ?? '';
  if (text !== '')
    conditions.add(`name_folded(s.name) LIKE name_folded(${conditions.place(contains(text))})`);
  if (isActive != null) conditions.add(`s.is_active = ${conditions.place(isActive)}`);
  return conditions;
};

const offerConditions = (filter: SupplierItemFilter): ListConditions => {
  const conditions = new ListConditions();
  conditions.addId('supplierId', 'o.supplier_id', filter.supplierId);
  conditions.addId('itemId', 'o.item_id', filter.itemId);
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const sought = conditions.place(contains(text));
    conditions.add(`(lower(o.supplier_sku) LIKE lower(${sought}) OR EXISTS (SELECT FROM stock_item n WHERE n.id = o.item_id
      AND (name_folded(n.name) || ' ' || lower(n.sku) || ' ' || coalesce(n.barcode, '')) LIKE name_folded(${sought})))`);
  }
  const { isPreferred, isActive } = filter;
  if (isPreferred != null) conditions.add(`o.is_preferred = ${conditions.place(isPreferred)}`);
  if (isActive != null) conditions.add(`o.is_active = ${conditions.place(isActive)}`);
  return conditions;
};

const SUPPLIER_LIST: SqlList = { table: 'supplier', alias: 's', node: SUPPLIER_JSON };
const offerList = (today: string): SqlList => ({
  table: 'supplier_item',
  alias: 'o',
  node: SUPPLIER_ITEM_JSON,
  joins: supplierItemJoins(`DATE '${today}'`),
});

const readRow = z.object({ supplier: storedJson<Supplier>() });
const readItemRow = z.object({ offer: storedJson<SupplierItem>() });
const pricesRow = z.object({ price: storedJson<SupplierPrice>() });

/** Suppliers, what they sell and what it costs. */
export class SupplierService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Suppliers by name. */
  list(context: Context, filter: SupplierFilter, page: PageRequest): Promise<Connection<Supplier>> {
    return listPage(context.manager, SUPPLIER_LIST, BY_NAME, supplierConditions(filter), page);
  }

  /** One supplier; NOT_FOUND. */
  async read(context: Context, supplierId: string): Promise<Supplier> {
    const row = isId(supplierId)
      ? await fetchMaybe(
          context.manager,
          readRow,
          `SELECT ${SUPPLIER_JSON} AS supplier FROM supplier s WHERE s.id = $1`,
          [supplierId],
        )
      : undefined;
    if (row === undefined) throw notFound('Supplier');
    return row.supplier;
  }

  /** Safe to repeat with the same id and facts. CONFLICT where another supplier has the name. */
  async create(context: Context, { id, ...given }: NewSupplier): Promise<Supplier> {
    const facts = requireValid(supplierFacts, given);
    requireId(id, 'id');
    const made = await named(() =>
      execute(
        context.manager,
        `INSERT INTO supplier (id, created_at, ${SUPPLIER_FACTS.map((fact) => SUPPLIER_COLUMNS[fact]).join(', ')})
         VALUES ($1, $2, ${SUPPLIER_FACTS.map((_, index) => `$${String(index + 3)}`).join(', ')})
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, context.clock(), ...SUPPLIER_FACTS.map((fact) => facts[fact])],
      ),
    );
    const supplier = await this.read(context, id);
    if (made === 0) {
      if (SUPPLIER_FACTS.some((fact) => supplier[fact] !== facts[fact])) throw new DomainError('CONFLICT');
      return supplier;
    }
    await this.#audit.record(context, {
      action: 'SUPPLIER_CREATED',
      entity: { type: 'Supplier', id },
      fieldsChanged: SUPPLIER_FACTS.filter((fact) => facts[fact] !== null),
    });
    return supplier;
  }

  /** CHANGED_MEANWHILE where another save came after `version`. */
  async update(context: Context, { id, version, isActive, ...given }: ChangedSupplier): Promise<Supplier> {
    const facts = { ...requireValid(supplierFacts, given), isActive };
    const before = await this.read(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'supplier' });
    const fieldsChanged = (Object.keys(facts) as (keyof typeof facts)[]).filter(
      (fact) => before[fact] !== facts[fact],
    );
    if (fieldsChanged.length === 0) return before;
    await named(() =>
      updateVersion(context.manager, SUPPLIERS, before, [
        ...SUPPLIER_FACTS.map((fact) => [SUPPLIER_COLUMNS[fact], facts[fact]] as const),
        ['is_active', isActive],
      ]),
    );
    await this.#audit.record(context, {
      action: 'SUPPLIER_UPDATED',
      entity: { type: 'Supplier', id },
      fieldsChanged,
    });
    return this.read(context, id);
  }

  /** The suppliers’ offers, by item name. */
  items(context: Context, filter: SupplierItemFilter, page: PageRequest): Promise<Connection<SupplierItem>> {
    return listPage(
      context.manager,
      offerList(localDay(context.clock())),
      OFFER_ORDER,
      offerConditions(filter),
      page,
    );
  }

  /** One offer; NOT_FOUND. */
  async readItem(context: Context, supplierItemId: string): Promise<SupplierItem> {
    const row = isId(supplierItemId)
      ? await fetchMaybe(
          context.manager,
          readItemRow,
          `SELECT ${SUPPLIER_ITEM_JSON} AS offer FROM supplier_item o ${supplierItemJoins('$2')} WHERE o.id = $1`,
          [supplierItemId, localDay(context.clock())],
        )
      : undefined;
    if (row === undefined) throw notFound('Supplier item');
    return row.offer;
  }

  /** Safe to repeat with the same id and facts. CONFLICT where the supplier already sells the item under this code. */
  async createItem(context: Context, input: NewSupplierItem): Promise<SupplierItem> {
    const { id, supplierId, itemId, packPricePence } = input;
    const facts = requireValid(supplierItemFacts, input);
    requireId(id, 'id');
    const known = await this.#findItem(context, id);
    if (known !== null) {
      const isSame = OFFER_FACTS.every((fact) => known[fact] === facts[fact]);
      if (!isSame || known.supplierId !== supplierId || known.itemId !== itemId)
        throw new DomainError('CONFLICT');
      return known;
    }
    if (facts.isPreferred) await this.#preferOther(context, itemId, id);
    await offered(() =>
      execute(
        context.manager,
        `INSERT INTO supplier_item (id, supplier_id, item_id, created_at, ${OFFER_FACTS.map((fact) => OFFER_COLUMNS[fact]).join(', ')})
         VALUES ($1, $2, $3, $4, ${OFFER_FACTS.map((_, index) => `$${String(index + 5)}`).join(', ')})`,
        [id, supplierId, itemId, context.clock(), ...OFFER_FACTS.map((fact) => facts[fact])],
      ),
    );
    await this.#audit.record(context, {
      action: 'SUPPLIER_ITEM_CREATED',
      entity: { type: 'SupplierItem', id },
      fieldsChanged: ['supplierId', 'itemId', ...OFFER_FACTS.filter((fact) => facts[fact] !== null)],
    });
    if (packPricePence != null)
      await this.setPrice(context, {
        id: newId(),
        supplierItemId: id,
        packPricePence,
        validFrom: localDay(context.clock()),
      });
    return this.readItem(context, id);
  }

  /** CHANGED_MEANWHILE where another save came after `version`. Existing orders keep the pack that they were ordered in. */
  async updateItem(context: Context, input: ChangedSupplierItem): Promise<SupplierItem> {
    const { id, version, isActive } = input;
    const facts = { ...requireValid(supplierItemFacts, input), isActive };
    const before = await this.readItem(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'supplier item' });
    const fieldsChanged = (Object.keys(facts) as (keyof typeof facts)[]).filter(
      (fact) => before[fact] !== facts[fact],
    );
    if (fieldsChanged.length === 0) return before;
    if (facts.isPreferred && isActive) await this.#preferOther(context, before.itemId, id);
    await offered(() =>
      updateVersion(context.manager, OFFERS, before, [
        ...OFFER_FACTS.map((fact) => [OFFER_COLUMNS[fact], facts[fact]] as const),
        ['is_active', isActive],
      ]),
    );
    await this.#audit.record(context, {
      action: 'SUPPLIER_ITEM_UPDATED',
      entity: { type: 'SupplierItem', id },
      fieldsChanged,
    });
    return this.readItem(context, id);
  }

  /** Safe to repeat with the same id. */
  async setPrice(context: Context, input: NewSupplierPrice): Promise<SupplierItem> {
    const { packPricePence, validFrom } = requireValid(priceFacts, input);
    const { id, supplierItemId } = input;
    requireId(id, 'id');
    await this.readItem(context, supplierItemId);
    const made = await execute(
      context.manager,
      `INSERT INTO supplier_price (id, supplier_item_id, pack_price_pence, valid_from, recorded_at, recorded_by)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, supplierItemId, packPricePence, validFrom, context.clock(), actorOf(context).userId],
    );
    if (made > 0)
      await this.#audit.record(context, {
        action: 'SUPPLIER_PRICE_SET',
        entity: { type: 'SupplierItem', id: supplierItemId },
        fieldsChanged: ['packPricePence'],
      });
    return this.readItem(context, supplierItemId);
  }

  /** The prices of an offer, the latest day first; within a day the valid one comes first. */
  async prices(context: Context, supplierItemId: string): Promise<SupplierPrice[]> {
    await this.readItem(context, supplierItemId);
    const rows = await fetchRows(
      context.manager,
      pricesRow,
      `SELECT json_build_object('id', p.id, 'packPricePence', p.pack_price_pence, 'validFrom', p.valid_from,
         'recordedAt', ${moment('p.recorded_at')}, 'recordedByName', concat_ws(' ', u.first_name, u.last_name)) AS price
       FROM supplier_price p JOIN app_user u ON u.id = p.recorded_by
       WHERE p.supplier_item_id = $1 ORDER BY p.valid_from DESC, p.id DESC LIMIT ${String(MOST_PRICES)}`,
      [supplierItemId],
    );
    return rows.map(({ price }) => price);
  }

  async #findItem(context: Context, id: string): Promise<SupplierItem | null> {
    try {
      return await this.readItem(context, id);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** Only one supplier is preferred for an item: the earlier one no longer is. */
  async #preferOther(context: Context, itemId: string, chosen: string): Promise<void> {
    if (!isId(itemId)) return;
    // One after the other: two at once would each see no other, and the index would refuse the second.
    await execute(context.manager, 'SELECT FROM stock_item WHERE id = $1 FOR NO KEY UPDATE', [itemId]);
    await execute(
      context.manager,
      `UPDATE supplier_item SET is_preferred = false, version = version + 1
       WHERE item_id = $1 AND id <> $2 AND is_preferred`,
      [itemId, chosen],
    );
  }
}

const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'supplier_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another supplier has this name.' }],
        cause: error,
      },
    );
  }
};

const offered = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (isConstraintViolation(error, 'supplier_item_sku'))
      throw new DomainError(
        'CONFLICT',
        {},
        {
          problems: [
            {
              field: 'supplierSku',
              code: 'taken',
              message: 'This supplier already sells the item under this code.',
            },
          ],
          cause: error,
        },
      );
    for (const [constraint, field] of [
      ['supplier_item_supplier_id_fkey', 'supplierId'],
      ['supplier_item_item_id_fkey', 'itemId'],
    ] as const)
      if (isConstraintViolation(error, constraint))
        throw badInput([{ field, code: 'unknown', message: 'This was not found. Choose it again.' }]);
    throw error;
  }
};
