import { LIMITS } from '@sideline/schema/limits';
import { SHIFT_FITS } from '@sideline/schema/shifts/fitness';
import { actorOf, type Context } from '../../platform/context.js';
import { readAssigned, readCandidates } from './candidate.hot.js';
import type { ShiftCandidate, ShiftConcerns } from './fitness.types.js';
import { concernsOf, fitOf } from './shift.candidate.js';
import { found } from './shift.checks.js';
import { refuseLongRange } from './shift-reading.service.js';
import type { ShiftRange } from './shift.values.js';

/** Who could work a shift, and what speaks against those who are assigned: said before it is chosen, and wherever it is shown. */
export class ShiftFitnessService {
  /** Everybody beside a shift that is to be given, those who can work it first, then by name; at most 1,000. For whoever plans. */
  async candidates(context: Context, shiftId: string): Promise<ShiftCandidate[]> {
    const shift = await found(context, shiftId);
    const people = await readCandidates(context, shift.shiftStart, shift.shiftEnd, shift.shiftID);
    return people
      .map((person) => ({
        staffID: person.staffId,
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
   * What speaks against who is assigned to the shifts of a range, where anything does, in one statement: to admins of all, to
   * others of their own alone, since how much somebody rests is his own matter and theirs who plan. BAD_INPUT for a range
   * that the rota would refuse.
   */
  async concerns(context: Context, range: ShiftRange): Promise<ShiftConcerns[]> {
    refuseLongRange(range);
    const { role, userId } = actorOf(context);
    const people = await readAssigned(
      context,
      { from: range.from, to: range.to, eventId: range.eventId ?? null },
      role === 'admin' ? null : userId,
    );
    return people.flatMap(({ shifts, ...person }) => {
      // Each shift of a busy month is held against all the others of its person.
      const all = person.others.map((one) => ({
        ...one,
        start: new Date(one.start),
        end: new Date(one.end),
      }));
      return shifts.flatMap((shift): ShiftConcerns[] => {
        const others = all.filter(({ id }) => id !== shift.shiftID);
        const concerns = concernsOf({ ...person, others }, shift);
        return concerns.length === 0 ? [] : [{ shiftID: shift.shiftID, concerns }];
      });
    });
  }
}
