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
    ['01:49', 'running'],
    ['01:50', 'soon'],
    ['01:59', 'soon'],
    ['02:00', 'due'],
    ['09:00', 'due'],
  ])('shows a cycle started at 00:00 at %s as %s', (now, phase) => {
    expect(cycleAt({ cycleFrom: at('00:00') }, ms(now))?.phase).toBe(phase);
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
});
