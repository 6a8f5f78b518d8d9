import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { itemExports } from './items.exports.js';
import { StockItem } from './stock-item.entity.js';
import { StockItemResolver } from './stock-item.resolver.js';
import { StockItemService } from './stock-item.service.js';

export const itemsModule = defineModule({
  name: 'inventory/items',
  scope: 'stock',
  entities: [StockItem],
  start: ({ audit }: { readonly audit: AuditService }) => {
    const stockItems = new StockItemService({ audit });
    return {
      services: { stockItems },
      resolvers: [new StockItemResolver(stockItems)],
      exports: itemExports(stockItems),
    };
  },
});
