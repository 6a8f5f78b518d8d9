import { describe, expect, it } from 'vitest';
import { unusual } from './completeness.js';
import { intervalsChecked } from './warning-signs.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import type { PrfFacts } from '../catalogue/kinds.js';

const facts = (data: PrfFacts['data'], ageYears: number | null = 40): PrfFacts => ({
  data,
  ageYears,
  hasPatient: true,
});
const said = (given: PrfFacts) =>
  unusual(given)
    .filter(({ code }) => ['HIGHEST_NEWS2', 'RED_SIGN'].includes(code))
    .map(({ entryId, code, label, message }) => `${String(entryId)} ${code} ${label}: ${message}`);
const sets = (...entries: readonly object[]) => ({ observations: { entries } });
const at = (time: string) => `2026-11-20T${time}:00.000Z`;

describe('the highest NEWS2', () => {
  const scored = (id: string, time: string, total: number, band: string, more = {}) => ({
    id,
    date_time: at(time),
    news2: { status: 'scored', total, band },
    ...more,
  });

  it('is named with its time, the first set that reached it', () => {
    expect(
      said(
        facts(
          sets(
            scored('c', '15:00', 9, 'high'),
            scored('a', '14:00', 5, 'medium'),
            scored('b', '14:30', 9, 'high'),
          ),
        ),
      ),
    ).toEqual(['b HIGHEST_NEWS2 Highest NEWS2: 9, high, at 20 Nov 2026, 14:30.']);
  });

  it('can be that of a set without a time', () => {
    const untimed = (id: string, total: number) => scored(id, '14:00', total, 'high', { date_time: null });
    expect(said(facts(sets(untimed('a', 7), scored('b', '15:00', 7, 'high'), untimed('c', 9))))).toHaveLength(
      1,
    );
    expect(said(facts(sets(untimed('a', 7), scored('b', '15:00', 7, 'high'), untimed('c', 9))))[0]).toMatch(
      /^c /u,
    );
  });

  it('is that of the set without a time where another reached the same', () => {
    const untimed = { id: 'a', news2: { status: 'scored', total: 7, band: 'high' } };
    const timed = scored('b', '15:00', 7, 'high');
    for (const entries of [
      [untimed, timed],
      [timed, untimed],
    ])
      expect(said(facts(sets(...entries)))).toEqual([
        'a HIGHEST_NEWS2 Highest NEWS2: 7, high, at an unknown time.',
      ]);
  });

  it('is not of a set that is struck through, and is not a low one', () => {
    expect(
      said(
        facts(
          sets(
            scored('a', '14:00', 9, 'high', { void_reason: 'Wrong patient' }),
            scored('b', '14:10', 3, 'low'),
          ),
        ),
      ),
    ).toEqual([]);
  });
});

describe('a red sign', () => {
  it('is named in an incomplete set, by its value and time', () => {
    expect(said(facts(sets({ id: 'a', date_time: at('14:00'), respiratory_rate: 26 })))).toEqual([
      'a RED_SIGN Respiratory rate: 26 /min at 20 Nov 2026, 14:00 scores 3 on its own.',
    ]);
  });

  it.each([
    ['heart_rate', 40, 41],
    ['heart_rate', 131, 130],
    ['bp_systolic', 90, 91],
    ['bp_systolic', 220, 219],
    ['oxygen_saturation', 91, 92],
    ['respiratory_rate', 8, 9],
    ['respiratory_rate', 25, 24],
    ['temperature', 35, 35.1],
    ['acvpu', 'C', 'A'],
  ])('is %s of %s, and not of %s', (sign, red, not) => {
    const of = (value: unknown) =>
      said(facts(sets({ id: 'a', date_time: at('14:00'), supplemental_o2: false, [sign]: value }))).length;
    expect(of(red)).toBe(1);
    expect(of(not)).toBe(0);
  });

  it('uses the ranges of the age, or an adult’s if it is unknown: a child’s differ', () => {
    const given = sets({ id: 'a', date_time: at('14:00'), respiratory_rate: 30 });
    expect(said(facts(given, 15))).toEqual([
      'a RED_SIGN Respiratory rate: 30 /min at 20 Nov 2026, 14:00 is a high-risk sign at this age.',
    ]);
    expect(said(facts(given, 3))).toEqual([]);
    expect(said(facts(given, 16))).toHaveLength(1);
    expect(said(facts(given, null))).toHaveLength(1);
  });
});

describe('a red sign of pregnancy', () => {
  const why = (set: object, is_pregnant: string) =>
    said(
      facts({ ...sets({ id: 'a', date_time: at('14:00'), ...set }), PresentingComplaint: { is_pregnant } }),
    ).map((words) => words.replace(/^.*(?= RED_SIGN)| at 20 Nov 2026, 14:00/gu, ''));
  const SEVERE = 'is severe hypertension in pregnancy.';

  it.each([
    [{ bp_systolic: 159 }, []],
    [{ bp_systolic: 160 }, [`Systolic pressure: 160 mmHg ${SEVERE}`]],
    [{ bp_diastolic: 110 }, [`Diastolic pressure: 110 mmHg ${SEVERE}`]],
    [{ bp_systolic: 90 }, ['Systolic pressure: 90 mmHg scores 3 on its own.']],
    [
      { bp_systolic: 165, heart_rate: 131 },
      [`Systolic pressure: 165 mmHg ${SEVERE}`, 'Heart rate: 131 /min scores 3 on its own.'],
    ],
  ])('is of %o', (set, words) => {
    expect(why(set, 'yes').toSorted()).toEqual(words.map((one) => ` RED_SIGN ${one}`).toSorted());
  });
  it('is none of a patient who is not pregnant', () => {
    expect(why({ bp_systolic: 160, bp_diastolic: 110 }, 'no')).toEqual([]);
    expect(why({ bp_systolic: 220 }, 'no')).toEqual([
      ' RED_SIGN Systolic pressure: 220 mmHg scores 3 on its own.',
    ]);
  });
});

describe('the checked intervals', () => {
  const range = (drug: string, leastIntervalMinutes: number | null): DoseRange => ({
    ...{ id: drug, version: 1, drug, route: 'oral', ageGroup: 'adult', fromYears: 18, toYears: null },
    ...{
      unit: 'mg',
      leastDose: null,
      greatestDose: 10,
      capDose: null,
      greatestTotal: null,
      totalPeriod: null,
    },
    ...{ leastIntervalMinutes, source: 'Our own', reviewOn: '2027-01-01' },
  });

  it('are the published ones, and those of the provider’s formulary', () => {
    expect(intervalsChecked({})).toMatch(/for these only: paracetamol\. No interval/);
    expect(intervalsChecked({ doseRanges: [range('morphine', 5), range('of_our_own', 5)] })).toMatch(
      / only: morphine sulfate, of_our_own, paracetamol\./u,
    );
    const doseRanges = [range('ibuprofen', 360), range('paracetamol_oral', 240), range('aspirin', null)];
    expect(intervalsChecked({ doseRanges })).toMatch(/for these only: ibuprofen, paracetamol\. No interval/);
  });
});
