import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { load, type Mutant, mutationsOf, ROOT, survivorsOf } from '../../mutation.fixture.js';
import { HANDOVER_CASES } from './handover-cases.fixture.js';
import type { HandoverSource } from './handover-record.js';
import { HANDOVER_WORDS } from './handover-words.fixture.js';
import type * as Handover from './handover.js';

/**
 * Every limit of what is handed over has a record that notices when it is one step off: what it says is written down in
 * handover-words.fixture.ts, and every mutant says something else of one of them (see prf/questions/mutants.test.ts).
 */

const FILES = readdirSync(path.join(ROOT, 'prf/handover'))
  .filter((file) => /^handover.*\.ts$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file))
  .map((file) => `prf/handover/${file}`);

/** The text that is read out and the text on the page, one line for each; a line that is highlighted begins with '!'. */
const wordsOf = (
  { handoverBlocks, handoverOf }: typeof Handover,
  source: HandoverSource,
): readonly string[] => [
  ...(['atmist', 'sbar'] as const).flatMap((format) =>
    handoverOf(source, format).flatMap(({ label, text }) =>
      text === 'Not recorded' ? [] : [`${format}, ${label}: ${text}`],
    ),
  ),
  ...handoverBlocks(source).flatMap(({ label: block, rows }) =>
    rows.flatMap(({ label, text, isRecorded, isAlert }) =>
      isRecorded || block === 'Signs' ? [`${isAlert ? '! ' : ''}${label}: ${text}`] : [],
    ),
  ),
];

const handover = (mutant?: Mutant) => load('prf/handover/handover.ts', mutant) as unknown as typeof Handover;

const survives = (mutant: Mutant): boolean => {
  try {
    const mutated = handover(mutant);
    return Object.entries(HANDOVER_CASES).every(
      ([name, source]) => wordsOf(mutated, source).join('\n') === HANDOVER_WORDS[name]?.join('\n'),
    );
  } catch {
    return false;
  }
};

/** Changes that no record can show, and how much room there is, each with the reason. */
const ROOM = 'How much room there is: on one page by demo-pages.test, in thirty seconds by counting words.';
const EQUIVALENT: readonly (readonly [name: RegExp, why: string])[] = [
  [/^handover\.ts: \{ longest: /u, ROOM],
  [/^handover\.ts: const (?:PAGE|PAGE_ROOMS|FULL_PAGE|WORDS_PER_SECOND|READING_SECONDS)\b/u, ROOM],
  [/^handover\.ts: (?:most: longest|const columns|const characters|return sum \+ 1\.5|\}, 0\))/u, ROOM],
  [/^handover\.ts: export const fitsPage|^handover\.ts: .*room\.longest(?: <|, 60)/u, ROOM],
  [
    /: (?:export )?const LONGEST(?:_\w+)? = |medications_administered', 300\)|longest \* 2|Math\.max\(most, 4\)/u,
    ROOM,
  ],
  [/^handover-drugs\.ts: .*FEWEST_WITH_HELD_BACK/u, ROOM],
  [
    /^handover\.ts: (?:if \(over <= 0|if \(lengthOf|const longest = lines|const text = |const lengthOf)/u,
    ROOM,
  ],
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
];

describe('a handover', () => {
  it.each(Object.entries(HANDOVER_CASES))('states %s if it is recorded', (name, source) => {
    expect(wordsOf(handover(), source)).toEqual(HANDOVER_WORDS[name]);
  });

  it.each(FILES)('has no limit in %s that can change unnoticed', (file) => {
    expect(survivorsOf(file, survives, EQUIVALENT)).toEqual([]);
  });

  it('lists no change as harmless that does not exist', () => {
    const all = FILES.flatMap(mutationsOf);
    for (const [pattern, why] of EQUIVALENT)
      expect(
        all.some(({ name }) => pattern.test(name)),
        why,
      ).toBe(true);
  });
});
