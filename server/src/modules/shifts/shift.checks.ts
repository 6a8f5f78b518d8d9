import { EVENT_STATUS_LABELS, EVENT_STATUSES, type EventStatus } from '@sideline/schema/events';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { POSITIONS } from '@sideline/schema/positions';
import { refusalOf, type ShiftAction } from '@sideline/schema/shifts/transitions';
import { SHIFT_STATUS_LABELS, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import type { Problem } from '@sideline/schema/errors';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { readShifts } from './shift.hot.js';
import type { Shift } from './shift.types.js';
import { spoken } from './spoken.js';

const REASON_LENGTH = 1_000;
const DAY_MS = 86_400_000;

/** A shift as it is now. NOT_FOUND if there is none. */
export const found = async (context: Context, shiftId: string): Promise<Shift> => {
  const [shift] = isId(shiftId) ? await readShifts(context, [shiftId]) : [];
  if (shift === undefined) throw notFound('Shift');
  return shift;
};

export const about = (shift: Pick<Shift, 'id' | 'eventId'>) => ({
  entity: { type: 'Shift', id: shift.id },
  eventId: shift.eventId,
});

/** The person's name, for use in a sentence. */
export const nameOf = (staff: Shift['staff']): string =>
  staff === null ? 'This person' : `${staff.user.firstName} ${staff.user.lastName}`;

/** The people who are notified about changes to a shift. */
export const peopleOf = ({ staff, backupStaff }: Pick<Shift, 'staff' | 'backupStaff'>): readonly string[] =>
  [staff, backupStaff].flatMap((one) => (one === null ? [] : [one.user.id]));

/** The name of a state within a sentence. */
const stateWord = (status: ShiftStatus): string => SHIFT_STATUS_LABELS[status].toLowerCase();

export const wrongState = ({ status }: Pick<Shift, 'status'>): DomainError =>
  new DomainError('SHIFT_STATE', { state: stateWord(status) });

/**
 * The error when a write finds a different version from the one that the rules checked: SHIFT_STATE if the action is no
 * longer possible, SHIFT_CHANGED if it is worth looking at the shift again.
 */
export const overtaken = async (context: Context, before: Shift): Promise<DomainError> => {
  const now = await found(context, before.id);
  return now.status === before.status ? new DomainError('SHIFT_CHANGED') : wrongState(now);
};

const eventRow = z.object({ status: z.enum(EVENT_STATUSES) });

/** An event's state, locked until the transaction ends: an event is always locked before its shifts. */
export const heldEventState = async (context: Context, eventId: string): Promise<EventStatus | null> => {
  const event = isId(eventId)
    ? await fetchMaybe(context.manager, eventRow, 'SELECT status FROM event WHERE event_id = $1 FOR SHARE', [
        eventId,
      ])
    : undefined;
  return event?.status ?? null;
};

/** Locks some shifts until the transaction ends; always in the same order, and always after their staff. */
export const holdShifts = async ({ manager }: Context, shiftIds: readonly string[]): Promise<void> => {
  await execute(manager, 'SELECT FROM shift WHERE shift_id = ANY ($1) ORDER BY shift_id FOR NO KEY UPDATE', [
    shiftIds,
  ]);
};

/** In these states an event no longer takes people, so that the facts checked at its close-out stay the same. */
export const EVENT_OVER = ['cancelled', 'closed'] as const satisfies readonly EventStatus[];

/** Those of the events that no longer take people. */
export const eventsOver = async (
  { manager }: Context,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await fetchRows(
    manager,
    idRow,
    'SELECT event_id AS id FROM event WHERE event_id = ANY ($1) AND status = ANY ($2)',
    [eventIds, EVENT_OVER],
  );
  return new Set(rows.map(({ id }) => id));
};

/** SHIFT_EVENT_STATE if the event of a shift is in one of those states. */
export const refuseEventIn = async (
  context: Context,
  { eventId }: Pick<Shift, 'eventId'>,
  refused: readonly EventStatus[],
): Promise<void> => {
  const status = await heldEventState(context, eventId);
  if (status !== null && refused.includes(status))
    throw new DomainError('SHIFT_EVENT_STATE', { state: EVENT_STATUS_LABELS[status].toLowerCase() });
};

/**
 * SHIFT_CHANGED if a shift is no longer the version that the user saw: their action might now affect another person. Not
 * checked if they name no version.
 */
export const refuseOtherThan = (version: number | null | undefined, shift: Pick<Shift, 'version'>): void => {
  if (typeof version === 'number' && version !== shift.version) throw new DomainError('SHIFT_CHANGED');
};

/** The problems with a briefing. */
export const briefingProblems = (briefing: string | null | undefined): Problem[] =>
  (briefing?.length ?? 0) > LIMITS.text.long
    ? [{ field: 'briefing', code: 'too_long', message: 'Shorten the briefing.' }]
    : [];

/** A briefing as it is stored: null for an empty one. */
export const briefingOf = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** Throws the table's refusal of an action as an error: FORBIDDEN, SHIFT_STATE, SHIFT_TOO_EARLY or SHIFT_TOO_LATE. */
export const refuseByTable = (
  context: Context,
  action: ShiftAction,
  shift: Shift,
  isPerson = shift.staff?.user.id === actorOf(context).userId,
): void => {
  const { role } = actorOf(context);
  const state = { status: shift.status, startsAt: new Date(shift.shiftStart) };
  const refusal = refusalOf(action, state, { role, isPerson }, context.clock());
  switch (refusal?.why) {
    case undefined:
      return;
    case 'not_allowed':
      throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    case 'state':
      throw wrongState(shift);
    case 'too_early':
      throw new DomainError('SHIFT_TOO_EARLY', { time: spoken(refusal.from, shift.timeZone) });
    case 'too_late':
      throw new DomainError('SHIFT_TOO_LATE', { time: spoken(refusal.until, shift.timeZone) });
  }
};

/** The trimmed reason; null if none was given. BAD_INPUT if it is too long, or required and missing. */
export const reasonOf = (reason: string | null | undefined, isRequired: boolean): string | null => {
  const text = reason?.trim() ?? '';
  if (text.length > REASON_LENGTH)
    throw badInput([
      {
        field: 'reason',
        code: 'too_long',
        message: `Shorten this to ${REASON_LENGTH.toLocaleString('en-GB')} characters.`,
      },
    ]);
  if (text === '' && isRequired) throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
  return text === '' ? null : text;
};

/** The problems with the times and the role of a place. `field` is put before each name. */
export const placeProblems = (
  place: { readonly start: Date; readonly end: Date; readonly role?: string | null | undefined },
  names: { readonly end: string; readonly role: string },
): Problem[] => {
  const { start, end, role } = place;
  const hours = (end.getTime() - start.getTime()) / 3_600_000;
  const { longestHours } = LIMITS.shifts;
  const problems: Problem[] = [];
  if (!(hours > 0))
    problems.push({ field: names.end, code: 'before_start', message: 'A shift must end after it starts.' });
  else if (hours > longestHours)
    problems.push({
      field: names.end,
      code: 'too_long',
      message: `A shift can last at most ${String(longestHours)} hours.`,
    });
  if (role !== null && role !== undefined && !POSITIONS.some((key) => key === role))
    problems.push({ field: names.role, code: 'unknown', message: 'Choose one of the roles.' });
  return problems;
};

/** An event's days, by its own calendar. */
export interface EventDays {
  readonly start: Date;
  readonly end: Date;
  readonly timeZone: string;
}

/** The problem with a start further ahead than anyone plans: a mistyped year. */
export const farProblems = (start: Date, field: string, now: Date): Problem[] => {
  const { aheadYears } = LIMITS.shifts;
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + aheadYears);
  return start <= last
    ? []
    : [
        {
          field,
          code: 'too_far',
          message: `Check the year: a shift can start at most ${String(aheadYears)} years from now.`,
        },
      ];
};

/**
 * The problem with the start of a shift. It may start from yesterday on, and earlier only on the days of its event or one
 * beside them; never further ahead than anyone plans, whatever the event's dates: its year can be mistyped too.
 */
export const startProblems = (start: Date, field: string, event: EventDays, now: Date): Problem[] => {
  const { timeZone } = event;
  const dayOf = (at: Date, plus: number): string =>
    localDay(new Date(at.getTime() + plus * DAY_MS), timeZone);
  const isOnEvent = dayOf(start, 0) >= dayOf(event.start, -1) && dayOf(start, 0) <= dayOf(event.end, 1);
  if (!isOnEvent && dayOf(start, 0) < dayOf(now, -1))
    return [
      {
        field,
        code: 'past',
        message: 'Check the date: this start is before yesterday, and not on a day of the event.',
      },
    ];
  return farProblems(start, field, now);
};

/** A future shift that would be moved to before yesterday. A past shift may be moved within its own day. */
export const backProblems = (
  was: string | undefined,
  start: Date,
  field: string,
  timeZone: string,
  now: Date,
): Problem[] => {
  const yesterday = localDay(new Date(now.getTime() - DAY_MS), timeZone);
  const isToCome = was !== undefined && localDay(new Date(was), timeZone) >= yesterday;
  return isToCome && localDay(start, timeZone) < yesterday
    ? [
        {
          field,
          code: 'past',
          message:
            'Check the date: shifts of this event would start before yesterday. Correct it, or leave the shifts where they are.',
        },
      ]
    : [];
};

/** Runs a change to who works when, and turns the database's refusals into errors. */
export const unlessClash = async <T>(name: string, change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    if (isConstraintViolation(error, 'shift_no_double_booking'))
      throw new DomainError('SHIFT_CLASH', { name }, { cause: error });
    throw error;
  }
};
