import { AHEAD_WORDS } from '@sideline/schema/validation/instant';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  makeStockWorld,
  randomFrom,
  writeRandomly,
  type StockWorld,
} from '../bench/stock-operations.js';
import { checkStock, driftLine } from '../src/modules/inventory/stock/stock-drift.js';
import type { StepStockReturnInput } from '../src/modules/inventory/returns/return.types.js';
import type { NewMove, NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import { ProvenWitness } from '../src/modules/inventory/witnesses/witness.types.js';
import type { AppUser } from '../src/modules/users/app-user.entity.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { DomainError } from '../src/platform/errors.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { contextFor } from './harness/context-for.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** How much random work; `STOCK_OPERATIONS=100000` for the long run. */
const OPERATIONS = Number(process.env['STOCK_OPERATIONS'] ?? 400);
/** How many documents of stock; `STOCK_DOCUMENTS=2000` for the long run. */
const DOCUMENTS = Number(process.env['STOCK_DOCUMENTS'] ?? 224);
const WRITERS = 16;

let server: TestServer;
let admin: AppUser;
let colleague: AppUser;
let posting: PostingService;
let world: StockWorld;
let caller: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.account('admin');
  caller = await server.signedIn('admin');
  colleague = await server.account('staff', { firstName: 'Kit' });
  posting = new PostingService({ audit: server.services.audit, witnesses: server.services.witnesses });
  world = await makeStockWorld(server.database.dataSource, { items: 2, lots: 2, places: 3 });
});
afterAll(() => server.close());

const contextOf = (user: AppUser): Context => contextFor(server, user);

const newItem = async (facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const all = {
    ...{ id: newId(), sku: newId(), name: 'Morphine 10 mg/ml', item_type: 'medicine', unit: 'ampoule' },
    ...{ is_batch_tracked: true, has_expiry: true, created_at: server.clock.now(), ...facts },
  };
  await server.database.dataSource.query(
    `INSERT INTO stock_item (${Object.keys(all).join(', ')})
     VALUES (${Object.keys(all)
       .map((_, index) => `$${String(index + 1)}`)
       .join(', ')})`,
    Object.values(all),
  );
  return all.id;
};
const newLot = async (itemId: string, facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const all = {
    ...{ id: newId(), item_id: itemId, lot: newId(), expires_on: '2027-06-30', unit_cost_pence: 250 },
    ...{ created_at: server.clock.now(), ...facts },
  };
  await server.database.dataSource.query(
    `INSERT INTO stock_batch (${Object.keys(all).join(', ')})
     VALUES (${Object.keys(all)
       .map((_, index) => `$${String(index + 1)}`)
       .join(', ')})`,
    Object.values(all),
  );
  return all.id;
};
const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  await server.database.dataSource.query(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, $2, 'medical_tent', 'place', now())`,
    [id, name],
  );
  return id;
};

/** A lot of a new item, `quantity` of it at a new place. */
const stocked = async (
  quantity: number,
  item: Readonly<Record<string, unknown>> = {},
  lot: Readonly<Record<string, unknown>> = {},
) => {
  const itemId = await newItem(item);
  const batchId = await newLot(itemId, lot);
  const place = await newPlace();
  await posting.post(contextOf(admin), {
    key: newId(),
    source: { kind: 'opening' },
    witness: ProvenWitness.by(colleague.id),
    moves: [
      {
        ...{ itemId, batchId, quantity, reason: 'opening' },
        ...{ fromLocationId: virtualLocation('opening'), toLocationId: place },
      },
    ],
  });
  const use = (taken: number, more: Partial<NewMove> = {}): NewMove => ({
    ...{ itemId, batchId, quantity: taken, reason: 'used' },
    ...{ fromLocationId: place, toLocationId: virtualLocation('consumed'), ...more },
  });
  const post = (move: NewMove, more: Partial<NewPosting> = {}) =>
    posting.post(contextOf(admin), { key: newId(), source: { kind: 'usage' }, moves: [move], ...more });
  const held = async (location = place): Promise<number> => {
    const rows = await server.database.dataSource.query<{ quantity: string }[]>(
      'SELECT quantity FROM stock_balance WHERE batch_key = $1 AND location_id = $2',
      [batchId, location],
    );
    return Number(rows[0]?.quantity ?? 0);
  };
  return { itemId, batchId, place, use, post, held };
};

describe('random work by concurrent writers', () => {
  it('keeps every invariant', async () => {
    const { dataSource } = server.database;
    const tallies = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        writeRandomly(posting, contextOf(admin), world, {
          seed: writer + 1,
          count: Math.ceil(OPERATIONS / WRITERS),
        }),
      ),
    );
    // Whether the writers run short depends on who comes first; more than they all received is always short.
    const [itemId = '', batchId = null] = world.lots[0] ?? [];
    const late = await posting.post(contextOf(admin), {
      key: newId(),
      source: { kind: 'usage' },
      allowShortage: true,
      moves: [
        {
          ...{ itemId, batchId, quantity: 1_000_000, reason: 'used' },
          ...{ fromLocationId: world.places[0] ?? '', toLocationId: virtualLocation('consumed') },
        },
      ],
    });
    expect(late.shortages).toHaveLength(1);
    expect(await brokenInvariants(dataSource)).toEqual([]);
    const total = (name: keyof (typeof tallies)[number]): number =>
      tallies.reduce((sum, tally) => sum + tally[name], 0);
    const { moves } = await checkStock(dataSource);
    expect(moves).toBe(total('posted') + late.moves.length);
    for (const name of ['posted', 'replayed', 'refused', 'reversed'] as const)
      expect(total(name), name).toBeGreaterThan(0);
  });
});

const DOCUMENT_KINDS = [
  ...(['transfer', 'return', 'stocktake', 'receipt'] as const),
  ...(['destruction', 'eventReturn', 'packing', 'bagCheck'] as const),
  ...(['replacement', 'recall', 'lotStatus', 'correction', 'settlement', 'replenishment'] as const),
] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the rules say no with while others are at work. */
const DOCUMENT_REFUSALS: ReadonlySet<string> = new Set([
  // Others have taken it, counted stock has moved, nothing is there to send, a line is to be counted again, or a bag is sealed.
  ...['STOCK_INSUFFICIENT', 'STOCKTAKE_STALE', 'BAD_INPUT', 'STATE_CHANGED'],
  // Another's recall or quarantine, or another's change to the same lot.
  ...['BATCH_RECALLED', 'BATCH_QUARANTINED', 'CHANGED_MEANWHILE', 'RECALL_UNSETTLED'],
]);

/** Passes over a refusal of one of these kinds; anything else is thrown on. */
const refusedFor =
  (...codes: readonly string[]) =>
  (error: unknown): false => {
    if (error instanceof DomainError && codes.includes(error.code)) return false;
    throw error;
  };

/** The answers of a supplier come in turn, so that each of them is given. */
let answered = 0;

/** Random documents, each taken through all of its steps or refused for a reason that the rules give; how many were finished. */
const writeDocuments = async (
  seed: number,
  offers: ReadonlyMap<string, string>,
  supplierId: string,
  bags: { readonly ids: readonly string[]; readonly eventId: string },
  /** An item of its own, of which lots are blocked and freed again: what others use at random is never blocked. */
  blocked: { readonly itemId: string; readonly batchIds: readonly string[] },
): Promise<Record<DocumentKind, number>> => {
  const random = randomFrom(seed);
  const { transfers, stockReturns, stocktakes, purchaseOrders, receiving } = server.services;
  const { bags: bagService, bagPacking, bagChecks, stockControl, stockBatches, recalls } = server.services;
  const inside = <T>(work: (context: Context) => Promise<T>, by = admin): Promise<T> =>
    runInTransaction(contextOf(by), work);
  const finished = {
    ...{ transfer: 0, return: 0, stocktake: 0, receipt: 0 },
    ...{ destruction: 0, eventReturn: 0, packing: 0, bagCheck: 0 },
    ...{ replacement: 0, recall: 0, lotStatus: 0, correction: 0, settlement: 0, replenishment: 0 },
  };
  /** Of a lot that may be blocked at this moment, to a place or to use. */
  const moveBlocked = (batchId: string, from: string, to: string, reason: NewMove['reason']) =>
    posting.post(contextOf(admin), {
      ...{ key: newId(), source: { kind: 'usage' } },
      moves: [
        {
          ...{ itemId: blocked.itemId, batchId, quantity: quantityOf(), reason },
          ...{ fromLocationId: from, toLocationId: to },
        },
      ],
    });
  const receiveAll = async (transferId: string, isLost: boolean): Promise<void> => {
    const { lines } = await inside((context) => transfers.dispatch(context, { id: transferId }));
    await inside((context) =>
      transfers.receive(context, {
        ...{ id: newId(), transferId },
        lines: lines
          .flatMap((one) => one.picks)
          .map((pick) => ({
            pickId: pick.id ?? '',
            received: isLost ? 0 : pick.quantity,
            discrepancy: isLost
              ? { kind: 'lost', quantity: pick.quantity, reason: 'Fell off the trolley' }
              : null,
          })),
      }),
    );
  };
  const quantityOf = (): number => (1 + random.below(8_000)) / 1_000;
  const act: Readonly<Record<DocumentKind, () => Promise<unknown>>> = {
    transfer: async () => {
      const [id, from] = [newId(), random.of(world.places)];
      const [itemId] = random.of(world.lots);
      const to = random.of(world.places.filter((place) => place !== from));
      const line = { id: newId(), itemId, quantity: quantityOf() };
      await inside((context) =>
        transfers.create(context, { id, fromLocationId: from, toLocationId: to, lines: [line] }),
      );
      await receiveAll(id, random.below(3) === 0);
    },
    return: async () => {
      const id = newId();
      const [itemId, batchId] = random.of(world.lots);
      const line = { id: newId(), itemId, batchId, quantity: quantityOf() };
      await inside((context) =>
        stockReturns.create(context, {
          id,
          kind: 'to_supplier',
          fromLocationId: random.of(world.places),
          supplierId,
          lines: [line],
        }),
      );
      for (const action of ['authorise', 'dispatch'] as const)
        await inside((context) => stockReturns.step(context, { id, action }));
    },
    destruction: async () => {
      const id = newId();
      const [itemId, batchId] = random.of(world.lots);
      const line = { id: newId(), itemId, batchId, quantity: quantityOf() };
      await inside((context) =>
        stockReturns.create(context, {
          ...{ id, kind: 'to_destruction', fromLocationId: random.of(world.places), lines: [line] },
        }),
      );
      for (const action of ['authorise', 'dispatch'] as const)
        await inside((context) => stockReturns.step(context, { id, action }));
    },
    eventReturn: async () => {
      const [id, from] = [newId(), random.of(world.places)];
      const [itemId, batchId] = random.of(world.lots);
      const line = { id: newId(), itemId, batchId, quantity: quantityOf() };
      await inside((context) =>
        stockReturns.create(context, {
          ...{ id, kind: 'unused_from_event', eventId: bags.eventId, fromLocationId: from, lines: [line] },
          toLocationId: random.of(world.places.filter((place) => place !== from)),
        }),
      );
      for (const action of ['authorise_from_event', 'dispatch'] as const)
        await inside((context) => stockReturns.step(context, { id, action }));
    },
    replacement: async () => {
      const id = newId();
      const [itemId, batchId] = random.of(world.lots);
      const quantity = quantityOf();
      await inside((context) =>
        stockReturns.create(context, {
          ...{ id, kind: 'to_supplier', fromLocationId: random.of(world.places), supplierId },
          lines: [{ id: newId(), itemId, batchId, quantity }],
        }),
      );
      for (const action of ['authorise', 'dispatch'] as const)
        await inside((context) => stockReturns.step(context, { id, action }));
      const answers: readonly Omit<StepStockReturnInput, 'id'>[] = [
        {
          action: 'replace',
          replacements: [
            { itemId, quantity, ...(batchId === null ? {} : { lot: newId(), expiresOn: '2099-12-31' }) },
          ],
        },
        { action: 'reject', reason: 'Opened' },
        { action: 'credit', creditPence: 100 },
      ];
      const facts = answers[(answered += 1) % answers.length];
      if (facts === undefined) return;
      await inside((context) => stockReturns.step(context, { id, ...facts }));
      await inside((context) => stockReturns.step(context, { id, action: 'close' }));
    },
    recall: async () => {
      const [id, batchId] = [newId(), random.of(blocked.batchIds)];
      const [from, to] = [random.of(world.places), random.of(world.places)];
      await moveBlocked(batchId, virtualLocation('supplier'), from, 'received');
      await inside((context) =>
        recalls.create(context, {
          ...{ id, title: 'Particles', recallClass: 'class_2', reference: id, receivedOn: '2026-11-20' },
          measure: random.of(['stop_use', 'quarantine', 'return'] as const),
          ...{ itemId: blocked.itemId, batchIds: [batchId], isAllLots: false, lotNumbers: [] },
        }),
      );
      await inside((context) => recalls.step(context, { id, action: 'activate' }));
      // Blocked stock is moved and given up, and used by nobody.
      if (from !== to) await moveBlocked(batchId, from, to, 'moved').catch(refusedFor('STOCK_INSUFFICIENT'));
      await moveBlocked(batchId, to, virtualLocation('waste'), 'wasted').catch(
        refusedFor('STOCK_INSUFFICIENT'),
      );
      const used = await moveBlocked(batchId, to, virtualLocation('consumed'), 'used').then(
        () => true,
        refusedFor('BATCH_RECALLED', 'BATCH_QUARANTINED', 'STOCK_INSUFFICIENT'),
      );
      expect(used).not.toBe(true);
      await inside((context) => recalls.step(context, { id, action: 'withdraw', reason: 'A mistake' }));
    },
    lotStatus: async () => {
      const batchId = random.of(blocked.batchIds);
      for (const status of ['quarantined', 'available'] as const) {
        const { version } = await stockBatches.read(contextOf(admin), batchId);
        await inside((context) =>
          stockBatches.setStatus(context, { id: batchId, version, status, reason: 'Looked at' }),
        );
      }
      const place = random.of(world.places);
      await moveBlocked(batchId, virtualLocation('supplier'), place, 'received');
      await moveBlocked(batchId, place, virtualLocation('consumed'), 'used');
    },
    correction: async () => {
      const [itemId, batchId] = random.of(world.lots);
      const [change, reason] = random.of([
        ...([
          [1, 'found'],
          [-1, 'lost'],
          [1, 'counted'],
          [-1, 'counted'],
          [-1, 'wasted'],
        ] as const),
      ]);
      const { moves } = await stockControl.adjust(contextOf(admin), {
        ...{ key: newId(), itemId, batchId, locationId: random.of(world.places) },
        ...{ change: change * quantityOf(), reason, note: 'On the page of the item' },
      });
      if (random.below(2) === 0) return;
      await posting.reverse(contextOf(admin), {
        ...{ key: newId(), moveIds: moves.map((move) => move.id), reason: 'Entered in error', isAlone: true },
      });
    },
    settlement: async () => {
      const [itemId, batchId] = random.of(world.lots);
      const [fromLocationId, toLocationId] = [random.of(world.places), virtualLocation('consumed')];
      const { shortages } = await posting.post(contextOf(admin), {
        ...{ key: newId(), source: { kind: 'usage' }, allowShortage: true },
        moves: [{ itemId, batchId, fromLocationId, toLocationId, quantity: 100_000, reason: 'used' }],
      });
      const [short] = shortages;
      expect(short).toBeDefined();
      await inside((context) =>
        stockControl.settle(context, {
          ...{ key: newId(), moveId: short?.id ?? '', outcome: 'written_off', reason: 'Never booked in' },
        }),
      );
    },
    replenishment: async () => {
      const key = newId();
      const replenish = () =>
        caller.graphql(
          `mutation ($input: ReplenishEventInput!) { replenishEvent(input: $input) { draftedReplenishment { transfers { id } orders { id } } } }`,
          { input: { key, eventId: bags.eventId } },
        );
      const codeOf = ({ errors }: Awaited<ReturnType<typeof replenish>>) => errors?.[0]?.extensions.code;
      let answer = await replenish();
      // The other writers share this process, whose server then answers that it is not ready: a client asks again by the same key.
      for (let tries = 1; tries < 60 && codeOf(answer) === 'NOT_READY'; tries += 1) {
        await wait(500);
        answer = await replenish();
      }
      const { data } = answer;
      const code = codeOf(answer);
      if (code !== undefined) throw new DomainError(code as 'BAD_INPUT');
      const drafted = (
        data?.['replenishEvent'] as {
          readonly draftedReplenishment: { readonly transfers: readonly { readonly id: string }[] };
        }
      ).draftedReplenishment;
      for (const { id } of drafted.transfers) await receiveAll(id, random.below(4) === 0);
    },
    packing: async () => {
      const [key, bagId] = [newId(), random.of(bags.ids)];
      const fromIds = [random.of(world.places)];
      if (random.below(3) === 0)
        await inside((context) => bagPacking.unpack(context, { key, bagId, toId: fromIds[0] }));
      else await inside((context) => bagPacking.pack(context, { key, bagId, fromIds, isPartial: true }));
    },
    bagCheck: async () => {
      const bagId = random.of(bags.ids);
      const { lines, contents } = await inside((context) => bagService.details(context, bagId));
      const places = new Map<string, { locationId: string; itemId: string }>();
      for (const { locationId, itemId } of [...lines, ...contents])
        places.set(`${locationId} ${itemId}`, { locationId, itemId });
      await inside((context) =>
        bagChecks.check(context, {
          ...{ id: newId(), bagId, checkedAt: server.clock.now(), seal: newId().slice(0, 8) },
          ...{
            nextCheckOn: '2099-12-31',
            unbroken: [],
            pouchSeals: [],
            topUpFromIds: [random.of(world.places)],
          },
          lines: [...places.values()].map((place) => ({
            ...{ ...place, present: random.below(4), expired: random.below(2), damaged: random.below(2) },
            toppedUp: random.below(2),
          })),
        }),
      );
    },
    stocktake: async () => {
      const [id, locationId] = [newId(), random.of(world.places)];
      await inside((context) =>
        stocktakes.create(context, { id, scope: 'place', locationId, limitPercent: 1_000, counterIds: [] }),
      );
      await inside((context) => stocktakes.step(context, { id, action: 'start' }));
      const { nodes } = await inside((context) => stocktakes.lines(context, id, {}, { first: 100 }));
      for (const line of nodes) {
        const off = random.below(3) - 1;
        const quantity = Math.max(0, Math.round(((line.expected ?? 0) + off) * 1_000) / 1_000);
        await inside((context) =>
          stocktakes.count(context, { id: newId(), stocktakeId: id, lineId: line.id, quantity }),
        );
      }
      for (const action of ['hand_in', 'post'] as const)
        await inside((context) => stocktakes.step(context, { id, action }));
    },
    receipt: async () => {
      const id = newId();
      const [itemId, batchId] = random.of(world.lots);
      const { lines } = await inside((context) =>
        purchaseOrders.create(context, {
          ...{ id, supplierId, deliveryLocationId: random.of(world.places) },
          lines: [{ id: newId(), supplierItemId: offers.get(itemId) ?? '', packs: 1 + random.below(3) }],
        }),
      );
      await inside((context) => purchaseOrders.step(context, { id, action: 'submit' }), colleague);
      for (const action of ['approve', 'order'] as const)
        await inside((context) => purchaseOrders.step(context, { id, action }));
      await inside((context) =>
        receiving.receive(context, {
          ...{ id: newId(), orderId: id },
          lines: lines.map((line) => ({
            ...{ lineId: line.id, quantity: line.ordered },
            ...(batchId === null ? {} : { lot: `R${String(random.below(4))}`, expiresOn: '2099-12-31' }),
          })),
        }),
      );
    },
  };
  for (let document = 0; document < Math.ceil(DOCUMENTS / 4); document += 1) {
    const kind = DOCUMENT_KINDS[document % DOCUMENT_KINDS.length] ?? 'transfer';
    try {
      await act[kind]();
      finished[kind] += 1;
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code === null || !DOCUMENT_REFUSALS.has(code)) throw error;
    }
  }
  return finished;
};

describe('random documents beside random work', () => {
  it('keep every invariant: whatever moves stock by a document, a bag or a check', async () => {
    const { dataSource } = server.database;
    const supplierId = newId();
    await dataSource.query(
      `INSERT INTO supplier (id, name, lead_days, created_at) VALUES ($1, 'Quay Medical', 3, now())`,
      [supplierId],
    );
    const offers = new Map<string, string>();
    for (const [itemId] of world.lots) {
      if (offers.has(itemId)) continue;
      const id = newId();
      await dataSource.query(
        `INSERT INTO supplier_item (id, supplier_id, item_id, supplier_sku, pack_quantity, created_at)
         VALUES ($1, $2, $3, $4, 10, now())`,
        [id, supplierId, itemId, id],
      );
      offers.set(itemId, id);
    }
    const eventId = newId();
    await dataSource.query(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Harrowmere', $2, $2::timestamptz + interval '6 hours')`,
      [eventId, server.clock.now()],
    );
    const { kits, bags } = server.services;
    const kitId = newId();
    const itemIds = [...new Set(world.lots.map(([itemId]) => itemId))];
    await runInTransaction(contextOf(admin), (context) =>
      kits.create(context, {
        ...{ id: kitId, name: 'Response', notes: null },
        lines: itemIds.map((itemId, index) => ({
          ...{ itemId, quantity: 2 + index, pouch: index === 0 ? null : 'Airway', substitutes: [] },
        })),
      }),
    );
    const bagIds: string[] = [];
    for (const name of ['Bag 1', 'Bag 2']) {
      const { bag } = await runInTransaction(contextOf(admin), (context) =>
        bags.create(context, {
          ...{ id: newId(), name, kitId, homeId: world.places[0] ?? '', checkEveryDays: 28 },
        }),
      );
      bagIds.push(bag.id);
    }
    // They are at the event, which so is filled again; there is plenty in the store.
    for (const bagId of bagIds)
      await dataSource.query(
        'INSERT INTO bag_assignment (id, bag_id, event_id, out_at) VALUES ($1, $2, $3, $4)',
        [newId(), bagId, eventId, server.clock.now()],
      );
    for (const [itemId, batchId] of world.lots)
      await posting.post(contextOf(admin), {
        ...{ key: newId(), source: { kind: 'opening' } },
        moves: [
          {
            ...{ itemId, batchId, quantity: 500, reason: 'opening' },
            ...{ fromLocationId: virtualLocation('opening'), toLocationId: world.places[0] ?? '' },
          },
        ],
      });
    const blockedItem = await newItem({ name: 'Dressing', item_type: 'consumable', unit: 'each' });
    const blocked = { itemId: blockedItem, batchIds: [await newLot(blockedItem), await newLot(blockedItem)] };
    const [first, second, third, fourth] = await Promise.all([
      ...[1, 2, 3, 4].map((seed) =>
        writeDocuments(seed, offers, supplierId, { ids: bagIds, eventId }, blocked),
      ),
      ...[101, 102].map((seed) => writeRandomly(posting, contextOf(admin), world, { seed, count: 20 })),
    ]);
    expect(await brokenInvariants(dataSource)).toEqual([]);
    const all = [first, second, third, fourth] as readonly Record<DocumentKind, number>[];
    for (const kind of DOCUMENT_KINDS)
      expect(
        all.reduce((sum, finished) => sum + finished[kind], 0),
        kind,
      ).toBeGreaterThan(0);
    // By each way of its own, and what was destroyed is what the returns to destruction say.
    const [ways] = await dataSource.query<Record<string, number>[]>(
      `SELECT count(*) FILTER (WHERE source_kind = 'bag_check')::int AS checks,
              count(*) FILTER (WHERE source_kind = 'kit_build' AND reason = 'packed')::int AS packed,
              count(*) FILTER (WHERE source_kind = 'adjustment')::int AS corrections,
              count(*) FILTER (WHERE source_kind = 'shortage')::int AS settlements,
              (SELECT count(*)::int FROM stock_transfer WHERE drafted_with IS NOT NULL AND state = 'received') AS replenished,
              (SELECT count(*)::int FROM stock_step WHERE action = 'replace') AS replaced,
              (SELECT count(*)::int FROM stock_step WHERE action = 'reject') AS rejected,
              (SELECT count(*)::int FROM recall WHERE state = 'withdrawn') AS recalls,
              coalesce(sum(quantity) FILTER (WHERE reason = 'destroyed'), 0)::float8 AS destroyed,
              (SELECT sum(l.quantity)::float8 FROM stock_return_line l JOIN stock_return o ON o.id = l.return_id
               WHERE o.kind = 'to_destruction' AND o.state = 'dispatched') AS written
       FROM stock_move`,
    );
    for (const way of [
      ...(['checks', 'packed', 'corrections', 'settlements'] as const),
      ...(['replenished', 'replaced', 'rejected', 'recalls'] as const),
    ])
      expect(ways?.[way], way).toBeGreaterThan(0);
    expect(ways?.['destroyed']).toBe(ways?.['written']);
    // Every transfer has arrived, or was never sent: nothing is left on its way.
    const [transit] = await dataSource.query<{ quantity: number }[]>(
      `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance WHERE location_id = $1`,
      [virtualLocation('in_transit')],
    );
    expect(transit?.quantity).toBe(0);
  });
});

describe('a posting', () => {
  it('moves stock between locations and says what each held afterwards', async () => {
    const { use, post, held, place } = await stocked(10);
    const tent = await newPlace();
    const { moves } = await post(use(2.5, { toLocationId: tent, reason: 'moved', note: 'For the final' }));
    expect(await held()).toBe(7.5);
    expect(await held(tent)).toBe(2.5);
    const [row] = await server.database.dataSource.query<Record<string, unknown>[]>(
      'SELECT * FROM stock_move WHERE id = $1',
      [moves[0]?.id],
    );
    expect(row).toMatchObject({
      ...{ from_location_id: place, to_location_id: tent, quantity: '2.500', reason: 'moved' },
      ...{ from_balance: '7.500', to_balance: '2.500', unit_cost_pence: 250, performed_by: admin.id },
      ...{ note: 'For the final', source_kind: 'usage', occurred_at: server.clock.now() },
    });
  });

  it('happens whole or not at all', async () => {
    const { use, post, held } = await stocked(10);
    await expect(post(use(1), { moves: [use(4), use(7)] })).rejects.toMatchObject({
      code: 'STOCK_INSUFFICIENT',
    });
    expect(await held()).toBe(10);
    // Each line is more than is there at its turn; together they are not.
    const tent = await newPlace();
    await post(use(1), {
      moves: [
        use(12),
        use(2, { fromLocationId: tent, toLocationId: use(1).fromLocationId, reason: 'moved' }),
      ],
    }).catch((error: unknown) => expect(error).toMatchObject({ code: 'STOCK_INSUFFICIENT' }));
    expect(await held()).toBe(10);
  });

  it('is refused where a location would be below zero, with what is there and where else', async () => {
    const { use, post, itemId, batchId } = await stocked(3, { name: 'Gauze swab 10 cm' });
    const store = await newPlace(`North store ${newId()}`);
    await posting.post(contextOf(admin), {
      key: newId(),
      source: { kind: 'receipt' },
      moves: [
        {
          ...{ itemId, batchId, quantity: 40, reason: 'received' },
          ...{ fromLocationId: virtualLocation('supplier'), toLocationId: store },
        },
      ],
    });
    const refusal: unknown = await post(use(4)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'STOCK_INSUFFICIENT', params: { available: '3', wanted: '4' } });
    expect((refusal as Error).message).toMatch(
      /^There is not enough Gauze swab 10 cm at .+: 3 there, 4 needed\. Elsewhere: North store .+ 40\.$/,
    );
  });

  it('cannot be written below zero by anybody: the database holds it', async () => {
    const { batchId, place } = await stocked(1);
    await expect(
      server.database.asOwner(
        'UPDATE stock_balance SET quantity = -1 WHERE batch_key = $1 AND location_id = $2',
        [batchId, place],
      ),
    ).rejects.toThrow('stock_balance_not_negative');
  });

  it('is answered again by its key, and refused with other contents', async () => {
    const { use, held } = await stocked(10);
    const wanted: NewPosting = { key: newId(), source: { kind: 'usage' }, moves: [use(4)] };
    const first = await posting.post(contextOf(admin), wanted);
    const again = await posting.post(contextOf(colleague), wanted);
    expect(again).toEqual({ ...first, replayed: true });
    expect(await held()).toBe(6);
    await expect(posting.post(contextOf(admin), { ...wanted, moves: [use(3)] })).rejects.toMatchObject({
      code: 'COMMAND_REUSED',
    });
    // At once, from two devices.
    const twice: NewPosting = { key: newId(), source: { kind: 'usage' }, moves: [use(1)] };
    const both = await Promise.all([1, 2].map(() => posting.post(contextOf(admin), twice)));
    expect(both.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(await held()).toBe(5);
  });

  it('joins the caller’s transaction, and goes with it', async () => {
    const { use, held } = await stocked(10);
    const key = newId();
    await expect(
      runInTransaction(contextOf(admin), async (inside) => {
        await posting.post(inside, { key, source: { kind: 'usage' }, moves: [use(4)] });
        throw new Error('The record was refused');
      }),
    ).rejects.toThrow('The record was refused');
    expect(await held()).toBe(10);
    expect(
      (await posting.post(contextOf(admin), { key, source: { kind: 'usage' }, moves: [use(4)] })).replayed,
    ).toBe(false);
  });

  it('names the line and field that names nothing', async () => {
    const { use, post } = await stocked(10);
    const problems = async (move: NewMove) => {
      const error: unknown = await post(move, { moves: [use(1), move] }).catch((thrown: unknown) => thrown);
      return (error as { problems?: readonly { field: string; code: string }[] }).problems?.[0];
    };
    expect(await problems(use(1, { itemId: newId() }))).toMatchObject({ field: 'moves.1.itemId' });
    expect(await problems(use(1, { batchId: newId() }))).toMatchObject({ field: 'moves.1.batchId' });
    expect(await problems(use(1, { batchId: null }))).toMatchObject({ code: 'lot_needed' });
    expect(await problems(use(1, { toLocationId: newId() }))).toMatchObject({
      field: 'moves.1.toLocationId',
    });
    expect(await problems(use(0.0001))).toMatchObject({ field: 'moves.1.quantity' });
    expect(await problems(use(1, { toLocationId: use(1).fromLocationId }))).toMatchObject({
      field: 'moves.1.toLocationId',
    });
    await expect(post(use(1), { witness: ProvenWitness.by(newId()) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await expect(
      post(use(1), { occurredAt: new Date(server.clock.now().getTime() + 3_600_000) }),
    ).rejects.toMatchObject({ problems: [{ field: 'occurredAt', message: AHEAD_WORDS }] });
  });

  it('takes nothing into a place that is not in use, nor more of an item that is not', async () => {
    const { use, post, itemId, batchId, place } = await stocked(10);
    const closed = await newPlace('Old tent');
    await server.database.asOwner('UPDATE stock_location SET is_active = false, version = 2 WHERE id = $1', [
      closed,
    ]);
    await expect(post(use(1, { toLocationId: closed, reason: 'moved' }))).rejects.toMatchObject({
      code: 'LOCATION_CLOSED',
      params: { place: 'Old tent' },
    });
    await server.database.asOwner('UPDATE stock_item SET is_active = false, version = 2 WHERE id = $1', [
      itemId,
    ]);
    const more: NewMove = {
      ...{ itemId, batchId, quantity: 1, reason: 'received' },
      ...{ fromLocationId: virtualLocation('supplier'), toLocationId: place },
    };
    await expect(post(more)).rejects.toMatchObject({ code: 'ITEM_CLOSED' });
    // What is there is used up.
    expect((await post(use(1))).moves).toHaveLength(1);
  });
});

describe('a lot that must not be used', () => {
  it.each([
    ['expired', { expires_on: '2026-11-19' }, 'BATCH_EXPIRED'],
    ['quarantined', { status: 'quarantined', status_reference: 'FSN 12' }, 'BATCH_QUARANTINED'],
    ['recalled', { status: 'recalled' }, 'BATCH_RECALLED'],
  ])('is not issued while %s, and can be moved, returned and destroyed', async (exception, facts, code) => {
    const { use, post, held, place } = await stocked(10, {}, facts);
    await expect(post(use(1))).rejects.toMatchObject({ code });
    const tent = await newPlace();
    await post(use(1, { toLocationId: tent, reason: 'moved' }));
    await post(use(1, { toLocationId: virtualLocation('supplier'), reason: 'returned' }));
    await post(use(1, { toLocationId: virtualLocation('waste'), reason: 'destroyed' }));
    expect(await held()).toBe(7);
    // Given already: recorded, with what spoke against it.
    const { moves, shortages } = await post(use(1), { allowShortage: true });
    expect(moves).toMatchObject([{ exception, fromLocationId: place }]);
    expect(shortages).toEqual([]);
  });

  it('stays blocked where one recall of it is withdrawn while another becomes active', async () => {
    const { recalls } = server.services;
    const itemId = await newItem({ name: 'Dressing', item_type: 'consumable', unit: 'each' });
    const batchId = await newLot(itemId);
    const draft = async (measure: 'stop_use' | 'quarantine'): Promise<string> => {
      const id = newId();
      await runInTransaction(contextOf(admin), (context) =>
        recalls.create(context, {
          ...{ id, title: 'Particles', recallClass: 'class_2', reference: id, receivedOn: '2026-11-20' },
          ...{ measure, itemId, batchIds: [batchId], isAllLots: false, lotNumbers: [] },
        }),
      );
      return id;
    };
    const [first, second] = [await draft('stop_use'), await draft('quarantine')];
    await runInTransaction(contextOf(admin), (context) =>
      recalls.step(context, { id: first, action: 'activate' }),
    );
    let withdrawing: Promise<unknown> = Promise.resolve();
    await runInTransaction(contextOf(admin), async (context) => {
      await recalls.step(context, { id: second, action: 'activate' });
      let isWithdrawn = false;
      withdrawing = runInTransaction(contextOf(admin), (other) =>
        recalls.step(other, { id: first, action: 'withdraw', reason: 'A mistake' }),
      ).finally(() => {
        isWithdrawn = true;
      });
      const waiting = () =>
        server.database.asOwner(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
      await expect
        .poll(async () => isWithdrawn || (await waiting()).length > 0, { timeout: 20_000 })
        .toBe(true);
    });
    await withdrawing;
    expect(await server.services.stockBatches.read(contextOf(admin), batchId)).toMatchObject({
      status: 'quarantined',
    });
  });

  it('is good until the end of its day, by the provider’s calendar and when it happened', async () => {
    const { use, post } = await stocked(10, {}, { expires_on: '2026-11-20' });
    expect((await post(use(1))).moves).toMatchObject([{ exception: null }]);
    await expect(post(use(1), { occurredAt: server.clock.now() })).resolves.toBeDefined();
    const late = await stocked(10, {}, { expires_on: '2026-11-18' });
    // Summer and winter: 23:30 in London on the 18th is 23:30 in UTC.
    await expect(
      late.post(late.use(1), { occurredAt: new Date('2026-11-18T23:30:00Z') }),
    ).resolves.toBeDefined();
    await expect(
      late.post(late.use(1), { occurredAt: new Date('2026-11-19T00:30:00Z') }),
    ).rejects.toMatchObject({
      code: 'BATCH_EXPIRED',
      params: { on: '18 November 2026' },
    });
  });

  it('is used past its expiry with a reason, which stays with the move; a recalled one is not', async () => {
    const { use, post } = await stocked(10, {}, { expires_on: '2026-11-01' });
    const { moves } = await post(use(1), { overrideReason: 'The only adrenaline on scene' });
    const [row] = await server.database.dataSource.query<Record<string, unknown>[]>(
      'SELECT exception, override_reason FROM stock_move WHERE id = $1',
      [moves[0]?.id],
    );
    expect(row).toEqual({ exception: 'expired', override_reason: 'The only adrenaline on scene' });
    const recalled = await stocked(10, {}, { status: 'recalled' });
    await expect(recalled.post(recalled.use(1), { overrideReason: 'Needed' })).rejects.toMatchObject({
      code: 'BATCH_RECALLED',
    });
  });
});

describe('a controlled drug', () => {
  const CONTROLLED = { controlled_schedule: 2, is_witnessed: true };

  it('moves before a second person only', async () => {
    const { use, post } = await stocked(10, CONTROLLED);
    await expect(post(use(1))).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    await expect(post(use(1), { witness: ProvenWitness.by(admin.id) })).rejects.toMatchObject({
      code: 'WITNESS_SAME_PERSON',
    });
    expect((await post(use(1), { witness: ProvenWitness.by(colleague.id) })).moves).toMatchObject([
      { isWitnessed: true },
    ]);
    // Given offline: recorded, and chased.
    expect((await post(use(1), { allowShortage: true })).moves).toMatchObject([{ isWitnessed: false }]);
  });
});

describe('a late fact', () => {
  it('takes what is there from the place and the rest from the shortage, flagged until it is settled', async () => {
    const { use, post, held, place, batchId } = await stocked(5);
    const { moves, shortages } = await post(use(7), { allowShortage: true });
    expect(moves.map(({ quantity, fromLocationId }) => [quantity, fromLocationId])).toEqual([
      [5, place],
      [2, virtualLocation('shortage')],
    ]);
    expect(shortages).toMatchObject([{ quantity: 2, shortAt: place }]);
    expect(await held()).toBe(0);
    expect(await held(virtualLocation('shortage'))).toBe(-2);

    const control = server.services.stockControl;
    const settlement = {
      key: newId(),
      moveId: shortages[0]?.id ?? '',
      outcome: 'written_off',
      reason: 'Miscounted',
    } as const;
    await control.settle(contextOf(admin), settlement);
    expect((await control.settle(contextOf(admin), settlement)).replayed).toBe(true);
    await expect(control.settle(contextOf(admin), { ...settlement, key: newId() })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    expect(await held(virtualLocation('shortage'))).toBe(0);
    expect(batchId).toBeDefined();
    expect(await brokenInvariants(server.database.dataSource)).toEqual([]);
  });
});

describe('a reversal', () => {
  it('puts a move back, once', async () => {
    const { use, post, held } = await stocked(10);
    const { moves } = await post(use(4));
    const moveIds = moves.map(({ id }) => id);
    const key = newId();
    const reversed = await posting.reverse(contextOf(admin), { key, moveIds, reason: 'Entered in error' });
    expect(reversed.moves).toMatchObject([{ reverses: moveIds[0], quantity: 4 }]);
    expect(await held()).toBe(10);
    expect(
      (await posting.reverse(contextOf(admin), { key, moveIds, reason: 'Entered in error' })).replayed,
    ).toBe(true);
    await expect(
      posting.reverse(contextOf(admin), { key: newId(), moveIds, reason: 'Again' }),
    ).rejects.toMatchObject({ code: 'MOVE_REVERSED' });
    const back = reversed.moves.map(({ id }) => id);
    await expect(
      posting.reverse(contextOf(admin), { key: newId(), moveIds: back, reason: 'Back' }),
    ).rejects.toMatchObject({ code: 'MOVE_REVERSED' });
    expect(await held()).toBe(10);
  });

  it('is one of two that come at once', async () => {
    const { use, post, held } = await stocked(10);
    const { moves } = await post(use(4));
    const results = await Promise.allSettled(
      [1, 2].map(() =>
        posting.reverse(contextOf(admin), { key: newId(), moveIds: [moves[0]?.id ?? ''], reason: 'Error' }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await held()).toBe(10);
  });

  it('is refused where what arrived has gone, and settles the shortage that it takes back', async () => {
    const { use, post } = await stocked(10);
    const tent = await newPlace();
    const { moves } = await post(use(4, { toLocationId: tent, reason: 'moved' }));
    await post(use(3, { fromLocationId: tent }));
    await expect(
      posting.reverse(contextOf(admin), { key: newId(), moveIds: [moves[0]?.id ?? ''], reason: 'Error' }),
    ).rejects.toMatchObject({ code: 'STOCK_INSUFFICIENT' });

    const late = await post(use(9), { allowShortage: true });
    await posting.reverse(contextOf(admin), {
      key: newId(),
      moveIds: late.moves.map(({ id }) => id),
      reason: 'Struck through',
    });
    const open = await server.database.dataSource.query<unknown[]>(
      'SELECT FROM stock_shortage WHERE move_id = ANY ($1) AND settled_at IS NULL',
      [late.moves.map(({ id }) => id)],
    );
    expect(open).toEqual([]);
  });
});

describe('the ledger', () => {
  it('is written by the function only: the application may not, by grant', async () => {
    const { dataSource } = server.database;
    for (const statement of [
      `INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at) VALUES (gen_random_uuid(), 'k', '', '${admin.id}', now())`,
      'INSERT INTO stock_move DEFAULT VALUES',
      'UPDATE stock_move SET quantity = 1',
      'DELETE FROM stock_move',
      'TRUNCATE stock_move CASCADE',
      'INSERT INTO stock_balance DEFAULT VALUES',
      'UPDATE stock_balance SET quantity = 1',
      'DELETE FROM stock_balance',
      'DELETE FROM stock_shortage',
      'UPDATE stock_shortage SET location_id = location_id',
      'DELETE FROM stock_item',
      'DELETE FROM stock_batch',
      'ALTER TABLE stock_move DISABLE TRIGGER ALL',
    ])
      await expect(dataSource.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  });

  it('is never rewritten, by the owner neither', async () => {
    await stocked(1);
    for (const statement of [
      'UPDATE stock_move SET quantity = quantity',
      'DELETE FROM stock_move',
      'TRUNCATE stock_move CASCADE',
      'UPDATE stock_posting SET key = key',
      'DELETE FROM stock_posting',
    ])
      await expect(server.database.asOwner(statement), statement).rejects.toThrow('append-only');
  });

  it('keeps its virtual locations as they are', async () => {
    const { dataSource } = server.database;
    const id = virtualLocation('consumed');
    for (const statement of [
      `UPDATE stock_location SET name = 'Mine', version = version + 1 WHERE id = '${id}'`,
      `DELETE FROM stock_location WHERE id = '${id}'`,
      `INSERT INTO stock_location (id, name, kind, is_real, is_source, created_at) VALUES (gen_random_uuid(), 'Mine', 'virtual', false, true, now())`,
    ])
      await expect(dataSource.query(statement), statement).rejects.toThrow('virtual locations');
    const rows = await dataSource.query<{ id: string; is_source: boolean }[]>(
      `SELECT id, is_source FROM stock_location WHERE kind = 'virtual' ORDER BY id`,
    );
    const { VIRTUAL_LOCATION_TABLE } = await import('@sideline/schema/inventory/vocabulary');
    expect(rows).toEqual(
      Object.values(VIRTUAL_LOCATION_TABLE).map((one) => ({ id: one.id, is_source: one.isSource })),
    );
  });

  it('knows every word of the vocabulary that it checks', async () => {
    const {
      ITEM_TYPES,
      LOCATION_TYPES,
      LOCATION_KINDS,
      BATCH_STATUSES,
      BATCH_EXCEPTIONS,
      STORAGES,
      LEGAL_CLASSES,
    } = await import('@sideline/schema/inventory/vocabulary');
    const checks = await server.database.asOwner<{ text: string }>(
      `SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE contype = 'c' AND conrelid::regclass::text LIKE 'stock_%' AND pg_get_constraintdef(oid) LIKE '%ARRAY%'`,
    );
    const words = (table: string, column: string): string[] =>
      checks
        .filter(({ text }) => text.startsWith(`${table} `) && text.includes(`((${column} =`))
        .map(({ text }) => [...text.matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? ''))
        .flat();
    expect(words('stock_item', 'item_type')).toEqual(ITEM_TYPES);
    expect(words('stock_location', 'location_type')).toEqual(LOCATION_TYPES);
    expect(words('stock_location', 'kind')).toEqual(LOCATION_KINDS);
    expect(words('stock_batch', 'status')).toEqual(BATCH_STATUSES);
    expect(words('stock_move', 'exception')).toEqual(BATCH_EXCEPTIONS);
    expect(words('stock_item', 'storage')).toEqual(STORAGES);
    expect(words('stock_item', 'legal_class')).toEqual(LEGAL_CLASSES);
  });
});

describe('stock:verify', () => {
  it('names a drift with the first move that broke it, and a balance that no move made', async () => {
    const { dataSource } = server.database;
    const { use, post, batchId, place } = await stocked(10, { name: 'Splint' });
    const { moves } = await post(use(2));
    await post(use(1));
    expect((await checkStock(dataSource)).drifts).toEqual([]);

    await server.database.asOwner(
      'UPDATE stock_balance SET quantity = 9 WHERE batch_key = $1 AND location_id = $2',
      [batchId, place],
    );
    const [outside] = (await checkStock(dataSource)).drifts;
    expect(outside).toMatchObject({ item: 'Splint', balance: 9, sum: 7, brokenBy: null });
    expect(driftLine(outside!)).toContain('changed outside the ledger after move');
    await server.database.asOwner(
      'UPDATE stock_balance SET quantity = 7 WHERE batch_key = $1 AND location_id = $2',
      [batchId, place],
    );

    // As somebody could who owns the tables.
    await server.database.asOwner('ALTER TABLE stock_move DISABLE TRIGGER stock_move_append_only');
    await server.database.asOwner('UPDATE stock_move SET quantity = 3 WHERE id = $1', [moves[0]?.id]);
    const { drifts } = await checkStock(dataSource);
    expect(
      drifts.map(({ location, brokenBy, brokenById }) => [location === 'Consumed', brokenBy, brokenById]),
    ).toEqual([
      [expect.any(Boolean), moves[0]?.sequence, moves[0]?.id],
      [expect.any(Boolean), moves[0]?.sequence, moves[0]?.id],
    ]);
    expect(driftLine(drifts[0]!)).toContain(`First broken by move ${String(moves[0]?.sequence)}`);
    await server.database.asOwner('UPDATE stock_move SET quantity = 2 WHERE id = $1', [moves[0]?.id]);
    await server.database.asOwner('ALTER TABLE stock_move ENABLE TRIGGER stock_move_append_only');
    expect((await checkStock(dataSource)).drifts).toEqual([]);
  });
});
