import { describe, expect, it } from 'vitest';
import {
  derivationPatient,
  deriveObservation,
  deriveSection,
  notRecordable,
  totalGcs,
  totalsByParts,
  withoutDerivedTotals,
} from './derive.js';
import { openAlertsOf } from '../rules/alerts.js';
import { SICK_SET } from './observation-set.fixture.js';

const ADULT = { ageYears: 40, isPregnant: false };
const ID = '01934b1e-7a00-7000-8000-000000000001';
const SET = { id: ID, ...SICK_SET } as const;

describe('values derived from an observation set', () => {
  it('include an alert for a pressure of 182/118 in pregnancy, which scores nothing in NEWS2', () => {
    const set = { id: ID, date_time: '2026-11-20T14:10:00.000Z', bp_systolic: 182, bp_diastolic: 118 };
    const derived = deriveObservation(set, { ageYears: 29, isPregnant: true });
    expect(derived.news2).toMatchObject({
      status: 'not_valid',
      red_signs: ['bp_systolic', 'bp_diastolic'],
      signs_rule: 'RCP-NEWS2-2017+NICE-NG133-2019/1',
    });
    expect(openAlertsOf({ entries: [derived] }, [])).toMatchObject([
      { basis: 'signs', reasons: ['red_bp_systolic', 'red_bp_diastolic'] },
    ]);
    expect(openAlertsOf({ entries: [deriveObservation(set, ADULT)] }, [])).toEqual([]);
  });

  it('include the pressure as text and NEWS2 with its band, next set and rule', () => {
    expect(deriveObservation(SET, ADULT)).toEqual({
      ...SET,
      blood_pressure: '104/60',
      news2: {
        status: 'scored',
        total: 10,
        band: 'high',
        scale: 'scale_1',
        subscores: {
          respiratory_rate: 2,
          oxygen_saturation: 2,
          supplemental_o2: 2,
          bp_systolic: 1,
          heart_rate: 2,
          acvpu: 0,
          temperature: 1,
        },
        next_due_minutes: 15,
        next_due_at: '2026-11-20T14:45:00.000Z',
        rule_version: 'RCP-NEWS2-2017/1',
      },
    });
  });
  it('include a GCS total from its parts, an entered one until all parts exist, and none if a part was not testable', () => {
    const parts = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 5 };
    const gcs = (entry: object) => deriveObservation({ id: ID, ...entry }, ADULT).gcs;
    expect(gcs(parts)).toBe(14);
    expect(gcs({ ...parts, gcs: 3 })).toBe(14);
    expect(gcs({ gcs: 15 })).toBe(15);
    expect(gcs({ gcs: 13, gcs_eye: 4 })).toBe(13);
    expect(gcs({ gcs: 13, gcs_eye: 4, gcs_verbal: 3 })).toBe(13);
    expect(gcs({ gcs_eye: 4, gcs_verbal: 3 })).toBeUndefined();
    expect(totalGcs({ id: ID, gcs_eye: 4, gcs_verbal: 3 })).toBeNull();
    expect(
      gcs({
        gcs_eye: 4,
        gcs_motor: 6,
        gcs: 15,
        not_recordable: [{ field: 'gcs_verbal', reason: 'not_testable' }],
      }),
    ).toBeUndefined();
  });
  it('include no pressure text once its numbers are gone', () => {
    expect(deriveObservation({ id: ID, blood_pressure: '120/80' }, ADULT).blood_pressure).toBeUndefined();
    expect(deriveObservation({ id: ID, bp_systolic: 90 }, ADULT).blood_pressure).toBe('90/');
  });
  it('include why there is no score', () => {
    expect(deriveObservation({ id: ID }, ADULT).news2).toMatchObject({ status: 'incomplete' });
    expect(deriveObservation(SET, { ageYears: 12, isPregnant: false }).news2).toMatchObject({
      status: 'not_valid',
      invalid: 'under_16',
    });
  });
  it('consider a pregnancy, but not one that no longer applies', () => {
    const of = (PresentingComplaint: object) =>
      derivationPatient({
        data: { PresentingComplaint: { ...PresentingComplaint } },
        ageYears: 30,
        hasPatient: true,
      });
    expect(of({ is_pregnant: 'yes' })).toEqual({ ageYears: 30, isPregnant: true });
    expect(of({ is_pregnant: 'yes', sex_at_birth: 'female' }).isPregnant).toBe(true);
    expect(of({ is_pregnant: 'yes', sex_at_birth: 'male' }).isPregnant).toBe(false);
    expect(of({ is_pregnant: 'possible' }).isPregnant).toBe(false);
  });
  it.each([
    ['said among the risks', { pregnancy: { risks: ['recent_birth'] } }, true],
    ['not among the risks', { pregnancy: { risks: ['twins'] } }, false],
    ['recorded without a time', { births: [{ id: ID, outcome: 'live' }] }, true],
    ['with us', { births: [{ id: ID, born_at: '2026-11-20T14:20:00.000Z' }] }, true],
    ['42 days before', { births: [{ id: ID, born_at: '2026-10-09T14:00:00.000Z' }] }, true],
    ['over 42 days before', { births: [{ id: ID, born_at: '2026-10-09T13:59:00.000Z' }] }, false],
    ['struck through', { births: [{ id: ID, void_reason: 'Another patient' }] }, false],
  ])('consider a birth in the last six weeks: %s', (_what, SecondarySurvey, isPregnant) => {
    const of = (rest: object) => ({
      data: { incidentDetails: { incident_date: '2026-11-20T14:00:00.000Z' }, SecondarySurvey, ...rest },
      ageYears: 30,
      hasPatient: true,
    });
    expect(derivationPatient(of({})).isPregnant).toBe(isPregnant);
    // A father's record, or one whose sex at birth was put right.
    expect(derivationPatient(of({ PresentingComplaint: { sex_at_birth: 'male' } })).isPregnant).toBe(false);
  });
  it('include no score after a birth, but the red signs of NEWS2', () => {
    const patient = derivationPatient({
      data: { SecondarySurvey: { pregnancy: { risks: ['recent_birth'] } } },
      ageYears: 30,
      hasPatient: true,
    });
    expect(deriveObservation({ ...SET, heart_rate: 140 }, patient).news2).toMatchObject({
      status: 'not_valid',
      invalid: 'pregnant',
      red_signs: ['heart_rate'],
    });
  });
  it('are the same the second time', () => {
    const once = deriveSection('observations', { entries: [SET] }, ADULT);
    expect(deriveSection('observations', once, ADULT)).toEqual(once);
    expect(once['entries']).toMatchObject([{ occurred_at: SET.date_time }]);
  });
});

describe('the patient of a derivation', () => {
  const of = (rest: object) => derivationPatient({ data: {}, ageYears: 0, hasPatient: true, ...rest });
  it('has an age in months only in the first year', () => {
    expect(of({ ageMonths: 11 })).toEqual({ ageYears: 0, ageMonths: 11, isPregnant: false });
    expect(of({ ageMonths: 0 })).toMatchObject({ ageMonths: 0 });
    for (const ageMonths of [12, null, undefined]) expect(of({ ageMonths })).not.toHaveProperty('ageMonths');
  });
  it('counts as having given birth up to 42 days before, to the millisecond', () => {
    const after = (ms: number) => {
      const born_at = new Date(Date.parse('2026-11-20T14:00:00.000Z') - 42 * 86_400_000 - ms).toISOString();
      return of({
        data: {
          incidentDetails: { incident_date: '2026-11-20T14:00:00.000Z' },
          SecondarySurvey: { births: [{ id: ID, born_at }] },
        },
      }).isPregnant;
    };
    expect([after(0), after(1)]).toEqual([true, false]);
  });
});

describe('the rule for red signs', () => {
  it.each([
    [{ ageYears: 15, isPregnant: false }, /NICE|child/iu],
    [{ ageYears: 15, isPregnant: true }, /NICE|child/iu],
    [{ ageYears: 16, isPregnant: true }, /NG133/u],
    [{ ageYears: null, isPregnant: true }, /NG133/u],
    [{ ageYears: null, isPregnant: false }, /^RCP-NEWS2-2017\/1$/u],
  ])('of %o', (patient, rule) => {
    const { news2: score } = deriveObservation({ id: ID, heart_rate: 190 }, patient);
    expect(score?.red_signs).toEqual(['heart_rate']);
    expect(score?.signs_rule).toMatch(rule);
    if (patient.ageYears === 15) expect(score?.signs_rule).not.toMatch(/NG133/u);
  });
});

describe('totals by parts', () => {
  const PARTS = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 };
  const whole = { id: 'a', ...PARTS, gcs: 15 };
  const entered = { id: 'b', gcs: 13, gcs_eye: 4 };
  const untestable = {
    id: 'c',
    not_recordable: [{ field: 'gcs_verbal' }, { field: null }],
    gcs_eye: 4,
  } as const;

  it('are left out of comparisons, and entered ones are kept', () => {
    const data = { entries: [whole, entered, untestable, { id: 'd', ...PARTS }, 'no set'] };
    const without = withoutDerivedTotals('observations', data);
    expect(without).toEqual({
      entries: [{ id: 'a', ...PARTS }, entered, untestable, { id: 'd', ...PARTS }, 'no set'],
    });
    expect(withoutDerivedTotals('observations', data)).toBe(without);
    expect(withoutDerivedTotals('observations', without)).toBe(without);
    expect(withoutDerivedTotals('ROLE', data)).toBe(data);
    const none = { entries: null };
    expect(withoutDerivedTotals('observations', none)).toBe(none);
  });

  it('have their own paths', () => {
    const data = { entries: [whole, entered, untestable, 'no set'] };
    expect([...totalsByParts('observations', data)]).toEqual(['entries/a/gcs', 'entries/c/gcs']);
    expect([...totalsByParts('ROLE', data)]).toEqual([]);
    expect([...totalsByParts('observations', { entries: null })]).toEqual([]);
  });

  it('do not exist if a part could not be tested', () => {
    expect([...notRecordable(untestable)]).toEqual(['gcs_verbal']);
    expect([...notRecordable({})]).toEqual([]);
  });
});

describe('a section', () => {
  it('keeps the time of each entry, and of nothing else', () => {
    const set = { id: ID, date_time: '2026-11-20T14:30:00.000Z', occurred_at: 'before' };
    expect(deriveSection('observations', { entries: [set, 'no set'] }, ADULT)['entries']).toMatchObject([
      { occurred_at: set.date_time },
    ]);
    const timeless = deriveSection('observations', { entries: [{ ...set, date_time: null }] }, ADULT);
    expect((timeless['entries'] as readonly object[])[0]).not.toHaveProperty('occurred_at');
    const given = { id: ID, time_administered: set.date_time, drug_name: 'oxygen' };
    expect(deriveSection('ClinicalInterventions', { drugs_administered: [given] }, ADULT)).toEqual({
      drugs_administered: [{ ...given, occurred_at: set.date_time }],
    });
  });
});
