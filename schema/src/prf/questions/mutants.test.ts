import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTE_CASES, SIGN_CASES } from '../../clinical/single-signs.fixture.js';
import type * as SingleSigns from '../../clinical/single-signs.js';
import { load, type Mutant, mutationsOf, ROOT, survivorsOf } from '../../mutation.fixture.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { Notice } from '../rules/notice.js';
import { ALWAYS_CASES, CASES, type Case } from './cases.fixture.js';
import { QUESTION_LABELS } from './labels.js';
import { QUESTIONS, type questionsOf } from './table.js';

/**
 * Every rule and every limit has a case that notices when it changes. Each mutant is the table of questions with one change in
 * its source: a question that returns nothing, a comparison that is strict where it was not (or the reverse), a number that is
 * one step off. A mutant survives where all the cases of prf/questions/cases.fixture still come out as they do without it.
 */

const MODULES = {
  table: 'prf/questions/table.ts',
  completeness: 'prf/rules/completeness.ts',
  signs: 'clinical/single-signs.ts',
} as const;
/** What each question is asked by. How answers are kept is no rule: prf/questions/answers.test.ts. */
const QUESTION_FILES = readdirSync(path.join(ROOT, 'prf/questions'))
  .filter((file) => file.endsWith('.ts') && !/^(?:answers|asked)|\.(?:test|fixture)\.ts$/u.test(file))
  .map((file) => `prf/questions/${file}`);
/** What every record is looked at for beside the table. */
const ALWAYS_FILES = [
  ...['time-checks', 'completeness', 'warning-signs'].map((name) => `prf/rules/${name}.ts`),
];

type Rules = (facts: PrfFacts) => readonly Pick<Notice, 'code' | 'message'>[];

/** What the table asks, with one file replaced. */
const table = (mutant?: Mutant): Rules => load(MODULES.table, mutant)['questionsOf'] as typeof questionsOf;
/** What is said of every record, likewise. */
const always = (mutant?: Mutant): Rules => {
  const said = load(MODULES.completeness, mutant) as {
    readonly contradictions: Rules;
    readonly unusual: Rules;
  };
  return (facts) => [...said.contradictions(facts), ...said.unusual(facts)];
};

/** Whether a case comes out as it says. */
const holds = (rules: Rules, [id, asks, doesNot, words]: Case): boolean => {
  try {
    return (
      rules(asks).some(({ code, message }) => code === id && message.includes(words)) &&
      !rules(doesNot).some(({ code }) => code === id)
    );
  } catch {
    return false;
  }
};
const survives = (rules: Rules, cases: readonly Case[]): boolean => cases.every((one) => holds(rules, one));

/** Whether every set has the red signs that the sources print, with one file replaced. */
const signsSurvive = (mutant: Mutant): boolean => {
  try {
    const { childSignsNote, redSignsOf } = load(MODULES.signs, mutant) as unknown as typeof SingleSigns;
    return (
      childSignsNote(16) === null &&
      NOTE_CASES.every(([age, says, saysNot]) => {
        const note = childSignsNote(age) ?? '';
        return note.includes(says) && !note.includes(saysNot);
      }) &&
      SIGN_CASES.every(([set, patient, signs]) => redSignsOf(set, patient).join() === signs.join())
    );
  } catch {
    return false;
  }
};

/** Changes that no record can show, each with the reason. */
const EQUIVALENT: readonly (readonly [name: RegExp, why: string])[] = [
  [/NEAR\b.*\[< -> <=\]/u, 'No amount of four decimals is exactly half of one away.'],
  [
    /^single-signs\.ts: \{ below(?:Months)?: .*\[(?:65|50|70|75) -> /u,
    'Another source has the higher low limit at that age: NICE for the pulse, field triage for the pressure.',
  ],
  [/^single-signs\.ts: \{ below(?:Months)?: .*\[(?:16|192) -> /u, 'From 16 years NEWS2 is asked.'],
  [
    /^single-signs\.ts: return CHILD_EXTREMES\.slice.*\[(?:<|1) -> (?:<=|2)\]/u,
    'An older row is within a younger one.',
  ],
  [
    /^single-signs\.ts: if \(years < 10\).*\[(?:< -> <=|10 -> 11)\]/u,
    '70 + 2 × 10 is the 90 that holds from 10.',
  ],
  [/^single-signs\.ts: const adult = \{ ageYears.*\[16 -> /u, 'The sub-scores of NEWS2 do not go by age.'],
  [/toFixed\(4\).*\[4 -> 5\]/u, 'Amounts have at most four decimals, so that a fifth is 0.'],
];

/** Every code that is not of the table: of what is asked of any record, and of what is unusual in it. */
const ALWAYS_CODES = [
  ...Object.keys(QUESTION_LABELS).filter((code) => !QUESTIONS.some(({ id }) => id === code)),
  ...['HIGHEST_NEWS2', 'RED_SIGN', 'POSSIBLE_PREGNANCY', 'UNUSUAL', 'NEW_CONFUSION'],
];
const without =
  (rules: Rules, id: string): Rules =>
  (facts) =>
    rules(facts).filter(({ code }) => code !== id);

describe('every mutant of the questions dies', () => {
  it('and without one every case passes', () => {
    expect(CASES.filter((one) => !holds(table(), one)).map(([id]) => id)).toEqual([]);
    expect(ALWAYS_CASES.filter((one) => !holds(always(), one)).map(([id]) => id)).toEqual([]);
  });

  it.each(QUESTIONS.map(({ id }) => id))('if %s returns nothing', (id) => {
    expect(survives(without(table(), id), CASES)).toBe(false);
  });

  it.each(ALWAYS_CODES)('if %s is never asked', (id) => {
    expect(survives(without(always(), id), ALWAYS_CASES)).toBe(false);
  });

  it.each(QUESTION_FILES)('if a limit of %s is one step off', (file) => {
    expect(survivorsOf(file, (mutant) => survives(table(mutant), CASES), EQUIVALENT)).toEqual([]);
  });

  it.each(ALWAYS_FILES)('if a limit of %s is one step off', (file) => {
    expect(survivorsOf(file, (mutant) => survives(always(mutant), ALWAYS_CASES), EQUIVALENT)).toEqual([]);
  });

  it('if a limit of a child’s single signs is one step off', () => {
    expect(survivorsOf(MODULES.signs, signsSurvive, EQUIVALENT)).toEqual([]);
  });

  it('or is listed as no change', () => {
    const all = [...QUESTION_FILES, ...ALWAYS_FILES, MODULES.signs].flatMap(mutationsOf);
    for (const [pattern, why] of EQUIVALENT)
      expect(
        all.some(({ name }) => pattern.test(name)),
        why,
      ).toBe(true);
  });
});
