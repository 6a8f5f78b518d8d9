import { expect, it } from 'vitest';
import type { UsableLotFragment } from './record-stock.generated';
import {
  asPrinted,
  inOrderOfListing,
  isOfGs1,
  lotsOfDrug,
  lotWords,
  needsWitness,
  refusalOf,
} from './usable-lot';

it('matches a manufacturer’s code to the lots of its item, or to the one lot that it names', () => {
  const lot = { barcode: '5012345678900', lot: 'K2231' };
  const gtin = '05012345678900';
  expect(isOfGs1(lot, { gtin, lot: null })).toBe(true);
  expect(isOfGs1(lot, { gtin, lot: 'k2231' })).toBe(true);
  expect(isOfGs1(lot, { gtin, lot: 'K2232' })).toBe(false);
  expect(isOfGs1({ ...lot, barcode: '5012345678917' }, { gtin, lot: 'K2231' })).toBe(false);
  expect(isOfGs1({ ...lot, barcode: null }, { gtin, lot: 'K2231' })).toBe(false);
});

const lotOf = (lot: string, facts: Partial<UsableLotFragment> = {}): UsableLotFragment => ({
  ...{
    itemId: 'i',
    itemName: 'Aspirin',
    itemType: 'medicine',
    drug: 'aspirin',
    unit: 'tablet',
    barcode: null,
  },
  ...{ isWitnessed: false, batchId: lot, lot, expiresOn: '2027-06-30', status: 'available', quantity: 9 },
  ...{ locationId: 'bag', locationName: 'Bag 03', receivedAt: '2026-01-01T00:00:00Z', ...facts },
});

// A drug without a schedule offered no witness on its sheet, although the provider has its moves witnessed.
it('a dose needs a witness by its schedule, or by the item that it is taken from', () => {
  const lots = [lotOf('k1', { itemId: 'watched', isWitnessed: true }), lotOf('k2', { itemId: 'usual' })];
  expect(needsWitness(null, lots, { item_id: 'watched' })).toBe(true);
  expect(needsWitness(undefined, lots, { item_id: 'usual' })).toBe(false);
  expect(needsWitness(2, lots, { item_id: 'usual' })).toBe(true);
});

// The date in the books is typed. Before, a pack whose own code said that it had expired was taken without a word.
it('a scanned pack goes by the date that is printed on it, where that is earlier than the one in the books', () => {
  const today = '2026-11-28';
  const lot = lotOf('K1');
  expect(refusalOf(lot, today)).toBeNull();
  expect(refusalOf(asPrinted(lot, '2026-10-31'), today)).toBe('expired');
  expect(asPrinted(lotOf('K1', { expiresOn: null }), '2026-10-31').expiresOn).toBe('2026-10-31');
  // A later date on the pack does not make usable what the books call expired.
  expect(asPrinted(lot, '2028-01-31')).toBe(lot);
  expect(asPrinted(lot, null)).toBe(lot);
});

// The search listed an expired lot first, because it is the first by its date.
it('lists the lot to use first at the top, and unusable lots last with the reason', () => {
  const expired = lotOf('old', { expiresOn: '2020-01-31' });
  const listed = inOrderOfListing(
    [expired, lotOf('later', { expiresOn: '2028-01-31' }), lotOf('first')],
    [lotOf('elsewhere', { expiresOn: '2026-12-31' }), lotOf('back', { status: 'recalled' })],
    '2026-11-28',
  );
  expect(listed.map(({ lot }) => lot)).toEqual(['first', 'later', 'elsewhere', 'old', 'back']);
  expect(lotWords(expired, '2026-11-28')).toMatch(/^Expired\. Needs a reason\. /);
});

// A drug outside the formulary had no lots, so that a recall of one found nobody.
it('offers medicines without a formulary key for a drug outside the formulary, matching names first', () => {
  const other = (itemName: string, facts: Partial<UsableLotFragment> = {}) =>
    lotOf(itemName, { itemName, drug: null, ...facts });
  const lots = [
    lotOf('aspirin'),
    other('Bandage', { itemType: 'consumable' }),
    other('Dioralyte', { expiresOn: '2027-01-31' }),
    other('Penthrox inhaler'),
  ];
  const names = (named: string | null, drug = 'other') =>
    lotsOfDrug(lots, drug, named, '2026-11-28').map(({ lot }) => lot);
  expect(names('')).toEqual(['Dioralyte', 'Penthrox inhaler']);
  expect(names('penthrox')).toEqual(['Penthrox inhaler', 'Dioralyte']);
  expect(names(null, 'aspirin')).toEqual(['aspirin']);
});
