import { SCHEDULED_REQUEST } from '@sideline/schema/audit-actions';
import { actorOf, ownPatientIds, type Context } from '../../platform/context.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import {
  connectionFrom,
  decodeCursor,
  pageSize,
  type Connection,
  type KeysetColumn,
  type PageRequest,
} from '../../platform/lists/paging.js';
import type { PatientView } from './patient-view.types.js';
import { idsOfPerson } from './same-person.hot.js';

// Entries reported by a browser do not prove who looked, and people who were refused saw nothing.
const looked = (whose: string): string => `${whose} AND NOT entry.is_refusal AND entry.client_at IS NULL
  AND entry.action <> 'PATIENT_VIEWS_LISTED'`;
/** The patient may not learn that they have another record, or that there is a similar one. */
const lookedToPatient = (whose: string): string => `${looked(whose)}
  AND entry.action NOT IN ('PATIENT_MERGED', 'PATIENT_UNMERGED', 'PATIENT_MERGES_VIEWED', 'PATIENT_TOLD_APART')`;

const NEWEST_FIRST: readonly KeysetColumn[] = [
  { expression: 'entry.recorded_at', type: 'timestamptz' },
  { expression: 'entry.id', type: 'uuid' },
];

const page = (looked: string, after: string): string => `
  SELECT json_build_object(
      'id', entry.id, 'at', ${moment('entry.recorded_at')}, 'actorId', entry.actor_id,
      'actorName', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      'isScheduled', entry.actor_id IS NULL AND starts_with(entry.request_id, '${SCHEDULED_REQUEST}'),
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
const ITS = 'entry.patient_id = $1::uuid';
/** Of several rows of one person ($1). There are few, so these sort. */
const THEIRS = 'entry.patient_id = ANY ($1::uuid[])';
const TO_CLINICIANS = { one: statements(looked(ITS)), several: statements(looked(THEIRS)) };
const TO_PATIENT = { one: statements(lookedToPatient(ITS)), several: statements(lookedToPatient(THEIRS)) };

/**
 * Who looked at a patient's record or wrote in it, newest first, with their names: one statement for a page. Of a person with
 * merged rows it is who looked at any of them; patients get theirs once they have proved who they are.
 */
export const readPatientViews = async (
  context: Context,
  patientId: string,
  request: PageRequest,
): Promise<Connection<PatientView>> => {
  const { manager } = context;
  const actor = actorOf(context);
  const isPatient = actor.role === 'patient';
  const ids = isPatient ? ownPatientIds(actor) : await idsOfPerson(manager, patientId);
  const { first, next, count } = (isPatient ? TO_PATIENT : TO_CLINICIANS)[ids.length > 1 ? 'several' : 'one'];
  const whose = ids.length > 1 ? ids : patientId;
  const place = typeof request.after === 'string' ? decodeCursor(request.after, NEWEST_FIRST) : [];
  const rows = await readRows<{ node: PatientView; at: string }>(manager, place.length === 0 ? first : next, [
    whose,
    pageSize(request.first) + 1,
    ...place,
  ]);
  return connectionFrom(
    rows.map(({ node, at }) => ({ node, values: [at, node.id] })),
    request,
    async () => (await readRows<{ count: number }>(manager, count, [whose]))[0]?.count ?? 0,
  );
};
