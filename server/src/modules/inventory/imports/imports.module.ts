import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostingService } from '../stock/posting.service.js';
import { StockImportResolver } from './stock-import.resolver.js';
import { stockImportRoutes } from './stock-import.routes.js';
import { StockImportService } from './stock-import.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly stockPosting: PostingService;
}

export const importsModule = defineModule({
  name: 'inventory/imports',
  scope: 'stock',
  start: ({ audit, stockPosting }: Needs) => {
    const stockImports = new StockImportService({ audit, posting: stockPosting });
    return {
      resolvers: [new StockImportResolver(stockImports)],
      routes: { 'stock-import': stockImportRoutes({ stockImports }) },
    };
  },
});
