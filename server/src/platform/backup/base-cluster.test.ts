import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packed } from './archive.js';
import { fillCluster, openCluster, withCluster, type ClusterFolder } from './base-cluster.js';

let root = '';
let path = '';
const cluster = (): ClusterFolder => ({ path, user: null, program: '' });

/** What pg_basebackup would have written, as far as this looks at it. */
const backup = (): Readable =>
  packed(async ({ file, folder }) => {
    await folder('global');
    const text = Buffer.from('new');
    await file('PG_VERSION', text.length, Readable.from([text]));
    await file('global/pg_control', text.length, Readable.from([text]));
  });
/** The same, of which the reading breaks off in the middle. */
async function* brokenOff(): AsyncGenerator<Buffer> {
  const whole = Buffer.concat((await backup().toArray()) as Buffer[]);
  yield whole.subarray(0, 1_200);
  throw new Error('The disk is gone.');
}
const cutOff = (): Readable => Readable.from(brokenOff());

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sideline-base-')));
  path = join(root, 'main');
  mkdirSync(join(path, 'global'), { recursive: true });
  mkdirSync(join(path, 'lost+found'));
  writeFileSync(join(path, 'PG_VERSION'), 'old');
  writeFileSync(join(path, 'global', 'pg_control'), 'old');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});
const read = (...names: string[]): string => readFileSync(join(...names), 'utf8');

describe('the folder of a cluster', () => {
  it('is replaced in place: its content is set aside, and what belongs to the disk stays', async () => {
    const aside = await fillCluster(cluster(), backup());
    expect(readdirSync(path).sort()).toEqual(['PG_VERSION', 'global', 'lost+found']);
    expect(read(path, 'global', 'pg_control')).toBe('new');
    expect(aside).toMatch(/main\.before-restore-/);
    expect(read(aside ?? '', 'global', 'pg_control')).toBe('old');
    expect(existsSync(join(aside ?? '', 'lost+found'))).toBe(false);
  });

  it('is unchanged after a backup that could not be unpacked', async () => {
    await expect(fillCluster(cluster(), cutOff())).rejects.toThrow('The disk is gone.');
    expect(readdirSync(root)).toEqual(['main']);
    expect(readdirSync(path).sort()).toEqual(['PG_VERSION', 'global', 'lost+found']);
    expect(read(path, 'PG_VERSION')).toBe('old');
    expect(read(path, 'global', 'pg_control')).toBe('old');
  });

  it('may be a disk that is empty except for what mkfs put there, or a link to one', () => {
    const version = '15.6';
    const open = (asked: string): string => {
      try {
        return openCluster(asked, version, false).path;
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    // Only where this machine has that PostgreSQL is there more to see than what to install.
    const hasProgram = !open(path).includes('this machine has no PostgreSQL');
    if (hasProgram) expect(open(path)).toContain('is not empty');
    for (const name of ['PG_VERSION', 'global']) rmSync(join(path, name), { recursive: true });
    symlinkSync(path, join(root, 'link'));
    if (hasProgram) expect(open(join(root, 'link'))).toBe(path);
  });
});

/** Answers every client as PostgreSQL does, and does not stop when it is told to. */
const STUBBORN = `#!${process.execPath}
const { createServer } = require('node:net');
const room = process.argv.find((word) => word.startsWith('unix_socket_directories=')).split('=')[1];
process.on('SIGINT', () => {});
createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.write(Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73])));
}).listen(room + '/.s.PGSQL.5432');
`;

describe('a server that does not stop', () => {
  it('is reported: its process and folder are named', async () => {
    const program = join(root, 'postgres.cjs');
    writeFileSync(program, STUBBORN);
    chmodSync(program, 0o755);
    const ended: unknown = await withCluster(
      { path, user: null, program },
      { login: 'owner', database: 'sideline' },
      () => Promise.resolve('done'),
      300,
    ).catch((error: unknown) => error);
    const said = ended instanceof Error ? ended.message : String(ended);
    const [, pid = '0', room = ''] =
      /process (\d+) still runs from .*, with its socket in (\S+)\. /.exec(said) ?? [];
    try {
      expect(said).toContain('PostgreSQL did not stop within 0.3 s');
      expect(said).toContain(path);
      expect(existsSync(room)).toBe(true);
    } finally {
      if (pid !== '0') process.kill(Number(pid), 'SIGKILL');
      rmSync(room, { recursive: true, force: true });
    }
  });
});
