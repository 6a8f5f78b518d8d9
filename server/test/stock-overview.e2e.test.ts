import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../bench/stock-operations.js';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
import { lettersOf } from './letters.js';
import {
  server,
  admin,
  staff,
  patient,
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
  newReturn,
  stepReturn,
  newStocktake,
  stepCount,
  linesOf,
  count,
  openStock,
  closeStock,
} from './moving-fixture.js';

beforeAll(openStock);
afterAll(closeStock);

describe('stock returned from an event', () => {
  it('agrees with an independent sum of the moves there, place by place', async () => {
    const random = randomFrom(20);
    const [store, ...tents] = [await newPlace(), await newPlace(), await newPlace()];
    const items = [await newItem(), await newItem()];
    const lots = new Map<string, string>();
    for (const itemId of items) lots.set(itemId, await newLot(itemId, '2029-01-31'));
    const eventId = await newEvent({
      date: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    });
    // What was sent, and what became of it.
    type Sums = Record<'sent' | 'used' | 'wasted' | 'returned' | 'unexplained' | 'back', number>;
    const kept = new Map<string, Sums & { readonly place: string; readonly itemId: string }>();
    for (const place of tents)
      for (const itemId of items) {
        const sent = 40 + random.below(20);
        ok(await fill(itemId, lots.get(itemId) ?? '', store, sent));
        const { transfer } = await newTransfer(store, place, [[itemId, sent]], { eventId });
        const { lines } = ok<Transfer>(await dispatch(transfer.id));
        ok(await receive(transfer.id, [{ pickId: lines[0]?.picks[0]?.id, received: sent }]));
        kept.set(`${place} ${itemId}`, {
          ...{ place, itemId, sent, back: sent },
          ...{ used: 0, wasted: 0, returned: 0, unexplained: 0 },
        });
      }
    for (let operation = 0; operation < 40; operation += 1) {
      const one = random.of([...kept.values()]);
      const { place, itemId } = one;
      const batchId = lots.get(itemId) ?? '';
      const quantity = 1 + random.below(3);
      const act = random.of(['use', 'use', 'waste', 'lose', 'find', 'late'] as const);
      if (act !== 'find' && act !== 'late' && one.back < quantity) continue;
      if (act === 'lose' || act === 'find') {
        const change = act === 'find' ? quantity : -quantity;
        const because = { reason: act === 'find' ? 'found' : 'lost', note: 'Counted' };
        ok(await fill(itemId, batchId, place, change, because));
        one.back += change;
        one.unexplained -= change;
        continue;
      }
      const amount = act === 'late' ? one.back + quantity : quantity;
      const isWaste = act === 'waste';
      await postAsAdmin({
        ...{ key: newId(), source: { kind: 'usage' }, allowShortage: act === 'late' },
        eventId: random.of([eventId, null]),
        moves: [
          {
            ...{ itemId, batchId, quantity: amount, fromLocationId: place },
            toLocationId: virtualLocation(isWaste ? 'waste' : 'consumed'),
            reason: isWaste ? 'wasted' : 'used',
          },
        ],
      });
      one[isWaste ? 'wasted' : 'used'] += amount;
      // What the books did not hold came from somewhere that nobody can name.
      if (act === 'late') one.unexplained -= quantity;
      one.back -= act === 'late' ? one.back : amount;
    }
    const { lines } = ok<{ lines: { locationId: string; itemId: string }[] }>(
      await read(
        staff,
        'eventReplenishment',
        'eventId',
        eventId,
        '{ lines { locationId itemId out used wasted returned back unexplained } }',
      ),
    );
    const sorted = <T extends { readonly locationId: string; readonly itemId: string }>(rows: readonly T[]) =>
      rows.toSorted((a, b) => `${a.locationId} ${a.itemId}`.localeCompare(`${b.locationId} ${b.itemId}`));
    expect(sorted(lines)).toEqual(
      sorted(
        [...kept.values()].map(({ place, sent, ...sums }) => ({ ...sums, locationId: place, out: sent })),
      ),
    );
    for (const { sent, used, wasted, returned, unexplained, back } of kept.values())
      expect(used + wasted + returned + unexplained + back).toBe(sent);
  }, 60_000);
});

describe('the value of stock', () => {
  it('is in lists and their files, in whole pence, for administrators only', async () => {
    const [from, to, itemId] = [await newPlace(), await newPlace(), await newItem()];
    const dear = await newLot(itemId, '2028-01-31', { unitCostPence: 333 });
    const unpriced = await newLot(itemId, '2028-02-29', { unitCostPence: null });
    ok(await fill(itemId, dear, from, 10));
    ok(await fill(itemId, unpriced, from, 4));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: from, minimum: 50, par: 60, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    const draft = (await newTransfer(from, to, [[itemId, 3]])).transfer.id;
    const sent = (await newTransfer(from, to, [[itemId, 3]])).transfer.id;
    const { return: given } = await newReturn('to_supplier', from, [[itemId, dear, 2]]);
    const { stocktake } = await newStocktake({ scope: 'place', locationId: from, limitPercent: 100 }, [
      staff,
    ]);

    /** What a list says of a row, in the field. */
    const valueOf = async (list: string, field: string, filter: object, is: string) => {
      const Filter = `${list.replace(/s$/, '').replace(/^./, (letter) => letter.toUpperCase())}Filter`;
      const query = `query ($filter: ${Filter}) { ${list}(first: 100, filter: $filter) { nodes { ${
        list === 'lowStock' ? 'id: locationId' : 'id'
      } ${field} } } }`;
      expect(refusal(await staff.graphql(query, { filter }))).toMatchObject({ code: 'FORBIDDEN' });
      const { nodes } = ok<{ nodes: readonly Record<string, unknown>[] }>(
        await admin.graphql(query, { filter }),
      );
      return nodes.find(({ id }) => id === is)?.[field];
    };
    const placeIs = (id: string) => valueOf('stockLocations', 'valuePence', { id }, id);
    const lowIs = () => valueOf('lowStock', 'valuePence', { locationId: from }, from);
    const itemIs = async () => valueOf('stockItems', 'valuePence', { text: `Gauze ${itemId}` }, itemId);
    const transferIs = (id: string) => valueOf('stockTransfers', 'valuePence', { itemId }, id);
    const countIs = () => valueOf('stocktakes', 'variancePence', { locationId: from }, stocktake.id);

    expect([await itemIs(), await placeIs(from), await placeIs(to), await lowIs()]).toEqual([
      3_330,
      3_330,
      null,
      3_330,
    ]);
    ok(await dispatch(sent));
    // What is on its way is at no location.
    expect([await itemIs(), await placeIs(from), await lowIs()]).toEqual([2_331, 2_331, 2_331]);
    expect([await transferIs(draft), await transferIs(sent)]).toEqual([null, 999]);
    expect(await valueOf('stockReturns', 'valuePence', { kind: 'to_supplier' }, given.id)).toBe(666);

    // A difference is nobody's to know while it is counted.
    ok(await stepCount(stocktake.id, 'start'));
    const lines = await linesOf(stocktake.id);
    for (const line of lines)
      ok(await count(stocktake.id, line, line.batchId === dear ? 5 : (line.expected ?? 0)));
    expect(await countIs()).toBeNull();
    ok(await stepCount(stocktake.id, 'hand_in', staff));
    expect(await countIs()).toBe(-666);

    const file = async (caller: TestCaller, slug: string, query = '') =>
      (await caller.get(`/api/exports/inventory/${slug}/csv?${query}`)).payload
        .replace(/^\uFEFF/, '')
        .split('\r\n');
    for (const [slug, query, title, value] of [
      ['items', `text=${itemId}`, 'Value', '23.31'],
      ['low-stock', `locationId=${from}`, 'Value', '23.31'],
      ['transfers', `itemId=${itemId}`, 'Value', '9.99'],
      ['returns', 'kind=to_supplier', 'Value', '6.66'],
      ['stocktakes', `locationId=${from}`, 'Value of differences', '-6.66'],
    ] as const) {
      const [head = '', ...rows] = await file(admin, slug, query);
      expect(head.split(',')).toContain(title);
      const at = head.split(',').indexOf(title);
      expect(rows.map((row) => row.split(',')[at])).toContain(value);
      const [staffHead = ''] = await file(staff, slug, query);
      expect(staffHead.split(',')).not.toContain(title);
      expect(staffHead.split(',').length).toBeGreaterThan(3);
    }
    const [head = ''] = await file(admin, 'locations');
    expect(head.split(',')).toContain('Value');
  });
});

interface Overview {
  readonly low: number;
  readonly out: number;
  readonly expired: number;
  readonly expiring30: number;
  readonly inTransit: number;
  readonly draftTransfers: number;
  readonly openReturns: number;
  readonly openStocktakes: number;
  readonly recalledLots: number;
  readonly bagsNotReady: number | null;
  readonly valuePence: number;
  readonly valueByPlace: readonly { readonly locationId: string; readonly valuePence: number }[];
  readonly valueByType: readonly { readonly itemType: string; readonly valuePence: number }[];
  readonly spendByMonth: readonly { readonly month: string; readonly valuePence: number }[];
  readonly spendBySupplier: readonly { readonly supplierId: string; readonly valuePence: number }[];
  readonly wasteByReason: readonly {
    readonly reason: string;
    readonly moves: number;
    readonly valuePence: number;
  }[];
  readonly topMovers: readonly { readonly itemId: string; readonly used: number }[];
}

const OVERVIEW = `{ stockOverview { low out expired expiring30 inTransit draftTransfers openReturns openStocktakes recalledLots
  bagsNotReady valuePence valueByPlace { locationId valuePence } valueByType { itemType valuePence }
  spendByMonth { month valuePence } spendBySupplier { supplierId valuePence }
  wasteByReason { reason moves valuePence } topMovers { itemId used } } }`;

interface Moved {
  readonly item: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly isFromReal: boolean;
  readonly isToReal: boolean;
  readonly quantity: number;
  readonly cost: number | null;
  readonly reason: string;
  readonly source: string;
  readonly at: Date;
}

describe('the overview', () => {
  it('agrees in each figure with a sum over all moves', async () => {
    // Something bought, and something bought and taken back.
    const [store, itemId, supplierId] = [await newPlace(), await newItem({ itemType: 'equipment' }), newId()];
    ok(await say(admin, 'createSupplier', { id: supplierId, name: `Supplier ${supplierId}` }));
    const lot = await newLot(itemId, '2029-01-31', { supplierId, unitCostPence: 1_234 });
    const buy = (quantity: number) =>
      postAsAdmin({
        key: newId(),
        source: { kind: 'receipt' },
        moves: [
          {
            ...{ itemId, batchId: lot, quantity, reason: 'received' },
            ...{ fromLocationId: virtualLocation('supplier'), toLocationId: store },
          },
        ],
      });
    await buy(7);
    const mistake = await buy(100);
    ok(
      await say(
        admin,
        'reverseStockMoves',
        { key: newId(), moveIds: mistake.moves.map(({ id }) => id), reason: 'Entered twice' },
        '{ postingId }',
      ),
    );
    // Gloves have no lots: what they cost is in their order alone, three packs of 200 at £5.01.
    const [gloves, offer, orderId] = [
      await newItem({ isBatchTracked: false, hasExpiry: false }),
      newId(),
      newId(),
    ];
    ok(
      await say(admin, 'createSupplierItem', {
        ...{ id: offer, supplierId, itemId: gloves, supplierSku: newId(), packQuantity: 200 },
        ...{ isPreferred: true, packPricePence: 501 },
      }),
    );
    const lineId = newId();
    ok(
      await say(
        staff,
        'createPurchaseOrder',
        {
          ...{ id: orderId, supplierId, deliveryLocationId: store },
          lines: [{ id: lineId, supplierItemId: offer, packs: 3 }],
        },
        '{ order { id } }',
      ),
    );
    for (const [action, caller] of [
      ['submit', staff],
      ['approve', admin],
      ['order', admin],
    ] as const)
      ok(await say(caller, 'stepPurchaseOrder', { id: orderId, action }, '{ order { id } }'));
    const gotten = { id: newId(), orderId, lines: [{ lineId, quantity: 599, damaged: 1 }] };
    ok(await say(staff, 'receivePurchaseOrder', gotten, '{ order { id } }'));
    // What the supplier sends in place of a return is not bought again.
    const { return: back } = await newReturn('to_supplier', store, [[itemId, lot, 2]], { supplierId });
    for (const action of ['authorise', 'dispatch']) ok(await stepReturn(back.id, action));
    const replacements = [{ itemId, quantity: 2, lot: `N-${newId()}`, expiresOn: '2029-06-30' }];
    ok(await stepReturn(back.id, 'replace', admin, { replacements }));
    // A draft, a transfer under way, an open return and an open stocktake.
    await newTransfer(store, await newPlace(), [[itemId, 1]]);
    const sent = await newTransfer(store, await newPlace(), [[itemId, 1]]);
    ok(await dispatch(sent.transfer.id));
    await newReturn('to_supplier', store, [[itemId, lot, 1]], { supplierId });
    await newStocktake({ scope: 'place', locationId: store, limitPercent: 10 });
    const shown = ok<Overview>(await admin.graphql(OVERVIEW));
    const moves = await server.database.asOwner<Moved>(
      `SELECT m.item_id AS item, i.item_type AS type, m.from_location_id AS "from",
              m.to_location_id AS "to", f.is_real AS "isFromReal", t.is_real AS "isToReal", m.quantity::float8 AS quantity,
              m.unit_cost_pence AS cost, m.reason, m.source_kind AS source, m.occurred_at AS at
       FROM stock_move m JOIN stock_item i ON i.id = m.item_id JOIN stock_location f ON f.id = m.from_location_id
       JOIN stock_location t ON t.id = m.to_location_id`,
    );
    const worth = ({ quantity, cost }: Moved) => quantity * (cost ?? 0);
    const sum = (chosen: readonly Moved[], of = worth) => chosen.reduce((all, move) => all + of(move), 0);
    const into = moves.filter(({ isToReal }) => isToReal);
    const outOf = moves.filter(({ isFromReal }) => isFromReal);
    const held = (is: (move: Moved, place: string) => boolean) =>
      Math.round(
        sum(into.filter((move) => is(move, move.to))) - sum(outOf.filter((move) => is(move, move.from))),
      );
    expect(shown.valuePence).toBe(held(() => true));
    for (const { locationId, valuePence } of shown.valueByPlace)
      expect(valuePence).toBe(held((_, place) => place === locationId));
    expect(shown.valueByPlace.map(({ locationId }) => locationId)).toContain(store);
    for (const { itemType, valuePence } of shown.valueByType)
      expect(valuePence).toBe(held(({ type }) => type === itemType));

    const bought = (is: (move: Moved) => boolean) =>
      sum(
        moves.filter(
          (move) =>
            move.from === virtualLocation('supplier') &&
            move.reason !== 'reversed' &&
            move.source !== 'return' &&
            is(move),
        ),
      ) -
      sum(
        moves.filter(
          (move) => move.to === virtualLocation('supplier') && move.reason === 'reversed' && is(move),
        ),
      );
    const month = localDay(server.clock.now()).slice(0, 7);
    expect(shown.spendByMonth).toHaveLength(12);
    expect(shown.spendByMonth.at(-1)).toEqual({
      month: `${month}-01`,
      valuePence: bought(() => true) + 3 * 501,
    });
    expect(shown.spendBySupplier.find((one) => one.supplierId === supplierId)?.valuePence).toBe(
      7 * 1_234 + 3 * 501,
    );
    // Its list: the good gloves and the damaged ones are a move each.
    const listed = ok<{ totalCount: number }>(
      await admin.graphql(`query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { totalCount } }`, {
        filter: {
          ...{ supplierId, source: 'receipt', isReversed: false },
          fromLocationId: virtualLocation('supplier'),
        },
      }),
    );
    expect(listed.totalCount).toBe(3);

    const wasted = moves.filter(({ to }) => to === virtualLocation('waste'));
    for (const { reason, moves: count_, valuePence } of shown.wasteByReason) {
      const ofReason = wasted.filter((move) => move.reason === reason);
      expect([count_, valuePence]).toEqual([ofReason.length, Math.round(sum(ofReason))]);
    }
    expect(new Set(shown.wasteByReason.map(({ reason }) => reason))).toEqual(
      new Set(wasted.map(({ reason }) => reason)),
    );
    for (const { itemId: used, used: quantity } of shown.topMovers)
      expect(quantity).toBe(
        sum(
          moves.filter((move) => move.item === used && move.to === virtualLocation('consumed')),
          (move) => move.quantity,
        ),
      );
    expect(shown.topMovers.length).toBeGreaterThan(0);

    // Lots at places, by their dates and their moves.
    const today = localDay(server.clock.now());
    const lots = await server.database.asOwner<{ expires: string; held: number }>(
      `SELECT b.expires_on::text AS expires, sum(s.sign * s.quantity)::float8 AS held
       FROM (SELECT batch_id, to_location_id AS place, quantity, 1 AS sign FROM stock_move
             UNION ALL SELECT batch_id, from_location_id, quantity, -1 FROM stock_move) s
       JOIN stock_location p ON p.id = s.place AND p.is_real JOIN stock_batch b ON b.id = s.batch_id
       WHERE b.expires_on IS NOT NULL GROUP BY b.id, s.place HAVING sum(s.sign * s.quantity) > 0`,
    );
    expect(shown.expired).toBe(lots.filter(({ expires }) => expires < today).length);
    expect(shown.bagsNotReady).toBe(0);
    const list = async (field: string, filter: string) =>
      ok<{ totalCount: number }>(await admin.graphql(`{ ${field}(filter: { ${filter} }) { totalCount } }`))
        .totalCount;
    expect({
      ...{ low: shown.low, out: shown.out, inTransit: shown.inTransit, drafts: shown.draftTransfers },
      ...{ returns: shown.openReturns, stocktakes: shown.openStocktakes, soon: shown.expiring30 },
      recalled: shown.recalledLots,
    }).toEqual({
      low: await list('lowStock', ''),
      out: await list('lowStock', 'isOut: true'),
      inTransit: await list('stockTransfers', 'isInTransit: true'),
      drafts: await list('stockTransfers', 'state: draft'),
      returns: await list('stockReturns', 'isOpen: true'),
      stocktakes: await list('stocktakes', 'isOpen: true'),
      soon: await list('expiringStock', 'within: days_30'),
      recalled: await list('stockBatches', 'status: recalled, isInStock: true'),
    });
  });

  it('shows the value of stock to administrators only', async () => {
    for (const field of [
      'valuePence',
      'valueByPlace { name }',
      'spendByMonth { month }',
      'wasteByReason { valuePence }',
    ])
      expect(refusal(await staff.graphql(`{ stockOverview { ${field} } }`)), field).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(ok(await staff.graphql('{ stockOverview { low wasteByReason { reason moves } } }'))).toBeDefined();
  });
});

describe('the morning digest of a place', () => {
  it('names the bags that are kept there, and includes what is in their pouches', async () => {
    const [home, itemId, kitId] = [await newPlace('South store'), await newItem(), newId()];
    const [bag, pouch, shelf] = [newId(), newId(), newId()];
    const { asOwner } = server.database;
    await asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
       VALUES ($1, 'Response 9', 'event_kit_bag', 'bag', $4, now()), ($2, 'Airway', NULL, 'pouch', $1, now()),
              ($3, 'Top shelf', 'main_storage_box', 'place', $4, now())`,
      [bag, pouch, shelf, home],
    );
    await asOwner(`INSERT INTO kit (id, name, latest, created_at) VALUES ($1, $2, 1, now())`, [
      kitId,
      newId(),
    ]);
    await asOwner('INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, 1, now(), $2)', [
      kitId,
      admin.user?.id,
    ]);
    await asOwner(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, state, check_every_days, created_at)
       VALUES ($1, $2, 1, $3, 'check_due', 30, now())`,
      [bag, kitId, home],
    );
    const today = localDay(server.clock.now());
    for (const place of [home, bag, pouch, shelf])
      ok(await fill(itemId, await newLot(itemId, today), place, 1));
    const keeper = await server.signedIn('staff', { firstName: 'Ash', lastName: 'Moor' });
    ok(await say(admin, 'setStockKeepers', { locationId: home, userIds: [keeper.user?.id] }, '{ userId }'));
    await server.jobs.tasks['tell-of-stock']?.({});
    const [letter] = await lettersOf(server, keeper.user?.email ?? '');
    expect(letter).toContain('Stock that needs attention at 3 locations');
    const body = letter ?? '';
    expect(body).toContain('South store: 1 lot expires within 30 days.');
    expect(body).toContain('Response 9 (South store): 2 lots expire within 30 days, 1 bag check due.');
    // Nobody is responsible for the shelf. The person responsible for the place that holds it gets the message.
    expect(body).toContain('Top shelf: 1 lot expires within 30 days.');
  });

  it('notifies its keeper once of low and expiring stock', async () => {
    const [place, itemId] = [await newPlace('North store'), await newItem()];
    ok(await fill(itemId, await newLot(itemId, localDay(server.clock.now())), place, 1));
    ok(
      await say(
        admin,
        'setStockRule',
        { itemId, locationId: place, minimum: 5, par: 20, orderMultiple: 1 },
        '{ itemId }',
      ),
    );
    const keeper = await server.signedIn('staff', { firstName: 'Jo', lastName: 'Bray' });
    const set = (caller: TestCaller, userIds: readonly (string | undefined)[]) =>
      say(caller, 'setStockKeepers', { locationId: place, userIds }, '{ userId name }');
    expect(refusal(await set(staff, [keeper.user?.id]))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal(await set(admin, [patient.user?.id]))).toMatchObject({ problems: [{ field: 'userIds' }] });
    expect(ok(await set(admin, [keeper.user?.id]))).toEqual([{ userId: keeper.user?.id, name: 'Jo Bray' }]);
    const job = server.jobs.tasks['tell-of-stock'];
    await job?.({});
    await job?.({});
    const letters = await lettersOf(server, keeper.user?.email ?? '');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Stock that needs attention at North store');
    expect(letters[0]).toContain('North store: 1 item low, 1 lot expires within 30 days.');
    server.clock.advance(86_400_000);
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(2);
    // Not before six by the provider's clock, which in winter is that of the job.
    const toNext = (time: string): void => {
      const tomorrow = localDay(new Date(server.clock.now().getTime() + 86_400_000));
      server.clock.advance(Date.parse(`${tomorrow}T${time}:00.000Z`) - server.clock.now().getTime());
    };
    toNext('05:23');
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(2);
    server.clock.advance(3_600_000);
    await job?.({});
    expect(await lettersOf(server, keeper.user?.email ?? '')).toHaveLength(3);
  });
});
