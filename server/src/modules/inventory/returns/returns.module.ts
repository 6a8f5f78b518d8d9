import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { StockBatchService } from '../batches/stock-batch.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { StockSteps } from '../stock/stock-steps.service.js';
import type { TransferService } from '../transfers/transfer.service.js';
import { ExpiringDraftsResolver } from './expiring-drafts.resolver.js';
import { ExpiringDraftsService } from './expiring-drafts.service.js';
import { ReturnResolver } from './return.resolver.js';
import { ReturnService } from './return.service.js';
import { returnExports } from './returns.exports.js';

interface Needs {
  readonly audit: AuditService;
  readonly rights: RightsService;
  readonly stockBatches: StockBatchService;
  readonly stockPosting: PostingService;
  readonly stockSteps: StockSteps;
  readonly transfers: TransferService;
}

export const returnsModule = defineModule({
  name: 'inventory/returns',
  scope: 'stock',
  impersonal: {
    stock_return:
      'A return of stock. By law, the record of a destruction names the authorised person, and is kept for as long as the register.',
    stock_return_line: 'The quantity of a lot that is returned.',
  },
  start: ({ audit, rights, stockBatches, stockPosting, stockSteps, transfers }: Needs) => {
    const stockReturns = new ReturnService({
      ...{ audit, rights, batches: stockBatches, posting: stockPosting, steps: stockSteps },
    });
    const expiringDrafts = new ExpiringDraftsService({ returns: stockReturns, transfers });
    return {
      services: { stockReturns },
      resolvers: [new ReturnResolver(stockReturns), new ExpiringDraftsResolver(expiringDrafts)],
      exports: returnExports(stockReturns),
    };
  },
});
