import { PAPERS } from '@sideline/schema/inventory/reversal';
import { describe, expect, it } from 'vitest';
import {
  columnFigure,
  differenceWords,
  drugName,
  firstToUse,
  notCorrectable,
  scheduleWords,
  witnessWords,
} from './drug-words';

it('picks a first lot that is neither expired nor blocked', () => {
  const lot = (batchId: string, expiresOn: string | null, isBlocked = false) => ({
    ...{ batchId, expiresOn, isBlocked, quantity: 1 },
  });
  const old = lot('old', '2026-11-26');
  expect(firstToUse([old, lot('held', '2026-12-01', true), lot('good', '2027-01-01')], '2026-11-27')).toBe(
    'good',
  );
  // It is good until the end of its day.
  expect(firstToUse([old, lot('good', '2027-01-01')], '2026-11-26')).toBe('old');
  expect(firstToUse([old], '2026-11-27')).toBeNull();
  expect(firstToUse([lot('late', null), lot('soon', '2027-01-01')], '2026-11-27')).toBe('soon');
});

it('names who witnessed a count, and nobody for a bag check', () => {
  expect(witnessWords({ witnessedByName: 'Robin Hale' })).toBe('witness Robin Hale');
  expect(witnessWords({ witnessedByName: null })).toBe('no witness');
});

it('writes figures and differences as in the paper register', () => {
  expect([0, 0.333, 1200].map(columnFigure)).toEqual(['', '0.333', '1,200']);
  expect(differenceWords(6, 5)).toBe('1 fewer than the register');
  expect(differenceWords(5.5, 6)).toBe('0.5 more than the register');
  expect(differenceWords(5, 5)).toBe('Matches the register');
  expect(drugName({ itemName: 'Morphine', strength: '10 mg' })).toBe('Morphine 10 mg');
  expect(drugName({ itemName: 'Morphine', strength: null })).toBe('Morphine');
  expect([2, 9].map(scheduleWords)).toEqual(['Schedule 2', '']);
});

describe('whether a register entry can be corrected', () => {
  const entry = { isReversed: false, reverses: null, paper: null };
  it('gives the server’s reason for refusing, and none if it would accept', () => {
    expect(notCorrectable(entry)).toBeNull();
    expect(notCorrectable({ ...entry, isReversed: true })).toBe('A later entry already corrects it.');
    expect(notCorrectable({ ...entry, reverses: 'another' })).toContain('This is already a correction.');
    expect(notCorrectable({ ...entry, paper: 'receipt' })).toBe(
      'Made by a receipt. Correct the stock instead.',
    );
    expect(notCorrectable({ ...entry, paper: 'stocktake' })).toContain('Count again instead.');
    expect(PAPERS.map((paper) => notCorrectable({ ...entry, paper }))).not.toContain(null);
  });
});
