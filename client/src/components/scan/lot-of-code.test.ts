import { readScan, type ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { describe, expect, it } from 'vitest';
import { lotOfCode, type OfferedLot } from './lot-of-code';

const id = (last: number): string => `019a0000-0000-7000-8000-00000000000${String(last)}`;
const GTIN = '09521234543213';
const scan = (text: string): ScannedCode => readScan(text, '2026-11-27');
const lot = (batch: number, number: string, facts: Partial<OfferedLot> = {}): OfferedLot => ({
  ...{ itemId: id(1), batchId: id(batch), lot: number, barcode: GTIN },
  ...facts,
});
const LOTS = [
  lot(2, 'K2231'),
  lot(3, 'K2232'),
  lot(4, 'K2231', { itemId: id(9), barcode: '09521234543220' }),
];

describe('the lot that a code names', () => {
  it('is found by our label, by GTIN and lot, by serial number and by what is typed', () => {
    expect(lotOfCode(LOTS, scan(`https://sideline.example/s/batch/${id(3)}`))?.lot).toBe('K2232');
    expect(lotOfCode(LOTS, scan(`]d201${GTIN}10K2231`))?.batchId).toBe(id(2));
    expect(lotOfCode(LOTS, scan('k2232'))?.batchId).toBe(id(3));
    const piece = lot(5, 'SN-7', { serial: 'SN-7' });
    expect(lotOfCode([...LOTS, piece], scan(`]d201${GTIN}21SN-7`))?.batchId).toBe(id(5));
  });

  it('is never guessed between two items, from another item, or between several lots', () => {
    expect(lotOfCode(LOTS, scan('K2231'))).toBeNull();
    expect(lotOfCode(LOTS, scan(`https://sideline.example/s/item/${id(1)}`))).toBeNull();
    expect(lotOfCode(LOTS.slice(0, 2), scan(']d2010952123454322010K2231'))).toBeNull();
    // A list that knows no barcodes leaves it to the server which item that is.
    const { barcode: _, ...plain } = lot(2, 'K2231');
    expect(lotOfCode([plain], scan(`]d201${GTIN}10K2231`))).toBeNull();
    expect(lotOfCode(LOTS, scan(']d2019'))).toBeNull();
  });
});
