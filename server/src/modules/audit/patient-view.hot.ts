import type { Context } from '../../platform/context.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import {
  connectionFrom,
  decodeCursor,
  pageSize,
  type Connection,
  type KeysetColumn,
  type PageRequest,
} from '../../platform/paging.js';
import type { PatientView } from './patient-view.types.js';

// What a browser reported is nobody's proof of who looked, and the refused did not see anything.
const LOOKED = `entry.patient_id = $1 AND NOT entry.is_refusal AND entry.client_at IS NULL
  AND entry.action <> 'PATIENT_VIEWS_LISTED'`;

const NEWEST_FIRST: readonly KeysetColumn[] = [
  { expression: 'entry.recorded_at', type: 'timestamptz' },
  { expression: 'entry.id', type: 'uuid' },
];

const page = (after: string): string => `
  SELECT json_build_object(
      'id', entry.id, 'at', ${moment('entry.recorded_at')}, 'actorId', entry.actor_id,
      'actorName', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      'role', entry.role, 'action', entry.action, 'context', entry.context) AS node,
    entry.recorded_at::text AS at
  FROM audit_entry entry LEFT JOIN app_user u ON u.id = entry.actor_id
  WHERE ${LOOKED} ${after}
  ORDER BY entry.recorded_at DESC, entry.id DESC LIMIT $2`;
const FIRST_PAGE = page('');
const NEXT_PAGE = page('AND (entry.recorded_at, entry.id) < ($3::timestamptz, $4::uuid)');
const COUNT = `SELECT count(*)::integer AS count FROM audit_entry entry WHERE ${LOOKED}`;

/** Who looked at a patient's record or wrote in it, newest first, with their names: one statement for a page. */
export const readPatientViews = async (
  { manager }: Context,
  patientId: string,
  request: PageRequest,
): Promise<Connection<PatientView>> => {
  const place = typeof request.after === 'string' ? decodeCursor(request.after, NEWEST_FIRST) : [];
  const rows = await readRows<{ node: PatientView; at: string }>(
    manager,
    place.length === 0 ? FIRST_PAGE : NEXT_PAGE,
    [patientId, pageSize(request.first) + 1, ...place],
  );
  return connectionFrom(
    rows.map(({ node, at }) => ({ node, values: [at, node.id] })),
    request,
    async () => (await readRows<{ count: number }>(manager, COUNT, [patientId]))[0]?.count ?? 0,
  );
};
