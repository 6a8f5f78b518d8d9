import type { AuditAction } from '@sideline/schema/audit-actions';
import type { Problem } from '@sideline/schema/errors';
import { canBeReminded, lastReminderAt } from '@sideline/schema/shifts/reminders';
import type { ShiftAction } from '@sideline/schema/shifts/transitions';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { actorOf, type Context } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { LIMITS } from '@sideline/schema/limits';
import type { AuditService } from '../audit/audit.service.js';
import type { RightsService } from '../settings/rights.service.js';
import {
  about,
  found,
  nameOf,
  EVENT_OVER,
  overtaken,
  reasonOf,
  refuseByTable,
  refuseEventIn,
  refuseOtherThan,
  unlessClash,
  wrongState,
} from './shift.checks.js';
import { keepStep } from './shift-history.js';
import { readNotes } from './shift.hot.js';
import { canNote, isOwnShift } from './shift.policy.js';
import { REMINDER_HOURS } from './shift-notices.service.js';
import { spoken } from './spoken.js';
import type { Shift, ShiftNote } from './shift.types.js';
import type { Attendance, Place } from './shift.values.js';

interface Deps {
  readonly audit: AuditService;
  readonly rights: RightsService;
}

/** Events during a shift: attendance, its approval, notes and reminders. */
export class ShiftAttendanceService {
  readonly #audit: AuditService;
  readonly #rights: RightsService;

  constructor({ audit, rights }: Deps) {
    this.#audit = audit;
    this.#rights = rights;
  }

  /**
   * The person's arrival, once, from an hour before. The server's time counts; the caller's is kept beside it. The place is
   * kept only if the person's own device reported it: an administrator's device is somewhere else.
   */
  checkIn(context: Context, attendance: Attendance): Promise<Shift> {
    return this.#attend(context, 'check_in', attendance);
  }

  checkOut(context: Context, attendance: Attendance): Promise<Shift> {
    return this.#attend(context, 'check_out', attendance);
  }

  async #attend(
    context: Context,
    action: 'check_in' | 'check_out',
    { shiftId, version, time, place }: Attendance,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseOtherThan(version, shift);
    refuseByTable(context, action, shift);
    refuseNowhere(place);
    const ownPlace = shift.staff?.user.id === actorOf(context).userId ? (place ?? null) : null;
    if (action === 'check_in') await refuseEventIn(context, shift, ['cancelled']);
    const [from, to, column] =
      action === 'check_in'
        ? (['assigned', 'checked_in', 'checked_in'] as const)
        : (['checked_in', 'checked_out', 'checked_out'] as const);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET status = '${to}', ${column}_at = $2, ${column}_said = $3, ${column}_place = $4, version = version + 1
       WHERE shift_id = $1 AND version = $5 AND status = '${from}'`,
      [
        shiftId,
        context.clock(),
        time ?? null,
        ownPlace === null ? null : JSON.stringify(ownPlace),
        shift.version,
      ],
    );
    if (changed === 0) throw await overtaken(context, shift);
    await keepStep(context, shift, { to });
    await this.#audit.record(context, {
      action: action === 'check_in' ? 'SHIFT_CHECKED_IN' : 'SHIFT_CHECKED_OUT',
      ...about(shift),
      fieldsChanged: ['status', action === 'check_in' ? 'checkInTime' : 'checkOutTime'],
      ...(time ? { clientAt: time } : {}),
    });
    return found(context, shiftId);
  }

  /** Marks a no-show. SHIFT_CHANGED if it is no longer the version that the caller saw. */
  markNoShow(context: Context, shiftId: string, version: number | null = null): Promise<Shift> {
    return this.#decide(context, shiftId, {
      action: 'no_show',
      to: 'no_show',
      audited: 'SHIFT_NO_SHOW',
      version,
    });
  }

  /**
   * Confirms the hours: as attended, or the minutes that are given, with a reason. SHIFT_CHANGED where it is no longer the
   * version that the caller saw, RIGHT_OFF for people who may not approve.
   */
  async approve(
    context: Context,
    shiftId: string,
    corrected: CorrectedHours | null = null,
    version: number | null = null,
  ): Promise<Shift> {
    await this.#rights.require(context, 'approve');
    const problems = corrected === null ? [] : hoursProblems(corrected);
    if (problems.length > 0) throw badInput(problems);
    const reason = corrected === null ? null : reasonOf(corrected.reason, true);
    return this.#decide(context, shiftId, {
      action: 'approve',
      to: 'approved',
      audited: 'SHIFT_APPROVED',
      version,
      minutes: corrected?.minutes ?? null,
      reason,
    });
  }

  /**
   * Undoes a 'no show' or an approval, with a reason: the shift is assigned, or checked out, again. SHIFT_CLASH if its
   * person now has another shift at that time, SHIFT_EVENT_STATE if its event is over: settled hours stay settled.
   */
  async undo(
    context: Context,
    shiftId: string,
    reason: string,
    version: number | null = null,
  ): Promise<Shift> {
    const isApproval = (await found(context, shiftId)).status === 'approved';
    return this.#decide(context, shiftId, {
      action: isApproval ? 'undo_approval' : 'undo_no_show',
      to: isApproval ? 'checked_out' : 'assigned',
      audited: isApproval ? 'SHIFT_APPROVAL_UNDONE' : 'SHIFT_NO_SHOW_UNDONE',
      version,
      reason: reasonOf(reason, true),
      refusedIn: EVENT_OVER,
    });
  }

  async #decide(
    context: Context,
    shiftId: string,
    { action, to, audited, minutes = null, reason = null, version, refusedIn = [] }: Decision,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseOtherThan(version, shift);
    refuseByTable(context, action, shift);
    if (refusedIn.length > 0) await refuseEventIn(context, shift, refusedIn);
    // A person who is assigned again may have another shift at that time by now.
    const changed = await unlessClash(nameOf(shift.staff), () =>
      execute(
        context.manager,
        `UPDATE shift SET status = $3, approved_minutes = $4, reason = coalesce($5, reason), version = version + 1
         WHERE shift_id = $1 AND version = $2`,
        [shiftId, shift.version, to, minutes, reason],
      ),
    );
    if (changed === 0) throw await overtaken(context, shift);
    await keepStep(context, shift, { to, reason });
    await this.#audit.record(context, {
      action: audited,
      ...about(shift),
      fieldsChanged: [
        'status',
        ...(minutes === (shift.approvedMinutes ?? null) ? [] : ['approvedMinutes']),
        ...(reason === null ? [] : ['reason']),
      ],
    });
    return found(context, shiftId);
  }

  /**
   * Adds a note: admins, and staff to their own shift. A note of only spaces is refused. Safe to repeat with the same id;
   * CONFLICT where that is another note.
   */
  async addNote(
    context: Context,
    shiftId: string,
    note: string,
    noteId: string = newId(),
  ): Promise<ShiftNote[]> {
    requireId(noteId, 'noteId');
    const actor = actorOf(context);
    const shift = await found(context, shiftId);
    if (!canNote(actor, shift)) throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    const text = note.trim();
    if (text === '' || text.length > LIMITS.text.long)
      throw badInput([
        {
          field: 'note',
          code: text === '' ? 'required' : 'too_long',
          message: text === '' ? 'Write something first.' : 'Shorten this note.',
        },
      ]);
    const added = await execute(
      context.manager,
      `INSERT INTO shift_note (note_id, shift_id, note, written_by, written_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (note_id) DO NOTHING RETURNING note_id`,
      [noteId, shiftId, text, actor.userId, context.clock()],
    );
    if (added === 0) {
      const same = await execute(
        context.manager,
        'SELECT FROM shift_note WHERE note_id = $1 AND shift_id = $2 AND note = $3 AND written_by = $4',
        [noteId, shiftId, text, actor.userId],
      );
      if (same === 0) throw new DomainError('CONFLICT');
      return readNotes(context, shiftId);
    }
    if (!shift.isTouched)
      await execute(
        context.manager,
        'UPDATE shift SET is_touched = true, version = version + 1 WHERE shift_id = $1',
        [shiftId],
      );
    await this.#audit.record(context, {
      action: 'SHIFT_NOTE_ADDED',
      ...about(shift),
      fieldsChanged: ['notes'],
    });
    return readNotes(context, shiftId);
  }

  /**
   * Reminds the caller of a shift 24 hours and one hour before: staff for their own shifts, admins for the person assigned.
   * SHIFT_REMINDERS_OVER if no more are due.
   */
  async enableReminders(context: Context, shiftId: string): Promise<Shift> {
    const actor = actorOf(context);
    const shift = await found(context, shiftId);
    // An admin turns them on for the person assigned.
    const userId = actor.role === 'admin' ? shift.staff?.user.id : actor.userId;
    if (actor.role !== 'admin' && !isOwnShift(actor, shift))
      throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    if (userId === undefined || (shift.status !== 'open' && shift.status !== 'assigned'))
      throw wrongState(shift);
    const startsAt = new Date(shift.shiftStart);
    if (!canBeReminded(startsAt, context.clock()))
      throw new DomainError('SHIFT_REMINDERS_OVER', {
        time: spoken(lastReminderAt(startsAt), shift.timeZone),
      });
    for (const hours of REMINDER_HOURS)
      await execute(
        context.manager,
        `INSERT INTO shift_reminder (shift_id, user_id, hours_before, enabled_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (shift_id, user_id, hours_before) DO NOTHING`,
        [shiftId, userId, hours, context.clock()],
      );
    await this.#audit.record(context, { action: 'SHIFT_REMINDERS_ENABLED', ...about(shift) });
    return shift;
  }
}

/** The minutes that an administrator confirms instead of those attended. */
export interface CorrectedHours {
  readonly minutes: number;
  readonly reason?: string | null | undefined;
}

interface Decision {
  readonly action: ShiftAction;
  readonly to: 'no_show' | 'approved' | 'assigned' | 'checked_out';
  readonly audited: AuditAction;
  readonly version?: number | null;
  readonly minutes?: number | null;
  readonly reason?: string | null;
  /** States of its event in which it is refused. */
  readonly refusedIn?: typeof EVENT_OVER | readonly [];
}

const hoursProblems = ({ minutes }: CorrectedHours): Problem[] => {
  const most = LIMITS.shifts.longestHours * 60;
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= most
    ? []
    : [
        {
          field: 'minutes',
          code: 'range',
          message: `Enter whole minutes, from 0 to ${most.toLocaleString('en-GB')}.`,
        },
      ];
};

const refuseNowhere = (place: Place | null | undefined): void => {
  if (!place) return;
  if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180))
    throw badInput([{ field: 'place', code: 'range', message: 'Check the latitude and longitude.' }]);
};
