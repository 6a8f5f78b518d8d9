import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { CLOSE_CHECKS } from '../../events/events.ports.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { OVERVIEW_FIGURES } from '../overview/overview.ports.js';
import { RECALL_LINES_OPEN } from './recall-close.hot.js';
import { RecallPaperService } from './recall-paper.service.js';
import { RecallResolver } from './recall.resolver.js';
import { recallRoutes } from './recall.routes.js';
import { ARRIVALS_TASK, RecallService } from './recall.service.js';
import { recallExports } from './recalls.exports.js';
import { recallData } from './recalls.personal-data.js';

interface Needs {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

export const recallsModule = defineModule({
  name: 'inventory/recalls',
  scope: 'stock',
  personalData: [recallData],
  impersonal: {
    recall: 'What a notice says about lots, and who entered it.',
    recall_batch: 'Which lots a notice names.',
    recall_freed_lot: 'Lots that a notice about all lots turned out not to cover.',
    recall_step: 'Who moved a recall to another step, and why.',
  },
  start: ({ audit, settings, notifications, post }: Needs) => {
    const recalls = new RecallService({ audit, notifications, post });
    return {
      services: { recalls },
      resolvers: [new RecallResolver(recalls)],
      routes: { recalls: recallRoutes({ papers: new RecallPaperService({ audit, settings, recalls }) }) },
      exports: recallExports(recalls),
      jobs: {
        tasks: { [ARRIVALS_TASK]: (payload: unknown) => recalls.notifyOfArrivals(payload) },
        crontab: [],
      },
      contributes: [
        CLOSE_CHECKS.takes(RECALL_LINES_OPEN),
        OVERVIEW_FIGURES.takes({
          key: 'recalls_open',
          sql: () => `SELECT count(*)::int FROM recall WHERE state = 'active'`,
        }),
      ],
    };
  },
});
