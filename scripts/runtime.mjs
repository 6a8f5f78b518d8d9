import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Sideline runs on Node 24. Where the machine's own Node is older, the prebuilt one from the registry is used: npm puts
 * `node_modules/.bin` first on the path of every script, so that `node` is that one from the next command on.
 */
const WANTED = 24;
const OURS = fileURLToPath(new URL('../node_modules/', import.meta.url));
const LINK = join(OURS, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Whether the prebuilt Node runs here; on a system with another C library, say, it does not. */
const runs = () => spawnSync(LINK, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Leaves the prebuilt Node where the machine's own is older and it runs, and takes it off the path otherwise.
 * Warns where an older Node has to do.
 */
export const chooseNode = () => {
  if (process.execPath.startsWith(OURS)) return;
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= WANTED;
  if (!isNewEnough && existsSync(LINK) && runs()) return;
  rmSync(LINK, { force: true });
  if (!isNewEnough)
    console.warn(
      `Running on Node ${process.versions.node}, which is out of support. Install Node ${WANTED}: no prebuilt one works on this machine.`,
    );
};
