import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { endsBeforeItBegins, occurrencesOf } from '@sideline/schema/shifts/recurrence';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import {
  about,
  briefingOf,
  briefingProblems,
  found,
  heldEventState,
  EVENT_OVER,
  placeProblems,
  refuseEventIn,
  startProblems,
} from './shift.checks.js';
import { readBatch } from './shift.hot.js';
import { canPlan } from './shift.policy.js';
import type { Shift } from './shift.types.js';
import type { NewShifts } from './shift.values.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
}

/** New shifts: from blocks and their recurrences, or copied from another. */
export class ShiftMakingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes the shifts of each block and its recurrence, all or none. Safe to repeat: the caller's own call with that id
   * returns what it made; CONFLICT if it now asks for something else. SHIFT_EVENT_REQUIRED without an event; BAD_INPUT names
   * each field that is wrong.
   */
  async create(context: Context, input: NewShifts): Promise<Shift[]> {
    const { userId } = actorOf(context);
    requireId(input.batchId, 'batchId');
    if (!input.eventId) throw new DomainError('SHIFT_EVENT_REQUIRED');
    await execute(context.manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [input.batchId]);
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
    const problems = inputProblems(input, event.timeZone);
    const days = { start: event.date, end: event.endsAt, timeZone: event.timeZone };
    // Shifts that were created before are returned whenever the call is repeated.
    if (before.length === 0)
      problems.push(
        ...input.shifts.flatMap(({ startTime }, index) =>
          startProblems(startTime, `shifts.${String(index)}.startTime`, days, context.clock()),
        ),
      );
    if (problems.length > 0) throw badInput(problems);
    const rows = rowsOf(input, { timeZone: event.timeZone, endsAt: event.endsAt });
    const last = rows.toSorted((one, other) => other.start.getTime() - one.start.getTime())[0];
    if (before.length === 0 && last !== undefined) {
      const field = input.until ? 'until' : typeof input.count === 'number' ? 'count' : 'recurrence';
      const late = startProblems(last.start, field, days, context.clock());
      if (late.length > 0) throw badInput(late);
    }
    const shared = {
      eventId: event.id,
      priority: input.priority ?? 'normal',
      briefing: briefingOf(input.briefing),
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
    await execute(
      context.manager,
      `INSERT INTO shift (shift_id, event_id, batch_id, series_id, starts_at, ends_at, role, required_qualifications,
                          priority, briefing, status, created_by, created_at)
       SELECT r.id, $2, $3, r.series, r.start, r."end", r.role,
              ARRAY(SELECT jsonb_array_elements_text(r.qualifications)), $4, $5, 'open', $6, $7
       FROM jsonb_to_recordset($1::jsonb)
         AS r (id uuid, series uuid, start timestamptz, "end" timestamptz, role text, qualifications jsonb)`,
      [
        JSON.stringify(rows),
        shared.eventId,
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
        eventId: event.id,
      });
    return readBatch(context, input.batchId);
  }

  /** A new open shift like this one: without its staff, attendance, applicants and notes. */
  async clone(context: Context, shiftId: string, newShiftId: string): Promise<Shift> {
    requireId(newShiftId, 'newShiftId');
    const shift = await found(context, shiftId);
    const actor = actorOf(context);
    if (!canPlan(actor, shift)) throw new DomainError('FORBIDDEN', {}, { about: about(shift) });
    await refuseEventIn(context, shift, EVENT_OVER);
    const inserted = await execute(
      context.manager,
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, required_qualifications, priority, briefing,
                          status, created_by, created_at)
       SELECT $2, event_id, $2, starts_at, ends_at, role, required_qualifications, priority, briefing, 'open', $3, $4
       FROM shift WHERE shift_id = $1 ON CONFLICT (shift_id) DO NOTHING RETURNING shift_id`,
      [shiftId, newShiftId, actor.userId, context.clock()],
    );
    const made = await found(context, newShiftId);
    if (made.createdBy !== actor.userId) throw new DomainError('CONFLICT');
    if (inserted > 0)
      await this.#deps.audit.record(context, {
        action: 'SHIFT_CREATED',
        ...about(made),
        description: 'Cloned from another shift',
      });
    return made;
  }
}

interface NewRow {
  readonly id: string;
  readonly series: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly role: string | null;
  readonly qualifications: Shift['requiredQualifications'];
}

/** Every shift that a call asks for. BAD_INPUT at the block that exceeds the limit of one call. */
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
          message: `At most ${String(LIMITS.shifts.series)} shifts can be made in one go. Choose an earlier last day, a smaller number, or fewer blocks.`,
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

/** The details of a shift that a call requested, for comparison with a repeated call. */
const contentOf = (
  shift: Pick<
    Shift,
    'eventId' | 'shiftStart' | 'shiftEnd' | 'role' | 'requiredQualifications' | 'priority' | 'briefing'
  >,
): string =>
  JSON.stringify([
    shift.eventId,
    shift.shiftStart,
    shift.shiftEnd,
    shift.role,
    shift.requiredQualifications,
    shift.priority,
    shift.briefing,
  ]);

const inputProblems = (
  { shifts, count, until, recurrence, briefing }: NewShifts,
  timeZone: string,
): Problem[] => {
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
      message: `Add at least one shift and at most ${String(blocks)}.`,
    });
  if (typeof count === 'number' && (count < 1 || count > series))
    problems.push({ field: 'count', code: 'range', message: `Enter a number from 1 to ${String(series)}.` });
  if (
    endsBeforeItBegins(
      until,
      shifts.map(({ startTime }) => startTime),
      timeZone,
    )
  )
    problems.push({
      field: 'until',
      code: 'before_start',
      message: 'Choose a last day that is not before the start of any shift here.',
    });
  if (typeof count === 'number' && typeof until === 'string')
    problems.push({ field: 'count', code: 'both', message: 'Enter a last day or a number, not both.' });
  if ((recurrence ?? 'none') === 'none' && (typeof count === 'number' || typeof until === 'string'))
    problems.push({ field: 'recurrence', code: 'required', message: 'Choose how often it repeats.' });
  return [...problems, ...briefingProblems(briefing)];
};
