import { stockValue } from '../items/stock-item.hot.js';

/** A location `p` as the schema words it. */
export const STOCK_LOCATION_JSON = `json_build_object(
  'id', p.id, 'name', p.name, 'type', p.location_type, 'kind', p.kind, 'parentId', p.parent_id,
  'parentName', (SELECT o.name FROM stock_location o WHERE o.id = p.parent_id),
  'isActive', p.is_active, 'version', p.version,
  'valuePence', ${stockValue('b.location_id = p.id')})`;

/**
 * SQL: the name of a location where its bag is not in sight. A pouch is named with its bag, 'Bag 03 / Airway', because each
 * bag has pouches of the same names.
 */
export const placeName = (place: string): string =>
  `CASE WHEN ${place}.kind = 'pouch' THEN concat((SELECT n.name FROM stock_location n WHERE n.id = ${place}.parent_id), ' / ', ${place}.name) ELSE ${place}.name END`;
