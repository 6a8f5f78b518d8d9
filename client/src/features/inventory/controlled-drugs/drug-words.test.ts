import { PAPERS } from '@sideline/schema/inventory/reversal';
import { describe, expect, it } from 'vitest';
import {
  columnFigure,
  differenceWords,
  drugName,
  entryWords,
  firstToUse,
  notCorrectable,
  performerWords,
  scheduleWords,
  witnessWords,
} from './drug-words';

it('the first lot to use is neither expired nor blocked', () => {
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

it('an entry says what it was, of which lot, and what it corrects', () => {
  const plain = {
    reason: 'wasted',
    lot: 'K12',
    reversesSequence: null,
    isReversed: false,
    settlesSequence: null,
    note: null,
    ...{ authorisedName: null, authorisedRole: null, destructionMethod: null },
  } as const;
  expect(entryWords(plain)).toBe('Wasted, lot K12');
  expect(entryWords({ ...plain, reason: 'reversed', reversesSequence: 41, note: 'Wrong bag' })).toBe(
    'Reversed, lot K12, corrects entry 41, Wrong bag',
  );
  expect(entryWords({ ...plain, reason: 'settled', settlesSequence: 12, note: 'In the lid' })).toBe(
    'Shortage settled, lot K12, settles entry 12, In the lid',
  );
  expect(entryWords({ ...plain, lot: null, isReversed: true })).toBe('Wasted, corrected later');
  expect(entryWords({ ...plain, note: 'Dropped on the floor.' })).toBe(
    'Wasted, lot K12, Dropped on the floor',
  );
  const destroyed = {
    ...plain,
    reason: 'destroyed',
    destructionMethod: 'Denaturing kit',
    note: 'Denaturing kit',
  } as const;
  expect(entryWords(destroyed)).toBe('Destroyed, lot K12, Denaturing kit');
  expect(
    entryWords({ ...destroyed, authorisedName: 'Kit Marlow', authorisedRole: 'CD liaison officer' }),
  ).toBe('Destroyed, lot K12, Denaturing kit, in the presence of Kit Marlow (CD liaison officer)');
});

it('a count says who saw it, and the check of a bag has nobody', () => {
  expect(witnessWords({ witnessedByName: 'Robin Hale' })).toBe('witness Robin Hale');
  expect(witnessWords({ witnessedByName: null })).toBe('no witness');
});

it('an entry says who gave the drug, and who entered it', () => {
  const performed = { performedByName: 'Robin Hale', givenByName: null };
  expect(performerWords(performed)).toBe('Robin Hale');
  expect(performerWords({ ...performed, givenByName: 'Nell Finch' })).toBe(
    'Nell Finch, entered by Robin Hale',
  );
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

describe('whether an entry can be corrected in the register', () => {
  const entry = { isReversed: false, reverses: null, paper: null };
  it('says why the server would refuse it, and nothing where it would not', () => {
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
