import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { loadMigrations } from '../../src/platform/database/migrations.js';
import { AUDIT_KEY, createTestDatabase, type TestDatabase } from '../harness/database.js';
import { startTestServer } from '../harness/test-server.js';

/** The commands of whoever runs the server, as npm runs them. */

const folder = join(tmpdir(), `sideline-test-${randomUUID()}`);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const command = (
  { app, owner }: TestDatabase,
  ...given: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...given], {
      cwd: CHECKOUT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        SIDELINE_DATA_DIR: folder,
        DATABASE_URL: app.url,
        DATABASE_DIRECT_URL: owner.url,
        AUDIT_KEYS: AUDIT_KEY,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      resolve({ code, said });
    });
  });

let database: TestDatabase;
afterEach(() => database.drop());

describe('npm run audit:verify', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const server = await startTestServer({ database });
    await server.signedIn('admin');
    await server.close();
  });

  it('ends well on a whole trail, and with exit code 1 after somebody changed an entry', async () => {
    const whole = await command(database, 'audit:verify');
    expect(whole).toMatchObject({
      code: 0,
      said: expect.stringContaining('The audit trail is intact') as string,
    });
    await database.asOwner(
      `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
       UPDATE audit_entry SET action = 'LOGOUT' WHERE action = 'LOGIN';
       ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
    );
    const broken = await command(database, 'audit:verify');
    expect(broken.said).toMatch(/Chain \d+ breaks at entry 1 /);
    expect(broken.said).not.toContain('is intact');
    expect(broken.code).toBe(1);
  });
});

describe('npm run migrate and migrate:down', () => {
  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true });
  });

  it('bring a database up to date, take back as many as are named, and refuse what they do not know', async () => {
    const names = (await loadMigrations()).map(({ name }) => name);
    const [newest = '', before = ''] = names.toReversed();
    expect(await command(database, 'migrate')).toMatchObject({ code: 0, said: `Ran ${names.join(', ')}.\n` });
    expect(await command(database, 'migrate')).toMatchObject({
      code: 0,
      said: 'The database is up to date.\n',
    });
    expect(await command(database, 'migrate:down')).toMatchObject({
      code: 0,
      said: 'Reversed 1 migration.\n',
    });
    expect(await command(database, 'migrate')).toMatchObject({ code: 0, said: `Ran ${newest}.\n` });
    expect(await command(database, 'migrate:down', '--', '2')).toMatchObject({
      code: 0,
      said: 'Reversed 2 migrations.\n',
    });
    expect(await command(database, 'migrate:down', '--', 'everything')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage') as string,
    });
    expect(await command(database, 'migrate')).toMatchObject({
      code: 0,
      said: `Ran ${before}, ${newest}.\n`,
    });
  });
});
