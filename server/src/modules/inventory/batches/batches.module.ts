import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockItemService } from '../items/stock-item.service.js';
import { batchExports } from './batches.exports.js';
import { StockBatch } from './stock-batch.entity.js';
import { StockBatchResolver } from './stock-batch.resolver.js';
import { StockBatchService } from './stock-batch.service.js';

export const batchesModule = defineModule({
  name: 'inventory/batches',
  scope: 'stock',
  entities: [StockBatch],
  impersonal: {
    stock_batch: 'A lot of an item, and who quarantined or recalled it.',
    stock_service: 'That a piece of equipment was serviced.',
    stock_fault: 'What is wrong with a piece of equipment, and who reported it.',
  },
  start: ({ audit, stockItems }: { readonly audit: AuditService; readonly stockItems: StockItemService }) => {
    const stockBatches = new StockBatchService({ audit, items: stockItems });
    return {
      services: { stockBatches },
      resolvers: [new StockBatchResolver(stockBatches)],
      exports: batchExports(stockBatches),
    };
  },
});
