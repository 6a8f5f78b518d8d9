import { deliveryOf, nextDigest, PUSH_LIMITS } from '@sideline/schema/notification-choices';
import { NOTIFICATION_TABLE, notificationPath, type NotificationKind } from '@sideline/schema/notifications';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow, listedText } from '../../platform/database/checked.js';
import { newId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import { NotificationTimesRow } from './notification-choice.entity.js';
import { NotificationChoicesService } from './notification-choices.service.js';
import { sentNotificationRow, type SentNotification } from './notification.types.js';
import type { StillSo } from './notifications.ports.js';
import { NOTIFICATION_TASK } from './notification.service.js';
import type { PostOffice } from './post-office.service.js';
import type { PushDevicesService } from './push-devices.service.js';
import { dispatchOnce, SENT_COLUMNS } from './sent-notifications.js';

/** The tasks of the job queue that push one notification to one device, and that mail a person's daily summary. */
export const PUSH_TASK = 'push-notification';
export const DIGEST_TASK = 'mail-notification-digest';

const MOST_IN_DIGEST = 100;
const HOUR_MS = 3_600_000;

const notificationShape = z.object({ notificationId: z.uuid() });
const pushShape = notificationShape.extend({ subscriptionId: z.uuid() });
const digestShape = z.object({ userId: z.uuid(), day: z.iso.date() });

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly post: PostOffice;
  readonly devices: PushDevicesService;
  readonly isStillSo: StillSo;
}

const toldRow = z.object({ userId: z.string(), kind: listedText<NotificationKind>() });
const personRow = z.object({ email: z.string() });
const digestRow = z.object({ id: z.string(), mailedAt: z.date().nullable() });

/** Sends each notification by the channels that its recipient chose, at the time that they chose. */
export class NotificationDispatchService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The job after the commit: gives one notification to its channels, or puts it off. In one transaction with the jobs that
   * send, so that each is made once. What waits for the end of quiet hours is looked at again then.
   */
  dispatch(payload: unknown): Promise<void> {
    const { notificationId } = notificationShape.parse(payload);
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const { manager, clock } = context;
      const notification = await fetchMaybe(
        manager,
        toldRow,
        `SELECT n.user_id AS "userId", n.kind FROM notification n JOIN app_user u ON u.id = n.user_id AND u.is_active
         WHERE n.id = $1 AND n.sent_at IS NULL AND n.gathered_at IS NULL FOR UPDATE OF n`,
        [notificationId],
      );
      if (notification === undefined) return;
      const { userId, kind } = notification;
      const { choice, times } = await NotificationChoicesService.chosen(manager, userId, kind);
      const delivery = deliveryOf(kind, choice, times, clock());
      if (delivery.is === 'waiting') {
        await dispatchOnce(context, notificationId, delivery.until);
      } else if (delivery.is === 'gathered') {
        await execute(manager, 'UPDATE notification SET gathered_at = $2 WHERE id = $1', [
          notificationId,
          clock(),
        ]);
        await enqueueDigest(context, userId, delivery);
      } else {
        await execute(manager, 'UPDATE notification SET sent_at = $2 WHERE id = $1', [
          notificationId,
          clock(),
        ]);
        if (delivery.mail)
          await enqueue(
            context,
            NOTIFICATION_TASK,
            { notificationId },
            { key: `${NOTIFICATION_TASK}:${notificationId}` },
          );
        if (delivery.push) await this.#enqueuePushes(context, userId, notificationId);
      }
    });
  }

  async #enqueuePushes(context: Context, userId: string, notificationId: string): Promise<void> {
    const devices = await fetchRows(
      context.manager,
      idRow,
      'SELECT id FROM push_subscription WHERE user_id = $1 ORDER BY made_at, id',
      [userId],
    );
    for (const { id: subscriptionId } of devices)
      await enqueue(
        context,
        PUSH_TASK,
        { notificationId, subscriptionId },
        { key: `${PUSH_TASK}:${notificationId}:${subscriptionId}` },
      );
  }

  /** The job: pushes one notification to one device, unless it is no longer true or too old. */
  async push(payload: unknown): Promise<void> {
    const { notificationId, subscriptionId } = pushShape.parse(payload);
    const { dataSource, devices, clock, isStillSo } = this.#deps;
    const notification = await fetchMaybe(
      dataSource.manager,
      sentNotificationRow,
      `SELECT ${SENT_COLUMNS} FROM notification n JOIN app_user u ON u.id = n.user_id AND u.is_active
         -- The browser may have another person's name by now.
         JOIN push_subscription s ON s.user_id = n.user_id AND s.id = $3
       WHERE n.id = $1 AND n.sent_at > $2`,
      [notificationId, new Date(clock().getTime() - PUSH_LIMITS.keptHours * HOUR_MS), subscriptionId],
    );
    if (notification === undefined || !(await isStillSo(notification))) return;
    const { news, isUrgent } = NOTIFICATION_TABLE[notification.kind];
    await devices.send(
      subscriptionId,
      { title: news, path: notificationPath(notification.kind, notification.entityId), tag: notificationId },
      isUrgent,
    );
  }

  /**
   * The job of a person's daily summary: one mail with everything held back, once a day of the provider's zone. Notifications held back
   * after it was made go with the next day's.
   */
  async mailDigest(payload: unknown): Promise<void> {
    const { userId, day } = digestShape.parse(payload);
    const { dataSource, clock, post, isStillSo } = this.#deps;
    const digestId = await runInTransaction(post.context(), (context) => this.#gather(context, userId, day));
    if (digestId === null) return;
    const person = await fetchMaybe(
      dataSource.manager,
      personRow,
      'SELECT email FROM app_user WHERE id = $1 AND is_active',
      [userId],
    );
    const gathered = await fetchRows(
      dataSource.manager,
      sentNotificationRow,
      `SELECT ${SENT_COLUMNS} FROM notification n WHERE n.digest_id = $1 ORDER BY n.made_at, n.id`,
      [digestId],
    );
    const holding: SentNotification[] = [];
    for (const one of gathered) if (await isStillSo(one)) holding.push(one);
    if (person !== undefined && holding.length > 0)
      await post.send(person.email, ({ link }) => ({
        subject:
          holding.length === 1
            ? 'Your daily summary: 1 notification'
            : `Your daily summary: ${String(holding.length)} notifications`,
        paragraphs: [
          'This has happened since your last summary.',
          ...holding.map(({ title, body }) => `${title}. ${body.replaceAll('\n', ' ')}`),
          'To receive notifications immediately, change the daily summary in your account.',
        ],
        link: { label: 'See your notifications', url: link('/notifications') },
      }));
    await execute(dataSource.manager, 'UPDATE notification_digest SET mailed_at = $2 WHERE id = $1', [
      digestId,
      clock(),
    ]);
  }

  /** The summary of a day with all that waits in it; null where it was mailed already, or nothing waits. */
  async #gather(context: Context, userId: string, day: string): Promise<string | null> {
    const { manager, clock } = context;
    const waiting = await execute(
      manager,
      `SELECT FROM notification WHERE user_id = $1 AND gathered_at IS NOT NULL AND digest_id IS NULL LIMIT 1`,
      [userId],
    );
    const made =
      waiting === 0
        ? []
        : await fetchRows(
            manager,
            idRow,
            `INSERT INTO notification_digest (id, user_id, day, made_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT ON CONSTRAINT notification_digest_once DO NOTHING RETURNING id`,
            [newId(), userId, day, clock()],
          );
    const [digest] =
      made.length > 0
        ? made
        : await fetchRows(
            manager,
            digestRow,
            `SELECT id, mailed_at AS "mailedAt" FROM notification_digest WHERE user_id = $1 AND day = $2 FOR UPDATE`,
            [userId, day],
          );
    if (digest === undefined) return null;
    if ('mailedAt' in digest) {
      if (waiting > 0) await this.#nextDay(context, userId, day);
      return digest.mailedAt === null ? digest.id : null;
    }
    await execute(
      manager,
      `UPDATE notification SET digest_id = $2, sent_at = $3
       WHERE id IN (SELECT id FROM notification WHERE user_id = $1 AND gathered_at IS NOT NULL AND digest_id IS NULL
                    ORDER BY made_at, id LIMIT $4)`,
      [userId, digest.id, clock(), MOST_IN_DIGEST],
    );
    return digest.id;
  }

  /** Closes the summary of `day`: waiting notifications go with a later one. */
  async #nextDay(context: Context, userId: string, day: string): Promise<void> {
    const times = await context.manager.findOneBy(NotificationTimesRow, { userId });
    const hour = times?.digestHour ?? DEFAULT_HOUR;
    let next = nextDigest(context.clock(), hour);
    while (next.day <= day) next = nextDigest(next.at, hour);
    await enqueueDigest(context, userId, next);
  }
}

/** Of a person who has switched the summary off while something waited for it. */
const DEFAULT_HOUR = 8;

const enqueueDigest = (
  context: Context,
  userId: string,
  { at, day }: { readonly at: Date; readonly day: string },
): Promise<void> =>
  enqueue(context, DIGEST_TASK, { userId, day }, { key: `${DIGEST_TASK}:${userId}:${day}`, runAt: at });
