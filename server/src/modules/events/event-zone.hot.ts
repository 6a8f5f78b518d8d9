import { z } from 'zod';
import { fetchMaybe } from '../../platform/database/checked.js';
import { isId } from '../../platform/ids.js';
import type { Context } from '../../platform/context.js';

const zoneRow = z.object({ name: z.string() });

/** What the zone that a record names is called; null where it names none. No audit of its own: part of the record's. */
export const readZoneName = async (
  { manager }: Pick<Context, 'manager'>,
  zoneId: string | null | undefined,
): Promise<string | null> => {
  if (zoneId === null || zoneId === undefined || !isId(zoneId)) return null;
  const zone = await fetchMaybe(manager, zoneRow, 'SELECT name FROM event_zone WHERE zone_id = $1', [zoneId]);
  return zone?.name ?? null;
};
