import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { isAlive, signal, until } from '../../src/platform/jobs/processes.js';

/** The real server in a process of its own, started as `npm start` starts it, on its own embedded database. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** What it has said so far. */
  output(): string;
  /** Its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const ADDRESS = /Sideline is at (http:\/\/\S+)/;
const START_MS = 240_000;

/** A data folder that does not exist yet. `endServer` removes it. */
export const newDataFolder = (): string => join(tmpdir(), `sideline-test-${randomBytes(6).toString('hex')}`);

export const postmasterFile = (folder: string): string => join(folder, 'postgres-18', 'postmaster.pid');

/** The process id of the database in a data folder. */
export const databasePid = (folder: string): number =>
  Number(readFileSync(postmasterFile(folder), 'utf8').split('\n')[0]);

/** Starts a process and does not wait for it. */
export const spawnServer = (folder: string, env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: CHECKOUT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SIDELINE_DATA_DIR: folder,
      SIDELINE_DEMO: 'off',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, name) => {
      resolve(code ?? name ?? 'unknown');
    });
  });
  return { child, ended, output: () => output };
};

/** Starts a server and waits until it says where it is; throws with its output where it ends instead. */
export const startServerProcess = async (
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const { child, ended, output } = spawnServer(folder, env);
  await until(() => ADDRESS.test(output()) || child.exitCode !== null, START_MS, 10);
  const address = ADDRESS.exec(output())?.[1];
  if (address === undefined || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${output()}`);
  }
  return { child, pid: child.pid, address, output, ended };
};

/** Ends a server that a test leaves running, and the database with it. */
export const endServer = async (folder: string, ...servers: readonly ServerProcess[]): Promise<void> => {
  for (const { child, ended } of servers) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  // There is no such file where it was stopped in order.
  if (existsSync(postmasterFile(folder))) {
    const pid = databasePid(folder);
    signal(pid, 'SIGQUIT');
    await until(() => !isAlive(pid), START_MS);
  }
  rmSync(folder, { recursive: true, force: true });
};

/**
 * Makes a data folder that a server has served from and left in order: a start on a copy of it is spared the making of the database
 * and all migrations.
 */
export const servedDataFolder = async (): Promise<string> => {
  const folder = newDataFolder();
  const { child, ended } = await startServerProcess(folder);
  child.kill('SIGTERM');
  await ended;
  return folder;
};

/** A copy of a data folder from which no server runs. Its files keep their owner, who may not be ours. */
export const copyDataFolder = (folder: string): string => {
  const copy = newDataFolder();
  const { status, stderr } = spawnSync('cp', ['-a', folder, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return copy;
};
