import { describe, expect, it } from 'vitest';
import {
  assessRole,
  type RoleFlag,
  type RoleFlags,
  roleRouteText,
  roleWarnings,
} from './role-of-life-extinct.js';

const flags = (...names: readonly RoleFlag[]): RoleFlags =>
  Object.fromEntries(names.map((name) => [name, true]));
const FUTILE = flags(
  'collapse_gt_15_minutes',
  'no_evidence_of_cpr_prior_to_arrival',
  'patient_asystolic',
  'asystole_30_seconds',
  'no_contradiction_to_protocol',
);
const ALS = flags(
  'patient_asystolic',
  'remained_asystolic',
  'asystole_20_minutes_after_als',
  'no_contradiction_to_protocol',
);

describe('the route in words', () => {
  it('is every route met, otherwise the nearest, otherwise empty', () => {
    expect(roleRouteText({ hypostasis: true })).toBe('A: Unequivocal signs of death');
    expect(roleRouteText({ dnacpr: true })).toBe(
      'None met. The nearest is B: Not for resuscitation, arrest confirmed',
    );
    expect(roleRouteText({})).toBe('');
    expect(roleRouteText(FUTILE)).toBe('C: Resuscitation is futile');
    expect(roleRouteText(ALS)).toBe('D: Advanced life support has failed');
  });
});

describe('the route to recognition of life extinct (clinical section 5)', () => {
  it('is A for any unequivocal sign', () => {
    for (const sign of [
      'decapitation',
      'massive_cerebral_destruction',
      'hemicorporectomy',
      'decomposition',
      'incineration',
      'hypostasis',
      'rigor_mortis',
      'maceration',
    ] as const) {
      expect(assessRole(flags(sign)).route, sign).toBe('A');
    }
  });
  it('is B for a document with a confirmed arrest, never for a document alone', () => {
    for (const document of ['dnacpr', 'advanced_directive', 'terminally_ill'] as const) {
      expect(assessRole(flags(document)).route).toBeNull();
      expect(assessRole(flags(document, 'patient_asystolic')).route).toBeNull();
      expect(assessRole(flags(document, 'asystole_30_seconds')).route).toBeNull();
      expect(assessRole(flags(document, 'patient_asystolic', 'asystole_30_seconds')).route).toBe('B');
      expect(assessRole(flags(document, 'no_pulse_no_breathing')).route).toBe('B');
    }
    expect(assessRole(flags('no_pulse_no_breathing')).route).toBeNull();
  });
  it('is C and D only with all of theirs', () => {
    for (const [route, all] of [
      ['C', FUTILE],
      ['D', ALS],
    ] as const) {
      expect(assessRole(all).met).toContain(route);
      for (const flag of Object.keys(all)) {
        const without = assessRole({ ...all, [flag]: false });
        expect(without.met, `${route} without ${flag}`).not.toContain(route);
      }
    }
  });
  it('names what the nearest route lacks, and nothing while nothing is ticked', () => {
    const almost = assessRole({ ...ALS, remained_asystolic: false });
    expect(almost.nearest).toBe('D');
    expect(almost.missing).toEqual([[['remained_asystolic']]]);
    const document = assessRole(flags('dnacpr', 'patient_asystolic'));
    expect(document.nearest).toBe('B');
    expect(document.missing).toEqual([[['asystole_30_seconds'], ['no_pulse_no_breathing']]]);
    // Half of one alternative of B, and a fifth of C: B lacks less.
    expect(assessRole(flags('asystole_30_seconds')).nearest).toBe('B');
    expect(assessRole({})).toEqual({ met: [], route: null, nearest: null, missing: [] });
    expect(assessRole({ dnacpr: false, patient_asystolic: null })).toMatchObject({ nearest: null });
  });
  const QUIET = {
    roleTime: null,
    ageYears: 60,
    signsOfLife: [],
    returnsOfCirculation: [],
    againstProtocol: [],
  } as const;
  it('warns under 18 on routes C and D only, also beside a route that needs no warning', () => {
    const at = (given: RoleFlags, ageYears: number | null) =>
      roleWarnings({ ...QUIET, flags: given, ageYears });
    expect(at(FUTILE, 17)).toHaveLength(1);
    expect(at(ALS, 3)).toHaveLength(1);
    expect(at(FUTILE, 18)).toEqual([]);
    expect(at({ ...FUTILE, dnacpr: true }, 10)).toEqual([expect.stringMatching(/^Route C under 18/)]);
    expect(at({ ...FUTILE, ...ALS, hypostasis: true }, 10)).toEqual([
      expect.stringMatching(/^Route C and D under 18/),
    ]);
    expect(at(flags('decapitation'), 3)).toEqual([]);
    expect(at(flags('maceration'), 40)).toHaveLength(1);
    expect(at(flags('maceration'), 1)).toHaveLength(1);
    expect(at(flags('maceration'), 0)).toEqual([]);
    expect(at(flags('maceration'), null)).toEqual([]);
  });
  it.each(['signsOfLife', 'returnsOfCirculation'] as const)('warns of %s after the recognition', (what) => {
    const roleTime = '2026-11-20T14:00:00Z';
    const at = (time: string | null) =>
      roleWarnings({ ...QUIET, flags: FUTILE, roleTime, [what]: [{ at: time }] });
    expect(at('2026-11-20T14:05:00Z')).toHaveLength(1);
    expect(at('2026-11-20T13:55:00+00:00')).toEqual([]);
    expect(at(roleTime)).toEqual([]);
    expect(at(null)).toEqual([]);
  });
  it('warns of findings that contradict the flag, and only if the flag is set', () => {
    const against = (given: RoleFlags, againstProtocol = ['Drowning', 'Pregnant: yes']) =>
      roleWarnings({ ...QUIET, flags: given, againstProtocol });
    expect(against(FUTILE)).toEqual([
      '‘Nothing contradicts the protocol’ is ticked, but the record says: Drowning, Pregnant: yes.',
    ]);
    expect(against(FUTILE, ['Drowning'])).toHaveLength(1);
    expect(against(FUTILE, [])).toEqual([]);
    expect(against({ ...FUTILE, no_contradiction_to_protocol: false })).toEqual([]);
  });
});
