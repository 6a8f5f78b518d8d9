import { describe, expect, it } from 'vitest';
import { alertsOf, openAlertsOf } from './alerts.js';
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
  it('are the sets that want an action, newest first, without those struck through', () => {
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
  it('again where the set got worse than the action was for, in the same band too', () => {
    expect(open([recorded(9, true)])).toEqual([10]);
    expect(open([recorded(9, true), recorded(10, true)])).toEqual([]);
  });
  it('not where the set got better than the action was for', () => {
    expect(open([recorded(12, true)])).toEqual([]);
    expect(open([recorded(11, true), recorded(13, false)])).toEqual([]);
  });
});
