import { readFileSync } from 'node:fs';
import { localDay } from '@sideline/schema/local-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startJobs } from '../src/platform/jobs/jobs.js';
import { createLogger } from '../src/platform/logger.js';
import { until } from '../src/platform/jobs/processes.js';
import { ok } from './harness/answers.js';
import {
  movableClock,
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { openReceiver, type Receiver } from './webhook-receiver.js';
import { inputTypeOf, mutationOf } from './harness/mutations.js';

/** What stock tells other systems, the dashboard and the next event, and counts that were made without a connection. */

const WAIT_MS = 20_000;
const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: TestCaller;
let other: TestCaller;
let staff: TestCaller;
let receiver: Receiver;
let stopJobs: () => Promise<void>;

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startTestServer({
    // In the past: what is to be tried later is due at once.
    clock: movableClock(new Date('2020-06-01T09:00:00.000Z')),
    env: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'on' },
  });
  [admin, other, staff] = await Promise.all([
    server.signedIn('admin'),
    server.signedIn('admin'),
    server.signedIn('staff'),
  ]);
  stopJobs = await startJobs(server.database.jobs, { ...server.jobs, crontab: [] }, createLogger('silent'));
});
afterAll(async () => {
  await stopJobs();
  await server.close();
  await receiver.close();
});

const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['code'];
const say = (caller: TestCaller, field: string, input: object, selection = '{ id }', type = field) =>
  caller.graphql(mutationOf(field, selection, inputTypeOf(type)), { input });

const newItem = async (): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockItem', {
      ...{ id, sku: newId(), name: `Gauze ${id}`, itemType: 'consumable', unit: 'each', unitsPerPack: 10 },
      ...{
        isBatchTracked: true,
        hasExpiry: true,
        isSerialised: false,
        storage: 'ambient',
        isSingleUse: true,
      },
    }),
  );
  return id;
};
const newPlace = async (): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name: id, type: 'main_storage_box' }));
  return id;
};
const newLot = async (itemId: string, expiresOn = '2030-01-31'): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockBatch', { id, itemId, lot: id, expiresOn }));
  return id;
};
/** Adds to a shelf, or takes from it. */
const adjust = async (itemId: string, batchId: string, locationId: string, change: number) =>
  ok(
    await say(
      admin,
      'adjustStock',
      {
        ...{ key: newId(), itemId, batchId, locationId, change, note: 'Counted' },
        reason: change > 0 ? 'found' : 'lost',
      },
      '{ postingId }',
    ),
  );
const use = async (itemId: string, batchId: string, locationId: string, quantity: number, eventId?: string) =>
  ok(
    await say(
      staff,
      'recordStockUsage',
      { key: newId(), eventId, lines: [{ itemId, batchId, locationId, quantity }] },
      '{ postingId }',
    ),
  );

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
}
const told = (): readonly Told[] => receiver.received.map(({ body }) => JSON.parse(body) as Told);
/** What README says of the data of each type. */
const documented = (type: string): readonly string[] => {
  const row = readFileSync('README.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('|') && line.includes(`\`${type}\``));
  const cells = row?.split('|') ?? [];
  return [...(cells[3] ?? '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key);
};

describe('another system', () => {
  it('is told once of stock that falls below its minimum, of approved orders, deliveries and recalls', async () => {
    ok(
      await say(
        admin,
        'createWebhook',
        {
          ...{ id: newId(), url: receiver.url },
          events: ['stock_low', 'order_approved', 'order_received', 'recall_activated'],
        },
        '{ secret }',
      ),
    );
    const [itemId, locationId] = [await newItem(), await newPlace()];
    const [batchId, old] = [await newLot(itemId), await newLot(itemId, '2020-05-31')];
    await adjust(itemId, batchId, locationId, 10);
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId, minimum: 5, par: 20, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    await use(itemId, batchId, locationId, 5);
    // Two at once cross it, one of them sees the other.
    await Promise.all([use(itemId, batchId, locationId, 1), use(itemId, batchId, locationId, 1)]);
    await use(itemId, batchId, locationId, 1);
    // What has expired does not count.
    await adjust(itemId, old, locationId, 50);
    await adjust(itemId, batchId, locationId, 10);
    await use(itemId, batchId, locationId, 10);
    const low = () => told().filter(({ type }) => type === 'stock.low');
    await until(() => low().length >= 2, WAIT_MS);

    const [supplierId, offer, orderId] = [newId(), newId(), newId()];
    ok(await say(admin, 'createSupplier', { id: supplierId, name: supplierId, leadDays: 3 }));
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: offer, supplierId, itemId, supplierSku: 'S', packQuantity: 10, isPreferred: true },
        packPricePence: 500,
      }),
    );
    const order = ok<{ lines: { id: string }[] }>(
      await say(
        staff,
        'createPurchaseOrder',
        {
          ...{ id: orderId, supplierId, deliveryLocationId: locationId },
          lines: [{ id: newId(), supplierItemId: offer, packs: 2 }],
        },
        '{ lines { id } }',
      ),
    );
    for (const [action, caller] of [
      ['submit', staff],
      ['approve', admin],
      ['order', admin],
    ] as const)
      ok(await say(caller, 'stepPurchaseOrder', { id: orderId, action }, '{ order { id } }'));
    const receiptId = newId();
    for (let again = 0; again < 2; again += 1)
      ok(
        await say(
          staff,
          'receivePurchaseOrder',
          {
            ...{ id: receiptId, orderId },
            lines: [{ lineId: order.lines[0]?.id, quantity: 20, lot: 'K1', expiresOn: '2030-03-31' }],
          },
          '{ order { id } }',
        ),
      );
    const recallId = newId();
    ok(
      await say(
        admin,
        'createRecall',
        {
          ...{ id: recallId, title: 'Particles', recallClass: 'class_1', reference: 'EL 12' },
          ...{
            receivedOn: '2020-06-01',
            measure: 'quarantine',
            itemId,
            batchIds: [batchId],
            isAllLots: false,
          },
        },
        '{ possible }',
      ),
    );
    ok(await say(admin, 'stepRecall', { id: recallId, action: 'activate' }, '{ possible }'));
    await until(() => told().some(({ type }) => type === 'recall.activated'), WAIT_MS);

    expect(low().map(({ data }) => data)).toEqual([
      { itemId, locationId },
      { itemId, locationId },
    ]);
    const rest = told().filter(({ type }) => type !== 'stock.low');
    expect(Object.fromEntries(rest.map(({ type, data }) => [type, data]))).toEqual({
      'order.approved': { orderId, supplierId },
      'order.received': { orderId, receiptId },
      'recall.activated': { recallId },
    });
    expect(rest).toHaveLength(3);
    for (const { type, data } of told()) expect(Object.keys(data), type).toEqual(documented(type));
  });

  it('is told of stock that becomes low as it is blocked, recalled or past its date, and each page says so', async () => {
    const [itemId, locationId] = [await newItem(), await newPlace()];
    const lots = [await newLot(itemId), await newLot(itemId), await newLot(itemId, '2020-06-01')] as const;
    for (const lot of lots) await adjust(itemId, lot, locationId, 2);
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId, minimum: 5, par: 20, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    const times = (): number =>
      told().filter(({ type, data }) => type === 'stock.low' && data['itemId'] === itemId).length;
    const isLow = async () => {
      const [rule] = await server.database.asOwner<{ isLow: boolean }>(
        'SELECT low_since IS NOT NULL AS "isLow" FROM stock_rule WHERE item_id = $1',
        [itemId],
      );
      const page = ok<{ item: { onHand: number }; usable: number; rules: { onHand: number }[] }>(
        await admin.graphql(
          'query ($id: ID!) { stockItem(id: $id) { item { onHand } usable rules { onHand } } }',
          { id: itemId },
        ),
      );
      const list = ok<{ nodes: { id: string }[] }>(
        await admin.graphql('{ stockItems(first: 100, filter: { state: low }) { nodes { id } } }'),
      );
      expect(page.item.onHand).toBe(6);
      expect(page.rules).toEqual([{ onHand: page.usable }]);
      expect(list.nodes.some(({ id }) => id === itemId)).toBe(rule?.isLow);
      expect(rule?.isLow).toBe(page.usable < 5);
      return rule?.isLow;
    };
    expect(await isLow()).toBe(false);
    const setStatus = (version: number, status: string) =>
      say(admin, 'setStockBatchStatus', { id: lots[0], version, status, reason: 'Wet', reference: 'W' });
    ok(await setStatus(1, 'quarantined'));
    expect(await isLow()).toBe(true);
    await until(() => times() === 1, WAIT_MS);
    ok(await setStatus(2, 'available'));
    expect(await isLow()).toBe(false);
    const recallId = newId();
    const recall = {
      ...{ id: recallId, title: 'Particles', recallClass: 'class_1', reference: 'EL 14' },
      ...{ receivedOn: '2020-06-01', measure: 'stop_use', itemId, batchIds: [lots[1]], isAllLots: false },
    };
    ok(await say(admin, 'createRecall', recall, '{ possible }'));
    ok(await say(admin, 'stepRecall', { id: recallId, action: 'activate' }, '{ possible }'));
    expect(await isLow()).toBe(true);
    await until(() => times() === 2, WAIT_MS);
    ok(
      await say(
        admin,
        'stepRecall',
        { id: recallId, action: 'withdraw', reason: 'Another lot' },
        '{ possible }',
      ),
    );
    expect(await isLow()).toBe(false);
    // The night takes the third lot past its date.
    await server.database.asOwner(
      `UPDATE stock_batch SET expires_on = $2::date - 1, version = version + 1 WHERE id = $1`,
      [lots[2], localDay(server.clock.now())],
    );
    await server.jobs.tasks['tell-of-stock']?.({});
    expect(await isLow()).toBe(true);
    await until(() => times() === 3, WAIT_MS);
  });

  it('is not told of what was refused', async () => {
    const [itemId, locationId] = [await newItem(), await newPlace()];
    const batchId = await newLot(itemId);
    await adjust(itemId, batchId, locationId, 6);
    const rule = { itemId, locationId, minimum: 5, par: 5, orderMultiple: 1 };
    ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    const before = await server.database.asOwner('SELECT low_since FROM stock_rule WHERE item_id = $1', [
      itemId,
    ]);
    const lines = [2, 9].map((quantity) => ({ itemId, batchId, locationId, quantity }));
    expect(refusal(await say(staff, 'recordStockUsage', { key: newId(), lines }, '{ postingId }'))).toBe(
      'STOCK_INSUFFICIENT',
    );
    expect(
      await server.database.asOwner('SELECT low_since FROM stock_rule WHERE item_id = $1', [itemId]),
    ).toEqual(before);
  });
});

describe('the dashboard', () => {
  it('says what needs doing where the caller answers for the stock, and of nobody else', async () => {
    const [itemId, gone, place] = [await newItem(), await newItem(), await newPlace()];
    const [soon, old] = [await newLot(itemId, '2020-06-20'), await newLot(itemId, '2020-05-20')];
    await adjust(itemId, soon, place, 2);
    await adjust(itemId, old, place, 9);
    for (const one of [itemId, gone])
      ok(
        await say(
          admin,
          'setStockRule',
          { itemId: one, locationId: place, minimum: 5, par: 5, orderMultiple: 1 },
          '{ itemId }',
        ),
      );
    ok(await say(admin, 'setStockKeepers', { locationId: place, userIds: [staff.user?.id] }, '{ userId }'));
    const kept = async (caller: TestCaller) =>
      ok<{ keptPlaces: object[] }>(
        await caller.graphql(
          '{ dashboard { keptPlaces { locationId low out expired expiring bagsNotReady } bags { mine { short } } } }',
        ),
      ).keptPlaces;
    expect(await kept(staff)).toEqual([
      { locationId: place, low: 1, out: 1, expired: 1, expiring: 1, bagsNotReady: 0 },
    ]);
    expect(await kept(other)).toEqual([]);
    // Before, the seventh was left out without a word.
    for (let more = 0; more < 7; more += 1)
      ok(
        await say(
          admin,
          'setStockKeepers',
          { locationId: await newPlace(), userIds: [staff.user?.id] },
          '{ userId }',
        ),
      );
    expect(await kept(staff)).toHaveLength(6);
    expect(ok(await staff.graphql('{ dashboard { keptPlaceCount } }'))).toEqual({ keptPlaceCount: 8 });
  });
});

describe('the expected use of an event', () => {
  const newEvent = async (
    venue_type: string | null,
    attendance: number | null,
    days: number,
    status = 'closed',
  ) => {
    const id = newId();
    const starts = new Date(server.clock.now().getTime() + days * 24 * HOUR_MS);
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, status, starts_at, ends_at, time_zone, venue_type, attendance_expected)
       VALUES ($1, $2, $3, $4, $5, 'Europe/London', $6, $7)`,
      [id, `Fair ${id}`, status, starts, new Date(starts.getTime() + 8 * HOUR_MS), venue_type, attendance],
    );
    return id;
  };
  interface Forecast {
    readonly attendance: number | null;
    readonly basis: string;
    readonly events: readonly { readonly eventId: string }[];
    readonly lines: readonly { readonly itemId: string; readonly expected: number }[];
  }
  const forecast = async (id: string) =>
    ok<Forecast>(
      await staff.graphql(
        'query ($id: ID!) { eventForecast(eventId: $id) { attendance basis events { eventId } lines { itemId expected } } }',
        { id },
      ),
    );

  it('comes from the provider’s own past events of the same kind, scaled by attendance', async () => {
    const [itemId, rare, place] = [await newItem(), await newItem(), await newPlace()];
    const [lot, rareLot] = [await newLot(itemId), await newLot(rare)];
    await adjust(itemId, lot, place, 500);
    await adjust(rare, rareLot, place, 500);
    const next = await newEvent('Showground', 3_000, 7, 'planned');
    const first = await newEvent('showground', 1_000, -40);
    await use(itemId, lot, place, 10, first);
    // One of its kind says nothing: what all recent events used stands in, as in the forecast of all coming events.
    expect(await forecast(next)).toEqual({
      ...{ attendance: 3_000, basis: 'burn_rate', events: [{ eventId: first }] },
      lines: [{ itemId, expected: 30 }],
    });
    // Its bags come before that: they hold what their kits ask for.
    const [kitId, bag] = [newId(), newId()];
    const { asOwner } = server.database;
    await asOwner(`INSERT INTO kit (id, name, latest, created_at) VALUES ($1, $2, 1, now())`, [
      kitId,
      newId(),
    ]);
    await asOwner('INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, 1, now(), $2)', [
      ...[kitId, admin.user?.id],
    ]);
    await asOwner(
      `INSERT INTO kit_part (kit_id, number, line, item_id, quantity, is_optional, substitutes) VALUES ($1, 1, 1, $2, 4, false, '{}')`,
      [kitId, itemId],
    );
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1, $3, 'event_kit_bag', 'bag', $2, now())`,
      [bag, place, newId()],
    );
    await asOwner(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, state, check_every_days, created_at)
       VALUES ($1, $2, 1, $3, 'out', 30, now())`,
      [bag, kitId, place],
    );
    await asOwner('INSERT INTO bag_assignment (id, bag_id, event_id, out_at) VALUES ($1, $2, $3, $4)', [
      ...[newId(), bag, next, server.clock.now()],
    ]);
    expect(await forecast(next)).toMatchObject({ basis: 'kits', lines: [{ itemId, expected: 4 }] });
    const second = await newEvent('Showground', 2_000, -20);
    await use(itemId, lot, place, 60, second);
    const third = await newEvent('Showground', 500, -10);
    await use(itemId, lot, place, 5, third);
    await use(rare, rareLot, place, 5, third);
    // Another kind, one that was cancelled, one of which nobody knows the attendance, and one that used nothing.
    for (const [kind, people, status] of [
      ['Stadium', 1_000, 'closed'],
      ['Showground', 1_000, 'cancelled'],
      ['Showground', null, 'closed'],
    ] as const)
      await use(itemId, lot, place, 50, await newEvent(kind, people, -5, status));
    await newEvent('Showground', 1_000, -4);
    // 0.01, 0.03 and 0.01 a person: the median for 3,000. The rare one was used at one of three.
    expect(await forecast(next)).toEqual({
      ...{ attendance: 3_000, basis: 'past_events' },
      events: [third, second, first].map((eventId) => ({ eventId })),
      lines: [{ itemId, expected: 30 }],
    });
    expect(await forecast(await newEvent('Showground', null, 9, 'planned'))).toMatchObject({
      ...{ basis: 'unknown', lines: [] },
    });
    expect(await forecast(await newEvent(null, 900, 9, 'planned'))).toMatchObject({
      ...{ basis: 'burn_rate', events: [] },
    });
  });

  it('is added up over the planned events of the next 30 days, each by the best that is known', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const lot = await newLot(itemId);
    await adjust(itemId, lot, place, 200);
    await use(itemId, lot, place, 10, await newEvent('Regatta', 1_000, -30));
    await use(itemId, lot, place, 30, await newEvent('Regatta', 1_000, -15));
    const [regatta, fete, far, unknown] = [
      await newEvent('Regatta', 2_000, 12, 'planned'),
      await newEvent('Fete', 5_000, 13, 'planned'),
      await newEvent('Regatta', 90_000, 31, 'planned'),
      await newEvent('Fete', null, 14, 'planned'),
    ];
    await newEvent('Regatta', 70_000, 12, 'cancelled');
    interface Ahead {
      readonly events: readonly { eventId: string; basis: string; attendance: number | null }[];
      readonly lines: readonly { itemId: string; expected: number; held: number; short: number }[];
    }
    const { events, lines } = ok<Ahead>(
      await staff.graphql(
        '{ stockForecast { events { eventId basis attendance } lines { itemId expected held short } } }',
      ),
    );
    const basisOf = new Map(events.map(({ eventId, basis }) => [eventId, basis]));
    expect([regatta, fete, unknown, far].map((id) => basisOf.get(id) ?? 'not in it')).toEqual([
      'past_events',
      'burn_rate',
      'unknown',
      'not in it',
    ]);
    // Counted once more, by who attended the events of the last 90 days.
    const [recent] = await server.database.asOwner<{ people: number }>(
      `SELECT sum(coalesce(attendance_actual, attendance_expected))::float8 AS people FROM event
       WHERE status <> 'cancelled' AND ends_at < $1 AND ends_at >= $1::timestamptz - interval '90 days'`,
      [server.clock.now()],
    );
    const burnt = events
      .filter(({ basis }) => basis === 'burn_rate')
      .reduce((sum, { attendance }) => sum + Math.ceil((40 / (recent?.people ?? 0)) * (attendance ?? 0)), 0);
    expect(lines.find((line) => line.itemId === itemId)).toEqual({
      // 0.01 and 0.03 a person at earlier regattas: 40 for 2,000.
      ...{ itemId, expected: 40 + burnt, held: 160, short: 0 },
    });
  });
});

describe('a count made without a connection', () => {
  it('is taken as of when it was made, once, and refused where the stock has moved since then', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const [still, moved] = [await newLot(itemId), await newLot(itemId)];
    await adjust(itemId, still, place, 8);
    await adjust(itemId, moved, place, 8);
    const stocktakeId = newId();
    ok(
      await say(
        admin,
        'createStocktake',
        { id: stocktakeId, scope: 'place', locationId: place, counterIds: [staff.user?.id] },
        '{ possible }',
      ),
    );
    ok(await say(admin, 'stepStocktake', { id: stocktakeId, action: 'start' }, '{ possible }'));
    const { nodes } = ok<{ nodes: { id: string; batchId: string; counts: number }[] }>(
      await staff.graphql(
        'query ($id: ID!) { stocktakeLines(stocktakeId: $id) { nodes { id batchId counts } } }',
        { id: stocktakeId },
      ),
    );
    const lineOf = (batchId: string) => nodes.find((line) => line.batchId === batchId);
    server.clock.advance(60_000);
    const countedAt = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await use(itemId, moved, place, 1);
    server.clock.advance(60_000);
    const count = (batchId: string, id = newId(), at: string | null = countedAt) =>
      say(
        staff,
        'countStock',
        { id, stocktakeId, lineId: lineOf(batchId)?.id, quantity: 7, counts: 0, countedAt: at },
        '{ counted countedAt expected }',
      );
    expect(refusal(await count(moved))).toBe('STOCKTAKE_STALE');
    const id = newId();
    for (let again = 0; again < 2; again += 1)
      expect(ok(await count(still, id))).toEqual({ counted: 7, countedAt, expected: 8 });
    expect(refusal(await count(still))).toBe('STATE_CHANGED');
    // Counted again now.
    expect(ok(await count(moved, newId(), null))).toMatchObject({ counted: 7, expected: 7 });
    // A clock that is fast does not hide a move: it counts as now.
    const ahead = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
    const [line] = await server.database.asOwner<{ counted_at: Date }>(
      'SELECT counted_at FROM stocktake_line WHERE batch_id = $1',
      [still],
    );
    expect(line?.counted_at.toISOString()).toBe(countedAt);
    const late = await say(
      staff,
      'countStock',
      { id: newId(), stocktakeId, lineId: lineOf(still)?.id, quantity: 8, countedAt: ahead },
      '{ countedAt }',
    );
    expect(ok(late)).toEqual({ countedAt: server.clock.now().toISOString() });
  });
});
