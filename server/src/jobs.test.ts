import 'reflect-metadata';
import { parseCrontab } from 'graphile-worker';
import { expect, it } from 'vitest';
import { startUnconnected } from './cli/contract.js';
import { DIGEST_TASK, PUSH_TASK } from './modules/notifications/notification-dispatch.service.js';
import { TEST_MAIL_TASK } from './modules/notifications/mail-text.service.js';
import { NOTIFICATION_TASK } from './modules/notifications/notification.service.js';
import { PUSH_TEST_TASK } from './modules/notifications/push-devices.service.js';
import { DISPATCH_TASK } from './modules/notifications/sent-notifications.js';
import { DELIVER_TASK } from './modules/interop/webhooks/webhook-delivery.service.js';
import { MAIL_ORDER_TASK } from './modules/inventory/purchasing/purchase-order.service.js';
import { ARRIVALS_TASK } from './modules/inventory/recalls/recall.service.js';
import { ERASE_TASK, REMOVE_FILES_TASK } from './modules/privacy/retention/erasing.service.js';
import { ASSEMBLE_TASK } from './modules/privacy/rights/assembling.service.js';
import { SHIFT_REMINDERS_TASK } from './modules/shifts/shift-notices.service.js';
import { ACCOUNT_LETTER_TASK } from './modules/users/account-mail.service.js';
import { ANNOUNCE_TASK } from './platform/announce.js';

/** Jobs that are enqueued where they are needed, and only there. */
const ASKED_FOR = [
  ACCOUNT_LETTER_TASK,
  NOTIFICATION_TASK,
  DISPATCH_TASK,
  PUSH_TASK,
  PUSH_TEST_TASK,
  DIGEST_TASK,
  DELIVER_TASK,
  ERASE_TASK,
  REMOVE_FILES_TASK,
  ASSEMBLE_TASK,
  ANNOUNCE_TASK,
  MAIL_ORDER_TASK,
  ARRIVALS_TASK,
  TEST_MAIL_TASK,
];

// Nothing of them is run here.
const { tasks, crontab } = startUnconnected().jobs;

it('every task has its times, unless it is only started on request; and every time has its task', () => {
  const scheduled = parseCrontab(crontab.join('\n')).map(({ task }) => task);
  expect([...scheduled, ...ASKED_FOR].toSorted()).toEqual(Object.keys(tasks).toSorted());
});

it('checks every minute for reminders that are due', () => {
  expect(crontab).toContain(`* * * * * ${SHIFT_REMINDERS_TASK}`);
});

it('notifies about stock at 06:23 by the provider’s clock, or later that day if no server ran then', () => {
  const [daily] = parseCrontab(crontab.join('\n')).filter(({ task }) => task === 'tell-of-stock');
  expect(daily?.options.backfillPeriod).toBe(12 * 3_600_000);
  // In UTC: an hour earlier in summer. The task itself refuses to tell before six.
  expect(crontab).toContain('23 5,6 * * * tell-of-stock ?fill=12h');
});
