import type { DataSource } from 'typeorm';
import type { Services } from './container.js';
import { DELIVER_TASK } from './modules/interop/webhooks/webhook-delivery.service.js';
import { SHIFT_LETTER_TASK, SHIFT_REMINDERS_TASK } from './modules/shifts/shift-mail.service.js';
import { EXPIRY_WARNING_TASK } from './modules/staff/expiry-warning.service.js';
import { ACCOUNT_LETTER_TASK } from './modules/users/account-mail.service.js';
import { ANNOUNCE_TASK, type Announcement } from './platform/announce.js';
import type { Clock } from './platform/clock.js';
import type { Jobs } from './platform/jobs.js';

export interface JobDeps {
  readonly services: Pick<
    Services,
    | 'sessions'
    | 'throttle'
    | 'attachments'
    | 'accountMail'
    | 'shiftMail'
    | 'expiryWarnings'
    | 'webhookDeliveries'
  >;
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** What the server does without being asked, by task name, and when. */
export const jobs = ({ services, dataSource, clock }: JobDeps): Jobs => ({
  tasks: {
    'remove-ended-sessions': () => services.sessions.prune(dataSource.manager, clock()),
    'remove-old-sign-in-attempts': () => services.throttle.prune(dataSource.manager, clock()),
    'remove-old-account-letters': () => services.accountMail.prune(clock()),
    [ACCOUNT_LETTER_TASK]: (payload) => services.accountMail.send(payload),
    [SHIFT_LETTER_TASK]: (payload) => services.shiftMail.send(payload),
    [SHIFT_REMINDERS_TASK]: () => services.shiftMail.remind(clock()),
    'warn-of-expiring-qualifications': () => services.expiryWarnings.scan(),
    [EXPIRY_WARNING_TASK]: (payload) => services.expiryWarnings.send(payload),
    'remove-orphan-files': () => services.attachments.sweep(dataSource.manager, clock()),
    [ANNOUNCE_TASK]: (payload) => services.webhookDeliveries.announce(payload as Announcement),
    [DELIVER_TASK]: (payload) =>
      services.webhookDeliveries.deliver((payload as { readonly deliveryId: string }).deliveryId),
  },
  crontab: [
    '17 * * * * remove-ended-sessions',
    '23 3 * * * remove-old-sign-in-attempts',
    '29 3 * * * remove-old-account-letters',
    '41 3 * * * remove-orphan-files',
    `* * * * * ${SHIFT_REMINDERS_TASK}`,
    '13 7 * * * warn-of-expiring-qualifications',
  ],
});
