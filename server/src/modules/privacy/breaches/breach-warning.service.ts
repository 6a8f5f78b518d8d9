import { BREACH_DUTIES, openDuties, type BreachDutyFacts } from '@sideline/schema/breach';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { fetchRows, listedText } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';

/** The task of the job queue that warns of deadlines. */
export const BREACH_WARNING_TASK = 'warn-of-breach-deadlines';

const dueRow = z.object({
  id: z.string(),
  kind: z.enum(['breach_due', 'breach_overdue']),
  dueAt: z.date(),
  knownAt: z.date(),
  risk: listedText<BreachDutyFacts['risk']>(),
  icoNotifiedAt: z.date().nullable(),
  icoNotNotifiedReason: z.string().nullable(),
  peopleNotifiedAt: z.date().nullable(),
  peopleNotNotifiedReason: z.string().nullable(),
});
type Due = z.infer<typeof dueRow>;

/**
 * Open breaches whose deadline is over at $1 or within $2 hours of it, about which nobody has been notified; they are marked
 * as notified.
 */
const TAKE = `
  WITH made AS (
    INSERT INTO breach_warning (breach_id, kind, due_at, made_at)
    SELECT b.id, CASE WHEN b.due_at < $1 THEN 'breach_overdue' ELSE 'breach_due' END, b.due_at, $1
    FROM breach b
    WHERE b.state = 'open' AND b.due_at <= $1::timestamptz + make_interval(hours => $2)
    ON CONFLICT DO NOTHING RETURNING breach_id, kind, due_at)
  SELECT b.id, m.kind, m.due_at AS "dueAt", b.risk, b.known_at AS "knownAt", b.ico_told_at AS "icoNotifiedAt",
         b.ico_not_told_reason AS "icoNotNotifiedReason", b.people_told_at AS "peopleNotifiedAt",
         b.people_not_told_reason AS "peopleNotNotifiedReason"
  FROM made m JOIN breach b ON b.id = m.breach_id ORDER BY m.due_at, b.id`;

interface Deps {
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

/** Notifies the administrators of a breach's deadline: a day before it, and when it has passed; each once. */
export class BreachWarningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sends the warnings that are due, in one transaction. For a job. */
  warn(): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const due = await fetchRows(context.manager, dueRow, TAKE, [
        context.clock(),
        LIMITS.breaches.warnHours,
      ]);
      for (const one of due)
        await this.#deps.notifications.notifyAdmins(context, {
          kind: one.kind,
          entityId: one.id,
          ...wordsOf(one),
        });
    });
  }
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const wordsOf = (one: Due): { readonly title: string; readonly body: string } => {
  const [duty] = openDuties(one);
  const open = duty === undefined ? 'it is not closed' : BREACH_DUTIES[duty.kind].open;
  const isOver = one.kind === 'breach_overdue';
  return {
    title: isOver ? 'A personal data breach is overdue' : 'A personal data breach is due within a day',
    body: `Breach known since ${MOMENT.format(one.knownAt)}: ${open}. This ${isOver ? 'was' : 'is'} due by ${MOMENT.format(one.dueAt)}.`,
  };
};
