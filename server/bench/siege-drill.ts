import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../src/platform/ids.js';
import { signal } from '../src/platform/jobs/processes.js';
import { hashOf, newSecret } from '../src/platform/secrets/secrets.js';
import { Caller, type Told } from './caller.js';
import { ROTA_QUERY, SEARCH_QUERY } from './documents.js';
import {
  isAcknowledged,
  lostOf,
  observationCommand,
  outcomeOf,
  SAVE,
  startDrilledServer,
  type Drilled,
} from './drilled-server.js';
import { quantile } from './load.js';
import { madePatient } from './patients-data.js';
import { growPatients, PASSWORD, rotaMonth, seedRecords } from './seed.js';

/**
 * Everything at once while eight people work: a network that resets connections, sessions of the database that are ended, one
 * of its processes that is stopped, a record that is locked, strangers who flood the server, and guesses at the people's passwords.
 */

const PEOPLE = 8;
const PATIENTS = 10_000;
const RECORDS = 400;
/** Between what one person does and what they do next. */
const THINK_MS = 250;
/** Then they begin another record. */
const OBSERVATIONS_A_RECORD = 40;
/** Each person signs in again after so many rounds of a save, a search and the rota. */
const ROUNDS_A_SESSION = 40;
/** A person whose right password is refused waits for so long, and is at work meanwhile no more. */
const SIGN_IN_AGAIN_MS = 1_000;
const WEEK_MS = 7 * 86_400_000;
/** Before it all begins, people work undisturbed for this share of the time: what the machine alone makes of it. */
const CALM_SHARE = 0.1;

const SLOW_MS = 1_000;

const CUT_ONE_MS = 2_000;
const CUT_ALL_MS = 60_000;
const FREEZE_EVERY_MS = 20_000;
const FREEZE_MS = 4_000;

/** Strangers come in waves: so long, then a pause until the next wave begins. */
const WAVE_MS = 10_000;
const WAVE_EVERY_MS = 30_000;
const DOCUMENTS_A_SECOND = 30;
const ESTIMATES_A_SECOND = 4;
const GUESSES_A_SECOND = 10;
/** Loopback addresses other than the people's, which strangers call from. */
const STRANGERS = 16;
const REPEATS = 450;
/** Substituted letters over and over: the estimator tries every combination of them. */
const SLOW_PASSWORD = 'p4$$w0rd'.repeat(25);

type Act = 'save' | 'search' | 'rota' | 'sign-in';

type Flood = 'documents' | 'estimates' | 'guesses';

export interface Timed {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** How many took a second or longer. */
  readonly overASecond: number;
}

type Codes = Readonly<Record<string, number>>;

/** What took a second or longer, or was done to the server: so many milliseconds after it began. */
export interface Moment {
  readonly atMs: number;
  readonly what: string;
  readonly ms: number;
  readonly code: string | null;
}

export interface SiegeOutcome {
  /** Of everything that the people asked while signed in, refusals included. */
  readonly signedIn: Timed;
  /** The same before anything happened. */
  readonly calm: Timed;
  readonly acts: Readonly<Record<Act, Timed>>;
  /** In order of time: each slow request is listed next to what was being done to the server. */
  readonly moments: readonly Moment[];
  readonly acknowledged: number;
  /** Saves that were acknowledged and are not there, or are there twice. */
  readonly lost: number;
  /** What people were refused with. */
  readonly refusals: Codes;
  /** What refused their right passwords. */
  readonly keptOut: Codes;
  /** How often each was done. */
  readonly harms: Readonly<
    Record<'resets' | 'sessionsEnded' | 'allEnded' | 'processesStopped' | 'recordsLocked', number>
  >;
  /** What strangers were answered; 'ANSWERED' for a success. */
  readonly strangers: Readonly<Record<Flood, Codes>>;
  readonly lived: boolean;
  readonly output: string;
}

const timed = (times: readonly number[]): Timed => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requests: sorted.length,
    p50Ms: Math.round(quantile(sorted, 0.5)),
    p95Ms: Math.round(quantile(sorted, 0.95)),
    p99Ms: Math.round(quantile(sorted, 0.99)),
    longestMs: Math.round(sorted.at(-1) ?? 0),
    overASecond: sorted.filter((ms) => ms >= SLOW_MS).length,
  };
};

/** Documents that cost much to validate, each of them new: repeated fields, several operations, depth, the whole schema. */
const documentOf = (number: number): string => {
  const fields = (name: string) => `${name} `.repeat(REPEATS);
  const kinds = [
    `query A${String(number)} { __typename }`,
    `query A${String(number)} { ${fields('__typename')} }`,
    Array.from(
      { length: 10 },
      (_, index) => `query A${String(number)}x${String(index)} { ${fields('__typename')} }`,
    ).join(' '),
    `query A${String(number)} { ${'prfs { nodes { author { '.repeat(6)} id ${'} } }'.repeat(6)} }`,
    `query A${String(number)} { __schema { types { name fields { name args { name type { name } } } } } }`,
  ];
  return kinds[number % kinds.length] ?? '';
};

const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }`;

/** Links that let strangers have a password estimated; a weak one does not use the link up. */
const seedLinks = async (owner: pg.Client, userIds: readonly string[]): Promise<readonly string[]> => {
  const tokens = userIds.map(() => newSecret());
  await owner.query(
    `INSERT INTO account_letter (id, user_id, kind, token_hash, made_at, expires_at)
     SELECT gen_random_uuid(), user_id, 'reset_password', hash, now(), now() + interval '2 hours'
     FROM unnest($1::uuid[], $2::bytea[]) AS made (user_id, hash)`,
    [userIds, tokens.map(hashOf)],
  );
  return tokens;
};

export interface Siege extends Drilled {
  readonly seconds: number;
}

export const drillSiege = async ({ seconds, ...drilled }: Siege): Promise<SiegeOutcome> => {
  const server = await startDrilledServer(drilled);
  const { address, hasEnded, proxy } = server;
  const clientOf = () =>
    new pg.Client({ connectionString: drilled.ownerUrl, application_name: 'sideline-drill' });
  // Each of what happens to the database at its own pace, on a connection of its own.
  const [owner, cutter, stopper, locker] = [clientOf(), clientOf(), clientOf(), clientOf()];
  const clients = [owner, cutter, stopper, locker];
  const callers: Caller[] = [];
  const stopped = new Set<number>();

  try {
    await Promise.all(clients.map((client) => client.connect()));
    await growPatients(owner, 0, PATIENTS);
    const { emails, userIds } = await seedRecords(owner, RECORDS);
    // Of people who do nothing else: a reset would end the sessions of those at work.
    const links = await seedLinks(owner, userIds.slice(PEOPLE, PEOPLE + STRANGERS));
    const callerOf = (from: string, onAnswer?: (told: Told) => void): Caller => {
      const caller = new Caller({
        ...{ address, from, hasEnded },
        ...(onAnswer === undefined ? {} : { onAnswer }),
      });
      callers.push(caller);
      return caller;
    };

    const begins = Date.now() + seconds * 1_000 * CALM_SHARE;
    const end = begins + seconds * 1_000;
    const isOver = (): boolean => Date.now() >= end || hasEnded();
    /** Does `work` at that pace until the end, without waiting for what it began. */
    const every = async (ms: number, work: (count: number) => void | Promise<void>): Promise<number> => {
      let next = begins + ms;
      for (let count = 0; ; count += 1, next += ms) {
        await pause(Math.max(0, Math.min(next, end) - Date.now()));
        if (isOver()) return count;
        await work(count);
      }
    };

    // The people, each on a device of their own behind one address.
    const times: Record<Act, number[]> = { save: [], search: [], rota: [], 'sign-in': [] };
    const calm: number[] = [];
    const refusals: Record<string, number> = {};
    const keptOut: Record<string, number> = {};
    const written = new Map<string, { readonly entries: string[]; readonly cookie: () => string }>();
    const current: string[] = [];
    const moments: Moment[] = [];
    const did = (what: string, began: number, code: string | null = null): void => {
      moments.push({ atMs: Math.round(began - begins), what, ms: Math.round(Date.now() - began), code });
    };
    let acknowledged = 0;
    const work = async (person: number): Promise<void> => {
      let act: Act = 'sign-in';
      const caller = callerOf('127.0.0.1', ({ ms, code }) => {
        const isCalm = Date.now() - ms < begins;
        if (!isCalm) times[act].push(ms);
        else if (act !== 'sign-in') calm.push(ms);
        if (ms >= SLOW_MS) did(act, Date.now() - ms, code);
        if (code === null) return;
        const counted = act === 'sign-in' ? keptOut : refusals;
        counted[code] = (counted[code] ?? 0) + 1;
      });
      const credentials = { email: emails[person] ?? '', password: PASSWORD };
      let cookie = '';
      let entries: string[] = [];
      const signIn = async (): Promise<void> => {
        act = 'sign-in';
        const opened = await caller.signIn(credentials, { isOver, everyMs: SIGN_IN_AGAIN_MS });
        if (opened !== '') cookie = opened;
      };
      const save = async (round: number): Promise<void> => {
        act = 'save';
        if (round % OBSERVATIONS_A_RECORD === 0) {
          current[person] = newId();
          entries = [];
          written.set(current[person], { entries, cookie: () => cookie });
        }
        const ids = { command: newId(), entry: newId() };
        const command = observationCommand(current[person] ?? '', entries.length, ids);
        const variables = { input: { commands: [command] } };
        const answer = await caller.insist('/graphql', { query: SAVE, variables }, cookie);
        if (answer === null) return;
        const outcome = outcomeOf(answer);
        if (!isAcknowledged(outcome)) throw new Error(`A save came to ${outcome}.`);
        entries.push(ids.entry);
        acknowledged += 1;
      };
      const search = async (round: number): Promise<void> => {
        act = 'search';
        const { name, dob } = madePatient((person * 997 + round * 31) % PATIENTS);
        await caller.insist('/graphql', { query: SEARCH_QUERY, variables: { name, dob } }, cookie);
      };
      const rota = async (round: number): Promise<void> => {
        act = 'rota';
        const { from } = rotaMonth(person + round);
        const range = { from, to: new Date(Date.parse(from) + WEEK_MS).toISOString() };
        await caller.insist('/graphql', { query: ROTA_QUERY, variables: { range } }, cookie);
      };
      await signIn();
      for (let round = 0; !isOver(); round += 1) {
        // Not all of them at once.
        if ((round + 1 + person * 5) % ROUNDS_A_SESSION === 0) await signIn();
        for (const one of [save, search, rota]) {
          await one(round);
          await pause(THINK_MS);
        }
      }
    };

    // What happens to the database.
    const harms = { sessionsEnded: 0, allEnded: 0, processesStopped: 0, recordsLocked: 0 };
    const SESSIONS = `FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'sideline-drill'
      AND backend_type = 'client backend'`;
    const oneSession = async (client: pg.Client, count: number): Promise<number | null> => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid ${SESSIONS} ORDER BY state = 'active' DESC, backend_start, pid`,
      );
      return rows[count % Math.max(1, rows.length)]?.pid ?? null;
    };
    const cutOne = async (count: number): Promise<void> => {
      const pid = await oneSession(cutter, count);
      if (pid === null) return;
      await cutter.query('SELECT pg_terminate_backend($1)', [pid]);
      harms.sessionsEnded += 1;
    };
    const cutAll = async (): Promise<void> => {
      const began = Date.now();
      await owner.query(`SELECT pg_terminate_backend(pid) ${SESSIONS}`);
      harms.allEnded += 1;
      did('all sessions ended', began);
    };
    const stopProcess = async (): Promise<void> => {
      const pid = await oneSession(stopper, 0);
      if (pid === null) return;
      const began = Date.now();
      stopped.add(pid);
      signal(pid, 'SIGSTOP');
      harms.processesStopped += 1;
      await pause(FREEZE_MS);
      signal(pid, 'SIGCONT');
      stopped.delete(pid);
      did('a process stopped', began);
    };
    const lockRecord = async (count: number): Promise<void> => {
      const prfId = current[count % PEOPLE];
      const began = Date.now();
      await locker.query('BEGIN');
      await locker.query('SELECT FROM prf WHERE id = $1 FOR UPDATE', [prfId]);
      harms.recordsLocked += 1;
      await pause(FREEZE_MS);
      await locker.query('COMMIT');
      did('a record locked', began);
    };

    // Strangers.
    const answered: Record<Flood, Record<string, number>> = { documents: {}, estimates: {}, guesses: {} };
    const callersOf = (what: Flood): readonly Caller[] =>
      Array.from({ length: STRANGERS }, (_, index) =>
        callerOf(`127.0.1.${String(index + 1)}`, ({ code }) => {
          const told = code ?? 'ANSWERED';
          answered[what][told] = (answered[what][told] ?? 0) + 1;
        }),
      );
    const strangers: Readonly<Record<Flood, readonly Caller[]>> = {
      documents: callersOf('documents'),
      estimates: callersOf('estimates'),
      guesses: callersOf('guesses'),
    };
    const unanswered = new Set<Promise<unknown>>();
    type Send = (caller: Caller, count: number) => Promise<unknown>;
    const flood = (what: Flood, aSecond: number, send: Send): Promise<number> =>
      every(1_000 / aSecond, (count) => {
        if ((Date.now() - begins) % WAVE_EVERY_MS >= WAVE_MS) return;
        const caller = strangers[what][count % STRANGERS];
        if (caller === undefined) return;
        const sent = send(caller, count).finally(() => unanswered.delete(sent));
        unanswered.add(sent);
      });
    const sendDocument: Send = (caller, count) => caller.ask('/graphql', { query: documentOf(count) });
    const sendWeak: Send = (caller, count) => {
      const input = { token: links[count % links.length], password: SLOW_PASSWORD };
      return caller.ask('/graphql', { query: RESET, variables: { input } });
    };
    const sendGuess: Send = (caller, count) =>
      caller.ask('/api/auth/login', {
        // Every third at an address that nobody has.
        email: count % 3 === 0 ? `nobody${String(count)}@sideline.test` : emails[count % PEOPLE],
        password: `guess-${String(count)}`,
      });

    await Promise.all([
      ...Array.from({ length: PEOPLE }, (_, person) => work(person)),
      every(CUT_ONE_MS, cutOne),
      every(CUT_ALL_MS, cutAll),
      every(FREEZE_EVERY_MS, (count) =>
        count % 2 === 0 ? stopProcess() : lockRecord(Math.floor(count / 2)),
      ),
      flood('documents', DOCUMENTS_A_SECOND, sendDocument),
      flood('estimates', ESTIMATES_A_SECOND, sendWeak),
      flood('guesses', GUESSES_A_SECOND, sendGuess),
    ]);

    await Promise.all(unanswered);
    proxy.calm();
    const reader = callerOf('127.0.0.1');
    let lost = 0;
    for (const [prfId, { entries, cookie }] of written)
      lost += await lostOf(reader, cookie(), prfId, entries);
    return {
      signedIn: timed([...times.save, ...times.search, ...times.rota]),
      calm: timed(calm),
      acts: {
        save: timed(times.save),
        search: timed(times.search),
        rota: timed(times.rota),
        'sign-in': timed(times['sign-in']),
      },
      ...{ acknowledged, lost, refusals, keptOut, strangers: answered },
      harms: { resets: proxy.resets, ...harms },
      moments: moments.toSorted((a, b) => a.atMs - b.atMs),
      lived: !hasEnded(),
      output: server.output(),
    };
  } finally {
    for (const pid of stopped) signal(pid, 'SIGCONT');
    for (const caller of callers) caller.close();
    await server.stop();
    await Promise.all(clients.map((client) => client.end()));
  }
};
