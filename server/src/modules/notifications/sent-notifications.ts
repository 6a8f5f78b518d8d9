import type { Context } from '../../platform/context.js';
import { enqueue } from '../../platform/jobs/jobs.js';

/** The task of the job queue that gives a notification to its channels. */
export const DISPATCH_TASK = 'dispatch-notification';

/** Has a notification given to its channels after the commit, or at a later moment: once, however often it is asked for. */
export const dispatchOnce = (context: Context, notificationId: string, runAt?: Date): Promise<void> =>
  enqueue(
    context,
    DISPATCH_TASK,
    { notificationId },
    { key: `${DISPATCH_TASK}:${notificationId}`, ...(runAt === undefined ? {} : { runAt }) },
  );

/** The columns of a SentNotification, of `notification n`. */
export const SENT_COLUMNS = `n.user_id AS "userId", n.kind, n.entity_id AS "entityId", n.title, n.body,
  EXISTS (SELECT FROM notification l WHERE l.user_id = n.user_id AND l.kind = n.kind AND l.entity_id = n.entity_id
            AND (l.made_at, l.id) > (n.made_at, n.id)) AS "isSuperseded"`;
