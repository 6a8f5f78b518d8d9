import { describe, expect, it } from 'vitest';
import {
  expectedOnOf,
  lineStateOf,
  orderNumberOf,
  orderValueOf,
  outstandingOf,
  PURCHASE_ORDER_BUTTON_TABLE,
  PURCHASE_ORDER_BUTTONS,
  PURCHASE_ORDER_STATE_TABLE,
  receivedOf,
  shortDatedBy,
  stepWords,
  unitCostOf,
  varianceWords,
} from './purchasing.js';
import { PURCHASE_ORDER_STATES, PURCHASE_ORDER_TRANSITIONS } from './purchase-order-transitions.js';

describe('a line of a purchase order', () => {
  it('is open, part received, received or over by its quantities alone', () => {
    expect([0, 0.1, 0.3, 0.4].map((received) => lineStateOf(0.3, received))).toEqual([
      'open',
      'part',
      'received',
      'over',
    ]);
    // 0.1 three times is 0.3, as it is not in floating point.
    expect(lineStateOf(0.3, Math.round((0.1 + 0.1 + 0.1) * 1_000) / 1_000)).toBe('received');
  });

  it('waits only for what has not arrived, even after an over-delivery', () => {
    expect(outstandingOf({ ordered: 10, received: 3.5 })).toBe(6.5);
    expect(outstandingOf({ ordered: 10, received: 12 })).toBe(0);
  });
});

describe('an order', () => {
  it('is received once every line is, even if too much arrived', () => {
    const line = (ordered: number, received: number) => ({ ordered, received });
    expect(receivedOf([line(5, 0), line(3, 0)])).toBe('nothing');
    expect(receivedOf([line(5, 7), line(3, 0)])).toBe('some');
    expect(receivedOf([line(5, 7), line(3, 3)])).toBe('all');
  });

  it('costs packs times price in whole pence, and is uncertain without a price', () => {
    expect(
      orderValueOf([
        { packs: 3, packPricePence: 1_250 },
        { packs: 2, packPricePence: 99 },
      ]),
    ).toBe(3_948);
    expect(orderValueOf([{ packs: 3, packPricePence: null }])).toBeNull();
    expect(orderValueOf([])).toBe(0);
  });

  it('gives its lots a unit cost to the nearest penny', () => {
    expect(unitCostOf(1_000, 3)).toBe(333);
    expect(unitCostOf(1_001, 2)).toBe(501);
    expect(unitCostOf(500, 0.5)).toBe(1_000);
    expect(unitCostOf(null, 10)).toBeNull();
  });

  it('has a number that sorts', () => {
    expect(orderNumberOf(7)).toBe('PO-00007');
    expect(orderNumberOf(123_456)).toBe('PO-123456');
  });

  it('is expected after a number of calendar days, even if the clocks change', () => {
    expect(expectedOnOf('2026-10-01', 30)).toBe('2026-10-31');
    expect(expectedOnOf('2027-03-27', 2)).toBe('2027-03-29');
    expect(expectedOnOf('2026-12-31', 0)).toBe('2026-12-31');
  });

  it('gives the difference from an invoice', () => {
    expect(varianceWords(300)).toBe('£3.00 more than ordered');
    expect(varianceWords(-5)).toBe('£0.05 less than ordered');
    expect(varianceWords(0)).toBeNull();
  });

  it('has words for every state, step and button', () => {
    expect(Object.keys(PURCHASE_ORDER_STATE_TABLE)).toEqual([...PURCHASE_ORDER_STATES]);
    for (const action of Object.keys(PURCHASE_ORDER_TRANSITIONS))
      expect(stepWords(action as keyof typeof PURCHASE_ORDER_TRANSITIONS), action).toMatch(/\w/);
    expect(Object.keys(PURCHASE_ORDER_BUTTON_TABLE)).toEqual([...PURCHASE_ORDER_BUTTONS]);
  });
});

describe('stock that arrives', () => {
  it('is short-dated if less shelf life is left than its item must have', () => {
    expect(shortDatedBy('2026-12-31', 60, '2026-11-25')).toBe(24);
    expect(shortDatedBy('2027-01-24', 60, '2026-11-25')).toBeNull();
    expect(shortDatedBy('2026-11-24', 60, '2026-11-25')).toBe(61);
    expect(shortDatedBy(null, 60, '2026-11-25')).toBeNull();
    expect(shortDatedBy('2026-12-31', null, '2026-11-25')).toBeNull();
  });
});
