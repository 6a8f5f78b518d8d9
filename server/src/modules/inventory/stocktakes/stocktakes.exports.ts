import { STOCKTAKE_SCOPE_TABLE, STOCKTAKE_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { ITEM_TYPE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import { flag, given, id } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, pounds } from '../../../platform/export/table.js';
import type { StocktakeService } from './stocktake.service.js';

/** The list of stocktakes as a file. */
export const stocktakeExports = (stocktakes: StocktakeService): ListExports => ({
  stocktakes: listExport({
    mirrors: 'Query.stocktakes',
    filters: z.strictObject({ state: z.enum(STOCKTAKE_STATES).optional(), locationId: id, isOpen: flag }),
    page: (context, filter, page) => stocktakes.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'State', value: ({ state }) => STOCKTAKE_STATE_TABLE[state].label },
      { title: 'What is counted', value: ({ scope }) => STOCKTAKE_SCOPE_TABLE[scope].label },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Type', value: ({ itemType }) => itemType && ITEM_TYPE_TABLE[itemType].label },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Counted', value: ({ countedCount }) => countedCount },
      {
        title: 'Value of differences',
        isForAdmins: true,
        value: ({ variancePence }) => pounds(variancePence),
      },
      { title: 'Round', value: ({ round }) => round },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
    ],
  }),
});
