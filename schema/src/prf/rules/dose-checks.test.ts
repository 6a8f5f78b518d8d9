import { describe, expect, it } from 'vitest';
import { questionsOf } from '../questions/table.js';
import { doseChecks } from './dose-checks.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import { asked, at, BY_WEIGHT, CHILD, dose, facts, range, unchecked } from './dose-checks.fixture.js';

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
