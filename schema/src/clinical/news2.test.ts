import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Acvpu,
  news2,
  NEWS2_BAND_LABELS,
  NEWS2_BANDS,
  news2MissingWords,
  type News2Input,
  type News2Patient,
  news2Subscore,
  news2Text,
  raisesAlert,
  temperatureTenths,
} from './news2.js';

/**
 * The chart again, from the printed table and in another style than the rule's: for each parameter a text with one score for
 * every possible value, built from 'how many values in a row score what'.
 */
const row = (first: number, ...runs: readonly (readonly [count: number, score: number])[]) => {
  const scores = runs.flatMap(([count, score]) => Array.from({ length: count }, () => score));
  return (value: number): number => {
    const score = scores[value - first];
    if (score === undefined) throw new RangeError(`${value} is outside the chart`);
    return score;
  };
};
const CHART = {
  // 0–8, 9–11, 12–20, 21–24, 25–80
  respiration: row(0, [9, 3], [3, 1], [9, 0], [4, 2], [56, 3]),
  // 0–91, 92–93, 94–95, 96–100
  spo2Scale1: row(0, [92, 3], [2, 2], [2, 1], [5, 0]),
  // 0–83, 84–85, 86–87, 88–100 on air
  spo2Scale2Air: row(0, [84, 3], [2, 2], [2, 1], [13, 0]),
  // 0–83, 84–85, 86–87, 88–92, 93–94, 95–96, 97–100 on oxygen
  spo2Scale2Oxygen: row(0, [84, 3], [2, 2], [2, 1], [5, 0], [2, 1], [2, 2], [4, 3]),
  // 0–90, 91–100, 101–110, 111–219, 220–300
  systolic: row(0, [91, 3], [10, 2], [10, 1], [109, 0], [81, 3]),
  // 0–40, 41–50, 51–90, 91–110, 111–130, 131–300
  pulse: row(0, [41, 3], [10, 1], [40, 0], [20, 1], [20, 2], [170, 3]),
  // tenths: 20.0–35.0, 35.1–36.0, 36.1–38.0, 38.1–39.0, 39.1–45.0
  temperature: row(200, [151, 3], [10, 1], [20, 0], [10, 1], [60, 2]),
};
const CONSCIOUSNESS: Readonly<Record<Acvpu, number>> = { A: 0, C: 3, V: 3, P: 3, U: 3 };

const ADULT: News2Patient = { ageYears: 40, isPregnant: false };
const NORMAL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  acvpu: 'A',
  temperature: 37,
} as const satisfies News2Input;
const CHOSEN = {
  spo2_scale: 'scale_2',
  spo2_scale_chosen_by: 'Dr A. Hale',
  spo2_scale_reason: 'Confirmed hypercapnic failure',
} as const;

const totalOf = (changes: News2Input): number => {
  const result = news2({ ...NORMAL, ...changes }, ADULT);
  if (result.status !== 'scored') throw new Error(news2Text(result));
  return result.total;
};

describe('NEWS2 test vectors (clinical section 2)', () => {
  it('scores nothing for all normal', () => {
    expect(news2(NORMAL, ADULT)).toMatchObject({
      status: 'scored',
      total: 0,
      band: 'low',
      next_due_minutes: 720,
    });
  });
  it('scores a pulse of 91 alone 1, due in four hours', () => {
    expect(news2({ ...NORMAL, heart_rate: 91 }, ADULT)).toMatchObject({ total: 1, next_due_minutes: 240 });
  });
  it('scores a pulse of 120 and a respiration of 22 together 4, low', () => {
    expect(news2({ ...NORMAL, heart_rate: 120, respiratory_rate: 22 }, ADULT)).toMatchObject({
      total: 4,
      band: 'low',
      next_due_minutes: 240,
    });
  });
  it('scores respiration 25 alone 3, low-medium, due in an hour', () => {
    expect(news2({ ...NORMAL, respiratory_rate: 25 }, ADULT)).toMatchObject({
      total: 3,
      band: 'low_medium',
      next_due_minutes: 60,
    });
  });
  // Totals of subscores below 3, so that no single 3 decides the band.
  it.each([
    [4, 'low', 240, { respiratory_rate: 22, heart_rate: 120 }],
    [5, 'medium', 60, { respiratory_rate: 22, heart_rate: 120, bp_systolic: 110 }],
    [6, 'medium', 60, { respiratory_rate: 22, heart_rate: 120, bp_systolic: 100 }],
    [7, 'high', 15, { respiratory_rate: 22, heart_rate: 120, bp_systolic: 100, temperature: 36 }],
    [8, 'high', 15, { respiratory_rate: 22, heart_rate: 120, bp_systolic: 100, supplemental_o2: true }],
  ] as const)('scores %i %s, due in %i minutes', (total, band, minutes, changes) => {
    expect(news2({ ...NORMAL, ...changes }, ADULT)).toMatchObject({
      total,
      band,
      next_due_minutes: minutes,
    });
  });
  it('scores SpO2 89 on air 3 by scale 1 and 0 by scale 2', () => {
    expect(totalOf({ oxygen_saturation: 89 })).toBe(3);
    expect(totalOf({ oxygen_saturation: 89, ...CHOSEN })).toBe(0);
  });
  it('scores SpO2 97 on oxygen by scale 2: 3 + 2', () => {
    expect(
      news2({ ...NORMAL, oxygen_saturation: 97, supplemental_o2: true, ...CHOSEN }, ADULT),
    ).toMatchObject({ total: 5, band: 'medium' });
  });
  it('rounds 38.05 to 38.1 and scores 1', () => {
    expect(totalOf({ temperature: 38.05 })).toBe(1);
    expect(totalOf({ temperature: '38.05' })).toBe(1);
    expect(totalOf({ temperature: '38.049' })).toBe(0);
  });
});

describe('NEWS2 by the chart', () => {
  const set = fc.record({
    respiratory_rate: fc.integer({ min: 0, max: 80 }),
    oxygen_saturation: fc.integer({ min: 0, max: 100 }),
    supplemental_o2: fc.boolean(),
    bp_systolic: fc.integer({ min: 0, max: 300 }),
    heart_rate: fc.integer({ min: 0, max: 300 }),
    acvpu: fc.constantFrom<Acvpu>('A', 'C', 'V', 'P', 'U'),
    tenths: fc.integer({ min: 200, max: 450 }),
    isScale2: fc.boolean(),
  });

  it('agrees with an independent chart for every set of values', () => {
    fc.assert(
      fc.property(set, ({ tenths, isScale2, ...vitals }) => {
        const spo2 = isScale2
          ? vitals.supplemental_o2
            ? CHART.spo2Scale2Oxygen
            : CHART.spo2Scale2Air
          : CHART.spo2Scale1;
        const expected = [
          CHART.respiration(vitals.respiratory_rate),
          spo2(vitals.oxygen_saturation),
          vitals.supplemental_o2 ? 2 : 0,
          CHART.systolic(vitals.bp_systolic),
          CHART.pulse(vitals.heart_rate),
          CONSCIOUSNESS[vitals.acvpu],
          CHART.temperature(tenths),
        ];
        const sum = expected.reduce((a, b) => a + b);
        const result = news2({ ...vitals, temperature: tenths / 10, ...(isScale2 ? CHOSEN : {}) }, ADULT);
        expect(result.status).toBe('scored');
        if (result.status !== 'scored') return;
        expect(Object.values(result.subscores)).toEqual(expected);
        expect(result.total).toBe(sum);
        expect(result.total).toBeLessThanOrEqual(20);
        const band =
          sum > 6
            ? 'high'
            : sum > 4
              ? 'medium'
              : expected.some((score) => score === 3)
                ? 'low_medium'
                : 'low';
        expect(result.band).toBe(band);
        const due = { high: 15, medium: 60, low_medium: 60, low: sum === 0 ? 720 : 240 }[band];
        expect(result.next_due_minutes).toBe(due);
        expect(raisesAlert(result.band)).toBe(band !== 'low');
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees with it at every single value of every parameter, edges included', () => {
    for (let value = 0; value <= 80; value += 1) {
      expect(totalOf({ respiratory_rate: value }), `respiration ${value}`).toBe(CHART.respiration(value));
    }
    for (let value = 0; value <= 100; value += 1) {
      expect(totalOf({ oxygen_saturation: value }), `SpO2 ${value}`).toBe(CHART.spo2Scale1(value));
      expect(totalOf({ oxygen_saturation: value, ...CHOSEN }), `SpO2 ${value}, 2, air`).toBe(
        CHART.spo2Scale2Air(value),
      );
      expect(
        totalOf({ oxygen_saturation: value, supplemental_o2: true, ...CHOSEN }),
        `SpO2 ${value}, 2, oxygen`,
      ).toBe(CHART.spo2Scale2Oxygen(value) + 2);
    }
    for (let value = 0; value <= 300; value += 1) {
      expect(totalOf({ bp_systolic: value }), `systolic ${value}`).toBe(CHART.systolic(value));
      expect(totalOf({ heart_rate: value }), `pulse ${value}`).toBe(CHART.pulse(value));
    }
    for (let tenths = 200; tenths <= 450; tenths += 1) {
      const text = `${Math.trunc(tenths / 10)}.${tenths % 10}`;
      expect(totalOf({ temperature: text }), `temperature ${text}`).toBe(CHART.temperature(tenths));
    }
  });
});

describe('the temperature', () => {
  it('is rounded half up from its decimal text, for every hundredth from 20 to 45', () => {
    for (let hundredths = 2_000; hundredths <= 4_500; hundredths += 1) {
      const text = `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      const expected = Number((BigInt(hundredths) + 5n) / 10n);
      expect(temperatureTenths(text), text).toBe(expected);
      expect(temperatureTenths(Number(text)), text).toBe(expected);
    }
  });
  it('is empty if the text is not a decimal', () => {
    for (const text of ['', 'warm', '-5', '37,5', '3e1', 'NaN', '37.']) {
      expect(temperatureTenths(text), text).toBeNull();
    }
  });
});

describe('a set without a score', () => {
  it('names everything that is missing, and never gives a partial total', () => {
    const result = news2({ respiratory_rate: 16, temperature: 37 }, ADULT);
    expect(result).toEqual({
      status: 'incomplete',
      scale: 'scale_1',
      rule_version: 'RCP-NEWS2-2017/1',
      missing: ['oxygen_saturation', 'supplemental_o2', 'bp_systolic', 'heart_rate', 'acvpu'],
    });
    expect(news2Text(result)).toBe(
      'NEWS2 incomplete: needs SpO2, air or oxygen, systolic pressure, pulse, consciousness (ACVPU)',
    );
  });
  it('is not scored while any single input is missing or is not a whole number', () => {
    for (const key of Object.keys(NORMAL)) {
      expect(news2({ ...NORMAL, [key]: null }, ADULT), key).toMatchObject({
        status: 'incomplete',
        missing: [key],
      });
    }
    expect(news2({ ...NORMAL, temperature: 'warm' }, ADULT)).toMatchObject({ missing: ['temperature'] });
    expect(news2({ ...NORMAL, respiratory_rate: 16.5 }, ADULT)).toMatchObject({
      missing: ['respiratory_rate'],
    });
  });
  it('is not valid under 16, with age unknown, when pregnant; 16 itself is', () => {
    expect(news2(NORMAL, { ageYears: 15, isPregnant: false })).toMatchObject({ invalid: 'under_16' });
    expect(news2(NORMAL, { ageYears: null, isPregnant: false })).toMatchObject({ invalid: 'age_unknown' });
    expect(news2(NORMAL, { ageYears: 30, isPregnant: true })).toMatchObject({ invalid: 'pregnant' });
    expect(news2(NORMAL, { ageYears: 16, isPregnant: false }).status).toBe('scored');
    expect(news2Text(news2(NORMAL, { ageYears: 15, isPregnant: false }))).toBe(
      'NEWS2 not valid: the patient is under 16',
    );
  });
  it('requires who chose scale 2 and why', () => {
    expect(news2({ ...NORMAL, spo2_scale: 'scale_2', spo2_scale_reason: ' ' }, ADULT)).toMatchObject({
      status: 'incomplete',
      missing: ['spo2_scale_chosen_by', 'spo2_scale_reason'],
    });
  });
});

describe('the points of one parameter by itself', () => {
  const points = (parameter: keyof typeof NORMAL, set: News2Input, patient = ADULT) =>
    news2Subscore(parameter, set, patient);

  it.each([
    ['respiratory_rate', { respiratory_rate: 25 }, 3],
    ['oxygen_saturation', { oxygen_saturation: 93 }, 2],
    ['supplemental_o2', { supplemental_o2: true }, 2],
    ['supplemental_o2', { supplemental_o2: false }, 0],
    ['bp_systolic', { bp_systolic: 110 }, 1],
    ['heart_rate', { heart_rate: 130 }, 2],
    ['acvpu', { acvpu: 'C' }, 3],
    ['temperature', { temperature: '35.0' }, 3],
  ] as const)('%s: %o', (parameter, set, expected) => {
    expect(points(parameter, set)).toBe(expected);
    expect(points(parameter, { ...set, [parameter]: null })).toBeNull();
    expect(points(parameter, {})).toBeNull();
    expect(points(parameter, set, { ageYears: 15, isPregnant: false })).toBeNull();
  });

  it('need air or oxygen only if that decides', () => {
    const saturation = (oxygen_saturation: number, more: News2Input = {}) =>
      points('oxygen_saturation', { oxygen_saturation, ...CHOSEN, ...more });
    expect(saturation(94)).toBeNull();
    expect(saturation(94, { supplemental_o2: true })).toBe(1);
    expect(saturation(94, { supplemental_o2: false })).toBe(0);
    expect(saturation(86)).toBe(1);
    // Another parameter does not wait for who chose the scale; the saturation does.
    expect(points('heart_rate', { heart_rate: 131, spo2_scale: 'scale_2' })).toBe(3);
    expect(saturation(86, { spo2_scale_reason: null })).toBeNull();
  });
});

describe('the text of a NEWS2 score', () => {
  it('raises the banner from low-medium on, and never for a low score or no score', () => {
    expect((['low_medium', 'medium', 'high', 'low', null, undefined] as const).map(raisesAlert)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });
  it('names every input', () => {
    expect(
      news2MissingWords([
        ...['respiratory_rate', 'temperature', 'spo2_scale_chosen_by', 'spo2_scale_reason'],
      ] as Parameters<typeof news2MissingWords>[0]),
    ).toBe('respiratory rate, temperature, who chose SpO2 scale 2, why SpO2 scale 2');
  });
  it('names every band, and why a score is not valid', () => {
    expect(NEWS2_BAND_LABELS).toEqual({
      ...{ low: 'Low', low_medium: 'Low-medium', medium: 'Medium', high: 'High' },
    });
    expect(NEWS2_BANDS).toEqual(['low', 'low_medium', 'medium', 'high']);
    const text = (changes: News2Input, patient = ADULT) =>
      news2Text(news2({ ...NORMAL, ...changes }, patient));
    expect(text({ respiratory_rate: 25, heart_rate: 111 })).toBe('NEWS2 5, medium');
    expect(text({}, { ageYears: null, isPregnant: false })).toBe(
      "NEWS2 not valid: the patient's age is unknown",
    );
    expect(text({}, { ageYears: 30, isPregnant: true })).toBe(
      'NEWS2 not valid: the patient is pregnant or gave birth in the last six weeks',
    );
  });
});
