import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { changesOf, EVERY_CHANGE, load, type Mutant, survivorsOf, unchanged } from './mutation.fixture.js';

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

/** The places of a file's tests, the quickest first: most mutants die by one of those. */
const orders = new Map<string, readonly number[]>();
const orderOf = (file: string): readonly number[] => {
  const known = orders.get(file);
  if (known) return known;
  const order = testsOf(file)
    .map((test, place) => {
      const start = performance.now();
      test();
      return { place, took: performance.now() - start };
    })
    .toSorted((a, b) => a.took - b.took)
    .map(({ place }) => place);
  orders.set(file, order);
  return order;
};

/** Whether all tests of these files pass with that change. */
const passes =
  (files: readonly string[]) =>
  (mutant: Mutant): boolean => {
    try {
      for (const file of files) {
        const order = orderOf(file);
        const tests = testsOf(file, mutant);
        if (tests.length !== order.length) return false;
        for (const place of order) tests[place]?.();
      }
      return true;
    } catch {
      return false;
    }
  };

/** A rule's file, the unit tests that judge it, and the changes that no record can show, each with the reason. */
export type Judged = readonly [
  file: string,
  tests: readonly string[],
  equivalent?: readonly (readonly [name: RegExp, why: string])[],
];

/** The changes of a rule's file that its unit tests do not notice. */
export const unnoticedIn = ([file, tests, equivalent = []]: Judged): readonly string[] => {
  // Without a change they pass, or no mutant's death says anything.
  if (!passes(tests)(unchanged(file))) throw new Error(`The unit tests of ${file} fail as it is.`);
  return survivorsOf(file, passes(tests), equivalent, EVERY_CHANGE);
};

/** The reasons that are given for a change that is not there. */
export const idleReasons = ([file, , equivalent = []]: Judged): readonly string[] => {
  const all = changesOf(file, EVERY_CHANGE);
  return equivalent.filter(([pattern]) => !all.some(({ name }) => pattern.test(name))).map(([, why]) => why);
};
