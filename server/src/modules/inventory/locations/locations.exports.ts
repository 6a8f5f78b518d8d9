import {
  LOCATION_KINDS,
  LOCATION_KIND_TABLE,
  LOCATION_TYPES,
  LOCATION_TYPE_TABLE,
} from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { pounds, yesNo } from '../../../platform/export/table.js';
import type { StockLocationService } from './stock-location.service.js';

/** The list of locations as a file. */
export const locationExports = (stockLocations: StockLocationService): ListExports => ({
  stockLocations: listExport({
    mirrors: 'Query.stockLocations',
    filters: z.strictObject({
      id,
      text,
      kind: z.enum(LOCATION_KINDS).optional(),
      type: z.enum(LOCATION_TYPES).optional(),
      parentId: id,
      isActive: flag,
    }),
    page: (context, filter, page) => stockLocations.list(context, filter, page),
    columns: [
      { title: 'Location', value: ({ name }) => name },
      { title: 'Type', value: ({ type }) => type && LOCATION_TYPE_TABLE[type].label },
      { title: 'Kind', value: ({ kind }) => LOCATION_KIND_TABLE[kind].label },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
      { title: 'Location id', value: ({ id: locationId }) => locationId },
      { title: 'Within', value: ({ parentId }) => parentId },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
    ],
  }),
});
