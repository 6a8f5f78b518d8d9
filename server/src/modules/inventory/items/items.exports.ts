import {
  ITEM_TYPES,
  ITEM_TYPE_TABLE,
  LEGAL_CLASSES,
  LEGAL_CLASS_TABLE,
  STORAGE_TABLE,
} from '@sideline/schema/inventory/vocabulary';
import { DEFAULT_ORDERS, LIST_ORDERS, SORT_DIRECTIONS } from '@sideline/schema/lists';
import { z } from 'zod';
import { flag, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { pounds, yesNo } from '../../../platform/export/table.js';
import type { StockItemService } from './stock-item.service.js';

/** The list of items as a file. */
export const itemExports = (stockItems: StockItemService): ListExports => ({
  stockItems: listExport({
    mirrors: 'Query.stockItems',
    filters: z.strictObject({
      text,
      itemType: z.enum(ITEM_TYPES).optional(),
      legalClass: z.enum(LEGAL_CLASSES).optional(),
      state: z.enum(['in_stock', 'out_of_stock', 'low']).optional(),
      isActive: flag,
      by: z.enum(LIST_ORDERS.stockItems).default(DEFAULT_ORDERS.stockItems.by),
      direction: z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS.stockItems.direction),
    }),
    page: (context, { by, direction, ...filter }, page) =>
      stockItems.list(context, filter, page, { by, direction }),
    // The heads of an import, so that the file can be changed and taken back.
    columns: [
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Name', value: ({ name }) => name },
      { title: 'Type', value: ({ itemType }) => ITEM_TYPE_TABLE[itemType].label },
      { title: 'Legal class', value: ({ legalClass }) => legalClass && LEGAL_CLASS_TABLE[legalClass].label },
      { title: 'Controlled drug schedule', value: ({ controlledSchedule }) => controlledSchedule },
      { title: 'Needs a witness', value: ({ isWitnessed }) => yesNo(isWitnessed) },
      { title: 'Formulary key', value: ({ drug }) => drug },
      { title: 'Strength', value: ({ strength }) => strength },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Units per pack', value: ({ unitsPerPack }) => unitsPerPack },
      { title: 'Tracks lots', value: ({ isBatchTracked }) => yesNo(isBatchTracked) },
      { title: 'Has expiry date', value: ({ hasExpiry }) => yesNo(hasExpiry) },
      { title: 'Has serial numbers', value: ({ isSerialised }) => yesNo(isSerialised) },
      { title: 'Storage', value: ({ storage }) => STORAGE_TABLE[storage].label },
      { title: 'Barcode', value: ({ barcode }) => barcode },
      { title: 'Least shelf life in days', value: ({ minShelfLifeDays }) => minShelfLifeDays },
      { title: 'Single use', value: ({ isSingleUse }) => yesNo(isSingleUse) },
      { title: 'Service interval in days', value: ({ serviceIntervalDays }) => serviceIntervalDays },
      { title: 'Cylinder litres', value: ({ cylinderLitres }) => cylinderLitres },
      { title: 'Notes', value: ({ notes }) => notes },
      { title: 'On hand', value: ({ onHand }) => onHand },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
});
