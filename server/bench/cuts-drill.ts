import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHECKOUT } from '../src/platform/database/database.js';
import { newId } from '../src/platform/ids.js';
import { byWayOf, startResettingProxy } from './resetting-proxy.js';

/** Every so many connections to the database one is reset. */
const EVERY_CONNECTIONS = 20;
const WRITERS = 4;
/** After so many further acknowledged saves all sessions of the database are ended. */
const SAVES_A_CUT = 12;
const RETRY_MS = 20;
const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';
const ADDRESS = /Sideline is at (http:\/\/\S+)/;
const SETUP_CODE = /with the code ([0-9A-Z]{10})/;

export interface CutsDrill {
  /** The database, as the application and as the tables' owner. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** An empty folder for the server's files. */
  readonly dataFolder: string;
  /** Whether it has been cut often enough. */
  readonly isOver: (cuts: number) => boolean;
}

export interface CutsOutcome {
  readonly cuts: number;
  readonly resets: number;
  readonly acknowledged: number;
  /** Saves that were acknowledged and are not there, or are there twice. */
  readonly lost: number;
  /** How often each code was answered that was not a success; 'NO ANSWER' where the connection to the server was cut. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Whether the process lived from the beginning to the end. */
  readonly lived: boolean;
  readonly output: string;
}

const SAVE = `mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }`;
const READ = `query ($id: ID!) { prf(customPrfId: $id) {
  sections { key version } data { observations { entries { id } } } } }`;

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly code?: string;
}

/**
 * A server whose sessions of the database are all ended again and again, behind a network that resets one connection in twenty,
 * while devices save: they send again, under the same id, whatever was not acknowledged. What comes out says what was lost.
 */
export const drillCuts = async ({
  appUrl,
  ownerUrl,
  dataFolder,
  isOver,
}: CutsDrill): Promise<CutsOutcome> => {
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
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'sideline-drill' });
  const refusals: Record<string, number> = {};

  try {
    while (!ADDRESS.test(output)) {
      if (hasEnded()) throw new Error(`The server did not start:\n${output}`);
      await pause(RETRY_MS);
    }
    await owner.connect();
    const address = ADDRESS.exec(output)?.[1] ?? '';
    const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie },
        body: JSON.stringify(body),
      });
    /** Null where it was refused, or nothing came back. */
    const ask = async (path: string, body: unknown, cookie = ''): Promise<Answer | null> => {
      let code = 'NO ANSWER';
      try {
        const answer = (await (await post(path, body, cookie)).json()) as Answer;
        const refused = answer.errors?.[0]?.extensions.code ?? answer.code;
        if (refused === undefined) return answer;
        code = refused;
      } catch {
        // Counted below.
      }
      refusals[code] = (refusals[code] ?? 0) + 1;
      return null;
    };
    /** As a device does: again and again until it is acknowledged, or the server has ended. */
    const insist = async (path: string, body: unknown, cookie: string): Promise<Answer | null> => {
      while (!hasEnded()) {
        const answer = await ask(path, body, cookie);
        if (answer !== null) return answer;
        await pause(RETRY_MS);
      }
      return null;
    };

    const input = {
      email: EMAIL,
      firstName: 'Ada',
      lastName: 'First',
      password: PASSWORD,
      setupCode: SETUP_CODE.exec(output)?.[1],
    };
    const made = `mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { id } }`;
    await insist('/graphql', { query: made, variables: { input } }, '');
    let signedIn = await post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    while (signedIn.status === 503)
      signedIn = await post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

    let acknowledged = 0;
    let isDone = false;
    const written = new Map<string, string[]>();
    const write = async (): Promise<void> => {
      const prfId = newId();
      const entries: string[] = [];
      written.set(prfId, entries);
      while (!isDone && !hasEnded()) {
        const entry = { id: newId(), heart_rate: 40 + (entries.length % 100) };
        const command = {
          commandId: newId(),
          prfId,
          section: 'observations',
          baseVersion: entries.length,
          deviceTime: new Date().toISOString(),
          changes: { observations: { entries: [entry] } },
        };
        const answer = await insist(
          '/graphql',
          { query: SAVE, variables: { input: { commands: [command] } } },
          cookie,
        );
        if (answer === null) return;
        const { savePrf } = answer.data as { savePrf: { results: readonly { outcome: string }[] } };
        const outcome = savePrf.results[0]?.outcome ?? 'none';
        if (!['SAVED', 'MERGED', 'REPLAYED'].includes(outcome)) {
          refusals[outcome] = (refusals[outcome] ?? 0) + 1;
          return;
        }
        entries.push(entry.id);
        acknowledged += 1;
      }
    };
    let cuts = 0;
    const cut = async (): Promise<void> => {
      let next = SAVES_A_CUT;
      while (!isOver(cuts) && !hasEnded()) {
        if (acknowledged >= next) {
          await owner.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          );
          cuts += 1;
          next = acknowledged + SAVES_A_CUT;
        }
        await pause(RETRY_MS);
      }
      isDone = true;
    };
    await Promise.all([cut(), ...Array.from({ length: WRITERS }, write)]);

    proxy.calm();
    let lost = 0;
    for (const [id, entries] of written) {
      const answer = await insist('/graphql', { query: READ, variables: { id } }, cookie);
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
      lost += entries.filter((entry) => there.filter((one) => one === entry).length !== 1).length;
      // One version a save: nothing was done twice.
      const version = prf?.sections.find(({ key }) => key === 'observations')?.version ?? 0;
      lost += Math.abs(version - entries.length);
    }
    const lived = !hasEnded();
    return { cuts, resets: proxy.resets, acknowledged, lost, refusals, lived, output };
  } finally {
    child.kill('SIGTERM');
    await ended;
    await owner.end();
    await proxy.close();
  }
};
