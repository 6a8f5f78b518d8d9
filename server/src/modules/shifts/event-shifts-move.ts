import { movedAlong, movedTo } from '@sideline/schema/shifts/moving';
import type { Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventMove } from '../events/events.ports.js';
import { holdStaff, readCandidate } from './candidate.hot.js';
import { keepStep, keepWhoEndedSwaps } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import { clashOf, missingOf, warningsOf } from './shift.candidate.js';
import { about, holdShifts, nameOf, reasonOf, unlessClash } from './shift.checks.js';
import { readShifts } from './shift.hot.js';
import type { Shift } from './shift.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
}

/** What speaks against somebody on a shift where it was moved to. */
interface Against {
  readonly shift: Shift;
  /** Whatever the reason: another shift, position, qualifications, employment. */
  readonly refused: readonly string[];
  /** What an administrator may go ahead in spite of, with a reason. */
  readonly warnings: readonly string[];
}

const SAID = 5;

/**
 * Moves the open and assigned shifts of an event as far as its start moved, by its clocks. Who is assigned is held against the
 * rules where all of them have come to; what is checked in or later stays. The version of the event decides between two.
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
    const rows = await manager.query<{ id: string }[]>(
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
      seen.flatMap(({ staff, backupStaff }) => [staff?.staffID ?? [], backupStaff?.staffID ?? []].flat()),
    ),
  ]);
  await holdShifts(
    context,
    seen.map(({ shiftID }) => shiftID),
  );
  const before = await read();
  if (before.length === 0) return;
  // All are moved before any is looked at: each may come to where the next one was.
  await manager.query('SET CONSTRAINTS shift_no_double_booking DEFERRED');
  const against: Against[] = [];
  for (const shift of before) {
    const { start, end } = spanAfter(shift, move);
    await manager.query(
      'UPDATE shift SET starts_at = $2, ends_at = $3, version = version + 1 WHERE shift_id = $1',
      [shift.shiftID, start, end],
    );
  }
  const moved = await readShifts(
    context,
    before.map(({ shiftID }) => shiftID),
  );
  for (const shift of moved) {
    const person = shift.staff === null ? null : await readCandidate(context, shift.staff.staffID, shift);
    if (person === null) continue;
    const refused = [
      ...missingOf(person, shift),
      ...(clashOf(person, shift) === undefined ? [] : ['is on another shift at that time']),
    ];
    const warnings = warningsOf(person, shift);
    if (refused.length + warnings.length > 0) against.push({ shift, refused, warnings });
  }
  const unfit = against.filter(({ refused }) => refused.length > 0 || reason === null);
  const outcome = outcomeOf(unfit);
  if (move.choice === null) throw new DomainError('EVENT_SHIFTS', { shifts: shiftsText(before), outcome });
  if (move.choice === 'move' && unfit.length > 0) throw new DomainError('EVENT_SHIFTS_UNFIT', { outcome });
  for (const { shift, warnings } of against) {
    const isUnfit = unfit.some((one) => one.shift === shift);
    const why = isUnfit ? 'The event was moved' : reason;
    if (!isUnfit && warnings.length === 0) continue;
    await manager.query(
      `UPDATE shift SET reason = $2, version = version + 1${isUnfit ? ", status = 'open', staff_id = NULL" : ''}
       WHERE shift_id = $1`,
      [shift.shiftID, why],
    );
    if (!isUnfit) continue;
    await keepStep(context, shift, { to: 'open', reason: why });
    await audit.record(context, {
      action: 'SHIFT_UNASSIGNED',
      ...about(shift),
      fieldsChanged: ['staff', 'status', 'reason'],
    });
    await notices.tell(context, 'shift_unassigned', shift.shiftID, shift.staff?.user.id);
  }
  const gone = new Set(unfit.map(({ shift }) => shift.shiftID));
  for (const shift of before) {
    await audit.record(context, {
      action: 'SHIFT_UPDATED',
      ...about(shift),
      fieldsChanged: ['shiftStart', 'shiftEnd'],
    });
    await keepWhoEndedSwaps(context, shift.shiftID);
  }
  await notices.tellMovedTogether(
    context,
    before.map((shift) => (gone.has(shift.shiftID) ? { ...shift, staff: null } : shift)),
  );
  await unlessClash('Somebody', () => manager.query('SET CONSTRAINTS shift_no_double_booking IMMEDIATE'));
};

const spanAfter = ({ shiftStart, shiftEnd }: Shift, { from, to, timeZone }: EventMove) => {
  const span = { start: new Date(shiftStart), end: new Date(shiftEnd) };
  const at = { start: span.start, end: span.start };
  const { start } = movedAlong(at, { start: from, end: from }, { start: to, end: to }, timeZone);
  return movedTo(span, start, timeZone);
};

/** '12 shifts of 5 people are' */
const shiftsText = (shifts: readonly Shift[]): string => {
  const people = new Set(shifts.flatMap(({ staff }) => (staff === null ? [] : [staff.staffID]))).size;
  const many = shifts.length === 1 ? '1 shift' : `${String(shifts.length)} shifts`;
  const who = people === 0 ? 'nobody' : people === 1 ? '1 person' : `${String(people)} people`;
  return `${many} of ${who} ${shifts.length === 1 ? 'is' : 'are'}`;
};

/** What would come of it for whom, the first of them by name. */
const outcomeOf = (unfit: readonly Against[]): string => {
  if (unfit.length === 0) return 'nothing speaks against anybody on them.';
  const said = unfit
    .slice(0, SAID)
    .map(({ shift, refused, warnings }) => `${nameOf(shift.staff)}: ${[...refused, ...warnings].join(', ')}`);
  const rest = unfit.length - SAID;
  return `this speaks against it: ${said.join('; ')}${rest > 0 ? `; and ${String(rest)} more` : ''}.`;
};
