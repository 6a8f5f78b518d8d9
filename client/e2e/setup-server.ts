import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from './server-environment';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A server beside the journeys' own: in set-up mode, on an empty database. */
export interface SetupServer {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** The one-time code from its log. */
  readonly code: string;
  stop(): Promise<void>;
}

/** Starts it and waits until it says where it is; throws with what it said where it ends instead. */
export const startSetupServer = async (): Promise<SetupServer> => {
  const child = spawn(process.execPath, ['client/e2e/server.mjs'], {
    cwd: ROOT,
    env: serverEnvironment({
      PORT: '0',
      SIDELINE_DATA_DIR: `${process.env['E2E_DATA_DIR'] ?? ''}-setup`,
      SIDELINE_DEMO: 'off',
      SETUP_MODE: 'true',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const found = /Sideline is at (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server did not start:\n${said}`)));
  });
  return {
    address: await address,
    code: /with the code ([0-9A-Z]{10})/.exec(said)?.[1] ?? '',
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
