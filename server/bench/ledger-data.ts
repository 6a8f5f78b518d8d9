import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Seeded } from './seed.js';

/** The books of a large provider: 400 kinds of item in three lots each, at 60 places, and years of moves between them. */

const LOTS = 1_200;
const LOTS_AN_ITEM = 3;
const PLACES = 60;
/** Each lot is at so many places, which are so far apart. */
const PLACES_A_LOT = 8;
const STEP = 7;
const SLOTS = LOTS * PLACES_A_LOT;
/** Every so many items is a controlled drug. */
const CONTROLLED = 33;
const BATCH = 100_000;

export interface Holding {
  readonly itemId: string;
  readonly batchId: string;
}
export interface Ledger {
  readonly items: readonly string[];
  readonly places: readonly string[];
  /** What can be used at each place without a witness, in the order of `places`. */
  readonly usable: readonly (readonly Holding[])[];
  /** Controlled drugs, and where each is kept. */
  readonly registers: readonly { readonly itemId: string; readonly locationId: string }[];
}

const idOf = (kind: string, place: number): string => {
  const hex = createHash('md5')
    .update(`${kind} ${String(place)}`)
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};
const list = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => idOf(kind, place));

const items = list('item', LOTS / LOTS_AN_ITEM);
const lots = list('lot', LOTS);
const places = list('place', PLACES);

const itemOf = (lot: number): number => Math.floor(lot / LOTS_AN_ITEM);
const isControlled = (item: number): boolean => item % CONTROLLED === 0;

const LEDGER: Ledger = (() => {
  const usable: Holding[][] = places.map(() => []);
  const registers: { itemId: string; locationId: string }[] = [];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const lot = Math.floor(slot / PLACES_A_LOT);
    const place = (lot + (slot % PLACES_A_LOT) * STEP) % PLACES;
    const [itemId = '', batchId = ''] = [items[itemOf(lot)], lots[lot]];
    if (isControlled(itemOf(lot))) registers.push({ itemId, locationId: places[place] ?? '' });
    else usable[place]?.push({ itemId, batchId });
  }
  return { items, places, usable, registers };
})();

/** Items, lots, places and rules; nothing where they are there. */
const seedThings = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, has_expiry, controlled_schedule, is_witnessed, created_at)
     SELECT id, 'BENCH-' || place, 'Bench item ' || place, CASE WHEN is_drug THEN 'medicine' ELSE 'consumable' END, 'each', true, true,
            CASE WHEN is_drug THEN 2 END, is_drug, now()
     FROM unnest($1::uuid[], $2::boolean[]) WITH ORDINALITY AS made (id, is_drug, place) ON CONFLICT (id) DO NOTHING`,
    [items, items.map((_, item) => isControlled(item))],
  );
  await owner.query(
    `INSERT INTO stock_batch (id, item_id, lot, expires_on, unit_cost_pence, created_at)
     SELECT id, item_id, 'L' || place, '2099-12-31', 125, now()
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS made (id, item_id, place) ON CONFLICT (id) DO NOTHING`,
    [lots, lots.map((_, lot) => items[itemOf(lot)])],
  );
  await owner.query(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at)
     SELECT id, 'Bench store ' || place, 'main_storage_box', 'place', now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, place) ON CONFLICT (id) DO NOTHING`,
    [places],
  );
  await owner.query(
    `INSERT INTO stock_rule (item_id, location_id, minimum, par, order_multiple, updated_at)
     SELECT id, ($2::uuid[])[1 + (place * 3 + offset_by) % ${String(PLACES)}], 5, 50, 1, now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, place), unnest('{0,7}'::integer[]) AS offset_by
     ON CONFLICT (item_id, location_id) DO NOTHING`,
    [items, places],
  );
};

/**
 * Moves `from` to `to`: by turns a delivery of a thousand to every lot at every place, and a use of one of each. Half a quarter of
 * them are of a record. What each side held after a move is in no page that is measured.
 */
const addMoves = async (
  owner: pg.Client,
  from: number,
  to: number,
  { userIds, prfs }: Seeded,
): Promise<void> => {
  const slot = `n % ${String(SLOTS)}`;
  const isUse = `(n / ${String(SLOTS)}) % 2 = 1`;
  const lot = `(${slot}) / ${String(PLACES_A_LOT)}`;
  const place = `($3::uuid[])[1 + (${lot} + (${slot}) % ${String(PLACES_A_LOT)} * ${String(STEP)}) % ${String(PLACES)}]`;
  const [supplier, consumed] = [
    `'${virtualLocation('supplier')}'::uuid`,
    `'${virtualLocation('consumed')}'::uuid`,
  ];
  await owner.query('BEGIN');
  // What the keys of a million rows name is there; checking it would take most of the time.
  await owner.query('SET LOCAL session_replication_role = replica');
  await owner.query(
    `INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
     SELECT md5('posting ' || p)::uuid, 'bench ' || p, 'bench', $3, now() FROM generate_series($1::integer / 10, ($2::integer - 1) / 10) AS p`,
    [from, to, userIds[0]],
  );
  await owner.query(
    `INSERT INTO stock_move (id, posting_id, line, item_id, batch_id, from_location_id, to_location_id, quantity, reason, source_kind,
                             event_id, prf_id, performed_by, witnessed_by, occurred_at, recorded_at, unit_cost_pence, from_balance, to_balance)
     SELECT gen_random_uuid(), md5('posting ' || n / 10)::uuid, 1 + n % 10, item, lot, CASE WHEN is_use THEN place ELSE ${supplier} END,
            CASE WHEN is_use THEN ${consumed} ELSE place END, CASE WHEN is_use THEN 1 ELSE 1000 END,
            CASE WHEN is_use THEN 'used' ELSE 'received' END, CASE WHEN is_use THEN 'usage' ELSE 'receipt' END,
            CASE WHEN is_use THEN event END, CASE WHEN is_use AND n % 4 = 0 THEN ($6::uuid[])[1 + n % cardinality($6::uuid[])] END,
            ($7::uuid[])[1], CASE WHEN is_drug THEN ($7::uuid[])[2] END, at, at, 125, 0, 0
     FROM (SELECT n, ($4::uuid[])[1 + ${lot} / ${String(LOTS_AN_ITEM)}] AS item, ($5::uuid[])[1 + ${lot}] AS lot, ${place} AS place,
                  ${isUse} AS is_use, (${lot} / ${String(LOTS_AN_ITEM)}) % ${String(CONTROLLED)} = 0 AS is_drug,
                  now() - (n::bigint * 7919 % 1095) * interval '1 day' AS at, (SELECT event_id FROM event LIMIT 1) AS event
           FROM generate_series($1::integer, $2::integer - 1) AS n) made ORDER BY n`,
    [from, to, places, items, lots, prfs.map(({ id }) => id), userIds],
  );
  await owner.query('COMMIT');
};

/** How many moves were made here; what the measurements post comes on top. */
let made = 0;

/** Brings the books to so many moves, and the balances to what the moves add up to. Runs with the owner's connection. */
export const growLedger = async (owner: pg.Client, seeded: Seeded, moves: number): Promise<Ledger> => {
  await seedThings(owner);
  for (; made < moves; made = Math.min(moves, made + BATCH))
    await addMoves(owner, made, Math.min(moves, made + BATCH), seeded);
  await owner.query(
    `INSERT INTO stock_balance (item_id, batch_id, batch_key, location_id, is_source, is_real, quantity)
     SELECT s.item_id, s.batch_id, s.batch_id, s.location_id, p.is_source, p.is_real, sum(s.change)
     FROM (SELECT item_id, batch_id, to_location_id AS location_id, quantity AS change FROM stock_move
           UNION ALL SELECT item_id, batch_id, from_location_id, -quantity FROM stock_move) s
     JOIN stock_location p ON p.id = s.location_id GROUP BY 1, 2, 4, 5, 6
     ON CONFLICT (batch_key, location_id) DO UPDATE SET quantity = excluded.quantity`,
  );
  await owner.query(
    'VACUUM ANALYZE stock_posting, stock_move, stock_balance, stock_item, stock_batch, stock_location, stock_rule',
  );
  await owner.query('CHECKPOINT');
  return LEDGER;
};
