import { describe, expect, it } from 'vitest';
import { mayGiveControlledDrugs, mayHandleControlledDrugs, POSITIONS } from '../positions.js';
import {
  entryWords,
  giverDoubts,
  isSameRegister,
  needsAuthorisedPerson,
  performerWords,
  registerTotals,
  stillToCorrect,
  unbookedWords,
  wastedOf,
} from './controlled-drugs.js';
import { itemWords } from './item-words.js';

describe('a part-used ampoule', () => {
  it('is given and wasted up to the amount that was drawn up', () => {
    expect(wastedOf(1, 0.333)).toBe(0.667);
    expect(wastedOf(2, 2)).toBe(0);
    expect(wastedOf(0.3, 0.1)).toBe(0.2);
  });
});

describe('a difference from a register', () => {
  it('is corrected once, however many counts found it, and never in the opposite direction', () => {
    expect(stillToCorrect(-1, 0)).toBe(-1);
    // Two counts found the same one missing.
    expect(stillToCorrect(-1, -1)).toBe(0);
    // The later count found one more missing than the earlier one.
    expect(stillToCorrect(-2, -1)).toBe(-1);
    // The later count was corrected first.
    expect(stillToCorrect(-1, -2)).toBe(0);
    // What was entered as found since does not add to what was missing.
    expect(stillToCorrect(-1, 1)).toBe(-1);
    expect(stillToCorrect(0.3, 0.1)).toBe(0.2);
    expect(stillToCorrect(1, -3)).toBe(1);
  });
});

describe('a page of a register', () => {
  it('adds up in thousandths', () => {
    expect(
      registerTotals([
        { amountIn: 0.1, amountOut: 0, wasted: 0 },
        { amountIn: 0.2, amountOut: 0.333, wasted: 0.667 },
      ]),
    ).toEqual({ amountIn: 0.3, amountOut: 0.333, wasted: 0.667 });
    expect(registerTotals([])).toEqual({ amountIn: 0, amountOut: 0, wasted: 0 });
  });
});

describe('who may', () => {
  it('give is registered, and everyone who may give may handle', () => {
    const giving = POSITIONS.filter(mayGiveControlledDrugs);
    expect(giving).toEqual(['paramedic', 'team_leader', 'nurse', 'doctor', 'medical_director']);
    expect(giving.every(mayHandleControlledDrugs)).toBe(true);
    expect(POSITIONS.filter((one) => mayHandleControlledDrugs(one) && !giving.includes(one))).toEqual([
      'medic',
      'technician',
      'advanced_medic',
    ]);
    expect(mayHandleControlledDrugs(null)).toBe(false);
  });

  it('witness a schedule 2 destruction is an authorised person', () => {
    expect([2, 3, 4, 5, null].filter(needsAuthorisedPerson)).toEqual([2]);
  });
});

it('a drug is named with its strength once', () => {
  expect(itemWords('Morphine', '10 mg')).toBe('Morphine 10 mg');
  expect(itemWords('Morphine 10 mg', '10 mg')).toBe('Morphine 10 mg');
  expect(itemWords('Morphine', null)).toBe('Morphine');
});

describe('an amount that was not in the books', () => {
  const entry = {
    ...{ unbooked: 1.5, settlement: null, settlementReason: null, settledBySequence: null },
    isReversed: false,
  };
  it('says what became of it, and nothing about other entries', () => {
    expect(unbookedWords({ ...entry, unbooked: 0 })).toBeNull();
    expect(unbookedWords(entry)).toBe('Not in the books: 1.5, not settled yet');
    expect(unbookedWords({ ...entry, isReversed: true })).toBe('Not in the books: 1.5');
    expect(
      unbookedWords({ ...entry, settlement: 'found', settlementReason: 'In the lid', settledBySequence: 57 }),
    ).toBe('Not in the books: 1.5, found, see entry 57');
    expect(unbookedWords({ ...entry, settlement: 'written_off', settlementReason: 'Nobody knows' })).toBe(
      'Not in the books: 1.5, written off: Nobody knows',
    );
  });
});

describe('who gave a controlled drug', () => {
  const given = { performedByName: 'Robin Hale', givenByName: null, isGiverNotAllowed: false };
  it('is doubted if their position does not allow it, or they witnessed it', () => {
    expect(giverDoubts(given)).toEqual([]);
    expect(giverDoubts({ ...given, isGiverNotAllowed: true })).toEqual([
      'The position of Robin Hale does not allow them to give controlled drugs',
    ]);
    const other = { ...given, givenByName: 'Nell Finch', witnessedByName: 'Jan Ott' };
    expect(giverDoubts(other)).toEqual([]);
    expect(giverDoubts({ ...other, witnessedByName: 'nell finch' })).toEqual([
      'Nell Finch gave and witnessed this',
    ]);
  });
});

describe('two items', () => {
  const morphine = { name: 'Morphine', drug: 'morphine', strength: '10 mg in 1 ml', unit: 'ampoule' };
  it('share a register if drug, form and strength are the same', () => {
    expect(isSameRegister(morphine, { ...morphine, name: 'Morphine sulfate', strength: '10MG/1ml' })).toBe(
      true,
    );
    expect(isSameRegister(morphine, { ...morphine, drug: null })).toBe(true);
    for (const other of [
      { strength: '30 mg in 1 ml' },
      { strength: null },
      { unit: 'tablet' },
      { drug: 'diamorphine' },
      { drug: null, name: 'Morphine sulfate' },
    ])
      expect(isSameRegister(morphine, { ...morphine, ...other })).toBe(false);
    const unsaid = { ...morphine, strength: null };
    expect(isSameRegister(unsaid, { ...unsaid, drug: null })).toBe(true);
    expect(isSameRegister(unsaid, { ...unsaid, name: 'Morphine 30 mg' })).toBe(false);
  });
});

it('an entry says what happened, to which lot, and what it corrects', () => {
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

it('an entry says who gave the drug, and who entered it', () => {
  const performed = { performedByName: 'Robin Hale', givenByName: null };
  expect(performerWords(performed)).toBe('Robin Hale');
  expect(performerWords({ ...performed, givenByName: 'Nell Finch' })).toBe(
    'Nell Finch, entered by Robin Hale',
  );
});
