import { isWithinDays } from '@sideline/schema/day-count';
import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { metresBetween, type Point } from '@sideline/schema/shifts/whereabouts';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { ReadPart } from '../../platform/database/read.js';
import type { Capped } from '../../platform/lists/paging.js';
import { refuseBackwards } from '../../platform/http/period.js';
import { notAnId } from '../../platform/http/required-id.js';
import { readCandidatesOf } from './candidate.hot.js';
import { backupConcernsOf, concernsOf } from './shift.candidate.js';
import { about, found } from './shift.checks.js';
import { dutyOf, readDetails, readNotes, readPeople, readRange, readRangePage } from './shift.hot.js';
import { canNote } from './shift.policy.js';
import type { AttendancePlace, Shift, ShiftDetails, ShiftNote, ShiftStaff } from './shift.types.js';
import type { Place, ShiftRange } from './shift.values.js';

/** BAD_INPUT for an invalid range, a range longer than 100 days, or an unknown event. */
export const refuseLongRange = ({ from, to, eventId }: ShiftRange): void => {
  const { rangeDays } = LIMITS.shifts;
  const problems: Problem[] = [];
  if (!isWithinDays(from, to, rangeDays))
    problems.push({
      field: 'range.to',
      code: 'range',
      message: `Choose an end after the start, at most ${String(rangeDays)} days later.`,
    });
  if (eventId && !isId(eventId)) problems.push(notAnId('range.eventId'));
  if (problems.length > 0) throw badInput(problems);
};

/** Reads the rota: a period, one shift, and who could work it. */
export class ShiftReadingService {
  /** The shifts of a range, earliest first. BAD_INPUT if it is longer than 100 days or holds more than 10,000. */
  async range(context: Context, asked: ShiftRange): Promise<Iterable<Shift>> {
    refuseLongRange(asked);
    const { from, to, eventId, updatedSince } = asked;
    const { range } = LIMITS.shifts;
    const { count, shifts } = await readRange(context, {
      ...{ from, to },
      ...{ eventId: eventId ?? null, updatedSince: updatedSince ?? null },
    });
    if (count > range)
      throw badInput([
        {
          field: 'range.to',
          code: 'too_many',
          message: `There are more than ${range.toLocaleString('en-GB')} shifts in this period. Choose a shorter one.`,
        },
      ]);
    return shifts;
  }

  /**
   * The whole range in pages of five thousand (spec section 7, 'GET /api/shifts'). BAD_INPUT if it ends before it starts.
   */
  async capped(
    context: Context,
    range: Pick<ShiftRange, 'from' | 'to'>,
    after?: string,
  ): Promise<Capped<Shift>> {
    refuseBackwards(range);
    return readRangePage(context, range, after, LIMITS.rest.shifts);
  }

  /**
   * A shift with its notes (empty for people who may not read them), its reminders, and the problems with its people: to
   * admins for both people, to others for themselves.
   */
  async details(context: Context, shiftId: string): Promise<ShiftDetails> {
    const read = isId(shiftId) ? await readDetails(context, shiftId) : null;
    if (read === null) throw notFound('Shift');
    const { eventPlace, attendance, ...details } = read;
    const { shift } = details;
    return {
      ...details,
      notes: canNote(actorOf(context), shift) ? details.notes : [],
      attendance: attendance.map(({ place, ...one }) => ({
        ...one,
        place: place && placeBeside(place, eventPlace),
      })),
      concerns: await this.#concerns(context, shift),
    };
  }

  async #concerns(context: Context, shift: Shift): Promise<string[]> {
    if (shift.status !== 'open' && shift.status !== 'assigned') return [];
    const { role, userId } = actorOf(context);
    // A person's rest concerns only them and the people who plan: colleagues on the same shift may not see it either.
    const [assigned, backup] = [shift.staff, shift.backupStaff].map((one) =>
      role === 'admin' || one?.user.id === userId ? one?.staffId : undefined,
    );
    const asked = [assigned, backup].flatMap((staffId) => staffId ?? []);
    const people = asked.length === 0 ? [] : await readCandidatesOf(context, asked, shift);
    const of = (staffId: string | undefined) => people.filter((person) => person.staffId === staffId);
    return [
      ...of(assigned).flatMap((person) => concernsOf(person, shift)),
      ...of(backup).flatMap((person) => backupConcernsOf(person, shift)),
    ];
  }

  /** The notes of a shift, earliest first: for admins, and for staff on their own shift. FORBIDDEN to others. */
  async notes(context: Context, shiftId: string): Promise<ShiftNote[]> {
    const shift = await found(context, shiftId);
    if (!canNote(actorOf(context), shift)) throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    return readNotes(context, shiftId);
  }

  /** The caller's shifts today (Duty). No audit entry of its own: the dashboard's covers it. */
  duty(context: Context, gaps: number): ReadPart {
    return dutyOf(context, gaps);
  }

  people(context: Context): Promise<ShiftStaff[]> {
    return readPeople(context);
  }
}

/** Where a person was, and how far from the event. */
const placeBeside = (place: Place, event: Point | null): AttendancePlace => ({
  latitude: place.latitude,
  longitude: place.longitude,
  accuracyMetres: place.accuracyMetres ?? null,
  metresFromEvent: event === null ? null : metresBetween(event, place),
});
