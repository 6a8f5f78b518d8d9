import { type ImportRow, type StockImportKind } from '@sideline/schema/inventory/stock-import';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import type { RuleFacts } from '@sideline/schema/validation/stock';
import type { Context } from '../../../platform/context.js';
import { takingLonger } from '../../../platform/database/limits.js';
import { badInput, DomainError, isConstraintViolation } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import { inSnapshot } from '../../../platform/database/snapshot.js';
import type { AuditService } from '../../audit/audit.service.js';
import { readRegistered, STOCK_ITEM_COLUMNS } from '../items/stock-item.service.js';
import { STOCK_ITEM_JSON } from '../items/stock-item.hot.js';
import { noteLow } from '../stock/stock-low.service.js';
import type { PostingService } from '../stock/posting.service.js';
import {
  lotKey,
  planItems,
  planOpening,
  planRules,
  type ItemWrite,
  type KnownItem,
  type KnownLocation,
  type OpeningWrite,
  type Planned,
  type RuleWrite,
} from './import-plan.js';
import { readStockFile } from './stock-file.js';
import type { StockImportPreview, StockImportResult } from './stock-import.types.js';

/** If two imports run at the same time, the later one sees the changes of the earlier one. */
const ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('stock import', 0))";
/** Rows written by one statement: none takes longer than a request's may. */
const TOGETHER = 1_000;

const FACTS = Object.entries(STOCK_ITEM_COLUMNS);
const TYPES: Readonly<Record<string, string>> = {
  controlledSchedule: 'smallint',
  isWitnessed: 'boolean',
  unitsPerPack: 'integer',
  isBatchTracked: 'boolean',
  hasExpiry: 'boolean',
  isSerialised: 'boolean',
  minShelfLifeDays: 'integer',
  isSingleUse: 'boolean',
  serviceIntervalDays: 'integer',
  cylinderLitres: 'numeric',
};
const RECORD = `jsonb_to_recordset($1::jsonb) AS r (id uuid, version integer, ${FACTS.map(
  ([fact]) => `"${fact}" ${TYPES[fact] ?? 'text'}`,
).join(', ')})`;

interface Plans {
  readonly items: readonly Planned<ItemWrite>[];
  readonly rules: readonly Planned<RuleWrite>[];
  readonly opening: readonly Planned<OpeningWrite>[];
}

/** Imports items, rules and opening stock from a file: previewed row by row, then imported whole or not at all. */
export class StockImportService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;

  constructor(deps: { readonly audit: AuditService; readonly posting: PostingService }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
  }

  /** What an import would do. BAD_INPUT if the file has no table, or a column is missing. */
  async preview(context: Context, kind: StockImportKind, bytes: Uint8Array): Promise<StockImportPreview> {
    const rows = await readFile(kind, bytes);
    return inSnapshot(context, async (inside) => {
      const planned = await this.#plan(inside, kind, rows);
      const count = { create: 0, change: 0, unchanged: 0, error: 0 };
      for (const { row } of planned) count[row.state] += 1;
      return { ...count, rows: planned.map(({ row }) => row) };
    });
  }

  /** Imports a file. BAD_INPUT with the rows at fault where one cannot be. The same file again changes nothing. */
  async import(context: Context, kind: StockImportKind, bytes: Uint8Array): Promise<StockImportResult> {
    const rows = await readFile(kind, bytes);
    await context.manager.query(ONE_AT_A_TIME);
    return takingLonger(context.manager, 'report', async () => {
      const planned = await this.#plan(context, kind, rows);
      refuseErrors(planned);
      const importId = newId();
      try {
        await this.#write(context, kind, planned, importId);
      } catch (error) {
        for (const constraint of [
          'stock_item_sku',
          'stock_item_barcode',
          'stock_batch_lot',
          'stock_batch_serial',
        ])
          if (isConstraintViolation(error, constraint))
            throw new DomainError('CONFLICT', {}, { cause: error });
        throw error;
      }
      const of = (state: string): number => planned.filter(({ row }) => row.state === state).length;
      const result = { created: of('create'), changed: of('change'), unchanged: of('unchanged') };
      await this.#audit.record(context, {
        action: 'STOCK_IMPORTED',
        entity: { type: 'StockImport', id: importId },
        context: kind,
        description: `${String(result.created)} created, ${String(result.changed)} changed`,
      });
      return result;
    });
  }

  async #plan<K extends StockImportKind>(
    context: Context,
    kind: K,
    rows: readonly ImportRow[],
  ): Promise<Plans[K]> {
    const plans: { readonly [P in StockImportKind]: () => Promise<Plans[P]> } = {
      items: () => this.#planItems(context, rows),
      rules: () => this.#planRules(context, rows),
      opening: () => this.#planOpening(context, rows),
    };
    return plans[kind]();
  }

  async #planItems(context: Context, rows: readonly ImportRow[]): Promise<Plans['items']> {
    const bySku = await itemsBySku(context, rows);
    const digits = rows.map(({ cells }) =>
      (cells.get('barcode') ?? '').replaceAll(/[\s-]/g, '').padStart(14, '0'),
    );
    const taken = await context.manager.query<{ barcode: string; sku: string }[]>(
      'SELECT barcode, lower(sku) AS sku FROM stock_item WHERE is_active AND barcode = ANY ($1)',
      [digits],
    );
    return planItems(
      rows,
      bySku,
      new Map(taken.map(({ barcode, sku }) => [barcode, sku])),
      await readRegistered(context),
    );
  }

  async #planRules(context: Context, rows: readonly ImportRow[]): Promise<Plans['rules']> {
    const bySku = await itemsBySku(context, rows);
    const places = await placesByName(context, rows);
    const known = await context.manager.query<(RuleFacts & { readonly key: string })[]>(
      `SELECT item_id || ' ' || location_id AS key, minimum::float8 AS minimum, par::float8 AS par,
              order_multiple::float8 AS "orderMultiple", replenish_from_id AS "replenishFromId"
       FROM stock_rule WHERE item_id = ANY ($1::uuid[])`,
      [[...bySku.values()].map(({ id }) => id)],
    );
    return planRules(rows, bySku, places, new Map(known.map((rule) => [rule.key, rule])));
  }

  async #planOpening(context: Context, rows: readonly ImportRow[]): Promise<Plans['opening']> {
    const bySku = await itemsBySku(context, rows);
    const places = await placesByName(context, rows);
    const ids = [...bySku.values()].map(({ id }) => id);
    const posted = await context.manager.query<
      { itemId: string; lot: string | null; expiresOn: string | null; locationId: string; quantity: number }[]
    >(
      `SELECT m.item_id AS "itemId", l.lot, l.expires_on::text AS "expiresOn", m.to_location_id AS "locationId",
              sum(m.quantity)::float8 AS quantity
       FROM stock_move m LEFT JOIN stock_batch l ON l.id = m.batch_id
       WHERE m.from_location_id = $2 AND m.item_id = ANY ($1::uuid[]) AND m.reverses IS NULL
         AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
       GROUP BY m.item_id, l.lot, l.expires_on, m.to_location_id`,
      [ids, virtualLocation('opening')],
    );
    const serials = await context.manager.query<{ key: string }[]>(
      `SELECT item_id || ' ' || lower(serial) AS key FROM stock_batch WHERE item_id = ANY ($1::uuid[]) AND serial IS NOT NULL`,
      [ids],
    );
    return planOpening(
      rows,
      bySku,
      places,
      new Map(
        posted.map(({ itemId, lot, expiresOn, locationId, quantity }) => [
          `${lotKey(itemId, lot, expiresOn)} ${locationId}`,
          quantity,
        ]),
      ),
      new Set(serials.map(({ key }) => key)),
    );
  }

  async #write(
    context: Context,
    kind: StockImportKind,
    planned: readonly Planned<ItemWrite | RuleWrite | OpeningWrite>[],
    importId: string,
  ): Promise<void> {
    const writes = planned.flatMap(({ write }) => (write === null ? [] : [write]));
    for (let start = 0; start < writes.length; start += TOGETHER) {
      const part = writes.slice(start, start + TOGETHER);
      if (kind === 'items') await writeItems(context, part as readonly ItemWrite[]);
      else if (kind === 'rules') await writeRules(context, part as readonly RuleWrite[]);
      else
        await this.#open(context, part as readonly OpeningWrite[], `${importId} ${String(start)}`, importId);
    }
  }

  /** Posts opening stock, with the lots that are not known yet. */
  async #open(
    context: Context,
    writes: readonly OpeningWrite[],
    key: string,
    importId: string,
  ): Promise<void> {
    const lots = await lotsOf(context, writes);
    const { moves: most } = LIMITS.stock;
    for (let start = 0; start < writes.length; start += most)
      await this.#posting.post(context, {
        key: `import ${key} ${String(start)}`,
        source: { kind: 'import', id: importId },
        moves: writes.slice(start, start + most).map(({ itemId, lot, expiresOn, locationId, quantity }) => ({
          ...{ itemId, quantity, reason: 'opening' as const, toLocationId: locationId },
          batchId: lot === null ? null : (lots.get(lotKey(itemId, lot, expiresOn)) ?? null),
          fromLocationId: virtualLocation('opening'),
        })),
      });
  }
}

const readFile = async (kind: StockImportKind, bytes: Uint8Array): Promise<readonly ImportRow[]> => {
  const rows = await readStockFile(kind, bytes);
  if ('problem' in rows) throw badInput([{ field: 'csv', code: 'unreadable', message: rows.problem }]);
  return rows;
};

const refuseErrors = (planned: readonly Planned<unknown>[]): void => {
  const problems = planned.flatMap(({ row }) =>
    row.problems.map(({ column, message }) => ({
      field: `rows.${String(row.line)}.${column}`,
      code: 'row',
      message: `Line ${String(row.line)}, ${column}: ${message}`,
    })),
  );
  if (problems.length > 0) throw badInput(problems.slice(0, LIMITS.stockImport.problems));
};

const itemsBySku = async (
  context: Context,
  rows: readonly ImportRow[],
): Promise<ReadonlyMap<string, KnownItem>> => {
  const skus = new Set(rows.map(({ cells }) => (cells.get('sku') ?? '').toLowerCase()));
  const found = await context.manager.query<{ item: KnownItem }[]>(
    `SELECT (${STOCK_ITEM_JSON})::jsonb || jsonb_build_object('isUsed',
       EXISTS (SELECT FROM stock_balance b WHERE b.item_id = i.id) OR EXISTS (SELECT FROM stock_batch l WHERE l.item_id = i.id)) AS item
     FROM stock_item i WHERE lower(i.sku) = ANY ($1)`,
    [[...skus]],
  );
  return new Map(found.map(({ item }) => [item.sku.toLowerCase(), item]));
};

/** Locations by the names in the rows: their name, or ‘Bag 03 / Airway’. */
const placesByName = async (
  context: Context,
  rows: readonly ImportRow[],
): Promise<ReadonlyMap<string, readonly KnownLocation[]>> => {
  const asked = new Set(
    rows
      .flatMap(({ cells }) => [cells.get('location') ?? '', cells.get('replenishFrom') ?? ''])
      .filter((one) => one !== ''),
  );
  const names = [...asked].flatMap((text): (readonly [string, string, string | null])[] => {
    const cut = text.indexOf(' / ');
    return [
      [text, text, null],
      ...(cut < 0 ? [] : ([[text, text.slice(cut + 3), text.slice(0, cut)]] as const)),
    ];
  });
  const found = await context.manager.query<(KnownLocation & { readonly asked: string })[]>(
    `SELECT DISTINCT a.asked, p.id, p.is_active AS "isActive"
     FROM unnest($1::text[], $2::text[], $3::text[]) AS a (asked, name, parent)
     JOIN stock_location p ON name_folded(p.name) = name_folded(a.name) AND p.kind <> 'virtual'
     LEFT JOIN stock_location q ON q.id = p.parent_id
     WHERE a.parent IS NULL OR name_folded(q.name) = name_folded(a.parent)`,
    [names.map(([text]) => text), names.map(([, name]) => name), names.map(([, , parent]) => parent)],
  );
  const places = new Map<string, KnownLocation[]>();
  for (const { asked: text, ...place } of found) places.set(text, [...(places.get(text) ?? []), place]);
  return places;
};

const writeItems = async (context: Context, writes: readonly ItemWrite[]): Promise<void> => {
  const made = writes.filter(({ before }) => before === null);
  const changed = writes.flatMap(({ before, facts }) =>
    before === null ? [] : [{ id: before.id, version: before.version, ...facts }],
  );
  await context.manager.query(
    `INSERT INTO stock_item (id, created_at, ${FACTS.map(([, column]) => column).join(', ')})
     SELECT r.id, $2, ${FACTS.map(([fact]) => `r."${fact}"`).join(', ')} FROM ${RECORD}`,
    [JSON.stringify(made.map(({ facts }) => ({ id: newId(), ...facts }))), context.clock()],
  );
  const [, count] = await context.manager.query<[unknown[], number]>(
    `UPDATE stock_item i SET version = i.version + 1, ${FACTS.map(([fact, column]) => `${column} = r."${fact}"`).join(', ')}
     FROM ${RECORD} WHERE i.id = r.id AND i.version = r.version`,
    [JSON.stringify(changed)],
  );
  if (count !== changed.length) throw new DomainError('CHANGED_MEANWHILE', { what: 'item' });
};

const writeRules = async (context: Context, writes: readonly RuleWrite[]): Promise<void> => {
  await context.manager.query(
    `INSERT INTO stock_rule (item_id, location_id, minimum, par, order_multiple, replenish_from_id, updated_at)
     SELECT r."itemId", r."locationId", r.minimum, r.par, r."orderMultiple", r."replenishFromId", $2
     FROM jsonb_to_recordset($1::jsonb) AS r ("itemId" uuid, "locationId" uuid, minimum numeric, par numeric,
       "orderMultiple" numeric, "replenishFromId" uuid)
     ON CONFLICT (item_id, location_id) DO UPDATE
     SET minimum = EXCLUDED.minimum, par = EXCLUDED.par, order_multiple = EXCLUDED.order_multiple,
         replenish_from_id = EXCLUDED.replenish_from_id, updated_at = EXCLUDED.updated_at`,
    [JSON.stringify(writes), context.clock()],
  );
  await noteLow(context, writes, { tells: false });
};

/** The ids of the lots that rows name, by `lotKey`; those that are not known are made. */
const lotsOf = async (
  context: Context,
  writes: readonly OpeningWrite[],
): Promise<ReadonlyMap<string, string>> => {
  // Of several lines for one lot, the first gives its spelling and its cost.
  const wanted = new Map<string, OpeningWrite>();
  for (const write of writes) {
    const key = lotKey(write.itemId, write.lot, write.expiresOn);
    if (write.lot !== null && !wanted.has(key)) wanted.set(key, write);
  }
  const known = await context.manager.query<
    { id: string; itemId: string; lot: string; expiresOn: string | null }[]
  >(
    `SELECT DISTINCT l.id, l.item_id AS "itemId", l.lot, l.expires_on::text AS "expiresOn"
     FROM unnest($1::uuid[], $2::text[], $3::date[]) AS w (item_id, lot, expires_on)
     JOIN stock_batch l ON l.item_id = w.item_id AND lower(l.lot) = lower(w.lot)
       AND coalesce(l.expires_on, 'infinity'::date) = coalesce(w.expires_on, 'infinity'::date)`,
    [
      [...wanted.values()].map(({ itemId }) => itemId),
      [...wanted.values()].map(({ lot }) => lot),
      [...wanted.values()].map(({ expiresOn }) => expiresOn),
    ],
  );
  const ids = new Map(known.map(({ id, itemId, lot, expiresOn }) => [lotKey(itemId, lot, expiresOn), id]));
  const fresh = [...wanted]
    .filter(([key]) => !ids.has(key))
    .map(([key, write]) => ({ id: newId(), key, write }));
  await context.manager.query(
    `INSERT INTO stock_batch (id, item_id, lot, expires_on, serial, unit_cost_pence, created_at)
     SELECT b.*, $7 FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[], $5::text[], $6::integer[]) AS b`,
    [
      fresh.map(({ id }) => id),
      fresh.map(({ write }) => write.itemId),
      fresh.map(({ write }) => write.lot),
      fresh.map(({ write }) => write.expiresOn),
      fresh.map(({ write }) => write.serial),
      fresh.map(({ write }) => write.unitCostPence),
      context.clock(),
    ],
  );
  for (const { id, key } of fresh) ids.set(key, id);
  return ids;
};
