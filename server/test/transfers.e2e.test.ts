import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import {
  server,
  admin,
  staff,
  client,
  patient,
  say,
  read,
  newItem,
  newDrug,
  newPlace,
  newLot,
  fill,
  fillWitnessed,
  onHand,
  inBooks,
  type Transfer,
  TRANSFER,
  newTransfer,
  dispatch,
  receive,
  put,
  witnessed,
  openStock,
  closeStock,
} from './moving-fixture.js';
import { firstOf } from './harness/mutations.js';

beforeAll(openStock);
afterAll(closeStock);

const cancel = (id: string, caller = staff) => say(caller, 'cancelStockTransfer', { id }, TRANSFER);

describe('a transfer', () => {
  it('proposes the earliest expiry first, leaves, and arrives in parts with what was wrong and why', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const late = await newLot(itemId, '2029-01-31');
    const soon = await newLot(itemId, '2027-01-31');
    const expired = await newLot(itemId, '2026-01-31');
    for (const lot of [late, soon, expired]) ok(await fill(itemId, lot, from, 6));
    const draft = await newTransfer(from, to, [[itemId, 10]]);
    expect(draft.transfer.number).toMatch(/^TR-\d{5}$/);
    expect(draft.lines[0]).toMatchObject({
      short: 0,
      picks: [
        { id: null, batchId: soon, quantity: 6, isProposed: true },
        { id: null, batchId: late, quantity: 4, isProposed: true },
      ],
    });
    expect(draft).toMatchObject({ canDispatch: true, canReceive: false, canCancel: true });
    // A draft takes nothing from the shelf.
    expect(await onHand(itemId, from)).toBe(18);

    const sent = ok<Transfer>(await dispatch(draft.transfer.id));
    expect(sent.transfer.state).toBe('dispatched');
    expect([
      await onHand(itemId, from),
      await inBooks(itemId, 'in_transit'),
      await onHand(itemId, to),
    ]).toEqual([8, 10, 0]);
    const [first, second] = sent.lines[0]?.picks ?? [];
    const arrival = [{ pickId: first?.id, received: 6 }];
    const receiptId = newId();
    const part = ok<Transfer>(await receive(sent.transfer.id, arrival, staff, receiptId));
    expect(part.transfer.state).toBe('part_received');
    // Sent again after a lost answer, it receives nothing twice; the same receipt with other contents is refused.
    expect(ok<Transfer>(await receive(sent.transfer.id, arrival, staff, receiptId)).transfer.state).toBe(
      'part_received',
    );
    expect(
      refusal(await receive(sent.transfer.id, [{ pickId: second?.id, received: 1 }], staff, receiptId)),
    ).toMatchObject({ code: 'COMMAND_REUSED' });
    expect(await onHand(itemId, to)).toBe(6);

    const more = await receive(sent.transfer.id, [{ pickId: second?.id, received: 5 }]);
    expect(refusal(more)).toMatchObject({ problems: [{ field: 'lines.0.received' }] });
    const lost = { kind: 'lost', quantity: 1, reason: 'One had fallen out of the box' };
    const last = ok<Transfer>(
      await receive(sent.transfer.id, [{ pickId: second?.id, received: 3, discrepancy: lost }]),
    );
    expect(last).toMatchObject({
      transfer: { state: 'received' },
      discrepancies: [lost],
      steps: [
        { did: 'drafted the transfer' },
        { did: 'sent it' },
        { did: 'received part of it' },
        { did: 'received the rest of it' },
      ],
    });
    expect([await onHand(itemId, to), await inBooks(itemId, 'in_transit')]).toEqual([9, 0]);
    const late2 = await cancel(sent.transfer.id);
    expect(refusal(late2)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(late2.errors?.[0]?.message).toContain('Robin Hale received the rest of it');
  });

  it('records damage as waste, a surplus as found, and a different lot from the proposed one', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [soon, late] = [await newLot(itemId, '2027-01-31'), await newLot(itemId, '2029-01-31')];
    for (const lot of [soon, late]) ok(await fill(itemId, lot, from, 5));
    const draft = await newTransfer(from, to, [[itemId, 4]]);
    const lineId = draft.lines[0]?.id;
    expect(
      refusal(await dispatch(draft.transfer.id, [{ lineId, batchId: late, quantity: 5 }])),
    ).toMatchObject({ problems: [{ field: 'picks.0.quantity' }] });
    const sent = ok<Transfer>(
      await dispatch(draft.transfer.id, [
        { lineId, batchId: late, quantity: 3 },
        { lineId, batchId: soon, quantity: 1 },
      ]),
    );
    expect(sent.lines[0]?.picks.map(({ isProposed }) => isProposed)).toEqual([false, false]);
    const notes = await server.database.asOwner<{ note: string | null }>(
      `SELECT DISTINCT note FROM stock_move WHERE source_id = $1 AND reason = 'dispatched'`,
      [draft.transfer.id],
    );
    expect(notes).toEqual([{ note: 'Not the lot that was proposed' }]);
    const [one, three] = sent.lines[0]?.picks ?? [];
    ok(
      await receive(draft.transfer.id, [
        {
          ...{ pickId: one?.id, received: 0 },
          discrepancy: { kind: 'damaged', quantity: 1, reason: 'Crushed' },
        },
        {
          ...{ pickId: three?.id, received: 3 },
          discrepancy: { kind: 'found', quantity: 2, reason: 'Five were in the box' },
        },
      ]),
    );
    expect([
      await onHand(itemId, to),
      await inBooks(itemId, 'waste'),
      await inBooks(itemId, 'in_transit'),
    ]).toEqual([5, 1, 0]);
  });

  it('is refused if the place lacks the stock, and for a controlled drug without a witness', async () => {
    const [from, to, elsewhere] = [
      await newPlace('Far shelf'),
      await newPlace(),
      await newPlace('Near shelf'),
    ];
    const [itemId, drugId] = [await newItem(), await newDrug(2)];
    const [here, there] = [await newLot(itemId, '2027-01-31'), await newLot(itemId, '2028-01-31')];
    ok(await fill(itemId, here, from, 2));
    ok(await fill(itemId, there, elsewhere, 9));
    const short = await newTransfer(from, to, [[itemId, 5]]);
    expect(short.lines[0]).toMatchObject({ short: 3 });
    const refused = await dispatch(short.transfer.id);
    expect(refusal(refused)).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    expect(refused.errors?.[0]?.message).toMatch(
      /at Far shelf: 2 there, 5 needed\. Elsewhere: Near shelf 9\./,
    );
    expect(
      ok<Transfer>(
        await dispatch(short.transfer.id, [{ lineId: short.lines[0]?.id, batchId: here, quantity: 2 }]),
      ).lines[0]?.picks,
    ).toMatchObject([{ quantity: 2, isProposed: true }]);

    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 10);
    const controlled = await newTransfer(from, to, [[drugId, 2]]);
    expect(refusal(await dispatch(controlled.transfer.id))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, from)).toBe(10);
    const witness = await witnessed();
    // Who moves it is in a position that may, too.
    await server.database.asOwner(
      "INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')",
      [newId(), staff.user?.id],
    );
    const seen = (proof: object) =>
      say(staff, 'dispatchStockTransfer', { id: controlled.transfer.id, witness: proof }, TRANSFER);
    expect(refusal(await seen({ ...witness, secret: 'guessed' }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
    });
    const [sent] = ok<Transfer>(await seen(witness)).lines;
    expect(await onHand(drugId, from)).toBe(8);
    const arrival = {
      ...{ id: newId(), transferId: controlled.transfer.id },
      lines: [{ pickId: sent?.picks[0]?.id, received: 2 }],
    };
    expect(refusal(await say(staff, 'receiveStockTransfer', arrival, TRANSFER))).toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    ok(await say(staff, 'receiveStockTransfer', { ...arrival, witness }, TRANSFER));
    expect(await onHand(drugId, to)).toBe(2);
    const empty = await newTransfer(from, to, []);
    expect(refusal(await dispatch(empty.transfer.id))).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('counts towards a place’s expected stock, so that nothing is drafted twice', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    ok(await fill(itemId, await newLot(itemId, '2028-01-31'), from, 50));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: to, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: from },
        '{ itemId }',
      ),
    );
    const low = async () =>
      ok<{ nodes: { inTransit: number; wanted: number; fromSource: number }[] }>(
        await admin.graphql(
          'query ($id: ID!) { lowStock(filter: { locationId: $id }) { nodes { inTransit wanted fromSource } } }',
          { id: to },
        ),
      ).nodes;
    expect(await low()).toEqual([{ inTransit: 0, wanted: 20, fromSource: 20 }]);
    const press = { key: newId(), rules: [{ itemId, locationId: to }] };
    interface Drafted {
      readonly transfers: readonly { readonly id: string; readonly lineCount: number }[];
    }
    const drafted = ok<Drafted>(
      await say(staff, 'draftPurchaseOrders', press, '{ transfers { id lineCount } orders { id } leftOut }'),
    );
    expect(drafted).toMatchObject({ transfers: [{ lineCount: 1 }], orders: [], leftOut: [] });
    expect(
      ok<Drafted>(await say(staff, 'draftPurchaseOrders', press, '{ transfers { id lineCount } }')),
    ).toEqual({
      transfers: drafted.transfers,
    });
    expect(await low()).toEqual([{ inTransit: 20, wanted: 0, fromSource: 0 }]);
    ok(await dispatch(drafted.transfers[0]?.id ?? ''));
    expect(await low()).toEqual([{ inTransit: 20, wanted: 0, fromSource: 0 }]);
  });

  it('promises a place’s stock only once: two presses for two tents, and a draft by hand', async () => {
    const [store, tentA, tentB, itemId] = [
      await newPlace('Depot'),
      await newPlace(),
      await newPlace(),
      await newItem(),
    ];
    const [first, second] = [await newLot(itemId, '2028-01-31'), await newLot(itemId, '2029-01-31')];
    ok(await fill(itemId, first, store, 4));
    ok(await fill(itemId, second, store, 6));
    const supplierId = newId();
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: newId(), supplierId, itemId, supplierSku: newId(), packQuantity: 3, isPreferred: true },
      }),
    );
    for (const locationId of [tentA, tentB])
      ok(
        await say(
          admin,
          'setStockRule',
          { itemId, locationId, minimum: 5, par: 8, orderMultiple: 1, replenishFromId: store },
          '{ itemId }',
        ),
      );
    const press = async (locationId: string): Promise<string> =>
      ok<{ transfers: readonly { readonly id: string }[] }>(
        await say(
          staff,
          'draftPurchaseOrders',
          { key: newId(), rules: [{ itemId, locationId }] },
          '{ transfers { id } }',
        ),
      ).transfers[0]?.id ?? '';
    const [toA, toB] = [await press(tentA), await press(tentB)];
    const lines = `{ lines { id quantity promised short picks { batchId quantity } } }`;
    const pickList = async (id: string) =>
      ok<{ lines: readonly object[] }>(await read(staff, 'stockTransfer', 'id', id, lines)).lines;
    expect(await pickList(toA)).toMatchObject([
      {
        ...{ quantity: 8, promised: 0, short: 0 },
        picks: [
          { batchId: first, quantity: 4 },
          { batchId: second, quantity: 4 },
        ],
      },
    ]);
    // The store gives the second tent what it has left; the rest is bought, in packs.
    expect(await pickList(toB)).toMatchObject([
      { quantity: 2, promised: 8, short: 0, picks: [{ batchId: second, quantity: 2 }] },
    ]);
    const packs = await server.database.asOwner<{ packs: number }>(
      `SELECT packs::float8 AS packs FROM purchase_order_line WHERE item_id = $1`,
      [itemId],
    );
    expect(packs).toEqual([{ packs: 2 }]);
    // By hand more can be asked for, and the pick list says why it is not there.
    const byHand = await newTransfer(store, tentB, [[itemId, 3]]);
    expect(await pickList(byHand.transfer.id)).toMatchObject([{ promised: 10, short: 3, picks: [] }]);
    const refused = await dispatch(byHand.transfer.id);
    expect(refusal(refused)).toMatchObject({ code: 'STOCK_INSUFFICIENT' });
    expect(refused.errors?.[0]?.message).toMatch(
      /at Depot, where earlier drafts have promised 10: 0 there, 3 needed/,
    );
    ok(await cancel(toA));
    ok(await dispatch(byHand.transfer.id));
    ok(await dispatch(toB));
    expect(await onHand(itemId, store)).toBe(5);
  });

  it('changes state as its table allows, for each role, and in no other way', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    ok(await fill(itemId, await newLot(itemId, '2028-01-31'), from, 500));
    const expected: Readonly<Record<string, string>> = {
      'draft dispatch': 'dispatched',
      'draft cancel': 'cancelled',
      'dispatched receive': 'part_received',
      'part_received receive': 'part_received',
    };
    const wrong: string[] = [];
    for (const state of TRANSFER_STATES)
      for (const action of ['dispatch', 'receive', 'cancel'])
        for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
          const draft = await newTransfer(from, to, [[itemId, 4]]);
          const { id } = draft.transfer;
          const isSent = state !== 'draft' && state !== 'cancelled';
          const sent = isSent ? ok<Transfer>(await dispatch(id)) : draft;
          await put('stock_transfer', id, state);
          const pickId = sent.lines[0]?.picks[0]?.id ?? newId();
          const answer = await (action === 'dispatch'
            ? dispatch(id, null, caller)
            : action === 'cancel'
              ? cancel(id, caller)
              : receive(id, [{ pickId, received: 1 }], caller));
          const mayEver = role === 'admin' || role === 'staff';
          const wanted = mayEver ? (expected[`${state} ${action}`] ?? 'STATE_CHANGED') : 'FORBIDDEN';
          const value = firstOf(answer.data) as Transfer | null | undefined;
          const got = value?.transfer.state ?? refusal(answer)?.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 120_000);
});
