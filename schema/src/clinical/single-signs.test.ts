import { describe, expect, it } from 'vitest';
import { CHILD_EXTREMES, CHILD_RATES, childSignsNote, redSignsOf } from './single-signs.js';

/**
 * The high-risk criteria as NICE NG51 (2016) prints them, a second time and in its own words: respiration and heart rate of
 * tables 1 to 3.
 */
const PRINTED = `
Under 1 year | Raised respiratory rate: 60 breaths per minute or more | Rapid heart rate: 160 beats per minute or more
1–2 years | Raised respiratory rate: 50 breaths per minute or more | Rapid heart rate: 150 beats per minute or more
3–4 years | Raised respiratory rate: 40 breaths per minute or more | Rapid heart rate: 140 beats per minute or more
5 years | Raised respiratory rate: 29 breaths per minute or more | Raised heart rate: 130 beats per minute or more
6–7 years | Raised respiratory rate: 27 breaths per minute or more | Raised heart rate: 120 beats per minute or more
8–11 years | Raised respiratory rate: 25 breaths per minute or more | Raised heart rate: 115 beats per minute or more
12–15 years | Raised respiratory rate: 25 breaths per minute or more | Raised heart rate: more than 130 beats per minute`
  .trim()
  .split('\n')
  .map((line) => {
    const [ages = '', respiration = '', pulse = ''] = line.split(' | ');
    const years = [...ages.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    const from = (text: string): number =>
      Number(/\d+/.exec(text)?.[0]) + (text.includes('more than') ? 1 : 0);
    const isUnder = ages.startsWith('Under');
    return {
      first: isUnder ? 0 : (years[0] ?? Number.NaN),
      last: isUnder ? 0 : (years.at(-1) ?? Number.NaN),
      respiration: from(respiration),
      pulse: from(pulse),
    };
  });

/**
 * The column of Bedside PEWS that scores 4, as Critical Care 2009;13:R135 prints it in table 1, a second time: heart rate,
 * systolic blood pressure, respiratory rate.
 */
const EXTREMES = `
0–3 months | ≥ 190 or ≤ 80 | ≥ 130 or ≤ 45 | ≥ 91 or ≤ 15
3–12 months | ≥ 180 or ≤ 70 | ≥ 150 or ≤ 60 | ≥ 81 or ≤ 15
1–4 years | ≥ 170 or ≤ 60 | ≥ 160 or ≤ 65 | ≥ 71 or ≤ 12
4–12 years | >150 or ≤ 50 | ≥ 170 or ≤ 70 | ≥ 51 or ≤ 10
>12 years | ≥ 140 or ≤ 40 | ≥ 190 or ≤ 75 | ≥ 30 or ≤ 9`
  .trim()
  .split('\n')
  .map((line) => {
    const [ages = '', ...limits] = line.split(' | ');
    const [from = 0, to = 16] = [...ages.replace('>', '').matchAll(/\d+/g)].map(([figure]) => Number(figure));
    const months = ages.includes('months') ? 1 : 12;
    const [pulse, systolic, respiration] = limits.map((text) => ({
      upTo: Number(/≤ (\d+)/.exec(text)?.[1]),
      from: Number(/[≥>] ?(\d+)/.exec(text)?.[1]) + (text.startsWith('>') ? 1 : 0),
    }));
    if (!pulse || !systolic || !respiration) throw new Error(`Three columns: ${line}`);
    return { first: from * months, below: to * months, pulse, systolic, respiration };
  });

describe('red signs of a child', () => {
  it('are those of the extreme band of Bedside PEWS, for every month of age', () => {
    expect(EXTREMES.map(({ first, below }) => [first, below])).toEqual([
      [0, 3],
      [3, 12],
      [12, 48],
      [48, 144],
      [144, 192],
    ]);
    expect(
      CHILD_EXTREMES.map(({ belowMonths, respirationUpTo, pulseUpTo, systolicUpTo, systolicFrom }) => ({
        below: belowMonths,
        ...{ respiration: respirationUpTo, pulse: pulseUpTo, systolic: [systolicUpTo, systolicFrom] },
      })),
    ).toEqual(
      EXTREMES.map(({ below, respiration, pulse, systolic }) => ({
        below,
        ...{ respiration: respiration.upTo, pulse: pulse.upTo, systolic: [systolic.upTo, systolic.from] },
      })),
    );
    for (const { first, below, pulse, systolic, respiration } of EXTREMES)
      for (let months = first; months < below; months += 1) {
        const ageYears = Math.floor(months / 12);
        const signs = (set: object) => redSignsOf(set, { ageYears, ageMonths: months });
        expect(signs({ respiratory_rate: respiration.upTo })).toEqual(['respiratory_rate']);
        expect(signs({ respiratory_rate: respiration.upTo + 1 })).toEqual([]);
        // What the band calls fast is past the limits of NICE already.
        expect(signs({ respiratory_rate: respiration.from })).toEqual(['respiratory_rate']);
        expect(signs({ heart_rate: pulse.from })).toEqual(['heart_rate']);
        expect(signs({ heart_rate: pulse.upTo })).toEqual(['heart_rate']);
        expect(signs({ bp_systolic: systolic.upTo })).toEqual(['bp_systolic']);
        expect(signs({ bp_systolic: systolic.from })).toEqual(['bp_systolic']);
        expect(signs({ bp_systolic: systolic.from - 1 })).toEqual([]);
        // Under 12 NICE's 'less than 60' is the higher from 4 years.
        const slowest = Math.max(pulse.upTo, ageYears < 12 ? 59 : 0);
        expect(signs({ heart_rate: slowest })).toEqual(['heart_rate']);
        expect(signs({ heart_rate: slowest + 1 })).toEqual([]);
      }
  });

  it('have the low systolic pressures of the field triage of 2021, by years', () => {
    // 'SBP < 70 mm Hg + (2 × age in years)' to 9 years, 'SBP < 90 mm Hg' from 10.
    const PRINTED_LOW = [72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 90];
    for (const [index, below] of PRINTED_LOW.entries()) {
      const ageYears = index + 1;
      expect(redSignsOf({ bp_systolic: below - 1 }, { ageYears })).toEqual(['bp_systolic']);
      expect(redSignsOf({ bp_systolic: below }, { ageYears })).toEqual([]);
    }
  });

  it.each([0, 1, 2, 4, 5, 8, 11, 12, 15])(
    'leave no child in extremis at %i years without one',
    (ageYears) => {
      for (const set of [
        ...[{ respiratory_rate: 0 }, { respiratory_rate: 4 }, { respiratory_rate: 9 }],
        ...[{ heart_rate: 0 }, { heart_rate: 30 }, { heart_rate: 40 }, { heart_rate: 200 }],
        ...[{ oxygen_saturation: 70 }, { oxygen_saturation: 89 }, { bp_systolic: 45 }, { bp_systolic: 195 }],
        ...[
          { temperature: 28 },
          { temperature: 34.9 },
          { temperature: 40.1 },
          { acvpu: 'U' },
          { acvpu: 'P' },
        ],
      ] as const)
        expect(redSignsOf(set, { ageYears }), JSON.stringify(set)).toEqual(Object.keys(set));
    },
  );

  it('take an infant whose months are not known for either age', () => {
    expect(redSignsOf({ heart_rate: 75 }, { ageYears: 0 })).toEqual(['heart_rate']);
    expect(redSignsOf({ heart_rate: 75 }, { ageYears: 0, ageMonths: 5 })).toEqual([]);
    expect(redSignsOf({ bp_systolic: 60 }, { ageYears: 0 })).toEqual(['bp_systolic']);
    expect(redSignsOf({ bp_systolic: 60 }, { ageYears: 0, ageMonths: 1 })).toEqual([]);
  });

  it('are those that the source prints, for every year of age', () => {
    expect(PRINTED.flatMap(({ first, last }) => [first, last])).toEqual([
      0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 11, 12, 15,
    ]);
    expect(CHILD_RATES).toHaveLength(PRINTED.length);
    for (const { first, last, respiration, pulse } of PRINTED)
      for (let ageYears = first; ageYears <= last; ageYears += 1) {
        const signs = (set: object) => redSignsOf(set, { ageYears });
        expect(signs({ respiratory_rate: respiration })).toEqual(['respiratory_rate']);
        expect(signs({ respiratory_rate: respiration - 1 })).toEqual([]);
        expect(signs({ heart_rate: pulse })).toEqual(['heart_rate']);
        expect(signs({ heart_rate: pulse - 1 })).toEqual([]);
      }
  });

  it.each([
    // 'Heart rate less than 60 beats per minute', tables 1 and 2.
    [{ heart_rate: 59 }, 11, ['heart_rate']],
    [{ heart_rate: 60 }, 11, []],
    // No criterion of NICE at 12 to 15; '≤ 40' in Bedside PEWS.
    [{ heart_rate: 41 }, 14, []],
    [{ heart_rate: 40 }, 14, ['heart_rate']],
    // 'Oxygen saturation of less than 90% in air', tables 1 and 2; 'room-air pulse oximetry < 90%' of field triage above.
    [{ oxygen_saturation: 89 }, 15, ['oxygen_saturation']],
    [{ oxygen_saturation: 90 }, 15, []],
    [{ oxygen_saturation: 89 }, 3, ['oxygen_saturation']],
    [{ oxygen_saturation: 90 }, 3, []],
    // 'Less than 36 °C'; 'under 3 months: 38 °C or more', table 1.
    [{ temperature: 35.9 }, 4, ['temperature']],
    [{ temperature: 35.9 }, 5, []],
    // 'Temperature < 35 or > 40' of Bedside PEWS.
    [{ temperature: 34.9 }, 5, ['temperature']],
    [{ temperature: 35 }, 5, []],
    [{ temperature: 40 }, 5, []],
    [{ temperature: 40.1 }, 2, ['temperature']],
    [{ temperature: 40.1 }, 15, ['temperature']],
    [{ temperature: 38 }, 4, []],
    // 'Systolic blood pressure 90 mmHg or less', table 3.
    [{ bp_systolic: 90 }, 12, ['bp_systolic']],
    [{ bp_systolic: 91 }, 12, []],
    [{ bp_systolic: 50 }, 11, ['bp_systolic']],
    // 'Does not wake, or if roused does not stay awake'; altered behaviour or mental state from 5.
    [{ acvpu: 'P' }, 2, ['acvpu']],
    [{ acvpu: 'V' }, 2, []],
    [{ acvpu: 'C' }, 9, ['acvpu']],
    [{ acvpu: 'A' }, 9, []],
  ] as const)('%o at %i years: %o', (set, ageYears, signs) => {
    expect(redSignsOf(set, { ageYears })).toEqual(signs);
  });

  it('know a fever of the first three months by months, and by a year alone leave nobody out', () => {
    const fever = { temperature: 38 };
    expect(redSignsOf(fever, { ageYears: 0, ageMonths: 2 })).toEqual(['temperature']);
    expect(redSignsOf(fever, { ageYears: 0, ageMonths: 3 })).toEqual([]);
    expect(redSignsOf(fever, { ageYears: 0 })).toEqual(['temperature']);
  });

  it('say what is looked at and what is not, and that no score is valid', () => {
    for (const age of [0, 4, 5, 11, 12, 15])
      for (const words of [
        'Slow and fast breathing and pulse',
        'SpO2',
        'systolic',
        'effort of breathing',
        'capillary',
      ])
        expect(childSignsNote(age)).toContain(words);
    for (const age of [0, 4])
      expect(childSignsNote(age)).toContain('new confusion, a child who wakes only to a voice');
    expect(childSignsNote(5)).not.toContain('confusion');
    for (const age of [0, 4, 5, 11, 12, 15])
      expect(childSignsNote(age)).toMatch(/^No early warning score is valid under 16 here\. .*NICE NG51/);
    expect(childSignsNote(16)).toBeNull();
    expect(childSignsNote(null)).toBeNull();
  });
});

describe('red signs of anybody else', () => {
  it('are what scores 3 by NEWS2, also where the age is unknown', () => {
    for (const ageYears of [16, 40, null])
      expect(redSignsOf({ heart_rate: 131, respiratory_rate: 20, acvpu: 'C' }, { ageYears })).toEqual([
        'heart_rate',
        'acvpu',
      ]);
  });
});
