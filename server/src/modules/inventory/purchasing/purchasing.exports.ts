import { PURCHASE_ORDER_STATES } from '@sideline/schema/inventory/purchase-order-transitions';
import { PURCHASE_ORDER_STATE_TABLE } from '@sideline/schema/inventory/purchasing';
import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, pounds, yesNo } from '../../../platform/export/table.js';
import type { ExpiringStockService } from './expiring-stock.service.js';
import type { LowStockService } from './low-stock.service.js';
import type { PurchaseOrderService } from './purchase-order.service.js';
import { EXPIRY_HORIZONS } from './purchasing.types.js';

/** Purchase orders, low stock and expiring stock as files. */
export const purchasingExports = ({
  purchaseOrders,
  lowStock,
  expiringStock,
}: {
  readonly purchaseOrders: PurchaseOrderService;
  readonly lowStock: LowStockService;
  readonly expiringStock: ExpiringStockService;
}): ListExports => ({
  purchaseOrders: listExport({
    mirrors: 'Query.purchaseOrders',
    filters: z.strictObject({
      text,
      state: z.enum(PURCHASE_ORDER_STATES).optional(),
      supplierId: id,
      itemId: id,
      isOverdue: flag,
    }),
    page: (context, filter, page) => purchaseOrders.list(context, filter, page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'State', value: ({ state }) => PURCHASE_ORDER_STATE_TABLE[state].label },
      { title: 'Deliver to', value: ({ deliveryLocationName }) => deliveryLocationName },
      { title: 'Expected', value: ({ expectedOn }) => expectedOn },
      { title: 'Overdue', value: ({ isOverdue }) => yesNo(isOverdue) },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
    ],
  }),
  lowStock: listExport({
    mirrors: 'Query.lowStock',
    filters: z.strictObject({ text, locationId: id, supplierId: id, isUnordered: flag, isOut: flag }),
    page: (context, filter, page) => lowStock.list(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'On hand', value: ({ onHand }) => onHand },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      { title: 'On order', value: ({ onOrder }) => onOrder },
      { title: 'In transit', value: ({ inTransit }) => inTransit },
      { title: 'Days of cover', value: ({ daysOfCover }) => daysOfCover },
      { title: 'Quantity needed', value: ({ wanted }) => wanted },
      { title: 'Replenished from', value: ({ replenishFromName }) => replenishFromName },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'Packs', value: ({ packs }) => packs },
      { title: 'Unit', value: ({ unit }) => unit },
    ],
  }),
  expiringStock: listExport({
    mirrors: 'Query.expiringStock',
    filters: z.strictObject({ text, locationId: id, within: z.enum(EXPIRY_HORIZONS).optional() }),
    page: (context, filter, page) => expiringStock.list(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Expiry', value: ({ expiresOn }) => expiresOn },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Blocked', value: ({ isBlocked }) => yesNo(isBlocked) },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
    ],
  }),
});
