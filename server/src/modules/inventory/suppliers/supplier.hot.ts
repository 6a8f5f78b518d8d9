/** A supplier `s` as the schema words it. */
export const SUPPLIER_JSON = `json_build_object(
  'id', s.id, 'name', s.name, 'accountNumber', s.account_number, 'contactName', s.contact_name, 'email', s.email,
  'phone', s.phone, 'leadDays', s.lead_days, 'terms', s.terms, 'notes', s.notes, 'isActive', s.is_active,
  'version', s.version)`;

/** SQL: the price of an offer on a day, one row or none. If a day has several entries, the latest applies. */
export const priceOn = (supplierItemId: string, day: string): string => `(
  SELECT pr.pack_price_pence, pr.valid_from FROM supplier_price pr
  WHERE pr.supplier_item_id = ${supplierItemId} AND pr.valid_from <= ${day}::date
  ORDER BY pr.valid_from DESC, pr.id DESC LIMIT 1)`;

/** An offer `o` with its supplier `s`, its item `i` and today's price `p`, as the schema words it. */
export const SUPPLIER_ITEM_JSON = `json_build_object(
  'id', o.id, 'supplierId', o.supplier_id, 'itemId', o.item_id, 'supplierSku', o.supplier_sku,
  'packQuantity', o.pack_quantity, 'leadDays', o.lead_days, 'isPreferred', o.is_preferred, 'isActive', o.is_active,
  'version', o.version, 'supplierName', s.name, 'itemName', i.name, 'sku', i.sku, 'unit', i.unit,
  'packPricePence', p.pack_price_pence, 'priceSince', p.valid_from)`;

/** What `SUPPLIER_ITEM_JSON` needs beside the offer. `day` is a parameter, or a day that we wrote ourselves. */
export const supplierItemJoins = (day: string): string => `
  JOIN supplier s ON s.id = o.supplier_id JOIN stock_item i ON i.id = o.item_id
  LEFT JOIN LATERAL ${priceOn('o.id', day)} p ON true`;
