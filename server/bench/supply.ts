import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/database.js';
import { migrateUp } from '../src/platform/database/migrations.js';
import { operationText } from '../test/client-operations.js';
import { postmasterOf } from './cpu.js';
import { both, run, summed, type Answer, type Measured, type Turn } from './load.js';
import type { Claim, Comparison } from './report.js';
import { startServer, type Server } from './servers.js';
import { persisted } from './shots.js';
import { growLedger, ITEMS, PLACES, seedStock, type StockTokens } from './supply-data.js';

/**
 * What the pages of supply cost that look over all stock, beside the same by bare fastify and pg: the processor time of the
 * server and of the database together, because nearly all of the work is the database's. On a database of its own, with a
 * ledger of a hundred thousand moves and then of a million.
 */

const SIZES = [100_000, 1_000_000] as const;
const SIDES = ['floor', 'product'] as const;
type Side = (typeof SIDES)[number];
const TURNS = 3;
const REQUESTS = 10;
const USERS = 1;
const LONGEST_SECONDS = 120;
/** What is asked: beside the floor; and beside itself, with ten times the moves. */
const AT_MOST = 2.6;
const GROWTH_AT_MOST = 1.3;

const LOOKS = [
  {
    name: 'low stock',
    needle: '"itemName"',
    path: '/low-stock',
    operation: 'LowStock',
    variables: { first: 25, filter: {}, isAdmin: true },
  },
  {
    name: 'expiring stock',
    needle: '"expiresOn"',
    path: '/expiring',
    operation: 'ExpiringStock',
    variables: { first: 25, filter: {}, isAdmin: true },
  },
  {
    name: 'the inventory overview',
    needle: '"topMovers"',
    path: '/overview',
    operation: 'StockOverview',
    variables: { isAdmin: true },
  },
] as const;

const check =
  (needle: string) =>
  ({ status, body }: Answer): void => {
    if (status !== 200 || body.includes('"errors"') || !body.includes(needle))
      throw new Error(`Unexpected answer ${String(status)}: ${body.slice(0, 400)}`);
  };

export interface SupplyMeasured {
  readonly comparisons: readonly Comparison[];
  readonly claims: readonly Claim[];
}

/** Each page at each length of the ledger. Takes two ports, from the one that it is given. */
export const measureSupply = async (firstPort: number): Promise<SupplyMeasured> => {
  const folder = join(tmpdir(), `sideline-bench-supply-${randomUUID()}`);
  const database = await openDatabase({ dataDir: folder, database: { url: null, directUrl: null } });
  const postmaster = postmasterOf(database);
  const owner = new pg.Client({ connectionString: database.owner.url });
  const servers: Server[] = [];
  try {
    await migrateUp(database.owner, database.app);
    await owner.connect();
    // The database's own housekeeping would be counted with whoever asks at that moment.
    await owner.query('ALTER SYSTEM SET autovacuum = off');
    await owner.query('SELECT pg_reload_conf()');
    const tokens = await seedStock(owner);
    const here = fileURLToPath(new URL('.', import.meta.url));
    const product = await startServer(join(here, '../src/main.js'), [], firstPort, {
      PORT: String(firstPort),
      HOST: '127.0.0.1',
      DATABASE_URL: database.app.url,
      DATABASE_DIRECT_URL: database.owner.url,
      SIDELINE_DATA_DIR: join(folder, 'product'),
      SIDELINE_DEMO: 'false',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      // What is measured is what it costs. On a busy machine that takes longer than a person would wait.
      DATABASE_REQUEST_TIMEOUT_MS: '60000',
    });
    servers.push(product);
    const port = firstPort + 1;
    const floor = await startServer(join(here, 'floor.js'), [database.app.url, String(port)], port, {});
    servers.push(floor);
    const comparisons: Comparison[] = [];
    let moves = 0;
    for (const size of SIZES) {
      await growLedger(owner, moves, size);
      moves = size;
      for (const look of LOOKS) {
        const measured = await measureLook(look, { product, floor }, postmaster, tokens);
        const name = `${look.name}, ${size.toLocaleString('en-GB')} moves`;
        comparisons.push({ name, ...measured, atMost: AT_MOST, each: 1 });
      }
    }
    return { comparisons, claims: claimsOf(comparisons) };
  } finally {
    await owner.end();
    for (const server of servers) await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const measureLook = async (
  { needle, path, operation, variables }: (typeof LOOKS)[number],
  servers: Readonly<Record<Side, Server>>,
  postmaster: number,
  tokens: StockTokens,
): Promise<Readonly<Record<Side, Measured>>> => {
  const ask = persisted(operationText(operation));
  const tokenOf = (user: number, round: number) => tokens[(user * 251 + round) % tokens.length] ?? '';
  const shots = {
    product: (user: number, round: number) => ask(tokenOf(user, round), variables),
    floor: (user: number, round: number) => ({
      ...{ method: 'GET' as const, path },
      headers: { cookie: `sideline=${tokenOf(user, round)}` },
    }),
  };
  const turn = async (side: Side, requests: number, users = USERS): Promise<Turn> => {
    const { port, pid } = servers[side];
    const load = { port, pid, postmaster, users, requests, seconds: LONGEST_SECONDS };
    return run({ ...load, shoot: shots[side], check: check(needle) });
  };
  const turns: Record<Side, Turn[]> = { floor: [], product: [] };
  for (const side of SIDES) {
    // One alone first: it brings the text of the query that the others know by its hash.
    await turn(side, 1, 1);
    await turn(side, REQUESTS);
  }
  for (let number = 0; number < TURNS; number += 1)
    for (const side of SIDES) turns[side].push(await turn(side, REQUESTS));
  return { floor: summed(turns.floor), product: summed(turns.product) };
};

const claimsOf = (comparisons: readonly Comparison[]): readonly Claim[] => {
  const within = `${ITEMS.toLocaleString('en-GB')} items at ${String(PLACES)} places`;
  return comparisons.flatMap(({ name, product, floor, atMost }, place) => {
    if (floor === null || atMost === null) return [];
    const beside: Claim = {
      what: `${name}, ${within}, CPU of server and database beside the floor`,
      ...{ value: both(product) / both(floor), unit: 'times', limit: atMost, is: 'at most' },
    };
    const smaller = comparisons[place - LOOKS.length];
    if (smaller === undefined) return [beside];
    return [
      beside,
      {
        what: `${name}, CPU beside ${smaller.name}`,
        ...{ value: both(product) / both(smaller.product), unit: 'times', limit: GROWTH_AT_MOST },
        is: 'at most',
      },
    ];
  });
};
