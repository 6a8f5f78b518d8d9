import { FORECAST_LIMITS } from '@sideline/schema/inventory/forecast';
import { FORECAST_AHEAD, forecastAhead } from '@sideline/schema/inventory/forecast-ahead';
import { lessQuantity } from '@sideline/schema/inventory/quantity';
import { virtualLocation, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchOne, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type { ForecastAhead } from './forecast-ahead.types.js';
import { NO_PLACES } from './replenishment.hot.js';

export interface Amount {
  readonly itemId: string;
  readonly quantity: number;
}

interface ComingEvent {
  readonly eventId: string;
  readonly name: string;
  readonly startsAt: string;
  readonly kind: string | null;
  readonly attendance: number | null;
  readonly kits: readonly Amount[];
}

interface PastEvent {
  readonly kind: string;
  readonly attendance: number;
  readonly used: readonly Amount[];
}

interface HeldItem {
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: StockUnit;
  readonly held: number;
}

const aheadRow = z.object({
  events: storedJson<readonly ComingEvent[]>(),
  past: storedJson<readonly PastEvent[]>(),
  burnAttendance: z.number(),
  burn: storedJson<readonly Amount[]>(),
  items: storedJson<readonly HeldItem[]>(),
});

export const CONSUMED = `'${virtualLocation('consumed')}'::uuid`;
export const ATTENDANCE = 'coalesce(e.attendance_actual, e.attendance_expected)';
export const NOTHING = {
  places: NO_PLACES,
  levels:
    'SELECT NULL::uuid AS location_id, NULL::uuid AS item_id, 0::numeric AS par, NULL::uuid AS source_id WHERE false',
} as const;

/** SQL: what the moves of an event used, without reversed moves. Found by the event. */
export const usedAt = (event: string): string => `
  SELECT m.item_id, sum(m.quantity) AS quantity FROM stock_move m
  WHERE m.event_id = ${event} AND m.to_location_id = ${CONSUMED} AND m.reverses IS NULL
    AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
  GROUP BY m.item_id`;
export const amounts = (rows: string): string =>
  `coalesce((SELECT json_agg(json_build_object('itemId', a.item_id, 'quantity', a.quantity)) FROM (${rows}) a), '[]')`;

/** One statement. $1 is now, $2 today. It reads the moves of events that are named by it, and no others. */
const aheadSql = (places: readonly string[], levels: readonly string[]): string => `
  WITH coming AS MATERIALIZED (
    SELECT e.event_id, e.name, e.starts_at, lower(e.venue_type) AS kind, ${ATTENDANCE} AS attendance
    FROM event e WHERE e.status = 'planned' AND e.starts_at >= $1::timestamptz
      AND e.starts_at < $1::timestamptz + interval '${String(FORECAST_AHEAD.days)} days'
    ORDER BY e.starts_at, e.event_id LIMIT ${String(FORECAST_AHEAD.events)}
  ), past AS MATERIALIZED (
    SELECT k.kind, p.* FROM (SELECT DISTINCT kind FROM coming WHERE kind IS NOT NULL) k CROSS JOIN LATERAL (
      SELECT e.event_id, e.starts_at, ${ATTENDANCE} AS attendance FROM event e
      WHERE lower(e.venue_type) = k.kind AND e.ends_at < $1::timestamptz AND e.status <> 'cancelled' AND ${ATTENDANCE} > 0
        AND EXISTS (SELECT FROM stock_move m WHERE m.event_id = e.event_id AND m.to_location_id = ${CONSUMED})
      ORDER BY e.starts_at DESC, e.event_id LIMIT ${String(FORECAST_LIMITS.events)}) p
  ), recent AS MATERIALIZED (
    SELECT e.event_id, ${ATTENDANCE} AS attendance FROM event e
    WHERE e.ends_at < $1::timestamptz AND e.ends_at >= $1::timestamptz - interval '${String(FORECAST_AHEAD.burnDays)} days'
      AND e.starts_at < $1::timestamptz AND e.status <> 'cancelled' AND ${ATTENDANCE} > 0
  ), kits AS MATERIALIZED (
    SELECT p.event_id, l.item_id, sum(l.par) AS quantity
    FROM (SELECT DISTINCT x.event_id, x.location_id FROM (${[NOTHING.places, ...places].join(' UNION ALL ')}) x
      WHERE x.event_id IN (SELECT event_id FROM coming)) p
    JOIN (${[NOTHING.levels, ...levels].join(' UNION ALL ')}) l ON l.location_id = p.location_id
    GROUP BY p.event_id, l.item_id
  ), burn AS MATERIALIZED (
    SELECT u.item_id, sum(u.quantity) AS quantity FROM recent r CROSS JOIN LATERAL (${usedAt('r.event_id')}) u GROUP BY 1
  ), used AS MATERIALIZED (
    SELECT p.event_id, u.item_id, u.quantity FROM past p CROSS JOIN LATERAL (${usedAt('p.event_id')}) u
  ), named AS (
    SELECT item_id FROM kits UNION SELECT item_id FROM burn UNION SELECT item_id FROM used
  )
  SELECT
    coalesce((SELECT json_agg(json_build_object('eventId', c.event_id, 'name', c.name, 'startsAt', ${moment('c.starts_at')},
        'kind', c.kind, 'attendance', c.attendance,
        'kits', ${amounts('SELECT k.item_id, k.quantity FROM kits k WHERE k.event_id = c.event_id')})
      ORDER BY c.starts_at, c.event_id) FROM coming c), '[]') AS events,
    coalesce((SELECT json_agg(json_build_object('kind', p.kind, 'attendance', p.attendance,
        'used', ${amounts('SELECT u.item_id, u.quantity FROM used u WHERE u.event_id = p.event_id')})
      ORDER BY p.starts_at DESC, p.event_id) FROM past p), '[]') AS past,
    (SELECT coalesce(sum(attendance), 0)::float8 FROM recent) AS "burnAttendance",
    ${amounts('SELECT item_id, quantity FROM burn')} AS burn,
    coalesce((SELECT json_agg(json_build_object('itemId', i.id, 'itemName', ${itemNameSql()}, 'unit', i.unit,
        'held', (SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
          WHERE b.item_id = i.id AND b.is_held AND (l.id IS NULL OR l.status = 'available')
            AND (b.expires_on IS NULL OR b.expires_on >= $2::date))))
      FROM named n JOIN stock_item i ON i.id = n.item_id AND i.is_active), '[]') AS items`;

export const mapOf = (rows: readonly Amount[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));

export interface ForecastParts {
  /** Rows of what goes to events, and of what such places must hold. */
  readonly places: Iterable<string>;
  readonly levels: Iterable<string>;
}

/** What the planned events of the next 30 days will probably need together, and whether it is there. */
export class ForecastAheadService {
  readonly #deps: ForecastParts;

  constructor(deps: ForecastParts) {
    this.#deps = deps;
  }

  async read(context: Context): Promise<ForecastAhead> {
    const now = context.clock();
    const read = await fetchOne(
      context.manager,
      aheadRow,
      aheadSql([...this.#deps.places], [...this.#deps.levels]),
      [now, localDay(now)],
    );
    const { bases, expected } = forecastAhead(
      read.events.map(({ eventId, attendance, kind, kits }) => ({
        eventId,
        attendance,
        kits: mapOf(kits),
        past: read.past
          .filter((past) => past.kind === kind)
          .map((past) => ({ attendance: past.attendance, used: mapOf(past.used) })),
      })),
      { attendance: read.burnAttendance, used: mapOf(read.burn) },
      read.items,
    );
    return {
      events: read.events.map(({ eventId, name, startsAt, attendance }) => ({
        ...{ eventId, name, startsAt, attendance },
        basis: bases.get(eventId) ?? 'unknown',
      })),
      lines: read.items
        .flatMap((item) => {
          const wanted = expected.get(item.itemId) ?? 0;
          return wanted > 0
            ? [{ ...item, expected: wanted, short: Math.max(0, lessQuantity(wanted, item.held)) }]
            : [];
        })
        .sort(
          (left, right) =>
            Number(right.short > 0) - Number(left.short > 0) ||
            left.itemName.localeCompare(right.itemName, 'en-GB'),
        ),
    };
  }
}
