import { LIMITS } from '@sideline/schema/limits';
import { availabilityException, weeklyPattern } from '@sideline/schema/validation/availability';
import { check } from '@sideline/schema/validation/check';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import {
  staffAvailabilityDetailsRow,
  type AvailabilityException,
  type GivenBlock,
  type GivenException,
  type StaffAvailabilityDetails,
} from './availability.types.js';

/** `$1` finds the profile, `$2` is now. */
const detailsOf = (condition: string): string => `
  SELECT s.staff_id AS "staffId",
    coalesce((SELECT json_agg(json_build_object('weekday', a.weekday, 'from', to_char(a.starts, 'HH24:MI'),
                                'until', to_char(a.ends, 'HH24:MI')) ORDER BY a.weekday, a.starts)
              FROM staff_availability a WHERE a.staff_id = s.staff_id AND a.weekday IS NOT NULL), '[]') AS weekly,
    coalesce((SELECT json_agg(json_build_object('id', a.id, 'isAvailable', a.is_available,
                                'from', ${moment('a.from_at')}, 'until', ${moment('a.until_at')}, 'note', a.note)
                              ORDER BY a.from_at, a.id)
              FROM staff_availability a WHERE a.staff_id = s.staff_id AND a.until_at > $2), '[]') AS exceptions
  FROM staff_profile s WHERE ${condition}`;

/** A week, whatever the order of its blocks. */
const inOrder = (weekly: readonly GivenBlock[]): string =>
  JSON.stringify(weekly.map(({ weekday, from, until }) => [weekday, from, until].join(' ')).sort());

const isSameException = (
  known: AvailabilityException,
  { isAvailable, from, until, note }: Omit<GivenException, 'id'>,
): boolean =>
  known.isAvailable === isAvailable &&
  Date.parse(known.from) === from.getTime() &&
  Date.parse(known.until) === until.getTime() &&
  known.note === (note ?? null);

/** When staff can work. Each person enters their own; administrators read it when they plan. */
export class AvailabilityService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** The caller's own, in one statement; SHIFT_NO_PROFILE without a staff profile. */
  async own(context: Context): Promise<StaffAvailabilityDetails> {
    const row = await fetchMaybe(context.manager, staffAvailabilityDetailsRow, detailsOf('s.user_id = $1'), [
      actorOf(context).userId,
      context.clock(),
    ]);
    if (row === undefined) throw new DomainError('SHIFT_NO_PROFILE');
    return row;
  }

  /** A person's, for planners; NOT_FOUND for an unknown profile. */
  async of(context: Context, staffId: string): Promise<StaffAvailabilityDetails> {
    const row = isId(staffId)
      ? await fetchMaybe(context.manager, staffAvailabilityDetailsRow, detailsOf('s.staff_id = $1'), [
          staffId,
          context.clock(),
        ])
      : undefined;
    if (row === undefined) throw notFound('Staff profile');
    return row;
  }

  /**
   * Replaces the caller's week with these blocks. BAD_INPUT names those that are wrong; CHANGED_MEANWHILE if the week is no
   * longer as the caller read it (`before`), for example because it was changed on another device.
   */
  async saveWeek(
    context: Context,
    weekly: readonly GivenBlock[],
    before: readonly GivenBlock[] | null,
  ): Promise<StaffAvailabilityDetails> {
    const { data, problems } = check(weeklyPattern, weekly);
    if (problems !== null) throw badInput(problems.map((one) => ({ ...one, field: `weekly.${one.field}` })));
    const { staffId, weekly: standing } = await this.#locked(context);
    // Sent again after a lost answer, it is already stored.
    if (before !== null && ![before, data].map(inOrder).includes(inOrder(standing)))
      throw new DomainError('CHANGED_MEANWHILE', { what: 'week' });
    await execute(
      context.manager,
      'DELETE FROM staff_availability WHERE staff_id = $1 AND weekday IS NOT NULL',
      [staffId],
    );
    await execute(
      context.manager,
      `INSERT INTO staff_availability (id, staff_id, is_available, weekday, starts, ends, created_at)
       SELECT b.id, $1, true, b.weekday, b."from", b."until", $3
       FROM jsonb_to_recordset($2::jsonb) AS b (id uuid, weekday smallint, "from" time, "until" time)`,
      [staffId, JSON.stringify(data.map((block) => ({ id: newId(), ...block }))), context.clock()],
    );
    await this.#record(context, staffId, ['weekly']);
    return this.own(context);
  }

  /** Safe to repeat; CONFLICT where the id is another's, or of another exception of theirs. */
  async addException(context: Context, { id, ...given }: GivenException): Promise<StaffAvailabilityDetails> {
    const data = requireValid(availabilityException, given);
    requireId(id, 'id');
    if (data.until <= context.clock())
      throw badInput([
        { field: 'until', code: 'past', message: 'This has already ended. Enter a later end.' },
      ]);
    const { staffId, exceptions } = await this.#locked(context);
    const known = exceptions.find((one) => one.id === id);
    if (known !== undefined) {
      if (!isSameException(known, data)) throw new DomainError('CONFLICT');
      return this.own(context);
    }
    if (exceptions.length >= LIMITS.availability.exceptions)
      throw badInput([
        {
          field: 'from',
          code: 'too_many',
          message: `You already have ${String(exceptions.length)} exceptions. Remove some first.`,
        },
      ]);
    const made = await execute(
      context.manager,
      `INSERT INTO staff_availability (id, staff_id, is_available, from_at, until_at, note, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, staffId, data.isAvailable, data.from, data.until, data.note, context.clock()],
    );
    if (made === 0) throw new DomainError('CONFLICT');
    await this.#record(context, staffId, ['exceptions']);
    return this.own(context);
  }

  /** Removes one of the caller's own; NOT_FOUND for another person's. */
  async removeException(context: Context, id: string): Promise<StaffAvailabilityDetails> {
    const { staffId, exceptions } = await this.#locked(context);
    if (!exceptions.some((one) => one.id === id)) throw notFound('Exception');
    await execute(context.manager, 'DELETE FROM staff_availability WHERE id = $1', [id]);
    await this.#record(context, staffId, ['exceptions']);
    return this.own(context);
  }

  /** The caller's own, locked until the transaction ends, so that two devices of one person do not mix their weeks. */
  async #locked(context: Context): Promise<StaffAvailabilityDetails> {
    await execute(context.manager, 'SELECT FROM staff_profile WHERE user_id = $1 FOR NO KEY UPDATE', [
      actorOf(context).userId,
    ]);
    return this.own(context);
  }

  #record(context: Context, staffId: string, fieldsChanged: string[]): Promise<void> {
    return this.#audit.record(context, {
      action: 'AVAILABILITY_CHANGED',
      entity: { type: 'StaffProfile', id: staffId },
      fieldsChanged,
    });
  }
}
