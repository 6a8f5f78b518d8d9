import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { canReach, databaseUser, type SystemUser } from './system-user.js';

/** The folder for everything that is not code: the embedded database, uploads, unsent mail. */
export interface DataFolder {
  readonly path: string;
  /** Who owns the files made in it; null if that is this process's own account. */
  readonly user: SystemUser | null;
}

const CLUSTER = 'postgres-18';

/** The embedded database's own folder in a data folder. */
export const clusterIn = (folder: string): string => join(folder, CLUSTER);

/** Makes a folder that only its owner may enter; an existing one is left as it is. */
export const makePrivateFolder = (path: string, user: SystemUser | null): void => {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another start has just made it: the lock in it decides which of the two continues.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  if (user !== null) chownSync(path, user.uid, user.gid);
};

/** Gives a folder and all that is in it to the account. */
export const ownTree = (path: string, user: SystemUser): void => {
  lchownSync(path, user.uid, user.gid);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) ownTree(join(path, name), user);
};

/** A folder of this machine for the data of one checkout, where the checkout itself cannot hold it. */
const outsideOf = (checkout: string): string => {
  const key = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  if (process.getuid?.() === 0) return join('/var/lib/sideline', key);
  return join(process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state'), 'sideline', key);
};

const isUsable = (path: string, user: SystemUser | null): boolean => {
  // A folder that an earlier start's account made is that account's own; a database is not taken over by changing owners.
  const made = [clusterIn(path), path].find((candidate) => existsSync(candidate));
  const uid = user?.uid ?? process.getuid?.();
  if (made !== undefined) return statSync(made).uid === uid && canReach(user, made, '-x');
  return user === null ? canReach(null, dirname(path), '-w') : canReach(user, dirname(path), '-x');
};

/**
 * The data folder: the one in the configuration, otherwise `.data` in the checkout if the database's account can reach it,
 * otherwise a folder of the system. Creates it. `checkout` is the repository's root, absolute.
 */
export const openDataFolder = (asked: string | null, checkout: string): DataFolder => {
  if (asked !== null) {
    const path = resolve(asked);
    const user = databaseUser([clusterIn(path), path], checkout);
    makePrivateFolder(path, user);
    // A folder made beforehand by root is closed to the database's account, which only needs to pass through: the folders
    // inside have their own owner and mode.
    if (user !== null && !canReach(user, path, '-x') && statSync(path).uid === 0)
      chmodSync(path, statSync(path).mode | 0o011);
    if (!canReach(user, path, '-x'))
      throw new Error(
        `SIDELINE_DATA_DIR: the database's account cannot enter ${path}. Choose a folder it can reach.`,
      );
    return { path, user };
  }
  const inside = join(checkout, '.data');
  const user = databaseUser([clusterIn(inside), inside], checkout);
  if (isUsable(inside, user)) {
    makePrivateFolder(inside, user);
    return { path: inside, user };
  }
  const outside = outsideOf(checkout);
  const outsideUser = databaseUser([clusterIn(outside), outside], checkout);
  makePrivateFolder(outside, outsideUser);
  return { path: outside, user: outsideUser };
};
