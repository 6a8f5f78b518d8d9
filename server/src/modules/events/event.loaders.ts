import { z } from 'zod';
import { fetchRows, storedJson } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { defineLoader, inOrderOf } from '../../platform/database/loaders.js';
import type { EventStatusChange } from './event.types.js';

/** How the event of the alias `event` came to its state, the latest change first, as JSON in schema names. */
export const STATUS_CHANGES = `coalesce((
  SELECT json_agg(json_build_object('from', s.from_status, 'to', s.to_status, 'reason', s.reason,
           'changedAt', ${moment('s.changed_at')}, 'changedBy', concat(u.first_name, ' ', u.last_name))
         ORDER BY s.version DESC)
  FROM event_status_change s JOIN app_user u ON u.id = s.changed_by WHERE s.event_id = event.event_id), '[]')`;

const rowsRow = z.object({ id: z.string(), changes: z.array(storedJson<EventStatusChange>()) });

/** The changes of the state of each event, in the ids' order. */
export const statusChangesOf = defineLoader<string, EventStatusChange[]>(async (context, ids) => {
  const rows = await fetchRows(
    context.manager,
    rowsRow,
    `SELECT event.event_id AS id, ${STATUS_CHANGES} AS changes FROM event WHERE event.event_id = ANY ($1)`,
    [ids],
  );
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => row?.changes ?? []);
});
