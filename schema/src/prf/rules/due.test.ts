import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { type DerivationPatient, deriveSection } from '../record/derive.js';
import { observationsDue } from './due.js';
import { minutesOverdue } from './overdue.js';

const ADULT: DerivationPatient = { ageYears: 40, isPregnant: false };
const CHILD: DerivationPatient = { ageYears: 4, isPregnant: false };
const PREGNANT: DerivationPatient = { ageYears: 30, isPregnant: true };
const minute = (at: number): string => new Date(Date.UTC(2026, 10, 20, 14, at)).toISOString();

const WELL = {
  ...{ respiratory_rate: 16, oxygen_saturation: 98, supplemental_o2: false, bp_systolic: 120 },
  ...{ heart_rate: 70, acvpu: 'A', temperature: 37 },
};
const NO_TEMPERATURE = { ...WELL, temperature: null };

/** The sets of a patient, a minute apart from 14:20 unless they say when. */
const factsOf = (
  patient: DerivationPatient,
  sets: readonly object[],
  more: PrfFacts['data'] = {},
): PrfFacts => {
  const entries = sets.map((set, index) => ({ id: String(index), date_time: minute(20 + index), ...set }));
  return {
    data: { observations: deriveSection('observations', { entries }, patient), ...more },
    ageYears: patient.ageYears,
    hasPatient: true,
  };
};
const outcome = (values: Readonly<Record<string, unknown>>): PrfFacts['data'] => ({
  DispositionOutcome: values,
});

describe('the next observations', () => {
  // How many minutes after the last of these sets; null where none is due.
  it.each<
    readonly [words: string, patient: DerivationPatient, sets: readonly object[], minutes: number | null]
  >([
    ['a score of 0', ADULT, [WELL], 720],
    ['a score of 1', ADULT, [{ ...WELL, heart_rate: 95 }], 240],
    ['a single 3', ADULT, [{ ...WELL, respiratory_rate: 25 }], 60],
    ['7 or more', ADULT, [{ ...WELL, respiratory_rate: 25, heart_rate: 131, bp_systolic: 100 }], 15],
    ['what is missing may score', ADULT, [NO_TEMPERATURE], 240],
    ['a concern', ADULT, [{ ...WELL, clinician_concern: true }], 60],
    ['a red sign without a score', CHILD, [{ heart_rate: 165 }], 60],
    ['a severe hypertension in pregnancy, systolic', PREGNANT, [{ ...WELL, bp_systolic: 160 }], 60],
    ['the same, diastolic', PREGNANT, [{ ...WELL, bp_diastolic: 110 }], 60],
    ['neither', PREGNANT, [{ ...WELL, bp_systolic: 159, bp_diastolic: 109 }], null],
    ['a pressure that was not taken again', PREGNANT, [{ bp_diastolic: 112 }, { heart_rate: 80 }], 60],
    ['nothing, of a child without a red sign', CHILD, [{ heart_rate: 100 }, { heart_rate: 102 }], null],
    ['a pressure that is better', PREGNANT, [{ bp_diastolic: 112 }, { bp_diastolic: 90 }], null],
    // Of the first set a pulse of one point was not measured again.
    [
      'one point that was not measured again',
      ADULT,
      [{ ...NO_TEMPERATURE, respiratory_rate: 25, heart_rate: 95 }, { respiratory_rate: 14 }],
      60,
    ],
    // All that called for it was: what was normal, or never measured, does not.
    [
      'all that had points measured again',
      ADULT,
      [{ ...NO_TEMPERATURE, respiratory_rate: 25 }, { respiratory_rate: 14 }],
      240,
    ],
    ['the newest of three', ADULT, [{ ...WELL, heart_rate: 131 }, WELL, { ...WELL, heart_rate: 95 }], 240],
    [
      'a clinician’s concern that nobody asked about again',
      ADULT,
      [{ heart_rate: 70, clinician_concern: true }, { heart_rate: 70 }],
      60,
    ],
    [
      'a carer’s',
      ADULT,
      [
        { heart_rate: 70, carer_concern: true },
        { heart_rate: 70, clinician_concern: false },
      ],
      60,
    ],
  ])('are due by %s', (_words, patient, sets, everyMinutes) => {
    const at = everyMinutes === null ? null : minute(19 + sets.length + everyMinutes);
    expect(observationsDue(factsOf(patient, sets))).toEqual(at === null ? null : { at, everyMinutes });
  });

  it.each([
    ['died', { disposition_outcome: 'deceased_on_scene' }],
    ['left before anyone saw them', { disposition_outcome: 'left_before_assessment' }],
    ['left our care', { time_left_dc_care: minute(30) }],
    ['was handed over', { handover_time: minute(30) }],
  ])('are not due of a patient who %s', (_what, values) => {
    expect(observationsDue(factsOf(ADULT, [WELL], outcome(values)))).toBeNull();
  });
  it('are due within the hour of a concern, where the score says no interval', () => {
    const set = { id: 'a', date_time: minute(20), heart_rate: 70, clinician_concern: true };
    const news2 = { status: 'scored', total: 0, band: 'low' };
    const facts = { ...factsOf(ADULT, []), data: { observations: { entries: [{ ...set, news2 }] } } };
    expect(observationsDue(facts)).toEqual({ at: minute(80), everyMinutes: 60 });
  });
  it('are counted from the last set that has a value', () => {
    const facts = factsOf(ADULT, [WELL, {}]);
    expect(observationsDue(facts)).toEqual({ at: minute(20 + 720), everyMinutes: 720 });
  });
  it('are due while only the outcome is chosen, and no time', () => {
    const facts = factsOf(ADULT, [WELL], outcome({ disposition_outcome: 'discharged_with_advice' }));
    expect(observationsDue(facts)?.everyMinutes).toBe(720);
  });

  it.each([
    ['struck through', { void_reason: 'Wrong patient' }],
    ['without a time', { date_time: null }],
    ['with a time that cannot be read', { date_time: 'about noon' }],
  ])('follow no set %s', (_what, more) => {
    const facts = factsOf(ADULT, [
      { ...WELL, heart_rate: 95 },
      { ...WELL, heart_rate: 140, ...more },
    ]);
    expect(observationsDue(facts)).toEqual({ at: minute(260), everyMinutes: 240 });
    expect(observationsDue(factsOf(ADULT, [{ ...WELL, ...more }]))).toBeNull();
  });

  it('follow the newest set in time, wherever it is in the list', () => {
    const ill = { ...NO_TEMPERATURE, heart_rate: 140, date_time: minute(10) };
    const facts = factsOf(ADULT, [WELL, ill]);
    expect(observationsDue(facts)).toEqual({ at: minute(740), everyMinutes: 720 });
  });
});

describe('a set', () => {
  it.each([
    [-1, null],
    [59.999, null],
    [60, 1],
    [119, 1],
    [7_200, 120],
  ])('%s s after it was due is overdue by %s whole minutes', (seconds, minutes) => {
    expect(minutesOverdue(minute(0), Date.parse(minute(0)) + seconds * 1_000)).toBe(minutes);
    expect(minutesOverdue(minute(0), new Date(Date.parse(minute(0)) + seconds * 1_000))).toBe(minutes);
  });
});
