import { READING_ACTIONS } from '@sideline/schema/audit-actions';
import type { ListOrder } from '@sideline/schema/lists';
import type { Context } from '../../platform/context.js';
import { moment } from '../../platform/database/json-sql.js';
import {
  countRows,
  ListConditions,
  readRecordedPage,
  type PageWanted,
  type SqlList,
} from '../../platform/database/list-page.js';
import { keysetOf, type OrderColumns } from '../../platform/lists/ordering.js';
import {
  connectionFrom,
  pageRead,
  readBy,
  type Connection,
  type Keyed,
  type PageRequest,
} from '../../platform/lists/paging.js';
import { requireId } from '../../platform/http/required-id.js';
import { actorNameSql } from './actor-name.hot.js';
import { NO_ENTRIES } from './audit.service.js';
import type { AuditFilter } from './audit.types.js';
import type { AuditLogEntry } from './audit-log.types.js';
import { idsOfPerson } from './same-person.hot.js';

/** The current name of each kind of object, by its id `k.id`: only what people find it by. */
const NAMES: Readonly<Record<string, string>> = {
  Patient: 'SELECT patient_name FROM patient WHERE patient_id = k.id',
  Prf: 'SELECT custom_prf_id FROM prf WHERE id = k.id',
  Event: 'SELECT name FROM event WHERE event_id = k.id',
  User: `SELECT btrim(first_name || ' ' || last_name) FROM app_user WHERE id = k.id`,
  StaffProfile: `SELECT btrim(u.first_name || ' ' || u.last_name) FROM staff_profile s JOIN app_user u ON u.id = s.user_id
    WHERE s.staff_id = k.id`,
  Shift: 'SELECT e.name FROM shift s JOIN event e USING (event_id) WHERE s.shift_id = k.id',
  SeeAndTreatLog:
    'SELECT p.patient_name FROM see_and_treat_log l JOIN patient p USING (patient_id) WHERE l.log_id = k.id',
  Client: 'SELECT name FROM client WHERE client_id = k.id',
  CheerTeam: 'SELECT team_name FROM cheer_team WHERE team_id = k.id',
  CheerSquad: 'SELECT squad_name FROM cheer_squad WHERE squad_id = k.id',
  EventZone: 'SELECT name FROM event_zone WHERE zone_id = k.id',
  Incident: 'SELECT number::text FROM incident WHERE incident_id = k.id',
  Crew: 'SELECT call_sign FROM control_crew WHERE crew_id = k.id',
  ApiToken: 'SELECT name FROM api_token WHERE id = k.id',
  StockItem: 'SELECT name FROM stock_item WHERE id = k.id',
  StockLocation: 'SELECT name FROM stock_location WHERE id = k.id',
  StockBatch: `SELECT i.name || ', lot ' || b.lot FROM stock_batch b JOIN stock_item i ON i.id = b.item_id WHERE b.id = k.id`,
  Supplier: 'SELECT name FROM supplier WHERE id = k.id',
  PurchaseOrder: 'SELECT number FROM purchase_order WHERE id = k.id',
  Bag: 'SELECT name FROM stock_location WHERE id = k.id',
  Kit: 'SELECT name FROM kit WHERE id = k.id',
  Recall: 'SELECT number FROM recall WHERE id = k.id',
  StockReturn: 'SELECT number FROM stock_return WHERE id = k.id',
  StockTransfer: 'SELECT number FROM stock_transfer WHERE id = k.id',
  Stocktake: 'SELECT number FROM stocktake WHERE id = k.id',
  TreatmentPlace: 'SELECT name FROM treatment_place WHERE place_id = k.id',
};
const NAMED = `entry.entity_type IN ('${Object.keys(NAMES).join("', '")}')
  AND entry.entity_id ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'`;
const NAME = Object.entries(NAMES)
  .map(([type, name]) => `WHEN '${type}' THEN (${name})`)
  .join(' ');

const AUDIT_LOG: SqlList = {
  table: 'audit_entry',
  alias: 'entry',
  node: `json_build_object(
    'id', entry.id, 'stream', entry.stream, 'recordedAt', ${moment('entry.recorded_at')}, 'actorId', entry.actor_id,
    'actorName', ${actorNameSql('entry.actor_id')}, 'tokenId', entry.token_id, 'role', entry.role, 'action', entry.action,
    'isRefusal', entry.is_refusal, 'entityType', entry.entity_type, 'entityId', entry.entity_id,
    'objectName', CASE k.type ${NAME} END, 'objectType', coalesce(k.type, entry.entity_type),
    'patientId', entry.patient_id, 'prfId', entry.prf_id, 'eventId', entry.event_id,
    'fieldsChanged', entry.fields_changed, 'context', entry.context, 'description', entry.description,
    'requestId', entry.request_id, 'address', entry.address, 'clientAt', ${moment('entry.client_at')},
    'correlationId', entry.correlation_id)`,
  // The subject of an entry: its own object, otherwise the first record that it names.
  joins: `CROSS JOIN LATERAL (
    SELECT CASE WHEN ${NAMED} THEN entry.entity_type WHEN entry.prf_id IS NOT NULL THEN 'Prf'
                WHEN entry.patient_id IS NOT NULL THEN 'Patient' WHEN entry.event_id IS NOT NULL THEN 'Event' END AS type,
           CASE WHEN ${NAMED} THEN entry.entity_id::uuid
                ELSE coalesce(entry.prf_id, entry.patient_id, entry.event_id) END AS id
    OFFSET 0) k`,
};

const ORDERS: OrderColumns<'audit'> = {
  time: [
    { expression: 'entry.recorded_at', type: 'timestamptz' },
    { expression: 'entry.id', type: 'uuid' },
  ],
};

const WORDS = [
  ['action', 'entry.action'],
  ['entityType', 'entry.entity_type'],
  ['entityId', 'entry.entity_id'],
  ['address', 'entry.address'],
  ['requestId', 'entry.request_id'],
] as const;

/** BAD_INPUT for an invalid id. A patient is the person, with the rows that were merged. */
const conditionsOf = async ({ manager }: Context, filter: AuditFilter): Promise<ListConditions> => {
  const conditions = new ListConditions();
  conditions.addId('actorId', 'entry.actor_id', filter.actorId);
  if (typeof filter.patientId === 'string') {
    requireId(filter.patientId, 'filter.patientId');
    const [only, ...others] = await idsOfPerson(manager, filter.patientId);
    conditions.add(
      others.length === 0
        ? `entry.patient_id = ${conditions.place(only)}`
        : `entry.patient_id = ANY (${conditions.place([only, ...others])}::uuid[])`,
    );
  }
  conditions.addId('prfId', 'entry.prf_id', filter.prfId);
  conditions.addId('eventId', 'entry.event_id', filter.eventId);
  for (const [name, column] of WORDS) {
    const word = filter[name];
    if (word) conditions.add(`${column} = ${conditions.place(word)}`);
  }
  if (filter.isReading === true)
    conditions.add(
      `entry.action = ANY (${conditions.place(READING_ACTIONS)}::text[]) AND NOT entry.is_refusal`,
    );
  if (filter.isRefusal === true) conditions.add('entry.is_refusal');
  if (filter.from) conditions.add(`entry.recorded_at >= ${conditions.place(filter.from)}::timestamptz`);
  if (filter.to) conditions.add(`entry.recorded_at < ${conditions.place(filter.to)}::timestamptz`);
  return conditions;
};

/** At most `limit` rows after a cursor, recorded as what `entry` says: one statement. */
const readRows = async (
  context: Context,
  filter: AuditFilter,
  wanted: PageWanted,
  entry: string,
): Promise<Keyed<AuditLogEntry>[]> => {
  const conditions = await conditionsOf(context, filter);
  // Which index is the right one depends on what is asked for: such a statement is planned with its values.
  const isPlannedOnce = conditions.values.length === 0;
  return readRecordedPage<AuditLogEntry>(context, AUDIT_LOG, conditions, wanted, entry, isPlannedOnce);
};

/** How many entries a filter leaves, as `countSql` counts them. */
export const countAuditLog = async (
  context: Context,
  filter: AuditFilter,
  isWhole = false,
): Promise<number> => countRows(context, AUDIT_LOG, await conditionsOf(context, filter), isWhole);

/** A page of the audit log with the names of what each entry is about, recorded as what `entry` says. */
export const readAuditLog = async (
  context: Context,
  filter: AuditFilter,
  page: PageRequest,
  order: ListOrder<'audit'>,
  entry: string,
): Promise<Connection<AuditLogEntry>> => {
  const { after, limit, isBackward } = pageRead(page);
  const keyset = readBy(keysetOf(ORDERS, order), isBackward);
  const rows = await readRows(context, filter, { keyset, after, limit }, entry);
  return connectionFrom(rows, page, () => countAuditLog(context, filter));
};

/** At most `limit` entries after a cursor, for a file that already has its entry in the trail. */
export const readAuditRows = (
  context: Context,
  filter: AuditFilter,
  order: ListOrder<'audit'>,
  after: string | null,
  limit: number,
): Promise<Keyed<AuditLogEntry>[]> =>
  readRows(context, filter, { keyset: keysetOf(ORDERS, order), after, limit }, NO_ENTRIES);
