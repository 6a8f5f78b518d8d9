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

/** Who may call what, checked for gaps: that needs no database, though its rows do. */
const ROWS_COMPLETE = 'server/test/access/*.test.ts';

/** The file that takes longest, for it waits for servers to start and to end: at the end all others would have to wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('server/test/process/start.test.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  // graphql would be loaded twice, as CommonJS by Apollo and as a module by us, and refuse its own types.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  // As Node resolves: 'module' is a bundler's word, behind which lies what Node cannot load (the client of S3).
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
    // What a test may take says nothing of how fast we are (server/bench does): a busy machine takes five times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      unit('schema', ['schema/{src,test}/**/*.test.ts']),
      // A module of a page keeps that page's state, and some tests put another in its place: each file has its own.
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
