import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { isAlive, signal, until } from '../../src/platform/jobs/processes.js';
import {
  copyDataFolder,
  databasePid,
  endServer,
  newDataFolder,
  postmasterFile,
  servedDataFolder,
  spawnServer,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.js';

/** Until a wait is given up: a machine that is shared takes many times what an own one does. */
const LONGEST = 240_000;

const isReady = async ({ address }: ServerProcess): Promise<boolean> =>
  (await fetch(`${address}/readyz`)).status === 200;

const askForSettings = ({ address }: ServerProcess): Promise<Response> =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ providerSettings { name } }' }),
  });

const controlFile = (path: string): string => join(dirname(postmasterFile(path)), 'global', 'pg_control');

let folder: string;
/** What later starts begin with: only the first are about making a database. */
let served: string;
let servers: ServerProcess[];

const start = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess(folder, env);
  servers.push(server);
  return server;
};

beforeAll(async () => {
  // What is spawned is what `npm start` runs: the built server. Nothing to do where `npm test` has built it.
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: CHECKOUT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  served = await servedDataFolder();
});

beforeEach(() => {
  folder = newDataFolder();
  servers = [];
});

afterEach(async () => {
  await endServer(folder, ...servers);
});

afterAll(() => {
  rmSync(served, { recursive: true, force: true });
});

describe('a start', () => {
  it('answers, and closes the data folder to others', async () => {
    const server = await start();
    expect(await isReady(server)).toBe(true);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(statSync(folder).mode & 0o066).toBe(0);
    expect(statSync(join(folder, 'database.json')).mode & 0o777).toBe(0o600);
  });

  it('runs beside another checkout’s, also in a folder that was made for it', async () => {
    const other = newDataFolder();
    // By root, where we are root: as whoever sets up a machine makes it.
    mkdirSync(other);
    const neighbour = startServerProcess(other);
    const server = await start();
    try {
      expect(await isReady(await neighbour)).toBe(true);
      expect(await isReady(server)).toBe(true);
    } finally {
      await endServer(other, await neighbour);
    }
  });

  it('refuses the data folder of a server that runs, and leaves that one alone', async () => {
    folder = copyDataFolder(served);
    const first = await start();
    const second = spawnServer(folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Sideline is already running from ${folder} (process ${String(first.pid)})`,
    );
    expect(await isReady(first)).toBe(true);
  });

  it('leaves exactly one server when two first starts come at once', async () => {
    const rivals = [spawnServer(folder), spawnServer(folder)];
    const [loser] = await Promise.race(rivals.map(async (rival) => [rival, await rival.ended] as const));
    const winner = rivals.find((rival) => rival !== loser);
    if (winner === undefined) throw new Error('Both ended.');
    expect(loser.output()).toContain('already running');
    await until(() => winner.output().includes('Sideline is at'), LONGEST);
    expect(winner.output()).toContain('Sideline is at');
    winner.child.kill('SIGTERM');
    expect(await winner.ended).toBe(0);
  });

  it('says in words what is wrong with the configuration', async () => {
    const refused = spawnServer(folder, { HOST: '0.0.0.0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('HOST: 0.0.0.0 can be reached from outside');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a stop', () => {
  beforeEach(() => {
    folder = copyDataFolder(served);
  });

  it.each(['close', 'keep-alive'])(
    'lets requests in flight end (%s), then stops the database',
    async (connection) => {
      const server = await start();
      const database = databasePid(folder);
      const body = JSON.stringify({ query: '{ __typename }' });
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('utf8');
      });
      const over = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: ${connection}\r\n` +
          `Content-Length: ${String(Buffer.byteLength(body))}\r\nExpect: 100-continue\r\n\r\n`,
      );
      // The server has begun with the request as soon as it asks for the rest of it.
      await until(() => answer.includes('100 Continue'), LONGEST);
      server.child.kill('SIGTERM');
      await until(() => server.output().includes('Stopping'), LONGEST);
      socket.write(body);
      await over;
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(answer).toContain('"__typename":"Query"');
      expect(await server.ended).toBe(0);
      expect(isAlive(database)).toBe(false);
      expect(existsSync(postmasterFile(folder))).toBe(false);
    },
  );

  it('follows npm when that is killed', async () => {
    // A shell in npm's place: it starts the server, and is killed without a chance to pass anything on.
    const shell = spawn('/bin/sh', ['-c', '"$0" scripts/start.mjs & echo "$!"; wait', process.execPath], {
      cwd: CHECKOUT,
      env: {
        PATH: process.env['PATH'],
        SIDELINE_DATA_DIR: folder,
        SIDELINE_DEMO: 'off',
        PORT: '0',
        npm_lifecycle_event: 'start',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    await until(() => output.includes('Sideline is at'), LONGEST);
    const pid = Number(output.split('\n')[0]);
    const database = databasePid(folder);
    shell.kill('SIGKILL');
    expect(await until(() => !isAlive(pid), LONGEST)).toBe(true);
    expect(isAlive(database)).toBe(false);
  });
});

describe('a start right behind a stop', () => {
  beforeEach(() => {
    folder = copyDataFolder(served);
  });

  it('waits until the other has ended', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    const second = await start();
    expect(await first.ended).toBe(0);
    expect(await isReady(second)).toBe(true);
  });
});

describe('after a kill -9', () => {
  beforeEach(() => {
    folder = copyDataFolder(served);
  });

  it('of the server, the next start finds the database whole', async () => {
    const killed = await start();
    const database = databasePid(folder);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = await start();
    expect(await isReady(next)).toBe(true);
    expect(isAlive(database)).toBe(false);
    expect(databasePid(folder)).not.toBe(database);
  });

  it('of the database, the server starts it again and goes on', async () => {
    const server = await start();
    const killed = databasePid(folder);
    signal(killed, 'SIGKILL');
    expect(await until(() => server.output().includes('The database was started again'), LONGEST)).toBe(true);
    expect(await until(() => isReady(server), LONGEST)).toBe(true);
    expect(databasePid(folder)).not.toBe(killed);
    expect((await askForSettings(server)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(postmasterFile(folder))).toBe(false);
  });

  it('of the database again and again, the server never gives it up', async () => {
    const server = await start();
    for (let deaths = 1; deaths <= 5; deaths += 1) {
      const killed = databasePid(folder);
      signal(killed, 'SIGKILL');
      const isBack = async (): Promise<boolean> =>
        server.output().split('The database was started again').length > deaths && (await isReady(server));
      expect(await until(isBack, LONGEST)).toBe(true);
      expect(databasePid(folder)).not.toBe(killed);
    }
    expect(server.child.exitCode).toBeNull();
    expect((await askForSettings(server)).status).toBe(200);
  });

  it('of a database that cannot be started again, the server says that it is not ready until it can', async () => {
    const server = await start();
    // The file without which no cluster starts.
    renameSync(controlFile(folder), `${controlFile(folder)}.away`);
    signal(databasePid(folder), 'SIGKILL');
    expect(await until(async () => !(await isReady(server)), LONGEST)).toBe(true);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const refused = await askForSettings(server);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_READY' } }] });
    const rest = await fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.org', password: 'gravel-lantern-orchid-42' }),
    });
    expect(rest.status).toBe(503);
    expect(rest.headers.get('retry-after')).toBe('2');
    expect(await rest.json()).toMatchObject({ code: 'NOT_READY' });
    const couldNot = (): number =>
      server.output().split('The database could not be started again').length - 1;
    expect(await until(() => couldNot() >= 2, LONGEST)).toBe(true);
    renameSync(`${controlFile(folder)}.away`, controlFile(folder));
    expect(await until(() => isReady(server), LONGEST)).toBe(true);
    expect((await askForSettings(server)).status).toBe(200);
  });

  it('of both, the next start recovers', async () => {
    const server = await start();
    const database = databasePid(folder);
    server.child.kill('SIGKILL');
    signal(database, 'SIGKILL');
    await server.ended;
    expect(await isReady(await start())).toBe(true);
  });

  it('of the machine, a process id that now belongs to another is no obstacle', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    await first.ended;
    // As it is left behind: the file names a process that lives and is no database, as does the owner file.
    writeFileSync(
      postmasterFile(folder),
      `${String(process.pid)}\n${folder}/postgres-18\n1\n5432\n\n\n\nready\n`,
    );
    writeFileSync(join(folder, 'owner'), `${String(process.pid)}\n1\n`);
    const next = await start();
    expect(await isReady(next)).toBe(true);
    expect(readFileSync(join(folder, 'owner'), 'utf8').split('\n')[0]).toBe(String(next.pid));
  });
});
