import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { momentOf, wallClock } from '@sideline/schema/wall-clock';
import { occurrencesOf, type Span } from '@sideline/schema/shifts/recurrence';
import { metresBetween, type Point } from '@sideline/schema/shifts/whereabouts';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import type { Capped } from '../../platform/paging.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import { keepStep } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import {
  heldCandidate,
  readCandidate,
  refuseTired,
  refuseUnqualified,
  concernsOf,
  type Placed,
} from './shift.candidate.js';
import {
  about,
  briefingProblems,
  found,
  heldEventState,
  nameOf,
  OVER,
  peopleOf,
  placeProblems,
  reasonOf,
  refuseByTable,
  refuseEventIn,
  unlessClash,
  wrongState,
} from './shift.checks.js';
import {
  readBatch,
  readDetails,
  readNotes,
  readPeople,
  readRange,
  readRangePage,
  readShifts,
} from './shift.hot.js';
import { canNote, canPlan } from './shift.policy.js';
import type { AttendancePlace, Shift, ShiftDetails, ShiftNote, ShiftPerson } from './shift.types.js';
import type { NewShifts, Place, ShiftChange, ShiftRange } from './shift.values.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly notices: ShiftNoticesService;
}

const DAY_MS = 86_400_000;

/** The rota: reading it, and making, moving, copying, calling off and deleting shifts. */
export class ShiftPlanningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The shifts of a range, the earliest first. BAD_INPUT where it is longer than 100 days or holds more than 10,000. */
  async range(context: Context, { from, to, eventId }: ShiftRange): Promise<Iterable<Shift>> {
    const { range, rangeDays } = LIMITS.shifts;
    const days = (to.getTime() - from.getTime()) / DAY_MS;
    const problems: Problem[] = [];
    if (!(days > 0 && days <= rangeDays))
      problems.push({
        field: 'range.to',
        code: 'range',
        message: `Ask for a time after the start, at most ${String(rangeDays)} days.`,
      });
    if (eventId && !isId(eventId))
      problems.push({ field: 'range.eventId', code: 'BAD_ID', message: 'This is not an id.' });
    if (problems.length > 0) throw badInput(problems);
    const { count, shifts } = await readRange(context, { from, to, eventId: eventId ?? null }, range + 1);
    if (count > range)
      throw badInput([
        {
          field: 'range.to',
          code: 'too_many',
          message: `There are more than ${range.toLocaleString('en-GB')} shifts in this time. Ask for less of it.`,
        },
      ]);
    return shifts;
  }

  /** The whole range in pages of five thousand (spec section 7, 'GET /api/shifts'). */
  capped(context: Context, range: Pick<ShiftRange, 'from' | 'to'>, after?: string): Promise<Capped<Shift>> {
    return readRangePage(context, range, after, LIMITS.rest.shifts);
  }

  /** A shift with its notes, its reminders, and, to admins and who is on it, what speaks against who is assigned. */
  async details(context: Context, shiftId: string): Promise<ShiftDetails> {
    const read = isId(shiftId) ? await readDetails(context, shiftId) : null;
    if (read === null) throw notFound('Shift');
    const { eventPlace, attendance, ...details } = read;
    const { shift } = details;
    const isAhead = shift.status === 'assigned' && shift.staff !== null;
    const isToKnow = canNote(actorOf(context), shift);
    const person =
      isAhead && isToKnow && shift.staff ? await readCandidate(context, shift.staff.staffID, shift) : null;
    return {
      ...details,
      attendance: attendance.map(({ place, ...one }) => ({
        ...one,
        place: place && placeBeside(place, eventPlace),
      })),
      concerns: person === null ? [] : concernsOf(person, shift),
    };
  }

  async notes(context: Context, shiftId: string): Promise<ShiftNote[]> {
    const notes = isId(shiftId) ? await readNotes(context, shiftId) : null;
    if (notes === null) throw notFound('Shift');
    return notes;
  }

  people(context: Context): Promise<ShiftPerson[]> {
    return readPeople(context);
  }

  /**
   * Makes the shifts of each block and its recurrence, all or none. Safe to repeat: the caller's own call of that id answers
   * what it made, and CONFLICT where it asks for something else by now. SHIFT_EVENT_REQUIRED without an event; BAD_INPUT names
   * each field that is wrong.
   */
  async create(context: Context, input: NewShifts): Promise<Shift[]> {
    const { userId } = actorOf(context);
    if (!isId(input.batchId))
      throw badInput([{ field: 'batchId', code: 'BAD_ID', message: 'This is not an id.' }]);
    if (!input.eventId) throw new DomainError('SHIFT_EVENT_REQUIRED');
    await context.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [input.batchId]);
    const before = await readBatch(context, input.batchId);
    if (before.some(({ createdBy }) => createdBy !== userId)) throw new DomainError('CONFLICT');
    const state = await heldEventState(context, input.eventId);
    const event = state === null ? null : await this.#deps.events.find(context, input.eventId);
    if (event === null)
      throw badInput([{ field: 'eventId', code: 'unknown', message: 'This event was not found.' }]);
    if (before.length === 0 && (state === 'cancelled' || state === 'closed'))
      throw badInput([
        {
          field: 'eventId',
          code: state,
          message: state === 'closed' ? 'This event is closed.' : 'This event was cancelled.',
        },
      ]);
    const problems = inputProblems(input);
    if (problems.length > 0) throw badInput(problems);
    const rows = rowsOf(input, { timeZone: event.time_zone, endsAt: event.ends_at });
    const shared = {
      eventID: event.eventID,
      priority: input.priority ?? 'normal',
      briefing: textOf(input.briefing),
    };
    if (before.length > 0) {
      const asked = rows.map((row) =>
        contentOf({
          ...shared,
          shiftStart: row.start.toISOString(),
          shiftEnd: row.end.toISOString(),
          role: row.role,
          requiredQualifications: row.qualifications,
        }),
      );
      if (asked.toSorted().join('\n') !== before.map(contentOf).toSorted().join('\n'))
        throw new DomainError('CONFLICT');
      return before;
    }
    await context.manager.query(
      `INSERT INTO shift (shift_id, event_id, batch_id, series_id, starts_at, ends_at, role, required_qualifications,
                          priority, briefing, status, created_by, created_at)
       SELECT r.id, $2, $3, r.series, r.start, r."end", r.role,
              ARRAY(SELECT jsonb_array_elements_text(r.qualifications)), $4, $5, 'open', $6, $7
       FROM jsonb_to_recordset($1::jsonb)
         AS r (id uuid, series uuid, start timestamptz, "end" timestamptz, role text, qualifications jsonb)`,
      [
        JSON.stringify(rows),
        shared.eventID,
        input.batchId,
        shared.priority,
        shared.briefing,
        userId,
        context.clock(),
      ],
    );
    for (const { id } of rows)
      await this.#deps.audit.record(context, {
        action: 'SHIFT_CREATED',
        entity: { type: 'Shift', id },
        eventId: event.eventID,
      });
    return readBatch(context, input.batchId);
  }

  /** A new open shift like this one: without its staff, attendance, applicants and notes. */
  async clone(context: Context, shiftId: string, newShiftId: string): Promise<Shift> {
    if (!isId(newShiftId))
      throw badInput([{ field: 'newShiftId', code: 'BAD_ID', message: 'This is not an id.' }]);
    const shift = await found(context, shiftId);
    const actor = actorOf(context);
    if (!canPlan(actor, shift)) throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    await refuseEventIn(context, shift, OVER);
    const inserted = await context.manager.query<unknown[]>(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, required_qualifications, priority, briefing,
                          status, created_by, created_at)
       SELECT $2, event_id, $2, starts_at, ends_at, role, required_qualifications, priority, briefing, 'open', $3, $4
       FROM shift WHERE shift_id = $1 ON CONFLICT (shift_id) DO NOTHING RETURNING shift_id`,
      [shiftId, newShiftId, actor.userId, context.clock()],
    );
    const made = await found(context, newShiftId);
    if (made.createdBy !== actor.userId) throw new DomainError('CONFLICT');
    if (inserted.length > 0)
      await this.#deps.audit.record(context, {
        action: 'SHIFT_CREATED',
        ...about(made),
        description: 'Cloned from another shift',
      });
    return made;
  }

  /**
   * Changes what a shift is; with `andFollowing` the later ones of its series by the same, each at its own clock time. Who is
   * assigned is held against the rules again. SHIFT_CHANGED where it is no longer the version that the change started from.
   */
  async update(context: Context, change: ShiftChange): Promise<Shift> {
    const shift = await found(context, change.shiftId);
    if (actorOf(context).role !== 'admin') throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    if (typeof change.version === 'number' && change.version !== shift.version)
      throw new DomainError('SHIFT_CHANGED');
    if (shift.status !== 'open' && shift.status !== 'assigned') throw wrongState(shift);
    await refuseEventIn(context, shift, OVER);
    const reason = reasonOf(change.reason, false);
    const to = {
      start: change.shiftStart ?? new Date(shift.shiftStart),
      end: change.shiftEnd ?? new Date(shift.shiftEnd),
    };
    const problems = [
      ...placeProblems({ ...to, role: change.role }, { end: 'shiftEnd', role: 'role' }),
      ...briefingProblems(change.briefing),
    ];
    if (problems.length > 0) throw badInput(problems);
    if (change.andFollowing !== true || shift.seriesID === null)
      await refuseTiredBy(context, [await this.#write(context, shift, to, change, reason)], reason);
    else {
      const following = await this.#following(context, shift);
      // Each moves to where the next one was: only the end of it all is held against working time and double booking.
      await context.manager.query('SET CONSTRAINTS shift_no_double_booking DEFERRED');
      const written = [await this.#write(context, shift, to, change, reason)];
      for (const next of following)
        written.push(await this.#write(context, next, movedLike(shift, to, next), change, reason));
      await refuseTiredBy(context, written, reason);
      await unlessClash(nameOf(shift.staff), () =>
        context.manager.query('SET CONSTRAINTS shift_no_double_booking IMMEDIATE'),
      );
    }
    return found(context, shift.shiftID);
  }

  /** Calls a shift off, with a reason. */
  async cancel(context: Context, shiftId: string, reason: string): Promise<Shift> {
    const shift = await found(context, shiftId);
    refuseByTable(context, 'cancel', shift);
    const text = reasonOf(reason, true);
    const changed = await context.manager.query<[unknown[], number]>(
      `UPDATE shift SET status = 'cancelled', reason = $3, is_bidding_open = false, version = version + 1
       WHERE shift_id = $1 AND version = $2 AND status IN ('open', 'assigned')`,
      [shiftId, shift.version, text],
    );
    if (changed[1] === 0) throw new DomainError('SHIFT_CHANGED');
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
    const removed = await context.manager.query<[unknown[], number]>(
      `DELETE FROM shift WHERE shift_id = $1 AND version = $2 AND status = 'open' AND NOT is_touched`,
      [shiftId, shift.version],
    );
    if (removed[1] === 0) throw new DomainError('SHIFT_CHANGED');
    await this.#deps.audit.record(context, { action: 'SHIFT_DELETED', ...about(shift) });
  }

  async #following(context: Context, shift: Shift): Promise<Shift[]> {
    const rows = await context.manager.query<{ id: string }[]>(
      `SELECT shift_id AS id FROM shift WHERE series_id = $1 AND starts_at > $2 AND status IN ('open', 'assigned')
       ORDER BY starts_at DESC`,
      [shift.seriesID, shift.shiftStart],
    );
    return readShifts(
      context,
      rows.map(({ id }) => id),
    );
  }

  /** Writes a change; who works there is held against position and qualifications, and against working time by the caller. */
  async #write(
    context: Context,
    shift: Shift,
    { start, end }: Span,
    change: ShiftChange,
    reason: string | null,
  ): Promise<Written> {
    const { shiftID, staff, backupStaff } = shift;
    const placed = {
      shiftID,
      timeZone: shift.timeZone,
      shiftStart: start.toISOString(),
      shiftEnd: end.toISOString(),
      role: change.role === undefined ? shift.role : change.role,
      requiredQualifications: [...(change.requiredQualifications ?? shift.requiredQualifications)],
    };
    const isMoved = placed.shiftStart !== shift.shiftStart || placed.shiftEnd !== shift.shiftEnd;
    if (staff !== null) {
      const person = await heldCandidate(context, staff.staffID, placed);
      if (person !== null) refuseUnqualified(person, placed);
    }
    if (backupStaff !== null) {
      const backup = await heldCandidate(context, backupStaff.staffID, placed);
      if (backup !== null) refuseUnqualified(backup, placed);
    }
    const written = {
      role: placed.role,
      priority: change.priority ?? shift.priority,
      briefing: change.briefing === undefined ? shift.briefing : textOf(change.briefing),
    };
    const changed = await unlessClash(nameOf(staff), () =>
      context.manager.query<[unknown[], number]>(
        `UPDATE shift SET starts_at = $3, ends_at = $4, role = $5, required_qualifications = $6, priority = $7, briefing = $8,
                          reason = coalesce($9, reason), version = version + 1
         WHERE shift_id = $1 AND version = $2 AND status IN ('open', 'assigned')`,
        [
          shiftID,
          shift.version,
          start,
          end,
          written.role,
          placed.requiredQualifications,
          written.priority,
          written.briefing,
          reason,
        ],
      ),
    );
    if (changed[1] === 0) throw new DomainError('SHIFT_CHANGED');
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
    if (isMoved)
      for (const userId of peopleOf(shift))
        await this.#deps.notices.tell(context, 'shift_moved', shiftID, userId);
    return { placed, staffId: isMoved && staff !== null ? staff.staffID : null };
  }
}

/** Where somebody was, and how far from the event. */
const placeBeside = (place: Place, event: Point | null): AttendancePlace => ({
  latitude: place.latitude,
  longitude: place.longitude,
  accuracyMetres: place.accuracyMetres ?? null,
  metresFromEvent: event === null ? null : metresBetween(event, place),
});

/** A shift as it was written; `staffId` is whose working time it now is, null where it is nobody's or did not move. */
interface Written {
  readonly placed: Placed;
  readonly staffId: string | null;
}

/** SHIFT_WORKING_TIME where what was moved speaks against somebody's rest or weekly hours, among what was moved with it. */
const refuseTiredBy = async (
  context: Context,
  written: readonly Written[],
  reason: string | null,
): Promise<void> => {
  for (const { placed, staffId } of written) {
    const person = staffId === null ? null : await readCandidate(context, staffId, placed);
    if (person !== null) refuseTired(person, placed, reason);
  }
};

interface NewRow {
  readonly id: string;
  readonly series: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly role: string | null;
  readonly qualifications: Shift['requiredQualifications'];
}

/** Every shift that a call asks for. BAD_INPUT at the block with which they are more than one call makes. */
const rowsOf = (
  input: NewShifts,
  event: { readonly timeZone: string; readonly endsAt: Date },
): readonly NewRow[] => {
  const every = input.recurrence ?? 'none';
  const rows: NewRow[] = [];
  for (const [index, block] of input.shifts.entries()) {
    const spans = occurrencesOf(
      { start: block.startTime, end: block.endTime },
      { every, timeZone: event.timeZone, until: input.until, count: input.count, eventEnds: event.endsAt },
    );
    if (rows.length + spans.length > LIMITS.shifts.series)
      throw badInput([
        {
          field: `shifts.${String(index)}`,
          code: 'too_many',
          message: `At most ${String(LIMITS.shifts.series)} shifts are made at once. Choose an earlier last day, a smaller number, or fewer blocks.`,
        },
      ]);
    const series = every === 'none' ? null : newId();
    for (const { start, end } of spans)
      rows.push({
        id: newId(),
        series,
        start,
        end,
        role: block.role ?? null,
        qualifications: [...(block.requiredQualifications ?? [])],
      });
  }
  return rows;
};

/** What a call asked for of a shift, to be compared with what another asks for. */
const contentOf = (
  shift: Pick<
    Shift,
    'eventID' | 'shiftStart' | 'shiftEnd' | 'role' | 'requiredQualifications' | 'priority' | 'briefing'
  >,
): string =>
  JSON.stringify([
    shift.eventID,
    shift.shiftStart,
    shift.shiftEnd,
    shift.role,
    shift.requiredQualifications,
    shift.priority,
    shift.briefing,
  ]);

const textOf = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

const inputProblems = ({ shifts, count, until, recurrence, briefing }: NewShifts): Problem[] => {
  const { blocks, series } = LIMITS.shifts;
  const problems = shifts.flatMap(({ startTime, endTime, role }, index) =>
    placeProblems(
      { start: startTime, end: endTime, role },
      { end: `shifts.${String(index)}.endTime`, role: `shifts.${String(index)}.role` },
    ),
  );
  if (shifts.length === 0 || shifts.length > blocks)
    problems.push({
      field: 'shifts',
      code: 'count',
      message: `Give at least one shift and at most ${String(blocks)}.`,
    });
  if (typeof count === 'number' && (count < 1 || count > series))
    problems.push({ field: 'count', code: 'range', message: `Give a number from 1 to ${String(series)}.` });
  if (typeof count === 'number' && typeof until === 'string')
    problems.push({ field: 'count', code: 'both', message: 'Give a last day or a number, not both.' });
  if ((recurrence ?? 'none') === 'none' && (typeof count === 'number' || typeof until === 'string'))
    problems.push({ field: 'recurrence', code: 'required', message: 'Say how often it recurs.' });
  return [...problems, ...briefingProblems(briefing)];
};

/** Where a shift of the series goes when another goes from its times to `to`: as many days and clock hours further. */
const movedLike = (shift: Shift, to: Span, next: Shift): Span => {
  const { timeZone } = shift;
  const wallMs = (at: Date): number => {
    const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const by = (old: string, now: Date, of: string): Date => {
    const wall = new Date(wallMs(new Date(of)) + wallMs(now) - wallMs(new Date(old)));
    return momentOf(
      {
        year: wall.getUTCFullYear(),
        month: wall.getUTCMonth() + 1,
        day: wall.getUTCDate(),
        hour: wall.getUTCHours(),
        minute: wall.getUTCMinutes(),
        second: wall.getUTCSeconds(),
      },
      timeZone,
    );
  };
  const start = by(shift.shiftStart, to.start, next.shiftStart);
  const end = by(shift.shiftEnd, to.end, next.shiftEnd);
  return {
    start,
    end: end > start ? end : new Date(start.getTime() + to.end.getTime() - to.start.getTime()),
  };
};
