import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const STACK_LINES = 8;

const firstLines = (text, count) => text.split('\n').slice(0, count).join('\n');
const wordsOf = ({ name = 'Error', message = '' }) => `${name}: ${firstLines(message, 4)}`;
const pathOf = ({ moduleId }) => relative(process.cwd(), moduleId);

/**
 * Why a run of Vitest failed, in few words. What no test caught is in none of its reports, and fails the run with every
 * test passed.
 */
export const failuresOf = (modules, unhandled) => [
  ...modules.flatMap((module) => [
    ...module.errors().map((error) => `${pathOf(module)}: ${wordsOf(error)}`),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => `${pathOf(module)} › ${suite.fullName}: ${wordsOf(error)}`),
    ),
    ...[...module.children.allTests('failed')].map(
      (test) => `${pathOf(module)} › ${test.fullName}: ${wordsOf(test.result().errors?.[0] ?? {})}`,
    ),
  ]),
  ...unhandled.map((error) => `Not caught: ${wordsOf(error)}\n${firstLines(error.stack ?? '', STACK_LINES)}`),
];

/** Writes them to the file named in VITEST_FAILURES, so that `npm test` can print them last. */
export default class FailuresReporter {
  onTestRunEnd(modules, unhandled) {
    writeFileSync(process.env.VITEST_FAILURES, JSON.stringify(failuresOf(modules, unhandled)));
  }
}
