import { localDay } from '@sideline/schema/local-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok } from './harness/answers.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { lettersOf } from './letters.js';
import { mutationOf } from './harness/mutations.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const say = (caller: TestCaller, field: string, input: object, selection = '{ id }') =>
  caller.graphql(mutationOf(field, selection), { input });

/** A day so many from today. */
const inDays = (days: number): string => localDay(new Date(server.clock.now().getTime() + days * 86_400_000));
const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name, type: 'main_storage_box' }));
  return id;
};
const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockItem', {
      ...{ id, sku: id, name: `Gauze ${id}`, itemType: 'consumable', unit: 'each', unitsPerPack: 10 },
      ...{
        isBatchTracked: true,
        hasExpiry: true,
        isSerialised: false,
        storage: 'ambient',
        isSingleUse: true,
      },
      ...facts,
    }),
  );
  return id;
};
const newSupplier = async (name: string): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createSupplier', { id, name }));
  return id;
};
/** A lot that expires in so many days, so much of it at a place. */
const stock = async (
  itemId: string,
  locationId: string,
  days: number,
  quantity: number,
  facts: object = {},
): Promise<string> => {
  const batchId = newId();
  const lot = { id: batchId, itemId, lot: batchId, expiresOn: inDays(days), unitCostPence: 25, ...facts };
  ok(await say(admin, 'createStockBatch', lot));
  await change(itemId, batchId, locationId, quantity, 'opening');
  return batchId;
};
const change = async (itemId: string, batchId: string, locationId: string, by: number, reason: string) =>
  ok(
    await say(
      admin,
      'adjustStock',
      { key: newId(), itemId, batchId, locationId, change: by, reason, note: 'Test' },
      '{ postingId }',
    ),
  );
const use = async (itemId: string, batchId: string, locationId: string, quantity: number) =>
  ok(
    await say(
      staff,
      'recordStockUsage',
      { key: newId(), lines: [{ itemId, batchId, locationId, quantity }] },
      '{ postingId }',
    ),
  );
const block = async (id: string, status: string) =>
  ok(
    await say(admin, 'setStockBatchStatus', {
      id,
      version: 1,
      status,
      reason: 'Particles',
      reference: 'EL 12',
    }),
  );
const rule = async (itemId: string, locationId: string) =>
  ok(
    await say(
      admin,
      'setStockRule',
      { itemId, locationId, minimum: 5, par: 20, orderMultiple: 1 },
      '{ itemId }',
    ),
  );

interface Drafted {
  readonly transfers: readonly {
    readonly id: string;
    readonly fromLocationId: string;
    readonly toLocationId: string;
  }[];
  readonly returns: readonly {
    readonly id: string;
    readonly kind: string;
    readonly supplierId: string | null;
  }[];
  readonly leftOut: readonly string[];
}
const DRAFTED = `{ transfers { id fromLocationId toLocationId } returns { id kind supplierId fromLocationId } leftOut }`;
const draft = async (
  act: string,
  lots: readonly (readonly [batchId: string, locationId: string])[],
  facts: object = {},
  caller = staff,
): Promise<Drafted> =>
  ok(
    await say(
      caller,
      'draftExpiringStock',
      { key: newId(), act, lots: lots.map(([batchId, locationId]) => ({ batchId, locationId })), ...facts },
      DRAFTED,
    ),
  );

describe('lots that expire', () => {
  it('are drafted to where most of them is used, or to a place that is chosen, and nothing twice', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const there = await stock(itemId, tent, 300, 30);
    await use(itemId, there, tent, 12);
    const soon = await stock(itemId, store, 10, 8);
    const key = newId();
    const first = await draft('use_first', [[soon, store]], { key });
    expect(first).toMatchObject({
      transfers: [{ fromLocationId: store, toLocationId: tent }],
      returns: [],
      leftOut: [],
    });
    expect(await draft('use_first', [[soon, store]], { key })).toEqual(first);
    const again = await draft('move', [[soon, store]], { toLocationId: tent });
    expect(again.transfers).toEqual([]);
    expect(again.leftOut[0]).toMatch(/TR-\d+ already takes this item from there\.$/);
    // It leaves by the first to expire, which is the lot that was chosen.
    const sent = ok<{ lines: readonly { picks: readonly { batchId: string; quantity: number }[] }[] }>(
      await say(
        staff,
        'dispatchStockTransfer',
        { id: first.transfers[0]?.id, picks: null },
        '{ lines { picks { batchId quantity } } }',
      ),
    );
    expect(sent.lines).toMatchObject([{ picks: [{ batchId: soon, quantity: 8 }] }]);
  });

  it('say why they cannot be moved', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [past, blocked] = [await stock(itemId, store, -1, 3), await stock(itemId, store, 20, 3)];
    await block(blocked, 'quarantined');
    const { transfers, leftOut } = await draft(
      'move',
      [
        [past, store],
        [blocked, store],
      ],
      { toLocationId: tent },
    );
    expect(transfers).toEqual([]);
    expect(leftOut.map((sentence) => sentence.split(': ')[1]).sort()).toEqual([
      'it has expired. Return or destroy it.',
      'it is blocked. Return or destroy it.',
    ]);
    const unused = await stock(await newItem(), store, 20, 3);
    expect((await draft('use_first', [[unused, store]])).leftOut[0]).toMatch(
      /none has been used for 90 days/,
    );
    const { errors } = await say(
      staff,
      'draftExpiringStock',
      { key: newId(), act: 'move', lots: [{ batchId: unused, locationId: store }] },
      DRAFTED,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'toLocationId' }],
    });
  });

  it('are not moved where the transfer would take another lot, which expires sooner', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [sooner, later] = [
      await stock(itemId, store, 20, 5, { lot: 'SOON-1' }),
      await stock(itemId, store, 80, 7, { lot: 'LATE-2' }),
    ];
    const alone = await draft('move', [[later, store]], { toLocationId: tent });
    expect(alone.transfers).toEqual([]);
    expect(alone.leftOut[0]).toMatch(
      /lot LATE-2, at .*: lot SOON-1 there expires sooner and would go instead\. Choose that lot too\.$/,
    );
    const both = await draft(
      'move',
      [
        [later, store],
        [sooner, store],
      ],
      { toLocationId: tent },
    );
    expect(both.leftOut).toEqual([]);
    const sent = ok<{ lines: readonly { picks: readonly { batchId: string; quantity: number }[] }[] }>(
      await say(
        staff,
        'dispatchStockTransfer',
        { id: both.transfers[0]?.id, picks: null },
        '{ lines { picks { batchId quantity } } }',
      ),
    );
    expect(sent.lines[0]?.picks).toEqual([
      { batchId: sooner, quantity: 5 },
      { batchId: later, quantity: 7 },
    ]);
  });

  it('are drafted back to each supplier, or to destruction at each place, and nothing twice', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [quay, harbour] = [await newSupplier(newId()), await newSupplier(newId())];
    const [one, two] = [
      await stock(itemId, store, 5, 4, { supplierId: quay }),
      await stock(itemId, store, 6, 4, { supplierId: harbour }),
    ];
    const unknown = await stock(itemId, store, 7, 4);
    const back = await draft('give_back', [
      [one, store],
      [two, store],
      [unknown, store],
    ]);
    expect(new Set(back.returns.map(({ supplierId }) => supplierId))).toEqual(new Set([quay, harbour]));
    expect(back.leftOut).toHaveLength(1);
    const [past, elsewhere] = [await stock(itemId, store, -3, 4), await stock(itemId, tent, -3, 4)];
    const key = newId();
    const pressed = await Promise.all(
      [0, 1].map(() =>
        draft(
          'destroy',
          [
            [past, store],
            [elsewhere, tent],
            [one, store],
          ],
          { key },
        ),
      ),
    );
    const ids = pressed.map(({ returns }) => returns.map(({ id }) => id));
    expect(ids[0]).toHaveLength(2);
    expect(ids[0]).toEqual(ids[1]);
    expect(pressed.flatMap(({ leftOut }) => leftOut)).toEqual([
      expect.stringMatching(/it is already in RT-\d+\.$/),
    ]);
    expect(pressed[0]?.returns.map(({ kind }) => kind)).toEqual(['to_destruction', 'to_destruction']);
  });
});

interface Held {
  readonly batch: string;
  readonly place: string;
  readonly item: string;
  readonly expires: string;
  readonly status: string;
  readonly cost: number | null;
  readonly held: number;
}

describe('the overview', () => {
  it('counts what the moves leave, figure by figure', async () => {
    const [store, itemId] = [await newPlace(), await newItem()];
    for (const days of [-40, -1, 0, 29, 30, 31, 60, 61, 90, 91]) await stock(itemId, store, days, 2);
    const gone = await stock(itemId, store, 15, 6);
    await change(itemId, gone, store, -6, 'lost');
    await block(await stock(itemId, store, 200, 9), 'recalled');
    await block(await stock(itemId, store, 200, 9), 'quarantined');
    await stock(itemId, store, 200, 1, { unitCostPence: null });
    const [low, out, promised] = [await newItem(), await newItem(), await newItem()];
    for (const ruled of [low, out, promised, itemId]) await rule(ruled, store);
    await stock(low, store, 200, 4);
    await block(await stock(low, store, 200, 50), 'quarantined');
    await stock(promised, store, 200, 8);
    ok(
      await say(
        staff,
        'createStockTransfer',
        {
          ...{ id: newId(), fromLocationId: store, toLocationId: await newPlace() },
          lines: [{ id: newId(), itemId: promised, quantity: 4 }],
        },
        '{ transfer { id } }',
      ),
    );

    const lots = await server.database.asOwner<Held>(
      `SELECT s.batch_id AS batch, s.place, b.item_id AS item, b.expires_on::text AS expires, b.status,
              b.unit_cost_pence AS cost, sum(s.quantity)::float8 AS held
       FROM (SELECT batch_id, to_location_id AS place, quantity FROM stock_move
             UNION ALL SELECT batch_id, from_location_id, -quantity FROM stock_move) s
       JOIN stock_location p ON p.id = s.place AND p.is_real JOIN stock_batch b ON b.id = s.batch_id
       GROUP BY b.id, s.batch_id, s.place HAVING sum(s.quantity) > 0`,
    );
    const rules = await server.database.asOwner<{
      item: string;
      place: string;
      minimum: number;
      given: number;
    }>(
      `SELECT r.item_id AS item, r.location_id AS place, r.minimum::float8 AS minimum, coalesce((
         SELECT sum(l.quantity) FROM stock_transfer o JOIN stock_transfer_line l ON l.transfer_id = o.id
         WHERE o.state = 'draft' AND o.from_location_id = r.location_id AND l.item_id = r.item_id), 0)::float8 AS given
       FROM stock_rule r`,
    );
    const today = inDays(0);
    const usable = (item: string, place: string): number =>
      lots
        .filter((lot) => lot.item === item && lot.place === place)
        .filter(({ status, expires }) => status === 'available' && expires >= today)
        .reduce((all, { held }) => all + held, 0);
    const within = (days: number): number =>
      lots.filter(({ expires }) => expires >= today && expires <= inDays(days)).length;
    const lotsThat = (is: (lot: Held) => boolean): number =>
      new Set(lots.filter(is).map(({ batch }) => batch)).size;
    const isLow = rules.map(({ item, place, minimum, given }) => {
      const held = usable(item, place);
      return { isLow: held - given < minimum, isOut: held <= 0 };
    });
    const figures = {
      low: isLow.filter((one) => one.isLow).length,
      out: isLow.filter((one) => one.isLow && one.isOut).length,
      expired: lots.filter(({ expires }) => expires < today).length,
      ...{ expiring30: within(30), expiring60: within(60), expiring90: within(90) },
      recalledLots: lotsThat(({ status }) => status === 'recalled'),
      quarantinedLots: lotsThat(({ status }) => status === 'quarantined'),
      unpricedLots: lotsThat(({ cost }) => cost === null),
      valuePence: Math.round(lots.reduce((all, { held, cost }) => all + held * (cost ?? 0), 0)),
    };
    for (const count of Object.values(figures)) expect(count).toBeGreaterThan(0);
    expect(ok(await admin.graphql(`{ stockOverview { ${Object.keys(figures).join(' ')} } }`))).toEqual(
      figures,
    );
    const summary = ok<readonly { within: string; rows: number; valuePence: number }[]>(
      await admin.graphql('{ expirySummary { within rows valuePence } }'),
    );
    expect(summary.map(({ within: horizon, rows }) => [horizon, rows])).toEqual([
      ['expired', figures.expired],
      ...([30, 60, 90] as const).map((days) => [`days_${String(days)}`, within(days)]),
    ]);
    for (const { within: horizon, rows } of summary) {
      const seen: string[] = [];
      for (let after: string | null = null; ;) {
        const page: {
          nodes: { expiresOn: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        } = ok(
          await admin.graphql(
            `query ($after: String) { expiringStock(first: 3, after: $after, filter: { within: ${horizon} }) {
              nodes { expiresOn } pageInfo { hasNextPage endCursor } } }`,
            { after },
          ),
        );
        seen.push(...page.nodes.map(({ expiresOn }) => expiresOn));
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(seen, horizon).toHaveLength(rows);
      expect(seen).toEqual([...seen].sort());
    }
  });
});

describe('every morning', () => {
  it('who answers for a place is told of overdue orders, bag checks and services that are due, once', async () => {
    const [place, monitor] = [
      await newPlace('South store'),
      await newItem({ isSerialised: true, itemType: 'equipment' }),
    ];
    const serial = await stock(monitor, place, 900, 1, { serial: 'SN-1' });
    await server.database.asOwner(
      'UPDATE stock_batch SET next_service_on = $2, version = version + 1 WHERE id = $1',
      [serial, inDays(0)],
    );
    const kitId = newId();
    ok(
      await say(
        admin,
        'createKit',
        { id: kitId, name: kitId, lines: [{ itemId: await newItem(), quantity: 1 }] },
        '{ kit { id } }',
      ),
    );
    ok(
      await say(
        admin,
        'createBag',
        { id: newId(), name: 'Response 4', kitId, homeId: place, checkEveryDays: 7 },
        '{ bag { id } }',
      ),
    );
    const supplierId = await newSupplier('Tide Medical');
    // One is expected today, and one that was expected before today has arrived.
    for (const [state, day] of [
      ['ordered', inDays(-1)],
      ['part_received', inDays(-9)],
      ['ordered', inDays(0)],
      ['received', inDays(-1)],
    ])
      await server.database.asOwner(
        `INSERT INTO purchase_order (id, number, supplier_id, delivery_location_id, state, expected_on, created_at, created_by)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, now(), $6)`,
        [newId(), supplierId, place, state, day, admin.user?.id],
      );
    const keeper = await server.signedIn('staff', { firstName: 'Kit', lastName: 'Marsh' });
    ok(await say(admin, 'setStockKeepers', { locationId: place, userIds: [keeper.user?.id] }, '{ userId }'));
    for (let again = 0; again < 2; again += 1) await server.jobs.tasks['tell-of-stock']?.({});
    const letters = await lettersOf(server, keeper.user?.email ?? '');
    expect(letters).toHaveLength(1);
    // Each bag is named, with its home.
    expect(letters[0]).toContain('South store: 2 orders overdue, 1 service due.');
    expect(letters[0]).toContain('Response 4 (South store): 1 bag check due.');
  });
});
