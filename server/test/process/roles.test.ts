import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { until } from '../../src/platform/jobs/processes.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import {
  endServer,
  newDataFolder,
  postmasterFile,
  spawnServer,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.js';

/** With which logins the server serves. */

let folder: string;
let servers: ServerProcess[];

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: CHECKOUT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});
beforeEach(() => {
  folder = newDataFolder();
  servers = [];
});
afterEach(() => endServer(folder, ...servers));

const start = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess(folder, env);
  servers.push(server);
  return server;
};

const SESSIONS = `
  SELECT DISTINCT usename AS login, application_name AS name FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
    AND application_name LIKE 'sideline%' AND application_name <> 'sideline-test' ORDER BY name`;

interface Session {
  readonly login: string;
  readonly name: string;
}

describe('a server that serves', () => {
  it('has no session of its embedded database’s owner', async () => {
    const server = await start();
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const { owner } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8')) as { owner: string };
    const port = readFileSync(postmasterFile(folder), 'utf8').split('\n')[3] ?? '';
    const client = new pg.Client({
      connectionString: `postgresql://sideline:${encodeURIComponent(owner)}@127.0.0.1:${port}/sideline`,
    });
    await client.connect();
    let rows: Session[] = [];
    try {
      // A session that was ended takes a moment to go.
      await until(async () => {
        ({ rows } = await client.query<Session>(SESSIONS));
        return (
          rows.every(({ login }) => login !== 'sideline') && rows.some(({ name }) => name === 'sideline-jobs')
        );
      }, 20_000);
      expect(new Set(rows.map(({ login }) => login))).toEqual(new Set(['sideline_app', 'sideline_jobs']));
      expect(rows.filter(({ login }) => login === 'sideline_jobs')).toEqual([
        { login: 'sideline_jobs', name: 'sideline-jobs' },
      ]);
    } finally {
      await client.end();
    }
  });
});

describe('a server on another PostgreSQL', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  it('migrates with the owner’s login and serves without it', async () => {
    database = await createTestDatabase({ isEmpty: true });
    await start({ DATABASE_URL: database.app.url, DATABASE_DIRECT_URL: database.owner.url });
    const { username } = new URL(database.app.url);
    let rows: Session[] = [];
    await until(async () => {
      rows = await database.asOwner<Session>(SESSIONS);
      return rows.every(({ login }) => login === username);
    }, 20_000);
    expect(new Set(rows.map(({ login }) => login))).toEqual(new Set([username]));
    expect(rows.map(({ name }) => name)).toContain('sideline-jobs');
  });

  it('starts without the owner’s login anywhere where others have migrated', async () => {
    database = await createTestDatabase();
    const server = await start({ DATABASE_URL: database.app.url });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(readFileSync(`/proc/${String(server.pid)}/environ`, 'utf8')).not.toContain(
      new URL(database.owner.url).password,
    );
  });

  it('says that it has to be migrated, where it may not itself', async () => {
    database = await createTestDatabase({ isEmpty: true });
    const { ended, output } = spawnServer(folder, { DATABASE_URL: database.app.url });
    expect(await ended).toBe(1);
    expect(output()).toContain('npm run migrate');
  });

  it('does not serve in production with the owner’s own login', async () => {
    database = await createTestDatabase();
    const { ended, output } = spawnServer(folder, {
      NODE_ENV: 'production',
      DATABASE_URL: database.owner.url,
    });
    expect(await ended).toBe(1);
    expect(output()).toContain('its login owns the tables');
  });
});
