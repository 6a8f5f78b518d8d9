import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { PURCHASE_ORDER_BUTTONS } from '@sideline/schema/inventory/purchasing';
import { PURCHASE_ORDER_STATES } from '@sideline/schema/inventory/purchase-order-transitions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import { pdfText } from './harness/pdf-text.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { lettersOf } from './letters.js';
import { firstOf, mutationOf } from './harness/mutations.js';

let server: TestServer;
let admin: TestCaller;
let other: TestCaller;
let staff: TestCaller;
let client: TestCaller;
let patient: TestCaller;
let supplierId: string;
let storeId: string;

const say = (caller: TestCaller, field: string, input: object, selection = '{ id }') =>
  caller.graphql(mutationOf(field, selection), { input });

const ITEM = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockItem', { id, sku: newId(), name: `Gauze ${id}`, ...ITEM, ...facts }));
  return id;
};
const newPlace = async (): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', { id, name: newId(), type: 'main_storage_box' }));
  return id;
};
const newSupplier = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createSupplier', { id, name: `Supplier ${id}`, leadDays: 3, ...facts }));
  return id;
};
/** What a supplier sells: packs of 10 at £5, unless something else is said. */
const newOffer = async (itemId: string, facts: object = {}): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createSupplierItem', {
      ...{
        id,
        supplierId,
        itemId,
        supplierSku: `S-${id}`,
        packQuantity: 10,
        isPreferred: false,
        packPricePence: 500,
      },
      ...facts,
    }),
  );
  return id;
};

interface Details {
  readonly order: {
    readonly id: string;
    readonly state: string;
    readonly version: number;
    readonly number: string;
  };
  readonly lines: readonly {
    readonly id: string;
    readonly ordered: number;
    readonly received: number;
    readonly state: string;
  }[];
  readonly possible: readonly string[];
  readonly canReceive: boolean;
  readonly needsAnotherApprover: boolean;
}
const DETAILS = `{ order { id state version number } lines { id ordered received state } possible canReceive needsAnotherApprover }`;

const newOrder = async (offers: readonly string[], packs = 2, caller = staff): Promise<Details> =>
  ok(
    await say(
      caller,
      'createPurchaseOrder',
      {
        ...{ id: newId(), supplierId, deliveryLocationId: storeId },
        lines: offers.map((supplierItemId) => ({ id: newId(), supplierItemId, packs })),
      },
      DETAILS,
    ),
  );
const step = (id: string, action: string, caller = admin, more: object = {}) =>
  say(caller, 'stepPurchaseOrder', { id, action, ...more }, DETAILS);
/** An order that is on its way. */
const ordered = async (offers: readonly string[], packs = 2): Promise<Details> => {
  const { order } = await newOrder(offers, packs);
  ok(await step(order.id, 'submit', staff));
  ok(await step(order.id, 'approve'));
  return ok(await step(order.id, 'order'));
};
const receive = (orderId: string, lines: readonly object[], caller = staff, more: object = {}) =>
  say(caller, 'receivePurchaseOrder', { id: newId(), orderId, lines, ...more }, DETAILS);
const lot = (lineId: string | undefined, quantity: number, more: object = {}) => ({
  ...{ lineId, quantity, lot: 'K2231', expiresOn: '2030-03-31' },
  ...more,
});
const balances = (itemId: string, locationId: string) =>
  server.database.asOwner<{
    lot: string | null;
    quantity: number;
    status: string | null;
    cost: number | null;
  }>(
    `SELECT l.lot, q.quantity::float8 AS quantity, l.status, l.unit_cost_pence AS cost FROM stock_balance q
     LEFT JOIN stock_batch l ON l.id = q.batch_id
     WHERE q.item_id = $1 AND q.location_id = $2 AND q.quantity <> 0 ORDER BY l.lot`,
    [itemId, locationId],
  );

beforeAll(async () => {
  server = await startTestServer();
  [admin, other, staff, client, patient] = await Promise.all([
    server.signedIn('admin'),
    server.signedIn('admin'),
    server.signedIn('staff'),
    server.signedIn('client'),
    server.signedIn('patient'),
  ]);
  supplierId = await newSupplier({
    email: 'orders@medline.example',
    contactName: 'Pat Vale',
    accountNumber: 'AC-7',
  });
  storeId = await newPlace();
});
afterAll(() => server.close());

describe('suppliers', () => {
  it('are entered once, changed from their newest version, and show terms to administrators only', async () => {
    const input = { id: newId(), name: 'Harbour Medical', terms: '30 days net', email: 'a@example.org' };
    for (let n = 0; n < 2; n += 1)
      expect(ok(await say(admin, 'createSupplier', input, '{ terms version }'))).toEqual({
        terms: '30 days net',
        version: 1,
      });
    expect(refusal(await say(admin, 'createSupplier', { ...input, id: newId() }))).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'name', code: 'taken' }],
    });
    const changed = { ...input, phone: '01632 960001', version: 1, isActive: true };
    expect(ok(await say(admin, 'updateSupplier', changed, '{ phone version }'))).toEqual({
      phone: '01632 960001',
      version: 2,
    });
    expect(refusal(await say(admin, 'updateSupplier', { ...changed, phone: '01632 960002' }))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const read = (fields: string) =>
      staff.graphql(`{ suppliers(filter: { text: "harbour" }) { nodes { ${fields} } } }`);
    expect(ok(await read('name phone'))).toEqual({
      nodes: [{ name: 'Harbour Medical', phone: '01632 960001' }],
    });
    for (const field of ['terms', 'accountNumber'])
      expect(refusal(await read(field)), field).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      refusal(await say(staff, 'createSupplier', { ...input, id: newId(), name: 'Other' })),
    ).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('sell items at prices that hold from their day on, the later entry for one day', async () => {
    const itemId = await newItem();
    const offer = await newOffer(itemId);
    const price = async (packPricePence: number, validFrom: string) =>
      ok(
        await say(
          admin,
          'setSupplierPrice',
          { id: newId(), supplierItemId: offer, packPricePence, validFrom },
          '{ packPricePence }',
        ),
      );
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    expect(await price(450, '2025-01-01')).toEqual({ packPricePence: 500 });
    expect(await price(900, '2035-01-01')).toEqual({ packPricePence: 500 });
    expect(await price(520, today)).toEqual({ packPricePence: 520 });
    const prices = ok<{ packPricePence: number }[]>(
      await admin.graphql(
        'query ($id: ID!) { supplierPrices(supplierItemId: $id) { packPricePence validFrom } }',
        {
          id: offer,
        },
      ),
    );
    expect(prices.map(({ packPricePence }) => packPricePence)).toEqual([900, 520, 500, 450]);
    const read = (fields: string, caller: TestCaller) =>
      caller.graphql(`query ($id: ID!) { supplierItems(filter: { itemId: $id }) { nodes { ${fields} } } }`, {
        id: itemId,
      });
    expect(ok(await read('id packPricePence', admin))).toEqual({
      nodes: [{ id: offer, packPricePence: 520 }],
    });
    expect(ok(await read('id packQuantity', staff))).toEqual({ nodes: [{ id: offer, packQuantity: 10 }] });
    expect(refusal(await read('packPricePence', staff))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are preferred one at a time for an item', async () => {
    const itemId = await newItem();
    const first = await newOffer(itemId, { isPreferred: true });
    const second = await newOffer(itemId, { isPreferred: true, supplierId: await newSupplier() });
    const rows = await server.database.asOwner<{ id: string }>(
      'SELECT id FROM supplier_item WHERE item_id = $1 AND is_preferred',
      [itemId],
    );
    expect(rows).toEqual([{ id: second }]);
    expect(first).not.toBe(second);
  });

  it('are preferred one at a time, also where several are at once', async () => {
    const itemId = await newItem();
    const suppliers = await Promise.all(Array.from({ length: 6 }, () => newSupplier()));
    const offers = await Promise.all(
      suppliers.map((id) => newOffer(itemId, { isPreferred: true, supplierId: id })),
    );
    const rows = await server.database.asOwner<{ id: string }>(
      'SELECT id FROM supplier_item WHERE item_id = $1 AND is_preferred',
      [itemId],
    );
    expect(rows).toHaveLength(1);
    expect(offers).toContain(rows[0]?.id);
  });
});

/** Who may do what from where, written a second time. 'receive' is a receipt. */
const EXPECTED: Readonly<Record<string, { readonly who: 'admin' | 'everyone'; readonly to: string }>> = {
  'draft submit': { who: 'everyone', to: 'submitted' },
  'draft discard': { who: 'everyone', to: 'cancelled' },
  'submitted approve': { who: 'admin', to: 'approved' },
  'submitted send_back': { who: 'admin', to: 'draft' },
  'submitted cancel': { who: 'admin', to: 'cancelled' },
  'approved order': { who: 'admin', to: 'ordered' },
  'approved cancel': { who: 'admin', to: 'cancelled' },
  'ordered cancel': { who: 'admin', to: 'cancelled' },
  'ordered receive': { who: 'everyone', to: 'part_received' },
  'part_received receive': { who: 'everyone', to: 'part_received' },
  'part_received close_short': { who: 'admin', to: 'closed_short' },
  'received close': { who: 'admin', to: 'closed' },
};
const STAFF_ACTIONS = new Set(['submit', 'discard', 'receive']);

describe('every state, action and role', () => {
  it('goes where the table says, and nowhere else', async () => {
    const offer = await newOffer(await newItem());
    const details = await newOrder([offer], 100);
    const { id } = details.order;
    const [line] = details.lines;
    const put = (state: string) =>
      server.database.asOwner('UPDATE purchase_order SET state = $2, version = version + 1 WHERE id = $1', [
        id,
        state,
      ]);
    const act = (action: string, caller: TestCaller): Promise<GraphqlAnswer> =>
      action === 'receive'
        ? receive(id, [lot(line?.id, 1)], caller)
        : step(id, action, caller, { reason: 'Because' });
    const wrong: string[] = [];
    for (const state of PURCHASE_ORDER_STATES)
      for (const action of [...PURCHASE_ORDER_BUTTONS, 'receive'])
        for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
          await put(state);
          const { data, errors } = await act(action, caller);
          const row = EXPECTED[`${state} ${action}`];
          const mayEver = role === 'admin' || (role === 'staff' && STAFF_ACTIONS.has(action));
          const wanted = !mayEver ? 'FORBIDDEN' : row === undefined ? 'STATE_CHANGED' : row.to;
          const answer = firstOf(data) as Details | null | undefined;
          const got = answer?.order.state ?? errors?.[0]?.extensions.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 180_000);
});

describe('an order', () => {
  it('is drafted by staff, approved by an administrator, ordered and received, with its history in words', async () => {
    const itemId = await newItem();
    const offer = await newOffer(itemId);
    const draft = await newOrder([offer]);
    const { id } = draft.order;
    expect(draft.order).toMatchObject({
      state: 'draft',
      number: expect.stringMatching(/^PO-\d{5}$/) as string,
    });
    expect(draft.possible).toEqual(['submit', 'discard']);
    expect(ok<Details>(await step(id, 'submit', staff)).possible).toEqual([]);
    ok(await step(id, 'approve'));
    const placed = ok<Details>(await step(id, 'order'));
    expect(placed.canReceive).toBe(true);
    const [line] = placed.lines;
    const part = ok<Details>(await receive(id, [lot(line?.id, 12)], staff, { deliveryNote: 'DN 4' }));
    expect(part).toMatchObject({
      order: { state: 'part_received' },
      lines: [{ received: 12, state: 'part' }],
    });
    const whole = ok<Details>(await receive(id, [lot(line?.id, 8)]));
    expect(whole).toMatchObject({
      order: { state: 'received' },
      lines: [{ received: 20, state: 'received' }],
    });
    expect(await balances(itemId, storeId)).toEqual([
      { lot: 'K2231', quantity: 20, status: 'available', cost: 50 },
    ]);
    const moves = await server.database.asOwner<{
      from_location_id: string;
      source_kind: string;
      reason: string;
    }>('SELECT from_location_id, source_kind, reason FROM stock_move WHERE item_id = $1', [itemId]);
    const received = {
      from_location_id: virtualLocation('supplier'),
      source_kind: 'receipt',
      reason: 'received',
    };
    expect(moves).toEqual([received, received]);
    ok(await step(id, 'close'));
    const { steps } = ok<{ steps: readonly { action: string; reason: string | null }[] }>(
      await staff.graphql('query ($id: ID!) { purchaseOrder(id: $id) { steps { action reason } } }', { id }),
    );
    expect(steps).toEqual([
      { action: 'create', reason: null },
      { action: 'submit', reason: null },
      { action: 'approve', reason: null },
      { action: 'order', reason: null },
      { action: 'receive_part', reason: 'Delivery note DN 4' },
      { action: 'receive', reason: null },
      { action: 'close', reason: null },
    ]);
  });

  it('above the set value is approved by another than who submitted it', async () => {
    const offer = await newOffer(await newItem(), { packPricePence: 10_000 });
    const set = (twoPeopleAbovePence: number) =>
      say(admin, 'updatePurchasingSettings', { twoPeopleAbovePence }, '{ twoPeopleAbovePence }');
    ok(await set(20_000));
    const atValue = await newOrder([offer], 2, admin);
    ok(await step(atValue.order.id, 'submit'));
    expect(ok<Details>(await step(atValue.order.id, 'approve')).order.state).toBe('approved');
    ok(await set(19_999));
    const above = await newOrder([offer], 2, admin);
    const submitted = ok<Details>(await step(above.order.id, 'submit'));
    expect(submitted).toMatchObject({ needsAnotherApprover: true });
    expect(submitted.possible).not.toContain('approve');
    const refused = await step(above.order.id, 'approve');
    expect(refusal(refused)).toMatchObject({ code: 'APPROVER_SAME_PERSON' });
    expect(refused.errors?.[0]?.message).toContain('£199.99');
    // A token is no other person than who made it.
    const made = ok<{ token: string }>(
      await say(
        admin,
        'createApiToken',
        {
          ...{ id: newId(), name: 'Purchasing', role: 'staff' },
          scopes: ['purchasing_read', 'purchasing_write'],
          expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
        },
        '{ token }',
      ),
    );
    const own = server.nobody();
    own.bearer = made.token;
    const byToken = await newOrder([offer], 2, admin);
    ok(await step(byToken.order.id, 'submit', own));
    expect(refusal(await step(byToken.order.id, 'approve'))).toMatchObject({ code: 'APPROVER_SAME_PERSON' });
    expect(ok<Details>(await step(byToken.order.id, 'approve', other)).order.state).toBe('approved');
    expect(ok<Details>(await step(above.order.id, 'approve', other)).order.state).toBe('approved');
    expect(
      refusal(
        await say(staff, 'updatePurchasingSettings', { twoPeopleAbovePence: 1 }, '{ twoPeopleAbovePence }'),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keeps each change of that value in the settings’ history, where it can be put back', async () => {
    const set = (twoPeopleAbovePence: number) =>
      say(admin, 'updatePurchasingSettings', { twoPeopleAbovePence }, '{ twoPeopleAbovePence }');
    const valueNow = async () =>
      ok<{ twoPeopleAbovePence: number }>(
        await admin.graphql('{ purchasingSettings { twoPeopleAbovePence } }'),
      ).twoPeopleAbovePence;
    ok(await set(60_000));
    ok(await set(75_050));
    const [change] = ok<{ nodes: readonly { id: string }[] }>(
      await admin.graphql(
        '{ settingChanges(kind: orders, first: 1) { nodes { id title before after changedBy } } }',
      ),
    ).nodes;
    expect(change).toMatchObject({
      title: 'Approval of orders',
      before: ['Second approver needed above: £600.00'],
      after: ['Second approver needed above: £750.50'],
    });
    ok(await say(admin, 'putBackSetting', { changeId: change?.id }, '{ id }'));
    expect(await valueNow()).toBe(60_000);
    expect(refusal(await set(-1))).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('without a price needs two people, and without lines is not submitted', async () => {
    const offer = await newOffer(await newItem(), { packPricePence: null });
    const { order } = await newOrder([offer], 1, admin);
    ok(await step(order.id, 'submit'));
    expect(refusal(await step(order.id, 'approve'))).toMatchObject({ code: 'APPROVER_SAME_PERSON' });
    const empty = await newOrder([]);
    expect(refusal(await step(empty.order.id, 'submit', staff))).toMatchObject({
      problems: [{ field: 'lines', code: 'required' }],
    });
  });

  it('is changed as a draft only, from its newest version, and says who did what afterwards', async () => {
    const [first, second] = [await newOffer(await newItem()), await newOffer(await newItem())];
    const { order } = await newOrder([first]);
    const input = {
      ...{ id: order.id, deliveryLocationId: storeId, version: order.version },
      lines: [{ id: newId(), supplierItemId: second, packs: 3 }],
    };
    const changed = ok<Details>(await say(staff, 'updatePurchaseOrder', input, DETAILS));
    expect(changed.lines).toMatchObject([{ ordered: 30 }]);
    expect(refusal(await say(staff, 'updatePurchaseOrder', input, DETAILS))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    ok(await step(order.id, 'submit', staff));
    const late = await say(
      staff,
      'updatePurchaseOrder',
      { ...input, version: changed.order.version + 1 },
      DETAILS,
    );
    expect(refusal(late)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(late.errors?.[0]?.message).toMatch(/submitted it for approval at \d+ \w+ \d{4}/);
  });

  it('is submitted with the packs and prices of that day, and without what is no longer sold', async () => {
    const [offer, gone] = [await newOffer(await newItem()), await newOffer(await newItem())];
    const { order } = await newOrder([offer, gone]);
    const offered = (id: string, more: object) =>
      say(admin, 'updateSupplierItem', {
        ...{ id, version: 1, supplierSku: `S-${id}`, packQuantity: 10, isPreferred: false, isActive: true },
        ...more,
      });
    // The pack grew, and its price with it.
    ok(await offered(offer, { packQuantity: 12 }));
    const today = server.clock.now().toISOString().slice(0, 10);
    const price = { id: newId(), supplierItemId: offer, packPricePence: 600, validFrom: today };
    ok(await say(admin, 'setSupplierPrice', price));
    ok(await offered(gone, { isActive: false }));
    expect(refusal(await step(order.id, 'submit', staff))).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'lines.1.supplierItemId', code: 'unknown' }],
    });
    const { lines } = ok<{ lines: readonly { id: string }[] }>(
      await staff.graphql('query ($id: ID!) { purchaseOrder(id: $id) { lines { id } } }', { id: order.id }),
    );
    const left = {
      ...{ id: order.id, deliveryLocationId: storeId, version: order.version },
      lines: [{ id: lines[0]?.id, supplierItemId: offer, packs: 2 }],
    };
    // A draft is read with the packs of the day on which it was last saved.
    ok(await say(staff, 'updatePurchaseOrder', left, DETAILS));
    ok(await offered(offer, { version: 2, packQuantity: 15 }));
    ok(await say(admin, 'setSupplierPrice', { ...price, id: newId(), packPricePence: 700 }));
    expect(ok<Details>(await step(order.id, 'submit', staff)).lines).toMatchObject([{ ordered: 30 }]);
    const { order: submitted } = ok<{ order: { valuePence: number } }>(
      await admin.graphql('query ($id: ID!) { purchaseOrder(id: $id) { order { valuePence } } }', {
        id: order.id,
      }),
    );
    expect(submitted.valuePence).toBe(1_400);
  });

  it('takes only what its supplier sells', async () => {
    const foreign = await newOffer(await newItem(), { supplierId: await newSupplier() });
    const answer = await say(
      staff,
      'createPurchaseOrder',
      {
        ...{ id: newId(), supplierId, deliveryLocationId: storeId },
        lines: [{ id: newId(), supplierItemId: foreign, packs: 1 }],
      },
      DETAILS,
    );
    expect(refusal(answer)).toMatchObject({ problems: [{ field: 'lines.0.supplierItemId' }] });
  });

  it('is sent once, however often the request comes', async () => {
    const offer = await newOffer(await newItem());
    const input = {
      ...{ id: newId(), supplierId, deliveryLocationId: storeId },
      lines: [{ id: newId(), supplierItemId: offer, packs: 1 }],
    };
    const numbers = [];
    for (let n = 0; n < 2; n += 1)
      numbers.push(ok<Details>(await say(staff, 'createPurchaseOrder', input, DETAILS)).order.number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('is a PDF, with prices for administrators only', async () => {
    const offer = await newOffer(await newItem({ name: 'Burn dressing 20 cm' }), { packPricePence: 1_234 });
    const { order } = await ordered([offer]);
    const path = `/api/inventory/purchase-orders/${order.id}/pdf`;
    const [forAdmin, forStaff] = await Promise.all(
      [admin, staff].map(async (caller) => pdfText((await caller.get(path)).rawPayload)),
    );
    for (const text of [forAdmin, forStaff]) {
      expect(text).toContain(order.number);
      expect(text).toContain('Burn dressing 20 cm');
    }
    expect(forAdmin).toContain('£24.68');
    expect(forAdmin).toContain('AC-7');
    expect(forStaff).not.toContain('£');
    expect(forStaff).not.toContain('AC-7');
    expect((await client.get(path)).statusCode).toBe(403);
    expect((await staff.get(`/api/inventory/purchase-orders/${newId()}/pdf`)).statusCode).toBe(404);
  });

  it('says where it is delivered: the address of its location, or of the nearest that it is in', async () => {
    const ids = { site: newId(), store: newId(), shelf: newId() };
    const address = { site: '9 Pier Approach\nHarrowmere', store: '2 Tide Lane\nHarrowmere\nHM2 4QT' };
    const place = (id: string, parentId: string | null, deliveryAddress: string | null) =>
      say(admin, 'createStockLocation', {
        ...{ id, name: `Place ${id}`, type: 'main_storage_box', parentId, deliveryAddress },
      });
    ok(await place(ids.site, null, address.site));
    ok(await place(ids.store, ids.site, address.store));
    ok(await place(ids.shelf, ids.store, null));
    const offer = await newOffer(await newItem());
    const draft = async (deliveryLocationId: string) => {
      const { order, deliveryAddress } = ok<Details & { deliveryAddress: string | null }>(
        await say(
          admin,
          'createPurchaseOrder',
          {
            ...{ id: newId(), supplierId, deliveryLocationId },
            lines: [{ id: newId(), supplierItemId: offer, packs: 1 }],
          },
          '{ order { id } deliveryAddress }',
        ),
      );
      const pdf = (await admin.get(`/api/inventory/purchase-orders/${order.id}/pdf`)).rawPayload;
      return { id: order.id, deliveryAddress, text: await pdfText(pdf) };
    };
    const forShelf = await draft(ids.shelf);
    expect(forShelf.deliveryAddress).toBe(address.store);
    expect(forShelf.text).toContain('2 Tide Lane');
    expect(forShelf.text).toContain('HM2 4QT');
    expect(forShelf.text).not.toContain('Pier Approach');
    expect((await draft(ids.site)).deliveryAddress).toBe(address.site);
    // A rename by REST knows no address, and keeps it.
    const renamed = { location_id: ids.store, location_name: newId(), location_type: 'Support Vehicle' };
    expect((await admin.send('PUT', `/api/inventory/locations/${ids.store}`, renamed)).statusCode).toBe(200);
    expect((await draft(ids.shelf)).deliveryAddress).toBe(address.store);
    expect((await draft(storeId)).deliveryAddress).toBeNull();

    ok(await step(forShelf.id, 'submit', staff));
    ok(await step(forShelf.id, 'approve'));
    ok(await step(forShelf.id, 'order', admin, { sendsMail: true }));
    const letter = (await lettersOf(server, 'orders@medline.example')).at(-1);
    expect(letter?.replaceAll(/=?\r?\n/g, ' ')).toContain('2 Tide Lane, Harrowmere, HM2 4QT');
  });

  it('goes to the supplier by mail with the PDF', async () => {
    const offer = await newOffer(await newItem());
    const { order } = await newOrder([offer]);
    ok(await step(order.id, 'submit', staff));
    ok(await step(order.id, 'approve'));
    ok(await step(order.id, 'order', admin, { sendsMail: true }));
    const letter = (await lettersOf(server, 'orders@medline.example')).at(-1);
    expect(letter).toContain(`Subject: Purchase order ${order.number}`);
    expect(letter).toContain(`filename=${order.number}.pdf`);
    const [row] = await server.database.asOwner<{ sent: boolean }>(
      'SELECT mailed_at IS NOT NULL AS sent FROM purchase_order WHERE id = $1',
      [order.id],
    );
    expect(row).toEqual({ sent: true });
    expect(ok(await say(admin, 'mailPurchaseOrder', { id: order.id }, ''))).toBe(true);
  });
});

describe('a receipt', () => {
  let itemId: string;
  let offer: string;
  beforeEach(async () => {
    itemId = await newItem({ minShelfLifeDays: 60 });
    offer = await newOffer(itemId);
  });

  it('sent again receives nothing twice, and with other contents is refused', async () => {
    const { order, lines } = await ordered([offer]);
    const input = { id: newId(), orderId: order.id, lines: [lot(lines[0]?.id, 5)] };
    for (let n = 0; n < 2; n += 1)
      expect(ok<Details>(await say(staff, 'receivePurchaseOrder', input, DETAILS)).lines[0]?.received).toBe(
        5,
      );
    expect(await balances(itemId, storeId)).toMatchObject([{ quantity: 5 }]);
    const different = { ...input, lines: [lot(lines[0]?.id, 6)] };
    expect(refusal(await say(staff, 'receivePurchaseOrder', different, DETAILS))).toMatchObject({
      code: 'COMMAND_REUSED',
    });
  });

  it('asked for twice at once is received once each, one after the other', async () => {
    const { order, lines } = await ordered([offer]);
    const answers = await Promise.all([1, 2, 3].map(() => receive(order.id, [lot(lines[0]?.id, 5)])));
    answers.forEach((answer) => ok(answer));
    expect(await balances(itemId, storeId)).toMatchObject([{ quantity: 15 }]);
    const [row] = await server.database.asOwner<{ received: number }>(
      'SELECT received::float8 AS received FROM purchase_order_line WHERE order_id = $1',
      [order.id],
    );
    expect(row).toEqual({ received: 15 });
  });

  it('of more than was ordered is an administrator’s, with a reason', async () => {
    const { order, lines } = await ordered([offer]);
    const tooMuch = lot(lines[0]?.id, 25);
    for (const caller of [staff, admin])
      expect(refusal(await receive(order.id, [tooMuch], caller))).toMatchObject({
        code: 'OVER_RECEIPT',
        problems: [{ field: 'lines.0.overReason' }],
      });
    expect(refusal(await receive(order.id, [{ ...tooMuch, overReason: 'A gift' }], staff))).toMatchObject({
      code: 'OVER_RECEIPT',
    });
    expect(await balances(itemId, storeId)).toEqual([]);
    const taken = ok<Details>(await receive(order.id, [{ ...tooMuch, overReason: 'A gift' }], admin));
    expect(taken).toMatchObject({ order: { state: 'received' }, lines: [{ received: 25, state: 'over' }] });
  });

  it('wants a lot and an expiry date where the item does, and no expired lot', async () => {
    const { order, lines } = await ordered([offer]);
    const lineId = lines[0]?.id;
    const fields = async (line: object) =>
      refusal(await receive(order.id, [{ lineId, quantity: 1, ...line }]))?.problems?.map(
        ({ field }) => field,
      );
    expect(await fields({})).toEqual(['lines.0.lot', 'lines.0.expiresOn']);
    expect(await fields({ lot: 'A', expiresOn: '2020-01-01' })).toEqual(['lines.0.expiresOn']);
    expect(await fields({ lot: 'A', expiresOn: '2030-01-01', quantity: 0 })).toEqual(['lines.0.quantity']);
    expect(await balances(itemId, storeId)).toEqual([]);
  });

  it('puts damaged goods into quarantine, and says what is short-dated', async () => {
    const { order, lines } = await ordered([offer]);
    const soon = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
    ok(await receive(order.id, [lot(lines[0]?.id, 6, { damaged: 2, expiresOn: soon })]));
    expect(await balances(itemId, storeId)).toMatchObject([
      { lot: 'K2231', quantity: 6, status: 'available' },
      { lot: `K2231 damaged ${order.number}`, quantity: 2, status: 'quarantined' },
    ]);
    const { receipts, lines: after } = ok<{
      receipts: readonly { lines: readonly object[] }[];
      lines: readonly object[];
    }>(
      await staff.graphql(
        'query ($id: ID!) { purchaseOrder(id: $id) { lines { received } receipts { lines { quantity damaged shortDatedBy } } } }',
        { id: order.id },
      ),
    );
    expect(after).toEqual([{ received: 8 }]);
    expect(receipts).toEqual([{ lines: [{ quantity: 6, damaged: 2, shortDatedBy: 30 }] }]);
  });

  it('gives a lot that was entered without a price the price and supplier of its first order, and no other', async () => {
    const [cheap, offered] = [await newItem(), newId()];
    ok(
      await say(admin, 'createStockBatch', {
        id: offered,
        itemId: cheap,
        lot: 'K7',
        expiresOn: '2031-01-31',
      }),
    );
    const costOf = async () =>
      server.database.asOwner(
        'SELECT unit_cost_pence AS cost, supplier_id AS supplier FROM stock_batch WHERE id = $1',
        [offered],
      );
    expect(await costOf()).toEqual([{ cost: null, supplier: null }]);
    const arrive = async (packPricePence: number): Promise<void> => {
      const { order, lines } = await ordered([await newOffer(cheap, { packPricePence })]);
      const arrived = { lineId: lines[0]?.id, quantity: 5, lot: 'k7', expiresOn: '2031-01-31' };
      ok(await receive(order.id, [arrived]));
    };
    await arrive(500);
    expect(await costOf()).toEqual([{ cost: 50, supplier: supplierId }]);
    await arrive(900);
    expect(await costOf()).toEqual([{ cost: 50, supplier: supplierId }]);
  });
  it('of what has no lots takes damaged goods off the shelf at once', async () => {
    const plain = await newItem({ isBatchTracked: false, hasExpiry: false });
    const { order, lines } = await ordered([await newOffer(plain)]);
    ok(await receive(order.id, [{ lineId: lines[0]?.id, quantity: 5, damaged: 3 }]));
    expect(await balances(plain, storeId)).toMatchObject([{ lot: null, quantity: 5 }]);
    expect(await balances(plain, virtualLocation('waste'))).toMatchObject([{ quantity: 3 }]);
  });

  it('is never changed', async () => {
    const { order, lines } = await ordered([offer]);
    ok(await receive(order.id, [lot(lines[0]?.id, 5)]));
    for (const statement of [
      'UPDATE purchase_receipt SET notes = NULL',
      'DELETE FROM purchase_receipt_line',
      'UPDATE purchase_order_step SET reason = NULL',
    ])
      await expect(server.database.dataSource.query(statement)).rejects.toThrow(/permission denied/);
  });

  it('is followed by invoices, whose prices are compared with the order', async () => {
    const { order, lines } = await ordered([offer]);
    const input = {
      ...{ id: newId(), orderId: order.id, number: 'INV-9', invoicedOn: '2026-11-01' },
      lines: [{ lineId: lines[0]?.id, packs: 2, packPricePence: 550 }],
    };
    const read = '{ invoices { number totalPence variancePence } }';
    for (let n = 0; n < 2; n += 1)
      expect(ok(await say(admin, 'recordPurchaseInvoice', input, read))).toEqual({
        invoices: [{ number: 'INV-9', totalPence: 1_100, variancePence: 100 }],
      });
    expect(refusal(await say(admin, 'recordPurchaseInvoice', { ...input, id: newId() }, read))).toMatchObject(
      {
        code: 'CONFLICT',
        problems: [{ field: 'number' }],
      },
    );
    expect(
      refusal(
        await staff.graphql('query ($id: ID!) { purchaseOrder(id: $id) { invoices { id } } }', {
          id: order.id,
        }),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});

interface LowRow {
  readonly itemId: string;
  readonly onHand: number;
  readonly onOrder: number;
  readonly wanted: number;
  readonly packs: number;
  readonly fromSource: number;
  readonly unsourced: number;
}
const low = async (itemIds: readonly string[], filter: object = {}): Promise<LowRow[]> =>
  ok<{ nodes: LowRow[] }>(
    await staff.graphql(
      `query ($filter: LowStockFilter) { lowStock(first: 100, filter: $filter) {
         nodes { itemId onHand onOrder wanted packs fromSource unsourced } } }`,
      { filter },
    ),
  ).nodes.filter(({ itemId }) => itemIds.includes(itemId));

describe('low stock', () => {
  const rule = async (itemId: string, more: object = {}) =>
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: storeId, minimum: 10, par: 25, orderMultiple: 1, ...more },
        '{ itemId }',
      ),
    );
  const stockUp = async (itemId: string, locationId: string, change: number, facts: object = {}) => {
    const id = newId();
    ok(await say(admin, 'createStockBatch', { id, itemId, lot: newId(), expiresOn: '2031-01-31', ...facts }));
    ok(
      await say(
        admin,
        'adjustStock',
        { key: newId(), itemId, batchId: id, locationId, change, reason: 'opening', note: 'First count' },
        '{ postingId }',
      ),
    );
    return id;
  };

  it('is what can be used below the minimum: neither expired nor blocked', async () => {
    const itemId = await newItem();
    await newOffer(itemId, { isPreferred: true });
    await rule(itemId);
    await stockUp(itemId, storeId, 9);
    await stockUp(itemId, storeId, 50, { expiresOn: '2020-01-31' });
    expect(await low([itemId])).toMatchObject([{ onHand: 9, wanted: 16, packs: 2, unsourced: 0 }]);
    await stockUp(itemId, storeId, 1);
    expect(await low([itemId])).toEqual([]);
  });

  it('comes from the place that replenishes it first, then from the supplier', async () => {
    const itemId = await newItem();
    await newOffer(itemId, { isPreferred: true });
    const source = await newPlace();
    await stockUp(itemId, source, 8);
    await rule(itemId, { replenishFromId: source });
    expect(await low([itemId])).toMatchObject([{ wanted: 25, fromSource: 8, packs: 2 }]);
  });

  it('becomes one draft a supplier in one press, says which, and nothing is drafted twice', async () => {
    const [first, second, third, unsold] = [
      await newItem(),
      await newItem(),
      await newItem(),
      await newItem(),
    ];
    const otherSupplier = await newSupplier();
    await newOffer(first, { isPreferred: true });
    await newOffer(second, { isPreferred: true });
    await newOffer(third, { isPreferred: true, supplierId: otherSupplier });
    const all = [first, second, third, unsold];
    for (const itemId of all) await rule(itemId);
    const input = { key: newId(), rules: all.map((itemId) => ({ itemId, locationId: storeId })) };
    const read = '{ orders { id number supplierId state lineCount } leftOut }';
    type Drafted = { orders: { id: string; supplierId: string; lineCount: number }[]; leftOut: string[] };
    const drafted = ok<Drafted>(await say(staff, 'draftPurchaseOrders', input, read));
    expect(drafted.orders.map((order) => [order.supplierId, order.lineCount])).toEqual([
      [supplierId, 2],
      [otherSupplier, 1],
    ]);
    expect(drafted.leftOut).toEqual([expect.stringContaining('no preferred supplier is set') as string]);
    // The same press again.
    expect(ok<Drafted>(await say(staff, 'draftPurchaseOrders', input, read)).orders).toEqual(drafted.orders);
    // Another press, twice at once.
    const again = await Promise.all(
      [1, 2].map(() => say(staff, 'draftPurchaseOrders', { ...input, key: newId() }, read)),
    );
    for (const answer of again) expect(ok<Drafted>(answer).orders).toEqual([]);
    expect(await low(all, { isUnordered: true })).toMatchObject([{ itemId: unsold, unsourced: 25 }]);
    expect((await low([first]))[0]).toMatchObject({ onHand: 0, onOrder: 30, wanted: 0 });
    // What was found in the meantime is said to be low no longer, and not to be on its way.
    const found = await newItem();
    await rule(found);
    await stockUp(found, storeId, 10);
    const late = { key: newId(), rules: [{ itemId: found, locationId: storeId }] };
    expect(ok<Drafted>(await say(staff, 'draftPurchaseOrders', late, read)).leftOut).toEqual([
      expect.stringMatching(/it is no longer low\.$/) as string,
    ]);
    // What is discarded is wanted again.
    for (const { id } of drafted.orders) ok(await step(id, 'discard', staff));
    expect(await low([first], { isUnordered: true })).toMatchObject([{ onOrder: 0, wanted: 25 }]);
  });

  it('pressed twice at once by two people is drafted once', async () => {
    const itemId = await newItem();
    await newOffer(itemId, { isPreferred: true });
    await rule(itemId);
    const rules = [{ itemId, locationId: storeId }];
    const answers = await Promise.all(
      [staff, admin, other].map((caller) =>
        say(caller, 'draftPurchaseOrders', { key: newId(), rules }, '{ orders { id } }'),
      ),
    );
    const orders = answers.flatMap((answer) => ok<{ orders: { id: string }[] }>(answer).orders);
    expect(orders).toHaveLength(1);
  });
});

describe('expiring stock', () => {
  it('is listed by horizon, with its value for administrators', async () => {
    const place = await newPlace();
    const itemId = await newItem();
    const day = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    for (const [name, days] of [
      ['gone', -1],
      ['today', 0],
      ['in30', 30],
      ['in60', 60],
      ['in90', 90],
      ['later', 91],
    ] as const) {
      const id = newId();
      ok(
        await say(admin, 'createStockBatch', {
          ...{ id, itemId, lot: name, expiresOn: day(days), unitCostPence: 25 },
        }),
      );
      const base = {
        key: newId(),
        itemId,
        batchId: id,
        locationId: place,
        reason: 'opening',
        note: 'First count',
      };
      ok(await say(admin, 'adjustStock', { ...base, change: 4 }, '{ postingId }'));
    }
    const lots = async (within: string) =>
      ok<{ nodes: { lot: string }[] }>(
        await staff.graphql(
          'query ($filter: ExpiringStockFilter) { expiringStock(filter: $filter) { nodes { lot quantity } } }',
          { filter: { locationId: place, within } },
        ),
      ).nodes.map((row) => row.lot);
    expect(await lots('expired')).toEqual(['gone']);
    expect(await lots('days_30')).toEqual(['today', 'in30']);
    expect(await lots('days_60')).toEqual(['today', 'in30', 'in60']);
    expect(await lots('days_90')).toEqual(['today', 'in30', 'in60', 'in90']);
    const valued = ok<{ nodes: { valuePence: number }[] }>(
      await admin.graphql(
        'query ($filter: ExpiringStockFilter) { expiringStock(filter: $filter) { nodes { valuePence } } }',
        { filter: { locationId: place, within: 'expired' } },
      ),
    );
    expect(valued.nodes).toEqual([{ valuePence: 100 }]);
    expect(refusal(await staff.graphql('{ expiringStock { nodes { valuePence } } }'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    // The same sums, over the rows themselves.
    const summary = ok<{ within: string; rows: number; valuePence: number }[]>(
      await admin.graphql('{ expirySummary { within rows valuePence } }'),
    );
    const today = day(0);
    const [sums] = await server.database.asOwner<{ rows: number; value: number }>(
      `SELECT count(*)::integer AS rows, coalesce(sum(q.quantity * l.unit_cost_pence), 0)::float8 AS value
       FROM stock_balance q JOIN stock_batch l ON l.id = q.batch_id
       WHERE q.is_real AND q.quantity > 0 AND l.expires_on < $1`,
      [today],
    );
    expect(summary.find(({ within }) => within === 'expired')).toEqual({
      within: 'expired',
      rows: sums?.rows,
      valuePence: sums?.value,
    });
  });
});
