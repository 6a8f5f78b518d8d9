import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashOf, newSecret } from '../src/platform/secrets/secrets.js';

/**
 * A provider's stock after years: 5,000 items at 200 places, and a ledger that begins a year ago or longer. Every year is
 * alike, so what is on the shelves and what was used of late is the same however long the ledger is.
 */

export const ITEMS = 5_000;
export const PLACES = 200;
const SUPPLIERS = 40;
/** Places that hold an item, each with a rule and some of both of its lots. */
const PLACES_OF_AN_ITEM = 4;
const LOTS_OF_AN_ITEM = 2;
/** What is on the shelves now: an opening move each. */
const OPENING = ITEMS * PLACES_OF_AN_ITEM * LOTS_OF_AN_ITEM;
/** Of a lot that was bought, moved, used up and, in the end, wasted. */
const MOVES_OF_A_LOT = 10;
/** With what is on the shelves, the first hundred thousand moves are one year. */
const MOVES_A_YEAR = 100_000 - OPENING;
const SECONDS_OF_A_LOT = (365 * 86_400 * MOVES_OF_A_LOT) / MOVES_A_YEAR;
const ADMINS_SESSIONS = 400;
const LOTS_AT_ONCE = 10_000;

/** SQL: the id of the nth of a kind, which is two hexadecimal digits. */
const id = (kind: string, n: string): string =>
  `('${kind}000000-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;
const item = (n: string): string => id('0a', n);
const place = (n: string): string => id('0b', n);
const supplierOf = (n: string): string => id('0c', `(${n}) % ${String(SUPPLIERS)}`);
const lotNow = (n: string, lot: string): string => id('0d', `(${n}) * ${String(LOTS_OF_AN_ITEM)} + ${lot}`);
const lotOnce = (c: string): string => id('0e', c);
/** SQL: the kth place that holds the nth item: the main store, and three of the others. */
const holder = (n: string, k: string): string =>
  place(`CASE WHEN ${k} = 0 THEN 0 ELSE 1 + ((${n}) * 7 + (${k}) * 61) % ${String(PLACES - 1)} END`);
const virtual = (name: Parameters<typeof virtualLocation>[0]): string => `'${virtualLocation(name)}'::uuid`;

const BALANCE_COLUMNS = 'item_id, batch_id, batch_key, location_id, is_source, is_real, quantity';
const MOVE_COLUMNS = `id, posting_id, line, item_id, batch_id, from_location_id, to_location_id, quantity, reason, source_kind,
  performed_by, occurred_at, recorded_at, unit_cost_pence, from_balance, to_balance`;

/** Session tokens of administrators, as they are in the cookie. */
export type StockTokens = readonly string[];

/** All but the ledger. Runs with the owner's connection. */
export const seedStock = async (owner: pg.Client): Promise<StockTokens> => {
  const admin = randomUUID();
  await owner.query(
    `INSERT INTO app_user (id, email, password_hash, role, first_name, last_name, created_at)
     VALUES ($1, 'stock@sideline.test', 'none', 'admin', 'Robin', 'Hale', now())`,
    [admin],
  );
  const tokens = Array.from({ length: ADMINS_SESSIONS }, () => newSecret());
  await owner.query(
    `INSERT INTO session (id, token_hash, device_key, user_id, created_at, last_seen_at, expires_at, address)
     SELECT gen_random_uuid(), hash, gen_random_bytes(32), $2, now(), now(), now() + interval '10 hours', '127.0.0.1'
     FROM unnest($1::bytea[]) AS hash`,
    [tokens.map(hashOf), admin],
  );
  const [items, places] = [
    `generate_series(0, ${String(ITEMS - 1)})`,
    `generate_series(0, ${String(PLACES - 1)})`,
  ];
  const holders = `${items} AS n, generate_series(0, ${String(PLACES_OF_AN_ITEM - 1)}) AS k`;
  const lots = `generate_series(0, ${String(LOTS_OF_AN_ITEM - 1)}) AS j`;
  // One place in twenty has too little of an item.
  const amount = 'CASE WHEN (n + k) % 20 = 0 THEN 3 ELSE 20 END';
  await owner.query(`
    INSERT INTO stock_location (id, name, location_type, kind, created_at)
    SELECT ${place('n')}, 'Place ' || n, 'main_storage_box', 'place', now() FROM ${places} AS n;
    INSERT INTO supplier (id, name, created_at)
    SELECT ${supplierOf('n')}, 'Supplier ' || n, now() FROM generate_series(0, ${String(SUPPLIERS - 1)}) AS n;
    INSERT INTO stock_item (id, sku, name, item_type, unit, created_at)
    SELECT ${item('n')}, 'SKU' || n, 'Dressing ' || n, (ARRAY['consumable', 'medicine', 'fluid', 'equipment'])[1 + n % 4], 'each', now()
    FROM ${items} AS n;
    INSERT INTO supplier_item (id, supplier_id, item_id, supplier_sku, pack_quantity, is_preferred, created_at)
    SELECT ${id('0f', 'n')}, ${supplierOf('n')}, ${item('n')}, 'S' || n, 10, true, now() FROM ${items} AS n;
    INSERT INTO stock_rule (item_id, location_id, minimum, par, order_multiple, replenish_from_id, updated_at)
    SELECT ${item('n')}, ${holder('n', 'k')}, 10, 30, 1, CASE WHEN k > 0 THEN ${place('0')} END, now() FROM ${holders};
    INSERT INTO stock_batch (id, item_id, lot, expires_on, supplier_id, unit_cost_pence, status, created_at)
    SELECT ${lotNow('n', 'j')}, ${item('n')}, 'N' || j, current_date + (n * 37 + j * 211) % 760 - 15, ${supplierOf('n')},
           CASE WHEN n % 500 <> 3 THEN 20 + n % 900 END,
           CASE WHEN j > 0 THEN 'available' WHEN n % 200 = 0 THEN 'recalled' WHEN n % 200 = 1 THEN 'quarantined' ELSE 'available' END,
           now()
    FROM ${items} AS n, ${lots};
    INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
    SELECT ${id('10', 'n')}, 'opening ' || n, '', (SELECT id FROM app_user WHERE email = 'stock@sideline.test'), now()
    FROM ${items} AS n;
    INSERT INTO stock_move (${MOVE_COLUMNS})
    SELECT gen_random_uuid(), ${id('10', 'n')}, k * ${String(LOTS_OF_AN_ITEM)} + j, ${item('n')}, ${lotNow('n', 'j')},
           ${virtual('opening')}, ${holder('n', 'k')}, ${amount}, 'opening', 'opening',
           (SELECT id FROM app_user WHERE email = 'stock@sideline.test'), now() - interval '400 days', now(),
           CASE WHEN n % 500 <> 3 THEN 20 + n % 900 END, 0, ${amount}
    FROM ${holders}, ${lots};
    INSERT INTO stock_balance (${BALANCE_COLUMNS})
    SELECT ${item('n')}, ${lotNow('n', 'j')}, ${lotNow('n', 'j')}, ${holder('n', 'k')}, false, true, ${amount} FROM ${holders}, ${lots};
    INSERT INTO stock_balance (${BALANCE_COLUMNS})
    SELECT ${item('n')}, ${lotNow('n', 'j')}, ${lotNow('n', 'j')}, ${virtual('opening')}, true, false, -sum(${amount})
    FROM ${holders}, ${lots} GROUP BY n, j;
    INSERT INTO purchase_order (id, number, supplier_id, delivery_location_id, state, expected_on, created_at, created_by)
    SELECT ${id('11', 'n')}, 'PO-' || n, ${supplierOf('n')}, ${place('0')}, (ARRAY['ordered', 'part_received', 'closed'])[1 + n % 3],
           current_date + n % 30 - 10, now(), (SELECT id FROM app_user WHERE email = 'stock@sideline.test')
    FROM generate_series(0, 89) AS n;
    INSERT INTO purchase_order_line (id, order_id, line, supplier_item_id, item_id, location_id, packs, pack_quantity, pack_price_pence)
    SELECT ${id('12', 'n * 20 + l')}, ${id('11', 'n')}, l, ${id('0f', 'n % 40 + l * 40')}, ${item('n % 40 + l * 40')}, ${place('0')}, 2, 10, 900
    FROM generate_series(0, 89) AS n, generate_series(0, 19) AS l;
    INSERT INTO stock_transfer (id, number, from_location_id, to_location_id, state, created_at, created_by)
    SELECT ${id('13', 'n')}, 'TR-' || n, ${place('0')}, ${place('1 + n')}, CASE WHEN n < 60 THEN 'draft' ELSE 'dispatched' END, now(),
           (SELECT id FROM app_user WHERE email = 'stock@sideline.test')
    FROM generate_series(0, 119) AS n;
    INSERT INTO stock_transfer_line (id, transfer_id, line, item_id, quantity)
    SELECT ${id('14', 'n * 10 + l')}, ${id('13', 'n')}, l, ${item('n * 10 + l')}, 2
    FROM generate_series(0, 119) AS n, generate_series(0, 9) AS l`);
  return tokens;
};

/** So that the ledger has so many moves: what was bought and used up before what is there already. */
export const growLedger = async (owner: pg.Client, from: number, to: number): Promise<void> => {
  // Keys are not looked up in other tables a million times: they are made here.
  await owner.query('SET session_replication_role = replica');
  const lotsOf = (moves: number): number => Math.max(0, Math.ceil((moves - OPENING) / MOVES_OF_A_LOT));
  for (let first = lotsOf(from); first < lotsOf(to); first += LOTS_AT_ONCE) {
    const cycles = `(SELECT c, c % ${String(ITEMS)} AS n, 1 + c % 3 AS k,
        now() - (c + 1) * interval '${SECONDS_OF_A_LOT.toFixed(3)} seconds' AS at
      FROM generate_series(${String(first)}, ${String(Math.min(first + LOTS_AT_ONCE, lotsOf(to)) - 1)}) AS c) w`;
    const [there, cost] = [holder('n', 'k'), '20 + n % 900'];
    const balance = (location: string, isSource: boolean, isReal: boolean, quantity: number): string =>
      `SELECT ${item('n')}, ${lotOnce('c')}, ${lotOnce('c')}, ${location}, ${String(isSource)}, ${String(isReal)}, ${String(quantity)}, at::date + 730 FROM ${cycles}`;
    await owner.query(`
      INSERT INTO stock_batch (id, item_id, lot, expires_on, supplier_id, unit_cost_pence, created_at)
      SELECT ${lotOnce('c')}, ${item('n')}, 'C' || c, at::date + 730, ${supplierOf('n')}, ${cost}, at FROM ${cycles};
      INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
      SELECT ${id('15', 'c')}, 'lot ' || c, '', (SELECT id FROM app_user WHERE email = 'stock@sideline.test'), at FROM ${cycles};
      INSERT INTO stock_move (${MOVE_COLUMNS})
      SELECT gen_random_uuid(), ${id('15', 'c')}, m, ${item('n')}, ${lotOnce('c')},
             CASE m WHEN 0 THEN ${virtual('supplier')} WHEN 1 THEN ${place('0')} ELSE ${there} END,
             CASE m WHEN 0 THEN ${place('0')} WHEN 1 THEN ${there} WHEN 9 THEN ${virtual('waste')} ELSE ${virtual('consumed')} END,
             CASE WHEN m < 2 THEN 20 WHEN m < 9 THEN 2 ELSE 6 END,
             CASE m WHEN 0 THEN 'received' WHEN 1 THEN 'moved' WHEN 9 THEN (ARRAY['expired', 'damaged', 'wasted'])[1 + c % 3] ELSE 'used' END,
             'usage', (SELECT id FROM app_user WHERE email = 'stock@sideline.test'), at, at, ${cost}, 0, 0
      FROM ${cycles}, generate_series(0, 9) AS m;
      INSERT INTO stock_balance (${BALANCE_COLUMNS}, expires_on)
      ${[
        balance(virtual('supplier'), true, false, -20),
        balance(place('0'), false, true, 0),
        balance(there, false, true, 0),
        balance(virtual('consumed'), false, false, 14),
        balance(virtual('waste'), false, false, 6),
      ].join(' UNION ALL ')}`);
  }
  await owner.query('RESET session_replication_role');
  await owner.query('VACUUM ANALYZE');
};
