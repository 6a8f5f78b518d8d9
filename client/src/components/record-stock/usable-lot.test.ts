import { expect, it } from 'vitest';
import { isOfGs1 } from './usable-lot';

it('a manufacturer’s code is of the lots of its item, and of one lot where it names it', () => {
  const lot = { barcode: '5012345678900', lot: 'K2231' };
  const gtin = '05012345678900';
  expect(isOfGs1(lot, { gtin, lot: null })).toBe(true);
  expect(isOfGs1(lot, { gtin, lot: 'k2231' })).toBe(true);
  expect(isOfGs1(lot, { gtin, lot: 'K2232' })).toBe(false);
  expect(isOfGs1({ ...lot, barcode: '5012345678917' }, { gtin, lot: 'K2231' })).toBe(false);
  expect(isOfGs1({ ...lot, barcode: null }, { gtin, lot: 'K2231' })).toBe(false);
});
