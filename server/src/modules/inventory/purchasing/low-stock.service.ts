import { reorderOf } from '@sideline/schema/inventory/reorder';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { draftingFacts } from '@sideline/schema/validation/supply';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { newId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import { stockValue, usableStock } from '../items/stock-item.hot.js';
import { ON_ORDER, ORDER_JOINS, orderJson } from './purchase-order.hot.js';
import type { PurchaseOrderService } from './purchase-order.service.js';
import type { TransferDrafts, TransferRoute } from './purchasing.ports.js';
import type {
  DraftedOrders,
  DraftedTransfer,
  LowStock,
  LowStockFilter,
  NewDrafting,
  PurchaseOrder,
} from './purchasing.types.js';

const { burnDays } = LIMITS.stock;

/** A rule as it is read; the reorder sum is worked out from it. */
interface ReadRule {
  readonly itemId: string;
  readonly itemName: string;
  readonly sku: string;
  readonly unit: StockUnit;
  readonly locationId: string;
  readonly locationName: string;
  readonly minimum: number;
  readonly par: number;
  readonly multiple: number;
  readonly onHand: number;
  readonly onOrder: number;
  readonly inTransit: number;
  readonly allocated: number;
  readonly burnt: number;
  readonly replenishFromId: string | null;
  readonly replenishFromName: string | null;
  readonly freeAtSource: number | null;
  readonly supplierItemId: string | null;
  readonly supplierId: string | null;
  readonly supplierName: string | null;
  readonly packQuantity: number | null;
  readonly valuePence: number | null;
}

const NO_PROMISES = `SELECT NULL::uuid AS item_id, NULL::uuid AS location_id, 0::numeric AS in_transit, 0::numeric AS allocated
  WHERE false`;

/** SQL: the usable quantity of an item at a place, minus what drafts have already promised. */
export const freeStock = (
  item: string,
  place: string,
  today: string,
  promises: readonly string[],
): string => `(
  ${usableStock(item, place, `DATE '${today}'`)} - (SELECT coalesce(sum(u.allocated), 0)
    FROM (${[NO_PROMISES, ...promises].join(' UNION ALL ')}) u WHERE u.item_id = ${item} AND u.location_id = ${place}))`;

/** SQL: what is in stock, lot by lot and place by place. It reads balances, not moves. */
export const HELD_STOCK = `(
  SELECT b.item_id, b.location_id, b.batch_id, b.quantity, b.expires_on, b.unit_cost_pence, l.lot, l.status, l.version
  FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id WHERE b.is_held)`;

/** SQL: the stock that is not blocked. Few lots are blocked, so only those are looked up. */
const UNBLOCKED_STOCK = `(
  SELECT b.item_id, b.location_id, b.quantity, b.expires_on, NULL::text AS status FROM stock_balance b
  WHERE b.is_held AND (b.batch_id IS NULL OR b.batch_id NOT IN (SELECT l.id FROM stock_batch l WHERE l.status <> 'available')))`;

/**
 * Each rule with how its stock is. It reads rules, what is held and open orders, and no moves. `held` is SQL for what is in
 * stock, where the caller has read it already.
 */
export const stockRulesSql = (
  today: string,
  promises: readonly string[],
  held = UNBLOCKED_STOCK,
): string => `(
  SELECT r.item_id, r.location_id, r.minimum, r.par, r.order_multiple, r.replenish_from_id, i.name AS item_name, i.sku, i.unit,
    p.name AS location_name, coalesce(h.on_hand, 0) AS on_hand, coalesce(q.on_order, 0) AS on_order, coalesce(t.in_transit, 0) AS in_transit,
    coalesce(t.allocated, 0) AS allocated, f.id AS supplier_item_id, f.supplier_id, f.pack_quantity
  FROM stock_rule r
  JOIN stock_item i ON i.id = r.item_id AND i.is_active
  JOIN stock_location p ON p.id = r.location_id AND p.is_active
  LEFT JOIN (SELECT u.item_id, u.location_id, sum(u.quantity) AS on_hand FROM ${held} u
             WHERE (u.status = 'available' OR u.status IS NULL) AND (u.expires_on >= DATE '${today}' OR u.expires_on IS NULL)
             GROUP BY 1, 2) h
    ON h.item_id = r.item_id AND h.location_id = r.location_id
  LEFT JOIN (SELECT n.item_id, n.location_id, sum(greatest(n.packs * n.pack_quantity - n.received, 0)) AS on_order
             FROM purchase_order o JOIN purchase_order_line n ON n.order_id = o.id
             WHERE o.state IN (${ON_ORDER}) GROUP BY 1, 2) q
    ON q.item_id = r.item_id AND q.location_id = r.location_id
  LEFT JOIN (SELECT u.item_id, u.location_id, sum(u.in_transit) AS in_transit, sum(u.allocated) AS allocated
             FROM (${[NO_PROMISES, ...promises].join(' UNION ALL ')}) u GROUP BY 1, 2) t
    ON t.item_id = r.item_id AND t.location_id = r.location_id
  LEFT JOIN LATERAL (SELECT f.* FROM supplier_item f JOIN supplier g ON g.id = f.supplier_id AND g.is_active
    WHERE f.item_id = r.item_id AND f.is_preferred AND f.is_active) f ON true)`;

/** One row of it, `w`, with what only the rows of a page need. `$now` is a moment that we wrote ourselves. */
const ruleJson = (today: string, now: string, promises: readonly string[]): string => `json_build_object(
  'itemId', w.item_id, 'itemName', w.item_name, 'sku', w.sku, 'unit', w.unit, 'locationId', w.location_id,
  'locationName', w.location_name, 'minimum', w.minimum, 'par', w.par, 'multiple', w.order_multiple, 'onHand', w.on_hand,
  'onOrder', w.on_order, 'inTransit', w.in_transit, 'allocated', w.allocated,
  'burnt', (SELECT coalesce(sum(m.quantity), 0) FROM stock_move m
    WHERE m.item_id = w.item_id AND m.from_location_id = w.location_id
      AND m.to_location_id = '00000000-0000-7000-8000-000000000003'
      AND m.occurred_at >= TIMESTAMPTZ '${now}' - interval '${String(burnDays)} days' AND m.occurred_at <= TIMESTAMPTZ '${now}'
      AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)),
  'replenishFromId', w.replenish_from_id, 'replenishFromName', rp.name,
  'freeAtSource', CASE WHEN w.replenish_from_id IS NOT NULL THEN ${freeStock('w.item_id', 'w.replenish_from_id', today, promises)} END,
  'supplierItemId', w.supplier_item_id, 'supplierId', w.supplier_id, 'supplierName', ws.name, 'packQuantity', w.pack_quantity,
  'valuePence', ${stockValue('b.item_id = w.item_id AND b.location_id = w.location_id')})`;

const JOINS = `LEFT JOIN stock_location rp ON rp.id = w.replenish_from_id LEFT JOIN supplier ws ON ws.id = w.supplier_id`;

const BY_NAME: Keyset = {
  columns: [
    { expression: 'name_folded(w.item_name)', type: 'text' },
    { expression: 'w.item_id', type: 'uuid' },
    { expression: 'w.location_id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const draftRow = z.object({ rule: storedJson<ReadRule>() });
const draftedWithRow = z.object({ order: storedJson<PurchaseOrder>() });

/** Stock below its minimum, and the orders that replenish it (operations section 5, Reorder). */
export class LowStockService {
  readonly #orders: PurchaseOrderService;
  readonly #promises: Iterable<string>;
  readonly #drafts: Iterable<TransferDrafts>;

  constructor(deps: {
    readonly orders: PurchaseOrderService;
    readonly promises: Iterable<string>;
    readonly drafts: Iterable<TransferDrafts>;
  }) {
    this.#orders = deps.orders;
    this.#promises = deps.promises;
    this.#drafts = deps.drafts;
  }

  /** Rules whose place holds less than the minimum of what can be used, by the name of the item. */
  async list(context: Context, filter: LowStockFilter, page: PageRequest): Promise<Connection<LowStock>> {
    const conditions = new ListConditions();
    conditions.add('w.on_hand - w.allocated < w.minimum');
    if (filter.isOut != null) conditions.add(`w.on_hand ${filter.isOut ? '<=' : '>'} 0`);
    conditions.addId('locationId', 'w.location_id', filter.locationId);
    conditions.addId('supplierId', 'w.supplier_id', filter.supplierId);
    const text = filter.text?.trim() ?? '';
    if (text !== '')
      conditions.add(
        `name_folded(w.item_name) || ' ' || lower(w.sku) LIKE name_folded(${conditions.place(contains(text))})`,
      );
    if (filter.isUnordered != null)
      conditions.add(
        `w.on_hand + w.on_order + w.in_transit - w.allocated ${filter.isUnordered ? '<' : '>='} w.minimum`,
      );
    const connection = await listPage<ReadRule>(
      context.manager,
      this.#list(context),
      BY_NAME,
      conditions,
      page,
    );
    const nodes = connection.nodes.map((rule) => lowOf(rule, rule.freeAtSource));
    return {
      ...connection,
      nodes,
      edges: connection.edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] as LowStock })),
    };
  }

  /**
   * Makes one draft transfer for each pair of places and one draft order for each supplier, from the given rules. Stock that is already in drafts and orders is not drafted again,
   * and the same key again answers the same drafts.
   */
  async draft(context: Context, given: NewDrafting): Promise<DraftedOrders> {
    const { key, rules } = requireValid(draftingFacts, given);
    // One at a time: two simultaneous calls would each see nothing on order.
    await execute(context.manager, `SELECT pg_advisory_xact_lock(hashtext('draft-purchase-orders'))`);
    const before = await this.#draftedWith(context, key);
    if (before.orders.length + before.transfers.length > 0) return { ...before, leftOut: [] };
    const { table, alias, node, joins = '' } = this.#list(context);
    const read = await fetchRows(
      context.manager,
      draftRow,
      `SELECT ${node} AS rule FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS c (item_id, location_id, n)
       JOIN ${table} ${alias} USING (item_id, location_id) ${joins} ORDER BY c.n`,
      [rules.map(({ itemId }) => itemId), rules.map(({ locationId }) => locationId)],
    );
    const leftOut: string[] = [];
    const wanted = new Map<string, { supplierItemId: string; packs: number; locationId: string }[]>();
    const routes = new Map<string, TransferRoute>();
    // A place's stock is promised only once, whichever item asks.
    const free = new Map<string, number>();
    const seen = new Set<string>();
    for (const { rule } of read) {
      const { itemId, locationId, itemName, locationName, supplierId, supplierItemId } = rule;
      const name = `${itemName} at ${locationName}`;
      if (seen.has(`${itemId} ${locationId}`)) continue;
      seen.add(`${itemId} ${locationId}`);
      const source = `${itemId} ${rule.replenishFromId ?? ''}`;
      const left = free.get(source) ?? rule.freeAtSource;
      const low = lowOf(rule, left);
      if (left !== null) free.set(source, left - low.fromSource);
      if (rule.onHand - rule.allocated >= rule.minimum) leftOut.push(`${name}: it is no longer low.`);
      else if (low.wanted === 0) leftOut.push(`${name}: enough is on order or on its way.`);
      else if (low.fromSource > 0 && rule.replenishFromId !== null) {
        const at = `${rule.replenishFromId} ${locationId}`;
        const route = routes.get(at) ?? {
          ...{ fromLocationId: rule.replenishFromId, toLocationId: locationId, lines: [] },
        };
        routes.set(at, { ...route, lines: [...route.lines, { itemId, quantity: low.fromSource }] });
      }
      if (low.unsourced > 0) leftOut.push(`${name}: no preferred supplier is set for it. Choose one.`);
      if (low.packs === 0 || supplierId === null || supplierItemId === null) continue;
      const lines = wanted.get(supplierId) ?? [];
      lines.push({ supplierItemId, packs: low.packs, locationId });
      wanted.set(supplierId, lines);
    }
    for (const [supplierId, lines] of wanted)
      await this.#orders.draft(context, {
        id: newId(),
        supplierId,
        draftedWith: key,
        facts: {
          deliveryLocationId: mostNamed(lines.map(({ locationId }) => locationId)),
          expectedOn: null,
          notes: null,
          lines: lines.map((line) => ({ id: newId(), ...line })),
        },
      });
    if (routes.size > 0)
      for (const drafts of this.#drafts) await drafts.draft(context, key, [...routes.values()]);
    return { ...(await this.#draftedWith(context, key)), leftOut };
  }

  async #draftedWith(context: Context, key: string): Promise<Pick<DraftedOrders, 'orders' | 'transfers'>> {
    const rows = await fetchRows(
      context.manager,
      draftedWithRow,
      `SELECT ${orderJson('$2')} AS "order" FROM purchase_order o ${ORDER_JOINS} WHERE o.drafted_with = $1 ORDER BY o.place`,
      [key, localDay(context.clock())],
    );
    const transfers: DraftedTransfer[] = [];
    for (const drafts of this.#drafts) transfers.push(...(await drafts.draftedWith(context, key)));
    return { orders: rows.map(({ order }) => order), transfers };
  }

  #list(context: Context): SqlList {
    const now = context.clock();
    const today = localDay(now);
    const promises = [...this.#promises];
    return {
      table: stockRulesSql(today, promises),
      alias: 'w',
      node: ruleJson(today, now.toISOString(), promises),
      joins: JOINS,
    };
  }
}

/** The place named most often; the first of them if there are several. */
const mostNamed = (ids: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

const lowOf = (rule: ReadRule, freeAtSource: number | null): LowStock => {
  const { onHand, burnt, packQuantity } = rule;
  const { wanted, fromSource, packs, fromSupplier, unsourced } = reorderOf(rule, {
    freeAtSource,
    packQuantity,
  });
  return {
    ...rule,
    ...{ wanted, fromSource, packs, fromSupplier, unsourced },
    daysOfCover: burnt === 0 ? null : Math.floor((onHand / burnt) * burnDays),
  };
};
