import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { describe, expect, it } from 'vitest';
import { choiceOf, isOf, lineOf, withFound, type Arrival } from './arrivals';
import type { OrderLineFragment } from './purchasing.generated';

const line = {
  ...{ id: 'a', itemId: 'i', itemName: 'Gauze', sku: 'G-1', supplierSku: 'S-9', unit: 'each' },
  ...{ ordered: 60, received: 10, packQuantity: 5, isSerialised: false, barcode: '05012345678900' },
} as OrderLineFragment;
const sku: ScannedCode = { is: 'unknown', text: 's-9' };
const scan = (known: readonly Arrival[], of = line) =>
  withFound(known, choiceOf(of, sku), String(known.length));

describe('scanning a delivery', () => {
  it('counts one pack per scan, even if the code names no lot', () => {
    expect(isOf(line, sku)).toBe(true);
    const once = scan([]);
    expect(once).toMatchObject([{ lot: '', quantity: 5 }]);
    expect(scan(once)).toMatchObject([{ lot: '', quantity: 10 }]);
  });

  it('fills in everything outstanding if a line is chosen by hand', () => {
    expect(withFound(scan([]), choiceOf(line, null), 'b')).toMatchObject([
      { key: 'b', quantity: 45 },
      { quantity: 5 },
    ]);
  });

  it('adds only to the scanned lot', () => {
    const lots = scan([]).map((one) => ({ ...one, lot: 'L1' }));
    expect(scan(lots)).toMatchObject([
      { lot: '', quantity: 5 },
      { lot: 'L1', quantity: 5 },
    ]);
  });

  it('keeps two expiry dates of one lot number apart, and takes the date if none was entered', () => {
    const gs1 = (expiresOn: string): ScannedCode =>
      ({
        is: 'gs1',
        data: { lot: 'l1', expiresOn, serial: null, itemCount: null, containedCount: null },
      }) as never;
    const scanned = (known: readonly Arrival[], expiresOn: string) =>
      withFound(known, choiceOf(line, gs1(expiresOn)), String(known.length));
    const byHand = scan([]).map((one) => ({ ...one, lot: 'L1' }));
    const dated = scanned(byHand, '2031-03-31');
    expect(dated).toMatchObject([{ lot: 'L1', expiresOn: '2031-03-31', quantity: 10 }]);
    expect(
      scanned(
        dated.map((one) => ({ ...one, expiresOn: '03/31' })),
        '2031-03-31',
      ),
    ).toMatchObject([{ quantity: 15 }]);
    expect(scanned(dated, '2032-03-31')).toMatchObject([
      { expiresOn: '2032-03-31', quantity: 5 },
      { expiresOn: '2031-03-31', quantity: 10 },
    ]);
  });

  it('fills lines of the same item one after another, each for its location', () => {
    const store = { ...line, ordered: 20, received: 5 };
    const tent = { ...line, id: 'b', ordered: 10, received: 0 };
    const lines = [store, tent];
    const filled: string[] = [];
    let known: readonly Arrival[] = [];
    for (let scans = 0; scans < 6; scans += 1) {
      const found = lineOf(lines, known, sku) ?? store;
      filled.push(found.id);
      known = scan(known, found);
    }
    // Three packs of five for the store, two for the tent; what is too many goes to the first.
    expect(filled).toEqual(['a', 'a', 'a', 'b', 'b', 'a']);
    const broken = withFound([], choiceOf(tent, sku), 'k').map((one) => ({
      ...one,
      quantity: 5,
      damaged: 5,
    }));
    expect(lineOf([tent], broken, sku)?.id).toBe('b');
    expect(withFound(broken, choiceOf(tent, null), 'l')[0]?.quantity).toBe(0);
    expect(lineOf(lines, [], { is: 'unknown', text: 'else' })).toBeUndefined();
  });

  it('counts one at a time for items with serial numbers', () => {
    const device = { ...line, isSerialised: true };
    expect(scan(scan([], device), device)).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });
});
