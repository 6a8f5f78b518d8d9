import { spawn, type ChildProcess } from 'node:child_process';

/** A server in a process of its own, so that its processor time can be told from the load's. */
export interface Server {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

const POLL_MS = 100;

const answers = async (port: number, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server on port ${String(port)} ended.`);
    const answer = await fetch(`http://127.0.0.1:${String(port)}/healthz`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Starts a compiled file with node; ready once anything answers on the port. */
export const startServer = async (
  file: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Server> => {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...inherited, ...env },
  });
  if (child.pid === undefined) throw new Error(`${file} did not start.`);
  await answers(port, child);
  return {
    pid: child.pid,
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
};
