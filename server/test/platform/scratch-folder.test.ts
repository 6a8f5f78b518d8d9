import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { inScratchFolder, sweepScratchFolders } from '../../src/platform/files/scratch-folder.js';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** As a process of that id leaves it that is killed while it copies pictures. */
const leftBy = async (pid: number, machine = hostname()): Promise<string> => {
  const folder = join(tmpdir(), `sideline-${machine}-${String(pid)}-aB3dE6`);
  made.push(folder);
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, 'picture.jpg'), 'of a patient');
  return folder;
};

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

it('what a killed process left is gone at the next start, and what a living one uses is not', async () => {
  const [over, living] = [spawn('true'), spawn('sleep', ['600'])];
  try {
    await once(over, 'exit');
    const left = await leftBy(over.pid ?? 0);
    const ownEarlier = await leftBy(process.pid);
    const used = await leftBy(living.pid ?? 0);
    const elsewhere = await leftBy(over.pid ?? 0, 'another-machine');
    await sweepScratchFolders();
    expect(await Promise.all([left, ownEarlier, used, elsewhere].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  } finally {
    living.kill();
  }
});

it('a folder is gone after its work, whatever became of it, and bears the name that is swept', async () => {
  let name = '';
  const failed = inScratchFolder(async (folder) => {
    name = folder;
    await writeFile(join(folder, 'picture.jpg'), 'of a patient');
    throw new Error('no room');
  });
  await expect(failed).rejects.toThrow('no room');
  expect(name.startsWith(join(tmpdir(), `sideline-${hostname()}-${String(process.pid)}-`))).toBe(true);
  expect(await isThere(name)).toBe(false);
});
