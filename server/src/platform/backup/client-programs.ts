import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BackupRefusal } from './backup-refusal.js';

type Program = 'pg_dump' | 'pg_restore' | 'pg_basebackup' | 'postgres';

/** Where Debian and Red Hat put the programs of each version. */
const VERSIONED = ['/usr/lib/postgresql', '/usr'] as const;

const folders = (): string[] => {
  const versioned = VERSIONED.flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /^(pgsql-)?\d+$/.test(name))
          .map((name) => join(root, name, 'bin'))
      : [],
  );
  return [...(process.env['PATH'] ?? '').split(delimiter).filter((path) => path !== ''), ...versioned];
};

const majorOf = (path: string): number | null => {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const found = /\(PostgreSQL\) (\d+)/.exec(stdout);
  return found === null ? null : Number(found[1]);
};

/**
 * The program whose version fits the server's: the same version, otherwise the next newer one. An older program cannot read
 * a newer server. A server's files need exactly its version: `isExact`.
 */
export const findProgram = (program: Program, server: number, { isExact = false } = {}): string | null => {
  const found = folders()
    .map((folder) => join(folder, program))
    .filter((path) => existsSync(path))
    .map((path) => ({ path, major: majorOf(path) }))
    .filter(
      (one): one is { path: string; major: number } =>
        one.major !== null && (isExact ? one.major === server : one.major >= server),
    )
    .sort((a, b) => a.major - b.major);
  return found[0]?.path ?? null;
};

/** An address as libpq's variables: on a command line everyone on the machine could read the password. */
const libpq = (address: string): Record<string, string> => {
  const url = new URL(address);
  const of = (name: string, value: string | null): Record<string, string> =>
    value === null || value === '' ? {} : { [name]: decodeURIComponent(value) };
  return {
    ...of('PGHOST', url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '')),
    ...of('PGPORT', url.port),
    ...of('PGUSER', url.username),
    ...of('PGPASSWORD', url.password),
    ...of('PGDATABASE', url.pathname.slice(1)),
    ...of('PGSSLMODE', url.searchParams.get('sslmode')),
    ...of('PGSSLROOTCERT', url.searchParams.get('sslrootcert')),
  };
};

export interface Running {
  readonly child: ChildProcess;
  /** Throws with the program's output if it failed. */
  readonly ended: Promise<void>;
}

/** Starts one of PostgreSQL's programs against the database at that address. */
export const startProgram = (path: string, args: readonly string[], address: string): Running => {
  const child = spawn(path, args, {
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...libpq(address) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece.toString('utf8')}`.slice(-2_000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupRefusal(`${path} ended with code ${String(code)}: ${said.trim()}`));
    });
  });
  // The program that reads its output may stop first.
  ended.catch(() => undefined);
  return { child, ended };
};
