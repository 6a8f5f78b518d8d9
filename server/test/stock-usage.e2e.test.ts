import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ARRIVALS_TASK } from '../src/modules/inventory/recalls/recall.service.js';
import { recallData } from '../src/modules/inventory/recalls/recalls.personal-data.js';
import { usageData } from '../src/modules/inventory/usage/usage.personal-data.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { ok } from './harness/answers.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { amendment, command, completeRecord, openPrfBench, sign, type PrfBench } from './prf-fixture.js';
import { mutationOf } from './harness/mutations.js';

let bench: PrfBench;
let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let crew: Actor;

const code = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const say = (field: string, type: string, input: object, selection = '{ __typename }', caller = admin) =>
  caller.graphql(mutationOf(field, selection, type), { input });

interface Lot {
  readonly itemId: string;
  readonly batchId: string;
}
const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(
    await say('createStockItem', 'CreateStockItemInput', {
      ...{ id, sku: id, name: 'Aspirin tablet', itemType: 'medicine', drug: 'aspirin', strength: '300 mg' },
      ...{ unit: 'tablet', unitsPerPack: 100, isBatchTracked: true, hasExpiry: true, isSerialised: false },
      ...{ storage: 'ambient', isSingleUse: true, ...facts },
    }),
  );
  return id;
};
const newLot = async (itemId: string, expiresOn = '2027-06-30', lot: string = newId()): Promise<Lot> => {
  const id = newId();
  ok(await say('createStockBatch', 'CreateStockBatchInput', { id, itemId, lot, expiresOn }));
  return { itemId, batchId: id };
};
const newPlace = async (): Promise<string> => {
  const id = newId();
  ok(await say('createStockLocation', 'CreateStockLocationInput', { id, name: id, type: 'event_kit_bag' }));
  return id;
};
const stockUp = async ({ itemId, batchId }: Lot, locationId: string, change: number): Promise<void> => {
  const facts = { key: newId(), itemId, batchId, locationId, change, reason: 'found', note: 'Counted' };
  ok(await say('adjustStock', 'AdjustStockInput', facts));
};
const held = async ({ itemId, batchId }: Lot, place: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ quantity: number }>(
    `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance
     WHERE item_id = $1 AND batch_id = $2 AND location_id = $3`,
    [itemId, batchId, place],
  );
  return row?.quantity ?? 0;
};
const movesOf = (entryId: string) =>
  server.database.asOwner<Record<string, unknown>>(
    `SELECT m.quantity::float8 AS quantity, m.reason, m.exception, m.override_reason, m.event_id, m.prf_id, m.occurred_at,
            m.reverses IS NOT NULL AS is_back, s.location_id AS short_at, s.settled_at IS NOT NULL AS is_settled
     FROM stock_move m LEFT JOIN stock_shortage s ON s.move_id = m.id WHERE m.source_id = $1 ORDER BY m.sequence`,
    [entryId],
  );

const notesOf = async (column: 'source_id' | 'posting_id', id: string) =>
  (
    await server.database.asOwner<{ note: string | null }>(
      `SELECT note FROM stock_move WHERE ${column} = $1 ORDER BY sequence`,
      [id],
    )
  ).map(({ note }) => note);

const batchOf = ({ itemId, batchId }: Lot, locationId: string, more: object = {}) => ({
  ...{ lot: 'K2231', expiry: '2027-06-30', taken: 1, taken_from: 'Bag 03' },
  ...{ item_id: itemId, batch_id: batchId, location_id: locationId, ...more },
});
const doseOf = (id: string, batch: object | null, more: object = {}): SectionData => ({
  drugs_administered: [
    {
      ...{ id, drug_name: 'aspirin', dose: 300, dose_unit: 'mg', route: 'oral', given_by: 'Robin Hale' },
      ...{ time_administered: '2026-11-20T14:12:00.000Z', ...(batch === null ? {} : { batch }), ...more },
    },
  ],
});
const save = async (prfId: string, changes: SectionData, more: Parameters<typeof command>[3] = {}) => {
  const [found] = await bench.database.asOwner<{ version: number }>(
    `SELECT version FROM prf_section WHERE prf_id = $1 AND section = 'ClinicalInterventions'`,
    [prfId],
  );
  const [result] = await bench.save(
    crew,
    command(prfId, 'ClinicalInterventions', changes, { baseVersion: found?.version ?? 0, ...more }),
  );
  expect(result?.problems).toEqual([]);
  expect(result?.outcome).toBe('SAVED');
};

let bag: string;
let lot: Lot;
beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
});
afterAll(async () => {
  await server.close();
  await bench.close();
});
beforeEach(async () => {
  crew = await bench.actor('staff');
  bag = await newPlace();
  lot = await newLot(await newItem());
  await stockUp(lot, bag, 10);
});

describe('a dose of a record', () => {
  it('is taken from the bag with the record, once however often it is sent, and returns when it is struck through', async () => {
    const [prfId, entryId] = [newId(), newId()];
    const eventId = await bench.event();
    const sent = command(prfId, 'ClinicalInterventions', doseOf(entryId, batchOf(lot, bag)), { eventId });
    for (const outcome of ['SAVED', 'REPLAYED'])
      expect(await bench.save(crew, sent)).toMatchObject([{ outcome }]);
    expect(await held(lot, bag)).toBe(9);
    expect(await movesOf(entryId)).toMatchObject([
      {
        quantity: 1,
        reason: 'administered',
        event_id: eventId,
        prf_id: prfId,
        short_at: null,
        is_back: false,
      },
    ]);
    expect((await movesOf(entryId))[0]?.['occurred_at']).toEqual(new Date('2026-11-20T14:12:00.000Z'));

    // What says nothing of the stock moves none.
    await save(prfId, { drugs_administered: [{ id: entryId, outcome: 'Better' }] });
    expect(await movesOf(entryId)).toHaveLength(1);
    // Two tablets instead: the first move is reversed, the second is of the whole.
    await save(prfId, { drugs_administered: [{ id: entryId, batch: batchOf(lot, bag, { taken: 2 }) }] });
    expect(await held(lot, bag)).toBe(8);
    await save(prfId, { drugs_administered: [{ id: entryId, void_reason: 'Wrong patient' }] });
    expect(await held(lot, bag)).toBe(10);
    expect((await movesOf(entryId)).map(({ is_back }) => is_back)).toEqual([false, true, false, true]);
    expect(await bench.audited('STOCK_NOT_POSTED', prfId)).toBe(0);
  });

  it('moves to the event that its record moves to, and is given back with a record that was entered in error', async () => {
    const [prfId, entryId] = [newId(), newId()];
    await save(prfId, doseOf(entryId, batchOf(lot, bag)), { patientId: await bench.patient() });
    const eventId = await bench.event();
    await bench.save(crew, command(prfId, 'incidentDetails', { event_id: eventId }));
    expect((await movesOf(entryId)).map(({ event_id }) => event_id)).toEqual([null, null, eventId]);
    expect(await held(lot, bag)).toBe(9);
    await bench.mutate(crew, (inside) => bench.prfs.declareVoid(inside, prfId, 'Made twice'));
    expect(await held(lot, bag)).toBe(10);
  });

  it('follows the amendment of a signed record', async () => {
    const prfId = await completeRecord(bench, crew);
    await sign(bench, crew, prfId);
    const entryId = '01934a5e-0000-7000-8000-000000000002';
    const change = {
      ClinicalInterventions: { drugs_administered: [{ id: entryId, batch: batchOf(lot, bag) }] },
    };
    await bench.amending.amend(bench.context(crew), await amendment(bench, prfId, change));
    expect(await held(lot, bag)).toBe(9);
    const struck = {
      ClinicalInterventions: { drugs_administered: [{ id: entryId, void_reason: 'Not given' }] },
    };
    await bench.amending.amend(bench.context(crew), await amendment(bench, prfId, struck));
    expect(await held(lot, bag)).toBe(10);
    // Two records can hold an entry of one id, and each has its own moves.
    expect((await movesOf(entryId)).every(({ prf_id }) => prf_id === prfId)).toBe(true);
  });

  it('is recorded whatever the books hold, and the shortage is chased until it is settled', async () => {
    const [prfId, entryId] = [newId(), newId()];
    const eventId = await bench.event();
    await save(prfId, doseOf(entryId, batchOf(lot, bag, { taken: 12 })), { eventId });
    expect(await held(lot, bag)).toBe(0);
    expect(await movesOf(entryId)).toMatchObject([
      { quantity: 10, short_at: null },
      { quantity: 2, short_at: bag, is_settled: false },
    ]);
    const close = async () =>
      ok<{ points: { check: string; itemId: string }[] }>(
        await admin.graphql(
          'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference itemId } } }',
          { id: eventId },
        ),
      ).points.filter(({ check }) => check === 'stock_unexplained');
    const [point] = await close();
    expect(point).toMatchObject({ reference: eventId, label: `2 × Aspirin tablet 300 mg, ${bag}` });
    // And every morning, with those who are responsible for the bag or, where nobody is, the administrators.
    await server.jobs.tasks['tell-of-stock']?.({});
    const mornings = await server.database.asOwner<{ body: string }>(
      `SELECT body FROM notification WHERE kind = 'stock_daily' AND user_id = $1`,
      [admin.user?.id],
    );
    expect(mornings.map(({ body }) => body).join('\n')).toMatch(
      new RegExp(`^${bag}: .*1 shortage to settle\\.$`, 'm'),
    );
    const listed = ok(
      await staff.graphql(
        'query ($filter: StockShortageFilter) { stockShortages(filter: $filter) { nodes { move { id } } } }',
        { filter: { eventId, isSettled: false } },
      ),
    );
    expect(listed).toEqual({ nodes: [{ move: { id: point?.itemId } }] });
    const settle = {
      key: newId(),
      moveId: point?.itemId ?? '',
      outcome: 'written_off',
      reason: 'Never booked in',
    };
    expect(code(await say('settleStockShortage', 'SettleStockShortageInput', settle, undefined, staff))).toBe(
      'FORBIDDEN',
    );
    ok(await say('settleStockShortage', 'SettleStockShortageInput', settle));
    expect(await close()).toEqual([]);
    // Struck through afterwards, everything is as before, also what settled the shortage.
    await save(prfId, { drugs_administered: [{ id: entryId, void_reason: 'Wrong patient' }] });
    expect(await held(lot, bag)).toBe(10);
    const [books] = await server.database.asOwner<{ quantity: number }>(
      `SELECT coalesce(sum(quantity), 0)::float8 AS quantity FROM stock_balance
       WHERE batch_id = $1 AND location_id <> $2 AND location_id <> '00000000-0000-7000-8000-000000000005'`,
      [lot.batchId, bag],
    );
    expect(books?.quantity).toBe(0);
  });

  it('of a controlled drug follows who gave it, without moving it again', async () => {
    const drug = await newLot(
      await newItem({
        ...{ name: 'Morphine', drug: 'morphine', legalClass: 'POM', controlledSchedule: 2 },
        storage: 'controlled_drug_safe',
      }),
    );
    const [prfId, entryId] = [newId(), newId()];
    const giver = () =>
      server.database.asOwner(
        `SELECT g.given_by AS "givenBy", g.may_give AS "mayGive" FROM controlled_giver g JOIN stock_move m ON m.id = g.move_id
         WHERE m.source_id = $1`,
        [entryId],
      );
    await save(prfId, doseOf(entryId, batchOf(drug, bag)), { patientId: await bench.patient() });
    expect(await giver()).toEqual([{ givenBy: null, mayGive: false }]);
    await save(prfId, { drugs_administered: [{ id: entryId, given_by: 'A. Stranger' }] });
    expect(await giver()).toEqual([{ givenBy: 'A. Stranger', mayGive: null }]);
    expect(await movesOf(entryId)).toHaveLength(1);
  });

  it('of a lot that is past its date or recalled is recorded with what spoke against it', async () => {
    const old = await newLot(lot.itemId, '2026-11-19');
    await stockUp(old, bag, 1);
    const [prfId, entryId] = [newId(), newId()];
    const batch = batchOf(old, bag, { expiry: '2026-11-19', override_reason: 'Nothing else at hand' });
    await save(prfId, doseOf(entryId, batch), { patientId: await bench.patient() });
    expect(await movesOf(entryId)).toMatchObject([
      { exception: 'expired', override_reason: 'Nothing else at hand' },
    ]);
    ok(
      await say('setStockBatchStatus', 'SetStockBatchStatusInput', {
        ...{ id: lot.batchId, version: 1, status: 'recalled', reference: 'EL(26)A/12', reason: 'Particles' },
      }),
    );
    const late = newId();
    await save(prfId, doseOf(late, batchOf(lot, bag)));
    expect(await movesOf(late)).toMatchObject([{ exception: 'recalled', short_at: null }]);
  });

  it('of a recalled lot is one of the recall’s lines at once: the patient is to be told', async () => {
    const recallId = newId();
    ok(
      await say('createRecall', 'CreateRecallInput', {
        ...{ id: recallId, title: 'Particles', recallClass: 'class_1', reference: 'EL-12' },
        ...{ receivedOn: '2026-11-20', measure: 'stop_use', itemId: lot.itemId, batchIds: [lot.batchId] },
        isAllLots: false,
      }),
    );
    ok(await say('stepRecall', 'StepRecallInput', { id: recallId, action: 'activate' }));
    const lines = () =>
      server.database.asOwner<{ kind: string; prf: string | null; quantity: number }>(
        `SELECT kind, prf_id AS prf, quantity::float8 AS quantity FROM recall_line
         WHERE recall_id = $1 AND kind <> 'stock' ORDER BY found_at, id`,
        [recallId],
      );
    expect(await lines()).toEqual([]);
    const [prfId, entryId] = [newId(), newId()];
    await save(prfId, doseOf(entryId, batchOf(lot, bag)), { patientId: await bench.patient() });
    expect(await movesOf(entryId)).toMatchObject([{ quantity: 1, exception: 'recalled', prf_id: prfId }]);
    expect(await lines()).toEqual([{ kind: 'patient', prf: prfId, quantity: 1 }]);
    // Administrators and the author are notified, once, however often the job runs.
    for (let run = 0; run < 2; run += 1) await server.jobs.tasks[ARRIVALS_TASK]?.({ recallId });
    const [record] = await server.database.asOwner<{ number: string }>(
      'SELECT custom_prf_id AS number FROM prf WHERE id = $1',
      [prfId],
    );
    const told = await server.database.asOwner<{ userId: string; body: string }>(
      `SELECT user_id AS "userId", body FROM notification WHERE kind = 'recall_given' AND entity_id = $1`,
      [recallId],
    );
    expect(told.map(({ userId }) => userId).sort()).toEqual([admin.user?.id, crew.userId].sort());
    for (const { body } of told) expect(body).toMatch(new RegExp(`\\nPRF ${record?.number ?? ''}: lot `));
    const closed = await say('stepRecall', 'StepRecallInput', { id: recallId, action: 'close' });
    expect(code(closed)).toBe('RECALL_UNSETTLED');
    // By hand it is refused: nothing was done yet.
    const usage = {
      key: newId(),
      lines: [{ itemId: lot.itemId, batchId: lot.batchId, locationId: bag, quantity: 1 }],
    };
    expect(code(await say('recordStockUsage', 'RecordStockUsageInput', usage))).toBe('BATCH_RECALLED');
    // Also where the books may be wrong about how much there is.
    const unbooked = { ...usage, allowShortage: true };
    expect(code(await say('recordStockUsage', 'RecordStockUsageInput', unbooked))).toBe('BATCH_RECALLED');
    const old = await newLot(lot.itemId, '2026-11-19');
    const expired = { ...unbooked, lines: [{ ...usage.lines[0], batchId: old.batchId }] };
    expect(code(await say('recordStockUsage', 'RecordStockUsageInput', expired))).toBe('BATCH_EXPIRED');
    const reasoned = { ...expired, key: newId(), overrideReason: 'Nothing else at hand' };
    ok(await say('recordStockUsage', 'RecordStockUsageInput', reasoned));
  });

  it('of a medicine outside the formulary is taken from stock, and a recall finds the patient', async () => {
    const other = await newLot(await newItem({ name: 'Penthrox inhaler', drug: null, strength: null }));
    await stockUp(other, bag, 3);
    const [named, typed, another] = [newId(), newId(), newId()];
    const entryId = newId();
    const facts = { drug_name: 'other', drug_name_other: 'Penthrox' };
    await save(named, doseOf(entryId, batchOf(other, bag), facts), { patientId: await bench.patient() });
    expect(await movesOf(entryId)).toMatchObject([{ quantity: 1, reason: 'administered', prf_id: named }]);
    const [lotNumber] = await server.database.asOwner<{ lot: string }>(
      'SELECT lot FROM stock_batch WHERE id = $1',
      [lot.batchId],
    );
    // Aspirin entered by its brand, with the lot as it is on the box; and another drug with a lot of the same number.
    const box = { lot: lotNumber?.lot, expiry: '2027-06-30' };
    await save(typed, doseOf(newId(), box, { drug_name: 'other', drug_name_other: 'Disprin' }));
    await save(another, doseOf(newId(), box, { drug_name: 'glucagon' }));
    const patients = async ({ itemId, batchId }: Lot) => {
      const id = newId();
      ok(
        await say('createRecall', 'CreateRecallInput', {
          ...{ id, title: 'Particles', recallClass: 'class_1', reference: 'EL-14', receivedOn: '2026-11-20' },
          ...{ measure: 'stop_use', itemId, batchIds: [batchId], isAllLots: false },
        }),
      );
      ok(await say('stepRecall', 'StepRecallInput', { id, action: 'activate' }));
      return server.database.asOwner<{ prf: string }>(
        `SELECT prf_id AS prf FROM recall_line WHERE recall_id = $1 AND kind = 'patient'`,
        [id],
      );
    };
    expect(await patients(other)).toEqual([{ prf: named }]);
    expect(await patients(lot)).toEqual([{ prf: typed }]);
  });

  it('notes where another lot was to be used first, and only then', async () => {
    const later = await newLot(lot.itemId, '2028-06-30');
    await stockUp(later, bag, 5);
    const now = server.clock.now().toISOString();
    const noteOf = async (batch: object, time: string) => {
      const [prfId, entryId] = [newId(), newId()];
      const [entry] = doseOf(entryId, batch)['drugs_administered'] as [Record<string, unknown>];
      await save(prfId, { drugs_administered: [{ ...entry, time_administered: time }] });
      return (await notesOf('source_id', entryId))[0];
    };
    const [first] = await server.database.asOwner<{ lot: string }>(
      'SELECT lot FROM stock_batch WHERE id = $1',
      [lot.batchId],
    );
    expect(await noteOf(batchOf(lot, bag), now)).toBeNull();
    expect(await noteOf(batchOf(later, bag), now)).toBe(
      `Not the lot that was proposed (${first?.lot ?? ''})`,
    );
    // At that time there was neither: nothing was passed over.
    expect(await noteOf(batchOf(later, bag), '2026-01-01T12:00:00.000Z')).toBeNull();
  });

  it('by hand has the same note, and the same entry again is the same posting', async () => {
    const later = await newLot(lot.itemId, '2028-06-30');
    await stockUp(later, bag, 5);
    const usage = {
      ...{ key: newId(), note: 'Training' },
      lines: [{ itemId: lot.itemId, batchId: later.batchId, locationId: bag, quantity: 1 }],
    };
    const record = async (input: object) =>
      ok<{
        postingId: string;
      }>(await say('recordStockUsage', 'RecordStockUsageInput', input, '{ postingId }'));
    const { postingId } = await record(usage);
    expect(await notesOf('posting_id', postingId)).toEqual([
      expect.stringMatching(/^Training\. Not the lot that was proposed \(/),
    ]);
    // By now the lot is the first to use.
    ok(
      await say('adjustStock', 'AdjustStockInput', {
        ...{ key: newId(), itemId: lot.itemId, batchId: lot.batchId, locationId: bag, change: -10 },
        ...{ reason: 'lost', note: 'Not found' },
      }),
    );
    expect(await record(usage)).toEqual({ postingId });
    const next = await record({ ...usage, key: newId() });
    expect(await notesOf('posting_id', next.postingId)).toEqual(['Training']);
  });

  it('splits what was drawn up into given and wasted', async () => {
    const [prfId, entryId] = [newId(), newId()];
    await save(prfId, doseOf(entryId, batchOf(lot, bag), { dose: 225, wasted: 75 }), {
      patientId: await bench.patient(),
    });
    expect(await movesOf(entryId)).toMatchObject([
      { quantity: 0.75, reason: 'administered' },
      { quantity: 0.25, reason: 'wasted' },
    ]);
  });

  it('is never lost to stock that there is not', async () => {
    const [prfId, entryId] = [newId(), newId()];
    const unknown = { itemId: newId(), batchId: newId() };
    await save(prfId, doseOf(entryId, batchOf(unknown, bag)), { patientId: await bench.patient() });
    expect(await movesOf(entryId)).toEqual([]);
    expect(await bench.audited('STOCK_NOT_POSTED', prfId)).toBe(1);
    // Free text, as in records from before, moves nothing.
    const free = newId();
    await save(prfId, doseOf(free, { lot: 'K2231', expiry: '2027-06-30' }));
    expect(await movesOf(free)).toEqual([]);
  });

  it('goes with the consumables of the record', async () => {
    const [prfId, entryId] = [newId(), newId()];
    const batch = batchOf(lot, bag, { taken: null });
    const used = { id: entryId, consumable: 'Aspirin tablet', quantity: 3, batch };
    await save(prfId, { consumables_used: [used] }, { patientId: await bench.patient() });
    expect(await movesOf(entryId)).toMatchObject([{ quantity: 3, reason: 'used' }]);
    expect(await held(lot, bag)).toBe(7);
  });

  it('is found by a recall where the record names its lot by hand, of a consumable too', async () => {
    const itemId = await newItem({
      name: 'Burn gel',
      itemType: 'consumable',
      unit: 'sachet',
      drug: null,
      strength: null,
    });
    const gel = await newLot(itemId, '2027-06-30', 'BG-7');
    const [prfId, otherId] = [newId(), newId()];
    const used = (batch: object) => ({
      consumables_used: [{ id: newId(), consumable: 'Burn gel', quantity: 1, batch }],
    });
    await save(prfId, used({ lot: 'bg-7' }), { patientId: await bench.patient() });
    // Of another item, as its stock says.
    await save(otherId, used(batchOf(lot, bag, { lot: 'BG-7', taken: null })), {
      patientId: await bench.patient(),
    });
    const notice = {
      ...{ id: newId(), title: 'Seal leaks', recallClass: 'safety_notice', reference: 'FSN-7' },
      ...{ receivedOn: '2026-11-20', measure: 'return', itemId, batchIds: [gel.batchId], isAllLots: false },
    };
    ok(await say('createRecall', 'CreateRecallInput', notice));
    ok(await say('stepRecall', 'StepRecallInput', { id: notice.id, action: 'activate' }));
    const lines = await server.database.asOwner<{ kind: string; prf: string }>(
      'SELECT kind, prf_id AS prf FROM recall_line WHERE recall_id = $1',
      [notice.id],
    );
    expect(lines).toEqual([{ kind: 'patient', prf: prfId }]);
    // A number that has never been in the books, in a record only: its patient is found, and once, also when the lot comes in later.
    const [unknownId, strangerId] = [newId(), newId()];
    await save(unknownId, doseOf(newId(), { lot: 'zz-1 ' }), { patientId: await bench.patient() });
    await save(strangerId, doseOf(newId(), { lot: 'ZZ-2' }), { patientId: await bench.patient() });
    const byNumber = {
      ...{ ...notice, id: newId(), itemId: lot.itemId, batchIds: [] },
      lotNumbers: ['ZZ-1'],
    };
    ok(await say('createRecall', 'CreateRecallInput', byNumber));
    ok(await say('stepRecall', 'StepRecallInput', { id: byNumber.id, action: 'activate' }));
    const shown = async (): Promise<unknown> =>
      ok(
        await admin.graphql(
          'query ($id: ID!) { recallLines(recallId: $id) { nodes { kind lot quantity outcome } totalCount } }',
          { id: byNumber.id },
        ),
      );
    const patient = { kind: 'patient', lot: 'ZZ-1', quantity: null, outcome: null };
    expect(await shown()).toEqual({ nodes: [patient], totalCount: 1 });
    await newLot(lot.itemId, '2027-06-30', 'ZZ-1');
    ok(await say('lookAgainForRecall', 'LookAgainInput', { id: byNumber.id }));
    expect(await shown()).toEqual({ nodes: [patient], totalCount: 1 });
    expect(code(await say('stepRecall', 'StepRecallInput', { id: byNumber.id, action: 'close' }))).toBe(
      'RECALL_UNSETTLED',
    );
    // Of an item without lots nothing could be found or blocked: the notice says so at once.
    const plain = await newItem({
      name: 'Tape',
      drug: null,
      strength: null,
      isBatchTracked: false,
      hasExpiry: false,
    });
    const unfindable = { ...notice, id: newId(), itemId: plain, batchIds: [], isAllLots: true };
    expect(
      (await say('createRecall', 'CreateRecallInput', unfindable)).errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'itemId', code: 'no_lots' }],
    });
  });
});

describe('what can be used', () => {
  it('is what the bag and its pouches hold, with what is usual there', async () => {
    const pouch = newId();
    await server.database.asOwner(
      `INSERT INTO stock_location (id, name, kind, parent_id, created_at) VALUES ($1, 'Airway', 'pouch', $2, now())`,
      [pouch, bag],
    );
    const second = await newLot(lot.itemId, '2027-01-31');
    await stockUp(second, pouch, 4);
    await save(newId(), doseOf(newId(), batchOf(lot, bag)), { patientId: await bench.patient() });
    const stock = ok(
      await staff.graphql(
        `query ($id: ID!) { stockToUse(locationId: $id) {
           place { name } usualItemIds
           lots { itemName drug unit barcode batchId expiresOn status locationId quantity isWitnessed } } }`,
        { id: bag },
      ),
    );
    const common = {
      ...{ itemName: 'Aspirin tablet 300 mg', drug: 'aspirin', unit: 'tablet', barcode: null },
      isWitnessed: false,
    };
    expect(stock).toEqual({
      place: { name: bag },
      usualItemIds: [lot.itemId],
      lots: [
        {
          ...common,
          ...{
            batchId: second.batchId,
            expiresOn: '2027-01-31',
            status: 'available',
            locationId: pouch,
            quantity: 4,
          },
        },
        {
          ...common,
          ...{
            batchId: lot.batchId,
            expiresOn: '2027-06-30',
            status: 'available',
            locationId: bag,
            quantity: 9,
          },
        },
      ],
    });
    expect(
      code(
        await staff.graphql('query ($id: ID!) { stockToUse(locationId: $id) { place { id } } }', {
          id: newId(),
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(ok(await staff.graphql('{ crewBag { id } }'))).toBeNull();
  });

  it('is found by lot, name, label and barcode', async () => {
    const itemId = await newItem({ name: 'Splint roll', barcode: '5012345678917', drug: null });
    const one = await newLot(itemId, '2027-02-28', 'SPL-77');
    const find = async (search: object) =>
      ok<{ batchId: string }[]>(
        await staff.graphql('query ($s: LotSearchInput!) { lotsToUse(search: $s) { batchId } }', {
          s: search,
        }),
      ).map(({ batchId }) => batchId);
    for (const search of [
      { text: 'spl-7' },
      { text: 'splint ROLL' },
      { batchId: one.batchId },
      { gtin: '05012345678917', lot: 'spl-77' },
    ])
      expect(await find(search)).toEqual([one.batchId]);
    expect(await find({ text: 'splint', drug: 'aspirin' })).toEqual([]);
    expect(await find({ gtin: '05012345678917', lot: 'other' })).toEqual([]);
    expect(await find({})).toEqual([]);
    // The lots of years gone by do not crowd out what is on the shelf.
    const splint = await newItem({ name: 'Vacuum splint', drug: null });
    for (let month = 1; month <= 8; month += 1) await newLot(splint, `2025-0${String(month)}-28`);
    const [gone, here] = [await newLot(splint, '2027-01-31'), await newLot(splint, '2027-03-31')];
    await stockUp(here, bag, 1);
    const found = await find({ text: 'vacuum splint' });
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2)).toEqual([here.batchId, gone.batchId]);
  });
});

describe('the usage log', () => {
  const log = async (filter: object, caller = staff) =>
    ok<{ nodes: object[]; totalCount: number; pageInfo: { hasNextPage: boolean } }>(
      await caller.graphql(
        `query ($filter: StockUsageFilter) { stockUsage(filter: $filter, first: 1) {
             nodes { isShort locationId move { quantity source } } totalCount pageInfo { hasNextPage endCursor } } }`,
        { filter },
      ),
    );

  it('holds the moves to consumed by item, person, event and bag, entries by hand too, and leaves as CSV', async () => {
    const eventId = await bench.event();
    await save(newId(), doseOf(newId(), batchOf(lot, bag, { taken: 12 })), { eventId });
    for (const filter of [
      { itemId: lot.itemId },
      { performedById: crew.userId },
      { eventId },
      { locationId: bag },
    ])
      expect(await log(filter)).toMatchObject({
        nodes: [{ isShort: true, locationId: bag, move: { quantity: 2, source: 'prf_drug' } }],
        totalCount: 2,
        pageInfo: { hasNextPage: true },
      });

    const other = await newPlace();
    await stockUp(lot, other, 5);
    const entry = {
      key: newId(),
      lines: [{ itemId: lot.itemId, batchId: lot.batchId, locationId: other, quantity: 2 }],
      note: 'Refilled the treatment room',
      eventId,
    };
    const record = (input: object) =>
      say('recordStockUsage', 'RecordStockUsageInput', input, '{ shortages }', staff);
    for (let n = 0; n < 2; n += 1) expect(ok(await record(entry))).toEqual({ shortages: 0 });
    expect(await held(lot, other)).toBe(3);
    expect(await log({ locationId: other, mine: true })).toMatchObject({
      nodes: [{ isShort: false, move: { source: 'usage' } }],
      totalCount: 1,
    });
    const tooMuch = { ...entry, key: newId(), lines: [{ ...entry.lines[0], quantity: 4 }] };
    expect(code(await record(tooMuch))).toBe('STOCK_INSUFFICIENT');
    expect(ok(await record({ ...tooMuch, allowShortage: true }))).toEqual({ shortages: 1 });

    const file = await staff.get(`/api/inventory/usage-logs/csv?locationId=${other}`);
    expect(file.statusCode).toBe(200);
    const lines = file.body.split('\r\n').filter((line) => line !== '');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Used at,Item,Lot,Quantity,Unit,Taken from,Used by');
    expect(lines.at(-1)).toContain('Refilled the treatment room');
  });

  it('takes no controlled drug without a witness, also where the books do not hold it', async () => {
    const itemId = await newItem({
      name: 'Morphine ampoule',
      controlledSchedule: 2,
      legalClass: 'POM',
      unit: 'ampoule',
    });
    const drug = await newLot(itemId);
    const input = { key: newId(), lines: [{ ...drug, locationId: bag, quantity: 1 }] };
    for (const allowShortage of [false, true])
      expect(
        code(
          await say(
            'recordStockUsage',
            'RecordStockUsageInput',
            { ...input, allowShortage },
            undefined,
            staff,
          ),
        ),
      ).toBe('WITNESS_REQUIRED');
  });

  it('is in the copy of whoever used it', async () => {
    await save(newId(), doseOf(newId(), batchOf(lot, bag)), { patientId: await bench.patient() });
    const activity = usageData.activities.find(({ what }) => what === 'stock moved');
    expect(await server.database.asOwner(activity?.rows ?? '', [[crew.userId]])).toHaveLength(1);
  });
});

describe('a see-and-treat log', () => {
  it('uses stock once, says what, and returns it when it is struck through', async () => {
    const eventId = newId();
    const at = server.clock.now();
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at, time_zone)
       VALUES ($1, 'Fell race', $2, $3, 'Europe/London')`,
      [eventId, new Date(at.getTime() - 3_600_000), new Date(at.getTime() + 3_600_000)],
    );
    const input = {
      ...{ id: newId(), eventId, patientId: await bench.patient() },
      ...{ incidentDate: at.toISOString(), issueSummary: 'Blister' },
      ...{ clinicianName: 'Robin Hale', clinicianRole: 'Paramedic' },
      consumables: [{ itemId: lot.itemId, batchId: lot.batchId, locationId: bag, quantity: 11 }],
    };
    const selection = '{ consumables { item quantity unit } }';
    for (let n = 0; n < 2; n += 1)
      expect(
        ok(await say('submitSeeAndTreatLog', 'SubmitSeeAndTreatLogInput', input, selection, staff)),
      ).toEqual({ consumables: [{ item: 'Aspirin tablet 300 mg', quantity: 11, unit: 'tablet' }] });
    expect(await held(lot, bag)).toBe(0);
    const wrong = { ...input, id: newId(), consumables: [{ ...input.consumables[0], itemId: newId() }] };
    expect(
      code(await say('submitSeeAndTreatLog', 'SubmitSeeAndTreatLogInput', wrong, selection, staff)),
    ).toBe('BAD_INPUT');
    ok(
      await staff.graphql(
        'mutation ($id: ID!) { voidSeeAndTreatLog(input: { logId: $id, reason: "Wrong person" }) { seeAndTreatLog { id } } }',
        { id: input.id },
      ),
    );
    expect(await held(lot, bag)).toBe(10);
    // An expired lot is used with a reason, which the log and the move keep.
    const old = await newLot(lot.itemId, '2026-11-19');
    await stockUp(old, bag, 1);
    const reason = 'The only one that fits';
    const used = { ...old, locationId: bag, quantity: 1, overrideReason: reason };
    const late = { ...input, id: newId(), consumables: [used] };
    const said = '{ consumables { quantity overrideReason } }';
    expect(ok(await say('submitSeeAndTreatLog', 'SubmitSeeAndTreatLogInput', late, said, staff))).toEqual({
      consumables: [{ quantity: 1, overrideReason: reason }],
    });
    expect(await movesOf(late.id)).toMatchObject([{ exception: 'expired', override_reason: reason }]);
  });

  it('leads a recall to its patient, whether it was recorded before or after, until it is struck through', async () => {
    const eventId = await bench.event();
    const at = server.clock.now();
    const patientId = await bench.patient();
    const used = async (): Promise<string> => {
      const id = newId();
      const consumables = [{ itemId: lot.itemId, batchId: lot.batchId, locationId: bag, quantity: 1 }];
      const input = {
        ...{ id, eventId, patientId, incidentDate: at.toISOString() },
        ...{
          issueSummary: 'Blister',
          clinicianName: 'Robin Hale',
          clinicianRole: 'Paramedic',
          consumables,
        },
      };
      ok(await say('submitSeeAndTreatLog', 'SubmitSeeAndTreatLogInput', input, '{ id }', staff));
      return id;
    };
    const before = await used();
    const recallId = newId();
    ok(
      await say('createRecall', 'CreateRecallInput', {
        ...{ id: recallId, title: 'Particles', recallClass: 'class_1', reference: 'EL-13' },
        ...{ receivedOn: '2026-11-20', measure: 'stop_use', itemId: lot.itemId, batchIds: [lot.batchId] },
        isAllLots: false,
      }),
    );
    ok(await say('stepRecall', 'StepRecallInput', { id: recallId, action: 'activate' }));
    const lines = async () =>
      ok<{ nodes: { id: string; kind: string; logId: string | null }[] }>(
        await staff.graphql(
          `query ($id: ID!) { recallLines(recallId: $id, first: 100) {
               nodes { id kind logId customPrfId eventId quantity outcome } } }`,
          { id: recallId },
        ),
      ).nodes.filter(({ kind }) => kind !== 'stock');
    const lineOf = (logId: string) => ({
      ...{ kind: 'patient', logId, customPrfId: null, eventId, quantity: 1, outcome: null },
    });
    expect(await lines()).toMatchObject([lineOf(before)]);
    const after = await used();
    expect(await lines()).toHaveLength(2);
    expect(await lines()).toEqual(
      expect.arrayContaining([before, after].map((one) => expect.objectContaining(lineOf(one)) as unknown)),
    );
    // Nobody is 'traced': the patient is told.
    const lineId = (await lines()).find(({ logId }) => logId === before)?.id ?? '';
    const settle = (outcome: string) =>
      say('settleRecallLine', 'SettleRecallLineInput', { lineId, outcome, note: 'By telephone' });
    expect(code(await settle('traced'))).toBe('BAD_INPUT');
    ok(await settle('told'));
    const found = await staff.graphql(
      'query ($filter: SeeAndTreatFilter) { seeAndTreatLogs(filter: $filter) { nodes { id } totalCount } }',
      { filter: { id: before } },
    );
    expect(ok(found)).toEqual({ nodes: [{ id: before }], totalCount: 1 });
    ok(
      await staff.graphql(
        'mutation ($id: ID!) { voidSeeAndTreatLog(input: { logId: $id, reason: "Wrong person" }) { seeAndTreatLog { id } } }',
        { id: after },
      ),
    );
    expect(await lines()).toMatchObject([{ logId: before, outcome: 'told' }]);
    // It is the patient's own, and its note goes with them.
    const [row] = await server.database.asOwner<{ mine: boolean }>(
      `SELECT ${recallData.tables[0]?.of ?? 'false'} AS mine FROM recall_line t WHERE t.id = $4 AND $2::uuid[] IS NOT NULL`,
      [[patientId], [], [], lineId],
    );
    expect(row?.mine).toBe(true);
  });
});
