import { actorOf, type Actor, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';
import { heldCandidate } from './candidate.hot.js';
import { keepStep } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import { refuseAway, requireRest, refuseUnqualified, warningsOf } from './shift.candidate.js';
import {
  about,
  found,
  EVENT_OVER,
  overtaken,
  reasonOf,
  refuseByTable,
  refuseEventIn,
  refuseOtherThan,
  unlessClash,
  wrongState,
} from './shift.checks.js';
import type { Shift } from './shift.types.js';
import type { AssignShift } from './shift.values.js';
import { spoken } from './spoken.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
}

const badStaff = (message: string): DomainError => badInput([{ field: 'staffId', code: 'unknown', message }]);

/** Staffing a shift: bidding, applications, assigning, removing, and the backup. */
export class ShiftStaffingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Assigns an open shift: admins to anyone, staff only to themselves (SHIFT_NOT_OTHERS), until it begins. Closes bidding and
   * notifies the other applicants. While bidding is open an admin decides: staff who take it then have applied for it.
   * SHIFT_UNQUALIFIED, SHIFT_WORKING_TIME and SHIFT_CLASH give the reason against it. With SHIFT_AWAY, it is only allowed for a person
   * who has not said that they cannot work. SHIFT_CHANGED if it is no longer the version that the caller saw.
   */
  async assign(context: Context, { shiftId, staffId: wanted, ...asked }: AssignShift): Promise<Shift> {
    const actor = actorOf(context);
    const own = await ownStaffId(context);
    const staffId = wanted ?? own;
    if (staffId === null || (actor.role !== 'admin' && own === null))
      throw new DomainError('SHIFT_NO_PROFILE');
    if (actor.role !== 'admin' && own !== staffId) throw new DomainError('SHIFT_NOT_OTHERS');
    const shift = await found(context, shiftId);
    refuseOtherThan(asked.version, shift);
    refuseByTable(context, 'assign', shift, own === staffId);
    if (actor.role !== 'admin' && shift.isBiddingOpen) return this.apply(context, shiftId);
    await refuseEventIn(context, shift, EVENT_OVER);
    const person = isId(staffId) ? await heldCandidate(context, staffId, shift) : null;
    if (person === null) throw badStaff('This member of staff was not found.');
    refuseUnqualified(person, shift);
    if (asked.mustBeAvailable === true) refuseAway(person, shift);
    const said = actor.role === 'admin' ? reasonOf(asked.reason, false) : null;
    requireRest(person, shift, said);
    // Given for another person, or where there is no warning about this one, the reason is not about this shift.
    const given = warningsOf(person, shift).length > 0 ? said : null;
    const changed = await unlessClash(person.name, () =>
      execute(
        context.manager,
        `UPDATE shift SET status = 'assigned', staff_id = $2, backup_staff_id = NULLIF(backup_staff_id, $2),
                          is_bidding_open = false, is_touched = true, reason = $3, version = version + 1
         WHERE shift_id = $1 AND version = $4 AND status = 'open'`,
        [shiftId, staffId, given, shift.version],
      ),
    );
    // Another person was quicker: the shift is no longer the one that was checked.
    if (changed === 0) throw await overtaken(context, shift);
    await keepStep(context, shift, { to: 'assigned', staffId, reason: given });
    await this.#deps.audit.record(context, {
      action: 'SHIFT_ASSIGNED',
      ...about(shift),
      fieldsChanged: ['staff', 'status', ...(given === null ? [] : ['reason'])],
    });
    await this.#deps.notices.tell(context, 'shift_assigned', shiftId, person.userId);
    await this.#deps.notices.tellApplicants(context, 'shift_filled', shiftId, staffId);
    return found(context, shiftId);
  }

  /**
   * Opens an assigned shift again, with a reason: admins, and the person until 24 hours before. SHIFT_CHANGED if it is no
   * longer the version that the caller saw.
   */
  async unassign(
    context: Context,
    shiftId: string,
    reason: string,
    version: number | null = null,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseOtherThan(version, shift);
    refuseByTable(context, 'unassign', shift);
    const text = reasonOf(reason, true);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET status = 'open', staff_id = NULL, reason = $3, version = version + 1
       WHERE shift_id = $1 AND version = $2 AND status = 'assigned'`,
      [shiftId, shift.version, text],
    );
    if (changed === 0) throw new DomainError('SHIFT_CHANGED');
    await keepStep(context, shift, { to: 'open', reason: text });
    await this.#deps.audit.record(context, {
      action: 'SHIFT_UNASSIGNED',
      ...about(shift),
      fieldsChanged: ['staff', 'status', 'reason'],
    });
    await this.#deps.notices.tell(context, 'shift_unassigned', shiftId, shift.staff?.user.id);
    await this.#deps.notices.tell(context, 'shift_given_up', shiftId, shift.backupStaff?.user.id);
    // A person who gives up their own shift leaves a gap that nobody else knows of.
    if (actorOf(context).role !== 'admin')
      await this.#deps.notices.notifyAdmins(context, 'shift_given_up', shiftId);
    return found(context, shiftId);
  }

  /**
   * Sets the backup, who must not be the person assigned; null removes the current one. SHIFT_CHANGED if it is no longer
   * the version that the caller saw.
   */
  async assignBackup(
    context: Context,
    shiftId: string,
    staffId: string | null,
    version: number | null = null,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseNonAdmin(actorOf(context), shift);
    refuseOtherThan(version, shift);
    if (shift.status !== 'open' && shift.status !== 'assigned') throw wrongState(shift);
    if (staffId !== null && (shift.backupStaff !== null || shift.staff?.staffId === staffId))
      throw new DomainError('SHIFT_BACKUP');
    if (staffId !== null) await refuseEventIn(context, shift, EVENT_OVER);
    const person = staffId !== null && isId(staffId) ? await heldCandidate(context, staffId, shift) : null;
    if (staffId !== null && person === null) throw badStaff('This member of staff was not found.');
    if (person !== null) refuseUnqualified(person, shift);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET backup_staff_id = $3, is_touched = true, version = version + 1
       WHERE shift_id = $1 AND version = $2 AND status IN ('open', 'assigned')`,
      [shiftId, shift.version, staffId],
    );
    if (changed === 0) throw new DomainError('SHIFT_CHANGED');
    await this.#deps.audit.record(context, {
      action: 'SHIFT_BACKUP_CHANGED',
      ...about(shift),
      fieldsChanged: ['backupStaff'],
    });
    await this.#deps.notices.tell(context, 'shift_backup', shiftId, person?.userId);
    await this.#deps.notices.tell(context, 'shift_backup_ended', shiftId, shift.backupStaff?.user.id);
    return found(context, shiftId);
  }

  /**
   * Opens or closes bidding on an open shift; SHIFT_STARTED if bidding would open on a shift that has begun. SHIFT_CHANGED
   * where it is no longer the version that the caller saw.
   */
  async setBidding(
    context: Context,
    shiftId: string,
    isOpen: boolean,
    version: number | null = null,
  ): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseNonAdmin(actorOf(context), shift);
    refuseOtherThan(version, shift);
    if (isOpen) await refuseEventIn(context, shift, EVENT_OVER);
    if (shift.status !== 'open') throw wrongState(shift);
    if (isOpen) refuseBegun(context, shift);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET is_bidding_open = $2, version = version + 1
       WHERE shift_id = $1 AND version = $3 AND status = 'open'`,
      [shiftId, isOpen, shift.version],
    );
    if (changed === 0) throw await overtaken(context, shift);
    await this.#deps.audit.record(context, {
      action: 'SHIFT_BIDDING_CHANGED',
      ...about(shift),
      fieldsChanged: ['isBiddingOpen'],
    });
    return found(context, shiftId);
  }

  /** The caller's own application, once and until the shift begins (SHIFT_STARTED). `userId`, where it is given, must be the caller's. */
  async apply(context: Context, shiftId: string, userId?: string): Promise<Shift> {
    const actor = actorOf(context);
    const shift = await found(context, shiftId);
    if (actor.role === 'admin' || (userId !== undefined && userId !== actor.userId))
      throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    const staffId = await ownStaffId(context);
    if (staffId === null) throw new DomainError('SHIFT_NO_PROFILE');
    if (!shift.isBiddingOpen) throw new DomainError('SHIFT_BIDDING_CLOSED');
    refuseBegun(context, shift);
    await refuseEventIn(context, shift, EVENT_OVER);
    const person = await heldCandidate(context, staffId, shift);
    if (person === null) throw notFound('Staff profile');
    refuseUnqualified(person, shift);
    const changed = await execute(
      context.manager,
      `UPDATE shift SET is_touched = true, version = version + 1 WHERE shift_id = $1 AND is_bidding_open`,
      [shiftId],
    );
    if (changed === 0) throw new DomainError('SHIFT_BIDDING_CLOSED');
    try {
      await execute(
        context.manager,
        'INSERT INTO shift_application (shift_id, staff_id, applied_at) VALUES ($1, $2, $3)',
        [shiftId, staffId, context.clock()],
      );
    } catch (error) {
      if (isConstraintViolation(error, 'shift_application_once')) throw new DomainError('SHIFT_APPLIED');
      throw error;
    }
    await this.#deps.audit.record(context, {
      action: 'SHIFT_APPLIED_FOR',
      ...about(shift),
      fieldsChanged: ['applicants'],
    });
    // Administrators see further applications on the shift: one message each is enough.
    const rows = await execute(context.manager, 'SELECT FROM shift_application WHERE shift_id = $1 LIMIT 2', [
      shiftId,
    ]);
    if (rows === 1) await this.#deps.notices.notifyAdmins(context, 'shift_applied', shiftId);
    return found(context, shiftId);
  }
}

const refuseNonAdmin = ({ role }: Actor, shift: Shift): void => {
  if (role !== 'admin') throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
};

/** SHIFT_STARTED if a shift has begun: an application would come too late. */
const refuseBegun = ({ clock }: Context, { shiftStart, timeZone }: Shift): void => {
  if (clock() > new Date(shiftStart))
    throw new DomainError('SHIFT_STARTED', { time: spoken(shiftStart, timeZone) });
};

/** The caller's staff profile; null if there is none. */
const ownStaffId = async (context: Context): Promise<string | null> => {
  const row = await fetchMaybe(
    context.manager,
    idRow,
    'SELECT staff_id AS id FROM staff_profile WHERE user_id = $1',
    [actorOf(context).userId],
  );
  return row?.id ?? null;
};
