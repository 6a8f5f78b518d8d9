import { describe, expect, it } from 'vitest';
import { CHANGES_AND_DEFAULTS } from '../mutation.fixture.js';
import { idleReasons, type Judged, unnoticedIn } from '../mutated-tests.fixture.js';

const RULES: readonly Judged[] = [
  [
    'clinical/news2.ts',
    ['clinical/news2.test.ts'],
    [
      [/ \[Infinity, 0\], \[(?:\[Infinity, 0\]|Infinity) -> left out\]$/u, 'What no step has scores 0.'],
      [/ return step \? step\[1\] : 0; \[0 -> 1\]$/u, 'The last step has no upper limit.'],
      [
        / (?:respiratory_rate|oxygen_saturation|supplemental_o2|bp_systolic|heart_rate|acvpu) == null \|\| /u,
        'What is null is missing already.',
      ],
      [
        / (?:respiratory_rate: 16|oxygen_saturation: 98|supplemental_o2: false|bp_systolic: 120|heart_rate: 70|temperature: 37), \[(?:\d+|false) -> (?:\d+|true)\]$/u,
        'Any value will do where only another parameter is looked at.',
      ],
      [
        / if \(set\[parameter\] === null \|\| .*\[\|\| -> &&\]$/u,
        'A parameter without a value has no points below either.',
      ],
    ],
  ],
  [
    'clinical/minimum.ts',
    ['clinical/minimum.test.ts'],
    [
      [
        / const ADULT = .*\[(?:.* -> left out|16 -> 17)\]$/u,
        'NEWS2 is the same from 16 on, and valid unless pregnant.',
      ],
    ],
  ],
  ['clinical/gcs.ts', ['clinical/gcs.test.ts']],
  ['clinical/capacity.ts', ['clinical/capacity.test.ts']],
  ['clinical/plausibility.ts', ['clinical/plausibility.test.ts']],
  [
    'clinical/role-of-life-extinct.ts',
    ['clinical/role-of-life-extinct.test.ts'],
    [
      [/ REQUIREMENTS\[route\]\.flat.*\[2 -> 3\]$/u, 'Two levels are all that there are.'],
      [/ if \(met\.length > 0\) .*\[met\[0\] \?\? null -> met\[0\]\]$/u, 'One of several is there.'],
    ],
  ],
  [
    'clinical/single-signs.ts',
    ['clinical/single-signs.test.ts'],
    [
      [/ \{ below: 16, .*\[16 -> 17\]$/u, 'From 16 years NEWS2 is asked.'],
      [/ return CHILD_EXTREMES\.slice.*\[(?:< -> <=|1 -> 2)\]$/u, 'An older row is within a younger one.'],
      [/ if \(years < 10\).*\[(?:< -> <=|10 -> 11)\]$/u, '70 + 2 × 10 is the 90 that holds from 10.'],
      [/ if \(rates === undefined\) .*\[false -> true\]$/u, 'Every age under 16 has its row.'],
      [
        / extremes\.some\(.*respirationUpTo.*\[some -> every\]$/u,
        'Both rows under a year have the same limit.',
      ],
      [/ const adult = .*\[16 -> 17\]$/u, 'The sub-scores of NEWS2 do not go by age.'],
    ],
  ],
];

const BY_FILE = RULES.map((rule) => [rule[0], rule] as const);

describe('every mutant of a clinical rule dies by its unit tests', () => {
  it.each(BY_FILE)('in %s', (_file, rule) => {
    expect(unnoticedIn(rule, CHANGES_AND_DEFAULTS)).toEqual([]);
  });

  it.each(BY_FILE)('or is listed as no change in %s', (_file, rule) => {
    expect(idleReasons(rule, CHANGES_AND_DEFAULTS)).toEqual([]);
  });
});
