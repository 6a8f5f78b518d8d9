import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { pounds, yesNo } from '../../../platform/export/table.js';
import type { SupplierService } from './supplier.service.js';

/** Suppliers and what they sell as files. */
export const supplierExports = (suppliers: SupplierService): ListExports => ({
  suppliers: listExport({
    mirrors: 'Query.suppliers',
    filters: z.strictObject({ text, isActive: flag }),
    page: (context, filter, page) => suppliers.list(context, filter, page),
    columns: [
      { title: 'Supplier', value: ({ name }) => name },
      { title: 'Account number', isForAdmins: true, value: ({ accountNumber }) => accountNumber },
      { title: 'Contact', value: ({ contactName }) => contactName },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'Phone', value: ({ phone }) => phone },
      { title: 'Lead days', value: ({ leadDays }) => leadDays },
      { title: 'Terms', isForAdmins: true, value: ({ terms }) => terms },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
  supplierItems: listExport({
    mirrors: 'Query.supplierItems',
    filters: z.strictObject({ text, supplierId: id, itemId: id, isPreferred: flag, isActive: flag }),
    page: (context, filter, page) => suppliers.items(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'Supplier’s code', value: ({ supplierSku }) => supplierSku },
      { title: 'Pack', value: ({ packQuantity }) => packQuantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Price of a pack', isForAdmins: true, value: ({ packPricePence }) => pounds(packPricePence) },
      { title: 'Price since', isForAdmins: true, value: ({ priceSince }) => priceSince },
      { title: 'Lead days', value: ({ leadDays }) => leadDays },
      { title: 'Preferred', value: ({ isPreferred }) => yesNo(isPreferred) },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
});
