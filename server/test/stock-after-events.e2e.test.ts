import { virtualLocation, type VirtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import {
  server,
  admin,
  staff,
  say,
  read,
  newItem,
  newPlace,
  newLot,
  fill,
  postAsAdmin,
  newEvent,
  type Transfer,
  newTransfer,
  dispatch,
  receive,
  type Return,
  RETURN,
  returnInput,
  stepReturn,
  openStock,
  closeStock,
} from './moving-fixture.js';

beforeAll(openStock);
afterAll(closeStock);

describe('an event', () => {
  it('shows used, wasted, returned and unexplained stock, and drafts its replenishment', async () => {
    const [store, tent] = [await newPlace(), await newPlace()];
    const supplierId = newId();
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    const itemId = await newItem();
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: newId(), supplierId, itemId, supplierSku: newId(), packQuantity: 10 },
        ...{ isPreferred: true, packPricePence: 500 },
      }),
    );
    const lot = await newLot(itemId, '2029-01-31');
    ok(await fill(itemId, lot, store, 30));
    const rule = { itemId, locationId: tent, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: store };
    ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const sent = await newTransfer(store, tent, [[itemId, 20]], { eventId });
    const { lines } = ok<Transfer>(await dispatch(sent.transfer.id));
    ok(await receive(sent.transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 20 }]));
    const use = (reason: string, to: VirtualLocation, quantity: number, ofEvent: string | null) =>
      postAsAdmin({
        key: newId(),
        source: { kind: 'usage' },
        eventId: ofEvent,
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, fromLocationId: tent, toLocationId: virtualLocation(to) },
            reason: reason as 'used',
          },
        ],
      });
    await use('used', 'consumed', 7, eventId);
    await use('wasted', 'waste', 2, eventId);
    ok(await fill(itemId, lot, tent, -1, { reason: 'lost', note: 'Not in the bag' }));
    const unused = await returnInput('unused_from_event', tent, [[itemId, lot, 4]], {});
    const back = ok<Return>(
      await say(staff, 'createStockReturn', { ...unused, eventId, toLocationId: store }, RETURN),
    );
    ok(await stepReturn(back.return.id, 'authorise_from_event', staff));
    ok(await stepReturn(back.return.id, 'dispatch', staff));

    const FIELDS =
      '{ out used wasted returned back unexplained par incoming onOrder wanted sourceId fromSource short packs }';
    const shown = async () =>
      ok<{ lines: object[] }>(
        await read(staff, 'eventReplenishment', 'eventId', eventId, `{ lines ${FIELDS} }`),
      ).lines;
    const expected = {
      ...{ out: 20, used: 7, wasted: 2, returned: 4, back: 6, unexplained: 1, par: 20 },
      ...{ incoming: 0, onOrder: 0, wanted: 14, sourceId: store, fromSource: 14, short: 0, packs: 0 },
    };
    expect(await shown()).toEqual([expected]);
    // It does not close before that: what lacks is drafted or waived, and what nobody can explain is found or waived.
    interface Point {
      readonly check: string;
      readonly itemId: string;
      readonly label: string;
      readonly reference: string;
      readonly waiver: object | null;
    }
    const POINTS = '{ points { check itemId label reference waiver { reason } } }';
    const points = async (answer = read(admin, 'eventCloseOut', 'eventId', eventId, POINTS)) =>
      ok<{ points: readonly Point[] }>(await answer).points.filter(({ check }) => check.startsWith('stock_'));
    const [item] = await server.database.asOwner<{ name: string }>(
      'SELECT name FROM stock_item WHERE id = $1',
      [itemId],
    );
    const [place] = await server.database.asOwner<{ name: string }>(
      'SELECT name FROM stock_location WHERE id = $1',
      [tent],
    );
    const point = (check: string, quantity: number) => ({
      ...{ check, reference: `${eventId}/replenish`, waiver: null },
      label: `${String(quantity)} × ${item?.name ?? ''}, ${place?.name ?? ''}`,
    });
    const open = await points();
    expect(open).toMatchObject([point('stock_to_replenish', 14), point('stock_variance', 1)]);
    const setStatus = (status: string) =>
      server.database.asOwner('UPDATE event SET status = $2, version = version + 1 WHERE event_id = $1', [
        eventId,
        status,
      ]);
    await setStatus('live');
    const [live] = await server.database.asOwner<{ version: number }>(
      'SELECT version FROM event WHERE event_id = $1',
      [eventId],
    );
    const closing = await say(
      admin,
      'changeEventStatus',
      { eventId, version: live?.version, status: 'closed', reason: null },
      '{ id }',
    );
    expect(refusal(closing)).toMatchObject({ code: 'EVENT_NOT_SETTLED' });
    expect(closing.errors?.[0]?.message).toMatch(
      /1 item of stock not returned or recorded, 1 item of stock not replenished or ordered/,
    );
    const waived = {
      eventId,
      check: 'stock_variance',
      itemIds: [open[1]?.itemId],
      reason: 'Lost in the mud',
    };
    expect(await points(say(admin, 'waiveEventPoints', waived, POINTS))).toMatchObject([
      { waiver: null },
      { check: 'stock_variance', waiver: { reason: 'Lost in the mud' } },
    ]);
    // The store keeps 5: the rest is bought, in packs.
    ok(await fill(itemId, lot, store, -9, { reason: 'wasted', note: 'Wet' }));
    expect(await shown()).toEqual([{ ...expected, fromSource: 5, short: 9, packs: 1 }]);
    const key = newId();
    const DRAFTED =
      '{ transfers { id state eventId lineCount } orders { number } leftOut replenishment { lines { incoming onOrder wanted } } }';
    const drafted = ok<{ transfers: { id: string }[] }>(
      await say(staff, 'replenishEvent', { key, eventId }, DRAFTED),
    );
    expect(drafted).toMatchObject({
      transfers: [{ state: 'draft', eventId, lineCount: 1 }],
      orders: [{ number: expect.stringMatching(/^PO-/) as string }],
      leftOut: [],
      replenishment: { lines: [{ incoming: 5, onOrder: 10, wanted: 0 }] },
    });
    expect(
      ok<{ transfers: { id: string }[] }>(await say(staff, 'replenishEvent', { key, eventId }, DRAFTED))
        .transfers,
    ).toEqual(drafted.transfers);
    expect(refusal(await say(staff, 'replenishEvent', { key: newId(), eventId }, DRAFTED))).toMatchObject({
      problems: [{ code: 'nothing' }],
    });
    expect(await points()).toMatchObject([
      { check: 'stock_variance', waiver: { reason: 'Lost in the mud' } },
    ]);
  });

  it('is replenished if returned stock has expired or is blocked', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const [good, past, recalled] = [
      await newLot(itemId, '2029-01-31'),
      await newLot(itemId, '2026-11-19'),
      await newLot(itemId, '2029-02-28'),
    ];
    ok(await fill(itemId, good, store, 30));
    const rule = { itemId, locationId: tent, minimum: 5, par: 20, orderMultiple: 1, replenishFromId: store };
    ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const sent = await newTransfer(store, tent, [[itemId, 11]], { eventId });
    const { lines } = ok<Transfer>(await dispatch(sent.transfer.id));
    ok(await receive(sent.transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 11 }]));
    ok(await fill(itemId, past, tent, 5));
    ok(await fill(itemId, recalled, tent, 4));
    const shown = async () =>
      ok<{ lines: object[] }>(
        await read(
          staff,
          'eventReplenishment',
          'eventId',
          eventId,
          '{ lines { back unusable wanted fromSource } }',
        ),
      ).lines;
    expect(await shown()).toEqual([{ back: 20, unusable: 5, wanted: 5, fromSource: 5 }]);
    ok(
      await say(admin, 'setStockBatchStatus', {
        ...{ id: recalled, version: 1, status: 'quarantined', reason: 'Wet', reference: 'W' },
      }),
    );
    expect(await shown()).toEqual([{ back: 20, unusable: 9, wanted: 9, fromSource: 9 }]);
    const POINTS = '{ points { check label } }';
    const points = async () =>
      ok<{ points: readonly { check: string; label: string }[] }>(
        await read(admin, 'eventCloseOut', 'eventId', eventId, POINTS),
      ).points.filter(({ check }) => check === 'stock_to_replenish');
    expect(await points()).toMatchObject([{ label: expect.stringMatching(/^9 × /) as string }]);
    ok(await say(staff, 'replenishEvent', { key: newId(), eventId }, '{ leftOut }'));
    expect(await shown()).toEqual([{ back: 20, unusable: 9, wanted: 0, fromSource: 0 }]);
    expect(await points()).toEqual([]);
  });

  it('is not kept open by other events’ stock, and a waiver covers only its own quantity', async () => {
    const store = await newPlace();
    const [used, other, absent] = [await newItem(), await newItem(), await newItem()];
    const [lot, otherLot] = [await newLot(used, '2029-01-31'), await newLot(other, '2029-01-31')];
    ok(await fill(used, lot, store, 5));
    ok(await fill(other, otherLot, store, 5));
    for (const itemId of [used, other, absent]) {
      const rule = { itemId, locationId: store, minimum: 1, par: 5, orderMultiple: 1, replenishFromId: null };
      ok(await say(admin, 'setStockRule', rule, '{ itemId }'));
    }
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const use = (itemId: string, batchId: string, ofEvent: string | null) =>
      postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, eventId: ofEvent },
        moves: [
          {
            ...{ itemId, batchId, quantity: 1, reason: 'used' },
            ...{ fromLocationId: store, toLocationId: virtualLocation('consumed') },
          },
        ],
      });
    await use(used, lot, eventId);
    await use(other, otherLot, null);
    const POINTS = '{ points { check itemId label waiver { reason } } }';
    const points = async (answer = read(admin, 'eventCloseOut', 'eventId', eventId, POINTS)) =>
      ok<{ points: readonly { check: string; itemId: string }[] }>(await answer).points.filter(({ check }) =>
        check.startsWith('stock_'),
      );
    const [point, ...rest] = await points();
    expect(point).toMatchObject({ label: expect.stringMatching(/^1 × /) as string, waiver: null });
    expect(rest).toEqual([]);
    const waived = {
      eventId,
      check: 'stock_to_replenish',
      itemIds: [point?.itemId],
      reason: 'Enough is left',
    };
    expect(await points(say(admin, 'waiveEventPoints', waived, POINTS))).toMatchObject([
      { waiver: { reason: 'Enough is left' } },
    ]);
    await use(used, lot, eventId);
    expect(await points()).toMatchObject([{ label: expect.stringMatching(/^2 × /) as string, waiver: null }]);
    // The page to replenish says the same: of a store, only what the event itself used.
    const LINES = '{ lines { locationId itemId used wanted } }';
    expect(ok(await read(staff, 'eventReplenishment', 'eventId', eventId, LINES))).toEqual({
      lines: [{ locationId: store, itemId: used, used: 2, wanted: 2 }],
    });
  });

  it('includes moves at its tent until the next event’s stock arrives there, or it is long over', async () => {
    const [store, tent, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const lot = await newLot(itemId, '2029-01-31');
    ok(await fill(itemId, lot, store, 60));
    const hoursFromNow = (hours: number): string =>
      new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
    const send = async (eventId: string): Promise<void> => {
      const { transfer } = await newTransfer(store, tent, [[itemId, 10]], { eventId });
      const { lines } = ok<Transfer>(await dispatch(transfer.id));
      ok(await receive(transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: 10 }]));
    };
    const use = (quantity: number, ofEvent: string | null) =>
      postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, eventId: ofEvent },
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, reason: 'used' },
            ...{ fromLocationId: tent, toLocationId: virtualLocation('consumed') },
          },
        ],
      });
    const used = async (eventId: string): Promise<number | undefined> =>
      ok<{ lines: { locationId: string; used: number }[] }>(
        await read(staff, 'eventReplenishment', 'eventId', eventId, '{ lines { locationId used } }'),
      ).lines.find(({ locationId }) => locationId === tent)?.used;
    const first = await newEvent({ date: hoursFromNow(-1), endsAt: hoursFromNow(5) });
    await send(first);
    await use(1, null);
    expect(await used(first)).toBe(1);
    server.clock.advance(1_000);
    const second = await newEvent({ date: hoursFromNow(0), endsAt: hoursFromNow(5) });
    await send(second);
    server.clock.advance(1_000);
    await use(2, null);
    // What says that it is its own is its own, however late.
    await use(4, first);
    expect(await used(first)).toBe(5);
    expect(await used(second)).toBe(2);
    const long = await newEvent({
      date: hoursFromNow(-24 * (LIMITS.moving.daysAfterEvent + 2)),
      endsAt: hoursFromNow(-24 * (LIMITS.moving.daysAfterEvent + 1)),
    });
    await send(long);
    await use(1, null);
    await use(2, long);
    expect(await used(long)).toBe(2);
  });
});
