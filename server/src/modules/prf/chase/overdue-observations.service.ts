import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { wallTime } from '@sideline/schema/wall-time';
import { z } from 'zod';
import { execute, fetchRows } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { SentNotification } from '../../notifications/notification.types.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import { IS_OVERDUE, MARK_OVERDUE } from './overdue.hot.js';

/** The job that looks for overdue observations, each minute. */
export const CHASE_OBSERVATIONS_TASK = 'chase-overdue-observations';

const overdueRow = z.object({
  customPrfId: z.string(),
  dueAt: z.string(),
  timeZone: z.string().nullable(),
  userIds: z.array(z.string()),
});
type OverdueRow = z.infer<typeof overdueRow>;

interface Deps {
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

/** Notifies the people who are at work on a record that its next set of observations is overdue (clinical reference, NEWS2). */
export class OverdueObservationsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * For a job: the author, the crew and the leader of the event's team are notified once for each due time, however often it
   * runs and in however many processes.
   */
  chase(): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const now = context.clock();
      const overdue = await fetchRows(context.manager, overdueRow, MARK_OVERDUE, [now]);
      for (const record of overdue)
        for (const userId of record.userIds)
          await this.#deps.notifications.tell(context, {
            userId,
            kind: 'observations_overdue',
            entityId: record.customPrfId,
            ...wordsOf(record, now),
          });
    });
  }

  /** Whether what a notification says is still true, checked before it is sent. */
  async isStillSo({ kind, entityId, isSuperseded }: SentNotification): Promise<boolean> {
    if (kind !== 'observations_overdue') return true;
    if (isSuperseded) return false;
    const { manager, clock } = this.#deps.post.context();
    return (await execute(manager, IS_OVERDUE, [clock(), entityId])) > 0;
  }
}

/** The record's number and the time on its own clock; nothing about the patient. */
const wordsOf = (
  { customPrfId, dueAt, timeZone }: OverdueRow,
  now: Date,
): { readonly title: string; readonly body: string } => {
  const zone = timeZone ?? HOME_ZONE;
  const time = wallTime(dueAt, zone).slice(11, 16);
  const day = localDay(dueAt, zone) === localDay(now, zone) ? '' : ' yesterday';
  const named = zone === HOME_ZONE ? '' : ` (${zone})`;
  return {
    title: `Observations are overdue on ${customPrfId}`,
    body: [
      `The next set was due${day} at ${time}${named}.`,
      'Record a set, or record when the patient left your care.',
    ].join('\n'),
  };
};
