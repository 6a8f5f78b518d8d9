import { expect, it } from 'vitest';
import { columnFigure, differenceWords, drugName, entryWords, scheduleWords } from './drug-words';

it('an entry says what it was, of which lot, and what it corrects', () => {
  const plain = {
    reason: 'wasted',
    lot: 'K12',
    reversesSequence: null,
    isReversed: false,
    note: null,
  } as const;
  expect(entryWords(plain)).toBe('Wasted, lot K12');
  expect(entryWords({ ...plain, reason: 'reversed', reversesSequence: 41, note: 'Wrong bag' })).toBe(
    'Reversed, lot K12, corrects entry 41, Wrong bag',
  );
  expect(entryWords({ ...plain, lot: null, isReversed: true })).toBe('Wasted, corrected later');
});

it('figures and differences are as on paper', () => {
  expect([0, 0.333, 1200].map(columnFigure)).toEqual(['', '0.333', '1,200']);
  expect(differenceWords(6, 5)).toBe('1 fewer than the register');
  expect(differenceWords(5.5, 6)).toBe('0.5 more than the register');
  expect(differenceWords(5, 5)).toBe('Matches the register');
  expect(drugName({ itemName: 'Morphine', strength: '10 mg' })).toBe('Morphine 10 mg');
  expect(drugName({ itemName: 'Morphine', strength: null })).toBe('Morphine');
  expect([2, 9].map(scheduleWords)).toEqual(['Schedule 2', '']);
});
