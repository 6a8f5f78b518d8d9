import { RETURN_KIND_TABLE, RETURN_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { RETURN_KINDS, RETURN_STATES } from '@sideline/schema/inventory/return-transitions';
import { z } from 'zod';
import { flag, given, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, pounds } from '../../../platform/export/table.js';
import type { ReturnService } from './return.service.js';

/** The list of returns as a file. */
export const returnExports = (stockReturns: ReturnService): ListExports => ({
  stockReturns: listExport({
    mirrors: 'Query.stockReturns',
    filters: z.strictObject({
      text,
      state: z.enum(RETURN_STATES).optional(),
      kind: z.enum(RETURN_KINDS).optional(),
      eventId: id,
      orderId: id,
      isOpen: flag,
    }),
    page: (context, filter, page) => stockReturns.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Kind', value: ({ kind }) => RETURN_KIND_TABLE[kind].label },
      { title: 'State', value: ({ state }) => RETURN_STATE_TABLE[state].label },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName, supplierName }) => toName ?? supplierName },
      { title: 'Order', value: ({ orderNumber }) => orderNumber },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Credit', isForAdmins: true, value: ({ creditPence }) => pounds(creditPence) },
      { title: 'Credit note', value: ({ creditReference }) => creditReference },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
    ],
  }),
});
