import { describe, expect, it } from 'vitest';
import { arrestDuration, arrestOf, cycleAt } from './arrest.js';
import { missingForSigning } from './missing.js';
import type { PrfFacts } from '../catalogue/kinds.js';

const at = (time: string): string => `2026-11-20T14:${time}.000Z`;
const ms = (time: string): number => Date.parse(at(time));

const facts = (ClinicalInterventions: Readonly<Record<string, unknown>>): PrfFacts => ({
  data: { ClinicalInterventions },
  ageYears: 40,
  hasPatient: true,
});
const cpr = (id: string, event: string, time: string, more: object = {}) => ({
  id,
  event,
  time: at(time),
  ...more,
});

describe('a cardiac arrest', () => {
  it('starts with our first CPR, rhythm check or shock', () => {
    expect(arrestOf(facts({})).startedAt).toBeNull();
    const arrest = arrestOf(
      facts({
        cpr: [cpr('b', 'started', '05:00'), cpr('a', 'started', '01:00', { is_before_arrival: true })],
        defibrillation: [{ id: 'c', time: at('04:30'), rhythm: 'vf', shocks_delivered: 1 }],
      }),
    );
    expect(arrest.startedAt).toBe(at('04:30'));
    expect(arrestDuration(arrest, ms('06:30'))).toBe(120_000);
  });

  it('counts two minutes from CPR, rhythm check and shock, but not from a pause', () => {
    const entries = [
      cpr('a', 'started', '00:00'),
      cpr('b', 'rhythm_check', '02:05', { rhythm: 'vf' }),
      cpr('d', 'stopped', '03:00'),
    ];
    const arrest = arrestOf(
      facts({
        cpr: entries,
        defibrillation: [{ id: 'c', time: at('02:20'), shocks_delivered: 1, energy_joules: 150 }],
      }),
    );
    expect(arrest).toMatchObject({ isCprOn: false, cycleFrom: at('02:20'), shocks: 1, lastEnergy: 150 });
    expect(arrestOf(facts({ cpr: entries })).cycleFrom).toBe(at('02:05'));
  });

  it.each([
    ['01:49.999', 'running'],
    ['01:50.000', 'soon'],
    ['01:59.999', 'soon'],
    ['02:00.000', 'due'],
    ['09:00.000', 'due'],
  ])('shows a cycle started at 00:00 at %s as %s', (now, phase) => {
    const cycle = cycleAt({ cycleFrom: at('00:00') }, Date.parse(`2026-11-20T14:${now}Z`));
    expect(cycle?.phase).toBe(phase);
  });

  it('never has a negative length after the clock was put back', () => {
    expect(cycleAt({ cycleFrom: at('05:00') }, ms('04:00'))?.elapsedMs).toBe(0);
    expect(arrestDuration(arrestOf(facts({ cpr: [cpr('a', 'started', '05:00')] })), ms('04:00'))).toBe(0);
  });

  it('treats the rhythm as checked once it was checked after the last shock', () => {
    const check = cpr('a', 'rhythm_check', '02:00', { rhythm: 'vf' });
    expect(arrestOf(facts({ cpr: [check] })).rhythm).toBe('vf');
    const defibrillation = [{ id: 'b', time: at('02:10'), shocks_delivered: 1 }];
    expect(arrestOf(facts({ cpr: [check], defibrillation })).rhythm).toBeNull();
    expect(arrestOf(facts({ cpr: [cpr('a', 'rhythm_check', '02:00')] })).rhythm).toBeNull();
  });

  it('stops with return of circulation, and starts again with another arrest', () => {
    const entries = [cpr('a', 'started', '00:00'), cpr('b', 'rosc', '08:00')];
    const rosc = arrestOf(facts({ cpr: entries }));
    expect(rosc).toMatchObject({ hasCirculation: true, isCprOn: false, cycleFrom: null });
    expect(arrestDuration(rosc, ms('20:00'))).toBe(480_000);
    const again = arrestOf(facts({ cpr: [...entries, cpr('c', 'rearrest', '12:00')] }));
    expect(again).toMatchObject({ hasCirculation: false, startedAt: at('12:00'), cycleFrom: at('12:00') });
    expect(arrestOf(facts({ cpr: [...entries, cpr('c', 'started', '13:00')] })).startedAt).toBe(at('13:00'));
  });

  it('does not start again because the rhythm of a patient with a pulse is checked', () => {
    const entries = [
      cpr('a', 'started', '00:00'),
      cpr('b', 'rosc', '08:00'),
      cpr('c', 'rhythm_check', '15:00', { rhythm: 'sinus' }),
    ];
    expect(arrestOf(facts({ cpr: entries }))).toMatchObject({
      ...{ hasCirculation: true, startedAt: at('00:00'), endedAt: at('08:00') },
      ...{ cycleFrom: null, rhythm: 'sinus' },
    });
  });

  it('goes back to what it was when the last tap is struck through', () => {
    const entries = [
      cpr('a', 'started', '00:00'),
      cpr('b', 'rosc', '08:00', { void_reason: 'Tapped in error' }),
    ];
    expect(arrestOf(facts({ cpr: entries }))).toMatchObject({ hasCirculation: false, isCprOn: true });
  });

  it('shows when adrenaline was last given, not when it was held back', () => {
    const drugs_administered = [
      { id: 'a', drug_name: 'adrenaline_1_10000', time_administered: at('03:00') },
      { id: 'b', drug_name: 'amiodarone', time_administered: at('05:00') },
      {
        id: 'c',
        drug_name: 'adrenaline_1_10000',
        time_administered: at('06:00'),
        not_given_reason: 'unable',
      },
    ];
    expect(arrestOf(facts({ drugs_administered })).lastAdrenalineAt).toBe(at('03:00'));
  });

  it('leaves for later what a tap cannot record', () => {
    const missing = missingForSigning(
      facts({
        cpr: [cpr('a', 'rhythm_check', '02:00'), cpr('b', 'started', '02:10')],
        drugs_administered: [{ id: 'c', drug_name: 'adrenaline_1_10000', time_administered: at('03:00') }],
        defibrillation: [{ id: 'd', time: at('02:05'), shocks_delivered: 1 }],
        procedures: [{ id: 'e', time_performed: at('04:00') }],
      }),
    ).flatMap(({ entryId, field }) => (entryId ? [`${entryId} ${field}`] : []));
    expect([...missing].sort()).toEqual([
      'a rhythm',
      'c dose',
      'c dose_unit',
      'c given_by',
      'c route',
      'd rhythm',
      'e procedure',
    ]);
  });

  it('is nothing at all where the record has none', () => {
    const none = arrestOf(facts({}));
    expect(none).toEqual({
      ...{ startedAt: null, firstAt: null, endedAt: null, hasCirculation: false, isCprOn: false },
      ...{ cycleFrom: null, shocks: 0, lastEnergy: null, rhythm: null, lastAdrenalineAt: null },
    });
    expect(cycleAt(none, ms('00:00'))).toBeNull();
    expect(arrestDuration(none, ms('00:00'))).toBeNull();
  });

  it.each([
    ['an event without a time', { cpr: [{ id: 'a', event: 'started' }] }],
    ['a time without an event', { cpr: [{ id: 'a', time: at('00:00') }] }],
    ['a shock without a time', { defibrillation: [{ id: 'a', shocks_delivered: 1 }] }],
    ['a shock by others', { defibrillation: [{ id: 'a', time: at('00:00'), is_before_arrival: true }] }],
    [
      'adrenaline by others',
      {
        drugs_administered: [
          {
            ...{ id: 'a', drug_name: 'adrenaline_1_10000', time_administered: at('00:00') },
            is_before_arrival: true,
          },
        ],
      },
    ],
    ['adrenaline without a time', { drugs_administered: [{ id: 'a', drug_name: 'adrenaline_1_10000' }] }],
  ])('does not begin with %s', (_what, interventions) => {
    expect(arrestOf(facts(interventions))).toEqual(arrestOf(facts({})));
  });

  it('has two taps of one moment in the order of their ids', () => {
    const last = (...ids: readonly [string, string]) =>
      arrestOf(facts({ cpr: [cpr(ids[0], 'started', '00:00'), cpr(ids[1], 'stopped', '00:00')] })).isCprOn;
    expect(last('a', 'b')).toBe(false);
    expect(last('b', 'a')).toBe(true);
    // The time comes first.
    expect(
      arrestOf(facts({ cpr: [cpr('a', 'stopped', '00:01'), cpr('b', 'started', '00:00')] })).isCprOn,
    ).toBe(false);
  });

  it('adds up the shocks, one where nobody said how many, and has the last energy that is known', () => {
    const defibrillation = [
      { id: 'a', time: at('02:00'), shocks_delivered: 2, energy_joules: 150 },
      { id: 'b', time: at('04:00') },
    ];
    expect(arrestOf(facts({ defibrillation }))).toMatchObject({
      ...{ shocks: 3, lastEnergy: 150, startedAt: at('02:00'), cycleFrom: at('04:00') },
    });
    const advised = [
      ...defibrillation,
      { id: 'c', time: at('06:00'), shocks_delivered: 0, energy_joules: 200 },
    ];
    expect(arrestOf(facts({ defibrillation: advised }))).toMatchObject({ shocks: 3, lastEnergy: 200 });
  });

  it('is CPR by hand or by machine, until it is stopped', () => {
    const isOn = (event: string) => arrestOf(facts({ cpr: [cpr('a', event, '00:00')] })).isCprOn;
    expect(['started', 'mechanical_started', 'rhythm_check', 'rearrest', 'stopped'].map(isOn)).toEqual([
      ...[true, true, false, false, false],
    ]);
    expect(arrestOf(facts({ cpr: [cpr('a', 'stopped', '00:00')] })).startedAt).toBeNull();
  });

  it('has a circulation at handover only where it had returned', () => {
    const handed = cpr('c', 'handed_over', '10:00');
    const without = arrestOf(facts({ cpr: [cpr('a', 'started', '00:00'), handed] }));
    expect(without).toMatchObject({
      ...{ hasCirculation: false, isCprOn: false, cycleFrom: null, endedAt: at('10:00') },
    });
    const withPulse = [cpr('a', 'started', '00:00'), cpr('b', 'rosc', '08:00'), handed];
    expect(arrestOf(facts({ cpr: withPulse })).hasCirculation).toBe(true);
  });

  it('keeps when the first one began, and counts the last', () => {
    const entries = [
      ...[cpr('a', 'started', '00:00'), cpr('b', 'rosc', '08:00')],
      ...[cpr('c', 'rhythm_check', '09:00', { rhythm: 'vf' }), cpr('d', 'rearrest', '12:00')],
    ];
    expect(arrestOf(facts({ cpr: entries }))).toMatchObject({
      ...{ firstAt: at('00:00'), startedAt: at('12:00'), endedAt: null, rhythm: null },
    });
    // Tapped without a return of circulation it begins again too.
    const again = [cpr('a', 'started', '00:00'), cpr('b', 'rearrest', '05:00')];
    expect(arrestOf(facts({ cpr: again })).startedAt).toBe(at('05:00'));
    const going = [cpr('a', 'started', '00:00'), cpr('b', 'rhythm_check', '02:00', { rhythm: 'vf' })];
    expect(arrestOf(facts({ cpr: going }))).toMatchObject({ startedAt: at('00:00'), rhythm: 'vf' });
  });

  it('knows the last adrenaline in time, wherever it is in the list', () => {
    const given = (id: string, time: string, drug_name = 'adrenaline_1_1000') => ({
      ...{ id, drug_name, time_administered: at(time) },
    });
    const last = (...drugs_administered: readonly object[]) =>
      arrestOf(facts({ drugs_administered })).lastAdrenalineAt;
    expect(last(given('a', '06:00'), given('b', '03:00'))).toBe(at('06:00'));
    expect(last(given('a', '03:00'), given('b', '06:00'))).toBe(at('06:00'));
    expect(
      last(given('a', '03:00', 'noradrenaline'), { id: 'b', time_administered: at('04:00') }),
    ).toBeNull();
  });
});
