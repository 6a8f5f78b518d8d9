import { PAPERS } from '@sideline/schema/inventory/reversal';
import { VIRTUAL_LOCATION_TABLE } from '@sideline/schema/inventory/vocabulary';
import { HOME_ZONE } from '@sideline/schema/local-day';
import type { Context } from '../../../platform/context.js';
import {
  jsonConnection,
  jsonPageSql,
  type JsonConnection,
  type JsonPage,
} from '../../../platform/database/json-page.js';
import { jsonObject, JsonRows, withRest } from '../../../platform/database/json-rows.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { badInput } from '../../../platform/errors.js';
import { decodeCursor, pageRead, type PageRequest } from '../../../platform/lists/paging.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type { DrugRegisterEntry } from './controlled-drugs.types.js';

/** A restricted record is not named here, because no reason was asked for. */
const SHOWN = 'm.prf_id IS NOT NULL AND NOT prf_is_restricted(m.prf_id, r.patient_id)';

const WASTE = `'${VIRTUAL_LOCATION_TABLE.waste.id}'`;
const SUPPLIER = `'${VIRTUAL_LOCATION_TABLE.supplier.id}'`;

/** The person or place that it came from or went to: the supplier of the lot by name, where it came from one. */
const PARTY = `CASE WHEN m.from_location_id = ${SUPPLIER} THEN coalesce((SELECT s.name FROM supplier s WHERE s.id = b.supplier_id), o.name)
                ELSE o.name END`;

/**
 * An entry: the move `m` as the location $2 sees it, with what is there after it in `m.balance`. An amount that the
 * location's books did not hold changes nothing there: `m.change` is 0. Columns are in the order of the register's page.
 */
const ENTRY = jsonObject('DrugRegisterEntry', {
  id: 'm.id',
  sequence: 'm.sequence',
  occurredAt: moment('m.occurred_at'),
  reason: 'm.reason',
  party: PARTY,
  lot: 'b.lot',
  eventName: 'e.name',
  customPrfId: `CASE WHEN ${SHOWN} THEN r.custom_prf_id END`,
  amountIn: 'CASE WHEN m.change > 0 THEN m.quantity ELSE 0 END',
  amountOut: `CASE WHEN m.change < 0 AND m.to_location_id <> ${WASTE} THEN m.quantity ELSE 0 END`,
  wasted: `CASE WHEN m.change < 0 AND m.to_location_id = ${WASTE} THEN m.quantity ELSE 0 END`,
  unbooked: 'CASE WHEN h.move_id IS NOT NULL THEN m.quantity ELSE 0 END',
  settlement:
    "CASE WHEN f.id IS NULL THEN NULL WHEN f.from_location_id = h.location_id THEN 'found' ELSE 'written_off' END",
  settlementReason: 'CASE WHEN f.id IS NOT NULL THEN h.settled_reason END',
  settledBySequence: 'CASE WHEN f.from_location_id = h.location_id THEN f.sequence END',
  settlesSequence:
    "(SELECT v.sequence FROM stock_move v WHERE m.source_kind = 'shortage' AND m.reverses IS NULL AND v.id = m.source_id)",
  balance: 'm.balance',
  performedByName: "concat_ws(' ', u.first_name, u.last_name)",
  givenByName: 'y.given_by',
  isGiverNotAllowed: 'y.may_give IS FALSE',
  witnessedByName: "CASE WHEN w.id IS NOT NULL THEN concat_ws(' ', w.first_name, w.last_name) END",
  witnessedLaterAt: moment('l.witnessed_at'),
  authorisedName: 'x.authorised_name',
  authorisedRole: 'x.authorised_role',
  destructionMethod: 'x.method',
  reverses: 'm.reverses',
  reversesSequence: '(SELECT v.sequence FROM stock_move v WHERE v.id = m.reverses)',
  isReversed: 'EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)',
  paper: `CASE WHEN m.source_id IS NOT NULL AND m.source_kind IN (${PAPERS.map((paper) => `'${paper}'`).join(', ')}) THEN m.source_kind END`,
  note: 'm.note',
});

/** The rows joined to an entry. */
const ENTRY_REST = `json_build_object('recordedAt', ${moment('m.recorded_at')}, 'batchId', m.batch_id, 'eventId', m.event_id,
  'prfId', CASE WHEN ${SHOWN} THEN m.prf_id END)`;

const ENTRY_JOINS = `
  JOIN stock_location o ON o.id = CASE WHEN m.change > 0 OR (m.change = 0 AND m.reverses IS NOT NULL) THEN m.from_location_id
    ELSE m.to_location_id END
  LEFT JOIN stock_shortage h ON h.move_id = m.id AND h.location_id = $2
  LEFT JOIN stock_move f ON f.posting_id = h.settled_posting_id AND f.source_kind = 'shortage' AND f.source_id = m.id
    AND f.reverses IS NULL
  JOIN app_user u ON u.id = m.performed_by
  LEFT JOIN controlled_giver y ON y.move_id = m.id
  LEFT JOIN controlled_witness l ON l.move_id = m.id
  LEFT JOIN app_user w ON w.id = coalesce(m.witnessed_by, l.witnessed_by)
  LEFT JOIN controlled_destruction x ON x.posting_id = m.posting_id AND m.reason = 'destroyed'
  LEFT JOIN stock_batch b ON b.id = m.batch_id
  LEFT JOIN event e ON e.event_id = m.event_id
  LEFT JOIN prf r ON r.id = m.prf_id`;

const CHANGE = 'CASE WHEN m.to_location_id = $2 THEN m.quantity ELSE -m.quantity END';
const HERE = '$2 IN (m.from_location_id, m.to_location_id)';

/**
 * Stock that was used from the location but was not in its books, and corrections of it: such moves are from 'Shortage', or
 * back to it.
 */
const UNBOOKED = `stock_shortage s CROSS JOIN LATERAL (
      SELECT d.* FROM stock_move d WHERE d.id = s.move_id UNION ALL SELECT d.* FROM stock_move d WHERE d.reverses = s.move_id) m
    WHERE s.item_id = $1 AND s.location_id = $2`;

/** The moves of a register with their `change`; each part ends in `rest`, so that it reads no more than a page. */
const entriesSql = (rest = ''): string => `
    (SELECT m.*, ${CHANGE} AS change FROM stock_move m WHERE m.item_id = $1 AND ${HERE} ${rest})
    UNION ALL (SELECT m.*, 0 FROM ${UNBOOKED} ${rest})`;

/** Where a page continues: after which entry, and the balance before it. */
const CURSOR = [
  { expression: 'm.sequence', type: 'integer' },
  { expression: 'balance', type: 'text' },
] as const;

/** `carried` of `page` are the entries with their running `balance`; $5 is the entry of having read them, $6 the size of the page. */
const registerPage = (page: string, isTurned: boolean): string => `WITH ${page}
  SELECT p.*, audit_append($5::jsonb) FROM (${jsonPageSql(
    `SELECT ${ENTRY.sql} AS node, ${ENTRY_REST} AS rest, m.place,
       json_build_array(m.sequence::text, (m.balance - m.change)::text) AS values
     FROM (SELECT c.*, row_number() OVER (ORDER BY c.sequence ${isTurned ? 'ASC' : 'DESC'}) AS place FROM carried c) m ${ENTRY_JOINS}`,
    '$6::integer',
    ['rest'],
    isTurned,
  )}) p`;

/** After entry $3, before which $4 was there. */
const REGISTER_PAGE = registerPage(
  `page AS MATERIALIZED (
    SELECT e.* FROM (${entriesSql(`AND ($3::bigint IS NULL OR m.sequence < $3::bigint)
      ORDER BY m.sequence DESC LIMIT $6::integer + 1`)}) e ORDER BY e.sequence DESC LIMIT $6::integer + 1
  ), start AS (
    SELECT coalesce($4::numeric, (SELECT sum(b.quantity) FROM stock_balance b
      WHERE b.item_id = $1 AND b.location_id = $2 AND b.is_real), 0) AS balance
  ), carried AS (
    SELECT p.*, s.balance - coalesce(sum(p.change) OVER (ORDER BY p.sequence DESC
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS balance
    FROM page p CROSS JOIN start s
  )`,
  false,
);

/** Before entry $3 in the list, so made later. That entry is read too: what was there after it is $4 and its own change. */
const REGISTER_PAGE_BACK = registerPage(
  `page AS MATERIALIZED (
    SELECT e.* FROM (${entriesSql(`AND ($3::bigint IS NULL OR m.sequence >= $3::bigint)
      ORDER BY m.sequence LIMIT $6::integer + 2`)}) e ORDER BY e.sequence LIMIT $6::integer + 2
  ), carried AS (
    SELECT s.* FROM (
      SELECT p.*, coalesce($4::numeric, 0) + sum(p.change) OVER (ORDER BY p.sequence) AS balance FROM page p) s
    WHERE $3::bigint IS NULL OR s.sequence > $3::bigint
  )`,
  true,
);

/**
 * The register of an item ($1) at a location ($2), the latest entry first, in one statement. The balance is carried: the first
 * page starts from what is there now, the last from nothing, every other from its cursor, so that no page adds up the years
 * before it.
 */
export const readRegister = async (
  context: Context,
  register: { readonly itemId: string; readonly locationId: string },
  page: PageRequest,
  entry: string,
): Promise<JsonConnection<DrugRegisterEntry>> => {
  const { after, limit, isBackward } = pageRead(page);
  const field = isBackward ? 'before' : 'after';
  const [from, carried] =
    typeof after === 'string' ? decodeCursor(after, CURSOR, field) : ([null, null] as const);
  if (typeof carried === 'string' && !/^-?\d{1,11}(\.\d{1,3})?$/.test(carried))
    throw badInput([{ field, code: 'bad_cursor', message: 'This is not a cursor of this list.' }]);
  const [read] = await readRows<JsonPage & { rest: string }>(
    context.manager,
    isBackward ? REGISTER_PAGE_BACK : REGISTER_PAGE,
    [register.itemId, register.locationId, from, carried, entry, limit - 1],
  );
  if (read === undefined) throw new Error('A statement that adds up gave no row');
  return jsonConnection(
    read,
    new JsonRows<DrugRegisterEntry>(read.nodes, ENTRY.shape, withRest(read.rest)),
    page,
    async () => {
      const [counted] = await context.manager.query<[{ count: number }]>(
        `SELECT ((SELECT count(*) FROM stock_move m WHERE m.item_id = $1 AND ${HERE})
           + (SELECT count(*) FROM ${UNBOOKED}))::integer AS count`,
        [register.itemId, register.locationId],
      );
      return counted.count;
    },
  );
};

/** Entries made from one day to another of the provider's, in the register's order, the earliest first. */
export const readRegisterLines = async (
  context: Context,
  asked: {
    readonly itemId: string;
    readonly locationId: string;
    /** YYYY-MM-DD, both included. */
    readonly from: string | null;
    readonly to: string | null;
  },
  most: number,
): Promise<readonly DrugRegisterEntry[]> => {
  const rows = await context.manager.query<{ node: DrugRegisterEntry; rest: object }[]>(
    `SELECT ${ENTRY.sql} AS node, ${ENTRY_REST} AS rest
     FROM (SELECT e.*, sum(e.change) OVER (ORDER BY e.sequence) AS balance FROM (${entriesSql()}) e) m ${ENTRY_JOINS}
     WHERE ($3::date IS NULL OR (m.recorded_at AT TIME ZONE '${HOME_ZONE}')::date >= $3::date)
       AND ($4::date IS NULL OR (m.recorded_at AT TIME ZONE '${HOME_ZONE}')::date <= $4::date)
     ORDER BY m.sequence LIMIT ${String(most)}`,
    [asked.itemId, asked.locationId, asked.from, asked.to],
  );
  return rows.map(({ node, rest }) => Object.assign(node, rest));
};

/** A register `x` (item `i`, place `p`), as a row of the list. */
export const REGISTER_JSON = `json_build_object(
  'itemId', i.id, 'itemName', i.name, 'strength', i.strength, 'schedule', i.controlled_schedule, 'unit', i.unit,
  'locationId', p.id, 'locationName', p.name, 'locationKind', p.kind, 'balance', x.balance,
  'lastCountedAt', ${moment('c.counted_at')}, 'lastCountedByName', c.counted_by_name,
  'isDisputed', EXISTS (SELECT FROM controlled_discrepancy d JOIN controlled_count n ON n.id = d.count_id
    WHERE d.closed_at IS NULL AND n.item_id = i.id AND n.location_id = p.id))`;

/** The last count of it before a witness, by an index. */
export const REGISTER_JOINS = `
  LEFT JOIN LATERAL (
    SELECT c.counted_at, concat_ws(' ', u.first_name, u.last_name) AS counted_by_name
    FROM controlled_count c JOIN app_user u ON u.id = c.counted_by
    WHERE c.item_id = i.id AND c.location_id = p.id AND c.check_id IS NULL ORDER BY c.counted_at DESC, c.id DESC LIMIT 1) c ON true`;

/** A count `c` with its discrepancy `d`. */
export const COUNT_JSON = `json_build_object(
  'id', c.id, 'itemId', c.item_id, 'itemName', ${itemNameSql()}, 'unit', i.unit, 'locationId', c.location_id, 'locationName', p.name,
  'occasion', c.occasion, 'expected', c.expected, 'counted', c.counted, 'countedAt', ${moment('c.counted_at')},
  'countedByName', concat_ws(' ', u.first_name, u.last_name), 'witnessedByName', CASE WHEN w.id IS NOT NULL THEN concat_ws(' ', w.first_name, w.last_name) END,
  'eventId', c.event_id, 'eventName', e.name, 'note', c.note, 'differs', d.count_id IS NOT NULL,
  'closedAt', ${moment('d.closed_at')},
  'closedByName', CASE WHEN v.id IS NOT NULL THEN concat_ws(' ', v.first_name, v.last_name) END,
  'outcome', d.outcome, 'finding', d.finding)`;

export const COUNT_JOINS = `
  JOIN stock_item i ON i.id = c.item_id JOIN stock_location p ON p.id = c.location_id
  JOIN app_user u ON u.id = c.counted_by LEFT JOIN app_user w ON w.id = c.witnessed_by
  LEFT JOIN event e ON e.event_id = c.event_id
  LEFT JOIN app_user v ON v.id = d.closed_by`;
