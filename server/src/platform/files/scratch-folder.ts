import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Identifies the machine of a folder: its processes are not visible to another machine that shares the disk. */
const OF_MACHINE = `sideline-${hostname()}-`;

/** Does its work with a folder on this machine that nobody else can open and that is removed afterwards, whatever happens. */
export const inScratchFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), `${OF_MACHINE}${String(process.pid)}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, so it is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Removes the folders of processes that were killed during their work. For the start, when this process has none: a folder
 * with its id belongs to an earlier process. What cannot be removed belongs to another user and stays.
 */
export const sweepScratchFolders = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(OF_MACHINE)) continue;
    const pid = Number(name.slice(OF_MACHINE.length).split('-')[0]);
    if (!Number.isInteger(pid) || pid <= 0 || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
};
