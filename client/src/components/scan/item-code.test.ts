import { readScan } from '@sideline/schema/inventory/scan-codes';
import { describe, expect, it } from 'vitest';
import { itemCodeOf, lotInCode, withCode } from './item-code';

const TODAY = '2026-11-25';
const ID = '0b9f6c1e-58d1-4f0a-9c5e-6f2f3a1b7c3d';
const codeOf = (text: string) => itemCodeOf(readScan(text, TODAY));

describe('finding an item by a code', () => {
  it('knows its label, its lots’ labels, its GTIN and its SKU', () => {
    expect(codeOf(`https://sideline.example/s/item/${ID}`)).toEqual({ by: 'item', id: ID });
    expect(codeOf(`https://sideline.example/s/batch/${ID}`)).toEqual({ by: 'batch', id: ID });
    expect(codeOf(`https://sideline.example/s/bag/${ID}`)).toBeNull();
    expect(codeOf(']d20109521234543213172800')).toBeNull();
    expect(codeOf(']d2010952123454321317280200')).toEqual({ by: 'gtin', text: '09521234543213' });
    expect(codeOf(']C100106141411234567897')).toBeNull();
    expect(codeOf(' sal-25 ')).toEqual({ by: 'sku', text: 'sal-25' });
  });

  it('accepts only an item with exactly that code', () => {
    const items = [
      { sku: 'SAL-250', barcode: null },
      { sku: 'SAL-25', barcode: '09521234543213' },
    ];
    expect(withCode(items, { by: 'sku', text: 'sal-25' })).toBe(items[1]);
    expect(withCode(items, { by: 'gtin', text: '09521234543213' })).toBe(items[1]);
    expect(withCode(items, { by: 'gtin', text: '09501101530003' })).toBeNull();
    expect(withCode(items, { by: 'item', id: ID })).toBeNull();
  });

  // A recall lost the lot of the pack that was scanned as its item.
  it('keeps the lot that the code names', () => {
    const lotOf = (text: string) => lotInCode(readScan(text, TODAY));
    expect(lotOf(`https://sideline.example/s/batch/${ID}`)).toEqual({ batchId: ID });
    expect(lotOf(`https://sideline.example/s/item/${ID}`)).toBeNull();
    expect(lotOf(']d2010952123454321310K2231')).toEqual({ number: 'K2231' });
    expect(lotOf(']d20109521234543213')).toBeNull();
    expect(lotOf('K2231')).toBeNull();
  });
});
