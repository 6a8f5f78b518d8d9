import { describe, expect, it } from 'vitest';
import { amountWords, expiryWords, moveSentence, placeWords } from './stock-words';

describe('stock in words', () => {
  it('writes a move as a sentence with an arrow', () => {
    const move = {
      itemName: 'Salbutamol nebule 2.5 mg',
      quantity: 4,
      lot: 'K2231',
      fromName: 'Main store',
      fromKind: 'place',
      toName: 'Bag 03',
      toKind: 'bag',
    } as const;
    expect(moveSentence(move)).toBe('4 × Salbutamol nebule 2.5 mg, lot K2231: Main store → Bag 03');
    expect(moveSentence({ ...move, lot: null, quantity: 1_200.5 })).toBe(
      '1,200.5 × Salbutamol nebule 2.5 mg: Main store → Bag 03',
    );
  });

  it('names a pouch with its bag, and other locations by their own name', () => {
    expect(placeWords({ name: 'Airway', kind: 'pouch', parentName: 'Bag 03' })).toBe('Bag 03 / Airway');
    expect(placeWords({ name: 'Bag 03', kind: 'bag', parentName: 'Main store' })).toBe('Bag 03');
    expect(placeWords({ name: 'Main store', kind: 'place', parentName: null })).toBe('Main store');
  });

  it('uses the singular and plural of the unit', () => {
    expect([
      amountWords(1, 'vial'),
      amountWords(2, 'vial'),
      amountWords(0.5, 'litre'),
      amountWords(12, 'each'),
    ]).toEqual(['1 vial', '2 vials', '0.5 litres', '12']);
  });

  it('says that a lot has expired, and how soon one will', () => {
    const today = '2026-11-25';
    expect(expiryWords('2026-11-24', today)).toEqual({ text: 'Expired 24 Nov 2026', tone: 'danger' });
    expect(expiryWords('2026-11-25', today)).toEqual({
      text: '25 Nov 2026, last day today',
      tone: 'warning',
    });
    expect(expiryWords('2026-11-26', today)).toEqual({ text: '26 Nov 2026, 1 day left', tone: 'warning' });
    expect(expiryWords('2028-01-01', today)).toEqual({ text: '1 Jan 2028', tone: null });
    expect(expiryWords(null, today)).toEqual({ text: 'No expiry date', tone: null });
  });
});
