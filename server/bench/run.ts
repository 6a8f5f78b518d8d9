import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CHECKOUT, openDatabase } from '../src/platform/database/database.js';
import { migrateUp } from '../src/platform/database/migrations.js';
import { growLedger } from './ledger-data.js';
import { isOfLedger, LEDGER_FLAT, LEDGER_SIZES, ledgerPosts, ledgerReads } from './ledger-shots.js';
import { AUDIT, AUDIT_QUESTION, auditWork, growTrail } from './audit-page.js';
import { measureYear } from './figures-year.js';
import { growRecords, growthClaims, measureGrowth, type Grown } from './list-growth.js';
import { measureLive } from './live.js';
import { postmasterOf } from './cpu.js';
import { both, run, summed, type Answer, type Measured, type Turn } from './load.js';
import { measureOutbox } from './outbox.js';
import { measureProposal } from './proposal.js';
import { askAt, measureRecalls } from './recall.js';
import { measureRoster } from './roster.js';
import { growth, isKept, table, verdicts, type Claim, type Comparison } from './report.js';
import { growPatients, seedRecords } from './seed.js';
import { startServer, type Server } from './servers.js';
import { measureStart } from './start.js';
import { measureSupply } from './supply.js';
import { patientsWork, saveWork, searchWork, steadyWork, type Work } from './shots.js';
import { measureWatchers } from './watchers.js';

/**
 * `npm run bench`: each hot path beside the same work by bare fastify and pg, in one run on one machine. Prints a table
 * and the figures that have a limit, writes both as JSON to server/bench/results, and fails where a limit is not kept.
 * `npm run bench -- 10000 100000` takes other numbers of patients, and `npm run bench -- 10000 'a patient'` measures that path
 * alone.
 */

/** Both sides take turns, so that what slows the machine for a while slows both. */
const TURNS = 6;
const TURN_SECONDS = 1.5;
/** As long as V8 takes to compile what either server runs: in the first seconds that is a third of their cost. */
const WARM_SECONDS = 10;
const LONGEST_SECONDS = 60;
const USERS = 16;
const PRFS = 4_000;
const PORT = 4_700;
const SIDES = ['floor', 'product'] as const;
type Side = (typeof SIDES)[number];
const LIVE = 'a change on another screen';
const OUTBOX = 'a thousand queued edits';
const START = 'npm start';
const RECALL = 'a name a little wrong';
const ROSTER = 'a roster';
const PROPOSAL = 'a proposal for the rota';
const SUPPLY = 'all stock at a glance';
const WATCHERS = 'live figures';
const YEAR = 'figures';
const GROWTH = 'the lists as they grow';
/** What is asked (issues of speed): saves a second, and how many times a search may cost what it costs among the fewest. */
const LIMITS = { saves: 1_000, growth: 3 } as const;

const given = process.argv.slice(2).map(Number).filter(Number.isInteger);
const named = process.argv.slice(2).filter((text) => !Number.isInteger(Number(text)));
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name);
const sizes = (given.length > 0 ? given : [10_000, 100_000, 1_000_000]).toSorted((a, b) => a - b);

const checkFor =
  (needle: string) =>
  ({ status, body }: Answer): void => {
    if (status !== 200 || body.includes('"errors"') || !body.includes(needle))
      throw new Error(`Unexpected answer ${String(status)}: ${body.slice(0, 400)}`);
  };

/** The same work on each side, in turns. */
const measure = async (
  servers: Readonly<Record<Side, Server>>,
  postmaster: number,
  work: Work,
): Promise<Readonly<Record<Side, Measured>>> => {
  const loadOf = (side: Side) => ({
    port: servers[side].port,
    pid: servers[side].pid,
    postmaster,
    users: USERS,
    shoot: work[side],
    check: checkFor(work.needle),
  });
  const { requests } = work;
  if (requests !== null) {
    const whole = { seconds: LONGEST_SECONDS, requests };
    const floor = await run({ ...loadOf('floor'), ...whole });
    return { floor: summed([floor]), product: summed([await run({ ...loadOf('product'), ...whole })]) };
  }
  const turns: Record<Side, Turn[]> = { floor: [], product: [] };
  for (const side of SIDES) {
    // One alone first: it brings the text of the query that the others know by its hash.
    await run({ ...loadOf(side), users: 1, seconds: LONGEST_SECONDS, requests: 1 });
    await run({ ...loadOf(side), seconds: WARM_SECONDS });
  }
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const side of SIDES) turns[side].push(await run({ ...loadOf(side), seconds: TURN_SECONDS }));
  return { floor: summed(turns.floor), product: summed(turns.product) };
};

const main = async (): Promise<void> => {
  // Not made here: the database makes it for the account that it runs as.
  const folder = join(tmpdir(), `sideline-bench-${randomUUID()}`);
  const database = await openDatabase({
    dataDir: folder,
    database: { url: null, directUrl: null },
  });
  const servers: Server[] = [];
  const comparisons: Comparison[] = [];
  const claims: Claim[] = [];
  const claim = (...found: readonly Claim[]): void => {
    claims.push(...found);
    console.log(verdicts(found));
  };
  const owner = new pg.Client({ connectionString: database.owner.url });
  try {
    if (isWanted(START)) claim(...(await measureStart(PORT)));
    if (isWanted(PROPOSAL)) claim(...(await measureProposal(PROPOSAL)));
    if (isWanted(SUPPLY)) {
      const supply = await measureSupply(PORT);
      comparisons.push(...supply.comparisons);
      claim(...supply.claims);
    }
    await migrateUp(database.owner, database.app);
    await owner.connect();
    const [smallest = 0] = sizes;
    await growPatients(owner, 0, smallest);
    const seeded = await seedRecords(owner, PRFS);

    const here = fileURLToPath(new URL('.', import.meta.url));
    const product = await startServer(join(here, '../src/main.js'), [], PORT, {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATABASE_URL: database.app.url,
      DATABASE_DIRECT_URL: database.owner.url,
      SIDELINE_DATA_DIR: join(folder, 'product'),
      SIDELINE_DEMO: 'false',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    });
    servers.push(product);
    const floor = await startServer(
      join(here, 'floor.js'),
      [database.app.url, String(PORT + 1)],
      PORT + 1,
      {},
    );
    servers.push(floor);

    const compare = async (work: Work): Promise<void> => {
      if (!isWanted(work.name)) return;
      const measured = await measure({ product, floor }, postmasterOf(database), work);
      const { name, atMost, each } = work;
      comparisons.push({ name, ...measured, atMost, each });
      const value = both(measured.product) / both(measured.floor);
      if (atMost !== null)
        claims.push({
          what: `${name}, beside the floor`,
          value,
          unit: 'times',
          limit: atMost,
          is: 'at most',
        });
      if (each > 1)
        claims.push({
          ...{ what: name, value: measured.product.perSecond * each, unit: 'a second' },
          ...{ limit: work.atLeast ?? LIMITS.saves, is: 'at least' as const },
        });
      console.log(`${name}: ${value.toFixed(2)} times the floor`);
    };

    for (const work of steadyWork(seeded, smallest)) await compare(work);
    for (const work of saveWork(seeded)) await compare(work);
    if (isWanted(LIVE)) claim(await measureLive(LIVE, PORT, seeded));
    if (isWanted(WATCHERS)) claim(await measureWatchers(WATCHERS, product, owner, seeded));
    if (isWanted(YEAR)) claim(...(await measureYear(YEAR, owner, seeded)));
    if (isWanted(AUDIT) || isWanted(AUDIT_QUESTION)) {
      await growTrail(owner, seeded);
      for (const work of auditWork(seeded)) await compare(work);
    }
    if (isWanted(OUTBOX)) claim(await measureOutbox(OUTBOX, PORT, seeded));
    let patients = smallest;
    const searches: Comparison[] = [];
    const grown: (readonly Grown[])[] = [];
    let records = PRFS;
    for (const size of sizes) {
      await growPatients(owner, patients, size);
      patients = size;
      await compare(patientsWork(seeded, size));
      const before = comparisons.length;
      await compare(searchWork(seeded, size));
      searches.push(...comparisons.slice(before));
      if (isWanted(GROWTH)) {
        records = await growRecords(owner, seeded, records, size);
        grown.push(await measureGrowth(product, postmasterOf(database), owner, seeded, size));
      }
      if (isWanted(RECALL)) claim(...(await measureRecalls(RECALL, size, askAt(PORT, seeded))));
    }
    comparisons.push(...grown.flat().map(({ comparison }) => comparison));
    claims.push(...growthClaims(grown));
    if (named.length === 0 || named.some(isOfLedger)) {
      const posts: Comparison[] = [];
      for (const size of LEDGER_SIZES) {
        const ledger = await growLedger(owner, seeded, size);
        const before = comparisons.length;
        for (const work of ledgerPosts(seeded, ledger, size)) await compare(work);
        posts.push(...comparisons.slice(before));
        if (size === LEDGER_SIZES.at(-1)) for (const work of ledgerReads(seeded, ledger)) await compare(work);
      }
      const [small, large] = posts.filter(({ each }) => each > 1);
      if (small && large) claims.push(...growth(small, large, LEDGER_FLAT));
    }
    // The last: it registers people.
    if (isWanted(ROSTER)) claim(await measureRoster(ROSTER, PORT, seeded));
    const [small, ...larger] = searches;
    for (const large of larger) if (small) claims.push(...growth(small, large, LIMITS.growth));
  } finally {
    await owner.end();
    for (const server of servers) await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(comparisons)}\n\n${verdicts(claims)}\n`);
  const results = join(CHECKOUT, 'server', 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify({ comparisons, claims }, null, 2)}\n`);
  if (!claims.every(isKept)) process.exitCode = 1;
};

await main();
