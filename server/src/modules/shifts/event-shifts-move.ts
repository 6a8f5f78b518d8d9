import { movedAlong, movedTo } from '@sideline/schema/shifts/moving';
import type { Context } from '../../platform/context.js';
import { execute, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventMove } from '../events/events.ports.js';
import { holdStaff, readCandidate } from './candidate.hot.js';
import { keepStep, keepWhoEndedSwaps } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import { clashOf, missingOf, warningsOf } from './shift.candidate.js';
import {
  about,
  backProblems,
  farProblems,
  holdShifts,
  nameOf,
  reasonOf,
  unlessClash,
} from './shift.checks.js';
import { readShifts } from './shift.hot.js';
import { Shift } from './shift.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
}

/** Why a person cannot work a shift at its new time. */
interface Against {
  readonly shift: Shift;
  /** Refused with or without a reason: another shift, position, qualifications, employment. */
  readonly refused: readonly string[];
  /** An administrator can accept these with a reason. */
  readonly warnings: readonly string[];
}

const SAID = 5;

/**
 * Moves the open and assigned shifts of an event by as much as its start moved on its own clock. The people on them are checked
 * once all shifts have their new times. Shifts that are checked in or later keep their times. Two administrators who move the
 * same event at once are separated by the event's version, which the caller has checked. BAD_INPUT where a shift would start
 * further ahead than shifts can be created, or a future shift would start before yesterday.
 */
export const moveEventShifts = async (
  context: Context,
  eventId: string,
  move: EventMove,
  { audit, notices }: Deps,
): Promise<void> => {
  const { manager } = context;
  if (move.choice === 'leave') return;
  const reason = reasonOf(move.reason, false);
  const read = async (): Promise<Shift[]> => {
    const rows = await fetchRows(
      manager,
      idRow,
      `SELECT shift_id AS id FROM shift WHERE event_id = $1 AND status IN ('open', 'assigned') ORDER BY starts_at, shift_id`,
      [eventId],
    );
    return readShifts(
      context,
      rows.map(({ id }) => id),
    );
  };
  const seen = await read();
  await holdStaff(context, [
    ...new Set(
      seen.flatMap(({ staff, backupStaff }) => [staff?.staffId ?? [], backupStaff?.staffId ?? []].flat()),
    ),
  ]);
  await holdShifts(
    context,
    seen.map(({ id }) => id),
  );
  const before = await read();
  if (before.length === 0) return;
  const spans = before.map((shift) => spanAfter(shift, move));
  const [wrongYear] = spans.flatMap(({ start }, place) => [
    ...farProblems(start, 'date', context.clock()),
    ...backProblems(before[place]?.shiftStart, start, 'date', move.timeZone, context.clock()),
  ]);
  if (wrongYear !== undefined) throw badInput([wrongYear]);
  // All move before any is checked, because a shift may take the time that the next one had.
  await execute(manager, 'SET CONSTRAINTS shift_no_double_booking DEFERRED');
  await execute(
    manager,
    `UPDATE shift s SET starts_at = m.starts_at, ends_at = m.ends_at, version = s.version + 1
     FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS m (shift_id, starts_at, ends_at)
     WHERE s.shift_id = m.shift_id`,
    [before.map(({ id }) => id), spans.map(({ start }) => start), spans.map(({ end }) => end)],
  );
  const against: Against[] = [];
  const moved = await readShifts(
    context,
    before.map(({ id }) => id),
  );
  for (const shift of moved) {
    const person = shift.staff === null ? null : await readCandidate(context, shift.staff.staffId, shift);
    if (person === null) continue;
    const refused = [
      ...missingOf(person, shift),
      ...(clashOf(person, shift) === undefined ? [] : ['is on another shift at that time']),
    ];
    const warnings = warningsOf(person, shift);
    if (refused.length + warnings.length > 0) against.push({ shift, refused, warnings });
  }
  const unfit = against.filter(({ refused }) => refused.length > 0 || reason === null);
  const beyond = spans.filter(({ end }) => move.shorterEnd !== null && end > move.shorterEnd).length;
  const outcome = [outcomeOf(unfit), beyondText(beyond)].filter((text) => text !== '').join(' ');
  if (move.choice === null) throw new DomainError('EVENT_SHIFTS', { shifts: shiftsText(before), outcome });
  if (move.choice === 'move' && unfit.length > 0) throw new DomainError('EVENT_SHIFTS_UNFIT', { outcome });
  for (const { shift, warnings } of against) {
    const isUnfit = unfit.some((one) => one.shift === shift);
    const why = isUnfit ? 'The event moved' : reason;
    if (!isUnfit && warnings.length === 0) continue;
    await execute(
      manager,
      `UPDATE shift SET reason = $2, version = version + 1${isUnfit ? ", status = 'open', staff_id = NULL" : ''}
       WHERE shift_id = $1`,
      [shift.id, why],
    );
    if (!isUnfit) continue;
    await keepStep(context, shift, { to: 'open', reason: why });
    await audit.record(context, {
      action: 'SHIFT_UNASSIGNED',
      ...about(shift),
      fieldsChanged: ['staff', 'status', 'reason'],
    });
    await notices.tell(context, 'shift_unassigned', shift.id, shift.staff?.user.id);
  }
  const gone = new Set(unfit.map(({ shift }) => shift.id));
  for (const shift of before) {
    await audit.record(context, {
      action: 'SHIFT_UPDATED',
      ...about(shift),
      fieldsChanged: ['shiftStart', 'shiftEnd'],
    });
    await keepWhoEndedSwaps(context, shift.id);
  }
  await notices.tellMovedTogether(
    context,
    before.map((shift) => (gone.has(shift.id) ? Object.assign(new Shift(), shift, { staff: null }) : shift)),
  );
  await unlessClash('A person', () => execute(manager, 'SET CONSTRAINTS shift_no_double_booking IMMEDIATE'));
};

/** EVENT_SHIFTS_BEYOND where open or assigned shifts of an event end after `end`, which names them. */
export const refuseShiftsBeyond = async (context: Context, eventId: string, end: Date): Promise<void> => {
  const rows = await fetchRows(
    context.manager,
    idRow,
    `SELECT shift_id AS id FROM shift WHERE event_id = $1 AND status IN ('open', 'assigned') AND ends_at > $2
     ORDER BY starts_at, shift_id`,
    [eventId, end],
  );
  if (rows.length === 0) return;
  const shifts = await readShifts(
    context,
    rows.map(({ id }) => id),
  );
  throw new DomainError('EVENT_SHIFTS_BEYOND', { shifts: shiftsText(shifts) });
};

/** The message about moved shifts that end after the event, which is now shorter. */
const beyondText = (count: number): string =>
  count === 0
    ? ''
    : `After the move, ${count === 1 ? '1 shift ends' : `${String(count)} shifts end`} after the event’s new end.`;

const spanAfter = ({ shiftStart, shiftEnd }: Shift, { from, to, timeZone }: EventMove) => {
  const span = { start: new Date(shiftStart), end: new Date(shiftEnd) };
  const at = { start: span.start, end: span.start };
  const { start } = movedAlong(at, { start: from, end: from }, { start: to, end: to }, timeZone);
  return movedTo(span, start, timeZone);
};

/** '3 shifts (Alys Vale, Bo Hart)', or the first names of many with how many more there are. */
const shiftsText = (shifts: readonly Shift[]): string => {
  const many = shifts.length === 1 ? '1 shift' : `${String(shifts.length)} shifts`;
  const people = [
    ...new Map(
      shifts.flatMap(({ staff }) => (staff === null ? [] : [[staff.staffId, nameOf(staff)] as const])),
    ).values(),
  ];
  if (people.length === 0) return `${many} (nobody assigned)`;
  return `${many} (${firstOf(people).join(', ')})`;
};

/** The consequences of the move for each person with a problem, the first of them by name. */
const outcomeOf = (unfit: readonly Against[]): string => {
  if (unfit.length === 0) return 'Everyone assigned can still work them.';
  const said = unfit.map(
    ({ shift, refused, warnings }) => `${nameOf(shift.staff)}: ${[...refused, ...warnings].join(', ')}`,
  );
  return `At the new times: ${firstOf(said).join('. ')}.`;
};

const firstOf = (texts: readonly string[]): readonly string[] =>
  texts.length <= SAID ? texts : [...texts.slice(0, SAID), `and ${String(texts.length - SAID)} more`];
