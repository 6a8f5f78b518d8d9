import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTimeOf } from '../jobs/processes.js';
import type { SystemUser } from './system-user.js';

/** A data folder is in use by another process of Sideline, which is alive. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `Sideline is already running from ${folder} (process ${String(pid)}). Stop it first, or set SIDELINE_DATA_DIR.`,
    );
  }
}

interface Owner {
  readonly pid: number;
  readonly startTime: string;
}

const read = (path: string): { readonly text: string; readonly owner: Owner | null } | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const [pid, startTime] = text.trim().split('\n');
  return {
    text,
    owner: pid === undefined || startTime === undefined ? null : { pid: Number(pid), startTime },
  };
};

const isRunning = (owner: Owner): boolean => startTimeOf(owner.pid) === owner.startTime;

const wasRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Makes this process the only one that works in the data folder, until the returned function is called. A file left by
 * a process that is gone is taken over; one of a living process throws DataFolderInUseError. Made by link(), which
 * either makes the whole file or fails, so two first starts at once cannot both have it.
 */
export const takeDataFolder = (folder: string, user: SystemUser | null): (() => void) => {
  const path = join(folder, 'owner');
  const mine = `${String(process.pid)}\n${startTimeOf(process.pid) ?? ''}\n`;
  const draft = `${path}.${String(process.pid)}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  if (user !== null) chownSync(draft, user.uid, user.gid);
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        linkSync(draft, path);
        return () => {
          if (read(path)?.text === mine) rmSync(path, { force: true });
        };
      } catch (error) {
        if (!wasRefused(error)) throw error;
      }
      const found = read(path);
      if (found === null) continue;
      if (found.owner !== null && isRunning(found.owner))
        throw new DataFolderInUseError(folder, found.owner.pid);
      // Moved aside, looked at again, and put back if another start had replaced it in between.
      const aside = `${draft}.stale`;
      try {
        renameSync(path, aside);
      } catch {
        continue;
      }
      if (read(aside)?.text !== found.text) linkSync(aside, path);
      rmSync(aside, { force: true });
    }
    throw new Error(`${path} cannot be claimed: other processes keep taking it.`);
  } finally {
    rmSync(draft, { force: true });
  }
};
