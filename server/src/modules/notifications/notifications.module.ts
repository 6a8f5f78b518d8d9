import { join } from 'node:path';
import { createMailer } from '../../platform/mail/mailer.js';
import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { SettingStore } from '../settings/setting-store.service.js';
import { MailTextResolver } from './mail-text.resolver.js';
import { MailTextService, TEST_MAIL_TASK } from './mail-text.service.js';
import { NotificationChoiceRow, NotificationTimesRow } from './notification-choice.entity.js';
import { NotificationChoicesResolver } from './notification-choices.resolver.js';
import { NotificationChoicesService } from './notification-choices.service.js';
import { DIGEST_TASK, NotificationDispatchService, PUSH_TASK } from './notification-dispatch.service.js';
import { NotificationResolver } from './notification.resolver.js';
import { NOTIFICATION_TASK, NotificationService } from './notification.service.js';
import type { SentNotification } from './notification.types.js';
import { notificationData } from './notifications.personal-data.js';
import { STILL_SO } from './notifications.ports.js';
import { PostOffice } from './post-office.service.js';
import { PUSH_TEST_TASK, PushDevicesService } from './push-devices.service.js';
import { PushSubscription } from './push-subscription.entity.js';
import { DISPATCH_TASK } from './sent-notifications.js';

interface Needs {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly settingStore: SettingStore;
}

export const notificationsModule = defineModule({
  name: 'notifications',
  scope: 'accounts',
  entities: [NotificationChoiceRow, NotificationTimesRow, PushSubscription],
  personalData: [notificationData],
  start: (
    { audit, settings, settingStore }: Needs,
    { config, clock, behind, bus, dataFolder, publicAddress, sealing, every },
  ) => {
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      folder: join(dataFolder, 'mail'),
      publicUrl: () => publicAddress.base,
      clock,
    });
    const texts = new MailTextService({ store: settingStore, audit });
    const post = new PostOffice({ dataSource: behind, clock, mailer, publicAddress, settings, texts });
    const notifications = new NotificationService({ dataSource: behind, clock, events: bus, post });
    const asked = every(STILL_SO);
    const isStillSo = async (sent: SentNotification): Promise<boolean> => {
      for (const isSo of asked) if (!(await isSo(sent))) return false;
      return true;
    };
    const pushDevices = new PushDevicesService({
      audit,
      dataSource: behind,
      clock,
      sealing,
      publicAddress,
      pushServices: config.pushServices,
    });
    const choices = new NotificationChoicesService({ audit, devices: pushDevices });
    const notificationDispatch = new NotificationDispatchService({
      dataSource: behind,
      clock,
      post,
      devices: pushDevices,
      isStillSo,
    });
    return {
      services: { post, notifications, notificationDispatch },
      resolvers: [
        new NotificationResolver(notifications),
        new MailTextResolver(texts),
        new NotificationChoicesResolver(choices, pushDevices),
      ],
      jobs: {
        tasks: {
          [DISPATCH_TASK]: (payload) => notificationDispatch.dispatch(payload),
          [PUSH_TASK]: (payload) => notificationDispatch.push(payload),
          [DIGEST_TASK]: (payload) => notificationDispatch.mailDigest(payload),
          [PUSH_TEST_TASK]: (payload) => pushDevices.sendTest(payload),
          [NOTIFICATION_TASK]: (payload) => notifications.mail(payload, isStillSo),
          [TEST_MAIL_TASK]: async (payload) => {
            const { email, write } = texts.readTest(payload, publicAddress.base);
            await post.send(email, ({ provider }) => write(provider.name));
          },
          'remove-old-notifications': () => notifications.prune(clock()),
        },
        crontab: ['37 3 * * * remove-old-notifications'],
      },
      subscriptions: { unreadNotifications: ({ context }) => notifications.follow(context) },
    };
  },
});
