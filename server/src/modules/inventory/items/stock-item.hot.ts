/** SQL: the name of an item, with its strength if the name does not include it, as in `itemWords`. `item` is its alias. */
export const itemNameSql = (item = 'i'): string =>
  `CASE WHEN ${item}.strength IS NULL OR position(${item}.strength IN ${item}.name) > 0 THEN ${item}.name
    ELSE ${item}.name || ' ' || ${item}.strength END`;

/**
 * SQL: the value, in pence, of the balances `b` that a condition selects: quantity × the lot's unit cost. Stock without a
 * cost is left out; null if no lot has a cost.
 */
export const stockValue = (condition: string): string =>
  `(SELECT round(sum(b.quantity * b.unit_cost_pence)) FROM stock_balance b WHERE b.is_held AND ${condition})`;

/** An item `i` as the schema words it, for statements of this module and of those that show items. */
export const STOCK_ITEM_JSON = `json_build_object(
  'id', i.id, 'sku', i.sku, 'name', i.name, 'itemType', i.item_type, 'legalClass', i.legal_class,
  'controlledSchedule', i.controlled_schedule, 'isWitnessed', i.is_witnessed, 'drug', i.drug, 'strength', i.strength,
  'unit', i.unit, 'unitsPerPack', i.units_per_pack, 'isBatchTracked', i.is_batch_tracked, 'hasExpiry', i.has_expiry,
  'isSerialised', i.is_serialised, 'storage', i.storage, 'barcode', i.barcode,
  'minShelfLifeDays', i.min_shelf_life_days, 'isSingleUse', i.is_single_use,
  'serviceIntervalDays', i.service_interval_days, 'cylinderLitres', i.cylinder_litres, 'notes', i.notes,
  'isActive', i.is_active, 'version', i.version,
  'onHand', (SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b WHERE b.item_id = i.id AND b.is_real),
  'valuePence', ${stockValue('b.item_id = i.id')})`;

/** SQL: the usable stock of an item at a place on a day: neither expired nor blocked. Stock is low if this is below its rule. */
export const usableStock = (item: string, place: string, day: string): string => `(
  SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
  WHERE b.item_id = ${item} AND b.location_id = ${place} AND b.is_held
    AND (l.id IS NULL OR (l.status = 'available' AND coalesce(l.expires_on >= ${day}, true))))`;
