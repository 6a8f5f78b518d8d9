import { describe, expect, it } from 'vitest';
import {
  CHILD_EXTREMES,
  CHILD_RATES,
  childSignsNote,
  MATERNAL_PRESSURE,
  PREGNANCY_NOTE,
  redSignsOf,
} from './single-signs.js';
import { EXTREMES, NOTE_CASES, PRINTED, PRINTED_MATERNAL, SIGN_CASES } from './single-signs.fixture.js';

describe('red signs of a child', () => {
  it('have tables for every age, as the sources print them', () => {
    expect(PRINTED.flatMap(({ first, last }) => [first, last])).toEqual([
      0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 11, 12, 15,
    ]);
    expect(CHILD_RATES).toHaveLength(PRINTED.length);
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
  });

  it('are those that the sources print, on both sides of each limit, for every month of age', () => {
    for (const [set, patient, signs] of SIGN_CASES)
      expect(redSignsOf(set, patient), JSON.stringify([set, patient])).toEqual(signs);
  });

  it.each([0, 1, 2, 4, 5, 8, 11, 12, 15])('are shown for any child in extremis at %i years', (ageYears) => {
    for (const set of [
      ...[{ respiratory_rate: 0 }, { respiratory_rate: 4 }, { respiratory_rate: 9 }],
      ...[{ heart_rate: 0 }, { heart_rate: 30 }, { heart_rate: 40 }, { heart_rate: 200 }],
      ...[{ oxygen_saturation: 70 }, { oxygen_saturation: 89 }, { bp_systolic: 45 }, { bp_systolic: 195 }],
      ...[{ temperature: 28 }, { temperature: 34.9 }, { temperature: 40.1 }, { acvpu: 'U' }, { acvpu: 'P' }],
    ] as const)
      expect(redSignsOf(set, { ageYears }), JSON.stringify(set)).toEqual(Object.keys(set));
  });

  it.each(NOTE_CASES)('at %i years: %s', (ageYears, says, saysNot) => {
    expect(childSignsNote(ageYears)).toContain(says);
    expect(childSignsNote(ageYears)).not.toContain(saysNot);
  });

  it('say what is checked and what is not, and that no score is valid', () => {
    for (const age of [0, 4, 5, 11, 12, 15])
      for (const words of [
        'Slow and fast breathing and pulse',
        'SpO2',
        'systolic',
        'the need for oxygen, effort of breathing, capillary refill, skin colour.',
        'Bedside PEWS, extreme band (Crit Care 2009;13:R135, table 1)',
        'National guideline for field triage, 2021',
      ])
        expect(childSignsNote(age)).toContain(words);
    for (const age of [0, 4])
      expect(childSignsNote(age)).toContain('new confusion, a child who wakes only to a voice');
    expect(childSignsNote(5)).not.toContain('confusion');
    for (const age of [0, 4, 5, 11, 12, 15])
      expect(childSignsNote(age)).toMatch(
        /^Sideline has no early warning score that is valid under 16\. .*NICE NG51/,
      );
    expect(childSignsNote(16)).toBeNull();
    expect(childSignsNote(null)).toBeNull();
  });
});

describe('red signs of everyone else', () => {
  it('are values that score 3 by NEWS2, even if the age is unknown', () => {
    for (const ageYears of [16, 40, null])
      expect(redSignsOf({ heart_rate: 131, respiratory_rate: 20, acvpu: 'C' }, { ageYears })).toEqual([
        'heart_rate',
        'acvpu',
      ]);
  });
});

describe('red signs in pregnancy and in the six weeks after a birth', () => {
  it('use the pressures that both sources print, and the screen says so', () => {
    for (const printed of PRINTED_MATERNAL)
      expect(printed).toEqual([MATERNAL_PRESSURE.systolicFrom, MATERNAL_PRESSURE.diastolicFrom]);
    expect(PREGNANCY_NOTE).toContain(
      '160 systolic or 110 diastolic, or more (NICE NG133, Hypertension in pregnancy, 2019)',
    );
  });
});
