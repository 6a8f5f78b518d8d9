import { describe, expect, it } from 'vitest';
import { questionsOf } from '../questions/table.js';
import { monthsAtIncident } from '../record/age.js';
import { doseChecks, rangeFor } from './dose-checks.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import { drugTotals, totalText } from '../record/drug-totals.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/** Figures of no formulary: they test the rules. */
const range = (part: Partial<DoseRange>): DoseRange => ({
  id: 'adult-iv',
  version: 1,
  drug: 'morphine',
  route: 'intravenous',
  ageGroup: 'adult',
  fromYears: 18,
  toYears: null,
  unit: 'mg',
  leastDose: 1,
  greatestDose: 10,
  capDose: null,
  greatestTotal: null,
  totalPeriod: null,
  leastIntervalMinutes: null,
  source: 'Test formulary, first edition',
  reviewOn: '2027-01-01',
  ...part,
});
const CHILD = range({
  id: 'child-iv',
  ageGroup: 'child',
  fromYears: 1,
  toYears: 18,
  leastDose: 0.5,
  greatestDose: 2,
});
const BY_WEIGHT = range({
  id: 'weight-iv',
  ageGroup: 'weight',
  fromYears: 1,
  toYears: 18,
  leastDose: 0.05,
  greatestDose: 0.1,
  capDose: 5,
});

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();
const dose = (id: string, values: Readonly<Record<string, unknown>> = {}) => ({
  id,
  drug_name: 'morphine',
  dose: 5,
  dose_unit: 'mg',
  route: 'intravenous',
  given_by: 'Ana Lima',
  time_administered: at(0),
  ...values,
});
const facts = (
  doses: readonly object[],
  doseRanges: readonly DoseRange[] | undefined,
  { age = 40, weight = null }: { readonly age?: number | null; readonly weight?: number | null } = {},
): PrfFacts => ({
  data: {
    ClinicalInterventions: { drugs_administered: doses },
    PresentingComplaint: weight === null ? {} : { weight_kg: weight },
  },
  ageYears: age,
  hasPatient: true,
  ...(doseRanges === undefined ? {} : { doseRanges }),
});
const asked = (...given: Parameters<typeof facts>): readonly string[] =>
  doseChecks(facts(...given)).flatMap((check) => check.asked.map(({ code }) => code));
const unchecked = (...given: Parameters<typeof facts>): readonly (string | null)[] =>
  doseChecks(facts(...given)).map((check) => check.unchecked);

describe('a single dose', () => {
  it.each([
    [1, []],
    [10, []],
    [0.9999, ['DOSE_RANGE']],
    [10.0001, ['DOSE_RANGE']],
  ])('of %d mg', (amount, codes) => {
    expect(asked([dose('a', { dose: amount })], [range({})])).toEqual(codes);
  });

  it('is the same in grams and microgram, to the last decimal', () => {
    expect(asked([dose('a', { dose: 0.01, dose_unit: 'g' })], [range({})])).toEqual([]);
    expect(asked([dose('a', { dose: 10_000.0001, dose_unit: 'microgram' })], [range({})])).toEqual([
      'DOSE_RANGE',
    ]);
  });

  it('says the range and its source', () => {
    const [check] = doseChecks(facts([dose('a', { dose: 15 })], [range({})]));
    expect(check?.asked[0]?.message).toBe(
      '15 mg is more than the formulary gives for adults from 18: 1 mg to 10 mg. Source: Test formulary, first edition.',
    );
    expect(check?.range).toMatchObject({ id: 'adult-iv', version: 1 });
  });

  it('of a child is checked by weight where the weight is known, and by age otherwise', () => {
    const ranges = [range({}), CHILD, BY_WEIGHT];
    const child = (amount: number, weight: number | null) =>
      doseChecks(facts([dose('a', { dose: amount })], ranges, { age: 7, weight }))[0];
    expect(child(1.5, 20)).toMatchObject({ range: { id: 'weight-iv' }, asked: [] });
    expect(child(2, 20)?.asked).toEqual([]);
    expect(child(2.5, 20)?.asked[0]?.message).toContain('1 mg to 2 mg (0.05 to 0.1 mg/kg)');
    expect(child(1.5, null)).toMatchObject({ range: { id: 'child-iv' }, asked: [] });
    // 70 kg by weight would be 7 mg; the entry stops at 5.
    expect(child(5, 70)?.asked).toEqual([]);
    expect(child(5.1, 70)?.asked[0]?.message).toContain('3.5 mg to 5 mg');
  });

  it('for adults only raises a question for a child, with and without an entry for the child', () => {
    expect(asked([dose('a')], [range({}), CHILD], { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked([dose('a')], [range({})], { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked([dose('a', { dose: 0.4 })], [range({})], { age: 7 })).toEqual([]);
  });

  it('that was held back, struck through or has no amount does not count', () => {
    const ranges = [range({})];
    expect(asked([dose('a', { dose: 50, not_given_reason: 'allergy' })], ranges)).toEqual([]);
    expect(asked([dose('a', { dose: 50, void_reason: 'wrong patient' })], ranges)).toEqual([]);
    expect(asked([dose('a', { dose: null })], ranges)).toEqual([]);
  });
});

describe('a dose that the formulary does not cover', () => {
  it('is not checked, and the screen says so', () => {
    const ketamine = dose('a', { drug_name: 'ketamine', route: 'intranasal', dose: 500 });
    expect(asked([ketamine], [range({})])).toEqual([]);
    expect(unchecked([ketamine], [range({})])).toEqual([
      'Not checked: no entry for Ketamine intranasal in the formulary.',
    ]);
    expect(unchecked([dose('a', { dose: 0.4 })], [range({})], { age: 7 })).toEqual([
      'Not checked: no entry for Morphine sulfate intravenous at 7 years in the formulary.',
    ]);
    expect(unchecked([dose('a')], [range({})], { age: null })).toEqual([
      'Not checked: the age of the patient is not known.',
    ]);
    expect(unchecked([dose('a')], [BY_WEIGHT], { age: 7 })).toEqual([
      'Not checked: the formulary has Morphine sulfate intravenous by weight. Enter the weight.',
    ]);
    expect(unchecked([dose('a', { dose: 1, dose_unit: 'ml' })], [range({})])).toEqual([
      'Dose not checked: the formulary has Morphine sulfate intravenous in mg.',
    ]);
  });

  it('raises a question if the drug has entries by other routes', () => {
    expect(asked([dose('a', { route: 'intramuscular' })], [range({})])).toEqual(['DOSE_ROUTE']);
    // Not usual for the drug at all: the record's own rule asks.
    expect(asked([dose('a', { route: 'topical' })], [range({})])).toEqual([]);
  });

  it('raises nothing without the formulary', () => {
    expect(doseChecks(facts([dose('a', { dose: 500 })], undefined))).toEqual([]);
  });
});

describe('doses together', () => {
  it('are added up over every route and unit within 24 hours, or over the record', () => {
    const perDay = range({ greatestTotal: 15, totalPeriod: 'day' });
    const doses = [
      dose('a', { dose: 8 }),
      dose('b', { dose: 7, route: 'intramuscular', time_administered: at(30) }),
      dose('c', { dose: 1_000, dose_unit: 'microgram', time_administered: at(60) }),
    ];
    const im = range({ id: 'adult-im', route: 'intramuscular' });
    expect(asked(doses, [perDay, im])).toEqual(['DOSE_TOTAL']);
    const dayLater = [...doses.slice(0, 2), dose('c', { dose: 1, time_administered: at(24 * 60) })];
    expect(asked(dayLater, [perDay, im])).toEqual([]);
    expect(asked(dayLater, [{ ...perDay, totalPeriod: 'record' }, im])).toEqual(['DOSE_TOTAL']);
  });

  it('of one ingredient count as one drug', () => {
    const oral = range({
      id: 'oral',
      drug: 'paracetamol_oral',
      route: 'oral',
      leastDose: 500,
      greatestDose: 1_000,
      greatestTotal: 1_500,
      totalPeriod: 'day',
    });
    const doses = [
      dose('a', { drug_name: 'paracetamol_iv', dose: 1, dose_unit: 'g' }),
      dose('b', { drug_name: 'paracetamol_oral', route: 'oral', dose: 1_000, time_administered: at(300) }),
    ];
    expect(asked(doses, [oral])).toEqual(['DOSE_TOTAL']);
  });

  it('raise a question within the minimum interval', () => {
    const spaced = range({ leastIntervalMinutes: 5 });
    const after = (minute: number) => [dose('a'), dose('b', { time_administered: at(minute) })];
    expect(asked(after(4), [spaced])).toEqual(['DOSE_INTERVAL']);
    expect(asked(after(0), [spaced])).toEqual(['DOSE_INTERVAL']);
    expect(asked(after(5), [spaced])).toEqual([]);
    // Two drugs of which no ingredient is known are not the same for that.
    const other = dose('a', { drug_name: 'ketamine' });
    expect(asked([other, dose('b', { time_administered: at(4) })], [spaced])).toEqual([]);
  });

  it('have totals in words', () => {
    const totals = drugTotals(
      facts(
        [
          dose('b', { dose: 0.1, time_administered: at(5) }),
          dose('a', { dose: 200, dose_unit: 'microgram' }),
          dose('c', { drug_name: 'oxygen', dose: 15, dose_unit: 'l_per_min' }),
          dose('d', { drug_name: 'other', drug_name_other: 'Rescue remedy', dose: null }),
        ],
        [],
      ),
    );
    expect(totals.map(totalText)).toEqual([
      'Morphine sulfate: 0.3 mg in 2 doses',
      'Rescue remedy: 1 dose, 1 without an amount',
    ]);
  });
});

describe('any record, in any order of entry', () => {
  /** The same numbers at every run. */
  const numbers = (seed: number) => {
    let state = seed;
    return (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  };
  const shuffled = <T>(items: readonly T[], next: (below: number) => number): readonly T[] =>
    items
      .map((item) => ({ item, rank: next(1_000_000) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ item }) => item);

  it('raises a question for every dose out of range and for no dose in range', () => {
    const next = numbers(7);
    for (let round = 0; round < 400; round += 1) {
      const least = (1 + next(500)) / 10;
      const greatest = least + next(500) / 10;
      const age = next(90);
      const weight = (20 + next(1_000)) / 10;
      const isByWeight = next(2) === 0;
      const entry = range({
        ageGroup: isByWeight ? 'weight' : 'adult',
        fromYears: 0,
        leastDose: least,
        greatestDose: greatest,
      });
      const doses = Array.from({ length: 1 + next(6) }, (_, index) =>
        dose(`dose-${String(index)}`, {
          dose: (1 + next(2_000)) / 10,
          dose_unit: next(3) === 0 ? 'g' : 'mg',
          time_administered: next(5) === 0 ? null : at(next(600)),
        }),
      );
      // By whole tenths of a milligram, and of a kilogram: another arithmetic than the rule's.
      const outside = doses
        .filter(({ dose: amount, dose_unit }) => {
          const tenths = Math.round(amount * 10) * (dose_unit === 'g' ? 1_000 : 1);
          const times = isByWeight ? Math.round(weight * 10) : 10;
          return (
            tenths * 10 < Math.round(least * 10) * times || tenths * 10 > Math.round(greatest * 10) * times
          );
        })
        .map(({ id }) => id)
        .sort();
      const found = doseChecks(facts(shuffled(doses, next), [entry], { age, weight }))
        .filter(({ asked: questions }) => questions.length > 0)
        .map(({ entryId }) => entryId)
        .sort();
      expect(found, `round ${String(round)}`).toEqual(outside);
    }
  });

  it('raises the same questions about totals and intervals', () => {
    const next = numbers(11);
    for (let round = 0; round < 200; round += 1) {
      const entry = range({
        leastDose: null,
        greatestTotal: 20,
        totalPeriod: next(2) === 0 ? 'day' : 'record',
        leastIntervalMinutes: 1 + next(60),
      });
      const doses = Array.from({ length: 2 + next(6) }, (_, index) =>
        dose(`dose-${String(index)}`, { dose: 1 + next(9), time_administered: at(next(3_000)) }),
      );
      expect(doseChecks(facts(shuffled(doses, next), [entry]))).toEqual(doseChecks(facts(doses, [entry])));
    }
  });
});

describe('questions of drugs in the record', () => {
  const codes = (doses: readonly object[], doseRanges: readonly DoseRange[] = []): readonly string[] =>
    questionsOf(facts(doses, doseRanges)).map(({ code }) => code);

  it('name the entry and its field', () => {
    expect(questionsOf(facts([dose('a', { dose: 15 })], [range({})]))).toEqual([
      expect.objectContaining({
        section: 'ClinicalInterventions',
        entryId: 'a',
        field: 'dose',
        code: 'DOSE_RANGE',
      }),
    ]);
  });

  it('are raised for drug that was drawn up and is not accounted for', () => {
    expect(codes([dose('a', { drawn_up: 10, dose: 5, wasted: 5 })])).toEqual([]);
    expect(codes([dose('a', { drawn_up: 0.3, dose: 0.1, wasted: 0.2 })])).toEqual([]);
    expect(codes([dose('a', { drawn_up: 10, dose: 5 })])).toEqual(['DRAWN_UP']);
    expect(codes([dose('a', { drawn_up: 10, dose: 7, wasted: 5 })])).toEqual(['DRAWN_UP']);
  });

  it('are raised if a controlled drug’s witness is the patient’s family or a first aider', () => {
    const seen = (level: string, drug = 'morphine') =>
      codes([dose('a', { drug_name: drug, witnessed_by: 'Bo', witnessed_by_level: level })]);
    expect(seen('paramedic')).toEqual([]);
    expect(seen('first_aider')).toEqual(['WITNESS_POSITION']);
    expect(seen('first_aider', 'aspirin')).toEqual([]);
  });

  it('are raised if two people gave one drug within ten minutes, whichever device sent its entry first', () => {
    const one = dose('a', { given_by: 'Ana Lima' });
    const other = dose('b', { given_by: 'Ben Okoro', time_administered: at(9) });
    expect(codes([one, other])).toEqual(['SAME_DRUG_TWO_PEOPLE']);
    expect(codes([other, one])).toEqual(['SAME_DRUG_TWO_PEOPLE']);
    expect(codes([one, { ...other, time_administered: at(11) }])).toEqual([]);
  });

  it('are raised if the giver is the witness', () => {
    expect(codes([dose('a', { witnessed_by: ' ana  lima' })])).toEqual(['GIVER_IS_WITNESS']);
    expect(codes([dose('a', { witnessed_by: 'Ben Okoro' })])).toEqual([]);
  });

  it('are raised for VF without a shock, and for a shock in asystole', () => {
    const shock = (id: string, minute: number, rhythm: string, shocks: number) => ({
      ...{ id, time: at(minute), rhythm, shocks_delivered: shocks },
    });
    const arrest = (...defibrillation: readonly object[]) =>
      questionsOf({
        ...facts([], []),
        data: { ClinicalInterventions: { defibrillation } },
      }).map(({ code, entryId }) => [code, entryId]);
    expect(arrest(shock('a', 0, 'vf', 0))).toEqual([['SHOCK_NOT_DELIVERED', 'a']]);
    expect(arrest(shock('a', 0, 'vf', 0), shock('b', 2, 'vf', 1))).toEqual([]);
    expect(arrest(shock('a', 0, 'vf', 0), shock('b', 3, 'vf', 1))).toEqual([['SHOCK_NOT_DELIVERED', 'a']]);
    expect(arrest(shock('a', 0, 'asystole', 0))).toEqual([]);
    expect(arrest(shock('a', 0, 'asystole', 1))).toEqual([['SHOCK_NOT_SHOCKABLE', 'a']]);
  });
});

describe('the patients of a formulary entry', () => {
  it.each([
    ['adult', null, null, 'adults'],
    ['adult', 0, null, 'adults'],
    ['adult', 18, null, 'adults from 18'],
    ['child', null, 1, 'children under 1'],
    ['child', 1, 18, 'children from 1 and under 18'],
    ['weight', 1, null, 'patients by weight from 1'],
  ] as const)('%s, from %o to %o: %s', (ageGroup, fromYears, toYears, words) => {
    expect(rangeFor(range({ ageGroup, fromYears, toYears }))).toBe(words);
  });

  it('include the first year of its range, but not the year at its end', () => {
    const given = [dose('a')];
    const INFANT = range({ ageGroup: 'child', fromYears: null, toYears: 1, greatestDose: 2 });
    expect(asked(given, [INFANT], { age: 0 })).toEqual(['DOSE_RANGE']);
    expect(asked(given, [CHILD], { age: 1 })).toEqual(['DOSE_RANGE']);
    expect(unchecked(given, [CHILD], { age: 18 })).toEqual([
      'Not checked: no entry for Morphine sulfate intravenous at 18 years in the formulary.',
    ]);
  });

  it('include a patient of unknown age only if it is for every age', () => {
    const given = [dose('a', { dose: 50 })];
    const without = (fromYears: number | null, toYears: number | null) =>
      asked(given, [range({ fromYears, toYears })], { age: null });
    expect(without(null, null)).toEqual(['DOSE_RANGE']);
    expect(without(0, null)).toEqual(['DOSE_RANGE']);
    expect(without(1, null)).toEqual([]);
    expect(without(0, 18)).toEqual([]);
  });

  it('use entries for older patients for an adult, and never those for younger ones', () => {
    const given = (amount: number) => [dose('a', { dose: amount })];
    // From the least dose of an adult on.
    expect(asked(given(1), [range({})], { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked(given(5), [range({ leastDose: 5 }), CHILD], { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked(given(4), [range({ leastDose: 5 }), CHILD], { age: 7 })).toEqual(['DOSE_RANGE']);
    // The first entry for older patients decides.
    const OLDER = [range({}), range({ id: 'frail', fromYears: 65, leastDose: 8 })];
    expect(asked(given(5), OLDER, { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked(given(5), [...OLDER, CHILD], { age: 7 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    const TEEN = range({ ageGroup: 'child', fromYears: 10, toYears: 18 });
    expect(asked(given(5), [TEEN], { age: 7 })).toEqual([]);
    expect(asked(given(5), [range({ toYears: 60 })], { age: 70 })).toEqual([]);
    const byWeight = { ...BY_WEIGHT, toYears: null };
    expect(asked(given(5), [range({}), byWeight], { age: 18, weight: 20 })).toEqual(['DOSE_RANGE']);
    const infant = { ...CHILD, fromYears: 0, toYears: 1 };
    expect(asked(given(5), [infant, range({ fromYears: null })], { age: 0 })).toEqual(['DOSE_RANGE']);
    expect(asked([dose('a', { dose: 5, dose_unit: 'ml' })], [range({})], { age: 7 })).toEqual([]);
    expect(unchecked([dose('a', { dose: null })], [range({})], { age: 7 })).toEqual([
      'Not checked: no entry for Morphine sulfate intravenous at 7 years in the formulary.',
    ]);
  });

  it('use a weight from the first kilogram on, and none for 0', () => {
    const given = [dose('a', { dose: 0.1 })];
    const checked = (weight: number) => doseChecks(facts(given, [BY_WEIGHT], { age: 7, weight }))[0];
    expect(checked(1)).toMatchObject({ range: { id: 'weight-iv' }, asked: [] });
    const second = { ...BY_WEIGHT, id: 'second' };
    expect(doseChecks(facts(given, [BY_WEIGHT, second], { age: 7, weight: 20 }))[0]?.range?.id).toBe(
      'weight-iv',
    );
    expect(checked(0)).toMatchObject({ range: null });
    expect(checked(0)?.unchecked).toContain('Enter the weight');
    const whole = facts(given, [BY_WEIGHT], { age: 7 });
    const asText = { ...whole, data: { ...whole.data, PresentingComplaint: { weight_kg: '20' } } };
    expect(doseChecks(asText)[0]?.unchecked).toContain('Enter the weight');
  });
});

describe('an entry by months', () => {
  const months = (fromMonths: number, toYears: number | null, toMonths: number | null = null) =>
    range({
      ...{ id: 'infant', ageGroup: 'child', fromYears: 0, fromMonths, toYears, toMonths },
      ...{ leastDose: 0.5, greatestDose: 2 },
    });
  /** From 3 months and under 6 months. */
  const INFANT = months(3, 0, 6);
  const checkAt = (ageMonths: number | null, ranges: readonly DoseRange[], amount = 1, ageYears = 0) =>
    doseChecks({ ...facts([dose('a', { dose: amount })], ranges, { age: ageYears }), ageMonths })[0];

  it.each([
    [2, null],
    [3, 'infant'],
    [5, 'infant'],
    [6, null],
  ])('is for a patient of %d months or not', (ageMonths, id) => {
    expect(checkAt(ageMonths, [INFANT])?.range?.id ?? null).toBe(id);
  });

  it.each([
    ['2026-08-20', 3, 'infant'],
    // The day before it is three months, and six months.
    ['2026-08-21', 2, null],
    ['2026-05-21', 5, 'infant'],
    ['2026-05-20', 6, null],
  ])('born on %s: %d months on 20 November', (dob, ageMonths, id) => {
    const when = { at: at(0), begun: at(0), timeZone: null };
    const known = monthsAtIncident({ dob, estimatedAge: null }, when);
    expect(known).toBe(ageMonths);
    expect(checkAt(known, [INFANT])?.range?.id ?? null).toBe(id);
  });

  it('is taken by whole years only where every month of the year fits, and says what is missing', () => {
    const needed =
      'Not checked: the formulary has Morphine sulfate intravenous by months at this age, and only the years are known. Enter the date of birth.';
    expect(checkAt(null, [INFANT])).toMatchObject({ range: null, unchecked: needed });
    expect(checkAt(null, [months(6, 5)], 1, 0)).toMatchObject({ range: null, unchecked: needed });
    expect(checkAt(null, [months(6, 5)], 1, 1)).toMatchObject({ range: { id: 'infant' }, unchecked: null });
    expect(checkAt(null, [months(6, 5)], 1, 4)).toMatchObject({ range: { id: 'infant' }, unchecked: null });
    expect(checkAt(null, [months(6, 5, 6)], 1, 5)).toMatchObject({ range: null, unchecked: needed });
    const teens = { ...CHILD, fromYears: 10 };
    expect(checkAt(null, [INFANT, teens])).toMatchObject({ range: null, unchecked: needed });
    // Nothing of the entry is for the year before it or after it.
    expect(checkAt(null, [months(6, 5)], 1, 5)?.unchecked).toContain('at 5 years in the formulary');
    const FROM_ONE = { ...INFANT, fromYears: 1, fromMonths: null, toYears: 2, toMonths: null };
    expect(checkAt(null, [FROM_ONE], 1, 0)?.unchecked).toContain('at 0 years in the formulary');
  });

  it('is not taken where no age is known', () => {
    expect(unchecked([dose('a')], [months(1, null)], { age: null })).toEqual([
      'Not checked: the age of the patient is not known.',
    ]);
  });

  it('says the age in months until two years', () => {
    const text = (ageMonths: number, ageYears = 0) =>
      checkAt(ageMonths, [range({})], 0.4, ageYears)?.unchecked;
    expect(text(0)).toContain('at under 1 month in the formulary');
    expect(text(1)).toContain('at 1 month in the formulary');
    expect(text(23, 1)).toContain('at 23 months in the formulary');
    expect(text(24, 2)).toContain('at 2 years in the formulary');
    expect(text(35, 2)).toContain('at 2 years in the formulary');
    expect(checkAt(5, [range({})], 5)?.asked[0]?.message).toContain('and the patient is 5 months.');
    expect(checkAt(24, [range({})], 5, 2)?.asked[0]?.message).toContain('and the patient is 2.');
    expect(checkAt(35, [range({})], 5, 2)?.asked[0]?.message).toContain('and the patient is 2.');
  });

  it.each([
    [INFANT, 'children from 3 months and under 6 months'],
    [months(1, 1), 'children from 1 month and under 1 year'],
    [{ ...months(0, 0, 1), fromMonths: null }, 'children under 1 month'],
    [{ ...months(6, null), ageGroup: 'weight' as const, fromYears: 1 }, 'patients by weight from 18 months'],
  ])('%o: %s', (entry, words) => {
    expect(rangeFor(entry)).toBe(words);
  });

  it('leaves a patient on the eve of adulthood to the adult entry’s question', () => {
    expect(asked([dose('a')], [range({})], { age: 17 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(asked([dose('a')], [range({})], { age: 18 })).toEqual([]);
    const teen = { ...CHILD, toYears: 18 };
    expect(asked([dose('a')], [range({}), teen], { age: 17 })).toEqual(['DOSE_ADULT_FOR_CHILD']);
    expect(checkAt(215, [range({})], 5, 17)?.asked.map(({ code }) => code)).toEqual(['DOSE_ADULT_FOR_CHILD']);
  });
});

describe('the words of a question about a dose', () => {
  const message = (...given: Parameters<typeof facts>): string | undefined =>
    doseChecks(facts(...given)).flatMap((check) => check.asked)[0]?.message;

  it('have the units and the routes as the form has them', () => {
    const litres = range({ drug: 'sodium_chloride_0_9', unit: 'litre', leastDose: null, greatestDose: 1 });
    const bag = dose('a', { drug_name: 'sodium_chloride_0_9', dose: 2_000, dose_unit: 'ml' });
    expect(message([bag], [litres])).toBe(
      '2,000 mL is more than the formulary gives for adults from 18: at most 1 L. Source: Test formulary, first edition.',
    );
  });

  it('mention an entry with no minimum dose, or only one dose', () => {
    expect(asked([dose('a', { dose: 0.5 })], [range({ leastDose: null })])).toEqual([]);
    expect(message([dose('a', { dose: 15 })], [range({ leastDose: 10 })])).toContain(
      'adults from 18: 10 mg.',
    );
    expect(message([dose('a', { dose: 0.5 })], [range({})])).toContain('0.5 mg is less than');
    const byWeight = { ...BY_WEIGHT, leastDose: null };
    expect(message([dose('a', { dose: 3 })], [byWeight], { age: 7, weight: 20 })).toContain(
      'at most 2 mg (0.1 mg/kg)',
    );
    expect(message([dose('a')], [range({}), CHILD], { age: 7 })).toContain('It is an adult’s dose.');
  });

  it('give the period of a total', () => {
    const total = (totalPeriod: 'day' | 'record') =>
      message(
        [dose('a', { dose: 8 }), dose('b', { dose: 8, time_administered: at(30) })],
        [range({ greatestTotal: 15, totalPeriod })],
      );
    expect(total('day')).toContain('With this dose, 16 mg has been given in 24 hours.');
    expect(total('record')).toContain('With this dose, 16 mg has been given in this record.');
  });

  it('give the time since the last dose', () => {
    const spaced = range({ leastIntervalMinutes: 5 });
    const after = (minute: number) =>
      message([dose('a'), dose('b', { time_administered: at(minute) })], [spaced]);
    expect(after(0)).toContain('The last dose was at the same time.');
    expect(after(4)).toContain(
      'The last dose was 4 min 0 s earlier. The formulary requires at least 5 min 0 s',
    );
  });
});

describe('an entry past its review', () => {
  const OLD = { reviewOn: '2026-05-01' };
  const given = (time: string | null, more: object = {}) => dose('a', { time_administered: time, ...more });
  const checkOf = (entry: object, ranges: readonly DoseRange[], more: Partial<PrfFacts> = {}, age = 40) =>
    doseChecks({ ...facts([entry], ranges, { age }), ...more })[0];
  const OVERDUE = 'The review of this dose’s formulary entry was due on 1 May 2026.';

  it('is named with a dose in range, from the day after the review was due', () => {
    const review = (time: string, timeZone: string | null = null) =>
      checkOf(given(time), [range(OLD)], { timeZone })?.review;
    expect(review('2026-05-01T22:59:59Z')).toBeNull();
    // Midnight in London, in summer.
    expect(review('2026-05-01T23:00:00Z')).toBe(OVERDUE);
    expect(review('2026-05-01T23:00:00Z', 'America/New_York')).toBeNull();
    expect(review('2026-05-01T22:00:00Z', 'Europe/Paris')).toBe(OVERDUE);
    expect(checkOf(given('2026-05-02T12:00:00Z'), [range(OLD)])?.asked).toEqual([]);
  });

  it('goes by the incident where the dose has no time, and by nothing where that has none', () => {
    const at = (incident_date: unknown) => {
      const whole = facts([given(null)], [range(OLD)]);
      return doseChecks({ ...whole, data: { ...whole.data, incidentDetails: { incident_date } } })[0]?.review;
    };
    expect(at('2026-05-02T12:00:00Z')).toBe(OVERDUE);
    expect(at('2026-05-01T12:00:00Z')).toBeNull();
    expect(at('yesterday')).toBeNull();
    expect(at(20_260_502)).toBeNull();
    expect(checkOf(given(null), [range(OLD)])?.review).toBeNull();
    // The dose's own time decides where it has one.
    const long = facts([given('2026-05-02T00:10:00+01:00')], [range(OLD)]);
    const incidentDetails = { incident_date: '2026-05-01T23:50:00+01:00' };
    expect(doseChecks({ ...long, data: { ...long.data, incidentDetails } })[0]?.review).toBe(OVERDUE);
  });

  it('is named in each question about a dose', () => {
    const messages = (time: string, entry: Partial<DoseRange>) =>
      doseChecks(
        facts(
          [given(time, { dose: 11 }), dose('b', { dose: 11, time_administered: time })],
          [range({ ...OLD, ...entry })],
        ),
      ).flatMap((check) => check.asked.map(({ code, message }) => [code, message.split('edition.')[1]]));
    const limits = {
      greatestDose: 10,
      greatestTotal: 20,
      totalPeriod: 'day',
      leastIntervalMinutes: 5,
    } as const;
    const late = ' Its review was due on 1 May 2026.';
    expect(messages('2026-05-02T12:00:00Z', limits)).toEqual([
      ['DOSE_RANGE', late],
      ['DOSE_RANGE', late],
      ['DOSE_TOTAL', late],
      ['DOSE_INTERVAL', late],
    ]);
    expect(new Set(messages('2026-05-01T12:00:00Z', limits).map(([, text]) => text))).toEqual(new Set(['']));
  });

  it('is named where an adult entry is all that there is for a child', () => {
    const asked7 = (time: string) => checkOf(given(time), [range(OLD)], {}, 7);
    expect(asked7('2026-05-02T12:00:00Z')).toMatchObject({
      review: OVERDUE,
      asked: [
        {
          message:
            'This is a dose for adults from 18, and the patient is 7. The formulary has no entry for that age. Is the dose right? The review of the adult entry was due on 1 May 2026.',
        },
      ],
    });
    expect(asked7('2026-05-01T12:00:00Z')).toMatchObject({
      review: null,
      asked: [{ message: expect.stringMatching(/Is the dose right\?$/u) as string }],
    });
  });

  it('is not named where the dose was checked by no entry', () => {
    const route = checkOf(given('2026-05-02T12:00:00Z', { route: 'intramuscular' }), [range(OLD)]);
    expect(route).toMatchObject({ range: null, review: null, asked: [{ code: 'DOSE_ROUTE' }] });
  });

  it('is named with a dose in another unit, or without an amount', () => {
    const ml = checkOf(given('2026-05-02T12:00:00Z', { dose: 1, dose_unit: 'ml' }), [range(OLD)]);
    expect(ml?.review).toBe(OVERDUE);
    expect(checkOf(given('2026-05-02T12:00:00Z', { dose: null }), [range(OLD)])?.review).toBe(OVERDUE);
  });
});

describe('doses close together', () => {
  const TOTAL = range({ greatestTotal: 15, totalPeriod: 'day' });
  const SPACED = range({ leastIntervalMinutes: 5 });
  const askedBy = (doses: readonly object[], ranges: readonly DoseRange[]) =>
    doseChecks(facts(doses, ranges)).map(({ entryId, asked: questions }) => [
      entryId,
      ...questions.map(({ code }) => code),
    ]);

  it('are counted up to and including the dose, and may reach the total', () => {
    const doses = [8, 7, 1].map((amount, index) =>
      dose(`dose-${String(index)}`, { dose: amount, time_administered: at(index * 10) }),
    );
    expect(askedBy(doses, [TOTAL])).toEqual([['dose-0'], ['dose-1'], ['dose-2', 'DOSE_TOTAL']]);
  });

  it('are counted until a day has passed, to the millisecond', () => {
    const later = (ms: number) =>
      asked(
        [
          dose('a', { dose: 8 }),
          dose('b', { dose: 8, time_administered: new Date(Date.parse(at(0)) + ms).toISOString() }),
        ],
        [TOTAL],
      );
    expect(later(86_400_000 - 1)).toEqual(['DOSE_TOTAL']);
    expect(later(86_400_000)).toEqual([]);
  });

  it('are too close by a millisecond, and by the last of them', () => {
    const second = (time_administered: string | null) =>
      asked([dose('a'), dose('b', { time_administered })], [SPACED]);
    expect(second('2026-11-20T14:04:59.999Z')).toEqual(['DOSE_INTERVAL']);
    expect(second(null)).toEqual([]);
    const doses = [0, 10, 13].map((minute) =>
      dose(`dose-${String(minute)}`, { time_administered: at(minute) }),
    );
    expect(askedBy(doses, [SPACED])).toEqual([['dose-0'], ['dose-10'], ['dose-13', 'DOSE_INTERVAL']]);
  });

  it('are sorted by time, those without one last, and otherwise by their ids', () => {
    const doses = [
      dose('a', { time_administered: at(4) }),
      dose('b', { time_administered: null }),
      dose('c'),
      dose('d'),
      dose('e', { time_administered: null }),
    ];
    const order = (list: readonly object[]) => doseChecks(facts(list, [])).map(({ entryId }) => entryId);
    expect(order(doses)).toEqual(['c', 'd', 'a', 'b', 'e']);
    expect(order(doses.toReversed())).toEqual(['c', 'd', 'a', 'b', 'e']);
    expect(askedBy([dose('a', { time_administered: at(4) }), dose('b')], [SPACED])).toEqual([
      ['b'],
      ['a', 'DOSE_INTERVAL'],
    ]);
  });

  it('that cannot be added are counted', () => {
    const other = (id: string) => dose(id, { dose: 5, dose_unit: 'ml' });
    expect(unchecked([dose('a')], [TOTAL])).toEqual([null]);
    expect(unchecked([other('a'), dose('b')], [TOTAL]).at(-1)).toBe(
      'The total leaves out one dose in another unit.',
    );
    expect(unchecked([other('a'), dose('b', { dose: null }), dose('c')], [TOTAL]).at(-1)).toBe(
      'The total leaves out 2 doses in another unit.',
    );
    expect(unchecked([other('a'), dose('b')], [range({})]).at(-1)).toBeNull();
  });

  it('without a route are not checked yet, and raise no question', () => {
    for (const route of [null, 'other'])
      expect(doseChecks(facts([dose('a', { route, dose: 50 })], [range({})]))).toEqual([
        { entryId: 'a', range: null, asked: [], unchecked: null, review: null },
      ]);
  });
});
