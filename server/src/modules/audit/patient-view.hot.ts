import { SCHEDULED_REQUEST } from '@sideline/schema/audit-actions';
import { actorOf, ownPatientIds, type Context } from '../../platform/context.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import {
  connectionFrom,
  keysetSql,
  pageRead,
  readBy,
  type Connection,
  type Keyset,
  type PageRequest,
} from '../../platform/lists/paging.js';
import type { PatientView } from './patient-view.types.js';
import { SAME_PERSON } from './same-person.hot.js';

// Entries reported by a browser do not prove who looked, and people who were refused saw nothing.
const LOOKED = `NOT entry.is_refusal AND entry.client_at IS NULL
  AND entry.action <> 'PATIENT_VIEWS_LISTED'`;
/** The patient may not learn that they have another record, or that there is a similar one. */
const LOOKED_TO_PATIENT = `${LOOKED}
  AND entry.action NOT IN ('PATIENT_MERGED', 'PATIENT_UNMERGED', 'PATIENT_MERGES_VIEWED', 'PATIENT_TOLD_APART')`;

const NEWEST_FIRST: Keyset = {
  columns: [
    { expression: 'entry.recorded_at', type: 'timestamptz' },
    { expression: 'entry.id', type: 'uuid' },
  ],
  direction: 'DESC',
};

/** The person's rows, as `person`: entries name the row that was looked at, also where it was merged later. */
const OF_CLINICIANS = `${SAME_PERSON} UNION SELECT $1::uuid`;
/** The rows that a patient may see ($1). */
const OF_PATIENT = 'SELECT unnest($1::uuid[]) AS id';

// Row by row, so that each goes by the index of its entries in their order: a person has few rows.
const page = (person: string, looked: string, beyond: string, orderBy: string): string => `
  SELECT json_build_object(
      'id', entry.id, 'at', ${moment('entry.recorded_at')}, 'actorId', entry.actor_id,
      'actorName', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      'isScheduled', entry.actor_id IS NULL AND starts_with(entry.request_id, '${SCHEDULED_REQUEST}'),
      'role', entry.role, 'action', entry.action, 'context', entry.context) AS node,
    entry.recorded_at::text AS at
  FROM (${person}) person
  CROSS JOIN LATERAL (
    SELECT entry.* FROM audit_entry entry WHERE entry.patient_id = person.id AND ${looked} AND ${beyond}
    ORDER BY ${orderBy} LIMIT $2) entry
  LEFT JOIN app_user u ON u.id = entry.actor_id
  ORDER BY ${orderBy} LIMIT $2`;
const statements = (person: string, looked: string) => ({
  page: (beyond: string, orderBy: string) => page(person, looked, beyond, orderBy),
  count: `SELECT count(*)::integer AS count FROM (${person}) person JOIN audit_entry entry ON entry.patient_id = person.id WHERE ${looked}`,
});
const TO_CLINICIANS = statements(OF_CLINICIANS, LOOKED);
const TO_PATIENT = statements(OF_PATIENT, LOOKED_TO_PATIENT);

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
  const asked = isPatient ? TO_PATIENT : TO_CLINICIANS;
  const whose = isPatient ? ownPatientIds(actor) : patientId;
  const { after, limit, isBackward } = pageRead(request);
  const values: unknown[] = [whose, limit];
  const { beyond, orderBy } = keysetSql(
    readBy(NEWEST_FIRST, isBackward),
    after,
    (value) => `$${String(values.push(value))}`,
  );
  const rows = await readRows<{ node: PatientView; at: string }>(
    manager,
    asked.page(beyond, orderBy),
    values,
  );
  return connectionFrom(
    rows.map(({ node, at }) => ({ node, values: [at, node.id] })),
    request,
    async () => (await readRows<{ count: number }>(manager, asked.count, [whose]))[0]?.count ?? 0,
  );
};
