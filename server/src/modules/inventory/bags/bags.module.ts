import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { CLOSE_CHECKS } from '../../events/events.ports.js';
import type { StockBatchService } from '../batches/stock-batch.service.js';
import type { ControlledDrugService } from '../controlled-drugs/controlled-drugs.service.js';
import type { PostingService } from '../stock/posting.service.js';
import { EVENT_BAGS } from '../../event-figures/event-figures.ports.js';
import { OVERVIEW_FIGURES, PLACE_CHECKS } from '../overview/overview.ports.js';
import { EVENT_PLACES, PLACE_LEVELS } from '../replenishment/replenishment.ports.js';
import { CREW_BAG } from '../usage/usage.ports.js';
import { BagCheckService } from './bag-check.service.js';
import { BAGS_OF_EVENT } from './bag-figures.hot.js';
import { BAGS_NOT_BACK } from './bag-close.hot.js';
import { BagPackingService } from './bag-packing.service.js';
import { BagResolver } from './bag.resolver.js';
import { BAG_CHECKS_DUE, BAG_EVENT_PLACES, BAG_LEVELS, BAGS_NOT_READY } from './bag-places.hot.js';
import { BagService } from './bag.service.js';
import { bagExports } from './bags.exports.js';
import { bagData } from './bags.personal-data.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockBatches: StockBatchService;
  readonly stockPosting: PostingService;
  readonly controlledDrugs: ControlledDrugService;
}

export const bagsModule = defineModule({
  name: 'inventory/bags',
  scope: 'stock',
  personalData: [bagData],
  impersonal: {
    stock_bag: 'A bag with its kit, its seal and its next check.',
    bag_readiness: 'How long the contents of a bag keep it ready.',
    bag_touched: 'Which bags an open transaction has touched.',
    stock_pouch: 'A pouch of a bag, with its seal.',
    bag_check: 'That a bag was checked, by which account, and what was missing.',
    bag_check_line: 'How much of an item a bag held.',
    bag_step:
      'Who moved a bag to another step, and why; the people who had it are in the table of assignments.',
  },
  start: ({ audit, stockBatches, stockPosting, controlledDrugs }: Needs, { clock, behind }) => {
    const bags = new BagService({ audit });
    const bagPacking = new BagPackingService({ audit, bags, posting: stockPosting });
    const bagChecks = new BagCheckService({
      ...{ audit, bags, batches: stockBatches, posting: stockPosting, controlledDrugs },
    });
    return {
      services: { bags, bagPacking, bagChecks },
      resolvers: [new BagResolver(bags, bagPacking, bagChecks)],
      exports: bagExports(bags),
      jobs: {
        tasks: { 'let-bag-checks-lapse': () => bags.letChecksLapse(behind.manager, clock()) },
        crontab: ['12 2 * * * let-bag-checks-lapse'],
      },
      contributes: [
        CLOSE_CHECKS.takes(BAGS_NOT_BACK),
        EVENT_PLACES.takes(BAG_EVENT_PLACES),
        PLACE_LEVELS.takes(BAG_LEVELS),
        EVENT_BAGS.takes(BAGS_OF_EVENT),
        OVERVIEW_FIGURES.takes(BAGS_NOT_READY),
        PLACE_CHECKS.takes(BAG_CHECKS_DUE),
        CREW_BAG.takes({ bagOf: (context, eventId) => bags.bagOfCaller(context, eventId) }),
      ],
    };
  },
});
