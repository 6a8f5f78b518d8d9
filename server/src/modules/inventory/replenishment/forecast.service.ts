import { FORECAST_LIMITS, forecastUse } from '@sideline/schema/inventory/forecast';
import { virtualLocation, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchMaybe, listedText } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { EventForecast } from './forecast.types.js';

const readRow = z.object({
  venueType: z.string().nullable(),
  attendance: z.number().nullable(),
  past: z.array(
    z.object({
      eventId: z.string(),
      name: z.string(),
      attendance: z.number(),
      used: z.array(
        z.object({
          itemId: z.string(),
          name: z.string(),
          unit: listedText<StockUnit>(),
          quantity: z.number(),
        }),
      ),
    }),
  ),
});

/**
 * $1 is the event, $2 now. The latest events of its kind that are over, are known to have had people, and at which use was
 * recorded: one without any would say that nothing is needed.
 */
const FORECAST = `
  WITH ev AS (SELECT event_id, venue_type, attendance_expected, attendance_actual, starts_at FROM event WHERE event_id = $1::uuid),
  past AS (
    SELECT e.event_id, e.name, e.starts_at, coalesce(e.attendance_actual, e.attendance_expected) AS attendance
    FROM ev JOIN event e ON lower(e.venue_type) = lower(ev.venue_type) AND e.event_id <> ev.event_id
      AND e.ends_at < least(ev.starts_at, $2::timestamptz) AND e.status <> 'cancelled'
      AND coalesce(e.attendance_actual, e.attendance_expected) > 0
    WHERE EXISTS (SELECT FROM stock_move m WHERE m.event_id = e.event_id AND m.to_location_id = '${virtualLocation('consumed')}')
    ORDER BY e.starts_at DESC, e.event_id LIMIT ${String(FORECAST_LIMITS.events)}
  )
  SELECT ev.venue_type AS "venueType", coalesce(ev.attendance_actual, ev.attendance_expected) AS attendance,
    coalesce((SELECT json_agg(json_build_object('eventId', p.event_id, 'name', p.name, 'attendance', p.attendance,
        'used', coalesce((SELECT json_agg(json_build_object('itemId', i.id, 'name', concat_ws(' ', i.name, i.strength),
              'unit', i.unit, 'quantity', u.quantity))
            FROM (SELECT m.item_id, sum(m.quantity) AS quantity FROM stock_move m
              WHERE m.event_id = p.event_id AND m.to_location_id = '${virtualLocation('consumed')}'
                AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
              GROUP BY m.item_id) u JOIN stock_item i ON i.id = u.item_id AND i.is_active), '[]'))
        ORDER BY p.starts_at DESC, p.event_id) FROM past p), '[]') AS past
  FROM ev`;

/** What an event will probably use, from the provider's own earlier ones of its kind. */
export class ForecastService {
  /** In one statement. Lines are left out where too few events say anything. NOT_FOUND. */
  async of(context: Context, eventId: string): Promise<EventForecast> {
    const read = isId(eventId)
      ? await fetchMaybe(context.manager, readRow, FORECAST, [eventId, context.clock()])
      : undefined;
    if (read === undefined) throw notFound('Event');
    const { venueType, attendance, past } = read;
    const items = new Map(past.flatMap(({ used }) => used.map((line) => [line.itemId, line] as const)));
    const expected = forecastUse(
      past.map((event) => ({
        attendance: event.attendance,
        used: new Map(event.used.map(({ itemId, quantity }) => [itemId, quantity])),
      })),
      attendance ?? 0,
      [...items.values()],
    );
    return {
      venueType,
      attendance,
      events: past.map(({ eventId: id, name, attendance: people }) => ({
        eventId: id,
        name,
        attendance: people,
      })),
      lines: [...expected]
        .flatMap(([itemId, quantity]) => {
          const item = items.get(itemId);
          return item === undefined
            ? []
            : [{ itemId, itemName: item.name, unit: item.unit, expected: quantity }];
        })
        .sort((left, right) => left.itemName.localeCompare(right.itemName, 'en-GB')),
    };
  }
}
