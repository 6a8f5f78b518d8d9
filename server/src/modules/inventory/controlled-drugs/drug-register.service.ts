import type { Context } from '../../../platform/context.js';
import { listPage, ListConditions } from '../../../platform/database/list-page.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import {
  connectionFrom,
  keysetSql,
  pageRead,
  readBy,
  type Connection,
  type Keyed,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import type { JsonConnection } from '../../../platform/database/json-page.js';
import { moment } from '../../../platform/database/json-sql.js';
import { contains } from '../../../platform/text/text-search.js';
import type { AuditService } from '../../audit/audit.service.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type {
  DrugCount,
  DrugCountFilter,
  DrugRegister,
  DrugRegisterEntry,
  DrugRegisterFilter,
  DrugRegisterHead,
  UnwitnessedEntry,
} from './controlled-drugs.types.js';
import { WAITS_FOR_WITNESS } from './drugs-close.hot.js';
import { COUNT_JOINS, COUNT_JSON, readRegister, REGISTER_JOINS, REGISTER_JSON } from './drug-register.hot.js';

const BY_DRUG: Keyset = {
  columns: [
    { expression: 'name_folded(i.name)', type: 'text' },
    { expression: 'i.id', type: 'uuid' },
    { expression: 'name_folded(p.name)', type: 'text' },
    { expression: 'p.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const LATEST_COUNT: Keyset = {
  columns: [
    { expression: 'c.counted_at', type: 'timestamptz' },
    { expression: 'c.id', type: 'uuid' },
  ],
  direction: 'DESC',
};

const LATEST_DISCREPANCY: Keyset = {
  columns: [
    { expression: 'd.opened_at', type: 'timestamptz' },
    { expression: 'd.count_id', type: 'uuid' },
  ],
  direction: 'DESC',
};

const LATEST_MOVE: Keyset = {
  columns: [{ expression: 'm.sequence', type: 'integer' }],
  direction: 'DESC',
};

/** Registers of controlled drugs as they are read: a view over the ledger (operations section 5). */
export class DrugRegisterService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Each controlled drug at each location that has or had some, by name; one statement. */
  async registers(
    context: Context,
    filter: DrugRegisterFilter,
    page: PageRequest,
  ): Promise<Connection<DrugRegister>> {
    const conditions = new ListConditions();
    conditions.add('i.controlled_schedule IS NOT NULL AND i.is_witnessed');
    conditions.addId('itemId', 'i.id', filter.itemId);
    conditions.addId('locationId', 'p.id', filter.locationId);
    const text = filter.text?.trim() ?? '';
    if (text !== '')
      conditions.add(`name_folded(i.name) LIKE name_folded(${conditions.place(contains(text))})`);
    if (filter.isHolding != null) conditions.add(`b.balance ${filter.isHolding ? '>' : '='} 0`);
    const from = `stock_item i
      JOIN LATERAL (SELECT q.location_id, sum(q.quantity) AS balance FROM stock_balance q
                    WHERE q.item_id = i.id AND q.is_real GROUP BY q.location_id) b ON true
      JOIN stock_location p ON p.id = b.location_id`;
    const [counted, values] = [conditions.sql(), [...conditions.values]];
    const { after, limit, isBackward } = pageRead(page);
    const sql = keysetSql(readBy(BY_DRUG, isBackward), after, (value) => conditions.place(value));
    const rows = await context.manager.query<Keyed<DrugRegister>[]>(
      `WITH page AS MATERIALIZED (
         SELECT i.id AS item_id, b.location_id, b.balance, ${sql.keys} FROM ${from} ${conditions.sql(sql.beyond)}
         ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
       )
       SELECT ${REGISTER_JSON} AS node, ${sql.valuesOf('x')} AS values
       FROM page x JOIN stock_item i ON i.id = x.item_id JOIN stock_location p ON p.id = x.location_id ${REGISTER_JOINS}
       ORDER BY ${sql.orderOf('x')}`,
      conditions.values,
    );
    return connectionFrom(rows, page, async () => {
      const [row] = await context.manager.query<[{ count: number }]>(
        `SELECT count(*)::integer AS count FROM ${from} ${counted}`,
        values,
      );
      return row.count;
    });
  }

  /** One register with the lots that are there, in one statement. NOT_FOUND where the drug is not a controlled one. */
  async head(context: Context, itemId: string, locationId: string): Promise<DrugRegisterHead> {
    const [read] =
      isId(itemId) && isId(locationId)
        ? await context.manager.query<DrugRegisterHead[]>(
            `SELECT ${REGISTER_JSON} AS register,
               coalesce((SELECT json_agg(json_build_object('batchId', l.id, 'lot', l.lot, 'expiresOn', l.expires_on,
                   'isBlocked', l.status <> 'available', 'quantity', q.quantity) ORDER BY l.expires_on NULLS LAST, l.id)
                 FROM stock_balance q JOIN stock_batch l ON l.id = q.batch_id
                 WHERE q.item_id = i.id AND q.location_id = p.id AND q.is_real AND q.quantity > 0), '[]') AS lots
             FROM stock_item i JOIN stock_location p ON p.id = $2 AND p.is_real
             CROSS JOIN LATERAL (SELECT coalesce(sum(q.quantity), 0) AS balance FROM stock_balance q
               WHERE q.item_id = i.id AND q.location_id = p.id AND q.is_real) x ${REGISTER_JOINS}
             WHERE i.id = $1 AND i.controlled_schedule IS NOT NULL AND i.is_witnessed`,
            [itemId, locationId],
          )
        : [];
    if (read === undefined) throw notFound('Register');
    return read;
  }

  /** The entries of a register, the latest first. It names PRFs: who reads it is in the trail. */
  async entries(
    context: Context,
    itemId: string,
    locationId: string,
    page: PageRequest,
  ): Promise<JsonConnection<DrugRegisterEntry>> {
    if (!isId(itemId) || !isId(locationId)) throw notFound('Register');
    const entry = this.#audit.parameter(context, {
      action: 'STOCK_MOVES_LISTED',
      entity: { type: 'StockMove', id: 'list' },
      context: `Register of ${itemId}`,
    });
    return readRegister(context, { itemId, locationId }, page, entry);
  }

  /** Counts, the latest first; of `isOpen` those that differ. */
  counts(context: Context, filter: DrugCountFilter, page: PageRequest): Promise<Connection<DrugCount>> {
    const conditions = new ListConditions();
    const { isOpen } = filter;
    const isOfDiscrepancies = isOpen != null;
    if (isOfDiscrepancies) conditions.add(`d.closed_at IS ${isOpen ? '' : 'NOT '}NULL`);
    conditions.addId('countId', isOfDiscrepancies ? 'd.count_id' : 'c.id', filter.countId);
    if (!isOfDiscrepancies) {
      conditions.addId('itemId', 'c.item_id', filter.itemId);
      conditions.addId('locationId', 'c.location_id', filter.locationId);
      return listPage(
        context.manager,
        {
          ...{ table: 'controlled_count', alias: 'c', node: COUNT_JSON },
          joins: `LEFT JOIN controlled_discrepancy d ON d.count_id = c.id ${COUNT_JOINS}`,
        },
        LATEST_COUNT,
        conditions,
        page,
      );
    }
    for (const [field, column, id] of [
      ['itemId', 'item_id', filter.itemId],
      ['locationId', 'location_id', filter.locationId],
    ] as const)
      conditions.addId(field, `(SELECT n.${column} FROM controlled_count n WHERE n.id = d.count_id)`, id);
    return listPage(
      context.manager,
      {
        ...{ table: 'controlled_discrepancy', alias: 'd', node: COUNT_JSON },
        joins: `JOIN controlled_count c ON c.id = d.count_id ${COUNT_JOINS}`,
      },
      LATEST_DISCREPANCY,
      conditions,
      page,
    );
  }

  /**
   * Entries that wait for a witness, the latest first; `sourceId` names the dose of a record that they were made for, `moveId` one entry. They name
   * PRFs: who reads them is in the trail, by `entry`.
   */
  async unwitnessed(
    context: Context,
    page: PageRequest,
    sourceId?: string | null,
    moveId?: string | null,
    entry = this.#audit.parameter(context, {
      action: 'STOCK_MOVES_LISTED',
      entity: { type: 'StockMove', id: 'list' },
      context: 'Unwitnessed controlled drugs',
    }),
  ): Promise<Connection<UnwitnessedEntry>> {
    const conditions = new ListConditions();
    conditions.add(WAITS_FOR_WITNESS);
    conditions.addId('sourceId', 'm.source_id', sourceId);
    conditions.addId('moveId', 'm.id', moveId);
    // The correction of a dose needs its own witness.
    if (sourceId != null) conditions.add('m.reverses IS NULL');
    const [counted, values] = [conditions.sql(), [...conditions.values]];
    const { after, limit, isBackward } = pageRead(page);
    const sql = keysetSql(readBy(LATEST_MOVE, isBackward), after, (value) => conditions.place(value));
    const recorded = `${conditions.place(entry)}::jsonb`;
    const [read] = await context.manager.query<[{ rows: Keyed<UnwitnessedEntry>[] }]>(
      `WITH page AS MATERIALIZED (
         SELECT m.*, ${sql.keys} FROM controlled_witness l JOIN stock_move m ON m.id = l.move_id
         ${conditions.sql(sql.beyond)} ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
       )
       SELECT coalesce((SELECT json_agg(json_build_object('node', json_build_object(
           'moveId', m.id, 'occurredAt', ${moment('m.occurred_at')}, 'itemName', ${itemNameSql()}, 'unit', i.unit, 'quantity', m.quantity,
           'fromName', f.name, 'toName', t.name, 'reason', m.reason,
           'performedByName', concat_ws(' ', u.first_name, u.last_name),
           'givenByName', y.given_by, 'isGiverNotAllowed', y.may_give IS FALSE,
           'customPrfId', CASE WHEN r.id IS NOT NULL AND NOT prf_is_restricted(r.id, r.patient_id) THEN r.custom_prf_id END),
         'values', ${sql.valuesOf('m')}) ORDER BY ${sql.orderOf('m')})
         FROM page m JOIN stock_item i ON i.id = m.item_id JOIN stock_location f ON f.id = m.from_location_id
         JOIN stock_location t ON t.id = m.to_location_id JOIN app_user u ON u.id = m.performed_by
         LEFT JOIN controlled_giver y ON y.move_id = m.id LEFT JOIN prf r ON r.id = m.prf_id), '[]') AS rows, audit_append(${recorded})`,
      conditions.values,
    );
    return connectionFrom(read.rows, page, async () => {
      const [row] = await context.manager.query<[{ count: number }]>(
        `SELECT count(*)::integer AS count FROM controlled_witness l JOIN stock_move m ON m.id = l.move_id ${counted}`,
        values,
      );
      return row.count;
    });
  }
}
