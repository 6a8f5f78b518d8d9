import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startJobs } from '../src/platform/jobs/jobs.js';
import { createLogger } from '../src/platform/logger.js';
import { until } from '../src/platform/jobs/processes.js';
import type { TestServer } from './harness/test-server.js';

const WAIT_MS = 20_000;

/** The letters that were sent to an address, the latest last, as text; runs the jobs that wait. */
export const lettersOf = async (server: TestServer, email: string): Promise<string[]> => {
  const stop = await startJobs(server.database.jobs, { ...server.jobs, crontab: [] }, createLogger('silent'));
  try {
    await until(async () => {
      const [row] = await server.database.asOwner<{ count: number }>(
        'SELECT count(*)::integer AS count FROM graphile_worker.jobs',
      );
      return row?.count === 0;
    }, WAIT_MS);
  } finally {
    await stop();
  }
  const folder = join(server.dataFolder, 'mail');
  const names = await readdir(folder).catch(() => []);
  // The clock that names them stands still; the file system's does not.
  const letters = await Promise.all(
    names.map(async (name) => ({
      at: (await stat(join(folder, name), { bigint: true })).mtimeNs,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  return letters
    .sort((left, right) => (left.at < right.at ? -1 : 1))
    .map(({ text }) => text)
    .filter((letter) => letter.includes(`To: ${email}`))
    .map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='));
};
/** The token of a letter's link to a page of https://sideline.example. */
export const tokenIn = (letter: string | undefined, path: string): string => {
  const found = new RegExp(`https://sideline\\.example${path}#([\\w-]{43})`).exec(letter ?? '')?.[1];
  if (found === undefined) throw new Error(`There is no link to ${path} in ${letter ?? 'no letter'}`);
  return found;
};
