import { MOVE_SOURCE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { flag, id, inOrder, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, yesNo } from '../../../platform/export/table.js';
import { connectionFrom, pageRead } from '../../../platform/lists/paging.js';
import { NO_ENTRIES } from '../../audit/audit.service.js';
import { countUsage, readUsage } from './usage.hot.js';

/** Usage logs as a file. */
export const USAGE_EXPORTS: ListExports = {
  stockUsage: listExport({
    mirrors: 'Query.stockUsage',
    filters: inOrder(
      z.strictObject({
        text,
        itemId: id,
        performedById: id,
        eventId: id,
        locationId: id,
        mine: flag,
        isException: flag,
        from: instant.optional(),
        to: instant.optional(),
      }),
    ),
    // The file's own entry of the trail says that it was read.
    page: async (context, filter, page) =>
      connectionFrom(await readUsage(context, filter, pageRead(page), NO_ENTRIES), page, () =>
        countUsage(context, filter, true),
      ),
    columns: [
      { title: 'Used at', value: ({ move }) => moment(move.occurredAt) },
      { title: 'Item', value: ({ move }) => move.itemName },
      { title: 'Lot', value: ({ move }) => move.lot },
      { title: 'Quantity', value: ({ move }) => move.quantity },
      { title: 'Unit', value: ({ move }) => move.unit },
      { title: 'Taken from', value: ({ locationName }) => locationName },
      { title: 'Used by', value: ({ move }) => move.performedByName },
      { title: 'Witnessed by', value: ({ move }) => move.witnessedByName },
      { title: 'Event', value: ({ move }) => move.eventName },
      { title: 'PRF', value: ({ move }) => move.customPrfId },
      { title: 'Entered in', value: ({ move }) => MOVE_SOURCE_TABLE[move.source].label },
      { title: 'Not in the books', value: ({ isShort }) => yesNo(isShort) },
      { title: 'Returned', value: ({ move }) => yesNo(move.reversedBy !== null) },
      { title: 'Note', value: ({ move }) => move.note },
    ],
  }),
};
