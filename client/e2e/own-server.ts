import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { serverEnvironment } from './server-environment';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  /** The one-time code of set-up mode from its log; empty where it wrote none. */
  readonly code: string;
}

/** Starts a server and waits until it says where it is; throws with what it said where it ends instead. */
const start = async (dataDir: string, port: string): Promise<Started> => {
  const child = spawn(process.execPath, ['client/e2e/server.mjs'], {
    cwd: ROOT,
    env: serverEnvironment({
      PORT: port,
      SIDELINE_DATA_DIR: dataDir,
      SIDELINE_DEMO: 'off',
      SETUP_MODE: 'true',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const found = /Sideline is at (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return { child, address, code: /with the code ([0-9A-Z]{10})/.exec(said)?.[1] ?? '' };
};

/** A server beside the journeys' own: in set-up mode, on a database that begins empty. */
export interface OwnServer {
  /** `http://127.0.0.1:…`, the same after a kill. */
  readonly address: string;
  readonly code: string;
  /** Where its database and files are. */
  readonly dataDir: string;
  /** As the power going: no signal that it could answer to. */
  kill(): Promise<void>;
  /** Starts it anew, on the same address and data. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

export const startOwnServer = async (): Promise<OwnServer> => {
  const dataDir = `${process.env['E2E_DATA_DIR'] ?? ''}-${randomBytes(4).toString('hex')}`;
  const first = await start(dataDir, '0');
  let { child } = first;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    // A journey that failed while its server was down leaves nothing to end.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    address: first.address,
    code: first.code,
    dataDir,
    kill: () => end('SIGKILL'),
    revive: async () => {
      ({ child } = await start(dataDir, new URL(first.address).port));
    },
    stop: () => end('SIGTERM'),
  };
};

/** A journey on a server of its own, which ends with it. */
export const ownServerTest = test.extend<{ readonly server: OwnServer }>({
  // The linter wants a first argument that is taken apart; this one needs nothing of it.
  server: async ({ browserName: _ }, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.stop();
  },
});

const EMAIL = 'rowan.field@example.org';
/** Of the administrator whom `signInToOwn` makes. */
export const OWN_PASSWORD = 'copper walrus orbit lantern';

/** Creates the first administrator, signs them in by the form and ends on the dashboard, with the page kept offline. */
export const signInToOwn = async (page: Page, { code }: OwnServer): Promise<void> => {
  const created = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
      variables: {
        input: {
          firstName: 'Rowan',
          lastName: 'Field',
          email: EMAIL,
          password: OWN_PASSWORD,
          setupCode: code,
        },
      },
    },
  });
  expect(await created.json()).toMatchObject({ data: { createAdmin: { sessionUser: {} } } });
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
};
