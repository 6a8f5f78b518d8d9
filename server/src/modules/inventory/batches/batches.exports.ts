import { BATCH_STATUSES, BATCH_STATUS_TABLE } from '@sideline/schema/inventory/vocabulary';
import { DEFAULT_ORDERS, LIST_ORDERS, SORT_DIRECTIONS } from '@sideline/schema/lists';
import { z } from 'zod';
import { day, flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { pounds, yesNo } from '../../../platform/export/table.js';
import type { StockBatchService } from './stock-batch.service.js';

/** Lots and serial numbers as a file. */
export const batchExports = (stockBatches: StockBatchService): ListExports => ({
  stockBatches: listExport({
    mirrors: 'Query.stockBatches',
    filters: z.strictObject({
      itemId: id,
      text,
      status: z.enum(BATCH_STATUSES).optional(),
      expiresBy: day,
      serviceDueBy: day,
      isInStock: flag,
      hasFault: flag,
      by: z.enum(LIST_ORDERS.stockBatches).default(DEFAULT_ORDERS.stockBatches.by),
      direction: z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS.stockBatches.direction),
    }),
    page: (context, { by, direction, ...filter }, page) =>
      stockBatches.listWithPlaces(context, filter, page, { by, direction }),
    columns: [
      { title: 'Item', value: ({ batch }) => batch.itemName },
      { title: 'Lot', value: ({ batch }) => batch.lot },
      { title: 'Serial number', value: ({ batch }) => batch.serial },
      { title: 'Expiry', value: ({ batch }) => batch.expiresOn },
      { title: 'Expired', value: ({ batch }) => yesNo(batch.isExpired) },
      { title: 'State', value: ({ batch }) => BATCH_STATUS_TABLE[batch.status].label },
      { title: 'Reference', value: ({ batch }) => batch.statusReference },
      { title: 'Reason', value: ({ batch }) => batch.statusReason },
      { title: 'Where', value: ({ places }) => places },
      { title: 'On hand', value: ({ batch }) => batch.onHand },
      { title: 'Last service', value: ({ batch }) => batch.lastServiceOn },
      { title: 'Next service', value: ({ batch }) => batch.nextServiceOn },
      { title: 'Faults', value: ({ batch }) => batch.openFaults },
      { title: 'Percent left', value: ({ batch }) => batch.percentLeft },
      { title: 'Unit cost', isForAdmins: true, value: ({ batch }) => pounds(batch.unitCostPence) },
      { title: 'Notes', value: ({ batch }) => batch.notes },
    ],
  }),
});
