import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import { adjust, closeBooks, newItem, newLot, newPlace, openBooks, say, staff } from './stock-fixture.js';

beforeAll(openBooks);
afterAll(closeBooks);

describe('what administrators do by hand', () => {
  it('corrects a balance once, with a reason that fits, and takes it back once', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const facts = { key: newId(), itemId, batchId: await newLot(itemId), locationId: place, change: 5 };
    const first = ok<{ moveIds: string[] }>(await adjust(facts));
    expect(ok(await adjust(facts))).toEqual({ ...first, replayed: true });
    expect(refusal(await adjust({ ...facts, key: newId(), reason: 'lost' }))?.problems?.[0]?.field).toBe(
      'reason',
    );
    expect(refusal(await adjust({ ...facts, key: newId(), change: -6, reason: 'lost' }))?.code).toBe(
      'STOCK_INSUFFICIENT',
    );
    const undo = () =>
      say(
        'reverseStockMoves',
        'ReverseStockMovesInput',
        { key: newId(), moveIds: first.moveIds, reason: 'Wrong place' },
        '{ replayed }',
      );
    expect(ok(await undo())).toEqual({ replayed: false });
    expect(refusal(await undo())?.code).toBe('MOVE_REVERSED');
  });

  it('posts a count only against the stock that it was compared with, and once', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: place, change: 5 }));
    const count = { itemId, batchId, locationId: place, change: -2, reason: 'counted', expected: 5 };
    const key = newId();
    ok(await adjust({ ...count, key }));
    // Two were used in the meantime, as it were: five were expected, three are there.
    expect(refusal(await adjust(count))?.code).toBe('CHANGED_MEANWHILE');
    // Sent again it answers what it answered, whatever has happened since.
    ok(await adjust({ itemId, batchId, locationId: place, change: 7, reason: 'found' }));
    expect(ok(await adjust({ ...count, key }))).toMatchObject({ replayed: true });
    const more = { itemId, batchId, locationId: place, change: 1, reason: 'counted', expected: 10 };
    ok(await adjust(more));
    expect(refusal(await adjust({ ...more, expected: 0.00001 }))?.problems?.[0]?.field).toBe('expected');
    const held = ok(
      await staff.graphql('query ($id: ID!) { stockBatch(id: $id) { batch { onHand } } }', { id: batchId }),
    );
    expect(held).toEqual({ batch: { onHand: 11 } });
  });

  it('leaves the destruction of a controlled drug to its register', async () => {
    const itemId = await newItem({
      ...{ name: 'Pethidine', itemType: 'medicine', controlledSchedule: 2, legalClass: 'POM' },
    });
    const batchId = await newLot(itemId);
    for (const reason of ['destroyed', 'expired'])
      expect(
        refusal(await adjust({ itemId, batchId, locationId: await newPlace(), change: -1, reason }))
          ?.problems?.[0],
      ).toMatchObject({ field: 'reason', code: 'controlled_drug' });
  });

  it('reverses by hand only what was entered by hand', async () => {
    const [itemId, from, to] = [await newItem(), await newPlace(), await newPlace()];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: from, change: 5 }));
    const id = newId();
    const transfer = {
      ...{ id, fromLocationId: from, toLocationId: to },
      lines: [{ id: newId(), itemId, quantity: 5 }],
    };
    ok(await say('createStockTransfer', 'CreateStockTransferInput', transfer, '{ transfer { id } }'));
    const page = async () =>
      ok<{
        usable: number;
        promised: number;
        inTransit: number;
        moves: { nodes: { id: string; source: string; reversedBy: string | null }[] };
      }>(
        await staff.graphql(
          `query ($id: ID!) { stockItem(id: $id) { usable promised inTransit
             moves { nodes { id source sourceId reverses reversedBy } } } }`,
          { id: itemId },
        ),
      );
    // What a draft takes is no longer free, though it has not left.
    expect(await page()).toMatchObject({ usable: 5, promised: 5, inTransit: 0 });
    ok(await say('dispatchStockTransfer', 'DispatchStockTransferInput', { id }, '{ transfer { state } }'));
    const { moves, ...figures } = await page();
    expect(figures).toMatchObject({ usable: 0, promised: 0, inTransit: 5 });
    const sent = moves.nodes.find(({ source }) => source === 'transfer');
    const undo = (moveId: string | undefined) =>
      say(
        'reverseStockMoves',
        'ReverseStockMovesInput',
        { key: newId(), moveIds: [moveId], reason: 'Wrong place' },
        '{ replayed }',
      );
    // What was taken back of this item is no other item's.
    const reversed = ok(
      await staff.graphql(
        'query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { nodes { id } totalCount } }',
        { filter: { itemId, isReversed: true } },
      ),
    );
    expect(reversed).toEqual({ nodes: [], totalCount: 0 });
    // The transfer would go on waiting for what is back on the shelf.
    expect(refusal(await undo(sent?.id))?.problems?.[0]).toMatchObject({ field: 'moveIds', code: 'belongs' });
    const listed = async (filter: object): Promise<string[]> =>
      ok<{ nodes: { id: string }[] }>(
        await staff.graphql(
          'query ($filter: StockTransferFilter) { stockTransfers(filter: $filter) { nodes { id } totalCount } }',
          { filter },
        ),
      ).nodes.map((one) => one.id);
    expect(await listed({ itemId, isInTransit: true })).toEqual([id]);
    expect(await listed({ itemId: await newItem() })).toEqual([]);
  });

  it('counts as usable neither what has expired nor what is blocked', async () => {
    const [itemId, place] = [await newItem(), await newPlace()];
    const put = async (facts: object, change: number): Promise<string> => {
      const batchId = await newLot(itemId, facts);
      ok(await adjust({ itemId, batchId, locationId: place, change }));
      return batchId;
    };
    await put({ expiresOn: '2020-01-31' }, 4);
    const blocked = await put({}, 8);
    await put({}, 16);
    ok(
      await say('setStockBatchStatus', 'SetStockBatchStatusInput', {
        ...{ id: blocked, version: 1, status: 'quarantined', reason: 'Wet box' },
      }),
    );
    const { usable, item } = ok<{ usable: number; item: { onHand: number } }>(
      await staff.graphql('query ($id: ID!) { stockItem(id: $id) { usable item { onHand } } }', {
        id: itemId,
      }),
    );
    expect([item.onHand, usable]).toEqual([28, 16]);
  });

  it('sets and deletes rules', async () => {
    const [itemId, place, store] = [await newItem(), await newPlace(), await newPlace('Central store')];
    const rule = { itemId, locationId: place, minimum: 2, par: 10, orderMultiple: 5, replenishFromId: store };
    const RULE = '{ minimum par orderMultiple replenishFromName }';
    expect(ok(await say('setStockRule', 'SetStockRuleInput', rule, RULE))).toEqual({
      ...{ minimum: 2, par: 10, orderMultiple: 5, replenishFromName: 'Central store' },
    });
    expect(ok(await say('setStockRule', 'SetStockRuleInput', { ...rule, minimum: 4 }, RULE))).toMatchObject({
      minimum: 4,
    });
    expect(
      refusal(await say('setStockRule', 'SetStockRuleInput', { ...rule, par: 1 }, RULE))?.problems?.[0]
        ?.field,
    ).toBe('par');
    expect((await staff.send('DELETE', `/api/inventory/locations/${store}`)).json()).toMatchObject({
      code: 'LOCATION_IN_USE',
    });
    const input = { itemId, locationId: place };
    expect(ok(await say('deleteStockRule', 'DeleteStockRuleInput', input, ''))).toBe(true);
    expect(refusal(await say('deleteStockRule', 'DeleteStockRuleInput', input, ''))?.code).toBe('NOT_FOUND');
  });
});
