import { join } from 'node:path';
import { createMailer } from '../../platform/mail/mailer.js';
import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { SettingStore } from '../settings/setting-store.service.js';
import { MailTextResolver } from './mail-text.resolver.js';
import { MailTextService, TEST_MAIL_TASK } from './mail-text.service.js';
import { NotificationResolver } from './notification.resolver.js';
import { NOTIFICATION_TASK, NotificationService } from './notification.service.js';
import type { ToldNotification } from './notification.types.js';
import { notificationData } from './notifications.personal-data.js';
import { STILL_SO } from './notifications.ports.js';
import { PostOffice } from './post-office.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly settingStore: SettingStore;
}

export const notificationsModule = defineModule({
  name: 'notifications',
  personalData: [notificationData],
  start: (
    { audit, settings, settingStore }: Needs,
    { config, clock, behind, bus, dataFolder, publicAddress, every },
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
    const isStillSo = async (told: ToldNotification): Promise<boolean> => {
      for (const isSo of asked) if (!(await isSo(told))) return false;
      return true;
    };
    return {
      services: { post, notifications },
      resolvers: [new NotificationResolver(notifications), new MailTextResolver(texts)],
      jobs: {
        tasks: {
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
