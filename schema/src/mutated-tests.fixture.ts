import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { verdictOn } from './mutant-verdicts.fixture.js';
import {
  changesOf,
  type Equivalent,
  EVERY_CHANGE,
  load,
  type Mutant,
  relevantChanges,
  survivorsOf,
  unchanged,
} from './mutation.fixture.js';

/**
 * For tests: whether the unit tests of a rule notice a change in its source. They are run as they are written, with the changed
 * rule in the place of the rule, so that what kills a mutant is what a unit test expects, and nothing that is written for mutants.
 */

// Random sets are the same at every run, and the first that notices a mutant is enough.
fc.configureGlobal({ seed: 1, endOnFailure: true });
afterAll(() => {
  fc.resetConfigureGlobal();
});

type Row = readonly unknown[];
type Body = (...row: Row) => void;
/** A test, to be run. */
type Test = () => void;

/** What `each` of the tests takes: a row of arguments, or the only argument. */
const rowsOf = (table: readonly unknown[]): readonly Row[] =>
  table.map((row) => (Array.isArray(row) ? (row as Row) : [row]));

/** The tests of a file, with one file of the contract replaced. */
const testsOf = (file: string, mutant?: Mutant): readonly Test[] => {
  const tests: Test[] = [];
  const add = (_name: string, body: Body): void => void tests.push(() => body());
  const addEach =
    (table: readonly unknown[]) =>
    (_name: string, body: Body): void =>
      void tests.push(...rowsOf(table).map((row) => () => body(...row)));
  const group = (_name: string, body: Body): void => body();
  const groupEach =
    (table: readonly unknown[]) =>
    (_name: string, body: Body): void => {
      for (const row of rowsOf(table)) body(...row);
    };
  load(file, mutant, {
    // Required by name it would be loaded again, as CommonJS, without the seed.
    'fast-check': { default: fc, __esModule: true },
    vitest: {
      expect,
      it: Object.assign(add, { each: addEach }),
      describe: Object.assign(group, { each: groupEach }),
    },
  });
  return tests;
};

/** A test by its file and its place there. */
interface Placed {
  readonly file: string;
  readonly place: number;
}

/** How long each test of a file takes without a change. */
const durations = new Map<string, readonly number[]>();
const durationsOf = (file: string): readonly number[] => {
  const known = durations.get(file);
  if (known) return known;
  const took = testsOf(file).map((test) => {
    const start = performance.now();
    test();
    return performance.now() - start;
  });
  durations.set(file, took);
  return took;
};

/**
 * Whether all tests of these files pass with that change. The quickest test is run first, and before it the one that noticed the
 * mutant before: most mutants die by one of those.
 */
const passes = (files: readonly string[]): ((mutant: Mutant) => boolean) => {
  let queue: readonly Placed[] = files.flatMap((file) => {
    const took = durationsOf(file);
    return took
      .map((_took, place) => ({ file, place }))
      .toSorted((a, b) => (took[a.place] ?? 0) - (took[b.place] ?? 0));
  });
  return (mutant) => {
    const loaded = new Map<string, readonly Test[]>();
    const testsWith = (file: string): readonly Test[] => {
      const tests = loaded.get(file) ?? testsOf(file, mutant);
      loaded.set(file, tests);
      if (tests.length !== durationsOf(file).length) throw new Error(`${file} has other tests.`);
      return tests;
    };
    for (const one of queue)
      try {
        testsWith(one.file)[one.place]?.();
      } catch {
        queue = [one, ...queue.filter((other) => other !== one)];
        return false;
      }
    return true;
  };
};

/** A rule's file, the unit tests that judge it, and the changes that no record can show, each with the reason. */
export type Judged = readonly [file: string, tests: readonly string[], equivalent?: Equivalent];

/** The changes of a rule's file that its unit tests do not notice. They are judged only if what the verdict depends on has changed. */
export const unnoticedIn = (
  [file, tests, equivalent = []]: Judged,
  changes = EVERY_CHANGE,
): readonly string[] => {
  const names = relevantChanges(file, equivalent, changes).map(({ name }) => name);
  const verdict = verdictOn(file, [...tests, 'mutated-tests.fixture.ts'], names);
  if (verdict.isKept) return [];
  const passesAll = passes(tests);
  // Without a change they pass, or no mutant's death says anything.
  if (!passesAll(unchanged(file))) throw new Error(`The unit tests of ${file} fail as it is.`);
  const unnoticed = survivorsOf(file, passesAll, equivalent, changes);
  if (unnoticed.length === 0) verdict.keep();
  return unnoticed;
};

/** The reasons that are given for a change that is not there. */
export const idleReasons = ([file, , equivalent = []]: Judged, changes = EVERY_CHANGE): readonly string[] => {
  const all = changesOf(file, changes);
  return equivalent.filter(([pattern]) => !all.some(({ name }) => pattern.test(name))).map(([, why]) => why);
};
