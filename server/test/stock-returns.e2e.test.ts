import { RETURN_BUTTONS } from '@sideline/schema/inventory/moving';
import { RETURN_KINDS, RETURN_STATES, type ReturnKind } from '@sideline/schema/inventory/return-transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
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
  put,
  witnessed,
  type Return,
  RETURN,
  returnInput,
  newReturn,
  stepReturn,
  openStock,
  closeStock,
} from './moving-fixture.js';
import { firstOf } from './harness/mutations.js';

beforeAll(openStock);
afterAll(closeStock);

describe('a return', () => {
  it('to a supplier is authorised, leaves the books, and is credited', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    // What has expired or is blocked can always go back.
    const lot = await newLot(itemId, '2026-01-31');
    ok(await fill(itemId, lot, from, 8));
    const { return: made, possible } = await newReturn('to_supplier', from, [[itemId, lot, 8]]);
    expect(possible).toEqual(['discard']);
    expect(refusal(await stepReturn(made.id, 'authorise', staff))).toMatchObject({ code: 'FORBIDDEN' });
    ok(await stepReturn(made.id, 'authorise'));
    expect(ok<Return>(await stepReturn(made.id, 'dispatch', staff)).return.state).toBe('dispatched');
    expect([await onHand(itemId, from), await inBooks(itemId, 'supplier')]).toEqual([0, 8]);
    expect(refusal(await stepReturn(made.id, 'credit'))).toMatchObject({
      problems: [{ field: 'creditPence' }],
    });
    ok(await stepReturn(made.id, 'credit', admin, { creditPence: 200, creditReference: 'CN-4' }));
    ok(await stepReturn(made.id, 'close'));
    const asked = (caller: TestCaller, fields: string) =>
      read(caller, 'stockReturn', 'id', made.id, `{ return { ${fields} } }`);
    expect(ok(await asked(admin, 'creditPence creditReference'))).toEqual({
      return: { creditPence: 200, creditReference: 'CN-4' },
    });
    expect(refusal(await asked(staff, 'creditPence'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('to a supplier is replaced by a delivery, or rejected and put back on its shelf', async () => {
    const [from, itemId, other] = [await newPlace(), await newItem(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31', { unitCostPence: 75 });
    ok(await fill(itemId, lot, from, 8));
    const sent = async (): Promise<string> => {
      const { return: made } = await newReturn('to_supplier', from, [[itemId, lot, 4]]);
      ok(await stepReturn(made.id, 'authorise'));
      ok(await stepReturn(made.id, 'dispatch', staff));
      return made.id;
    };
    const replaced = await sent();
    const instead = { itemId, quantity: 3, lot: `N-${newId()}`, expiresOn: '2029-06-30' };
    const wrong = async (replacements: readonly object[]) =>
      refusal(await stepReturn(replaced, 'replace', admin, { replacements }))?.problems?.map(
        ({ field }) => field,
      );
    expect(await wrong([])).toEqual(['replacements']);
    expect(await wrong([{ ...instead, itemId: other }])).toEqual(['replacements.0.itemId']);
    expect(await wrong([{ ...instead, quantity: 5 }])).toEqual(['replacements.0.quantity']);
    expect(await wrong([{ ...instead, lot: ' ' }])).toEqual(['replacements.0.lot']);
    expect(await wrong([instead, { ...instead, quantity: 1, lot: 'X', expiresOn: null }])).toEqual([
      'replacements.1.expiresOn',
    ]);
    expect(await onHand(itemId, from)).toBe(4);
    ok(await stepReturn(replaced, 'replace', admin, { replacements: [instead] }));
    expect([await onHand(itemId, from), await inBooks(itemId, 'supplier')]).toEqual([7, 1]);
    const [move] = await server.database.asOwner(
      `SELECT m.reason, m.unit_cost_pence AS cost, b.lot FROM stock_move m JOIN stock_batch b ON b.id = m.batch_id
       WHERE m.source_id = $1 AND m.reason = 'received'`,
      [replaced],
    );
    expect(move).toEqual({ reason: 'received', cost: 75, lot: instead.lot });
    // It is received once.
    expect(refusal(await stepReturn(replaced, 'replace', admin, { replacements: [instead] }))?.code).toBe(
      'STATE_CHANGED',
    );

    const rejected = await sent();
    expect(await onHand(itemId, from)).toBe(3);
    expect(refusal(await stepReturn(rejected, 'reject'))?.problems?.[0]?.field).toBe('reason');
    ok(await stepReturn(rejected, 'reject', admin, { reason: 'Not from their order' }));
    expect(await onHand(itemId, from)).toBe(7);
    const reversals = await server.database.asOwner(
      'SELECT note FROM stock_move WHERE source_id = $1 AND reverses IS NOT NULL',
      [rejected],
    );
    expect(reversals).toEqual([{ note: 'Not from their order' }]);
    ok(await stepReturn(rejected, 'close'));
    expect(await onHand(itemId, from)).toBe(7);
  });

  it('of a controlled drug is rejected only with a witness', async () => {
    const [from, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 4);
    const { return: made } = await newReturn('to_supplier', from, [[drugId, lot, 4]]);
    ok(await stepReturn(made.id, 'authorise'));
    ok(await stepReturn(made.id, 'dispatch', admin, { witness: await witnessed() }));
    const reject = (facts: object) => stepReturn(made.id, 'reject', admin, { reason: 'Refused', ...facts });
    expect(refusal(await reject({}))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, from)).toBe(0);
    ok(await reject({ witness: await witnessed() }));
    expect(await onHand(drugId, from)).toBe(4);
  });

  it('from an event is brought back to a shelf by staff only', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    ok(await fill(itemId, lot, from, 8));
    const input = await returnInput('unused_from_event', from, [[itemId, lot, 5]]);
    const { return: made } = ok<Return>(await say(staff, 'createStockReturn', input, RETURN));
    ok(await stepReturn(made.id, 'authorise_from_event', staff));
    ok(await stepReturn(made.id, 'dispatch', staff));
    expect(ok<Return>(await stepReturn(made.id, 'finish', staff)).return.state).toBe('closed');
    expect(await onHand(itemId, (input as { toLocationId: string }).toLocationId)).toBe(5);
    const [move] = await server.database.asOwner<{ event_id: string | null }>(
      'SELECT event_id FROM stock_move WHERE source_id = $1',
      [made.id],
    );
    expect(move?.event_id).toBe((input as { eventId: string }).eventId);
  });

  it('to destruction of a controlled drug needs an authorised person and a witness', async () => {
    const [from, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, from, 4);
    const without = await newReturn('to_destruction', from, [[drugId, lot, 4]]);
    expect(refusal(await stepReturn(without.return.id, 'authorise'))).toMatchObject({
      problems: [{ field: 'authorisedPerson', code: 'required' }],
    });
    const named = await newReturn('to_destruction', from, [[drugId, lot, 4]], {
      authorisedPerson: 'A. Quill',
    });
    ok(await stepReturn(named.return.id, 'authorise'));
    expect(refusal(await stepReturn(named.return.id, 'dispatch'))).toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    expect(await onHand(drugId, from)).toBe(4);
    ok(await stepReturn(named.return.id, 'dispatch', admin, { witness: await witnessed() }));
    expect(await onHand(drugId, from)).toBe(0);
  });

  it('names what is missing, is safe to repeat, and can be changed only as a draft', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    const input = await returnInput('to_supplier', from, [[itemId, lot, 1]]);
    const missing = await say(staff, 'createStockReturn', { ...input, supplierId: null }, RETURN);
    expect(refusal(missing)).toMatchObject({ problems: [{ field: 'supplierId' }] });
    const lotless = { ...input, lines: [{ id: newId(), itemId, quantity: 1 }] };
    expect(refusal(await say(staff, 'createStockReturn', lotless, RETURN))).toMatchObject({
      problems: [{ field: 'lines.0.batchId' }],
    });
    const made = ok<Return>(await say(staff, 'createStockReturn', input, RETURN));
    expect(ok<Return>(await say(staff, 'createStockReturn', input, RETURN)).return).toEqual(made.return);
    const change = { ...input, notes: 'Damp', version: made.return.version };
    ok(await say(staff, 'updateStockReturn', change, RETURN));
    expect(refusal(await say(staff, 'updateStockReturn', change, RETURN))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    ok(await stepReturn(made.return.id, 'authorise'));
    expect(refusal(await stepReturn(made.return.id, 'dispatch'))).toMatchObject({
      code: 'STOCK_INSUFFICIENT',
    });
    expect(refusal(await say(staff, 'updateStockReturn', change, RETURN))).toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('changes state as its table allows, for each kind and role, and in no other way', async () => {
    const [from, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    ok(await fill(itemId, lot, from, 500));
    const SUPPLIER = 'to_supplier';
    const rows: readonly (readonly [string, string, string, readonly string[], readonly ReturnKind[]])[] = [
      ['draft', 'authorise', 'authorised', ['admin'], RETURN_KINDS],
      ['draft', 'authorise_from_event', 'authorised', ['admin', 'staff'], ['unused_from_event']],
      ['draft', 'cancel', 'cancelled', ['admin'], RETURN_KINDS],
      ['draft', 'discard', 'cancelled', ['staff'], RETURN_KINDS],
      ['authorised', 'dispatch', 'dispatched', ['admin', 'staff'], [SUPPLIER, 'unused_from_event']],
      // Only administrators destroy, whichever way.
      ['authorised', 'dispatch', 'dispatched', ['admin'], ['to_destruction']],
      ['authorised', 'cancel', 'cancelled', ['admin'], RETURN_KINDS],
      ['dispatched', 'credit', 'credited', ['admin'], [SUPPLIER]],
      ['dispatched', 'replace', 'replaced', ['admin'], [SUPPLIER]],
      ['dispatched', 'reject', 'rejected', ['admin'], [SUPPLIER]],
      ['dispatched', 'finish', 'closed', ['admin', 'staff'], ['unused_from_event', 'to_destruction']],
      ['credited', 'close', 'closed', ['admin'], RETURN_KINDS],
      ['replaced', 'close', 'closed', ['admin'], RETURN_KINDS],
      ['rejected', 'close', 'closed', ['admin'], RETURN_KINDS],
    ];
    const wrong: string[] = [];
    for (const kind of RETURN_KINDS)
      for (const state of RETURN_STATES) {
        for (const action of RETURN_BUTTONS)
          for (const [role, caller] of Object.entries({ admin, staff, client, patient })) {
            // Only sending posts, once for a return: that needs a new one each time.
            const made = await returnFor(kind, from, itemId, lot, action === 'dispatch');
            await put('stock_return', made, state);
            const answer = await stepReturn(made, action, caller, {
              ...{ reason: 'Because', creditPence: 1 },
              // What is received instead: one of what went back.
              replacements: [{ itemId, quantity: 1, lot: newId(), expiresOn: '2028-06-30' }],
            });
            const row = rows.find(
              ([at, by, , , kinds]) => at === state && by === action && kinds.includes(kind),
            );
            const mayEver = (row === undefined ? rows.filter(([, by]) => by === action) : [row]).some(
              ([, , , who]) => who.includes(role),
            );
            const wanted = mayEver ? (row?.[2] ?? 'STATE_CHANGED') : 'FORBIDDEN';
            const value = firstOf(answer.data) as Return | null | undefined;
            const got = value?.return.state ?? refusal(answer)?.code;
            if (got !== wanted)
              wrong.push(`${role}: ${kind} ${state} ${action}: ${String(got)}, not ${wanted}`);
          }
      }
    expect(wrong).toEqual([]);
  }, 240_000);
});

const kept = new Map<string, string>();
const returnFor = async (
  kind: ReturnKind,
  from: string,
  itemId: string,
  lot: string,
  isNew: boolean,
): Promise<string> => {
  const known = kept.get(kind);
  if (known !== undefined && !isNew) return known;
  const { return: made } = await newReturn(kind, from, [[itemId, lot, 1]]);
  if (!isNew) kept.set(kind, made.id);
  return made.id;
};
