import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { CHECKOUT } from '../database/database.js';
import { makePrivateFolder, ownTree } from '../database/data-folder.js';
import { completeSwap, DRAFT, isOfSwap, isSwapPending, swapIn } from '../database/folder-swap.js';
import { databaseUser, type SystemUser } from '../database/system-user.js';
import { isAlive, signal, until } from '../jobs/processes.js';
import { unpack } from './archive.js';
import { BackupRefusal } from './backup-refusal.js';
import { findProgram } from './client-programs.js';

/** Replaying the log of a busy night takes minutes. */
const START_MS = 30 * 60_000;
const STOP_MS = 60_000;
/** Only names the socket: nothing listens on the network. */
const PORT = '5432';
/** The folder of a cluster without which no server starts from it: the control file is in there. */
const VITAL = 'global';
/** mkfs puts it on every disk: it is not part of a cluster and is never moved. */
const OF_THE_DISK = 'lost+found';

/** The contents of the folder, of a cluster or anything else, that a restore must not touch unless asked to. */
const heldIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => name !== OF_THE_DISK && !isOfSwap(name)) : [];

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The folder of a PostgreSQL that is not Sideline's own, as its operating system's account runs it. */
export interface ClusterFolder {
  readonly path: string;
  readonly user: SystemUser | null;
  /** The server's program, of the version that wrote the backup. */
  readonly program: string;
}

/**
 * The folder that a base backup goes to, and the program that can read it. BackupRefusal if it holds anything and
 * `isReplacing` is false, if a server runs from it, or if this machine has no PostgreSQL of that version. Changes nothing.
 */
export const openCluster = (asked: string, version: string, isReplacing: boolean): ClusterFolder => {
  // Debian's folder may be a link to a disk: what it links to is filled, and the link stays.
  const path = existsSync(asked) ? realpathSync(asked) : asked;
  const major = Number.parseInt(version, 10);
  const program = findProgram('postgres', major, { isExact: true });
  if (program === null)
    throw new BackupRefusal(
      `This backup is the data folder of a PostgreSQL ${version}, and this machine has no PostgreSQL ${String(major)}. Install it (Debian: apt install postgresql-${String(major)}), then try again.`,
    );
  if (existsSync(join(path, 'postmaster.pid')))
    throw new BackupRefusal(`--cluster: a PostgreSQL runs from ${path}. Stop it, then try again.`);
  if (!isReplacing && (heldIn(path).length > 0 || isSwapPending(path)))
    throw new BackupRefusal(
      `--cluster: ${path} is not empty. Nothing was restored. Choose an empty folder, or use --replace, which sets it aside.`,
    );
  return { path, program, user: databaseUser([path, dirname(path)], CHECKOUT) };
};

/** Moves it out of the folder, where the next base backup would copy it too. What was on a separate disk stays there. */
const moveOut = async (path: string, aside: string): Promise<string> => {
  const outside = `${path}.${basename(aside)}`;
  try {
    await rename(aside, outside);
    return outside;
  } catch {
    return aside;
  }
};

/**
 * Unpacks within the folder, which may be a disk of its own, and replaces what is there once everything is unpacked: a
 * restore that fails leaves everything as it was, and one that is cut off after that is finished by the next. Returns where
 * the earlier contents are now.
 */
export const fillCluster = async (
  { path, user }: ClusterFolder,
  source: Readable,
): Promise<string | null> => {
  makePrivateFolder(path, user);
  completeSwap(path);
  const draft = join(path, DRAFT);
  await rm(draft, { recursive: true, force: true });
  makePrivateFolder(draft, user);
  try {
    await unpack(source, draft);
    if (user !== null) ownTree(draft, user);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  const aside = swapIn({ path, user }, { outgoing: heldIn(path), vital: VITAL });
  if (user !== null) chownSync(path, user.uid, user.gid);
  await chmod(path, 0o700);
  return aside === null ? null : moveOut(path, aside);
};

/**
 * Runs the cluster where only this machine's account and root can reach it, replays the log of the backup, does `work`
 * with the address of `database` for `login`, and stops it in good order: BackupRefusal if it does not stop, because a second
 * server on the same folder would destroy it. The cluster's own settings for archiving, names and the network do not apply
 * then. `stopMs` is for tests.
 */
export const withCluster = async <T>(
  { path, user, program }: ClusterFolder,
  { login, database }: { readonly login: string; readonly database: string },
  work: (url: string) => Promise<T>,
  stopMs = STOP_MS,
): Promise<T> => {
  const room = mkdtempSync(join(tmpdir(), 'sideline-cluster-'));
  if (user !== null) chownSync(room, user.uid, user.gid);
  const written = (name: string, text: string): string => {
    const file = join(room, name);
    writeFileSync(file, text, { mode: 0o644 });
    return file;
  };
  const settings = {
    config_file: written('postgresql.conf', ''),
    hba_file: written('pg_hba.conf', 'local all all trust\n'),
    ident_file: written('pg_ident.conf', ''),
    listen_addresses: '',
    unix_socket_directories: room,
    archive_mode: 'off',
    ssl: 'off',
  };
  const child = spawn(
    program,
    [
      '-D',
      path,
      '-p',
      PORT,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    },
  );
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece.toString('utf8')}`.slice(-2_000);
  });
  child.once('error', (error) => {
    said = error.message;
  });
  const { pid } = child;
  const hasEnded = (): boolean => pid === undefined || !isAlive(pid);
  const url = `postgresql://${encodeURIComponent(login)}@localhost:${PORT}/${encodeURIComponent(database)}?host=${encodeURIComponent(room)}`;
  /** Ends the sessions and writes everything out. */
  const stop = async (cause?: unknown): Promise<void> => {
    if (pid !== undefined) {
      signal(pid, 'SIGINT');
      // If it stays, so does its socket, which shows why.
      if (!(await until(hasEnded, stopMs)))
        throw new BackupRefusal(
          `PostgreSQL did not stop within ${String(stopMs / 1000)} s: process ${String(pid)} still runs from ${path}, with its socket in ${room}. Do not start another one on this folder. End it (kill -INT ${String(pid)}; never kill -9), wait until it has gone, then run this again with --replace.`,
          { cause },
        );
    }
    await rm(room, { recursive: true, force: true });
  };
  let done: T;
  try {
    await until(async () => hasEnded() || (await canConnect(url)), START_MS, 200);
    if (!(await canConnect(url)))
      throw new BackupRefusal(`PostgreSQL did not start from ${path}: ${said.trim()}`);
    done = await work(url);
  } catch (error) {
    await stop(error);
    throw error;
  }
  await stop();
  return done;
};
