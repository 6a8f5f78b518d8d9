import { LIMITS } from '@sideline/schema/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs.js';
import { LoaderRegistry } from '../../platform/loader-registry.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import type { PublicAddress } from '../../platform/public-address.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { SHIFT_LETTERS, shiftLetter, type LetterShift, type ShiftLetterKind } from './shift-letters.js';

/** The tasks of the job queue: one letter; and the look for reminders that are due. */
export const SHIFT_LETTER_TASK = 'send-shift-letter';
export const SHIFT_REMINDERS_TASK = 'send-shift-reminders';

const payloadShape = z.object({ userId: z.uuid(), shiftId: z.uuid(), kind: z.enum(SHIFT_LETTERS) });

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
  readonly settings: ProviderSettingsService;
}

/** Letters about shifts: asked for inside a transaction, sent by a job after it. */
export class ShiftMailService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Asks for a letter about a shift to somebody; nobody is written to about what he did himself. */
  async tell(
    context: Pick<Context, 'manager' | 'actor'>,
    kind: ShiftLetterKind,
    shiftId: string,
    userId: string,
  ): Promise<void> {
    if (context.actor?.userId === userId && kind !== 'reminder') return;
    await enqueue(context, SHIFT_LETTER_TASK, { userId, shiftId, kind });
  }

  /** The job: sends one letter, or throws, so that it is tried again. A shift that is gone needs none. */
  async send(payload: unknown): Promise<void> {
    const { userId, shiftId, kind } = payloadShape.parse(payload);
    const { dataSource, clock, mailer, publicAddress, settings } = this.#deps;
    const { manager } = dataSource;
    const [row] = await manager.query<(LetterShift & { readonly email: string })[]>(
      `SELECT u.email, e.name AS "eventName", e.time_zone AS "timeZone", e.location, s.role,
              s.starts_at AS "startsAt", s.ends_at AS "endsAt"
       FROM shift s JOIN event e ON e.event_id = s.event_id JOIN app_user u ON u.id = $2 AND u.is_active
       WHERE s.shift_id = $1`,
      [shiftId, userId],
    );
    if (row === undefined) return;
    const sender = await settings.current({
      requestId: `mail-${newId()}`,
      actor: null,
      address: 'job',
      userAgent: null,
      manager,
      transaction: null,
      loaders: new LoaderRegistry(),
      clock,
    });
    await mailer.send(row.email, shiftLetter(kind, row, publicAddress.link('/shifts')), sender);
  }

  /**
   * The job of every minute: asks for the letters of reminders that are due. What is due is worked out from the shift as it
   * stands: one that was moved is reminded of at its new time, one that was cancelled or given to another not at all.
   */
  async remind(now: Date): Promise<void> {
    await this.#deps.dataSource.transaction(async (manager) => {
      const due = await manager.query<[{ shiftId: string; userId: string }[], number]>(
        `UPDATE shift_reminder m SET sent_for = s.starts_at
         FROM shift s JOIN event e ON e.event_id = s.event_id AND e.status <> 'cancelled'
           JOIN staff_profile p ON p.staff_id IN (s.staff_id, s.backup_staff_id)
         WHERE s.shift_id = m.shift_id AND p.user_id = m.user_id AND s.status IN ('open', 'assigned')
           AND m.sent_for IS DISTINCT FROM s.starts_at AND s.starts_at > $1
           AND s.starts_at <= $1::timestamptz + make_interval(hours => m.hours_before)
           -- Enabled after it would have been due, it is not due.
           AND s.starts_at > m.enabled_at + make_interval(hours => m.hours_before)
         RETURNING m.shift_id AS "shiftId", m.user_id AS "userId"`,
        [now],
      );
      for (const { shiftId, userId } of due[0])
        await this.tell({ manager, actor: null }, 'reminder', shiftId, userId);
    });
  }
}

/** How long before a shift people are reminded, in hours. */
export const REMINDER_HOURS: readonly number[] = LIMITS.reminders.hoursBefore;
