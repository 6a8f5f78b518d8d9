import { describe, expect, it } from 'vitest';
import { CHANGES_AND_DEFAULTS } from '../../mutation.fixture.js';
import { idleReasons, type Judged, unnoticedIn } from '../../mutated-tests.fixture.js';

const RULES: readonly Judged[] = [
  [
    'prf/rules/alerts.ts',
    ['prf/rules/alerts.test.ts'],
    [[/\.filter\(isReason\) -> /u, 'Every red sign is a reason.']],
  ],
  [
    'prf/rules/dose-checks.ts',
    ['prf/rules/dose-checks.test.ts', 'prf/rules/dose-entries.test.ts', 'prf/rules/doses-together.test.ts'],
    [
      [
        / \(weight \?\? 0n\) .*\[(?:weight \?\? )?0n -> /u,
        'An entry by weight is taken only where the weight is known.',
      ],
      [
        /\[(?:(?:range\.|other\.)?fromYears|range\.leastDose) \?\? 0 -> /u,
        'In a comparison or a product null counts as 0.',
      ],
      [/\[entry\.route \?\? '' -> /u, 'A dose without a route is not checked.'],
      [/ (?:cap < byWeight|least < greatest) .*\[< -> <=\]$/u, 'Of two that are the same either will do.'],
      [
        / return (?:a|one\.entry\.id) < .*\[< -> <=\]$/u,
        'Two times that differ, two ids: they are never the same.',
      ],
      [
        / return (?:a|one\.entry\.id) < .*\[1 -> [02]\]$/u,
        'A sort asks only whether one comes before the other.',
      ],
      [/ (?:const isAdults|const side) = .*\[> -> >=\]$/u, 'The greatest dose itself is in range.'],
      [
        / if \((?:other\.)?amount === null \|\| (?:other\.)?unit === null.*\[\|\| -> &&\]$/u,
        'An amount and its unit are known together or not at all.',
      ],
    ],
  ],
  ['letter-case.ts', ['letter-case.test.ts']],
  ['prf/rules/dose-amounts.ts', ['prf/rules/dose-amounts.test.ts']],
  [
    'prf/rules/allergy-matches.ts',
    ['prf/rules/allergy-matches.test.ts'],
    [
      [
        / \.\.\.DRUG_CLASSES\.flatMap.*\[\.\.\.against -> left out\]$/u,
        'Each is a name of a drug or of a member too.',
      ],
      [/\[drug_name \?\? '' -> /u, 'No drug is called by an empty name, or by none.'],
    ],
  ],
  [
    'prf/rules/anticoagulants.ts',
    ['prf/rules/anticoagulants.test.ts'],
    [
      [/\.at\(-1\) \?\? '' -> /u, 'A text that is split has a last part.'],
      [/ \?\? \[\] -> /u, 'No letters are found everywhere.'],
    ],
  ],
  [
    'prf/rules/discharge-risk.ts',
    ['prf/rules/watching.test.ts'],
    [
      [
        / hasPatient: false, \.\.\.facts \}, \[false -> true\]$/u,
        'Which sets there are does not go by the patient.',
      ],
    ],
  ],
  [
    'prf/rules/latest-news2.ts',
    ['prf/rules/latest-news2.test.ts'],
    [
      [/ const timeOf = .*\[0 -> 1\]$/u, 'No set was taken in the first millisecond of 1970.'],
      [
        / return total == null \|\| band == null .*\[\|\| -> &&\]$/u,
        'A total and its band are kept together.',
      ],
    ],
  ],
  ['prf/rules/set-score.ts', ['prf/rules/set-score.test.ts']],
  [
    'prf/rules/empty-set.ts',
    ['prf/rules/empty-set.test.ts'],
    [
      [
        / const MEASURED = .*(?:\[find -> findLast\]$|\?\? \[\] -> )/u,
        'One list of the section has that name.',
      ],
    ],
  ],
  [
    'prf/rules/missing.ts',
    ['prf/rules/missing.test.ts', 'prf/rules/completeness.test.ts', 'prf/rules/presentation.test.ts'],
  ],
  ['prf/rules/death.ts', ['prf/rules/death.test.ts']],
  [
    'prf/rules/due.ts',
    ['prf/rules/due.test.ts'],
    [
      [/\[news2Subscore\(.*\) \?\? 0 -> /u, 'What has no points has none above 0.'],
      [/\[[ab]\.date_time \?\? '' -> /u, 'Only sets with a time are put in order.'],
      [/ news2NextDueMinutes.*\[1 -> 2\]$/u, 'From one point to four the interval is the same.'],
      [
        / const ANY_ADULT = .*\[(?:.* -> left out|16 -> 17)\]$/u,
        'The sub-scores of NEWS2 do not go by age or pregnancy.',
      ],
    ],
  ],
  ['prf/rules/overdue.ts', ['prf/rules/due.test.ts']],
  ['prf/rules/check-escalation.ts', ['prf/rules/check-escalation.test.ts']],
  [
    'prf/rules/escalation.ts',
    ['prf/rules/escalation.test.ts', 'prf/rules/watching.test.ts'],
    [
      [/ \(at === null \|\| alert\.at === null \|\| .*\[\|\| -> &&\]$/u, 'No time is before none.'],
      [
        / hasPatient: false, \.\.\.facts \}; \[false -> true\]$/u,
        'Which entries there are does not go by the patient.',
      ],
      [/\?\.label \?\? sign/u, 'Every sign is a field with a label.'],
      [/ const (?:entry = entries|raised = sets).*\[find -> findLast\]$/u, 'One entry has that id.'],
    ],
  ],
  ['prf/rules/judged-until.ts', ['prf/rules/watching.test.ts']],
  [
    'prf/rules/own-medicines.ts',
    ['prf/rules/own-medicines.test.ts'],
    [[/\.filter\(isRecord\) -> /u, 'A list of rows holds rows.']],
  ],
  [
    'prf/rules/arrest.ts',
    ['prf/rules/arrest.test.ts'],
    [
      [/ lastAdrenalineAt: null, .*left out\]$/u, 'It is worked out apart, for every arrest.'],
      [/ time && event \? .*\[0 -> 1\]$/u, 'Only of a shock its number counts.'],
      [
        / \(a\.id < b\.id \? .*\[(?:< -> <=|1 -> [02])\]$/u,
        'A sort asks only whether one comes before the other.',
      ],
      [/ \(last, at\) => .*\[> -> >=\]$/u, 'Of two that are the same either will do.'],
    ],
  ],
  [
    'prf/rules/presentation.ts',
    ['prf/rules/presentation.test.ts'],
    [[/\.filter\(\(text\) => typeof text === 'string'\) -> /u, 'What is missing adds no words.']],
  ],
  [
    'prf/rules/one-tap-acts.ts',
    ['prf/rules/one-tap-acts.test.ts'],
    [[/ Array\.isArray\(stored\) && .*\[&& -> \|\|\]$/u, 'A field that takes a list holds a list.']],
  ],
  [
    'prf/rules/warning-signs.ts',
    ['prf/rules/warning-signs.test.ts'],
    [
      [
        / if \(total == null \|\| band == null \|\| .*\[\|\| -> &&\]$/u,
        'A total and its band are kept together.',
      ],
      [/\[find -> findLast\]$/u, 'One field has that name.'],
    ],
  ],
  [
    'prf/rules/role-circumstances.ts',
    ['prf/rules/role-circumstances.test.ts'],
    [[/\.filter\(\(key\): key is string => /u, 'A list of choices holds keys.']],
  ],
  [
    'prf/rules/completeness.ts',
    [
      'prf/rules/completeness.test.ts',
      'prf/rules/role-circumstances.test.ts',
      'prf/questions/questions.test.ts',
    ],
    [
      [/ const field = .*\[find -> findLast\]$/u, 'One field has that name.'],
      [/ name === 'batch'\)\)(?: \[=== -> !==\]$| -> )/u, 'A list without lots has none that expired.'],
      [/\?\.label \?\? /u, 'Every field has a label.'],
      [/\[entry\.o2_flow_lpm \?\? 0 -> /u, 'What is missing is not above 0.'],
      [/ typeName === 'DrugAdministration'\) -> /u, 'No other list names a drug.'],
      [/\.filter\(isRecord\) -> /u, 'A list of rows holds rows.'],
      [/ typeof value !== 'number'\) return .*\[\|\| -> &&\]$/u, 'A field of numbers holds numbers.'],
    ],
  ],
  [
    'prf/rules/time-checks.ts',
    ['prf/rules/time-checks.test.ts', 'prf/rules/completeness.test.ts'],
    [
      [/\?\.label \?\? /u, 'Every field has a label.'],
      [
        / \[\.\.\.ARRIVAL, \.\.\.LEFT_CARE, .*\[\.\.\.ARRIVAL -> left out\]$/u,
        'Another clock asks about each of these pairs.',
      ],
    ],
  ],
  [
    'prf/rules/validate.ts',
    ['prf/rules/validate.test.ts'],
    [
      [/\[field\.max \?\? '' -> /u, 'It is asked only of a field that has a limit.'],
      [/ \?\? 'INVALID' -> /u, 'Every other problem has its code from the rule that found it.'],
      [/ else if \(field\.kind === 'group' && isRecord.*\[=== -> !==\]$/u, 'No group has a time yet.'],
      [/\.filter\(isRecord\)(?:\]| -> )|filter\(isRecord\) -> /u, 'A list of entries holds entries.'],
    ],
  ],
  [
    'prf/record/derive.ts',
    ['prf/record/derive.test.ts'],
    [[/\.filter\(isRedSign\) -> /u, 'What the rules find are red signs.']],
  ],
];
const BY_FILE = RULES.map((rule) => [rule[0], rule] as const);

describe('every mutant of a safety rule dies by its unit tests', () => {
  it.each(BY_FILE)('in %s', (_file, rule) => {
    expect(unnoticedIn(rule, CHANGES_AND_DEFAULTS)).toEqual([]);
  });

  it.each(BY_FILE)('or is listed as no change in %s', (_file, rule) => {
    expect(idleReasons(rule, CHANGES_AND_DEFAULTS)).toEqual([]);
  });
});
