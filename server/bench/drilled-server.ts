import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from '../src/platform/database/database.js';
import type { Answer, Caller } from './caller.js';
import { byWayOf, startResettingProxy, type ResettingProxy } from './resetting-proxy.js';

/** The real server, behind a network that resets connections to its database, for drills. */

/** Every so many connections to the database one is reset. */
const EVERY_CONNECTIONS = 20;
const POLL_MS = 20;
const ADDRESS = /Sideline is at (http:\/\/\S+)/;
const SETUP_CODE = /with the code ([0-9A-Z]{10})/;

export interface Drilled {
  /** The database, as the application and as the tables' owner. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** An empty folder for the server's files. */
  readonly dataFolder: string;
}

export interface DrilledServer {
  readonly address: string;
  readonly setupCode: string;
  readonly proxy: ResettingProxy;
  readonly hasEnded: () => boolean;
  /** What it has said so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

export const startDrilledServer = async ({
  appUrl,
  ownerUrl,
  dataFolder,
}: Drilled): Promise<DrilledServer> => {
  const { hostname, port } = new URL(ownerUrl);
  const proxy = await startResettingProxy({
    host: hostname,
    port: Number(port === '' ? 5432 : port),
    everyConnections: EVERY_CONNECTIONS,
  });
  const child = spawn(process.execPath, [join(CHECKOUT, 'server/dist/server/src/main.js')], {
    cwd: CHECKOUT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATABASE_URL: byWayOf(appUrl, proxy),
      DATABASE_DIRECT_URL: byWayOf(ownerUrl, proxy),
      SIDELINE_DATA_DIR: dataFolder,
      SIDELINE_DEMO: 'off',
      SETUP_MODE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await proxy.close();
  };
  try {
    while (!ADDRESS.test(output)) {
      if (hasEnded()) throw new Error(`The server did not start:\n${output}`);
      await pause(POLL_MS);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: ADDRESS.exec(output)?.[1] ?? '',
    setupCode: SETUP_CODE.exec(output)?.[1] ?? '',
    proxy,
    hasEnded,
    output: () => output,
    stop,
  };
};

/** The last that the server said beside its usual answers. */
export const complaintsIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"level":"info"'))
    .slice(-60)
    .join('\n');

export const SAVE = `mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }`;
const READ = `query ($id: ID!) { prf(customPrfId: $id) {
  sections { key version } data { observations { entries { id } } } } }`;

/** A set of observations as a device saves it, sent again under the same ids until it is acknowledged. */
export const observationCommand = (prfId: string, baseVersion: number, ids: ObservationIds) => ({
  commandId: ids.command,
  prfId,
  section: 'observations',
  baseVersion,
  deviceTime: new Date().toISOString(),
  changes: { observations: { entries: [{ id: ids.entry, heart_rate: 40 + (baseVersion % 100) }] } },
});
interface ObservationIds {
  readonly command: string;
  readonly entry: string;
}

/** What a save of one command came to; 'none' where nothing is said of it. */
export const outcomeOf = ({ data }: Answer): string =>
  (data as { savePrf: { results: readonly { outcome: string }[] } }).savePrf.results[0]?.outcome ?? 'none';

export const isAcknowledged = (outcome: string): boolean => ['SAVED', 'MERGED', 'REPLAYED'].includes(outcome);

/** How many acknowledged entries a record does not have exactly once, and how many of its versions are too few or too many. */
export const lostOf = async (
  caller: Caller,
  cookie: string,
  prfId: string,
  entries: readonly string[],
): Promise<number> => {
  const answer = await caller.insist('/graphql', { query: READ, variables: { id: prfId } }, cookie);
  const prf = (
    answer?.data as
      | {
          prf: {
            sections: readonly { key: string; version: number }[];
            data: { observations: { entries: readonly { id: string }[] } | null };
          } | null;
        }
      | undefined
  )?.prf;
  const there = (prf?.data.observations?.entries ?? []).map((entry) => entry.id);
  const missing = entries.filter((entry) => there.filter((one) => one === entry).length !== 1).length;
  // One version a save: nothing was done twice.
  const version = prf?.sections.find(({ key }) => key === 'observations')?.version ?? 0;
  return missing + Math.abs(version - entries.length);
};
