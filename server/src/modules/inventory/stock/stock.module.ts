import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockLocationService } from '../locations/stock-location.service.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import { PostingService } from './posting.service.js';
import { StockControlService } from './stock-control.service.js';
import { stockLocationRoutes } from './stock-locations.routes.js';
import { StockReadingService } from './stock-reading.service.js';
import { StockSteps } from './stock-steps.service.js';
import { stockExports } from './stock.exports.js';
import { StockResolver } from './stock.resolver.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockLocations: StockLocationService;
  readonly witnesses: WitnessService;
}

export const stockModule = defineModule({
  name: 'inventory/stock',
  scope: 'stock',
  impersonal: {
    stock_posting: 'Who moved stock, and when; it counts as the account’s activity.',
    stock_move:
      'Ids of records and accounts beside an item and a quantity. The id of an erased record or account stays, and refers to nothing.',
    stock_balance: 'How much of an item is where.',
    stock_step: 'Who moved a transfer, a return or a stocktake on, and why.',
  },
  start: ({ audit, stockLocations, witnesses }: Needs) => {
    const stockPosting = new PostingService({ audit, witnesses });
    const stockReading = new StockReadingService({ audit });
    const stockControl = new StockControlService({ audit, posting: stockPosting });
    return {
      services: { stockPosting, stockReading, stockControl, stockSteps: new StockSteps({ audit }) },
      resolvers: [new StockResolver(stockReading, stockControl, stockPosting)],
      routes: { 'inventory-locations': stockLocationRoutes({ stockLocations, stockReading }) },
      exports: stockExports(stockReading),
    };
  },
});
