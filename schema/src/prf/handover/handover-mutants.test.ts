import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Judged, unnoticedIn } from '../../mutated-tests.fixture.js';
import { changesOf, CHANGES_AND_DEFAULTS, ROOT } from '../../mutation.fixture.js';

/**
 * Every rule of what is handed over, or read by the patient, has a unit test that notices when it changes. What is handed over is
 * written down in handover-words.fixture.ts.
 */

const FILES = readdirSync(path.join(ROOT, 'prf/handover')).filter(
  (file) => /^(?:handover|patient-words).*\.ts$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file),
);

const testOf = (name: string): string => `prf/handover/${name}.test.ts`;
/** The tests that judge a file; of the others all of them. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'handover-fit.ts': [testOf('handover-fit')],
  'handover-alerts.ts': [testOf('handover-alerts'), testOf('handover-words')],
  'patient-words.ts': [testOf('patient-words-parts'), testOf('patient-words')],
  'patient-words-figures.ts': [testOf('patient-figures')],
  'patient-words-parts.ts': [testOf('patient-words-parts'), testOf('patient-words')],
  'patient-words-plain.ts': [testOf('patient-words-plain')],
  'patient-words-source.ts': [testOf('patient-figures'), testOf('patient-words')],
  'handover-in-place.ts': [testOf('handover-course'), testOf('handover-words')],
};
const ALL_TESTS = [
  ...['handover-words', 'handover', 'handover-always', 'handover-course', 'handover-examined'].map(testOf),
  testOf('handover-treatment'),
];

/** Changes that no record can show, and how much room there is, each with the reason. */
const ROOM = 'How much room there is: on one page by demo-pages.test, in thirty seconds by counting words.';
const EQUIVALENT: NonNullable<Judged[2]> = [
  [/^handover\.ts: \{ longest: /u, ROOM],
  [/^handover\.ts: const (?:PAGE|PAGE_ROOMS|FULL_PAGE)\b/u, ROOM],
  [/^handover\.ts: (?:most: longest|const columns|const characters|return sum \+ 1\.5|\}, 0\))/u, ROOM],
  [/^handover\.ts: export const fitsPage|^handover\.ts: .*room\.longest(?: <|, 60)/u, ROOM],
  [
    /: (?:export )?const LONGEST(?:_\w+)? = |medications_administered', 300\)|longest \* 2|Math\.max\(most, 4\)/u,
    ROOM,
  ],
  [/^handover-drugs\.ts: .*FEWEST_WITH_HELD_BACK/u, ROOM],
  [/^handover-fit\.ts: const left = .*\[0 -> 1\]/u, 'One letter is one word, which is too few.'],
  [/LISTS\.slice\(3\).*\[3 -> 2\]/u, 'What is chosen twice is said once.'],
  [/^handover-alerts\.ts/u, 'What was done about an alert is no part of the record: handover.e2e.test.'],
  [/order: [012]\b.*\[(?:0 -> 1|1 -> 0|2 -> 3)\]/u, 'They stand in that order already.'],
  [/Date\.parse\(.*\[0 -> 1\]$/u, 'Nothing was done in the first milliseconds of 1970.'],
  [
    /^handover-drugs\.ts: if \(doses\.length < 2\).*\[2 -> 1\]/u,
    'One dose is told before anything is added up.',
  ],
  [/\(dose \?\? 0\)|dose \?\? 0|dose_unit \?\? ''\] \?\? 0/u, 'A dose without its amount has no total.'],
  [/^handover-signs\.ts: isNormal: .*\[< -> <=\]/u, 'A score of 5 is no low one.'],
  [/pressing(?:: 0| \?\? Infinity)|=== 'NEWS2' \? -1/u, 'Only their order counts.'],
  [/if \(sign\.word === '(?:GCS|NEWS2)'\)/u, 'They are read out wherever there is room for anything.'],
  [/to > from.*\[> -> >=\]/u, 'Equals have words of their own.'],
  [/(?:total \?\? 0|gcs \?\? 15|context\) \?\? 0)/u, 'What is not known alarms by neither.'],
  [/end > 0.*\[> -> >=\]/u, 'A text that was trimmed does not begin with a space.'],
  [/\?\.label \?\? /u, 'Every field has a label.'],
  [/\.filter\(isRecord\) -> /u, 'A list of rows holds rows.'],
  [/\.filter\(\(key\): key is string => .* -> /u, 'A list of choices holds keys.'],
  [/\.data\[[^\]]+\] \?\? \{\} -> /u, 'The section of an answer is there.'],
  [/(?:dose_unit(?:_other)?|entry\.procedure) \?\? '' -> /u, 'A key only has to differ.'],
  [/(?:time|time_administered) \?\? '' -> /u, 'No time and an empty one are both none.'],
  [/\?\? undefined -> /u, 'Null is no answer either.'],
  [/^handover-always\.ts: .*\[set\.ecg \?\? '' -> /u, 'A set that is found by its ECG has one.'],
  [/^handover-always\.ts: const also = .*\[left \?\? '' -> /u, 'That outcome has its words.'],
  [/\[answer\.spoken \?\? '' -> /u, 'What is undefined is left out like what is empty.'],
  [/^handover-arrest\.ts: if \(typeof from !== .*\[\|\| -> &&\]/u, 'What is no time is no number either.'],
  [/^handover-drugs\.ts: .*\[name \?\? '' -> /u, 'What adds up has a name.'],
  [
    /^handover-examined\.ts: return keysOf\(record, name\) .*\.filter\(Boolean\) -> /u,
    'Every answer has words.',
  ],
  [
    /^handover-(?:in-place\.ts: \[name, \.\.\.where\]|airway\.ts: .*\.filter\(Boolean\) -> \[words\('airway_checks')/u,
    'Spaces are made one where the text is cut.',
  ],
  [/^handover-record\.ts: return field && isEntered.*\[&& -> \|\|\]/u, 'What was not entered has no words.'],
  [/^handover-record\.ts: const row = .*\[find -> findLast\]/u, 'A field has one reason.'],
  [/^handover-signs\.ts: .*\?\? (?:null|''|\{\}) -> /u, 'A reading has its value, and a range its limits.'],
  [
    /^handover-signs\.ts: const ALERTNESS .*\['U' -> left out\]/u,
    'What is not in the order is below all of it.',
  ],
  [/^handover-signs\.ts: measurements === MEASUREMENTS/u, 'They are the same, worked out once or again.'],
  [/^handover-signs\.ts: if \(first === undefined \|\| /u, 'What has a first has a last.'],
  [/^handover-signs\.ts: if \(reading === undefined\) /u, 'What has no reading has no words to highlight.'],
  [
    /^handover-treatment\.ts: 'success' in row .*\[&& -> \|\|\]/u,
    'Null and undefined say the same of success.',
  ],
  [/^handover-treatment\.ts: if \(typeof key !== 'string' \|\| /u, 'Every list is a field.'],
  [
    /^patient-words-source\.ts: .* hasPatient: true \}; \[true -> false\]/u,
    'Which entries there are does not go by the patient.',
  ],
  [
    /^patient-words-figures\.ts: .*(?:\?\? (?:0|value)|\[0 -> 1\]|numberIn\(latest)/u,
    'What is compared was measured.',
  ],
  [
    /^patient-words-figures\.ts: value < usual\.from \? .*\[< -> <=\]/u,
    'At the limit it is no distance from it.',
  ],
  [
    /^patient-words-parts\.ts: .*\[\(Array\.isArray\(kinds\) .*\.filter\(.* -> /u,
    'A list of choices holds keys.',
  ],
  [/^patient-words-source\.ts: .*\?\? (?:null|'') -> /u, 'What is missing has no words, whatever it is.'],
];

describe('every mutant of the handover dies by its unit tests', () => {
  it.each(FILES)('in %s', (file) => {
    expect(
      unnoticedIn([`prf/handover/${file}`, TESTS[file] ?? ALL_TESTS, EQUIVALENT], CHANGES_AND_DEFAULTS),
    ).toEqual([]);
  });

  it('or is listed as no change', () => {
    const all = FILES.flatMap((file) => changesOf(`prf/handover/${file}`, CHANGES_AND_DEFAULTS));
    for (const [pattern, why] of EQUIVALENT)
      expect(
        all.some(({ name }) => pattern.test(name)),
        why,
      ).toBe(true);
  });
});
