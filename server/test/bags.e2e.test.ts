import { BAG_BUTTONS } from '@sideline/schema/inventory/bags';
import { BAG_STATES, BAG_TRANSITIONS } from '@sideline/schema/inventory/bag-transitions';
import { stockMayFollow } from '@sideline/schema/inventory/transition';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../bench/stock-operations.js';
import { bagDriftLine, checkBagReadiness } from '../src/modules/inventory/bags/bag-drift.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf, mutationOf } from './harness/mutations.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let client: TestCaller;
let patient: TestCaller;
let medic: Member;
let storeId: string;

const messageOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.message;
const say = (caller: TestCaller, field: string, input: object, selection = '{ id }') =>
  caller.graphql(mutationOf(field, selection), { input });
const read = (caller: TestCaller, field: string, id: string, selection: string) =>
  caller.graphql(`query ($id: ID!) { ${field}(id: $id) ${selection} }`, { id });

const ITEM = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
const newItem = async (name: string, facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockItem', { id, sku: newId(), name, ...ITEM, ...facts }));
  return id;
};
const newPlace = async (): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name: newId(), type: 'main_storage_box' }));
  return id;
};
const stock = async (
  itemId: string,
  locationId: string,
  quantity: number,
  expiresOn: string | null = '2035-01-31',
  unitCostPence = 25,
): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockBatch', { id, itemId, lot: `L${id}`, expiresOn, unitCostPence }, '{ id }'));
  ok(
    await say(
      admin,
      'adjustStock',
      { key: newId(), itemId, batchId: id, locationId, change: quantity, reason: 'opening', note: 'Opened' },
      '{ postingId }',
    ),
  );
  return id;
};

interface KitDetails {
  readonly kit: {
    readonly id: string;
    readonly version: number;
    readonly latest: number;
    readonly holdsOlder: boolean;
  };
  readonly parts: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly pouch: string | null;
  }[];
}
const KIT = '{ kit { id version latest holdsOlder } parts { name quantity pouch isOptional } }';
const newKit = async (name: string, lines: readonly object[]): Promise<KitDetails> =>
  ok(await say(admin, 'createKit', { id: newId(), name: `${name} ${newId()}`, lines }, KIT));

interface Details {
  readonly bag: {
    readonly id: string;
    readonly state: string;
    readonly isReady: boolean;
    readonly version: number;
    readonly seal: string | null;
    readonly reasons: readonly { readonly text: string }[];
  };
  readonly pouches: readonly { readonly id: string; readonly name: string; readonly isSealed: boolean }[];
  readonly lines: readonly {
    readonly locationId: string;
    readonly itemId: string;
    readonly wanted: number;
  }[];
  readonly contents: readonly {
    readonly locationId: string;
    readonly itemId: string;
    readonly batchId: string;
    readonly quantity: number;
  }[];
  readonly checks: readonly { readonly unsettled: readonly string[] }[];
}
const DETAILS = `{ bag { id state isReady version seal reasons { why text } } pouches { id name isSealed }
  lines { locationId itemId wanted } contents { locationId itemId batchId quantity } checks { unsettled } }`;
const newBag = async (kitId: string, homeId = storeId): Promise<Details> =>
  ok(
    await say(
      admin,
      'createBag',
      { id: newId(), name: `Bag ${newId()}`, kitId, homeId, checkEveryDays: 28 },
      DETAILS,
    ),
  );
const pack = (bagId: string, caller = staff, more: object = {}) =>
  say(caller, 'packBag', { key: newId(), bagId, ...more }, `{ moves missing details ${DETAILS} }`);
const step = (id: string, action: string, caller = staff, more: object = {}) =>
  say(caller, 'stepBag', { id, action, ...more }, DETAILS);

const now = () => new Date(server.clock.now());
const inDays = (days: number): string =>
  new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const asFound = ({ lines, contents }: Details) =>
  lines.map(({ locationId, itemId }) => ({
    ...{ locationId, itemId },
    present: contents
      .filter((one) => one.locationId === locationId && one.itemId === itemId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));
const checkInput = (details: Details, more: object = {}) => ({
  ...{
    id: newId(),
    bagId: details.bag.id,
    checkedAt: now().toISOString(),
    seal: 'S-1',
    nextCheckOn: inDays(28),
  },
  ...{ unbroken: [], pouchSeals: [], lines: asFound(details) },
  ...more,
});
const check = (details: Details, more: object = {}, caller = staff) =>
  say(caller, 'checkBag', checkInput(details, more), DETAILS);

const balance = async (itemId: string, locationId: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ quantity: number }>(
    `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance WHERE item_id = $1 AND location_id = $2`,
    [itemId, locationId],
  );
  return row?.quantity ?? 0;
};

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff, client, patient] = await Promise.all([
    server.signedIn('admin'),
    server.signedIn('staff'),
    server.signedIn('client'),
    server.signedIn('patient'),
  ]);
  medic = await takeOn(server, 'Robin', 'paramedic');
  storeId = await newPlace();
});
afterAll(() => server.close());

describe('kits', () => {
  it('are laid out with the kits in them, cost what their items cost, and get a version with each other content', async () => {
    const [gauze, mask, gloves] = [await newItem('Gauze'), await newItem('Mask'), await newItem('Gloves')];
    await stock(gauze, storeId, 10, '2035-01-31', 30);
    await stock(mask, storeId, 3, '2035-01-31', 100);
    const airway = await newKit('Airway', [
      { itemId: mask, quantity: 2 },
      { itemId: gloves, quantity: 1, isOptional: true, pouch: 'Gloves' },
    ]);
    const whole = await newKit('Response', [
      { itemId: gauze, quantity: 4 },
      { heldKitId: airway.kit.id, quantity: 1, pouch: 'Airway' },
    ]);
    expect(whole.parts).toEqual([
      { name: 'Gauze', quantity: 4, pouch: null, isOptional: false },
      { name: 'Mask', quantity: 2, pouch: 'Airway', isOptional: false },
      { name: 'Gloves', quantity: 1, pouch: 'Airway / Gloves', isOptional: true },
    ]);
    expect(ok(await read(admin, 'kit', whole.kit.id, '{ cost { pence unknown } }'))).toEqual({
      cost: { pence: 320, unknown: ['Gloves'] },
    });
    expect(refusal(await read(staff, 'kit', whole.kit.id, '{ cost { pence } }'))).toMatchObject({
      code: 'FORBIDDEN',
    });

    const buildable = await staff.graphql(
      'query ($id: ID!, $at: [ID!]!) { kitBuildable(id: $id, locationIds: $at) { count nextNeeds { name wanted missing } } }',
      { id: whole.kit.id, at: [storeId] },
    );
    expect(ok(buildable)).toEqual({ count: 1, nextNeeds: [{ name: 'Mask', wanted: 2, missing: 1 }] });

    const changed = ok<KitDetails>(
      await say(
        admin,
        'updateKit',
        {
          ...{ id: airway.kit.id, version: 1, name: `Airway ${newId()}`, isActive: true },
          lines: [{ itemId: mask, quantity: 3 }],
        },
        KIT,
      ),
    );
    expect(changed.kit).toMatchObject({ latest: 2, version: 2 });
    // What holds it stays as it was, says so, and takes the new version in when it is saved.
    const before = ok<KitDetails>(await read(staff, 'kit', whole.kit.id, KIT));
    expect(before).toMatchObject({ kit: { holdsOlder: true, latest: 1 }, parts: whole.parts });
    const after = ok<KitDetails>(
      await say(
        admin,
        'updateKit',
        {
          ...{ id: whole.kit.id, version: 1, name: `Response ${newId()}`, isActive: true },
          lines: [
            { itemId: gauze, quantity: 4 },
            { heldKitId: airway.kit.id, quantity: 1, pouch: 'Airway' },
          ],
        },
        KIT,
      ),
    );
    expect(after).toMatchObject({ kit: { holdsOlder: false, latest: 2 }, parts: [{}, { quantity: 3 }] });

    // And a kit never holds itself, however far down.
    const cycle = await say(
      admin,
      'updateKit',
      {
        ...{ id: airway.kit.id, version: 2, name: 'Airway pouch', isActive: true },
        lines: [{ heldKitId: whole.kit.id, quantity: 1 }],
      },
      KIT,
    );
    expect(refusal(cycle)).toMatchObject({ code: 'KIT_CYCLE' });
    expect(messageOf(cycle)).toMatch(/Airway pouch → Response .* → Airway pouch/);
  });

  it('are changed by administrators only, from their newest version, with every fault named', async () => {
    const itemId = await newItem('Tape');
    const { kit } = await newKit('Small', [{ itemId, quantity: 1 }]);
    const input = { id: kit.id, name: 'Small one', isActive: true, lines: [{ itemId, quantity: 2 }] };
    expect(refusal(await say(staff, 'updateKit', { ...input, version: 1 }, KIT))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(refusal(await say(admin, 'updateKit', { ...input, version: 7 }, KIT))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const wrong = await say(
      admin,
      'createKit',
      { id: newId(), name: '', lines: [{ quantity: 0 }, { itemId: newId(), quantity: 1 }] },
      KIT,
    );
    expect(refusal(wrong)?.['problems']).toMatchObject([
      { field: 'name' },
      { field: 'lines.0.quantity' },
      { field: 'lines.0.itemId' },
    ]);
    const unknown = { id: newId(), name: newId(), lines: [{ itemId: newId(), quantity: 1 }] };
    expect(refusal(await say(admin, 'createKit', unknown, KIT))?.['problems']).toMatchObject([
      { field: 'lines.0.itemId', code: 'unknown' },
    ]);
  });
});

describe('a bag', () => {
  it('is built from its kit, sealed by a check, issued, brought back and restocked', async () => {
    const home = await newPlace();
    const [gauze, mask, cheap] = [await newItem('Gauze'), await newItem('Mask'), await newItem('Cheap mask')];
    const soon = await stock(gauze, home, 3, '2034-01-31');
    await stock(gauze, home, 10);
    await stock(cheap, home, 5);
    const { kit } = await newKit('Response', [
      { itemId: gauze, quantity: 5 },
      { itemId: mask, quantity: 2, pouch: 'Airway', substitutes: [cheap] },
    ]);
    const empty = await newBag(kit.id, home);
    const { id } = empty.bag;
    expect(empty).toMatchObject({
      bag: { state: 'check_due', isReady: false },
      pouches: [{ name: 'Airway' }],
    });
    const packed = ok<{ moves: number; missing: string[]; details: Details }>(await pack(id));
    // First expired, first out; and what stands in for what is not there.
    expect(packed).toMatchObject({ moves: 3, missing: [] });
    const inBag = packed.details.contents.filter(({ locationId }) => locationId === id);
    expect(inBag.map(({ batchId, quantity }) => [batchId === soon, quantity])).toEqual([
      [true, 3],
      [false, 2],
    ]);
    expect(packed.details.bag.reasons).toEqual([{ why: 'never_checked', text: 'Never checked' }]);
    expect(ok(await pack(id))).toMatchObject({ moves: 0 });
    // Each bag has pouches of the same names: where the bag is not in sight, they are named with it.
    const { name: bagName } = ok<{ name: string }>(
      await staff.graphql('query ($id: ID!) { stockLocation(id: $id) { name } }', { id }),
    );
    const held = ok<{
      stock: readonly { locationName: string }[];
      moves: { nodes: readonly { toName: string }[] };
    }>(
      await staff.graphql(
        'query ($id: ID!) { stockItem(id: $id) { stock { locationName } moves { nodes { toName } } } }',
        { id: cheap },
      ),
    );
    expect(held.stock.map(({ locationName }) => locationName)).toContain(`${bagName} / Airway`);
    expect(held.moves.nodes[0]?.toName).toBe(`${bagName} / Airway`);

    const notReady = await step(id, 'issue', staff, { staffId: medic.staffId });
    expect(refusal(notReady)).toMatchObject({ code: 'STATE_CHANGED' });
    const [pouch] = packed.details.pouches;
    const input = checkInput(packed.details, { pouchSeals: [{ locationId: pouch?.id, seal: 'P-9' }] });
    // The mask is not there, its substitute is: that line holds none of its own.
    const sealed = ok<Details>(await say(staff, 'checkBag', input, DETAILS));
    expect(sealed).toMatchObject({
      bag: { state: 'ready', isReady: true, seal: 'S-1', reasons: [] },
      pouches: [{ isSealed: true }],
    });
    // Sending it again has no effect; with other contents it is refused.
    expect(ok(await say(staff, 'checkBag', input, DETAILS))).toEqual(sealed);
    expect(refusal(await say(staff, 'checkBag', { ...input, seal: 'S-2' }, DETAILS))).toMatchObject({
      code: 'COMMAND_REUSED',
    });

    const out = ok<Details>(await step(id, 'issue', staff, { staffId: medic.staffId }));
    expect(out.bag.state).toBe('out');
    const context = { manager: server.database.dataSource.manager } as Context;
    const bagOf = (at: Date) => server.services.bags.bagOf(context, medic.staffId, at);
    expect(await bagOf(now())).toMatchObject({ bagId: id });
    expect(await bagOf(new Date(now().getTime() - 60_000))).toBeNull();
    // From there the lots of a dose are offered.
    const crewBag = () => medic.caller.graphql('{ crewBag { id } }');
    expect((await crewBag()).data).toEqual({ crewBag: { id } });
    expect(refusal(await pack(id))).toMatchObject({ code: 'STATE_CHANGED' });

    server.clock.advance(600_000);
    ok(await step(id, 'bring_back'));
    server.clock.advance(1_000);
    expect(await bagOf(now())).toBeNull();
    expect((await crewBag()).data).toEqual({ crewBag: null });

    // Two are gone, one is broken, one was put in from the shelf; the pouch's seal is unbroken.
    const back = ok<Details>(await read(staff, 'bag', id, DETAILS));
    const shelfBefore = await balance(gauze, home);
    const short = ok<Details>(
      await check(back, {
        lines: [{ locationId: id, itemId: gauze, present: 2, damaged: 1, toppedUp: 1 }],
        unbroken: [{ locationId: pouch?.id, seal: 'p-9' }],
      }),
    );
    expect(short.bag).toMatchObject({ state: 'restock_due', isReady: false });
    expect(short.bag.reasons).toMatchObject([{ text: 'Gauze: 3 of 5' }]);
    expect(await balance(gauze, home)).toBe(shelfBefore - 1);
    const moves = await server.database.asOwner<{ reason: string; quantity: number }>(
      `SELECT m.reason, m.quantity::float8 AS quantity FROM stock_move m
       WHERE m.item_id = $1 AND m.source_kind = 'bag_check' ORDER BY m.reason, m.sequence`,
      [gauze],
    );
    expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
    expect([...new Set(moves.map(({ reason }) => reason))]).toEqual(['counted', 'damaged', 'packed']);

    ok(await pack(id));
    server.clock.advance(1_000);
    const whole = ok<Details>(await read(staff, 'bag', id, DETAILS));
    expect(refusal(await check(whole, { seal: null }))?.['problems']).toMatchObject([{ field: 'seal' }]);
    expect(ok<Details>(await check(whole, { seal: 'S-3' })).bag).toMatchObject({
      state: 'ready',
      seal: 'S-3',
    });
  });

  it('takes a check that was made offline by what the books said then', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    await stock(gauze, home, 20);
    const { kit } = await newKit('Offline', [{ itemId: gauze, quantity: 8 }]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    server.clock.advance(60_000);
    const before = ok<Details>(await read(staff, 'bag', bag.id, DETAILS));
    const input = checkInput(before, { lines: [{ locationId: bag.id, itemId: gauze, present: 6 }] });
    server.clock.advance(60_000);
    // One is used while the check waits on the tablet: 8 in the books, 6 counted, then one less.
    const [lot] = before.contents;
    ok(
      await say(
        admin,
        'adjustStock',
        {
          ...{ key: newId(), itemId: gauze, batchId: lot?.batchId, locationId: bag.id, change: -1 },
          ...{ reason: 'wasted', note: 'Torn' },
        },
        '{ postingId }',
      ),
    );
    server.clock.advance(60_000);
    ok(await say(staff, 'checkBag', input, DETAILS));
    expect(await balance(gauze, bag.id)).toBe(5);
    // An older check that comes later is refused: the bag has been checked since.
    const older = {
      ...input,
      id: newId(),
      checkedAt: new Date(Date.parse(input.checkedAt) - 1_000).toISOString(),
    };
    expect(refusal(await say(staff, 'checkBag', older, DETAILS))).toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('is built without equipment that could not go into a ready bag, and says how many can be', async () => {
    const home = await newPlace();
    const device = { itemType: 'equipment', hasExpiry: false, isSerialised: true, isSingleUse: false };
    const gas = { itemType: 'gas', hasExpiry: false, cylinderLitres: 340 };
    const [monitor, oxygen] = [
      await newItem('Monitor', { ...device, unitsPerPack: 1, serviceIntervalDays: 365 }),
      await newItem('Oxygen', gas),
    ];
    const unit = async (): Promise<string> => {
      const id = newId();
      ok(await say(admin, 'createStockBatch', { id, itemId: monitor, lot: id, serial: id }, '{ id }'));
      const opening = { itemId: monitor, batchId: id, locationId: home, change: 1, reason: 'opening' };
      ok(await say(admin, 'adjustStock', { key: newId(), ...opening, note: 'Opened' }, '{ postingId }'));
      return id;
    };
    const service = (batchId: string, servicedOn: string, nextDueOn: string) =>
      say(staff, 'recordStockService', { id: newId(), batchId, servicedOn, nextDueOn }, '{ id }');
    const overdue = await unit();
    ok(await service(overdue, inDays(-400), inDays(-1)));
    const empty = await stock(oxygen, home, 1, null);
    ok(await say(staff, 'readCylinderGauge', { batchId: empty, percent: 10 }, '{ id }'));
    const { kit } = await newKit('Equipped', [
      { itemId: monitor, quantity: 1 },
      { itemId: oxygen, quantity: 1 },
    ]);
    const buildable = async (): Promise<unknown> =>
      ok(
        await staff.graphql(
          'query ($id: ID!, $at: [ID!]!) { kitBuildable(id: $id, locationIds: $at) { count nextNeeds { itemId missing } } }',
          { id: kit.id, at: [home] },
        ),
      );
    expect(await buildable()).toEqual({
      count: 0,
      nextNeeds: expect.arrayContaining([
        { itemId: monitor, missing: 1 },
        { itemId: oxygen, missing: 1 },
      ]) as unknown,
    });
    const { bag } = await newBag(kit.id, home);
    expect(refusal(await pack(bag.id))).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    // The gauge of a new cylinder is read when the bag is checked.
    const [serviced, full] = [await unit(), await stock(oxygen, home, 1, null)];
    ok(await service(serviced, inDays(-10), inDays(355)));
    expect(await buildable()).toMatchObject({ count: 1 });
    const packed = ok<{ details: Details }>(await pack(bag.id)).details;
    expect(packed.contents.map(({ batchId }) => batchId).sort()).toEqual([serviced, full].sort());
  });

  // The count took in promised stock and controlled drugs, which packing then refused.
  it('is packed as often as the kit says: without promised stock and controlled drugs', async () => {
    const [home, elsewhere] = [await newPlace(), await newPlace()];
    const [gauze, morphine] = [
      await newItem('Gauze'),
      await newItem('Morphine', {
        ...{ itemType: 'medicine', unit: 'ampoule', legalClass: 'POM', controlledSchedule: 2 },
      }),
    ];
    await stock(gauze, home, 5);
    const { kit } = await newKit('Drugs', [
      { itemId: gauze, quantity: 2 },
      { itemId: morphine, quantity: 1 },
    ]);
    const buildable = async (): Promise<unknown> =>
      ok(
        await staff.graphql(
          `query ($id: ID!, $at: [ID!]!) { kitBuildable(id: $id, locationIds: $at) {
             count nextNeeds { itemId missing promised } leftOut } }`,
          { id: kit.id, at: [home] },
        ),
      );
    // Of controlled drugs there is none: they are issued before a witness, and stop no packing.
    expect(await buildable()).toEqual({
      ...{ count: 2, leftOut: ['Morphine'] },
      nextNeeds: [{ itemId: gauze, missing: 1, promised: 0 }],
    });
    const draft = (toLocationId: string, quantity: number) =>
      say(
        staff,
        'createStockTransfer',
        {
          ...{ id: newId(), fromLocationId: home, toLocationId },
          lines: [{ id: newId(), itemId: gauze, quantity }],
        },
        '{ transfer { id } }',
      );
    ok(await draft(elsewhere, 2));
    expect(await buildable()).toMatchObject({
      ...{ count: 1, nextNeeds: [{ itemId: gauze, missing: 1, promised: 2 }] },
    });
    const [first, second] = [await newBag(kit.id, home), await newBag(kit.id, home)];
    ok(await pack(first.bag.id));
    expect(await buildable()).toMatchObject({ count: 0 });
    const refused = await pack(second.bag.id);
    expect(refusal(refused)).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    expect(messageOf(refused)).toContain('2 are promised to draft transfers.');
  });

  it('loses what was thrown away, also where more of it was found than the books had', async () => {
    const home = await newPlace();
    const [gauze, tape] = [
      await newItem('Gauze'),
      await newItem('Tape', { isBatchTracked: false, hasExpiry: false }),
    ];
    await stock(gauze, home, 1);
    const { kit } = await newKit('Surplus', [
      { itemId: gauze, quantity: 1 },
      { itemId: tape, quantity: 1 },
    ]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id, staff, { isPartial: true }));
    server.clock.advance(1_000);
    const packed = ok<Details>(await read(staff, 'bag', bag.id, DETAILS));
    // One gauze in the books, two found, both expired; of the tape none in the books, two found, one broken.
    const lines = [
      { locationId: bag.id, itemId: gauze, present: 0, expired: 2 },
      { locationId: bag.id, itemId: tape, present: 1, damaged: 1 },
    ];
    ok(await check(packed, { lines, seal: null }));
    expect(await balance(gauze, bag.id)).toBe(0);
    expect(await balance(tape, bag.id)).toBe(1);
    const wasted = await server.database.asOwner<{ item: string; quantity: number }>(
      `SELECT item_id AS item, sum(quantity)::float8 AS quantity FROM stock_move
       WHERE from_location_id = $1 AND to_location_id = $2 GROUP BY item_id`,
      [bag.id, virtualLocation('waste')],
    );
    expect(new Map(wasted.map(({ item, quantity }) => [item, quantity]))).toEqual(
      new Map([
        [gauze, 2],
        [tape, 1],
      ]),
    );
  });

  it('takes the gauges of its cylinders, and is ready only with enough gas', async () => {
    const oxygen = {
      itemType: 'gas',
      unit: 'each',
      hasExpiry: false,
      cylinderLitres: 340,
    };
    // A name that says the size already does not say it twice.
    const [gas, mask] = [
      await newItem('Oxygen', oxygen),
      await newItem('Mask, adult', { strength: 'adult' }),
    ];
    const { kit } = await newKit('Oxygen kit', [
      { itemId: gas, quantity: 1 },
      { itemId: mask, quantity: 1 },
    ]);
    const cylinder = await stock(gas, storeId, 1, null);
    const spare = await stock(mask, storeId, 2);
    const { bag } = await newBag(kit.id);
    ok(await pack(bag.id));
    const { lines } = ok<{ lines: { name: string }[] }>(
      await read(staff, 'bag', bag.id, '{ lines { name } }'),
    );
    expect(lines.map(({ name }) => name)).toEqual(['Oxygen', 'Mask, adult']);
    const asItIs = async (): Promise<Details> => ok(await read(staff, 'bag', bag.id, DETAILS));
    const checked = async (gauges?: readonly object[], more: object = {}) =>
      check(await asItIs(), { ...(gauges === undefined ? {} : { gauges }), ...more });
    const texts = ({ bag: { reasons } }: Details) => reasons.map(({ text }) => text);

    expect(texts(ok(await checked()))).toContainEqual(expect.stringContaining('gauge not read'));
    expect(refusal(await checked([{ batchId: spare, percent: 80 }]))).toMatchObject({
      problems: [{ field: 'gauges.0.batchId' }],
    });
    expect(refusal(await checked([{ batchId: cylinder, percent: 101 }]))?.code).toBe('BAD_INPUT');
    const low = ok<Details>(await checked([{ batchId: cylinder, percent: 40 }]));
    // A cylinder with too little is not counted as there.
    expect(texts(low)).toEqual([expect.stringContaining('40 %, at least 50 %'), 'Oxygen: 0 of 1']);
    expect(low.bag.isReady).toBe(false);
    const full = ok<Details>(await checked([{ batchId: cylinder, percent: 80 }]));
    expect(full.bag).toMatchObject({ state: 'ready', isReady: true });
    // What the gauge showed at the last check says nothing of this one.
    server.clock.advance(1_000);
    const unread = ok<Details>(await checked());
    expect(unread.checks[0]?.unsettled).toEqual([
      expect.stringMatching(/^Oxygen, lot .+: gauge not read\.$/),
    ]);
    expect(unread.bag.state).toBe('restock_due');
    server.clock.advance(1_000);
    ok(await checked([{ batchId: cylinder, percent: 80 }]));
    const contents = ok<{ contents: { percentLeft: number | null; leastPercent: number | null }[] }>(
      await read(staff, 'bag', bag.id, '{ contents { percentLeft leastPercent } }'),
    );
    expect(contents.contents).toEqual(
      expect.arrayContaining([
        { percentLeft: 80, leastPercent: 50 },
        { percentLeft: null, leastPercent: null },
      ]),
    );
  });

  it('is checked whole: what its kit asks for is looked at, or is in a pouch whose seal is unbroken', async () => {
    const home = await newPlace();
    const [gauze, mask, cheap, tape] = [
      await newItem('Gauze'),
      await newItem('Mask'),
      await newItem('Cheap mask'),
      await newItem('Tape'),
    ];
    await stock(gauze, home, 9);
    await stock(cheap, home, 9);
    const { kit } = await newKit('Whole', [
      { itemId: gauze, quantity: 1 },
      { itemId: tape, quantity: 1, isOptional: true },
      { itemId: mask, quantity: 1, pouch: 'Airway', substitutes: [cheap] },
    ]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    server.clock.advance(1_000);
    const packed = ok<Details>(await read(staff, 'bag', bag.id, DETAILS));
    const pouchId = packed.pouches[0]?.id;
    // A label leads to one pouch, whichever page of the list it is on.
    const labelled = await staff.graphql(
      'query ($id: ID!) { bagPouches(filter: { id: $id }) { totalCount nodes { id bagId } } }',
      { id: pouchId },
    );
    expect(ok(labelled)).toEqual({ totalCount: 1, nodes: [{ id: pouchId, bagId: bag.id }] });
    const nothing = await check(packed, { lines: [] });
    expect(refusal(nothing)).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'lines', code: 'incomplete', message: 'Still to be checked: Gauze, Mask.' }],
    });
    expect(ok<Details>(await read(staff, 'bag', bag.id, DETAILS)).bag.state).toBe('check_due');
    const gauzeLine = { locationId: bag.id, itemId: gauze, present: 1 };
    expect(refusal(await check(packed, { lines: [gauzeLine] }))).toMatchObject({
      problems: [{ field: 'lines', message: 'Still to be checked: Mask.' }],
    });
    // In the wrong place it was not looked at.
    expect(
      refusal(await check(packed, { lines: [gauzeLine, { locationId: bag.id, itemId: mask, present: 0 }] })),
    ).toMatchObject({ problems: [{ message: 'Still to be checked: Mask.' }] });
    const sealed = ok<Details>(
      await check(packed, {
        lines: [gauzeLine, { locationId: pouchId, itemId: cheap, present: 1 }],
        pouchSeals: [{ locationId: pouchId, seal: 'P-1' }],
      }),
    );
    expect(sealed.bag).toMatchObject({ state: 'ready', isReady: true });
    server.clock.advance(1_000);
    const unbroken = [{ locationId: pouchId, seal: 'P-1' }];
    expect(ok<Details>(await check(sealed, { lines: [gauzeLine], unbroken })).bag.state).toBe('ready');
  });

  it('says what a check could not settle, and refuses a seal with another number', async () => {
    const home = await newPlace();
    const morphine = await newItem('Diamorphine', {
      ...{ itemType: 'medicine', unit: 'ampoule', legalClass: 'POM', controlledSchedule: 2 },
    });
    const { kit } = await newKit('Drugs', [{ itemId: morphine, quantity: 2, pouch: 'Drugs' }]);
    const details = await newBag(kit.id, home);
    const [pouch] = details.pouches;
    expect(
      refusal(await check(details, { unbroken: [{ locationId: pouch?.id, seal: 'X' }], lines: [] }))?.[
        'problems'
      ],
    ).toMatchObject([{ field: 'unbroken.0.seal' }]);
    const found = ok<Details>(
      await check(details, { lines: [{ locationId: pouch?.id, itemId: morphine, present: 1 }] }),
    );
    // A count of a controlled drug that differs opens a discrepancy, which only an administrator closes (operations section 5).
    expect(found.checks[0]?.unsettled).toEqual([
      'Diamorphine: 1 found, 0 in the books. An administrator must close the discrepancy.',
    ]);
    const differences = async () =>
      ok<{ nodes: { id: string }[] }>(
        await admin.graphql(
          `query ($filter: DrugCountFilter) { drugCounts(filter: $filter) {
             nodes { id occasion expected counted locationId witnessedByName eventId closedAt } } }`,
          { filter: { itemId: morphine, isOpen: true } },
        ),
      ).nodes;
    const [difference, ...others] = await differences();
    expect(difference).toMatchObject({
      ...{ occasion: 'bag_check', expected: 0, counted: 1, locationId: pouch?.id },
      ...{ witnessedByName: null, eventId: null, closedAt: null },
    });
    expect(others).toEqual([]);
    const alarms = await server.database.asOwner<{ title: string }>(
      `SELECT title FROM notification WHERE kind = 'drug_discrepancy' AND entity_id = $1`,
      [difference?.id],
    );
    expect(alarms[0]?.title).toMatch(/^Controlled drugs: the count of Diamorphine at Bag .+, Drugs differs$/);
    // Found once more as it was, it is the same discrepancy.
    server.clock.advance(1_000);
    ok(await check(found, { lines: [{ locationId: pouch?.id, itemId: morphine, present: 1 }] }));
    expect(await differences()).toHaveLength(1);
    expect(found.bag.state).toBe('restock_due');
    expect(await balance(morphine, pouch?.id ?? '')).toBe(0);
    // Packing leaves a controlled drug out, and says that the bag still needs it.
    const packed = ok<{ moves: number; missing: readonly string[] }>(await pack(details.bag.id));
    expect(packed).toMatchObject({
      ...{ moves: 0, missing: [expect.stringContaining('Diamorphine') as string] },
    });
    // What is found at an event is the event's, also where a crew of it has the bag.
    const [eventId, crewId] = [newId(), newId()];
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Crewed', $2, $2::timestamptz + interval '6 hours')`,
      [eventId, now()],
    );
    const crew = { eventId, crewId, version: 0, callSign: 'Bravo 1', ownState: 'available', staffIds: [] };
    ok(await say(admin, 'saveCrew', crew, '{ id }'));
    await server.database.asOwner(
      'INSERT INTO bag_assignment (id, bag_id, crew_id, out_at) VALUES ($1, $2, $3, $4)',
      [newId(), details.bag.id, crewId, now()],
    );
    server.clock.advance(1_000);
    ok(await check(found, { lines: [{ locationId: pouch?.id, itemId: morphine, present: 2 }] }));
    expect(await differences()).toEqual(
      expect.arrayContaining([expect.objectContaining({ counted: 2, eventId }) as unknown]),
    );
    expect(ok(await pack(details.bag.id, staff, { isPartial: true }))).toMatchObject({
      moves: 0,
      missing: ['Diamorphine: 0 of 2'],
    });
  });

  it('is its event’s until it is back, with what the check after it finds missing', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    await stock(gauze, home, 9);
    const { kit } = await newKit('Outing', [{ itemId: gauze, quantity: 4 }]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    server.clock.advance(1_000);
    ok(await check(ok<Details>(await read(staff, 'bag', bag.id, DETAILS))));
    const eventId = newId();
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Outing', $2, $2::timestamptz + interval '6 hours')`,
      [eventId, now()],
    );
    server.clock.advance(1_000);
    const { version } = ok<Details>(await step(bag.id, 'issue', staff, { eventId })).bag;
    // Read before it went out: it may be with others by now.
    const stale = await step(bag.id, 'bring_back', staff, { version: version - 1 });
    expect(refusal(stale)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const use = async (): Promise<void> => {
      const { batchId } = ok<Details>(await read(staff, 'bag', bag.id, DETAILS)).contents[0] ?? {};
      server.clock.advance(1_000);
      const lines = [{ itemId: gauze, batchId, locationId: bag.id, quantity: 1 }];
      ok(await say(staff, 'recordStockUsage', { key: newId(), lines }, '{ __typename }'));
    };
    await use();
    ok(await step(bag.id, 'bring_back', staff, { version }));
    await use();
    server.clock.advance(1_000);
    const back = ok<Details>(await read(staff, 'bag', bag.id, DETAILS));
    ok(await check(back, { lines: [{ locationId: bag.id, itemId: gauze, present: 1 }] }));
    await use();
    const replenishing = await staff.graphql(
      'query ($id: ID!) { eventReplenishment(eventId: $id) { lines { locationId used unexplained } } }',
      { id: eventId },
    );
    expect(ok(replenishing)).toEqual({ lines: [{ locationId: bag.id, used: 1, unexplained: 1 }] });
  });

  it('keeps an event open until it is back, and its check lapses by itself', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    await stock(gauze, home, 5);
    const { kit } = await newKit('Event', [{ itemId: gauze, quantity: 1 }]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    server.clock.advance(1_000);
    ok(await check(ok<Details>(await read(staff, 'bag', bag.id, DETAILS)), { nextCheckOn: inDays(5) }));
    const [eventId, lateId] = [newId(), newId()];
    for (const [id, days] of [
      [eventId, 2],
      [lateId, 9],
    ] as const)
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, $2, $3, $3::timestamptz + interval '6 hours')`,
        [id, `Event ${id}`, new Date(now().getTime() + days * 86_400_000)],
      );
    const crewId = newId();
    ok(
      await say(
        admin,
        'saveCrew',
        { eventId, crewId, version: 0, callSign: 'Alpha 1', ownState: 'available', staffIds: [] },
        '{ id }',
      ),
    );
    const late = await step(bag.id, 'issue', staff, { eventId: lateId });
    expect(refusal(late)).toMatchObject({ code: 'BAG_NOT_READY' });
    expect(messageOf(late)).toMatch(/Check was due on/);
    ok(await step(bag.id, 'issue', staff, { eventId, crewId }));
    const points = async () =>
      ok<{ points: { check: string; label: string }[] }>(
        await admin.graphql(
          'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
          { id: eventId },
        ),
      ).points.filter(({ check: key }) => key === 'bags_not_back');
    expect(await points()).toMatchObject([{ reference: bag.id }]);
    const listed = await staff.graphql(
      'query ($id: ID!) { bags(filter: { eventId: $id }) { totalCount nodes { id state outTo { crewId } } } }',
      { id: eventId },
    );
    // Control shows it with its crew.
    expect(ok(listed)).toMatchObject({
      totalCount: 1,
      nodes: [{ id: bag.id, state: 'out', outTo: { crewId } }],
    });
    // Its readiness is a figure of the event, which clients are not shown.
    const figures = async (): Promise<unknown> =>
      ok(
        await staff.graphql(
          'query ($id: ID!) { eventFigures(eventId: $id) { bagsOut { count } bagsReady { count } } }',
          { id: eventId },
        ),
      );
    expect(await figures()).toEqual({ bagsOut: { count: 1 }, bagsReady: { count: 1 } });
    await server.database.asOwner(
      `UPDATE stock_bag SET next_check_on = $2, version = version + 1 WHERE location_id = $1`,
      [bag.id, inDays(1)],
    );
    expect(await figures()).toEqual({ bagsOut: { count: 1 }, bagsReady: { count: 0 } });
    // It is one of the event's places, and is to hold what its kit says, from its home.
    const replenishing = await staff.graphql(
      'query ($id: ID!) { eventReplenishment(eventId: $id) { lines { locationId itemId par back sourceId } } }',
      { id: eventId },
    );
    expect(ok(replenishing)).toEqual({
      lines: [{ locationId: bag.id, itemId: gauze, par: 1, back: 1, sourceId: home }],
    });
    const notReady = async () =>
      ok<{ bagsNotReady: number }>(await staff.graphql('{ stockOverview { bagsNotReady } }')).bagsNotReady;
    // Its check runs out before the event ends, so it is counted while it is out, and when it is back.
    const before = await notReady();
    ok(await step(bag.id, 'bring_back'));
    expect(await notReady()).toBe(before);
    expect(await points()).toEqual([]);

    server.clock.advance(1_000);
    ok(await check(ok<Details>(await read(staff, 'bag', bag.id, DETAILS)), { nextCheckOn: inDays(5) }));
    await server.database.asOwner(
      `UPDATE stock_bag SET next_check_on = $2, version = version + 1 WHERE location_id = $1`,
      [bag.id, inDays(-1)],
    );
    await server.services.bags.letChecksLapse(server.database.dataSource.manager, now());
    expect(ok<Details>(await read(staff, 'bag', bag.id, DETAILS)).bag).toMatchObject({ state: 'check_due' });
    const counts = ok<{ state: string; count: number }[]>(
      await staff.graphql('{ bagCounts { state count } }'),
    );
    expect(counts.map(({ state }) => state)).toEqual([...BAG_STATES]);
  });
});

interface Readiness {
  readonly id: string;
  readonly isReady: boolean;
  readonly reasons: readonly { readonly why: string }[];
}
const LISTED = '{ totalCount nodes { id isReady reasons { why } } }';
const bagList = async (filter: string, listed = staff) =>
  ok<{ totalCount: number; nodes: readonly Readiness[] }>(
    await listed.graphql(`{ bags(first: 100, filter: ${filter}) ${LISTED} }`),
  );
const notReadyCounts = async () => {
  const overview = ok<{ bagsNotReady: number }>(await staff.graphql('{ stockOverview { bagsNotReady } }'));
  const desk = ok<{ bags: { toDo: number } }>(await staff.graphql('{ dashboard { bags { toDo } } }'));
  return [overview.bagsNotReady, desk.bags.toDo];
};

describe('readiness', () => {
  it('of a sealed bag ends with a recall, an expiry or its service, and every list and figure says so', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    const lot = await stock(gauze, home, 2, inDays(10));
    const { kit } = await newKit('Sealed', [{ itemId: gauze, quantity: 2 }]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    server.clock.advance(1_000);
    ok(await check(ok<Details>(await read(staff, 'bag', bag.id, DETAILS)), { nextCheckOn: inDays(60) }));
    ok(await step(bag.id, 'issue', medic.caller, { staffId: medic.staffId }));
    ok(
      await say(
        admin,
        'setStockKeepers',
        { locationId: home, userIds: [medic.caller.user?.id] },
        '{ userId }',
      ),
    );
    const says = async () => {
      const [row] = (await bagList(`{ homeId: "${home}" }`)).nodes;
      const isCounted = (await bagList(`{ homeId: "${home}", isNotReady: true }`)).totalCount === 1;
      const desk = ok<{
        bags: { mine: { isReady: boolean; short: number }[] };
        keptPlaces: { bagsNotReady: number }[];
      }>(
        await medic.caller.graphql(
          '{ dashboard { bags { mine { isReady short } } keptPlaces { bagsNotReady } } }',
        ),
      );
      return {
        isReady: row?.isReady,
        isCounted,
        ...desk.bags.mine[0],
        kept: desk.keptPlaces[0]?.bagsNotReady,
      };
    };
    const ready = { isReady: true, isCounted: false, short: 0, kept: 0 };
    const spoilt = { isReady: false, isCounted: true, short: 1, kept: 1 };
    expect(await says()).toEqual(ready);
    const before = await notReadyCounts();
    const setStatus = (status: string) =>
      server.database.asOwner('UPDATE stock_batch SET status = $2, version = version + 1 WHERE id = $1', [
        lot,
        status,
      ]);
    await setStatus('recalled');
    expect(await says()).toEqual(spoilt);
    expect(await notReadyCounts()).toEqual(before.map((count) => count + 1));
    await setStatus('available');
    expect(await says()).toEqual(ready);
    const setExpiry = (day: string) =>
      server.database.asOwner('UPDATE stock_batch SET expires_on = $2, version = version + 1 WHERE id = $1', [
        lot,
        day,
      ]);
    await setExpiry(inDays(-1));
    expect(await says()).toEqual(spoilt);
    await setExpiry(inDays(10));
    ok(await step(bag.id, 'withdraw', staff, { reason: 'Torn' }));
    // Out of service it is not ready, and nothing that is to be done.
    expect((await bagList(`{ homeId: "${home}" }`)).nodes).toMatchObject([
      { id: bag.id, isReady: false, reasons: [{ why: 'out_of_service' }] },
    ]);
    expect((await bagList(`{ homeId: "${home}", isNotReady: true }`)).nodes).toEqual([]);
    expect(await notReadyCounts()).toEqual(before);
  });

  it('is one rule: what is counted and filtered is what each row says, for random bags', async () => {
    const random = randomFrom(20_261_127);
    const home = await newPlace();
    const items: string[] = [];
    for (let number = 0; number < 6; number += 1)
      items.push(
        await newItem(
          `Kit item ${String(number)}`,
          number === 5 ? { cylinderLitres: 2, itemType: 'gas' } : {},
        ),
      );
    const lots: (readonly [itemId: string, batchId: string])[] = [];
    for (const itemId of items)
      for (const [expiresOn, status] of [
        [inDays(400), 'available'],
        [inDays(400), 'available'],
        [inDays(random.below(3) - 1), 'available'],
        [inDays(400), random.of(['quarantined', 'recalled'])],
      ] as const) {
        const batchId = newId();
        await server.database.asOwner(
          `INSERT INTO stock_batch (id, item_id, lot, expires_on, status, status_changed_at, percent_left, created_at)
           VALUES ($1::uuid, $2, $1::uuid::text, $3, $4, CASE WHEN $4 <> 'available' THEN now() END, $5, now())`,
          [batchId, itemId, expiresOn, status, random.of([null, 20, 90])],
        );
        lots.push([itemId, batchId]);
      }
    for (let number = 0; number < 60; number += 1) {
      const lines = Array.from({ length: 1 + random.below(4) }, (_, line) => {
        const itemId = random.of(items);
        const substitutes = items.filter((one) => one !== itemId && random.below(3) === 0);
        return {
          ...{ itemId, substitutes, quantity: 1 + random.below(3), isOptional: random.below(8) === 0 },
          ...(line === 0 ? { pouch: 'Airway' } : {}),
        };
      });
      const kit = await say(admin, 'createKit', { id: newId(), name: newId(), lines }, KIT);
      if (kit.errors !== undefined) continue; // The same item twice in one place.
      const details = await newBag(ok<KitDetails>(kit).kit.id, home);
      const bagId = details.bag.id;
      const places = [bagId, ...details.pouches.map(({ id }) => id)];
      const wanted = lines.flatMap((line) => [line.itemId, ...line.substitutes]);
      for (const [itemId, batchId] of lots) {
        if (!wanted.includes(itemId)) continue;
        const isGood = lots.filter(([one]) => one === itemId).findIndex(([, one]) => one === batchId) < 2;
        if (random.below(isGood ? 3 : 24) === 0)
          await server.database.asOwner(
            `INSERT INTO stock_balance (item_id, batch_id, batch_key, location_id, is_source, is_real, quantity)
             VALUES ($1, $2, $2, $3, false, true, $4)`,
            [itemId, batchId, random.of(places), 1 + random.below(4)],
          );
      }
      await server.database.asOwner(
        `UPDATE stock_bag SET state = $2, next_check_on = $3, version = version + 1 WHERE location_id = $1`,
        [
          bagId,
          random.of(['ready', 'ready', 'ready', 'check_due', 'out_of_service']),
          random.of([inDays(30), inDays(30), inDays(0), inDays(-1)]),
        ],
      );
    }
    const filter = `homeId: "${home}"`;
    const { nodes } = await bagList(`{ ${filter} }`);
    const isNotReady = nodes
      .filter(({ isReady, reasons }) => !isReady && !reasons.some(({ why }) => why === 'out_of_service'))
      .map(({ id }) => id);
    expect(isNotReady.length).toBeGreaterThan(5);
    expect(nodes.length - isNotReady.length).toBeGreaterThan(5);
    expect((await bagList(`{ ${filter}, isNotReady: true }`)).nodes.map(({ id }) => id)).toEqual(isNotReady);
    // How many lines each lacks, too: the dashboard of who has the bag shows that.
    const short = await server.database.asOwner<{ id: string; short: number }>(
      `SELECT location_id AS id, bag_lines_short(location_id, $2, 50) AS short FROM stock_bag WHERE home_id = $1`,
      [home, inDays(0)],
    );
    expect(new Map(short.map((one) => [one.id, one.short]))).toEqual(
      new Map(nodes.map(({ id, reasons }) => [id, reasons.filter(({ why }) => why === 'short').length])),
    );
  });
});

describe('what is kept of readiness', () => {
  it('follows everything that it depends on', async () => {
    const { dataSource } = server.database;
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    const oxygen = await newItem('Oxygen', { cylinderLitres: 460, itemType: 'gas' });
    const lot = await stock(gauze, home, 3, inDays(90));
    const cylinder = await stock(oxygen, home, 1, inDays(400));
    const lines = [{ itemId: gauze, quantity: 2, pouch: 'Dressings' }, { itemId: oxygen, quantity: 1 }]; // prettier-ignore
    const { kit } = await newKit('Kept', lines);
    const { bag } = await newBag(kit.id, home);
    const untilDay = async (): Promise<string | undefined> => {
      const [row] = await dataSource.query<{ day: string }[]>(
        'SELECT ready_until::text AS day FROM bag_readiness WHERE bag_id = $1',
        [bag.id],
      );
      expect(await checkBagReadiness(dataSource)).toEqual([]);
      return row?.day;
    };
    const change = (sql: string, ...values: unknown[]) => server.database.asOwner(sql, values);
    const changeLot = (column: string, value: unknown, id = lot) =>
      change(`UPDATE stock_batch SET ${column} = $2, version = version + 1 WHERE id = $1`, id, value);
    const never = '-infinity';
    expect(await untilDay()).toBe(never);
    await changeLot('percent_left', 90, cylinder);
    const packed = ok<{ details: Details }>(await pack(bag.id));
    expect(await untilDay()).toBe(inDays(90));
    // A cylinder that holds just enough is enough: what the database calls enough is the limit.
    await changeLot('percent_left', LIMITS.bags.leastCylinderPercent - 1, cylinder);
    expect(await untilDay()).toBe(never);
    await changeLot('percent_left', LIMITS.bags.leastCylinderPercent, cylinder);
    expect(await untilDay()).toBe(inDays(90));
    await changeLot('percent_left', null, cylinder);
    await change('UPDATE stock_item SET cylinder_litres = NULL, version = version + 1 WHERE id = $1', oxygen);
    expect(await untilDay()).toBe(inDays(90));
    await change('UPDATE stock_item SET cylinder_litres = 460, version = version + 1 WHERE id = $1', oxygen);
    expect(await untilDay()).toBe(never);
    await changeLot('percent_left', 90, cylinder);
    await changeLot('expires_on', inDays(40));
    expect(await untilDay()).toBe(inDays(40));
    await changeLot('next_service_on', inDays(20), cylinder);
    expect(await untilDay()).toBe(inDays(20));
    await changeLot('status', 'quarantined');
    expect(await untilDay()).toBe(never);
    await changeLot('status', 'available');
    const fault = newId();
    await change(
      `INSERT INTO stock_fault (id, batch_id, description, reported_at, reported_by) VALUES ($1, $2, 'Leaks', now(), $3)`,
      ...[fault, cylinder, admin.user?.id],
    );
    expect(await untilDay()).toBe(never);
    await change(
      `UPDATE stock_fault SET resolution = 'Mended', resolved_at = now(), resolved_by = $2 WHERE id = $1`,
      ...[fault, admin.user?.id],
    );
    expect(await untilDay()).toBe(inDays(20));
    // What is used from a pouch is missing, and what comes back is there again.
    const [pouch] = packed.details.pouches;
    const adjust = (amount: number) =>
      say(
        admin,
        'adjustStock',
        {
          ...{ key: newId(), itemId: gauze, batchId: lot, locationId: pouch?.id, change: amount },
          ...{ reason: 'counted', note: 'Counted' },
        },
        '{ postingId }',
      );
    ok(await adjust(-1));
    expect(await untilDay()).toBe(never);
    ok(await adjust(1));
    expect(await untilDay()).toBe(inDays(20));
    // A kit that asks for more.
    const more = await newKit('Kept larger', [{ itemId: gauze, quantity: 3 }]);
    await change(
      'UPDATE stock_bag SET kit_id = $2, kit_number = $3, version = version + 1 WHERE location_id = $1',
      ...[bag.id, more.kit.id, more.kit.latest],
    );
    expect(await untilDay()).toBe(never);
    ok(await adjust(1));
    expect(await untilDay()).toBe(inDays(20));
    // What was undone has changed nothing.
    await expect(
      change(
        `UPDATE stock_batch SET status = 'recalled', version = version + 1 WHERE id = '${lot}'; SELECT 1 / 0`,
      ),
    ).rejects.toThrow('division by zero');
    expect(await untilDay()).toBe(inDays(20));
  });

  it('is the database’s alone to write, and a drift is found', async () => {
    const { dataSource } = server.database;
    const { kit } = await newKit('Drifting', [{ itemId: await newItem('Gauze'), quantity: 1 }]);
    const { bag } = await newBag(kit.id);
    for (const sql of [
      `UPDATE bag_readiness SET ready_until = 'infinity' WHERE bag_id = '${bag.id}'`,
      `DELETE FROM bag_readiness WHERE bag_id = '${bag.id}'`,
      `INSERT INTO bag_touched (transaction_id, bag_id) VALUES (pg_current_xact_id(), '${bag.id}')`,
    ])
      await expect(dataSource.query(sql)).rejects.toThrow('permission denied');
    // What the lists and the dashboard count by looks at no stock, however much of it there is and has been.
    const plan = await dataSource.query<Record<string, string>[]>(
      `EXPLAIN SELECT count(*) FROM bags_not_ready('${inDays(0)}')`,
    );
    const tables = JSON.stringify(plan).match(/(?:stock|bag|kit)_\w+/g) ?? [];
    expect(tables).toContain('bag_readiness');
    expect(tables.filter((table) => /balance|move|kit_part|batch/.test(table))).toEqual([]);
    await server.database.asOwner(`UPDATE bag_readiness SET ready_until = '2031-01-31' WHERE bag_id = $1`, [
      bag.id,
    ]);
    const found = await checkBagReadiness(dataSource);
    expect(found).toMatchObject([{ kept: '2031-01-31', actual: '-infinity' }]);
    expect(found.map(bagDriftLine).join('')).toContain(
      'its contents make it not ready, but the lists say ready until 2031-01-31',
    );
    await server.database.asOwner(`UPDATE bag_readiness SET ready_until = '-infinity' WHERE bag_id = $1`, [
      bag.id,
    ]);
  });
});

/** Who may do what from where, written a second time. */
const EXPECTED: Readonly<Record<string, string>> = {
  'ready issue': 'out',
  'out bring_back': 'returned',
  'returned call_for_check': 'check_due',
  'ready withdraw': 'out_of_service',
  'out withdraw': 'out_of_service',
  'returned withdraw': 'out_of_service',
  'check_due withdraw': 'out_of_service',
  'restock_due withdraw': 'out_of_service',
  'out_of_service reinstate': 'check_due',
};

/** What a check makes of a bag with all that its kit asks for, and of one without. Where it is out, it stays out. */
const CHECKED: Readonly<Record<string, readonly [whole: string, short: string]>> = {
  ready: ['ready', 'restock_due'],
  out: ['out', 'out'],
  returned: ['ready', 'restock_due'],
  check_due: ['ready', 'restock_due'],
  restock_due: ['ready', 'restock_due'],
  out_of_service: ['STATE_CHANGED', 'STATE_CHANGED'],
};

const put = (bagId: string, state: string, nextCheckOn = '2099-01-01') =>
  server.database.asOwner(
    `ALTER TABLE stock_bag DISABLE TRIGGER USER;
     UPDATE stock_bag SET state = '${state}', next_check_on = '${nextCheckOn}' WHERE location_id = '${bagId}';
     UPDATE bag_assignment SET back_at = out_at WHERE bag_id = '${bagId}' AND back_at IS NULL;
     ALTER TABLE stock_bag ENABLE TRIGGER USER`,
  );

describe('every state, step and role', () => {
  it('is what a check finds, and what the night lets lapse, from every state and for every role', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    await stock(gauze, home, 1);
    const { kit } = await newKit('Checked', [{ itemId: gauze, quantity: 1 }]);
    const [whole, short] = [await newBag(kit.id, home), await newBag(kit.id, home)];
    const { details } = ok<{ details: Details }>(await pack(whole.bag.id));
    const wrong: string[] = [];
    for (const state of BAG_STATES)
      for (const [index, found] of [details, short].entries())
        for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
          await put(found.bag.id, state);
          server.clock.advance(1_000);
          const { data, errors } = await check(found, {}, caller);
          const wanted = role === 'admin' || role === 'staff' ? CHECKED[state]?.[index] : 'FORBIDDEN';
          const answer = firstOf(data) as Details | null | undefined;
          const got = answer?.bag.state ?? errors?.[0]?.extensions.code;
          if (got !== wanted)
            wrong.push(`${role}: check ${String(index)} of ${state}: ${String(got)}, not ${String(wanted)}`);
        }
    expect(wrong).toEqual([]);
    for (const state of BAG_STATES) {
      await put(whole.bag.id, state, inDays(-1));
      await put(short.bag.id, state, inDays(0));
      await server.services.bags.letChecksLapse(server.database.dataSource.manager, now());
      const states = await server.database.asOwner<{ state: string }>(
        'SELECT state FROM stock_bag WHERE location_id = ANY ($1::uuid[]) ORDER BY location_id = $2 DESC',
        [[whole.bag.id, short.bag.id], whole.bag.id],
      );
      expect(states.map((one) => one.state)).toEqual([state === 'ready' ? 'check_due' : state, state]);
    }
  }, 120_000);

  it('is held by the database itself', async () => {
    const { kit } = await newKit('Held', [{ itemId: await newItem('Gauze'), quantity: 1 }]);
    const { bag } = await newBag(kit.id);
    for (const from of BAG_STATES)
      for (const to of BAG_STATES) {
        if (from === to) continue;
        await put(bag.id, from);
        const isTaken = await server.database
          .asOwner('UPDATE stock_bag SET state = $2, version = version + 1 WHERE location_id = $1', [
            bag.id,
            to,
          ])
          .then(
            () => true,
            (error: unknown) => {
              expect((error as Error).message).toBe(`a bag does not go from ${from} to ${to}`);
              return false;
            },
          );
        expect([from, to, isTaken]).toEqual([from, to, stockMayFollow(BAG_TRANSITIONS, from, to)]);
      }
  });

  it('goes where the table says, and nowhere else', async () => {
    const home = await newPlace();
    const gauze = await newItem('Gauze');
    await stock(gauze, home, 5);
    const { kit } = await newKit('Round', [{ itemId: gauze, quantity: 1 }]);
    const { bag } = await newBag(kit.id, home);
    ok(await pack(bag.id));
    const wrong: string[] = [];
    for (const state of BAG_STATES)
      for (const action of BAG_BUTTONS)
        for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
          await put(bag.id, state);
          const { data, errors } = await step(bag.id, action, caller, {
            reason: 'Because',
            staffId: medic.staffId,
          });
          const to = EXPECTED[`${state} ${action}`];
          const mayEver = role === 'admin' || (role === 'staff' && action !== 'reinstate');
          const wanted = !mayEver ? 'FORBIDDEN' : (to ?? 'STATE_CHANGED');
          const answer = firstOf(data) as Details | null | undefined;
          const got = answer?.bag.state ?? errors?.[0]?.extensions.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 120_000);
});
