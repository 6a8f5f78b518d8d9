import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { cpuWithChildren } from './cpu.js';

/** One request as a virtual user sends it. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Makes the shots of one virtual user: called before each, with the answer to the one before. */
export type Shooter = (user: number, round: number, last: Answer | null) => Shot;

export interface Load {
  readonly port: number;
  /** The server's process, and the database's first one: the processor time of both is counted. */
  readonly pid: number;
  readonly postmaster: number;
  readonly users: number;
  /** Stops by whichever comes first. */
  readonly seconds: number;
  readonly requests?: number;
  readonly shoot: Shooter;
  /** Throws where an answer is not what was asked for: a fast error is no result. */
  readonly check: (answer: Answer) => void;
}

/** What one run saw. */
export interface Turn {
  readonly seconds: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  /** Milliseconds from a request to its whole answer, one for each. */
  readonly times: readonly number[];
}

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds of processor time for each request, user and system: the server's, and the database's. */
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const send = (agent: Agent, port: number, shot: Shot): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, method: shot.method, path: shot.path, headers: shot.headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') });
        });
      },
    );
    sent.on('error', reject);
    sent.end(shot.body);
  });

/** The value that this share of sorted values does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs virtual users against a server, each sending its next request when the last was answered. */
export const run = async (load: Load): Promise<Turn> => {
  const agent = new Agent({ keepAlive: true, maxSockets: load.users });
  const times: number[] = [];
  let left = load.requests ?? Number.POSITIVE_INFINITY;
  const cpus = () => [cpuWithChildren(load.pid), cpuWithChildren(load.postmaster)] as const;
  const before = cpus();
  const began = performance.now();
  const until = began + load.seconds * 1_000;
  const user = async (number: number): Promise<void> => {
    let last: Answer | null = null;
    for (let round = 0; performance.now() < until && left > 0; round += 1) {
      left -= 1;
      const shot = load.shoot(number, round, last);
      const at = performance.now();
      last = await send(agent, load.port, shot);
      times.push(performance.now() - at);
      load.check(last);
    }
  };
  await Promise.all(Array.from({ length: load.users }, (_, number) => user(number)));
  const seconds = (performance.now() - began) / 1_000;
  const after = cpus();
  agent.destroy();
  return { seconds, serverMs: after[0] - before[0], databaseMs: after[1] - before[1], times };
};

/** What a request costs the server and the database together. */
export const both = ({ serverMs, databaseMs }: Measured): number => serverMs + databaseMs;

/** Several runs of the same load as one. */
export const summed = (turns: readonly Turn[]): Measured => {
  const times = turns.flatMap((turn) => turn.times).sort((a, b) => a - b);
  const total = (of: (turn: Turn) => number) => turns.reduce((sum, turn) => sum + of(turn), 0);
  return {
    requests: times.length,
    perSecond: times.length / total(({ seconds }) => seconds),
    serverMs: total(({ serverMs }) => serverMs) / times.length,
    databaseMs: total(({ databaseMs }) => databaseMs) / times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
};
