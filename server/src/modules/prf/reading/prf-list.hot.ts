import type { News2Band } from '@sideline/schema/clinical/news2';
import { HOME_ZONE } from '@sideline/schema/local-day';
import type { ListOrder } from '@sideline/schema/lists';
import { OPEN_PRF_STATES, type PrfState } from '@sideline/schema/prf/record/states';
import { changedSinceSql } from '../../../platform/database/changed-since.js';
import { saysSql } from '../../../platform/database/says-sql.js';
import { jsonObject, moment } from '../../../platform/database/json-sql.js';
import { readRecorded } from '../../../platform/database/recorded-read.js';
import type { ReadPart } from '../../../platform/database/read.js';
import {
  countRows,
  ListConditions,
  readRecordedPage,
  type SqlList,
} from '../../../platform/database/list-page.js';
import { actorOf, type Context } from '../../../platform/context.js';
import type { AskedFields } from '../../../platform/asked.js';
import { badInput } from '../../../platform/errors.js';
import { refuseBackwards } from '../../../platform/http/period.js';
import { keysetOf } from '../../../platform/lists/ordering.js';
import { readBy, type Keyed } from '../../../platform/lists/paging.js';
import {
  HAS_RESTRICTIONS,
  isRestrictedSql,
  listedDeathSql,
  withMergedSql,
} from '../../patients/patient.hot.js';
import { PRF_ORDERS, UNINDEXED } from './prf-order.js';
import type { PrfOpenAlert, PrfSummary } from './prf-list.types.js';

/** Lists of PRFs, each in one statement that answers in the words of the schema. */

export interface PrfListFilter {
  readonly text?: string | null | undefined;
  readonly status?: readonly PrfState[] | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly mine?: boolean | null | undefined;
  readonly openAlert?: boolean | null | undefined;
  readonly isLate?: boolean | null | undefined;
  readonly authorId?: string | null | undefined;
  readonly complaint?: string | null | undefined;
  readonly band?: News2Band | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  /** Changed at or after this time, according to the change feed. */
  readonly updatedSince?: Date | null | undefined;
}

/** A summary saved under the earlier rule may hold the score of an earlier set, and has no words, so it is not shown. */
const LATEST_NEWS2 = `CASE WHEN p.summary->'latestNews2' ? 'text' THEN p.summary->'latestNews2' END`;

const open = (value: string): string => `CASE WHEN NOT x.is_closed THEN ${value} END`;

/**
 * One row of a list, from a record `p` with what is joined to it. A signed record shows the patient as they were then. Where
 * the row `is_closed` it holds nothing clinical.
 */
const summary = jsonObject({
  id: 'p.id',
  customPrfId: 'p.custom_prf_id',
  status: 'p.status',
  version: 'p.version',
  createdAt: moment('p.created_at'),
  updatedAt: moment('p.updated_at'),
  eventId: 'p.event_id',
  eventName: 'e.name',
  timeZone: `coalesce(e.time_zone, '${HOME_ZONE}')`,
  patientId: 'p.patient_id',
  dateOfDeath: 't.date_of_death',
  death: listedDeathSql('t', 'x.is_closed'),
  patientName: `coalesce(g.patient_snapshot->>'patient_name', t.patient_name)`,
  patientDob: `coalesce((g.patient_snapshot->>'dob')::date, t.dob)`,
  author: `json_build_object('userId', u.id, 'staffId', s.staff_id, 'firstName', u.first_name, 'lastName', u.last_name,
                             'position', s.position)`,
  isRestricted: 'x.is_restricted',
  incidentAt: `p.summary->>'incidentAt'`,
  chiefComplaint: `CASE WHEN x.is_closed THEN 'Restricted' ELSE p.summary->>'chiefComplaint' END`,
  acuity: open(`p.summary->>'acuity'`),
  dispositionOutcome: open(`p.summary->>'dispositionOutcome'`),
  latestNews2: open(LATEST_NEWS2),
  observationsDueAt: open(`p.summary->>'observationsDueAt'`),
  missingCount: 'p.missing_count',
  nextMissing: `coalesce(${open(`jsonb_path_query_array(p.section_states, '$.*.next[*]')`)}, '[]')`,
  openAlertCount: `coalesce(${open('p.open_alert_count')}, 0)`,
  signedAt: moment('g.signed_at'),
});
const SUMMARY = summary(null);

/** Written out because a partial index serves it, which a parameter could not use. */
const OPEN = `p.status IN ('${OPEN_PRF_STATES.join("', '")}')`;

/** A record that nobody signed is late once its event is over; without an event, a day after it was begun. */
const LATE = (now: string): string =>
  `${OPEN} AND coalesce((SELECT o.ends_at FROM event o WHERE o.event_id = p.event_id), p.created_at + interval '1 day') < ${now}`;

/**
 * The other columns that a row shows besides the record itself. An open record has no signature, so none is looked up.
 * Whether the row is closed is looked up once, and not for each thing that it hides.
 */
const joinsOf = (isClosed: string): string => `
  JOIN app_user u ON u.id = p.author_id
  LEFT JOIN staff_profile s ON s.user_id = u.id
  LEFT JOIN event e ON e.event_id = p.event_id
  LEFT JOIN patient t ON t.patient_id = p.patient_id
  LEFT JOIN LATERAL (
    SELECT signed_at, patient_snapshot FROM prf_signature
    WHERE prf_id = p.id AND NOT ${OPEN} ORDER BY revision DESC LIMIT 1
  ) g ON true
  CROSS JOIN LATERAL (
    SELECT ${HAS_RESTRICTIONS} AND (
      EXISTS (SELECT FROM restriction r WHERE r.prf_id = p.id AND r.ended_at IS NULL)
      OR ${isRestrictedSql('t')}) AS is_restricted OFFSET 0
  ) restricted
  CROSS JOIN LATERAL (SELECT restricted.is_restricted, ${isClosed} AS is_closed OFFSET 0) x`;

const JOINS = joinsOf('restricted.is_restricted');
/** On the patient's own page, which was opened with a reason where they are restricted; the patient's own are theirs ($2). */
const JOINS_OF_OPENED = joinsOf(
  '$2::uuid[] IS NULL AND EXISTS (SELECT FROM restriction r WHERE r.prf_id = p.id AND r.ended_at IS NULL)',
);

const MINE = (user: string): string => `(p.author_id = ${user} OR p.id IN (
  SELECT c.prf_id FROM prf_crew c JOIN staff_profile m ON m.staff_id = c.staff_id WHERE m.user_id = ${user}))`;

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a filter leaves only unsigned records, of which there are never many. */
const leavesOpen = ({ status, openAlert, isLate }: PrfListFilter): boolean =>
  openAlert === true ||
  isLate === true ||
  (!!status && status.length > 0 && status.every((one) => OPEN_PRF_STATES.includes(one)));

const LONGEST_SPAN_MS = 366 * 86_400_000;

/** Whether a filter leaves a part of the table that has an index of its own. */
const isNarrow = (filter: PrfListFilter): boolean =>
  !!filter.eventId || !!filter.patientId || !!filter.authorId || filter.mine === true || leavesOpen(filter);

/** A condition on values inside each row has no index, so it is allowed only on a part of the table. */
const requireNarrow = (filter: PrfListFilter, field: 'complaint' | 'band', now: Date): void => {
  const { from, to } = filter;
  const isShort = from != null && (to ?? now).getTime() - from.getTime() <= LONGEST_SPAN_MS;
  if (!isShort && !isNarrow(filter))
    throw badInput([
      {
        field: `filter.${field}`,
        code: 'needs_filter',
        message: 'Also choose a period of up to a year, an event, a patient or an author.',
      },
    ]);
};

/** The conditions of a filter; BAD_INPUT for an invalid id or a period that is backwards. */
const conditionsOf = (filter: PrfListFilter, context: Context): ListConditions => {
  refuseBackwards(filter, 'filter.to');
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const pattern = text.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
    const number = { text, sql: `${conditions.place(pattern)}::text` };
    const name = { text, sql: `name_plain(${conditions.place(text)})` };
    const isNumber = (alias: string): string => saysSql(`${alias}.custom_prf_id`, number, '-');
    const isNamed = `${name.sql} <> '' AND ${saysSql('n.search_name', name)}`;
    // The names through their own index first: an OR across two tables could use neither. Person by person, so that it can end early.
    conditions.find({
      column: 'p.id',
      ids: `SELECT f.id FROM prf f WHERE ${isNumber('f')}
        UNION ALL
        SELECT q.id FROM patient n CROSS JOIN LATERAL (
          SELECT o.id, o.custom_prf_id FROM prf o WHERE o.patient_id = n.patient_id OFFSET 0) q
        WHERE ${isNamed} AND NOT (${isNumber('q')})`,
      isFound: `(${isNumber('p')} OR coalesce((SELECT ${isNamed} FROM patient n WHERE n.patient_id = p.patient_id), false))`,
    });
  }
  if (filter.status && filter.status.length > 0)
    conditions.add(`p.status = ANY (${conditions.place(filter.status)})`);
  if (leavesOpen(filter)) conditions.add(OPEN);
  conditions.addId('eventId', 'p.event_id', filter.eventId);
  conditions.addId('patientId', 'p.patient_id', filter.patientId, withMergedSql);
  if (filter.mine === true) conditions.add(MINE(conditions.place(actorOf(context).userId)));
  if (filter.openAlert === true) conditions.add('p.open_alert_count > 0');
  conditions.addId('authorId', 'p.author_id', filter.authorId);
  if (filter.from) conditions.add(`p.created_at >= ${conditions.place(filter.from)}`);
  if (filter.to) conditions.add(`p.created_at < ${conditions.place(filter.to)}`);
  const complaint = filter.complaint?.trim() ?? '';
  if (complaint !== '') {
    requireNarrow(filter, 'complaint', context.clock());
    conditions.add(
      `lower(p.summary->>'chiefComplaint') LIKE ${conditions.place(likePattern(complaint.toLowerCase()))}`,
    );
  }
  if (filter.band) {
    requireNarrow(filter, 'band', context.clock());
    conditions.add(`p.summary->'latestNews2'->>'band' = ${conditions.place(filter.band)}`);
  }
  // Neither condition finds what a restricted record hides.
  if (complaint !== '' || filter.band) conditions.add('NOT prf_is_restricted(p.id, p.patient_id)');
  if (filter.updatedSince)
    conditions.add(changedSinceSql('prf', 'p.id', conditions.place(filter.updatedSince)));
  if (filter.isLate === true) conditions.add(LATE(`${conditions.place(context.clock())}::timestamptz`));
  return conditions;
};

const LIST: SqlList = { table: 'prf', alias: 'p', node: SUMMARY, joins: JOINS };

/** The definition of a page of records. */
export interface PrfPageWanted {
  readonly order: ListOrder<'prfs'>;
  readonly after: string | null | undefined;
  readonly limit: number;
  readonly isBackward?: boolean;
}

/** A page of records, with the fields that were asked for, recorded by `entry`. BAD_INPUT for an order that needs a filter with it. */
export const readPrfRows = (
  context: Context,
  filter: PrfListFilter,
  { order, isBackward = false, ...page }: PrfPageWanted,
  entry: string,
  asked: AskedFields = null,
): Promise<Keyed<PrfSummary>[]> => {
  if (UNINDEXED.has(order.by) && !isNarrow(filter))
    throw badInput([
      {
        field: 'order.by',
        code: 'needs_filter',
        message:
          'To sort by last change, choose an event, a patient, an author, your own records or open records.',
      },
    ]);
  const conditions = conditionsOf(filter, context);
  const keyset = readBy(keysetOf(PRF_ORDERS, order), isBackward);
  return readRecordedPage<PrfSummary>(
    context,
    { ...LIST, node: summary(asked) },
    conditions,
    { ...page, keyset },
    entry,
  );
};

/** How many records a filter leaves, as `countSql` counts them. */
export const countPrfs = (context: Context, filter: PrfListFilter, isWhole = false): Promise<number> =>
  countRows(context, LIST, conditionsOf(filter, context), isWhole);

/** What is waiting for the caller: records that they began or are crew of, and alerts without an action. */
export interface PrfDesk {
  readonly myOpen: PrfSummary[];
  readonly myOpenCount: number;
  readonly openAlerts: PrfOpenAlert[];
  readonly openAlertCount: number;
  /** Everyone's late records, for the people who look after them. */
  readonly unsigned: PrfSummary[];
  readonly unsignedCount: number;
}

export interface DeskLimits {
  readonly records: number;
  readonly alerts: number;
}

/**
 * All in one statement, each with how many there are: at most so many of the caller's records, the newest first, and of the
 * alerts and late records those that have waited longest; the late ones only if requested. Reads only open records: the
 * alerts of signed or void records stay in their table and are never read.
 */
export const deskPart = (context: Context, limits: DeskLimits, hasUnsigned: boolean): ReadPart => ({
  sql: `WITH mine AS MATERIALIZED (
       SELECT p.*, count(*) OVER () AS among FROM prf p
       WHERE ${OPEN} AND ${MINE('$1')} ORDER BY p.created_at DESC, p.id DESC LIMIT $2
     ), alert AS MATERIALIZED (
       SELECT a.*, count(*) OVER () AS among
       FROM prf p CROSS JOIN LATERAL (
         SELECT * FROM prf_alert w WHERE w.prf_id = p.id AND w.actioned_at IS NULL AND w.cleared_at IS NULL OFFSET 0
       ) a
       WHERE p.open_alert_count > 0 AND ${OPEN}
       ORDER BY a.raised_at, a.prf_id, a.entry_id LIMIT $3
     ), late AS MATERIALIZED (
       SELECT p.*, count(*) OVER () AS among FROM prf p
       WHERE $4::boolean AND ${LATE('$5::timestamptz')} ORDER BY p.created_at, p.id LIMIT $2
     )
     SELECT to_json(desk) FROM (SELECT
       coalesce((
         SELECT json_agg(${SUMMARY} ORDER BY p.created_at DESC, p.id DESC) FROM mine p ${JOINS}
       ), '[]') AS "myOpen",
       coalesce((SELECT max(among) FROM mine), 0)::integer AS "myOpenCount",
       coalesce((
         SELECT json_agg(json_build_object(
           'alert', json_build_object(
             'prfId', a.prf_id, 'entryId', a.entry_id, 'total', a.total, 'band', a.band, 'basis', a.basis,
             'reasons', CASE WHEN x.is_closed THEN '[]' ELSE to_json(a.reasons) END,
             'escalation', null, 'occurredAt', ${moment('a.occurred_at')},
             'raisedAt', ${moment('a.raised_at')}, 'action', null, 'actionedBy', null, 'actionedAt', null,
             'actionRecordedAt', null, 'clearedAt', null),
           'prf', ${SUMMARY}) ORDER BY a.raised_at, a.prf_id, a.entry_id)
         FROM alert a JOIN prf p ON p.id = a.prf_id ${JOINS}
       ), '[]') AS "openAlerts",
       coalesce((SELECT max(among) FROM alert), 0)::integer AS "openAlertCount",
       coalesce((
         SELECT json_agg(${SUMMARY} ORDER BY p.created_at, p.id) FROM late p ${JOINS}
       ), '[]') AS unsigned,
       coalesce((SELECT max(among) FROM late), 0)::integer AS "unsignedCount") desk`,
  values: [actorOf(context).userId, limits.records, limits.alerts, hasUnsigned, context.clock()],
});

const OF_PATIENT = (row: string): string => `
  SELECT coalesce(json_agg(${row} ORDER BY p.created_at DESC, p.id DESC), '[]') AS value
  FROM prf p ${JOINS_OF_OPENED}
  WHERE p.patient_id = ANY (ARRAY(
      SELECT patient_id FROM patient
      WHERE (patient_id = $1 OR merged_into = $1) AND ($2::uuid[] IS NULL OR patient_id = ANY ($2))))
    AND ($2::uuid[] IS NULL OR p.status IN ('completed', 'amended'))`;

/**
 * A patient's records, newest first, with those of records merged into theirs, recorded as `entry` says; of each the fields
 * that were asked for. To the patient `own` lists their records, merged ones only once they have proved their identity; of
 * these they get signed ones.
 */
export const readPrfsOfPatient = async (
  context: Context,
  patientId: string,
  own: readonly string[] | null,
  entry: string,
  asked: AskedFields = null,
): Promise<PrfSummary[]> => {
  const sql = OF_PATIENT(summary(asked));
  return (await readRecorded<PrfSummary[]>(context, { sql, values: [patientId, own], entry })) ?? [];
};
