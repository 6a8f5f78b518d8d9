import { RETURN_STATES } from '@sideline/schema/inventory/return-transitions';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** What the overview counts besides stock itself: documents and bags, each against its rows and against the list that it opens. */

let server: TestServer;
let admin: TestCaller;

const DAY_MS = 86_400_000;
const inDays = (days: number): string => localDay(new Date(server.clock.now().getTime() + days * DAY_MS));
const [itemId, place, otherPlace, supplierId, kitId] = [newId(), newId(), newId(), newId(), newId()];
const STATES = { stock_transfer: TRANSFER_STATES, stock_return: RETURN_STATES, stocktake: STOCKTAKE_STATES };
/** How many documents are in one of these states: the first state has one, the second two, and so on. */
const inStates = <State extends string>(all: readonly State[], ...chosen: readonly State[]): number =>
  chosen.reduce((sum, state) => sum + all.indexOf(state) + 1, 0);

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  const by = admin.user?.id;
  const { asOwner } = server.database;
  await asOwner(
    `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, has_expiry, created_at)
     VALUES ($1, 'GAU-1', 'Gauze', 'consumable', 'each', false, false, now())`,
    [itemId],
  );
  await asOwner(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, 'Store', 'main_storage_box', 'place', now())`,
    [place],
  );
  await asOwner(`INSERT INTO supplier (id, name, created_at) VALUES ($1, 'Quay Medical', now())`, [
    supplierId,
  ]);
  // Of every state, due yesterday, today, tomorrow and on no day.
  await asOwner(
    `INSERT INTO purchase_order (id, number, supplier_id, delivery_location_id, state, expected_on, created_at, created_by)
     SELECT gen_random_uuid(), 'T-' || s.place || '-' || d.place, $1, $2, s.state, d.day::date, now(), $3
     FROM unnest(ARRAY['draft', 'submitted', 'approved', 'ordered', 'part_received', 'received', 'closed', 'closed_short', 'cancelled'])
       WITH ORDINALITY s (state, place)
     CROSS JOIN unnest(ARRAY[$4, $5, $6, NULL]::text[]) WITH ORDINALITY d (day, place)`,
    [supplierId, place, by, inDays(-1), inDays(0), inDays(1)],
  );
  // Documents of every state, of each another number.
  await asOwner(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, 'Tent', 'medical_tent', 'place', now())`,
    [otherPlace],
  );
  for (const [table, columns, values] of [
    ['stock_transfer', 'from_location_id, to_location_id', `'${place}', '${otherPlace}'`],
    ['stock_return', 'kind, from_location_id', `'to_destruction', '${place}'`],
    ['stocktake', 'scope, location_id, limit_percent', `'place', '${place}', 5`],
  ] as const)
    for (const [index, state] of STATES[table].entries())
      await asOwner(
        `INSERT INTO ${table} (id, number, state, ${columns}, created_at, created_by)
         SELECT gen_random_uuid(), 'T-' || $1 || '-' || n, $1, ${values}, now(), $2 FROM generate_series(1, $3::int) n`,
        [state, by, index + 1],
      );
  await asOwner(
    `INSERT INTO recall (id, number, title, recall_class, reference, received_on, measure, item_id, is_all_lots, state, created_at, created_by)
     SELECT gen_random_uuid(), 'R-' || n, 'Recall', 'class_2', 'EL-1', current_date, 'quarantine', $1, true,
            (ARRAY['draft', 'active', 'active', 'active', 'closed', 'withdrawn'])[n], now(), $2
     FROM generate_series(1, 6) n`,
    [itemId, by],
  );
  await asOwner(`INSERT INTO kit (id, name, latest, created_at) VALUES ($1, 'Response', 1, now())`, [kitId]);
  await asOwner(`INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, 1, now(), $2)`, [
    kitId,
    by,
  ]);
  const states = [
    'ready',
    'ready',
    'out',
    'returned',
    'returned',
    'check_due',
    'restock_due',
    'out_of_service',
  ];
  for (const [number, state] of states.entries()) {
    const id = newId();
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, $2, 'main_storage_box', 'bag', now())`,
      [id, `Bag ${String(number)}`],
    );
    await asOwner(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, state, check_every_days, next_check_on, created_at)
       VALUES ($1, $2, 1, $3, $4, 30, $5, now())`,
      // The first is sealed and in date; the check of the second was yesterday, and the job has not looked yet.
      [id, kitId, place, state, inDays(number === 1 ? -1 : 20)],
    );
  }
});
afterAll(() => server.close());

const counted = async (list: string): Promise<number> => {
  const { data, errors } = await admin.graphql(`{ ${list} { totalCount } }`);
  expect([list, errors]).toEqual([list, undefined]);
  return (
    Object.values(data as Readonly<Record<string, { readonly totalCount: number }>>)[0]?.totalCount ?? -1
  );
};
const overview = async () => {
  const { data, errors } = await admin.graphql(
    '{ stockOverview { overdueOrders openShortages recallsOpen bagsNotReady } }',
  );
  expect(errors).toBeUndefined();
  return data?.['stockOverview'];
};

it('counts overdue orders, open recalls and bags that are not ready as their rows and their lists do', async () => {
  // Two states are still expected, and one day is before today. Of eight bags one is ready, one is out with nothing against it, and
  // one is out of service: nothing is to be done to it.
  const figures = { overdueOrders: 2, openShortages: 0, recallsOpen: 3, bagsNotReady: 5 };
  expect(await overview()).toEqual(figures);
  expect({
    overdueOrders: await counted('purchaseOrders(filter: { isOverdue: true })'),
    openShortages: await counted('stockShortages(filter: { isSettled: false })'),
    recallsOpen: await counted('recalls(filter: { state: active })'),
    bagsNotReady: await counted('bags(filter: { isNotReady: true })'),
  }).toEqual(figures);
  // Not by its own filter alone: each bag's row says whether it is ready.
  const { data } = await admin.graphql('{ bags(first: 100) { nodes { isReady state } } }');
  const { nodes } = data?.['bags'] as {
    readonly nodes: readonly { readonly isReady: boolean; readonly state: string }[];
  };
  expect(nodes.filter(({ isReady, state }) => !isReady && state !== 'out_of_service')).toHaveLength(
    figures.bagsNotReady,
  );
});

it('counts documents that are not done as their rows and their lists do', async () => {
  const figures = {
    draftTransfers: inStates(TRANSFER_STATES, 'draft'),
    inTransit: inStates(TRANSFER_STATES, 'dispatched', 'part_received'),
    openReturns: inStates(
      RETURN_STATES,
      'draft',
      'authorised',
      'dispatched',
      'credited',
      'replaced',
      'rejected',
    ),
    openStocktakes: inStates(STOCKTAKE_STATES, 'open', 'counting', 'review'),
  };
  const { data, errors } = await admin.graphql(`{ stockOverview { ${Object.keys(figures).join(' ')} } }`);
  expect(errors).toBeUndefined();
  expect(data?.['stockOverview']).toEqual(figures);
  // What every list of stock opens with says the same.
  const tasks = await admin.graphql(`{ stockTasks { ${Object.keys(figures).join(' ')} } }`);
  expect(tasks).toMatchObject({ data: { stockTasks: figures } });
  expect({
    draftTransfers: await counted('stockTransfers(filter: { state: draft })'),
    inTransit: await counted('stockTransfers(filter: { isInTransit: true })'),
    openReturns: await counted('stockReturns(filter: { isOpen: true })'),
    openStocktakes: await counted('stocktakes(filter: { isOpen: true })'),
  }).toEqual(figures);
});

it('counts shortages until they are settled, as a sum over the moves has them', async () => {
  const use = async (quantity: number): Promise<void> => {
    const { errors } = await admin.graphql(
      'mutation ($input: RecordStockUsageInput!) { recordStockUsage(input: $input) { usageRecorded { postingId } } }',
      {
        input: {
          key: newId(),
          allowShortage: true,
          lines: [{ itemId, locationId: place, quantity }],
        },
      },
    );
    expect(errors).toBeUndefined();
  };
  await use(3);
  await use(4);
  const [moved] = await server.database.asOwner<{ moves: number }>(
    `SELECT count(*)::int AS moves FROM stock_move WHERE from_location_id = $1 AND item_id = $2`,
    [virtualLocation('shortage'), itemId],
  );
  expect(moved).toEqual({ moves: 2 });
  expect(await overview()).toMatchObject({ openShortages: 2 });
  expect(await counted('stockShortages(filter: { isSettled: false })')).toBe(2);
  expect(await counted('stockShortages(filter: { isSettled: true })')).toBe(0);
});
