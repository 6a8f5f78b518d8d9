import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import { insertShift } from './harness/shift-row.js';
import type { GraphqlAnswer, TestCaller } from './harness/test-server.js';
import {
  admin,
  closeStock,
  count,
  fill,
  linesOf,
  newItem,
  newLot,
  newPlace,
  newReturn,
  newStocktake,
  openStock,
  say,
  server,
  staff,
  stepCount,
  stepReturn,
} from './moving-fixture.js';
import { takeOn, type Member } from './staff-member.js';

/** One right governs every act by which an administrator approves something. */

/** Something that waits to be approved, the act that approves it, and its state in the database. */
interface Waiting {
  readonly approve: (caller: TestCaller) => Promise<GraphqlAnswer>;
  readonly state: () => Promise<unknown>;
  readonly from: unknown;
  readonly to: unknown;
}

const HOUR_MS = 3_600_000;

let approver: TestCaller;
let alys: Member;
let bryn: Member;
beforeAll(async () => {
  await openStock();
  approver = await server.signedIn('admin');
  [alys, bryn] = [await takeOn(server, 'Alys', 'paramedic'), await takeOn(server, 'Bryn', 'paramedic')];
});
afterAll(closeStock);

const saveRights = async (input: object): Promise<GraphqlAnswer> => {
  const { data } = await admin.graphql('query ($id: ID!) { userRights(userId: $id) { version } }', {
    id: approver.user?.id,
  });
  return say(
    admin,
    'saveUserRights',
    {
      ...{ userId: approver.user?.id, voidRecords: true, exportLists: true, ...input },
      ...(data?.['userRights'] as { readonly version: number }),
    },
    '{ approve approveOrders }',
  );
};

const stateIn =
  (table: string, id: string, key = 'id', column = 'state') =>
  async (): Promise<unknown> =>
    (
      await server.database.asOwner<{ state: unknown }>(
        `SELECT ${column} AS state FROM ${table} WHERE ${key} = $1`,
        [id],
      )
    )[0]?.state;

/** A shift that began some hours from now, for one of the two. */
const shiftOf = async ({ staffId }: Member, from: number, row: object): Promise<string> => {
  const [id, eventId, start] = [newId(), newId(), server.clock.now().getTime() + from * HOUR_MS];
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Lantern Night', $2, $3)`,
    [eventId, new Date(start - 24 * HOUR_MS), new Date(start + 48 * HOUR_MS)],
  );
  return insertShift(server.database, {
    ...{ shift_id: id, event_id: eventId, batch_id: id, role: 'paramedic', priority: 'normal' },
    ...{ starts_at: new Date(start), ends_at: new Date(start + 8 * HOUR_MS), staff_id: staffId },
    ...{ is_touched: true, created_by: admin.user?.id, created_at: server.clock.now(), ...row },
  });
};

const registeredLongAgo = async (): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob, created_at, updated_at)
     VALUES ($1, 'Ansel Thorne', '1980-02-03', '2010-01-01', '2010-01-01')`,
    [id],
  );
  return id;
};

/** Everything that an administrator approves. */
const WAITING: Readonly<Record<string, () => Promise<Waiting>>> = {
  'a purchase order': async () => {
    const [supplierId, itemId, supplierItemId, id] = [newId(), await newItem(), newId(), newId()];
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: supplierItemId, supplierId, itemId, supplierSku: 'S-1', packQuantity: 10 },
        ...{ isPreferred: false, packPricePence: 500 },
      }),
    );
    ok(
      await say(
        staff,
        'createPurchaseOrder',
        {
          ...{ id, supplierId, deliveryLocationId: await newPlace() },
          lines: [{ id: newId(), supplierItemId, packs: 1 }],
        },
        '{ canReceive }',
      ),
    );
    const step = (action: string, caller: TestCaller) =>
      say(caller, 'stepPurchaseOrder', { id, action }, '{ canReceive }');
    ok(await step('submit', staff));
    return {
      approve: (caller) => step('approve', caller),
      ...{ state: stateIn('purchase_order', id), from: 'submitted', to: 'approved' },
    };
  },
  'the hours of a shift': async () => {
    const [start, end] = [-30, -22].map((hours) => new Date(server.clock.now().getTime() + hours * HOUR_MS));
    const shiftId = await shiftOf(alys, -30, {
      ...{ status: 'checked_out', checked_in_at: start, checked_out_at: end },
    });
    return {
      approve: (caller) => say(caller, 'approveShift', { shiftId }, '{ id }'),
      ...{ state: stateIn('shift', shiftId, 'shift_id', 'status'), from: 'checked_out', to: 'approved' },
    };
  },
  'the swap of a shift': async () => {
    const [id, shiftId] = [newId(), await shiftOf(alys, 200, { status: 'assigned' })];
    ok(
      await alys.caller.graphql(
        'mutation ($input: OfferSwapInput!) { offerShiftSwap(input: $input) { shiftSwap { id } } }',
        { input: { id, shiftId, staffId: bryn.staffId } },
      ),
    );
    ok(await say(bryn.caller, 'acceptShiftSwap', { id }));
    return {
      approve: (caller) => say(caller, 'approveShiftSwap', { id }),
      ...{ state: stateIn('shift', shiftId, 'shift_id', 'staff_id'), from: alys.staffId, to: bryn.staffId },
    };
  },
  'an erasure': async () => {
    const patientId = await registeredLongAgo();
    await server.services.retention.list();
    const id = await stateIn('erasure', patientId, 'patient_id', 'id')();
    return {
      approve: (caller) => say(caller, 'approveErasures', { ids: [id] }),
      ...{ state: stateIn('erasure', patientId, 'patient_id'), from: 'listed', to: 'approved' },
    };
  },
  'an erasure that a ruling requires, which is approved at once': async () => {
    const patientId = await registeredLongAgo();
    const ruling = { reason: 'The court ruled so', ruledBy: 'County Court', reference: 'C-4' };
    return {
      approve: (caller) => say(caller, 'ruleErasure', { id: newId(), patientId, ...ruling }),
      ...{ state: stateIn('erasure', patientId, 'patient_id'), from: undefined, to: 'approved' },
    };
  },
  'a return of stock': async () => {
    const [place, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    ok(await fill(itemId, lot, place, 5));
    const { return: made } = await newReturn('to_supplier', place, [[itemId, lot, 5]]);
    return {
      approve: (caller) => stepReturn(made.id, 'authorise', caller),
      ...{ state: stateIn('stock_return', made.id), from: 'draft', to: 'authorised' },
    };
  },
  'a stocktake': async () => {
    const [place, itemId] = [await newPlace(), await newItem()];
    ok(await fill(itemId, await newLot(itemId, '2028-01-31'), place, 5));
    const { stocktake } = await newStocktake({ scope: 'place', locationId: place, limitPercent: 10 }, [
      staff,
    ]);
    ok(await stepCount(stocktake.id, 'start', staff));
    for (const line of await linesOf(stocktake.id)) ok(await count(stocktake.id, line, 5));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    return {
      approve: (caller) => stepCount(stocktake.id, 'post', caller),
      ...{ state: stateIn('stocktake', stocktake.id), from: 'review', to: 'posted' },
    };
  },
};

it.each(Object.keys(WAITING))(
  'of %s is refused to an administrator without it, and changes nothing',
  async (what) => {
    const waiting = await WAITING[what]?.();
    if (waiting === undefined) throw new Error(`Nothing waits: ${what}`);
    ok(await saveRights({ approve: false }));
    const refused = await waiting.approve(approver);
    expect(refusal(refused)).toMatchObject({ code: 'RIGHT_OFF' });
    expect(refused.errors?.[0]?.message).toBe(
      '‘Approve’ is switched off for you. Ask an administrator to switch it on.',
    );
    expect(await waiting.state()).toBe(waiting.from);
    ok(await saveRights({ approve: true }));
    ok(await waiting.approve(approver));
    expect(await waiting.state()).toBe(waiting.to);
  },
);

it('leaves everything else of the same documents to their roles', async () => {
  ok(await saveRights({ approve: false }));
  const { return: made } = await newReturn('unused_from_event', await newPlace(), [
    [await newItem({ isBatchTracked: false, hasExpiry: false }), null, 1],
  ]);
  ok(await stepReturn(made.id, 'authorise_from_event', approver));
  const { stocktake } = await newStocktake({ scope: 'place', locationId: await newPlace() }, [staff]);
  ok(await stepCount(stocktake.id, 'cancel', approver, { reason: 'Not needed' }));
});

it('is called by its former name too until that ends, and is never left open', async () => {
  expect(ok(await saveRights({ approveOrders: false }))).toEqual({ approve: false, approveOrders: false });
  expect(ok(await saveRights({ approve: true, approveOrders: false }))).toEqual({
    approve: true,
    approveOrders: true,
  });
  expect(refusal(await saveRights({}))).toMatchObject({
    code: 'BAD_INPUT',
    problems: [{ field: 'approve', message: 'Say whether this person may approve.' }],
  });
});
