import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
import {
  admin,
  bag,
  closeDrugs,
  contextOf,
  idOf,
  newLot,
  newPlace,
  nurse,
  openDrugs,
  paramedic,
  safe,
  say,
  server,
} from './controlled-drugs-fixture.js';

beforeAll(openDrugs);
afterAll(closeDrugs);

describe('a recall of dressings', () => {
  let item: string;
  const { consumed, opening: opened } = {
    consumed: virtualLocation('consumed'),
    opening: virtualLocation('opening'),
  };
  const post = (
    batch: string,
    [fromLocationId, toLocationId]: readonly [string, string],
    quantity: number,
    facts: { prfId?: string; allowShortage?: boolean } = {},
  ) =>
    runInTransaction(contextOf(admin), (inside) =>
      server.services.stockPosting.post(inside, {
        ...{ key: newId(), source: { kind: 'usage' }, ...facts },
        moves: [{ itemId: item, batchId: batch, fromLocationId, toLocationId, quantity, reason: 'used' }],
      }),
    );
  const undo = (moves: readonly { readonly id: string }[]) =>
    runInTransaction(contextOf(admin), (inside) =>
      server.services.stockPosting.reverse(inside, {
        key: newId(),
        moveIds: moves.map(({ id }) => id),
        reason: 'Not given',
      }),
    );
  const notice = async (facts: object): Promise<string> => {
    const id = newId();
    ok(
      await say(admin, 'createRecall', 'CreateRecallInput', {
        ...{
          id,
          title: 'Not sterile',
          recallClass: 'class_2',
          reference: 'EL-20',
          receivedOn: '2026-11-20',
        },
        ...{ measure: 'stop_use', itemId: item, batchIds: [], isAllLots: false, ...facts },
      }),
    );
    return id;
  };
  const step = (id: string, action: string, reason?: string) =>
    say(admin, 'stepRecall', 'StepRecallInput', { id, action, reason });
  const recallOf = async (facts: object): Promise<string> => {
    const id = await notice(facts);
    ok(await step(id, 'activate'));
    return id;
  };
  const linesOf = (id: string) =>
    server.database.asOwner<{ id: string; kind: string; quantity: number; outcome: string | null }>(
      `SELECT id, kind, quantity::float8 AS quantity, outcome FROM recall_line WHERE recall_id = $1 ORDER BY kind, found_at, id`,
      [id],
    );
  const lotsOf = async (id: string) =>
    (
      await server.database.asOwner<{ lot: string }>(
        'SELECT b.lot FROM recall_batch n JOIN stock_batch b ON b.id = n.batch_id WHERE n.recall_id = $1 ORDER BY 1',
        [id],
      )
    ).map(({ lot }) => lot);
  const statusOf = async (batch: string) =>
    (
      await server.database.asOwner<{ status: string; reference: string | null; version: number }>(
        'SELECT status, status_reference AS reference, version FROM stock_batch WHERE id = $1',
        [batch],
      )
    )[0] ?? { status: '', reference: null, version: 0 };
  const setStatus = async (batch: string, status: string, facts: object = {}) =>
    say(admin, 'setStockBatchStatus', 'SetStockBatchStatusInput', {
      ...{ id: batch, version: (await statusOf(batch)).version, status, reason: 'Looked at', ...facts },
    });
  const rename = async (batch: string, lot: string) =>
    say(admin, 'updateStockBatch', 'UpdateStockBatchInput', {
      ...{ id: batch, version: (await statusOf(batch)).version, lot, expiresOn: '2028-06-30' },
      unitCostPence: 250,
    });
  beforeAll(async () => {
    item = newId();
    ok(
      await say(admin, 'createStockItem', 'CreateStockItemInput', {
        ...{
          id: item,
          sku: newId(),
          name: 'Dressing',
          itemType: 'consumable',
          unit: 'each',
          unitsPerPack: 1,
        },
        ...{
          isBatchTracked: true,
          hasExpiry: true,
          isSerialised: false,
          storage: 'ambient',
          isSingleUse: true,
        },
      }),
    );
  });

  it('tells who answers for a place that stock arrives at after the notice, once', async () => {
    const { asOwner } = server.database;
    const task = 'notify-of-recalled-stock';
    const queued = () =>
      asOwner<{ payload: { recallId: string } }>(
        `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE t.identifier = $1`,
        [task],
      );
    const runJobs = async (): Promise<number> => {
      const jobs = await queued();
      await asOwner('DELETE FROM graphile_worker._private_jobs');
      for (const { payload } of jobs) await server.jobs.tasks[task]?.(payload);
      return jobs.length;
    };
    const told = async (caller: TestCaller, title: string) =>
      ok<{
        nodes: readonly { kind: string; title: string; body: string }[];
      }>(await caller.graphql('{ myNotifications(first: 50) { nodes { kind title body } } }'))
        .nodes.filter((one) => one.kind === 'recall_held' && one.title.endsWith(title))
        .map(({ body }) => body.split('\n').slice(1).join('; '));
    const keeper = await server.signedIn('staff', { firstName: 'Kay' });
    const [north, south] = [await newPlace('North tent'), await newPlace('South tent')];
    const [shelf, from] = [newId(), await newPlace('Lorry')];
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1, 'Shelf', 'medical_tent', 'place', $2, now())`,
      [shelf, north],
    );
    await asOwner('INSERT INTO stock_keeper (location_id, user_id) VALUES ($1, $2)', [north, idOf(keeper)]);
    const lot = await newLot(item, 'D-70');
    await post(lot, [opened, from], 9);
    const transferId = newId();
    ok(
      await say(admin, 'createStockTransfer', 'CreateStockTransferInput', {
        ...{ id: transferId, fromLocationId: from, toLocationId: north },
        lines: [{ id: newId(), itemId: item, quantity: 3 }],
      }),
    );
    const { picks } = ok<{ lines: readonly { picks: readonly { id: string; lot: string }[] }[] }>(
      await say(
        admin,
        'dispatchStockTransfer',
        'DispatchStockTransferInput',
        { id: transferId },
        '{ lines { picks { id lot } } }',
      ),
    ).lines[0] ?? { picks: [] };
    expect(picks).toMatchObject([{ lot: 'D-70' }]);
    await runJobs();
    const id = await recallOf({ lotNumbers: ['D-70', 'D-71'], title: 'Late arrivals' });
    // Those who held the lot at that time are told by the recall itself, so no later notice is due.
    expect(await queued()).toEqual([]);
    expect(await told(keeper, 'Late arrivals')).toEqual([]);

    // On its way as the notice came.
    ok(
      await say(admin, 'receiveStockTransfer', 'ReceiveStockTransferInput', {
        ...{ id: newId(), transferId },
        lines: picks.map((pick) => ({ pickId: pick.id, received: 3 })),
      }),
    );
    expect(await runJobs()).toBe(1);
    expect(await told(keeper, 'Late arrivals')).toEqual(['North tent: 3 of lot D-70']);
    // The same again, and more of it at the same place, is no more news.
    await server.jobs.tasks[task]?.({ recallId: id });
    await post(lot, [from, north], 1);
    await runJobs();
    expect(await told(keeper, 'Late arrivals')).toHaveLength(1);

    // Received under the notice, on a shelf of theirs; and where nobody answers for it, which administrators hear of.
    const late = await newLot(item, 'D-71');
    await post(late, [virtualLocation('supplier'), shelf], 4);
    await post(late, [virtualLocation('supplier'), south], 5);
    expect(await runJobs()).toBe(1);
    expect(await told(keeper, 'Late arrivals')).toEqual([
      'Shelf: 4 of lot D-71',
      'North tent: 3 of lot D-70',
    ]);
    expect((await told(admin, 'Late arrivals')).filter((body) => body.includes('South'))).toEqual([
      'South tent: 5 of lot D-71',
    ]);

    // What comes back to a line that was settled is told again.
    const [line] = await asOwner<{ id: string }>(
      'SELECT id FROM recall_line WHERE recall_id = $1 AND batch_id = $2 AND location_id = $3',
      [id, lot, north],
    );
    ok(
      await say(admin, 'settleRecallLine', 'SettleRecallLineInput', {
        ...{ lineId: line?.id, outcome: 'isolated', note: 'Locked away' },
      }),
    );
    await post(lot, [from, north], 2);
    await runJobs();
    expect((await told(keeper, 'Late arrivals'))[0]).toBe('North tent: 6 of lot D-70');

    // A notice that was withdrawn meanwhile concerns nobody.
    await post(late, [virtualLocation('supplier'), north], 1);
    ok(await step(id, 'withdraw', 'A mistake of the maker'));
    await runJobs();
    expect(await told(keeper, 'Late arrivals')).toHaveLength(3);
  });

  it('opens a closed recall again when stock of it comes in or is given, notifies once, and not for what is moved', async () => {
    const { asOwner } = server.database;
    const task = 'notify-of-recalled-stock';
    const runJobs = async () => {
      const jobs = await asOwner<{ payload: { recallId: string } }>(
        `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE t.identifier = $1`,
        [task],
      );
      await asOwner('DELETE FROM graphile_worker._private_jobs');
      // Sent twice, as a job that was cut off is.
      for (const { payload } of [...jobs, ...jobs]) await server.jobs.tasks[task]?.(payload);
    };
    const told = async (kind: string, title: string) =>
      ok<{
        nodes: readonly { kind: string; title: string; body: string }[];
      }>(await admin.graphql('{ myNotifications(first: 50) { nodes { kind title body } } }')).nodes.filter(
        (one) => one.kind === kind && one.title.endsWith(title),
      );
    const stateOf = async (id: string) =>
      ok<{
        recall: { state: string; openCount: number };
        steps: readonly { action: string; reason: string | null; takenByName: string }[];
      }>(
        await admin.graphql(
          'query ($id: ID!) { recall(id: $id) { recall { state openCount } steps { action reason takenByName } } }',
          { id },
        ),
      );
    const settleAll = async (id: string) => {
      for (const line of await linesOf(id))
        if (line.outcome === null)
          ok(
            await say(admin, 'settleRecallLine', 'SettleRecallLineInput', {
              lineId: line.id,
              outcome: line.kind === 'patient' ? 'told' : 'isolated',
              note: 'Done',
            }),
          );
    };
    const cellar = await newPlace('Cellar');
    const lot = await newLot(item, 'D-80');
    await post(lot, [opened, bag], 3);
    const title = 'Closed too early';
    const id = await recallOf({ lotNumbers: ['D-80', 'D-81'], title });
    await settleAll(id);
    ok(await step(id, 'close'));
    await runJobs();
    const before = (await told('recall_active', title)).length;

    // What is known is moved to where it waits for its destruction.
    await post(lot, [bag, cellar], 1);
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ recall: { state: 'closed', openCount: 0 } });

    // A delivery of the other lot, in two parts.
    const late = await newLot(item, 'D-81');
    expect(await statusOf(late)).toMatchObject({ status: 'recalled' });
    await post(late, [virtualLocation('supplier'), cellar], 4);
    await post(late, [virtualLocation('supplier'), cellar], 2);
    await runJobs();
    const reopened = await stateOf(id);
    expect(reopened.recall).toEqual({ state: 'active', openCount: 1 });
    expect(reopened.steps.filter(({ action }) => action === 'reopen')).toEqual([
      {
        action: 'reopen',
        reason: 'More of the recalled stock arrived, or was given to a patient, after the recall was closed.',
        takenByName: 'Sideline',
      },
    ]);
    expect(await told('recall_active', title)).toHaveLength(before + 1);
    expect(
      (await told('recall_held', title)).filter(({ body }) => body.includes('6 of lot D-81')),
    ).toHaveLength(1);
    expect(refusal(await step(id, 'close'))).toMatchObject({ code: 'RECALL_UNSETTLED' });

    // And a dose that was entered late. What was moved is found by then.
    ok(await say(nurse, 'lookAgainForRecall', 'LookAgainInput', { id }));
    await settleAll(id);
    ok(await step(id, 'close'));
    const prfId = newId();
    await asOwner(
      `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
       VALUES ($1, $2, $3, 'in_progress', $4, $4, ARRAY[$3::uuid])`,
      [prfId, `SL-261120-${prfId.slice(-8).toUpperCase()}`, idOf(paramedic), server.clock.now()],
    );
    await post(late, [cellar, consumed], 1, { prfId, allowShortage: true });
    await runJobs();
    expect((await stateOf(id)).recall).toEqual({ state: 'active', openCount: 1 });
    expect((await told('recall_given', title))[0]?.body).toContain('D-81');
  });

  it('says of a patient all that they were given and that stands', async () => {
    const lot = await newLot(item, 'D-1');
    await post(lot, [opened, bag], 3);
    const prfId = newId();
    await server.database.asOwner(
      `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
       VALUES ($1, $2, $3, 'in_progress', $4, $4, ARRAY[$3::uuid])`,
      [prfId, `SL-261120-${prfId.slice(-8).toUpperCase()}`, idOf(paramedic), server.clock.now()],
    );
    const id = await recallOf({ batchIds: [lot] });
    const patient = async () => (await linesOf(id)).filter(({ kind }) => kind === 'patient');
    const late = { prfId, allowShortage: true };
    const first = await post(lot, [bag, consumed], 1, late);
    expect(await patient()).toMatchObject([{ quantity: 1 }]);
    // Of the second, two are there and one is not.
    const second = await post(lot, [bag, consumed], 3, late);
    expect(second.moves).toHaveLength(2);
    expect(await patient()).toMatchObject([{ quantity: 4 }]);
    await undo(first.moves);
    expect(await patient()).toMatchObject([{ quantity: 3 }]);
    await undo(second.moves);
    expect(await patient()).toEqual([]);
    // A dose does not wait while a person looks through the recall.
    const used = await runInTransaction(contextOf(admin), async (inside) => {
      await server.services.recalls.lookAgain(inside, id);
      return post(lot, [bag, consumed], 1, { allowShortage: true });
    });
    expect((await linesOf(id)).filter(({ kind }) => kind === 'use')).toHaveLength(1);
    await undo(used.moves);
    expect((await linesOf(id)).map(({ kind }) => kind)).toEqual(['stock']);
  });

  it('asks again for a place where a lot arrives after the place was settled', async () => {
    const lot = await newLot(item, 'D-2');
    await post(lot, [opened, bag], 3);
    await post(lot, [opened, safe], 2);
    const id = await recallOf({ batchIds: [lot] });
    for (const line of await linesOf(id))
      ok(
        await say(nurse, 'settleRecallLine', 'SettleRecallLineInput', {
          lineId: line.id,
          outcome: 'isolated',
        }),
      );
    await post(lot, [bag, safe], 1);
    const lines = await linesOf(id);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ quantity: 3, outcome: 'isolated' }),
        expect.objectContaining({ quantity: 3, outcome: null }),
      ]),
    );
    expect(refusal(await step(id, 'close'))).toMatchObject({ code: 'RECALL_UNSETTLED' });
    ok(await step(id, 'withdraw', 'Other lot'));
  });

  it('lets a lot go whose number was wrong, and keeps the number', async () => {
    const [right, wrong] = [await newLot(item, 'D-30'), await newLot(item, 'D-31')];
    await post(wrong, [opened, bag], 1);
    const id = await recallOf({ batchIds: [wrong] });
    expect(await statusOf(wrong)).toMatchObject({ status: 'recalled' });
    ok(await rename(wrong, 'D-13'));
    expect(await statusOf(wrong)).toMatchObject({ status: 'available', reference: null });
    expect(await lotsOf(id)).toEqual([]);
    expect(await linesOf(id)).toEqual([]);
    // Neither does the recall name the corrected number now, and it still names its own.
    expect(await statusOf(await newLot(item, 'D-13 damaged PO-1'))).toMatchObject({ status: 'available' });
    ok(await rename(right, 'd-31'));
    expect(await statusOf(right)).toMatchObject({ status: 'recalled' });
    expect(await lotsOf(id)).toEqual(['d-31']);
    expect(refusal(await setStatus(right, 'available'))).toMatchObject({
      problems: [{ field: 'status', message: expect.stringMatching(/blocks this lot\. Withdraw/) as string }],
    });
    await server.database.asOwner('DELETE FROM recall_line WHERE recall_id = $1', [id]);
    ok(await step(id, 'close'));
    expect(refusal(await setStatus(right, 'available'))).toMatchObject({
      problems: [
        { message: expect.stringMatching(/is closed and still blocks this lot\. Reopen/) as string },
      ],
    });
  });

  it('gives a lot back the status that it had, and blocks one that came in as it began', async () => {
    const [whole, damaged] = [await newLot(item, 'D-4'), await newLot(item, 'D-4 damaged PO-7')];
    ok(await setStatus(damaged, 'quarantined', { reference: 'PO-7' }));
    const [first, second] = [
      await recallOf({ lotNumbers: ['D-4'] }),
      await recallOf({ lotNumbers: ['D-4'], reference: 'EL-21' }),
    ];
    // Entered beside the activation, unseen by it.
    const unseen = newId();
    await server.database.asOwner(
      `INSERT INTO stock_batch (id, item_id, lot, expires_on, created_at) VALUES ($1, $2, 'D-40', '2028-06-30', now())`,
      [unseen, item],
    );
    await server.database.asOwner(
      `UPDATE recall SET lot_numbers = '{D-4,D-40}', version = version + 1 WHERE id = $1`,
      [second],
    );
    ok(await say(nurse, 'lookAgainForRecall', 'LookAgainInput', { id: second }));
    expect(await statusOf(unseen)).toMatchObject({ status: 'recalled' });
    expect(await statusOf(damaged)).toMatchObject({ status: 'recalled' });
    ok(await step(second, 'withdraw', 'Sent twice'));
    for (const lot of [whole, damaged])
      expect(await statusOf(lot)).toMatchObject({
        status: 'recalled',
        reference: expect.stringMatching(/, EL-20$/) as string,
      });
    expect(await statusOf(unseen)).toMatchObject({ status: 'available' });
    ok(await step(first, 'withdraw', 'Another make'));
    expect(await statusOf(whole)).toMatchObject({ status: 'available', reference: null });
    expect(await statusOf(damaged)).toMatchObject({ status: 'quarantined', reference: 'PO-7' });
  });

  it('of all lots lets the replacement go with a reason, and for good', async () => {
    const id = await recallOf({ isAllLots: true });
    const lot = await newLot(item, 'D-5');
    expect(await statusOf(lot)).toMatchObject({ status: 'recalled' });
    ok(await setStatus(lot, 'available'));
    expect(await lotsOf(id)).not.toContain('D-5');
    await post(lot, [opened, bag], 1);
    ok(await say(nurse, 'lookAgainForRecall', 'LookAgainInput', { id }));
    ok(await rename(lot, 'D-50'));
    expect(await statusOf(lot)).toMatchObject({ status: 'available' });
    await post(lot, [bag, consumed], 1);
    ok(await step(id, 'withdraw', 'Over'));
  });
});
