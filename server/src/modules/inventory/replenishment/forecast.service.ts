import { FORECAST_LIMITS } from '@sideline/schema/inventory/forecast';
import { expectedOf, FORECAST_AHEAD } from '@sideline/schema/inventory/forecast-ahead';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import {
  amounts,
  ATTENDANCE,
  CONSUMED,
  mapOf,
  NOTHING,
  usedAt,
  type Amount,
  type ForecastParts,
} from './forecast-ahead.service.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type { EventForecast } from './forecast.types.js';

interface PastEvent {
  readonly eventId: string;
  readonly name: string;
  readonly attendance: number;
  readonly used: readonly Amount[];
}

const readRow = z.object({
  venueType: z.string().nullable(),
  attendance: z.number().nullable(),
  past: storedJson<readonly PastEvent[]>(),
  kits: storedJson<readonly Amount[]>(),
  burnAttendance: z.number(),
  burn: storedJson<readonly Amount[]>(),
  items:
    storedJson<readonly { readonly itemId: string; readonly itemName: string; readonly unit: StockUnit }[]>(),
});

/**
 * $1 is the event, $2 now. The latest events of its kind that are over, are known to have had people, and at which use was
 * recorded: an event without any would suggest that nothing is needed. Also the contents of the kits of its bags, and the
 * use at all recent events.
 */
const forecastSql = (places: readonly string[], levels: readonly string[]): string => `
  WITH ev AS (SELECT event_id, venue_type, ${ATTENDANCE} AS attendance, starts_at FROM event e WHERE event_id = $1::uuid),
  past AS MATERIALIZED (
    SELECT e.event_id, e.name, e.starts_at, ${ATTENDANCE} AS attendance
    FROM ev JOIN event e ON lower(e.venue_type) = lower(ev.venue_type) AND e.event_id <> ev.event_id
      AND e.ends_at < least(ev.starts_at, $2::timestamptz) AND e.status <> 'cancelled' AND ${ATTENDANCE} > 0
    WHERE EXISTS (SELECT FROM stock_move m WHERE m.event_id = e.event_id AND m.to_location_id = ${CONSUMED})
    ORDER BY e.starts_at DESC, e.event_id LIMIT ${String(FORECAST_LIMITS.events)}
  ), recent AS MATERIALIZED (
    SELECT e.event_id, ${ATTENDANCE} AS attendance FROM ev JOIN event e ON e.event_id <> ev.event_id
    WHERE e.ends_at < $2::timestamptz AND e.ends_at >= $2::timestamptz - interval '${String(FORECAST_AHEAD.burnDays)} days'
      AND e.status <> 'cancelled' AND ${ATTENDANCE} > 0
  ), kits AS MATERIALIZED (
    SELECT l.item_id, sum(l.par) AS quantity
    FROM (SELECT DISTINCT x.location_id FROM (${[NOTHING.places, ...places].join(' UNION ALL ')}) x WHERE x.event_id = $1::uuid) p
    JOIN (${[NOTHING.levels, ...levels].join(' UNION ALL ')}) l ON l.location_id = p.location_id GROUP BY 1
  ), burn AS MATERIALIZED (
    SELECT u.item_id, sum(u.quantity) AS quantity FROM recent r CROSS JOIN LATERAL (${usedAt('r.event_id')}) u GROUP BY 1
  ), used AS MATERIALIZED (
    SELECT p.event_id, u.item_id, u.quantity FROM past p CROSS JOIN LATERAL (${usedAt('p.event_id')}) u
  ), named AS (
    SELECT item_id FROM kits UNION SELECT item_id FROM burn UNION SELECT item_id FROM used
  )
  SELECT ev.venue_type AS "venueType", ev.attendance,
    coalesce((SELECT json_agg(json_build_object('eventId', p.event_id, 'name', p.name, 'attendance', p.attendance,
        'used', ${amounts('SELECT u.item_id, u.quantity FROM used u WHERE u.event_id = p.event_id')})
      ORDER BY p.starts_at DESC, p.event_id) FROM past p), '[]') AS past,
    ${amounts('SELECT item_id, quantity FROM kits')} AS kits,
    (SELECT coalesce(sum(attendance), 0)::float8 FROM recent) AS "burnAttendance",
    ${amounts('SELECT item_id, quantity FROM burn')} AS burn,
    coalesce((SELECT json_agg(json_build_object('itemId', i.id, 'itemName', ${itemNameSql()}, 'unit', i.unit))
      FROM named n JOIN stock_item i ON i.id = n.item_id AND i.is_active), '[]') AS items
  FROM ev`;

/** What an event will probably use, by the best method available, as in the forecast of all coming events. */
export class ForecastService {
  readonly #parts: ForecastParts;

  constructor(parts: ForecastParts) {
    this.#parts = parts;
  }

  /** In one statement. NOT_FOUND. */
  async of(context: Context, eventId: string): Promise<EventForecast> {
    const sql = forecastSql([...this.#parts.places], [...this.#parts.levels]);
    const read = isId(eventId)
      ? await fetchMaybe(context.manager, readRow, sql, [eventId, context.clock()])
      : undefined;
    if (read === undefined) throw notFound('Event');
    const { venueType, attendance, past, items } = read;
    const { basis, expected } = expectedOf(
      {
        attendance,
        kits: mapOf(read.kits),
        past: past.map((event) => ({ attendance: event.attendance, used: mapOf(event.used) })),
      },
      { attendance: read.burnAttendance, used: mapOf(read.burn) },
      items,
    );
    return {
      ...{ venueType, attendance, basis },
      events: past.map(({ eventId: id, name, attendance: people }) => ({
        eventId: id,
        name,
        attendance: people,
      })),
      lines: items
        .flatMap((item) => {
          const wanted = expected.get(item.itemId) ?? 0;
          return wanted > 0 ? [{ ...item, expected: wanted }] : [];
        })
        .sort((left, right) => left.itemName.localeCompare(right.itemName, 'en-GB')),
    };
  }
}
