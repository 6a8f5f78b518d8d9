import { describe, expect, it } from 'vitest';
import { monthsAtIncident } from '../record/age.js';
import { doseChecks, rangeFor } from './dose-checks.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { asked, at, BY_WEIGHT, CHILD, dose, facts, range, unchecked } from './dose-checks.fixture.js';

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
