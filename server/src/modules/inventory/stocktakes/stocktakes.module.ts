import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { StockSteps } from '../stock/stock-steps.service.js';
import { StocktakeResolver } from './stocktake.resolver.js';
import { StocktakeService } from './stocktake.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockPosting: PostingService;
  readonly stockSteps: StockSteps;
}

export const stocktakesModule = defineModule({
  name: 'inventory/stocktakes',
  start: ({ audit, stockPosting, stockSteps }: Needs) => {
    const stocktakes = new StocktakeService({ audit, posting: stockPosting, steps: stockSteps });
    return { services: { stocktakes }, resolvers: [new StocktakeResolver(stocktakes)] };
  },
});
