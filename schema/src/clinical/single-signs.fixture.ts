import type { News2Input } from './news2.js';
import type { SingleSign } from './single-signs.js';

/** The published limits of single signs under 16, transcribed a second time, and the sets on both sides of each. */

/**
 * The high-risk criteria as NICE NG51 (2016) prints them, a second time and in its own words: respiration and heart rate of
 * tables 1 to 3.
 */
export const PRINTED = `
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
export const EXTREMES = `
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

/** 'SBP < 70 mm Hg + (2 × age in years)' to 9 years, 'SBP < 90 mm Hg' from 10 (field triage, 2021): from 1 to 11 years. */
export const PRINTED_LOW = [72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 90] as const;

export type SignCase = readonly [
  set: News2Input & { readonly bp_diastolic?: number },
  patient: { readonly ageYears: number; readonly ageMonths?: number; readonly isPregnant?: boolean },
  signs: readonly SingleSign[],
];
type Sign = 'respiratory_rate' | 'heart_rate' | 'bp_systolic';

const rated = (sign: Sign, value: number, isRed: boolean, patient: SignCase[1]): SignCase => [
  { [sign]: value },
  patient,
  isRed ? [sign] : [],
];

/** NICE: from the limit, and not one below it. */
const RAISED = PRINTED.flatMap(({ first, last, respiration, pulse }) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ ageYears: first + index })).flatMap((patient) => [
    rated('respiratory_rate', respiration, true, patient),
    rated('respiratory_rate', respiration - 1, false, patient),
    rated('heart_rate', pulse, true, patient),
    rated('heart_rate', pulse - 1, false, patient),
  ]),
);

/** Bedside PEWS: its extreme band, for every month of age. */
const EXTREME = EXTREMES.flatMap(({ first, below, pulse, systolic, respiration }) =>
  Array.from({ length: below - first }, (_, index) => first + index).flatMap((ageMonths) => {
    const patient = { ageYears: Math.floor(ageMonths / 12), ageMonths };
    // Under 12 NICE's 'less than 60' is the higher from 4 years.
    const slowest = Math.max(pulse.upTo, patient.ageYears < 12 ? 59 : 0);
    return [
      rated('respiratory_rate', respiration.upTo, true, patient),
      rated('respiratory_rate', respiration.upTo + 1, false, patient),
      // What the band calls fast is past the limits of NICE already.
      rated('respiratory_rate', respiration.from, true, patient),
      rated('heart_rate', pulse.from, true, patient),
      rated('heart_rate', slowest, true, patient),
      rated('heart_rate', slowest + 1, false, patient),
      rated('bp_systolic', systolic.upTo, true, patient),
      rated('bp_systolic', systolic.from, true, patient),
      rated('bp_systolic', systolic.from - 1, false, patient),
      // From 1 year the low limit of field triage is the higher.
      ...(patient.ageYears < 1 ? [rated('bp_systolic', systolic.upTo + 1, false, patient)] : []),
    ];
  }),
);

const LOW = PRINTED_LOW.flatMap((below, index) => [
  rated('bp_systolic', below - 1, true, { ageYears: index + 1 }),
  rated('bp_systolic', below, false, { ageYears: index + 1 }),
]);

const EDGES = [
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
] as const;

/** An infant whose months are not known is taken for either age. */
const OF_EITHER_AGE: readonly SignCase[] = [
  [{ heart_rate: 75 }, { ageYears: 0 }, ['heart_rate']],
  [{ heart_rate: 75 }, { ageYears: 0, ageMonths: 5 }, []],
  [{ bp_systolic: 60 }, { ageYears: 0 }, ['bp_systolic']],
  [{ bp_systolic: 60 }, { ageYears: 0, ageMonths: 1 }, []],
  [{ bp_systolic: 65 }, { ageYears: 0 }, []],
  [{ temperature: 38 }, { ageYears: 0, ageMonths: 2 }, ['temperature']],
  [{ temperature: 38 }, { ageYears: 0, ageMonths: 3 }, []],
  [{ temperature: 38 }, { ageYears: 0 }, ['temperature']],
  [{ temperature: 37.9 }, { ageYears: 0 }, []],
  [{ temperature: 38 }, { ageYears: 1, ageMonths: 12 }, []],
];

/** The rows that meet where an age begins, an infant's limits and an adult's. */
const OF_AGES: readonly SignCase[] = [
  [{ acvpu: 'C' }, { ageYears: 4 }, []],
  [{ acvpu: 'V' }, { ageYears: 5 }, ['acvpu']],
  [{ temperature: 36 }, { ageYears: 4 }, []],
  [{ temperature: 38 }, { ageYears: 1 }, []],
  [{ respiratory_rate: 12 }, { ageYears: 4 }, []],
  [{ respiratory_rate: 9 }, { ageYears: 15 }, ['respiratory_rate']],
  [{ temperature: 40.1 }, { ageYears: 16 }, []],
  [{ heart_rate: 131 }, { ageYears: 16 }, ['heart_rate']],
  [{ heart_rate: 111 }, { ageYears: 16 }, []],
];

/**
 * Severe hypertension in pregnancy, as two sources print it: '160/110 mmHg or more' (NICE NG133, 2019, table 2), and 'systolic
 * blood pressure of 160 mmHg or over or diastolic blood pressure of 110 mmHg or over' (Clinical Medicine 2021;21:e451).
 */
export const PRINTED_MATERNAL = ['160/110 mmHg or more', '160 mmHg or over or 110 mmHg or over'].map(
  (words) => [...words.matchAll(/\d+/gu)].map(([figure]) => Number(figure)),
);
const OF_PREGNANCY: readonly SignCase[] = [16, 29, 15].flatMap((ageYears): SignCase[] => [
  [{ bp_systolic: 160, bp_diastolic: 90 }, { ageYears, isPregnant: true }, ['bp_systolic']],
  [{ bp_systolic: 159, bp_diastolic: 109 }, { ageYears, isPregnant: true }, []],
  [{ bp_systolic: 140, bp_diastolic: 110 }, { ageYears, isPregnant: true }, ['bp_diastolic']],
  [
    { bp_systolic: 182, bp_diastolic: 118, acvpu: 'P' },
    { ageYears, isPregnant: true },
    ['bp_systolic', 'acvpu', 'bp_diastolic'],
  ],
  [{ bp_systolic: 90, bp_diastolic: 60 }, { ageYears, isPregnant: true }, ['bp_systolic']],
  [{ bp_systolic: 182, bp_diastolic: 118 }, { ageYears }, []],
]);

/** What the screen says of an age, and what it does not. */
export const NOTE_CASES: readonly (readonly [ageYears: number, says: string, saysNot: string])[] = [
  [0, 'a fever up to 40 °C from 3 months', 'older'],
  [0, 'a systolic pressure of 61 to 69 mmHg', 'older'],
  [1, 'a fever up to 40 °C', 'from 3 months'],
  [1, 'effort of breathing', '61 to 69 mmHg'],
  [4, 'new confusion, a child who wakes only to a voice', 'from 3 months'],
  [5, 'effort of breathing', 'new confusion'],
  [15, 'Sideline has no early warning score that is valid under 16', 'new confusion'],
];

export const SIGN_CASES: readonly SignCase[] = [
  ...RAISED,
  ...EXTREME,
  ...LOW,
  ...EDGES.map(([set, ageYears, signs]): SignCase => [set, { ageYears }, signs]),
  ...OF_EITHER_AGE,
  ...OF_AGES,
  ...OF_PREGNANCY,
];
