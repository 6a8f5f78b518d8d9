import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProvenWitness } from '../src/modules/inventory/witnesses/witness.types.js';
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
  dose,
  employ,
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
  safe,
  say,
  server,
  steward,
} from './controlled-drugs-fixture.js';

beforeAll(async () => {
  await openDrugs();
  ok(await opening({ witness: by(nurse) }));
  ok(await move(paramedic, { quantity: 10 }));
});
afterAll(closeDrugs);

describe('a register', () => {
  it('has issue, dose, waste, return, correction and destruction, each before a witness', async () => {
    expect(refusal(await move(steward, {}))).toMatchObject({ code: 'POSITION_NOT_ALLOWED' });
    expect(refusal(await move(paramedic, { toLocationId: virtualLocation('consumed') }))).toMatchObject({
      problems: [{ field: 'toLocationId' }],
    });
    expect(refusal(await dose(steward, {}))).toMatchObject({ code: 'POSITION_NOT_ALLOWED' });
    expect(refusal(await dose(paramedic, { given: 2 }))).toMatchObject({ problems: [{ field: 'given' }] });
    expect(refusal(await dose(paramedic, { given: 0 }))).toMatchObject({ problems: [{ field: 'note' }] });
    const given = ok<{ moveIds: string[] }>(await dose(paramedic, { given: 0.333, eventId }));
    expect(given.moveIds).toHaveLength(2);
    ok(await dose(paramedic, { given: 0, note: 'Dropped on the floor' }));
    ok(await move(paramedic, { kind: 'return', fromLocationId: bag, toLocationId: safe, quantity: 2 }));
    const [latest, dropped, wasted, drawn] = await registerOf(itemId, bag);
    expect(latest).toMatchObject({ amountOut: 2, balance: 6, party: 'Safe', witnessedByName: 'Nell Finch' });
    expect(dropped).toMatchObject({ amountOut: 0, wasted: 1, balance: 8 });
    expect(wasted).toMatchObject({ amountOut: 0, wasted: 0.667, balance: 9 });
    expect(drawn).toMatchObject({ amountOut: 0.333, wasted: 0, balance: 9.667 });

    const correct = (witness: object | null) =>
      say(admin, 'correctControlledEntry', 'CorrectControlledEntryInput', {
        ...{ key: newId(), moveId: dropped?.id, reason: 'It was found unbroken', witness },
      });
    expect((await correct(null)).errors).toBeDefined();
    expect(
      refusal(
        await say(admin, 'reverseStockMoves', 'ReverseStockMovesInput', {
          ...{ key: newId(), moveIds: [dropped?.id], reason: 'Without anybody' },
        }),
      ),
    ).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect((await correct(by(nurse))).errors).toBeUndefined();
    expect(refusal(await correct(by(nurse)))).toMatchObject({ code: 'MOVE_REVERSED' });
    const [corrected, , again] = await registerOf(itemId, bag);
    expect(corrected).toMatchObject({
      amountIn: 1,
      balance: 7,
      reversesSequence: again?.sequence,
      paper: null,
    });
    expect(again).toMatchObject({ isReversed: true });

    const destroy = (facts: object) =>
      say(admin, 'destroyControlledDrug', 'DestroyControlledDrugInput', {
        ...{ key: newId(), itemId, batchId, locationId: safe, quantity: 1, method: 'Denaturing kit' },
        ...{ witness: by(nurse), ...facts },
      });
    expect(refusal(await destroy({}))).toMatchObject({ problems: [{ field: 'authorisedName' }] });
    ok(await destroy({ authorisedName: 'Kit Marlow', authorisedRole: 'Controlled Drugs Liaison Officer' }));
    const [destroyed, before] = await registerOf(itemId, safe);
    expect(destroyed).toMatchObject({
      ...{ wasted: 1, party: 'Waste', authorisedName: 'Kit Marlow' },
      ...{ authorisedRole: 'Controlled Drugs Liaison Officer', destructionMethod: 'Denaturing kit' },
    });
    expect(before).toMatchObject({ authorisedName: null, authorisedRole: null, destructionMethod: null });
    const paper = await nurse.get(`/api/inventory/controlled-drugs/${itemId}/registers/${safe}/pdf`);
    expect((await pdfText(paper.rawPayload)).replace(/\s+/g, ' ')).toContain(
      'Denaturing kit, in the presence of Kit Marlow (Controlled Drugs Liaison Officer)',
    );

    // A return to destruction says the same in the register.
    const returned = newId();
    ok(
      await say(
        admin,
        'createStockReturn',
        'CreateStockReturnInput',
        {
          ...{
            id: returned,
            kind: 'to_destruction',
            fromLocationId: safe,
            authorisedPerson: 'Jan Ott, CDLO',
          },
          lines: [{ id: newId(), itemId, batchId, quantity: 1 }],
        },
        '{ return { id } }',
      ),
    );
    for (const action of ['authorise', 'dispatch'])
      ok(
        await say(
          admin,
          'stepStockReturn',
          'StepStockReturnInput',
          { id: returned, action, ...(action === 'dispatch' ? { witness: by(nurse) } : {}) },
          '{ return { id } }',
        ),
      );
    expect((await registerOf(itemId, safe))[0]).toMatchObject({
      ...{ wasted: 1, authorisedName: 'Jan Ott, CDLO', authorisedRole: null, paper: 'destruction' },
      destructionMethod: expect.stringMatching(/^Return RT-/) as string,
    });
    expect(
      refusal(
        await say(admin, 'correctControlledEntry', 'CorrectControlledEntryInput', {
          ...{
            key: newId(),
            moveId: (await registerOf(itemId, safe))[0]?.id,
            reason: 'Kept',
            witness: by(nurse),
          },
        }),
      ),
    ).toMatchObject({
      problems: [{ message: expect.stringMatching(/^Return RT-\S+ made this entry/) as string }],
    });
    ok(await opening({ change: 1, reason: 'found', note: 'Behind the drawer', witness: by(nurse) }));
  });

  it('is moved, returned and used by someone whose position may, whichever door they come by', async () => {
    const [from, to] = [await newPlace('Cabinet'), await newPlace('Treatment tent')];
    const drug = await newDrug('Remifentanil');
    const lot = await newLot(drug);
    ok(await opening({ itemId: drug, batchId: lot, locationId: from, change: 9, witness: by(nurse) }));
    const technician = await employ(await server.signedIn('staff'), 'technician');
    const witness = by(nurse);
    const drafted = async (): Promise<string> => {
      const id = newId();
      ok(
        await say(
          admin,
          'createStockTransfer',
          'CreateStockTransferInput',
          { id, fromLocationId: from, toLocationId: to, lines: [{ id: newId(), itemId: drug, quantity: 2 }] },
          '{ transfer { id } }',
        ),
      );
      return id;
    };
    const LINES = '{ lines { picks { id } } }';
    const dispatch = (caller: TestCaller, id: string) =>
      say(caller, 'dispatchStockTransfer', 'DispatchStockTransferInput', { id, witness }, LINES);
    const receive = (caller: TestCaller, transferId: string, pickId: string | undefined) =>
      say(caller, 'receiveStockTransfer', 'ReceiveStockTransferInput', {
        ...{ id: newId(), transferId, witness, lines: [{ pickId, received: 2 }] },
      });
    const { stockPosting } = server.services;
    // By hand a controlled drug is never used up; this is what any other door would post.
    const use = (caller: TestCaller, isLate = false) =>
      runInTransaction(contextOf(caller), (inside) =>
        stockPosting.post(inside, {
          ...{ key: newId(), source: { kind: 'usage' }, allowShortage: isLate },
          witness: ProvenWitness.by(idOf(nurse)),
          moves: [
            {
              ...{ itemId: drug, batchId: lot, quantity: 1, reason: 'used', fromLocationId: from },
              toLocationId: virtualLocation('consumed'),
            },
          ],
        }),
      );
    const notAllowed = { code: 'POSITION_NOT_ALLOWED' };
    const id = await drafted();
    expect(refusal(await dispatch(steward, id))).toMatchObject(notAllowed);
    const sent = ok<{ lines: { picks: { id: string }[] }[] }>(await dispatch(technician, id));
    const pickId = sent.lines[0]?.picks[0]?.id;
    expect(refusal(await receive(steward, id, pickId))).toMatchObject(notAllowed);
    ok(await receive(technician, id, pickId));
    // A technician handles it and does not give it.
    for (const caller of [steward, technician]) await expect(use(caller)).rejects.toMatchObject(notAllowed);
    await use(paramedic);
    const returned = newId();
    ok(
      await say(
        admin,
        'createStockReturn',
        'CreateStockReturnInput',
        {
          ...{ id: returned, kind: 'unused_from_event', fromLocationId: to, toLocationId: from, eventId },
          lines: [{ id: newId(), itemId: drug, batchId: lot, quantity: 1 }],
        },
        '{ return { id } }',
      ),
    );
    const step = (caller: TestCaller, action: string, more: object = {}) =>
      say(
        caller,
        'stepStockReturn',
        'StepStockReturnInput',
        { id: returned, action, ...more },
        '{ return { state } }',
      );
    ok(await step(steward, 'authorise_from_event'));
    expect(refusal(await step(steward, 'dispatch', { witness }))).toMatchObject(notAllowed);
    ok(await step(technician, 'dispatch', { witness }));
    expect((await registerOf(drug, from))[0]).toMatchObject({ amountIn: 1, balance: 7 });
    // What has happened is recorded no matter who did it.
    await use(steward, true);
    expect((await registerOf(drug, from))[0]).toMatchObject({ amountOut: 1, balance: 6 });
  });

  it('is the independent replay of the moves, whatever happened and however it is paged', async () => {
    const other = await newDrug('Ketamine');
    const lots = [await newLot(other), await newLot(other), await newLot(other)];
    const places = [safe, bag, await newPlace('Bag 2')];
    const { stockPosting } = server.services;
    let seed = 20_261_120;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const witness = ProvenWitness.by(idOf(nurse));
    const posted: string[] = [];
    let refused = 0;
    for (let n = 0; n < 160; n += 1) {
      const [lot, from, to] = [pick(lots), pick(places), pick(places)];
      const quantity = (1 + next(3_000)) / 1_000;
      const [fromLocationId, toLocationId, reason] = pick([
        [virtualLocation('opening'), to, 'moved'],
        [from, to, 'moved'],
        [from, virtualLocation('consumed'), 'administered'],
        [from, virtualLocation('waste'), 'wasted'],
      ] as const);
      if (fromLocationId === toLocationId) continue;
      const last = posted.at(-1);
      const isReversal = last !== undefined && next(8) === 0;
      // As the doses of records are, whatever the books hold.
      const allowShortage = reason !== 'moved' && next(3) === 0;
      try {
        const { moves } = await runInTransaction(contextOf(admin), (inside) =>
          isReversal
            ? stockPosting.reverse(inside, { key: newId(), moveIds: [last], reason: 'Wrong', witness })
            : stockPosting.post(inside, {
                ...{ key: newId(), source: { kind: 'adjustment' }, witness, allowShortage },
                moves: [{ itemId: other, batchId: lot, fromLocationId, toLocationId, quantity, reason }],
              }),
        );
        if (!isReversal) posted.push(...moves.map(({ id }) => id));
        else posted.pop();
      } catch {
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
    const short = await server.database.asOwner<{ moveId: string }>(
      `SELECT s.move_id AS "moveId" FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id
       WHERE m.item_id = $1 AND s.settled_at IS NULL ORDER BY m.sequence`,
      [other],
    );
    expect(short.length).toBeGreaterThan(5);
    for (const [index, { moveId }] of short.slice(0, 6).entries())
      await say(admin, 'settleStockShortage', 'SettleStockShortageInput', {
        ...{ key: newId(), moveId, outcome: index % 2 === 0 ? 'found' : 'written_off', reason: 'Looked' },
        witness: by(nurse),
      });
    for (const place of places) {
      const replay = await replayOf(other, place);
      expect(replay.length).toBeGreaterThan(20);
      expect((await registerOf(other, place, 7)).map(figures)).toEqual(replay);
      expect((await registerOf(other, place, 100)).map(figures)).toEqual(replay);
      const balances = (await registerOf(other, place)).map(({ sequence, balance }) => ({
        sequence,
        balance,
      }));
      for (const last of [1, 7, 100]) expect(await registerBackwards(other, place, last)).toEqual(balances);
    }
    expect((await registerOf(itemId, bag)).map(figures)).toEqual(await replayOf(itemId, bag));
  });

  it('is listed by drug and location, and printed in columns with page totals', async () => {
    const { nodes } = ok<{ nodes: object[] }>(
      await nurse.graphql(
        `query ($filter: DrugRegisterFilter) { drugRegisters(first: 100, filter: $filter) {
           nodes { itemName locationName balance isDisputed } totalCount } }`,
        { filter: { itemId } },
      ),
    );
    expect(nodes).toEqual([
      { itemName: 'Morphine', locationName: 'Bag 1', balance: 7, isDisputed: false },
      { itemName: 'Morphine', locationName: 'Safe', balance: 31, isDisputed: false },
    ]);
    const paper = await nurse.get(`/api/inventory/controlled-drugs/${itemId}/registers/${bag}/pdf`);
    expect(paper.statusCode).toBe(200);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      (
        await nurse.get(
          `/api/inventory/controlled-drugs/${await newDrug('Paracetamol', null)}/registers/${bag}/pdf`,
        )
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await nurse.graphql(
          'query ($a: String) { drugRegisterEntries(itemId: "x", locationId: "x", after: $a) { totalCount } }',
          { a: 'e30' },
        )
      ).errors,
    ).toBeDefined();
    const forged = Buffer.from('["5", "many"]').toString('base64url');
    expect(
      refusal(
        await nurse.graphql(
          `query ($item: ID!, $place: ID!, $b: String) {
             drugRegisterEntries(itemId: $item, locationId: $place, before: $b) { totalCount } }`,
          { item: itemId, place: safe, b: forged },
        ),
      ),
    ).toMatchObject({ problems: [{ field: 'before', code: 'bad_cursor' }] });
  });

  it('keeps what was given offline as unwitnessed until somebody proves that they saw it', async () => {
    const { stockPosting } = server.services;
    const doseId = newId();
    const { moves } = await runInTransaction(contextOf(paramedic), (inside) =>
      stockPosting.post(inside, {
        ...{ key: newId(), source: { kind: 'prf_drug', id: doseId }, allowShortage: true, eventId },
        moves: [
          {
            ...{ itemId, batchId, quantity: 1, reason: 'administered' },
            ...{ fromLocationId: bag, toLocationId: virtualLocation('consumed') },
          },
        ],
      }),
    );
    const moveId = moves[0]?.id;
    const waiting = async (sourceId: string | null = null): Promise<string[]> => {
      const { nodes, totalCount } = ok<{ nodes: { moveId: string }[]; totalCount: number }>(
        await admin.graphql(
          'query ($sourceId: ID) { unwitnessedEntries(sourceId: $sourceId) { nodes { moveId } totalCount } }',
          { sourceId },
        ),
      );
      expect(totalCount).toBe(nodes.length);
      return nodes.map((one) => one.moveId);
    };
    expect(await waiting()).toEqual([moveId]);
    expect(await waiting(doseId)).toEqual([moveId]);
    expect(await waiting(newId())).toEqual([]);
    expect((await registerOf(itemId, bag))[0]).toMatchObject({ id: moveId, witnessedByName: null });
    const one = await admin.graphql(
      'query ($a: ID, $b: ID) { asked: unwitnessedEntries(moveId: $a) { totalCount } other: unwitnessedEntries(moveId: $b) { totalCount } }',
      { a: moveId, b: newId() },
    );
    expect(one.data).toEqual({ asked: { totalCount: 1 }, other: { totalCount: 0 } });
    // The event shows it, and the person who gave it and the administrators are reminded every morning.
    const points = async (): Promise<object[]> =>
      ok<{ points: { check: string }[] }>(
        await admin.graphql(
          'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
          { id: eventId },
        ),
      ).points.filter(({ check }) => check === 'drugs_unwitnessed');
    expect(await points()).toEqual([
      {
        check: 'drugs_unwitnessed',
        label: expect.stringMatching(/^1 × Morphine 10 mg\/1 ml, /) as string,
        reference: moveId,
      },
    ]);
    const chased = async (caller: TestCaller) =>
      ok<{
        nodes: { kind: string; title: string }[];
      }>(await caller.graphql('{ myNotifications { nodes { kind title } } }')).nodes.filter(
        ({ kind }) => kind === 'drugs_unwitnessed',
      );
    for (let runs = 0; runs < 2; runs += 1) await server.jobs.tasks['tell-of-stock']?.({});
    for (const caller of [paramedic, admin])
      expect(await chased(caller)).toEqual([
        { kind: 'drugs_unwitnessed', title: 'Controlled drugs: 1 entry needs a witness' },
      ]);
    expect(await chased(nurse)).toEqual([]);
    const prove = (caller: TestCaller, witness: object) =>
      say(caller, 'witnessControlledEntry', 'WitnessControlledEntryInput', { moveId, witness }, '');
    expect(refusal(await prove(admin, by(paramedic)))).toMatchObject({ code: 'WITNESS_SAME_PERSON' });
    expect(ok(await prove(nurse, by(nurse)))).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await points()).toEqual([]);
    expect((await registerOf(itemId, bag))[0]).toMatchObject({ witnessedByName: 'Nell Finch' });
    expect((await registerOf(itemId, bag))[0]?.witnessedLaterAt).not.toBeNull();
    // A dose that was struck out before anybody witnessed it is no longer chased, nor is its correction: in no list and no count.
    const wrong = await runInTransaction(contextOf(paramedic), (inside) =>
      stockPosting.post(inside, {
        ...{ key: newId(), source: { kind: 'prf_drug', id: newId() }, allowShortage: true, eventId },
        moves: [
          {
            ...{ itemId, batchId, quantity: 1, reason: 'administered' },
            ...{ fromLocationId: bag, toLocationId: virtualLocation('consumed') },
          },
        ],
      }),
    );
    expect(await points()).toHaveLength(1);
    const undone = { key: newId(), moveIds: wrong.moves.map(({ id }) => id), reason: 'Entered in error' };
    await runInTransaction(contextOf(paramedic), (inside) => stockPosting.reverse(inside, undone));
    expect(await points()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('who gave it, by the record', () => {
  // Before, the register named only who saved the record, whatever their position, and the giver could be the witness.
  it('is in the register, is doubted where their position does not allow it, and is not the witness', async () => {
    const drug = await newDrug('Pethidine');
    const [lot, place] = [await newLot(drug), await newPlace('Bag 9')];
    ok(await opening({ itemId: drug, batchId: lot, locationId: place, change: 9, witness: by(nurse) }));
    const give = async (caller: TestCaller, givenBy: string | null): Promise<string> => {
      const { moves } = await runInTransaction(contextOf(caller), (inside) =>
        server.services.stockPosting.post(inside, {
          ...{ key: newId(), source: { kind: 'prf_drug', id: newId() }, allowShortage: true, givenBy },
          moves: [
            {
              ...{ itemId: drug, batchId: lot, quantity: 1, reason: 'administered' },
              ...{ fromLocationId: place, toLocationId: virtualLocation('consumed') },
            },
          ],
        }),
      );
      return moves[0]?.id ?? '';
    };
    const asked = [
      [await give(paramedic, null), null, false],
      [await give(steward, null), null, true],
      [await give(paramedic, 'peer moss'), null, false],
      [await give(steward, 'Nell Finch'), 'Nell Finch', false],
      // Another provider's clinician: nothing is known of them.
      [await give(paramedic, 'A. Stranger'), 'A. Stranger', false],
    ] as const;
    await employ(await server.signedIn('staff', { firstName: 'Tia', lastName: 'Cole' }), 'technician');
    const technicians = await give(paramedic, 'Tia Cole');
    const expected = [...asked, [technicians, 'Tia Cole', true] as const].map(
      ([id, givenByName, isGiverNotAllowed]) => ({ id, givenByName, isGiverNotAllowed }),
    );
    const lines = (await registerOf(drug, place)).slice(0, 6).reverse();
    expect(lines).toMatchObject(expected);
    const { nodes } = ok<{ nodes: object[] }>(
      await admin.graphql(
        '{ unwitnessedEntries(first: 6) { nodes { moveId givenByName isGiverNotAllowed performedByName } } }',
      ),
    );
    expect(nodes.reverse()).toMatchObject(expected.map(({ id, ...entry }) => ({ moveId: id, ...entry })));
    const paper = await nurse.get(`/api/inventory/controlled-drugs/${drug}/registers/${place}/pdf`);
    const printed = (await pdfText(paper.rawPayload)).replace(/\s+/g, ' ');
    expect(printed).toContain('The position of Tia Cole does not allow them to give controlled drugs');

    const prove = (moveId: string, caller: TestCaller) =>
      say(
        caller,
        'witnessControlledEntry',
        'WitnessControlledEntryInput',
        { moveId, witness: by(caller) },
        '',
      );
    const [, , , nurses] = asked;
    expect(refusal(await prove(nurses[0], nurse))).toMatchObject({
      code: 'WITNESS_SAME_PERSON',
      problems: [{ field: 'witness.userId', code: 'gave_it' }],
    });
    ok(await prove(nurses[0], paramedic));
  });
});
