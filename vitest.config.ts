import { createRequire } from 'node:module';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const require = createRequire(import.meta.url);

/** Pure rules, without a database: a run of these alone starts nothing. */
const unit = (name: string, include: string[], test: { isolate?: boolean } = {}) => ({
  extends: true as const,
  test: { name, include, ...test },
});

/** Checks that every operation says who may call it. That needs no database; calling the operations does. */
const ROWS_COMPLETE = 'server/test/access/*.test.ts';

/** The files that take longest, slowest first, by their time on two processors. One that begins last keeps all the others waiting. */
const LONGEST = [
  'server/test/process/start.test.ts',
  'server/test/process/backup.test.ts',
  'server/test/event-figures-adversary.e2e.test.ts',
  'schema/src/prf/questions/mutants.test.ts',
  'schema/src/prf/handover/handover-mutants.test.ts',
  'server/test/access-matrix.e2e.test.ts',
  'server/test/sent-once.e2e.test.ts',
  'server/test/demonstration.e2e.test.ts',
  'server/test/process/external-backup.test.ts',
  'server/test/sign-in-throttle.e2e.test.ts',
  'server/test/process/roles.test.ts',
  'schema/src/prf/rules/safety-mutants.test.ts',
  'server/test/process/crash.test.ts',
  'server/test/stock-returns.e2e.test.ts',
  'server/test/bags.e2e.test.ts',
  'server/test/event-figures.e2e.test.ts',
  'server/test/prf-pictures.e2e.test.ts',
  'server/test/process/reset-second-factor.test.ts',
  'server/test/process/cuts.test.ts',
];

/** Starts these files first, and then the others in the usual order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return at === -1 ? LONGEST.length : at;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  // graphql would be loaded twice, as CommonJS by Apollo and as a module by us, and refuse its own types.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  // Resolve as Node does: what 'module' names is for bundlers, and Node cannot load it (the client of S3).
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions.filter((name) => name !== 'module')] },
  },
  test: {
    pool: 'forks',
    // One more than the processors: what starts servers waits for them.
    maxWorkers: 3,
    // Loading the server's modules again for each file took longer than its tests, and no test replaces a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A generous limit, because a busy machine takes five times as long. Speed is measured in server/bench.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      unit('schema', ['schema/{src,test}/**/*.test.ts']),
      // Modules keep the state of a page, and some tests replace them: each file loads its own.
      unit('client', ['client/{src,test}/**/*.test.{ts,tsx}'], { isolate: true }),
      unit('server-unit', ['server/{src,demo}/**/*.test.ts', ROWS_COMPLETE]),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude: [ROWS_COMPLETE],
          globalSetup: ['server/test/harness/global-setup.ts'],
          setupFiles: ['server/test/harness/set-up.ts'],
        },
      },
    ],
  },
});
