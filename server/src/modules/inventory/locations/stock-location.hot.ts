import { stockValue } from '../items/stock-item.hot.js';

/** A location `p` as the schema words it. */
export const STOCK_LOCATION_JSON = `json_build_object(
  'id', p.id, 'name', p.name, 'type', p.location_type, 'kind', p.kind, 'parentId', p.parent_id,
  'parentName', (SELECT o.name FROM stock_location o WHERE o.id = p.parent_id),
  'isActive', p.is_active, 'version', p.version,
  'valuePence', ${stockValue('b.location_id = p.id')})`;
