import { stockValue } from '../items/stock-item.hot.js';

/** A location `p` as the schema words it. */
export const STOCK_LOCATION_JSON = `json_build_object(
  'id', p.id, 'name', p.name, 'type', p.location_type, 'kind', p.kind, 'parentId', p.parent_id,
  'parentName', (SELECT o.name FROM stock_location o WHERE o.id = p.parent_id),
  'deliveryAddress', p.delivery_address, 'isActive', p.is_active, 'version', p.version,
  'valuePence', ${stockValue('b.location_id = p.id')})`;

/** SQL: where suppliers deliver to a place: its own address, or that of the nearest place that it is in; null without any. */
export const deliveryAddressOf = (place: string): string => `(
  WITH RECURSIVE above AS (
    SELECT a.parent_id, a.delivery_address, 0 AS height FROM stock_location a WHERE a.id = ${place}
    UNION ALL
    SELECT o.parent_id, o.delivery_address, a.height + 1 FROM above a JOIN stock_location o ON o.id = a.parent_id
      WHERE a.delivery_address IS NULL)
  SELECT a.delivery_address FROM above a ORDER BY a.height DESC LIMIT 1)`;

/**
 * SQL: the name of a location where its bag is not in sight. A pouch is named with its bag, 'Bag 03 / Airway', because each
 * bag has pouches of the same names.
 */
export const placeName = (place: string): string =>
  `CASE WHEN ${place}.kind = 'pouch' THEN concat((SELECT n.name FROM stock_location n WHERE n.id = ${place}.parent_id), ' / ', ${place}.name) ELSE ${place}.name END`;
