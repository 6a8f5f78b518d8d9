import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_KINDS, labelPath, labelUrl, readScan } from './scan-codes.js';

const TODAY = '2026-11-25';
const ID = '0b9f6c1e-58d1-4f0a-9c5e-6f2f3a1b7c3d';

describe('what a scanned text is', () => {
  it('reads our own labels back, whatever the public address and the letters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LABEL_KINDS),
        fc.uuid(),
        fc.webUrl({ withFragments: false }),
        (kind, id, url) => {
          const address = labelUrl(new URL(url).origin + '/', kind, id);
          expect(address.endsWith(labelPath(kind, id))).toBe(true);
          expect(readScan(address, TODAY)).toEqual({ is: 'label', kind, id });
          expect(readScan(`]Q1${address.replace(id, id.toUpperCase())}\r`, TODAY)).toEqual({
            is: 'label',
            kind,
            id,
          });
        },
      ),
    );
  });

  it.each([
    `https://sideline.example/s/person/${ID}`,
    `https://sideline.example/s/item/17`,
    `https://sideline.example/s/item/${ID}/more`,
    `https://sideline.example/inventory/items/${ID}`,
    ID,
    'Salbutamol nebule',
    'AMB-0017',
    '',
  ])('does not read %j as a label', (text) => {
    expect(readScan(text, TODAY)).toEqual({ is: 'unknown', text });
  });

  it('recognises GS1, and says what is wrong with it', () => {
    expect(readScan(']d201095212345432131728020010K2231', TODAY)).toMatchObject({
      is: 'gs1',
      data: { gtin: '09521234543213', expiresOn: '2028-02-29', lot: 'K2231' },
    });
    expect(readScan('0109521234543214', TODAY)).toMatchObject({
      is: 'unreadable_gs1',
      problem: { ai: '01' },
    });
    // Eight digits that are no GTIN may be a number of the provider's own.
    expect(readScan('12345678', TODAY)).toEqual({ is: 'unknown', text: '12345678' });
  });

  it('gives an answer for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(['label', 'gs1', 'unreadable_gs1', 'unknown']).toContain(readScan(text, TODAY).is);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
