import { localDay } from '@sideline/schema/local-day';
import { LIMITS } from '@sideline/schema/limits';
import { QUALIFICATION_TABLE, QUALIFICATIONS } from '@sideline/schema/positions';
import { isEmployedOn } from '@sideline/schema/staff/employment';
import { daysUntil, warningsDue } from '@sideline/schema/staff/expiry';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';
import { newId } from '../../platform/ids.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { PostOffice } from '../notifications/post-office.service.js';

const runningRow = z.object({
  staffId: z.string(),
  userId: z.string(),
  qualification: z.string(),
  expiresOn: z.string(),
  isActive: z.boolean(),
  hireDate: z.string().nullable(),
  terminationDate: z.string().nullable(),
});
type Running = z.infer<typeof runningRow>;

interface Deps {
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

const tellRow = z.object({ id: z.string(), days: z.number() });

/** Warns people before a qualification of theirs expires: 90, 30 and 7 days before, each once for one expiry date. */
export class ExpiryWarningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Finds the warnings that are due and sends them, in one transaction. If several are due at once, only the
   * most urgent is sent and the others count as sent. People who no longer work here get none. For a job.
   */
  scan(): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const today = localDay(context.clock());
      const running = await fetchRows(
        context.manager,
        runningRow,
        `SELECT s.staff_id AS "staffId", u.id AS "userId", q.qualification, q.expires_on::text AS "expiresOn", s.is_active AS "isActive",
                s.hire_date::text AS "hireDate", s.termination_date::text AS "terminationDate"
         FROM staff_qualification q
         JOIN staff_profile s ON s.staff_id = q.staff_id
         JOIN app_user u ON u.id = s.user_id AND u.is_active
         WHERE q.expires_on BETWEEN $1::date AND $1::date + $2::integer
         ORDER BY q.expires_on, q.id`,
        [today, Math.max(...LIMITS.staff.warnDaysBefore)],
      );
      for (const one of running.filter((each) => isEmployedOn(each, today)))
        await this.#tell(context, one, warningsDue(one.expiresOn, today), today);
    });
  }

  async #tell(context: Context, one: Running, due: readonly number[], today: string): Promise<void> {
    const rows = due.map((days) => ({ id: newId(), days }));
    const made = await fetchRows(
      context.manager,
      tellRow,
      `INSERT INTO staff_expiry_warning (id, staff_id, qualification, expires_on, days_before, made_at)
       SELECT w.id, $1, $2, $3, w.days, $4 FROM jsonb_to_recordset($5::jsonb) AS w (id uuid, days integer)
       ON CONFLICT ON CONSTRAINT staff_expiry_warning_once DO NOTHING RETURNING id, days_before AS days`,
      [one.staffId, one.qualification, one.expiresOn, context.clock(), JSON.stringify(rows)],
    );
    const wanted = made.sort((first, second) => first.days - second.days)[0];
    // A 90-day warning found after a 30-day one was sent says nothing new.
    if (wanted === undefined || wanted.days !== Math.min(...due)) return;
    await this.#deps.notifications.tell(context, {
      userId: one.userId,
      kind: 'qualification_expiring',
      entityId: wanted.id,
      ...wordsOf(one, today),
    });
  }
}

const nameOf = (qualification: string): string => {
  const known = QUALIFICATIONS.find((key) => key === qualification);
  return known === undefined ? qualification : QUALIFICATION_TABLE[known].label;
};

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The text of a warning. */
const wordsOf = (
  { qualification, expiresOn }: Running,
  today: string,
): { readonly title: string; readonly body: string } => {
  const days = daysUntil(expiresOn, today);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${String(days)} days`;
  const name = nameOf(qualification);
  return {
    title: `Your ${name} expires ${when}`,
    body: [
      `Your ${name} expires ${when}, on ${LONG_DAY.format(new Date(expiresOn))}.`,
      'Shifts that need it and end after that day cannot be given to you until the renewal is recorded.',
      'Send the new certificate or registration to the person who manages staff, so that they can record its number and dates.',
    ].join('\n'),
  };
};
