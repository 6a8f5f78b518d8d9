import { HOME_ZONE } from '@sideline/schema/local-day';
import { z } from 'zod';
import { fetchMaybe } from '../../platform/database/checked.js';
import { isId } from '../../platform/ids.js';
import type { Context } from '../../platform/context.js';

/**
 * Joins the zone `z` of an incident `i`: the one that was chosen, whatever it is called now, or the one that has since got the
 * name that was typed.
 */
export const ZONE_OF_INCIDENT = `LEFT JOIN event_zone z ON z.event_id = i.event_id
  AND CASE WHEN i.zone_id IS NULL THEN lower(z.name) = lower(i.zone) ELSE z.zone_id = i.zone_id END`;

/** SQL: the clock of a row of an event, IANA name: the event’s, or the provider’s own where it has none. */
export const clockZoneSql = (eventId: string): string =>
  `coalesce((SELECT c.time_zone FROM event c WHERE c.event_id = ${eventId}), '${HOME_ZONE}')`;

const zoneRow = z.object({ name: z.string() });

/** The name of the zone that a record names; null where it names none. No audit of its own: part of the record's. */
export const readZoneName = async (
  { manager }: Pick<Context, 'manager'>,
  zoneId: string | null | undefined,
): Promise<string | null> => {
  if (zoneId === null || zoneId === undefined || !isId(zoneId)) return null;
  const zone = await fetchMaybe(manager, zoneRow, 'SELECT name FROM event_zone WHERE zone_id = $1', [zoneId]);
  return zone?.name ?? null;
};
