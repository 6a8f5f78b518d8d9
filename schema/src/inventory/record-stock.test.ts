import { describe, expect, it } from 'vitest';
import { claimChanges, givenAndWasted, stockClaims } from './record-stock.js';

const BATCH = { item_id: 'item', batch_id: 'lot', location_id: 'bag', taken: 2, lot: 'K1' };
const DRUG = { id: 'a', time_administered: '2026-11-20T14:00:00Z', dose: 10, dose_unit: 'mg', batch: BATCH };
const drugs = (...entries: object[]) => ({ drugs_administered: entries });

describe('what a record takes from stock', () => {
  it('is what was drawn up: given and wasted in proportion, with nothing lost', () => {
    expect(givenAndWasted(1, 10, null)).toEqual({ used: 1, wasted: 0 });
    expect(givenAndWasted(1, 7.5, 2.5)).toEqual({ used: 0.75, wasted: 0.25 });
    expect(givenAndWasted(1, null, 10)).toEqual({ used: 0, wasted: 1 });
    expect(givenAndWasted(1, 1, 2)).toEqual({ used: 0.333, wasted: 0.667 });
    expect(givenAndWasted(0.001, 1, 99)).toEqual({ used: 0.001, wasted: 0 });
  });

  it('leaves out free text, what others gave, what was held back and what is struck through', () => {
    expect(stockClaims(drugs(DRUG)).get('a')).toMatchObject({ itemId: 'item', batchId: 'lot', used: 2 });
    for (const change of [
      { batch: { lot: 'K1', expiry: '2027-01-31' } },
      { batch: { ...BATCH, taken: null } },
      { is_before_arrival: true },
      { not_given_reason: 'refused' },
      { void_reason: 'Wrong patient' },
    ])
      expect(stockClaims(drugs({ ...DRUG, ...change })).size).toBe(0);
    // Drawn up before the patient refused.
    expect(stockClaims(drugs({ ...DRUG, not_given_reason: 'refused', wasted: 10 })).get('a')).toMatchObject({
      used: 0,
      wasted: 2,
    });
    expect(stockClaims(undefined).size).toBe(0);
  });

  it('counts a consumable by its quantity', () => {
    const used = { consumables_used: [{ id: 'c', consumable: 'Dressing', quantity: 3, batch: BATCH }] };
    expect(stockClaims(used).get('c')).toMatchObject({
      source: 'prf_consumable',
      used: 3,
      wasted: 0,
      at: null,
    });
  });

  it('changes with the lot, the amount and the event, and not with a comment', () => {
    const before = drugs(DRUG);
    expect(claimChanges(before, drugs({ ...DRUG, outcome: 'Better' }))).toEqual([]);
    expect(claimChanges(before, drugs({ ...DRUG, void_reason: 'Wrong patient' }))).toEqual([
      { entryId: 'a', claim: null },
    ]);
    expect(claimChanges(before, drugs({ ...DRUG, batch: { ...BATCH, batch_id: 'other' } }))).toMatchObject([
      { entryId: 'a', claim: { batchId: 'other' } },
    ]);
    expect(claimChanges(before, before, true)).toMatchObject([{ entryId: 'a', claim: { used: 2 } }]);
  });

  it('keeps its moves if only the giver changes', () => {
    const before = drugs({ ...DRUG, given_by: 'Ana Lima' });
    const named = claimChanges(drugs(DRUG), before);
    expect(named).toMatchObject([{ entryId: 'a', claim: { givenBy: 'Ana Lima' }, isGiverOnly: true }]);
    const more = { ...DRUG, given_by: 'Ben Okoro', batch: { ...BATCH, taken: 1 } };
    for (const changes of [claimChanges(before, drugs(more)), claimChanges(before, before, true)])
      expect(changes.map(({ isGiverOnly }) => isGiverOnly)).toEqual([undefined]);
  });
});
