import { localDay } from '@sideline/schema/local-day';
import type { Context } from '../../../platform/context.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/paging.js';
import { contains } from '../../../platform/text-search.js';
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

/** Balances of lots that expire up to a day: it begins at the index of expiry dates, and reads no moves. */
const expiringSql = (until: string): string => `(
  SELECT l.id AS batch_id, l.item_id, l.lot, l.expires_on, l.status, l.unit_cost_pence, l.version, b.location_id, b.quantity
  FROM stock_batch l JOIN stock_balance b ON b.batch_key = l.id AND b.is_real AND b.quantity > 0
  WHERE coalesce(l.expires_on, 'infinity'::date) <= DATE '${until}')`;

const listUntil = (until: string): SqlList => ({
  table: expiringSql(until),
  alias: 'w',
  node: `json_build_object('batchId', w.batch_id, 'itemId', w.item_id, 'itemName', i.name, 'unit', i.unit, 'lot', w.lot,
    'expiresOn', w.expires_on, 'isBlocked', w.status <> 'available', 'locationId', w.location_id, 'locationName', p.name,
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

/** Stock that has expired or soon will, and where it is. */
export class ExpiringStockService {
  /** Lots at places, the soonest expiry first. */
  list(context: Context, filter: ExpiringStockFilter, page: PageRequest): Promise<Connection<ExpiringStock>> {
    const today = localDay(context.clock());
    const within = filter.within ?? 'days_90';
    const conditions = new ListConditions();
    if (within !== 'expired') conditions.add(`w.expires_on >= DATE '${today}'`);
    conditions.addId('locationId', 'w.location_id', filter.locationId);
    const text = filter.text?.trim() ?? '';
    if (text !== '') {
      const sought = conditions.place(contains(text));
      conditions.add(`(lower(w.lot) LIKE lower(${sought}) OR EXISTS (SELECT FROM stock_item n WHERE n.id = w.item_id
        AND name_folded(n.name) LIKE name_folded(${sought})))`);
    }
    return listPage(context.manager, listUntil(lastDay(context, within)), SOONEST, conditions, page);
  }

  /** How much there is within each horizon, in one statement. */
  async summary(context: Context): Promise<ExpirySummary[]> {
    const today = localDay(context.clock());
    const rows = await context.manager.query<ExpirySummary[]>(
      `SELECT h.within, count(w.batch_id)::integer AS rows, coalesce(sum(${VALUE}), 0)::float8 AS "valuePence"
       FROM unnest($1::text[], $2::date[], $3::date[]) WITH ORDINALITY AS h (within, first, last, n)
       LEFT JOIN ${expiringSql(lastDay(context, 'days_90'))} w ON w.expires_on BETWEEN h.first AND h.last
       GROUP BY h.within, h.n ORDER BY h.n`,
      [
        EXPIRY_HORIZONS,
        EXPIRY_HORIZONS.map((within) => (within === 'expired' ? '0001-01-01' : today)),
        EXPIRY_HORIZONS.map((within) => lastDay(context, within)),
      ],
    );
    return rows;
  }
}

/** The last day of a horizon, YYYY-MM-DD; of what has expired, yesterday. */
const lastDay = (context: Context, within: ExpiryHorizon): string => {
  const today = Date.parse(`${localDay(context.clock())}T00:00:00Z`);
  return new Date(today + EXPIRY_HORIZON_TABLE[within].days * DAY_MS).toISOString().slice(0, 10);
};
