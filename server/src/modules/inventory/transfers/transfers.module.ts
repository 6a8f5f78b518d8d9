import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { STOCK_PROMISES, TRANSFER_DRAFTS } from '../purchasing/purchasing.ports.js';
import type { PostingService } from '../stock/posting.service.js';
import type { StockSteps } from '../stock/stock-steps.service.js';
import { TRANSFER_PROMISES } from './transfer.hot.js';
import { TransferResolver } from './transfer.resolver.js';
import { TransferService } from './transfer.service.js';
import { transferExports } from './transfers.exports.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockPosting: PostingService;
  readonly stockSteps: StockSteps;
}

export const transfersModule = defineModule({
  name: 'inventory/transfers',
  scope: 'stock',
  impersonal: {
    stock_transfer: 'What goes from one place to another; who drafted it counts as the account’s activity.',
    stock_transfer_line: 'How much of an item was requested.',
    stock_transfer_pick: 'How much of a lot left, and arrived.',
    stock_transfer_receipt: 'That something arrived, and who received it.',
    stock_transfer_discrepancy: 'A discrepancy in a delivery.',
  },
  start: ({ audit, stockPosting, stockSteps }: Needs) => {
    const transfers = new TransferService({ audit, posting: stockPosting, steps: stockSteps });
    return {
      services: { transfers },
      resolvers: [new TransferResolver(transfers)],
      exports: transferExports(transfers),
      contributes: [
        STOCK_PROMISES.takes(TRANSFER_PROMISES),
        TRANSFER_DRAFTS.takes({
          draft: (context, key, routes) => transfers.draftRoutes(context, key, routes),
          draftedWith: (context, key) => transfers.draftedWith(context, key),
        }),
      ],
    };
  },
});
