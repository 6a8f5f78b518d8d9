import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const ITEM = {
  ...{
    name: 'Gauze swab 10 cm',
    itemType: 'consumable',
    unit: 'each',
    unitsPerPack: 100,
    isBatchTracked: true,
  },
  ...{ hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
};

const ok = ({ data, errors }: GraphqlAnswer): unknown => {
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
};
const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;

/** One mutation with one input, as an administrator unless somebody else is named. */
const say = (field: string, type: string, input: object, selection = '{ id version }', caller = admin) =>
  caller.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });

const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say('createStockItem', 'CreateStockItemInput', { id, sku: newId(), ...ITEM, ...facts }));
  return id;
};
const newLot = async (itemId: string, facts: object = {}): Promise<string> => {
  const id = newId();
  const input = { id, itemId, lot: newId(), expiresOn: '2027-06-30', unitCostPence: 12, ...facts };
  ok(await say('createStockBatch', 'CreateStockBatchInput', input));
  return id;
};
const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  ok(await say('createStockLocation', 'CreateStockLocationInput', { id, name, type: 'medical_tent' }));
  return id;
};
const adjust = (facts: object) =>
  say(
    'adjustStock',
    'AdjustStockInput',
    { key: newId(), reason: 'opening', note: 'First count', ...facts },
    '{ postingId moveIds replayed }',
  );

describe('stock items', () => {
  it('are entered once, however often they are sent, and audited once', async () => {
    const input = { id: newId(), sku: 'GAU-10', ...ITEM, barcode: '5012345678900' };
    for (let n = 0; n < 2; n += 1)
      expect(
        ok(
          await say(
            'createStockItem',
            'CreateStockItemInput',
            input,
            '{ sku barcode onHand isWitnessed version }',
          ),
        ),
      ).toEqual({ sku: 'GAU-10', barcode: '05012345678900', onHand: 0, isWitnessed: false, version: 1 });
    const rows = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'STOCK_ITEM_CREATED' AND entity_id = $1`,
      [input.id],
    );
    expect(rows).toHaveLength(1);
    expect(
      refusal(await say('createStockItem', 'CreateStockItemInput', { ...input, id: newId(), barcode: null })),
    ).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'sku', code: 'taken' }],
    });
    expect(
      refusal(await say('createStockItem', 'CreateStockItemInput', { ...input, id: newId(), sku: 'gau-11' })),
    ).toMatchObject({ code: 'CONFLICT', problems: [{ field: 'barcode' }] });
  });

  it('must make sense', async () => {
    const fields = async (facts: object) => {
      const answer = await say('createStockItem', 'CreateStockItemInput', {
        ...{ id: newId(), sku: newId(), ...ITEM, ...facts },
      });
      return refusal(answer)?.problems?.map(({ field }) => field);
    };
    expect(await fields({ isBatchTracked: false })).toEqual(['hasExpiry']);
    expect(await fields({ legalClass: 'POM' })).toEqual(['legalClass']);
    expect(await fields({ controlledSchedule: 2 })).toEqual(['controlledSchedule']);
    expect(await fields({ controlledSchedule: 1 })).toEqual(['controlledSchedule']);
    expect(await fields({ barcode: '12' })).toEqual(['barcode']);
    // No scan is of a code with a wrong check digit.
    expect(await fields({ barcode: '5012345678901' })).toEqual(['barcode']);
    expect(await fields({ name: ' ' })).toEqual(['name']);
    expect(await fields({ unitsPerPack: 0 })).toEqual(['unitsPerPack']);
    // Before, any text was taken as a key of the formulary, and no dose was ever offered the lots of such an item.
    expect(await fields({ itemType: 'medicine', drug: 'moonshine' })).toEqual(['drug']);
    expect(await fields({ itemType: 'medicine', drug: 'morphine' })).toEqual(['controlledSchedule']);
    const controlled = { itemType: 'medicine', controlledSchedule: 2, legalClass: 'POM', isWitnessed: false };
    expect(
      ok(
        await say(
          'createStockItem',
          'CreateStockItemInput',
          { id: newId(), sku: newId(), ...ITEM, ...controlled },
          '{ isWitnessed }',
        ),
      ),
    ).toEqual({ isWitnessed: true });
  });

  // Before, two items of one drug and strength had two registers at one place, and neither balance was the cupboard's.
  it('of a controlled drug are one for each drug, form and strength', async () => {
    const morphine = {
      ...{ name: 'Morphine sulfate', drug: 'morphine', strength: '10 mg in 1 ml', unit: 'ampoule' },
      ...{ itemType: 'medicine', legalClass: 'POM', controlledSchedule: 2 },
    };
    const first = await newItem({ ...morphine, sku: 'MOR-A' });
    const add = (facts: object) =>
      say('createStockItem', 'CreateStockItemInput', {
        ...{ id: newId(), sku: newId(), ...ITEM, ...morphine, ...facts },
      });
    const refused = {
      code: 'CONFLICT',
      problems: [
        {
          field: 'strength',
          message:
            'Morphine sulfate (MOR-A) is the same drug in the same form and strength. Add the lots to that item, so that there is one register.',
        },
      ],
    };
    expect(refusal(await add({ name: 'Morphine', strength: '10mg/1ml' }))).toMatchObject(refused);
    for (const facts of [
      { strength: '30 mg in 1 ml' },
      { unit: 'tablet' },
      { drug: 'paracetamol_oral', controlledSchedule: null },
    ])
      ok(await add(facts));
    // Neither by a change; what is alike already can be changed in other ways.
    const change = (id: string, version: number, facts: object) =>
      say('updateStockItem', 'UpdateStockItemInput', {
        ...{ id, version, sku: id, isActive: true, ...ITEM, ...morphine, ...facts },
      });
    const other = await newItem({ ...morphine, strength: '15 mg in 1 ml', sku: 'MOR-B' });
    expect(refusal(await change(other, 1, {}))).toMatchObject(refused);
    await server.database.asOwner(
      `UPDATE stock_item SET strength = '10 mg in 1 ml', version = version + 1 WHERE id = $1`,
      [other],
    );
    ok(await change(other, 2, { notes: 'Being used up' }));
    ok(await change(other, 3, { isActive: false }));
    expect(refusal(await change(other, 4, {}))).toMatchObject(refused);
    ok(await change(first, 1, { notes: 'Kept in the safe' }));
  });

  it('are found by name, SKU or barcode, and narrowed by type, class and state', async () => {
    const [itemId, other] = [
      await newItem({ name: 'Élastic bandage', sku: 'BAN-7', barcode: '96385074' }),
      await newItem({ name: 'Saline 500 ml', sku: 'SAL-500', itemType: 'fluid', legalClass: 'POM' }),
    ];
    const found = async (filter: object): Promise<string[]> => {
      const { nodes } = ok(
        await staff.graphql(
          'query ($filter: StockItemFilter) { stockItems(first: 100, filter: $filter) { nodes { id } totalCount } }',
          { filter },
        ),
      ) as { nodes: { id: string }[] };
      return nodes.map(({ id }) => id).filter((id) => id === itemId || id === other);
    };
    for (const text of ['elastic', 'ban-7', '96385074'])
      expect(await found({ text }), text).toEqual([itemId]);
    expect(await found({ itemType: 'fluid' })).toEqual([other]);
    expect(await found({ legalClass: 'POM' })).toEqual([other]);
    expect(await found({ text: '100%' })).toEqual([]);
    expect(await found({ state: 'in_stock' })).toEqual([]);
    expect(await found({ state: 'out_of_stock' })).toEqual([itemId, other]);
    const place = await newPlace();
    ok(await adjust({ itemId, batchId: await newLot(itemId), locationId: place, change: 4 }));
    expect(await found({ state: 'in_stock' })).toEqual([itemId]);
    expect(await found({ state: 'low' })).toEqual([]);
    const rule = { itemId, locationId: place, minimum: 5, par: 10, orderMultiple: 1 };
    ok(await say('setStockRule', 'SetStockRuleInput', rule, '{ locationName minimum onHand }'));
    expect(await found({ state: 'low' })).toEqual([itemId]);
  });

  it('are changed from their newest version, and keep what the books rest on', async () => {
    const itemId = await newItem();
    await newLot(itemId);
    const input = { id: itemId, sku: newId(), ...ITEM, isActive: true, version: 1 };
    const changed = { ...input, unit: 'pair', name: 'Other' };
    expect(refusal(await say('updateStockItem', 'UpdateStockItemInput', changed))).toMatchObject({
      code: 'ITEM_IN_USE',
      problems: [{ field: 'unit' }],
    });
    expect(ok(await say('updateStockItem', 'UpdateStockItemInput', { ...input, isActive: false }))).toEqual({
      id: itemId,
      version: 2,
    });
    expect(refusal(await say('updateStockItem', 'UpdateStockItemInput', input))?.code).toBe(
      'CHANGED_MEANWHILE',
    );
    const rows = await server.database.asOwner(
      `SELECT fields_changed FROM audit_entry WHERE action = 'STOCK_ITEM_DEACTIVATED' AND entity_id = $1`,
      [itemId],
    );
    expect(rows).toEqual([{ fields_changed: ['sku', 'isActive'] }]);
  });

  it('show all of their page at once, and their moves on from its end', async () => {
    const itemId = await newItem({ name: 'Burn dressing' });
    const [soon, later] = [
      await newLot(itemId, { lot: 'SOON', expiresOn: '2026-12-01' }),
      await newLot(itemId, { lot: 'LATER', expiresOn: '2028-01-31' }),
    ];
    const place = await newPlace('Burns cupboard');
    for (const batchId of [later, soon]) ok(await adjust({ itemId, batchId, locationId: place, change: 20 }));
    // Used over the last weeks, and once before the ninety days.
    const days = [1, 8, 8, 100];
    for (const [index, ago] of days.entries())
      await server.services.stockPosting.post(
        {
          ...{ requestId: newId(), address: '', userAgent: null, transaction: null, clock: server.clock.now },
          manager: server.database.dataSource.manager,
          loaders: new LoaderRegistry(),
          actor: {
            ...{
              kind: 'session',
              userId: admin.user!.id,
              role: 'admin',
              firstName: '',
              lastName: '',
              email: '',
            },
            ...{ patientId: null, clientId: null, sessionId: null, tokenId: null, isReadOnly: false },
          },
        },
        {
          key: newId(),
          source: { kind: 'usage' },
          occurredAt: new Date(server.clock.now().getTime() - ago * 86_400_000),
          moves: [
            {
              ...{ itemId, batchId: soon, quantity: index + 1, reason: 'used' },
              ...{ fromLocationId: place, toLocationId: virtualLocation('consumed') },
            },
          ],
        },
      );
    interface MovePage {
      readonly nodes: { sequence: number }[];
      readonly pageInfo: { hasNextPage: boolean; endCursor: string };
    }
    interface Page {
      readonly item: object;
      readonly stock: object[];
      readonly burn: {
        readonly used: number;
        readonly daysOfCover: number;
        readonly weeks: { used: number }[];
      };
      readonly moves: {
        nodes: { sequence: number; unitCostPence: number }[];
        pageInfo: object;
        totalCount: number;
      };
    }
    const page = ok(
      await admin.graphql(
        `query ($id: ID!) { stockItem(id: $id) {
          item { name onHand } stock { locationName lot expiresOn quantity }
          burn { used perDay daysOfCover weeks { startsOn used } }
          moves { nodes { sequence reason quantity toName unitCostPence } pageInfo { hasNextPage } totalCount } } }`,
        { id: itemId },
      ),
    ) as Page;
    expect(page).toMatchObject({
      item: { name: 'Burn dressing', onHand: 30 },
      stock: [
        { locationName: 'Burns cupboard', lot: 'SOON', expiresOn: '2026-12-01', quantity: 10 },
        { lot: 'LATER', quantity: 20 },
      ],
      burn: { used: 6, perDay: 0.067, daysOfCover: 450 },
      moves: { totalCount: 6, pageInfo: { hasNextPage: false } },
    });
    expect(page.burn.weeks.map(({ used }) => used)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1]);
    const sequences = page.moves.nodes.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => b - a));
    expect(page.moves.nodes[0]?.unitCostPence).toBe(12);

    // The same by pages, of the item and of either side of the place.
    for (const filter of [{ itemId }, { locationId: place }]) {
      const read: number[] = [];
      for (let after: string | null = null; ;) {
        const { nodes, pageInfo }: MovePage = ok(
          await staff.graphql(
            `query ($filter: StockMoveFilter, $after: String) { stockMoves(first: 2, after: $after, filter: $filter) {
              nodes { sequence } pageInfo { hasNextPage endCursor } } }`,
            { filter, after },
          ),
        ) as MovePage;
        read.push(...nodes.map(({ sequence }) => sequence));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(read).toEqual(sequences);
    }

    // Two events ended in those days, one of which used some; of one that was cancelled nothing counts.
    const now = server.clock.now().getTime();
    const eventIds = [newId(), newId(), newId()];
    for (const [index, id] of eventIds.entries())
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at, status, attendance_expected, attendance_actual)
         VALUES ($1, $2, $3, $4, $5, 1500, $6)`,
        [
          ...[id, `Event ${String(index)}`, new Date(now - 3 * 86_400_000), new Date(now - 2 * 86_400_000)],
          ...[index === 2 ? 'cancelled' : 'closed', index === 0 ? 500 : null],
        ],
      );
    ok(
      await say(
        'recordStockUsage',
        'RecordStockUsageInput',
        {
          ...{ key: newId(), eventId: eventIds[0], occurredAt: new Date(now - 2.5 * 86_400_000) },
          lines: [{ itemId, batchId: soon, locationId: place, quantity: 4 }],
        },
        '{ postingId }',
      ),
    );
    const { stockUse } = (
      await admin.graphql(
        `query ($id: ID!) { stockUse(itemId: $id) { events eventsUsing perEvent attendance perThousand
           places { locationName used usable daysOfCover } } }`,
        { id: itemId },
      )
    ).data as { stockUse: object };
    expect(stockUse).toEqual({
      ...{ events: 2, eventsUsing: 1, perEvent: 2, attendance: 2_000, perThousand: 2 },
      places: [{ locationName: 'Burns cupboard', used: 10, usable: 26, daysOfCover: 234 }],
    });
  });

  it('show staff no price', async () => {
    const itemId = await newItem();
    const batchId = await newLot(itemId);
    const QUERY = `query ($id: ID!) { stockBatch(id: $id) { batch { unitCostPence } } }`;
    expect(ok(await admin.graphql(QUERY, { id: batchId }))).toEqual({ batch: { unitCostPence: 12 } });
    const asked = await staff.graphql(QUERY, { id: batchId });
    expect(refusal(asked)?.code).toBe('FORBIDDEN');
    expect(JSON.stringify(asked.data)).not.toContain('12');
    const priced = { id: newId(), itemId, lot: 'P', expiresOn: '2027-01-31', unitCostPence: 1 };
    expect(
      refusal(await say('createStockBatch', 'CreateStockBatchInput', priced, '{ id }', staff))?.code,
    ).toBe('FORBIDDEN');
    ok(
      await say(
        'createStockBatch',
        'CreateStockBatchInput',
        { ...priced, unitCostPence: null },
        '{ id }',
        staff,
      ),
    );
  });
});

describe('locations', () => {
  interface Row {
    readonly location_id: string;
    readonly location_name: string;
    readonly location_type: string;
  }

  it('are kept over the five documented calls', async () => {
    const made = await staff.send('POST', '/api/inventory/locations', {
      location_name: '  Response car 1 ',
      location_type: 'Response Vehicle',
    });
    expect(made.statusCode).toBe(201);
    const { location_id } = made.json<Row>();
    expect(made.json()).toEqual({
      location_id,
      location_name: 'Response car 1',
      location_type: 'Response Vehicle',
    });

    const changed = await staff.send('PUT', `/api/inventory/locations/${location_id}`, {
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    expect(changed.json()).toEqual({
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list).toContainEqual({
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    expect((await staff.get(`/api/inventory/locations/${location_id}/stock`)).json()).toEqual([]);

    expect((await staff.send('DELETE', `/api/inventory/locations/${location_id}`)).statusCode).toBe(204);
    expect((await staff.send('DELETE', `/api/inventory/locations/${location_id}`)).statusCode).toBe(404);
    const actions = await server.database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at, action`,
      [location_id],
    );
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'STOCK_LOCATION_CREATED',
      'STOCK_LOCATION_DELETED',
      'STOCK_LOCATION_UPDATED',
    ]);
  });

  it('list no virtual location, and refuse another type, an empty name and a name that is taken', async () => {
    const name = newId();
    await newPlace(name);
    const refused = async (location_name: string, location_type: string) =>
      (await staff.send('POST', '/api/inventory/locations', { location_name, location_type })).json<{
        code: string;
        problems: { field: string }[];
      }>();
    expect(await refused('Shed', 'Shed')).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'type' }] });
    expect(await refused(' ', 'Medical Tent')).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'name' }],
    });
    expect(await refused(name.toUpperCase(), 'Medical Tent')).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'name' }],
    });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list.map(({ location_name }) => location_name)).not.toContain('Consumed');
    const id = virtualLocation('consumed');
    expect((await admin.send('DELETE', `/api/inventory/locations/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/inventory/locations/${id}/stock`)).statusCode).toBe(404);
  });

  it('are not deleted while they hold stock, nor once they have held some: they say why and are deactivated', async () => {
    const [itemId, place] = [await newItem({ name: 'Foil blanket' }), await newPlace('North tent')];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: place, change: 6.5 }));
    expect((await staff.get(`/api/inventory/locations/${place}/stock`)).json()).toEqual([
      { item_id: itemId, item_name: 'Foil blanket', item_type: 'Consumable', quantity: 6.5 },
    ]);
    const refused = await staff.send('DELETE', `/api/inventory/locations/${place}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'LOCATION_IN_USE',
      message: 'North tent cannot be deleted: it holds stock. Deactivate it instead.',
    });
    ok(await adjust({ itemId, batchId, locationId: place, change: -6.5, reason: 'lost' }));
    expect((await staff.send('DELETE', `/api/inventory/locations/${place}`)).json()).toMatchObject({
      message:
        'North tent cannot be deleted: it has held stock, and its history is kept. Deactivate it instead.',
    });
    const input = { id: place, name: 'North tent', type: 'medical_tent', version: 1, isActive: false };
    const update = (caller: TestCaller) =>
      say('updateStockLocation', 'UpdateStockLocationInput', input, '{ isActive }', caller);
    expect(refusal(await update(staff))?.code).toBe('FORBIDDEN');
    expect(ok(await update(admin))).toEqual({ isActive: false });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list.map(({ location_id }) => location_id)).not.toContain(place);
    expect(refusal(await adjust({ itemId, batchId, locationId: place, change: 1 }))?.code).toBe(
      'LOCATION_CLOSED',
    );
  });

  it('stand in one another, and never in themselves', async () => {
    const [outer, inner] = [await newPlace(), await newPlace()];
    const move = (id: string, parentId: string, version = 1) =>
      say('updateStockLocation', 'UpdateStockLocationInput', {
        ...{ id, name: id, type: 'medical_tent', parentId, version, isActive: true },
      });
    ok(await move(inner, outer));
    expect(refusal(await move(outer, inner))?.problems).toMatchObject([
      { field: 'parentId', message: 'That location is already inside this one. Choose one that is not.' },
    ]);
    expect(refusal(await move(outer, outer))?.problems).toMatchObject([
      { field: 'parentId', message: 'A location cannot be inside itself. Choose a different one.' },
    ]);
    expect(refusal(await move(outer, virtualLocation('supplier')))?.problems).toMatchObject([
      { field: 'parentId' },
    ]);
    expect((await staff.send('DELETE', `/api/inventory/locations/${outer}`)).json()).toMatchObject({
      code: 'LOCATION_IN_USE',
    });
    // Two that are put into each other at the same moment: the second sees the first.
    for (let n = 0; n < 5; n += 1) {
      const [one, other] = [await newPlace(), await newPlace()];
      const answers = await Promise.all([move(one, other), move(other, one)]);
      expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
      expect(answers.flatMap((answer) => refusal(answer)?.problems ?? [])).toMatchObject([
        { field: 'parentId' },
      ]);
    }
  });
});

describe('lots', () => {
  it('are one by item, lot and expiry date, and say what their item asks for', async () => {
    const itemId = await newItem();
    const lot = { id: newId(), itemId, lot: 'A-17', expiresOn: '2027-06-30' };
    ok(await say('createStockBatch', 'CreateStockBatchInput', lot));
    ok(await say('createStockBatch', 'CreateStockBatchInput', lot));
    expect(
      refusal(await say('createStockBatch', 'CreateStockBatchInput', { ...lot, id: newId(), lot: 'a-17' }))
        ?.code,
    ).toBe('DUPLICATE_LOT');
    ok(
      await say('createStockBatch', 'CreateStockBatchInput', {
        ...lot,
        id: newId(),
        expiresOn: '2027-07-31',
      }),
    );
    const wrong = async (facts: object) =>
      refusal(
        await say('createStockBatch', 'CreateStockBatchInput', { ...lot, id: newId(), lot: 'B', ...facts }),
      )?.problems?.[0]?.field;
    expect(await wrong({ expiresOn: null })).toBe('expiresOn');
    expect(await wrong({ serial: '1' })).toBe('serial');
    expect(await wrong({ lot: '' })).toBe('lot');
    const unexpiring = await newItem({ hasExpiry: false });
    expect(await wrong({ itemId: unexpiring })).toBe('expiresOn');
  });

  it('are quarantined and recalled with a reason, which stops their use at once', async () => {
    const itemId = await newItem();
    const batchId = await newLot(itemId);
    const status = { id: batchId, version: 1, status: 'quarantined', reference: 'FSN 12', reason: 'Notice' };
    expect(
      ok(
        await say(
          'setStockBatchStatus',
          'SetStockBatchStatusInput',
          status,
          '{ status statusReference version }',
        ),
      ),
    ).toEqual({ status: 'quarantined', statusReference: 'FSN 12', version: 2 });
    expect(refusal(await say('setStockBatchStatus', 'SetStockBatchStatusInput', status))?.code).toBe(
      'CHANGED_MEANWHILE',
    );
    const { nodes } = ok(
      await staff.graphql(
        'query ($filter: StockBatchFilter) { stockBatches(filter: $filter) { nodes { id isExpired } totalCount } }',
        { filter: { itemId, status: 'quarantined' } },
      ),
    ) as { nodes: { id: string; isExpired: boolean }[] };
    expect(nodes).toEqual([{ id: batchId, isExpired: false }]);
  });

  it('of equipment have services and faults; of gas a gauge', async () => {
    const equipment = {
      itemType: 'equipment',
      hasExpiry: false,
      isSerialised: true,
      serviceIntervalDays: 365,
    };
    const batchId = await newLot(await newItem(equipment), { expiresOn: null, serial: 'DF-001' });
    const service = { id: newId(), batchId, servicedOn: '2026-11-01' };
    const DATES = '{ lastServiceOn nextServiceOn openFaults }';
    expect(ok(await say('recordStockService', 'RecordStockServiceInput', service, DATES, staff))).toEqual({
      ...{ lastServiceOn: '2026-11-01', nextServiceOn: '2027-11-01', openFaults: 0 },
    });
    // One that is entered late changes nothing about the next.
    const earlier = { id: newId(), batchId, servicedOn: '2025-10-01' };
    expect(ok(await say('recordStockService', 'RecordStockServiceInput', earlier, DATES))).toMatchObject({
      nextServiceOn: '2027-11-01',
    });
    const fault = { id: newId(), batchId, description: 'The screen is cracked' };
    for (let n = 0; n < 2; n += 1)
      expect(ok(await say('reportStockFault', 'ReportStockFaultInput', fault, DATES, staff))).toMatchObject({
        openFaults: 1,
      });
    const resolved = { faultId: fault.id, resolution: 'Screen replaced' };
    expect(ok(await say('resolveStockFault', 'ResolveStockFaultInput', resolved, DATES))).toMatchObject({
      openFaults: 0,
    });
    expect(refusal(await say('resolveStockFault', 'ResolveStockFaultInput', resolved))?.code).toBe(
      'NOT_FOUND',
    );
    const details = ok(
      await staff.graphql(
        `query ($id: ID!) { stockBatch(id: $id) { services { servicedOn nextDueOn } faults { description resolution } } }`,
        { id: batchId },
      ),
    ) as object;
    expect(details).toEqual({
      services: [
        { servicedOn: '2026-11-01', nextDueOn: '2027-11-01' },
        { servicedOn: '2025-10-01', nextDueOn: '2026-10-01' },
      ],
      faults: [{ description: 'The screen is cracked', resolution: 'Screen replaced' }],
    });

    const gas = await newLot(await newItem({ itemType: 'gas', isSerialised: true, cylinderLitres: 340 }), {
      serial: 'O2-7',
    });
    const gauge = (id: string, percent: number) =>
      say('readCylinderGauge', 'ReadCylinderGaugeInput', { batchId: id, percent }, '{ percentLeft }', staff);
    expect(ok(await gauge(gas, 40))).toEqual({ percentLeft: 40 });
    expect(refusal(await gauge(gas, 101))?.code).toBe('BAD_INPUT');
    expect(refusal(await gauge(batchId, 50))?.code).toBe('BAD_INPUT');
  });
});

describe('what administrators do by hand', () => {
  it('corrects a balance once, with a reason that fits, and takes it back once', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const facts = { key: newId(), itemId, batchId: await newLot(itemId), locationId: place, change: 5 };
    const first = ok(await adjust(facts)) as { moveIds: string[] };
    expect(ok(await adjust(facts))).toEqual({ ...first, replayed: true });
    expect(refusal(await adjust({ ...facts, key: newId(), reason: 'lost' }))?.problems?.[0]?.field).toBe(
      'reason',
    );
    expect(refusal(await adjust({ ...facts, key: newId(), change: -6, reason: 'lost' }))?.code).toBe(
      'STOCK_INSUFFICIENT',
    );
    const undo = () =>
      say(
        'reverseStockMoves',
        'ReverseStockMovesInput',
        { key: newId(), moveIds: first.moveIds, reason: 'Wrong place' },
        '{ replayed }',
      );
    expect(ok(await undo())).toEqual({ replayed: false });
    expect(refusal(await undo())?.code).toBe('MOVE_REVERSED');
  });

  it('posts a count only against the stock that it was compared with, and once', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: place, change: 5 }));
    const count = { itemId, batchId, locationId: place, change: -2, reason: 'counted', expected: 5 };
    const key = newId();
    ok(await adjust({ ...count, key }));
    // Two were used in the meantime, as it were: five were expected, three are there.
    expect(refusal(await adjust(count))?.code).toBe('CHANGED_MEANWHILE');
    // Sent again it answers what it answered, whatever has happened since.
    ok(await adjust({ itemId, batchId, locationId: place, change: 7, reason: 'found' }));
    expect(ok(await adjust({ ...count, key }))).toMatchObject({ replayed: true });
    const more = { itemId, batchId, locationId: place, change: 1, reason: 'counted', expected: 10 };
    ok(await adjust(more));
    expect(refusal(await adjust({ ...more, expected: 0.00001 }))?.problems?.[0]?.field).toBe('expected');
    const held = ok(
      await staff.graphql('query ($id: ID!) { stockBatch(id: $id) { batch { onHand } } }', { id: batchId }),
    );
    expect(held).toEqual({ batch: { onHand: 11 } });
  });

  it('leaves the destruction of a controlled drug to its register', async () => {
    const itemId = await newItem({
      ...{ name: 'Pethidine', itemType: 'medicine', controlledSchedule: 2, legalClass: 'POM' },
    });
    const batchId = await newLot(itemId);
    for (const reason of ['destroyed', 'expired'])
      expect(
        refusal(await adjust({ itemId, batchId, locationId: await newPlace(), change: -1, reason }))
          ?.problems?.[0],
      ).toMatchObject({ field: 'reason', code: 'controlled_drug' });
  });

  it('reverses by hand only what was entered by hand', async () => {
    const [itemId, from, to] = [await newItem(), await newPlace(), await newPlace()];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: from, change: 5 }));
    const id = newId();
    const transfer = {
      ...{ id, fromLocationId: from, toLocationId: to },
      lines: [{ id: newId(), itemId, quantity: 5 }],
    };
    ok(await say('createStockTransfer', 'CreateStockTransferInput', transfer, '{ transfer { id } }'));
    const page = async () =>
      ok(
        await staff.graphql(
          `query ($id: ID!) { stockItem(id: $id) { usable promised inTransit
             moves { nodes { id source sourceId reverses reversedBy } } } }`,
          { id: itemId },
        ),
      ) as {
        usable: number;
        promised: number;
        inTransit: number;
        moves: { nodes: { id: string; source: string; reversedBy: string | null }[] };
      };
    // What a draft takes is no longer free, though it has not left.
    expect(await page()).toMatchObject({ usable: 5, promised: 5, inTransit: 0 });
    ok(await say('dispatchStockTransfer', 'DispatchStockTransferInput', { id }, '{ transfer { state } }'));
    const { moves, ...figures } = await page();
    expect(figures).toMatchObject({ usable: 0, promised: 0, inTransit: 5 });
    const sent = moves.nodes.find(({ source }) => source === 'transfer');
    const undo = (moveId: string | undefined) =>
      say(
        'reverseStockMoves',
        'ReverseStockMovesInput',
        { key: newId(), moveIds: [moveId], reason: 'Wrong place' },
        '{ replayed }',
      );
    // What was taken back of this item is no other item's.
    const reversed = ok(
      await staff.graphql(
        'query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { nodes { id } totalCount } }',
        { filter: { itemId, isReversed: true } },
      ),
    );
    expect(reversed).toEqual({ nodes: [], totalCount: 0 });
    // The transfer would go on waiting for what is back on the shelf.
    expect(refusal(await undo(sent?.id))?.problems?.[0]).toMatchObject({ field: 'moveIds', code: 'belongs' });
    const listed = async (filter: object): Promise<string[]> =>
      (
        ok(
          await staff.graphql(
            'query ($filter: StockTransferFilter) { stockTransfers(filter: $filter) { nodes { id } totalCount } }',
            { filter },
          ),
        ) as { nodes: { id: string }[] }
      ).nodes.map((one) => one.id);
    expect(await listed({ itemId, isInTransit: true })).toEqual([id]);
    expect(await listed({ itemId: await newItem() })).toEqual([]);
  });

  it('counts as usable neither what has expired nor what is blocked', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const put = async (facts: object, change: number): Promise<string> => {
      const batchId = await newLot(itemId, facts);
      ok(await adjust({ itemId, batchId, locationId: place, change }));
      return batchId;
    };
    await put({ expiresOn: '2020-01-31' }, 4);
    const blocked = await put({}, 8);
    await put({}, 16);
    ok(
      await say('setStockBatchStatus', 'SetStockBatchStatusInput', {
        ...{ id: blocked, version: 1, status: 'quarantined', reason: 'Wet box' },
      }),
    );
    const { usable, item } = ok(
      await staff.graphql('query ($id: ID!) { stockItem(id: $id) { usable item { onHand } } }', {
        id: itemId,
      }),
    ) as { usable: number; item: { onHand: number } };
    expect([item.onHand, usable]).toEqual([28, 16]);
  });

  it('sets and deletes rules', async () => {
    const [itemId, place, store] = [await newItem(), await newPlace(), await newPlace('Central store')];
    const rule = { itemId, locationId: place, minimum: 2, par: 10, orderMultiple: 5, replenishFromId: store };
    const RULE = '{ minimum par orderMultiple replenishFromName }';
    expect(ok(await say('setStockRule', 'SetStockRuleInput', rule, RULE))).toEqual({
      ...{ minimum: 2, par: 10, orderMultiple: 5, replenishFromName: 'Central store' },
    });
    expect(ok(await say('setStockRule', 'SetStockRuleInput', { ...rule, minimum: 4 }, RULE))).toMatchObject({
      minimum: 4,
    });
    expect(
      refusal(await say('setStockRule', 'SetStockRuleInput', { ...rule, par: 1 }, RULE))?.problems?.[0]
        ?.field,
    ).toBe('par');
    expect((await staff.send('DELETE', `/api/inventory/locations/${store}`)).json()).toMatchObject({
      code: 'LOCATION_IN_USE',
    });
    const input = { itemId, locationId: place };
    expect(ok(await say('deleteStockRule', 'DeleteStockRuleInput', input, ''))).toBe(true);
    expect(refusal(await say('deleteStockRule', 'DeleteStockRuleInput', input, ''))?.code).toBe('NOT_FOUND');
  });
});
