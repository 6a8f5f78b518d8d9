import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const STACK_LINES = 8;

const firstLines = (text, count) => text.split('\n').slice(0, count).join('\n');
const wordsOf = ({ name = 'Error', message = '' }) => `${name}: ${firstLines(message, 4)}`;
const shortPath = (path) => relative(process.cwd(), path);

/**
 * Why a run of Vitest failed, in few words: the tests, and what no test caught. The latter is in none of Vitest's reports
 * and fails a run in which every test passes. `files`: where it happened, each once.
 */
export const failuresOf = (modules, unhandled) => ({
  tests: modules.flatMap((module) => {
    const path = shortPath(module.moduleId);
    return [
      ...module.errors().map((error) => `${path}: ${wordsOf(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${path} › ${suite.fullName}: ${wordsOf(error)}`),
      ),
      ...[...module.children.allTests('failed')].map(
        (test) => `${path} › ${test.fullName}: ${wordsOf(test.result().errors?.[0] ?? {})}`,
      ),
    ];
  }),
  uncaught: unhandled.map(
    (error) =>
      `Not caught, in ${shortPath(error.VITEST_TEST_PATH ?? 'no file')}: ${wordsOf(error)}\n${firstLines(error.stack ?? '', STACK_LINES)}`,
  ),
  files: [...new Set(unhandled.map(({ VITEST_TEST_PATH }) => VITEST_TEST_PATH))],
});

/** Whether a second try of those files can say that the run is good: every test passed, and it is known where to look. */
export const canTryAgain = ({ tests, uncaught, files }) =>
  tests.length === 0 && uncaught.length > 0 && files.every((file) => typeof file === 'string');

/** Writes them to the file named in VITEST_FAILURES, so that `npm test` can print them last. */
export default class FailuresReporter {
  onTestRunEnd(modules, unhandled) {
    writeFileSync(process.env.VITEST_FAILURES, JSON.stringify(failuresOf(modules, unhandled)));
  }
}
