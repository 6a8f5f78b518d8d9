import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

/** The command of whoever runs the server, as npm runs it, beside a server that runs. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const reset = (
  ...given: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/cli.mjs', 'reset-second-factor', ...given], {
      cwd: CHECKOUT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        SIDELINE_DATA_DIR: server.dataFolder,
        DATABASE_URL: server.database.app.url,
        DATABASE_DIRECT_URL: server.database.owner.url,
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

const meOf = async (caller: TestCaller): Promise<unknown> =>
  (await caller.graphql('{ me { id } }')).data?.['me'];

it('takes away what its owner has lost, signs them out, and is the system’s in the trail', async () => {
  const [admin, other] = [await server.signedIn('admin'), await server.signedIn('admin')];
  const [id, email] = [admin.user?.id, admin.user?.email ?? ''];
  await server.database.asOwner(
    `INSERT INTO second_factor (user_id, secret, made_at, confirmed_at, last_step) VALUES ($1, '\\x00', now(), now(), 0)`,
    [id],
  );
  expect(await meOf(admin)).not.toBeNull();

  expect(await reset()).toMatchObject({ code: 2, said: expect.stringContaining('Usage') as string });
  expect(await reset('nobody@example.org')).toMatchObject({
    code: 1,
    said: expect.stringContaining('An account with this e-mail address') as string,
  });
  expect(await meOf(admin)).not.toBeNull();

  expect(await reset(email.toUpperCase())).toMatchObject({ code: 0 });
  expect(await meOf(admin)).toBeNull();
  expect(await meOf(other)).not.toBeNull();
  expect(
    await server.database.asOwner('SELECT reset_by, actor_kind FROM second_factor_reset WHERE user_id = $1', [
      id,
    ]),
  ).toEqual([{ reset_by: null, actor_kind: 'system' }]);
  expect(
    await server.database.asOwner(
      `SELECT actor_kind, actor_id, address FROM audit_entry WHERE action = 'SECOND_FACTOR_RESET' AND entity_id = $1`,
      [id],
    ),
  ).toEqual([{ actor_kind: 'system', actor_id: null, address: 'command line' }]);

  expect(await reset(email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('A second factor') as string,
  });
});
