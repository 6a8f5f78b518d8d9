import { describe, expect, it } from 'vitest';
import {
  ALERT_BASES,
  ALERT_REASON_LABELS,
  alertActionPath,
  alertFigureOf,
  alertInSentence,
  alertName,
  alertsOf,
  alertWords,
  isAlertActionPath,
  isCovered,
  lastAnswers,
  openAlertsOf,
  withdrawnBecause,
} from './alerts.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { deriveSection } from '../record/derive.js';
import { SICK_SET } from '../record/observation-set.fixture.js';

const SICK = { id: 'a', ...SICK_SET } as const;
const WELL = {
  ...SICK,
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  temperature: 37,
} as const;

const observed = (...entries: readonly object[]) =>
  deriveSection('observations', { entries }, { ageYears: 40, isPregnant: false });

describe('alerts', () => {
  it('of sets without a time come after the others', () => {
    const data = observed({ ...SICK, id: 'x', date_time: null }, SICK, { ...SICK, id: 'y', date_time: null });
    expect(alertsOf(data).map(({ entryId }) => entryId)).toEqual(['a', 'x', 'y']);
  });
  it('are the sets that need an action, newest first, without those struck through', () => {
    const data = observed(
      SICK,
      { ...SICK, id: 'b', date_time: '2026-11-20T14:50:00.000Z' },
      { ...SICK, id: 'c', void_reason: 'Wrong patient' },
      { ...WELL, id: 'd' },
    );
    expect(alertsOf(data).map(({ entryId, band }) => [entryId, band])).toEqual([
      ['b', 'high'],
      ['a', 'high'],
    ]);
    expect(alertsOf(null)).toEqual([]);
  });
});

describe('an alert is open', () => {
  const open = (recorded: Parameters<typeof openAlertsOf>[1]) =>
    openAlertsOf(observed(SICK), recorded).map(({ total }) => total);
  const recorded = (total: number, isActioned: boolean) => ({ entryId: 'a', total, isActioned });

  it('until an action is recorded', () => {
    expect(open([])).toEqual([10]);
    expect(open([recorded(10, false)])).toEqual([10]);
    expect(open([recorded(10, true)])).toEqual([]);
    expect(open([{ ...recorded(10, true), entryId: 'b' }])).toEqual([10]);
  });
  it('again if the set got worse than the action was for, even in the same band', () => {
    expect(open([recorded(9, true)])).toEqual([10]);
    expect(open([recorded(9, true), recorded(10, true)])).toEqual([]);
  });
  it('not if the set got better than the action was for', () => {
    expect(open([recorded(12, true)])).toEqual([]);
    expect(open([recorded(11, true), recorded(13, false)])).toEqual([]);
  });
});

describe('the alert of a set', () => {
  const CHILD = { ageYears: 4, isPregnant: false };
  const figure = (set: object, patient = { ageYears: 40, isPregnant: false }) => {
    const { entries } = deriveSection('observations', { entries: [{ id: 'a', ...set }] }, patient);
    return alertFigureOf((entries as readonly ObservationEntry[])[0] as ObservationEntry);
  };
  const LOW = { total: 0, band: 'low_medium' } as const;

  it('is its score, its known minimum, its red signs or a concern, and not a low score', () => {
    expect(figure(SICK)).toEqual({ basis: 'score', total: 10, band: 'high', reasons: [] });
    expect(figure({ heart_rate: 131 })).toEqual({ ...LOW, basis: 'minimum', total: 3, reasons: [] });
    expect(figure({ heart_rate: 165 }, CHILD)).toEqual({
      ...LOW,
      basis: 'signs',
      reasons: ['red_heart_rate'],
    });
    expect(figure({ carer_concern: true })).toEqual({ ...LOW, basis: 'concern', reasons: ['concern_carer'] });
    expect(figure({ ...SICK, clinician_concern: true })?.reasons).toEqual(['concern_clinician']);
    expect(figure({ heart_rate: 131, carer_concern: true })?.reasons).toEqual(['concern_carer']);
    expect(figure({ heart_rate: 165, clinician_concern: true }, CHILD)).toMatchObject({
      ...{ basis: 'signs', reasons: ['red_heart_rate', 'concern_clinician'] },
    });
    expect([
      figure({}),
      figure({ ...WELL, carer_concern: false }),
      figure({ heart_rate: 100 }, CHILD),
    ]).toEqual([...[null, null, null]]);
  });

  it('keeps the rule that raised it, and its time', () => {
    const { entryId, at, ruleVersion } = alertsOf(observed(SICK))[0] ?? {};
    expect([entryId, at, ruleVersion]).toEqual(['a', SICK.date_time, 'RCP-NEWS2-2017/1']);
    const signs = deriveSection('observations', { entries: [{ id: 'a', heart_rate: 165 }] }, CHILD);
    expect(alertsOf(signs)[0]).toMatchObject({
      at: null,
      ruleVersion: expect.stringContaining('NICE') as string,
    });
  });
});

describe('a set that has no score yet', () => {
  it('raises the concern of a clinician, by no rule', () => {
    const set = { id: 'a', clinician_concern: true };
    expect(alertsOf({ entries: [set] })).toEqual([
      {
        ...{ entryId: 'a', at: null, basis: 'concern', total: 0, band: 'low_medium' },
        ...{ reasons: ['concern_clinician'], ruleVersion: '' },
      },
    ]);
  });
});

describe('an answer to an alert', () => {
  it('covers the same figure and lower ones, for each of the reasons', () => {
    const alert = { total: 5, reasons: ['concern_carer', 'red_acvpu'] as const };
    expect(isCovered(alert, { total: 5, reasons: ['red_acvpu', 'concern_carer'] })).toBe(true);
    expect(isCovered(alert, { total: 5, reasons: ['concern_carer'] })).toBe(false);
    expect(isCovered(alert, { total: 4, reasons: alert.reasons })).toBe(false);
    expect(isCovered(alert, { total: 9 })).toBe(false);
    expect(isCovered({ total: 5, reasons: [] }, { total: 5 })).toBe(true);
  });

  it('is the last of its set', () => {
    const [first, other, last] = [
      { entryId: 'a', total: 5 },
      { entryId: 'b', total: 3 },
      { entryId: 'a', total: 7 },
    ] as const;
    expect(lastAnswers([first, other, last])).toEqual([last, other]);
  });

  it('has a path of its own within the set', () => {
    expect(alertActionPath('a')).toBe('entries/a/alert_action');
    expect([alertActionPath('a'), 'entries/a/heart_rate'].map(isAlertActionPath)).toEqual([true, false]);
  });
});

describe('an alert that no longer applies', () => {
  const AT = '2026-11-20T15:00:00.000Z';
  it.each([
    [{ voided_at: '2026-11-20T14:59:59.000Z' }, 'the set was struck through'],
    [{ voided_at: AT }, 'the set was struck through'],
    // Struck through only afterwards.
    [{ voided_at: '2026-11-20T15:00:01.000Z' }, 'the score was worked out again'],
    [{ voided_at: null }, 'the score was worked out again'],
    [{ voided_at: Date.parse(AT) - 1 }, 'the score was worked out again'],
    [{}, 'the score was worked out again'],
    [undefined, 'the score was worked out again'],
  ])('says why: %o', (set, why) => {
    expect(withdrawnBecause(set, AT)).toBe(why);
    expect(withdrawnBecause(set, new Date(AT))).toBe(why);
  });
});

describe('the words of an alert', () => {
  it('exist for every basis and every reason', () => {
    expect(ALERT_BASES).toEqual(['score', 'minimum', 'signs', 'concern']);
    expect(ALERT_REASON_LABELS).toEqual({
      concern_clinician: 'clinician is concerned',
      concern_carer: 'parent or carer is concerned',
      red_respiratory_rate: 'Respiratory rate',
      red_oxygen_saturation: 'SpO2',
      red_bp_systolic: 'Systolic pressure',
      red_bp_diastolic: 'Diastolic pressure',
      red_heart_rate: 'Pulse',
      red_acvpu: 'Consciousness',
      red_temperature: 'Temperature',
    });
  });

  it('name what raised it, alone and in a sentence', () => {
    expect(alertName({ total: 5 })).toBe('NEWS2 5');
    expect(alertWords({ basis: 'score', total: 5, band: 'medium', reasons: ['concern_carer'] })).toBe(
      'NEWS2 5, medium, parent or carer is concerned',
    );
    expect(alertInSentence({ basis: 'score', total: 5 })).toBe('NEWS2 5');
    expect(alertInSentence({ basis: 'minimum', total: 5 })).toBe('incomplete NEWS2, at least 5');
    expect(alertName({ basis: 'minimum', total: 5 })).toBe('Incomplete NEWS2, at least 5');
    expect(alertName({ basis: 'signs', total: 0, reasons: ['red_heart_rate'] })).toBe('Red sign: pulse');
    expect(
      alertName({ basis: 'signs', total: 0, reasons: ['red_heart_rate', 'red_oxygen_saturation'] }),
    ).toBe('Red signs: pulse, SpO2');
    expect(alertName({ basis: 'signs', total: 0 })).toBe('Red signs');
    expect(alertName({ basis: 'concern', total: 0 })).toBe('Alert');
    expect(alertName({ basis: 'concern', total: 0, reasons: ['concern_clinician'] })).toBe(
      'Clinician is concerned',
    );
  });
});
