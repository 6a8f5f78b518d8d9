import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProvenWitness } from '../src/modules/inventory/witnesses/witness.types.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
import {
  admin,
  bag,
  batchId,
  closeDrugs,
  contextOf,
  eventId,
  idOf,
  move,
  newDrug,
  newLot,
  nurse,
  openDrugs,
  paramedic,
  safe,
  say,
  server,
} from './controlled-drugs-fixture.js';

beforeAll(openDrugs);
afterAll(closeDrugs);

describe('a recall', () => {
  it('blocks at once, finds stock, doses and records, and is closed when every line is settled', async () => {
    const drug = await newDrug('Fentanyl');
    const lot = await newLot(drug, 'F-204');
    const witness = ProvenWitness.by(idOf(nurse));
    const { stockPosting } = server.services;
    const post = (
      fromLocationId: string,
      toLocationId: string,
      quantity: number,
      prfId: string | null = null,
    ) =>
      runInTransaction(contextOf(admin), (inside) =>
        stockPosting.post(inside, {
          ...{ key: newId(), source: { kind: 'usage' }, witness, prfId, eventId },
          moves: [{ itemId: drug, batchId: lot, fromLocationId, toLocationId, quantity, reason: 'used' }],
        }),
      );
    await post(virtualLocation('opening'), safe, 20);
    await post(safe, bag, 5);
    await post(safe, virtualLocation('in_transit'), 2);
    await post(bag, virtualLocation('consumed'), 1);
    const drugs = (name: string, code: string) => ({
      drugs_administered: [
        {
          ...{ id: newId(), drug_name: name, time_administered: '2026-11-20T14:30:00.000Z' },
          batch: { lot: code },
        },
      ],
    });
    const prf = async (name: string, code: string): Promise<string> => {
      const id = newId();
      await server.database.asOwner(
        `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids, event_id)
         VALUES ($1, $2, $3, 'in_progress', $4, $4, ARRAY[$3::uuid], $5)`,
        [id, `SL-261120-${id.slice(-8).toUpperCase()}`, idOf(paramedic), server.clock.now(), eventId],
      );
      await server.database.asOwner(
        `INSERT INTO prf_section (prf_id, section, version, data, updated_at, updated_by)
         VALUES ($1, 'ClinicalInterventions', 1, $2, $3, $4)`,
        [id, JSON.stringify(drugs(name, code)), server.clock.now(), idOf(paramedic)],
      );
      return id;
    };
    const [dosed, written] = [await prf('fentanyl', 'f-204 '), await prf('fentanyl', 'F-204')];
    await prf('fentanyl', 'F-205');
    await prf('aspirin', 'F-204');
    await post(bag, virtualLocation('consumed'), 1, dosed);

    const id = newId();
    const notice = {
      ...{ id, title: 'Particles in ampoules', recallClass: 'class_1', reference: 'EL(26)A/12' },
      ...{ receivedOn: '2026-11-20', measure: 'stop_use', itemId: drug, batchIds: [], isAllLots: false },
    };
    const DETAILS =
      '{ recall { number state lineCount openCount version } lots { lot status onHand } steps { action takenByName reason } possible }';
    const step = (action: string, reason?: string) =>
      say(admin, 'stepRecall', 'StepRecallInput', { id, action, reason }, DETAILS);
    ok(await say(admin, 'createRecall', 'CreateRecallInput', notice, DETAILS));
    expect(refusal(await step('activate'))).toMatchObject({ problems: [{ field: 'batchIds' }] });
    expect(
      refusal(
        await say(
          admin,
          'updateRecall',
          'UpdateRecallInput',
          { ...notice, batchIds: [batchId], version: 1 },
          DETAILS,
        ),
      ),
    ).toMatchObject({ problems: [{ field: 'batchIds' }] });
    ok(
      await say(
        admin,
        'updateRecall',
        'UpdateRecallInput',
        { ...notice, batchIds: [lot], version: 1 },
        DETAILS,
      ),
    );
    expect(ok(await step('activate'))).toMatchObject({
      recall: { state: 'active', lineCount: 6, openCount: 6 },
      lots: [{ lot: 'F-204', status: 'recalled', onHand: 16 }],
    });
    await expect(post(bag, virtualLocation('consumed'), 1)).rejects.toMatchObject({ code: 'BATCH_RECALLED' });
    expect(refusal(await move(paramedic, { itemId: drug, batchId: lot }))).toMatchObject({
      code: 'BATCH_RECALLED',
    });

    const lines = async (filter: object = {}) =>
      ok<{
        nodes: {
          id: string;
          kind: string;
          quantity: number | null;
          locationName: string | null;
          customPrfId: string | null;
        }[];
      }>(
        await nurse.graphql(
          `query ($id: ID!, $filter: RecallLineFilter) { recallLines(recallId: $id, first: 100, filter: $filter) {
               nodes { id kind lot quantity locationName customPrfId eventName outcome settledByName settledAt } totalCount } }`,
          { id, filter },
        ),
      ).nodes;
    const found = await lines();
    expect(found.map(({ kind, quantity, locationName }) => [kind, quantity, locationName])).toEqual(
      expect.arrayContaining([
        ['stock', 13, 'Safe'],
        ['stock', 3, 'Bag 1'],
        ['transit', 2, 'In transit'],
        ['use', 1, null],
        ['patient', 1, null],
        ['patient', null, null],
      ]),
    );
    const patients = found.filter(({ kind }) => kind === 'patient').map(({ customPrfId }) => customPrfId);
    expect(patients.sort()).toEqual(
      [dosed, written].map((one) => `SL-261120-${one.slice(-8).toUpperCase()}`).sort(),
    );
    const points = async (): Promise<number> =>
      ok<{ points: { check: string }[] }>(
        await admin.graphql('query ($id: ID!) { eventCloseOut(eventId: $id) { points { check } } }', {
          id: eventId,
        }),
      ).points.filter(({ check }) => check === 'recalls_open').length;
    expect(await points()).toBe(3);

    const settle = (lineId: string, outcome: string, caller = nurse) =>
      say(caller, 'settleRecallLine', 'SettleRecallLineInput', { lineId, outcome }, DETAILS);
    expect(refusal(await settle(found[0]?.id ?? '', 'nothing'))).toBeDefined();
    const OUTCOMES: Readonly<Record<string, string>> = {
      ...{ stock: 'isolated', transit: 'isolated', patient: 'told', use: 'not_traced' },
    };
    const [first, ...rest] = found;
    const wrong = first?.kind === 'patient' ? 'isolated' : 'told';
    expect(refusal(await settle(first?.id ?? '', wrong))).toMatchObject({ problems: [{ field: 'outcome' }] });
    for (const line of rest) ok(await settle(line.id, OUTCOMES[line.kind] ?? ''));
    expect(refusal(await step('close'))).toMatchObject({ code: 'RECALL_UNSETTLED' });
    ok(await settle(first?.id ?? '', OUTCOMES[first?.kind ?? ''] ?? ''));
    ok(await settle(first?.id ?? '', OUTCOMES[first?.kind ?? ''] ?? ''));
    expect(await points()).toBe(0);
    expect(await lines({ isSettled: false })).toEqual([]);
    // A dose that was given offline before it was heard of, and arrives only now.
    await runInTransaction(contextOf(admin), (inside) =>
      stockPosting.post(inside, {
        ...{ key: newId(), source: { kind: 'usage' }, witness, allowShortage: true },
        moves: [
          {
            ...{ itemId: drug, batchId: lot, quantity: 1, reason: 'used' },
            ...{ fromLocationId: bag, toLocationId: virtualLocation('consumed') },
          },
        ],
      }),
    );
    expect(refusal(await step('close'))).toMatchObject({ code: 'RECALL_UNSETTLED' });
    ok(await say(nurse, 'lookAgainForRecall', 'LookAgainInput', { id }, DETAILS));
    const [late] = await lines({ isSettled: false });
    ok(await settle(late?.id ?? '', 'traced'));
    expect(ok(await step('close'))).toMatchObject({
      recall: { state: 'closed', openCount: 0, lineCount: 7 },
    });
    expect(refusal(await step('withdraw', 'Wrong'))).toMatchObject({ code: 'STATE_CHANGED' });
    expect(refusal(await step('reopen'))).toMatchObject({ problems: [{ field: 'reason' }] });
    ok(await step('reopen', 'The notice was extended'));
    expect(ok(await step('withdraw', 'It meant another lot'))).toMatchObject({
      recall: { state: 'withdrawn' },
      lots: [{ status: 'available' }],
    });
    const paper = await nurse.get(`/api/inventory/recalls/${id}/pdf`);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await post(bag, virtualLocation('consumed'), 1);
  });

  it('blocks a lot that is entered, received or renamed under it, and tells who holds one', async () => {
    const item = newId();
    ok(
      await say(admin, 'createStockItem', 'CreateStockItemInput', {
        ...{ id: item, sku: newId(), name: 'Saline', itemType: 'fluid', unit: 'each', unitsPerPack: 1 },
        ...{
          isBatchTracked: true,
          hasExpiry: true,
          isSerialised: false,
          storage: 'ambient',
          isSingleUse: true,
        },
      }),
    );
    const here = await newLot(item, 'K-1');
    const [keeper, holder] = [
      await server.signedIn('staff', { firstName: 'Kim' }),
      await server.signedIn('staff', { firstName: 'Hal' }),
    ];
    const [store, kitId, kitBag, pouch, staffId] = [newId(), newId(), newId(), newId(), newId()];
    const { asOwner } = server.database;
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1, 'Depot', 'main_storage_box', 'place', NULL, now()), ($2, 'Response 7', 'event_kit_bag', 'bag', $1, now()),
              ($3, 'Fluids', NULL, 'pouch', $2, now())`,
      [store, kitBag, pouch],
    );
    await asOwner(`INSERT INTO kit (id, name, latest, created_at) VALUES ($1, 'Response', 1, now())`, [
      kitId,
    ]);
    await asOwner('INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, 1, now(), $2)', [
      kitId,
      idOf(admin),
    ]);
    await asOwner(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, state, check_every_days, created_at)
       VALUES ($1, $2, 1, $3, 'out', 30, now())`,
      [kitBag, kitId, store],
    );
    await asOwner(`INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'medic')`, [
      staffId,
      idOf(holder),
    ]);
    await asOwner('INSERT INTO bag_assignment (id, bag_id, staff_id, out_at) VALUES ($1, $2, $3, now())', [
      newId(),
      kitBag,
      staffId,
    ]);
    await asOwner('INSERT INTO stock_keeper (location_id, user_id) VALUES ($1, $2)', [store, idOf(keeper)]);
    const put = (batch: string, locationId: string, change: number) =>
      say(
        admin,
        'adjustStock',
        'AdjustStockInput',
        { key: newId(), itemId: item, batchId: batch, locationId, change, reason: 'opening', note: 'Opened' },
        '{ postingId }',
      );
    ok(await put(here, pouch, 2));
    ok(await put(here, store, 3));

    // Another lot of the same transfer is on its way.
    const transferId = newId();
    ok(
      await say(
        admin,
        'createStockTransfer',
        'CreateStockTransferInput',
        {
          ...{ id: transferId, fromLocationId: store, toLocationId: safe },
          lines: [{ id: newId(), itemId: item, quantity: 1 }],
        },
        '{ transfer { id } }',
      ),
    );
    ok(
      await say(
        admin,
        'dispatchStockTransfer',
        'DispatchStockTransferInput',
        { id: transferId },
        '{ transfer { id } }',
      ),
    );

    const id = newId();
    ok(
      await say(admin, 'createRecall', 'CreateRecallInput', {
        ...{ id, title: 'Mould', recallClass: 'class_1', reference: 'EL-9', receivedOn: '2026-11-20' },
        ...{
          measure: 'stop_use',
          itemId: item,
          batchIds: [],
          isAllLots: false,
          lotNumbers: ['k-1', 'K-2', 'K-2', 'K-3'],
        },
      }),
    );
    const DETAILS = '{ recall { lineCount lotNumbers } lots { lot status } }';
    expect(
      ok(await say(admin, 'stepRecall', 'StepRecallInput', { id, action: 'activate' }, DETAILS)),
    ).toMatchObject({
      recall: { lineCount: 3, lotNumbers: ['k-1', 'K-2', 'K-3'] },
      lots: [{ lot: 'K-1', status: 'recalled' }],
    });
    const lines = async () =>
      ok<{ nodes: readonly { kind: string; lot: string; transfers: readonly object[] }[] }>(
        await nurse.graphql(
          `query ($id: ID!) { recallLines(recallId: $id, first: 100) {
               nodes { kind lot quantity locationName transfers { number fromName toName } } } }`,
          { id },
        ),
      ).nodes;
    expect((await lines()).find(({ kind }) => kind === 'transit')).toMatchObject({
      transfers: [{ number: expect.stringMatching(/^TR-/) as string, fromName: 'Depot', toName: 'Safe' }],
    });
    // Who has the bag hears of the bag; who is responsible for its home of both.
    const told = async (caller: TestCaller) =>
      ok<{
        nodes: readonly { kind: string; body: string }[];
      }>(await caller.graphql('{ myNotifications(first: 5) { nodes { kind title body } } }')).nodes.filter(
        ({ kind }) => kind === 'recall_held',
      );
    expect(await told(holder)).toMatchObject([
      { body: expect.stringMatching(/: *\nResponse 7: 2 of lot K-1$/) as string },
    ]);
    expect((await told(keeper)).map(({ body }) => body.split('\n').slice(1))).toEqual([
      ['Depot: 2 of lot K-1', 'Response 7: 2 of lot K-1'],
    ]);
    expect(await told(nurse)).toEqual([]);

    // What comes in now is blocked as it comes in, and is a line once it is on a shelf.
    const statusOf = async (lot: string) =>
      (
        await asOwner<{ status: string; reference: string | null }>(
          'SELECT status, status_reference AS reference FROM stock_batch WHERE item_id = $1 AND lot = $2',
          [item, lot],
        )
      )[0];
    const entered = await newLot(item, 'K-2');
    expect(await statusOf('K-2')).toMatchObject({
      status: 'recalled',
      reference: expect.stringMatching(/, EL-9$/) as string,
    });
    ok(await put(entered, store, 4));
    expect(
      refusal(
        await say(
          nurse,
          'recordStockUsage',
          'RecordStockUsageInput',
          { key: newId(), lines: [{ itemId: item, batchId: entered, locationId: store, quantity: 1 }] },
          '{ postingId }',
        ),
      ),
    ).toMatchObject({ code: 'BATCH_RECALLED' });
    const other = await newLot(item, 'K-9');
    expect(await statusOf('K-9')).toMatchObject({ status: 'available' });
    ok(await put(other, store, 5));
    await asOwner(`UPDATE stock_batch SET lot = 'K-3', version = version + 1 WHERE id = $1`, [other]);
    expect(await statusOf('K-3')).toMatchObject({ status: 'recalled' });
    const supplierId = newId();
    await asOwner(`INSERT INTO supplier (id, name, created_at) VALUES ($1, 'Quay', now())`, [supplierId]);
    // Another expiry is another lot of the same number.
    await asOwner(
      `INSERT INTO stock_batch (id, item_id, lot, expires_on, supplier_id, created_at)
       VALUES ($1, $2, 'k-1', '2031-01-31', $3, now())`,
      [newId(), item, supplierId],
    );
    expect(await statusOf('k-1')).toMatchObject({ status: 'recalled' });
    const rows = (await lines()).filter(({ kind }) => kind === 'stock').map(({ lot }) => lot);
    expect(rows.sort()).toEqual(['K-1', 'K-1', 'K-2', 'K-3']);
  });

  it('can name all lots that came in between two days', async () => {
    const drug = await newDrug('Midazolam', 3);
    await newLot(drug, 'A1');
    await newLot(drug, 'A2');
    const id = newId();
    ok(
      await say(admin, 'createRecall', 'CreateRecallInput', {
        ...{ id, title: 'All', recallClass: 'company', reference: 'C-1', receivedOn: '2026-11-20' },
        ...{ measure: 'quarantine', itemId: drug, batchIds: [], isAllLots: true },
        ...{ lotsFrom: '2026-11-20', lotsTo: '2026-11-21' },
      }),
    );
    expect(
      ok(
        await say(
          admin,
          'stepRecall',
          'StepRecallInput',
          { id, action: 'activate' },
          '{ lots { lot status } }',
        ),
      ),
    ).toEqual({
      lots: [
        { lot: 'A1', status: 'quarantined' },
        { lot: 'A2', status: 'quarantined' },
      ],
    });
    expect(
      ok(await say(admin, 'stepRecall', 'StepRecallInput', { id, action: 'close' }, '{ recall { state } }')),
    ).toEqual({
      recall: { state: 'closed' },
    });
  });
});
