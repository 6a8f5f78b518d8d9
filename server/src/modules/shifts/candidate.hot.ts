import { LIMITS } from '@sideline/schema/limits';
import { OCCUPYING_STATUSES } from '@sideline/schema/shifts/vocabulary';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchRows, storedJson } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { candidateRow, type Candidate, type Placed } from './shift.candidate.js';

/** Reads of members of staff with everything that the rules about who may work a shift use, each in one statement. */

/**
 * Locks members of staff until the transaction ends: always in one order, before shifts and after the event, so that no
 * deadlock is possible.
 */
export const holdStaff = async (context: Context, staffIds: readonly string[]): Promise<void> => {
  await execute(
    context.manager,
    'SELECT FROM staff_profile WHERE staff_id = ANY ($1) ORDER BY staff_id FOR NO KEY UPDATE',
    [staffIds],
  );
};

/**
 * Locks a person who is about to be assigned a shift: two assignments at once happen one after the other, so that the second
 * sees what the first did and no deadlock is possible. Null if there is no such person.
 */
export const heldCandidate = async (
  context: Context,
  staffId: string,
  place: Placed,
): Promise<Candidate | null> => {
  await holdStaff(context, [staffId]);
  return readCandidate(context, staffId, place);
};

/** Whether the person of the aliases `p` and `u` works for the provider: a profile outlives the account's role. */
export const WORKS = `(p.is_active AND u.is_active AND u.role IN ('admin', 'staff'))`;

/** The data about a member of staff (aliases `p` and `u`) that decides whether they may work, regardless of the time. */
export const EMPLOYED = `
  p.staff_id AS "staffId", u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name,
  u.first_name AS "firstName", u.last_name AS "lastName", p.position,
  ${WORKS} AS "isActive", p.hire_date::text AS "hireDate", p.termination_date::text AS "terminationDate",
  coalesce((SELECT json_agg(json_build_object('qualification', q.qualification, 'issuedOn', q.issued_on, 'expiresOn', q.expires_on))
            FROM staff_qualification q WHERE q.staff_id = p.staff_id), '[]') AS qualifications`;

/** A place as JSON, of the aliases `s` and `e`, with further pairs by their names. */
export const placed = (more: Readonly<Record<string, string>> = {}): string => {
  const pairs = {
    id: 's.shift_id',
    shiftStart: moment('s.starts_at'),
    shiftEnd: moment('s.ends_at'),
    role: 's.role',
    requiredQualifications: 's.required_qualifications',
    timeZone: 'e.time_zone',
    ...more,
  };
  return `json_build_object(${Object.entries(pairs)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
};

/**
 * When a shift of the alias `s` really ended: with the confirmed hours where there are any, because a person who forgot to
 * check out was not at work until they did; otherwise at the check-out, if known. Never before its planned end.
 */
const WORKED_UNTIL = `greatest(s.ends_at, coalesce(s.checked_in_at + make_interval(mins => s.approved_minutes), s.checked_out_at))`;

/** Members of staff with their other shifts around the time from `$2` to `$3`, without the shift `$1`, if given. */
const BESIDE = `${EMPLOYED},
         coalesce((SELECT json_agg(json_build_object('id', s.shift_id, 'start', s.starts_at, 'end', s.ends_at,
                                                    'workedUntil', ${WORKED_UNTIL}))
                   FROM shift s WHERE s.staff_id = p.staff_id AND s.shift_id IS DISTINCT FROM $1::uuid
                     AND s.status IN (${OCCUPYING_STATUSES.map((status) => `'${status}'`).join(', ')})
                     AND s.starts_at > $2::timestamptz - interval '12 days' AND s.starts_at < $3::timestamptz + interval '9 days'),
                  '[]') AS others,
         json_build_object(
           'weekly', coalesce((SELECT json_agg(json_build_object('weekday', a.weekday, 'from', to_char(a.starts, 'HH24:MI'),
                                                                 'until', to_char(a.ends, 'HH24:MI')))
                               FROM staff_availability a WHERE a.staff_id = p.staff_id AND a.weekday IS NOT NULL), '[]'),
           'exceptions', coalesce((SELECT json_agg(json_build_object('isAvailable', a.is_available, 'from', a.from_at, 'until', a.until_at))
                                   FROM staff_availability a WHERE a.staff_id = p.staff_id AND a.until_at > $2 AND a.from_at < $3),
                                  '[]')) AS availability`;
const CANDIDATES = `SELECT ${BESIDE} FROM staff_profile p JOIN app_user u ON u.id = p.user_id`;

/** Everyone who works for the provider, with their shifts around a period; one shift can be left out. */
export const readCandidates = (
  { manager }: Context,
  from: Date | string,
  to: Date | string,
  without: string | null = null,
): Promise<Candidate[]> =>
  fetchRows(manager, candidateRow, `${CANDIDATES} WHERE ${WORKS} ORDER BY p.staff_id`, [without, from, to]);

/** Some members of staff with their shifts around one shift, in one statement. */
export const readCandidatesOf = (
  { manager }: Context,
  staffIds: readonly string[],
  place: Placed,
): Promise<Candidate[]> =>
  fetchRows(manager, candidateRow, `${CANDIDATES} WHERE p.staff_id = ANY ($4)`, [
    place.id,
    place.shiftStart,
    place.shiftEnd,
    staffIds,
  ]);

/** A member of staff with their shifts around one shift, in one statement; null if there is none. */
export const readCandidate = async (
  context: Context,
  staffId: string,
  place: Placed,
): Promise<Candidate | null> => (await readCandidatesOf(context, [staffId], place))[0] ?? null;

/** A person's shift, and whether they are its backup. */
interface PlannedPlace extends Placed {
  readonly isBackup: boolean;
}

const plannedRow = candidateRow.and(z.object({ shifts: z.array(storedJson<PlannedPlace>()) }));

/**
 * Everyone who is assigned to, or backup for, shifts that overlap the time between two moments, each with these, in one
 * statement; `userId` limits it to one account.
 */
export const readPlanned = (
  { manager }: Context,
  { from, to, eventId }: { readonly from: Date; readonly to: Date; readonly eventId: string | null },
  userId: string | null,
): Promise<(Candidate & { readonly shifts: readonly PlannedPlace[] })[]> =>
  fetchRows(
    manager,
    plannedRow,
    `SELECT ${BESIDE}, o.shifts
     FROM (SELECT n.staff_id, json_agg(${placed({ isBackup: 'n.is_backup' })}) AS shifts
           FROM shift s JOIN event e ON e.event_id = s.event_id
           CROSS JOIN LATERAL (VALUES (s.staff_id, false), (s.backup_staff_id, true)) n (staff_id, is_backup)
           WHERE n.staff_id IS NOT NULL AND s.status IN ('open', 'assigned') AND s.starts_at < $3 AND s.ends_at > $2
             AND s.starts_at > $2::timestamptz - interval '${String(LIMITS.shifts.longestHours)} hours'
             AND ($4::uuid IS NULL OR s.event_id = $4)
           GROUP BY n.staff_id) o
     JOIN staff_profile p ON p.staff_id = o.staff_id JOIN app_user u ON u.id = p.user_id
     WHERE ($5::uuid IS NULL OR u.id = $5)`,
    [null, from, to, eventId, userId],
  );
