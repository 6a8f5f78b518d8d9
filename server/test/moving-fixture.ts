import type { ReturnKind } from '@sideline/schema/inventory/return-transitions';
import { virtualLocation, type VirtualLocation } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import type { NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import { newId } from '../src/platform/ids.js';
import { ok } from './harness/answers.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { mutationOf } from './harness/mutations.js';

/** Items, places, transfers, returns and stocktakes, for the tests of stock that moves. */

export let server: TestServer;
export let admin: TestCaller;
export let staff: TestCaller;
export let other: TestCaller;
export let client: TestCaller;
export let patient: TestCaller;

export const openStock = async (): Promise<void> => {
  server = await startTestServer();
  [admin, staff, other, client, patient] = await Promise.all([
    server.signedIn('admin'),
    server.signedIn('staff'),
    server.signedIn('staff', { firstName: 'Sam', lastName: 'Reed' }),
    server.signedIn('client'),
    server.signedIn('patient'),
  ]);
};
export const closeStock = (): Promise<void> => server.close();

export const say = (caller: TestCaller, field: string, input: object, selection = '{ id }') =>
  caller.graphql(mutationOf(field, selection), { input });
export const read = (caller: TestCaller, field: string, name: string, id: string, selection: string) =>
  caller.graphql(`query ($id: ID!) { ${field}(${name}: $id) ${selection} }`, { id });

const ITEM = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
export const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockItem', { id, sku: newId(), name: `Gauze ${id}`, ...ITEM, ...facts }));
  return id;
};
export const newDrug = (schedule: number): Promise<string> =>
  newItem({
    ...{ name: `Morphine ${newId()}`, itemType: 'medicine', legalClass: 'POM', unit: 'ampoule' },
    controlledSchedule: schedule,
  });
export const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name, type: 'main_storage_box' }));
  return id;
};
export const newLot = async (itemId: string, expiresOn: string, facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockBatch', { id, itemId, lot: id, expiresOn, unitCostPence: 25, ...facts }));
  return id;
};

/** Puts stock on a shelf, as it was found there; controlled drugs before a witness. */
export const fill = (
  itemId: string,
  batchId: string | null,
  locationId: string,
  change: number,
  facts: object = {},
) =>
  say(
    admin,
    'adjustStock',
    { key: newId(), itemId, batchId, locationId, change, reason: 'opening', note: 'Opening stock', ...facts },
    '{ postingId }',
  );

/** The ledger itself, for stock of controlled drugs: what proves a witness is not this test's. */
export const fillWitnessed = (itemId: string, batchId: string, toLocationId: string, quantity: number) =>
  server.database.asOwner(
    `SELECT stock_post($1::jsonb, ARRAY[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], $2, $3, $4)`,
    [
      JSON.stringify({
        ...{ key: newId(), sourceKind: 'opening', witnessedBy: other.user?.id },
        moves: [
          {
            ...{ itemId, batchId, toLocationId, quantity, reason: 'opening' },
            fromLocationId: virtualLocation('opening'),
          },
        ],
      }),
      ...[admin.user?.id, server.clock.now(), localDay(server.clock.now())],
    ],
  );

/** A posting as a job of another module makes it. */
export const postAsAdmin = (posting: NewPosting) =>
  server.services.stockPosting.post(
    {
      ...{ requestId: newId(), address: '', userAgent: null, transaction: null, clock: server.clock.now },
      manager: server.database.dataSource.manager,
      loaders: new LoaderRegistry(),
      actor: {
        ...{
          kind: 'session',
          userId: admin.user?.id ?? '',
          role: 'admin',
          firstName: '',
          lastName: '',
          email: '',
        },
        ...{ patientId: null, clientId: null, sessionId: null, tokenId: null, isReadOnly: false },
      },
    },
    posting,
  );
export const newEvent = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(
    await say(
      admin,
      'createEvent',
      {
        ...{ id, name: `Harrowmere ${id}`, timeZone: 'Europe/London' },
        ...{ date: '2026-11-01T08:00:00.000Z', endsAt: '2027-02-01T16:00:00.000Z', ...facts },
      },
      '{ id }',
    ),
  );
  return id;
};
export const onHand = async (itemId: string, locationId: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ quantity: number }>(
    `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance WHERE item_id = $1 AND location_id = $2`,
    [itemId, locationId],
  );
  return row?.quantity ?? 0;
};
export const inBooks = (itemId: string, name: VirtualLocation) => onHand(itemId, virtualLocation(name));

export interface Transfer {
  readonly transfer: {
    readonly id: string;
    readonly state: string;
    readonly version: number;
    readonly number: string;
  };
  readonly lines: readonly {
    readonly id: string;
    readonly short: number;
    readonly picks: readonly {
      readonly id: string | null;
      readonly batchId: string | null;
      readonly quantity: number;
      readonly isProposed: boolean;
      readonly received: number;
      readonly missing: number;
    }[];
  }[];
  readonly discrepancies: readonly {
    readonly kind: string;
    readonly quantity: number;
    readonly reason: string;
  }[];
  readonly steps: readonly { readonly did: string }[];
  readonly canDispatch: boolean;
  readonly canReceive: boolean;
  readonly canCancel: boolean;
}

export const TRANSFER = `{ transfer { id state version number } canDispatch canReceive canCancel steps { did }
  lines { id short picks { id batchId quantity isProposed received missing } } discrepancies { kind quantity reason } }`;
export const newTransfer = async (
  fromLocationId: string,
  toLocationId: string,
  lines: readonly (readonly [itemId: string, quantity: number])[],
  facts: object = {},
): Promise<Transfer> =>
  ok(
    await say(
      staff,
      'createStockTransfer',
      {
        ...{ id: newId(), fromLocationId, toLocationId, ...facts },
        lines: lines.map(([itemId, quantity]) => ({ id: newId(), itemId, quantity })),
      },
      TRANSFER,
    ),
  );
export const dispatch = (id: string, picks: readonly object[] | null = null, caller = staff) =>
  say(caller, 'dispatchStockTransfer', { id, picks }, TRANSFER);
export const receive = (transferId: string, lines: readonly object[], caller = staff, id = newId()) =>
  say(caller, 'receiveStockTransfer', { id, transferId, lines }, TRANSFER);
export const put = (table: string, id: string, state: string) =>
  server.database.asOwner(`UPDATE ${table} SET state = $2, version = version + 1 WHERE id = $1`, [id, state]);

/** Another person, of a position that may witness. */
export const witnessed = async (): Promise<{ readonly userId: string; readonly secret: string }> => {
  const nurse = await server.signedIn('staff');
  const userId = nurse.user?.id ?? '';
  await server.database.asOwner(
    "INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'nurse')",
    [newId(), userId],
  );
  return { userId, secret: PASSWORD };
};

export interface Return {
  readonly return: { readonly id: string; readonly state: string; readonly version: number };
  readonly lines: readonly { readonly onHand: number }[];
  readonly possible: readonly string[];
}

export const RETURN = '{ return { id state version } lines { onHand } possible }';
export const returnInput = async (
  kind: ReturnKind,
  fromLocationId: string,
  lines: readonly (readonly [itemId: string, batchId: string | null, quantity: number])[],
  facts: object = {},
): Promise<object> => {
  const more = {
    supplierId: null as string | null,
    eventId: null as string | null,
    toLocationId: null as string | null,
  };
  if (kind === 'to_supplier') {
    more.supplierId = newId();
    ok(await say(admin, 'createSupplier', { id: more.supplierId, name: `Supplier ${more.supplierId}` }));
  }
  if (kind === 'unused_from_event') {
    more.eventId = await newEvent();
    more.toLocationId = await newPlace();
  }
  return {
    ...{ id: newId(), kind, fromLocationId, ...more, ...facts },
    lines: lines.map(([itemId, batchId, quantity]) => ({ id: newId(), itemId, batchId, quantity })),
  };
};
export const newReturn = async (...given: Parameters<typeof returnInput>): Promise<Return> =>
  ok(await say(staff, 'createStockReturn', await returnInput(...given), RETURN));
export const stepReturn = (id: string, action: string, caller = admin, facts: object = {}) =>
  say(caller, 'stepStockReturn', { id, action, ...facts }, RETURN);

export interface Stocktake {
  readonly stocktake: {
    readonly id: string;
    readonly state: string;
    readonly lineCount: number;
    readonly countedCount: number;
  };
  readonly possible: readonly string[];
  readonly canCount: boolean;
  readonly recountCount: number;
  readonly varianceCount: number | null;
}

export interface Line {
  readonly id: string;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly expected: number | null;
  readonly counted: number | null;
  readonly needsRecount: boolean;
  readonly counts: number;
}

export const STOCKTAKE =
  '{ stocktake { id state lineCount countedCount } possible canCount recountCount varianceCount }';

const LINE = '{ id itemId batchId expected counted needsRecount counts }';
export const newStocktake = async (facts: object, counters: readonly TestCaller[] = []): Promise<Stocktake> =>
  ok(
    await say(
      admin,
      'createStocktake',
      { id: newId(), counterIds: counters.map(({ user }) => user?.id), ...facts },
      STOCKTAKE,
    ),
  );
export const stepCount = (id: string, action: string, caller = admin, facts: object = {}) =>
  say(caller, 'stepStocktake', { id, action, ...facts }, STOCKTAKE);
export const linesOf = async (
  id: string,
  caller = staff,
  which: string | null = null,
): Promise<readonly Line[]> =>
  ok<{ nodes: readonly Line[] }>(
    await caller.graphql(
      `query ($id: ID!, $which: StocktakeLines) { stocktakeLines(stocktakeId: $id, first: 100, filter: { which: $which }) { nodes ${LINE} } }`,
      { id, which },
    ),
  ).nodes;
export const count = (
  stocktakeId: string,
  line: Partial<Line> | undefined,
  quantity: number,
  caller = staff,
  facts: object = {},
) =>
  say(
    caller,
    'countStock',
    { id: newId(), stocktakeId, lineId: line?.id, counts: line?.counts, quantity, ...facts },
    LINE,
  );
