import type { ListOrder } from '@sideline/schema/lists';
import { z } from 'zod';
import { fetchMaybe, storedJson } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import {
  countRows,
  ListConditions,
  readRecordedPage,
  type SqlList,
} from '../../platform/database/list-page.js';
import { actorOf, type Context } from '../../platform/context.js';
import { keysetOf } from '../../platform/lists/ordering.js';
import { readBy, type Keyed, type PageRead } from '../../platform/lists/paging.js';
import { refuseBackwards } from '../../platform/http/period.js';
import { clockZoneSql } from '../events/event-zone.hot.js';
import { itemNameSql } from '../inventory/items/stock-item.hot.js';
import { deathSql, samePersonSql, withMergedSql } from '../patients/patient.hot.js';
import { SEE_AND_TREAT_ORDERS } from './see-and-treat-order.js';
import type { PatientContact, SeeAndTreatFilter, SeeAndTreatLog } from './see-and-treat.types.js';

/** Logs, each list in one statement that answers in the words of the schema. */

const SAME = samePersonSql('l.patient_id');
const SAME_AS_ASKED = samePersonSql('$2');

/** Whether the person of a log `l` was seen more than once at its event. A log and the PRF that it became are one contact. */
const REPEATED = `(
  EXISTS (SELECT FROM see_and_treat_log o WHERE o.event_id = l.event_id AND o.patient_id = ANY (${SAME})
            AND o.log_id <> l.log_id AND o.voided_at IS NULL AND o.prf_id IS NULL)
  OR EXISTS (SELECT FROM prf q WHERE q.patient_id = ANY (${SAME}) AND q.event_id = l.event_id
               AND q.status <> 'void' AND q.id IS DISTINCT FROM l.prf_id))`;

const otherContacts = (same: string): string => `(
  (SELECT count(*) FROM see_and_treat_log o WHERE o.event_id = l.event_id AND o.patient_id = ANY (${same})
     AND o.log_id <> l.log_id AND o.voided_at IS NULL AND o.prf_id IS NULL)
  + (SELECT count(*) FROM prf q WHERE q.patient_id = ANY (${same}) AND q.event_id = l.event_id
       AND q.status <> 'void' AND q.id IS DISTINCT FROM l.prf_id))::integer`;

/** The ledger's moves for a log `l`; 3 is 'Consumed'. */
const CONSUMABLES = `coalesce((
  SELECT json_agg(json_build_object('item', c.name, 'quantity', c.quantity, 'unit', c.unit, 'lot', c.lot, 'overrideReason', c.reason) ORDER BY c.name, c.lot)
  FROM (SELECT ${itemNameSql()} AS name, i.unit, b.lot, sum(m.quantity) AS quantity,
               max(m.override_reason) FILTER (WHERE m.exception = 'expired') AS reason
        FROM stock_move m JOIN stock_item i ON i.id = m.item_id LEFT JOIN stock_batch b ON b.id = m.batch_id
        WHERE m.source_id = l.log_id AND m.source_kind = 'see_and_treat'
          AND m.to_location_id = '00000000-0000-7000-8000-000000000003'
        GROUP BY i.id, b.id) c), '[]')`;

/** A log, with how often the same person was seen apart from it. */
const logJson = (same: string, isClosed = 'false'): string => `json_build_object(
  'id', l.log_id, 'eventId', l.event_id, 'eventName', e.name, 'timeZone', e.time_zone,
  'patientId', l.patient_id, 'patientName', t.patient_name, 'patientDob', t.dob,
  'dateOfDeath', t.date_of_death, 'death', ${deathSql('l.patient_id', isClosed)},
  'incidentDate', ${moment('l.incident_at')}, 'incidentLocation', l.incident_location,
  'zoneId', l.zone_id, 'zoneName', (SELECT z.name FROM event_zone z WHERE z.zone_id = l.zone_id),
  'issueSummary', CASE WHEN ${isClosed} THEN 'Restricted' ELSE l.issue_summary END,
  'treatmentProvided', CASE WHEN NOT ${isClosed} THEN l.treatment_provided END,
  'adviceGiven', CASE WHEN NOT ${isClosed} THEN l.advice_given END,
  'consumables', CASE WHEN ${isClosed} THEN '[]' ELSE ${CONSUMABLES} END,
  'clinicianName', l.clinician_name, 'clinicianRole', l.clinician_role,
  'recordedAt', ${moment('l.recorded_at')}, 'recordedBy', l.recorded_by,
  'recordedByName', concat_ws(' ', u.first_name, u.last_name),
  'otherContacts', ${otherContacts(same)}, 'customPrfId', p.custom_prf_id,
  'voidedAt', ${moment('l.voided_at')}, 'voidedByName', CASE WHEN l.voided_by IS NOT NULL THEN concat_ws(' ', v.first_name, v.last_name) END,
  'voidReason', l.void_reason)`;

const LOG = logJson(SAME);
/** For a list, because no reason was asked for there. */
const LISTED_LOG = logJson(SAME, 'patient_is_restricted(l.patient_id)');
/** For the patient, who is shown only records that are theirs ($2). */
const OWN_LOG = logJson('$2::uuid[]');

const JOINS = `
  JOIN event e ON e.event_id = l.event_id
  JOIN patient t ON t.patient_id = l.patient_id
  JOIN app_user u ON u.id = l.recorded_by
  LEFT JOIN app_user v ON v.id = l.voided_by
  LEFT JOIN prf p ON p.id = l.prf_id`;

const conditionsOf = (filter: SeeAndTreatFilter, userId: string): ListConditions => {
  refuseBackwards(filter, 'filter.to');
  const conditions = new ListConditions();
  const name = filter.text?.trim() ?? '';
  if (name !== '') {
    const text = conditions.place(name);
    conditions.add(
      `l.patient_id IN (SELECT patient_id FROM patient WHERE name_plain(${text}) <> '' AND search_name LIKE '%' || name_plain(${text}) || '%')`,
    );
  }
  conditions.addId('id', 'l.log_id', filter.id);
  conditions.addId('eventId', 'l.event_id', filter.eventId);
  conditions.addId('patientId', 'l.patient_id', filter.patientId, withMergedSql);
  const { clinicianRole, from, to, mine, isRepeated } = filter;
  if (clinicianRole) conditions.add(`l.clinician_role = ${conditions.place(clinicianRole)}`);
  if (from) conditions.add(`l.incident_at >= ${conditions.place(from)}`);
  if (to) conditions.add(`l.incident_at < ${conditions.place(to)}`);
  if (mine === true) conditions.add(`l.recorded_by = ${conditions.place(userId)}`);
  if (isRepeated === true) conditions.add(`l.voided_at IS NULL AND ${REPEATED}`);
  return conditions;
};

const LIST: SqlList = { table: 'see_and_treat_log', alias: 'l', node: LISTED_LOG, joins: JOINS };

/** The definition of a page of logs. */
export interface LogPageWanted extends PageRead {
  readonly order: ListOrder<'seeAndTreat'>;
}

/** A page of logs, recorded by `entry`. BAD_INPUT for an id that is none. */
export const readLogRows = (
  context: Context,
  filter: SeeAndTreatFilter,
  { order, isBackward, ...page }: LogPageWanted,
  entry: string,
): Promise<Keyed<SeeAndTreatLog>[]> => {
  const conditions = conditionsOf(filter, actorOf(context).userId);
  const keyset = readBy(keysetOf(SEE_AND_TREAT_ORDERS, order), isBackward);
  return readRecordedPage<SeeAndTreatLog>(context, LIST, conditions, { ...page, keyset }, entry);
};

/** How many logs a filter leaves, as `countSql` counts them. */
export const countLogs = (context: Context, filter: SeeAndTreatFilter, isWhole = false): Promise<number> =>
  countRows(context, LIST, conditionsOf(filter, actorOf(context).userId), isWhole);

const readLogRow = z.object({ log: storedJson<SeeAndTreatLog>() });

/** One log; null where there is none. */
export const readLog = async (context: Context, logId: string): Promise<SeeAndTreatLog | null> => {
  const row = await fetchMaybe(
    context.manager,
    readLogRow,
    `SELECT ${LOG} AS log FROM see_and_treat_log l ${JOINS} WHERE l.log_id = $1`,
    [logId],
  );
  return row?.log ?? null;
};

/** More logs than anyone has; a patient's page ends here. */
const MOST_OF_ONE = 200;

/**
 * A patient's logs and those of the records merged into theirs, newest first, with the entry of having read them. For the
 * patient `own` lists the records that are theirs; entries struck through are not shown to them.
 */
export const readLogsOf = async (
  context: Context,
  patientId: string,
  own: readonly string[] | null,
  entry: string,
): Promise<SeeAndTreatLog[]> => {
  const [read] = await readRows<{ logs: SeeAndTreatLog[] }>(
    context.manager,
    `SELECT coalesce((
       SELECT json_agg(${own === null ? LOG : OWN_LOG} ORDER BY l.incident_at DESC, l.log_id DESC)
       FROM (SELECT * FROM see_and_treat_log WHERE patient_id = ANY (ARRAY(
               SELECT patient_id FROM patient
               WHERE (patient_id = $1 OR merged_into = $1) AND ($2::uuid[] IS NULL OR patient_id = ANY ($2))))
               AND ($2::uuid[] IS NULL OR voided_at IS NULL)
             ORDER BY incident_at DESC, log_id DESC LIMIT ${String(MOST_OF_ONE)}) l ${JOINS}), '[]') AS logs,
       audit_append($3::jsonb)`,
    [patientId, own, entry],
  );
  return read?.logs ?? [];
};

/**
 * A person's contacts at an event, the latest first, at most ten, with the entry of having read it. The entry names the
 * patient only, so a record that is restricted on its own does not say what it was about.
 */
export const readContactsAt = async (
  context: Context,
  eventId: string,
  patientId: string,
  entry: string,
): Promise<PatientContact[]> => {
  const [read] = await readRows<{ contacts: PatientContact[] }>(
    context.manager,
    `SELECT coalesce((
       SELECT json_agg(json_build_object('kind', c.kind, 'id', c.id, 'customPrfId', c.number, 'at', ${moment('c.at')}, 'issue', c.issue,
                        'timeZone', ${clockZoneSql('$1')})
                       ORDER BY c.at DESC, c.id)
       FROM (
         SELECT 'LOG' AS kind, log_id AS id, NULL AS number, incident_at AS at, issue_summary AS issue FROM see_and_treat_log
         WHERE event_id = $1 AND patient_id = ANY (${SAME_AS_ASKED}) AND voided_at IS NULL AND prf_id IS NULL
         UNION ALL
         SELECT 'PRF', id, custom_prf_id, coalesce((summary->>'incidentAt')::timestamptz, created_at),
                CASE WHEN EXISTS (SELECT FROM restriction r WHERE r.prf_id = prf.id AND r.ended_at IS NULL)
                     THEN 'Restricted' ELSE summary->>'chiefComplaint' END
         FROM prf
         WHERE event_id = $1 AND patient_id = ANY (${SAME_AS_ASKED}) AND status <> 'void'
         ORDER BY at DESC LIMIT 10
       ) c), '[]') AS contacts, audit_append($3::jsonb)`,
    [eventId, patientId, entry],
  );
  return read?.contacts ?? [];
};
