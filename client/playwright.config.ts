import { defineConfig, devices } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/chromium.mjs';
import { serverEnvironment } from './e2e/server-environment';
import { filesOf, shareOn } from './e2e/share';

/**
 * The browser journeys: the built client, served by the real server, on a database of its own with the demonstration
 * data. Nothing is taken over from an earlier run and nothing of `npm start` is touched.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
// This file is read again by each worker: what is drawn once is handed on by the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
// The server makes it, for the user that its database runs as.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `sideline-e2e-${randomBytes(6).toString('hex')}`);
if (process.env['E2E_SHARE'] === 'today') {
  // Midnight may pass before a worker reads this.
  process.env['E2E_SHARE'] = shareOn(new Date());
  process.stdout.write(`E2E_SHARE=${process.env['E2E_SHARE']} npm run test:e2e repeats these journeys.\n`);
}
const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const isRoot = process.getuid?.() === 0;
const chromium = findChromium();

export default defineConfig({
  testDir: './e2e',
  testMatch: filesOf().map((name) => `**/${name}`),
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the processors: a journey waits a third of its time (for a quiet network, a poll, a notice that goes).
  workers: 3,
  // Three browsers and a server share two processors: one more try, and what needed it is printed as flaky.
  retries: 1,
  timeout: 300_000,
  // Three browsers and a server may share two processors with much else: what comes late is not wrong.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./e2e/what-was-shown.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    // What moves is waited for at every press; `contextOptions` of a journey that is about movement say otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace copies the page at every step, which takes as long as the steps: `--trace retain-on-failure` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      // Chromium's sandbox refuses root; small containers have a small /dev/shm.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    // Without `exec`, a shell would stand between, and outlive us.
    command: 'exec node client/e2e/server.mjs',
    cwd: root,
    url: `${address}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: serverEnvironment({
      PORT: process.env['E2E_PORT'],
      SIDELINE_DATA_DIR: process.env['E2E_DATA_DIR'],
      SIDELINE_DEMO: 'on',
      // A journey's events are sent to this machine; every other private address stays refused.
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32',
      WEBHOOK_ALLOW_HTTP: 'true',
    }),
  },
});
