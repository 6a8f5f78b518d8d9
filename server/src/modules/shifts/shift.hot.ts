import { LIMITS } from '@sideline/schema/limits';
import type { Point } from '@sideline/schema/shifts/whereabouts';
import { changedSinceSql } from '../../platform/database/changed-since.js';
import { fetchRows } from '../../platform/database/checked.js';
import {
  columnObject,
  columnRows,
  flagColumn,
  jsonColumn,
  keyColumn,
  keysColumn,
  momentColumn,
  numberColumn,
  textColumn,
  type ColumnJson,
} from '../../platform/database/column-rows.js';
import { jsonObject, jsonWithin, type JsonRows } from '../../platform/database/json-rows.js';
import { isOnDayOf } from '../../platform/database/day-sql.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows, readTexts, type ReadPart } from '../../platform/database/read.js';
import { actorOf, type Context } from '../../platform/context.js';
import { cappedFrom, keyed, keysetSql, type Capped, type Keyset } from '../../platform/lists/paging.js';
import { WORKS } from './candidate.hot.js';
import type { AttendanceRecord, Shift, ShiftDetails, ShiftNote, ShiftStaff } from './shift.types.js';
import type { Place } from './shift.values.js';

/** Reads of the rota, each in one statement that returns the schema's field names. */

const user = (alias: string): ColumnJson =>
  columnObject('ShiftUser', {
    id: keyColumn(`${alias}.id`),
    firstName: textColumn(`${alias}.first_name`),
    lastName: textColumn(`${alias}.last_name`),
  });
/** A person's pairs by their profile's id and their account's alias. */
export const staffJson = (id: string, alias: string): string =>
  `'staffId', ${id}, 'user', ${user(alias).sql}`;
const onShift = (id: string, alias: string): ColumnJson =>
  columnObject('ShiftStaff', { staffId: keyColumn(id), user: user(alias) }, true);
const when = (column: string): string => `CASE WHEN ${column} IS NOT NULL THEN ${moment(column)} END`;

const APPLICANT = jsonWithin(
  jsonObject('ShiftApplicant', {
    staffId: 'a.staff_id',
    appliedAt: moment('a.applied_at'),
    user: user('w'),
  }),
  (sql) => `
    SELECT json_agg(${sql} ORDER BY a.applied_at, a.staff_id)
    FROM shift_application a JOIN staff_profile q ON q.staff_id = a.staff_id JOIN app_user w ON w.id = q.user_id
    WHERE a.shift_id = s.shift_id AND ($2 OR w.id = $1)`,
);
const APPLICANTS = jsonColumn(
  jsonWithin(APPLICANT, (sql) => `CASE WHEN s.is_touched THEN coalesce((${sql}), '[]') ELSE '[]' END`),
  `CASE WHEN s.is_touched THEN (${APPLICANT.sql}) END`,
  '[]',
);

/**
 * `$1` is the caller, `$2` whether that is an admin: applications are shown to admins and to the applicant; why a person
 * left or works despite a warning is shown to admins and that person; why it was cancelled, also to the backup. In the order
 * in which the calendar asks.
 */
const FIELDS = columnObject('Shift', {
  id: keyColumn('s.shift_id'),
  eventId: keyColumn('s.event_id'),
  eventName: textColumn('e.name'),
  timeZone: textColumn('e.time_zone'),
  shiftStart: momentColumn('s.starts_at'),
  shiftEnd: momentColumn('s.ends_at'),
  role: textColumn('s.role'),
  status: keyColumn('s.status'),
  priority: keyColumn('s.priority'),
  requiredQualifications: keysColumn('s.required_qualifications'),
  briefing: textColumn('s.briefing'),
  staff: onShift('s.staff_id', 'u'),
  backupStaff: onShift('s.backup_staff_id', 'b'),
  isBiddingOpen: flagColumn('s.is_bidding_open'),
  applicants: APPLICANTS,
  checkInTime: momentColumn('s.checked_in_at', when('s.checked_in_at')),
  checkOutTime: momentColumn('s.checked_out_at', when('s.checked_out_at')),
  approvedMinutes: numberColumn('s.approved_minutes'),
  seriesId: keyColumn('s.series_id'),
  createdBy: keyColumn('s.created_by'),
  isTouched: flagColumn('s.is_touched'),
  reason: textColumn(`CASE WHEN $2 OR u.id = $1 OR s.status = 'cancelled' AND b.id = $1 THEN s.reason END`),
  version: numberColumn('s.version'),
});
export const SHIFT = FIELDS.sql;

export const CALLER_JOINS = `
  JOIN event e ON e.event_id = s.event_id
  LEFT JOIN staff_profile p ON p.staff_id = s.staff_id LEFT JOIN app_user u ON u.id = p.user_id
  LEFT JOIN staff_profile r ON r.staff_id = s.backup_staff_id LEFT JOIN app_user b ON b.id = r.user_id`;

export const callerOf = (context: Context): readonly [string, boolean] => {
  const { userId, role } = actorOf(context);
  return [userId, role === 'admin'];
};

/** The lower bound lets the index on the start be used: no shift is longer. */
const IN_RANGE = `s.starts_at < $4 AND s.ends_at > $3
  AND s.starts_at > $3::timestamptz - interval '${String(LIMITS.shifts.longestHours)} hours'`;

/**
 * One more than anyone may read. Not a parameter: the statement is planned once, and with a limit that it does not know
 * PostgreSQL makes a plan for stopping early.
 */
const MOST = LIMITS.shifts.range + 1;

/** The statement of the calendar; exported for the test that looks at its plan. */
export const RANGE_SQL = `
  SELECT ${FIELDS.columns.join(', ')} FROM shift s ${CALLER_JOINS}
  WHERE ${IN_RANGE} AND ($5::uuid IS NULL OR s.event_id = $5)
    AND ($6::timestamptz IS NULL OR ${changedSinceSql('shift', 's.shift_id', '$6')})
  ORDER BY s.starts_at, s.shift_id LIMIT ${String(MOST)}`;

const shiftRows = columnRows<Shift>(FIELDS);

/**
 * The shifts that are at least partly between two moments, earliest first, and how many there are: one over the limit if
 * there are more.
 */
export const readRange = async (
  context: Context,
  {
    from,
    to,
    eventId,
    updatedSince,
  }: {
    readonly from: Date;
    readonly to: Date;
    readonly eventId: string | null;
    readonly updatedSince: Date | null;
  },
): Promise<{ readonly count: number; readonly shifts: JsonRows<Shift> }> => {
  const rows = await readTexts(context.manager, RANGE_SQL, [
    ...callerOf(context),
    from,
    to,
    eventId,
    updatedSince,
  ]);
  return { count: rows.length, shifts: shiftRows(rows) };
};

/** `$3` is now. A shift that ends at midnight belongs to the day before; a person who has not checked out is still on shift. */
const ON_TODAY = `(s.status = 'checked_in' OR ${isOnDayOf({
  from: 's.starts_at',
  to: `(s.ends_at - interval '1 second')`,
  zone: 'e.time_zone',
  moment: '$3',
})})`;
const OWN = `s.staff_id = (SELECT staff_id FROM staff_profile WHERE user_id = $1)`;
const GAP = `$2 AND s.status = 'open' AND s.ends_at > $3
  AND s.starts_at > $3::timestamptz - interval '${String(LIMITS.shifts.longestHours)} hours'
  AND s.starts_at < $3::timestamptz + interval '${String(LIMITS.shifts.gapDays)} days'`;

/**
 * Reads of the caller's own shifts go back only as far as a check-out may have been forgotten, and ahead only to today in
 * any time zone.
 */
const AROUND_TODAY = `s.starts_at > $3::timestamptz - interval '7 days' AND s.starts_at < $3::timestamptz + interval '2 days'`;

const DUTY = `json_build_object(
  'myShifts', (
    SELECT coalesce(json_agg(${SHIFT} ORDER BY s.starts_at, s.shift_id), '[]') FROM shift s ${CALLER_JOINS}
    WHERE ${OWN} AND s.status IN ('assigned', 'checked_in', 'checked_out', 'approved') AND ${ON_TODAY}
      AND ${AROUND_TODAY}),
  'myNextShift', (
    SELECT ${SHIFT} FROM shift s ${CALLER_JOINS}
    WHERE ${OWN} AND s.status = 'assigned' AND s.starts_at > $3 AND NOT ${ON_TODAY}
    ORDER BY s.starts_at, s.shift_id LIMIT 1),
  'rotaGaps', (
    SELECT coalesce(json_agg(t.shift ORDER BY t.starts_at, t.shift_id), '[]')
    FROM (SELECT ${SHIFT} AS shift, s.starts_at, s.shift_id FROM shift s ${CALLER_JOINS}
          WHERE ${GAP} ORDER BY s.starts_at, s.shift_id LIMIT $4) t),
  'rotaGapCount', (SELECT count(*) FROM shift s WHERE ${GAP}))`;

/** The caller's shifts today and the next one; for admins, the first `gaps` unfilled shifts. */
export interface Duty {
  readonly myShifts: Shift[];
  readonly myNextShift: Shift | null;
  readonly rotaGaps: Shift[];
  readonly rotaGapCount: number;
}
export const dutyOf = (context: Context, gaps: number): ReadPart => ({
  sql: DUTY,
  values: [...callerOf(context), context.clock(), gaps],
});

const BY_START: Keyset = {
  columns: [
    { expression: 's.starts_at', type: 'timestamptz' },
    { expression: 's.shift_id', type: 'uuid' },
  ],
  direction: 'ASC',
};

/** A page of a range, for REST. */
export const readRangePage = async (
  context: Context,
  { from, to }: { readonly from: Date; readonly to: Date },
  after: string | undefined,
  size: number,
): Promise<Capped<Shift>> => {
  const values: unknown[] = [...callerOf(context), from, to];
  const sql = keysetSql(BY_START, after, (value) => `$${String(values.push(value))}`);
  const rows = await fetchRows(
    context.manager,
    keyed<Shift>(),
    `SELECT ${SHIFT} AS node, ${sql.valuesOf('s')} AS values
     FROM (SELECT s.*, ${sql.keys} FROM shift s WHERE ${IN_RANGE} AND ${sql.beyond}
           ORDER BY ${sql.orderBy} LIMIT ${String(size + 1)}) s ${CALLER_JOINS}
     ORDER BY ${sql.orderOf('s')}`,
    values,
  );
  return cappedFrom(rows, size);
};

/** The shifts with some ids, earliest first. */
export const readShifts = async (context: Context, ids: readonly string[]): Promise<Shift[]> => {
  const rows = await readRows<{ shift: Shift }>(
    context.manager,
    `SELECT ${SHIFT} AS shift FROM shift s ${CALLER_JOINS} WHERE s.shift_id = ANY ($3) ORDER BY s.starts_at, s.shift_id`,
    [...callerOf(context), ids],
  );
  return rows.map(({ shift }) => shift);
};

/** The shifts that this call already created, so that it is safe to repeat; empty if it is new. */
export const readBatch = async (context: Context, batchId: string): Promise<Shift[]> => {
  const rows = await readRows<{ shift: Shift }>(
    context.manager,
    `SELECT ${SHIFT} AS shift FROM shift s ${CALLER_JOINS} WHERE s.batch_id = $3 ORDER BY s.starts_at, s.shift_id`,
    [...callerOf(context), batchId],
  );
  return rows.map(({ shift }) => shift);
};

const NOTES = `coalesce((
  SELECT json_agg(json_build_object('id', n.note_id, 'note', n.note, 'author', concat_ws(' ', v.first_name, v.last_name),
                                    'writtenAt', ${moment('n.written_at')}) ORDER BY n.written_at, n.note_id)
  FROM shift_note n JOIN app_user v ON v.id = n.written_by WHERE n.shift_id = s.shift_id), '[]')`;

const HISTORY = `coalesce((
  SELECT json_agg(json_build_object(
    'from', h.from_status, 'to', h.to_status, 'person', CASE WHEN hp.staff_id IS NOT NULL THEN concat_ws(' ', hs.first_name, hs.last_name) END,
    'reason', CASE WHEN $2 OR hs.id = $1 OR h.to_status = 'cancelled' AND $1 IN (u.id, b.id) THEN h.reason END, 'changedAt', ${moment('h.changed_at')},
    'changedBy', concat_ws(' ', hu.first_name, hu.last_name)) ORDER BY h.version)
  FROM shift_change h LEFT JOIN app_user hu ON hu.id = h.changed_by
  LEFT JOIN staff_profile hp ON hp.staff_id = h.staff_id LEFT JOIN app_user hs ON hs.id = hp.user_id
  WHERE h.shift_id = s.shift_id), '[]')`;

/** Where and when, by the device, a person checked in and out, and where the event is: for admins, and for the person. */
const ATTENDANCE = `CASE WHEN $2 OR u.id = $1 THEN (
  SELECT coalesce(json_agg(json_build_object('status', t.status, 'at', ${moment('t.at')}, 'saidAt', ${when('t.said')}, 'place', t.place)
                           ORDER BY t.at, t.status) FILTER (WHERE t.at IS NOT NULL), '[]')
  FROM (VALUES ('checked_in', s.checked_in_at, s.checked_in_said, s.checked_in_place),
               ('checked_out', s.checked_out_at, s.checked_out_said, s.checked_out_place)) t (status, at, said, place)) ELSE '[]' END`;
const EVENT_PLACE = `CASE WHEN e.latitude IS NOT NULL AND e.longitude IS NOT NULL
  THEN json_build_object('latitude', e.latitude, 'longitude', e.longitude) END`;

/** A shift as its dialog reads it, before its warnings and the distance at check-in are worked out. */
export interface ReadDetails extends Omit<ShiftDetails, 'concerns' | 'attendance'> {
  readonly eventPlace: Point | null;
  readonly attendance: readonly (Omit<AttendanceRecord, 'place'> & { readonly place: Place | null })[];
}

/**
 * A shift with its notes, its history, and its reminders: admins see the person assigned, others only themselves. Null if
 * there is none.
 */
export const readDetails = async (context: Context, shiftId: string): Promise<ReadDetails | null> => {
  const [row] = await readRows<ReadDetails>(
    context.manager,
    `SELECT ${SHIFT} AS shift, ${NOTES} AS notes, ${HISTORY} AS history, ${ATTENDANCE} AS attendance, ${EVENT_PLACE} AS "eventPlace",
            EXISTS (SELECT FROM shift_reminder m WHERE m.shift_id = s.shift_id
                      AND m.user_id = CASE WHEN $2 THEN u.id ELSE $1 END) AS "hasReminders"
     FROM shift s ${CALLER_JOINS} WHERE s.shift_id = $3`,
    [...callerOf(context), shiftId],
  );
  return row ?? null;
};

/** The notes of a shift, earliest first; empty if there is no such shift. */
export const readNotes = async (context: Context, shiftId: string): Promise<ShiftNote[]> => {
  const [row] = await readRows<{ notes: ShiftNote[] }>(
    context.manager,
    `SELECT ${NOTES} AS notes FROM shift s WHERE s.shift_id = $1`,
    [shiftId],
  );
  return row?.notes ?? [];
};

/** Members of staff who work for the provider, by last name, at most 500. */
export const readPeople = async (context: Context): Promise<ShiftStaff[]> => {
  const rows = await readRows<{ person: ShiftStaff }>(
    context.manager,
    `SELECT json_build_object(${staffJson('p.staff_id', 'u')}) AS person
     FROM staff_profile p JOIN app_user u ON u.id = p.user_id
     WHERE ${WORKS}
     ORDER BY u.last_name, u.first_name, p.staff_id LIMIT 500`,
    [],
  );
  return rows.map(({ person }) => person);
};
