import { actorOf, type Context } from '../../platform/context.js';
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
/** That there is another record of his, or one like it, is not the patient's to know. */
const LOOKED_TO_PATIENT = `${LOOKED}
  AND entry.action NOT IN ('PATIENT_MERGED', 'PATIENT_UNMERGED', 'PATIENT_MERGES_VIEWED', 'PATIENT_TOLD_APART')`;

const NEWEST_FIRST: readonly KeysetColumn[] = [
  { expression: 'entry.recorded_at', type: 'timestamptz' },
  { expression: 'entry.id', type: 'uuid' },
];

const page = (looked: string, after: string): string => `
  SELECT json_build_object(
      'id', entry.id, 'at', ${moment('entry.recorded_at')}, 'actorId', entry.actor_id,
      'actorName', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      'role', entry.role, 'action', entry.action, 'context', entry.context) AS node,
    entry.recorded_at::text AS at
  FROM audit_entry entry LEFT JOIN app_user u ON u.id = entry.actor_id
  WHERE ${looked} ${after}
  ORDER BY entry.recorded_at DESC, entry.id DESC LIMIT $2`;
const statements = (looked: string) => ({
  first: page(looked, ''),
  next: page(looked, 'AND (entry.recorded_at, entry.id) < ($3::timestamptz, $4::uuid)'),
  count: `SELECT count(*)::integer AS count FROM audit_entry entry WHERE ${looked}`,
});
const TO_CLINICIANS = statements(LOOKED);
const TO_PATIENT = statements(LOOKED_TO_PATIENT);

/** Who looked at a patient's record or wrote in it, newest first, with their names: one statement for a page. */
export const readPatientViews = async (
  context: Context,
  patientId: string,
  request: PageRequest,
): Promise<Connection<PatientView>> => {
  const { manager } = context;
  const { first, next, count } = actorOf(context).role === 'patient' ? TO_PATIENT : TO_CLINICIANS;
  const place = typeof request.after === 'string' ? decodeCursor(request.after, NEWEST_FIRST) : [];
  const rows = await readRows<{ node: PatientView; at: string }>(manager, place.length === 0 ? first : next, [
    patientId,
    pageSize(request.first) + 1,
    ...place,
  ]);
  return connectionFrom(
    rows.map(({ node, at }) => ({ node, values: [at, node.id] })),
    request,
    async () => (await readRows<{ count: number }>(manager, count, [patientId]))[0]?.count ?? 0,
  );
};
