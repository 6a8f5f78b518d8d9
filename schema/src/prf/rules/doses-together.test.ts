import { describe, expect, it } from 'vitest';
import { doseChecks } from './dose-checks.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import { drugTotals, totalText } from '../record/drug-totals.js';
import { asked, at, dose, facts, range, unchecked } from './dose-checks.fixture.js';

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
