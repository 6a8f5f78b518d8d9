import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTE_CASES, SIGN_CASES } from '../../clinical/single-signs.fixture.js';
import type * as SingleSigns from '../../clinical/single-signs.js';
import { verdictOn } from '../../mutant-verdicts.fixture.js';
import { idleReasons, unnoticedIn } from '../../mutated-tests.fixture.js';
import {
  changesOf,
  CHANGES_AND_DEFAULTS,
  type Equivalent,
  load,
  type Mutant,
  mutationsOf,
  ROOT,
  survivorsOf,
} from '../../mutation.fixture.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { Notice } from '../rules/notice.js';
import { ALWAYS_CASES, CASES, type Case } from './cases.fixture.js';
import { QUESTION_LABELS } from './labels.js';
import { QUESTIONS, type questionsOf } from './table.js';

/**
 * Every rule has a case that notices when it changes. Each mutant is the table of questions with one change in its source, or with
 * a question that returns nothing. What is asked of every record beside the table is changed here at its limits only: its own
 * unit tests judge the rest (prf/rules/safety-mutants.test.ts).
 */

const MODULES = {
  table: 'prf/questions/table.ts',
  completeness: 'prf/rules/completeness.ts',
  signs: 'clinical/single-signs.ts',
} as const;
/** The files of the questions; those that only declare (the field of the answers, patterns of words, a type) have no rule to change. */
const QUESTION_FILES = readdirSync(path.join(ROOT, 'prf/questions')).filter(
  (file) => !/^(?:answers-field|complaint-words|question)\.ts$|\.(?:test|fixture)\.ts$/u.test(file),
);

/** The tests that judge a file, beside those of the table. */
const ANSWERS = ['prf/questions/answers.test.ts', 'prf/questions/zone.test.ts'];
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'answers.ts': ANSWERS,
  'asked.ts': ANSWERS,
  'table.ts': ['prf/questions/questions.test.ts', 'prf/questions/zone.test.ts'],
};
/** What changes nothing wherever it is written. */
const ANYWHERE: Equivalent = [
  [
    /\[(?:reasons: .*|[A-Z_]+: \['.*|'[A-Z][^']* [^']*') -> left out\]$/u,
    'Reasons are offered, and nothing depends on which: one can always be written.',
  ],
  [/\?\.label(?:\.toLowerCase\(\))? \?\? /u, 'Every field has a label.'],
  [/\.filter\(isRecord\) -> /u, 'A list of rows holds rows.'],
  [/\$\{(?:one\.)?entryId \?\? ''\}/u, 'A key only has to differ from others.'],
];
/** By the file, what changes nothing, with the reason. */
const NO_CHANGE: Readonly<Record<string, Equivalent>> = {
  'answers.ts': [
    [/ places\.set\(place, .*left out\]$/u, 'No two questions of one place name times.'],
    [
      / if \(one !== undefined && one\.message .*\[&& -> \|\|\]$/u,
      'In the same words it has the same answers.',
    ],
  ],
  'drugs.ts': [
    [/NEAR\b.*\[< -> <=\]/u, 'No amount of four decimals is exactly half of one away.'],
    [/toFixed\(4\).*\[4 -> 5\]/u, 'Amounts have at most four decimals, so that a fifth is 0.'],
    [/ const found = \(crew .*\[find -> findLast\]$/u, 'A person is in the crew list once.'],
    [/ ownMedicinesOf\(facts\)\.find.*\[find -> findLast\]$/u, 'Any inhibitor is a reason to ask.'],
    [/ \(drugOf\(drugName\)\?\.forms \?\? /u, 'A controlled drug is in the formulary.'],
    [/ const label = drugOf\(name \?\? ''\).*\?\? /u, 'A drug that is asked about is in the formulary.'],
  ],
  'outcome.ts': [[/ \(\$\{anticoagulantOf\(facts\) \?\? /u, 'It is asked only of one who takes it.']],
  'parts.ts': [[/ ownMedicinesOf\(facts\)\.find.*\[find -> findLast\]$/u, 'Any one is a reason to ask.']],
  'signs.ts': [
    [/\(\((?:bp_systolic|respiratory_rate) \?\? 0\) > 0 .*\?\? /u, 'What is missing is not above 0.'],
  ],
  'table.ts': [[/ const list = .*\[find -> findLast\]$/u, 'One list of a section has that name.']],
  'times.ts': [
    [
      / if \(dob === null \|\| typeof incident .*\[\|\| -> &&\]$| const dob = facts\.birth/u,
      'What is missing is after nothing.',
    ],
  ],
  'labels.ts': [[/ QUESTIONS\.find.*\[find -> findLast\]$/u, 'One question has that code.']],
};
const testsOf = (file: string): readonly string[] => TESTS[file] ?? ['prf/questions/questions.test.ts'];
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
const EQUIVALENT: Equivalent = [
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

/** What the cases judge here, each by its name. Their verdict is kept together, because all of it depends on the same files. */
const IDS = QUESTIONS.map(({ id }) => id);
const BY_CASES = ['no mutant', ...IDS, ...ALWAYS_CODES, ...ALWAYS_FILES, MODULES.signs];
const verdict = verdictOn(
  'prf/questions/mutants.test.ts',
  [...Object.values(MODULES), ...ALWAYS_FILES],
  BY_CASES,
);
const toJudge = new Set(BY_CASES);
/** Runs the judgement with that name, unless its verdict is kept. */
const judge = (name: string, judgement: () => void): void => {
  if (verdict.isKept) return;
  judgement();
  if (toJudge.delete(name) && toJudge.size === 0) verdict.keep();
};

describe('every mutant of the questions dies', () => {
  it('and without one every case passes', () => {
    judge('no mutant', () => {
      expect(CASES.filter((one) => !holds(table(), one)).map(([id]) => id)).toEqual([]);
      expect(ALWAYS_CASES.filter((one) => !holds(always(), one)).map(([id]) => id)).toEqual([]);
    });
  });

  it.each(IDS)('if %s returns nothing', (id) => {
    judge(id, () => expect(survives(without(table(), id), CASES)).toBe(false));
  });

  it.each(ALWAYS_CODES)('if %s is never asked', (id) => {
    judge(id, () => expect(survives(without(always(), id), ALWAYS_CASES)).toBe(false));
  });

  it.each(QUESTION_FILES)('if a rule of %s changes', (file) => {
    const equivalent = [...ANYWHERE, ...(NO_CHANGE[file] ?? [])];
    expect(unnoticedIn([`prf/questions/${file}`, testsOf(file), equivalent], CHANGES_AND_DEFAULTS)).toEqual(
      [],
    );
  });

  it.each(QUESTION_FILES)('or is listed as no change in %s', (file) => {
    expect(
      idleReasons([`prf/questions/${file}`, testsOf(file), NO_CHANGE[file] ?? []], CHANGES_AND_DEFAULTS),
    ).toEqual([]);
  });

  it.each(ALWAYS_FILES)('if a limit of %s is one step off', (file) => {
    judge(file, () =>
      expect(survivorsOf(file, (mutant) => survives(always(mutant), ALWAYS_CASES), EQUIVALENT)).toEqual([]),
    );
  });

  it('if a limit of a child’s single signs is one step off', () => {
    judge(MODULES.signs, () => expect(survivorsOf(MODULES.signs, signsSurvive, EQUIVALENT)).toEqual([]));
  });

  it('or is listed as no change', () => {
    const limits = [...ALWAYS_FILES, MODULES.signs].flatMap(mutationsOf);
    const changes = QUESTION_FILES.flatMap((file) =>
      changesOf(`prf/questions/${file}`, CHANGES_AND_DEFAULTS),
    );
    for (const [known, all] of [
      [EQUIVALENT, limits],
      [ANYWHERE, changes],
    ] as const)
      for (const [pattern, why] of known)
        expect(
          all.some(({ name }) => pattern.test(name)),
          why,
        ).toBe(true);
  });
});
