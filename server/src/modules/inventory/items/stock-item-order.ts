import type { OrderColumns } from '../../../platform/lists/ordering.js';
import type { KeysetColumn } from '../../../platform/lists/paging.js';

const ID: KeysetColumn = { expression: 'i.id', type: 'uuid' };

/** The orders of the list of items, of a row `i`; each has its index. */
export const STOCK_ITEM_ORDERS: OrderColumns<'stockItems'> = {
  name: [{ expression: 'name_folded(i.name)', type: 'text' }, ID],
  sku: [{ expression: 'lower(i.sku)', type: 'text' }, ID],
};
