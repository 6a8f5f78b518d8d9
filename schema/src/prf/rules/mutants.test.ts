import { describe, expect, it } from 'vitest';
import type * as Recognition from '../../clinical/role-of-life-extinct.js';
import type { RoleCircumstances, RoleFlags } from '../../clinical/role-of-life-extinct.js';
import { load, type Mutant, mutationsOf, survivorsOf } from '../../mutation.fixture.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { type DerivationPatient, deriveSection } from '../record/derive.js';
import type * as Due from './due.js';
import type * as Overdue from './overdue.js';
import type * as Circumstances from './role-circumstances.js';

/**
 * When the next observations are due, and what bears on the recognition of life extinct: every limit has a case on both sides that
 * notices when it is one step off (see prf/questions/mutants.test.ts).
 */

const ADULT: DerivationPatient = { ageYears: 40, isPregnant: false };
const CHILD: DerivationPatient = { ageYears: 4, isPregnant: false };
const PREGNANT: DerivationPatient = { ageYears: 30, isPregnant: true };
const minute = (at: number): string => new Date(Date.UTC(2026, 10, 20, 14, at)).toISOString();

const WELL = {
  ...{ respiratory_rate: 16, oxygen_saturation: 98, supplemental_o2: false, bp_systolic: 120 },
  ...{ heart_rate: 70, acvpu: 'A', temperature: 37 },
};
const NO_TEMPERATURE = { ...WELL, temperature: null };

/** The sets of a patient, a minute apart from 14:20; how many minutes after the last the next one is due; null where none is. */
const DUE_CASES: readonly (readonly [
  words: string,
  patient: DerivationPatient,
  sets: readonly object[],
  minutes: number | null,
])[] = [
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
  [
    'it is not put off by a set without a pressure',
    PREGNANT,
    [{ bp_diastolic: 112 }, { heart_rate: 80 }],
    60,
  ],
  ['it is by a pressure that is better', PREGNANT, [{ bp_diastolic: 112 }, { bp_diastolic: 90 }], null],
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
];

const dueFrom = (mutant?: Mutant) => load('prf/rules/due.ts', mutant) as unknown as typeof Due;
const isDueAsSaid = (
  { observationsDue }: typeof Due,
  [, patient, sets, minutes]: (typeof DUE_CASES)[number],
): boolean => {
  const entries = sets.map((set, index) => ({ id: String(index), date_time: minute(20 + index), ...set }));
  const facts: PrfFacts = {
    data: { observations: deriveSection('observations', { entries }, patient) },
    ageYears: patient.ageYears,
    hasPatient: true,
  };
  const due = observationsDue(facts);
  return minutes === null
    ? due === null
    : due?.everyMinutes === minutes && due.at === minute(19 + sets.length + minutes);
};

const OVERDUE_CASES: readonly (readonly [seconds: number, minutes: number | null])[] = [
  [-1, null],
  [59.999, null],
  [60, 1],
  [119, 1],
  [7_200, 120],
];

const ID = '01934b1e-7a00-7000-8000-000000000001';
const observed = (set: object): PrfFacts['data'] => ({ observations: { entries: [{ id: ID, ...set }] } });
/** What of the record speaks against the protocol, and how many sets show life. */
const CIRCUMSTANCES: readonly (readonly [
  data: PrfFacts['data'],
  against: readonly string[],
  alive: number,
])[] = [
  [{}, [], 0],
  [observed({ temperature: 35 }), [], 0],
  [observed({ temperature: 34.9 }), ['a temperature of 34.9 °C'], 0],
  [observed({ heart_rate: 0, respiratory_rate: 0 }), [], 0],
  [observed({ heart_rate: 1, respiratory_rate: 0 }), [], 1],
  [observed({ heart_rate: 0, respiratory_rate: 1 }), [], 1],
  [observed({ bp_systolic: 90 }), [], 0],
];

const ROUTE_C: RoleFlags = {
  ...{ collapse_gt_15_minutes: true, no_evidence_of_cpr_prior_to_arrival: true, patient_asystolic: true },
  ...{ asystole_30_seconds: true, no_contradiction_to_protocol: true },
};
const RECOGNISED = '2026-11-20T15:00:00.000Z';
const after = { at: '2026-11-20T15:01:00.000Z' };
const ROUTES: readonly (readonly [flags: RoleFlags, met: string, nearest: string | null, text: string])[] = [
  [{}, '', null, ''],
  [{ rigor_mortis: true }, 'A', null, 'A: Unequivocal signs of death'],
  [{ dnacpr: true }, '', 'B', 'None met. The nearest is B'],
  [{ dnacpr: true, no_pulse_no_breathing: true }, 'B', null, 'B: Not for resuscitation'],
  // Half of one alternative of B, and a fifth of C: B lacks less.
  [{ asystole_30_seconds: true }, '', 'B', 'None met. The nearest is B'],
  [ROUTE_C, 'C', null, 'C: Resuscitation is futile'],
  [
    { ...ROUTE_C, hypostasis: true },
    'A,C',
    null,
    'A: Unequivocal signs of death; C: Resuscitation is futile',
  ],
];
const WARNINGS: readonly (readonly [more: Partial<RoleCircumstances>, warning: string | null])[] = [
  [{ flags: ROUTE_C, ageYears: 17 }, 'Route C under 18'],
  [{ flags: ROUTE_C, ageYears: 18 }, null],
  [{ flags: { rigor_mortis: true }, ageYears: 17 }, null],
  [{ flags: { maceration: true }, ageYears: 1 }, 'Maceration'],
  [{ flags: { maceration: true }, ageYears: 0 }, null],
  [{ signsOfLife: [after] }, 'An observation after the recognition'],
  [{ signsOfLife: [{ at: RECOGNISED }] }, null],
  [{ returnsOfCirculation: [after] }, 'A return of circulation'],
  [{ returnsOfCirculation: [{ at: RECOGNISED }, { at: null }] }, null],
  [{ flags: ROUTE_C, againstProtocol: ['Drowning'] }, 'Nothing contradicts'],
  [{ flags: ROUTE_C }, null],
  [{ againstProtocol: ['Drowning'] }, null],
];

/** Whether every case comes out as it says with one file replaced; a rule that fails is noticed. */
const RULES: Readonly<Record<string, (mutant?: Mutant) => boolean>> = {
  'prf/rules/due.ts': (mutant) => DUE_CASES.every((one) => isDueAsSaid(dueFrom(mutant), one)),
  'prf/rules/overdue.ts': (mutant) => {
    const { minutesOverdue } = load('prf/rules/overdue.ts', mutant) as unknown as typeof Overdue;
    return OVERDUE_CASES.every(
      ([seconds, minutes]) =>
        minutesOverdue(RECOGNISED, Date.parse(RECOGNISED) + seconds * 1_000) === minutes,
    );
  },
  'prf/rules/role-circumstances.ts': (mutant) => {
    const { roleCircumstances } = load(
      'prf/rules/role-circumstances.ts',
      mutant,
    ) as unknown as typeof Circumstances;
    return CIRCUMSTANCES.every(([data, against, alive]) => {
      const { againstProtocol, signsOfLife } = roleCircumstances({ data, ageYears: 40, hasPatient: true });
      return againstProtocol.join() === against.join() && signsOfLife.length === alive;
    });
  },
  'clinical/role-of-life-extinct.ts': (mutant) => {
    const { assessRole, roleRouteText, roleWarnings } = load(
      'clinical/role-of-life-extinct.ts',
      mutant,
    ) as unknown as typeof Recognition;
    return (
      ROUTES.every(([flags, met, nearest, text]) => {
        const found = assessRole(flags);
        return (
          found.met.join() === met &&
          (found.route ?? '') === (met.split(',')[0] ?? '') &&
          found.nearest === nearest &&
          (text === '' ? roleRouteText(flags) === '' : roleRouteText(flags).startsWith(text))
        );
      }) &&
      WARNINGS.every(([more, warning]) => {
        const said = roleWarnings({
          ...{ flags: {}, roleTime: RECOGNISED, ageYears: 40, signsOfLife: [], returnsOfCirculation: [] },
          againstProtocol: [],
          ...more,
        });
        return warning === null ? said.length === 0 : said.length === 1 && (said[0] ?? '').includes(warning);
      })
    );
  },
};

/** Changes that no record can show, each with the reason. */
const EQUIVALENT: readonly (readonly [name: RegExp, why: string])[] = [
  [/^due\.ts: news2NextDueMinutes.*\[1 -> 2\]/u, 'From one point to four the interval is the same.'],
  [/^due\.ts: const ANY_ADULT.*\[16 -> /u, 'The sub-scores of NEWS2 do not go by age.'],
  [
    /^role-of-life-extinct\.ts: REQUIREMENTS\[route\]\.flat.*\[2 -> 3\]/u,
    'Two levels are all that there are.',
  ],
];

const survives =
  (comesOut: (mutant?: Mutant) => boolean) =>
  (mutant: Mutant): boolean => {
    try {
      return comesOut(mutant);
    } catch {
      return false;
    }
  };

describe('every mutant dies', () => {
  it.each(DUE_CASES)('the next observations: %s', (...one) => {
    expect(isDueAsSaid(dueFrom(), one)).toBe(true);
  });

  it.each(Object.entries(RULES))('of %s, whose cases give the expected results', (file, comesOut) => {
    expect(comesOut()).toBe(true);
    expect(mutationsOf(file).length).toBeGreaterThan(0);
    expect(survivorsOf(file, survives(comesOut), EQUIVALENT)).toEqual([]);
  });

  it('or is listed as no change', () => {
    const all = Object.keys(RULES).flatMap(mutationsOf);
    for (const [pattern, why] of EQUIVALENT)
      expect(
        all.some(({ name }) => pattern.test(name)),
        why,
      ).toBe(true);
  });
});
