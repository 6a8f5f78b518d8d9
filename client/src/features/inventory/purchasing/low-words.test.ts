import { describe, expect, it } from 'vitest';
import { lowSourceWords, lowStateOf } from './low-words';

const LOW = {
  unit: 'each' as const,
  ...{ onHand: 3, onOrder: 0, inTransit: 0, wanted: 17 },
  ...{ fromSource: 0, replenishFromName: null, packs: 0, fromSupplier: 0, supplierName: null, unsourced: 17 },
};

describe('a low-stock item', () => {
  it('is replenished from its store, then from its supplier', () => {
    expect(lowSourceWords(LOW)).toBe('No preferred supplier');
    expect(
      lowSourceWords({
        ...{ ...LOW, fromSource: 7, replenishFromName: 'Store', unsourced: 0 },
        ...{ packs: 1, fromSupplier: 10, supplierName: 'Quay Medical' },
      }),
    ).toBe('7 from Store, 1 pack of 10 from Quay Medical');
  });

  it('says that stock is on its way only if it is, and on order only if it was ordered', () => {
    const settled = { ...LOW, wanted: 0, unsourced: 0 };
    const sent = { ...settled, inTransit: 17 };
    expect([lowStateOf(sent).label, lowSourceWords(sent)]).toEqual(['On its way', '17 on its way']);
    const bought = { ...settled, onOrder: 20 };
    expect([lowStateOf(bought).label, lowSourceWords(bought)]).toEqual(['On order', '20 on order']);
    expect(lowSourceWords({ ...bought, inTransit: 7 })).toBe('7 on its way, 20 on order');
    expect([lowStateOf(LOW).label, lowStateOf({ ...LOW, onHand: 0 }).label]).toEqual(['Low', 'Out']);
  });
});
