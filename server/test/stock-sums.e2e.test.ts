import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../bench/stock-operations.js';
import type { AppUser } from '../src/modules/users/app-user.entity.js';
import type { Context } from '../src/platform/context.js';
import { DomainError } from '../src/platform/errors.js';
import { newId } from '../src/platform/ids.js';
import { contextFor } from './harness/context-for.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Lists of moves and figures over a random ledger of fifteen months, each against an independent reading of all of its moves. */

const POSTINGS = 320;
const DAY_MS = 86_400_000;
/** Few moments, so that many moves have the same; the last 90 days and the last twelve months end between two of them. */
const DAYS_AGO = [0, 1, 7, 40, 89, 91, 150, 220, 300, 330, 400, 440];

interface Move {
  readonly id: string;
  readonly sequence: number;
  readonly item: string;
  readonly type: string;
  readonly name: string;
  readonly batch: string | null;
  readonly supplier: string | null;
  readonly cost: number | null;
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  readonly reason: string;
  readonly kind: string;
  readonly event: string | null;
  readonly prf: string | null;
  readonly source: string | null;
  readonly by: string;
  readonly at: Date;
  readonly reverses: string | null;
  readonly exception: string | null;
  readonly shortAt: string | null;
}

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let moves: readonly Move[];
const suppliers = [newId(), newId(), newId()];
const items = [newId(), newId(), newId()] as const;
const plain = newId();
const [store, tent, bag, pouch] = [newId(), newId(), newId(), newId()];
const events = [newId(), newId()];
const prfId = newId();
const lots: (readonly [itemId: string, batchId: string | null])[] = [];
const sources = [newId(), newId()];

const contextOf = (user: AppUser): Context => contextFor(server, user);
const daysAgo = (days: number): Date => new Date(server.clock.now().getTime() - days * DAY_MS);

/** Postings of every kind at random; what the stock does not allow is left out. */
const writeLedger = async (): Promise<void> => {
  const random = randomFrom(20_261_127);
  const people = [admin, staff].map(({ user }) => contextOf(user as AppUser));
  const { stockPosting } = server.services;
  const made: string[] = [];
  for (let number = 0; number < POSTINGS; number += 1) {
    const context = random.of(people);
    const [itemId, batchId] = random.of(lots);
    const [from, to] = [random.of([store, tent, bag, pouch]), random.of([store, tent, bag, pouch])];
    const quantity = 1 + random.below(6);
    const move = { itemId, batchId, quantity };
    const kind = random.of(['buy', 'buy', 'move', 'use', 'use', 'use', 'late', 'waste', 'back', 'reverse']);
    try {
      if (kind === 'reverse') {
        if (made.length === 0) continue;
        await stockPosting.reverse(context, { key: newId(), moveIds: [random.of(made)], reason: 'In error' });
        continue;
      }
      if (kind === 'move' && from === to) continue;
      const facts = {
        buy: { fromLocationId: virtualLocation('supplier'), toLocationId: to, reason: 'received' },
        move: { fromLocationId: from, toLocationId: to, reason: 'moved' },
        use: { fromLocationId: from, toLocationId: virtualLocation('consumed'), reason: 'used' },
        late: { fromLocationId: from, toLocationId: virtualLocation('consumed'), reason: 'used' },
        waste: {
          ...{ fromLocationId: from, toLocationId: virtualLocation('waste') },
          reason: random.of(['wasted', 'damaged', 'expired'] as const),
        },
        back: { fromLocationId: from, toLocationId: virtualLocation('supplier'), reason: 'returned' },
      } as const;
      const isUse = kind === 'use' || kind === 'late';
      const posted = await stockPosting.post(context, {
        key: newId(),
        occurredAt: daysAgo(random.of(DAYS_AGO)),
        source: { kind: kind === 'buy' ? 'receipt' : 'usage', id: random.of([...sources, null]) },
        moves: [{ ...move, quantity: kind === 'buy' ? quantity * 4 : quantity, ...facts[kind as 'buy'] }],
        ...(isUse ? { eventId: random.of([...events, null]), prfId: random.of([prfId, null, null]) } : {}),
        ...(kind === 'late' ? { allowShortage: true } : {}),
        ...(kind === 'use' ? { overrideReason: 'The only one there' } : {}),
      });
      made.push(...posted.moves.map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof DomainError && ['STOCK_INSUFFICIENT', 'MOVE_REVERSED'].includes(error.code)))
        throw error;
    }
  }
};

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = [await server.signedIn('admin'), await server.signedIn('staff')];
  const { asOwner } = server.database;
  for (const id of suppliers)
    await asOwner('INSERT INTO supplier (id, name, created_at) VALUES ($1, $2, now())', [
      id,
      `Supplier ${id}`,
    ]);
  for (const [id, name, type] of [
    [items[0], 'Gauze swab', 'consumable'],
    [items[1], 'Aspirin tablet', 'medicine'],
    [items[2], 'Saline bag', 'fluid'],
    [plain, 'Blanket', 'equipment'],
  ])
    await asOwner(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, has_expiry, created_at)
       VALUES ($1, $2, $3, $4, 'each', $5, $5, now())`,
      [id, `SKU-${String(id)}`, name, type, id !== plain],
    );
  for (const [index, itemId] of items.entries())
    for (const [number, expiresOn] of ['2030-01-31', '2031-01-31', '2025-12-31'].entries()) {
      const batchId = newId();
      await asOwner(
        `INSERT INTO stock_batch (id, item_id, lot, expires_on, supplier_id, unit_cost_pence, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, now())`,
        [
          ...[batchId, itemId, `L${String(number)}`, expiresOn],
          suppliers[(index + number) % suppliers.length],
          index === 0 && number === 1 ? null : 10 * (index + 1) + number,
        ],
      );
      lots.push([itemId, batchId]);
    }
  lots.push([plain, null]);
  await asOwner(
    `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
     VALUES ($1, 'Store', 'main_storage_box', 'place', NULL, now()), ($2, 'Tent', 'medical_tent', 'place', NULL, now()),
            ($3, 'Bag 7', 'event_kit_bag', 'bag', $1, now()), ($4, 'Airway', NULL, 'pouch', $3, now())`,
    [store, tent, bag, pouch],
  );
  for (const id of events)
    await asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Harrowmere', now(), now() + interval '6 hours')`,
      [id],
    );
  await asOwner(
    `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
     VALUES ($1, $2, $3, 'in_progress', $4, $4, ARRAY[$3::uuid])`,
    [prfId, `SL-261120-${prfId.slice(-8).toUpperCase()}`, admin.user?.id, server.clock.now()],
  );
  await writeLedger();
  moves = await asOwner<Move & Record<string, unknown>>(
    `SELECT m.id, m.sequence::float8 AS sequence, m.item_id AS item, i.item_type AS type, i.name, m.batch_id AS batch,
            b.supplier_id AS supplier, b.unit_cost_pence AS cost, m.from_location_id AS "from", m.to_location_id AS "to",
            m.quantity::float8 AS quantity, m.reason, m.source_kind AS kind, m.event_id AS event, m.prf_id AS prf, m.source_id AS source,
            m.performed_by AS by, m.occurred_at AS at, m.reverses, m.exception, s.location_id AS "shortAt"
     FROM stock_move m JOIN stock_item i ON i.id = m.item_id LEFT JOIN stock_batch b ON b.id = m.batch_id
     LEFT JOIN stock_shortage s ON s.move_id = m.id ORDER BY m.sequence DESC`,
  );
});
afterAll(() => server.close());

type Filter = readonly [filter: Readonly<Record<string, unknown>>, is: (move: Move) => boolean];
const isReversed = (move: Move): boolean =>
  move.reverses !== null || moves.some(({ reverses }) => reverses === move.id);
const isConsumed = ({ to }: Move): boolean => to === virtualLocation('consumed');

/** Every page of a list, of seven rows; and its count. */
const pages = async (
  field: 'stockMoves' | 'stockUsage',
  filter: object,
  caller = staff,
): Promise<{ readonly ids: readonly string[]; readonly totalCount: number }> => {
  const [type, node] =
    field === 'stockMoves' ? ['StockMoveFilter', 'id'] : ['StockUsageFilter', 'move { id }'];
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await caller.graphql(
      `query ($filter: ${type}, $after: String) { page: ${field}(filter: $filter, first: 7, after: $after) {
         nodes { ${node} } totalCount pageInfo { hasNextPage endCursor } } }`,
      { filter, after },
    );
    expect([filter, errors]).toEqual([filter, undefined]);
    const page = data?.['page'] as {
      readonly nodes: readonly { readonly id?: string; readonly move?: { readonly id: string } }[];
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
    ids.push(...page.nodes.map(({ id, move }) => id ?? move?.id ?? ''));
    if (!page.pageInfo.hasNextPage) return { ids, totalCount: page.totalCount };
    after = page.pageInfo.endCursor;
  }
};

/** Each filter alone, and each with the next but one: what it leaves, in order and over its pages. */
const expectFiltered = async (
  field: 'stockMoves' | 'stockUsage',
  filters: readonly Filter[],
  all: readonly Move[],
): Promise<void> => {
  const together = filters.flatMap(([filter, is], index): Filter[] => {
    const [other, isOther] = filters[(index + 2) % filters.length] as Filter;
    // Two that ask about the same are not one filter.
    if (Object.keys(other).some((key) => key in filter)) return [];
    return [[{ ...other, ...filter }, (move) => is(move) && isOther(move)]];
  });
  expect(together.length).toBeGreaterThan(filters.length / 2);
  for (const [filter, is] of filters) {
    const count = all.filter(is).length;
    // A filter that leaves nothing, or all, would be proved by nothing.
    expect([filter, count > 0, count < all.length]).toEqual([filter, true, true]);
  }
  for (const [filter, is] of [[{}, () => true] as Filter, ...filters, ...together]) {
    const ids = all.filter(is).map(({ id }) => id);
    expect([filter, await pages(field, filter)]).toEqual([filter, { ids, totalCount: ids.length }]);
  }
};

describe('moves', () => {
  it('are narrowed by each filter, over pages that part moves of one moment', async () => {
    const sameMoment = moves.filter((move, index) => moves[index + 1]?.at.getTime() === move.at.getTime());
    expect(moves.length).toBeGreaterThan(150);
    expect(sameMoment.length).toBeGreaterThan(10);
    const batch = lots[0]?.[1] ?? '';
    await expectFiltered(
      'stockMoves',
      [
        [{ itemId: items[0] }, ({ item }) => item === items[0]],
        [{ batchId: batch }, (move) => move.batch === batch],
        [{ locationId: tent }, ({ from, to }) => from === tent || to === tent],
        [{ fromLocationId: store }, ({ from }) => from === store],
        [{ toLocationId: bag }, ({ to }) => to === bag],
        [{ eventId: events[0] }, ({ event }) => event === events[0]],
        [{ prfId }, ({ prf }) => prf === prfId],
        [{ sourceId: sources[0] }, ({ source }) => source === sources[0]],
        [{ performedById: staff.user?.id }, ({ by }) => by === staff.user?.id],
        [{ supplierId: suppliers[1] }, ({ supplier }) => supplier === suppliers[1]],
        [{ isReversed: true }, isReversed],
        [{ isReversed: false }, (move) => !isReversed(move)],
        [{ reason: 'damaged' }, ({ reason }) => reason === 'damaged'],
        [{ source: 'receipt' }, ({ kind }) => kind === 'receipt'],
        [{ reason: 'reversed' }, ({ reason }) => reason === 'reversed'],
        // From a moment at which moves happened, which counts, to one which does not.
        [{ from: daysAgo(91).toISOString() }, ({ at }) => at >= daysAgo(91)],
        [{ to: daysAgo(91).toISOString() }, ({ at }) => at < daysAgo(91)],
        [
          { from: daysAgo(300).toISOString(), to: daysAgo(40).toISOString() },
          ({ at }) => at >= daysAgo(300) && at < daysAgo(40),
        ],
        [{ isException: true }, ({ exception }) => exception !== null],
      ],
      moves,
    );
  });

  it('are refused with a filter that names nothing', async () => {
    for (const filter of ['itemId', 'performedById', 'supplierId', 'locationId', 'sourceId']) {
      const { errors } = await staff.graphql(
        'query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { totalCount } }',
        { filter: { [filter]: 'no id' } },
      );
      expect([filter, errors?.[0]?.extensions]).toMatchObject([
        filter,
        { code: 'BAD_INPUT', problems: [{ field: `filter.${filter}` }] },
      ]);
    }
  });
});

describe('the usage log', () => {
  it('is narrowed by item, person, event, bag, dates and text, over pages that part uses of one moment', async () => {
    const uses = moves.filter(isConsumed);
    const at =
      (place: string, ...more: readonly string[]) =>
      ({ from, shortAt }: Move): boolean =>
        [place, ...more].includes(from) || [place, ...more].includes(shortAt ?? '');
    expect(uses.filter(({ shortAt }) => shortAt !== null).length).toBeGreaterThan(5);
    await expectFiltered(
      'stockUsage',
      [
        [{ itemId: items[1] }, ({ item }) => item === items[1]],
        [{ performedById: admin.user?.id }, ({ by }) => by === admin.user?.id],
        [{ eventId: events[1] }, ({ event }) => event === events[1]],
        // Of a bag with its pouches, and of what it was short of.
        [{ locationId: bag }, at(bag, pouch)],
        [{ locationId: tent }, at(tent)],
        [{ mine: true }, ({ by }) => by === staff.user?.id],
        [{ isException: true }, ({ exception }) => exception !== null],
        [{ isException: false }, ({ exception }) => exception === null],
        [{ from: daysAgo(89).toISOString() }, (move) => move.at >= daysAgo(89)],
        [{ to: daysAgo(89).toISOString() }, (move) => move.at < daysAgo(89)],
        [{ text: ' ASPIRIN ' }, ({ name }) => name === 'Aspirin tablet'],
      ],
      uses,
    );
  });
});

describe('the figures of the overview', () => {
  it('are sums over the moves, each in its order', async () => {
    const { data, errors } = await admin.graphql(`{ stockOverview { valuePence
      valueByPlace { locationId valuePence } valueByType { itemType valuePence } spendByMonth { month valuePence }
      spendBySupplier { supplierId valuePence } wasteByReason { reason moves valuePence } topMovers { itemId used } } }`);
    expect(errors).toBeUndefined();
    const stands = moves.filter((move) => !isReversed(move));
    const worth = ({ quantity, cost }: Move): number => quantity * (cost ?? 0);
    const sum = (chosen: readonly Move[], of = worth): number =>
      chosen.reduce((all, move) => all + of(move), 0);
    const by = <Key extends string>(
      chosen: readonly Move[],
      key: (move: Move) => Key,
    ): (readonly [Key, Move[]])[] => {
      const groups = new Map<Key, Move[]>();
      for (const move of chosen) groups.set(key(move), [...(groups.get(key(move)) ?? []), move]);
      return [...groups];
    };
    const byWorth = (one: { valuePence: number }, other: { valuePence: number }): number =>
      other.valuePence - one.valuePence;

    const real = new Set([store, tent, bag, pouch]);
    const held = (is: (move: Move, place: string) => boolean): number =>
      sum(moves.filter((move) => real.has(move.to) && is(move, move.to))) -
      sum(moves.filter((move) => real.has(move.from) && is(move, move.from)));
    const months = Array.from({ length: 12 }, (_, index) => {
      const [year = 0, month = 1] = localDay(server.clock.now(), HOME_ZONE).split('-').map(Number);
      return new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 10);
    });
    const bought = stands.filter(
      ({ from, at }) => from === virtualLocation('supplier') && localDay(at, HOME_ZONE) >= (months[0] ?? ''),
    );
    const since = daysAgo(90);
    const wasted = stands.filter(({ to, at }) => to === virtualLocation('waste') && at >= since);
    const used = stands.filter((move) => isConsumed(move) && move.at >= since);
    expect(stands.some((move) => isConsumed(move) && move.at < since)).toBe(true);
    expect(data?.['stockOverview']).toEqual({
      valuePence: held(() => true),
      valueByPlace: [...real]
        .map((locationId) => ({ locationId, valuePence: held((_, place) => place === locationId) }))
        .filter(({ valuePence }) => valuePence > 0)
        .sort(byWorth),
      valueByType: ['consumable', 'medicine', 'fluid', 'equipment']
        .map((itemType) => ({ itemType, valuePence: held(({ type }) => type === itemType) }))
        .filter(({ valuePence }) => valuePence > 0)
        .sort(byWorth),
      spendByMonth: months.map((month) => ({
        month,
        valuePence: sum(bought.filter(({ at }) => localDay(at, HOME_ZONE).slice(0, 7) === month.slice(0, 7))),
      })),
      spendBySupplier: by(
        bought.filter(({ supplier }) => supplier !== null),
        ({ supplier }) => supplier ?? '',
      )
        .map(([supplierId, all]) => ({ supplierId, valuePence: sum(all) }))
        .filter(({ valuePence }) => valuePence > 0)
        .sort(byWorth),
      wasteByReason: by(wasted, ({ reason }) => reason)
        .map(([reason, all]) => ({ reason, moves: all.length, valuePence: sum(all) }))
        .sort((one, other) => other.moves - one.moves || (one.reason < other.reason ? -1 : 1)),
      topMovers: by(used, ({ item }) => item)
        .sort(([item, one], [than, other]) => other.length - one.length || (item < than ? -1 : 1))
        .map(([itemId, all]) => ({ itemId, used: sum(all, ({ quantity }) => quantity) })),
    });
  });
});
