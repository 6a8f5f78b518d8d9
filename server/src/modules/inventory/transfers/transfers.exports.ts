import { TRANSFER_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import { z } from 'zod';
import { flag, given, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, pounds } from '../../../platform/export/table.js';
import type { TransferService } from './transfer.service.js';

/** The list of transfers as a file. */
export const transferExports = (transfers: TransferService): ListExports => ({
  stockTransfers: listExport({
    mirrors: 'Query.stockTransfers',
    filters: z.strictObject({
      text,
      state: z.enum(TRANSFER_STATES).optional(),
      itemId: id,
      locationId: id,
      eventId: id,
      isInTransit: flag,
    }),
    page: (context, filter, page) => transfers.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'State', value: ({ state }) => TRANSFER_STATE_TABLE[state].label },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
      { title: 'Notes', value: ({ notes }) => notes },
    ],
  }),
});
