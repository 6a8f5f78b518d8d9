import { describe, expect, it } from 'vitest';
import { canTryAgain, failuresOf } from '../../scripts/failures-reporter.mjs';

const error = (message: string) => ({ name: 'Error', message, stack: `Error: ${message}\n    at work` });
const module = (file: string, failed: readonly string[], broken: readonly string[] = []) => ({
  moduleId: `${process.cwd()}/${file}`,
  errors: () => broken.map(error),
  children: {
    allSuites: () => [],
    allTests: () =>
      failed.map((fullName) => ({ fullName, result: () => ({ errors: [error('1 is not 2')] }) })),
  },
});
const lateIn = (file?: string) => ({
  ...error('nobody waited'),
  ...(file === undefined ? {} : { VITEST_TEST_PATH: `${process.cwd()}/${file}` }),
});

describe('why a run of Vitest failed', () => {
  it('names each failed test, each file that did not load, and what no test caught', () => {
    const { tests, uncaught, files } = failuresOf(
      [module('a.test.ts', ['a > counts']), module('b.test.ts', [], ['no such module'])],
      [lateIn('c.test.ts'), lateIn('c.test.ts')],
    );
    expect(tests).toEqual(['a.test.ts › a > counts: Error: 1 is not 2', 'b.test.ts: Error: no such module']);
    expect(uncaught).toHaveLength(2);
    expect(uncaught[0]).toBe(
      'Not caught, in c.test.ts: Error: nobody waited\nError: nobody waited\n    at work',
    );
    expect(files).toEqual([`${process.cwd()}/c.test.ts`]);
  });

  it('is tried again only if all tests passed and it is known where to look', () => {
    const good = module('a.test.ts', []);
    expect(canTryAgain(failuresOf([good], [lateIn('c.test.ts')]))).toBe(true);
    expect(canTryAgain(failuresOf([good], []))).toBe(false);
    expect(canTryAgain(failuresOf([good], [lateIn('c.test.ts'), lateIn()]))).toBe(false);
    expect(canTryAgain(failuresOf([module('a.test.ts', ['a > counts'])], [lateIn('c.test.ts')]))).toBe(false);
  });
});
