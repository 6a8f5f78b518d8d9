import { STOCKTAKE_BUTTONS } from '@sideline/schema/inventory/moving';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
import {
  server,
  admin,
  staff,
  other,
  client,
  patient,
  read,
  newItem,
  newDrug,
  newPlace,
  newLot,
  fill,
  fillWitnessed,
  onHand,
  put,
  witnessed,
  type Stocktake,
  type Line,
  STOCKTAKE,
  newStocktake,
  stepCount,
  linesOf,
  count,
  openStock,
  closeStock,
} from './moving-fixture.js';
import { firstOf } from './harness/mutations.js';

beforeAll(openStock);
afterAll(closeStock);

describe('a stocktake', () => {
  it('is counted by two people at once, recounted over the limit, and posted against the expected stock', async () => {
    const [place, first, second, third] = [
      await newPlace(),
      await newItem(),
      await newItem(),
      await newItem(),
    ];
    const lots = [];
    for (const itemId of [first, second, third]) {
      const lot = await newLot(itemId, '2028-01-31');
      ok(await fill(itemId, lot, place, 100));
      lots.push(lot);
    }
    const made = await newStocktake({ scope: 'place', locationId: place, limitPercent: 10 }, [staff, other]);
    const { id } = made.stocktake;
    expect(refusal(await count(id, { id: newId() }, 1))).toMatchObject({ code: 'STATE_CHANGED' });
    const started = ok<Stocktake>(await stepCount(id, 'start', staff));
    expect(started).toMatchObject({
      stocktake: { state: 'counting', lineCount: 3, countedCount: 0 },
      canCount: true,
      possible: [],
      varianceCount: null,
    });
    const lines = await linesOf(id);
    const lineOf = (itemId: string | undefined) => lines.find((line) => line.itemId === itemId);
    ok(await count(id, lineOf(first), 97, staff));
    ok(await count(id, lineOf(second), 80, other));
    // Both could see the third line. The second person to send it is shown who counted it first.
    ok(await count(id, lineOf(third), 100, staff));
    const clash = await count(id, lineOf(third), 99, other);
    expect(refusal(clash)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(clash.errors?.[0]?.message).toContain('Robin Hale counted this');
    // A count that is sent again counts once.
    const again = newId();
    for (let n = 0; n < 2; n += 1)
      expect(
        ok<Line>(await count(id, undefined, 100, other, { id: again, lineId: lineOf(third)?.id })).counts,
      ).toBe(2);

    const handed = ok<Stocktake>(await stepCount(id, 'hand_in', other));
    expect(handed).toMatchObject({ stocktake: { state: 'review' }, recountCount: 1, varianceCount: 2 });
    expect(refusal(await stepCount(id, 'post'))).toMatchObject({ problems: [{ code: 'recount' }] });
    ok(await stepCount(id, 'recount'));
    const open = await linesOf(id, staff, 'open');
    expect(open).toMatchObject([{ itemId: second, counted: null }]);
    expect(refusal(await stepCount(id, 'hand_in', staff))).toMatchObject({
      problems: [{ code: 'uncounted' }],
    });
    ok(await count(id, open[0], 81, staff));
    // The second count is believed.
    expect(ok<Stocktake>(await stepCount(id, 'hand_in', staff)).recountCount).toBe(0);
    expect(refusal(await stepCount(id, 'post', staff))).toMatchObject({ code: 'FORBIDDEN' });
    expect(ok<Stocktake>(await stepCount(id, 'post')).stocktake.state).toBe('posted');
    expect([await onHand(first, place), await onHand(second, place), await onHand(third, place)]).toEqual([
      97, 81, 100,
    ]);
    const moves = await server.database.asOwner<{ reason: string; quantity: number; note: string }>(
      `SELECT reason, quantity::float8 AS quantity, note FROM stock_move WHERE source_id = $1 ORDER BY quantity`,
      [id],
    );
    expect(moves).toMatchObject([
      { reason: 'counted', quantity: 3 },
      { reason: 'counted', quantity: 19 },
    ]);
    expect(moves[0]?.note).toMatch(/^ST-\d{5}$/);
  });

  it('is refused as stale if a differing lot has moved since, and accepts unlisted finds', async () => {
    const [place, away, itemId, foundId] = [
      await newPlace(),
      await newPlace(),
      await newItem(),
      await newItem(),
    ];
    const [lot, foundLot] = [await newLot(itemId, '2028-01-31'), await newLot(foundId, '2028-01-31')];
    ok(await fill(itemId, lot, place, 10));
    const { stocktake } = await newStocktake({ scope: 'place', locationId: place, limitPercent: 1_000 }, [
      staff,
    ]);
    ok(await stepCount(stocktake.id, 'start'));
    const [line] = await linesOf(stocktake.id);
    ok(await count(stocktake.id, line, 9));
    const beside = { itemId: foundId, batchId: foundLot, locationId: place };
    expect(
      refusal(await count(stocktake.id, undefined, 2, staff, { ...beside, locationId: away })),
    ).toMatchObject({ problems: [{ field: 'locationId' }] });
    expect(ok(await count(stocktake.id, undefined, 2, staff, beside))).toMatchObject({
      expected: 0,
      counted: 2,
    });
    // A colleague finds the same, and does not overrule the first unseen.
    expect(refusal(await count(stocktake.id, undefined, 3, admin, { ...beside, counts: 0 }))).toMatchObject({
      code: 'STATE_CHANGED',
    });
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await fill(itemId, lot, place, 5));
    // A count of nothing expected is always far off; the recount opens it, and what has moved.
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ problems: [{ code: 'recount' }] });
    ok(await stepCount(stocktake.id, 'recount'));
    const open = await linesOf(stocktake.id, staff, 'open');
    expect(new Set(open.map((one) => one.itemId))).toEqual(new Set([itemId, foundId]));
    for (const one of open) ok(await count(stocktake.id, one, one.itemId === itemId ? 14 : 2));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await fill(itemId, lot, place, 1));
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ code: 'STOCKTAKE_STALE' });
    expect(await onHand(itemId, place)).toBe(16);
    expect(await onHand(foundId, place)).toBe(0);
    ok(await stepCount(stocktake.id, 'recount'));
    const [stale] = await linesOf(stocktake.id, staff, 'open');
    expect(stale?.itemId).toBe(itemId);
    ok(await count(stocktake.id, stale, 15));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    ok(await stepCount(stocktake.id, 'post'));
    expect([await onHand(itemId, place), await onHand(foundId, place)]).toEqual([15, 2]);
  });

  it('leaves out the bags of a store, and counts the pouches of a bag', async () => {
    const [store, itemId] = [await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2028-01-31');
    const [cupboard, bag, pouch] = [newId(), newId(), newId()];
    for (const [id, kind, parent] of [
      [cupboard, 'place', store],
      [bag, 'bag', cupboard],
      [pouch, 'pouch', bag],
    ] as const)
      await server.database.asOwner(
        `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
         VALUES ($1::uuid, $1::uuid::text, CASE WHEN $2 <> 'pouch' THEN 'main_storage_box' END, $2, $3, now())`,
        [id, kind, parent],
      );
    for (const [place, quantity] of [
      [store, 5],
      [cupboard, 4],
      [bag, 3],
      [pouch, 2],
    ] as const)
      ok(await fill(itemId, lot, place, quantity));
    const counted = async (locationId: string) => {
      const { stocktake } = await newStocktake({ scope: 'place', locationId, limitPercent: 1_000 }, [staff]);
      ok(await stepCount(stocktake.id, 'start'));
      const listed = (await linesOf(stocktake.id)).map(({ expected }) => expected).sort();
      const found = await newItem();
      const beside = { itemId: found, batchId: await newLot(found, '2028-01-31') };
      const taken: boolean[] = [];
      for (const place of [store, cupboard, bag, pouch])
        taken.push(
          (await count(stocktake.id, undefined, 1, staff, { ...beside, locationId: place })).errors ===
            undefined,
        );
      return { listed, taken };
    };
    expect(await counted(store)).toEqual({ listed: [4, 5], taken: [true, true, false, false] });
    expect(await counted(cupboard)).toEqual({ listed: [4], taken: [false, true, false, false] });
    expect(await counted(bag)).toEqual({ listed: [2, 3], taken: [false, false, true, true] });
  });

  it('hides the expected stock of controlled drugs, and posts their difference only with a witness', async () => {
    const [place, drugId] = [await newPlace(), await newDrug(2)];
    const lot = await newLot(drugId, '2028-01-31');
    await fillWitnessed(drugId, lot, place, 10);
    const { stocktake } = await newStocktake({ scope: 'class', itemType: 'medicine', locationId: place }, [
      staff,
    ]);
    ok(await stepCount(stocktake.id, 'start'));
    const [line] = await linesOf(stocktake.id, admin);
    expect(line).toMatchObject({ expected: null });
    expect(ok(await count(stocktake.id, line, 9))).toMatchObject({ expected: null, counted: 9 });
    expect(await linesOf(stocktake.id, staff, 'variance')).toEqual([]);
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    // Whoever has seen what was expected would not count again blind: in review only administrators see it.
    expect(await linesOf(stocktake.id, admin)).toMatchObject([{ expected: 10, counted: 9 }]);
    expect(await linesOf(stocktake.id)).toMatchObject([{ expected: null, counted: 9, needsRecount: true }]);
    expect(await linesOf(stocktake.id, staff, 'variance')).toEqual([]);
    const seen = async (caller: TestCaller) =>
      ok<Stocktake>(await read(caller, 'stocktake', 'id', stocktake.id, STOCKTAKE)).varianceCount;
    expect([await seen(staff), await seen(admin)]).toEqual([0, 1]);
    ok(await stepCount(stocktake.id, 'recount'));
    ok(await count(stocktake.id, (await linesOf(stocktake.id))[0], 9));
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    expect(refusal(await stepCount(stocktake.id, 'post'))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(drugId, place)).toBe(10);
    ok(await stepCount(stocktake.id, 'post', admin, { witness: await witnessed() }));
    expect(await onHand(drugId, place)).toBe(9);
  });

  it('by cycle lists the most moved items first', async () => {
    const place = await newPlace();
    const items: string[] = [];
    for (let n = 0; n < 52; n += 1) {
      const itemId = await newItem({ isBatchTracked: false, hasExpiry: false });
      ok(await fill(itemId, null, place, 10));
      items.push(itemId);
    }
    const [busy = ''] = items.slice(-1);
    ok(await fill(busy, null, place, -1, { reason: 'wasted', note: 'Dropped' }));
    const { stocktake } = await newStocktake({ scope: 'cycle', locationId: place });
    const started = ok<Stocktake>(await stepCount(stocktake.id, 'start'));
    expect(started.stocktake.lineCount).toBe(50);
    expect((await linesOf(stocktake.id)).map(({ itemId }) => itemId)).toContain(busy);
  });

  it('by cycle includes the shelves within a location', async () => {
    const [store, shelf] = [await newPlace(), newId()];
    await server.database.asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1::uuid, $1::uuid::text, 'main_storage_box', 'place', $2, now())`,
      [shelf, store],
    );
    const items: string[] = [];
    for (let n = 0; n < 51; n += 1) {
      const itemId = await newItem({ isBatchTracked: false, hasExpiry: false });
      ok(await fill(itemId, null, shelf, 10));
      items.push(itemId);
    }
    const [busy = ''] = items.slice(-1);
    ok(await fill(busy, null, shelf, -1, { reason: 'wasted', note: 'Dropped' }));
    const { stocktake } = await newStocktake({ scope: 'cycle', locationId: store });
    expect(ok<Stocktake>(await stepCount(stocktake.id, 'start')).stocktake.lineCount).toBe(50);
    expect((await linesOf(stocktake.id)).map(({ itemId }) => itemId)).toContain(busy);
  });

  it('changes state as its table allows, for each role and assignment, and in no other way', async () => {
    const [place, itemId] = [await newPlace(), await newItem({ isBatchTracked: false, hasExpiry: false })];
    ok(await fill(itemId, null, place, 10));
    const rows: Readonly<Record<string, readonly [to: string, who: readonly string[]]>> = {
      'open start': ['counting', ['admin', 'assigned']],
      'open cancel': ['cancelled', ['admin']],
      'counting hand_in': ['review', ['admin', 'assigned']],
      'counting cancel': ['cancelled', ['admin']],
      'review recount': ['counting', ['admin']],
      'review post': ['posted', ['admin']],
      'review cancel': ['cancelled', ['admin']],
    };
    const wrong: string[] = [];
    for (const state of STOCKTAKE_STATES)
      for (const action of STOCKTAKE_BUTTONS)
        for (const [role, caller] of Object.entries({
          admin,
          staff: other,
          assigned: staff,
          client,
          patient,
        })) {
          const { stocktake } = await newStocktake({ scope: 'place', locationId: place }, [staff]);
          if (state !== 'open') {
            ok(await stepCount(stocktake.id, 'start'));
            ok(await count(stocktake.id, (await linesOf(stocktake.id))[0], 10));
          }
          await put('stocktake', stocktake.id, state);
          const answer = await stepCount(stocktake.id, action, caller, { reason: 'Because' });
          const row = rows[`${state} ${action}`];
          const mayEver = Object.entries(rows).some(
            ([key, [, who]]) => key.endsWith(` ${action}`) && who.includes(role),
          );
          const wanted = mayEver ? (row?.[0] ?? 'STATE_CHANGED') : 'FORBIDDEN';
          const value = firstOf(answer.data) as Stocktake | null | undefined;
          const got = value?.stocktake.state ?? refusal(answer)?.code;
          if (got !== wanted) wrong.push(`${role}: ${state} ${action}: ${String(got)}, not ${wanted}`);
        }
    expect(wrong).toEqual([]);
  }, 120_000);
});
