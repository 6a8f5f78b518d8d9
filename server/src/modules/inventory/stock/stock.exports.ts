import { quantityText } from '@sideline/schema/inventory/quantity';
import { ITEM_TYPE_TABLE, MOVE_REASON_TABLE, MOVE_SOURCE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { flag, id } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, yesNo } from '../../../platform/export/table.js';
import { NO_ENTRIES } from '../../audit/audit.service.js';
import { readMoves } from './stock-move.hot.js';
import type { StockReadingService } from './stock-reading.service.js';

/** Rules, moves, shortages and the stock of a location as files. */
export const stockExports = (stockReading: StockReadingService): ListExports => ({
  stockRules: listExport({
    mirrors: 'Query.stockItem',
    filters: z.strictObject({ itemId: id, locationId: id }),
    page: (context, filter, page) => stockReading.rules(context, filter, page),
    // The heads of an import, so that the file can be changed and taken back.
    columns: [
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      { title: 'Order multiple', value: ({ orderMultiple }) => orderMultiple },
      { title: 'Replenished from', value: ({ replenishFromName }) => replenishFromName },
    ],
  }),
  stockAtLocation: listExport({
    mirrors: 'Query.stockAtLocation',
    filters: z.strictObject({ locationId: uuid('Choose the location.') }),
    page: (context, { locationId }, page) => stockReading.lotsAtLocation(context, locationId, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Type', value: ({ itemType }) => ITEM_TYPE_TABLE[itemType].label },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'First to expire', value: ({ earliestExpiry }) => earliestExpiry },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      {
        title: 'Lots',
        value: ({ lots }) =>
          lots
            .flatMap(({ lot, quantity }) => (lot === null ? [] : [`${lot}: ${quantityText(quantity)}`]))
            .join(', '),
      },
    ],
  }),
  stockShortages: listExport({
    mirrors: 'Query.stockShortages',
    filters: z.strictObject({ locationId: id, eventId: id, isSettled: flag }),
    page: (context, filter, page) => stockReading.shortages(context, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Used at', value: ({ move }) => moment(move.occurredAt) },
      { title: 'Item', value: ({ move }) => move.itemName },
      { title: 'Lot', value: ({ move }) => move.lot },
      { title: 'Missing', value: ({ move }) => move.quantity },
      { title: 'Unit', value: ({ move }) => move.unit },
      { title: 'Taken from', value: ({ locationName }) => locationName },
      { title: 'Used by', value: ({ move }) => move.performedByName },
      { title: 'Event', value: ({ move }) => move.eventName },
      { title: 'PRF', value: ({ move }) => move.customPrfId },
      { title: 'Settled at', value: ({ settledAt }) => moment(settledAt) },
      { title: 'Settled by', value: ({ settledByName }) => settledByName },
      { title: 'Finding', value: ({ settledReason }) => settledReason },
    ],
  }),
  stockMoves: listExport({
    mirrors: 'Query.stockMoves',
    filters: z.strictObject({ itemId: id, batchId: id, locationId: id }),
    page: (context, filter, page) => readMoves(context, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Moved at', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Recorded at', value: ({ recordedAt }) => moment(recordedAt) },
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Made by', value: ({ source }) => MOVE_SOURCE_TABLE[source].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'Reversed', value: ({ reversedBy }) => yesNo(reversedBy !== null) },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
});
