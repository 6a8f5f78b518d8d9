import { describe, expect, it } from 'vitest';
import { CHILD_RATES, childSignsNote, redSignsOf } from './single-signs.js';

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

describe('red signs of a child', () => {
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
    [{ heart_rate: 50 }, 14, []],
    // 'Oxygen saturation of less than 90% in air', tables 1 and 2.
    [{ oxygen_saturation: 89 }, 3, ['oxygen_saturation']],
    [{ oxygen_saturation: 90 }, 3, []],
    // 'Less than 36 °C'; 'under 3 months: 38 °C or more', table 1.
    [{ temperature: 35.9 }, 4, ['temperature']],
    [{ temperature: 35.9 }, 5, []],
    [{ temperature: 38 }, 4, []],
    // 'Systolic blood pressure 90 mmHg or less', table 3.
    [{ bp_systolic: 90 }, 12, ['bp_systolic']],
    [{ bp_systolic: 91 }, 12, []],
    [{ bp_systolic: 80 }, 11, []],
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

  it('say what is not looked at, and that no score is valid', () => {
    for (const age of [0, 4, 5, 11, 12, 15])
      expect(childSignsNote(age)).toMatch(
        /^Sideline has no early warning score that is valid under 16\. .*NICE NG51/,
      );
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
