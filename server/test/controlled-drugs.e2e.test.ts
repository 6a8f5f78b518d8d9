import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../src/modules/users/one-time-codes.js';
import { ProvenWitness } from '../src/modules/inventory/witnesses/witness.types.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import type { AppUser } from '../src/modules/users/app-user.entity.js';
import type { Context } from '../src/platform/context.js';
import { contextFor } from './harness/context-for.js';
import { pdfText } from './harness/pdf-text.js';
import { PASSWORD } from './harness/password.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
let paramedic: TestCaller;
let nurse: TestCaller;
let steward: TestCaller;
let itemId: string;
let batchId: string;
let safe: string;
let bag: string;
let eventId: string;

const idOf = ({ user }: TestCaller): string => user?.id ?? '';
const ok = ({ data, errors }: GraphqlAnswer): unknown => {
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
};
const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;
const say = (caller: TestCaller, field: string, type: string, input: object, selection = '{ __typename }') =>
  caller.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });

const by = (caller: TestCaller, secret = PASSWORD) => ({ userId: idOf(caller), secret });
const employ = async (caller: TestCaller, position: string): Promise<TestCaller> => {
  await server.database.asOwner(
    'INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, $3)',
    [newId(), idOf(caller), position],
  );
  return caller;
};
const newPlace = async (name: string): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', 'CreateStockLocationInput', { id, name, type: 'medical_tent' }));
  return id;
};
const newDrug = async (name: string, schedule: number | null = 2): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockItem', 'CreateStockItemInput', {
      ...{ id, sku: newId(), name, itemType: 'medicine', legalClass: 'POM', controlledSchedule: schedule },
      ...{ unit: 'ampoule', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true, isSerialised: false },
      ...{
        storage: 'controlled_drug_safe',
        isSingleUse: true,
        strength: '10 mg/1 ml',
        // Some of them are not in the formulary.
        drug: drugOf(name.toLowerCase()) === undefined ? null : name.toLowerCase(),
      },
    }),
  );
  return id;
};
const newLot = async (item: string, lot = newId()): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockBatch', 'CreateStockBatchInput', {
      ...{ id, itemId: item, lot, expiresOn: '2028-06-30', unitCostPence: 250 },
    }),
  );
  return id;
};
const opening = (facts: object) =>
  say(
    admin,
    'adjustStock',
    'AdjustStockInput',
    {
      ...{ key: newId(), itemId, batchId, locationId: safe, change: 40 },
      reason: 'opening',
      note: 'First count',
      ...facts,
    },
    '{ postingId replayed }',
  );
const move = (caller: TestCaller, facts: object) =>
  say(caller, 'moveControlledDrug', 'MoveControlledDrugInput', {
    ...{ key: newId(), itemId, batchId, kind: 'issue', fromLocationId: safe, toLocationId: bag, quantity: 1 },
    ...{ witness: by(nurse), ...facts },
  });
const dose = (caller: TestCaller, facts: object) =>
  say(
    caller,
    'recordControlledDose',
    'RecordControlledDoseInput',
    {
      ...{ key: newId(), itemId, batchId, locationId: bag, drawnUp: 1, given: 1, witness: by(nurse) },
      ...facts,
    },
    '{ postingId moveIds }',
  );
const count = (caller: TestCaller, facts: object) =>
  say(
    caller,
    'countControlledDrug',
    'CountControlledDrugInput',
    {
      ...{ id: newId(), itemId, locationId: bag, occasion: 'start', witness: by(nurse) },
      ...facts,
    },
    '{ id expected counted differs closedAt outcome finding closedByName }',
  );

interface Entry {
  readonly id: string;
  readonly sequence: number;
  readonly amountIn: number;
  readonly amountOut: number;
  readonly wasted: number;
  readonly unbooked: number;
  readonly settlement: string | null;
  readonly settledBySequence: number | null;
  readonly balance: number;
  readonly witnessedByName: string | null;
  readonly witnessedLaterAt: string | null;
  readonly reversesSequence: number | null;
  readonly isReversed: boolean;
  readonly party: string;
}

/** The same page by page from its first entry on: what was there is carried the other way. */
const registerBackwards = async (item: string, place: string, last: number): Promise<object[]> => {
  const all: object[] = [];
  for (let before: string | null = null; ;) {
    const page = ok(
      await nurse.graphql(
        `query ($item: ID!, $place: ID!, $last: Int, $before: String) {
           drugRegisterEntries(itemId: $item, locationId: $place, last: $last, before: $before) {
             nodes { sequence balance } pageInfo { hasPreviousPage startCursor } } }`,
        { item, place, last, before },
      ),
    ) as { nodes: object[]; pageInfo: { hasPreviousPage: boolean; startCursor: string } };
    all.unshift(...page.nodes);
    if (!page.pageInfo.hasPreviousPage) return all;
    before = page.pageInfo.startCursor;
  }
};

/** The whole register, page by page, the latest entry first. */
const registerOf = async (item: string, place: string, first = 7): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (let after: string | null = null; ;) {
    const page = ok(
      await nurse.graphql(
        `query ($item: ID!, $place: ID!, $first: Int, $after: String) {
           drugRegisterEntries(itemId: $item, locationId: $place, first: $first, after: $after) {
             nodes { id sequence amountIn amountOut wasted unbooked settlement settlementReason settledBySequence settlesSequence balance
               witnessedByName witnessedLaterAt reversesSequence isReversed paper party eventName customPrfId performedByName
               givenByName isGiverNotAllowed
               authorisedName authorisedRole destructionMethod }
             totalCount pageInfo { hasNextPage endCursor } } }`,
        { item, place, first, after },
      ),
    ) as { nodes: Entry[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } };
    all.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) {
      expect(all).toHaveLength(page.totalCount);
      return all;
    }
    after = page.pageInfo.endCursor;
  }
};

/** The same from the moves alone, added up from the first on. */
const replayOf = async (item: string, place: string) => {
  const moves = await server.database.asOwner<{
    id: string;
    from: string;
    to: string;
    quantity: string;
    reverses: string | null;
  }>(
    `SELECT id, from_location_id AS from, to_location_id AS to, quantity::text, reverses FROM stock_move
     WHERE item_id = $1 ORDER BY sequence`,
    [item],
  );
  const short = new Set(
    (
      await server.database.asOwner<{ id: string }>(
        'SELECT move_id AS id FROM stock_shortage WHERE location_id = $1',
        [place],
      )
    ).map(({ id }) => id),
  );
  let thousandths = 0;
  return moves
    .filter(
      ({ id, from, to, reverses }) =>
        from === place || to === place || short.has(id) || short.has(reverses ?? ''),
    )
    .map(({ id, from, to, quantity }) => {
      const amount = Math.round(Number(quantity) * 1_000);
      if (from !== place && to !== place)
        return {
          ...{ id, amountIn: 0, amountOut: 0, wasted: 0, balance: thousandths / 1_000 },
          unbooked: short.has(id) ? amount / 1_000 : 0,
        };
      const isIn = to === place;
      const isWaste = to === virtualLocation('waste');
      thousandths += isIn ? amount : -amount;
      expect(from).not.toBe(to);
      return {
        id,
        amountIn: isIn ? amount / 1_000 : 0,
        amountOut: isIn || isWaste ? 0 : amount / 1_000,
        wasted: isWaste ? amount / 1_000 : 0,
        unbooked: 0,
        balance: thousandths / 1_000,
      };
    })
    .reverse();
};
const figures = ({ id, amountIn, amountOut, wasted, unbooked, balance }: Entry) => ({
  ...{ id, amountIn, amountOut, wasted, unbooked, balance },
});

const contextOf = ({ user }: TestCaller): Context => contextFor(server, user as AppUser);

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin', { firstName: 'Ada', lastName: 'Quill' });
  paramedic = await employ(
    await server.signedIn('staff', { firstName: 'Peer', lastName: 'Moss' }),
    'paramedic',
  );
  nurse = await employ(await server.signedIn('staff', { firstName: 'Nell', lastName: 'Finch' }), 'nurse');
  steward = await employ(await server.signedIn('staff'), 'support_staff');
  itemId = await newDrug('Morphine');
  batchId = await newLot(itemId, 'M77');
  safe = await newPlace('Safe');
  bag = await newPlace('Bag 1');
  eventId = newId();
  const now = server.clock.now();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, now, new Date(now.getTime() + 8 * 3_600_000)],
  );
});
afterAll(() => server.close());

describe('a witness', () => {
  it('is a different person in a position that may, and proves themself at that moment, whoever posts', async () => {
    expect(refusal(await opening({}))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(refusal(await opening({ witness: by(admin) }))).toMatchObject({
      code: 'WITNESS_SAME_PERSON',
      problems: [{ field: 'witness.userId' }],
    });
    expect(refusal(await opening({ witness: by(steward) }))).toMatchObject({ code: 'WITNESS_NOT_ALLOWED' });
    expect(refusal(await opening({ witness: { userId: newId(), secret: 'x' } }))).toMatchObject({
      code: 'WITNESS_NOT_ALLOWED',
    });
    expect(refusal(await opening({ witness: by(nurse, '') }))).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'witness.secret' }],
    });
    expect(refusal(await opening({ witness: by(nurse, 'not-her-password') }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
      problems: [{ field: 'witness.secret' }],
    });
    expect(await registerOf(itemId, safe)).toEqual([]);
    const key = newId();
    expect(ok(await opening({ key, witness: by(nurse) }))).toMatchObject({ replayed: false });
    // Sent again, it was proved then.
    expect(ok(await opening({ key, witness: by(nurse, 'no more') }))).toMatchObject({ replayed: true });
    const [row] = await server.database.asOwner<{ witnessed_by: string }>(
      'SELECT witnessed_by FROM stock_move WHERE item_id = $1',
      [itemId],
    );
    expect(row?.witnessed_by).toBe(idOf(nurse));
  });

  it('is guessed no more often than one colleague and one network may, and what was typed is kept nowhere', async () => {
    const guessed = await employ(await server.signedIn('staff'), 'technician');
    const codes: (string | undefined)[] = [];
    // What a colleague has for this account, and then what their network has, as from anywhere (ADR 35).
    const most = LIMITS.signIn.witnesses.each.burst + LIMITS.signIn.freeFailures;
    for (let guess = 0; guess <= most; guess += 1)
      codes.push(refusal(await opening({ witness: by(guessed, `guess-${String(guess)}`) }))?.code);
    expect(codes.filter((code) => code === 'WITNESS_NOT_PROVEN')).toHaveLength(most);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    const [kept] = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry e WHERE e::text LIKE '%guess-%' OR e::text LIKE $1`,
      [`%${PASSWORD}%`],
    );
    expect(kept?.count).toBe(0);
    const [refused] = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry WHERE entity_id = $1 AND action = 'ACCESS_DENIED'`,
      [idOf(guessed)],
    );
    expect(refused?.count).toBeGreaterThan(3);
  });

  it('proves it by a code of the authenticator app too, which is good once', async () => {
    const begun = await nurse.graphql(
      'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secret } }',
      { password: PASSWORD },
    );
    const { secret } = ok(begun) as { secret: string };
    const { bytes } = Secret.fromBase32(secret);
    ok(
      await nurse.graphql('mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) }', {
        code: totpCode(bytes, server.clock.now()),
      }),
    );
    server.clock.advance(60_000);
    const code = totpCode(bytes, server.clock.now());
    expect((await move(paramedic, { quantity: 10, witness: by(nurse, code) })).errors).toBeUndefined();
    expect(refusal(await move(paramedic, { witness: by(nurse, code) }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
    });
  });

  it('is offered by name without the caller, and nobody whose position may not', async () => {
    const names = (
      ok(await paramedic.graphql('{ possibleWitnesses { userId name position } }')) as { userId: string }[]
    ).map(({ userId }) => userId);
    expect(names).toContain(idOf(nurse));
    expect(names).not.toContain(idOf(paramedic));
    expect(names).not.toContain(idOf(steward));
  });
});

describe('a purchase order', () => {
  it('with a controlled drug is received before a witness, and nothing of it comes in without', async () => {
    const drug = await newDrug('Diamorphine');
    const [supplierId, offerId, orderId, lineId] = [newId(), newId(), newId(), newId()];
    ok(
      await say(admin, 'createSupplier', 'CreateSupplierInput', { id: supplierId, name: 'Touchline Pharma' }),
    );
    ok(
      await say(admin, 'createSupplierItem', 'CreateSupplierItemInput', {
        ...{ id: offerId, supplierId, itemId: drug, supplierSku: 'D-10', packQuantity: 10 },
        ...{ isPreferred: true, packPricePence: 1_000 },
      }),
    );
    ok(
      await say(admin, 'createPurchaseOrder', 'CreatePurchaseOrderInput', {
        ...{ id: orderId, supplierId, deliveryLocationId: safe },
        lines: [{ id: lineId, supplierItemId: offerId, packs: 1 }],
      }),
    );
    for (const action of ['submit', 'approve', 'order'])
      ok(await say(admin, 'stepPurchaseOrder', 'StepPurchaseOrderInput', { id: orderId, action }));
    const receipt = {
      ...{ id: newId(), orderId },
      lines: [{ lineId, quantity: 10, lot: 'D-1', expiresOn: '2028-01-31' }],
    };
    const receive = (witness: object | null) =>
      say(paramedic, 'receivePurchaseOrder', 'ReceivePurchaseOrderInput', { ...receipt, witness });
    expect(refusal(await receive(null))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(refusal(await receive(by(nurse, 'wrong')))).toMatchObject({ code: 'WITNESS_NOT_PROVEN' });
    expect(await registerOf(drug, safe)).toEqual([]);
    ok(await receive(by(nurse)));
    ok(await receive(by(nurse)));
    expect(await registerOf(drug, safe)).toMatchObject([
      {
        amountIn: 10,
        balance: 10,
        party: 'Touchline Pharma',
        witnessedByName: 'Nell Finch',
        paper: 'receipt',
      },
    ]);
    // Taken back in the register, the order would go on saying that it came.
    const [received] = await registerOf(drug, safe);
    expect(
      refusal(
        await say(admin, 'correctControlledEntry', 'CorrectControlledEntryInput', {
          ...{ key: newId(), moveId: received?.id, reason: 'Nine came', witness: by(nurse) },
        }),
      ),
    ).toMatchObject({
      problems: [
        {
          field: 'moveId',
          message: expect.stringMatching(
            /^Receipt of PO-\S+ made this entry\. Correct the stock instead\.$/,
          ) as string,
        },
      ],
    });
  });
});

describe('a register', () => {
  it('has issue, dose, waste, return, correction and destruction, each before a witness', async () => {
    expect(refusal(await move(steward, {}))).toMatchObject({ code: 'POSITION_NOT_ALLOWED' });
    expect(refusal(await move(paramedic, { toLocationId: virtualLocation('consumed') }))).toMatchObject({
      problems: [{ field: 'toLocationId' }],
    });
    expect(refusal(await dose(steward, {}))).toMatchObject({ code: 'POSITION_NOT_ALLOWED' });
    expect(refusal(await dose(paramedic, { given: 2 }))).toMatchObject({ problems: [{ field: 'given' }] });
    expect(refusal(await dose(paramedic, { given: 0 }))).toMatchObject({ problems: [{ field: 'note' }] });
    const given = ok(await dose(paramedic, { given: 0.333, eventId })) as { moveIds: string[] };
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
    const sent = ok(await dispatch(technician, id)) as { lines: { picks: { id: string }[] }[] };
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
    const { nodes } = ok(
      await nurse.graphql(
        `query ($filter: DrugRegisterFilter) { drugRegisters(first: 100, filter: $filter) {
           nodes { itemName locationName balance isDisputed } totalCount } }`,
        { filter: { itemId } },
      ),
    ) as { nodes: object[] };
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
      const { nodes, totalCount } = ok(
        await admin.graphql(
          'query ($sourceId: ID) { unwitnessedEntries(sourceId: $sourceId) { nodes { moveId } totalCount } }',
          { sourceId },
        ),
      ) as { nodes: { moveId: string }[]; totalCount: number };
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
    // It is chased: by the event, and every morning with whoever gave it and the administrators.
    const points = async (): Promise<object[]> =>
      (
        ok(
          await admin.graphql(
            'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
            { id: eventId },
          ),
        ) as { points: { check: string }[] }
      ).points.filter(({ check }) => check === 'drugs_unwitnessed');
    expect(await points()).toEqual([
      {
        check: 'drugs_unwitnessed',
        label: expect.stringMatching(/^1 × Morphine 10 mg\/1 ml, /) as string,
        reference: moveId,
      },
    ]);
    const chased = async (caller: TestCaller) =>
      (
        ok(await caller.graphql('{ myNotifications { nodes { kind title } } }')) as {
          nodes: { kind: string; title: string }[];
        }
      ).nodes.filter(({ kind }) => kind === 'drugs_unwitnessed');
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
    const { nodes } = ok(
      await admin.graphql(
        '{ unwitnessedEntries(first: 6) { nodes { moveId givenByName isGiverNotAllowed performedByName } } }',
      ),
    ) as { nodes: object[] };
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
    const told = ok(await admin.graphql('{ myNotifications { nodes { kind entityId title } } }')) as {
      nodes: { kind: string; entityId: string }[];
    };
    expect(told.nodes.filter(({ kind }) => kind === 'drug_discrepancy')).toMatchObject([{ entityId: id }]);
    const points = async (): Promise<object[]> =>
      (
        ok(
          await admin.graphql(
            'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
            { id: eventId },
          ),
        ) as { points: { check: string }[] }
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
      (
        ok(
          await nurse.graphql(
            `query ($id: ID!, $filter: RecallLineFilter) { recallLines(recallId: $id, first: 100, filter: $filter) {
               nodes { id kind lot quantity locationName customPrfId eventName outcome settledByName settledAt } totalCount } }`,
            { id, filter },
          ),
        ) as {
          nodes: {
            id: string;
            kind: string;
            quantity: number | null;
            locationName: string | null;
            customPrfId: string | null;
          }[];
        }
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
      (
        ok(
          await admin.graphql('query ($id: ID!) { eventCloseOut(eventId: $id) { points { check } } }', {
            id: eventId,
          }),
        ) as { points: { check: string }[] }
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
      (
        ok(
          await nurse.graphql(
            `query ($id: ID!) { recallLines(recallId: $id, first: 100) {
               nodes { kind lot quantity locationName transfers { number fromName toName } } } }`,
            { id },
          ),
        ) as { nodes: readonly { kind: string; lot: string; transfers: readonly object[] }[] }
      ).nodes;
    expect((await lines()).find(({ kind }) => kind === 'transit')).toMatchObject({
      transfers: [{ number: expect.stringMatching(/^TR-/) as string, fromName: 'Depot', toName: 'Safe' }],
    });
    // Who has the bag hears of the bag; who is responsible for its home of both.
    const told = async (caller: TestCaller) =>
      (
        ok(await caller.graphql('{ myNotifications(first: 5) { nodes { kind title body } } }')) as {
          nodes: readonly { kind: string; body: string }[];
        }
      ).nodes.filter(({ kind }) => kind === 'recall_held');
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

  describe('of dressings', () => {
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
        (
          ok(await caller.graphql('{ myNotifications(first: 50) { nodes { kind title body } } }')) as {
            nodes: readonly { kind: string; title: string; body: string }[];
          }
        ).nodes
          .filter((one) => one.kind === 'recall_held' && one.title.endsWith(title))
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
      const { picks } = (
        ok(
          await say(
            admin,
            'dispatchStockTransfer',
            'DispatchStockTransferInput',
            { id: transferId },
            '{ lines { picks { id lot } } }',
          ),
        ) as { lines: readonly { picks: readonly { id: string; lot: string }[] }[] }
      ).lines[0] ?? { picks: [] };
      expect(picks).toMatchObject([{ lot: 'D-70' }]);
      await runJobs();
      const id = await recallOf({ lotNumbers: ['D-70', 'D-71'], title: 'Late arrivals' });
      // Who held it then is told by the notice itself.
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
        (
          ok(await admin.graphql('{ myNotifications(first: 50) { nodes { kind title body } } }')) as {
            nodes: readonly { kind: string; title: string; body: string }[];
          }
        ).nodes.filter((one) => one.kind === kind && one.title.endsWith(title));
      const stateOf = async (id: string) =>
        ok(
          await admin.graphql(
            'query ($id: ID!) { recall(id: $id) { recall { state openCount } steps { action reason takenByName } } }',
            { id },
          ),
        ) as {
          recall: { state: string; openCount: number };
          steps: readonly { action: string; reason: string | null; takenByName: string }[];
        };
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
          reason:
            'More of the recalled stock arrived, or was given to a patient, after the recall was closed.',
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
        problems: [
          { field: 'status', message: expect.stringMatching(/blocks this lot\. Withdraw/) as string },
        ],
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
});
