import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { CLOSE_CHECKS } from '../../events/events.ports.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import { RecordStockService } from './record-stock.service.js';
import { STOCK_UNEXPLAINED } from './usage-close.hot.js';
import { USAGE_EXPORTS } from './usage.exports.js';
import { usageData } from './usage.personal-data.js';
import { CREW_BAG } from './usage.ports.js';
import { UsageResolver } from './usage.resolver.js';
import { usageRoutes } from './usage.routes.js';
import { UsageService } from './usage.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockPosting: PostingService;
  readonly rights: RightsService;
  readonly witnesses: WitnessService;
}

export const usageModule = defineModule({
  name: 'inventory/usage',
  scope: 'stock',
  personalData: [usageData],
  impersonal: {
    stock_shortage: 'That more was used than the books of a place showed, and who settled it.',
  },
  start: ({ audit, stockPosting: posting, rights, witnesses }: Needs, { every }) => {
    const usage = new UsageService({ audit, posting, rights, bags: every(CREW_BAG) });
    return {
      services: { recordStock: new RecordStockService({ audit, posting, witnesses }) },
      resolvers: [new UsageResolver(usage)],
      routes: { 'inventory-usage': usageRoutes({ usage }) },
      exports: USAGE_EXPORTS,
      contributes: [CLOSE_CHECKS.takes(STOCK_UNEXPLAINED)],
    };
  },
});
