import { capitalise } from '@sideline/schema/letter-case';
import { localDay } from '@sideline/schema/local-day';
import { positionLabel, QUALIFICATION_TABLE } from '@sideline/schema/positions';
import type { ShiftFit } from '@sideline/schema/shifts/fitness';
import type { Span } from '@sideline/schema/shifts/recurrence';
import { overlaps, warningText, workingTimeWarnings } from '@sideline/schema/shifts/working-time';
import { availabilityFor, type Availability } from '@sideline/schema/staff/availability';
import { isEmployedOn } from '@sideline/schema/staff/employment';
import {
  SHIFT_QUALIFICATION_LABELS,
  unmetBy,
  type HeldQualification,
} from '@sideline/schema/staff/qualifications';
import { againstRole } from '@sideline/schema/staff/roles-of-position';
import { z } from 'zod';
import { storedJson } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import { spokenSpan } from './spoken.js';
import type { Shift } from './shift.types.js';

/** A member of staff, with what decides whether they may work a shift at all. */
export interface Employed {
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
}

/** A person's shift: its times as they were read, or read once where they are looked at often. */
export interface Timed {
  readonly id?: string;
  readonly start: string | Date;
  readonly end: string | Date;
  /** When it actually ended, if that is known and was later. */
  readonly workedUntil?: string | Date | null | undefined;
}

/** A person who is to work a shift, with everything that the rules look at. */
export interface Candidate extends Employed {
  /** Other shifts that take time within nine days. */
  readonly others: readonly Timed[];
  /** Their own availability at that time. */
  readonly availability: Availability;
}

/** The row that a statement returns. */
export const candidateRow: z.ZodType<Candidate> = z.object({
  others: z.array(storedJson<Timed>()),
  availability: storedJson<Availability>(),
  staffId: z.string(),
  userId: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  isActive: z.boolean(),
  hireDate: z.string().nullable(),
  terminationDate: z.string().nullable(),
  qualifications: z.array(storedJson<HeldQualification>()),
});

/** The details of a shift that decide who may work it. */
export type Placed = Pick<
  Shift,
  'id' | 'shiftStart' | 'shiftEnd' | 'role' | 'requiredQualifications' | 'timeZone'
>;

/** Why a position does not fit a shift's role: it does not allow the role, or the qualification for it is out of date. */
const roleProblems = ({ position: own, qualifications }: Employed, place: Placed): readonly string[] => {
  const { role, shiftEnd: endsAt, timeZone } = place;
  if (role === null) return [];
  const against = againstRole(own, role, qualifications, { endsAt, timeZone });
  if (against === null) return [];
  if (against.why === 'position')
    return [
      `neither the position ${positionLabel(own)} nor a recorded qualification allows the role ${positionLabel(role)}`,
    ];
  return against.lapsed.map((key) => `${QUALIFICATION_TABLE[key].label} is out of date when the shift ends`);
};

/** Why a person cannot work a shift even with an administrator's reason: employment, position, qualifications. Empty if nothing prevents it. */
export const missingOf = (candidate: Employed, place: Placed): readonly string[] => {
  const { shiftEnd: endsAt, timeZone, requiredQualifications } = place;
  return [
    ...(isEmployedOn(candidate, localDay(endsAt, timeZone)) ? [] : ['not employed on that day']),
    ...roleProblems(candidate, place),
    ...unmetBy(candidate.qualifications, requiredQualifications, { endsAt, timeZone }).map(
      ({ required, why }) =>
        `${SHIFT_QUALIFICATION_LABELS[required]} ${why === 'not_held' ? 'is not held' : 'is out of date when the shift ends'}`,
    ),
  ];
};

const momentIn = (time: string | Date): Date => (typeof time === 'string' ? new Date(time) : time);
const spanOf = ({ start, end }: Timed): Span => ({ start: momentIn(start), end: momentIn(end) });

/** A shift as time that was worked, beside another that it was not planned to overlap: at most until that begins. */
const workedSpan = (other: Timed, beside: Span): Span => {
  const { start, end } = spanOf(other);
  const worked = momentIn(other.workedUntil ?? end);
  if (worked <= end) return { start, end };
  return { start, end: end <= beside.start && worked > beside.start ? beside.start : worked };
};

/** Working-time warnings about a person on a shift, in words. */
export const warningsOf = (
  { others }: Pick<Candidate, 'others'>,
  { shiftStart, shiftEnd }: Placed,
): readonly string[] => {
  const span = spanOf({ start: shiftStart, end: shiftEnd });
  return workingTimeWarnings(
    span,
    others.map((other) => workedSpan(other, span)),
  ).map(warningText);
};

/** A shift that a person has at the same time as another; undefined if there is none. */
export const clashOf = (
  { others }: Pick<Candidate, 'others'>,
  { shiftStart, shiftEnd }: Placed,
): Span | undefined => {
  const span = spanOf({ start: shiftStart, end: shiftEnd });
  return others.map(spanOf).find((other) => overlaps(span, other));
};

const isAway = ({ availability }: Candidate, { shiftStart, shiftEnd }: Placed): boolean =>
  availabilityFor(availability, shiftStart, shiftEnd) === 'unavailable';

/** The rules' warnings about a person on a shift, each kind by itself. */
const againstOf = (candidate: Candidate, place: Placed) => ({
  missing: missingOf(candidate, place),
  warnings: warningsOf(candidate, place),
  isAway: isAway(candidate, place),
});

const inWords = ({ missing, warnings, isAway: cannot }: ReturnType<typeof againstOf>): string[] => [
  ...missing.map(capitalise),
  ...warnings,
  // A person can still be assigned by hand, by arrangement: it is shown as a warning and prevents nothing.
  ...(cannot ? ['Has said that they are not available at that time'] : []),
];

/** The problems with the person assigned to a shift, in words. */
export const concernsOf = (candidate: Candidate, place: Placed): string[] =>
  inWords(againstOf(candidate, place));

/** How a person relates to a shift that is to be given, and all the warnings about it, in words. */
export const fitOf = (
  candidate: Candidate,
  place: Placed,
): { readonly fit: ShiftFit; readonly concerns: readonly string[] } => {
  const clash = clashOf(candidate, place);
  const against = againstOf(candidate, place);
  const fit = (): ShiftFit => {
    if (against.missing.length > 0) return 'unfit';
    if (clash !== undefined) return 'busy';
    if (against.warnings.length > 0) return 'rest';
    return against.isAway ? 'unavailable' : 'free';
  };
  const clashes = clash === undefined ? [] : [`On another shift: ${spokenSpan(clash, place.timeZone)}`];
  return { fit: fit(), concerns: [...clashes, ...inWords(against)] };
};

/** Warnings about the backup of a shift, named as theirs: they may have been given another shift at that time since. */
export const backupConcernsOf = (candidate: Candidate, place: Placed): string[] =>
  fitOf(candidate, place).concerns.map((concern) => `Backup: ${concern}`);

/** SHIFT_UNQUALIFIED if a rule prevents a person from working a shift. */
export const refuseUnqualified = (candidate: Candidate, place: Placed): void => {
  const missing = missingOf(candidate, place);
  if (missing.length > 0)
    throw new DomainError('SHIFT_UNQUALIFIED', { name: candidate.name, missing: missing.join('; ') });
};

/** SHIFT_AWAY if the person said that they cannot work. */
export const refuseAway = (candidate: Candidate, place: Placed): void => {
  if (isAway(candidate, place)) throw new DomainError('SHIFT_AWAY', { name: candidate.name });
};

/** SHIFT_WORKING_TIME if there is a warning and no reason was given; only an admin's `reason` counts. */
export const requireRest = (candidate: Candidate, place: Placed, reason: string | null): void => {
  const warnings = warningsOf(candidate, place);
  if (warnings.length > 0 && reason === null)
    throw new DomainError('SHIFT_WORKING_TIME', { name: candidate.name, warnings: warnings.join('; ') });
};
