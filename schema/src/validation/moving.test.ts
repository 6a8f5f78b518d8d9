import { describe, expect, it } from 'vitest';
import { v7 as newId } from 'uuid';
import { check } from './check.js';
import {
  countFacts,
  dispatchFacts,
  returnFacts,
  stocktakeFacts,
  transferFacts,
  transferReceiptFacts,
} from './moving.js';

const fieldsOf = (schema: Parameters<typeof check>[0], value: unknown): readonly string[] =>
  check(schema, value).problems?.map(({ field }) => field) ?? [];
const [place, other, itemId] = [newId(), newId(), newId()];

describe('the details of a transfer', () => {
  const line = { id: newId(), itemId, quantity: 1 };
  const facts = { fromLocationId: place, toLocationId: other, lines: [line] };
  it('name two places, and each item once', () => {
    expect(fieldsOf(transferFacts, facts)).toEqual([]);
    expect(fieldsOf(transferFacts, { ...facts, toLocationId: place })).toEqual(['toLocationId']);
    expect(fieldsOf(transferFacts, { ...facts, lines: [line, { ...line, id: newId() }] })).toEqual(['lines']);
    expect(fieldsOf(transferFacts, { ...facts, lines: [{ ...line, quantity: 0 }] })).toEqual([
      'lines.0.quantity',
    ]);
  });
  it('pick what is proposed if nothing is given', () => {
    expect(check(dispatchFacts, {}).data).toEqual({ picks: null });
    expect(fieldsOf(dispatchFacts, { picks: [] })).toEqual(['picks']);
  });
  it('include something that arrived, and what was wrong with it', () => {
    const arrived = (more: object) => ({ id: newId(), lines: [{ pickId: newId(), received: 0, ...more }] });
    expect(fieldsOf(transferReceiptFacts, arrived({}))).toEqual(['lines.0.received']);
    const lost = { kind: 'lost', quantity: 1, reason: '' };
    expect(fieldsOf(transferReceiptFacts, arrived({ discrepancy: lost }))).toEqual([
      'lines.0.discrepancy.reason',
    ]);
    expect(fieldsOf(transferReceiptFacts, arrived({ discrepancy: { ...lost, reason: 'Fell' } }))).toEqual([]);
  });
});

describe('the details of a return', () => {
  const facts = {
    ...{
      fromLocationId: place,
      toLocationId: other,
      supplierId: newId(),
      orderId: newId(),
      eventId: newId(),
    },
    ...{ authorisedPerson: 'A. Quill', lines: [] },
  };
  it('keep what its kind needs, and nothing else', () => {
    const kept = (kind: string) => {
      const { data } = check(returnFacts, { ...facts, kind });
      return Object.entries(data ?? {})
        .filter(([key, value]) => value !== null && !['kind', 'fromLocationId', 'lines'].includes(key))
        .map(([key]) => key);
    };
    expect(kept('to_supplier')).toEqual(['supplierId', 'orderId']);
    expect(kept('unused_from_event')).toEqual(['toLocationId', 'eventId']);
    expect(kept('to_destruction')).toEqual(['authorisedPerson']);
  });
  it('name what its kind lacks', () => {
    const bare = { fromLocationId: place, lines: [] };
    expect(fieldsOf(returnFacts, { ...bare, kind: 'to_supplier' })).toEqual(['supplierId']);
    expect(fieldsOf(returnFacts, { ...bare, kind: 'unused_from_event' })).toEqual([
      'eventId',
      'toLocationId',
    ]);
    expect(fieldsOf(returnFacts, { ...bare, kind: 'to_destruction' })).toEqual([]);
  });
});

describe('the details of a stocktake', () => {
  it('are for a place, for a type anywhere, or for what moves most at a place', () => {
    const fields = (value: object) => fieldsOf(stocktakeFacts, { counterIds: [], ...value });
    expect(fields({ scope: 'place' })).toEqual(['locationId']);
    expect(fields({ scope: 'cycle' })).toEqual(['locationId']);
    expect(fields({ scope: 'class' })).toEqual(['itemType']);
    expect(fields({ scope: 'class', itemType: 'gas' })).toEqual([]);
    expect(
      check(stocktakeFacts, { scope: 'place', locationId: place, counterIds: [] }).data?.limitPercent,
    ).toBe(5);
  });
  it('count a line, or what was found and where', () => {
    expect(fieldsOf(countFacts, { id: newId(), lineId: newId(), quantity: 0 })).toEqual([]);
    expect(fieldsOf(countFacts, { id: newId(), itemId, quantity: 1 })).toEqual(['itemId']);
    expect(fieldsOf(countFacts, { id: newId(), itemId, locationId: place, quantity: 1 })).toEqual([]);
  });
});
