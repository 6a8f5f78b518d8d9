import { RETURN_BUTTONS, STOCKTAKE_BUTTONS } from '@sideline/schema/inventory/moving';
import { RETURN_KINDS, RETURN_STATES, type ReturnKind } from '@sideline/schema/inventory/return-transitions';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import { virtualLocation, type VirtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../bench/stock-operations.js';
import type { NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import {
  PASSWORD,
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { lettersOf } from './letters.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let other: TestCaller;
let client: TestCaller;
let patient: TestCaller;

const ok = <T>(
  { data, errors }: GraphqlAnswer,
  isGiven = (value: unknown): value is T => value !== undefined,
): T => {
  expect(errors).toBeUndefined();
  const value = Object.values(data ?? {})[0];
  if (!isGiven(value)) throw new Error('The answer is empty');
  return value;
};
const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;
const say = (caller: TestCaller, field: string, input: object, selection = '{ id }') =>
  caller.graphql(
    `mutation ($input: ${field.replace(/^./, (letter) => letter.toUpperCase())}Input!) { ${field}(input: $input) ${selection} }`,
    { input },
  );
const read = (caller: TestCaller, field: string, name: string, id: string, selection: string) =>
  caller.graphql(`query ($id: ID!) { ${field}(${name}: $id) ${selection} }`, { id });

const ITEM = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockItem', { id, sku: newId(), name: `Gauze ${id}`, ...ITEM, ...facts }));
  return id;
};
const newDrug = (schedule: number): Promise<string> =>
  newItem({
    ...{ name: `Morphine ${newId()}`, itemType: 'medicine', legalClass: 'POM', unit: 'ampoule' },
    controlledSchedule: schedule,
  });
const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name, type: 'main_storage_box' }));
  return id;
};
const newLot = async (itemId: string, expiresOn: string, facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockBatch', { id, itemId, lot: id, expiresOn, unitCostPence: 25, ...facts }));
  return id;
};
/** Puts stock on a shelf, as it was found there; controlled drugs before a witness. */
const fill = (
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
const fillWitnessed = (itemId: string, batchId: string, toLocationId: string, quantity: number) =>
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
const postAsAdmin = (posting: NewPosting) =>
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
const newEvent = async (facts: object = {}): Promise<string> => {
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
const onHand = async (itemId: string, locationId: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ quantity: number }>(
    `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance WHERE item_id = $1 AND location_id = $2`,
    [itemId, locationId],
  );
  return row?.quantity ?? 0;
};
const inBooks = (itemId: string, name: VirtualLocation) => onHand(itemId, virtualLocation(name));

interface Transfer {
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
const TRANSFER = `{ transfer { id state version number } canDispatch canReceive canCancel steps { did }
  lines { id short picks { id batchId quantity isProposed received missing } } discrepancies { kind quantity reason } }`;
const newTransfer = async (
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
const dispatch = (id: string, picks: readonly object[] | null = null, caller = staff) =>
  say(caller, 'dispatchStockTransfer', { id, picks }, TRANSFER);
const receive = (transferId: string, lines: readonly object[], caller = staff, id = newId()) =>
  say(caller, 'receiveStockTransfer', { id, transferId, lines }, TRANSFER);
const cancel = (id: string, caller = staff) => say(caller, 'cancelStockTransfer', { id }, TRANSFER);

const put = (table: string, id: string, state: string) =>
  server.database.asOwner(`UPDATE ${table} SET state = $2, version = version + 1 WHERE id = $1`, [id, state]);

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff, other, client, patient] = await Promise.all([
    server.signedIn('admin'),
    server.signedIn('staff'),
    server.signedIn('staff', { firstName: 'Sam', lastName: 'Reed' }),
    server.signedIn('client'),
    server.signedIn('patient'),
  ]);
});
afterAll(() => server.close());

/** Another person, of a position that may witness. */
const witnessed = async (): Promise<{ readonly userId: string; readonly secret: string }> => {
  const nurse = await server.signedIn('staff');
  const userId = nurse.user?.id ?? '';
  await server.database.asOwner(
    "INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'nurse')",
    [newId(), userId],
  );
  return { userId, secret: PASSWORD };
};

describe('a transfer', () => {
  it('proposes the earliest expiry first, leaves, and arrives in parts with what was wrong and why', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const late = await newLot(itemId, '2029-01-31');
    const soon = await newLot(itemId, '2027-01-31');
    const expired = await newLot(itemId, '2026-01-31');
    for (const lot of [late, soon, expired]) ok(await fill(itemId, lot, from, 6));
    const draft = await newTransfer(from, to, [[itemId, 10]]);
    expect(draft.transfer.number).toMatch(/^TR-\d{5}$/);
    expect(draft.lines[0]).toMatchObject({
      short: 0,
      picks: [
        { id: null, batchId: soon, quantity: 6, isProposed: true },
        { id: null, batchId: late, quantity: 4, isProposed: true },
      ],
    });
    expect(draft).toMatchObject({ canDispatch: true, canReceive: false, canCancel: true });
    // A draft takes nothing from the shelf.
    expect(await onHand(itemId, from)).toBe(18);

    const sent = ok<Transfer>(await dispatch(draft.transfer.id));
    expect(sent.transfer.state).toBe('dispatched');
    expect([
      await onHand(itemId, from),
      await inBooks(itemId, 'in_transit'),
      await onHand(itemId, to),
    ]).toEqual([8, 10, 0]);
    const [first, second] = sent.lines[0]?.picks ?? [];
    const arrival = [{ pickId: first?.id, received: 6 }];
    const receiptId = newId();
    const part = ok<Transfer>(await receive(sent.transfer.id, arrival, staff, receiptId));
    expect(part.transfer.state).toBe('part_received');
    // Sent again after a lost answer, it receives nothing twice; the same receipt with other contents is refused.
    expect(ok<Transfer>(await receive(sent.transfer.id, arrival, staff, receiptId)).transfer.state).toBe(
      'part_received',
    );
    expect(
      refusal(await receive(sent.transfer.id, [{ pickId: second?.id, received: 1 }], staff, receiptId)),
    ).toMatchObject({ code: 'COMMAND_REUSED' });
    expect(await onHand(itemId, to)).toBe(6);

    const more = await receive(sent.transfer.id, [{ pickId: second?.id, received: 5 }]);
    expect(refusal(more)).toMatchObject({ problems: [{ field: 'lines.0.received' }] });
    const lost = { kind: 'lost', quantity: 1, reason: 'One had fallen out of the box' };
    const last = ok<Transfer>(
      await receive(sent.transfer.id, [{ pickId: second?.id, received: 3, discrepancy: lost }]),
    );
    expect(last).toMatchObject({
      transfer: { state: 'received' },
      discrepancies: [lost],
      steps: [
        { did: 'drafted the transfer' },
        { did: 'sent it' },
        { did: 'received part of it' },
        { did: 'received the rest of it' },
      ],
    });
    expect([await onHand(itemId, to), await inBooks(itemId, 'in_transit')]).toEqual([9, 0]);
    const late2 = await cancel(sent.transfer.id);
    expect(refusal(late2)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(late2.errors?.[0]?.message).toContain('Robin Hale received the rest of it');
  });

  it('records damage as waste, a surplus as found, and another lot than was proposed', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [soon, late] = [await newLot(itemId, '2027-01-31'), await newLot(itemId, '2029-01-31')];
    for (const lot of [soon, late]) ok(await fill(itemId, lot, from, 5));
    const draft = await newTransfer(from, to, [[itemId, 4]]);
    const lineId = draft.lines[0]?.id;
    expect(
      refusal(await dispatch(draft.transfer.id, [{ lineId, batchId: late, quantity: 5 }])),
    ).toMatchObject({ problems: [{ field: 'picks.0.quantity' }] });
    const sent = ok<Transfer>(
      await dispatch(draft.transfer.id, [
        { lineId, batchId: late, quantity: 3 },
        { lineId, batchId: soon, quantity: 1 },
      ]),
    );
    expect(sent.lines[0]?.picks.map(({ isProposed }) => isProposed)).toEqual([false, false]);
    const notes = await server.database.asOwner<{ note: string | null }>(
      `SELECT DISTINCT note FROM stock_move WHERE source_id = $1 AND reason = 'dispatched'`,
      [draft.transfer.id],
    );
    expect(notes).toEqual([{ note: 'Not the lot that was proposed' }]);
    const [one, three] = sent.lines[0]?.picks ?? [];
    ok(
      await receive(draft.transfer.id, [
        {
          ...{ pickId: one?.id, received: 0 },
          discrepancy: { kind: 'damaged', quantity: 1, reason: 'Crushed' },
        },
        {
          ...{ pickId: three?.id, received: 3 },
          discrepancy: { kind: 'found', quantity: 2, reason: 'Five were in the box' },
        },
      ]),
    );
    expect([
      await onHand(itemId, to),
      await inBooks(itemId, 'waste'),
      await inBooks(itemId, 'in_transit'),
    ]).toEqual([5, 1, 0]);
  });

  it('is refused where the place cannot give it, and for a controlled drug without a witness', async () => {
    const [from, to, elsewhere] = [
      await newPlace('Far shelf'),
      await newPlace(),
      await newPlace('Near shelf'),
    ];
    const [itemId, drugId] = [await newItem(), await newDrug(2)];
    const [here, there] = [await newLot(itemId, '2027-01-31'), await newLot(itemId, '2028-01-31')];
    ok(await fill(itemId, here, from, 2));
    ok(await fill(itemId, there, elsewhere, 9));
    const short = await newTransfer(from, to, [[itemId, 5]]);
    expect(short.lines[0]).toMatchObject({ short: 3 });
    const refused = await dispatch(short.transfer.id);
    expect(refusal(refused)).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    expect(refused.errors?.[0]?.message).toMatch(
      /at Far shelf: 2 there, 5 needed\. Elsewhere: Near shelf 9\./,
    );
    expect(
      ok<Transfer>(
        await dispatch(short.transfer.id, [{ lineId: short.lines[0]?.id, batchId: here, quantity: 2 }]),
      ).lines[0]?.picks,
    ).toMatchObject([{ quantity: 2, isProposed: true }]);

    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 10);
    const controlled = await newTransfer(from, to, [[drugId, 2]]);
    expect(refusal(await dispatch(controlled.transfer.id))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, from)).toBe(10);
    const witness = await witnessed();
    // Who moves it is in a position that may, too.
    await server.database.asOwner(
      "INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')",
      [newId(), staff.user?.id],
    );
    const seen = (proof: object) =>
      say(staff, 'dispatchStockTransfer', { id: controlled.transfer.id, witness: proof }, TRANSFER);
    expect(refusal(await seen({ ...witness, secret: 'guessed' }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
    });
    const [sent] = ok<Transfer>(await seen(witness)).lines;
    expect(await onHand(drugId, from)).toBe(8);
    const arrival = {
      ...{ id: newId(), transferId: controlled.transfer.id },
      lines: [{ pickId: sent?.picks[0]?.id, received: 2 }],
    };
    expect(refusal(await say(staff, 'receiveStockTransfer', arrival, TRANSFER))).toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    ok(await say(staff, 'receiveStockTransfer', { ...arrival, witness }, TRANSFER));
    expect(await onHand(drugId, to)).toBe(2);
    const empty = await newTransfer(from, to, []);
    expect(refusal(await dispatch(empty.transfer.id))).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('counts towards what a place is about to have, so that nothing is drafted twice', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    ok(await fill(itemId, await newLot(itemId, '2028-01-31'), from, 50));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: to, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: from },
        '{ itemId }',
      ),
    );
    const low = async () =>
      ok<{ nodes: { inTransit: number; wanted: number; fromSource: number }[] }>(
        await admin.graphql(
          'query ($id: ID!) { lowStock(filter: { locationId: $id }) { nodes { inTransit wanted fromSource } } }',
          { id: to },
        ),
      ).nodes;
    expect(await low()).toEqual([{ inTransit: 0, wanted: 20, fromSource: 20 }]);
    const press = { key: newId(), rules: [{ itemId, locationId: to }] };
    interface Drafted {
      readonly transfers: readonly { readonly id: string; readonly lineCount: number }[];
    }
    const drafted = ok<Drafted>(
      await say(staff, 'draftPurchaseOrders', press, '{ transfers { id lineCount } orders { id } leftOut }'),
    );
    expect(drafted).toMatchObject({ transfers: [{ lineCount: 1 }], orders: [], leftOut: [] });
    expect(
      ok<Drafted>(await say(staff, 'draftPurchaseOrders', press, '{ transfers { id lineCount } }')),
    ).toEqual({
      transfers: drafted.transfers,
    });
    expect(await low()).toEqual([{ inTransit: 20, wanted: 0, fromSource: 0 }]);
    ok(await dispatch(drafted.transfers[0]?.id ?? ''));
    expect(await low()).toEqual([{ inTransit: 20, wanted: 0, fromSource: 0 }]);
  });

  it('promises what a place has once: two presses for two tents, and a draft by hand', async () => {
    const [store, tentA, tentB, itemId] = [
      await newPlace('Depot'),
      await newPlace(),
      await newPlace(),
      await newItem(),
    ];
    const [first, second] = [await newLot(itemId, '2028-01-31'), await newLot(itemId, '2029-01-31')];
    ok(await fill(itemId, first, store, 4));
    ok(await fill(itemId, second, store, 6));
    const supplierId = newId();
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: newId(), supplierId, itemId, supplierSku: newId(), packQuantity: 3, isPreferred: true },
      }),
    );
    for (const locationId of [tentA, tentB])
      ok(
        await say(
          admin,
          'setStockRule',
          { itemId, locationId, minimum: 5, par: 8, orderMultiple: 1, replenishFromId: store },
          '{ itemId }',
        ),
      );
    const press = async (locationId: string): Promise<string> =>
      ok<{ transfers: readonly { readonly id: string }[] }>(
        await say(
          staff,
          'draftPurchaseOrders',
          { key: newId(), rules: [{ itemId, locationId }] },
          '{ transfers { id } }',
        ),
      ).transfers[0]?.id ?? '';
    const [toA, toB] = [await press(tentA), await press(tentB)];
    const lines = `{ lines { id quantity promised short picks { batchId quantity } } }`;
    const pickList = async (id: string) =>
      ok<{ lines: readonly object[] }>(await read(staff, 'stockTransfer', 'id', id, lines)).lines;
    expect(await pickList(toA)).toMatchObject([
      {
        ...{ quantity: 8, promised: 0, short: 0 },
        picks: [
          { batchId: first, quantity: 4 },
          { batchId: second, quantity: 4 },
        ],
      },
    ]);
    // The store gives the second tent what it has left; the rest is bought, in packs.
    expect(await pickList(toB)).toMatchObject([
      { quantity: 2, promised: 8, short: 0, picks: [{ batchId: second, quantity: 2 }] },
    ]);
    const packs = await server.database.asOwner<{ packs: number }>(
      `SELECT packs::float8 AS packs FROM purchase_order_line WHERE item_id = $1`,
      [itemId],
    );
    expect(packs).toEqual([{ packs: 2 }]);
    // By hand more can be asked for, and the pick list says why it is not there.
    const byHand = await newTransfer(store, tentB, [[itemId, 3]]);
    expect(await pickList(byHand.transfer.id)).toMatchObject([{ promised: 10, short: 3, picks: [] }]);
    const refused = await dispatch(byHand.transfer.id);
    expect(refusal(refused)).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    expect(refused.errors?.[0]?.message).toMatch(
      /at Depot, where earlier drafts have promised 10: 0 there, 3 needed/,
    );
    ok(await cancel(toA));
    ok(await dispatch(byHand.transfer.id));
    ok(await dispatch(toB));
    expect(await onHand(itemId, store)).toBe(5);
  });

  it('goes from state to state as its table says, for each role, and nowhere else', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    ok(await fill(itemId, await newLot(itemId, '2028-01-31'), from, 500));
    const expected: Readonly<Record<string, string>> = {
      'draft dispatch': 'dispatched',
      'draft cancel': 'cancelled',
      'dispatched receive': 'part_received',
      'part_received receive': 'part_received',
    };
    const wrong: string[] = [];
    for (const state of TRANSFER_STATES)
      for (const action of ['dispatch', 'receive', 'cancel'])
        for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
          const draft = await newTransfer(from, to, [[itemId, 4]]);
          const { id } = draft.transfer;
          const isSent = state !== 'draft' && state !== 'cancelled';
          const sent = isSent ? ok<Transfer>(await dispatch(id)) : draft;
          await put('stock_transfer', id, state);
          const pickId = sent.lines[0]?.picks[0]?.id ?? newId();
          const answer = await (action === 'dispatch'
            ? dispatch(id, null, caller)
            : action === 'cancel'
              ? cancel(id, caller)
              : receive(id, [{ pickId, received: 1 }], caller));
          const mayEver = role === 'admin' || role === 'staff';
          const wanted = mayEver ? (expected[`${state} ${action}`] ?? 'STATE_CHANGED') : 'FORBIDDEN';
          const value = Object.values(answer.data ?? {})[0] as Transfer | null | undefined;
          const got = value?.transfer.state ?? refusal(answer)?.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 120_000);
});

interface Return {
  readonly return: { readonly id: string; readonly state: string; readonly version: number };
  readonly lines: readonly { readonly onHand: number }[];
  readonly possible: readonly string[];
}
const RETURN = '{ return { id state version } lines { onHand } possible }';
const returnInput = async (
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
const newReturn = async (...given: Parameters<typeof returnInput>): Promise<Return> =>
  ok(await say(staff, 'createStockReturn', await returnInput(...given), RETURN));
const stepReturn = (id: string, action: string, caller = admin, facts: object = {}) =>
  say(caller, 'stepStockReturn', { id, action, ...facts }, RETURN);

describe('a return', () => {
  it('to a supplier is authorised, leaves the books, and is credited', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    // What has expired or is blocked can always go back.
    const lot = await newLot(itemId, '2026-01-31');
    ok(await fill(itemId, lot, from, 8));
    const { return: made, possible } = await newReturn('to_supplier', from, [[itemId, lot, 8]]);
    expect(possible).toEqual(['discard']);
    expect(refusal(await stepReturn(made.id, 'authorise', staff))).toMatchObject({ code: 'FORBIDDEN' });
    ok(await stepReturn(made.id, 'authorise'));
    expect(ok<Return>(await stepReturn(made.id, 'dispatch', staff)).return.state).toBe('dispatched');
    expect([await onHand(itemId, from), await inBooks(itemId, 'supplier')]).toEqual([0, 8]);
    expect(refusal(await stepReturn(made.id, 'credit'))).toMatchObject({
      problems: [{ field: 'creditPence' }],
    });
    ok(await stepReturn(made.id, 'credit', admin, { creditPence: 200, creditReference: 'CN-4' }));
    ok(await stepReturn(made.id, 'close'));
    const asked = (caller: TestCaller, fields: string) =>
      read(caller, 'stockReturn', 'id', made.id, `{ return { ${fields} } }`);
    expect(ok(await asked(admin, 'creditPence creditReference'))).toEqual({
      return: { creditPence: 200, creditReference: 'CN-4' },
    });
    expect(refusal(await asked(staff, 'creditPence'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('to a supplier is replaced by what is received, or rejected and back on its shelf', async () => {
    const [from, itemId, other] = [await newPlace(), await newItem(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31', { unitCostPence: 75 });
    ok(await fill(itemId, lot, from, 8));
    const sent = async (): Promise<string> => {
      const { return: made } = await newReturn('to_supplier', from, [[itemId, lot, 4]]);
      ok(await stepReturn(made.id, 'authorise'));
      ok(await stepReturn(made.id, 'dispatch', staff));
      return made.id;
    };
    const replaced = await sent();
    const instead = { itemId, quantity: 3, lot: `N-${newId()}`, expiresOn: '2029-06-30' };
    const wrong = async (replacements: readonly object[]) =>
      refusal(await stepReturn(replaced, 'replace', admin, { replacements }))?.problems?.map(
        ({ field }) => field,
      );
    expect(await wrong([])).toEqual(['replacements']);
    expect(await wrong([{ ...instead, itemId: other }])).toEqual(['replacements.0.itemId']);
    expect(await wrong([{ ...instead, quantity: 5 }])).toEqual(['replacements.0.quantity']);
    expect(await wrong([{ ...instead, lot: ' ' }])).toEqual(['replacements.0.lot']);
    expect(await wrong([instead, { ...instead, quantity: 1, lot: 'X', expiresOn: null }])).toEqual([
      'replacements.1.expiresOn',
    ]);
    expect(await onHand(itemId, from)).toBe(4);
    ok(await stepReturn(replaced, 'replace', admin, { replacements: [instead] }));
    expect([await onHand(itemId, from), await inBooks(itemId, 'supplier')]).toEqual([7, 1]);
    const [move] = await server.database.asOwner(
      `SELECT m.reason, m.unit_cost_pence AS cost, b.lot FROM stock_move m JOIN stock_batch b ON b.id = m.batch_id
       WHERE m.source_id = $1 AND m.reason = 'received'`,
      [replaced],
    );
    expect(move).toEqual({ reason: 'received', cost: 75, lot: instead.lot });
    // It is received once.
    expect(refusal(await stepReturn(replaced, 'replace', admin, { replacements: [instead] }))?.code).toBe(
      'STATE_CHANGED',
    );

    const rejected = await sent();
    expect(await onHand(itemId, from)).toBe(3);
    expect(refusal(await stepReturn(rejected, 'reject'))?.problems?.[0]?.field).toBe('reason');
    ok(await stepReturn(rejected, 'reject', admin, { reason: 'Not from their order' }));
    expect(await onHand(itemId, from)).toBe(7);
    const reversals = await server.database.asOwner(
      'SELECT note FROM stock_move WHERE source_id = $1 AND reverses IS NOT NULL',
      [rejected],
    );
    expect(reversals).toEqual([{ note: 'Not from their order' }]);
    ok(await stepReturn(rejected, 'close'));
    expect(await onHand(itemId, from)).toBe(7);
  });

  it('of a controlled drug is rejected only before a witness', async () => {
    const [from, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 4);
    const { return: made } = await newReturn('to_supplier', from, [[drugId, lot, 4]]);
    ok(await stepReturn(made.id, 'authorise'));
    ok(await stepReturn(made.id, 'dispatch', admin, { witness: await witnessed() }));
    const reject = (facts: object) => stepReturn(made.id, 'reject', admin, { reason: 'Refused', ...facts });
    expect(refusal(await reject({}))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, from)).toBe(0);
    ok(await reject({ witness: await witnessed() }));
    expect(await onHand(drugId, from)).toBe(4);
  });

  it('from an event is brought back by staff alone, to a shelf', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    ok(await fill(itemId, lot, from, 8));
    const input = await returnInput('unused_from_event', from, [[itemId, lot, 5]]);
    const { return: made } = ok<Return>(await say(staff, 'createStockReturn', input, RETURN));
    ok(await stepReturn(made.id, 'authorise_from_event', staff));
    ok(await stepReturn(made.id, 'dispatch', staff));
    expect(ok<Return>(await stepReturn(made.id, 'finish', staff)).return.state).toBe('closed');
    expect(await onHand(itemId, (input as { toLocationId: string }).toLocationId)).toBe(5);
    const [move] = await server.database.asOwner<{ event_id: string | null }>(
      'SELECT event_id FROM stock_move WHERE source_id = $1',
      [made.id],
    );
    expect(move?.event_id).toBe((input as { eventId: string }).eventId);
  });

  it('to destruction of a controlled drug needs an authorised person and a witness', async () => {
    const [from, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 4);
    const without = await newReturn('to_destruction', from, [[drugId, lot, 4]]);
    expect(refusal(await stepReturn(without.return.id, 'authorise'))).toMatchObject({
      problems: [{ field: 'authorisedPerson', code: 'required' }],
    });
    const named = await newReturn('to_destruction', from, [[drugId, lot, 4]], {
      authorisedPerson: 'A. Quill',
    });
    ok(await stepReturn(named.return.id, 'authorise'));
    expect(refusal(await stepReturn(named.return.id, 'dispatch'))).toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    expect(await onHand(drugId, from)).toBe(4);
    ok(await stepReturn(named.return.id, 'dispatch', admin, { witness: await witnessed() }));
    expect(await onHand(drugId, from)).toBe(0);
  });

  it('names what it lacks, is safe to repeat, and changes as a draft only', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    const input = await returnInput('to_supplier', from, [[itemId, lot, 1]]);
    const missing = await say(staff, 'createStockReturn', { ...input, supplierId: null }, RETURN);
    expect(refusal(missing)).toMatchObject({ problems: [{ field: 'supplierId' }] });
    const lotless = { ...input, lines: [{ id: newId(), itemId, quantity: 1 }] };
    expect(refusal(await say(staff, 'createStockReturn', lotless, RETURN))).toMatchObject({
      problems: [{ field: 'lines.0.batchId' }],
    });
    const made = ok<Return>(await say(staff, 'createStockReturn', input, RETURN));
    expect(ok<Return>(await say(staff, 'createStockReturn', input, RETURN)).return).toEqual(made.return);
    const change = { ...input, notes: 'Damp', version: made.return.version };
    ok(await say(staff, 'updateStockReturn', change, RETURN));
    expect(refusal(await say(staff, 'updateStockReturn', change, RETURN))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    ok(await stepReturn(made.return.id, 'authorise'));
    expect(refusal(await stepReturn(made.return.id, 'dispatch'))).toMatchObject({
      code: 'STOCK_INSUFFICIENT',
    });
    expect(refusal(await say(staff, 'updateStockReturn', change, RETURN))).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('goes from state to state as its table says, for each kind and role, and nowhere else', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    ok(await fill(itemId, lot, from, 500));
    const SUPPLIER = 'to_supplier';
    const rows: readonly (readonly [string, string, string, readonly string[], readonly ReturnKind[]])[] = [
      ['draft', 'authorise', 'authorised', ['admin'], RETURN_KINDS],
      ['draft', 'authorise_from_event', 'authorised', ['admin', 'staff'], ['unused_from_event']],
      ['draft', 'cancel', 'cancelled', ['admin'], RETURN_KINDS],
      ['draft', 'discard', 'cancelled', ['staff'], RETURN_KINDS],
      ['authorised', 'dispatch', 'dispatched', ['admin', 'staff'], [SUPPLIER, 'unused_from_event']],
      // Only administrators destroy, whichever way.
      ['authorised', 'dispatch', 'dispatched', ['admin'], ['to_destruction']],
      ['authorised', 'cancel', 'cancelled', ['admin'], RETURN_KINDS],
      ['dispatched', 'credit', 'credited', ['admin'], [SUPPLIER]],
      ['dispatched', 'replace', 'replaced', ['admin'], [SUPPLIER]],
      ['dispatched', 'reject', 'rejected', ['admin'], [SUPPLIER]],
      ['dispatched', 'finish', 'closed', ['admin', 'staff'], ['unused_from_event', 'to_destruction']],
      ['credited', 'close', 'closed', ['admin'], RETURN_KINDS],
      ['replaced', 'close', 'closed', ['admin'], RETURN_KINDS],
      ['rejected', 'close', 'closed', ['admin'], RETURN_KINDS],
    ];
    const wrong: string[] = [];
    for (const kind of RETURN_KINDS)
      for (const state of RETURN_STATES) {
        for (const action of RETURN_BUTTONS)
          for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
            // Only sending posts, once for a return: that needs a new one each time.
            const made = await returnFor(kind, from, itemId, lot, action === 'dispatch');
            await put('stock_return', made, state);
            const answer = await stepReturn(made, action, caller, {
              ...{ reason: 'Because', creditPence: 1 },
              // What is received instead: one of what went back.
              replacements: [{ itemId, quantity: 1, lot: newId(), expiresOn: '2028-06-30' }],
            });
            const row = rows.find(
              ([at, by, , , kinds]) => at === state && by === action && kinds.includes(kind),
            );
            const mayEver = (row === undefined ? rows.filter(([, by]) => by === action) : [row]).some(
              ([, , , who]) => who.includes(role),
            );
            const wanted = mayEver ? (row?.[2] ?? 'STATE_CHANGED') : 'FORBIDDEN';
            const value = Object.values(answer.data ?? {})[0] as Return | null | undefined;
            const got = value?.return.state ?? refusal(answer)?.code;
            if (got !== wanted)
              wrong.push(`${role}: ${kind} ${state} ${action}: ${String(got)}, not ${wanted}`);
          }
      }
    expect(wrong).toEqual([]);
  }, 240_000);
});

const kept = new Map<string, string>();
const returnFor = async (
  kind: ReturnKind,
  from: string,
  itemId: string,
  lot: string,
  isNew: boolean,
): Promise<string> => {
  const known = kept.get(kind);
  if (known !== undefined && !isNew) return known;
  const { return: made } = await newReturn(kind, from, [[itemId, lot, 1]]);
  if (!isNew) kept.set(kind, made.id);
  return made.id;
};

interface Stocktake {
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
interface Line {
  readonly id: string;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly expected: number | null;
  readonly counted: number | null;
  readonly needsRecount: boolean;
  readonly counts: number;
}
const STOCKTAKE =
  '{ stocktake { id state lineCount countedCount } possible canCount recountCount varianceCount }';
const LINE = '{ id itemId batchId expected counted needsRecount counts }';
const newStocktake = async (facts: object, counters: readonly TestCaller[] = []): Promise<Stocktake> =>
  ok(
    await say(
      admin,
      'createStocktake',
      { id: newId(), counterIds: counters.map(({ user }) => user?.id), ...facts },
      STOCKTAKE,
    ),
  );
const stepCount = (id: string, action: string, caller = admin, facts: object = {}) =>
  say(caller, 'stepStocktake', { id, action, ...facts }, STOCKTAKE);
const linesOf = async (id: string, caller = staff, which: string | null = null): Promise<readonly Line[]> =>
  ok<{ nodes: readonly Line[] }>(
    await caller.graphql(
      `query ($id: ID!, $which: StocktakeLines) { stocktakeLines(stocktakeId: $id, first: 100, filter: { which: $which }) { nodes ${LINE} } }`,
      { id, which },
    ),
  ).nodes;
const count = (
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

describe('a stocktake', () => {
  it('is counted by two at once, recounted over the limit, and posted against what was expected', async () => {
    const [place, first, second, third] = [
      await newPlace(),
      await newItem(),
      await newItem(),
      await newItem(),
    ];
    const lots = [];
    for (const itemId of [first, second, third]) {
      const lot = await newLot(itemId, '2028-01-31');
      ok(await fill(itemId, lot, place, 100));
      lots.push(lot);
    }
    const made = await newStocktake({ scope: 'place', locationId: place, limitPercent: 10 }, [staff, other]);
    const { id } = made.stocktake;
    expect(refusal(await count(id, { id: newId() }, 1))).toMatchObject({ code: 'STATE_CHANGED' });
    const started = ok<Stocktake>(await stepCount(id, 'start', staff));
    expect(started).toMatchObject({
      stocktake: { state: 'counting', lineCount: 3, countedCount: 0 },
      canCount: true,
      possible: [],
      varianceCount: null,
    });
    const lines = await linesOf(id);
    const lineOf = (itemId: string | undefined) => lines.find((line) => line.itemId === itemId);
    ok(await count(id, lineOf(first), 97, staff));
    ok(await count(id, lineOf(second), 80, other));
    // Both had the third on their screens: the second to send it is told who counted it.
    ok(await count(id, lineOf(third), 100, staff));
    const clash = await count(id, lineOf(third), 99, other);
    expect(refusal(clash)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(clash.errors?.[0]?.message).toContain('Robin Hale counted this');
    // A count that is sent again counts once.
    const again = newId();
    for (let n = 0; n < 2; n += 1)
      expect(
        ok<Line>(await count(id, undefined, 100, other, { id: again, lineId: lineOf(third)?.id })).counts,
      ).toBe(2);

    const handed = ok<Stocktake>(await stepCount(id, 'hand_in', other));
    expect(handed).toMatchObject({ stocktake: { state: 'review' }, recountCount: 1, varianceCount: 2 });
    expect(refusal(await stepCount(id, 'post'))).toMatchObject({ problems: [{ code: 'recount' }] });
    ok(await stepCount(id, 'recount'));
    const open = await linesOf(id, staff, 'open');
    expect(open).toMatchObject([{ itemId: second, counted: null }]);
    expect(refusal(await stepCount(id, 'hand_in', staff))).toMatchObject({
      problems: [{ code: 'uncounted' }],
    });
    ok(await count(id, open[0], 81, staff));
    // The second count is believed.
    expect(ok<Stocktake>(await stepCount(id, 'hand_in', staff)).recountCount).toBe(0);
    expect(refusal(await stepCount(id, 'post', staff))).toMatchObject({ code: 'FORBIDDEN' });
    expect(ok<Stocktake>(await stepCount(id, 'post')).stocktake.state).toBe('posted');
    expect([await onHand(first, place), await onHand(second, place), await onHand(third, place)]).toEqual([
      97, 81, 100,
    ]);
    const moves = await server.database.asOwner<{ reason: string; quantity: number; note: string }>(
      `SELECT reason, quantity::float8 AS quantity, note FROM stock_move WHERE source_id = $1 ORDER BY quantity`,
      [id],
    );
    expect(moves).toMatchObject([
      { reason: 'counted', quantity: 3 },
      { reason: 'counted', quantity: 19 },
    ]);
    expect(moves[0]?.note).toMatch(/^ST-\d{5}$/);
  });

  it('is refused as stale where what differs has moved since, and takes what was found beside the list', async () => {
    const [place, away, itemId, foundId] = [
      await newPlace(),
      await newPlace(),
      await newItem(),
      await newItem(),
    ];
    const [lot, foundLot] = [await newLot(itemId, '2028-01-31'), await newLot(foundId, '2028-01-31')];
    ok(await fill(itemId, lot, place, 10));
    const { stocktake } = await newStocktake({ scope: 'place', locationId: place, limitPercent: 1_000 }, [
      staff,
    ]);
    ok(await stepCount(stocktake.id, 'start'));
    const [line] = await linesOf(stocktake.id);
    ok(await count(stocktake.id, line, 9));
    const beside = { itemId: foundId, batchId: foundLot, locationId: place };
    expect(
      refusal(await count(stocktake.id, undefined, 2, staff, { ...beside, locationId: away })),
    ).toMatchObject({ problems: [{ field: 'locationId' }] });
    expect(ok(await count(stocktake.id, undefined, 2, staff, beside))).toMatchObject({
      expected: 0,
      counted: 2,
    });
    // A colleague finds the same, and does not overrule the first unseen.
    expect(refusal(await count(stocktake.id, undefined, 3, admin, { ...beside, counts: 0 }))).toMatchObject({
      code: 'STATE_CHANGED',
    });
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await fill(itemId, lot, place, 5));
    // A count of nothing expected is always far off; the recount opens it, and what has moved.
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ problems: [{ code: 'recount' }] });
    ok(await stepCount(stocktake.id, 'recount'));
    const open = await linesOf(stocktake.id, staff, 'open');
    expect(new Set(open.map((one) => one.itemId))).toEqual(new Set([itemId, foundId]));
    for (const one of open) ok(await count(stocktake.id, one, one.itemId === itemId ? 14 : 2));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await fill(itemId, lot, place, 1));
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ code: 'STOCKTAKE_STALE' });
    expect(await onHand(itemId, place)).toBe(16);
    expect(await onHand(foundId, place)).toBe(0);
    ok(await stepCount(stocktake.id, 'recount'));
    const [stale] = await linesOf(stocktake.id, staff, 'open');
    expect(stale?.itemId).toBe(itemId);
    ok(await count(stocktake.id, stale, 15));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await stepCount(stocktake.id, 'post'));
    expect([await onHand(itemId, place), await onHand(foundId, place)]).toEqual([15, 2]);
  });

  it('of a store leaves out the bags that are kept there, and of a bag counts its pouches', async () => {
    const [store, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    const [cupboard, bag, pouch] = [newId(), newId(), newId()];
    for (const [id, kind, parent] of [
      [cupboard, 'place', store],
      [bag, 'bag', cupboard],
      [pouch, 'pouch', bag],
    ] as const)
      await server.database.asOwner(
        `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
         VALUES ($1::uuid, $1::uuid::text, CASE WHEN $2 <> 'pouch' THEN 'main_storage_box' END, $2, $3, now())`,
        [id, kind, parent],
      );
    for (const [place, quantity] of [
      [store, 5],
      [cupboard, 4],
      [bag, 3],
      [pouch, 2],
    ] as const)
      ok(await fill(itemId, lot, place, quantity));
    const counted = async (locationId: string) => {
      const { stocktake } = await newStocktake({ scope: 'place', locationId, limitPercent: 1_000 }, [staff]);
      ok(await stepCount(stocktake.id, 'start'));
      const listed = (await linesOf(stocktake.id)).map(({ expected }) => expected).sort();
      const found = await newItem();
      const beside = { itemId: found, batchId: await newLot(found, '2028-01-31') };
      const taken: boolean[] = [];
      for (const place of [store, cupboard, bag, pouch])
        taken.push(
          (await count(stocktake.id, undefined, 1, staff, { ...beside, locationId: place })).errors ===
            undefined,
        );
      return { listed, taken };
    };
    expect(await counted(store)).toEqual({ listed: [4, 5], taken: [true, true, false, false] });
    expect(await counted(cupboard)).toEqual({ listed: [4], taken: [false, true, false, false] });
    expect(await counted(bag)).toEqual({ listed: [2, 3], taken: [false, false, true, true] });
  });

  it('is blind for controlled drugs, and posts their difference before a witness only', async () => {
    const [place, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, place, 10);
    const { stocktake } = await newStocktake({ scope: 'class', itemType: 'medicine', locationId: place }, [
      staff,
    ]);
    ok(await stepCount(stocktake.id, 'start'));
    const [line] = await linesOf(stocktake.id, admin);
    expect(line).toMatchObject({ expected: null });
    expect(ok(await count(stocktake.id, line, 9))).toMatchObject({ expected: null, counted: 9 });
    expect(await linesOf(stocktake.id, staff, 'variance')).toEqual([]);
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    // Whoever has seen what was expected would not count again blind: in review only administrators see it.
    expect(await linesOf(stocktake.id, admin)).toMatchObject([{ expected: 10, counted: 9 }]);
    expect(await linesOf(stocktake.id)).toMatchObject([{ expected: null, counted: 9, needsRecount: true }]);
    expect(await linesOf(stocktake.id, staff, 'variance')).toEqual([]);
    const seen = async (caller: TestCaller) =>
      ok<Stocktake>(await read(caller, 'stocktake', 'id', stocktake.id, STOCKTAKE)).varianceCount;
    expect([await seen(staff), await seen(admin)]).toEqual([0, 1]);
    ok(await stepCount(stocktake.id, 'recount'));
    ok(await count(stocktake.id, (await linesOf(stocktake.id))[0], 9));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, place)).toBe(10);
    ok(await stepCount(stocktake.id, 'post', admin, { witness: await witnessed() }));
    expect(await onHand(drugId, place)).toBe(9);
  });

  it('by cycle lists what moves most first', async () => {
    const place = await newPlace();
    const items: string[] = [];
    for (let n = 0; n < 52; n += 1) {
      const itemId = await newItem({ isBatchTracked: false, hasExpiry: false });
      ok(await fill(itemId, null, place, 10));
      items.push(itemId);
    }
    const [busy = ''] = items.slice(-1);
    ok(await fill(busy, null, place, -1, { reason: 'wasted', note: 'Dropped' }));
    const { stocktake } = await newStocktake({ scope: 'cycle', locationId: place });
    const started = ok<Stocktake>(await stepCount(stocktake.id, 'start'));
    expect(started.stocktake.lineCount).toBe(50);
    expect((await linesOf(stocktake.id)).map(({ itemId }) => itemId)).toContain(busy);
  });

  it('by cycle looks at the shelves within a location too', async () => {
    const [store, shelf] = [await newPlace(), newId()];
    await server.database.asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1::uuid, $1::uuid::text, 'main_storage_box', 'place', $2, now())`,
      [shelf, store],
    );
    const items: string[] = [];
    for (let n = 0; n < 51; n += 1) {
      const itemId = await newItem({ isBatchTracked: false, hasExpiry: false });
      ok(await fill(itemId, null, shelf, 10));
      items.push(itemId);
    }
    const [busy = ''] = items.slice(-1);
    ok(await fill(busy, null, shelf, -1, { reason: 'wasted', note: 'Dropped' }));
    const { stocktake } = await newStocktake({ scope: 'cycle', locationId: store });
    expect(ok<Stocktake>(await stepCount(stocktake.id, 'start')).stocktake.lineCount).toBe(50);
    expect((await linesOf(stocktake.id)).map(({ itemId }) => itemId)).toContain(busy);
  });

  it('goes from state to state as its table says, for each role and who is assigned, and nowhere else', async () => {
    const [place, itemId] = [await newPlace(), await newItem({ isBatchTracked: false, hasExpiry: false })];
    ok(await fill(itemId, null, place, 10));
    const rows: Readonly<Record<string, readonly [to: string, who: readonly string[]]>> = {
      'open start': ['counting', ['admin', 'assigned']],
      'open cancel': ['cancelled', ['admin']],
      'counting hand_in': ['review', ['admin', 'assigned']],
      'counting cancel': ['cancelled', ['admin']],
      'review recount': ['counting', ['admin']],
      'review post': ['posted', ['admin']],
      'review cancel': ['cancelled', ['admin']],
    };
    const wrong: string[] = [];
    for (const state of STOCKTAKE_STATES)
      for (const action of STOCKTAKE_BUTTONS)
        for (const [role, caller] of Object.entries({
          admin,
          staff: other,
          assigned: staff,
          client,
          patient,
        })) {
          const { stocktake } = await newStocktake({ scope: 'place', locationId: place }, [staff]);
          if (state !== 'open') {
            ok(await stepCount(stocktake.id, 'start'));
            ok(await count(stocktake.id, (await linesOf(stocktake.id))[0], 10));
          }
          await put('stocktake', stocktake.id, state);
          const answer = await stepCount(stocktake.id, action, caller, { reason: 'Because' });
          const row = rows[`${state} ${action}`];
          const mayEver = Object.entries(rows).some(
            ([key, [, who]]) => key.endsWith(` ${action}`) && who.includes(role),
          );
          const wanted = mayEver ? (row?.[0] ?? 'STATE_CHANGED') : 'FORBIDDEN';
          const value = Object.values(answer.data ?? {})[0] as Stocktake | null | undefined;
          const got = value?.stocktake.state ?? refusal(answer)?.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe('an event', () => {
  it('shows what was used, wasted, returned and cannot be explained, and drafts what fills it again', async () => {
    const [store, tent] = [await newPlace(), await newPlace()];
    const supplierId = newId();
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    const itemId = await newItem();
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: newId(), supplierId, itemId, supplierSku: newId(), packQuantity: 10 },
        ...{ isPreferred: true, packPricePence: 500 },
      }),
    );
    const lot = await newLot(itemId, '2029-01-31');
    ok(await fill(itemId, lot, store, 30));
    const rule = { itemId, locationId: tent, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: store };
    ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const sent = await newTransfer(store, tent, [[itemId, 20]], { eventId });
    const { lines } = ok<Transfer>(await dispatch(sent.transfer.id));
    ok(await receive(sent.transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 20 }]));
    const use = (reason: string, to: VirtualLocation, quantity: number, ofEvent: string | null) =>
      postAsAdmin({
        key: newId(),
        source: { kind: 'usage' },
        eventId: ofEvent,
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, fromLocationId: tent, toLocationId: virtualLocation(to) },
            reason: reason as 'used',
          },
        ],
      });
    await use('used', 'consumed', 7, eventId);
    await use('wasted', 'waste', 2, eventId);
    ok(await fill(itemId, lot, tent, -1, { reason: 'lost', note: 'Not in the bag' }));
    const unused = await returnInput('unused_from_event', tent, [[itemId, lot, 4]], {});
    const back = ok<Return>(
      await say(staff, 'createStockReturn', { ...unused, eventId, toLocationId: store }, RETURN),
    );
    ok(await stepReturn(back.return.id, 'authorise_from_event', staff));
    ok(await stepReturn(back.return.id, 'dispatch', staff));

    const FIELDS =
      '{ out used wasted returned back unexplained par incoming onOrder wanted sourceId fromSource short packs }';
    const shown = async () =>
      ok<{ lines: object[] }>(
        await read(staff, 'eventReplenishment', 'eventId', eventId, `{ lines ${FIELDS} }`),
      ).lines;
    const expected = {
      ...{ out: 20, used: 7, wasted: 2, returned: 4, back: 6, unexplained: 1, par: 20 },
      ...{ incoming: 0, onOrder: 0, wanted: 14, sourceId: store, fromSource: 14, short: 0, packs: 0 },
    };
    expect(await shown()).toEqual([expected]);
    // It does not close before that: what lacks is drafted or waived, and what nobody can explain is found or waived.
    interface Point {
      readonly check: string;
      readonly itemId: string;
      readonly label: string;
      readonly reference: string;
      readonly waiver: object | null;
    }
    const POINTS = '{ points { check itemId label reference waiver { reason } } }';
    const points = async (answer = read(admin, 'eventCloseOut', 'eventId', eventId, POINTS)) =>
      ok<{ points: readonly Point[] }>(await answer).points.filter(({ check }) => check.startsWith('stock_'));
    const [item] = await server.database.asOwner<{ name: string }>(
      'SELECT name FROM stock_item WHERE id = $1',
      [itemId],
    );
    const [place] = await server.database.asOwner<{ name: string }>(
      'SELECT name FROM stock_location WHERE id = $1',
      [tent],
    );
    const point = (check: string, quantity: number) => ({
      ...{ check, reference: `${eventId}/replenish`, waiver: null },
      label: `${String(quantity)} × ${item?.name ?? ''}, ${place?.name ?? ''}`,
    });
    const open = await points();
    expect(open).toMatchObject([point('stock_to_replenish', 14), point('stock_variance', 1)]);
    const setStatus = (status: string) =>
      server.database.asOwner('UPDATE event SET status = $2, version = version + 1 WHERE event_id = $1', [
        eventId,
        status,
      ]);
    await setStatus('live');
    const [live] = await server.database.asOwner<{ version: number }>(
      'SELECT version FROM event WHERE event_id = $1',
      [eventId],
    );
    const closing = await say(
      admin,
      'changeEventStatus',
      { eventId, version: live?.version, status: 'closed', reason: null },
      '{ id }',
    );
    expect(refusal(closing)).toMatchObject({ code: 'EVENT_NOT_SETTLED' });
    expect(closing.errors?.[0]?.message).toMatch(
      /1 item of stock not returned or recorded, 1 item of stock not replenished or ordered/,
    );
    const waived = {
      eventId,
      check: 'stock_variance',
      itemIds: [open[1]?.itemId],
      reason: 'Lost in the mud',
    };
    expect(await points(say(admin, 'waiveEventPoints', waived, POINTS))).toMatchObject([
      { waiver: null },
      { check: 'stock_variance', waiver: { reason: 'Lost in the mud' } },
    ]);
    // The store keeps 5: the rest is bought, in packs.
    ok(await fill(itemId, lot, store, -9, { reason: 'wasted', note: 'Wet' }));
    expect(await shown()).toEqual([{ ...expected, fromSource: 5, short: 9, packs: 1 }]);
    const key = newId();
    const DRAFTED =
      '{ transfers { id state eventId lineCount } orders { number } leftOut replenishment { lines { incoming onOrder wanted } } }';
    const drafted = ok<{ transfers: { id: string }[] }>(
      await say(staff, 'replenishEvent', { key, eventId }, DRAFTED),
    );
    expect(drafted).toMatchObject({
      transfers: [{ state: 'draft', eventId, lineCount: 1 }],
      orders: [{ number: expect.stringMatching(/^PO-/) as string }],
      leftOut: [],
      replenishment: { lines: [{ incoming: 5, onOrder: 10, wanted: 0 }] },
    });
    expect(
      ok<{ transfers: { id: string }[] }>(await say(staff, 'replenishEvent', { key, eventId }, DRAFTED))
        .transfers,
    ).toEqual(drafted.transfers);
    expect(refusal(await say(staff, 'replenishEvent', { key: newId(), eventId }, DRAFTED))).toMatchObject({
      problems: [{ code: 'nothing' }],
    });
    expect(await points()).toMatchObject([
      { check: 'stock_variance', waiver: { reason: 'Lost in the mud' } },
    ]);
  });

  it('is filled again where what came back has expired or is blocked', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [good, past, recalled] = [
      await newLot(itemId, '2029-01-31'),
      await newLot(itemId, '2026-11-19'),
      await newLot(itemId, '2029-02-28'),
    ];
    ok(await fill(itemId, good, store, 30));
    const rule = { itemId, locationId: tent, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: store };
    ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const sent = await newTransfer(store, tent, [[itemId, 11]], { eventId });
    const { lines } = ok<Transfer>(await dispatch(sent.transfer.id));
    ok(await receive(sent.transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 11 }]));
    ok(await fill(itemId, past, tent, 5));
    ok(await fill(itemId, recalled, tent, 4));
    const shown = async () =>
      ok<{ lines: object[] }>(
        await read(
          staff,
          'eventReplenishment',
          'eventId',
          eventId,
          '{ lines { back unusable wanted fromSource } }',
        ),
      ).lines;
    expect(await shown()).toEqual([{ back: 20, unusable: 5, wanted: 5, fromSource: 5 }]);
    ok(
      await say(admin, 'setStockBatchStatus', {
        ...{ id: recalled, version: 1, status: 'quarantined', reason: 'Wet', reference: 'W' },
      }),
    );
    expect(await shown()).toEqual([{ back: 20, unusable: 9, wanted: 9, fromSource: 9 }]);
    const POINTS = '{ points { check label } }';
    const points = async () =>
      ok<{ points: readonly { check: string; label: string }[] }>(
        await read(admin, 'eventCloseOut', 'eventId', eventId, POINTS),
      ).points.filter(({ check }) => check === 'stock_to_replenish');
    expect(await points()).toMatchObject([{ label: expect.stringMatching(/^9 × /) as string }]);
    ok(await say(staff, 'replenishEvent', { key: newId(), eventId }, '{ leftOut }'));
    expect(await shown()).toEqual([{ back: 20, unusable: 9, wanted: 0, fromSource: 0 }]);
    expect(await points()).toEqual([]);
  });

  it('is not held open by what is not its own, and what was waived is so much and no more', async () => {
    const store = await newPlace();
    const [used, other, absent] = [await newItem(), await newItem(), await newItem()];
    const [lot, otherLot] = [await newLot(used, '2029-01-31'), await newLot(other, '2029-01-31')];
    ok(await fill(used, lot, store, 5));
    ok(await fill(other, otherLot, store, 5));
    for (const itemId of [used, other, absent]) {
      const rule = { itemId, locationId: store, minimum: 1, par: 5, orderMultiple: 1, replenishFromId: null };
      ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    }
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const use = (itemId: string, batchId: string, ofEvent: string | null) =>
      postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, eventId: ofEvent },
        moves: [
          {
            ...{ itemId, batchId, quantity: 1, reason: 'used' },
            ...{ fromLocationId: store, toLocationId: virtualLocation('consumed') },
          },
        ],
      });
    await use(used, lot, eventId);
    await use(other, otherLot, null);
    const POINTS = '{ points { check itemId label waiver { reason } } }';
    const points = async (answer = read(admin, 'eventCloseOut', 'eventId', eventId, POINTS)) =>
      ok<{ points: readonly { check: string; itemId: string }[] }>(await answer).points.filter(({ check }) =>
        check.startsWith('stock_'),
      );
    const [point, ...rest] = await points();
    expect(point).toMatchObject({ label: expect.stringMatching(/^1 × /) as string, waiver: null });
    expect(rest).toEqual([]);
    const waived = {
      eventId,
      check: 'stock_to_replenish',
      itemIds: [point?.itemId],
      reason: 'Enough is left',
    };
    expect(await points(say(admin, 'waiveEventPoints', waived, POINTS))).toMatchObject([
      { waiver: { reason: 'Enough is left' } },
    ]);
    await use(used, lot, eventId);
    expect(await points()).toMatchObject([{ label: expect.stringMatching(/^2 × /) as string, waiver: null }]);
    // The page to replenish says the same: of a store, only what the event itself used.
    const LINES = '{ lines { locationId itemId used wanted } }';
    expect(ok(await read(staff, 'eventReplenishment', 'eventId', eventId, LINES))).toEqual({
      lines: [{ locationId: store, itemId: used, used: 2, wanted: 2 }],
    });
  });

  it('has what is done at its tent until the next event’s stock arrives there, or it is long over', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2029-01-31');
    ok(await fill(itemId, lot, store, 60));
    const hoursFromNow = (hours: number): string =>
      new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
    const send = async (eventId: string): Promise<void> => {
      const { transfer } = await newTransfer(store, tent, [[itemId, 10]], { eventId });
      const { lines } = ok<Transfer>(await dispatch(transfer.id));
      ok(await receive(transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 10 }]));
    };
    const use = (quantity: number, ofEvent: string | null) =>
      postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, eventId: ofEvent },
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, reason: 'used' },
            ...{ fromLocationId: tent, toLocationId: virtualLocation('consumed') },
          },
        ],
      });
    const used = async (eventId: string): Promise<number | undefined> =>
      ok<{ lines: { locationId: string; used: number }[] }>(
        await read(staff, 'eventReplenishment', 'eventId', eventId, '{ lines { locationId used } }'),
      ).lines.find(({ locationId }) => locationId === tent)?.used;
    const first = await newEvent({ date: hoursFromNow(-1), endsAt: hoursFromNow(5) });
    await send(first);
    await use(1, null);
    expect(await used(first)).toBe(1);
    server.clock.advance(1_000);
    const second = await newEvent({ date: hoursFromNow(0), endsAt: hoursFromNow(5) });
    await send(second);
    server.clock.advance(1_000);
    await use(2, null);
    // What says that it is its own is its own, however late.
    await use(4, first);
    expect(await used(first)).toBe(5);
    expect(await used(second)).toBe(2);
    const long = await newEvent({
      date: hoursFromNow(-24 * (LIMITS.moving.daysAfterEvent + 2)),
      endsAt: hoursFromNow(-24 * (LIMITS.moving.daysAfterEvent + 1)),
    });
    await send(long);
    await use(1, null);
    await use(2, long);
    expect(await used(long)).toBe(2);
  });
});

describe('what came back from an event', () => {
  it('is in balance with an independent sum of what was done there, place by place', async () => {
    const random = randomFrom(20);
    const [store, ...tents] = [await newPlace(), await newPlace(), await newPlace()];
    const items = [await newItem(), await newItem()];
    const lots = new Map<string, string>();
    for (const itemId of items) lots.set(itemId, await newLot(itemId, '2029-01-31'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    // What was sent, and what became of it.
    type Sums = Record<'sent' | 'used' | 'wasted' | 'returned' | 'unexplained' | 'back', number>;
    const kept = new Map<string, Sums & { readonly place: string; readonly itemId: string }>();
    for (const place of tents)
      for (const itemId of items) {
        const sent = 40 + random.below(20);
        ok(await fill(itemId, lots.get(itemId) ?? '', store, sent));
        const { transfer } = await newTransfer(store, place, [[itemId, sent]], { eventId });
        const { lines } = ok<Transfer>(await dispatch(transfer.id));
        ok(await receive(transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: sent }]));
        kept.set(`${place} ${itemId}`, {
          ...{ place, itemId, sent, back: sent },
          ...{ used: 0, wasted: 0, returned: 0, unexplained: 0 },
        });
      }
    for (let operation = 0; operation < 40; operation += 1) {
      const one = random.of([...kept.values()]);
      const { place, itemId } = one;
      const batchId = lots.get(itemId) ?? '';
      const quantity = 1 + random.below(3);
      const act = random.of(['use', 'use', 'waste', 'lose', 'find', 'late'] as const);
      if (act !== 'find' && act !== 'late' && one.back < quantity) continue;
      if (act === 'lose' || act === 'find') {
        const change = act === 'find' ? quantity : -quantity;
        const because = { reason: act === 'find' ? 'found' : 'lost', note: 'Counted' };
        ok(await fill(itemId, batchId, place, change, because));
        one.back += change;
        one.unexplained -= change;
        continue;
      }
      const amount = act === 'late' ? one.back + quantity : quantity;
      const isWaste = act === 'waste';
      await postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, allowShortage: act === 'late' },
        eventId: random.of([eventId, null]),
        moves: [
          {
            ...{ itemId, batchId, quantity: amount, fromLocationId: place },
            toLocationId: virtualLocation(isWaste ? 'waste' : 'consumed'),
            reason: isWaste ? 'wasted' : 'used',
          },
        ],
      });
      one[isWaste ? 'wasted' : 'used'] += amount;
      // What the books did not hold came from somewhere that nobody can name.
      if (act === 'late') one.unexplained -= quantity;
      one.back -= act === 'late' ? one.back : amount;
    }
    const { lines } = ok<{ lines: { locationId: string; itemId: string }[] }>(
      await read(
        staff,
        'eventReplenishment',
        'eventId',
        eventId,
        '{ lines { locationId itemId out used wasted returned back unexplained } }',
      ),
    );
    const sorted = <T extends { readonly locationId: string; readonly itemId: string }>(rows: readonly T[]) =>
      rows.toSorted((a, b) => `${a.locationId} ${a.itemId}`.localeCompare(`${b.locationId} ${b.itemId}`));
    expect(sorted(lines)).toEqual(
      sorted(
        [...kept.values()].map(({ place, sent, ...sums }) => ({ ...sums, locationId: place, out: sent })),
      ),
    );
    for (const { sent, used, wasted, returned, unexplained, back } of kept.values())
      expect(used + wasted + returned + unexplained + back).toBe(sent);
  }, 60_000);
});

describe('the value of stock', () => {
  it('is in lists and their files, in whole pence, for administrators alone', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const dear = await newLot(itemId, '2028-01-31', { unitCostPence: 333 });
    const unpriced = await newLot(itemId, '2028-02-29', { unitCostPence: null });
    ok(await fill(itemId, dear, from, 10));
    ok(await fill(itemId, unpriced, from, 4));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: from, minimum: 50, par: 60, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    const draft = (await newTransfer(from, to, [[itemId, 3]])).transfer.id;
    const sent = (await newTransfer(from, to, [[itemId, 3]])).transfer.id;
    const { return: given } = await newReturn('to_supplier', from, [[itemId, dear, 2]]);
    const { stocktake } = await newStocktake({ scope: 'place', locationId: from, limitPercent: 100 }, [
      staff,
    ]);

    /** What a list says of a row, in the field. */
    const valueOf = async (list: string, field: string, filter: object, is: string) => {
      const Filter = `${list.replace(/s$/, '').replace(/^./, (letter) => letter.toUpperCase())}Filter`;
      const query = `query ($filter: ${Filter}) { ${list}(first: 100, filter: $filter) { nodes { ${
        list === 'lowStock' ? 'id: locationId' : 'id'
      } ${field} } } }`;
      expect(refusal(await staff.graphql(query, { filter }))).toMatchObject({ code: 'FORBIDDEN' });
      const { nodes } = ok<{ nodes: readonly Record<string, unknown>[] }>(
        await admin.graphql(query, { filter }),
      );
      return nodes.find(({ id }) => id === is)?.[field];
    };
    const placeIs = (id: string) => valueOf('stockLocations', 'valuePence', { id }, id);
    const lowIs = () => valueOf('lowStock', 'valuePence', { locationId: from }, from);
    const itemIs = async () => valueOf('stockItems', 'valuePence', { text: `Gauze ${itemId}` }, itemId);
    const transferIs = (id: string) => valueOf('stockTransfers', 'valuePence', { itemId }, id);
    const countIs = () => valueOf('stocktakes', 'variancePence', { locationId: from }, stocktake.id);

    expect([await itemIs(), await placeIs(from), await placeIs(to), await lowIs()]).toEqual([
      3_330,
      3_330,
      null,
      3_330,
    ]);
    ok(await dispatch(sent));
    // What is on its way is at no location.
    expect([await itemIs(), await placeIs(from), await lowIs()]).toEqual([2_331, 2_331, 2_331]);
    expect([await transferIs(draft), await transferIs(sent)]).toEqual([null, 999]);
    expect(await valueOf('stockReturns', 'valuePence', { kind: 'to_supplier' }, given.id)).toBe(666);

    // A difference is nobody's to know while it is counted.
    ok(await stepCount(stocktake.id, 'start'));
    const lines = await linesOf(stocktake.id);
    for (const line of lines)
      ok(await count(stocktake.id, line, line.batchId === dear ? 5 : (line.expected ?? 0)));
    expect(await countIs()).toBeNull();
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    expect(await countIs()).toBe(-666);

    const file = async (caller: TestCaller, slug: string, query = '') =>
      (await caller.get(`/api/exports/inventory/${slug}/csv?${query}`)).payload
        .replace(/^\uFEFF/, '')
        .split('\r\n');
    for (const [slug, query, title, value] of [
      ['items', `text=${itemId}`, 'Value', '23.31'],
      ['low-stock', `locationId=${from}`, 'Value', '23.31'],
      ['transfers', `itemId=${itemId}`, 'Value', '9.99'],
      ['returns', 'kind=to_supplier', 'Value', '6.66'],
      ['stocktakes', `locationId=${from}`, 'Value of differences', '-6.66'],
    ] as const) {
      const [head = '', ...rows] = await file(admin, slug, query);
      expect(head.split(',')).toContain(title);
      const at = head.split(',').indexOf(title);
      expect(rows.map((row) => row.split(',')[at])).toContain(value);
      const [staffHead = ''] = await file(staff, slug, query);
      expect(staffHead.split(',')).not.toContain(title);
      expect(staffHead.split(',').length).toBeGreaterThan(3);
    }
    const [head = ''] = await file(admin, 'locations');
    expect(head.split(',')).toContain('Value');
  });
});

interface Overview {
  readonly low: number;
  readonly out: number;
  readonly expired: number;
  readonly expiring30: number;
  readonly inTransit: number;
  readonly draftTransfers: number;
  readonly openReturns: number;
  readonly openStocktakes: number;
  readonly recalledLots: number;
  readonly bagsNotReady: number | null;
  readonly valuePence: number;
  readonly valueByPlace: readonly { readonly locationId: string; readonly valuePence: number }[];
  readonly valueByType: readonly { readonly itemType: string; readonly valuePence: number }[];
  readonly spendByMonth: readonly { readonly month: string; readonly valuePence: number }[];
  readonly spendBySupplier: readonly { readonly supplierId: string; readonly valuePence: number }[];
  readonly wasteByReason: readonly {
    readonly reason: string;
    readonly moves: number;
    readonly valuePence: number;
  }[];
  readonly topMovers: readonly { readonly itemId: string; readonly used: number }[];
}
const OVERVIEW = `{ stockOverview { low out expired expiring30 inTransit draftTransfers openReturns openStocktakes recalledLots
  bagsNotReady valuePence valueByPlace { locationId valuePence } valueByType { itemType valuePence }
  spendByMonth { month valuePence } spendBySupplier { supplierId valuePence }
  wasteByReason { reason moves valuePence } topMovers { itemId used } } }`;

interface Moved {
  readonly item: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly isFromReal: boolean;
  readonly isToReal: boolean;
  readonly quantity: number;
  readonly cost: number | null;
  readonly reason: string;
  readonly source: string;
  readonly at: Date;
}

describe('the overview', () => {
  it('shows in each figure what a sum over all moves shows', async () => {
    // Something bought, and something bought and taken back.
    const [store, itemId, supplierId] = [await newPlace(), await newItem({ itemType: 'equipment' }), newId()];
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    const lot = await newLot(itemId, '2029-01-31', { supplierId, unitCostPence: 1_234 });
    const buy = (quantity: number) =>
      postAsAdmin({
        key: newId(),
        source: { kind: 'receipt' },
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, reason: 'received' },
            ...{ fromLocationId: virtualLocation('supplier'), toLocationId: store },
          },
        ],
      });
    await buy(7);
    const mistake = await buy(100);
    ok(
      await say(
        admin,
        'reverseStockMoves',
        { key: newId(), moveIds: mistake.moves.map(({ id }) => id), reason: 'Entered twice' },
        '{ postingId }',
      ),
    );
    // Gloves have no lots: what they cost is in their order alone, three packs of 200 at £5.01.
    const [gloves, offer, orderId] = [
      await newItem({ isBatchTracked: false, hasExpiry: false }),
      newId(),
      newId(),
    ];
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: offer, supplierId, itemId: gloves, supplierSku: newId(), packQuantity: 200 },
        ...{ isPreferred: true, packPricePence: 501 },
      }),
    );
    const lineId = newId();
    ok(
      await say(
        staff,
        'createPurchaseOrder',
        {
          ...{ id: orderId, supplierId, deliveryLocationId: store },
          lines: [{ id: lineId, supplierItemId: offer, packs: 3 }],
        },
        '{ order { id } }',
      ),
    );
    for (const [action, caller] of [
      ['submit', staff],
      ['approve', admin],
      ['order', admin],
    ] as const)
      ok(await say(caller, 'stepPurchaseOrder', { id: orderId, action }, '{ order { id } }'));
    const gotten = { id: newId(), orderId, lines: [{ lineId, quantity: 599, damaged: 1 }] };
    ok(await say(staff, 'receivePurchaseOrder', gotten, '{ order { id } }'));
    // What the supplier sends in place of a return is not bought again.
    const { return: back } = await newReturn('to_supplier', store, [[itemId, lot, 2]], { supplierId });
    for (const action of ['authorise', 'dispatch']) ok(await stepReturn(back.id, action));
    const replacements = [{ itemId, quantity: 2, lot: `N-${newId()}`, expiresOn: '2029-06-30' }];
    ok(await stepReturn(back.id, 'replace', admin, { replacements }));
    const shown = ok<Overview>(await admin.graphql(OVERVIEW));
    const moves = await server.database.asOwner<Moved>(
      `SELECT m.item_id AS item, i.item_type AS type, m.from_location_id AS "from",
              m.to_location_id AS "to", f.is_real AS "isFromReal", t.is_real AS "isToReal", m.quantity::float8 AS quantity,
              m.unit_cost_pence AS cost, m.reason, m.source_kind AS source, m.occurred_at AS at
       FROM stock_move m JOIN stock_item i ON i.id = m.item_id JOIN stock_location f ON f.id = m.from_location_id
       JOIN stock_location t ON t.id = m.to_location_id`,
    );
    const worth = ({ quantity, cost }: Moved) => quantity * (cost ?? 0);
    const sum = (chosen: readonly Moved[], of = worth) => chosen.reduce((all, move) => all + of(move), 0);
    const into = moves.filter(({ isToReal }) => isToReal);
    const outOf = moves.filter(({ isFromReal }) => isFromReal);
    const held = (is: (move: Moved, place: string) => boolean) =>
      Math.round(
        sum(into.filter((move) => is(move, move.to))) - sum(outOf.filter((move) => is(move, move.from))),
      );
    expect(shown.valuePence).toBe(held(() => true));
    for (const { locationId, valuePence } of shown.valueByPlace)
      expect(valuePence).toBe(held((_, place) => place === locationId));
    expect(shown.valueByPlace.map(({ locationId }) => locationId)).toContain(store);
    for (const { itemType, valuePence } of shown.valueByType)
      expect(valuePence).toBe(held(({ type }) => type === itemType));

    const bought = (is: (move: Moved) => boolean) =>
      sum(
        moves.filter(
          (move) =>
            move.from === virtualLocation('supplier') &&
            move.reason !== 'reversed' &&
            move.source !== 'return' &&
            is(move),
        ),
      ) -
      sum(
        moves.filter(
          (move) => move.to === virtualLocation('supplier') && move.reason === 'reversed' && is(move),
        ),
      );
    const month = localDay(server.clock.now()).slice(0, 7);
    expect(shown.spendByMonth).toHaveLength(12);
    expect(shown.spendByMonth.at(-1)).toEqual({
      month: `${month}-01`,
      valuePence: bought(() => true) + 3 * 501,
    });
    expect(shown.spendBySupplier.find((one) => one.supplierId === supplierId)?.valuePence).toBe(
      7 * 1_234 + 3 * 501,
    );
    // Its list: the good gloves and the damaged ones are a move each.
    const listed = ok<{ totalCount: number }>(
      await admin.graphql(`query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { totalCount } }`, {
        filter: {
          ...{ supplierId, source: 'receipt', isReversed: false },
          fromLocationId: virtualLocation('supplier'),
        },
      }),
    );
    expect(listed.totalCount).toBe(3);

    const wasted = moves.filter(({ to }) => to === virtualLocation('waste'));
    for (const { reason, moves: count_, valuePence } of shown.wasteByReason) {
      const ofReason = wasted.filter((move) => move.reason === reason);
      expect([count_, valuePence]).toEqual([ofReason.length, Math.round(sum(ofReason))]);
    }
    expect(new Set(shown.wasteByReason.map(({ reason }) => reason))).toEqual(
      new Set(wasted.map(({ reason }) => reason)),
    );
    for (const { itemId: used, used: quantity } of shown.topMovers)
      expect(quantity).toBe(
        sum(
          moves.filter((move) => move.item === used && move.to === virtualLocation('consumed')),
          (move) => move.quantity,
        ),
      );
    expect(shown.topMovers.length).toBeGreaterThan(0);

    // Lots at places, by their dates and their moves.
    const today = localDay(server.clock.now());
    const lots = await server.database.asOwner<{ expires: string; held: number }>(
      `SELECT b.expires_on::text AS expires, sum(s.sign * s.quantity)::float8 AS held
       FROM (SELECT batch_id, to_location_id AS place, quantity, 1 AS sign FROM stock_move
             UNION ALL SELECT batch_id, from_location_id, quantity, -1 FROM stock_move) s
       JOIN stock_location p ON p.id = s.place AND p.is_real JOIN stock_batch b ON b.id = s.batch_id
       WHERE b.expires_on IS NOT NULL GROUP BY b.id, s.place HAVING sum(s.sign * s.quantity) > 0`,
    );
    expect(shown.expired).toBe(lots.filter(({ expires }) => expires < today).length);
    expect(shown.bagsNotReady).toBe(0);
    const list = async (field: string, filter: string) =>
      ok<{ totalCount: number }>(await admin.graphql(`{ ${field}(filter: { ${filter} }) { totalCount } }`))
        .totalCount;
    expect({
      ...{ low: shown.low, out: shown.out, inTransit: shown.inTransit, drafts: shown.draftTransfers },
      ...{ returns: shown.openReturns, stocktakes: shown.openStocktakes, soon: shown.expiring30 },
      recalled: shown.recalledLots,
    }).toEqual({
      low: await list('lowStock', ''),
      out: await list('lowStock', 'isOut: true'),
      inTransit: await list('stockTransfers', 'isInTransit: true'),
      drafts: await list('stockTransfers', 'state: draft'),
      returns: await list('stockReturns', 'isOpen: true'),
      stocktakes: await list('stocktakes', 'isOpen: true'),
      soon: await list('expiringStock', 'within: days_30'),
      recalled: await list('stockBatches', 'status: recalled, isInStock: true'),
    });
  });

  it('shows what stock is worth to administrators only', async () => {
    for (const field of [
      'valuePence',
      'valueByPlace { name }',
      'spendByMonth { month }',
      'wasteByReason { valuePence }',
    ])
      expect(refusal(await staff.graphql(`{ stockOverview { ${field} } }`)), field).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(ok(await staff.graphql('{ stockOverview { low wasteByReason { reason moves } } }'))).toBeDefined();
  });
});

describe('every morning', () => {
  it('hears of the bags that are kept there by their names, and of what is in their pouches', async () => {
    const [home, itemId, kitId] = [await newPlace('South store'), await newItem(), newId()];
    const [bag, pouch, shelf] = [newId(), newId(), newId()];
    const { asOwner } = server.database;
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1, 'Response 9', 'event_kit_bag', 'bag', $4, now()), ($2, 'Airway', NULL, 'pouch', $1, now()),
              ($3, 'Top shelf', 'main_storage_box', 'place', $4, now())`,
      [bag, pouch, shelf, home],
    );
    await asOwner(`INSERT INTO kit (id, name, latest, created_at) VALUES ($1, $2, 1, now())`, [
      kitId,
      newId(),
    ]);
    await asOwner('INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, 1, now(), $2)', [
      kitId,
      admin.user?.id,
    ]);
    await asOwner(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, state, check_every_days, created_at)
       VALUES ($1, $2, 1, $3, 'check_due', 30, now())`,
      [bag, kitId, home],
    );
    const today = localDay(server.clock.now());
    for (const place of [home, bag, pouch, shelf])
      ok(await fill(itemId, await newLot(itemId, today), place, 1));
    const keeper = await server.signedIn('staff', { firstName: 'Ash', lastName: 'Moor' });
    ok(await say(admin, 'setStockKeepers', { locationId: home, userIds: [keeper.user?.id] }, '{ userId }'));
    await server.jobs.tasks['tell-of-stock']?.({});
    const [letter] = await lettersOf(server, keeper.user?.email ?? '');
    expect(letter).toContain('Stock that needs attention at 3 locations');
    const body = letter ?? '';
    expect(body).toContain('South store: 1 lot expires within 30 days.');
    expect(body).toContain('Response 9 (South store): 2 lots expire within 30 days, 1 bag check due.');
    // Nobody is responsible for the shelf itself: whoever is for the place that it is in hears of it.
    expect(body).toContain('Top shelf: 1 lot expires within 30 days.');
  });

  it('who answers for a place is told once what is low and what expires there', async () => {
    const [place, itemId] = [await newPlace('North store'), await newItem()];
    ok(await fill(itemId, await newLot(itemId, localDay(server.clock.now())), place, 1));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: place, minimum: 5, par: 20, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    const keeper = await server.signedIn('staff', { firstName: 'Jo', lastName: 'Bray' });
    const set = (caller: TestCaller, userIds: readonly (string | undefined)[]) =>
      say(caller, 'setStockKeepers', { locationId: place, userIds }, '{ userId name }');
    expect(refusal(await set(staff, [keeper.user?.id]))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal(await set(admin, [patient.user?.id]))).toMatchObject({ problems: [{ field: 'userIds' }] });
    expect(ok(await set(admin, [keeper.user?.id]))).toEqual([{ userId: keeper.user?.id, name: 'Jo Bray' }]);
    const job = server.jobs.tasks['tell-of-stock'];
    await job?.({});
    await job?.({});
    const letters = await lettersOf(server, keeper.user?.email ?? '');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Stock that needs attention at North store');
    expect(letters[0]).toContain('North store: 1 item low, 1 lot expires within 30 days.');
    server.clock.advance(86_400_000);
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(2);
    // Not before six by the provider's clock, which in winter is that of the job.
    const toNext = (time: string): void => {
      const tomorrow = localDay(new Date(server.clock.now().getTime() + 86_400_000));
      server.clock.advance(Date.parse(`${tomorrow}T${time}:00.000Z`) - server.clock.now().getTime());
    };
    toNext('05:23');
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(2);
    server.clock.advance(3_600_000);
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(3);
  });
});
