import { LIMITS } from '@sideline/schema/limits';
import { placeFacts, type PlaceFacts } from '@sideline/schema/validation/stock';
import { actorOf, type Context } from '../../../platform/context.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import {
  cappedFrom,
  keysetSql,
  type Capped,
  type Connection,
  type Keyed,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockLocation } from './stock-location.entity.js';
import { STOCK_LOCATION_JSON } from './stock-location.hot.js';
import type { ChangedStockLocation, NewStockLocation, StockLocationFilter } from './stock-location.types.js';

const LOCATIONS = { table: 'stock_location', key: 'id', what: 'location' } as const;
const LIST: SqlList = { table: 'stock_location', alias: 'p', node: STOCK_LOCATION_JSON };

const BY_NAME: Keyset = {
  columns: [
    { expression: 'name_folded(p.name)', type: 'text' },
    { expression: 'p.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const conditionsOf = (filter: StockLocationFilter): ListConditions => {
  const conditions = new ListConditions();
  conditions.add(`p.kind <> 'virtual'`);
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    conditions.add(`name_folded(p.name) LIKE name_folded(${conditions.place(contains(text))})`);
  conditions.addId('id', 'p.id', filter.id);
  conditions.addId('parentId', 'p.parent_id', filter.parentId);
  const { kind, type, isActive } = filter;
  if (kind) conditions.add(`p.kind = ${conditions.place(kind)}`);
  if (type) conditions.add(`p.location_type = ${conditions.place(type)}`);
  if (isActive != null) conditions.add(`p.is_active = ${conditions.place(isActive)}`);
  return conditions;
};

/** Where stock can be (spec section 2, 'Location Management'). Bags and pouches are made by their own services. */
export class StockLocationService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Locations by name; one statement. */
  list(context: Context, filter: StockLocationFilter, page: PageRequest): Promise<Connection<StockLocation>> {
    return listPage(context.manager, LIST, BY_NAME, conditionsOf(filter), page);
  }

  /** The places in use by name, in pages of a thousand (spec section 7, 'GET /api/inventory/locations'). */
  async listCapped(context: Context, after?: string): Promise<Capped<StockLocation>> {
    const size = LIMITS.rest.locations;
    const conditions = conditionsOf({ kind: 'place', isActive: true });
    const sql = keysetSql(BY_NAME, after, (value) => conditions.place(value));
    const rows = await context.manager.query<Keyed<StockLocation>[]>(
      `SELECT ${STOCK_LOCATION_JSON} AS node, ${sql.valuesOf('p')} AS values
       FROM (SELECT p.*, ${sql.keys} FROM stock_location p ${conditions.sql(sql.beyond)}
             ORDER BY ${sql.orderBy} LIMIT ${String(size + 1)}) p
       ORDER BY ${sql.orderOf('p')}`,
      conditions.values,
    );
    return cappedFrom(rows, size);
  }

  /** One location; NOT_FOUND where the id is unknown. */
  async read(context: Context, locationId: string): Promise<StockLocation> {
    const [row] = isId(locationId)
      ? await context.manager.query<{ location: StockLocation }[]>(
          `SELECT ${STOCK_LOCATION_JSON} AS location FROM stock_location p WHERE p.id = $1`,
          [locationId],
        )
      : [];
    if (row === undefined) throw notFound('Location');
    return row.location;
  }

  /** Safe to repeat with the same id and facts. CONFLICT where another place has the name. */
  async create(context: Context, { id, ...given }: NewStockLocation): Promise<StockLocation> {
    const facts = requireValid(placeFacts, given);
    requireId(id, 'id');
    await this.#checkParent(context, id, facts.parentId);
    const made = await named(() =>
      context.manager.query<unknown[]>(
        `INSERT INTO stock_location (id, name, location_type, kind, parent_id, delivery_address, created_at)
         VALUES ($1, $2, $3, 'place', $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, facts.name, facts.type, facts.parentId, facts.deliveryAddress, context.clock()],
      ),
    );
    const location = await this.read(context, id);
    if (made.length === 0) {
      if (changedIn(location, facts).length > 0) throw new DomainError('CONFLICT');
      return location;
    }
    await this.#audit.record(context, {
      action: 'STOCK_LOCATION_CREATED',
      entity: { type: 'StockLocation', id },
      fieldsChanged: Object.entries(facts).flatMap(([field, value]) => (value === null ? [] : [field])),
    });
    return location;
  }

  /** CHANGED_MEANWHILE where another save came after `version`. FORBIDDEN where others than admins deactivate or activate it. */
  async update(context: Context, input: ChangedStockLocation): Promise<StockLocation> {
    const { id, version, isActive, ...given } = input;
    const facts = requireValid(placeFacts, given);
    const before = await this.#place(context, id);
    if (version !== undefined && before.version !== version)
      throw new DomainError('CHANGED_MEANWHILE', { what: 'location' });
    const wanted = { ...facts, isActive: isActive ?? before.isActive };
    const fieldsChanged = changedIn(before, wanted);
    if (fieldsChanged.length === 0) return before;
    if (fieldsChanged.includes('isActive') && actorOf(context).role !== 'admin')
      throw new DomainError('FORBIDDEN');
    if (fieldsChanged.includes('parentId')) await this.#checkParent(context, id, facts.parentId);
    await named(() =>
      updateVersion(context.manager, LOCATIONS, before, [
        ['name', facts.name],
        ['location_type', facts.type],
        ['parent_id', facts.parentId],
        ['delivery_address', facts.deliveryAddress],
        ['is_active', wanted.isActive],
      ]),
    );
    await this.#audit.record(context, {
      action: before.isActive && !wanted.isActive ? 'STOCK_LOCATION_DEACTIVATED' : 'STOCK_LOCATION_UPDATED',
      entity: { type: 'StockLocation', id },
      fieldsChanged,
    });
    return this.read(context, id);
  }

  /** Changes name and type; its parent location and its address stay (spec section 7, 'PUT /api/inventory/locations/{id}'). */
  async rename(
    context: Context,
    id: string,
    given: Pick<NewStockLocation, 'name' | 'type'>,
  ): Promise<StockLocation> {
    const { parentId, deliveryAddress } = await this.#place(context, id);
    return this.update(context, { id, parentId, deliveryAddress, ...given });
  }

  /** LOCATION_IN_USE where it holds or has held stock, or something else names it: it is deactivated then. */
  async remove(context: Context, locationId: string): Promise<boolean> {
    const location = await this.#place(context, locationId);
    const reason = await this.#reasonToKeep(context, locationId);
    const refusal = (why: string, cause?: unknown): DomainError =>
      new DomainError('LOCATION_IN_USE', { place: location.name, reason: why }, { cause });
    if (reason !== null) throw refusal(reason);
    try {
      await context.manager.query('DELETE FROM stock_location WHERE id = $1', [locationId]);
    } catch (error) {
      // Something was linked to it after the check above.
      if (isConstraintViolation(error)) throw refusal('something else uses it', error);
      throw error;
    }
    await this.#audit.record(context, {
      action: 'STOCK_LOCATION_DELETED',
      entity: { type: 'StockLocation', id: locationId },
    });
    return true;
  }

  /** Bags and pouches are changed by their own services, virtual locations by nobody: NOT_FOUND here. */
  async #place(context: Context, locationId: string): Promise<StockLocation> {
    const location = await this.read(context, locationId);
    if (location.kind !== 'place') throw notFound('Location');
    return location;
  }

  /** Why a location cannot be deleted, in words; null if nothing refers to it. */
  async #reasonToKeep(context: Context, locationId: string): Promise<string | null> {
    const [row] = await context.manager.query<[{ reason: string | null }]>(
      `SELECT CASE
         WHEN EXISTS (SELECT FROM stock_balance WHERE location_id = $1 AND quantity > 0) THEN 'it holds stock'
         WHEN EXISTS (SELECT FROM stock_balance WHERE location_id = $1) THEN 'it has held stock, and its history is kept'
         WHEN EXISTS (SELECT FROM stock_location WHERE parent_id = $1) THEN 'other locations are in it'
         WHEN EXISTS (SELECT FROM stock_rule WHERE replenish_from_id = $1) THEN 'other locations are replenished from it'
         WHEN EXISTS (SELECT FROM stock_shortage WHERE location_id = $1) THEN 'a shortage was recorded for it'
       END AS reason`,
      [locationId],
    );
    return row.reason;
  }

  /** BAD_INPUT where the location would be inside a virtual location, or inside itself. */
  async #checkParent(context: Context, locationId: string, parentId: string | null): Promise<void> {
    if (parentId === null) return;
    // One at a time: two locations that are put into each other at once would both be allowed.
    await context.manager.query(`SELECT pg_advisory_xact_lock(hashtext('stock-location-parent'))`);
    const chain = await context.manager.query<{ id: string; kind: string }[]>(
      `WITH RECURSIVE above AS (
         SELECT id, kind, parent_id FROM stock_location WHERE id = $1
         UNION SELECT p.id, p.kind, p.parent_id FROM above a JOIN stock_location p ON p.id = a.parent_id)
       SELECT id, kind FROM above`,
      [parentId],
    );
    const wrong = (message: string): DomainError =>
      badInput([{ field: 'parentId', code: 'invalid', message }]);
    if (chain[0]?.kind !== 'place') throw wrong('Choose a place, not a bag or a pouch.');
    if (parentId === locationId) throw wrong('A location cannot be inside itself. Choose a different one.');
    if (chain.some(({ id }) => id === locationId))
      throw wrong('That location is already inside this one. Choose one that is not.');
  }
}

const changedIn = (before: StockLocation, wanted: PlaceFacts & { readonly isActive?: boolean }): string[] =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).filter((field) => before[field] !== wanted[field]);

const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'stock_location_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another location has this name.' }],
        cause: error,
      },
    );
  }
};
