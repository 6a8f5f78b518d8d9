import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { StockSteps } from '../stock/stock-steps.service.js';
import { StocktakeResolver } from './stocktake.resolver.js';
import { StocktakeService } from './stocktake.service.js';
import { stocktakeExports } from './stocktakes.exports.js';

interface Needs {
  readonly audit: AuditService;
  readonly rights: RightsService;
  readonly stockPosting: PostingService;
  readonly stockSteps: StockSteps;
}

export const stocktakesModule = defineModule({
  name: 'inventory/stocktakes',
  scope: 'stock',
  impersonal: {
    stocktake: 'What is counted; who opened it counts as the account’s activity.',
    stocktake_counter: 'Which accounts count.',
    stocktake_line: 'How much of a lot was counted, and by which account.',
    stocktake_count: 'The same, each time.',
  },
  start: ({ audit, rights, stockPosting, stockSteps }: Needs) => {
    const stocktakes = new StocktakeService({ audit, rights, posting: stockPosting, steps: stockSteps });
    return {
      services: { stocktakes },
      resolvers: [new StocktakeResolver(stocktakes)],
      exports: stocktakeExports(stocktakes),
    };
  },
});
