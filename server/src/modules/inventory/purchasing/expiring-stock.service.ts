import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchOne, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { contains } from '../../../platform/text/text-search.js';
import { placeName } from '../locations/stock-location.hot.js';
import { HELD_STOCK } from './low-stock.service.js';
import {
  EXPIRY_HORIZON_TABLE,
  EXPIRY_HORIZONS,
  type ExpiringStock,
  type ExpiringStockFilter,
  type ExpiryHorizon,
  type ExpirySummary,
} from './purchasing.types.js';

const DAY_MS = 86_400_000;

/** SQL: what a quantity of a lot is worth, in pence; null where the lot has no cost. */
const VALUE = 'round(w.quantity * w.unit_cost_pence)::integer';

/** What is held of lots that expire between two days, by the index of these, which ends with the page. It reads no moves. */
const expiringSql = (first: string, last: string): string =>
  `(SELECT * FROM ${HELD_STOCK} h WHERE h.expires_on BETWEEN DATE '${first}' AND DATE '${last}')`;

const listOf = (table: string): SqlList => ({
  table,
  alias: 'w',
  node: `json_build_object('batchId', w.batch_id, 'itemId', w.item_id, 'itemName', i.name, 'unit', i.unit, 'lot', w.lot,
    'expiresOn', w.expires_on, 'isBlocked', w.status <> 'available', 'locationId', w.location_id, 'locationName', ${placeName('p')},
    'quantity', w.quantity, 'valuePence', ${VALUE}, 'batchVersion', w.version)`,
  joins: 'JOIN stock_item i ON i.id = w.item_id JOIN stock_location p ON p.id = w.location_id',
});

const SOONEST: Keyset = {
  columns: [
    { expression: 'w.expires_on', type: 'date' },
    { expression: 'w.batch_id', type: 'uuid' },
    { expression: 'w.location_id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const summaryRow = z.object({ horizons: z.array(storedJson<ExpirySummary>()) });

/** Stock that has expired or soon will, and where it is. */
export class ExpiringStockService {
  /** Lots at places, the soonest expiry first. */
  list(context: Context, filter: ExpiringStockFilter, page: PageRequest): Promise<Connection<ExpiringStock>> {
    const within = filter.within ?? 'days_90';
    const conditions = new ListConditions();
    conditions.addId('locationId', 'w.location_id', filter.locationId);
    const text = filter.text?.trim() ?? '';
    if (text !== '') {
      const sought = conditions.place(contains(text));
      conditions.add(`(lower(w.lot) LIKE lower(${sought}) OR EXISTS (SELECT FROM stock_item n WHERE n.id = w.item_id
        AND name_folded(n.name) LIKE name_folded(${sought})))`);
    }
    const table = expiringSql(firstDay(context, within), lastDay(context, within));
    return listPage(context.manager, listOf(table), SOONEST, conditions, page);
  }

  /** How much stock expires within each horizon; stock is read once. */
  async summary(context: Context): Promise<ExpirySummary[]> {
    const between = (within: ExpiryHorizon): string =>
      `w.expires_on BETWEEN DATE '${firstDay(context, within)}' AND DATE '${lastDay(context, within)}'`;
    const read = await fetchOne(
      context.manager,
      summaryRow,
      `SELECT json_build_array(${EXPIRY_HORIZONS.map(
        (
          within,
        ) => `json_build_object('within', '${within}', 'rows', count(*) FILTER (WHERE ${between(within)}),
          'valuePence', coalesce(sum(${VALUE}) FILTER (WHERE ${between(within)}), 0))`,
      ).join(', ')}) AS horizons
       FROM ${expiringSql(firstDay(context, 'expired'), lastDay(context, 'days_90'))} w`,
    );
    return read.horizons;
  }
}

/** The first day of a horizon, YYYY-MM-DD. */
const firstDay = (context: Context, within: ExpiryHorizon): string =>
  within === 'expired' ? '0001-01-01' : localDay(context.clock());

/** The last day of a horizon, YYYY-MM-DD; of what has expired, yesterday. */
const lastDay = (context: Context, within: ExpiryHorizon): string => {
  const today = Date.parse(`${localDay(context.clock())}T00:00:00Z`);
  return new Date(today + EXPIRY_HORIZON_TABLE[within].days * DAY_MS).toISOString().slice(0, 10);
};
