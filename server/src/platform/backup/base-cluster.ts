import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { CHECKOUT } from '../database/database.js';
import { makePrivateFolder, ownTree } from '../database/data-folder.js';
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
export const openCluster = (path: string, version: string, isReplacing: boolean): ClusterFolder => {
  const major = Number.parseInt(version, 10);
  const program = findProgram('postgres', major, { isExact: true });
  if (program === null)
    throw new BackupRefusal(
      `This backup is the data folder of a PostgreSQL ${version}, and this machine has no PostgreSQL ${String(major)}. Install it (Debian: apt install postgresql-${String(major)}), then try again.`,
    );
  if (existsSync(join(path, 'postmaster.pid')))
    throw new BackupRefusal(`--cluster: a PostgreSQL runs from ${path}. Stop it, then try again.`);
  if (!isReplacing && existsSync(path) && readdirSync(path).length > 0)
    throw new BackupRefusal(
      `--cluster: ${path} is not empty. Nothing was restored. Choose an empty folder, or use --replace, which sets it aside.`,
    );
  return { path, program, user: databaseUser([path, dirname(path)], CHECKOUT) };
};

/**
 * Unpacks into the folder, which may be a disk of its own; one that fails is as it was before. pg_basebackup writes the control
 * file last, without which no server starts. Answers where what was there before is now.
 */
export const fillCluster = async (
  { path, user }: ClusterFolder,
  source: Readable,
): Promise<string | null> => {
  let aside: string | null = null;
  if (existsSync(path) && readdirSync(path).length > 0) {
    aside = `${path}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    await rename(path, aside);
  }
  makePrivateFolder(path, user);
  try {
    await unpack(source, path);
  } catch (error) {
    for (const name of readdirSync(path)) await rm(join(path, name), { recursive: true, force: true });
    if (aside !== null) {
      await rm(path, { recursive: true });
      await rename(aside, path);
    }
    throw error;
  }
  if (user !== null) ownTree(path, user);
  await chmod(path, 0o700);
  return aside;
};

/**
 * Runs the cluster where only this machine's account and root can reach it, replays the log of the backup, does `work`
 * with the address of `database` for `login`, and stops it in good order. The cluster's own settings for archiving, names
 * and the network do not apply then.
 */
export const withCluster = async <T>(
  { path, user, program }: ClusterFolder,
  { login, database }: { readonly login: string; readonly database: string },
  work: (url: string) => Promise<T>,
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
  try {
    await until(async () => hasEnded() || (await canConnect(url)), START_MS, 200);
    if (!(await canConnect(url)))
      throw new BackupRefusal(`PostgreSQL did not start from ${path}: ${said.trim()}`);
    return await work(url);
  } finally {
    if (pid !== undefined) {
      // Ends the sessions and writes everything out.
      signal(pid, 'SIGINT');
      await until(hasEnded, STOP_MS);
    }
    await rm(room, { recursive: true, force: true });
  }
};
