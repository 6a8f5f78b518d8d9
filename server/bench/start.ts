import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from '../src/platform/database/database.js';
import type { Claim } from './report.js';

/** How long `npm start` takes where everything is installed and built, from nothing and with what an earlier start left. */

const POLL_MS = 50;
/** What is asked. */
const ANSWERS_SECONDS = 15;
const DEMONSTRATION_SECONDS = 20;

/** Seconds from the command until it answers, and until it is ready: migrated, the demonstration data loaded. */
const startOnce = async (port: number, folder: string): Promise<{ answers: number; ready: number }> => {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      HOST: '127.0.0.1',
      SIDELINE_DATA_DIR: folder,
      SIDELINE_DEMO: 'on',
      LOG_LEVEL: 'error',
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const until = async (path: string): Promise<number> => {
    for (;;) {
      if (child.exitCode !== null) throw new Error('`npm start` ended.');
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`).catch(() => null);
      if (answer?.ok === true) return (performance.now() - began) / 1_000;
      await pause(POLL_MS);
    }
  };
  try {
    const answers = await until('/healthz');
    return { answers, ready: await until('/readyz') };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

/** The first start, on an empty folder; what the demonstration data take after it; and the next start, with them there. */
export const measureStart = async (port: number): Promise<readonly Claim[]> => {
  // Not made here: the database makes it for the account that it runs as.
  const folder = join(tmpdir(), `sideline-bench-start-${randomUUID()}`);
  const claim = (what: string, value: number, limit: number): Claim => ({
    ...{ what, value, limit },
    ...{ unit: 's', is: 'at most' },
  });
  try {
    const first = await startOnce(port, folder);
    const again = await startOnce(port, folder);
    return [
      claim('npm start answers, on an empty folder', first.answers, ANSWERS_SECONDS),
      claim('npm start answers, with the demonstration data', again.answers, ANSWERS_SECONDS),
      claim('the demonstration data, loaded', first.ready - first.answers, DEMONSTRATION_SECONDS),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
