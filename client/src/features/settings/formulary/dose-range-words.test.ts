import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import { describe, expect, it } from 'vitest';
import { enteredAge, keptAge, whomText } from './dose-range-words';

const RANGE: DoseRange = {
  ...{ id: 'a', version: 1, drug: 'morphine', route: 'oral', ageGroup: 'child', unit: 'mg' },
  ...{ fromYears: 1, toYears: 5, leastDose: null, greatestDose: 1, capDose: null, greatestTotal: null },
  ...{ totalPeriod: null, leastIntervalMinutes: null, source: 'Our own', reviewOn: '2027-01-01' },
};

describe('the ages of a formulary entry', () => {
  it.each<[Partial<DoseRange>, string]>([
    [{}, 'Child 1 to under 5'],
    [{ fromYears: 0 }, 'Child 0 to under 5'],
    [{ fromYears: 0, fromMonths: 3 }, 'Child 3 months to under 5 years'],
    [{ fromYears: 1, fromMonths: 6, toYears: 2 }, 'Child 18 months to under 2 years'],
    [{ fromYears: 0, toYears: 0, toMonths: 1 }, 'Child 0 to under 1 month'],
    [{ ageGroup: 'weight', fromYears: 0, fromMonths: 1, toYears: null }, 'By weight from 1 month'],
    [{ ageGroup: 'weight', fromYears: null, toYears: null }, 'By weight'],
    [{ ageGroup: 'adult', fromYears: 18, toYears: null }, 'Adult from 18'],
  ])('%o: %s', (part, words) => {
    expect(whomText({ ...RANGE, ...part })).toBe(words);
  });

  it.each([
    ['', 'years', null, null],
    ['', 'months', null, null],
    ['5', 'years', 5, null],
    ['3', 'months', 0, 3],
    ['12', 'months', 1, 0],
    ['18', 'months', 1, 6],
    ['6.5', 'months', 0, 6.5],
    ['-1', 'months', 0, -1],
  ] as const)('%s %s are kept as %o years and %o months', (amount, unit, years, months) => {
    expect(keptAge({ amount, unit })).toEqual({ years, months });
  });

  it('are shown in the form as they were entered', () => {
    expect(enteredAge(null, null)).toEqual({ amount: '', unit: 'years' });
    expect(enteredAge(5, null)).toEqual({ amount: '5', unit: 'years' });
    expect(enteredAge(1, 6)).toEqual({ amount: '18', unit: 'months' });
  });
});
