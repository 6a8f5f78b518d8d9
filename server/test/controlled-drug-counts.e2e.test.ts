import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { ok, refusal } from './harness/answers.js';
import { pdfText } from './harness/pdf-text.js';
import type { TestCaller } from './harness/test-server.js';
import {
  admin,
  bag,
  batchId,
  by,
  closeDrugs,
  contextOf,
  count,
  eventId,
  figures,
  idOf,
  itemId,
  move,
  newDrug,
  newLot,
  newPlace,
  nurse,
  openDrugs,
  opening,
  paramedic,
  registerBackwards,
  registerOf,
  replayOf,
  say,
  server,
} from './controlled-drugs-fixture.js';

beforeAll(async () => {
  await openDrugs();
  ok(await opening({ witness: by(nurse) }));
  ok(await move(paramedic, { quantity: 6 }));
});
afterAll(closeDrugs);

describe('a shortage', () => {
  // Before, a dose that came from 'Shortage' was in no register, and its settlement named neither event nor record.
  it('is a marked line of its place’s register at once, which stays when it is found or written off', async () => {
    const drug = await newDrug('Alfentanil');
    const [lot, place] = [await newLot(drug), await newPlace('Bag 8')];
    const { stockPosting } = server.services;
    const prfId = newId();
    const number = `SL-261120-${prfId.slice(-8).toUpperCase()}`;
    await server.database.asOwner(
      `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
       VALUES ($1, $2, $3, 'in_progress', $4, $4, ARRAY[$3::uuid])`,
      [prfId, number, idOf(paramedic), server.clock.now()],
    );
    ok(await opening({ itemId: drug, batchId: lot, locationId: place, change: 1, witness: by(nurse) }));
    const give = (quantity: number) =>
      runInTransaction(contextOf(paramedic), (inside) =>
        stockPosting.post(inside, {
          ...{ key: newId(), source: { kind: 'prf_drug', id: newId() }, allowShortage: true, eventId, prfId },
          moves: [
            {
              ...{ itemId: drug, batchId: lot, quantity, reason: 'administered' },
              ...{ fromLocationId: place, toLocationId: virtualLocation('consumed') },
            },
          ],
        }),
      );
    const [found] = (await give(3)).shortages;
    const mark = {
      ...{ amountIn: 0, amountOut: 0, wasted: 0, balance: 0, party: 'Consumed', eventName: 'Lantern Night' },
      ...{ customPrfId: number, performedByName: 'Peer Moss', witnessedByName: null },
    };
    const [first, booked] = await registerOf(drug, place, 1);
    expect(first).toMatchObject({ ...mark, id: found?.id, unbooked: 2, settlement: null });
    expect(booked).toMatchObject({ amountOut: 1, unbooked: 0, balance: 0 });
    const [lost] = (await give(1)).shortages;
    const [wrong] = (await give(0.5)).shortages;

    ok(await opening({ itemId: drug, batchId: lot, locationId: place, change: 2, witness: by(nurse) }));
    for (const [moveId, outcome] of [
      [found?.id, 'found'],
      [lost?.id, 'written_off'],
    ])
      ok(
        await say(admin, 'settleStockShortage', 'SettleStockShortageInput', {
          ...{ key: newId(), moveId, outcome, reason: 'In the lid', witness: by(nurse) },
        }),
      );
    await runInTransaction(contextOf(paramedic), (inside) =>
      stockPosting.reverse(inside, { key: newId(), moveIds: [wrong?.id ?? ''], reason: 'Wrong patient' }),
    );
    const lines = await registerOf(drug, place, 2);
    expect(await registerBackwards(drug, place, 2)).toEqual(
      lines.map(({ sequence, balance }) => ({ sequence, balance })),
    );
    const of = (id: string | undefined) => lines.find((line) => line.id === id);
    const settled = lines.find(({ amountOut }) => amountOut === 2);
    expect(settled).toMatchObject({
      ...{ party: 'Shortage', eventName: 'Lantern Night', customPrfId: number, balance: 0 },
      ...{
        settlesSequence: of(found?.id)?.sequence,
        witnessedByName: 'Nell Finch',
        performedByName: 'Ada Quill',
      },
    });
    expect(of(found?.id)).toMatchObject({
      ...{ ...mark, unbooked: 2, settlement: 'found', settledBySequence: settled?.sequence },
    });
    expect(of(lost?.id)).toMatchObject({
      ...{ ...mark, unbooked: 1, settlement: 'written_off', settlementReason: 'In the lid' },
      settledBySequence: null,
    });
    expect(of(wrong?.id)).toMatchObject({ unbooked: 0.5, settlement: null, isReversed: true });
    expect(lines[0]).toMatchObject({
      ...{ amountIn: 0, unbooked: 0, party: 'Consumed', reversesSequence: of(wrong?.id)?.sequence },
    });
    expect(lines.map(figures)).toEqual(await replayOf(drug, place));

    const paper = await nurse.get(`/api/inventory/controlled-drugs/${drug}/registers/${place}/pdf`);
    const printed = (await pdfText(paper.rawPayload)).replace(/\s+/g, ' ');
    expect(printed).toContain(`Not in the books: 2, found, see entry ${String(settled?.sequence)}`);
    expect(printed).toContain('Not in the books: 1, written off: In the lid');
  });

  // Before, no screen sent a witness, and the refusal named no field: a shortage of a controlled drug stayed open for ever.
  it('is settled before a witness, found or written off, and the refusal without one names the field', async () => {
    const drug = await newDrug('Oxycodone');
    const [lot, place] = [await newLot(drug), await newPlace('Bag 7')];
    const { stockPosting } = server.services;
    const shortMove = async (): Promise<string> => {
      const { shortages } = await runInTransaction(contextOf(paramedic), (inside) =>
        stockPosting.post(inside, {
          ...{ key: newId(), source: { kind: 'prf_drug', id: newId() }, allowShortage: true },
          moves: [
            {
              ...{ itemId: drug, batchId: lot, quantity: 1, reason: 'administered' },
              ...{ fromLocationId: place, toLocationId: virtualLocation('consumed') },
            },
          ],
        }),
      );
      return shortages[0]?.id ?? '';
    };
    const settle = (moveId: string, outcome: string, facts: object = {}) =>
      say(
        admin,
        'settleStockShortage',
        'SettleStockShortageInput',
        { key: newId(), moveId, outcome, reason: 'Counted again', ...facts },
        '{ postingId }',
      );
    const [found, lost] = [await shortMove(), await shortMove()];
    for (const outcome of ['found', 'written_off'])
      expect(refusal(await settle(found, outcome))).toMatchObject({
        code: 'WITNESS_REQUIRED',
        problems: [{ field: 'witness.userId' }],
      });
    expect(refusal(await settle(found, 'found', { witness: by(nurse, 'wrong') }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
    });
    ok(await opening({ itemId: drug, batchId: lot, locationId: place, change: 1, witness: by(nurse) }));
    ok(await settle(found, 'found', { witness: by(nurse) }));
    ok(await settle(lost, 'written_off', { witness: by(nurse) }));
    const open = ok(
      await admin.graphql(
        'query ($filter: StockShortageFilter) { stockShortages(filter: $filter) { totalCount } }',
        { filter: { locationId: place, isSettled: false } },
      ),
    );
    expect(open).toEqual({ totalCount: 0 });
    expect(refusal(await settle(lost, 'found', { witness: by(nurse) }))).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });
});

describe('a count', () => {
  it('that agrees is kept, and one that differs is an alarm that only an administrator closes', async () => {
    expect(refusal(await count(paramedic, { counted: 6, witness: by(paramedic) }))).toMatchObject({
      code: 'WITNESS_SAME_PERSON',
    });
    expect(ok(await count(paramedic, { counted: 6 }))).toMatchObject({ expected: 6, differs: false });
    const id = newId();
    const differing = { id, counted: 5, occasion: 'handover', eventId };
    for (let sent = 0; sent < 2; sent += 1)
      expect(ok(await count(paramedic, differing))).toMatchObject({ expected: 6, counted: 5, differs: true });
    const told = ok<{
      nodes: { kind: string; entityId: string }[];
    }>(await admin.graphql('{ myNotifications { nodes { kind entityId title } } }'));
    expect(told.nodes.filter(({ kind }) => kind === 'drug_discrepancy')).toMatchObject([{ entityId: id }]);
    const points = async (): Promise<object[]> =>
      ok<{ points: { check: string }[] }>(
        await admin.graphql(
          'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
          { id: eventId },
        ),
      ).points.filter(({ check }) => check === 'drug_discrepancies_open');
    expect(await points()).toEqual([
      { check: 'drug_discrepancies_open', label: 'Morphine 10 mg/1 ml, Bag 1', reference: id },
    ]);
    const open = ok(
      await nurse.graphql('{ drugCounts(filter: { isOpen: true }) { nodes { id } totalCount } }'),
    );
    expect(open).toEqual({ nodes: [{ id }], totalCount: 1 });
    const close = (caller: TestCaller, facts: object) =>
      say(
        caller,
        'closeDrugDiscrepancy',
        'CloseDrugDiscrepancyInput',
        { countId: id, outcome: 'corrected', finding: 'One broke in the bag', ...facts },
        '{ outcome finding closedByName }',
      );
    expect(refusal(await close(nurse, {}))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal(await close(admin, {}))).toMatchObject({ problems: [{ field: 'batchId' }] });
    expect(refusal(await close(admin, { batchId }))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(ok(await close(admin, { batchId, witness: by(nurse) }))).toEqual({
      ...{ outcome: 'corrected', finding: 'One broke in the bag', closedByName: 'Ada Quill' },
    });
    expect(refusal(await close(admin, { batchId, witness: by(nurse) }))).toMatchObject({
      code: 'STATE_CHANGED',
    });
    expect(await points()).toEqual([]);
    expect((await registerOf(itemId, bag))[0]).toMatchObject({ amountOut: 1, balance: 5 });
    expect((await registerOf(itemId, bag)).map(figures)).toEqual(await replayOf(itemId, bag));
  });

  it('that finds missing what another count found too takes it out of the register once', async () => {
    const drug = await newDrug('Methadone');
    const lot = await newLot(drug, 'K-9');
    const witness = by(nurse);
    ok(await opening({ itemId: drug, batchId: lot, locationId: bag, change: 10, witness }));
    const differs = async (counted: number): Promise<string> => {
      server.clock.advance(1_000);
      const id = newId();
      expect(ok(await count(paramedic, { id, itemId: drug, counted }))).toMatchObject({ differs: true });
      server.clock.advance(1_000);
      return id;
    };
    const close = (countId: string, outcome: string) =>
      say(
        admin,
        'closeDrugDiscrepancy',
        'CloseDrugDiscrepancyInput',
        { countId, outcome, finding: 'Broken', batchId: lot, witness },
        '{ outcome }',
      );
    const balance = async () => (await registerOf(drug, bag))[0]?.balance;
    // Nine at the start of the shift, nine at its end, then eight; the last is closed before the second.
    const [first, second, third] = [await differs(9), await differs(9), await differs(8)];
    expect(refusal(await close(first, 'already_corrected'))).toMatchObject({
      problems: [{ field: 'outcome', code: 'not_corrected' }],
    });
    ok(await close(first, 'corrected'));
    expect(await balance()).toBe(9);
    server.clock.advance(1_000);
    ok(await close(third, 'corrected'));
    expect(await balance()).toBe(8);
    expect(refusal(await close(second, 'corrected'))).toMatchObject({
      problems: [{ field: 'outcome', code: 'corrected_since' }],
    });
    expect(ok(await close(second, 'already_corrected'))).toEqual({ outcome: 'already_corrected' });
    expect(await balance()).toBe(8);
  });
});
