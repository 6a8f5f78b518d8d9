import { localDay } from '@sideline/schema/local-day';
import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { warningText, workingTimeWarnings } from '@sideline/schema/shifts/working-time';
import { availabilityFor, type Availability } from '@sideline/schema/staff/availability';
import { isEmployedOn } from '@sideline/schema/staff/employment';
import {
  SHIFT_QUALIFICATION_LABELS,
  unmetBy,
  type HeldQualification,
} from '@sideline/schema/staff/qualifications';
import { mayWork } from '@sideline/schema/staff/roles-of-position';
import type { Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import type { Shift } from './shift.types.js';

/** Somebody who is to work a shift, with what the rules look at. */
export interface Candidate {
  readonly staffId: string;
  readonly userId: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly isActive: boolean;
  readonly hireDate: string | null;
  readonly terminationDate: string | null;
  readonly qualifications: readonly HeldQualification[];
  /** Other shifts that take time within nine days. */
  readonly others: readonly { readonly id?: string; readonly start: string; readonly end: string }[];
  /** What they said themselves of that time. */
  readonly availability: Availability;
}

/** What of a shift decides who may work it. */
export type Placed = Pick<
  Shift,
  'shiftID' | 'shiftStart' | 'shiftEnd' | 'role' | 'requiredQualifications' | 'timeZone'
>;

/**
 * Somebody about to be given a shift: two who do so at once come one after the other, so that the second is told what the
 * first did and neither waits for the other for ever. Null where there is none.
 */
export const heldCandidate = async (
  context: Context,
  staffId: string,
  place: Placed,
): Promise<Candidate | null> => {
  await context.manager.query('SELECT FROM staff_profile WHERE staff_id = $1 FOR NO KEY UPDATE', [staffId]);
  return readCandidate(context, staffId, place);
};

/** Members of staff beside the time from `$2` to `$3`, where the shift `$1`, if any, is left out of what they have. */
const CANDIDATES = `
  SELECT p.staff_id AS "staffId", u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name,
         u.first_name AS "firstName", u.last_name AS "lastName", p.position,
         p.is_active AND u.is_active AS "isActive", p.hire_date::text AS "hireDate", p.termination_date::text AS "terminationDate",
         coalesce((SELECT json_agg(json_build_object('qualification', q.qualification, 'issuedOn', q.issued_on, 'expiresOn', q.expires_on))
                   FROM staff_qualification q WHERE q.staff_id = p.staff_id), '[]') AS qualifications,
         coalesce((SELECT json_agg(json_build_object('id', s.shift_id, 'start', s.starts_at, 'end', s.ends_at))
                   FROM shift s WHERE s.staff_id = p.staff_id AND s.shift_id IS DISTINCT FROM $1::uuid
                     AND s.status IN ('assigned', 'checked_in', 'checked_out', 'approved')
                     AND s.starts_at > $2::timestamptz - interval '12 days' AND s.starts_at < $3::timestamptz + interval '9 days'),
                  '[]') AS others,
         json_build_object(
           'weekly', coalesce((SELECT json_agg(json_build_object('weekday', a.weekday, 'from', to_char(a.starts, 'HH24:MI'),
                                                                 'until', to_char(a.ends, 'HH24:MI')))
                               FROM staff_availability a WHERE a.staff_id = p.staff_id AND a.weekday IS NOT NULL), '[]'),
           'exceptions', coalesce((SELECT json_agg(json_build_object('isAvailable', a.is_available, 'from', a.from_at, 'until', a.until_at))
                                   FROM staff_availability a WHERE a.staff_id = p.staff_id AND a.until_at > $2 AND a.from_at < $3),
                                  '[]')) AS availability
  FROM staff_profile p JOIN app_user u ON u.id = p.user_id`;

/** Everybody who works for the provider, beside the time from one moment to another. */
export const readCandidates = ({ manager }: Context, from: Date, to: Date): Promise<Candidate[]> =>
  manager.query<Candidate[]>(`${CANDIDATES} WHERE p.is_active AND u.is_active ORDER BY p.staff_id`, [
    null,
    from,
    to,
  ]);

/** A member of staff beside a shift, in one statement; null where there is none. */
export const readCandidate = async (
  { manager }: Context,
  staffId: string,
  place: Placed,
): Promise<Candidate | null> => {
  const [row] = await manager.query<Candidate[]>(`${CANDIDATES} WHERE p.staff_id = $4`, [
    place.shiftID,
    place.shiftStart,
    place.shiftEnd,
    staffId,
  ]);
  return row ?? null;
};
/** What keeps somebody from a shift whatever the reason: employment, position, qualifications. Empty where nothing does. */
export const missingOf = (candidate: Candidate, place: Placed): readonly string[] => {
  const { shiftEnd: endsAt, timeZone, role, requiredQualifications } = place;
  const position = POSITIONS.find((key) => key === candidate.position);
  const wanted = POSITIONS.find((key) => key === role);
  return [
    ...(isEmployedOn(candidate, localDay(endsAt, timeZone)) ? [] : ['not employed on that day']),
    ...(role === null || mayWork(candidate.position, role)
      ? []
      : [
          `the position ${position === undefined ? candidate.position : POSITION_LABELS[position]} does not allow the role ${wanted === undefined ? role : POSITION_LABELS[wanted]}`,
        ]),
    ...unmetBy(candidate.qualifications, requiredQualifications, { endsAt, timeZone }).map(
      ({ required, why }) =>
        `${SHIFT_QUALIFICATION_LABELS[required]} ${why === 'not_held' ? 'is not held' : 'is out of date when the shift ends'}`,
    ),
  ];
};

/** What of his working time speaks against somebody on a shift, in words. */
export const warningsOf = (
  { others }: Pick<Candidate, 'others'>,
  { shiftStart, shiftEnd }: Placed,
): readonly string[] =>
  workingTimeWarnings(
    { start: new Date(shiftStart), end: new Date(shiftEnd) },
    others.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
  ).map(warningText);

/** What speaks against somebody on a shift, in words: for the dialog. */
export const concernsOf = (candidate: Candidate, place: Placed): string[] => [
  ...missingOf(candidate, place),
  ...warningsOf(candidate, place),
  // By hand somebody can be assigned all the same, by arrangement: it is said, and refuses nothing.
  ...(availabilityFor(candidate.availability, place.shiftStart, place.shiftEnd) === 'unavailable'
    ? ['Not available at that time, as they said themselves']
    : []),
];

/** SHIFT_UNQUALIFIED where a rule keeps somebody from a shift. */
export const refuseUnqualified = (candidate: Candidate, place: Placed): void => {
  const missing = missingOf(candidate, place);
  if (missing.length > 0)
    throw new DomainError('SHIFT_UNQUALIFIED', { name: candidate.name, missing: missing.join('; ') });
};

/** SHIFT_WORKING_TIME where a warning has no reason beside it; `reason` counts from admins alone. */
export const refuseTired = (candidate: Candidate, place: Placed, reason: string | null): void => {
  const warnings = warningsOf(candidate, place);
  if (warnings.length > 0 && reason === null)
    throw new DomainError('SHIFT_WORKING_TIME', { name: candidate.name, warnings: warnings.join('; ') });
};
