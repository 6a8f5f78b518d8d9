import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { locationExports } from './locations.exports.js';
import { StockLocation } from './stock-location.entity.js';
import { StockLocationResolver } from './stock-location.resolver.js';
import { StockLocationService } from './stock-location.service.js';

export const locationsModule = defineModule({
  name: 'inventory/locations',
  scope: 'stock',
  entities: [StockLocation],
  impersonal: {
    stock_keeper: 'Which accounts are responsible for a place.',
  },
  start: ({ audit }: { readonly audit: AuditService }) => {
    const stockLocations = new StockLocationService({ audit });
    return {
      services: { stockLocations },
      resolvers: [new StockLocationResolver(stockLocations)],
      exports: locationExports(stockLocations),
    };
  },
});
