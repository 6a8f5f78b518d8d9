import { HOME_ZONE } from '@sideline/schema/local-day';
import type { CloseCheckSql } from '../../events/event-close.types.js';
import { replenishmentSql } from './replenishment.hot.js';

interface Parts {
  readonly promises: Iterable<string>;
  readonly places: Iterable<string>;
  readonly levels: Iterable<string>;
}

/**
 * SQL: the id of the point for each item at each place. It changes with the quantity, because only the quantity that
 * was shown has been waived.
 */
const pointId = (quantity: string): string =>
  `overlay(overlay(md5(concat(n.line ->> 'locationId', n.line ->> 'itemId', trim_scale(${quantity}))) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid`;
/** A check is SQL over the event alone, so its day is the database's, by the provider's calendar. */
const TODAY = `(now() AT TIME ZONE '${HOME_ZONE}')::date`;
const amount = (field: string): string => `(n.line ->> '${field}')::numeric`;

/** The lines of an event's replenishment that meet a condition, as points: the same as on the Replenish page. */
const linesWhere = (
  key: CloseCheckSql['key'],
  { promises, places, levels }: Parts,
  quantity: string,
  isOpen: string,
): CloseCheckSql => ({
  key,
  // Contributions of other modules are available when the first event is checked.
  get sql() {
    const read = replenishmentSql(TODAY, [...promises], [...places], [...levels], () => '0');
    return `SELECT ${pointId(quantity)} AS item_id, $1::uuid::text || '/replenish' AS reference,
        concat(trim_scale(${quantity}), ' × ', n.line ->> 'itemName', ', ', n.line ->> 'locationName') AS label, r."endsAt"::timestamptz AS at
      FROM (${read}) r CROSS JOIN LATERAL json_array_elements(r.lines) AS n (line) WHERE ${isOpen}`;
  },
});

const USABLE = `(${amount('back')} - ${amount('unusable')})`;

/** What an event's bags and places still need, and nobody has drafted or ordered (operations section 1). */
export const stockToReplenish = (parts: Parts): CloseCheckSql =>
  linesWhere(
    'stock_to_replenish',
    parts,
    `${amount('par')} - ${USABLE} - ${amount('incoming')} - ${amount('onOrder')}`,
    `${amount('par')} > ${USABLE} + ${amount('incoming')} + ${amount('onOrder')}`,
  );

/** Stock that went out and neither came back nor was recorded. Shortages have a separate check. */
export const stockVariance = (parts: Parts): CloseCheckSql =>
  linesWhere('stock_variance', parts, `abs(${amount('variance')})`, `${amount('variance')} <> 0`);
