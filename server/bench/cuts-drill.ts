import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../src/platform/ids.js';
import { Caller } from './caller.js';
import {
  isAcknowledged,
  lostOf,
  observationCommand,
  outcomeOf,
  SAVE,
  startDrilledServer,
  type Drilled,
} from './drilled-server.js';

const WRITERS = 4;
/** A list of a record has a limit, which would end the load. */
const ENTRIES_A_RECORD = 500;
/** After so many further acknowledged saves all sessions of the database are ended. */
const SAVES_A_CUT = 12;
const POLL_MS = 20;
const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';

export interface CutsDrill extends Drilled {
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

/**
 * A server whose sessions of the database are all ended again and again, behind a network that resets one connection in twenty,
 * while devices save: they send again, under the same id, whatever was not acknowledged. What comes out says what was lost.
 */
export const drillCuts = async ({ isOver, ...drilled }: CutsDrill): Promise<CutsOutcome> => {
  const server = await startDrilledServer(drilled);
  const { address, setupCode, hasEnded, proxy } = server;
  const owner = new pg.Client({
    connectionString: drilled.ownerUrl,
    application_name: 'sideline-drill',
  });
  const caller = new Caller({ address, hasEnded });

  try {
    await owner.connect();
    const input = { email: EMAIL, firstName: 'Ada', lastName: 'First', password: PASSWORD, setupCode };
    const made = `mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }`;
    await caller.insist('/graphql', { query: made, variables: { input } });
    const cookie = await caller.signIn({ email: EMAIL, password: PASSWORD });

    let acknowledged = 0;
    let isDone = false;
    const written = new Map<string, string[]>();
    const write = async (): Promise<void> => {
      let prfId = newId();
      let entries: string[] = [];
      written.set(prfId, entries);
      while (!isDone && !hasEnded()) {
        if (entries.length === ENTRIES_A_RECORD) {
          [prfId, entries] = [newId(), []];
          written.set(prfId, entries);
        }
        const ids = { command: newId(), entry: newId() };
        const variables = { input: { commands: [observationCommand(prfId, entries.length, ids)] } };
        const answer = await caller.insist('/graphql', { query: SAVE, variables }, cookie);
        if (answer === null) return;
        const outcome = outcomeOf(answer);
        if (!isAcknowledged(outcome)) {
          caller.count(outcome);
          return;
        }
        entries.push(ids.entry);
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
        await pause(POLL_MS);
      }
      isDone = true;
    };
    await Promise.all([cut(), ...Array.from({ length: WRITERS }, write)]);

    proxy.calm();
    let lost = 0;
    for (const [prfId, entries] of written) lost += await lostOf(caller, cookie, prfId, entries);
    return {
      ...{ cuts, resets: proxy.resets, acknowledged, lost, refusals: caller.refusals },
      lived: !hasEnded(),
      output: server.output(),
    };
  } finally {
    caller.close();
    await server.stop();
    await owner.end();
  }
};
