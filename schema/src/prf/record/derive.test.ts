import { describe, expect, it } from 'vitest';
import { derivationPatient, deriveObservation, deriveSection } from './derive.js';
import { openAlertsOf } from '../rules/alerts.js';
import { SICK_SET } from './observation-set.fixture.js';

const ADULT = { ageYears: 40, isPregnant: false };
const ID = '01934b1e-7a00-7000-8000-000000000001';
const SET = { id: ID, ...SICK_SET } as const;

describe('what follows from an observation set', () => {
  it('is an alert for a pressure of 182/118 in pregnancy, which NEWS2 gives no point for', () => {
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

  it('is the pressure as text and NEWS2 with its band, next set and rule', () => {
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
  it('derives the GCS total from its parts, keeps one that was entered until all three are there, gives none for what cannot be tested', () => {
    const parts = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 5 };
    const gcs = (entry: object) => deriveObservation({ id: ID, ...entry }, ADULT).gcs;
    expect(gcs(parts)).toBe(14);
    expect(gcs({ ...parts, gcs: 3 })).toBe(14);
    expect(gcs({ gcs: 15 })).toBe(15);
    expect(gcs({ gcs: 13, gcs_eye: 4 })).toBe(13);
    expect(gcs({ gcs: 13, gcs_eye: 4, gcs_verbal: 3 })).toBe(13);
    expect(gcs({ gcs_eye: 4, gcs_verbal: 3 })).toBeUndefined();
    expect(
      gcs({
        gcs_eye: 4,
        gcs_motor: 6,
        gcs: 15,
        not_recordable: [{ field: 'gcs_verbal', reason: 'not_testable' }],
      }),
    ).toBeUndefined();
  });
  it('drops a pressure text whose numbers went', () => {
    expect(deriveObservation({ id: ID, blood_pressure: '120/80' }, ADULT).blood_pressure).toBeUndefined();
    expect(deriveObservation({ id: ID, bp_systolic: 90 }, ADULT).blood_pressure).toBe('90/');
  });
  it('says why there is no score', () => {
    expect(deriveObservation({ id: ID }, ADULT).news2).toMatchObject({ status: 'incomplete' });
    expect(deriveObservation(SET, { ageYears: 12, isPregnant: false }).news2).toMatchObject({
      status: 'not_valid',
      invalid: 'under_16',
    });
  });
  it('goes by a pregnancy, but not by one that no longer applies', () => {
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
  ])('goes by a birth in the last six weeks: %s', (_what, SecondarySurvey, isPregnant) => {
    const of = (rest: object) => ({
      data: { incidentDetails: { incident_date: '2026-11-20T14:00:00.000Z' }, SecondarySurvey, ...rest },
      ageYears: 30,
      hasPatient: true,
    });
    expect(derivationPatient(of({})).isPregnant).toBe(isPregnant);
    // A father's record, or one whose sex at birth was put right.
    expect(derivationPatient(of({ PresentingComplaint: { sex_at_birth: 'male' } })).isPregnant).toBe(false);
  });
  it('gives no score after a birth, and the red signs of NEWS2', () => {
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
  it('is the same the second time', () => {
    const once = deriveSection('observations', { entries: [SET] }, ADULT);
    expect(deriveSection('observations', once, ADULT)).toEqual(once);
    expect(once['entries']).toMatchObject([{ occurred_at: SET.date_time }]);
  });
});
