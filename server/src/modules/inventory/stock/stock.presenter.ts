import {
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LOCATION_TYPE_TABLE,
  LOCATION_TYPES,
  locationTypeOf,
} from '@sideline/schema/inventory/vocabulary';
import { z } from 'zod';
import type { StockLocation } from '../locations/stock-location.entity.js';
import type { StockRow } from './stock.types.js';

const TYPE_LABELS = LOCATION_TYPES.map((type) => LOCATION_TYPE_TABLE[type].label);

/** A location of spec section 3, in the specification's words. */
export const locationBody = z
  .object({
    location_id: z.uuid(),
    location_name: z.string(),
    location_type: z.enum(TYPE_LABELS).nullable(),
  })
  .meta({ id: 'StockLocation' });

/** What POST and PUT take (spec section 7). A type is a label or a key; the id of the path counts. */
export const newLocationBody = z.object({
  location_name: z.string(),
  location_type: z
    .string()
    .meta({ examples: TYPE_LABELS })
    .transform((text) => locationTypeOf(text) ?? text),
});

export const presentLocation = ({ id, name, type }: StockLocation): z.input<typeof locationBody> => ({
  location_id: id,
  location_name: name,
  location_type: type === null ? null : LOCATION_TYPE_TABLE[type].label,
});

/** A stock row of spec section 3. */
export const stockRowBody = z
  .object({
    item_id: z.uuid(),
    item_name: z.string(),
    item_type: z.enum(ITEM_TYPES.map((type) => ITEM_TYPE_TABLE[type].label)),
    quantity: z.number(),
  })
  .meta({ id: 'StockRow' });

export const presentStockRow = ({
  itemId,
  itemName,
  itemType,
  quantity,
}: StockRow): z.input<typeof stockRowBody> => ({
  item_id: itemId,
  item_name: itemName,
  item_type: ITEM_TYPE_TABLE[itemType].label,
  quantity,
});
