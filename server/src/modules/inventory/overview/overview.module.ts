import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import { STOCK_PROMISES } from '../purchasing/purchasing.ports.js';
import { DIGEST_TASK, StockDigestService } from './digest.service.js';
import { KeeperService } from './keeper.service.js';
import { OVERVIEW_FIGURES, PLACE_CHECKS, UNWITNESSED_ENTRIES } from './overview.ports.js';
import { OverviewResolver } from './overview.resolver.js';
import { OverviewService } from './overview.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

export const overviewModule = defineModule({
  name: 'inventory/overview',
  scope: 'stock',
  impersonal: {
    stock_digest: 'That an account has been sent the daily message.',
  },
  start: ({ audit, notifications, post }: Needs, { every }) => {
    const promises = every(STOCK_PROMISES);
    const overview = new OverviewService({ promises, figures: every(OVERVIEW_FIGURES) });
    const digest = new StockDigestService({
      ...{ notifications, post, promises, checks: every(PLACE_CHECKS) },
      unwitnessed: every(UNWITNESSED_ENTRIES),
    });
    return {
      resolvers: [new OverviewResolver(overview, new KeeperService({ audit }))],
      jobs: {
        tasks: { [DIGEST_TASK]: () => digest.tell() },
        // In UTC: 06:23 by the provider's clock in summer and in winter, and later that day if no server ran then.
        crontab: [`23 5,6 * * * ${DIGEST_TASK} ?fill=12h`],
      },
    };
  },
});
