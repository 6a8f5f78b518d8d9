import { LIMITS } from '@sideline/schema/limits';
import { SHIFT_FITS } from '@sideline/schema/shifts/fitness';
import { actorOf, type Context } from '../../platform/context.js';
import { readCandidates, readPlanned } from './candidate.hot.js';
import type { ShiftCandidate, ShiftConcerns } from './fitness.types.js';
import { backupConcernsOf, concernsOf, fitOf } from './shift.candidate.js';
import { found } from './shift.checks.js';
import { refuseLongRange } from './shift-reading.service.js';
import type { ShiftRange } from './shift.values.js';

/** Who could work a shift, and the problems with the people assigned: shown before a choice, and wherever the shift is shown. */
export class ShiftFitnessService {
  /** Everyone for a shift that is to be given, those who can work it first, then by name; at most 1,000. For planners. */
  async candidates(context: Context, shiftId: string): Promise<ShiftCandidate[]> {
    const shift = await found(context, shiftId);
    const people = await readCandidates(context, shift.shiftStart, shift.shiftEnd, shift.id);
    return people
      .map((person) => ({
        staffId: person.staffId,
        user: { id: person.userId, firstName: person.firstName, lastName: person.lastName },
        position: person.position,
        ...fitOf(person, shift),
      }))
      .sort(
        (one, other) =>
          SHIFT_FITS.indexOf(one.fit) - SHIFT_FITS.indexOf(other.fit) ||
          one.user.lastName.localeCompare(other.user.lastName, 'en-GB') ||
          one.user.firstName.localeCompare(other.user.firstName, 'en-GB'),
      )
      .slice(0, LIMITS.rest.users);
  }

  /**
   * The warnings about the people assigned to the shifts of a range and about their backups, where there are any, in one
   * statement: admins see everyone's, others only their own, because a person's rest concerns only them and the planners.
   * BAD_INPUT for a range that the rota would refuse.
   */
  async concerns(context: Context, range: ShiftRange): Promise<ShiftConcerns[]> {
    refuseLongRange(range);
    const { role, userId } = actorOf(context);
    const people = await readPlanned(
      context,
      { from: range.from, to: range.to, eventId: range.eventId ?? null },
      role === 'admin' ? null : userId,
    );
    const said = { assigned: new Map<string, string[]>(), backup: new Map<string, string[]>() };
    for (const { shifts, ...person } of people) {
      // Each shift of a busy month is compared with all the others of its person.
      const all = person.others.map((one) => ({
        ...one,
        start: new Date(one.start),
        end: new Date(one.end),
        workedUntil: one.workedUntil ? new Date(one.workedUntil) : null,
      }));
      for (const { isBackup, ...shift } of shifts) {
        const others = all.filter(({ id }) => id !== shift.id);
        const concerns = (isBackup ? backupConcernsOf : concernsOf)({ ...person, others }, shift);
        if (concerns.length > 0) said[isBackup ? 'backup' : 'assigned'].set(shift.id, concerns);
      }
    }
    return [...new Set([...said.assigned.keys(), ...said.backup.keys()])].map((shiftId) => ({
      shiftId,
      concerns: [...(said.assigned.get(shiftId) ?? []), ...(said.backup.get(shiftId) ?? [])],
    }));
  }
}
