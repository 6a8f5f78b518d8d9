import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { isOfInstallation } from '../../src/cli/backup-parts.js';
import { swapIn } from '../../src/platform/database/folder-swap.js';
import { CHECKOUT } from '../../src/platform/database/database.js';
import {
  endServer,
  newDataFolder,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.js';
import { whenReady } from '../harness/when-ready.js';

/** Backing up while people write, restoring elsewhere, and everything that must never pass for a backup. */

const PASSPHRASE = 'seven lanterns on a quay';
const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';

const data = newDataFolder();
const restored = newDataFolder();
const sealedRestored = newDataFolder();
const untouched = newDataFolder();
const backups = newDataFolder();
const sealed = newDataFolder();
const damaged = newDataFolder();
const elsewhere = newDataFolder();
const moved = newDataFolder();
const started: { readonly folder: string; readonly server: ServerProcess }[] = [];

interface Said {
  readonly code: number | null;
  readonly said: string;
}

const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`server/dist/server/src/cli/${command}.js`, ...args], {
      cwd: CHECKOUT,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (piece: Buffer): void => {
      said += piece.toString('utf8');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      resolve({ code, said });
    });
  });

const start = async (folder: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess(folder, env);
  started.push({ folder, server });
  return server;
};

const stop = async (server: ServerProcess): Promise<void> => {
  server.child.kill('SIGTERM');
  await server.ended;
};

/** As a restore leaves the folder that is killed while it moves in: all is ready, and one step of many is done. */
const tear = (folder: string): void => {
  const draft = join(folder, 'restoring');
  mkdirSync(draft);
  for (const name of readdirSync(folder).filter(isOfInstallation))
    renameSync(join(folder, name), join(draft, name));
  let steps = 0;
  expect(() =>
    swapIn({ path: folder, user: null }, { outgoing: [], vital: 'postgres-18' }, (from, to) => {
      if (steps === 1) throw new Error('killed');
      steps += 1;
      renameSync(from, to);
    }),
  ).toThrow('killed');
};

const ask = async <T>(
  { address }: ServerProcess,
  cookie: string,
  query: string,
  variables: object = {},
): Promise<T> => {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data: found, errors } = (await answer.json()) as { data?: T; errors?: unknown };
  if (found === undefined || found === null || errors !== undefined) throw new Error(JSON.stringify(errors));
  return found;
};

const signIn = async ({ address }: ServerProcess): Promise<string> => {
  const answer = await whenReady(
    () =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      }),
    ({ status }) => status,
  );
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const create = (server: ServerProcess, cookie: string, email: string): Promise<unknown> =>
  ask(server, cookie, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', {
    input: { id: newId(), firstName: 'Wren', lastName: 'Ashdown', email, role: 'staff' },
  });

/** The accounts that the server knows of those made before the backup. */
const emails = async (server: ServerProcess, cookie: string): Promise<Set<string>> => {
  const { users } = await ask<{ users: { nodes: { email: string }[] } }>(
    server,
    cookie,
    `{ users(first: 50, filter: { text: "before-" }) { nodes { email } } }`,
  );
  return new Set(users.nodes.map(({ email }) => email));
};

afterAll(async () => {
  for (const { folder, server } of started) await endServer(folder, server);
  for (const folder of [
    data,
    restored,
    sealedRestored,
    untouched,
    backups,
    sealed,
    damaged,
    elsewhere,
    moved,
  ])
    rmSync(folder, { recursive: true, force: true });
});

describe('npm run backup and npm run restore', () => {
  const acknowledged: string[] = [];
  let whole = '';

  beforeAll(async () => {
    const server = await start(data, { SETUP_MODE: 'true' });
    const [, setupCode] = /with the code ([0-9A-Z]{10})/.exec(server.output()) ?? [];
    await ask(
      server,
      '',
      'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
      {
        input: { email: EMAIL, firstName: 'Ada', lastName: 'First', password: PASSWORD, setupCode },
      },
    );
    const cookie = await signIn(server);
    for (let index = 0; index < 5; index += 1) {
      const email = `before-${String(index)}@example.org`;
      await create(server, cookie, email);
      acknowledged.push(email);
    }
    // A picture's file, as the server keeps one.
    mkdirSync(join(data, 'uploads', 'pictures', 'a'), { recursive: true });
    appendFileSync(join(data, 'uploads', 'pictures', 'a', 'b.jpg'), 'a picture');
    const ended = new AbortController();
    let during = 0;
    const writing = (async () => {
      for (; !ended.signal.aborted; during += 1)
        await create(server, cookie, `during-${String(during)}@example.org`);
    })();
    const [open, closed] = [
      await run('backup', [backups], { SIDELINE_DATA_DIR: data }),
      await run('backup', [sealed], { SIDELINE_DATA_DIR: data, BACKUP_PASSPHRASE: PASSPHRASE }),
    ];
    ended.abort();
    await writing;
    expect(open.said).toContain('NOT encrypted');
    expect(closed.said).toContain('  encrypted');
    expect([open.code, closed.code]).toEqual([0, 0]);
    expect(during).toBeGreaterThan(0);
    const { backupStatus } = await ask<{ backupStatus: object }>(
      server,
      cookie,
      '{ backupStatus { lastGoodAt place isEncrypted isOverdue failedAt } }',
    );
    expect(backupStatus).toEqual({
      lastGoodAt: expect.any(String) as unknown,
      place: join(sealed, readdirSync(sealed)[0] ?? ''),
      isEncrypted: true,
      isOverdue: false,
      failedAt: null,
    });
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^sideline_backup_newest_age_seconds \d+(\.\d+)?$/m);
    await stop(server);
    whole = join(backups, readdirSync(backups)[0] ?? '');
  });

  it('restores, into another folder, everything acknowledged before it began, while people wrote', async () => {
    const { code, said } = await run('restore', [backups], { SIDELINE_DATA_DIR: restored });
    expect(said).toContain('as many as were backed up');
    expect(said).toContain('the audit trail is intact');
    expect(code).toBe(0);
    expect(readFileSync(join(restored, 'uploads', 'pictures', 'a', 'b.jpg'), 'utf8')).toBe('a picture');
    expect(existsSync(join(restored, 'backups.json'))).toBe(false);
    const server = await start(restored);
    const cookie = await signIn(server);
    const known = await emails(server, cookie);
    expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
    await create(server, cookie, 'after@example.org');
    expect(await run('audit-verify', [], { SIDELINE_DATA_DIR: restored })).toMatchObject({
      code: 0,
      said: expect.stringContaining('The audit trail is intact') as string,
    });
    await stop(server);
    // What is there now is more than what was backed up, and is not overwritten unasked.
    const again = await run('restore', [backups], { SIDELINE_DATA_DIR: restored });
    expect(again.said).toContain('There is already data here');
    expect(again.code).toBe(1);
    const replaced = await run('restore', [backups, '--replace'], { SIDELINE_DATA_DIR: restored });
    expect(replaced.said).toContain('previous data, set aside: ');
    expect(replaced.code).toBe(0);
  });

  it('opens an encrypted one with its passphrase alone', async () => {
    const env = { SIDELINE_DATA_DIR: sealedRestored };
    const written = join(sealed, readdirSync(sealed)[0] ?? '');
    for (const name of readdirSync(written))
      expect(readFileSync(join(written, name)).includes(EMAIL), name).toBe(false);
    expect((await run('restore', [sealed], env)).said).toContain('Set BACKUP_PASSPHRASE');
    const wrong = await run('restore', [sealed], { ...env, BACKUP_PASSPHRASE: `${PASSPHRASE}s` });
    expect(wrong).toEqual({ code: 1, said: 'The passphrase does not open this backup.\n' });
    expect(readdirSync(sealedRestored)).toEqual([]);
    const right = await run('restore', [sealed], { ...env, BACKUP_PASSPHRASE: PASSPHRASE });
    expect(right.said).toContain('the audit trail is intact');
    expect(right.code).toBe(0);
  });

  it('is whole in a folder of another machine: other paths, a key file elsewhere, and nothing of the first', async () => {
    // What was the first machine's is not where it was.
    renameSync(sealed, join(moved));
    renameSync(data, `${data}-gone`);
    try {
      const keyFile = join(moved, 'the passphrase.txt');
      writeFileSync(keyFile, `${PASSPHRASE}\n`, { mode: 0o600 });
      const env = { SIDELINE_DATA_DIR: elsewhere, BACKUP_PASSPHRASE_FILE: keyFile };
      const done = await run('restore', [moved], env);
      expect(done.said).toContain('as many as were backed up');
      expect(done.code).toBe(0);
      // Cut off once more while it moves in: the start finishes it.
      tear(elsewhere);
      const server = await start(elsewhere);
      expect(server.output()).toContain('has been finished now');
      expect(existsSync(join(elsewhere, 'restoring'))).toBe(false);
      const known = await emails(server, await signIn(server));
      expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
      await stop(server);
      expect((await run('audit-verify', [], env)).said).toContain('The audit trail is intact');
      expect(readFileSync(join(elsewhere, 'uploads', 'pictures', 'a', 'b.jpg'), 'utf8')).toBe('a picture');
    } finally {
      renameSync(`${data}-gone`, data);
      rmSync(join(moved, 'the passphrase.txt'), { force: true });
    }
  });

  it('refuses a damaged one by the name of the file, one of another PostgreSQL, and one that was cut off', async () => {
    const env = { SIDELINE_DATA_DIR: untouched };
    const copy = join(damaged, basename(whole));
    cpSync(whole, copy, { recursive: true });
    appendFileSync(join(copy, 'keys.tar'), '.');
    const bytes = readFileSync(join(copy, 'database.tar'));
    expect(statSync(join(copy, 'database.tar')).size).toBe(bytes.length);
    rmSync(join(copy, 'files.tar'));
    const refused = await run('restore', [copy], env);
    expect(refused.said).toMatch(/keys\.tar has \d+ bytes, not \d+; /);
    expect(refused.said).toContain('files.tar is missing');
    expect(refused.said).not.toContain('database.tar');
    expect(refused.code).toBe(1);

    rmSync(copy, { recursive: true });
    cpSync(whole, copy, { recursive: true });
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    rmSync(join(copy, 'database.tar'));
    appendFileSync(join(copy, 'database.tar'), bytes);
    const flipped = await run('restore', [copy], env);
    expect(flipped.said).toContain('database.tar differs from what was written');

    rmSync(copy, { recursive: true });
    cpSync(whole, copy, { recursive: true });
    const manifest = readFileSync(join(copy, 'manifest.json'), 'utf8');
    writeFileSync(join(copy, 'manifest.json'), manifest.replace(/"postgres": "[^"]+"/, '"postgres": "17.2"'));
    expect(await run('restore', [copy], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('This backup is from PostgreSQL 17.2') as string,
    });

    rmSync(copy, { recursive: true });
    cpSync(whole, `${copy}.unfinished`, { recursive: true });
    for (const given of [damaged, `${copy}.unfinished`])
      expect(await run('restore', [given], env)).toMatchObject({
        code: 1,
        said: expect.stringContaining('is not a complete backup') as string,
      });
    expect(existsSync(untouched) ? readdirSync(untouched) : []).toEqual([]);
  });

  it('writes no copy into the data folder itself, and leaves nothing of one that failed', async () => {
    const inside = await run('backup', [join(restored, 'copies')], { SIDELINE_DATA_DIR: restored });
    expect(inside).toMatchObject({
      code: 1,
      said: expect.stringContaining('is in the data folder') as string,
    });
    const nothing = await run('backup', [damaged], { SIDELINE_DATA_DIR: untouched });
    expect(nothing).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no database') as string,
    });
    expect(readdirSync(damaged).filter((name) => !name.endsWith('.unfinished'))).toEqual([]);
  });
});
