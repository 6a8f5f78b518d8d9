import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The account that PostgreSQL runs as where we are root, which PostgreSQL refuses to be. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const ACCOUNT = 'sideline';

const accountNamed = (name: string): SystemUser | null => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
};

/** Who owns the first of these paths that exists, unless that is root. */
const ownerOf = (paths: readonly string[]): SystemUser | null => {
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined) return stat.uid === 0 ? null : { uid: stat.uid, gid: stat.gid };
  }
  return null;
};

/**
 * Null for an ordinary user, who runs PostgreSQL themselves. For root: the data's current owner, otherwise the checkout's
 * owner (who can then start it later without us), otherwise the machine's postgres account, otherwise one made for it.
 */
export const databaseUser = (data: readonly string[], checkout: string): SystemUser | null => {
  if (process.getuid?.() !== 0) return null;
  const known = ownerOf(data) ?? ownerOf([checkout]) ?? accountNamed('postgres') ?? accountNamed(ACCOUNT);
  if (known !== null) return known;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT],
    {
      encoding: 'utf8',
    },
  );
  const account = accountNamed(ACCOUNT);
  if (account === null)
    throw new Error(
      `PostgreSQL cannot run as root, and no account could be made for it: ${made.stderr || made.error?.message || ''}`,
    );
  return account;
};

/**
 * Whether the account may do this with the path, asked of the kernel as that account: mode bits do not know of closed
 * parent folders, access lists or read-only mounts.
 */
export const canReach = (user: SystemUser | null, path: string, test: '-x' | '-w' | '-r'): boolean =>
  spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], {
    cwd: '/',
    stdio: 'ignore',
    ...(user ?? {}),
  }).status === 0;
