import type { AuditAction } from '@sideline/schema/audit-actions';
import {
  maySwap,
  SWAP_STATUS_LABELS,
  SWAP_TRANSITIONS,
  type SwapAction,
  type SwapParty,
} from '@sideline/schema/shifts/swaps';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import { heldCandidate } from '../candidate.hot.js';
import { clashOf, requireRest, refuseUnqualified, warningsOf } from '../shift.candidate.js';
import { keepStep } from '../shift-history.js';
import {
  about,
  found,
  holdShifts,
  nameOf,
  EVENT_OVER,
  reasonOf,
  refuseEventIn,
  unlessClash,
  wrongState,
} from '../shift.checks.js';
import type { ShiftNoticesService } from '../shift-notices.service.js';
import type { Shift } from '../shift.types.js';
import { spoken } from '../spoken.js';
import { readShiftsToCome, readSwap, readSwapsOf } from './swap.hot.js';
import type { ShiftSwap } from './swap.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
  readonly rights: RightsService;
}

export interface SwapOffer {
  readonly id: string;
  readonly shiftId: string;
  readonly staffId: string;
  readonly otherShiftId?: string | null | undefined;
}

const AUDITED: Readonly<Record<SwapAction, AuditAction>> = {
  accept: 'SHIFT_SWAP_ACCEPTED',
  decline: 'SHIFT_SWAP_DECLINED',
  withdraw: 'SHIFT_SWAP_WITHDRAWN',
  approve: 'SHIFT_SWAP_APPROVED',
  refuse: 'SHIFT_SWAP_REFUSED',
};

/** One person's shift for another's, or for nothing: offered, accepted, and approved by an administrator. */
export class ShiftSwapService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The swaps of a shift that the caller takes part in, or all of them for an admin; NOT_FOUND if there is no such shift.
   */
  async of(context: Context, shiftId: string): Promise<ShiftSwap[]> {
    return readSwapsOf(context, (await found(context, shiftId)).id);
  }

  /** What a person could offer in exchange for a shift. */
  toCome(context: Context, staffId: string): Promise<Shift[]> {
    if (!isId(staffId)) throw notFound('Staff profile');
    return readShiftsToCome(context, staffId);
  }

  /**
   * Offers the caller's own shift to another person. FORBIDDEN for another person's shift, SWAP_STANDS if it is already on
   * offer; SWAP_BEGUN, SHIFT_UNQUALIFIED and SHIFT_CLASH say why it could not be approved. Safe to repeat.
   */
  async offer(context: Context, { id, shiftId, staffId, otherShiftId }: SwapOffer): Promise<ShiftSwap> {
    requireId(id, 'id');
    const known = await readSwap(context, id);
    const shift = await found(context, shiftId);
    const actor = actorOf(context);
    if (shift.staff?.user.id !== actor.userId)
      throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    if (known !== null) {
      const inReturn = known.otherShift?.id ?? null;
      if (
        known.shift.id !== shiftId ||
        known.offeredTo.staffId !== staffId ||
        inReturn !== (otherShiftId ?? null)
      )
        throw new DomainError('CONFLICT');
      return known;
    }
    const other = otherShiftId ? await found(context, otherShiftId) : null;
    if (!isId(staffId) || staffId === shift.staff.staffId)
      throw badInput([{ field: 'staffId', code: 'unknown', message: 'Choose a colleague.' }]);
    if (other !== null && other.staff?.staffId !== staffId)
      throw badInput([{ field: 'otherShiftId', code: 'unknown', message: 'This is not their shift.' }]);
    await this.#check(context, { shift, other, from: shift.staff.staffId, to: staffId }, null);
    try {
      await execute(
        context.manager,
        `INSERT INTO shift_swap (id, shift_id, other_shift_id, offered_by, offered_to, offered_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [id, shiftId, other?.id ?? null, shift.staff.staffId, staffId, context.clock()],
      );
    } catch (error) {
      if (isConstraintViolation(error, 'shift_swap_standing')) throw new DomainError('SWAP_STANDS');
      throw error;
    }
    const swap = await this.#load(context, id);
    await this.#deps.audit.record(context, {
      action: 'SHIFT_SWAP_OFFERED',
      ...about(shift),
      fieldsChanged: ['swap'],
    });
    await this.#deps.notices.tell(context, 'swap_offered', shiftId, swap.offeredTo.user.id);
    return swap;
  }

  /** The person it is offered to accepts or declines it; the person who offered it withdraws it. */
  async answer(context: Context, id: string, action: 'accept' | 'decline' | 'withdraw'): Promise<ShiftSwap> {
    const swap = await this.#go(context, id, action, null);
    const { shift, offeredBy, offeredTo } = swap;
    if (action === 'withdraw')
      await this.#deps.notices.tell(context, 'swap_withdrawn', shift.id, offeredTo.user.id);
    else {
      const kind = action === 'accept' ? 'swap_accepted' : 'swap_declined';
      await this.#deps.notices.tell(context, kind, shift.id, offeredBy.user.id);
      if (action === 'accept') await this.#deps.notices.notifyAdmins(context, kind, shift.id);
    }
    return swap;
  }

  /** An administrator refuses a swap, with a reason. */
  async refuse(context: Context, id: string, reason: string): Promise<ShiftSwap> {
    const swap = await this.#go(context, id, 'refuse', reasonOf(reason, true));
    for (const { user } of [swap.offeredBy, swap.offeredTo])
      await this.#deps.notices.tell(context, 'swap_refused', swap.shift.id, user.id);
    return swap;
  }

  /**
   * An administrator approves an accepted swap: both shifts change hands in one step, and every rule is checked again. With
   * a reason they can approve despite warnings about rest or weekly hours. RIGHT_OFF for people who may not approve.
   */
  async approve(context: Context, id: string, given: string | null): Promise<ShiftSwap> {
    await this.#deps.rights.require(context, 'approve');
    const before = await this.#load(context, id);
    const { offeredBy, offeredTo } = before;
    const reason = reasonOf(given, false);
    const ids = [before.shift, before.otherShift].flatMap((one) => (one === null ? [] : [one.id]));
    for (const { eventId } of [before.shift, before.otherShift].flatMap((one) => one ?? []).toSorted(byEvent))
      await refuseEventIn(context, { eventId }, EVENT_OVER);
    const warned = await this.#check(
      context,
      { shift: before.shift, other: before.otherShift, from: offeredBy.staffId, to: offeredTo.staffId },
      { reason },
    );
    // From here on nobody can change them, so the swap cannot become invalid before it is approved.
    await holdShifts(context, ids);
    const swap = await this.#go(context, id, 'approve', reason);
    // Each takes the other's place, so double booking is checked only at the end.
    await execute(context.manager, 'SET CONSTRAINTS shift_no_double_booking DEFERRED');
    const reasonFor = (staffId: string) => (warned.has(staffId) ? reason : null);
    await this.#give(context, swap.shift, offeredTo.staffId, reasonFor(offeredTo.staffId));
    if (swap.otherShift !== null)
      await this.#give(context, swap.otherShift, offeredBy.staffId, reasonFor(offeredBy.staffId));
    await unlessClash(nameOf(offeredTo), () =>
      execute(context.manager, 'SET CONSTRAINTS shift_no_double_booking IMMEDIATE'),
    );
    await this.#deps.notices.tell(context, 'swap_approved', swap.shift.id, offeredTo.user.id);
    await this.#deps.notices.tell(
      context,
      'swap_approved',
      (swap.otherShift ?? swap.shift).id,
      offeredBy.user.id,
    );
    return this.#load(context, id);
  }

  /**
   * Moves a swap on by the table; SWAP_STATE if the action is not possible from this state, FORBIDDEN if only others may do
   * it.
   */
  async #go(context: Context, id: string, action: SwapAction, reason: string | null): Promise<ShiftSwap> {
    const swap = await this.#load(context, id);
    const actor = actorOf(context);
    const { to, from, who } = SWAP_TRANSITIONS[action];
    const parties: SwapParty[] = [
      ...(swap.offeredBy.user.id === actor.userId ? (['offerer'] as const) : []),
      ...(swap.offeredTo.user.id === actor.userId ? (['other'] as const) : []),
      ...(actor.role === 'admin' ? (['admin'] as const) : []),
    ];
    if (!parties.includes(who)) throw new DomainError('FORBIDDEN', {}, { about: about(swap.shift) });
    if (!maySwap(action, swap.status, parties)) throw inState(swap);
    const isAnswer = action === 'accept';
    const changed = await execute(
      context.manager,
      `UPDATE shift_swap SET status = $2, answered_at = CASE WHEN $3 THEN $4 ELSE answered_at END,
              ended_at = CASE WHEN $3 THEN NULL ELSE $4::timestamptz END,
              decided_by = $5, reason = $6
       WHERE id = $1 AND status = ANY ($7)`,
      [id, to, isAnswer, context.clock(), actor.role === 'admin' ? actor.userId : null, reason, from],
    );
    const now = await this.#load(context, id);
    if (changed === 0) throw inState(now);
    await this.#deps.audit.record(context, {
      action: AUDITED[action],
      ...about(swap.shift),
      fieldsChanged: ['swap', ...(reason === null ? [] : ['reason'])],
    });
    return now;
  }

  /**
   * Whether each may take the other's shift in place of their own. Rest and weekly hours are left for the person who
   * approves: they need a reason, and colleagues must not see them (operations section 2). Returns the people whom the
   * warnings are about.
   */
  async #check(
    context: Context,
    { shift, other, from, to }: Exchange,
    decision: { readonly reason: string | null } | null,
  ): Promise<ReadonlySet<string>> {
    const warned = new Set<string>();
    for (const one of [shift, other]) {
      if (one === null) continue;
      if (one.status !== 'assigned') throw wrongState(one);
      if (new Date(one.shiftStart) <= context.clock())
        throw new DomainError('SWAP_BEGUN', { time: spoken(one.shiftStart, one.timeZone) });
    }
    const gets: readonly (readonly [string, Shift, Shift | null])[] = [
      [to, shift, other],
      ...(other === null ? [] : [[from, other, shift] as const]),
    ];
    // Always in the same order, so that two swaps at once do not deadlock.
    for (const [staffId, place, gives] of gets.toSorted(([one], [two]) => (one < two ? -1 : 1))) {
      const person = await heldCandidate(context, staffId, place);
      if (person === null)
        throw badInput([
          { field: 'staffId', code: 'unknown', message: 'This member of staff was not found.' },
        ]);
      const beside = { ...person, others: person.others.filter(({ id }) => id !== gives?.id) };
      refuseUnqualified(beside, place);
      if (clashOf(beside, place) !== undefined) throw new DomainError('SHIFT_CLASH', { name: person.name });
      if (warningsOf(beside, place).length > 0) warned.add(staffId);
      if (decision !== null) requireRest(beside, place, decision.reason);
    }
    return warned;
  }

  async #give(context: Context, shift: Shift, staffId: string, reason: string | null): Promise<void> {
    const changed = await execute(
      context.manager,
      `UPDATE shift SET staff_id = $2, backup_staff_id = NULLIF(backup_staff_id, $2), reason = $3, version = version + 1
       WHERE shift_id = $1 AND version = $4 AND status = 'assigned'`,
      [shift.id, staffId, reason, shift.version],
    );
    if (changed === 0) throw new DomainError('SHIFT_CHANGED');
    await keepStep(context, shift, { to: 'assigned', staffId, reason });
    await this.#deps.audit.record(context, {
      action: 'SHIFT_SWAPPED',
      ...about(shift),
      fieldsChanged: ['staff', ...(reason === null ? [] : ['reason'])],
    });
  }

  async #load(context: Context, id: string): Promise<ShiftSwap> {
    const swap = isId(id) ? await readSwap(context, id) : null;
    if (swap === null) throw notFound('Swap');
    return swap;
  }
}

interface Exchange {
  readonly shift: Shift;
  readonly other: Shift | null;
  /** Who has `shift` now, and who would have it after the swap. */
  readonly from: string;
  readonly to: string;
}

const byEvent = (one: Shift, two: Shift): number => (one.eventId < two.eventId ? -1 : 1);

const inState = ({ status }: Pick<ShiftSwap, 'status'>): DomainError =>
  new DomainError('SWAP_STATE', { state: SWAP_STATUS_LABELS[status].toLowerCase() });
