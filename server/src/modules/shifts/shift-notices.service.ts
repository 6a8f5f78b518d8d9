import { LIMITS } from '@sideline/schema/limits';
import type { NotificationKind, ShiftNotificationKind } from '@sideline/schema/notifications';
import { SHIFT_STATUSES, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { SentNotification } from '../notifications/notification.types.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import { peopleOf } from './shift.checks.js';
import { saysTimesOf, shiftWords, notifiedShiftRow } from './shift-words.js';
import type { Shift } from './shift.types.js';

/** The task of the job queue that looks for reminders that are due. */
export const SHIFT_REMINDERS_TASK = 'send-shift-reminders';

interface Deps {
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

/** A shift, as it was before the change that is notified. */
type Concerned = Pick<Shift, 'id' | 'status' | 'staff' | 'backupStaff'>;

const othersRow = z.object({ userId: z.string() });

const shiftRow = z.object({
  eventName: z.string(),
  timeZone: z.string(),
  location: z.string().nullable(),
  role: z.string().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
  cancelledBecause: z.string().nullable(),
  status: z.enum(SHIFT_STATUSES),
  isAhead: z.boolean(),
  hasIt: z.boolean(),
  isBackup: z.boolean(),
});

const reminderRow = z.object({ shiftId: z.string(), userId: z.string() });

/** Notifications about shifts, and reminders of them. */
export class ShiftNoticesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Notifies a person, if any, about a shift as it is in the transaction; nobody is notified of their own actions. */
  async tell(
    context: Context,
    kind: ShiftNotificationKind,
    shiftId: string,
    userId: string | undefined,
  ): Promise<void> {
    if (userId === undefined) return;
    const notice = await noticeOf(context, kind, shiftId);
    if (notice !== null) await this.#deps.notifications.tell(context, { userId, ...notice });
  }

  /** Notifies the applicants for a shift, except the person who has it. */
  async tellApplicants(
    context: Context,
    kind: ShiftNotificationKind,
    shiftId: string,
    staffId: string | null,
  ): Promise<void> {
    const others = await fetchRows(
      context.manager,
      othersRow,
      `SELECT p.user_id AS "userId" FROM shift_application a JOIN staff_profile p ON p.staff_id = a.staff_id
       WHERE a.shift_id = $1 AND a.staff_id IS DISTINCT FROM $2 ORDER BY a.applied_at, a.staff_id`,
      [shiftId, staffId],
    );
    for (const { userId } of others) await this.tell(context, kind, shiftId, userId);
  }

  /** Notifies everyone affected that a shift was cancelled. */
  tellCancelled(context: Context, before: Concerned): Promise<void> {
    return this.#tellConcerned(context, before, 'shift_cancelled', 'application_void');
  }

  /**
   * Notifies everyone affected that a shift has moved. A person who was reminded of the old time, and would be reminded again
   * immediately, learns from this that it starts soon.
   */
  async tellMoved(context: Context, before: Concerned & Pick<Shift, 'shiftStart'>): Promise<void> {
    await this.#keepReminded(context, before);
    await this.#tellConcerned(context, before, 'shift_moved', 'application_moved');
  }

  async #keepReminded(context: Context, before: Pick<Shift, 'id' | 'shiftStart'>): Promise<void> {
    await execute(
      context.manager,
      `UPDATE shift_reminder m SET sent_for = s.starts_at FROM shift s
       WHERE s.shift_id = $1 AND m.shift_id = s.shift_id AND date_trunc('milliseconds', m.sent_for) = $2
         AND s.starts_at <= $3::timestamptz + make_interval(hours => m.hours_before)`,
      [before.id, before.shiftStart, context.clock()],
    );
  }

  /** Notifies each person on shifts that moved with their event, and each applicant, once for all of them. Reminders move too. */
  async tellMovedTogether(
    context: Context,
    shifts: readonly (Concerned & Pick<Shift, 'shiftStart'>)[],
  ): Promise<void> {
    const shiftsByPerson = new Map<string, string[]>();
    for (const shift of shifts) {
      await this.#keepReminded(context, shift);
      for (const userId of peopleOf(shift))
        shiftsByPerson.set(userId, [...(shiftsByPerson.get(userId) ?? []), shift.id]);
    }
    for (const [userId, [first = '', ...others]] of shiftsByPerson) {
      const notice = await noticeOf(context, 'shift_moved', first);
      const more = await Promise.all(others.map((id) => noticeOf(context, 'shift_moved', id)));
      if (notice !== null)
        await this.#deps.notifications.tell(context, {
          userId,
          ...notice,
          body: [
            notice.body,
            ...more.flatMap((one) => (one === null ? [] : one.body.split('\n').slice(1))),
          ].join('\n'),
        });
    }
    const applied = new Set<string>();
    for (const { id: shiftId, status } of shifts) {
      if (status !== 'open') continue;
      const rows = await fetchRows(
        context.manager,
        othersRow,
        `SELECT p.user_id AS "userId" FROM shift_application a JOIN staff_profile p ON p.staff_id = a.staff_id
         WHERE a.shift_id = $1`,
        [shiftId],
      );
      for (const { userId } of rows) {
        if (applied.has(userId)) continue;
        applied.add(userId);
        await this.tell(context, 'application_moved', shiftId, userId);
      }
    }
  }

  /** The people on a shift and, while it is open, the applicants, each with their own wording. */
  async #tellConcerned(
    context: Context,
    shift: Concerned,
    kind: ShiftNotificationKind,
    toApplicants: ShiftNotificationKind,
  ): Promise<void> {
    for (const userId of peopleOf(shift)) await this.tell(context, kind, shift.id, userId);
    if (shift.status === 'open')
      await this.tellApplicants(context, toApplicants, shift.id, shift.backupStaff?.staffId ?? null);
  }

  /** Notifies every administrator who can sign in, except those already notified. */
  async notifyAdmins(
    context: Context,
    kind: ShiftNotificationKind,
    shiftId: string,
    but: readonly string[] = [],
  ): Promise<void> {
    const notice = await noticeOf(context, kind, shiftId);
    if (notice !== null) await this.#deps.notifications.notifyAdmins(context, notice, but);
  }

  /**
   * Whether a notification about a shift is still true and has not been superseded, checked before it is mailed. Most kinds
   * are always true: they say what happened, not what the state is.
   */
  async isStillSo(sent: SentNotification): Promise<boolean> {
    const holds = HOLDS[sent.kind];
    if (holds === undefined) return true;
    const { manager, clock } = this.#deps.post.context();
    const shift = await fetchMaybe(
      manager,
      shiftRow,
      `SELECT ${SHIFT_COLUMNS}, s.status, s.starts_at > $3 AS "isAhead", coalesce(p.staff_id = s.staff_id, false) AS "hasIt",
              coalesce(p.staff_id = s.backup_staff_id, false) AS "isBackup"
       FROM shift s JOIN event e ON e.event_id = s.event_id LEFT JOIN staff_profile p ON p.user_id = $2
       WHERE s.shift_id = $1`,
      [sent.entityId, sent.userId, clock()],
    );
    return (
      shift !== undefined &&
      !sent.isSuperseded &&
      holds({ ...shift, isSaidTime: saysTimesOf(sent.body, shift) })
    );
  }

  /**
   * The job of every minute: sends the reminders that are due. Due reminders are worked out from the shift as it is now: a
   * moved shift gets its reminder at the new time, and a cancelled or reassigned one gets none. If several reminders for one
   * person are due at once, such as after a move or a pause of the jobs, they are sent as one.
   */
  remind(now: Date): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const due = await fetchRows(
        context.manager,
        reminderRow,
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
      const once = new Map(due.map((one) => [`${one.shiftId} ${one.userId}`, one]));
      for (const { shiftId, userId } of once.values())
        await this.tell(context, 'shift_reminder', shiftId, userId);
    });
  }
}

/** How a person relates to a shift that they were notified about. */
interface Standing {
  readonly status: ShiftStatus;
  readonly isAhead: boolean;
  readonly hasIt: boolean;
  readonly isBackup: boolean;
}

/** When notifications about the current state are true; `isSaidTime` if the shift's times are still those that were sent. */
const HOLDS: Partial<
  Record<NotificationKind, (now: Standing & { readonly isSaidTime: boolean }) => boolean>
> = {
  shift_assigned: ({ hasIt, isSaidTime, status }) => hasIt && isSaidTime && status !== 'cancelled',
  shift_unassigned: ({ hasIt }) => !hasIt,
  shift_backup: ({ isBackup, isSaidTime, status }) => isBackup && isSaidTime && status !== 'cancelled',
  shift_backup_ended: ({ isBackup }) => !isBackup,
  shift_moved: ({ hasIt, isBackup, isSaidTime, status }) =>
    (hasIt || isBackup) && isSaidTime && status !== 'cancelled',
  shift_reminder: ({ hasIt, isBackup, isSaidTime, isAhead, status }) =>
    (hasIt || isBackup) && isSaidTime && isAhead && (status === 'open' || status === 'assigned'),
};

const SHIFT_COLUMNS = `e.name AS "eventName", e.time_zone AS "timeZone", e.location, s.role, s.starts_at AS "startsAt", s.ends_at AS "endsAt",
  CASE WHEN s.status = 'cancelled' THEN s.reason END AS "cancelledBecause"`;

/** The content of a notification about a shift as it is in the transaction; null where it is gone. */
const noticeOf = async (context: Context, kind: ShiftNotificationKind, shiftId: string) => {
  const shift = await fetchMaybe(
    context.manager,
    notifiedShiftRow,
    `SELECT ${SHIFT_COLUMNS}
     FROM shift s JOIN event e ON e.event_id = s.event_id WHERE s.shift_id = $1`,
    [shiftId],
  );
  return shift === undefined ? null : { kind, entityId: shiftId, ...shiftWords(kind, shift) };
};

/** How long before a shift people are reminded, in hours. */
export const REMINDER_HOURS: readonly number[] = LIMITS.reminders.hoursBefore;
