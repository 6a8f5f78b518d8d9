import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import { ok, refusal } from './harness/answers.js';
import {
  adjust,
  admin,
  closeBooks,
  ITEM,
  newItem,
  newLot,
  newPlace,
  openBooks,
  say,
  server,
  staff,
} from './stock-fixture.js';

beforeAll(openBooks);
afterAll(closeBooks);

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
      const { nodes } = ok<{ nodes: { id: string }[] }>(
        await staff.graphql(
          'query ($filter: StockItemFilter) { stockItems(first: 100, filter: $filter) { nodes { id } totalCount } }',
          { filter },
        ),
      );
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
    const page = ok<Page>(
      await admin.graphql(
        `query ($id: ID!) { stockItem(id: $id) {
          item { name onHand } stock { locationName lot expiresOn quantity }
          burn { used perDay daysOfCover weeks { startsOn used } }
          moves { nodes { sequence reason quantity toName unitCostPence } pageInfo { hasNextPage } totalCount } } }`,
        { id: itemId },
      ),
    );
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
        const { nodes, pageInfo }: MovePage = ok<MovePage>(
          await staff.graphql(
            `query ($filter: StockMoveFilter, $after: String) { stockMoves(first: 2, after: $after, filter: $filter) {
              nodes { sequence } pageInfo { hasNextPage endCursor } } }`,
            { filter, after },
          ),
        );
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
    const { nodes } = ok<{ nodes: { id: string; isExpired: boolean }[] }>(
      await staff.graphql(
        'query ($filter: StockBatchFilter) { stockBatches(filter: $filter) { nodes { id isExpired } totalCount } }',
        { filter: { itemId, status: 'quarantined' } },
      ),
    );
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
    const details = ok<object>(
      await staff.graphql(
        `query ($id: ID!) { stockBatch(id: $id) { services { servicedOn nextDueOn } faults { description resolution } } }`,
        { id: batchId },
      ),
    );
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
