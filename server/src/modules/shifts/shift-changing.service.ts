import { localDay } from '@sideline/schema/local-day';
import { movedAlong } from '@sideline/schema/shifts/moving';
import type { Span } from '@sideline/schema/shifts/recurrence';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchOne, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import { heldCandidate, holdStaff, readCandidate } from './candidate.hot.js';
import { keepStep, keepWhoEndedSwaps } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import { requireRest, refuseUnqualified, warningsOf, type Placed } from './shift.candidate.js';
import {
  about,
  briefingOf,
  briefingProblems,
  farProblems,
  found,
  holdShifts,
  nameOf,
  EVENT_OVER,
  placeProblems,
  reasonOf,
  refuseByTable,
  refuseEventIn,
  refuseOtherThan,
  startProblems,
  type EventDays,
  unlessClash,
  wrongState,
} from './shift.checks.js';
import { readShifts } from './shift.hot.js';
import { canPlan } from './shift.policy.js';
import type { Shift } from './shift.types.js';
import type { ShiftChange } from './shift.values.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
}

/** Existing shifts: changing and moving them, alone or with the later ones, cancelling and deleting. */
export class ShiftChangingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Changes a shift; with `andFollowing`, also the later ones of its series by the same amount, each at its own clock time.
   * Who is assigned is checked against the rules again. SHIFT_CHANGED if it is no longer the version that the change started
   * from.
   */
  async update(context: Context, change: ShiftChange): Promise<Shift> {
    const shift = await found(context, change.shiftId);
    if (actorOf(context).role !== 'admin') throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    refuseOtherThan(change.version, shift);
    if (shift.status !== 'open' && shift.status !== 'assigned') throw wrongState(shift);
    await refuseEventIn(context, shift, EVENT_OVER);
    const reason = reasonOf(change.reason, false);
    const now = spanOf(shift);
    const to = { start: change.shiftStart ?? now.start, end: change.shiftEnd ?? now.end };
    const problems = [
      ...placeProblems({ ...to, role: change.role }, { end: 'shiftEnd', role: 'role' }),
      // A different time on the same day is a correction, however long ago the day was.
      ...(localDay(to.start, shift.timeZone) === localDay(now.start, shift.timeZone)
        ? []
        : startProblems(to.start, 'shiftStart', await eventDays(context, shift), context.clock())),
      ...briefingProblems(change.briefing),
    ];
    if (problems.length > 0) throw badInput(problems);
    if (change.andFollowing !== true || shift.seriesId === null)
      await keepReasonBy(context, [await this.#write(context, shift, to, change)], reason);
    else {
      const following = await this.#following(context, shift);
      await hold(context, [shift, ...following]);
      // Each may move to where the next one was, so working time and double booking are checked only at the end.
      await execute(context.manager, 'SET CONSTRAINTS shift_no_double_booking DEFERRED');
      const written = [await this.#write(context, shift, to, change)];
      for (const next of following) {
        const span = movedAlong(spanOf(next), now, to, next.timeZone);
        const far = farProblems(span.start, 'shiftStart', context.clock());
        // One that keeps its time may be as far ahead as it was made.
        if (far.length > 0 && span.start > spanOf(next).start) throw badInput(far);
        written.push(await this.#write(context, next, span, change));
      }
      await keepReasonBy(context, written, reason);
      await unlessClash(nameOf(shift.staff), () =>
        execute(context.manager, 'SET CONSTRAINTS shift_no_double_booking IMMEDIATE'),
      );
    }
    return found(context, shift.id);
  }

  /** Cancels a shift, with a reason. SHIFT_CHANGED if it is no longer the version that the caller saw. */
  async cancel(
    context: Context,
    shiftId: string,
    reason: string,
    version: number | null = null,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseOtherThan(version, shift);
    refuseByTable(context, 'cancel', shift);
    const text = reasonOf(reason, true);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET status = 'cancelled', reason = $3, is_bidding_open = false, version = version + 1
       WHERE shift_id = $1 AND version = $2 AND status IN ('open', 'assigned')`,
      [shiftId, shift.version, text],
    );
    if (changed === 0) throw new DomainError('SHIFT_CHANGED');
    await keepStep(context, shift, { to: 'cancelled', reason: text });
    await this.#deps.audit.record(context, {
      action: 'SHIFT_CANCELLED',
      ...about(shift),
      fieldsChanged: ['status', 'reason'],
    });
    await this.#deps.notices.tellCancelled(context, shift);
    return found(context, shiftId);
  }

  /** Deletes a shift on which nothing has happened; SHIFT_TOUCHED otherwise. */
  async remove(context: Context, shiftId: string): Promise<void> {
    const shift = await found(context, shiftId);
    if (!canPlan(actorOf(context), shift)) throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    if (shift.status !== 'open' || shift.isTouched) throw new DomainError('SHIFT_TOUCHED');
    const removed = await execute(
      context.manager,
      `DELETE FROM shift WHERE shift_id = $1 AND version = $2 AND status = 'open' AND NOT is_touched`,
      [shiftId, shift.version],
    );
    if (removed === 0) throw new DomainError('SHIFT_CHANGED');
    await this.#deps.audit.record(context, { action: 'SHIFT_DELETED', ...about(shift) });
  }

  async #following(context: Context, shift: Shift): Promise<Shift[]> {
    const rows = await fetchRows(
      context.manager,
      idRow,
      `SELECT shift_id AS id FROM shift WHERE series_id = $1 AND starts_at > $2 AND status IN ('open', 'assigned')
       ORDER BY starts_at DESC`,
      [shift.seriesId, shift.shiftStart],
    );
    return readShifts(
      context,
      rows.map(({ id }) => id),
    );
  }

  /** Writes a change; the person's position and qualifications are checked here, and their working time by the caller. */
  async #write(context: Context, shift: Shift, { start, end }: Span, change: ShiftChange): Promise<Written> {
    const { id, staff, backupStaff } = shift;
    const placed = {
      id,
      timeZone: shift.timeZone,
      shiftStart: start.toISOString(),
      shiftEnd: end.toISOString(),
      role: change.role === undefined ? shift.role : change.role,
      requiredQualifications: [...(change.requiredQualifications ?? shift.requiredQualifications)],
    };
    const isMoved = placed.shiftStart !== shift.shiftStart || placed.shiftEnd !== shift.shiftEnd;
    if (staff !== null) {
      const person = await heldCandidate(context, staff.staffId, placed);
      if (person !== null) refuseUnqualified(person, placed);
    }
    if (backupStaff !== null) {
      const backup = await heldCandidate(context, backupStaff.staffId, placed);
      if (backup !== null) refuseUnqualified(backup, placed);
    }
    const written = {
      role: placed.role,
      priority: change.priority ?? shift.priority,
      briefing: change.briefing === undefined ? shift.briefing : briefingOf(change.briefing),
    };
    const changed = await unlessClash(nameOf(staff), () =>
      execute(
        context.manager,
        `UPDATE shift SET starts_at = $3, ends_at = $4, role = $5, required_qualifications = $6, priority = $7, briefing = $8,
                          version = version + 1
         WHERE shift_id = $1 AND version = $2 AND status IN ('open', 'assigned')`,
        [
          id,
          shift.version,
          start,
          end,
          written.role,
          placed.requiredQualifications,
          written.priority,
          written.briefing,
        ],
      ),
    );
    if (changed === 0) throw new DomainError('SHIFT_CHANGED');
    await this.#deps.audit.record(context, {
      action: 'SHIFT_UPDATED',
      ...about(shift),
      fieldsChanged: [
        ...(['shiftStart', 'shiftEnd'] as const).filter((field) => placed[field] !== shift[field]),
        ...(['role', 'priority', 'briefing'] as const).filter((field) => written[field] !== shift[field]),
        ...(placed.requiredQualifications.join() === shift.requiredQualifications.join()
          ? []
          : ['requiredQualifications']),
      ],
    });
    await keepWhoEndedSwaps(context, id);
    if (isMoved) await this.#deps.notices.tellMoved(context, shift);
    return { placed, staffId: staff?.staffId ?? null, isMoved };
  }
}

const eventRow = z.object({ start: z.date(), end: z.date() });

const eventDays = async (
  { manager }: Context,
  { eventId, timeZone }: Pick<Shift, 'eventId' | 'timeZone'>,
): Promise<EventDays> => {
  const event = await fetchOne(
    manager,
    eventRow,
    'SELECT starts_at AS start, ends_at AS "end" FROM event WHERE event_id = $1',
    [eventId],
  );
  return { ...event, timeZone };
};

/**
 * Locks shifts and the people on them until the transaction ends: each is written in its own turn, which may be another's
 * order.
 */
const hold = async (context: Context, shifts: readonly Shift[]): Promise<void> => {
  const people = shifts.flatMap(({ staff, backupStaff }) => [staff, backupStaff]);
  await holdStaff(context, [...new Set(people.flatMap((one) => (one === null ? [] : [one.staffId])))]);
  await holdShifts(
    context,
    shifts.map(({ id }) => id),
  );
};

const spanOf = ({ shiftStart, shiftEnd }: Pick<Shift, 'shiftStart' | 'shiftEnd'>): Span => ({
  start: new Date(shiftStart),
  end: new Date(shiftEnd),
});

/** A shift as it was written; `staffId` is whose working time it is, null where it is nobody's. */
interface Written {
  readonly placed: Placed;
  readonly staffId: string | null;
  readonly isMoved: boolean;
}

/**
 * SHIFT_WORKING_TIME if a move leaves a person with too little rest or too many weekly hours, counting what was moved with
 * it. The reason is kept only on those shifts: it says why one person works despite a warning, and nobody else may read it.
 * The first is the shift that was opened; a reason given for it counts where it stayed as well.
 */
const keepReasonBy = async (
  context: Context,
  written: readonly Written[],
  reason: string | null,
): Promise<void> => {
  const warned: string[] = [];
  for (const [index, { placed, staffId, isMoved }] of written.entries()) {
    const isAsked = isMoved || (index === 0 && reason !== null);
    const person = staffId === null || !isAsked ? null : await readCandidate(context, staffId, placed);
    if (person === null) continue;
    if (isMoved) requireRest(person, placed, reason);
    if (warningsOf(person, placed).length > 0) warned.push(placed.id);
  }
  if (reason !== null && warned.length > 0)
    await execute(
      context.manager,
      'UPDATE shift SET reason = $2, version = version + 1 WHERE shift_id = ANY ($1)',
      [warned, reason],
    );
};
