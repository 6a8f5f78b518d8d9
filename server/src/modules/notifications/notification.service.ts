import { LIMITS } from '@sideline/schema/limits';
import { maySwitchOff } from '@sideline/schema/notification-choices';
import { notificationPath } from '@sideline/schema/notifications';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow, listedText } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { listPage, whereIs } from '../../platform/database/list-page.js';
import { readRows } from '../../platform/database/read.js';
import { badInput, notFound } from '../../platform/errors.js';
import { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import { isId, newId } from '../../platform/ids.js';
import { type Connection, type Keyset, type PageRequest } from '../../platform/lists/paging.js';
import type { NewNotification, Notification, SentNotification } from './notification.types.js';
import type { PostOffice } from './post-office.service.js';
import { dispatchOnce, SENT_COLUMNS } from './sent-notifications.js';

/** The task of the job queue that mails one notification. */
export const NOTIFICATION_TASK = 'mail-notification';

const payloadShape = z.object({ notificationId: z.uuid() });
const topicOf = (userId: string): string => `notifications ${userId}`;

const NEWEST_FIRST: Keyset = {
  columns: [
    { expression: 'n.made_at', type: 'timestamptz' },
    { expression: 'n.id', type: 'uuid' },
  ],
  direction: 'DESC',
};

const NOTIFICATIONS = {
  table: 'notification',
  alias: 'n',
  node: `json_build_object('id', n.id, 'kind', n.kind, 'entityId', n.entity_id, 'title', n.title, 'body', n.body,
    'madeAt', ${moment('n.made_at')}, 'readAt', ${moment('n.read_at')})`,
};

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly events: Events;
  readonly post: PostOffice;
}

const mailRow = z.object({
  isSuperseded: z.boolean(),
  userId: z.string(),
  kind: listedText<NewNotification['kind']>(),
  entityId: z.string(),
  title: z.string(),
  body: z.string(),
  email: z.string(),
});

/** A person's notifications: written in the transaction that caused them, shown in the app, sent after the commit. */
export class NotificationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Notifies a person; nobody is notified about what they did themselves. Only within a transaction. */
  async tell(context: Context, { userId, kind, entityId, title, body }: NewNotification): Promise<void> {
    if (context.actor?.userId === userId) return;
    const id = newId();
    await execute(
      context.manager,
      `INSERT INTO notification (id, user_id, kind, entity_id, title, body, made_at, is_shown)
       VALUES ($1, $2, $3, $4, $5, $6, $7,
         $8 OR NOT EXISTS (SELECT FROM notification_choice c WHERE c.user_id = $2 AND c.kind = $3 AND NOT c.app))`,
      [id, userId, kind, entityId, title, body, context.clock(), !maySwitchOff(kind, 'app')],
    );
    await dispatchOnce(context, id);
    this.#deps.events.publish(context, { topic: topicOf(userId), key: 'unread', body: {} });
  }

  /** Notifies every administrator who can sign in, except those already notified. */
  async notifyAdmins(
    context: Context,
    notification: Omit<NewNotification, 'userId'>,
    but: readonly string[] = [],
  ): Promise<void> {
    const admins = await fetchRows(
      context.manager,
      idRow,
      `SELECT id FROM app_user WHERE role = 'admin' AND kind = 'person' AND is_active AND id <> ALL ($1) ORDER BY id`,
      [but],
    );
    for (const { id } of admins) await this.tell(context, { userId: id, ...notification });
  }

  /**
   * The job: mails one notification, or throws, so that it is tried again. People who are no longer active get no mail, and
   * nobody does if `isStillSo` finds that it is no longer true: a late or repeated mail would arrive after one that says the
   * opposite.
   */
  async mail(payload: unknown, isStillSo: (sent: SentNotification) => Promise<boolean>): Promise<void> {
    const { notificationId } = payloadShape.parse(payload);
    const { dataSource, clock, post } = this.#deps;
    const row = await fetchMaybe(
      dataSource.manager,
      mailRow,
      `SELECT u.email, ${SENT_COLUMNS}
       FROM notification n JOIN app_user u ON u.id = n.user_id AND u.is_active
       WHERE n.id = $1 AND n.mailed_at IS NULL`,
      [notificationId],
    );
    if (row === undefined || !(await isStillSo(row))) return;
    await post.send(row.email, ({ link, letter }) =>
      letter(
        row.kind,
        { title: row.title, details: row.body },
        link(notificationPath(row.kind, row.entityId)),
      ),
    );
    await execute(dataSource.manager, 'UPDATE notification SET mailed_at = $2 WHERE id = $1', [
      notificationId,
      clock(),
    ]);
  }

  /** The caller's own, the newest first. */
  list(context: Context, page: PageRequest): Promise<Connection<Notification>> {
    const own = whereIs('n.user_id', actorOf(context).userId);
    own.add('n.is_shown');
    return listPage(context.manager, NOTIFICATIONS, NEWEST_FIRST, own, page);
  }

  /** How many of their own notifications the caller has not read. */
  async unread(context: Context): Promise<number> {
    const [row] = await readRows<{ count: number }>(
      context.manager,
      'SELECT count(*)::integer AS count FROM notification WHERE user_id = $1 AND read_at IS NULL AND is_shown',
      [actorOf(context).userId],
    );
    return row?.count ?? 0;
  }

  /** Marks some of the caller's own as read, all of them where none is named; gives how many are left. */
  async markRead(context: Context, ids: readonly string[] | null): Promise<number> {
    const { userId } = actorOf(context);
    if (ids !== null && (ids.length > LIMITS.page.maximum || !ids.every(isId)))
      throw badInput([
        { field: 'ids', code: 'invalid', message: 'Give the ids of at most 100 notifications.' },
      ]);
    await execute(
      context.manager,
      `UPDATE notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL AND ($3::uuid[] IS NULL OR id = ANY ($3))`,
      [userId, context.clock(), ids],
    );
    this.#deps.events.publish(context, { topic: topicOf(userId), key: 'unread', body: {} });
    return this.unread(context);
  }

  /**
   * Undoes marking as read, for the named notification and all that were marked with it. Returns how
   * many are unread. NOT_FOUND where it is not the caller's own.
   */
  async undoMarkRead(context: Context, id: string): Promise<number> {
    const { userId } = actorOf(context);
    const own = isId(id)
      ? await execute(context.manager, 'SELECT FROM notification WHERE id = $1 AND user_id = $2', [
          id,
          userId,
        ])
      : 0;
    if (own === 0) throw notFound('Notification');
    await execute(
      context.manager,
      `UPDATE notification SET read_at = NULL WHERE user_id = $1
         AND read_at = (SELECT read_at FROM notification WHERE id = $2)`,
      [userId, id],
    );
    this.#deps.events.publish(context, { topic: topicOf(userId), key: 'unread', body: {} });
    return this.unread(context);
  }

  /** The number may have changed: sent at once, and whenever something new or read changes it. */
  async follow(context: Context): Promise<AsyncIterable<'unread'>> {
    const stream = new EventStream<'unread'>(() => {
      stop();
    });
    stream.push('unread', 'unread');
    const stop = await this.#deps.events.listen(topicOf(actorOf(context).userId), () => {
      stream.push('unread', 'unread');
    });
    return stream;
  }

  /** Removes what is old, read or not. For a job. */
  async prune(now: Date): Promise<void> {
    await execute(
      this.#deps.dataSource.manager,
      'DELETE FROM notification WHERE made_at < $1::timestamptz - make_interval(days => $2)',
      [now, LIMITS.notifications.keptDays],
    );
    await execute(
      this.#deps.dataSource.manager,
      `DELETE FROM notification_digest d WHERE d.made_at < $1::timestamptz - make_interval(days => $2)
         AND NOT EXISTS (SELECT FROM notification n WHERE n.digest_id = d.id)`,
      [now, LIMITS.notifications.keptDays],
    );
  }
}
