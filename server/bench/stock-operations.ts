import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { NewMove, NewPosting, Posted } from '../src/modules/inventory/stock/posting.types.js';
import type { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import { bagDriftLine, checkBagReadiness } from '../src/modules/inventory/bags/bag-drift.js';
import { checkStock, driftLine } from '../src/modules/inventory/stock/stock-drift.js';
import type { Actor, Context } from '../src/platform/context.js';
import { DomainError } from '../src/platform/errors.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';

/** Random work on the ledger by many writers at once, and what must hold whatever they did. */

/** A small world, so that writers meet: few lots in few places. */
export interface StockWorld {
  /** Item and lot; the last item has none. */
  readonly lots: readonly (readonly [itemId: string, batchId: string | null])[];
  readonly places: readonly string[];
}

export const contextOf = (dataSource: DataSource, userId: string): Context => ({
  requestId: `stock-${randomUUID()}`,
  actor: actorOf(userId),
  address: '127.0.0.1',
  userAgent: null,
  manager: dataSource.manager,
  transaction: null,
  loaders: new LoaderRegistry(),
  clock: () => new Date(),
});

const actorOf = (userId: string): Actor => ({
  kind: 'session',
  userId,
  role: 'admin',
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@example.org',
  patientId: null,
  clientId: null,
  sessionId: null,
  tokenId: null,
  isReadOnly: false,
});

/** Items, lots and places, written by the application's own role; safe to repeat. */
export const makeStockWorld = async (
  dataSource: DataSource,
  size: { readonly items: number; readonly lots: number; readonly places: number },
): Promise<StockWorld> => {
  const lots: (readonly [string, string | null])[] = [];
  for (let item = 0; item < size.items; item += 1) {
    const itemId = randomUUID();
    const hasLots = item < size.items - 1 || size.items === 1;
    await dataSource.query(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, has_expiry, created_at)
       VALUES ($1, $2, $3, 'consumable', 'each', $4, $4, now())`,
      [itemId, `SKU ${itemId}`, `Dressing ${String(item)}`, hasLots],
    );
    if (!hasLots) lots.push([itemId, null]);
    for (let lot = 0; hasLots && lot < size.lots; lot += 1) {
      const batchId = randomUUID();
      await dataSource.query(
        `INSERT INTO stock_batch (id, item_id, lot, expires_on, unit_cost_pence, created_at)
         VALUES ($1, $2, $3, '2099-12-31', 125, now())`,
        [batchId, itemId, `L${String(lot)}`],
      );
      lots.push([itemId, batchId]);
    }
  }
  const places: string[] = [];
  for (let place = 0; place < size.places; place += 1) {
    const id = randomUUID();
    await dataSource.query(
      `INSERT INTO stock_location (id, name, location_type, kind, created_at)
       VALUES ($1, $2, 'main_storage_box', 'place', now())`,
      [id, `Store ${id}`],
    );
    places.push(id);
  }
  return { lots, places };
};

/** A small random generator with a seed, so that a run that failed can be run again (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (most: number): number => Math.floor(next() * most),
    of: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
  };
};
type Random = ReturnType<typeof randomFrom>;

const KINDS = [
  'receive',
  'receive',
  'transfer',
  'transfer',
  'use',
  'use',
  'waste',
  'late',
  'reverse',
  'again',
  'other',
] as const;

/** What a writer knows of its own work. */
interface Known {
  readonly posting: NewPosting;
  readonly posted: Posted;
}

const REFUSALS: ReadonlySet<string> = new Set(['STOCK_INSUFFICIENT', 'MOVE_REVERSED']);

export interface Tally {
  posted: number;
  replayed: number;
  refused: number;
  reversed: number;
  shortages: number;
}

const aMove = (random: Random, { lots, places }: StockWorld, kind: (typeof KINDS)[number]): NewMove => {
  const [itemId, batchId] = random.of(lots);
  const from = random.of(places);
  const others = places.filter((place) => place !== from);
  const quantity = (1 + random.below(40_000)) / 1_000;
  const move = { itemId, batchId, quantity } as const;
  switch (kind) {
    case 'receive':
      return {
        ...move,
        quantity: quantity * 2,
        fromLocationId: virtualLocation('supplier'),
        toLocationId: from,
        reason: 'received',
      };
    case 'transfer':
      return { ...move, fromLocationId: from, toLocationId: random.of(others), reason: 'moved' };
    case 'waste':
      return { ...move, fromLocationId: from, toLocationId: virtualLocation('waste'), reason: 'wasted' };
    default:
      return { ...move, fromLocationId: from, toLocationId: virtualLocation('consumed'), reason: 'used' };
  }
};

/**
 * One writer: `count` random operations, each expected to happen whole or be refused for a reason that the rules give. `told` hears of
 * each key once its posting has committed. Throws at anything else.
 */
export const writeRandomly = async (
  posting: PostingService,
  context: Context,
  world: StockWorld,
  {
    seed,
    count,
    told = () => undefined,
  }: { readonly seed: number; readonly count: number; readonly told?: (key: string) => void },
): Promise<Tally> => {
  const random = randomFrom(seed);
  const tally: Tally = { posted: 0, replayed: 0, refused: 0, reversed: 0, shortages: 0 };
  const known: Known[] = [];
  for (let operation = 0; operation < count; operation += 1) {
    const kind = random.of(KINDS);
    const earlier = known.length === 0 ? undefined : random.of(known);
    const key = `${String(seed)} ${String(operation)} ${randomUUID()}`;
    try {
      if (kind === 'again' || kind === 'other') {
        if (earlier === undefined) continue;
        if (kind === 'again') {
          const repeated = await posting.post(context, earlier.posting);
          if (!repeated.replayed || JSON.stringify(repeated.moves) !== JSON.stringify(earlier.posted.moves))
            throw new Error(`The key ${earlier.posting.key} was answered otherwise the second time.`);
          tally.replayed += 1;
          continue;
        }
        const differs = await posting
          .post(context, { ...earlier.posting, overrideReason: 'Something else' })
          .then(() => false)
          .catch((error: unknown) => error instanceof DomainError && error.code === 'COMMAND_REUSED');
        if (!differs) throw new Error(`The key ${earlier.posting.key} took other contents.`);
        continue;
      }
      if (kind === 'reverse') {
        const move = earlier?.posted.moves[0];
        if (move === undefined) continue;
        const reversed = await posting.reverse(context, {
          key,
          moveIds: [move.id],
          reason: 'Entered in error',
        });
        tally.reversed += 1;
        tally.posted += reversed.moves.length;
        told(key);
        continue;
      }
      const lines = kind === 'receive' || kind === 'transfer' ? 1 + random.below(4) : 1 + random.below(2);
      const wanted: NewPosting = {
        key,
        source: { kind: 'usage' },
        allowShortage: kind === 'late',
        moves: Array.from({ length: lines }, () => aMove(random, world, kind)),
      };
      const posted = await posting.post(context, wanted);
      if (posted.replayed) throw new Error(`The new key ${key} was known.`);
      tally.posted += posted.moves.length;
      tally.shortages += posted.shortages.length;
      known.push({ posting: wanted, posted });
      // The latest are enough to come back to.
      if (known.length > 200) known.shift();
      told(key);
    } catch (error) {
      if (!(error instanceof DomainError && REFUSALS.has(error.code))) throw error;
      if (kind === 'late') throw new Error('A late fact was refused.', { cause: error });
      tally.refused += 1;
    }
  }
  return tally;
};

/** What does not hold, in words; empty where all does. */
export const brokenInvariants = async (dataSource: DataSource): Promise<readonly string[]> => {
  const { drifts } = await checkStock(dataSource);
  const [counts] = await dataSource.query<
    [Record<'negative' | 'unbalanced' | 'twice' | 'torn' | 'unmatched' | 'deadlocks', number>]
  >(
    `SELECT
       (SELECT count(*)::integer FROM stock_balance WHERE quantity < 0 AND NOT is_source) AS negative,
       (SELECT count(*)::integer FROM (SELECT batch_key FROM stock_balance GROUP BY batch_key HAVING sum(quantity) <> 0) s) AS unbalanced,
       (SELECT count(*)::integer FROM (SELECT reverses FROM stock_move WHERE reverses IS NOT NULL GROUP BY reverses HAVING count(*) > 1) r) AS twice,
       (SELECT count(*)::integer FROM stock_posting p WHERE NOT EXISTS (SELECT FROM stock_move m WHERE m.posting_id = p.id)) AS torn,
       (SELECT count(*)::integer FROM stock_move m
        WHERE (m.from_location_id = '${virtualLocation('shortage')}' AND m.reverses IS NULL)
              <> EXISTS (SELECT FROM stock_shortage s WHERE s.move_id = m.id)) AS unmatched,
       (SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()) AS deadlocks`,
  );
  const words: Readonly<Record<keyof typeof counts, string>> = {
    negative: 'real balances are below zero',
    unbalanced: 'lots do not add up to nothing over all locations',
    twice: 'moves were reversed twice',
    torn: 'postings have no moves',
    unmatched: 'shortages and their moves do not match',
    deadlocks: 'postings waited for each other in a circle',
  };
  return [
    ...drifts.map(driftLine),
    ...(await checkBagReadiness(dataSource)).map(bagDriftLine),
    ...(Object.keys(words) as (keyof typeof counts)[]).flatMap((name) =>
      counts[name] === 0 ? [] : [`${String(counts[name])} ${words[name]}.`],
    ),
  ];
};
