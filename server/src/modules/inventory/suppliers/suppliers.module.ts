import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { SupplierItem } from './supplier-item.entity.js';
import { Supplier } from './supplier.entity.js';
import { SupplierResolver } from './supplier.resolver.js';
import { SupplierService } from './supplier.service.js';
import { supplierExports } from './suppliers.exports.js';
import { supplierData } from './suppliers.personal-data.js';

export const suppliersModule = defineModule({
  name: 'inventory/suppliers',
  scope: 'purchasing',
  entities: [Supplier, SupplierItem],
  personalData: [supplierData],
  impersonal: {
    supplier_item: 'What a company sells, in which packs.',
    supplier_price: 'The price of that, and who entered it.',
  },
  start: ({ audit }: { readonly audit: AuditService }) => {
    const suppliers = new SupplierService({ audit });
    return {
      services: { suppliers },
      resolvers: [new SupplierResolver(suppliers)],
      exports: supplierExports(suppliers),
    };
  },
});
