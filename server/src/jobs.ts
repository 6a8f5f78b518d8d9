import type { DataSource } from 'typeorm';
import type { Services } from './container.js';
import { EXPORT_HEADS_TASK } from './modules/audit/audit-heads.service.js';
import { MAKE_EXPORTS_TASK } from './modules/reports/long-export-maker.js';
import { DELIVER_TASK } from './modules/interop/webhooks/webhook-delivery.service.js';
import { NOTIFICATION_TASK } from './modules/notifications/notification.service.js';
import { SHIFT_REMINDERS_TASK } from './modules/shifts/shift-notices.service.js';
import { UNFIT_SHIFTS_TASK } from './modules/shifts/unfit-shifts.service.js';
import { STALE_SWAPS_TASK } from './modules/shifts/swaps/stale-swaps.service.js';
import { BREACH_WARNING_TASK } from './modules/privacy/breaches/breach-warning.service.js';
import { ASSEMBLE_TASK } from './modules/privacy/rights/assembling.service.js';
import { ERASE_TASK, REMOVE_FILES_TASK } from './modules/privacy/retention/erasing.service.js';
import { END_TERMS_TASK, LIST_FOR_ERASURE_TASK } from './modules/privacy/retention/retention.service.js';
import { ACCOUNT_LETTER_TASK } from './modules/users/account-mail.service.js';
import { ANNOUNCE_TASK, type Announcement } from './platform/announce.js';
import type { Clock } from './platform/clock.js';
import type { Jobs } from './platform/jobs.js';

export interface JobDeps {
  readonly services: Pick<
    Services,
    | 'auditHeads'
    | 'sessions'
    | 'throttle'
    | 'attachments'
    | 'accountMail'
    | 'notifications'
    | 'shiftNotices'
    | 'staleSwaps'
    | 'unfitShifts'
    | 'expiryWarnings'
    | 'breachWarnings'
    | 'guardians'
    | 'webhookDeliveries'
    | 'exportMaker'
    | 'retention'
    | 'erasing'
    | 'assembling'
  >;
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** What the server does without being asked, by task name, and when. */
export const jobs = ({ services, dataSource, clock }: JobDeps): Jobs => ({
  tasks: {
    [EXPORT_HEADS_TASK]: () => services.auditHeads.export(),
    'remove-ended-sessions': () => services.sessions.prune(dataSource.manager, clock()),
    'remove-old-sign-in-attempts': () => services.throttle.prune(dataSource.manager, clock()),
    'remove-old-account-letters': () => services.accountMail.prune(clock()),
    [ACCOUNT_LETTER_TASK]: (payload) => services.accountMail.send(payload),
    [NOTIFICATION_TASK]: (payload) =>
      services.notifications.mail(payload, (told) => services.shiftNotices.isStillSo(told)),
    'remove-old-notifications': () => services.notifications.prune(clock()),
    [SHIFT_REMINDERS_TASK]: () => services.shiftNotices.remind(clock()),
    [STALE_SWAPS_TASK]: () => services.staleSwaps.tell(clock()),
    [UNFIT_SHIFTS_TASK]: () => services.unfitShifts.scan(),
    'warn-of-expiring-qualifications': () => services.expiryWarnings.scan(),
    [BREACH_WARNING_TASK]: () => services.breachWarnings.warn(),
    'list-guardian-reviews': () => services.guardians.listDue(clock()),
    'remove-orphan-files': () => services.attachments.sweep(dataSource.manager, clock()),
    [MAKE_EXPORTS_TASK]: () => services.exportMaker.makeAll(),
    'remove-old-exports': () => services.exportMaker.sweep(),
    [LIST_FOR_ERASURE_TASK]: () => services.retention.list(),
    [END_TERMS_TASK]: () => services.retention.endTerms(),
    [ERASE_TASK]: (payload) => services.erasing.run(payload),
    [REMOVE_FILES_TASK]: (payload) => services.erasing.removeFiles(payload),
    [ASSEMBLE_TASK]: (payload) => services.assembling.run(payload),
    'remove-expired-access-files': () => services.assembling.removeExpired(),
    [ANNOUNCE_TASK]: (payload) => services.webhookDeliveries.announce(payload as Announcement),
    [DELIVER_TASK]: (payload) =>
      services.webhookDeliveries.deliver((payload as { readonly deliveryId: string }).deliveryId),
  },
  crontab: [
    `5 * * * * ${EXPORT_HEADS_TASK}`,
    '17 * * * * remove-ended-sessions',
    '23 3 * * * remove-old-sign-in-attempts',
    '29 3 * * * remove-old-account-letters',
    '37 3 * * * remove-old-notifications',
    '41 3 * * * remove-orphan-files',
    `* * * * * ${SHIFT_REMINDERS_TASK}`,
    `* * * * * ${STALE_SWAPS_TASK}`,
    // Whatever was asked for is begun at once; this takes up what a process left when it ended.
    `* * * * * ${MAKE_EXPORTS_TASK}`,
    '47 * * * * remove-old-exports',
    '53 3 * * * remove-expired-access-files',
    `11 4 1 * * ${LIST_FOR_ERASURE_TASK}`,
    `19 4 * * * ${END_TERMS_TASK}`,
    // At midnight where the provider works, in summer and in winter.
    '3 * * * * list-guardian-reviews',
    '13 7 * * * warn-of-expiring-qualifications',
    `13 7 * * * ${UNFIT_SHIFTS_TASK}`,
    `*/5 * * * * ${BREACH_WARNING_TASK}`,
  ],
});
