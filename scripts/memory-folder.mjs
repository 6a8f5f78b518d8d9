import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory. A small container may have little of it. */
const MEMORY = '/dev/shm';
const WANTED_BYTES = 8 * 1024 ** 3;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= WANTED_BYTES && freemem() >= WANTED_BYTES;
  } catch {
    return false;
  }
};

/**
 * A folder in memory for what the tests write, which goes when this process ends; null where there is not enough memory.
 * Each test file has a database of its own, and on a slow disk a copy of the template takes twice as long and every
 * commit waits.
 */
export const memoryFolder = () => {
  if (!hasRoom()) return null;
  const path = mkdtempSync(join(MEMORY, 'sideline-'));
  // The databases belong to another user.
  chmodSync(path, 0o1777);
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  // Otherwise a signal would end this process without that.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return path;
};
