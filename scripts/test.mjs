import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canTryAgain } from './failures-reporter.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { keyOf, passedIn } from './passed.mjs';
import { build, install, npm, ROOT } from './prepare.mjs';
import { secondTries, secondTryLine } from './second-tries.mjs';

/**
 * Everything that CI runs. Each step is an npm script of its own; all of them run whatever fails before.
 * The static checks share the two processors; the tests have them alone. A step that has passed on just this is not run
 * again, except in CI or with `npm test -- --all`.
 */
const begun = Date.now();
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;
const failed = [];

const RESULTS = join(ROOT, '.cache', 'test-results');
const VITEST = join(RESULTS, 'vitest.json');
const VITEST_FAILURES = join(RESULTS, 'vitest-failures.json');
const PLAYWRIGHT = join(RESULTS, 'playwright.json');

const passed = passedIn(join(ROOT, '.cache', 'passed.json'));
const runsAll = process.argv.includes('--all') || Boolean(process.env.CI);

/** Runs one npm script; prints what it said in one piece when it ends, so that neighbours do not mix. */
const run = (script, { args = [], env = {}, isLive = false } = {}) =>
  new Promise((resolve) => {
    const from = Date.now();
    const [command, npmArgs] = npm('run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : []));
    if (isLive) console.log(`\n▶ ${script}`);
    const child = spawn(command, npmArgs, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('close', (code) => {
      const isGood = code === 0;
      const said = Buffer.concat(output).toString('utf8').trim();
      if (!isGood && said !== '') console.log(`\n${said}`);
      console.log(`${isGood ? '✔' : '✘'} ${script} (${seconds(from)})`);
      resolve(isGood);
    });
  });

/**
 * The same, unless it has passed on just this; `count` reads what a runner of tests has counted. `tryAgain`: whether a run
 * that failed is good after all.
 */
const step = async (
  script,
  options = {},
  count = () => undefined,
  tryAgain = () => Promise.resolve(false),
) => {
  const noted = runsAll ? null : passed.of(script, key);
  if (noted !== null) {
    console.log(`✔ ${script} (passed on just this at ${noted.at})`);
    return noted.counts;
  }
  const wasGood = await run(script, options);
  const counts = count();
  const isGood = wasGood || (await tryAgain());
  if (!isGood) failed.push(script);
  // What needed a second try is tried again, and so is what was changed under the step.
  const isSure = wasGood && (counts?.failed ?? 0) === 0 && (counts?.secondTries ?? []).length === 0;
  if (isSure && keyNow() === key) passed.keep(script, key, counts);
  return counts;
};

const read = (file, use, otherwise) => {
  try {
    return use(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return otherwise;
  }
};
// A runner that broke before it could count has failed as one.
const readCounts = (file, count) => read(file, count, { passed: 0, failed: 1 });

install();
const { ensureChromium } = await import('./chromium.mjs');
let chromium = null;
try {
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  failed.push('chromium');
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
await build();
/** The browser is no file of the checkout. */
const browser =
  chromium === null ? 'none' : spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout?.trim();
const keyNow = () => keyOf(ROOT, { others: [String(chromium), String(browser)] });
const key = keyNow();
console.log(`✔ set-up (${seconds(begun)})`);

// The longest first: each processor takes the next when it has done one.
const waiting = ['format:check', 'lint:code', 'typecheck', 'knip', 'depcruise', 'lint:words'];
const work = async () => {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await step(script);
};
await Promise.all([work(), work()]);
// It writes what the others read.
await step('drift');

/** Of the journeys; `E2E_SHARE=all npm test` runs all of them. */
const share = process.env.E2E_SHARE ?? 'today';

const memory = memoryFolder();
const inMemory = memory === null ? {} : { TMPDIR: memory };

const reported = ['--reporter=default', '--reporter=./scripts/failures-reporter.mjs'];
const unitFailures = () =>
  read(VITEST_FAILURES, (failures) => failures, { tests: [], uncaught: [], files: [] });
/** What no test caught, and did not come again. */
const uncaughtOnce = [];
/** As a journey has: what no test caught has a second try, in the files in which it happened. */
const tryUncaughtAgain = async () => {
  const failures = unitFailures();
  if (!canTryAgain(failures)) return false;
  const isGood = await run('test:unit', {
    args: [...failures.files, ...reported],
    env: { VITEST_FAILURES, ...inMemory },
    isLive: true,
  });
  if (isGood) uncaughtOnce.push(...failures.uncaught);
  return isGood;
};

const unit = await step(
  'test:unit',
  {
    args: [...reported, '--reporter=json', `--outputFile.json=${VITEST}`],
    env: { VITEST_FAILURES, ...inMemory },
    isLive: true,
  },
  () =>
    readCounts(VITEST, (result) => ({
      passed: result.numPassedTests,
      // A file that does not load has no tests that could fail.
      failed: result.numFailedTests + (result.numFailedTests === 0 && !result.success ? 1 : 0),
    })),
  tryUncaughtAgain,
);

let journeys = { passed: 0, failed: 1 };
if (chromium !== null) {
  journeys = await step(
    'test:e2e',
    {
      args: ['--reporter=list,json'],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
        CHROMIUM_PATH: chromium,
        E2E_SHARE: share,
        ...inMemory,
      },
      isLive: true,
    },
    () =>
      readCounts(PLAYWRIGHT, ({ stats, errors, ...report }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0),
        secondTries: secondTries(report),
      })),
  );
}

console.log(`\nEverything took ${seconds(begun)}.`);
// Their own report is far above that of the journeys by now.
const { tests, uncaught } = unitFailures();
for (const failure of [...tests, ...uncaught]) console.log(`✘ ${failure}`);
if (failed.length > 0) console.log(`Steps that failed: ${failed.join(', ')}.`);
// They passed, and may be the first sign of something that does not always work.
for (const error of uncaughtOnce) console.log(`Once, and not at the second try: ${error}`);
const again = secondTryLine(journeys.secondTries ?? []);
if (again !== null) console.log(again);
console.log(`${unit.passed + journeys.passed} passed, ${unit.failed + journeys.failed} failed`);
process.exit(failed.length === 0 && unit.failed + journeys.failed === 0 ? 0 : 1);
