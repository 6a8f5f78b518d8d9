import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';

/** Backing up and restoring a database that is not the embedded one, on real clusters (docs/backup.md). */

const INSTALLED = '/usr/lib/postgresql';

/** Debian's PostgreSQL, and a login that may run it as `postgres` and hide a program from one command. */
const canDrill = (): boolean => {
  const hasServer =
    existsSync(INSTALLED) &&
    readdirSync(INSTALLED).some((version) => existsSync(join(INSTALLED, version, 'bin', 'pg_basebackup')));
  if (!hasServer || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    execFileSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.skipIf(!canDrill())(
  'is restored from a dump into a server that has never seen Sideline, and from a base backup',
  async () => {
    const { stdout } = await promisify(execFile)('bash', ['scripts/external-backup-drill.sh'], {
      cwd: CHECKOUT,
      // As a person runs it: nothing of this test's own settings.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      maxBuffer: 16 * 1_048_576,
    });
    expect(stdout).toContain('The drill held');
  },
);
